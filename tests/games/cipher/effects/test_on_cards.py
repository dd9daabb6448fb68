"""Effects on cards off the battlefield: drawing, hand, Retreat Area, deck, bonds, orbs (Cipher 6, 24.1)."""

from __future__ import annotations

import pytest

from engine.events import Note
from tests.games.cipher.effects.doing import NO, NOTHING, YES, cards, do, lines
from tests.games.cipher.story import rule
from tests.games.cipher.table import BLUE, RED, Position


@rule("24.1.1.1", "24.1.1.1.1")
def test_cards_are_drawn_one_by_one_by_the_skills_player() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(3, "deck")
    do(table, vell, "Draw 2 cards.")
    assert (len(table.names("hand")), len(table.names("deck"))) == (2, 1)


@rule("11.2", "11.3.1")
def test_the_deck_is_refilled_between_two_cards_drawn() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(1, "deck")
    table.some(2, "retreat")
    do(table, vell, "Draw 3 cards.")
    assert (len(table.names("hand")), table.names("retreat")) == (3, [])


@rule("24.1.5")
def test_the_opponent_draws_and_discards() -> None:
    table = Position()
    vell = table.unit("Vell")
    keep, gone = table.some(2, "hand", seat=1)
    table.some(2, "deck", seat=1)
    do(table, vell, "Your opponent chooses 1 card from their hand and sends it to their Retreat Area.", cards(gone))
    assert (table.where(keep), table.where(gone)) == ("hand", "retreat")
    do(table, vell, "Your opponent draws 1 card.")
    assert len(table.names("hand", 1)) == 2


@rule("2.4")
def test_cards_described_among_ones_own_hidden_cards_need_not_be_chosen() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.card("Osk", symbols=(BLUE,))
    do(table, vell, "Choose 1 <Blue> card from your hand, and place it in your Bond Area.", NOTHING)
    assert table.where(osk) == "hand"
    do(table, vell, "Choose 1 card from your hand, and place it in your Bond Area.")
    assert table.where(osk) == "bond"


@pytest.mark.parametrize(("shown", "kept"), [("Reveal", False), ("Look at", True)])
@rule("2.4", "24.1.4.2")
def test_cards_that_are_looked_at_need_not_be_chosen_and_revealed_ones_must(shown: str, kept: bool) -> None:
    table = Position()
    vell, osk, cray = table.unit("Vell"), table.card("Osk", zone="deck"), table.card("Cray", zone="deck")
    text = f"{shown} the top 2 cards of your Deck. Choose 1 <Red> card among them, and add it to your hand."
    if kept:
        do(table, vell, text, NOTHING)
        assert (table.where(osk), table.where(cray)) == ("deck", "deck")
    else:
        with pytest.raises(AssertionError, match="Choose 1 of these"):
            do(table, vell, text, NOTHING)


@rule("2.4", "24.1.2.1", "24.1.4.1")
def test_a_card_is_looked_for_in_the_deck_and_the_deck_is_shuffled_even_if_none_is_taken() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.card("Osk", zone="deck")
    table.some(5, "deck", symbols=(BLUE,))
    text = "Choose 1 <Red> card from your Deck, reveal it, and add it to your hand. Afterwards, shuffle your Deck."
    for answer, where in ((NOTHING, "deck"), (cards(osk), "hand")):
        do(table, vell, text, answer)
        assert table.where(osk) == where
        assert sum(isinstance(one, Note) and one.rule == "Cipher 24.1.2.1" for one in table.state.log) == 1
        table.state.log.clear()


@pytest.mark.parametrize(("place", "where"), [("on top", -1), ("on the bottom", 0)])
def test_a_card_is_placed_on_the_deck(place: str, where: int) -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.card("Osk", zone="retreat")
    table.some(3, "deck")
    do(table, vell, f"Choose 1 card from your Retreat Area, and place it {place} of your Deck.")
    assert table.names("deck")[where] == "Osk" and table.where(osk) == "deck"


def test_several_cards_are_placed_on_the_deck_in_an_order() -> None:
    table = Position()
    vell = table.unit("Vell")
    first, second, third = (table.card(name, zone="deck") for name in ("Aln", "Bex", "Cyd"))
    text = "Reveal the top 2 cards of your Deck. Place them on top of your Deck in any order."
    do(table, vell, text, lines(1, 0))
    assert table.names("deck") == ["Aln", "Cyd", "Bex"] and (first, second, third) == (1, 2, 3)


@rule("24.1.4.1", "24.1.4.2", "24.1.4.3")
def test_a_revealed_card_stays_where_it_is_and_is_hidden_again() -> None:
    table = Position()
    vell, top = table.unit("Vell"), table.card("Osk", zone="deck", seat=1)
    do(table, vell, "Reveal the topmost card of your opponent's Deck. You may send that card to the Retreat Area.", NO)
    assert (table.where(top), table.state.cards[top].known) == ("deck", 0)
    table.some(1, "retreat", seat=1)
    do(table, vell, "Reveal the topmost card of your opponent's Deck. You may send that card to the Retreat Area.", YES)
    assert any(isinstance(one, Note) and one.faces[0].get(top) for one in table.state.log)


