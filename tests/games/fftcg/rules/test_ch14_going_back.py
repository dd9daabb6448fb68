"""FFTCG chapter 14: what cannot be carried out properly is taken back."""

from __future__ import annotations

import pytest

from engine.answers import Cancel, Cards, Pay
from engine.rulebook import Refusal
from tests.games.fftcg.rules.telling import drawn
from tests.games.fftcg.story import Story, cast, rule, use
from tests.games.fftcg.table import LIGHT, Position

MANY = "You can play 2 or more Light Characters onto the field.\n"
EXTRA = "If you cast Mirelle, you may put 1 Backup you control into the Break Zone as an extra cost."


def impossible(seat: int = 0) -> tuple[Position, int, int, int]:
    """A second Light Character, with an extra cost that takes away what lets it enter."""
    table = Position(turn_player=seat)
    table.forward("Lux", element=LIGHT, seat=seat)
    text = MANY + "When Osk is put from the field into the Break Zone, draw 1 card."
    osk = table.backup("Osk", text, dull=True, seat=seat)
    mirelle = table.forward("Mirelle", text=EXTRA, element=LIGHT, cost=2, zone="hand", seat=seat)
    paid = table.forward("Tarn", text="When Tarn is discarded from your hand, draw 1 card.", zone="hand", seat=seat)
    return table, osk, mirelle, paid


def try_it(story: Story, mirelle: int, paid: int) -> Refusal | None:
    """Cast it with its extra cost, as far as that goes."""
    story.say(cast(mirelle))
    assert story.asked.kind == "confirm"
    story.yes()
    story.choose(*story.asked.cards())
    return story.match.play(Pay(((paid, "Fire"),)))


@rule("14.1")
def test_what_turns_out_to_be_impossible_leads_back_to_before_it() -> None:
    table, _, mirelle, paid = impossible()
    story = Story(table)
    before = table.state.digest()
    refusal = try_it(story, mirelle, paid)
    assert refusal is not None and refusal.rule == "FFTCG 7.7.5"
    assert table.state.digest() == before and table.where(mirelle) == "hand"


@rule("14.1")
def test_the_same_can_be_done_properly_afterwards() -> None:
    table, osk, mirelle, paid = impossible()
    story = Story(table)
    try_it(story, mirelle, paid)
    story.say(cast(mirelle)).no().pay(paid)
    assert [table.where(card) for card in (mirelle, osk)] == ["field", "field"]


@rule("14.2")
def test_what_was_paid_for_it_is_given_back() -> None:
    table, osk, mirelle, paid = impossible()
    before = table.ref(osk)
    story = Story(table)
    try_it(story, mirelle, paid)
    assert (table.where(osk), table.where(paid)) == ("field", "hand")
    assert table.ref(osk) == before and table.state.cards[osk].dull


@rule("14.2")
def test_what_was_given_for_a_payment_that_is_still_under_way_is_given_back_too() -> None:
    table = Position()
    osk, cards = table.backup("Osk"), table.some(2, "hand")
    mirelle = table.forward("Mirelle", text="[1], discard 1 card: Draw 1 card.")
    story = Story(table)
    before = table.state.digest()
    story.say(use(mirelle)).say(Cards((cards[0],)))
    assert story.asked.kind == "pay"
    story.say(Cancel())
    assert table.state.digest() == before
    assert not table.state.cards[osk].dull and table.where(cards[0]) == "hand" and story.stack == []


@rule("14.3")
def test_neither_what_was_taken_back_nor_the_going_back_causes_any_ability() -> None:
    table, _, mirelle, paid = impossible()
    story = Story(table)
    try_it(story, mirelle, paid)
    assert table.triggered == [] and story.stack == []
    story.resolve()
    assert drawn(story) == 2 and story.step == "preparation"


@rule("14.3")
def test_where_the_same_is_paid_properly_the_abilities_trigger() -> None:
    table, osk, _, paid = impossible()
    pyre = table.summon("Pyre", "If you cast Pyre, you may put 1 Backup you control into the Break Zone as an extra "
                        "cost.\nDraw 1 card.", cost=2)
    story = Story(table).say(cast(pyre)).yes().choose(osk).pay(paid)
    if story.asked.kind == "options":
        story.pick(0, 1)
    assert table.where(osk) == "break zone" and {"Osk", "Tarn"} <= set(story.stack)


@rule("14.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_who_had_priority_before_has_it_again(seat: int) -> None:
    table, _, mirelle, paid = impossible(seat)
    story = Story(table)
    try_it(story, mirelle, paid)
    assert (story.asked.kind, story.asked.seat, story.step) == ("play", seat, "main 1")


@rule("14.4")
def test_also_the_non_turn_player_who_was_responding() -> None:
    table = Position()
    table.backup("Osk", seat=1), table.backup("Ivo", seat=1)
    mirelle = table.forward("Mirelle", text="[0]: Draw 1 card.")
    pyre = table.summon("Pyre", "Draw 1 card.", cost=1, seat=1)
    story = Story(table).use(mirelle).passes().say(cast(pyre))
    assert story.asked.kind == "pay"
    story.say(Cancel())
    assert (story.asked.kind, story.asked.seat, story.stack) == ("play", 1, ["Mirelle"])
    assert table.state.vars["priority"] == (1, 1)
