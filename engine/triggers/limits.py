"""When abilities may be used and when they trigger, by their own limits; what has been used, or has triggered, is kept
in the named value "used" until the turn ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import evaluate
from engine.effects.meaning import Meaning
from engine.events import extend
from engine.state import Ref, State
from engine.triggers.trigger_event import PendingTrigger, TriggerSource
from engine.triggers.triggering import in_context


def most_times(ability: ab.Ability) -> int | None:
    """Return how often an ability triggers or is used in a turn at most, None for any number of times."""
    limits = walk(getattr(ability, "limits", ()))
    return min((one.times for one in limits if isinstance(one, ab.TimesPerTurn)), default=None)


def uses(state: State, source: Ref, index: int) -> int:
    """Return how often an ability has been used, or has triggered, this turn."""
    used: tuple[tuple[int, int, int], ...] = state.vars.get("used", ())
    return used.count((source.number, source.entered, index))


def note_uses(state: State, found: Sequence[PendingTrigger]) -> None:
    """Count the triggering of abilities that trigger only so often in a turn."""
    counted = tuple(
        (one.watcher.source.number, one.watcher.source.entered, one.watcher.index)
        for one in found if most_times(one.watcher.ability) is not None
    )
    if counted:
        extend(state, "used", counted, "trigger")


def why_not(limits: Sequence[ab.Limit], res: Any, index: int) -> str | None:
    """Return why limits forbid an ability now, as the end of a sentence; None where none does."""
    tests = res.meaning.limits
    return next((why for one in limits if (why := tests[type(one)](one, res, index)) is not None), None)


def _times(limit: ab.TimesPerTurn, res: Any, index: int) -> str | None:
    if uses(res.state, res.source, index) < limit.times:
        return None
    return "once per turn" if limit.times == 1 else f"{limit.times} times per turn"


def _only_if(limit: ab.OnlyIf, res: Any, index: int) -> str | None:
    if evaluate.holds(limit.condition, res):
        return None
    match limit.condition:
        case ab.IsTurnOf(player=player):
            return f"during {_turn_of(player, res)}"
        case ab.IsPhase(phase=phase, player=player) if name := res.meaning.name_of_phase(phase):
            return f"during the {name}" + ("" if player is None else f" of {_turn_of(player, res)}")
    return "while its condition holds"


def _turn_of(player: ab.Player, res: Any) -> str:
    return "your turn" if res.seat in evaluate.seats(player, res) else "your opponent's turn"


#: Why each limit forbids an ability now.
LIMITS: dict[type[ab.Limit], Callable[[Any, Any, int], str | None]] = {ab.TimesPerTurn: _times, ab.OnlyIf: _only_if}


def left(watcher: TriggerSource, res: Any) -> int | None:
    """Return how often an ability may still trigger this turn."""
    most = most_times(watcher.ability)
    return None if most is None else most - uses(res.state, watcher.source, watcher.index)


def holds(one: PendingTrigger, res: Any) -> bool:
    """Whether its condition and its limits let an ability trigger (FFTCG 11.8.13)."""
    ability = one.watcher.ability
    assert isinstance(ability, ab.AutoAbility)
    if ability.condition is None and not ability.limits:
        return True
    in_context(res, one)
    if ability.condition is not None and not evaluate.holds(ability.condition, res):
        return False
    return why_not(ability.limits, res, one.watcher.index) is None


def learn(meaning: Meaning, own: dict[type[ab.Limit], Callable[[Any, Any, int], str | None]]) -> None:
    """Let a game know what limits forbid: its own besides those of every game."""
    meaning.limits |= LIMITS | own


def left_alone(done: tuple[ab.Effect, ...], res: Any) -> bool:
    """Whether an ability that its player may leave was left, so that it does not count as used (Cipher 10.5.1.1.1,
    VG 16.13).
    """
    first, *rest = done
    dependent = all(isinstance(one, ab.IfYouDoSo) for one in rest)
    return isinstance(first, ab.May) and dependent and bool(res.named.get("left"))
