"""Conditions: questions about the state of the game, answered now."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.effects import evaluate
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import ELEMENTS
from engine.games.fftcg.effects import amounts
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.state import State

#: The phases of the turn, by the words of :data:`~engine.games.fftcg.rules.table.PHASES`.
PHASES: dict[enum.Enum, tuple[str, ...]] = {
    own.Phase.ACTIVE: ("active",),
    own.Phase.DRAW: ("draw",),
    own.Phase.MAIN_1: ("main 1",),
    own.Phase.MAIN_2: ("main 2",),
    own.Phase.MAIN: ("main 1", "main 2"),
    own.Phase.ATTACK: ("attack",),
    own.Phase.END: ("end",),
}


def _is_phase(phase: enum.Enum, state: State) -> bool:
    return table.phase(state) in PHASES[phase]


def _paid_only(condition: own.PaidOnlyBy, res: Resolution) -> bool:
    """Whether the CP came only from what fits, all of which is Backups."""
    if amounts.paid(condition.what, "paid by Backups", res) <= 0:
        return False
    marks = [name for name in amounts.payments(condition.what, res) if name.startswith(table.PAID_FROM)]
    return all(evaluate.fits(condition.source, int(name.removeprefix(table.PAID_FROM)), res) for name in marks)


def _paid_with(condition: own.PaidIncluding, res: Resolution) -> bool:
    paid = [element for element in ELEMENTS if amounts.paid(condition.what, f"paid {element.value}", res) > 0]
    return paid == [condition.element] if condition.only else condition.element in paid


MEANING.is_phase = _is_phase
MEANING.on_field = table.on_field
MEANING.conditions |= {
    own.PaidExtraCost: lambda condition, res: (
        "extra" in res.paid or amounts.paid(ab.Source(), "paid extra", res) > 0
    ),
    own.PaidIncluding: _paid_with,
    own.PaidOnlyBy: _paid_only,
    own.BeforePaying: lambda condition, res: evaluate.holds(condition.condition, res),
    own.WasCast: lambda condition, res: amounts.paid(condition.what, "cast", res) > 0,
    own.FromBurst: lambda condition, res: res.burst,
}
