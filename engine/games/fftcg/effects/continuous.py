"""Continuous effects of resolved effects: what is in force, since when, and when it ends (FFTCG 11.12.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from engine.abilities import counters, durations, statics, turning
from engine.abilities.amounts import PowerOf
from engine.abilities.durations import Duration
from engine.abilities.memo import PASSING, Memo
from engine.abilities.node import Node, walk
from engine.abilities.references import Every, Reference, Source, This
from engine.abilities.replacements import Replacement
from engine.abilities.statics import Change, Changes, Static
from engine.effects import evaluate
from engine.effects.locking import rebuilt
from engine.games.fftcg.effects import modifiers
from engine.games.fftcg.effects.dependence import aspects
from engine.games.fftcg.effects.locking import LockedIn, lock_in
from engine.games.fftcg.effects.modifiers import Modifier, Rest
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.table import Ref, alive, turn, turn_player
from engine.state import State

#: Ends of turns at which an effect may end, besides a seat's.
ANY_TURN = -1
NO_TURN = -2

#: Changes that are no part of a card's information: later cards come under them too (FFTCG 11.12.4.2 names
#: information and control alone).
OPEN: frozenset[type[Change]] = frozenset({
    statics.Cannot, statics.Must, turning.DoesNotUntap, turning.EntersTapped,
    counters.EntersWithCounters,
})


@dataclass(frozen=True, slots=True)
class ContinuousEffect:
    """A continuous effect of a Summon or ability that resolved.

    ``stamp`` is its time stamp (FFTCG 11.12.4.9). References are objects and amounts numbers as they were at that
    moment (11.12.4.2, 11.12.4.3). It ends with the first turn of ``whose`` numbered ``turn`` or more, or when the
    condition of ``duration`` stops holding.
    """

    stamp: int
    static: Static
    source: Ref
    seat: int
    #: What kind of cause began it, as in :class:`~engine.games.fftcg.rules.events.Cause`.
    kind: str
    duration: Duration
    whose: int
    turn: int

    @property
    def aspects(self) -> frozenset[str]:
        """What it depends on besides the field."""
        own = aspects(self.duration.condition) if isinstance(self.duration, durations.AsLongAs) else frozenset()
        return own.union(*(part.aspects for part in parts(self)))

    def deed(self, state: State) -> Resolution:
        """Return the context in which its words are understood."""
        return Resolution(state, self.seat, self.source, self.kind)


#: "Can attack once more this turn": how long is part of the words themselves.
ONCE_MORE = statics.AttacksOnceMore()


class Replacer(NamedTuple):
    """A replacement in force: what it says, and the lasting effect that it is, None for a card's own ability."""

    static: Replacement
    effect: ContinuousEffect | None


def begin(
    duration: Duration, what: tuple[Static, ...], res: Resolution, stamp: int
) -> tuple[ContinuousEffect, ...]:
    """Return the continuous effects that begin now, with everything they speak of made fast."""
    if any(isinstance(one, Changes) and ONCE_MORE in one.changes for one in what):
        duration = durations.ThisTurn()
    whose, first = ENDS[type(duration)](duration, res)
    fast = lock_in(duration, res)
    return tuple(
        ContinuousEffect(stamp, one, res.source, res.seat, res.kind, fast, whose, first)
        for static in what
        for one in _settle(static, res)
    )


def expired(lasting: ContinuousEffect, state: State, at: str) -> bool:
    """Whether an effect ends at this moment: "end of turn", "active phase" (as it ends), or any other for a check.

    An effect on objects that are all gone has ended too (FFTCG 7.4).
    """
    if at == "end of turn" and lasting.whose in (ANY_TURN, turn_player(state)) and turn(state) >= lasting.turn:
        return True
    if at == "active phase" and _kept_dull(lasting, state):
        return True
    if not in_force(lasting, state):
        return True
    if not isinstance(lasting.static, Changes):
        return False
    who = lasting.static.who
    if isinstance(who, Source | This):
        return not alive(state, lasting.source)
    return isinstance(who, LockedIn) and not any(alive(state, one) for one in who.objects)


