"""Reading a card's text line by line, and rendering a skill."""

from __future__ import annotations

from functools import cache

from engine.abilities.kinds import Ability, Unread
from engine.games.cipher.cards import Card
from engine.games.cipher.words import conditions, costs, effects, events, nouns, references, skills, statics
from engine.games.cipher.words.terminals import TERMINALS
from engine.games.cipher.words.typography import inside, lines_of, outside
from engine.text.grammar import Context, Grammar
from engine.text.lines import is_plural, print_line, read_text
from engine.text.reading import Reading
from engine.text.tokens import tokenize

_TABLES = (conditions, costs, effects, events, nouns, references, skills, statics)
_START = "line"


@cache
def grammar() -> Grammar:
    """The table of the community's English."""
    return Grammar(
        phrases=[line for table in _TABLES for line in table.PHRASES],
        terminals=TERMINALS,
        rows={name: row for table in _TABLES for name, row in table.ROWS.items()},
        glued={},
        is_plural=is_plural,
    )


def read(card: Card) -> Reading:
    """The card's text as skills; a line that cannot be read stands as Unread, with a problem that says where."""
    return read_text(card.text, lines_of, inside, lambda text: Context(tokenize(text), text=text), grammar(), _START)


def render(ability: Ability, _card: Card | None = None) -> str:
    """The skill as it is printed; Unprintable for what the language has no words for."""
    if isinstance(ability, Unread):
        return ability.text
    return outside(print_line(grammar(), Context(()), _START, ability))
