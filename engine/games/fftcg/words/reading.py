"""Reading a card's text line by line, and rendering an ability for a card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.abilities.amounts import AnyNumber, AtLeast, Count, Exactly, Number, Quantity, UpTo
from engine.abilities.kinds import Ability, Unread
from engine.abilities.players import Player
from engine.abilities.references import Both, Every, Pick, Reference, Them, Those, TopOfDeck
from engine.games.fftcg.cards import Card, CardType
from engine.games.fftcg.words import abilities, chinese, conditions, costs, effects, events, nouns, references, statics
from engine.games.fftcg.words.terminals import TERMINALS
from engine.games.fftcg.words.typography import SLIPS, lines_of
from engine.text.grammar import Context, Grammar
from engine.text.reader import OutOfFuel, Reader
from engine.text.reading import Problem, Reading
from engine.text.renderer import Renderer, Unprintable
from engine.text.tokens import Token, corrected, print_tokens, same_print, tokenize

_TABLES = (abilities, conditions, costs, effects, events, nouns, references, statics)
#: A longer text or line is no card's.
_LONGEST = 12_000
_LONGEST_LINE = 4000
#: How many symbols are looked for in one card, all its lines together.
_FUEL = 400_000


def is_plural(value: object) -> bool:
    """Whether what is printed for the value is many: "they gain", not "it gains"."""
    match value:
        case Exactly(amount) | UpTo(amount):
            return amount != Number(1)
        case AnyNumber() | AtLeast():
            return True
        case Quantity(_, amount) | (Number() as amount):
            return amount != Number(1)
        case Player():
            return value in (Player.YOU, Player.THEY)
        case Them() | Those() | Every() | Both():
            return True
        case Pick(count, _) | TopOfDeck(count, _):
            return is_plural(count)
        case tuple():
            return len(value) == 1 and is_plural(value[0])
        case Reference() | Count():
            return False
        case _:
            return True


@cache
def grammar() -> Grammar:
    """The table of the official English."""
    return Grammar(
        phrases=[line for table in _TABLES for line in table.PHRASES],
        terminals=TERMINALS,
        rows={**nouns.ROWS, **effects.ROWS, **abilities.ROWS, **statics.ROWS},
        glued=costs.GLUED,
        is_plural=is_plural,
    )


def read(card: Card) -> Reading:
    """The card's text as abilities; a line that cannot be read stands as Unread, with a problem that says
    where.
    """
    if len(card.text) > _LONGEST:
        return Reading((Unread(card.text),), (Problem(0, 0, card.text),))
    found: list[Ability] = []
    problems: list[Problem] = []
    fuel = _FUEL
    for number, line in enumerate(lines_of(card.text)):
        text = line if len(line) > _LONGEST_LINE else corrected(line, SLIPS)
        ability, stop, fuel = _read_line(card, text, fuel)
        if ability is None:
            problems.append(Problem(number, stop, text))
            ability = Unread(line)
        found.append(ability)
    return Reading(tuple(found), tuple(problems))


def render(ability: Ability, card: Card, language: str = "en", names: Mapping[str, str] | None = None) -> str:
    """The ability as printed on the card, or told in another language; ValueError for what the language has no
    words for.

    `names` gives cards, and whatever else has a name, their names in that language by the English ones
    (Catalogue.names); what it does not give keeps its English name.
    """
    if language in chinese.SCRIPTS:
        known = {} if names is None else names
        return chinese.render(ability, known.get(card.name, card.name), language, lambda name: known.get(name, name))
    if language != "en":
        raise ValueError(f"there is no grammar of the language {language!r} for Final Fantasy TCG")
    if isinstance(ability, Unread):
        return ability.text
    return print_tokens(_words(ability, card))


def context_of(card: Card, text: str = "") -> Context:
    """What reader and renderer know about the card."""
    return Context(tokenize(text), _names(card.name), corrected(card.name), text)


def start_of(card: Card) -> str:
    """The symbol of one line of the card."""
    return "summon_line" if card.type is CardType.SUMMON else "line"


def _read_line(card: Card, text: str, fuel: int) -> tuple[Ability | None, int, int]:
    """The ability, else the place where reading stopped; and the fuel that is left for further lines."""
    if len(text) > _LONGEST_LINE or fuel <= 0:
        return None, 0, fuel
    context = context_of(card, text)
    reader = Reader(grammar(), context, fuel)
    try:
        ability = reader.whole(start_of(card))
    except OutOfFuel:
        ability = None
    if not isinstance(ability, Ability):
        return None, _offset(context.tokens, reader.furthest, text), reader.fuel
    if not _same(ability, card, context.tokens):
        return None, 0, reader.fuel
    return ability, 0, reader.fuel


def _same(ability: Ability, card: Card, tokens: tuple[Token, ...]) -> bool:
    try:
        printed = print_tokens(_words(ability, card))
    except Unprintable:
        return False
    return same_print(tokens, tokenize(printed))


def _words(ability: Ability, card: Card) -> list[str]:
    return Renderer(grammar(), context_of(card)).words(start_of(card), ability)


def _offset(tokens: tuple[Token, ...], index: int, text: str) -> int:
    return tokens[index].offset if index < len(tokens) else len(text)


@cache
def _names(name: str) -> tuple[tuple[str, ...], ...]:
    """The names by which a card may speak of itself: the whole, and the part before a comma or a bracket."""
    whole = tuple(token.key for token in tokenize(corrected(name)))
    names = [whole]
    for mark in ("(", ","):
        if mark in whole[1:]:
            names.append(whole[: whole.index(mark)])
    return tuple(names)
