"""Reading a card's text line by line, and rendering a skill."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from types import MappingProxyType

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Card
from engine.games.cipher.scripts import SCRIPTS
from engine.games.cipher.words import (
    cardcosts,
    causes,
    changes,
    compared,
    conditions,
    costs,
    course,
    effects,
    events,
    instead,
    leads,
    nouns,
    past,
    places,
    predicates,
    references,
    skills,
    statics,
    verbs,
)
from engine.games.cipher.words.names import own_names, spelled
from engine.games.cipher.words.terminals import TERMINALS
from engine.games.cipher.words.typography import inside, lines_of, outside, straight
from engine.text.english.times import times
from engine.text.grammar import Context, Grammar
from engine.text.lines import Manner, is_plural, print_line, read_text
from engine.text.reading import Reading
from engine.text.tokens import tokenize

_TABLES = (
    causes,
    conditions,
    past,
    predicates,
    leads,
    costs,
    effects,
    events,
    verbs,
    nouns,
    compared,
    places,
    references,
    skills,
    statics,
    changes,
    cardcosts,
    instead,
    course,
)
_START = "line"
_AS_THEY_ARE: Mapping[str, str] = MappingProxyType({})


@cache
def grammar() -> Grammar:
    """The table of the community's English."""
    return Grammar(
        phrases=[
            *(line for table in _TABLES for line in table.PHRASES),
            # Nothing waits for the Beginning Phase: it begins with the turn (Cipher 13.2.1.1).
            *times(own.Phase, (own.Phase.BEGINNING,), ("start", "beginning")),
        ],
        terminals=TERMINALS,
        rows={name: row for table in _TABLES for name, row in table.ROWS.items()},
        is_plural=is_plural,
    )


def read(card: Card) -> Reading:
    """The card's text as skills; a line that cannot be read stands as Unread, with a problem that says where."""
    return read_text(card.text, partial(manner_of, card))


def manner_of(card: Card) -> Manner:
    """How the text of a card is printed."""
    named = own_names(lines_of(card.text))
    return Manner(
        grammar(), _START, lines_of, lambda line: inside(spelled(straight(line), named)),
        lambda text: Context(tokenize(text), text=text),
    )  # fmt: skip


def render(
    ability: ab.Ability, _card: Card | None = None, language: str = "en", names: Mapping[str, str] = _AS_THEY_ARE
) -> str:
    """The skill as printed on the card, or told in another language; ValueError for what the language has no
    words for.

    `names` gives Unit Names and skills their names in that language by the English ones; what it does not give
    keeps its English name.
    """
    if language in SCRIPTS:
        # Who plays in English needs none of it.
        from engine.games.cipher.words import chinese

        return chinese.render(ability, language, lambda name: names.get(name, name))
    if language != "en":
        raise ValueError(f"there is no grammar of the language {language!r} for Fire Emblem Cipher")
    if isinstance(ability, ab.Unparsed):
        return ability.text
    return outside(print_line(grammar(), Context(()), _START, ability))
