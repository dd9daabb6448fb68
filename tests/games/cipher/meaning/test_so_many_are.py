"""Conditions that say of how many something is so (Cipher 2.3.1.5, 21.2.3.1.1.2.1)."""

import pytest

from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BEAST, Position

WORDS = (
    "If 2 or more other <Beast> allies are in the same area as this unit, this unit gains +20 attack.",
    "If you have 2 or more other <Beast> allies in the same area as this unit, this unit gains +20 attack.",
    "If this unit is being attacked and 2 or more other <Beast> allies are in the same area as this unit, this unit "
    "gains +20 attack.",
)


@pytest.mark.parametrize("text", WORDS)
@pytest.mark.parametrize(("beside", "behind", "gains"), [(0, 0, 0), (1, 1, 0), (2, 0, 20), (3, 0, 20)])
@rule("2.3.1.5", "21.2.3.1.1.2.1")
def test_so_many_other_allies_of_a_kind_are_in_the_same_area(text: str, beside: int, behind: int, gains: int) -> None:
    table = Position()
    vell = table.unit("Vell", f"Shade |CONT| {text}", seat=1, attack=90)
    for place in range(beside + behind):
        line = "front" if place < beside else "back"
        table.unit(f"Ally {place}", seat=1, line=line, affinities=(BEAST,))
    table.unit("Odd", seat=1)
    rook = table.unit("Rook")
    table.card("Tam", seat=1)
    Story(table).attack(rook, vell)
    assert table.attack_of(vell) == 90 + gains


@pytest.mark.parametrize(("allies", "attackable"), [(1, True), (2, False)])
@rule("2.2", "2.3.1.5")
def test_enough_allies_around_keep_a_unit_from_being_attacked(allies: int, attackable: bool) -> None:
    table = Position()
    text = "If 2 or more other allies are in the same area as this unit, enemies cannot attack this unit."
    vell = table.unit("Vell", f"Shade |CONT| {text}", seat=1)
    for place in range(allies):
        table.unit(f"Ally {place}", seat=1)
    table.unit("Cole", seat=1, line="back", main=True)
    story = Story(table).attack(table.unit("Rook"))
    assert (vell in story.asked.cards()) is attackable
