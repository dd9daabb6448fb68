"""The areas as the players see them, and whose the cards in them are (FOW 302, 303, 313)."""

from __future__ import annotations

import pytest

from engine.events import Move, SetCardField
from engine.games.fow.rules import table as tables
from engine.games.fow.rules.verbs import recover, rest
from engine.views import CardView
from tests.games.fow.story import Story, rule
from tests.games.fow.table import Position, future, j_ruler, run


def seen(story: Story, seat: int, zone: str, whose: int = -1) -> list[str]:
    """The names of the cards of a zone as a seat sees them, "" for those that it does not see."""
    return [card.name for card in story.match.view(seat).zone(zone, whose).cards]


def view_of(story: Story, seat: int, card: int) -> CardView:
    """A card as a seat sees it."""
    return story.match.view(seat).card(story.table.state.cards[card].handles[seat])


@rule("302.1", "312.2", "306.2", "308.2", "309.2", "310.2", "311.2")
def test_each_player_has_every_area_but_the_chase_area_is_one_for_both() -> None:
    view = Story(Position()).match.view(0)
    both = {zone.name for zone in view.zones if zone.seat < 0}
    own = {(zone.name, zone.seat) for zone in view.zones if zone.seat >= 0}
    names = ("ruler area", "deck", "stone deck", "hand", "graveyard", "standby area", "removed")
    assert {(name, seat) for name in names for seat in (0, 1)} <= own
    assert "chase" in both


@rule("307.2", "308.2", "309.2", "311.2", "302.2")
@pytest.mark.parametrize("zone", ["field", "graveyard", "removed"])
def test_everyone_sees_the_cards_of_an_open_area(zone: str) -> None:
    table = Position()
    table.resonator("Cole", zone=zone, seat=1)
    story = Story(table)
    whose = -1 if zone == "field" else 1
    assert [seen(story, seat, zone, whose) for seat in (0, 1)] == [["Cole"], ["Cole"]]
    assert [seen(story, seat, "ruler area", 1) for seat in (0, 1)] == [["Lord"], ["Lord"]]


@rule("302.2", "302.2a", "304.2", "305.2")
@pytest.mark.parametrize(("zone", "count"), [("deck", 7), ("stone deck", 4)])
def test_nobody_sees_the_cards_of_a_deck_but_everyone_their_number(zone: str, count: int) -> None:
    story = Story(Position(cards=7, stones=4))
    for seat in (0, 1):
        assert seen(story, seat, zone, 0) == []
        assert story.match.view(seat).zone(zone, 0).count == count


@rule("310.2", "303.2")
def test_a_player_looks_at_their_own_standby_area_and_the_opponent_sees_its_cards_side_by_side() -> None:
    table = Position()
    table.chant("Pyre", zone="standby area")
    table.chant("Surge", zone="standby area")
    story = Story(table)
    assert seen(story, 0, "standby area", 0) == ["Pyre", "Surge"]
    assert seen(story, 1, "standby area", 0) == ["", ""]


@rule("310.2")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_everyone_knows_in_which_order_the_cards_of_a_standby_area_were_set(place: int) -> None:
    table = Position()
    cards = [table.chant(name, zone="standby area", seat=1) for name in ("Pyre", "Surge", "Gale")]
    table.state.emit(SetCardField(cards[place], "known", 3, "reveal"))
    assert seen(Story(table), 0, "standby area", 1) == [
        table.name(card) if card == cards[place] else "" for card in cards
    ]


@rule("1302.5a", "311.2a")
def test_a_double_sided_card_removed_face_down_shows_neither_side() -> None:
    table = Position()
    card = table.resonator("Bud", zone="removed", face_down=True, other=future("Blossom"))
    story = Story(table)
    for seat in (0, 1):
        view = view_of(story, seat, card)
        assert (view.name, view.code) == ("", "")


@rule("309.2")
def test_what_comes_to_the_graveyard_is_put_on_top() -> None:
    table = Position()
    first, second = table.resonator("Vell"), table.resonator("Cole")
    for card in (first, second):
        table.happen(table.move(card, "graveyard"))
    assert table.state.zones[tables.GRAVEYARD[0]] == [first, second]
    assert seen(Story(table), 1, "graveyard", 0) == ["Vell", "Cole"]


@rule("302.5", "105.2")
@pytest.mark.parametrize("zones", [tables.HAND, tables.GRAVEYARD, tables.REMOVED, tables.DECK])
def test_a_card_leaves_for_its_owners_areas_whoever_controls_it(zones: tuple[int, int]) -> None:
    table = Position()
    cole = table.resonator("Cole", seat=1, controller=0)
    table.happen(Move(cole, zones[0], why="put"))
    assert cole in table.state.zones[zones[1]] and cole not in table.state.zones[zones[0]]


@rule("308.3", "303.1")
def test_a_ruler_is_recovered_or_rested_in_the_ruler_area() -> None:
    table = Position()
    ruler = table.rulers[0]
    run(rest(table.state, [ruler], tables.BY_RULE))
    assert table.rested(ruler)
    run(recover(table.state, [ruler], tables.BY_RULE))
    assert not table.rested(ruler)


@rule("303.1")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "removed", "deck"])
def test_cards_elsewhere_are_neither_recovered_nor_rested(zone: str) -> None:
    table = Position()
    vell = table.resonator("Vell", zone=zone)
    run(rest(table.state, [vell], tables.BY_RULE))
    assert not table.rested(vell)


@rule("313.2", "105.3a")
def test_a_card_is_controlled_by_the_player_whose_field_it_comes_to() -> None:
    table = Position()
    mine, theirs = table.resonator("Vell", zone="hand"), table.resonator("Cole", zone="graveyard", seat=1)
    Story(table).play(mine).resolve()
    assert table.controller(mine) == 0
    table.happen(table.enter(theirs, 0))
    assert (table.controller(theirs), table.state.cards[theirs].owner) == (0, 1)


@rule("307.5", "308.5a", "1302.3b")
def test_whoever_sees_a_card_knows_its_number_and_may_look_up_both_sides() -> None:
    table = Position()
    ruler = table.ruler("Queen", j=j_ruler("Empress"), seat=1)
    bud = table.resonator("Bud", seat=1, other=future("Blossom"))
    story = Story(table)
    for card, other in ((ruler, "Empress"), (bud, "Blossom")):
        printed = table.state.cards[card].face
        assert view_of(story, 0, card).code == printed.code
        assert printed.other is not None and printed.other.name == other  # type: ignore[attr-defined]


@rule("1005.1", "302.2")
def test_a_hidden_card_that_asks_something_as_it_enters_is_shown_before() -> None:
    table = Position(stones=0)
    text = "As this card enters your field, you may pay 300 life.\n{Rest}: Produce {R}."
    stone = table.stone(text=text, name="Ember Stone", zone="stone deck")
    story = Story(table).call()
    assert story.asked.seat == 0
    assert "Ember Stone" in repr(story.match.question(1)) or view_of(story, 1, stone).name == "Ember Stone"
