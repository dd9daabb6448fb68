"""Resolving what lies on the stack (FFTCG 11.11)."""

from __future__ import annotations

from engine.abilities.kinds import AutoAbility
from engine.containing import contained
from engine.effects import evaluate
from engine.events import Event, Move, Note, SetVariable, StepVariable
from engine.games.fftcg.effects import legal_targets, targeting
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.effects.sequencing import perform
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.apply_events import apply_events, tell
from engine.games.fftcg.rules.casting import cast_freely
from engine.games.fftcg.rules.items import REMOVED_AFTER_USE, Item, stack
from engine.games.fftcg.rules.table import BREAK, REMOVED, STACK
from engine.games.fftcg.rules.using import use_again
from engine.procedures import Procedure
from engine.state import State


def resolve_top(state: State) -> Procedure:
    """Resolve the topmost Summon or ability; then the turn player has priority (FFTCG 11.1.5, 11.11.1)."""
    item = stack(state)[-1]
    state.emit(SetVariable("resolving", item.stamp))
    if not item.cancelled:
        yield from contained(state, item.source, item.seat, "FFTCG 2.1", _resolve(state, item))
    state.emit(SetVariable("resolving", None))
    left = tuple(one for one in stack(state) if one.stamp != item.stamp)
    state.emit(SetVariable("stack", left or None, "resolved"))
    if not left and legal_targets.INSISTED in state.vars:
        state.emit(SetVariable(legal_targets.INSISTED, None))
    if item.kind == "Summon" and _on_stack(state, item):
        yield from put_summon_away(state, item)
    yield from cast_freely(state)
    yield from use_again(state)
    state.emit(StepVariable("priority", (table.turn_player(state), 0)))


def _resolve(state: State, item: Item) -> Procedure:
    """Check what must still hold, then carry out the text in its order (FFTCG 11.11.2 to 11.11.5)."""
    res = item.deed(state)
    name = ("card", item.source.number, item.source.entered)
    if item.kind == "Summon" and not _on_stack(state, item):
        tell(state, "{0} does nothing: it is not on the stack any more.", "FFTCG 11.3.2", name)
        return
    if not condition_holds(item, res):
        tell(
            state, "The auto-ability of {0} does nothing: its condition does not hold any more.", "FFTCG 11.11.3", name
        )
        return
    if not targeting.any_legal(item.effects, res):
        tell(state, "{0} does nothing: nothing it chose is there any more.", "FFTCG 11.11.2", name)
        return
    what = "{0} resolves." if item.kind == "Summon" else f"The {item.kind} of {{0}} resolves."
    tell(state, what, "FFTCG 11.11.1", name)
    since = len(state.log)
    yield from perform(item.effects, res)
    if not any(isinstance(change, Note) for change in state.log[since:]):
        tell(state, "{0}: nothing comes of it.", "FFTCG 2.3", name)


def _on_stack(state: State, item: Item) -> bool:
    """Whether a Summon still lies where it was cast to."""
    return table.alive(state, item.source) and state.cards[item.source.number].zone == STACK


def condition_holds(item: Item, res: Resolution) -> bool:
    """Whether the condition of a conditional auto-ability still holds (FFTCG 11.8.13)."""
    ability = item.ability
    if not isinstance(ability, AutoAbility) or ability.condition is None:
        return True
    return evaluate.holds(ability.condition, res)


def put_summon_away(state: State, item: Item) -> Procedure:
    """Put a Summon that has resolved into its owner's Break Zone (FFTCG 11.11.10), or where a text says."""
    number = item.source.number
    zones = REMOVED if REMOVED_AFTER_USE in item.paid else BREAK
    moves: list[Event] = [Move(number, zones[state.cards[number].owner], why="resolve")]
    yield from apply_events(state, moves)
