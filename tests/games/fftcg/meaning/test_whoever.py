"""What each player does of whom something is so, and what enters because it was cast."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import rule
from tests.games.fftcg.words.reading_cards import assert_understood


@pytest.mark.parametrize(("who", "board", "seen"), [
    ("who controls a Forward of cost 4", "Ann>removed", "theirs crystals 1"),
    ("who doesn't control any Monsters", "Oak>removed", "mine crystals 1"),
    ("who controls 2 or more Forwards", "Cole>removed", "mine crystals 1"),
    ("who has received 1 point of damage or more", "theirs 2 damage", "theirs crystals 1"),
    ("with 1 card or less in their hand", "Hal>removed", "mine crystals 1"),
    ("who has 2 or more cards in their hand", "Hal>removed", "theirs crystals 1"),
    ("who has a [Crystal]", "mine 1 crystals", "mine crystals 2"),
    ("who has no Backups in their Break Zone", "Ray>removed", "theirs crystals 1"),
])
@rule("6.1.3", "11.11.5")
def test_each_player_looks_at_what_is_so_of_themselves(who: str, board: str, seen: str) -> None:
    assert Scene({"Osk": f"[0]: Each player {who} gains [Crystal]."}, board).play("use Osk").seen() == seen


@pytest.mark.parametrize(("words", "board", "seen"), [
    ("neither player controls Monsters", "Oak>removed; Elm>removed", "mine crystals 1"),
    ("neither player controls Monsters", "Oak>removed", ""),
    ("neither player controls Monsters", "Elm>removed", ""),
    ("both players have 2 or more cards in their hand", "", "mine crystals 1"),
    ("both players have 2 or more cards in their hand", "Hal>removed", ""),
    ("both players have 2 or more cards in their hand", "Ida>removed", ""),
])
@rule("6.1.3", "11.11.5")
def test_what_is_so_of_both_players_is_not_so_of_one_alone(words: str, board: str, seen: str) -> None:
    assert Scene({"Osk": f"[0]: If {words}, gain [Crystal]."}, board).play("use Osk").seen() == seen


@rule("11.11.5")
def test_each_player_who_has_done_so_this_turn() -> None:
    scene = Scene({"Osk": "[0]: Discard 1 card.", "Ann": "[0]: Each player who discarded a card this turn gains "
                   "[Crystal]."})
    assert scene.play("use Osk; Hal; use Ann").seen() == "Hal to break; mine crystals 1"


@pytest.mark.parametrize(("step", "seen"), [("cast Hal", "Hal to field; Hal 6000"), ("use Osk", "Hal to field")])
@rule("15.1.1.7")
def test_a_forward_asks_whether_it_entered_because_it_was_cast(step: str, seen: str) -> None:
    text = "When Hal enters the field due to your cast, Hal gains +2000 power until the end of the turn."
    scene = Scene({"Osk": "[0]: Play 1 Forward from your hand onto the field.", "Hal": text})
    assert scene.play(step).seen() == seen


@pytest.mark.parametrize("line", [
    "When Oriel enters the field, if Oriel entered the field due to your cast, draw 1 card.",
    "When a Fire Forward enters your field due to your opponent's cast, draw 1 card.",
    "When Oriel enters the field, reveal the top card of your deck. When the revealed card is a Summon, draw 1 card.",
    "If all the Forwards you control are of different Elements, Oriel gains Brave.",
    "If neither player has any cards in hand, Oriel gains +3000 power.",
    "When Oriel enters the field, if the CP to cast Oriel was produced only by Backups, draw 1 card.",
    "Oriel gains +1000 power for each Job among Forwards you control.",
    "When your opponent casts the second card they've cast this turn, draw 1 card.",
    "If a Forward you control deals damage due to an ability, the damage increases by 1000 instead.",
    "If Oriel is dealt damage by your opponent's Job Mage's ability, the damage becomes 0 instead.",
    "When a Forward you control is returned from the field to its owner's deck, draw 1 card.",
    "When Oriel leaves the field, add each card removed by Oriel's ability to its owner's hand.",
])
def test_it_is_understood(line: str) -> None:
    assert_understood(line)


@pytest.mark.parametrize(("words", "seen"), [
    ("Break all the Forwards in the selected group.", "Ben to break"),
    ("Put all the Forwards of the other group into the Break Zone.", "Ann to break"),
])
@rule("15.1.1.11.1")
def test_the_group_that_was_selected_and_the_other(words: str, seen: str) -> None:
    divided = "Divide all the Forwards you control into 2 groups. Your opponent selects 1 group."
    scene = Scene({"Osk": f"[0]: {divided} {words}"})
    assert scene.play("use Osk; Ann; line 1").seen() == seen


@pytest.mark.parametrize("many", ["the same number of", "as many"])
@rule("11.11.5", "11.8.4")
def test_as_many_are_chosen_as_were_discarded(many: str) -> None:
    chosen = f"When you do so, choose {many} Forwards. Break them."
    scene = Scene({"Osk": f"[0]: You may discard any number of cards. {chosen}"})
    assert scene.play("use Osk; yes; Hal; Cole").seen() == "Cole to break; Hal to break"


@pytest.mark.parametrize(("words", "seen"), [
    ("the next damage it deals becomes 0 instead", "Ann to break"),
    ("all damage dealt to it becomes 0 instead", "Cole to break"),
])
@rule("11.12.5.6")
def test_what_it_deals_and_what_is_dealt_to_it(words: str, seen: str) -> None:
    fight = ("Choose 1 Forward opponent controls. Ann and the chosen Forward deal damage equal to their power to each "
             "other.")
    scene = Scene({"Osk": f"[0]: Choose 1 Forward. During this turn, {words}.", "Ann": f"[0]: {fight}"})
    assert scene.play("use Osk; Ann; resolve; use Ann; Cole").seen() == seen


@pytest.mark.parametrize("cost", ["put 1 Backup you control into the Break Zone to cast Kit without paying the cost",
                                  "put 1 Backup you control into the Break Zone instead of paying the CP cost to cast "
                                  "Kit"])
@rule("11.3.7")
def test_what_is_done_takes_the_place_of_the_cost(cost: str) -> None:
    kit = {"Kit": {"zone": "hand", "cost": 9, "text": f"You can {cost}."}}
    assert Scene({}, cards=kit).play("cast Kit").seen() == "Osk to break; Kit to field"
