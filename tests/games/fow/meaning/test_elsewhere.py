"""Abilities that work where their text says (FOW 902.2), and what is forbidden of spells (FOW 104.4)."""

from __future__ import annotations

from tests.games.fow.story import Story, play, rule, use
from tests.games.fow.table import Position


@rule("902.2", "902.1")
def test_an_ability_that_takes_its_card_from_the_graveyard_is_played_there() -> None:
    table = Position()
    text = "{0}: Put this card from your graveyard into your hand."
    dead, there = table.resonator("Dead", text=text, zone="graveyard"), table.resonator("There", text=text)
    Story(table).use(dead).resolve()
    assert table.where(dead) == "hand"
    story = Story(table).use(there).resolve()
    assert (table.where(there), story.chase) == ("field", [])


@rule("902.1")
def test_another_ability_is_not() -> None:
    table = Position()
    dead = table.resonator("Dead", text="{0}: Draw a card.", zone="graveyard")
    assert Story(table).tries(use(dead)) is not None


@rule("902.2", "906.4")
def test_an_ability_that_takes_its_card_from_the_graveyard_waits_there() -> None:
    table = Position()
    text = "When a Giant enters your field ⇒ Put this card from your graveyard into your hand."
    dead = table.resonator("Dead", text=text, zone="graveyard")
    giant = table.resonator("Oona", races=("Giant",), zone="hand")
    Story(table).play(giant).resolve().resolve()
    assert table.where(dead) == "hand"


@rule("902.2", "702.2")
def test_a_card_that_says_so_is_played_from_the_graveyard() -> None:
    table = Position()
    dead = table.resonator("Dead", text="You may play this card from your graveyard.", zone="graveyard")
    Story(table).play(dead).resolve()
    assert table.where(dead) == "field"
    other = table.resonator("Other", zone="graveyard")
    assert Story(table).tries(play(other)) is not None


@rule("104.4", "1012.1")
def test_what_cannot_be_cancelled_is_not() -> None:
    table = Position()
    firm = table.chant("Firm", "This card cannot be cancelled.\nYou gain 300 life.")
    no = table.chant("No", "[Quickcast]\nCancel target spell.", seat=1)
    Story(table).play(firm).passes().play(no, firm).resolve().resolve()
    assert table.life(0) == 4300


@rule("104.4", "702.2")
def test_what_its_own_text_forbids_is_not_played() -> None:
    table = Position()
    shy = table.resonator("Shy", text="You cannot play this card if you control a resonator.", zone="hand")
    table.resonator("Cole")
    assert Story(table).refuses(play(shy)) == "FOW 104.4"


@rule("1120.2", "903.2d")
def test_cards_in_graveyards_are_kept_from_targets() -> None:
    table = Position()
    table.regalia("Grave", "Cards in graveyards cannot be targeted.", seat=1)
    table.resonator("Dead", zone="graveyard")
    lift = table.chant("Lift", "Return target resonator card in your graveyard to your hand.")
    assert Story(table).tries(play(lift)) is not None
