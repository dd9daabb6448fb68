"""From where a card was cast, what lies outside the game, and so much for every so many."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import MONSTER, SUMMON, Scene
from tests.games.fftcg.story import rule

SPELLS = {
    name: {"type": SUMMON, "zone": zone, "cost": 0, "text": "Gain [Crystal]."}
    for name, zone in (("Pyre", "hand"), ("Gale", "break zone"))
}


@pytest.mark.parametrize(("zone", "cast", "drawn"), [
    ("your hand", "Pyre", True), ("your hand", "Gale", False), ("your Break Zone", "Gale", True),
    ("your Break Zone", "Pyre", False),
])
@rule("11.3.8", "11.8.16")
def test_what_is_cast_comes_from_somewhere(zone: str, cast: str, drawn: bool) -> None:
    text = f"You can cast Summons from your Break Zone.\nWhen you cast a Summon from {zone}, draw 1 card."
    assert ("Top to hand" in Scene({"Osk": text}, cards=SPELLS).play(f"cast {cast}").seen()) is drawn


@pytest.mark.parametrize(("board", "seen"), [("Bo>removed; Bud>removed", "mine crystals 1"), ("Bo>removed", ""),
                                             ("Bo>removed; Rex>removed", "")])
@rule("11.11.5")
def test_so_many_that_one_owns_are_out_of_the_game(board: str, seen: str) -> None:
    text = "[0]: If 2 or more cards you own are removed from the game, gain [Crystal]."
    assert Scene({"Osk": text}, board).play("use Osk").seen() == seen


@rule("11.11.5", "6.7")
def test_counters_on_it_and_on_each_of_the_others() -> None:
    scene = Scene({"Osk": "[0]: Place 1 Ember Counter on Osk and each Forward you control."}).play("use Osk")
    assert scene.seen() == "Osk Ember 1; Ann Ember 1; Ben Ember 1"


@pytest.mark.parametrize(("board", "seen"), [("Osk 5 Ember", "mine crystals 2"), ("Osk 1 Ember", ""),
                                             ("Osk 4 Ember", "mine crystals 2")])
@rule("4.2", "11.11.5")
def test_once_for_every_two_counters(board: str, seen: str) -> None:
    text = "[0]: Gain [Crystal] for every 2 Ember Counters placed on Osk."
    assert Scene({"Osk": text}, board).play("use Osk").seen() == seen


@rule("11.12.4.3")
def test_a_monster_becomes_a_forward_of_so_much_power() -> None:
    imp = {"Imp": {"type": MONSTER, "text": "[0]: Until the end of the turn, Imp also becomes a Forward with 1000 "
                   "power for each Ember Counter placed on Imp."}}
    scene = Scene({}, "Imp 4 Ember", imp).play("use Imp")
    assert scene.table.power(scene.named["Imp"]) == 4000
