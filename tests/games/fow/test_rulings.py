"""Stories of questions that players have asked: what judges and the publisher answered, by the numbers of the rules."""

from __future__ import annotations

import pytest

from tests.games.fow.story import Story, play, rule
from tests.games.fow.table import Position

#: A chant for three will, or for two resonators that go back to the hand.
RECALL = (
    "[Quickcast]\nYou may return two resonators you control to their owner's hand rather than pay this card's cost.\n"
    "You gain 300 life."
)
TAX = "Your opponent pays {1} more to play spells."


# What is done for a cost


@rule("903.2e", "903.2f")
def test_what_is_done_to_pay_no_will_is_a_cost() -> None:
    table = Position()
    both = [table.resonator(), table.resonator()]
    chant = table.chant(text=RECALL, cost="3")
    story = Story(table).play(chant)
    assert [table.where(one) for one in both] == ["hand", "hand"]
    deny = table.chant(text="[Quickcast]\nCancel target spell.", seat=1)
    story.passes().play(deny, chant).resolve()
    assert ([table.where(one) for one in both], table.life()) == (["hand", "hand"], 4000)


@rule("104.4", "903.2f")
def test_what_cannot_be_done_pays_no_cost() -> None:
    table = Position()
    table.regalia("Gate", "Resonators you control cannot be returned to their owner's hands.")
    both = [table.resonator(), table.resonator()]
    chant = table.chant(text=RECALL, cost="3")
    assert Story(table).refuses(play(chant)) == "FOW 1003.4"
    table.will("RRR")
    story = Story(table).play(chant).resolve()
    assert ([table.where(one) for one in both], story.pool, table.life()) == (["field", "field"], "", 4300)


@rule("903.2e-iii")
@pytest.mark.parametrize("taxes", [1, 2])
def test_what_costs_more_does_so_for_every_spell_and_once_for_each_text_that_says_so(taxes: int) -> None:
    table = Position()
    for _ in range(taxes):
        table.regalia("Toll", TAX, seat=1)
    table.will("RRRRR")
    story = Story(table)
    for already in (1, 2):
        story.play(table.chant(text="You gain 100 life.")).resolve()
        assert len(story.pool) == 5 - taxes * already
    assert table.life() == 4200


# What a card has removed


@rule("311.2", "901.2")
def test_a_card_that_another_text_removed_was_not_removed_by_this_card() -> None:
    table = Position()
    keeper = table.resonator("Keeper", text="{0}: Remove the top card of your deck from the game.\n"
                                            "You may play cards removed by this card.")
    scout = table.resonator("Scout", text="{0}: Remove this card from the game.")
    story = Story(table).use(scout).resolve().use(keeper).resolve()
    left, taken = table.there("removed")
    assert left == scout and story.tries(play(scout)) is not None
    story.play(taken)
    assert table.where(taken) == "chase"
