"""Which units and cards are meant."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cipher.effects.doing import cards, do
from tests.games.cipher.story import rule
from tests.games.cipher.table import BLUE, FANG, FEMALE, FLIER, MALE, Position


def destroyed(noun: str, *enemies: dict[str, Any]) -> list[bool]:
    """Return which enemies are destroyed by "destroy all ..."."""
    table = Position()
    vell = table.unit("Vell")
    found = [table.unit(f"Rook {place}", seat=1, **values) for place, values in enumerate(enemies)]
    do(table, vell, f"Destroy all {noun}.")
    return [table.destroyed(one) for one in found]


@pytest.mark.parametrize(
    ("noun", "fits", "fails"),
    [
        ("<Flier> enemies", {"affinities": (FLIER,)}, {}),
        ("non-<Flier> enemies", {}, {"affinities": (FLIER,)}),
        ("<Lance> or <Fang> enemies", {"weapons": (FANG,)}, {"weapons": ()}),
        ("<Male> enemies", {"genders": (MALE,)}, {"genders": (FEMALE,)}),
        ("<Colorless> enemies", {"symbols": ()}, {}),
        ("tapped enemies", {"tapped": True}, {}),
        ("enemies with a Deployment Cost of 3 or higher", {"cost": 3}, {"cost": 2}),
        ("enemies with 70 attack or higher", {"attack": 70}, {"attack": 60}),
        ("enemies in the Back Line", {"line": "back"}, {}),
        ("non-Main Character enemies", {}, {"main": True}),
    ],
)
def test_a_noun_fits_what_has_all_its_qualities(noun: str, fits: dict[str, Any], fails: dict[str, Any]) -> None:
    assert destroyed(noun, fits, fails) == [True, False]


def test_units_of_another_name_are_meant() -> None:
    table = Position()
    vell, osk, cray = table.unit("Vell"), table.unit("Osk", tapped=True), table.unit("Cray", tapped=True)
    do(table, vell, 'Untap all non-"Osk" allies.')
    assert (table.tapped(osk), table.tapped(cray)) == (True, False)


def test_units_that_possess_a_skill_with_an_icon_are_meant() -> None:
    table = Position()
    text = '[CF] Glance |CONT| If this unit is in the same area as "Vell", this unit gains +10 attack.'
    vell, osk, cray = table.unit("Vell"), table.unit("Osk", text, tapped=True), table.unit("Cray", tapped=True)
    do(table, vell, "Untap all allies who possess a [CF].")
    assert (table.tapped(osk), table.tapped(cray)) == (False, True)


@rule("26.12.1")
def test_an_ally_in_a_different_area_is_in_the_other_line() -> None:
    table = Position()
    vell, osk, cray = table.unit("Vell"), table.unit("Osk", line="back"), table.unit("Cray")
    text = "Choose 1 ally in a different area to this unit and move both this unit and that ally."
    do(table, vell, text)
    assert [table.where(one) for one in (vell, osk, cray)] == ["back", "front", "front"]


@rule("26.6.1")
def test_enemies_attacking_a_unit_are_the_attacking_unit_alone() -> None:
    table = Position(turn_player=1)
    vell = table.unit("Vell", "Lamp |CONT| Non-Main Character enemies attacking this unit lose -10 attack.")
    rook, cole = table.unit("Rook", seat=1), table.unit("Cole", seat=1)
    table.attack(rook, vell)
    assert (table.attack_of(rook), table.attack_of(cole)) == (20, 30)


def test_cards_with_different_unit_names_go_together() -> None:
    table = Position()
    vell = table.unit("Vell")
    one, other, third = (table.card(name, zone="retreat") for name in ("Osk", "Osk", "Cray"))
    text = "Choose 2 cards with different Unit Names from your Retreat Area, and add them to your hand."
    with pytest.raises(AssertionError, match="do not go together"):
        do(table, vell, text, cards(one, other))
    do(table, vell, text, cards(one, third))
    assert [table.where(card) for card in (one, other, third)] == ["hand", "retreat", "hand"]


def test_so_many_or_more_are_as_many_as_one_likes() -> None:
    table = Position()
    vell = table.unit("Vell")
    rook, cole, tarn = (table.unit(name, seat=1) for name in ("Rook", "Cole", "Tarn"))
    with pytest.raises(AssertionError, match="2 to 3"):
        do(table, vell, "Choose 2 or more enemies, and move them.", cards(rook))
    do(table, vell, "Choose 2 or more enemies, and move them.", cards(rook, cole, tarn))
    assert [table.where(one) for one in (rook, cole, tarn)] == ["back"] * 3


def test_the_chosen_ones_and_those_are_what_was_chosen() -> None:
    table = Position()
    vell, rook, cole = table.unit("Vell"), table.unit("Rook", seat=1), table.unit("Cole", seat=1)
    do(table, vell, "Choose 1 enemy. Until the end of the turn, the chosen enemy loses -10 attack.", cards(cole))
    assert (table.attack_of(rook), table.attack_of(cole)) == (30, 20)
    do(table, vell, "Choose 2 enemies. Until the end of the turn, those enemies lose -10 attack.")
    assert (table.attack_of(rook), table.attack_of(cole)) == (20, 10)


def test_enemies_destroyed_by_the_skill_are_counted() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.unit("Rook", seat=1), table.unit("Cole", seat=1), table.unit("Tarn", seat=1, cost=4)
    text = (
        "Destroy all enemies with a Deployment Cost of 2 or lower. "
        "Until the end of the turn, this unit gains +10 attack per enemy destroyed by this skill and range 1-2."
    )
    do(table, vell, text)
    assert (table.attack_of(vell), table.now(vell).ranges) == (50, (1, 2))


def test_for_each_counts_what_is_there() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |CONT| For each other <Blue> ally, this unit gains +10 attack.")
    table.unit("Osk", symbols=(BLUE,)), table.unit("Cray")
    assert table.attack_of(vell) == 40


@rule("14.1.1")
def test_a_card_is_deployed_beside_a_unit_of_a_name() -> None:
    table = Position()
    table.unit("Vell")
    haze, osk = table.card("Haze", zone="hand"), table.unit("Osk", line="back")
    do(table, haze, 'Deploy this card in the same area as "Osk".')
    assert (table.where(haze), table.where(osk)) == ("back", "back")


def test_a_card_is_not_deployed_beside_a_unit_that_is_not_there() -> None:
    table = Position()
    haze, _ = table.card("Haze"), table.unit("Osk", seat=1)
    do(table, haze, 'Deploy this card in the same area as "Osk".')
    assert table.where(haze) == "hand"


def test_her_attack_is_that_of_whom_the_sentence_speaks() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk")
    gains = "gains +20 attack and the number of Orbs that her attack will destroy becomes 2."
    do(table, vell, f"Choose 1 other ally. Until the end of the turn, this unit {gains}")
    assert (table.now(vell).orbs, table.now(osk).orbs) == (2, 1)
    do(table, vell, f"Choose 1 other ally. Until the end of the turn, that ally {gains}")
    assert (table.now(vell).orbs, table.now(osk).orbs) == (2, 2)
