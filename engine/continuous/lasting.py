"""Continuous effects of what was carried out: what is in force, since when, and when it ends.

Everything that such an effect spoke of stays what it was (FFTCG 11.11.9, 11.12.4.2, 11.12.4.3; Cipher 24.1.9):
references become objects and amounts numbers. The named value "lasting" of a position lists them, oldest first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from engine import abilities as ab
from engine.abilities.node import with_parts
from engine.course import turn, turn_player
from engine.effects import evaluate
from engine.effects.layout import SPOKEN, SPOKEN_PLAYERS, LockedIn
from engine.effects.resolution import Resolution
from engine.events import keep
from engine.state import Ref, State, alive

# Locking in: references and amounts become what they are at this moment

N = TypeVar("N")

#: Those spoken of that a replacement uses for what is replaced: they wait for the event.
WAITING: frozenset[type[ab.Reference]] = frozenset({ab.It, ab.Them})


def lock_in(node: N, res: Resolution) -> N:
    """Return a part of the tree with everything that only this moment knows made fast.

    Quoted abilities stay as they are. Conditions keep their amounts: they are asked again and again.
    """
    return _fixed(node, res, True)  # type: ignore[no-any-return]


def bind(node: N, res: Resolution) -> N:
    """Return a part of the tree with its references made fast, but not its amounts: they are worked out later."""
    return _fixed(node, res, False)  # type: ignore[no-any-return]


def _fixed(node: Any, res: Resolution, numbers: bool, spoken: frozenset[type[ab.Reference]] = SPOKEN) -> Any:
    kept: object = ()
    match node:
        case ab.Player() if node in SPOKEN_PLAYERS:
            found = evaluate.seat(node, res)
            return node if found < 0 else ab.Player.YOU if found == res.seat else ab.Player.OPPONENT
        case LockedIn():
            return node
        case ab.Ability() | ab.OfNamed():
            return _with_names(node, res)
        case ab.Reference() if type(node) in spoken:
            return LockedIn(evaluate.refs(node, res))
        case ab.Amount() if numbers and not _waits(node):
            return ab.Number(evaluate.value(node, res))
        case ab.Performed() | ab.Besides():
            spoken -= WAITING
        case ab.IsDealtDamage(quantity=kept):
            # How much damage counts is a matter of the event to come.
            pass
        case ab.Condition():
            numbers = False
    return with_parts(node, lambda one: one if one is kept else _fixed(one, res, numbers, spoken))


def _with_names(node: Any, res: Resolution) -> Any:
    """Return a part of the tree with what was named put into it, also inside what is granted."""
    if isinstance(node, ab.OfNamed):
        return res.meaning.named_quality(node, res) or node
    return node if isinstance(node, LockedIn) else with_parts(node, lambda one: _with_names(one, res))


def _waits(amount: ab.Node) -> bool:
    """Whether an amount speaks of an event still to come."""
    if isinstance(amount, ab.DamageDealt):
        return True
    parts = (getattr(amount, name) for name in amount.field_names)
    return any(isinstance(part, ab.Amount) and _waits(part) for part in parts)


# Effects that last

#: Ends of turns at which an effect may end, besides a seat's.
ANY_TURN = -1
NO_TURN = -2
#: It ends with the combat, or with the turn should that come first.
COMBAT = -3

END_OF_TURN, END_OF_COMBAT, CHECK = "end of turn", "end of combat", "check"


@dataclass(frozen=True, slots=True)
class ContinuousEffect:
    """A continuous effect of something that was carried out.

    ``stamp`` is its time stamp (FFTCG 11.12.4.9), ``kind`` what kind of cause began it. It ends with the first turn of
    ``whose`` numbered ``turn`` or more, with the running combat, or when its ``condition`` stops holding. ``ability``
    is the name of the ability that began it, where it has one.
    """

    stamp: int
    static: ab.Static
    source: Ref
    seat: int
    kind: str
    whose: int
    turn: int
    condition: ab.Condition | None = None
    ability: str = ""


def all_of(state: State) -> tuple[ContinuousEffect, ...]:
    """Return the effects that last."""
    found: tuple[ContinuousEffect, ...] = state.vars.get("lasting", ())
    return found


class Lasting:
    """How continuous effects begin and end in one game.

    ``ends`` says of each duration whose turn must end, and the number of the first turn with whose end it is over;
    ``settle`` makes a static that changes cards fast, as one or several; ``over`` tells what else ends at a moment.
    """

    def __init__(
        self,
        ends: dict[type[ab.Duration], Callable[[Any, Any], tuple[int, int]]],
        settle: Callable[[ab.Changes, Any, ab.Duration], list[ab.Static]],
        resolution: Callable[..., Resolution],
        over: Callable[[ContinuousEffect, State, str], bool] = lambda effect, state, at: False,
    ) -> None:
        self.ends = ENDS | ends
        self._settle_changes = settle
        self._resolution = resolution
        self._over = over

    def begin(
        self, duration: ab.Duration, what: tuple[ab.Static, ...], res: Any, stamp: int, ability: str = ""
    ) -> tuple[ContinuousEffect, ...]:
        """Return the continuous effects that begin now, with everything they speak of made fast."""
        whose, last = self.ends[type(duration)](duration, res)
        condition = lock_in(duration.condition, res) if isinstance(duration, ab.AsLongAs) else None
        return tuple(
            ContinuousEffect(stamp, one, res.source, res.seat, res.kind, whose, last, condition, ability)
            for static in what
            for one in self._settle(static, res, duration)
        )

    def _settle(self, static: ab.Static, res: Any, duration: ab.Duration) -> list[ab.Static]:
        """Make a static fast, in as many parts as affect different things."""
        inner: tuple[ab.Static, ...] | None = getattr(static, "statics", None)
        if inner is None:
            if isinstance(static, ab.Changes):
                return self._settle_changes(static, res, duration)
            return [lock_in(static, res)]
        parts = [one for part in inner for one in self._settle(part, res, duration)]
        match static:
            case ab.While(condition, _):
                return [ab.While(lock_in(condition, res), (one,)) for one in parts]
            case ab.ForEach(count, _):
                number = lock_in(count, res)
                return [ab.ForEach(number, (one,)) for one in parts]
        return parts

    def context(self, effect: ContinuousEffect, state: State) -> Any:
        """Return the context in which the words of an effect are understood."""
        return self._resolution(state, effect.seat, effect.source, effect.kind)

    def holds(self, effect: ContinuousEffect, state: State) -> bool:
        """Whether the condition of an effect's duration holds (FFTCG 11.12.4.1)."""
        return effect.condition is None or evaluate.holds(effect.condition, self.context(effect, state))

    def is_over(self, effect: ContinuousEffect, state: State, at: str) -> bool:
        """Whether an effect ends at this moment: at the end of a turn, of a combat, or any other for a check."""
        if (at == END_OF_TURN and _ends_with_turn(effect, state)) or (at == END_OF_COMBAT and effect.whose == COMBAT):
            return True
        return has_nobody(effect, state) or not self.holds(effect, state) or self._over(effect, state, at)

    def term(self, what: Ref, duration: ab.Duration, res: Any, stamp: int) -> ContinuousEffect:
        """Return what tells when a stretch of time is over, or when the object is gone."""
        return self.begin(duration, (ab.Changes(LockedIn((what,)), ()),), res, stamp)[0]

    def lapsed(self, state: State) -> bool:
        """Whether some continuous effect is over because what it waited for no longer holds (FFTCG 11.12.4.1)."""
        there = all_of(state)
        return bool(there) and any(one.condition is not None and self.is_over(one, state, CHECK) for one in there)

    def let_end(self, state: State, at: str) -> None:
        """Let the continuous effects end that are over at this moment."""
        let_end(state, lambda one: self.is_over(one, state, at), at)


