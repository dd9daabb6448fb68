"""Infinite loops (FFTCG 13)."""

from __future__ import annotations

from engine import abilities as ab
from engine.continuous.lasting import ContinuousEffect
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import triggers
from engine.games.fftcg.effects.for_later import LASTING
from engine.games.fftcg.rules import table
from engine.law.game_law import plain, what_waits
from engine.loops import LoopRules
from engine.state import State
from engine.timing.items import stack

_VALUES = ("step", "phase", "priority", "attackers", "blocker", "party", "crystals 0", "crystals 1", "skipped",
           "extra turns")


def values(state: State) -> tuple[object, ...]:
    """Return what makes a position the same as before, beside its cards."""
    get = state.vars.get
    items = tuple(
        plain(item.kind, item.seat, item.source, item.ability, item.targets, item.modes, item.shares, item.x,
               item.cancelled)
        for item in stack(state)
    )  # fmt: skip
    effects = [one for one in get("lasting", ()) if not _over(state, one)]
    lasting = tuple((plain(one.static), one.turn) for one in effects)
    return (*(get(name) for name in _VALUES), items, lasting, *what_waits(state), _used(state))


def _used(state: State) -> dict[tuple[int, int], int]:
    """Return how often abilities with a limit have been used this turn: what is used up does not come back."""
    used: dict[tuple[int, int], int] = {}
    for number, entered, index in state.vars.get("used", ()):
        abilities = boards.now(state, number).abilities if state.cards[number].entered == entered else ()
        if index < len(abilities) and triggers.most_times(abilities[index]) is not None:
            used[number, index] = used.get((number, index), 0) + 1
    return dict(sorted(used.items()))


def _over(state: State, one: ContinuousEffect) -> bool:
    """Whether an effect is on objects that are all gone."""
    who = one.static.who if isinstance(one.static, ab.Changes) else None
    if not isinstance(who, LockedIn | ab.Source | ab.This):
        return False
    return not any(table.alive(state, what) for what in evaluate.refs(who, LASTING.context(one, state)))


RULES = LoopRules("FFTCG 13.1", "FFTCG 13.2", "FFTCG 13.3", values)
