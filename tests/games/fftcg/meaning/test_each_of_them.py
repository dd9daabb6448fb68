"""Each player by their own, parties by how many form them, and limits on what is cast."""

from __future__ import annotations

import pytest

from tests.games.fftcg.effects.doing import do
from tests.games.fftcg.story import rule
from tests.games.fftcg.table import Position


@pytest.mark.parametrize("text", [
    "Choose 1 Forward. Deal 2000 damage to it for each Backup you control.",
    "Choose 1 Forward. Deal it 2000 damage for each Backup you control.",
])
@rule("4.3", "11.12.5.1")
def test_so_much_damage_for_each_is_dealt_at_once(text: str) -> None:
    table = Position()
    osk, _ = table.backup("Osk"), table.backup("Oak")
    ann = table.forward("Ann", 9000, "If Ann is dealt damage, reduce the damage by 1000 instead.", seat=1)
    do(table, osk, text)
    assert table.state.cards[ann].damage == 3000
