"""Resolving what lies on the stack (FFTCG 11.11)."""

from __future__ import annotations

from engine.events import Event, Move, StepVariable
from engine.games.fftcg.effects.resolution import REMOVED_AFTER_USE, context_of
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.apply_events import apply_events
from engine.games.fftcg.rules.casting import cast_freely
from engine.games.fftcg.rules.table import BREAK, REMOVED, STACK
from engine.games.fftcg.rules.using import use_again
from engine.procedures import Procedure
from engine.state import State
from engine.timing.items import Item
from engine.timing.resolving import ResolvingRules


def _on_stack(state: State, item: Item) -> bool:
    """Whether a Summon still lies where it was cast to."""
    return table.alive(state, item.source) and state.cards[item.source.number].zone == STACK


def put_summon_away(state: State, item: Item) -> Procedure:
    """Put a Summon that has resolved into its owner's Break Zone (FFTCG 11.11.10), or where a text says."""
    number = item.source.number
    zones = REMOVED if REMOVED_AFTER_USE in item.paid else BREAK
    moves: list[Event] = [Move(number, zones[state.cards[number].owner], why="resolve")]
    yield from apply_events(state, moves)


def _over(state: State, item: Item) -> Procedure:
    """What follows once something has resolved; then the turn player has priority (FFTCG 11.1.5)."""
    if item.kind == "Summon" and _on_stack(state, item):
        yield from put_summon_away(state, item)
    yield from cast_freely(state)
    yield from use_again(state)
    state.emit(StepVariable("priority", (table.turn_player(state), 0)))


RESOLVING = ResolvingRules(
    text="FFTCG 2.1",
    resolves="FFTCG 11.11.1",
    gone="FFTCG 11.3.2",
    condition="FFTCG 11.11.3",
    targets="FFTCG 11.11.2",
    nothing="FFTCG 2.3",
    context=context_of,
    is_card=lambda item: item.kind == "Summon",
    is_there=_on_stack,
    over=_over,
)
