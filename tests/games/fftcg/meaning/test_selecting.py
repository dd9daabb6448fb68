"""Lists of actions, damage that is divided, and cards turned over until one fits."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import rule
from tests.games.fftcg.words.reading_cards import assert_understood

ACTIONS = '"Gain [Crystal]." "Choose 1 Forward. Dull it."'


@pytest.mark.parametrize("more", [
    "select both instead", "select all of them instead", "select up to 2 instead", "instead select both actions",
    "select up to 2 of the following actions instead", "select all 2 actions instead",
])
@rule("11.6.6.1")
def test_more_actions_are_selected_instead(more: str) -> None:
    words = f"[0]: Select 1 of the 2 following actions. If you control a Monster, {more}. {ACTIONS}"
    scene = Scene({"Osk": words})
    assert scene.play("use Osk" + ("; line 0 1" if "up to" in more else "") + "; Cole").seen() == (
        "Cole dull; mine crystals 1")


@pytest.mark.parametrize("words", [
    "Divide 6000 damage between them as you like.",
    "Deal them a total of 6000 damage, split as you wish (damage must be in increments of 1000).",
    "Divide 6000 damage among the chosen Forwards as you choose in units of 1000.",
    "Deal them a total amount of damage equal to 2000 multiplied by each Character other than Osk you "
    "control, divided as you like among them.",
])
@rule("11.6.8")
def test_damage_is_divided_as_the_player_likes(words: str) -> None:
    scene = Scene({"Osk": f"[0]: Choose 2 Forwards. {words}"})
    assert scene.play("use Osk; Cole, Dora; 2000 4000").seen() == "Cole hurt 2000; Dora hurt 4000"


@rule("11.11.5")
def test_the_opponent_reveals_until_one_fits() -> None:
    words = ("[0]: Your opponent reveals cards from the top of their deck until they reveal a Monster. Put the "
             "revealed cards into the Break Zone.")
    scene = Scene({"Osk": words})
    assert scene.play("use Osk").seen() == "Foot to break; Slope to break; Peak to break; reveal Peak; " \
        "reveal Slope; reveal Foot"


@pytest.mark.parametrize("line", [
    "When Oriel enters the field, select any number of the 3 following actions: " + ACTIONS + ' "Draw 1 card."',
    "When Oriel enters the field, select up to 2 from the following. " + ACTIONS + ' "Draw 1 card."',
    "When Oriel attacks, choose up to 3 Forwards. Divide 9000 damage equally among the chosen Forwards (rounded up to "
    "the nearest 1000).",
])
def test_it_is_understood(line: str) -> None:
    assert_understood(line)
