"""The Astral Plane (VG 24.5, 15.10)."""

from __future__ import annotations

from tests.games.vanguard.story import Story, attack, rule
from tests.games.vanguard.table import CENTRE_BACK, LEFT_FRONT, RIGHT_FRONT
from tests.games.vanguard.test_situations_apart import astral


@rule("24.5", "15.10")
def test_a_locked_card_goes_from_the_plane_to_the_drop_zone() -> None:
    table, _ = astral()
    locked = table.rear(at=CENTRE_BACK, face_down=True)
    Story(table)
    assert (table.where(locked), table.where(table.rear(at=LEFT_FRONT))) == ("drop", "RC")


@rule("24.5")
def test_a_text_asks_whether_a_unit_is_on_the_plane() -> None:
    table, deity = astral()
    vell = table.rear("Vell", "[CONT](RC):If your Astral Plane has a unit, this unit gets [Power] +5000.", power=8000)
    story = Story(table)
    assert table.power(vell) == 8000
    story.call(deity, CENTRE_BACK)
    assert table.power(vell) == 13000


@rule("24.5", "11.4.2")
def test_what_lies_in_the_centre_without_a_plane_neither_attacks_nor_checks() -> None:
    table, deity = astral()
    table.state.vars["markers 0"] = table.state.vars["markers 0"][:4]
    vell = table.rear(at=CENTRE_BACK, race="Astral Deity")
    table.rear(at=RIGHT_FRONT)
    story = Story(table).to_battle()
    assert story.refuses(attack(vell, table.vanguards[1])) == "VG 11.2.2"
    assert story.refuses(attack(deity, table.vanguards[1])) == "VG 11.2.2"
