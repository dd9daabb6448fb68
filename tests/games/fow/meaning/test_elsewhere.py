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


# What cards elsewhere are given


@rule("902.2", "909.5")
def test_an_ability_that_cards_in_a_graveyard_gain_is_played_there() -> None:
    table = Position()
    text = "{0}: Put this card from your graveyard into your hand."
    altar = table.regalia("Altar", f'Resonators in your graveyard gain "{text}"')
    dead, theirs = table.resonator("Dead", zone="graveyard"), table.resonator("Foe", zone="graveyard", seat=1)
    spark = table.chant("Spark", zone="graveyard")
    story = Story(table)
    assert [story.tries(use(one)) is None for one in (theirs, spark)] == [False, False]
    story.use(dead).resolve()
    assert table.where(dead) == "hand"
    again = table.resonator("Again", zone="graveyard")
    story.play(table.chant("Rust", "Destroy target regalia."), altar).resolve()
    assert story.tries(use(again)) is not None


@rule("902.2", "906.4")
def test_an_ability_that_cards_in_a_graveyard_gain_triggers_there() -> None:
    table = Position()
    table.regalia("Altar", 'Resonators in your graveyard gain "When you play a chant ⇒ You gain 100 life."')
    table.resonator("Dead", text="When you play a chant ⇒ You gain 500 life.", zone="graveyard")
    table.resonator("Dust", zone="graveyard")
    story = Story(table).play(table.chant("Spark", "Draw a card."))
    if story.priority is None:
        story.pick(0)
    assert story.chase in (["Spark", "Dead", "Dust"], ["Spark", "Dust", "Dead"])
    story.resolve().resolve().resolve()
    assert table.life() == 4200


@rule("902.2", "906.7")
def test_an_ability_that_cards_in_a_hand_gain_triggers_as_they_leave_it() -> None:
    table = Position()
    table.regalia("Well", 'Cards in your hand gain "When you discard this card ⇒ You gain 300 life."')
    ash = table.resonator("Ash", zone="hand")
    story = Story(table).play(table.chant("Toll", "Discard a card.")).resolve()
    if story.priority is None:
        story.choose(ash)
    story.resolve()
    assert (table.where(ash), table.life()) == ("graveyard", 4300)


@rule("902.2", "903.2e-iv")
def test_what_cards_in_a_hand_gain_makes_them_cheaper() -> None:
    table = Position()
    table.regalia("Purse", 'Resonators in your hand gain "You pay {2} less to play this card."')
    ash, spark = table.resonator("Ash", zone="hand", cost="R2"), table.chant("Spark", cost="R2", zone="hand")
    table.will("R")
    story = Story(table)
    assert story.refuses(play(spark)) == "FOW 1003.4"
    assert story.play(ash).chase == ["Ash"]


@rule("902.2", "702.2")
def test_what_cards_in_a_graveyard_gain_lets_them_be_played_from_there() -> None:
    table = Position()
    table.regalia("Gate", 'Resonators in your graveyard gain "You may play this card from your graveyard."')
    dead = table.resonator("Dead", zone="graveyard")
    Story(table).play(dead).resolve()
    assert table.where(dead) == "field"


@rule("902.1")
def test_what_a_card_in_a_graveyard_loses_it_does_not_do() -> None:
    table = Position()
    text = "{0}: Put this card from your graveyard into your hand."
    table.regalia("Void", "Resonators in your graveyard lose all abilities.")
    dead = table.resonator("Dead", text=text, zone="graveyard")
    assert Story(table).tries(use(dead)) is not None