def _kept_dull(lasting: ContinuousEffect, state: State) -> bool:
    """Whether an effect kept cards from activating in "the next" Active Phase of the player whose turn it is."""
    if not isinstance(lasting.static, Changes) or not any(
        isinstance(change, turning.DoesNotUntap) and change.next_only for change in lasting.static.changes
    ):
        return False
    found = evaluate.refs(lasting.static.who, lasting.deed(state))
    return any(state.cards[one.number].controller == turn_player(state) for one in found)


def in_force(lasting: ContinuousEffect, state: State) -> bool:
    """Whether an effect's own duration still runs (FFTCG 11.12.4.1)."""
    duration = lasting.duration
    return not isinstance(duration, durations.AsLongAs) or evaluate.holds(duration.condition, lasting.deed(state))


def _settle(static: Static, res: Resolution) -> list[Static]:
    """Make a static fast, in as many parts as affect different things."""
    if isinstance(static, statics.While):
        inner = [one for part in static.statics for one in _settle(part, res)]
        return [statics.While(lock_in(static.condition, res), (one,)) for one in inner]
    if isinstance(static, statics.ForEach):
        count = lock_in(static.count, res)
        return [statics.ForEach(count, (one,)) for part in static.statics for one in _settle(part, res)]
    own = _each_its_own(static, res) if isinstance(static, Changes) else []
    if own:
        return own
    if isinstance(static, Changes) and isinstance(static.who, Every):
        shut = tuple(change for change in static.changes if type(change) not in OPEN)
        still_open = tuple(change for change in static.changes if type(change) in OPEN)
        found: list[Static] = []
        if shut:
            found.append(Changes(LockedIn(evaluate.refs(static.who, res)), lock_in(shut, res)))
        if still_open:
            found.append(Changes(lock_in(static.who, res), lock_in(still_open, res)))
        return found
    return [lock_in(static, res)]


def _each_its_own(static: Changes, res: Resolution) -> list[Static]:
    """Return one static for each of several whose own power counts: "double the power of all the Forwards"."""
    if not any(isinstance(part, PowerOf) and part.whose == static.who for part in walk(static.changes)):
        return []
    found = evaluate.refs(static.who, res)
    if len(found) < 2:
        return []
    alone = (LockedIn((one,)) for one in found)
    return [lock_in(Changes(one, _said_of(static.changes, static.who, one)), res) for one in alone]


def _said_of(node: Any, who: Reference, one: LockedIn) -> Any:
    """Return a part of the tree with the power of those spoken of as that of the one."""
    if isinstance(node, tuple):
        return tuple(_said_of(part, who, one) for part in node)
    if isinstance(node, PowerOf) and node.whose == who:
        return PowerOf(one)
    if not isinstance(node, Node):
        return node
    return rebuilt(node, {field.name: _said_of(getattr(node, field.name), who, one) for field in fields(node)})


def _seat(player: Any, res: Resolution) -> int:
    found = evaluate.seats(player, res)
    return found[0] if len(found) == 1 else ANY_TURN


#: Whose turn must end, and the number of the first turn with whose end a duration is over.
ENDS: dict[type[Duration], Callable[[Any, Resolution], tuple[int, int]]] = {
    durations.ThisTurn: lambda duration, res: (ANY_TURN, turn(res.state)),
    durations.UntilEndOf: lambda duration, res: (_seat(duration.player, res), turn(res.state)),
    durations.UntilEndOfNext: lambda duration, res: (_seat(duration.player, res), turn(res.state) + 1),
    # A player's next turn begins when the other's, that is running or comes first, has ended.
    durations.UntilTurnOf: lambda duration, res: (1 - evaluate.seat(duration.player, res), turn(res.state)),
    durations.AsLongAs: lambda duration, res: (NO_TURN, 0),
    durations.RestOfGame: lambda duration, res: (NO_TURN, 0),
}

_split: Memo[Static, tuple[Modifier | Rest, ...]] = Memo(lambda static: tuple(modifiers.split(static)), PASSING)


def parts(lasting: ContinuousEffect) -> tuple[Modifier | Rest, ...]:
    """Return an effect in pieces, worked out once."""
    return _split(lasting.static)
