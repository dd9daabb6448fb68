"""Attacks that a text directs (VG 17.16), of one's own units and of those that one dominates (VC8.2.4 to VC8.2.9).

They come after the effect and its check timing; those ordered in a battle come when it has ended. As long as there is a
unit that can attack and a unit that it can attack, there is one attack more; then whoever was dominated is released.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.events import SetVariable, StepVariable
from engine.events import forget as forget_values
from engine.games.vanguard.rules import battle, directing, dominate, table
from engine.games.vanguard.rules.table import RC, VC
from engine.procedures import Procedure
from engine.requests import ChooseCards
from engine.state import State, alive


def attack(state: State) -> Procedure:
    """The next attack that a text directs, as long as there is a legal one (VG 17.16)."""
    waiting: tuple[directing.Order, ...] = state.vars["orders"]
    first = waiting[0]
    able = _able(state, first)
    if not able:
        yield from _over(state, first)
        return
    picked = yield from ChooseCards(
        first.seat, "Choose the unit that attacks now.", "VG 17.16", lambda: _able(state, first), 1, 1
    )
    for number in picked:
        aims = yield from ChooseCards(
            first.seat, "Choose the unit that {0} attacks.", "VG 17.16",
            lambda unit=number: _targets(state, first, unit), 1, 1, args=(("card", number),),  # type: ignore[misc]
        )
        for target in aims:
            battle.plan(state, number, target)
            state.emit(SetVariable("directed", True, "attack"))
            state.emit(StepVariable("after battle", "ordered"))
            state.emit(StepVariable("step", "attack step"))


def _able(state: State, one: directing.Order) -> tuple[int, ...]:
    """Return the units of an order that can attack now (VC8.2.8)."""
    there = [what.number for what in one.attackers if alive(state, what)]
    return tuple([number for number in there if _targets(state, one, number)])


def _targets(state: State, one: directing.Order, number: int) -> tuple[int, ...]:
    """Return whom a unit of an order can attack now (VG 17.16, VC8.2.25, VC8.2.27)."""
    if one.dominated and not table.is_dominated(state.cards[number]):
        return ()
    if one.targets is None and not one.dominated:
        among: Sequence[int] = battle.targets(state, number)
    elif one.targets is None:
        among = [target for zone in (*VC, *RC) for target in state.zones[zone]]
    else:
        among = [what.number for what in one.targets if alive(state, what)]
    return tuple([target for target in among if battle.refuse_directed(state, number, target) is None])


def _over(state: State, one: directing.Order) -> Procedure:
    """No attack of an order is left: whoever was dominated for it is released (VC8.2.9)."""
    waiting: tuple[directing.Order, ...] = state.vars["orders"]
    state.emit(SetVariable("orders", waiting[1:] or None, "order"))
    if one.dominated:
        yield from dominate.release(state, [what.number for what in one.attackers if alive(state, what)])
    if len(waiting) == 1:
        state.emit(StepVariable("step", state.vars["after orders"]))
        forget_values(state, "after orders", why="order")


STEPS: dict[str, Callable[[State], Procedure]] = {"ordered": attack}
