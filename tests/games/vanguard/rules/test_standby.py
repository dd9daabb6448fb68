"""Abilities that stand by (VG 14.1, 16.2, 16.13)."""

from __future__ import annotations

import random

import pytest

from app.cli import secrecy
from engine.requests import ChooseOptions
from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import LEFT_BACK, LEFT_FRONT, RIGHT_FRONT, Position

IN_HAND = "[AUTO](Hand):When your unit is placed on (RC), [COST][discard this card], and [Soul-Charge 1]."


def offered(story: Story) -> tuple[str, ...]:
    """What can be chosen now."""
    asked = story.asked
    assert isinstance(asked, ChooseOptions)
    return asked.options


@rule("14.1.4")
def test_of_two_abilities_of_one_card_its_player_says_which_comes_first() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO](RC):When placed, draw a card.\n[AUTO](RC):When placed, [Soul-Charge 1].")
    story = Story(table).call(vell)
    assert offered(story) == ("Vell, ability 1", "Vell, ability 2")
    story.option("ability 2")
    assert (table.size("soul"), table.size("hand")) == (1, 1)


@rule("16.2")
def test_an_ability_in_the_hand_stands_by_only_if_its_player_says_so() -> None:
    for says, soul in ((True, 1), (False, 0)):
        table = Position()
        crier, vell = table.card("Crier", IN_HAND), table.card("Vell")
        story = Story(table).call(vell)
        assert offered(story) == ("Crier", "None of them.") and story.asked.private
        if says:
            story.option("Crier").yes()
        else:
            story.option("None")
        assert (table.where(crier), table.size("soul")) == (("drop", "hand")[not says], soul)


@rule("16.2")
def test_who_holds_no_such_card_is_asked_as_if_they_did() -> None:
    for text in (IN_HAND, ""):
        table = Position()
        table.card("Crier", IN_HAND, zone="deck")
        table.card("Other", text)
        story = Story(table, automatic=False).call(table.card("Vell"))
        assert story.asked.private and story.asked.seat == 0
        assert offered(story)[-1] == "None of them."


@rule("16.2")
def test_what_is_said_of_abilities_in_a_hand_is_the_same_whatever_the_hand_is() -> None:
    table = Position(cards=2)
    table.card("Vell")
    text = "[AUTO](Hand):At the beginning of your battle phase, if your vanguard is grade 1 or less, draw a card."
    table.some(4, "deck", text=text)
    story = Story(table)
    for seed in range(8):
        secrecy.look(story.match, 1, random.Random(seed))


@rule("16.2", "11.6.1", "11.6.3")
def test_what_may_stand_by_in_a_hand_at_the_end_of_a_battle_does_so_once() -> None:
    table = Position()
    text = "[AUTO](Hand):At the end of the battle your vanguard attacked, discard this card, and draw a card."
    table.card("Crier", text)
    story = Story(table).fight(table.vanguards[0])
    assert offered(story) == ("Crier", "None of them.")
    story.option("None")
    assert story.acting


@rule("16.2", "16.4")
def test_what_may_have_triggered_in_a_hand_is_gone_with_the_hand() -> None:
    table = Position()
    table.card("Crier", IN_HAND, zone="deck")
    story = Story(table, automatic=False).call(table.card("Vell"))
    assert story.acting


@pytest.mark.parametrize(("goes", "left"), [("put {} on the bottom of your deck", False), ("discard {}", True)])
@rule("16.2", "16.4")
def test_what_stands_by_in_a_hand_is_gone_with_its_card_where_nobody_can_refer_to_it(goes: str, left: bool) -> None:
    table = Position()
    table.card("Crier", IN_HAND)
    text = f"[AUTO](RC):When placed, {goes.format('a card from your hand')}."
    story = Story(table).call(table.card("Vell", text)).option("Vell")
    assert story.acting is not left and table.size("hand") == 0


@rule("16.13")
def test_a_limited_ability_that_stands_by_may_be_dropped() -> None:
    for drops, soul in ((False, 1), (True, 0)):
        table = Position()
        text = "[AUTO](RC)[1/turn]:When your other rear-guard is placed, [Soul-Charge 1]."
        table.rear("Bell", text, at=RIGHT_FRONT)
        story = Story(table).call(table.card("Vell"), LEFT_FRONT).option("None" if drops else "Bell")
        assert table.size("soul") == soul
        story.call(table.card("Next"), LEFT_BACK)
        assert (story.acting, table.size("soul")) == (not drops, soul)


@rule("16.13", "16.7")
def test_who_can_decline_anyway_is_asked_once() -> None:
    table = Position()
    text = "[AUTO](RC)[1/turn]:When your other rear-guard is placed, [COST][Soul-Blast 1], and draw a card."
    table.rear("Bell", text, at=RIGHT_FRONT)
    table.some(1, "soul")
    story = Story(table).call(table.card("Vell"), LEFT_FRONT).no()
    assert story.acting


@rule("14.1")
def test_the_log_names_the_card_of_an_ability_once() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO](RC):When placed, draw a card.")
    story = Story(table).call(vell)
    assert "The ability of Vell is carried out." in [line.text for line in story.match.log(0)]
