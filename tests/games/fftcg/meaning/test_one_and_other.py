"""What is picked of those just looked at, what has not been done this turn, and how many of a kind may be cast."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import SUMMON, Scene
from tests.games.fftcg.story import rule
from tests.games.fftcg.words.reading_cards import assert_understood

LOOK = "[0]: Look at the top 2 cards of your deck."


@pytest.mark.parametrize(("words", "took", "deck"), [
    ("Add 1 card to your hand and put the other at the bottom of your deck.", "Top", ["Third", "Low", "Next"]),
    ("Put any number of them at the bottom of your deck and the rest on top of your deck.", "Top",
     ["Next", "Third", "Low", "Top"]),
])
@rule("11.11.5")
def test_one_and_the_other(words: str, took: str, deck: list[str]) -> None:
    scene = Scene({"Osk": f"{LOOK} {words}"}).play(f"use Osk; {took}")
    assert scene.words()["mine"]["deck"] == deck


@rule("11.11.5")
def test_the_other_cards_revealed_are_the_rest() -> None:
    words = ("[0]: Reveal the top 3 cards of your deck. Add 1 Forward among them to your hand. Then, shuffle the other "
             "cards revealed and return them to the bottom of your deck.")
    scene = Scene({"Osk": words}).play("use Osk")
    assert sorted(scene.words()["mine"]["deck"][-2:]) == ["Next", "Third"]


BOLT = {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Gain [Crystal]."}


@pytest.mark.parametrize("line", [
    "[Dull]: Search for 1 Forward and 1 Backup. Add 1 to your hand and put the other into the Break Zone.",
])
def test_it_is_understood(line: str) -> None:
    assert_understood(line)


@rule("11.11.5", "6.1.3")
def test_the_opponent_says_which_of_the_chosen_goes_where() -> None:
    words = ("Choose 2 Forwards opponent controls. Your opponent puts one of the chosen Forwards into the Break Zone "
             "and returns the other to its owner's hand.")
    scene = Scene({"Osk": f"[0]: {words}"}).play("use Osk; Dora")
    assert scene.seen() == "Cole to hand; Dora to break" and scene.asked == [1]
