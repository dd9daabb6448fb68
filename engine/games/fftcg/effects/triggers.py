"""When abilities may be used and when they trigger: their own limits, and auto-abilities on the lookout (FFTCG 11.8).

The condition of an auto-ability must hold when it triggers (11.8.13). Limits say too from where an ability can be used
(2.1, 11.6.4); what enters the field without triggering auto-abilities says so (2.1, 2.2, 11.8.16.2.1).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate
from engine.events import Event, Move, extend
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Board
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import conditions, statics
from engine.games.fftcg.effects.preparing import places_of_use
from engine.games.fftcg.effects.resolution import MEANING, Resolution, kind_of
from engine.games.fftcg.rules.table import FIELD, PHASES, Cause, Ref, face, ref, spoken
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.items import stack
from engine.triggers.trigger_event import PendingTrigger, TriggerSource
from engine.triggers.triggering import Told, TriggerRules, in_context

# Limits of use

#: The text of a card goes before the rules.
RULE = "FFTCG 2.1"


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


def most_times(ability: ab.Ability) -> int | None:
    """Return how often an ability triggers or is used in a turn at most, None for any number of times."""
    if not isinstance(ability, ab.ActionAbility | ab.AutoAbility):
        return None
    return min((one.times for one in ability.limits if isinstance(one, ab.TimesPerTurn)), default=None)


def uses(state: State, source: Ref, index: int) -> int:
    """Return how often an ability has been used, or has triggered, this turn."""
    used: tuple[tuple[int, int, int], ...] = state.vars.get("used", ())
    return used.count((source.number, source.entered, index))


def _times(limit: ab.TimesPerTurn, res: Resolution, index: int) -> str | None:
    if uses(res.state, res.source, index) < limit.times:
        return None
    return "once per turn" if limit.times == 1 else f"{limit.times} times per turn"


def _only_if(limit: ab.OnlyIf, res: Resolution, index: int) -> str | None:
    if evaluate.holds(limit.condition, res):
        return None
    match limit.condition:
        case ab.IsTurnOf(player=player):
            return f"during {_turn_of(player, res)}"
        case ab.IsPhase(phase=own.Phase() as phase, player=player):
            names = " or ".join(PHASES[one].name for one in conditions.PHASES[phase])
            return f"during the {names}" + ("" if player is None else f" of {_turn_of(player, res)}")
    return "while its condition holds"


def _turn_of(player: ab.Player, res: Resolution) -> str:
    return "your turn" if res.seat in evaluate.seats(player, res) else "your opponent's turn"


#: Why each limit forbids an ability now, as the end of a sentence; None where it does not.
LIMITS: dict[type[ab.Limit], Callable[[Any, Resolution, int], str | None]] = {
    ab.TimesPerTurn: _times,
    ab.OnlyIf: _only_if,
    # It is about what pays for the ability, not about when it is used.
    own.UsePaidWith: lambda limit, res, index: None,
}


# What is not heard of

#: The named value of a position that says which cards enter just now without their own abilities hearing of it.
SILENT = "silent"


def hears(state: State, told: Sequence[Told], source: Ref) -> Sequence[Told]:
    """Return the events that the abilities of an object may hear of."""
    silent: tuple[int, ...] = state.vars.get(SILENT, ())
    rulings = boards.board(state).rulings_of(own.EntersUnheard)
    if not rulings and source.number not in silent:
        return told
    return [one for one in told if not _is_unheard(one[0], rulings, source.number if source.number in silent else -1)]


def _is_unheard(event: Event, rulings: Sequence[tuple[own.EntersUnheard, Resolution]], silent: int) -> bool:
    """Whether a card enters of which nobody hears, or itself does not."""
    if not isinstance(event, Move) or event.to != FIELD:
        return False
    nouns = ((getattr(static.what, "noun", None), res) for static, res in rulings)
    return event.card == silent or any(
        noun is not None and evaluate.fits(noun, event.card, res) for noun, res in nouns
    )


# Auto-abilities


def fired(state: State, told: Sequence[Told], before: Board) -> list[PendingTrigger]:
    """Return the auto-abilities that events which happened together trigger."""
    return _of_travellers(state, told) + RULES.fired(state, told, before)


def note_uses(state: State, found: Sequence[PendingTrigger]) -> None:
    """Count the triggering of abilities that trigger only so often in a turn."""
    counted = tuple(
        (one.watcher.source.number, one.watcher.source.entered, one.watcher.index)
        for one in found
        if most_times(one.watcher.ability) is not None
    )
    if counted:
        extend(state, "used", counted, "trigger")


def _of_travellers(state: State, told: Sequence[Told]) -> list[PendingTrigger]:
    """Return the auto-abilities of cards that moved between other zones than the field, about just that.

    "When Ramza is discarded from your hand" works where the card is (FFTCG 11.9.1).
    """
    found: list[PendingTrigger] = []
    for event, key in told:
        if key != "move" or not isinstance(event, Move) or FIELD in (event.origin, event.to):
            continue
        card = state.cards[event.card]
        what = boards.characteristics(face(state, event.card))
        if what.travels:
            for index, ability in what.stage(0).watching.get("move", ()):
                watcher = TriggerSource(Ref(event.card, card.entered), card.owner, index, ability)
                found += RULES.fires(state, watcher, ((event, key),))
    return found


def state_triggered(state: State) -> list[PendingTrigger]:
    """Return the abilities that the state of the game triggers now and that do not wait already (FFTCG 11.8.18)."""
    return RULES.of_state(state, lambda state, watcher: any(
        one.source == watcher.source and one.ability is watcher.ability for one in stack(state)
    ))


def _left(watcher: TriggerSource, res: Resolution) -> int | None:
    """Return how often an ability may still trigger this turn."""
    most = most_times(watcher.ability)
    return None if most is None else most - uses(res.state, watcher.source, watcher.index)


def _holds(one: PendingTrigger, res: Resolution) -> bool:
    """Whether its condition and its limits let an ability trigger (FFTCG 11.8.13)."""
    ability = one.watcher.ability
    assert isinstance(ability, ab.AutoAbility)
    if ability.condition is None and not ability.limits:
        return True
    in_context(res, one)
    if ability.condition is not None and not evaluate.holds(ability.condition, res):
        return False
    return all(LIMITS[type(limit)](limit, res, one.watcher.index) is None for limit in ability.limits)


RULES = TriggerRules(
    MEANING,
    "FFTCG 2.1",
    watching=lambda state, key: boards.board(state).watching(key),
    watched=Board.watching,
    auto=lambda watcher: watcher.ability,
    resolution=lambda state, watcher: Resolution(state, watcher.seat, watcher.source),
    left=_left,
    holds=_holds,
    hears=hears,
)
