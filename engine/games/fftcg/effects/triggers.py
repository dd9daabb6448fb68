"""Auto-abilities: which of them are on the lookout, when they may trigger, and what hears of what (FFTCG 11.8).

The condition of one must hold when it triggers (11.8.13).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.effects import evaluate
from engine.events import Move, SetVariable
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import limits, unheard
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.now import Board
from engine.games.fftcg.rules.table import FIELD, Ref, face
from engine.state import State
from engine.timing.items import stack
from engine.triggers.pending import PendingTrigger, TriggerSource
from engine.triggers.triggering import Told, TriggerRules, in_context


def fired(state: State, told: Sequence[Told], before: Board) -> list[PendingTrigger]:
    """Return the auto-abilities that events which happened together trigger."""
    told = unheard.heard(told, boards.board(state))
    return _of_travellers(state, told) + RULES.fired(state, told, before)


def note_uses(state: State, found: Sequence[PendingTrigger]) -> None:
    """Count the triggering of abilities that trigger only so often in a turn."""
    counted = tuple(
        (one.watcher.source.number, one.watcher.source.entered, one.watcher.index)
        for one in found
        if limits.most_times(one.watcher.ability) is not None
    )
    if counted:
        state.emit(SetVariable("used", (*state.vars.get("used", ()), *counted), "trigger"))


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
    return RULES.of_state(state, _is_on_stack)


def _is_on_stack(state: State, watcher: TriggerSource) -> bool:
    return any(one.source == watcher.source and one.ability is watcher.ability for one in stack(state))


def _left(watcher: TriggerSource, res: Resolution) -> int | None:
    """Return how often an ability may still trigger this turn."""
    most = limits.most_times(watcher.ability)
    return None if most is None else most - limits.uses(res.state, watcher.source, watcher.index)


def _holds(one: PendingTrigger, res: Resolution) -> bool:
    """Whether its condition and its limits let an ability trigger (FFTCG 11.8.13)."""
    ability = one.watcher.ability
    assert isinstance(ability, ab.AutoAbility)
    if ability.condition is None and not ability.limits:
        return True
    in_context(res, one)
    if ability.condition is not None and not evaluate.holds(ability.condition, res):
        return False
    return limits.may_trigger(ability, res, one.watcher.index)


RULES = TriggerRules(
    MEANING,
    "FFTCG 2.1",
    watching=lambda state, key: boards.board(state).watching(key),
    watched=Board.watching,
    auto=lambda watcher: watcher.ability,
    resolution=lambda state, watcher: Resolution(state, watcher.seat, watcher.source),
    left=_left,
    holds=_holds,
    hears=unheard.for_ears,
)
