"""Reading a card's text line by line, and rendering an ability; names and races are read by functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from types import MappingProxyType

from engine import abilities as ab
from engine.games.vanguard.cards import Card, CardType
from engine.games.vanguard.scripts import SCRIPTS
from engine.games.vanguard.words import (
    actions,
    asked,
    columns,
    conditions,
    costs,
    effects,
    events,
    keywords,
    lines,
    nouns,
    older,
    past,
    statics,
    ways,
)
from engine.games.vanguard.words.heads import INNER
from engine.games.vanguard.words.typography import inside, lines_of, outside
from engine.text import Reading
from engine.text.grammar import Grammar
from engine.text.lines import Manner, is_plural, print_line, read_text, tell_by_mark, tell_first
from engine.text.phrases import INTEGER, Context, Terminal, words_before
from engine.text.tokens import tokenize

_ROOMS = (
    lines, keywords, older, actions, asked, columns, conditions, costs, effects, events, nouns, past, statics, ways,
)
_ROWS = {**lines.ROWS, **nouns.ROWS, **statics.ROWS}
_START = "line"
#: How the text of an order is printed (VG 25.1).
_ORDER = "order_line"
_ORDERS = (CardType.NORMAL_ORDER, CardType.BLITZ_ORDER, CardType.SET_ORDER, CardType.TICKET)
#: What a piece may be, by its last sign.
_ASKED = ("clauses", "vps")
_SAID = ("sentence", "line")
_QUOTED = ("obj", "cost", "clauses", "condition")
_AS_THEY_ARE: Mapping[str, str] = MappingProxyType({})


def _between(opening: str, closing: str) -> Terminal:
    """What stands in an icon between these marks."""

    def read(context: Context, place: int) -> Sequence[tuple[object, int]]:
        token = context.token(place)
        if token is None or not token.text.startswith(opening):
            return []
        return [(token.text[len(opening) : -len(closing)].replace(INNER, '"'), place + 1)]

    def write(value: object, _context: Context) -> Sequence[str] | None:
        if not isinstance(value, str) or not value:
            return None
        name = value.replace('"', INNER)
        return [f"{opening}{name}{closing}"]

    return Terminal(read, write, frozenset({"icon"}))


#: Words that do not belong to the name of a token.
_NO_NAME = frozenset(("your", "a", "an", "the", "all", "other", "up", "to", "any", "each", "and", "or", "on", "for"))


def _write_words(value: object, _context: Context) -> Sequence[str] | None:
    return [value] if isinstance(value, str) and value else None


_TERMINALS = {"int": INTEGER, "name": _between('["', '"]'), "race": _between("[<", ">]"),
    "marker_name": words_before(
        {"marker", "markers"}, _write_words, most=4,
        breaks=lambda token: token.kind != "word" or token.key in _NO_NAME,
    ),
    "token_name": words_before(
        {"token", "tokens"}, _write_words, most=6,
        breaks=lambda token: token.kind != "word" or token.key in _NO_NAME,
    )}


@cache
def grammar() -> Grammar:
    """The table of the official English."""
    return Grammar(
        phrases=[line for room in _ROOMS for table in room.PHRASES for line in table.items()],
        terminals=_TERMINALS,
        rows=_ROWS,
        is_plural=is_plural,
    )


def read(card: Card) -> Reading:
    """The card's text as abilities; a line that cannot be read stands as Unread, with a problem that says where."""
    return read_text(card.text, partial(manner_of, card))


def manner_of(card: Card) -> Manner:
    """How the text of a card is printed."""
    start = _ORDER if card.type in _ORDERS else _START
    return Manner(grammar(), start, lines_of, inside, lambda text: Context(tokenize(text), text=text))


def render(
    ability: ab.Ability, _card: Card | None = None, language: str = "en", names: Mapping[str, str] = _AS_THEY_ARE
) -> str:
    """The ability as printed on the card, or told in another language; ValueError for what that has no words for.

    `names` gives cards, races and clans their names in that language by the English ones, which the others keep.
    """
    if language in SCRIPTS:
        return _told(ability, language, names)
    if language != "en":
        raise ValueError(f"there is no grammar of the language {language!r} for Cardfight!! Vanguard")
    if isinstance(ability, ab.Unparsed):
        return ability.text
    start = _ORDER if isinstance(ability, ab.ActionAbility) else _START
    return outside(print_line(grammar(), Context(()), start, ability))


def tell_piece(text: str, language: str, names: Mapping[str, str]) -> str:
    """A question, a sentence or the words for cards in the language; '' for what is none of these."""
    return tell_by_mark(text, _ASKED, _SAID, _QUOTED, lambda piece, symbols: _tell(piece, symbols, language, names))


def _told(what: object, language: str, names: Mapping[str, str]) -> str:
    # Who plays in English needs none of it.
    from engine.games.vanguard.words.chinese import book
    from engine.text.chinese import render as told

    return told(book(), what, SCRIPTS[language], lambda name: names.get(name, name))


def _tell(text: str, symbols: Sequence[str], language: str, names: Mapping[str, str]) -> str:
    context = Context(tokenize(inside(text)), text=text)
    return tell_first(grammar(), context, symbols, lambda found: _told(found, language, names))
