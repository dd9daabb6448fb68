"""How the official English is printed: its slips, the terms of older cards, and the words that no table can list -
numbers, names, races, will, ATK and DEF.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from engine import abilities as ab
from engine.abilities.node import with_parts
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card
from engine.text.phrases import INTEGER, Context, Terminal
from engine.text.tokens import Token, mended, slips

_NUMBERS = {word: str(number) for number, word in enumerate(("eight", "nine", "ten", "eleven", "twelve"), 8)}
_NUMBERS |= {"twenty": "20"}

#: What is printed now and then, and what it stands for.
SLIPS = slips(
    # Old marks of kinds of ability are ignored (FOW 1409.1).
    (r"\[Continuous\]:? ?", ""),
    (r"\[Activate\]:? ?(abilit)?", lambda found: f"activate {found[1]}" if found[1] else ""),
    (r"\[J-Activate\]:? ?", "[Judgment] "),
    (r"\bPay (?=\{[0-9A-Z]+\}(?:[^.\"]|\[\"[^\"]*\"\])*(?:[:.]|$))", ""),
    (r"(?:\b(all|add) )?\[Addition: ?(\w+(?:/\w+)?)\]",
     lambda found: f"{found[1]} [{found[2]}] additions" if found[1] else f"[{found[2]}] addition"),
    # Automatic abilities (FOW 1411.1, 1411.2).
    (r"(?:>{2,3}|=>|[\u2192⇒])(?: ?(?:>{2,3}|=>|[\u2192⇒]))*", "⇒"),
    (r"\[Enter\](?= or whenever)", "When this card enters your field"),
    (r"\[Enter\](?! abilit) ?(?::|⇒)? ?", "When this card enters your field ⇒ "),
    (r"^When ([^\[\]:]*?): ", r"When \1 ⇒ "),
    # Terms that others have taken the place of (FOW 1404.2, 1405, 1407, 1410, 1413.1, 1414).
    (r"\[Target Attack\]", "[Precision]"),
    (r"\bchant-?[- ]standby (?:area|zone)\b", "standby area"),
    (r"\bmagic stone area\b", "field"),
    (r"\b([Nn])ormal (?=spell)", r"\1on-resonator "),
    (r"\bsummon (?=spell)", "resonator "),
    # A chant-instant is a chant with [Quickcast], a chant-standby one with [Trigger] (FOW 1405.3a, 1405.4a).
    (r"\[Spell: ?Chant\](?: (?:or|and) \[Spell: ?Chant-Instant\])?(?: (?:card|spell)s?\b)?", "chant"),
    (r"\[Spell: ?Chant-Instant\](?: (?:card|spell)s?\b)?", "chant with [Quickcast]"),
    (r"\[Spell: ?Chant-Standby\](?: (?:card|spell)s?\b)?", "chant with [Trigger]"),
    (r"(?<!non-)\bspell card\b", "chant"),
    (r"\bnon-?spell\b", "non chant"),
    (r"\bmain deck\b", "deck"),
    (r"\b[Dd]ark(?= (?:resonator|magic|addition|card|spell)|\b(?! [A-Z])(?=[^a-z]*and its))", "darkness"),
    (r"\bwith its ruler side face up\b", "as a ruler"),
    (r"(?<=\bto )is (?=[A-Za-z])|\bit'?s owners? (?=[a-z])",
     lambda found: "its owner's " if "owner" in found[0] else "its "),
    (r"\b(?:its|your) [Rr]uler side\b", "your ruler area, as a ruler"),
    (r"\bput into your ruler area\b(?!,)", "put into your ruler area"),
    (r"\b[Hh]e or she\b", "they"),
    # Who a card shows is still a card.
    (r"\b(?:he|she) (?=[a-z]+s\b|can)", "it "), (r"\b(?:He|She) (?=[a-z]+s\b|can)", "It "),
    (r"\b([Aa])t (?:the )?next end of (?:the )?turn\b", r"\1t the end of the turn"),
    (r"\b([Ii])t's (?=\[|light|fire|water|wind|dark|damaged|still)", r"\1t is "), (r"\bhis or her\b", "their"),
    (r"\bJ-?[Rr]uler", "J-ruler"), (r"\bRuler\b(?! of)", "ruler"),
    # Marks.
    (r"\bplus an additional\b", "plus"),
    (r"(?<=[a-z0-9\]])\s+-\s*(?=[A-Za-z\[{])", " -- "),
    (r"\b(Choose one)\. (Play this ability [^.]*?)\.? -- (.*?)\.?$", r"\1 -- \3. \2."),
    # Between the entries of a list.
    (r"[;:](?: or)+ |; |(?:[.,]|(?<=\])) or (?=(?:draw|destroy|return|rest|this card)\b)", "; or "),
    (r"\b([Nn])on-(?=\w)", r"\1on "),
    (r"\b(this|that) triggers its ability\b", r"\1 triggers its [Enter] ability"), (r"\bYou (?=J-ruler)", "Your "),
    (r"(^When(?:ever)? [^,⇒:]*? (?:attacks|blocks)) you ", r"\1, you "),
    (r"\b([Yy])ou opponent", r"\1our opponent"),
    (r"\[([-+]?)0/", "[0/"), (r"/[-+]0\]", "/0]"),
    (r"\{W\}, ?\{R\}, ? ?\{U\}, ?\{G\},? (?:or )?\{B\}", "one will of any attribute"),
    (r"(deck), if (it(?:'s| is))", r"\1. If \2"),
    (r"[;,]$", "."), (r"(?<=[Cc]hoose one)\s*-(?!-)\s*", " -- "), (r"^([^(]*)\)$", r"\1"),
    (r"\b(?:a )?basic (?=(?:\w+ )?magic stone)", "a non special "), (r"\ba a non", "a non"),
    (r"\b([Aa]t the beginning of )(?:the )?turn\b", r"\1each turn"), (r"\bnon[- ]attribute\b", "no attribute"),
    (r"\b(" + "|".join(_NUMBERS) + r")\b", lambda found: _NUMBERS[found[0].lower()]),
    (r"\{([0-9A-Z]+|Rest)\}", r"[\1]"),
    (r"\[Rest\](?=[A-Z])", "[Rest]: "),
    (r"\[Rest\],? (?=Produce)", "[Rest]: "),
    (r"\b(beginning|end) of (?:the )?battle(?: phase)?\b", r"\1 of the battle"),
    (r"\b(leaves?) (your|a) field for a non[- ]field zone\b", r"\1 \2 field"),
    (r"(\bif you control (?:an?|four) \[\"[^\]]*\"\]) (?=search|put)", r"\1, "),
    # What the text is about, said of this card.
    (r"^((?:When|Whenever|As) this card (?:enters (?:your|the|a) field|attacks?|blocks?|is blocked"
     r"|attacks or blocks)(?:,| ⇒) )[Ii]t (?=deals|gains)", r"\1this card "),
)
#: A name in quotation marks, which no sentence is.
_QUOTED = re.compile(r"(?<![\w.)\"\u201c\[])[\"\u201c]\s*([^\"\u201c\u201d\[\]{}:⇒]+?)\s*[\"\u201d](?!\w)")
_NESTED = re.compile(r"(?<!\w)\"([A-Z][^\"{}\[\]:]* )\"([A-Z]\w+)\"+(?=[ ,.])")
_CLAUSE = re.compile(r"\.$|^(?:When|Whenever|If|This card|This turn|You pay|As long)\b|\b(?:cannot|must|gains?)\b")
_ARTS = re.compile(r"God's Art ?(?:\[\"|[\[<]) ?([^\]>\"]+?) ?(?:\"\]|[\]>])")
#: Reminder text is no part of the text (FOW 204.3); behind [Barrier] and the like stands what it says more.
_REMINDER = re.compile(r"(\[(?:Barrier|Mana|Limit|Seal)\]|\[Force\] \d+)?\s*(\((?:[^()]|\([^()]*\))*\))")
_SAYS_MORE = re.compile(r"(?<=\[Barrier\] )\(([^()]+)\)|(?<=\] )\((\d+)\)")
#: Where another ability begins in the same line.
_APART = re.compile(
    r"(?<=[.)\]]) (?=\[Torrent\])|(?<=\[Will of Hope\]) (?=\[)|(?<=\[Will of Despair\]) (?=\[)"
    r"|(?<=\}) (?=\[[A-Z][\w ]+\](?:\n|$))"
    r"|(?<=\]) (?=\[(?:Limit|Mana|Evolution|Bestow|Barrier\] \(|Incarnation|Awakening))"
    r"|(?<=/[-+]\d{3}\]\.) (?=When |Whenever |At the )"
)
#: What the rules say of every older addition, as later printings say it (FOW 1406.2a, 1406.2b).
_ADDS = re.compile(
    r"As you play this card, target an? [\w/-]+\. (?:If that [\w/-]+ is still a legal target, put this card into the"
    r" field|This card enters the field) added to the chosen target(?:, otherwise put it into its owner's graveyard)?\."
)
#: What goes on with the line before: another entry of its list, what is done instead.
_GOES_ON = re.compile(r"or\b|If (?:(?!\bwould\b)[^.])*\binstead\.")
_OPEN_REMINDER = re.compile(r"\s*\((?:You may play either side|This card can)[^()]*$")


def lines_of(text: str, addition: bool = False) -> list[str]:
    """The abilities of a text, one a line: entries of a list belong to the line before, [Torrent] begins its own.

    Of an older `addition` what it is added to says its type.
    """
    lines: list[str] = []
    text = re.sub(r"[ \t\u00a0]+", " ", text.replace("\u2019", "'"))
    text = _REMINDER.sub(_kept, re.sub(r"[\u226a\u00ab]([^\u226b\u00bb]+)[\u226b\u00bb]", r"[\1]", text))
    text = _APART.sub("\n", _ADDS.sub("", text) if addition else text)
    for line in text.splitlines():
        line = _OPEN_REMINDER.sub("", line).strip()
        if not line or line in (".", ")"):
            continue
        if lines and line.startswith(("- ", "\u2022 ")):
            lines[-1] = _with_entry(lines[-1], line[2:].strip())
        elif lines and (_GOES_ON.match(line) or lines[-1].endswith(("-", ";", "\u2014"))):
            lines[-1] = f"{lines[-1]} {line}"
        else:
            lines.append(line)
    return lines


def _kept(found: re.Match[str]) -> str:
    """What stands in brackets, where it says more than the word before it does."""
    if found[1] is not None and found[1][-1].isdigit():
        # It ends the sentence that it stands behind.
        return f"{found[1]}."
    says = found[1] is not None and not re.match(r"\((?:This|When|As|If|It)", found[2])
    return f"{found[1]} {found[2]}" if says else found[1] or ""


def _with_entry(line: str, entry: str) -> str:
    """A line with one more entry of the list that it begins or goes on with."""
    if line.startswith(("[Torrent]", "[Seal]")):
        return f"{line} {'' if line.startswith('[Torrent]') else '-- '}{entry}"
    if line.endswith((";", "-", ":")):
        return f"{line[:-1].rstrip()} -- {entry}"
    return f"{line.rstrip('. ')}; or {entry}"


def corrected(line: str) -> str:
    """The line as the grammar wants it: names and will as icons, old terms as the new ones."""
    line = line.replace("\u2019", "'").replace("\u00a0", " ")
    if line.count('"') % 2:
        # What closes no quotation.
        line = line.removesuffix('"')
    line = _NESTED.sub(lambda found: f'["{found[1]}\u2018{found[2]}\u2019"]', line)
    line = _QUOTED.sub(_named, line)
    line = _ARTS.sub(lambda found: f'God\'s Art ["{found[1]}"]', line)
    line = _SAYS_MORE.sub(lambda found: f"against {found[1]}" if found[1] else str(found[2]), line)
    return mended(line, SLIPS)


def _named(found: re.Match[str]) -> str:
    return found[0] if _CLAUSE.search(found[1]) else f'["{found[1].strip()}"]'


def printed(text: str) -> str:
    """A told text as cards print it: will in braces, names in quotation marks."""
    text = re.sub(r'\["([^\]]*?)"\]', r'"\1"', text)
    text = re.sub(r"\b([Nn]on) (?=\w)", r"\1-", text)
    text = re.sub(r"\[([0-9]+|[WRUGBMX]|Rest)\]", r"{\1}", text)
    return re.sub(r"\](?=[\[{])", "] ", text)


# What no table lists.


def _name(context: Context, place: int) -> Sequence[tuple[object, int]]:
    token = context.token(place)
    return [(token.text[2:-2], place + 1)] if token is not None and token.text.startswith('["') else []


def _write_name(value: object, _context: Context) -> Sequence[str] | None:
    return [f'["{value}"]'] if isinstance(value, str) and value else None


_SIGN = re.compile(r"\[([WRUGBMX]|[0-9]{1,2})\]", re.IGNORECASE)


def _sign(context: Context, place: int) -> Sequence[tuple[object, int]]:
    token = context.token(place)
    found = _SIGN.fullmatch(token.text) if token is not None else None
    return [(found[1].upper(), place + 1)] if found else []


def _write_sign(value: object, _context: Context) -> Sequence[str] | None:
    return [f"[{value}]"] if isinstance(value, str) and value else None


_STATS = re.compile(r"\[([-+]?)(\d*[XY]?\d*) ?/ ?([-+]?)(\d*[XY]?\d*)\]")


def _amount(sign: str, figures: str) -> ab.Amount:
    factor = -1 if sign == "-" else 1
    if figures.isdigit():
        return ab.Number(factor * int(figures))
    variable: ab.Amount = ab.X() if figures[0] == "X" else own.Y()
    each = factor * int("1" + figures[1:])
    return variable if each == 1 else ab.Times(ab.Number(each), variable)


def _stats(make: Callable[[ab.Amount, ab.Amount], object], signed: bool) -> Callable[[Context, int],
                                                                                     list[tuple[object, int]]]:
    def read(context: Context, place: int) -> list[tuple[object, int]]:
        token = context.token(place)
        found = _STATS.fullmatch(token.text) if token is not None else None
        if found is None or bool(found[1] or found[3]) is not signed or not (found[2] and found[4]):
            return []
        return [(make(_amount(found[1], found[2]), _amount(found[3], found[4])), place + 1)]

    return read


def _told(amount: ab.Amount, signed: bool) -> str | None:
    match amount:
        case ab.Number(number):
            sign, figures = "-" if number < 0 else "+", str(abs(number))
            return (sign + figures if number else "0") if signed else figures
        case ab.X() | own.Y():
            return ("+" if signed else "") + type(amount).__name__
        case ab.Times(ab.Number(each), ab.X() | own.Y() as variable):
            zeros = str(abs(each))[1:]
            return ("-" if each < 0 else "+" if signed else "") + type(variable).__name__ + zeros
    return None


def _write_stats(value: object, _context: Context) -> Sequence[str] | None:
    if not isinstance(value, own.Stats):
        return None
    parts = [_told(one, True) for one in (value.atk, value.defense)]
    return None if None in parts else [f"[{parts[0]}/{parts[1]}]"]


def _write_body(value: object, _context: Context) -> Sequence[str] | None:
    if not isinstance(value, own.Body):
        return None
    parts = [_told(one, False) for one in (value.atk, value.defense)]
    return None if None in parts else [f"[{parts[0]}/{parts[1]}]"]


def _hundreds(context: Context, place: int) -> Sequence[tuple[object, int]]:
    """ "X00": so many hundreds."""
    token = context.token(place)
    if token is None or not re.fullmatch(r"[XY]0+", token.text, re.IGNORECASE):
        return []
    return [(_amount("", token.text.upper()), place + 1)]


def _write_hundreds(value: object, _context: Context) -> Sequence[str] | None:
    told = _told(value, False) if isinstance(value, ab.Times) else None
    return None if told is None else [told]


#: Small words inside the name of a race, and words that end it or are none.
_SMALL = {"of", "the"}
_NO_RACE = {
    *("resonator", "resonators", "j-ruler", "j-rulers", "ruler", "rulers", "chant", "chants", "addition"),
    *("regalia", "target", "other", "each", "all", "added", "bestowed"),
    *("this", "that", "you", "your", "put", "if", "when", "whenever", "as", "at", "draw", "destroy", "it", "they"),
    *("remove", "return", "rest", "recover", "reveal", "search", "x", "y", "a", "an", "another", "players", "prevent"),
    *("non", "god", "atk", "def", "only", "choose", "banish", "discard", "treat", "cards", "card", "spells"),
    *("produce", "until", "then", "otherwise", "attacking", "blocking", "gain", "look", "up", "cancel", "any"),
}
_HEADS = {"j/resonator", "j/resonators", "j/ruler", "j/rulers", "token", "tokens"}


def _is_other(word: str) -> bool:
    """Whether a word is no race, or two such words printed as one."""
    return word in _NO_RACE or any(word[:at] in _NO_RACE and word[at:] in _NO_RACE for at in range(1, len(word)))


def _capital(token: Token) -> bool:
    return token.text[0].isupper() and token.kind in ("word", "number")


def _races(context: Context, place: int, many: bool) -> list[tuple[object, int]]:
    found: list[tuple[object, int]] = []
    for end in range(place, min(place + 7, len(context.tokens))):
        token = context.tokens[end]
        number = token.kind == "number" and end > place and not token.text.isalpha()
        following = context.token(end + 1)
        stone = token.key == "magic" and following is not None and following.key in ("stone", "stones")
        if token.key in _HEADS or stone:
            break
        if not (_capital(token) or number or (end > place and token.key in _SMALL)):
            break
        if _capital(token) or number:
            if _is_other(token.key) and not (token.key == "card" and following is not None and _capital(following)):
                break
            found.append((own.singular(context.words(place, end + 1)), end + 1))
    return found[::-1]


def _write_race(many: bool) -> Callable[[object, Context], Sequence[str] | None]:
    def write(value: object, _context: Context) -> Sequence[str] | None:
        if not isinstance(value, str) or not value:
            return None
        return (own.plural(value) if many else value).split()

    return write


def _race(many: bool) -> Terminal:
    return Terminal(lambda context, place: _races(context, place, many), _write_race(many),
                    frozenset({"word", "number"}))


_ICON = frozenset({"icon"})
#: What older additions are added to, in brackets (FOW 1406.1a).
_ADDED_TO = {"[Resonator]", "[Field]", "[Ruler]", "[J-ruler]", "[J/resonator]", "[J/ruler]"}


def _added_to(context: Context, place: int) -> Sequence[tuple[object, int]]:
    token = context.token(place)
    return [(token.text[1:-1], place + 1)] if token is not None and token.text in _ADDED_TO else []


TERMINALS = {
    "int": INTEGER,
    "name": Terminal(_name, _write_name, _ICON),
    "added_to": Terminal(_added_to, lambda value, _: [f"[{value}]"] if f"[{value}]" in _ADDED_TO else None, _ICON),
    "sign": Terminal(_sign, _write_sign, _ICON),
    "stats": Terminal(_stats(own.Stats, True), _write_stats, _ICON),
    "body_stats": Terminal(_stats(own.Body, False), _write_body, _ICON),
    "hundreds": Terminal(_hundreds, _write_hundreds, frozenset({"word"})),
    "race": Terminal(_race(False).read, _race(False).write, frozenset({"word", "number"}), (_race(False), _race(True))),
}


def _counter(context: Context, place: int) -> Sequence[tuple[object, int]]:
    """The words of a kind of counter, "mana", "tea party", "[+100/+100]"; none of any kind."""
    tokens = context.tokens
    for end in range(place, min(place + 4, len(tokens))):
        if tokens[end].key in ("counter", "counters"):
            if end == place:
                return [("", end)]
            if tokens[place].kind == "icon":
                return [(tokens[place].text[1:-1], end)] if end == place + 1 else []
            return [(context.words(place, end).lower(), end)]
        if end > place and tokens[place].kind == "icon":
            return []
        if tokens[end].kind not in ("word", "icon") or tokens[end].key in ("a", "the", "all", "of", "and", "or", "on"):
            return []
    return []


def _write_counter(value: object) -> Sequence[str] | None:
    if not isinstance(value, str):
        return None
    return [f"[{value}]"] if "/" in value else value.split()


TERMINALS["counter"] = Terminal(_counter, lambda value, _context: _write_counter(value), frozenset({"word", "icon"}),
                                stop=lambda _context, place: place + 1)


def of_its_race(node: Any, card: Card) -> Any:
    """The tree with the card's own race where it is printed with a letter too many or too few."""
    match node:
        case own.OfRace(race) if race not in (races := tuple(map(own.singular, card.races))):
            return next((own.OfRace(one) for one in races if _slipped(race, one)), node)
    return with_parts(node, lambda one: of_its_race(one, card))


def _slipped(printed: str, meant: str) -> bool:
    """Whether one word of several is another but for a letter."""
    longer, shorter = sorted((printed, meant), key=len, reverse=True)
    return " " in meant and len(longer) == len(shorter) + 1 and any(
        longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer))
    )
