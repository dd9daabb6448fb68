"""Cipher chapter 6: areas, who sees the cards there, and what becomes of cards that change areas."""

from __future__ import annotations

import pytest

from engine.events import Note, Shift
from engine.games.cipher.rules import table as tables
from engine.games.cipher.rules import verbs
from engine.games.cipher.rules.law import CipherLaw
from engine.games.cipher.rules.table import Cause
from engine.views import CardView, View
from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, ZONES, Position, run

OPEN = ("support", "retreat", "bond", "front", "back")
HIDDEN = ("deck", "hand", "orb")


def seen(story: Story, number: int, seat: int) -> str:
    """The name of a card as a seat sees it; nothing where it does not see its face."""
    view = story.match.view(seat)
    return next((card.name for card in shown(view) if card.handle == story.table.state.cards[number].handles[seat]), "")


def shown(view: View) -> list[CardView]:
    return [card for zone in view.zones for card in zone.cards]


def lying(zone: str, **more: bool) -> tuple[Story, int]:
    """A game in which a card of seat 0 lies somewhere."""
    table = Position()
    number = table.card("Odo", zone=zone, **more)
    return Story(table), number


@rule("6.2", "6.3")
def test_each_player_has_one_area_of_every_kind() -> None:
    state = Position().state
    for zone in ZONES.values():
        assert [state.places[index].seat for index in zone] == [0, 1]
    assert len(tables.AREAS) >= 8


@pytest.mark.parametrize("zone", OPEN)
@rule("6.4", "6.4.1", "6.4.2", "5.1.2.4", "5.1.2.2")
def test_cards_in_open_areas_are_seen_by_both_players(zone: str) -> None:
    story, number = lying(zone)
    assert [seen(story, number, seat) != "" for seat in (0, 1)] == [True, True]


@pytest.mark.parametrize("zone", HIDDEN)
@rule("6.4", "6.4.3", "6.4.4", "6.8.2", "6.7.2", "6.13.1")
def test_cards_in_hidden_areas_are_not_seen_by_the_opponent(zone: str) -> None:
    story, number = lying(zone)
    assert seen(story, number, 1) == ""


@rule("6.4.4", "6.4.4.1", "6.4.4.2.1")
def test_a_player_sees_their_hand_but_neither_their_deck_nor_their_orbs() -> None:
    assert seen(*lying("hand"), 0) == "Odo, 0"
    assert seen(*lying("deck"), 0) == seen(*lying("orb"), 0) == ""


@rule("6.4.2.1", "5.1.2.3", "6.4.2.2.1")
def test_both_players_may_look_at_a_bond_that_lies_face_down_though_its_text_does_not_count() -> None:
    story, number = lying("bond", face_down=True)
    assert [seen(story, number, seat) != "" for seat in (0, 1)] == [True, True]
    assert story.table.now(number).names == ()


@pytest.mark.parametrize("noun", [
    "Bond card with a Deployment Cost of 2 or lower", "non-<Red> Bond card", 'non-"Vell" card from your Bond Area',
])  # fmt: skip
@rule("6.4.2.2.1")
def test_what_a_bond_that_lies_face_down_is_and_is_not_cannot_be_referred_to(noun: str) -> None:
    for face_down, where in ((False, "hand"), (True, "bond")):
        table = Position()
        vell, bond = table.unit("Vell"), table.card("Odo", zone="bond", symbols=(BLUE,), face_down=face_down)
        do(table, vell, f"Choose 1 {noun}, and add it to your hand.")
        assert table.where(bond) == where


@rule("6.4.2.2")
def test_the_text_of_open_cards_can_be_referred_to() -> None:
    story, number = lying("retreat")
    assert story.table.now(number).names == ("Odo",)


@rule("6.4.7", "12.2.1.6")
def test_nobody_sees_a_card_that_goes_from_one_hidden_area_to_another() -> None:
    table = Position()
    number = table.card("Odo", zone="deck")
    story = Story(table)
    told = []
    story.match.watch(1, told.append)
    table.happen(table.move(number, "hand", "draw"))
    assert [(event.name, event.code) for event in told if event.kind == "move"] == [("", "")]


@rule("6.4.5")
def test_an_open_card_that_goes_to_a_hidden_area_is_named_in_the_log() -> None:
    story, number = lying("retreat")
    run(verbs.put(story.table.state, (number,), verbs.TO_HAND, Cause("skill", None, 0)))
    assert story.match.view(1).log[-1].text == "Odo, 0 goes to the hand."


