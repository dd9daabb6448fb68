"""How the official English is printed: its slips and habits, and the words that no table can list - numbers, names,
Jobs, Categories, the card's own name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine import abilities as ab
from engine.text.phrases import INTEGER, Context, Terminal, words_before
from engine.text.tokens import Token, slips, tokenize

#: What is printed now and then, and what it stands for.
SLIPS = slips(
    (r"\[Card Name \(([^\]]+)\)\]", r"Card Name \1"),
    (r"\[Job \(([^\]]+)\)\]", r"Job \1"),
    (r"\[Category \(([^\]]+)\)\]", r"Category \1"),
    (r"\btheir hands\b(?! to)", "their hand"),
    (r"(?<=[a-zA-Z])(?=(?:Forward|Backup|Monster|Character)s?\b)", " "),
    (r"(?<=\b\d)(?=(?:Card|Job|Category)\b)", " "),
    (r"\b(each|a)(?=(?:Job|Card|Category)\b)", r"\1 "),
    (r"^EX BURST(?= )", "[EX BURST]"),
    # No special ability is an EX Burst (FFTCG 11.10.1).
    (r"^\[EX BURST\] ?(?=[^.,:]*\[S\][^.:]*:)", ""),
    (r"(?<=cards) then (?=discard|put|place|draw|reveal)", ", then "),
    (r"^\[([A-Z][a-z]+(?: [A-Z][a-z]+)*)\] (?=\[S\])", r"\1 "),
    (r", if you do( so)?,", r". If you do\1,"),
    (r"opponents'(?= (?:Summons?|abilit|Forward|turn))", "opponent's"),
    (r"\b(same|different) card type\b", r"\1 type"),
    (r"^Players (?=cannot\b)|(?<=[.,] )[Pp]layers (?=cannot\b)", "Each player "),
    (r"\bany player's\b", "either player's"),
    (r"\beither of the players?\b", "either player"),
    (r"\bCard name (?=[A-Z])", "Card Name "),
    (r"\bwithout paying its CP cost\b", "without paying the cost"),
    (r"\b(the named|the selected) (?=(?:type|name)\b)", r"\1 card "),
    (r"\b([Dd]ouble|[Hh]alve) the damage dealt\b", r"\1 the damage"),
    # A limit printed before the actions that it limits, or before a reminder of the effect.
    (r"(following actions(?: instead| as [^.:\"]*)?\.) ((?:You can only use this ability|This effect will trigger"
     r" only) [^.:\"]*)[.:] ([\"\u201c].*[\"\u201d])$", r"\1 \3 \2."),
    (r"(You can only use this ability [^.]*)\.? (\(Th(?:is|ese) effects? do(?:es)?(?: not|n't) end [^)]*\))",
     r"\2 \1."),
    (r"(?<=[a-z]) and ([\"\u201c][^\"\u201c\u201d]+[\"\u201d]) and (?=[\"\u201c])", r", \1 and "),
    (r"\byour own (?=(?:[A-Z]\w+|abilit|auto|action|special))", "your "),
    (r"\b(you|they|players) would (?=[a-z]+\b)", r"\1 "),
    (r"\bwould be\b", "is"),
    (r"\bwould (leave|receive|enter|draw|deal|discard|become|return)\b", r"\1s"),
    # One way to say what is said in several.
    (r"\bcan be paid using\b", "can be paid with"),
    (r"\b([Ww])on't\b", r"\1ill not"),
    (r"\b([Yy])ou may (?=only\b)", r"\1ou can "),
    (r"\ball of the(?= \w)", "all the"),
    (r"\beach of the (?=(?:[A-Z]\w+ )*(?:Forwards|Backups|Monsters|Characters)\b)", "all the "),
    (r"\b([Ii]f|[Ww]hen) (you|they) do,", r"\1 \2 do so,"),
    (r"\b([Ii]f|[Ww]hen) your opponent does,", r"\1 your opponent does so,"),
    (r"\b(?:take|receive)(s?) (?=(?:battle )?damage\b)", r"receive\1 "),
    (r"\b(deals? (?:your opponent|you|each player)) (\d) damage\b", r"\1 \2 points of damage"),
    (r"\b(deals? (?:your opponent|you|each player)) 1 points\b", r"\1 1 point"),
)
#: Where one ability is printed right behind another.
_RUN_ON = re.compile(r"(?<=[.)])(?=\[EX BURST\])")
#: A reminder printed below the effect that it speaks of.
_NO_END = re.compile(r"\(Th(?:is|ese) effects? do(?:es)?(?: not|n.t) end")
#: What a card of several Elements says of itself, which its symbols say.
_ELEMENTS = "(Card Elements:"
_ICON_LINE = re.compile(r"^\s*[\"\u201c\u2018]")


def lines_of(text: str) -> list[str]:
    """The abilities of a text, one a line: actions in quotation marks, and reminders of what does not end, on
    lines of their own belong to the line before.
    """
    lines: list[str] = []
    for line in _RUN_ON.sub("\n", text).splitlines():
        line = line.strip()
        if not line or line.startswith(_ELEMENTS):
            continue
        if lines and (_ICON_LINE.match(line) or _NO_END.match(line) or _broken_off(lines[-1])):
            lines[-1] = f"{lines[-1]} {line}"
        else:
            lines.append(line)
    return lines


_WHOLE = re.compile(r"(Haste|Brave|First Strike|Back Attack|Limit Break -- \d+)$")


def _broken_off(line: str) -> bool:
    """Whether the line stops in the middle of a sentence: printed on two lines by a slip."""
    return line[-1].isalnum() and _WHOLE.search(line) is None


#: Words inside a name that are printed small.
_SMALL = {"of", "the", "in", "for", "to", "a", "an", "and", "de", "von", "with", "la", "s", "no", "der", "e"}
#: Words that end a name: they say what the named thing is.
_TYPES = {
    *("forward", "forwards", "backup", "backups", "monster", "monsters", "character", "characters"),
    *("card", "job", "category", "counter", "counters", "summon", "summons", "break", "zone", "cp", "element"),
}
#: Before a number these are of a list, and of no name.
_LISTED = {"and", "or", ","}
_JOINTS = {"'s", "'", "-", "&", "/", ":", "!", "?", "."}
_LONGEST = 9


def _source(context: Context, place: int) -> Sequence[tuple[object, int]]:
    found = []
    for index, name in enumerate(context.names):
        end = place + len(name)
        keys = tuple(token.key for token in context.tokens[place:end])
        if keys == name:
            found.append((ab.Source(wording=index), end))
    return found


def _write_source(value: object, context: Context) -> Sequence[str] | None:
    if not isinstance(value, ab.Source):
        return None
    if value.wording < len(context.names):
        # As printed on the card, cut to the length of these keys.
        return [token.text for token in tokenize(context.name)][: len(context.names[value.wording])]
    return [context.name]


def _name(context: Context, place: int) -> Sequence[tuple[object, int]]:
    """Every run of words that may be a name, longest first; names with a comma last."""
    ends: list[int] = []
    commas: list[int] = []
    tokens = context.tokens
    place_now = place
    comma = False
    while place_now < len(tokens) and place_now - place < _LONGEST:
        token = tokens[place_now]
        if token.text == "(":
            close = _closing(tokens, place_now)
            if close is None:
                break
            place_now = close
        elif token.text == ",":
            comma = True
        elif token.kind == "number" and place_now > place and tokens[place_now - 1].key in _LISTED:
            # "1 Card Name Vell and 1 Card Name Osk": a number begins the next of a list.
            break
        elif token.key in _TYPES or not (
            _capital(token) or token.key in _SMALL or token.text in _JOINTS or _inner_capital(token)
        ):
            break
        place_now += 1
        last = tokens[place_now - 1]
        may_end = _capital(last) or last.text in {")", "!", "?"}
        if may_end and (not comma or _titled(tokens[place:place_now])):
            (commas if comma else ends).append(place_now)
    if (not ends and not commas) or tokens[place].text == "," or tokens[place].text in _JOINTS:
        return []
    if tokens[place].key in _SMALL and not _capital(tokens[place]):
        return []
    return [(context.words(place, end), end) for end in (*reversed(ends), *commas)]


def _titled(tokens: Sequence[Token]) -> bool:
    """Whether what follows the comma is a title, "Keeper of Lamps", and not the next name of a list."""
    comma = [token.text for token in tokens].index(",")
    return any(token.key in _SMALL and not _capital(token) for token in tokens[comma:])


def _closing(tokens: Sequence[Token], place: int) -> int | None:
    """The place of the bracket that closes a short one: "(VI)", "(Type-0)"."""
    for index in range(place + 1, min(place + 4, len(tokens))):
        if tokens[index].text == ")":
            return index
        if not (_capital(tokens[index]) or tokens[index].text in {"-", "/"}):
            return None
    return None


def _capital(token: Token) -> bool:
    return token.kind in ("word", "number") and (token.text[0].isupper() or token.text[0].isdigit())


def _inner_capital(token: Token) -> bool:
    """Whether a word of a name begins with a small article: "l'Cie"."""
    return token.kind == "word" and "'" in token.text[:3] and any(letter.isupper() for letter in token.text)


def _write_name(value: object, context: Context) -> Sequence[str] | None:
    return [token.text for token in tokenize(value)] if isinstance(value, str) else None


def _category(context: Context, place: int) -> Sequence[tuple[object, int]]:
    token = context.token(place)
    if token is None or not _capital(token):
        return []
    return [(token.text, place + 1)]


_ICON = re.compile(r"\[(\d+)\]")


def _icon_number(context: Context, place: int) -> Sequence[tuple[object, int]]:
    token = context.token(place)
    match = _ICON.fullmatch(token.text) if token is not None else None
    return [(int(match[1]), place + 1)] if match else []


_OF_NAMES = frozenset({"word", "number"})
TERMINALS = {
    "int": INTEGER,
    "source": Terminal(_source, _write_source),
    "name": Terminal(_name, _write_name, _OF_NAMES),
    "category": Terminal(_category, _write_name, _OF_NAMES),
    # Capitalised words before "Counter", and whatever stands before the icon of special abilities.
    "counter": words_before(
        ("counter", "counters"), _write_name, _OF_NAMES, breaks=lambda token: not _capital(token), most=4
    ),
    "icon_number": Terminal(
        _icon_number, lambda value, _: [f"[{value}]"] if isinstance(value, int) else None, frozenset({"icon"})
    ),
    "skill": words_before(
        ("[s]",), _write_name, _OF_NAMES, breaks=lambda token: token.kind == "icon" or token.text in (".", ","), most=12
    ),
}
