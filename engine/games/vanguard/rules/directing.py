"""What texts do with attacks: they direct them, or change whom an attack is aimed at (VG 17.16, 11.2.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.events import SetVariable, StepVariable, extend
from engine.games.vanguard.rules import roles, table
from engine.games.vanguard.rules.table import Ref
from engine.state import State, ref


@dataclass(frozen=True, slots=True)
class Order:
    """What a text lets attack: the units, those that they may attack, None for any, and whose order it is."""

    seat: int
    attackers: tuple[Ref, ...]
    targets: tuple[Ref, ...] | None
    dominated: bool


def order(
    state: State, seat: int, attackers: Sequence[int], targets: Sequence[int] | None = None, *, dominated: bool = False
) -> None:
    """Let units attack because a text says so, each of these targets or any (VG 17.16)."""
    whom = None if targets is None else tuple([ref(state, one) for one in targets])
    extend(state, "orders", (Order(seat, tuple([ref(state, one) for one in attackers]), whom, dominated),), "order")
    if "planned" not in state.vars and "after orders" not in state.vars:
        begin(state, table.step(state))


def begin(state: State, after: str) -> None:
    """Let the attacks that texts have directed come now, and the step that was to come after them."""
    state.emit(StepVariable("after orders", after))
    state.emit(StepVariable("step", "ordered"))


def attack_instead(state: State, units: Sequence[int]) -> None:
    """Let these be the units being attacked, all in the place of those before (VG 11.2.6)."""
    here = [roles.stand(state, one) for one in units]
    there = state.vars.get("stands", ())
    state.emit(SetVariable("stands", (*there, *(one for one in here if one not in there)), "attack"))
    state.emit(SetVariable("attacked", tuple([one for one, *_ in here]), "attack"))
