"""One line of a grammar's table: how the slots of a pattern make a value, and how a value fills them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cached_property
from math import prod

from engine import abilities as ab
from engine.text.patterns import CHOSEN, Either, Part, fields_of, may_choose, parse_pattern, walked

Build = Callable[[Mapping[str, object]], object]
Take = Callable[[object], Mapping[str, object] | None]


@dataclass(eq=False)
class Template:
    """One printed pattern of one class: how its slots make a value, and how a value fills its slots.

    `make` is the class, None when a slot's value passes through, or the finished value itself. A game has thousands
    of patterns and a card needs a few: a pattern is taken apart when it is first asked for its parts.
    """

    pattern: str
    make: object
    constants: tuple[tuple[str, object], ...] = ()
    wording: int = 0
    build: Build | None = None
    take: Take | None = None
    #: The places where it can be said in several ways, each with how many; the value's wording keeps which.
    choices: tuple[tuple[str, int], ...] = ()
    #: The symbols of its slots.
    symbols: Sequence[str] = ()

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """What it consists of. Raises ValueError for a pattern that is none."""
        return parse_pattern(self.pattern)

    @cached_property
    def classes(self) -> Mapping[str, str]:
        """The choices of it that are from a class of words, and from which."""
        return {part.field: part.of_class for part in walked(self.parts) if isinstance(part, Either) and part.of_class}

    @property
    def wordings(self) -> int:
        """In how many ways it can be said: each has its own number from `wording` on."""
        return prod(count for _, count in self.choices)

    def value(self, slots: Mapping[str, object]) -> object:
        """The value that the slots make."""
        wording = self.wording
        if self.choices:
            wording += self._way(slots)
            slots = {name: one for name, one in slots.items() if not name.startswith(CHOSEN)}
        if self.build is not None:
            made = self.build(slots)
            return replace(made, wording=wording) if isinstance(made, ab.Node) else made
        if self.make is None:
            return slots[""]
        if not isinstance(self.make, type):
            return self.make
        if "wording" in _fields(self.make):
            return self.make(**dict(self.constants), **slots, wording=wording)
        return self.make(**dict(self.constants), **slots)

    def _way(self, slots: Mapping[str, object]) -> int:
        way = 0
        for name, count in self.choices:
            chosen = slots.get(name, 0)
            assert isinstance(chosen, int)
            way = way * count + chosen
        return way

    def says(self, wording: int) -> bool:
        """Whether it is the pattern of a wording."""
        return wording == self.wording if not self.choices else 0 <= wording - self.wording < self.wordings

    def slots(self, value: object) -> Mapping[str, object] | None:
        """The slots that make the value, None when this pattern does not print it.

        A choice of words stands there with the one that was read, as far as the value has kept it.
        """
        found = self._slots(value)
        wording = getattr(value, "wording", -1)
        if found is None or not self.choices or not self.says(wording):
            return found
        way = wording - self.wording
        chosen: dict[str, object] = {}
        for name, count in reversed(self.choices):
            way, chosen[name] = divmod(way, count)
        return {**found, **chosen}

    def _slots(self, value: object) -> Mapping[str, object] | None:
        if self.take is not None:
            return self.take(value)
        if self.make is None:
            return {"": value}
        if not isinstance(self.make, type):
            return {} if self.make == value and type(self.make) is type(value) else None
        if type(value) is not self.make:
            return None
        constants = dict(self.constants)
        if any(getattr(value, name) != fixed for name, fixed in constants.items()):
            return None
        mine = fields_of(self.parts)
        told = {*mine, *constants, "wording"}
        for name, default in _fields(self.make).items():
            if name not in told and default is not MISSING and getattr(value, name) != default:
                return None
        return {name: getattr(value, name) for name in mine}


def choices_of(pattern: str) -> tuple[tuple[str, int], ...]:
    """The places where a pattern can be said in several ways, and in how many."""
    if not may_choose(pattern):
        return ()
    parts = walked(parse_pattern(pattern))
    return tuple((part.field, len(part.options)) for part in parts if isinstance(part, Either))


def default_of(make: object, field: str) -> object:
    """The default of a field of a class; None where it has none, or the class is not one of the tree."""
    default = _fields(make).get(field) if isinstance(make, type) else None
    return None if default is MISSING else default


#: By a class, the defaults of its fields; MISSING for a field that has none.
_known_fields: dict[type, Mapping[str, object]] = {}


def _fields(make: type) -> Mapping[str, object]:
    if make not in _known_fields:
        found = fields(make) if is_dataclass(make) else ()
        _known_fields[make] = {one.name: one.default for one in found}
    return _known_fields[make]
