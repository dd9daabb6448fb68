"""Typography of what stands before an ability, in both generations of print: keywords with their numbers, and what
explains them in parentheses, which means nothing (VG 3.8).
"""

from __future__ import annotations

import re

from engine.text.tokens import slips

#: Stands for a quotation mark within a name.
INNER = "\u2033"
_HYPHEN = "[-\u2010-\u2014]"
#: What the words before an ability are, each with a hyphen behind it (VC0.1.5).
_PREFIXES = (
    r"Rescue(?: \d)?|Dominate|Shadowstitch|Rush|Burst|Magia|Time ?[Ll]eap|Bloom|Nitou Kaigan|\[Melody\]"
)
_ZONES = "Drop zone|Drop|Soul|Hand|Deck|Bind zone|G [Zz]one|Damage zone|Trigger [Zz]one"
_NUMBERS = {
    "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12", "thirteen": "13", "fifteen": "15",
    "twenty": "20",
}
_WIDE = str.maketrans({chr(0xFEE0 + ord(sign)): sign for sign in map(chr, range(33, 127))})
#: An explanation: whole sentences, and what they quote.
_REMINDER = r" ?\((?=[A-Z][^()]* )(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"


def _narrow(found: re.Match[str]) -> str:
    return found[0].translate(_WIDE)


#: What is put right of the heads of abilities.
SLIPS = slips(
    ("[\uff01-\uff5e]", _narrow),
    (r"\bGB ?([\u2460-\u2468])@?|\bGB ?(\d)@", lambda found: f"[Generation Break {_digit(found[1] or found[2])}]"),
    (r"\bLB@? ?(\d)@?", r"[Limit Break \1]"),
    (r"\[(Generation|Limit)[- ]Break ?(\d)\]", r"[\1 Break \2]"),
    # Where an ability works (VG 16.1): a zone in parentheses is no reminder; of a row only the circles in it.
    (rf"(?<=[\])/])[(\[]({_ZONES})[)\]}}]", r" \1 "),
    (r"\(VC\)/(Front|Back) Row \(RC\)", lambda found: f"(VC/RC) {found[1].lower()} row "),
    (r"(?<=\])(Front|Back) Row \(RC\)", lambda found: f"(RC) {found[1].lower()} row "),
    (r"(?<=\))Seek Mate (?=\[)", ":Seek Mate "),
    (_REMINDER, ""),
    (r" \(\[(?:Boost|Intercept)\]\)", ""),
    (r"(?<!\[)\bCritical ?(?=\+)", "[Critical] "),
    (r'"\[(Heal|Critical|Draw|Stand|Front)\] \1"', r"[\1]"),
    # Costs in two pairs of brackets, and brackets printed twice.
    (r"(\[(?:Counter|Soul)-Blast \d)\], ?\[(?=(?:Counter|Soul)-Blast)", r"\1 & "),
    (r"(?<=-Blast \d\])\](?= [A-Z])", ""),
    (r"\[(\[(?:Counter|Soul)-Blast \d\])\](?= [A-Z])", r"\1"),
    # Quotation marks that are missing, and keywords without their full stop.
    (r'(:(?:Resist|Harmony|Afterimage|Blaze|Engorge|Hollow|Charge))"', r'\1."'),
    (r'("\[(?:AUTO|CONT|ACT)\][^"]*)$', r'\1"'),
    (r"\bit's (?=\[Power\])", "its "),
    (r"\bunits? named (?=\")", ""),
    # A name whose closing mark stands too late; numbers and states printed as words.
    (r'"([^"\[\]]+?) in its card name"', r'"\1" in its card name'),
    (r"(?<=\bas )rest\b", "[Rest]"),
    (r"(?<='s )critical\b", "[Critical]"),
    (r"\boponent\b", "opponent"),
    (r"\bthis face up card face down\b", "this card face down"),
    (r"\bG zone(?=[A-Z])", "G zone "),
    ("\u3002", "."),
    # What is paid with is such cards.
    (r"\[((?:Counter|Soul)-Blast \d)\]-((?:normal )?(?:card|unit)[^\]]*)\]", r"[\1 \2]"),
    (rf"\b({'|'.join(_NUMBERS)})\b", lambda found: _NUMBERS[found[1]]),
    (r", then, (?=if )", ". Then, "),
    (r"(?<=the number of your )rear-guards is (greater|less) than your opponent's\b",
     r"rear-guards is \1 than the number of your opponent's rear-guards"),
    (r"(?<=the number of cards in your )hand is (greater|less) than your opponent's\b",
     r"hand is \1 than the number of cards in your opponent's hand"),
    (rf"\bWave ?{_HYPHEN} ?(?=\d)", "Wave "),
    # The circles that it names are where it works (VC6.1.2).
    (rf"\[AUTO\]:Revelation{_HYPHEN}(\([A-Z/]+\))", r"[AUTO]\1:Revelation"),
    (rf"(^|\n)({_PREFIXES}) ?{_HYPHEN} ?(?=\[)", r"\1\2 - "),
    # Of which number it is that it speaks.
    (r"((?:I|i)f (the number of cards in your soul) is [^.]*?\. Then, if )it(?= is \d+ or (?:more|greater))", r"\1\2"),
    (r"(If (your opponent's (?:drop|bind zone)) has [^:]*?[.,] Then, if )it(?= has \d+ or more cards\b)", r"\1\2"),
    (r"((?:I|i)f (the number of [^.,]*? by this effect) is [^.]*?, and if )it(?= is )", r"\1\2"),
    # A number within the bracket and beside it.
    (r"\[(Soul-Blast \d)\](\d)\]", r"[\1\2]"),
    (r"(?<=\bcards with )(\"[^\"]+\")(?= in your soul\b)", r"\1 in its card name"),
    (r"(?<=\bwith )(\"[^\"]+\")(?= from among\b)", r"\1 in its card name"),
    # What the word before it says already (VG 22).
    (r"(?m)(^\[Melody\].*) This is shared by all of your units with \[Melody\]\.?", r"\1"),
)


_WITHIN = re.compile(r'"([^"\[\]\n]+) "([^"\[\]\n]+)""')


def inner(text: str) -> str:
    """The text with the marks of a name within a name told apart from those around the whole."""
    return _WITHIN.sub(rf'"\1 {INNER}\2{INNER}"', text)


_HEAD = re.compile(r"(?:[\w ]+ - )?(?:\[(?:AUTO|CONT|ACT)\])(?: |\[[^\]]*\]|\([^)]*\)|[A-Z][\w ]*)*: ?")


def outside(text: str) -> str:
    """The heads of a line as they are printed, from what the grammar prints: "Rescue 1-[ACT](VC)[1/turn]:"."""
    return _HEAD.sub(_printed, text)


def _printed(found: re.Match[str]) -> str:
    head = re.sub(r" (?=[\[(])|(?<=[\])]) | $", "", found[0].replace(" - ", "-"))
    return re.sub(r"\bWave (?=\d)", "Wave-", head)


def _digit(sign: str) -> str:
    return str(ord(sign) - 0x245F) if sign > "9" else sign
