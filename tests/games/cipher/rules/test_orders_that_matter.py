"""Orders of the rules that decide what comes of them, and words of the rules that are easily passed over."""

from __future__ import annotations

import pytest

from engine.answers import Number
from engine.decks import parse_deck
from engine.games.cipher.decks import check
from engine.games.cipher.rules import table as tables
from engine.games.cipher.rules.law import CipherLaw
from engine.match import Match
from engine.requests import ChooseNumber
from tests.games.cipher.rules.test_ch06_areas import lying, seen
from tests.games.cipher.rules.test_ch12_decks import CARDS, ORDINARY
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, RED, Position


@rule("7.2.1", "7.2.2", "8.1.1")
def test_the_class_change_bonus_is_drawn_before_the_rules_are_processed() -> None:
    table = Position()
    first = table.unit("Vell")
    table.unit("Vell", line="back")
    table.mark(first, marks={"bonus": 1})
    story = Story(table)
    assert (story.asked.rule, len(table.names("hand"))) == ("Cipher 9.2.1", 1)


@pytest.mark.parametrize(("destroyed", "outcome"), [(True, (None, "Cipher 3.2")), (False, (1, "Cipher 3.1.2"))])
@rule("9.1", "9.4", "3.2", "3.1")
def test_destroyed_units_leave_before_it_is_looked_who_has_lost(destroyed: bool, outcome: object) -> None:
    table = Position()
    table.unit("Wren", main=True)
    rival = table.unit("Cole", seat=1, main=True)
    table.some(5, "deck", seat=1)
    if destroyed:
        table.mark(rival, marks={"main": 1, "destroyed": 1})
    found = Match(CipherLaw(), table.state).outcome
    assert found is not None and (found.winner, found.rule) == outcome


@pytest.mark.parametrize(("tapped", "drawn"), [(True, 2), (False, 1)])
@rule("13.2.1.1", "13.2.1.2", "13.2.1.3")
def test_what_triggers_as_a_turn_begins_is_carried_out_before_units_untap(tapped: bool, drawn: int) -> None:
    table = Position(phase="beginning", turn=2)
    text = "Lamp |AUTO| At the start of your turn, if this unit is tapped, draw 1 card."
    vell = table.unit("Vell", text, tapped=tapped)
    Story(table, at="turn start")
    assert (len(table.names("hand")), table.tapped(vell)) == (drawn, False)


@rule("2.6")
def test_no_number_below_zero_can_be_chosen() -> None:
    asked = ChooseNumber(0, "How many?", "Cipher 2.6", 0, 3)
    refusals = [asked.judge(Number(value)) for value in (-1, 0, 3, 4)]
    assert [one.rule if one else "" for one in refusals] == ["Cipher 2.6", "", "", "Cipher 2.6"]


@pytest.mark.parametrize("zone", ["front", "back", "support", "retreat", "bond", "boundless"])
@rule("6.4.2.2")
def test_the_text_of_every_card_that_lies_open_can_be_referred_to(zone: str) -> None:
    story, number = lying(zone)
    assert story.table.now(number).names == ("Odo",)


@rule("6.4.4.2.1")
def test_a_player_refers_to_what_is_written_on_the_cards_of_their_hand() -> None:
    table = Position()
    text = "Lamp |AUTO| When this unit attacks, choose 1 <Blue> card from your hand, and send it to the Retreat Area."
    vell, blue = table.unit("Vell", text), table.card("Odo", symbols=(BLUE,))
    table.card("Mere", symbols=(RED,))
    assert Story(table).attack(vell).asked.cards() == (blue,)


@rule("6.7.1", "6.4.4")
def test_nobody_sees_a_card_that_has_gone_to_a_deck() -> None:
    story, number = lying("retreat")
    assert [seen(story, number, seat) for seat in (0, 1)] == ["Odo, 0", "Odo, 0"]
    story.table.happen(story.table.move(number, "deck"))
    assert [seen(story, number, seat) for seat in (0, 1)] == ["", ""]


@pytest.mark.parametrize(("copies", "broken"), [(4, []), (5, ["Cipher 12.1.1.2"])])
@rule("4.14.1", "4.14.2", "12.1.1.2")
def test_the_card_name_is_title_and_unit_name_together(copies: int, broken: list[str]) -> None:
    queens = [card for card in ORDINARY if card.unit_name == "Ottoline"][:2]
    others = [card for card in ORDINARY if card.unit_name != "Ottoline"][:25]
    lines = [f"2 {card.code}" for card in others]
    built = parse_deck("\n".join([*lines, f"{copies} {queens[0].code}", f"4 {queens[1].code}"]), "deck.txt")
    assert queens[0].name == f"{queens[0].unit_name}, {queens[0].title}"
    assert [refusal.rule for refusal in check(built, CARDS)] == broken


@pytest.mark.parametrize(("change", "attack"), [(3, 40), (None, 30)])
@rule("14.2.6.1", "24.1.13.2.1", "21.2.2.2.2")
def test_a_unit_counts_as_class_changed_with_a_card_under_it_and_a_cost_on_its_top(
    change: int | None, attack: int
) -> None:
    table = Position()
    vell = table.unit("Vell", "[CCS] Crown |CONT| This unit gains +10 attack.", change=change)
    assert table.attack_of(vell) == 30
    table.stack(vell, "Vell")
    assert table.attack_of(vell) == attack


# Choosing among one's own hidden cards, and how many are chosen


def attacked(text: str, hand: int, seat: int = 0) -> Story:
    """A unit with this skill attacks; a player has so many blue cards in hand."""
    table = Position()
    vell = table.unit("Vell", text)
    for place in range(hand):
        table.card(f"Odo {place}", symbols=(BLUE,), seat=seat)
    return Story(table).attack(vell)


@pytest.mark.parametrize(("words", "least"), [("choose 1 <Blue> card", 0), ("choose 1 card", 1)])
@rule("2.4", "2.4a")
def test_who_chooses_described_cards_of_their_hand_may_choose_none(words: str, least: int) -> None:
    story = attacked(f"Lamp |AUTO| When this unit attacks, {words} from your hand, and send it to the Retreat Area.", 2)
    assert story.asked.bounds() == (least, 1)  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", ["", "<Blue> "])
@pytest.mark.parametrize(("hand", "sent"), [(3, 2), (1, 1)])
@rule("2.4a", "24.1.6a", "2.5")
def test_an_opponent_who_has_to_choose_two_chooses_as_many_as_there_are(hand: int, sent: int, kind: str) -> None:
    words = f"your opponent chooses 2 {kind}cards from their hand and sends them to the Retreat Area."
    story = attacked(f"Lamp |AUTO| When this unit attacks, {words}", hand, seat=1)
    theirs = tuple(story.table.state.zones[tables.HAND[1]])
    if hand > sent:
        assert story.refuses_cards(theirs[0]) == "Cipher 21.1.1.2"
    if story.asked.rule == "Cipher 21.1.1.2":
        story.choose(*theirs[:2])
    assert sum(name.startswith("Odo") for name in story.table.names("retreat", 1)) == sent