def test_the_revealed_cards_are_sorted_out() -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.some(1, "deck")
    osk = table.card("Osk", zone="deck", symbols=(BLUE,))
    rest = table.some(2, "deck", symbols=(RED,))
    text = (
        "Reveal the top 3 cards of your Deck. Choose 1 <Blue> card among the revealed cards, and add it to your hand, "
        "and send the remaining to the Retreat Area."
    )
    do(table, vell, text)
    assert (table.where(osk), [table.where(one) for one in rest]) == ("hand", ["retreat"] * 2)


@rule("24.1.5.1", "24.1.5.2")
def test_only_the_skills_player_looks_at_a_card() -> None:
    table = Position()
    vell, orb = table.unit("Vell"), table.card("Osk", zone="orb")
    do(table, vell, "Choose 1 of your Orbs and look at it. You may destroy that Orb.", NO)
    notes = [one for one in table.state.log if isinstance(one, Note)]
    assert table.where(orb) == "orb" and not table.state.sees(0, table.state.cards[orb])
    assert not any(orb in one.faces[1] for one in notes)


def test_cards_of_the_opponents_hand_are_chosen_unseen() -> None:
    table = Position()
    vell = table.unit("Vell")
    keep, gone = table.some(2, "hand", seat=1)
    table.some(2, "deck", seat=1)
    text = "Choose 1 card from your opponent's hand without looking, and send it to the Retreat Area."
    do(table, vell, text, cards(gone))
    assert (table.where(keep), table.where(gone)) == ("hand", "retreat")


@rule("2.8", "22.4.2.1")
def test_bonds_are_flipped_and_orbs_too() -> None:
    table = Position()
    vell, orb = table.unit("Vell"), table.card("Osk", zone="orb")
    bond, down = table.card("Cray", zone="bond"), table.card("Dirk", zone="bond", face_down=True)
    do(table, vell, "Choose 1 of your face-down Bond cards, and flip it face-up.")
    assert (table.face_down(bond), table.face_down(down)) == (False, False)
    do(table, vell, "Flip all of your Bond cards face-down.")
    assert (table.face_down(bond), table.face_down(down)) == (True, True)
    do(table, vell, "Choose 1 of your Orbs, and flip it face-up.")
    assert table.state.sees(1, table.state.cards[orb])
    do(table, vell, "Choose 1 of your Orbs, and flip it face-up or face-down.")
    assert not table.state.sees(0, table.state.cards[orb])


@rule("6.11.1", "6.13.1")
def test_cards_become_bonds_face_up_or_face_down_and_orbs_face_down() -> None:
    table = Position()
    vell = table.unit("Vell")
    first, second, third = (table.card(name, zone="deck") for name in ("Aln", "Bex", "Cyd"))
    table.card("Low", zone="retreat")
    do(table, vell, "Reveal the top card of your Deck, and place it face-down in your Bond Area.")
    do(table, vell, "Reveal the topmost card of your Deck, and place it in your Bond Area.")
    do(table, vell, "Add the topmost card of your Deck to your Orbs.")
    assert [table.where(one) for one in (third, second, first)] == ["bond", "bond", "orb"]
    assert [table.face_down(one) for one in (third, second, first)] == [True, False, True]
    assert not table.state.sees(0, table.state.cards[first])


def test_units_return_to_the_hand_with_all_cards_of_their_stack() -> None:
    table = Position()
    vell, cole = table.unit("Vell"), table.unit("Cole", seat=1)
    (under,) = table.stack(cole, "Cole")
    do(table, vell, "Choose 1 non-Main Character enemy and return them to your opponent's hand.")
    assert (table.where(cole), table.where(under)) == ("hand", "hand")


def test_a_card_leaves_for_the_boundless_area() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.card("Osk", zone="retreat")
    do(table, vell, "Choose 1 card from your Retreat Area, and send it to the Boundless Area.")
    assert table.where(osk) == "boundless"


@rule("24.1.2.1", "2.3.1.7")
def test_a_retreat_area_is_shuffled_into_the_deck() -> None:
    table = Position()
    vell = table.unit("Vell")
    gone = table.some(5, "retreat", seat=1)
    table.some(1, "deck", seat=1)
    text = "Your opponent adds all cards in their Retreat Area to their Deck. Afterwards, they shuffle their Deck."
    do(table, vell, text)
    assert {table.where(card) for card in gone} == {"deck"} and table.state.zones[5][1:] != gone
    assert any(isinstance(one, Note) and one.rule == "Cipher 24.1.2.1" for one in table.state.log)


@rule("24.1.5.1")
def test_cards_looked_at_go_back_in_an_order() -> None:
    table = Position()
    vell = table.unit("Vell")
    for name in ("Aln", "Bex", "Cyd"):
        table.card(name, zone="deck")
    text = "Look at the top 2 cards of your Deck, and place them at the top of your Deck in any order you wish."
    do(table, vell, text, lines(1, 0))
    assert table.names("deck") == ["Aln", "Cyd", "Bex"]


def test_a_unit_with_a_symbol_is_one_that_has_any() -> None:
    text = "Until the end of this combat, your attacking unit with a Symbol gains +10 attack."
    for symbols, attack in (((), 30), ((RED,), 40)):
        table = Position()
        vell, cole = table.unit("Vell", symbols=symbols), table.unit("Cole", seat=1)
        table.attack(vell, cole)
        do(table, vell, text)
        assert table.attack_of(vell) == attack
