"""The typography of the community's English: signs as the grammar wants them, and slips that change nothing.

Print has four kinds of sign: `|CONT|` for categories, `<Red>` for marks, `"Name"` for names and `[...]` both for
icons and around costs. Inside, everything that is one sign is one icon token, `[CONT]`, `[Red]`, `["Name"]`, and a
cost stands between guillemets.

A name is the name of a skill, before its category or its colon, or whatever stands between quotation marks. Names are
kept from whatever mends the words of a text, and a card's own ones are spelled as they are above.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.text.tokens import mended, slips

OPEN_COST = "\u00ab"
CLOSE_COST = "\u00bb"

#: The categories before which a skill has its name, and those of supports.
SKILL_KINDS = ("CONT", "ACT", "AUTO", "SPEC", "BOND", "HAND")
_KINDS = (*SKILL_KINDS, "ATK SUPP", "DEF SUPP", "ATK/DEF SUPP")
_ICON = r"FS|CCS|LvS[\dX]|US|CF|BS|CP|DV|DB|LIS|HS|AS|IS|Once Per Turn"
_MARK_TO_PRINT = re.compile(r"\[([^\]\"]*)\]")
_QUOTED = re.compile(r"[\"\u201c\u201d\u201e](?! (?:and|or) \")([^\"\u201c\u201d\u201e\[\]|]*)[\"\u201c\u201d\u201e]")
#: A mark without its other one belongs to the word that it touches.
_UNPAIRED = re.compile(r'(?<!\[)"(\w+)|(\w+)"(?!\])')
_BRACKET = re.compile(r"\[([^\]]*)\]")
_WHOLE_ICON = re.compile(rf"(?:{_ICON})$", re.IGNORECASE)

_COST = re.compile(r"(?<=\[)[a-z][^\]]*(?=\])")
_HEAD = re.compile(r"((?<!-)\|(?:[A-Z/]+)(?: SUPP)?\| (?:\[[^\]]*\] )*)([a-z])")
_REMINDER = re.compile(r"(\((?:\[\w+\]|\|\w+\|) )([A-Z])")
#: Where a further skill is printed behind another.
_NEXT_SKILL = re.compile(r" ?\*{3}(?=\|)")
_STRAIGHT = str.maketrans({"\u201c": '"', "\u201d": '"', "\u201e": '"', "\u2018": "'", "\u2019": "'"})
_SECOND_VERB = re.compile(
    r" and (?=(?:add|move|destroy|deploy|send|untap|tap|place|flip|reveal|stack) (?:it|them|her|him|that|this|the)\b)"
)


def inside(text: str) -> str:
    """The printed line as the grammar wants it."""
    text, names = shelter(mended(text, _SIGNS))
    text = restore(mended(text, _WORDS), names)
    for kind in _KINDS:
        text = text.replace(f"|{kind}|", f"[{kind}]\u0000")
    place = text.find("\u0000")
    head, rest = text[: place + 1], text[place + 1 :]
    head = head.replace("\u0000", " ")
    rest = rest.replace("\u0000", " ")
    # A cost in two pairs of brackets is one.
    rest = _BRACKET.sub(_bracket, rest).replace(f"{CLOSE_COST} {OPEN_COST}", ", ")
    rest = re.sub(r"<([^<>]*)>", lambda match: f"[{match[1].strip()}]", rest)
    rest = _QUOTED.sub(lambda match: f'["{match[1].strip()}"]', rest)
    rest = _UNPAIRED.sub(lambda match: f'["{match[1] or match[2]}"]', rest)
    return re.sub(r"\s+", " ", head + rest).strip()


def _bracket(match: re.Match[str]) -> str:
    inner = match[1].strip()
    if inner in _KINDS or _WHOLE_ICON.match(inner):
        return f"[{inner}]"
    return f"{OPEN_COST}{inner.rstrip('.')}{CLOSE_COST}"


def outside(text: str) -> str:
    """The line as it is printed, from what the grammar prints."""
    text = text.replace("][", "] [")
    text = _MARK_TO_PRINT.sub(_sign, text)
    text = text.replace('["', '"').replace('"]', '"')
    text = text.replace(f"{OPEN_COST} ", "[").replace(f" {CLOSE_COST}", "]")
    text = re.sub(r"\b([Nn]on) - ", r"\1-", text)
    text = re.sub(r"(?<=\d) - (?=\d)", "-", text)
    text = re.sub(r"(?<= )- (?=\d)", "-", text)
    text = _COST.sub(lambda match: ", ".join(part[:1].upper() + part[1:] for part in match[0].split(", ")), text)
    text = _REMINDER.sub(lambda match: match[1] + match[2].lower(), text)
    text = _SECOND_VERB.sub(", and ", text)
    return _HEAD.sub(lambda match: match[1] + match[2].upper(), text.replace(" '", "'"))


def _sign(match: re.Match[str]) -> str:
    inner = match[1]
    if inner in _KINDS:
        return f"|{inner}|"
    if _WHOLE_ICON.match(inner):
        return f"[{inner}]"
    return f"<{inner}>"


def straight(text: str) -> str:
    """The text with straight quotation marks, in names too."""
    return text.translate(_STRAIGHT)


def lines_of(text: str) -> list[str]:
    """The skills of a text, one a line."""
    lines = _NEXT_SKILL.sub("\n", straight(text)).replace("***", "").splitlines()
    return [line.strip() for line in lines if line.strip()]


# Names.

_KIND = rf"\|(?:{'|'.join(SKILL_KINDS)})\|"
_ANY_ICONS = r"(?:\[[^\]]*\] ?)*"
_NAMES = re.compile(
    rf"^{_ANY_ICONS}(?P<skill>[^|\[\]]+?)(?= ?{_KIND})"
    rf'|[("]{_ANY_ICONS}(?P<inner>[^|()"\[\]]+?)(?= ?{_KIND})'
    r"|SUPP\| (?P<support>[^:.\[|]+?)(?=:| \[)"
    r'|"(?P<quoted>[^"|\s](?:[^"|]*[^"|\s])?)"'
)
#: Letters that no card is printed with stand for names: the same one for the same name.
_FIRST = 0x10000
#: A reference to a card's own skill may be misspelled by so many letters, one in every so many, and no more.
_MOST, _EVERY = 3, 10


def shelter(text: str) -> tuple[str, list[str]]:
    """Put a letter in the place of each name; return the text and the names, which ``restore`` puts back."""
    names: list[str] = []

    def hide(match: re.Match[str]) -> str:
        name = next(one for one in match.groups() if one)
        if name not in names:
            names.append(name)
        start, end = match.span(match.lastgroup or 0)
        whole = match[0]
        return whole[: start - match.start()] + chr(_FIRST + names.index(name)) + whole[end - match.start() :]

    return _NAMES.sub(hide, text), names


def restore(text: str, names: Sequence[str]) -> str:
    """Put names back in their places."""
    for place, name in enumerate(names):
        text = text.replace(chr(_FIRST + place), name)
    return text


def own_names(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the skills that stand in these lines, also of those that the card can come to have."""
    found = (match["skill"] or match["inner"] for line in lines for match in _NAMES.finditer(line))
    return tuple(dict.fromkeys(one.strip('" ') for one in found if one))


