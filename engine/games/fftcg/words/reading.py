"""Reading a card's text line by line, and rendering an ability for a card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

from engine import abilities as ab
from engine.games.fftcg.cards import Card, CardType
from engine.games.fftcg.scripts import SCRIPTS
from engine.games.fftcg.words import (
    abilities,
    amounts,
    castings,
    choices,
    clauses,
    conditions,
    events,
    nouns,
    qualities,
    references,
    replacements,
    sentences,
    statics,
)
from engine.games.fftcg.words.typography import SLIPS, TERMINALS, lines_of
from engine.text import Reading
from engine.text.grammar import Grammar
from engine.text.lines import Manner, is_plural, print_line, read_text
from engine.text.phrases import Context
from engine.text.tokens import corrected, tokenize

#: Each symbol stands in one of them, in one table or in several; in its lists, what stands first counts.
TABLES = (
    abilities, amounts, castings, choices, clauses, conditions, events, nouns, qualities, references, replacements,
    sentences, statics,
)


@cache
def grammar() -> Grammar:
    """The table of the official English."""
    return Grammar(
        phrases=[line for room in TABLES for table in room.PHRASES for line in table.items()],
        terminals=TERMINALS,
        rows={**abilities.ROWS, **castings.ROWS, **nouns.ROWS, **sentences.ROWS},
        is_plural=is_plural,
    )


def read(card: Card) -> Reading:
    """The card's text as abilities; a line that cannot be read stands as Unread, with a problem that says where."""
    return read_text(card.text, partial(manner_of, card))


def manner_of(card: Card) -> Manner:
    """How the text of a card is printed."""
    return Manner(
        grammar(), start_of(card), lines_of, lambda line: corrected(line, SLIPS), lambda text: context_of(card, text)
    )


def render(ability: ab.Ability, card: Card, language: str = "en", names: Mapping[str, str] | None = None) -> str:
    """The ability as printed on the card, or told in another language; ValueError for what that has no words for.

    `names` gives cards, and whatever else has a name, their names in that language by the English ones
    (Catalogue.names); what it does not give keeps its English name.
    """
    if language in SCRIPTS:
        # Who plays in English needs none of it.
        from engine.games.fftcg.words.chinese import book
        from engine.text.chinese import render as told

        known = {} if names is None else names
        own_name = known.get(card.name, card.name)
        return told(book(), ability, SCRIPTS[language], lambda name: known.get(name, name), own_name)
    if language != "en":
        raise ValueError(f"there is no grammar of the language {language!r} for Final Fantasy TCG")
    if isinstance(ability, ab.Unparsed):
        return ability.text
    return print_line(grammar(), context_of(card), start_of(card), ability)


def context_of(card: Card, text: str = "") -> Context:
    """What reader and renderer know about the card."""
    return Context(tokenize(text), _names(card.name), corrected(card.name), text)


def start_of(card: Card) -> str:
    """The symbol of one line of the card."""
    return "summon_line" if card.type is CardType.SUMMON else "line"


@cache
def _names(name: str) -> tuple[tuple[str, ...], ...]:
    """The names by which a card may speak of itself: the whole, and the part before a comma or a bracket."""
    whole = tuple(token.key for token in tokenize(corrected(name)))
    names = [whole]
    for mark in ("(", ","):
        if mark in whole[1:]:
            names.append(whole[: whole.index(mark)])
    return tuple(names)
