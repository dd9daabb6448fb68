"""What continuous effects make of cards outside the battle area: in a hand, in a graveyard (FOW 909, 1111, 1115)."""

from __future__ import annotations

from engine.games.fow.cards import Keyword
from engine.games.fow.rules import prices
from tests.games.fow.story import Story, play, rule
from tests.games.fow.table import WATER, WIND, Position

HASTE = "Wind resonators in your hand gain [Quickcast]."
AGAIN = "Fire chants in your graveyard gain [Remnant]."
LEARNED = "Chants in your hand gain Oracle in addition to their other races."


@rule("909.5", "1111.2")
def test_what_gains_quickcast_in_the_hand_is_played_in_the_opponents_turn() -> None:
    table = Position(turn_player=1)
    table.resonator("Oona", text=HASTE)
    quick = table.resonator("Quick", attributes=WIND, zone="hand")
    slow = table.resonator("Slow", attributes=WATER, zone="hand")
    story = Story(table).passes()
    assert story.refuses(play(slow)) == "FOW 702.1"
    story.play(quick).resolve()
    assert table.where(quick) == "field"
    assert Keyword.QUICKCAST not in table.now(quick).keywords


@rule("909.5")
def test_it_gains_nothing_once_the_card_that_says_so_has_left() -> None:
    table = Position(turn_player=1)
    oona = table.resonator("Oona", text=HASTE)
    quick = table.resonator("Quick", attributes=WIND, zone="hand")
    bane = table.chant("Bane", "Destroy target resonator.", seat=1)
    story = Story(table).play(bane, oona).resolve().passes()
    assert story.refuses(play(quick)) == "FOW 702.1"


@rule("909.5")
def test_only_the_cards_of_its_player_gain_it() -> None:
    table = Position()
    table.resonator("Oona", text=HASTE)
    other = table.resonator("Other", attributes=WIND, zone="hand", seat=1)
    assert Story(table).passes().refuses(play(other)) == "FOW 702.1"


@rule("909.1b", "1115.2")
def test_what_gains_remnant_is_played_from_the_graveyard_and_removed() -> None:
    table = Position()
    table.resonator("Oona", text=AGAIN)
    song = table.chant("Song", "You gain 300 life.", zone="graveyard")
    cold = table.chant("Cold", "You gain 300 life.", zone="graveyard", attributes=WATER)
    story = Story(table)
    assert story.tries(play(cold)) is not None
    assert list(prices.elsewhere(table.state, 0)) == [song]
    story.play(song).resolve()
    assert (table.life(0), table.where(song)) == (4300, "removed")


@rule("909.5", "1115.2")
def test_a_card_has_gained_it_as_soon_as_it_is_put_there() -> None:
    table = Position()
    table.resonator("Oona", text=AGAIN)
    song = table.chant("Song", "You gain 300 life.")
    Story(table).play(song).resolve().play(song).resolve()
    assert (table.life(0), table.where(song)) == (4600, "removed")


@rule("909", "1115.2")
def test_a_spell_gives_a_card_in_the_graveyard_remnant_until_the_turn_ends() -> None:
    table = Position()
    song = table.chant("Song", "You gain 300 life.", zone="graveyard")
    table.chant("Other", "You gain 300 life.", zone="graveyard")
    lent = table.chant("Lent", "Target chant in your graveyard gains [Remnant] until end of turn.")
    story = Story(table).play(lent, song).resolve()
    assert story.tries(play(lent)) is not None
    story.play(song).resolve()
    assert table.where(song) == "removed"


@rule("909.1c", "1020.2")
def test_a_race_that_is_gained_in_the_hand_is_asked_about_there() -> None:
    table = Position()
    table.resonator("Sage", text=f"{LEARNED}\nYou may play Oracle cards from your hand without paying their cost.")
    song = table.chant("Song", "You gain 300 life.", cost="RR", races=("Psalm",), zone="hand")
    giant = table.resonator("Giant", cost="RR", zone="hand")
    story = Story(table)
    assert story.tries(play(giant)) is not None
    story.play(song)
    assert table.now(giant).races == ()
    story.resolve()
    assert (table.life(0), table.now(song).races) == (4300, ("Psalm",))


@rule("909.3a", "909.2")
def test_what_is_gained_of_others_there_counts_for_what_asks_about_it() -> None:
    table = Position(turn_player=1)
    table.resonator("Oona", text=LEARNED)
    sage = table.resonator("Sage", text="If there is an Oracle in your hand, this card gains [+200/+200].")
    table.chant("Song", "You gain 300 life.", zone="hand")
    assert table.values(sage) == (700, 700)


@rule("902.1")
def test_a_card_in_the_hand_changes_nothing_itself() -> None:
    table = Position()
    gift = "Resonators in your hand gain \"Resonators you control gain [+100/+100].\""
    table.resonator("Oona", text=f"{HASTE}\n{gift}")
    lord = table.resonator("Lord", text="Resonators you control gain [+200/+200].", attributes=WIND, zone="hand")
    cole = table.resonator("Cole", 500, 500)
    assert (table.values(cole), len(table.now(lord).abilities)) == ((500, 500), 2)


@rule("902.1", "906.4")
def test_nothing_waits_in_a_hand_whose_cards_are_changed() -> None:
    table = Position()
    table.resonator("Oona", text=HASTE)
    table.resonator("Bard", text="When a Giant enters your field ⇒ You gain 100 life.", attributes=WIND, zone="hand")
    assert Story(table).play(table.resonator("Giant", races=("Giant",), zone="hand")).resolve().chase == []


@rule("909.1c", "302.2")
def test_what_a_card_gains_in_a_hand_is_seen_by_whoever_sees_the_card() -> None:
    table = Position()
    bane = table.chant("Bane", "Destroy target resonator.")
    oona = table.resonator("Oona", text=LEARNED)
    song = table.chant("Song", "You gain 300 life.")
    story = Story(table)
    handle = table.state.cards[song].handles[0]
    before = story.match.view(0).card(handle)
    assert "Oracle" not in repr(story.match.view(1))
    story.play(bane, oona).resolve()
    after = story.match.view(0).card(handle)
    assert before and after and (before.values["races"], after.values["races"]) == (("Oracle",), ())
