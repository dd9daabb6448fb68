"""The two auto-abilities of Warp that work while a card is removed (FFTCG 15.2.7.4, 15.2.7.5)."""

from __future__ import annotations

from engine import abilities as ab
from engine.events import SetVariable
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.rules.table import REMOVED, ref
from engine.state import State
from engine.triggers.trigger_event import PendingTrigger, TriggerSource

COUNTER = "Warp"
#: At the beginning of Main Phase 1 during each of your turns, remove 1 Warp Counter from this card (15.2.7.4).
TICKS = ab.AutoAbility(
    ab.Trigger(ab.TimeComes(ab.Edge.BEGINNING, ab.Turn.YOURS, own.Phase.MAIN_1)),
    (ab.RemoveCounter(ab.Exactly(ab.Number(1)), COUNTER, ab.Source()),),
)
#: When the last Warp Counter is removed from this card, play it onto the field (15.2.7.5).
ENTERS = ab.AutoAbility(
    ab.Trigger(ab.Happens((ab.Source(),), (ab.LosesCounter(COUNTER),))), (ab.PlayOntoField(ab.Source()),)
)

_TICKS_INDEX = -1
_ENTERS_INDEX = -2


def warp_counters(state: State, seat: int) -> None:
    """Let the counters of a player's warped cards begin to come off (FFTCG 15.2.7.4)."""
    for number in state.zones[REMOVED[seat]]:
        if state.cards[number].counters.get(COUNTER):
            _trigger(state, number, _TICKS_INDEX, TICKS)


def last_counter_removed(state: State, number: int) -> None:
    """Let a warped card enter the field once its last counter is gone (FFTCG 15.2.7.5)."""
    if state.cards[number].zone in REMOVED:
        _trigger(state, number, _ENTERS_INDEX, ENTERS)


def _trigger(state: State, number: int, index: int, ability: ab.AutoAbility) -> None:
    source = ref(state, number)
    watcher = TriggerSource(source, state.cards[number].owner, index, ability)
    state.emit(SetVariable("pending", (*state.vars.get("pending", ()), PendingTrigger(watcher, (source,))), "trigger"))
