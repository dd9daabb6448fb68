"""Limits that abilities set on their own use, and where they can be used from (FFTCG 2.1, 11.6.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.conditions import is_phase
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import conditions, statics
from engine.games.fftcg.effects.elsewhere import places_of_use
from engine.games.fftcg.effects.kinds import kind_of
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.table import FIELD, PHASES, Ref, ref, spoken, turn_player
from engine.rulebook import Refusal
from engine.state import State

#: The text of a card goes before the rules.
RULE = "FFTCG 2.1"

#: Uses of abilities this turn, as the named value "used" keeps them: card, object, place of the ability.
Uses = tuple[tuple[int, int, int], ...]


def refuse_use(state: State, number: int, index: int, ability: ab.ActionAbility, seat: int) -> Refusal | None:
    """Return which of its own limits forbids the use of an ability now, or None where none does."""
    elsewhere = refuse_place(state, number, ability, seat)
    if elsewhere is not None:
        return elsewhere
    name = spoken(state.cards[number])
    res = Resolution(state, seat, ref(state, number))
    refusal = statics.refuse_ability(state, number, Cause(kind_of(ability), res.source, seat))
    if refusal is not None:
        return refusal
    for limit in ability.limits:
        why = LIMITS[type(limit)](limit, res, index)
        if why is not None:
            return Refusal(RULE, f"That ability of {name} can be used only {why}.")
    return None


def refuse_place(state: State, number: int, ability: ab.ActionAbility, seat: int) -> Refusal | None:
    """Return why an ability cannot be used from where its card is, or None where it can."""
    card = state.cards[number]
    if card.zone == FIELD or card.zone in places_of_use(ability, Resolution(state, seat, ref(state, number))):
        return None
    return Refusal("FFTCG 11.9.1", f"That ability of {spoken(card)} cannot be used from where the card is.")


def may_trigger(ability: ab.AutoAbility, res: Resolution, index: int) -> bool:
    """Whether the limits of an auto-ability let it trigger now."""
    return all(LIMITS[type(limit)](limit, res, index) is None for limit in ability.limits)


def most_times(ability: ab.Ability) -> int | None:
    """Return how often an ability triggers or is used in a turn at most, None for any number of times."""
    if not isinstance(ability, ab.ActionAbility | ab.AutoAbility):
        return None
    return min((one.times for one in ability.limits if isinstance(one, ab.TimesPerTurn)), default=None)


def uses(state: State, source: Ref, index: int) -> int:
    """Return how often an ability has been used, or has triggered, this turn."""
    used: Uses = state.vars.get("used", ())
    return used.count((source.number, source.entered, index))


def _times(limit: ab.TimesPerTurn, res: Resolution, index: int) -> str | None:
    if uses(res.state, res.source, index) < limit.times:
        return None
    return "once per turn" if limit.times == 1 else f"{limit.times} times per turn"


def _turn_of(limit: ab.DuringTurnOf, res: Resolution, index: int) -> str | None:
    if turn_player(res.state) in evaluate.seats(limit.player, res):
        return None
    return "during your turn" if res.seat in evaluate.seats(limit.player, res) else "during your opponent's turn"


def _only_if(limit: ab.OnlyIf, res: Resolution, index: int) -> str | None:
    return None if evaluate.holds(limit.condition, res) else "while its condition holds"


def _phase(limit: ab.DuringPhase, res: Resolution, index: int) -> str | None:
    if is_phase(limit.phase, limit.player, res):
        return None
    assert isinstance(limit.phase, own.Phase)
    whose = "" if limit.player is None else " of your turn" if res.seat in evaluate.seats(limit.player, res) else (
        " of your opponent's turn"
    )
    names = " or ".join(PHASES[one].name for one in conditions.PHASES[limit.phase])
    return f"during the {names}{whose}"


def _when_ever(limit: ab.Limit, res: Resolution, index: int) -> None:
    """It is about what pays for the ability, not about when it is used."""


#: Why each limit forbids an ability now, as the end of a sentence; None where it does not.
LIMITS: dict[type[ab.Limit], Callable[[Any, Resolution, int], str | None]] = {
    ab.TimesPerTurn: _times,
    ab.DuringTurnOf: _turn_of,
    ab.OnlyIf: _only_if,
    ab.DuringPhase: _phase,
    own.UsePaidWith: _when_ever,
}
