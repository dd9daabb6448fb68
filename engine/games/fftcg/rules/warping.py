"""The two auto-abilities of Warp that work while a card is removed (FFTCG 15.2.7.4, 15.2.7.5)."""

from __future__ import annotations

from engine.abilities.amounts import Exactly, Number
from engine.abilities.counters import LosesCounter, RemoveCounter
from engine.abilities.effects import PlayOntoField
from engine.abilities.events import Edge, Happens, TimeComes, Turn
from engine.abilities.kinds import AutoAbility
from engine.abilities.references import Source
from engine.abilities.triggers import Trigger
from engine.events import SetVariable
from engine.games.fftcg.rules.table import REMOVED, ref
from engine.games.fftcg.vocabulary import Phase
from engine.state import State
from engine.triggers.pending import PendingTrigger, TriggerSource

COUNTER = "Warp"
#: At the beginning of Main Phase 1 during each of your turns, remove 1 Warp Counter from this card (15.2.7.4).
TICKS = AutoAbility(
    Trigger(TimeComes(Edge.BEGINNING, Turn.YOURS, Phase.MAIN_1)),
    (RemoveCounter(Exactly(Number(1)), COUNTER, Source()),),
)
#: When the last Warp Counter is removed from this card, play it onto the field (15.2.7.5).
ENTERS = AutoAbility(Trigger(Happens((Source(),), (LosesCounter(COUNTER),))), (PlayOntoField(Source()),))

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


def _trigger(state: State, number: int, index: int, ability: AutoAbility) -> None:
    source = ref(state, number)
    watcher = TriggerSource(source, state.cards[number].owner, index, ability)
    state.emit(SetVariable("pending", (*state.vars.get("pending", ()), PendingTrigger(watcher, (source,))), "trigger"))