def spelled(line: str, own: Sequence[str]) -> str:
    """Return the line with its references to the card's own skills spelled as their names are."""

    def right(match: re.Match[str]) -> str:
        quoted = match["quoted"]
        if not quoted or quoted in own:
            return match[0]
        meant = [name for name in own if _is_slip(quoted, name)]
        return f'"{meant[0]}"' if len(meant) == 1 else match[0]

    return _NAMES.sub(right, line)


def _is_slip(printed: str, name: str) -> bool:
    most = min(_MOST, len(name) // _EVERY)
    return abs(len(printed) - len(name)) <= most and _letters_apart(printed, name) <= most


def _letters_apart(one: str, other: str) -> int:
    """Return how many letters have to be put in, left out or changed to make one of the other."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        row = list(_next_row(row, place, letter, other))
    return row[-1]


def _next_row(row: Sequence[int], place: int, letter: str, other: str) -> Iterator[int]:
    left = place
    yield left
    for there, (corner, above) in zip(other, pairwise(row), strict=True):
        left = min(above + 1, left + 1, corner + (letter != there))
        yield left


# Slips, before signs are changed.

#: Signs printed otherwise, and names without their quotation marks.
_SIGNS = slips(
    (r"\u2013", "-"),
    (r"[ \t\u00a0]+", " "),
    (r"\|(CCS|FS|BS|CP|US|CF)\|", r"[\1]"),
    (r"\[LVS(?=[\dX]\])", "[LvS"),
    (r"(?<=[\s(])'([A-Z][A-Za-z ()]*)'(?=[\s,.]|$)", r'"\1"'),
    (r"\bcan use ([\w-]+)\. \((?=\1 \|)", r'acquires "\1": ('),
)
#: Words printed now and then, and what they stand for; names are no words.
_WORDS = slips(
    (r",? and before you begin your \w+ Phase(?=,)", ""),
    (r"<([A-Z][a-z]+)(?= )", r"<\1>"),
    (r"(?<![<\w])(Red|Blue|White|Black|Green|Purple|Yellow|Brown|Tome) (?=Bonds?\b|cards?\b)", r"<\1> "),
    (r"\bdeployed (with a Deployment Cost of \d(?: or \w+)?)(?=,)", r"\1 is deployed"),
    (r"(?<=\d)\.,? (?=and this unit's)", ", "),
    (r"\b(?:if )?[Yy]ou (?:may pay|may|pay) (?:the|this skill's) cost(?:,? and if your? do)?[:,]?"
     r"(?= (?:[A-Z]|this))",
     "you may pay the cost and if you do:"),
    (r"\bLevelled\b", "Leveled"),
    (r"\bneither this unit or\b", "this unit or"),
    (r" (?:on the field|in play|present)\b", " on the Battlefield"),
    (r"\b(?:[Tt]he|[Aa]n) opponent\b", "your opponent"),
    (r"\b[Tt]he enemy(?:'s)? (?=Main\b)", "your opponent's "),
    (r"(?<=[ ,])(\d(?:-\d)?) ?range\b", r"range \1"),
    (r"(?<=range 1-2)\.(?=,)", ""),
    (r"\bRetreat\b(?! [Aa]rea)", "Retreat Area"),
    (r"<Color>|\bInsignia\b", "<Symbol>"),
    (r"\bSymbol-l(?:es|s)s\b", "<Colorless>"),
    (r"\b(\d|two|three|four|five) top(?:most)? cards?\b", r"top \1 cards"),
    # Not in the name of a skill, which stands before its kind.
    (r"\b[Ff]lip(\d)", r"Flip \1"),
    (r"\bFlip (\d)(?: Bonds? (?=,)|(?=\]))", r"Flip \1 Bonds face-down"),
    (r"(\|(?:ATK|DEF|ATK/DEF) SUPP\| [^:\[|]+?) (?=\[)", r"\1: "),
    (r"\b[xX] ?(?=1(?:0)?\b)", "X "),
    (r"(?<=gains )(\+\d+) (?=per )", r"\1 attack "),
    (r"\bselect(?= )", "choose"),
    (r"\bReveal and place ([^\]]*? from your hand) on top\b", r"Reveal \1 and place it on top"),
    (r'"([^"]+)"\. \((?=\1 \|)', r'"\1": ('),
    (r"(?<=[Ff]lip )(\d|one) (of your )?(<\w+> )?(Bonds?)( without [^\],]*)?(?=[\],.]| to )",
     r"\1 \2\3\4\5 face-down"),
    (r"((?:\b[Ii]f (?!you do:)|(?<=[|\]] )When )[^:.\[\]|]*?)(?<![Ii]f you do): (?=[A-Z])", r"\1, "),
    (r"(\|(?:CONT|ACT|AUTO|SPEC)\|) ?: (?=[A-Z])", r"\1 "),
    (r"(?<!the cost),(?: and)? if you do: (?=[A-Z])", ". If you do, "),
)
#: All that is put right.
SLIPS = (*_SIGNS, *_WORDS)
