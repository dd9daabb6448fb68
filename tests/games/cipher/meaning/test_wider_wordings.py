"""The same things in other words: what they do (Cipher 2.3)."""

from __future__ import annotations

import pytest

from engine.games.cipher.effects import statics
from tests.games.cipher.effects.doing import FRONT_LINE, cards, do
from tests.games.cipher.story import rule
from tests.games.cipher.table import BLACK, BLUE, DRAGON, FLIER, WHITE, Position


@rule("21.2.3.1.3.1.1")
def test_a_skill_that_triggers_is_given_for_a_while() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    text = "this unit acquires the following skill: \u201c|AUTO| When this unit attacks, draw 1 card.\u201d"
    do(table, vell, f"Until the end of the turn, {text}")
    table.attack(vell, rook)
    assert table.triggered == ["Vell"]


def test_units_with_less_attack_than_this_one_are_destroyed() -> None:
    table = Position()
    vell = table.unit("Vell", attack=50)
    weak, strong = table.unit("Cole", seat=1, attack=40), table.unit("Rook", seat=1, attack=50)
    do(table, vell, "Destroy all enemies whose attack is lower than this unit's attack.")
    assert table.now(weak) and "destroyed" in table.state.cards[weak].marks
    assert "destroyed" not in table.state.cards[strong].marks


@rule("4.4.1")
def test_cards_of_the_symbol_of_another_are_chosen() -> None:
    table = Position()
    vell = table.unit("Vell", main=True, symbols=(BLUE, WHITE))
    like = table.card("Osk", zone="retreat", symbols=(WHITE,))
    table.card("Cray", zone="retreat", symbols=(BLACK,))
    text = "Choose 1 card with the same Color as your Main Character from your Retreat Area, and add it to your hand."
    do(table, vell, text)
    assert table.where(like) == "hand"


def test_what_a_card_was_is_known_after_it_was_put_away() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(2, "deck")
    table.card("Osk", zone="deck", seat=1, affinities=(FLIER,))
    text = "Reveal the topmost card of your opponent's Deck, and send it to the Boundless Area. "
    do(table, vell, text + "If the revealed card was a <Flier>, draw 1 card.")
    assert table.names("boundless", 1) == ["Osk"] and len(table.names("hand")) == 1


def test_the_rest_of_a_hand_is_discarded() -> None:
    table = Position()
    vell = table.unit("Vell")
    first, second, third = table.some(3, "hand", seat=1)
    table.some(1, "deck", seat=1)
    text = "Your opponent chooses 2 cards from their hand, and sends the remainder to the Retreat Area."
    do(table, vell, text, cards(first, third))
    assert [table.where(one) for one in (first, second, third)] == ["hand", "retreat", "hand"]


def test_a_unit_of_two_marks_is_both() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |CONT| All other allies who are both a <Flier> and <Dragon> gain +10 attack.")
    both, one = table.unit("Odo", affinities=(FLIER, DRAGON)), table.unit("Osk", affinities=(FLIER,))
    assert [table.attack_of(unit) for unit in (vell, both, one)] == [30, 40, 30]


def test_what_stands_after_its_condition_depends_on_it() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(2, "deck")
    do(table, vell, "Draw 1 card if you have 2 or more allies.")
    assert table.names("hand") == []
    table.unit("Odo")
    do(table, vell, "Draw 1 card if you have 2 or more allies.")
    assert len(table.names("hand")) == 1


def test_in_combat_and_battling_are_one() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |CONT| If this unit is battling against a <Flier>, this unit gains +20 attack.")
    rook = table.unit("Rook", seat=1, affinities=(FLIER,))
    table.attack(rook, vell)
    assert table.attack_of(vell) == 50


def test_all_units_are_counted_together() -> None:
    text = "If the total number of allies and enemies is 3 or more, this unit gains +10 attack."
    table = Position()
    vell = table.unit("Vell", f"Law |CONT| {text}")
    table.unit("Rook", seat=1)
    assert table.attack_of(vell) == 30
    table.unit("Cole", seat=1)
    assert table.attack_of(vell) == 40


def test_if_they_do_not_the_other_part_follows() -> None:
    table = Position()
    vell, bond = table.unit("Vell"), table.card("Osk", zone="bond")
    text = "You may choose 1 card from your hand, and place it in the Bond Area. If you do not, then choose 1 of your "
    do(table, vell, text + "Bond cards, and add it to your hand.")
    assert table.where(bond) == "hand"


@rule("21.1.1.3")
def test_what_stands_in_parentheses_only_explains() -> None:
    table = Position()
    text = "If your opponent has 4 or more cards in their hand, they are unable to draw cards."
    table.unit("Vell", f"Law |CONT| {text} (If they have 3 or fewer, they may only draw cards until they reach 4.)")
    rook = table.unit("Rook", seat=1)
    for zone in ("hand", "deck"):
        table.some(3, zone, seat=1)
    do(table, rook, "Draw 2 cards.", seat=1)
    assert len(table.names("hand", 1)) == 4


def test_who_chose_a_card_is_said() -> None:
    table = Position()
    vell = table.unit("Vell")
    osk, odo, cray = (table.card(name, zone="retreat") for name in ("Osk", "Odo", "Cray"))
    text = "Choose 2 cards from your Retreat Area. Your opponent chooses 1 of those cards. "
    said = "Deploy the card that your opponent chose, and send the other to the Boundless Area."
    do(table, vell, text + said, cards(osk, odo), cards(odo), FRONT_LINE)
    assert [table.where(one) for one in (osk, odo, cray)] == ["boundless", "front", "retreat"]


@rule("9.3.2.1.1")
def test_both_main_characters_destroy_more_orbs() -> None:
    table = Position()
    whose = "both you and your opponent's Main Characters'"
    vell = table.unit("Vell", f"Law |CONT| The number of Orbs that {whose} attacks will destroy is increased by 1.")
    main, other = table.unit("Odo", main=True), table.unit("Rook", seat=1, main=True)
    assert [table.now(one).orbs for one in (vell, main, other)] == [1, 2, 2]


@pytest.mark.parametrize("words", ["can only be deployed if", "cannot be deployed unless"])
def test_a_card_that_can_be_deployed_only_if_something_is_so(words: str) -> None:
    table = Position()
    vell = table.card("Vell", f"Law |SPEC| This card {words} you have 2 or more allies.")
    able = [statics.can_deploy(table.state, 0, vell)]
    for name in ("Odo", "Osk"):
        table.unit(name)
        able.append(statics.can_deploy(table.state, 0, vell))
    assert able == [False, False, True]
