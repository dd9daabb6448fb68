"""Objects: which of a card's lives is meant, where a card that changes zone becomes a new object."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.cards import Printed
from engine.state import State


class Ref(NamedTuple):
    """One object: a card's number and which of its lives is meant (FFTCG 7.4, Cipher 6.5)."""

    number: int
    entered: int


def ref(state: State, number: int) -> Ref:
    """Return the object that a card is now."""
    return Ref(number, state.cards[number].entered)


def alive(state: State, what: Ref) -> bool:
    """Whether an object is still what and where it was."""
    return state.cards[what.number].entered == what.entered


#: What speaks of no card.
_PLAIN = frozenset((int, str, bool, float, bytes, type(None)))


def numbers_in(value: Any) -> Iterator[int]:
    """Yield the numbers of the cards whose objects a value of a position speaks of, those that are no more among them.
    """
    rest = [value]
    while rest:
        one = rest.pop()
        if type(one) in _PLAIN or isinstance(one, type | Printed):
            continue
        if isinstance(one, Ref):
            yield one.number
        elif isinstance(one, tuple | list):
            rest.extend(one)
        elif isinstance(one, dict):
            rest.extend(one.values())
        else:
            rest.extend(getattr(one, name) for name in fields_of(one) if hasattr(one, name))


def fields_of(value: object) -> tuple[str, ...]:
    """Return the names of the parts of a value that is a record."""
    return tuple(getattr(value, "__struct_fields__", ()) or getattr(value, "__dataclass_fields__", ()))
