"""Cards that a text speaks of by what was done to them: the blocking Forward, those put into the Break Zone."""

from __future__ import annotations

from tests.games.fftcg.effects.doing import Doing
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import FIRE, ICE, Position


@rule("10.1.3.2")
def test_the_blocking_forward_is_the_one_that_blocks() -> None:
    table = Position()
    ann = table.forward("Ann", 5000, "When Ann is blocked, deal the blocking Forward 2000 damage.")
    bea, cid = table.forward("Bea", 9000, seat=1), table.forward("Cid", 9000, seat=1)
    story = Story(table, at="attack").attack(ann)
    story.choose(bea).resolve()
    assert [table.state.cards[one].damage for one in (bea, cid)] == [2000, 0]


@rule("11.8.17", "15.1.1.3.2")
def test_all_the_cards_put_into_the_break_zone_are_those_of_this_ability() -> None:
    for element, dealt in ((FIRE, 8000), (ICE, 0)):
        table = Position()
        text = (
            "When Ox attacks, put the top 2 cards of your deck into the Break Zone. When you do so, choose up to 1 "
            "Forward opponent controls. If all the cards put into the Break Zone are of Fire Element, deal it 8000 "
            "damage."
        )
        ox, ann = table.forward("Ox", 5000, text), table.forward("Ann", 9000, seat=1)
        table.forward("Old", zone="break zone", element=ICE)
        table.forward("One", zone="deck", element=FIRE)
        table.forward("Two", zone="deck", element=element)
        story = Story(table, at="attack").choose(ox).resolve()
        story.choose(ann).resolve()
        assert table.state.cards[ann].damage == dealt


@rule("15.1.1.3.1", "2.2")
def test_if_that_forward_is_put_into_the_break_zone_asks_whether_it_was() -> None:
    for text, drawn in (("", 1), ("Ann cannot be broken.", 0)):
        table = Position()
        osk, ann = table.backup("Osk"), table.forward("Ann", 5000, text, seat=1)
        table.some(2, "deck")
        told = (
            "Choose 1 Forward opponent controls. Break it. "
            "If that Forward is put into the Break Zone, draw 1 card."
        )
        Doing(table, osk, told).choose(ann).resolve()
        assert len(table.state.zones[table.state.zone_of("hand", 0)]) == drawn
