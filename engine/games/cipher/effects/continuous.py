"""Continuous effects of skills that were carried out in Cipher: what they make fast, and when they end.

Their periods end at the end of a turn (Cipher 13.6.1.2) or of a combat (18.1.19). What they say of a unit is gone when
that unit levels up or leaves (14.2.3, 6.5).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous import lasting
from engine.continuous.lasting import ANY_TURN, COMBAT, NO_TURN, ContinuousEffect, Lasting, seat_of
from engine.continuous.locking import lock_in
from engine.effects import evaluate
from engine.effects.locking import LockedIn
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.called import called
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import turn, turn_player
from engine.state import State

#: The unit whose skill it is has not left.
_ON_THE_FIELD = ab.Or(
    tuple(ab.Is(ab.Source(), ab.Noun((ab.InZone(line),))) for line in (own.Zone.FRONT_LINE, own.Zone.BACK_LINE))
)


def begin(
    duration: ab.Duration, what: tuple[ab.Static, ...], res: Resolution, stamp: int
) -> tuple[ContinuousEffect, ...]:
    """Return the continuous effects that begin now, with everything they speak of made fast."""
    if isinstance(duration, own.DuringNext):
        what = (ab.While(own.FromTurn(_next_turn(duration, res)[1]), what),)
    if isinstance(duration, own.UntilGone):
        what = (ab.While(_ON_THE_FIELD, what),)
    return LASTING.begin(duration, what, res, stamp, skill_name(res))


def skill_name(res: Resolution) -> str:
    """Return the name of the skill that is being carried out, where it is one of its card's."""
    skills = MEANING.now(res.state, res.source.number).abilities
    return called(skills[res.index]) if 0 <= res.index < len(skills) else ""


def in_effect(name: str, state: State) -> bool:
    """Whether anything that a skill of the name has brought about still lasts."""
    return any(one.ability == name and not lasting.has_nobody(one, state) for one in lasting.all_of(state))


def end_turn(state: State) -> None:
    """Take away every effect whose period is over with this turn (Cipher 13.6.1.2)."""
    lasting.let_end(state, lambda one: LASTING.is_over(one, state, lasting.END_OF_TURN), lasting.END_OF_TURN)


def end_combat(state: State) -> None:
    """Take away every effect whose period is over with this combat (Cipher 18.1.19)."""
    lasting.let_end(state, lambda one: LASTING.is_over(one, state, lasting.END_OF_COMBAT), lasting.END_OF_COMBAT)


def _settle(static: ab.Changes, res: Resolution, duration: ab.Duration) -> list[ab.Static]:
    """Make changes of cards fast: only until the end of the game does "all allies" also mean those that come later
    (Cipher 24.1.9.1).
    """
    fast = tuple(lock_in(change, res) for change in static.changes if not isinstance(change, own.AttackMultiplied))
    if isinstance(duration, ab.RestOfGame) and isinstance(static.who, ab.Every):
        whom: ab.Reference = lock_in(static.who, res)
    else:
        whom = LockedIn(tuple(map(res.current, evaluate.refs(static.who, res))))
    found: list[ab.Static] = [ab.Changes(whom, fast)] if fast else []
    for change in static.changes:
        if isinstance(change, own.AttackMultiplied):
            found.extend(_multiplied(whom, change, res))
    return found


def _multiplied(whom: ab.Reference, change: own.AttackMultiplied, res: Resolution) -> list[ab.Static]:
    """Return what is added to the attack of each unit: what it is now, once or twice (Cipher 24.1.10, 24.1.11)."""
    found: list[ab.Static] = []
    for one in evaluate.refs(whom, res):
        amount = MEANING.now(res.state, one.number).attack * (change.factor - 1)
        found.append(ab.Changes(LockedIn((one,)), (ab.Gains((ab.Power(ab.Number(amount)),)),)))
    return found


def _next_turn(duration: own.DuringNext, res: Resolution) -> tuple[int, int]:
    whose = seat_of(duration.player, res)
    return whose, turn(res.state) + (2 if whose == turn_player(res.state) else 1)


def _as_before(duration: own.AsBefore, res: Resolution) -> tuple[int, int]:
    for one in walk(res.named.get("replaced")):
        if isinstance(one, ab.Lasting):
            return LASTING.ends[type(one.duration)](one.duration, res)
    return ANY_TURN, turn(res.state)


LASTING = Lasting(
    {
        own.RestOfCombat: lambda duration, res: (COMBAT, 0),
        own.UntilGone: lambda duration, res: (NO_TURN, 0),
        own.DuringNext: _next_turn,
        own.AsBefore: _as_before,
    },
    _settle,
    Resolution,
)
