"""Typography: printed text as tokens, and tokens as printed text again.

Two texts are the same print when their tokens are: spacing, kinds of dash and quote and the case of a letter
do not count, and neither do the slips that a game lists.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

OPEN = "\u201c"
CLOSE = "\u201d"

_TOKEN = re.compile(
    r"""
    (?P<icon>\[[^\]\n]*\])
  | (?P<dash>--+|\u2014|\u2013)
  | (?P<number>\d+(?![A-Za-z]))
  | (?P<possessive>'s\b)
  | (?P<negation>n't\b)
  | (?P<article>an(?=other\b))
  | (?P<negated>(?:do|does|did|is|are|was|were|has|have|had)(?=n't\b))
  | (?P<word>[^\W_]+(?:['&./-](?!s\b)[^\W_]+)*)
  | (?P<other>\S)
    """,
    re.VERBOSE | re.IGNORECASE,
)
#: What is printed in several ways and is one word to a grammar: the same wherever it stands.
_ONE_WORD = {
    "n't": "not", "can't": "cannot", "every": "each", "greater": "more", "higher": "more", "fewer": "less",
    "lower": "less",
    **{word: str(number) for number, word in enumerate(("one", "two", "three", "four", "five", "six", "seven"), 1)},
}
_KINDS = {"negation": "word", "negated": "word", "article": "word"}
_QUOTES = {'"', OPEN, CLOSE, "\u2018", "\u2019", "\u201e", "\u300c", "\u300d"}
_OPENING = {OPEN, "\u2018", "\u300c", "\u201e"}
_CLOSING = {CLOSE, "\u2019", "\u300d"}
_APOSTROPHE = re.compile(r"(?<=\w)\s?[\u2019'](?:\s(?=s\b)|(?=\w))")


def key_of(word: str) -> str:
    """A word as the grammar knows it."""
    plain = word.casefold()
    return _ONE_WORD.get(plain, plain)


@dataclass(frozen=True, slots=True)
class Token:
    """A word, number, icon or mark of a text, and where in the text it begins."""

    text: str
    offset: int
    kind: str
    #: The token as the grammar knows it: without its case, in the one word for what is said in several.
    key: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", key_of(self.text))


Right = str | Callable[[re.Match[str]], str]
Slips = tuple[tuple[re.Pattern[str], Right], ...]


def slips(*table: tuple[str, Right]) -> Slips:
    """What is printed, by patterns, and what each stands for."""
    return tuple((re.compile(pattern), right) for pattern, right in table)


def mended(text: str, slips: Slips) -> str:
    """The text without the slips, which are put right one after the other."""
    for pattern, right in slips:
        text = pattern.sub(right, text)
    return text


def corrected(text: str, slips: Slips = ()) -> str:
    """The text with apostrophes and spaces as they should be, and without the slips."""
    return mended(_APOSTROPHE.sub("'", text.replace("\u00a0", " ")), slips)


def tokenize(text: str) -> tuple[Token, ...]:
    """The tokens of a text whose apostrophes are corrected."""
    tokens: list[Token] = []
    depth = 0
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or "other"
        word = match.group()
        if word in _QUOTES:
            opens = _opens(word, text, match.start(), depth)
            if not opens and depth == 0:
                word = "'"
            else:
                depth += 1 if opens else -1
                _end_sentence(tokens, opens, match.start())
                word = OPEN if opens else CLOSE
        elif kind == "dash":
            word = "--"
        elif word == "." and tokens and tokens[-1].text in (".", CLOSE):
            continue
        token = Token(word, match.start(), _KINDS.get(kind, kind))
        tokens.append(replace(token, kind="number") if kind == "word" and token.key.isdecimal() else token)
    return _without_serial_commas(tokens)


def _opens(mark: str, text: str, place: int, depth: int) -> bool:
    if mark in _OPENING:
        return True
    if mark in _CLOSING:
        return False
    before = text[place - 1] if place else " "
    after = text[place + 1] if place + 1 < len(text) else " "
    return depth == 0 or (before.isspace() and not after.isspace())


def _end_sentence(tokens: list[Token], opens: bool, place: int) -> None:
    """A quotation is whole sentences, whether or not its last full stop was printed."""
    if opens or not tokens or tokens[-1].text in (".", CLOSE, OPEN):
        return
    if tokens[-1].text != ")" or len(tokens) < 2 or tokens[-2].text != ".":
        tokens.append(Token(".", place, "other"))


def _without_serial_commas(tokens: list[Token]) -> tuple[Token, ...]:
    """A comma before "and" or "or" is a matter of taste, not of meaning."""
    kept = []
    for index, token in enumerate(tokens):
        following = tokens[index + 1].key if index + 1 < len(tokens) else ""
        if token.text == "," and following in ("and", "or", "and/or", ","):
            continue
        kept.append(token)
    return tuple(kept)


def same_print(one: Iterable[Token], other: Iterable[Token]) -> bool:
    """Whether two texts are the same print; a full stop at the very end does not count."""
    return _keys(one) == _keys(other)


def _keys(tokens: Iterable[Token]) -> list[str]:
    keys = ["a" if token.key == "an" else token.key for token in tokens]
    while keys and keys[-1] == ".":
        keys.pop()
    return keys


_NO_SPACE_BEFORE = {".", ",", ":", ")", CLOSE, "'s", "n't", "'", ";", "!", "?"}
_NO_SPACE_AFTER = {"(", OPEN, "+", "#"}
_VOWELS = set("aeiouAEIOU")


def print_tokens(words: Sequence[str]) -> str:
    """Tokens as a text: spaced, quotation marks by depth, articles and capitals as they belong."""
    out: list[str] = []
    depth = 0
    previous = ""
    capital = True
    for index, word in enumerate(words):
        following = words[index + 1] if index + 1 < len(words) else ""
        if word == "'" and not previous.endswith("s"):
            # Only a plural in "s" has no other.
            word = "'s"
        if word == "a/an":
            word = "an" if following.lstrip("[")[:1] in _VOWELS else "a"
        if word == OPEN:
            mark = '"' if depth == 0 else "\u2018"
            depth += 1
        elif word == CLOSE:
            depth = max(0, depth - 1)
            mark = '"' if depth == 0 else "\u2019"
        else:
            mark = word[:1].upper() + word[1:] if capital else word
        if out and not _joined(previous, word):
            out.append(" ")
        out.append(mark)
        capital = (
            word in (".", ":", OPEN, "--") or (capital and word.startswith("[")) or (word == "(" and previous == ".")
        )
        previous = word
    return "".join(out)


def _joined(previous: str, word: str) -> bool:
    if word in _NO_SPACE_BEFORE or previous in _NO_SPACE_AFTER or previous == "\n" or word == "\n":
        return True
    if (previous, word) == ("an", "other"):
        return True
    return previous.startswith("[") and word.startswith("[") and previous != "[EX BURST]"
