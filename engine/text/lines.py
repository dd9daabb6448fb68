"""The lines of a card read with a grammar: each as an ability that prints back to the same words, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.abilities.amounts import AnyNumber, AtLeast, Comparison, Count, Exactly, Number, OneOf, Quantity, UpTo
from engine.abilities.kinds import Ability, Unread
from engine.abilities.players import Player
from engine.abilities.references import Both, Chosen, Every, Pick, Reference, TheDealt, Them, Those, TopOfDeck
from engine.text.grammar import Context, Grammar
from engine.text.reader import OutOfFuel, Reader
from engine.text.reading import Problem, Reading
from engine.text.renderer import Renderer, Unprintable
from engine.text.tokens import Token, print_tokens, same_print, tokenize

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
        case Quantity(Comparison.AT_LEAST, _) | OneOf():
            return True
        case Quantity(_, amount) | (Number() as amount):
            return amount != Number(1)
        case Player():
            return value in (Player.YOU, Player.THEY)
        case Them() | Those() | Every() | Both():
            return True
        case Pick(count, _) | TopOfDeck(count, _):
            return is_plural(count)
        case TheDealt() | Chosen():
            return value.many
        case tuple():
            return len(value) == 1 and is_plural(value[0])
        case Reference() | Count():
            return False
        case _:
            return True


def read_text(
    text: str,
    lines_of: Callable[[str], Sequence[str]],
    corrected: Callable[[str], str],
    context_of: Callable[[str], Context],
    grammar: Grammar,
    start: str,
    mended: Callable[[str], str] = str,
) -> Reading:
    """A card's text line by line; a line that cannot be read stands as Unread, with a problem that says where.

    What cannot be read as it is printed is read with its misprints put right.
    """
    if len(text) > _LONGEST:
        return Reading((Unread(text),), (Problem(0, 0, text),))
    found: list[Ability] = []
    problems: list[Problem] = []
    fuel = _FUEL
    known: dict[str, tuple[str, Ability | None, int]] = {}
    for number, line in enumerate(lines_of(text)):
        if line not in known:
            right = line if len(line) > _LONGEST_LINE else corrected(line)
            ability, stop = None, 0
            if len(right) <= _LONGEST_LINE and fuel > 0:
                ability, stop, fuel = _read_line(grammar, context_of(right), start, fuel)
                if ability is None and fuel > 0 and (other := mended(right)) != right:
                    ability, _, fuel = _read_line(grammar, context_of(other), start, fuel)
            known[line] = (right, ability, stop)
        right, ability, stop = known[line]
        if ability is None:
            problems.append(Problem(number, stop, right))
            ability = Unread(line)
        found.append(ability)
    return Reading(tuple(found), tuple(problems))


def _read_line(grammar: Grammar, context: Context, start: str, fuel: int) -> tuple[Ability | None, int, int]:
    """The ability, else the place where reading stopped; and the fuel that is left for further lines."""
    reader = Reader(grammar, context, fuel)
    try:
        ability = reader.whole(start)
    except OutOfFuel:
        ability = None
    if not isinstance(ability, Ability):
        return None, _offset(context.tokens, reader.furthest, context.text), reader.fuel
    try:
        printed = print_line(grammar, context, start, ability)
    except Unprintable:
        return None, 0, reader.fuel
    return (ability if same_print(context.tokens, tokenize(printed)) else None), 0, reader.fuel


def print_line(grammar: Grammar, context: Context, start: str, ability: Ability) -> str:
    """The ability as the grammar prints it; Unprintable when it has no words for it."""
    return print_tokens(Renderer(grammar, context).words(start, ability))




def _offset(tokens: tuple[Token, ...], index: int, text: str) -> int:
    return tokens[index].offset if index < len(tokens) else len(text)