def let_end(state: State, over: Callable[[ContinuousEffect], bool], why: str) -> None:
    """Take away every effect that is over."""
    keep(state, "lasting", lambda one: not over(one), why)


def _ends_with_turn(effect: ContinuousEffect, state: State) -> bool:
    return effect.whose == COMBAT or (
        effect.whose in (ANY_TURN, turn_player(state)) and turn(state) >= effect.turn
    )


def has_nobody(effect: ContinuousEffect, state: State) -> bool:
    """Whether all that an effect changes is gone (FFTCG 7.4, Cipher 6.5)."""
    static = effect.static
    while isinstance(static, ab.While | ab.ForEach):
        static = static.statics[0]
    if not isinstance(static, ab.Changes):
        return False
    if isinstance(static.who, ab.Source | ab.This):
        return not alive(state, effect.source)
    return isinstance(static.who, LockedIn) and not any(alive(state, one) for one in static.who.objects)


def seat_of(player: Any, res: Resolution) -> int:
    """Return the seat whose turn is meant; either's where that is not one."""
    found = evaluate.seats(player, res)
    return found[0] if len(found) == 1 else ANY_TURN


def _until_edge_of(duration: ab.UntilEdgeOf, res: Any) -> tuple[int, int]:
    if duration.edge is ab.Edge.BEGINNING:
        # A player's next turn begins when the other's, that is running or comes first, has ended.
        return 1 - evaluate.seat(duration.player, res), turn(res.state)
    return seat_of(duration.player, res), turn(res.state) + duration.next


#: Durations that every game has.
ENDS: dict[type[ab.Duration], Callable[[Any, Any], tuple[int, int]]] = {
    ab.ThisTurn: lambda duration, res: (ANY_TURN, turn(res.state)),
    ab.UntilEdgeOf: _until_edge_of,
    ab.AsLongAs: lambda duration, res: (NO_TURN, 0),
    ab.RestOfGame: lambda duration, res: (NO_TURN, 0),
}
