"""The typography of the official English: signs as the grammar wants them, and slips that change nothing.

Print has icons in brackets, `[AUTO]`, `[Power]`, circles in parentheses, `(VC)`, `(VC/RC)`, races `<Sylph>`, names in
quotation marks, costs in brackets behind `[COST]`, with `&` between their parts, and abilities that are gained in
quotation marks. Inside, everything that is one sign is one icon token, `[AUTO]`, `[VC]`, `[<Sylph>]`, `["Name"]`, a
cost stands between guillemets, its parts divided by commas, and only abilities stand in quotation marks.

What stands in parentheses and is neither a circle nor a number reminds of a rule (VG 22), and is no part of the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.games.vanguard.words import heads
from engine.text.tokens import CLOSE, OPEN, mended, slips

OPEN_COST = "\u00ab"
CLOSE_COST = "\u00bb"

_ICONS = (
    "AUTO|CONT|ACT|1/turn|by name|Power|Critical|Shield|Stand|Rest|Boost|Intercept|Heal|Front|Draw|Stride"
    "|Ultimate Stride|G Guardian|Melody"
    "|Twin Drive|Triple Drive|VC|RC|GC"
)
_ICON = re.compile(rf"\[({_ICONS})\]", re.IGNORECASE)
_WORDS_IN_BRACKETS = re.compile(r"\[((?:Soul|Counter)-?(?:Charge|Blast)[^\[\]&]*)\]", re.IGNORECASE)
_CIRCLES = re.compile(r"\(((?:VC|RC|GC)(?:/(?:VC|RC|GC))*)\)")
_RACE = re.compile(r"<([^<>]+)>")
_REMINDER = re.compile(r" ?\((?!\d+\))[^()]*\)\.?")
_LINE = re.compile(r'(?:(?<=[.)])|(?<=:Resist)|(?<=:Sentinel)) ?(?=\[(?:AUTO|CONT|ACT)\][^"]*:)')
_COST_LINE = re.compile(r"^(\[COST\]\[.*\]) *\n", re.MULTILINE)
#: What stands in quotation marks and is no name: an ability, or what a trigger icon does (VC14.3.1).
_ABILITY = re.compile(r"\[(?:AUTO|CONT|ACT)\]|\[(?:Critical|Draw|Stand|Heal|Front)\]:")
_STRAIGHT = str.maketrans({
    **dict.fromkeys("\u201c\u201d\u201e", '"'), **dict.fromkeys("\u2018\u2019", "'"), "\uff3b": "[", "\uff3d": "]",
    **dict.fromkeys("\u2010\u2011\u2013\uff0d", "-"), "\uff1a": ":", **dict.fromkeys("\u00a0\u3000",
                                                                                     " "), "\uff0b": "+",
    "\uff38": "X", **{chr(0xFF10 + digit): str(digit) for digit in range(10)},
})


def lines_of(text: str) -> list[str]:
    """The abilities of a text, one a line; a list under an ability belongs to it."""
    lines: list[str] = []
    # A sentence goes on behind its comma, or with a small letter; what an order costs stands on a line of its own.
    whole = _COST_LINE.sub(r"\1, ", heads.inner(text.translate(_STRAIGHT)))
    for line in re.sub(r"(?<=,)\n|\n(?=[a-z])", " ", whole).splitlines():
        line = line.strip()
        if not line or _REMINDER.fullmatch(line):
            continue
        if line.startswith(("\u30fb", "\u2022")) and lines:
            lines[-1] += " " + line
        else:
            lines.extend(_abilities(line))
    return lines


def _abilities(line: str) -> Iterator[str]:
    """An ability behind another on one line, outside quotation marks."""
    start = 0
    for found in _LINE.finditer(line):
        if line.count('"', start, found.start()) % 2 == 0 and found.start() > start:
            yield line[start : found.start()].strip()
            start = found.end()
    yield line[start:].strip()


def inside(text: str) -> str:
    """The printed line as the grammar wants it."""
    text = mended(mended(text.translate(_STRAIGHT), heads.SLIPS), _SIGNS)
    text = _quoted(text)
    text = _CIRCLES.sub(lambda found: "".join(f"[{one}]" for one in found[1].split("/")), text)
    text = _REMINDER.sub("", text)
    text = _RACE.sub(lambda found: f"[<{found[1].strip()}>]", text)
    text = _with_costs(text)
    text = _WORDS_IN_BRACKETS.sub(r"\1", text)
    text = mended(text, _WORDS)
    return re.sub(r"\s+", " ", text).strip()


#: What is done, one or the other, each in quotation marks: no name has brackets.
_EITHER = re.compile(r'"([^"]*)" or "([^"]*)"')


def _either(found: re.Match[str]) -> str:
    if not re.search(r"[\[\]]", found[1] + found[2]) or _ABILITY.match(found[1]):
        return found[0]
    return f"{OPEN}{found[1]}{CLOSE} or {OPEN}{found[2]}{CLOSE}"


def _quoted(text: str) -> str:
    """Names as icons, abilities in quotation marks of their own."""
    text = _EITHER.sub(_either, text)
    out: list[str] = []
    place, depth = 0, 0
    while (mark := text.find('"', place)) >= 0:
        out.append(text[place:mark])
        if _ABILITY.match(text, mark + 1):
            out.append(OPEN)
            depth, place = depth + 1, mark + 1
            continue
        end = text.find('"', mark + 1)
        if depth and (mark == len(text) - 1 or text[mark - 1] not in " [(:" or end < 0):
            out.append(CLOSE)
            depth, place = depth - 1, mark + 1
            continue
        if end < 0:
            out.append(text[mark:])
            place = len(text)
            break
        name = re.sub(r"[][]", "", text[mark + 1 : end]).strip()
        out.append(f'["{name}"]')
        place = end + 1
    return "".join((*out, text[place:]))


def _with_costs(text: str) -> str:
    """Costs between guillemets: what stands in brackets behind [COST], or where nothing else can."""
    out: list[str] = []
    place = 0
    while (mark := text.find("[", place)) >= 0:
        out.append(text[place:mark])
        icon = _ICON.match(text, mark)
        if text.startswith(('["', "[<"), mark) or icon:
            end = text.find("]", mark) + 1
            out.append(text[mark:end])
        else:
            end = _closing(text, mark)
            out.append(_cost(text[mark + 1 : end - 1]) if _is_cost(text, mark, end) else text[mark:end])
        place = end
    return "".join((*out, text[place:])).replace("[COST]", "").replace("[COST:]", "")


def _is_cost(text: str, mark: int, end: int) -> bool:
    if text[mark:end] in ("[COST]", "[COST:]"):
        return False
    if text[:mark].rstrip().endswith(("[COST]", "[COST:]")):
        return True
    inner = text[mark + 1 : end - 1]
    if re.match(r"(?:Counter|Soul)-?Blast.", inner, re.IGNORECASE):
        return True
    return " " in inner and not re.match(r"(?:Soul|Counter)-?Charge|Generation|Limit", inner, re.IGNORECASE)


def _closing(text: str, place: int) -> int:
    """Where the bracket that opens at a place has been closed; brackets that are printed once too often count less."""
    depth = 0
    for end in range(place, len(text)):
        depth += (text[end] == "[") - (text[end] == "]")
        if not depth:
            return end + 1
    found = re.compile(r"\](?=,| and\b)").search(text, place)
    return found.end() if found else len(text)


def _cost(inner: str) -> str:
    inner = _WORDS_IN_BRACKETS.sub(r"\1", inner)
    inner = re.sub(r"\[(?=(?:Soul|Counter)-)|(?<=\d)\]", "", inner)
    inner = mended(inner.strip(" .[") if not _ICON.match(inner) else inner.strip(" ."), _PARTS)
    return f"{OPEN_COST}{inner}{CLOSE_COST}"


def outside(text: str) -> str:
    """The line as it is printed, from what the grammar prints."""
    text = re.sub(r"\[<([^\]]*)>\]", r"<\1>", text)
    text = re.sub(r'\["([^\]]*)"\]', r'"\1"', text)
    text = re.sub(r"\[VC\] ?\[RC\]", "(VC/RC)", text)
    text = re.sub(r"\[(VC|RC|GC)\]", r"(\1)", text)
    text = re.sub(rf"{OPEN_COST} ?([^{CLOSE_COST}]*?) ?{CLOSE_COST}", _printed_cost, text)
    text = re.sub(r"(?<=[+-]) (?=\d)", "", text)
    text = re.sub(r" / ", "/", text)
    text = re.sub(r"(?<=\w) - (?=\w)", "-", text)
    text = re.sub(r"(?<![\[\w])((?:Soul|Counter)-Charge \d+)", r"[\1]", text)
    text = heads.outside(text).replace(heads.INNER, '"')
    return text.replace(" '", "'")


#: Between the parts of a cost, and not in a name.
_BETWEEN = re.compile(r', (?=(?:[^"]*"[^"]*")*[^"]*$)')


def _printed_cost(found: re.Match[str]) -> str:
    return f"[COST][{' & '.join(part[:1].upper() + part[1:] for part in _BETWEEN.split(found[1]))}]"


#: Zones in which an ability works, as they are printed before its colon.
_PLACES = {
    "hand": "(Hand)", "drop zone": "(Drop)", "drop": "(Drop)", "soul": "(Soul)", "deck": "(Deck)",
    "bind zone": "(Bind zone)",
    "damage zone": "(Damage zone)", "g zone": "(G zone)", "order zone": "(Order zone)",
    "trigger zone": "(Trigger zone)", "vc": "[VC]", "rc": "[RC]",
}
_PLACE = re.compile(rf"\(?(?<!\[)\b({'|'.join(_PLACES)})\b[)}}]?", re.IGNORECASE)
_NUMBERS = {word: str(number) for number, word in enumerate(
    ("eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
     "eighteen", "nineteen", "twenty"), 8)} | {"thirty": "30"}


def _places(text: str) -> str:
    """The zones of a head in parentheses, or as circles; a row behind them."""
    text = _PLACE.sub(lambda found: _PLACES[found[1].lower()], text)
    return re.sub(r"(Front|Back) [Rr]ow \[RC\]", lambda row: f"[RC] ({row[1].lower()} row)", text)


# Slips, before signs are changed, and in words after that.

_SIGNS = slips(
    (r"[ \t]+", " "), (r"&91;|&#91;", "["), (r"&93;|&#93;", "]"), (r"\u300a([^\u300b]*)\u300b", r"<\1>"),
    (r"^([^:\"]*):(.*?) ?This ability may only be used by a card with the same card name once a turn\.?",
     r"\1[by name]:\2"),
    (r"\[(?:Cost|cost|COST)\]? ?(?=\[)", "[COST]"),
    (r"\[(STAND|stand)\]", "[Stand]"), (r"\[(REST|rest)\]", "[Rest]"),
    (r"(?<=[\]\w])\+(?=\d)", " +"),
    (r"(?<=\d)/(?=\[|drive|grade)", " / "),
    (r"\((?:R|r)ear-guard (?:C|c)ircle\)", "(RC)"),
    (r"\((VC|RC|GC)\)/\((VC|RC|GC)\)", r"(\1/\2)"),
    (r"\[\[(Soul-Blast \d)\] ", r"[\1 "),
    (r"\[(Soul-Blast \d)\] ((?:other |\")?(?:grade|card|(?<=\")[^\"]*\")[^\[\]]*)\]", r"[\1 \2]"),
    (r"\[(Counter-Blast \d) & (Soul-Blast)\] (\d\])", r"[\1 & \2 \3"),
    (r"\[COST\]\[([A-Za-z-]+ \d)\] ?& ?(?=\[|[a-z])", r"[COST][\1 & "),
    (r"\b(one of your (?:[a-z-]+ )?[a-z-]+s?) get(?= (?:\[|drive|\"|grade))", r"\1 gets"),
    (r"\bof battle\b", "of that battle"), (r"(-Blast \d)-(?=card )", r"\1 "), (r"(?<=[a-z])!$", "."),
    # A cost whose first bracket is missing.
    (r"\[(?:COST|Cost)\]\[(Rest|rest|Stand)\] ([^\[\]]*)\]", r"[COST][[\1] \2]"),
    (r"(?<=:)\[(Rest)\] ([^\[\]:.]*)\](?=,)", r"[COST][[\1] \2]"),
    (r"(?<=attack or the attack )(?:that )?(?:it|this unit)(?= boosted)", "it"),
    (r"\b(opponent's|lock) \1\b", r"\1"),
    (r"\byou (?=opponent's)", "your "),
    (r"\b([Ii]f they) does\b", r"\1 do"),
    (r"\bat \[Rest\]", "in [Rest]"),
    (r"(\[(?:AUTO|CONT|ACT)\]):(?=\((?:VC|RC)[^()]*\):)", r"\1"),
    (r"\bdo(?:es)? not get hit\b", "cannot be hit"),
    (r"(\((?:VC|RC|GC)[^()]*\))\](?=\[)", r"\1"),
    (r"\bseparate RC\b", "separate (RC)"),
    (r"\bzero (?=cards?\b)", "0 "),
    (r"(?<=\bunit's )power\b|(?<=\boriginal )power\b", "[Power]"),
    (r"\ban (?=opponent's)", "your "),
    # A cost of less: what it is less by is no cost of its own.
    (r"(cost is reduced by) \[((?:Counter|Soul)-Blast \d)\]?,? (?=for each)", r"\1 \2 "),
    (r"(?<=\bor more)-(?=[A-Z])|(?<=\bor less)-(?=[A-Z\[])|(?<=\bor greater)-(?=[A-Z])", " - "),
    (r"(?<=cards) in total(?= with\b)", ""),
    (r"[\u2460-\u2468]", lambda sign: str(ord(sign[0]) - 0x245F)),
    (r"\[Counter-?Blast ?(?=\d)", "[Counter-Blast "),
    (r"AC@,", "[ACT],"),
    (r"\[(?:Cost|COST)\]\[(Soul-Blast \d)\] ((?:grade|card)[^\[\]]*)\]", r"[COST][\1 \2]"),
    (r"(?<=& )(Rest|Stand)\] ", r"[\1] "),
)
#: In the middle of a sentence.
_WORDS = slips(
    (r"\b(his or her|her or his)\b", "their"),
    (r"\bits owner's (?=drop\b)", "the "),
    (r"\bdrop zones?\b", "drop"),
    (r"\brode upon\b|\bridden upon\b", "rode upon"),
    # No two of them have the same name.
    (r"\bwith ((?:\[\"[^\"]*\"\](?:,? or )?)+) in (?:its|their) different card names?\b",
     r"with different card names and \1 in its card name"),
    (r"\bin (its|their) card names?\b", "in its card name"),
    (r"\bface-(up|down)\b", r"face \1"),
    (r"\bG Zone\b", "G zone"),
    (rf"(\u00bb)(?:,? and)?(?:,| |, ) ?(?=[A-Za-z\[\"{OPEN}])", r"\1, "),
    # Nobody else calls from another's hand; and where it is no longer said who chooses, it is somebody else.
    (r"(?<=from their hand, )(?:and )?call(?= (?:it|them|those|that)\b)", "calls"),
    (r"(?<=\u00bb, )(?=chooses\b)", "your opponent "),
    (r", then(?=, \u00ab)", ""),
    (r"\bThen (?=\u00ab)", "Then, "),
    (r'(?<=this cost may be paid with )\["([^"]*)"\]|(?<=you may pay )\["([^"]*)"\](?= for this ability)',
     lambda found: found[1] or found[2]),
    (r"(up to the )(number of cards in your (?:drop|soul) as)\b", r"\1same \2"),
    # What lay as a gauge is none any more.
    (r"\bequip gauge(s?) discarded\b", r"card\1 put"),
    # A bracket printed twice behind a cost, and what is so of several.
    (r"\u00bb, ?\](?=,)|\u00bb ?\](?=,)", "\u00bb"),
    (r"(\b(?:all of your|(?:(?:this|that) unit|it) and (?:1|one) of your)\b[^.,:\u00ab]*?) gets (?=\[Power\])",
     r"\1 get "),
    (r"(?<=\"\]) (?=its card name\b)", " in "),
    # What has so many is what was spoken of before it.
    (r"((?:I|i)f (your (?:soul|drop|hand|bind zone|damage zone)) has [^:]*?[.,] (?:Then, )?[Ii]f )it(?= has )",
     r"\1\2"),
    (r"(face up cards (in their damage zone)\b[^:]*?\. If they) (?:has|have) ([^,]*? face up cards)(?=,)",
     r"\1 have \3 \2"),
    (r"\bany player's or\b", "either player's"),
    (r"\b(rear) guards?\b", "rear-guards"),
    (r"\bshuffle the rest of the cards(?: looked at)?(?: and|,) put them on the bottom of (?:your|the) deck\b",
     "put the rest on the bottom of your deck in a random order"),
    (r"\bNormal Unit ?- ?", "normal unit - "), (r"\bTrigger Unit ?- ?", "trigger unit - "),
    (r"\bNormal or Trigger Unit ?- ?", "normal or trigger unit - "),
    (r"\bdepending on that card's (?:card )?type\b", "depending on the type of that card"),
    # Of the cards that are left, all go to an end of the deck.
    (r"\bany number of the remaining cards on the top or bottom of deck\b",
     "the rest on the top or bottom of your deck"),
    # Others than the one spoken of.
    (r"(If you have another (unit)\b([^,]*), [^.]*\. If you have (?:two|2|three|3) or more)(?=,)", r"\1 other \2s\3"),
    (r"\bthis (this unit)\b", r"\1"),
    (r"(\d) or more cards - ", r"\1 or more - "),
    (r"\b(\d)([^.,]*?)(\d) or more at the same time\b", r"\1\2\3 or more at the same time"),
    (r"\b(must call) (two|2|three|3) more at\b", r"\1 \2 or more at"),
    (r"\b(must call (?:two|2|three|3) or more) cards at\b", r"\1 at"),
    (r"\ban? other\b", "another"),
    (r"\b([Pp])erform the effects\b", r"\1erform all of the effects"),
    (r"\bsuperior (ride|call)\b", r"\1"),
    (r"\b[Nn]on-(?=[a-z\[]|Astral )", "non - "), (r"\bSC@", "Soul-Charge"),
    (r"\b(boosted rear-guard) boosted\b", r"\1"), (r"(\ball units [^.,]*?) gets (?=\[Power\])", r"\1 get "),
    (rf"\b({'|'.join(_NUMBERS)})\b|(?<=\u30fb)({'|'.join(map(str.capitalize, _NUMBERS))})\b",
     lambda found: _NUMBERS[found[0].lower()]),
    (r"\b(?:any|either|both|all) (?:player|fighter)(?:'s|s')(?= )", "either player's"),
    (r"\bfighter(?='s|s\b| )", "player"),
    (r"\bSoul-Charged\b", "Soul-Charge"),
    (r"(?<!\[)\bPower\b(?!\])(?= [+-]?\d| until)", "[Power]"),
    (r"(?<!\w )(?<!, )(\[(?:AUTO|CONT|ACT)\])((?:[^:\[]|\[[VRG]C\])*)(?=[\[:])",
     lambda found: found[1] + _places(found[2])),
    (r"\bcards? named (?=\[\")", ""),
)
#: In a cost: its parts, and what is chosen and dealt with is one deed.
_PARTS = slips(
    (r"\s*&\s*", ", "),
    (r"\b[Cc]hoose ([^,&]+?),? and (put|turn|discard|bind|retire|lock|remove|return) (?:it|them)\b", r"\2 \1"),
    # Not in a name, which may have a comma.
    (r"(?:^|(?<=, ))([A-Z])(?=[a-z]+ )(?![^\"\[]*\"\])", lambda found: found[1].lower()),
)
SLIPS = (*heads.SLIPS, *_SIGNS, *_WORDS)