@rule("6.4.6", "6.10.1", "6.9.1", "6.11.1")
def test_a_hidden_card_that_goes_to_an_open_area_is_face_up_there() -> None:
    for zone in ("support", "retreat", "bond"):
        table = Position()
        number = table.card("Odo", zone="orb")
        story = Story(table)
        table.happen(table.move(number, zone))
        assert not table.face_down(number)
        assert seen(story, number, 1) == "Odo, 0"


@rule("6.5", "5.1.2", "5.1.2.8")
def test_a_card_that_changes_areas_is_a_new_card_without_what_was_done_to_it() -> None:
    table = Position()
    unit = table.unit("Vell", tapped=True)
    table.mark(unit, marks={"leveled": 1, "destroyed": 1})
    before = table.ref(unit)
    table.happen(table.move(unit, "hand"))
    card = table.state.cards[unit]
    assert (card.dull, card.marks, table.ref(unit) != before) == (False, {}, True)


@rule("6.5", "26.13.1")
def test_a_unit_that_goes_to_the_other_line_stays_the_unit_that_it_is() -> None:
    table = Position()
    unit = table.unit("Vell", tapped=True)
    table.mark(unit, marks={"leveled": 1})
    before = table.ref(unit)
    table.happen(Shift(unit, tables.BACK[0], why="move"))
    card = table.state.cards[unit]
    assert (table.where(unit), card.dull, card.marks, table.ref(unit)) == ("back", True, {"leveled": 1}, before)


@rule("6.6", "6.7")
def test_cards_leave_the_deck_one_at_a_time_from_the_top() -> None:
    table = Position(phase="beginning")
    top = table.some(3, "deck")
    events = run(verbs.draw(table.state, 0, 2))
    assert [event.card for event in events] == [top[2], top[1]]


@rule("6.6", "11.2", "11.3.1")
def test_a_deck_that_runs_out_in_the_middle_of_a_skill_is_refilled_and_the_skill_goes_on() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(2, "deck")
    table.some(3, "retreat")
    do(table, vell, "Place the top 3 cards of your Deck in your Bond Area.")
    state = table.state
    assert [len(state.zones[zone[0]]) for zone in (tables.BOND, tables.DECK, tables.RETREAT)] == [3, 2, 0]


@rule("6.7.1", "6.8.1")
def test_cards_that_go_to_the_deck_or_the_hand_are_hidden_there() -> None:
    for zone in ("deck", "hand"):
        story, number = lying("retreat")
        story.table.happen(story.table.move(number, zone))
        assert seen(story, number, 1) == ""


@rule("6.7.3", "6.10.2")
def test_the_order_of_the_deck_stays_as_it_is() -> None:
    table = Position()
    deck = table.some(5, "deck")
    Story(table)
    assert table.state.zones[tables.DECK[0]] == deck


@rule("6.9")
def test_a_support_lies_in_the_support_area_of_its_player_in_a_combat_only() -> None:
    table = Position()
    mine, theirs = table.unit("Vell"), table.unit("Rook", seat=1)
    hit = table.card("Vell")
    story = Story(table).attack(mine, theirs)
    assert [len(table.state.zones[tables.SUPPORT[seat]]) for seat in (0, 1)] == [1, 1]
    story.choose(hit).go_on()
    assert [len(table.state.zones[tables.SUPPORT[seat]]) for seat in (0, 1)] == [0, 0]


@rule("6.4.2.3")
def test_both_players_see_every_card_of_a_stack() -> None:
    table = Position()
    unit = table.unit("Vell")
    (below,) = table.stack(unit, "Vell")
    story = Story(table)
    assert [seen(story, below, seat) != "" for seat in (0, 1)] == [True, True]


def test_a_position_says_what_is_wrong_with_it() -> None:
    table = Position()
    unit = table.unit("Vell")
    table.stack(unit, "Vell")
    table.mark(unit, under=())
    assert CipherLaw().check(table.state) == ["the cards under units are not those that lie there (Cipher 14.2.7)"]


@rule("6.10.1")
def test_what_goes_to_the_retreat_area_is_told_with_where_it_was_in_the_hand() -> None:
    from_hand, otherwise = "{0} goes from the hand to the Retreat Area.", "{0} goes to the Retreat Area."
    for zone, told in (("hand", from_hand), ("bond", otherwise)):
        table = Position()
        card, _ = table.card("Odo", zone=zone), table.some(1, "deck")
        run(verbs.put(table.state, (card,), verbs.SENT))
        assert [change.text for change in table.state.log if isinstance(change, Note)] == [told]
