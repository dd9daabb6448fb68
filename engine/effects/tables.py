"""What words mean in every game, as the tables that a game's own meaning starts from; and what a game can carry out:
that for which some table has an entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import actions, conditions, evaluate, matching, nouns, qualities, selection, sequencing
from engine.effects.meaning import Meaning


def begin() -> Meaning:
    """Return the meaning of a game before it says anything of its own: it adds what it alone has, and puts what it
    understands otherwise in the place of what every game understands.
    """
    meaning = Meaning()
    meaning.players |= nouns.PLAYERS
    meaning.amounts |= conditions.AMOUNTS
    meaning.conditions |= conditions.CONDITIONS
    meaning.references |= nouns.REFERENCES
    meaning.qualities |= qualities.QUALITIES
    meaning.suits = nouns.suits
    meaning.events |= matching.EVENTS
    meaning.effects |= sequencing.EFFECTS | actions.EFFECTS
    actions.enter(meaning, actions.ACTIONS)
    meaning.possible |= selection.POSSIBLE
    meaning.finders |= selection.FINDERS
    meaning.picks |= selection.PICKS
    meaning.of_zone = nouns.of_zone
    meaning.stated = lambda noun, res: ()
    meaning.lying = lambda zone, res: res.state.zones[zone]
    meaning.find = nouns.find
    meaning.meant = lambda what, found, doing, res: found
    meaning.listed = nouns.listed
    meaning.rule_of = lambda count: meaning.rules.either
    meaning.span = lambda what, found, res: evaluate.span(what.count, len(found), res)
    meaning.may_choose = lambda noun, number, res: True
    meaning.must_choose = lambda found, res: ()
    meaning.may_look = lambda number, res: not res.state.sees(res.actor, res.state.cards[number])
    meaning.useful = lambda doing, res: (None, None)
    meaning.is_faceless = lambda card: False
    meaning.run = sequencing.run
    return meaning


# What can be carried out

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    ab.Noun, ab.Participle, ab.Trigger, ab.Quantity, ab.Do, ab.FieldAbility, ab.AutoAbility, ab.ActionAbility,
    ab.Changes, ab.While, ab.ForEach,
})


class Coverage:
    """What a game can carry out: the entries of its tables, and ``own`` classes that somebody asks about without one.

    ``faults`` gives the classes at fault in a part though every class is known; None where that says nothing of it.
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
        return STRUCTURE.union(self._own, evaluate.COUNTS, *self._meaning.tables(), *self._tables)

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
