"""What is picked of those just looked at, what has not been done this turn, and how many of a kind may be cast."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import SUMMON, Scene
from tests.games.fftcg.story import rule
from tests.games.fftcg.words.reading_cards import assert_understood

LOOK = "[0]: Look at the top 2 cards of your deck."


@pytest.mark.parametrize(("words", "took", "deck"), [
    ("Put 1 on the top and the other on the bottom of your deck.", "Next", ["Next", "Third", "Low", "Top"]),
    ("Add 1 to your hand and put the other into the Break Zone.", "Next", ["Third", "Low"]),
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


@rule("15.1.1.6")
def test_the_whole_break_zone_is_shuffled_into_the_deck() -> None:
    scene = Scene({"Osk": "[0]: Shuffle your Break Zone into your deck."}).play("use Osk")
    assert [scene.table.where(scene.named[name]) for name in ("Bo", "Bud", "Rex")] == ["deck", "deck", "break zone"]


@pytest.mark.parametrize("not_", ["didn't attack", "hasn't attacked", "did not attack"])
@rule("11.6.5")
def test_only_what_did_not_attack_can_be_chosen(not_: str) -> None:
    words = f"[0]: Choose 1 Forward you control that {not_} this turn. It gains Haste until the end of the turn."
    scene = Scene({"Osk": words}, at="attack").play("attack Ann; use Osk; resolve; stop")
    assert "Ben Haste" in scene.seen()


BOLT = {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Gain [Crystal]."}


@pytest.mark.parametrize("limit", ["You can only cast 1 Summon per turn.", "Each player can only cast up to 1 Summon "
                                   "each turn.", "Each player cannot cast more than 1 Summon per turn."])
@rule("2.2")
def test_so_many_of_a_kind_can_be_cast(limit: str) -> None:
    scene = Scene({"Osk": limit}, cards={"Pyre": BOLT, "Bolt": BOLT})
    scene.play("cast Hal; resolve; cast Pyre; resolve; cast Bolt")
    assert (scene.refused, scene.table.where(scene.named["Hal"])) == (["refused 2.2"], "field")


@pytest.mark.parametrize("line", [
    "[Dull]: Look at the top 3 cards of your deck. Add 1 to your hand, put 1 into the Break Zone and return the other "
    "to the bottom of your deck.",
    "[Dull]: Look at the top 3 cards of your deck. Put any number of them at the bottom of your deck in any order and "
    "the rest on top of your deck in any order.",
    "[Dull]: Search for 1 Forward and 1 Backup. Add 1 to your hand and put the other into the Break Zone.",
])
def test_it_is_understood(line: str) -> None:
    assert_understood(line)


@pytest.mark.parametrize(("played", "crystals"), [("up to 2 Forwards", 1), ("1 Forward", 0)])
@rule("11.8.6")
def test_so_many_that_enter_at_the_same_time(played: str, crystals: int) -> None:
    texts = {"Osk": f"[0]: Play {played} from your hand onto the field.",
             "Oak": "When 2 or more Forwards enter your field at the same time, gain [Crystal]."}
    scene = Scene(texts, cards={"Una": {"zone": "hand"}})
    scene.play("use Osk; " + ("Hal, Una" if crystals else "Hal"))
    assert ("mine crystals 1" in scene.seen()) is bool(crystals)


@rule("11.11.5", "6.1.3")
def test_the_opponent_says_which_of_the_chosen_goes_where() -> None:
    words = ("Choose 2 Forwards opponent controls. Your opponent puts one of the chosen Forwards into the Break Zone "
             "and returns the other to its owner's hand.")
    scene = Scene({"Osk": f"[0]: {words}"}).play("use Osk; Dora")
    assert scene.seen() == "Cole to hand; Dora to break" and scene.asked == [1]
