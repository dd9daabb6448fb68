"""One held against another, halves, several decks at once, and what is gained with what may be done."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import rule
from tests.games.fftcg.words.reading_cards import assert_understood

TWO = "Choose 1 Forward you control and 1 Forward opponent controls."


@pytest.mark.parametrize(("words", "mine", "seen"), [
    ("If the former has more power than the latter, break the latter.", "Ann; Dora", "Dora to break"),
    ("If the former has more power than the latter, break the latter.", "Ann; Cole", ""),
    ("If the former has a lower cost than the latter, break the latter.", "Ben; Cole", "Cole to break"),
    ("If the former has a higher cost than the latter, break the latter.", "Ben; Cole", ""),
])
@rule("11.11.5")
def test_the_power_and_the_cost_of_one_against_another(words: str, mine: str, seen: str) -> None:
    assert Scene({"Osk": f"[0]: {TWO} {words}"}).play(f"use Osk; {mine}").seen() == seen


@pytest.mark.parametrize(("way", "hurt"), [("round up", "Dora hurt 3000"), ("round down", "Dora hurt 2000")])
@rule("4.2")
def test_half_of_a_power_is_rounded_as_the_text_says(way: str, hurt: str) -> None:
    words = f"Deal damage equal to half of Ben's power to all the Forwards of cost 2 opponent controls ({way} to the "
    scene = Scene({"Ben": f"[0]: {words}nearest 1000)."})
    assert scene.play("use Ben").seen() == hurt


@rule("11.3.2", "7.2")
def test_the_top_cards_of_both_decks_go_back_to_their_own_decks() -> None:
    words = ("Look at the top card of your deck and your opponent's deck. Put them at the bottom of the respective "
             "decks.")
    scene = Scene({"Osk": f"[0]: {words}"}).play("use Osk")
    assert scene.seen() == "mine top Next; theirs top Slope; look Top; look Peak"


@rule("11.12.5.6")
def test_no_more_damage_than_so_much() -> None:
    text = "If Ben is dealt more than 3000 damage, the damage becomes 3000 instead."
    scene = Scene({"Ben": text, "Osk": "[0]: Deal 4000 damage to all the Forwards you control."})
    assert scene.play("use Osk").seen() == "Ann hurt 4000; Ben hurt 3000"


@pytest.mark.parametrize("gains", ["gains +1000 power, Haste, and cannot be blocked",
                                   "gains +1000 power, Haste and cannot be blocked"])
@rule("11.12.4")
def test_what_it_gains_and_what_cannot_be_done_to_it(gains: str) -> None:
    scene = Scene({"Ann": f"Ann {gains}."}, at="attack").play("attack Ann; pass; pass; until main 2")
    assert scene.seen() == "Ann dull; Peak to damage" and scene.table.keywords(scene.named["Ann"]) == {"Haste"}


@pytest.mark.parametrize("line", [
    "When Oriel enters the field, name 1 Element. Reveal the top 3 cards of your deck. Add all the cards of the same "
    "Element as named to your hand.",
    "If Oriel has 5 Jobs or more, Oriel gains +3000 power, Brave, and can attack twice in the same turn.",
    "When Oriel attacks, it gains +1000 power, Brave, and cannot be blocked until the end of the turn.",
])
def test_it_is_understood(line: str) -> None:
    assert_understood(line)


@pytest.mark.parametrize(("many", "seen"), [("2", "Ann to break; Top to hand"), ("1", "Ann to break")])
@rule("11.8.16")
def test_the_counters_that_it_had_before_it_left(many: str, seen: str) -> None:
    text = "When Ann is put from the field into the Break Zone, if it had 2 or more Ember Counters on it, draw 1 card."
    scene = Scene({"Ann": text, "Osk": "[0]: Choose 1 Forward you control. Break it."}, f"Ann {many} Ember")
    assert scene.play("use Osk; Ann").seen() == seen


@pytest.mark.parametrize(("words", "board", "seen"), [
    ("the Forwards you control have a total power of 12000 or more", "", "mine crystals 1"),
    ("the Forwards you control have a total power of 12000 or more", "Ben>hand", ""),
    ("the Forwards you control have a total cost of 6", "", "mine crystals 1"),
    ("you have received the same number of points of damage as your opponent", "", "mine crystals 1"),
    ("you have received the same number of points of damage as your opponent", "mine 1 damage", ""),
])
@rule("11.11.5")
def test_all_of_them_together_and_as_much_damage(words: str, board: str, seen: str) -> None:
    told = Scene({"Osk": f"[0]: If {words}, gain [Crystal]."}, board).play("use Osk").seen()
    assert told == seen


@pytest.mark.parametrize(("board", "seen"), [("Ann dull; Ben dull", "Ann active; Ben active; mine crystals 1"),
                                             ("Ann dull", "Ann active")])
@rule("11.11.5")
def test_when_so_many_are_activated_by_this(board: str, seen: str) -> None:
    text = ("[0]: Activate all the Forwards you control. When you activate 2 or more Forwards by this effect, gain "
            "[Crystal].")
    assert Scene({"Osk": text}, board).play("use Osk").seen() == seen
