"""Words that few cards have."""

from __future__ import annotations

import pytest

from engine.games.cipher.cards import Card
from engine.games.cipher.effects.characteristics import any_number_in_deck
from tests.games.cipher.effects.doing import FRONT_LINE, NO, YES, cards, do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLACK, FLIER, WHITE, Position

CHEAPER = (
    'Lamp |SPEC| If you have an allied "Osk", the Deployment Cost of this card while in your hand is reduced by 1.'
)
GRANTED = (
    "Until the end of the turn, this unit acquires the following skill: "
    "\u201c|CONT| If this unit is attacking, this unit gains +10 attack.\u201d"
)
LOCK = (
    "Reveal the topmost card of your Deck. If that card is <Red>, you may [Flip 1 Bond face-down]. "
    "If you do, draw 1 card."
)
HUSH = (
    "Lamp |CONT| If your Main Character is being attacked, support skills belonging to your opponent's support card "
    "cannot activate."
)


@rule("10.2.1")
def test_a_skill_waits_for_either_of_two_events() -> None:
    table = Position()
    vell = table.unit("Vell", "Toll |AUTO| When this unit attacks or when this unit is attacked, draw 1 card.")
    rook = table.unit("Rook", seat=1)
    table.attack(rook, vell)
    assert table.triggered == ["Vell"]


def test_a_card_of_two_symbols_is_both() -> None:
    table = Position()
    vell = table.unit("Vell")
    both = table.card("Osk", zone="retreat", symbols=(WHITE, BLACK))
    table.card("Cray", zone="retreat", symbols=(WHITE,))
    do(table, vell, "Choose 1 card who is both <White> and <Black> from your Retreat Area, and add it to your hand.")
    assert table.where(both) == "hand"


@pytest.mark.parametrize("told", [" by this skill", ""])
def test_what_has_been_deployed_need_not_be_told_by_what(told: str) -> None:
    for seat, drawn in ((0, 1), (1, 0)):
        table = Position()
        vell, odo = table.unit("Vell"), table.card("Odo", zone="retreat", seat=seat)
        table.card("Cray", zone="deck")
        text = f"Choose up to 1 card from your Retreat Area, and deploy it. If it was deployed{told}, draw 1 card."
        do(table, vell, text, *((cards(odo), FRONT_LINE) if drawn else ()))
        assert len(table.names("hand")) == drawn


@rule("4.2.1", "15.1.2")
def test_a_card_in_the_hand_costs_less_to_deploy() -> None:
    table = Position(phase="deployment")
    card = table.card("Vell", CHEAPER, cost=3)
    assert table.now(card).cost == 3
    table.unit("Osk")
    assert table.now(card).cost == 2


def test_a_skill_is_given_for_a_while() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    do(table, vell, GRANTED)
    assert table.attack_of(vell) == 30
    table.attack(vell, rook)
    assert table.attack_of(vell) == 40


def test_a_unit_loses_a_mark() -> None:
    table = Position()
    vell = table.unit("Vell", affinities=(FLIER,))
    do(table, vell, "Until the end of the turn, this unit loses <Flier>.")
    assert table.now(vell).affinities == ()


@rule("9.3.2.1.1")
def test_an_attack_destroys_more_orbs_than_it_otherwise_would() -> None:
    table = Position()
    vell = table.unit("Vell")
    for number in (2, 3):
        text = "Until the end of the turn, the number of Orbs that this unit's attack will destroy is increased by 1."
        do(table, vell, text)
        assert table.now(vell).orbs == number


def test_a_units_attack_is_held_against_a_number() -> None:
    for attack, drawn in ((90, 0), (100, 2)):
        table = Position()
        vell, _ = table.unit("Vell", attack=attack), table.some(4, "deck")
        do(table, vell, "If this unit has 100 attack or higher, draw 2 cards.")
        assert len(table.names("hand")) == drawn


def test_one_of_two_conditions_is_enough() -> None:
    table = Position()
    text = "Lamp |CONT| If this unit is tapped or if you have 2 or more other allies, this unit gains +10 attack."
    vell = table.unit("Vell", text)
    assert table.attack_of(vell) == 30
    table.mark(vell, dull=True)
    assert table.attack_of(vell) == 40


@rule("2.3.1.6", "22.3")
def test_a_cost_within_a_text_is_paid_or_not() -> None:
    for answer, drawn in ((YES, 1), (NO, 0)):
        table = Position()
        vell, bond = table.unit("Vell"), table.card("Osk", zone="bond")
        table.some(3, "deck")
        do(table, vell, LOCK, answer)
        assert (len(table.names("hand")), table.face_down(bond)) == (drawn, bool(drawn))


@rule("2.3.1.6")
def test_a_cost_within_a_text_that_cannot_be_paid_is_not_asked_for() -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.some(3, "deck")
    do(table, vell, "You may [Flip 1 Bond face-down]. If you do, draw 1 card.")
    assert not table.names("hand")


@rule("18.1.7", "2.2")
def test_support_skills_of_the_opponents_support_card_cannot_come_into_effect() -> None:
    table = Position()
    table.unit("Wren", HUSH, main=True, seat=1)
    vell, _ = table.unit("Vell", attack=10), table.some(1, "deck")
    table.card("Drum", "|ATK SUPP| Drum: Draw 1 card.", zone="deck")
    Story(table).attack(vell)
    assert not table.names("hand")


def test_a_stretch_of_time_ends_with_the_turn_of_the_player() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "Until the end of your opponent's turn, this unit gains +20 attack.")
    story = Story(table).passes()
    assert (story.asked.seat, table.attack_of(vell)) == (1, 50)
    story.choose().passes().passes()
    assert (story.asked.seat, table.attack_of(vell)) == (0, 30)


@rule("12.1.1.2", "2.1")
def test_a_card_may_be_in_a_deck_any_number_of_times() -> None:
    table = Position()
    text = "Roll |SPEC| You may have 5 or more cards with the same Card Name as this card in your Deck."
    cards = [table.state.cards[table.card("Vell", skill)].face for skill in (text, "")]
    assert [any_number_in_deck(card) for card in cards if isinstance(card, Card)] == [True, False]
