"""Which parts of the tree a game can carry out: those that some table has an entry for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import numbers
from engine.effects.meaning import Meaning

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    ab.Noun, ab.Participle, ab.Trigger, ab.Quantity, ab.Do, ab.FieldAbility, ab.AutoAbility, ab.ActionAbility,
    ab.Changes, ab.While, ab.ForEach,
})


class Coverage:
    """What a game can carry out: the entries of its tables, and ``own`` classes that somebody asks about without one.

    ``faults`` gives the classes for which a part is at fault though every class in it is known; None where that says
    nothing of it.
    """

    def __init__(
        self, meaning: Meaning, own: Iterable[type], tables: Iterable[Mapping[Any, Any]],
        faults: Callable[[ab.Node], Iterable[type] | None],
    ) -> None:
        self._meaning = meaning
        self._own = frozenset(own)
        self._tables = tuple(tables)
        self._faults = faults

    @cached_property
    def known(self) -> frozenset[type]:
        """Every class of the tree that can be carried out."""
        return STRUCTURE.union(self._own, numbers.COUNTS, *self._meaning.tables(), *self._tables)

    def executable(self, node: object) -> tuple[type, ...]:
        """Return the classes in an ability, or a part of one, that cannot be carried out, each once; none is well."""
        found: list[type] = []
        for one in walk(node):
            faults = self._faults(one)
            if faults is not None:
                found.extend(faults)
            elif type(one) not in self.known:
                found.append(type(one))
        return tuple(dict.fromkeys(found))
