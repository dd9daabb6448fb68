"""Tracing: which patterns, and which ways to say them, the reading of a text hangs on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.text.grammar import Symbol
from engine.text.patterns import CHOSEN
from engine.text.reader import Reader, Slots

#: A pattern of a symbol by its number; with the place of a choice in it and which, a way to say it. A choice from a
#: class of words hangs on the class, in whatever pattern it stands: "", -1, the class and which. Forms of one word are
#: one way.
Needed = tuple[str, int, str, int]


class Span(NamedTuple):
    """Words that were read as a symbol, in a form, as one or many: the tokens from start to before end."""

    symbol: str
    form: int
    many: bool
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Traced:
    """A value, the patterns from which it was read, and where the parts of it stand."""

    value: object
    needs: frozenset[Needed]
    spans: frozenset[Span]


class Tracer(Reader):
    """A reader whose values say from which patterns they come."""

    def whole_traced(self, symbol: str) -> Traced | None:
        """The whole text as the symbol, traced; None when it is not one."""
        found = self.whole(symbol)
        return found if isinstance(found, Traced) else None

    def _make(self, symbol: Symbol, number: int, slots: Slots) -> object:
        needs: set[Needed] = {(symbol.name, number, "", 0)}
        spans: set[Span] = set()
        plain: list[tuple[str, object]] = []
        for name, value in slots:
            if name.startswith(CHOSEN):
                assert isinstance(value, int)
                choice = symbol.phrases[number].choice.get(name)
                if choice is not None and any(choice.ways):
                    way = choice.ways[value]
                    needs.add(("", -1, choice.of_class, way) if choice.of_class else (symbol.name, number, name, way))
            plain.append((name, _untraced(value, needs, spans)))
        return Traced(super()._make(symbol, number, tuple(plain)), frozenset(needs), frozenset(spans))

    def _read(self, symbol: Symbol, place: int, form: int) -> list[tuple[object, int]]:
        found: list[tuple[object, int]] = []
        for value, end in super()._read(symbol, place, form):
            if isinstance(value, Traced):
                span = Span(symbol.name, form, self._is_plural(value), place, end)
                value = Traced(value.value, value.needs, value.spans | {span})
            found.append((value, end))
        return found

    def _is_plural(self, value: object) -> bool:
        return super()._is_plural(_untraced(value, set(), set()))


def _untraced(value: object, needs: set[Needed], spans: set[Span]) -> object:
    """The value itself, with what it hangs on added to what is needed."""
    if isinstance(value, Traced):
        needs |= value.needs
        spans |= value.spans
        return value.value
    if isinstance(value, tuple):
        return tuple(_untraced(one, needs, spans) for one in value)
    return value
