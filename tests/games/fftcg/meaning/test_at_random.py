"""What chance picks, and what cannot be left to it."""

from __future__ import annotations

import pytest

from engine.games.fftcg.words import read
from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import rule
from tests.games.fftcg.words.reading_cards import assert_understood, card


@pytest.mark.parametrize(("words", "zone"), [
    ("Break 1 Forward opponent controls at random.", "break zone"),
    ("Select 1 Forward opponent controls at random. Break it.", "break zone"),
    ("Randomly put 1 Forward opponent controls into the Break Zone.", "break zone"),
])
@rule("11.11.5")
def test_chance_picks_one_and_nobody_is_asked(words: str, zone: str) -> None:
    scene = Scene({"Osk": f"[0]: {words}"}).play("use Osk")
    found = sorted(scene.table.where(scene.named[name]) for name in ("Cole", "Dora"))
    assert (scene.refused, found) == ([], [zone, "field"])


@pytest.mark.parametrize(("words", "left"), [
    ("a random card", 1), ("2 random cards", 0), ("1 random card from their hand", 1),
])
@rule("11.11.5")
def test_random_cards_are_discarded(words: str, left: int) -> None:
    scene = Scene({"Osk": f"[0]: Your opponent discards {words}."}).play("use Osk")
    assert sum(scene.table.where(scene.named[name]) == "hand" for name in ("Ida", "Ivy")) == left


@rule("11.11.5")
def test_a_card_of_the_break_zone_is_added_at_random() -> None:
    scene = Scene({"Osk": "[0]: Add 1 card in your Break Zone to your hand at random."}).play("use Osk")
    assert sorted(scene.table.where(scene.named[name]) for name in ("Bo", "Bud")) == ["break zone", "hand"]


@pytest.mark.parametrize("line", [
    "When Oriel enters the field, your opponent randomly reveals 2 cards from their hand.",
    "[Dull]: Dull 2 Forwards opponent controls at random.",
])
def test_it_is_understood(line: str) -> None:
    assert_understood(line)


@pytest.mark.parametrize("line", [
    "[Dull]: Randomly choose 1 Forward. Break it.",
    "[Dull]: Randomly select 1 of the 2 following actions. \u201cDraw 1 card.\u201d \u201cGain [Crystal].\u201d",
])
def test_what_chance_does_not_pick_is_not_read(line: str) -> None:
    assert read(card(line)).problems
