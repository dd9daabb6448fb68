"""Events told from either side: who evaded whose attack, who failed to destroy whom, what moved whom."""

from __future__ import annotations

import pytest

from engine.events import Notice
from engine.games.cipher.effects import triggers
from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position


@rule("18.1.13")
@pytest.mark.parametrize(("when", "critical", "fires"), [
    ("When an enemy evades this unit's attack", False, True),
    ("When this unit's Critical Hit is evaded", False, False),
    ("When this unit's Critical Hit is evaded", True, True),
])
def test_an_attack_that_is_evaded(when: str, critical: bool, fires: bool) -> None:
    table = Position()
    vell, rook = table.unit("Vell", f"Toll |AUTO| {when}, draw 1 card."), table.unit("Rook", seat=1)
    if critical:
        table.mark(vell, marks={"critical": 30})
    table.happen(Notice("evade", 1, rook, others=(vell,)))
    assert table.triggered == (["Vell"] if fires else [])


@rule("18.1.15")
def test_a_unit_that_an_attack_does_not_destroy() -> None:
    table = Position(turn_player=1)
    vell = table.unit("Vell", "Toll |AUTO| When this unit is not destroyed by an enemy's attack, draw 1 card.",
                      attack=50)
    rook = table.unit("Rook", seat=1)
    Story(table).attack(rook, vell).go_on()
    assert len(table.names("hand")) == 1


@rule("26.13")
def test_a_unit_that_a_skill_moves() -> None:
    table = Position()
    vell = table.unit("Vell", "Toll |AUTO| When a skill's effect moves this unit, draw 1 card.")
    table.happen(table.move(table.card("Odo"), "front"))
    assert table.triggered == []
    do(table, vell, "Move this unit.")
    assert table.triggered == ["Vell"]


@rule("21.2.3")
def test_what_is_not_so_and_has_not_been_done() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "If this unit is not your Main Character and has not Leveled Up, add this unit to your hand.")
    assert table.where(vell) == "hand"


@rule("19.1.2")
def test_no_ally_can_use_a_skill_any_more() -> None:
    table = Position()
    text = "Spark |ACT| Draw 1 card."
    vell, odo = table.unit("Vell", text), table.unit("Odo", text)
    do(table, vell, 'No ally can use "Spark" again until the game is over.')
    assert all(triggers.refuse_use(table.state, 0, one, 0) is not None for one in (vell, odo))
