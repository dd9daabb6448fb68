"""The typography of the community's English: signs as the grammar wants them, and slips that change nothing.

Print has four kinds of sign: `|CONT|` for categories, `<Red>` for marks, `"Name"` for names and `[...]` both for
icons and around costs. Inside, everything that is one sign is one icon token, `[CONT]`, `[Red]`, `["Name"]`, and a
cost stands between guillemets.
"""

from __future__ import annotations

import re

from engine.games.cipher.words.names import restore, shelter
from engine.games.cipher.words.typos import SIGNS, SLIPS, Slips

OPEN_COST = "\u00ab"
CLOSE_COST = "\u00bb"

_KINDS = ("CONT", "ACT", "AUTO", "SPEC", "BOND", "HAND", "ATK SUPP", "DEF SUPP", "ATK/DEF SUPP")
_ICON = r"FS|CCS|LvS[\dX]|US|CF|BS|CP|DV|DB|LIS|HS|AS|IS|Once Per Turn"
_MARK_TO_PRINT = re.compile(r"\[([^\]\"]*)\]")
_QUOTED = re.compile(r"[\"\u201c\u201d\u201e]([^\"\u201c\u201d\u201e\[\]|]*)[\"\u201c\u201d\u201e]")
_BRACKET = re.compile(r"\[([^\]]*)\]")
_WHOLE_ICON = re.compile(rf"(?:{_ICON})$", re.IGNORECASE)

_COST = re.compile(r"(?<=\[)[a-z][^\]]*(?=\])")
_HEAD = re.compile(r"(\|(?:[A-Z/]+)(?: SUPP)?\| (?:\[[^\]]*\] )*)([a-z])")
_REMINDER = re.compile(r"(\((?:\[\w+\]|\|\w+\|) )([A-Z])")
#: Where a further skill is printed behind another.
_NEXT_SKILL = re.compile(r" ?\*{3}(?=\|)")
_STRAIGHT = str.maketrans({"\u201c": '"', "\u201d": '"', "\u201e": '"', "\u2018": "'", "\u2019": "'"})
_SECOND_VERB = re.compile(
    r" and (?=(?:add|move|destroy|deploy|send|untap|tap|place|flip|reveal|stack) (?:it|them|her|him|that|this|the)\b)"
)


def inside(text: str) -> str:
    """The printed line as the grammar wants it."""
    text, names = shelter(_mended(text, SIGNS))
    text = restore(_mended(text, SLIPS), names)
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
    return re.sub(r"\s+", " ", head + rest).strip()


def _mended(text: str, slips: Slips) -> str:
    for pattern, right in slips:
        text = pattern.sub(right, text)
    return text


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
