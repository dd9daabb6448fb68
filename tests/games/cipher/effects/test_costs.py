"""Paying costs: all of it or nothing, each act with cards of its own (Cipher 22)."""

from __future__ import annotations

import pytest

from engine.answers import Options
from engine.procedures import RolledBack
from tests.games.cipher.effects.doing import NO, YES, Doing, cards
from tests.games.cipher.story import rule
from tests.games.cipher.table import BLUE, FLIER, Position

END = "Draw 1 card."
NAMES = ("Vell", "Osk", "Cray", "Dirk")


@rule("22.4.1.1", "2.8")
def test_a_tapped_unit_cannot_be_tapped_as_a_cost() -> None:
    table = Position()
    vell = table.unit("Vell")
    assert Doing(table, vell, f"[Tap this unit] {END}").pay().refusal.rule == "Cipher 22.3"
    assert table.tapped(vell)


@rule("22.4.2.1", "22.4.2.2")
def test_so_many_face_up_bonds_are_turned_face_down() -> None:
    table = Position()
    vell = table.unit("Vell")
    one, two, three = table.some(3, "bond")
    down = table.card("Osk", zone="bond", face_down=True)
    text = f"[Flip 2 Bonds face-down] {END}"
    Doing(table, vell, text).pay(cards(one, three))
    assert [table.face_down(bond) for bond in (one, two, three, down)] == [True, False, True, True]
    assert Doing(table, vell, text).refusal.rule == "Cipher 22.3"


@rule("22.4.2.1", "6.4.2.2.1")
def test_bonds_of_a_kind_are_turned() -> None:
    table = Position()
    vell, red = table.unit("Vell"), table.card("Osk", zone="bond")
    blue = table.card("Cray", zone="bond", symbols=(BLUE,))
    Doing(table, vell, f"[Flip 1 <Blue> Bond face-down] {END}").pay()
    assert (table.face_down(red), table.face_down(blue)) == (False, True)


@rule("22.1.1.2", "22.3")
def test_a_cost_of_several_acts_needs_cards_for_each_of_them() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk", affinities=(FLIER,))
    text = f"[Tap this unit, Tap 1 <Flier> ally, Tap 1 other ally] {END}"
    assert Doing(table, vell, text).refusal.rule == "Cipher 22.3"
    cray = table.unit("Cray")
    Doing(table, vell, text).pay()
    assert [table.tapped(unit) for unit in (vell, osk, cray)] == [True, True, True]


@rule("22.3")
def test_what_the_rest_of_the_cost_needs_cannot_be_used_up() -> None:
    table = Position()
    vell, osk, cray = table.unit("Vell"), table.unit("Osk", affinities=(FLIER,)), table.unit("Cray")
    Doing(table, vell, f"[Tap 1 other ally, Tap 1 <Flier> ally] {END}").pay()
    assert [table.tapped(unit) for unit in (vell, osk, cray)] == [False, True, True]


@rule("22.3")
def test_of_several_cards_only_those_are_taken_that_leave_enough_for_the_rest() -> None:
    table = Position()
    vell, osk, cray, dirk = (table.unit(name, affinities=(FLIER,) * (name == "Osk")) for name in NAMES)
    doing = Doing(table, vell, f"[Tap 2 other allies, Tap 1 <Flier> ally] {END}")
    with pytest.raises(AssertionError, match="rest of the cost"):
        doing.pay(cards(osk, cray))
    Doing(table, vell, f"[Tap 2 other allies, Tap 1 <Flier> ally] {END}").pay(cards(cray, dirk))
    assert [table.tapped(unit) for unit in (vell, osk, cray, dirk)] == [False, True, True, True]


@rule("21.2.2.1", "22.3")
def test_a_formation_skill_taps_one_unit_of_each_name() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk")
    text = f'[Tap allied "Osk" and "Cray"] {END}'
    assert Doing(table, vell, text).refusal.rule == "Cipher 22.3"
    cray = table.unit("Cray", line="back")
    Doing(table, vell, text).pay()
    assert (table.tapped(vell), table.tapped(osk), table.tapped(cray)) == (False, True, True)


@rule("22.1.1.2.1")
def test_the_acts_are_done_in_the_order_that_leaves_the_most_to_choose_from() -> None:
    table = Position()
    vell, bond = table.unit("Vell"), table.card("Osk", zone="bond")
    table.some(2, "deck")
    text = f"[Send 1 of your Bond cards to the Retreat Area, Flip 1 Bond face-down] {END}"
    Doing(table, vell, text).pay()
    assert (table.where(bond), table.face_down(bond)) == ("retreat", False)


@rule("22.1.1.2.1")
def test_a_face_up_bond_that_is_sent_away_cannot_be_turned_besides() -> None:
    table = Position()
    vell, bond = table.unit("Vell"), table.card("Osk", zone="bond")
    table.some(2, "deck")
    text = f"[Send 1 face-up Bond card to the Retreat Area, Flip 1 Bond face-down] {END}"
    assert Doing(table, vell, text).refusal.rule == "Cipher 22.3"
    other = table.card("Cray", zone="bond")
    Doing(table, vell, text).pay(cards(other))
    assert (table.where(other), table.face_down(bond)) == ("retreat", True)


@rule("22.1.1.2.1", "24.1.13.1")
def test_a_card_just_sent_away_can_be_stacked_under_the_unit() -> None:
    table = Position()
    vell, card = table.unit("Vell"), table.card("Vell")
    table.card("Low", zone="retreat")
    table.some(2, "deck")
    table.card("Vell", zone="retreat")
    text = (
        '[Stack 1 "Vell" from your Retreat Area under this unit to Growth her, '
        f"Send 1 card from your hand to the Retreat Area] {END}"
    )
    Doing(table, vell, text).pay(Options((0,)), cards(card))
    assert table.where(card) == "stacked"


@rule("22.3", "24.1.13.1")
def test_a_unit_cannot_grow_by_cards_of_another_name_as_a_cost() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk")
    table.card("Vell", zone="retreat")
    table.some(2, "deck")
    text = f'[Stack 1 "Vell" from your Retreat Area under this unit to Growth her] {END}'
    assert Doing(table, osk, text).refusal.rule == "Cipher 22.3"
    Doing(table, vell, text).pay()
    assert table.names("stacked") == ["Vell"]


@rule("22.3")
def test_nothing_is_paid_where_not_all_can_be() -> None:
    table = Position()
    vell = table.unit("Vell")
    doing = Doing(table, vell, f"[Tap this unit, Flip 1 Bond face-down] {END}")
    with pytest.raises(RolledBack):
        doing.pay()
    assert not table.tapped(vell)


@rule("22.1.1", "6.10.1")
def test_a_card_of_a_name_is_sent_from_the_hand() -> None:
    table = Position()
    vell, other = table.unit("Vell", main=True), table.card("Osk")
    table.some(2, "deck")
    text = f"[Send 1 card with the same Unit Name as your Main Character from your hand to the Retreat Area] {END}"
    assert Doing(table, vell, text).refusal.rule == "Cipher 22.3"
    mine = table.card("Vell")
    Doing(table, vell, text).pay()
    assert (table.where(mine), table.where(other)) == ("retreat", "hand")


@rule("22.1.1", "24.1.3.1", "24.1.12.1")
def test_allies_are_destroyed_as_a_cost() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk", "Lamp |CONT| This unit cannot be destroyed.")
    text = f"[Destroy 1 other ally] {END}"
    assert Doing(table, vell, text).refusal.rule == "Cipher 22.3"
    cray = table.unit("Cray")
    Doing(table, vell, text).pay()
    assert (table.destroyed(osk), table.destroyed(cray)) == (False, True)


@rule("22.1.1")
def test_an_orb_is_turned_face_up_and_a_card_shown_and_placed_on_the_deck() -> None:
    table = Position()
    vell, orb, card = table.unit("Vell"), table.card("Osk", zone="orb"), table.card("Cray")
    text = f"[Flip 1 of your Orbs face-up, Reveal 1 card in your hand, and place it on top of your Deck] {END}"
    Doing(table, vell, text).pay()
    assert (table.face_down(orb), table.where(card)) == (False, "deck")
    assert Doing(table, vell, text).refusal.rule == "Cipher 22.3"


@rule("22.4.2.1", "2.3.1.6")
def test_whoever_pays_turns_bonds_of_their_own() -> None:
    text = "Your opponent may [Flip 1 Bond face-down]. If they do not, move this unit."
    for answer, line in ((YES, "front"), (NO, "back")):
        table = Position()
        vell, mine, theirs = table.unit("Vell"), table.card("Osk", zone="bond"), table.card("Rook", zone="bond", seat=1)
        Doing(table, vell, text).resolve(answer)
        assert (table.where(vell), table.face_down(mine), table.face_down(theirs)) == (line, False, answer is YES)


@pytest.mark.parametrize("acts", [
    ("Tap 1 other ally", "Send 1 other ally to the Retreat Area"),
    ("Tap 1 other ally", "Destroy 1 other ally"),
    ("Destroy 1 other ally", "Send 1 other ally to the Retreat Area"),
    ("Reveal 1 card in your hand", "Send 1 card from your hand to the Retreat Area"),
    ("Flip 1 of your Orbs face-up", "Send 1 of your Orbs to the Retreat Area"),
])  # fmt: skip
@rule("22.1.1.2.1")
def test_what_leaves_a_card_where_it_is_comes_first_and_needs_no_card_of_its_own(acts: tuple[str, str]) -> None:
    for first, second in (acts, acts[::-1]):
        table = Position()
        vell, card, orb = table.unit("Vell"), table.card("Cray"), table.card("Dirk", zone="orb")
        osk = table.unit("Osk")
        table.some(2, "deck")
        Doing(table, vell, f"[{first}, {second}] {END}").pay()
        assert [table.where(one) for one in (osk, card, orb)] != ["front", "hand", "orb"] or table.destroyed(osk)


@rule("22.3", "22.1.1.2")
def test_a_bond_that_is_sent_away_pays_for_one_act_only() -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.some(1, "bond")
    text = f"[Send 1 face-up Bond card to the Retreat Area, Send 1 of your Bond cards to the Boundless Area] {END}"
    assert Doing(table, vell, text).refusal.rule == "Cipher 22.3"


@rule("22.1.1.2", "22.3")
def test_the_unit_that_a_cost_names_pays_for_nothing_else_of_its_kind() -> None:
    for text in (f"[Tap 1 ally, Tap this unit] {END}", f"[Tap this unit, Tap 1 ally] {END}"):
        table = Position()
        vell = table.unit("Vell")
        assert Doing(table, vell, text).refusal.rule == "Cipher 22.3"
        osk, cray = table.unit("Osk"), table.unit("Cray", tapped=True)
        Doing(table, vell, text).pay()
        assert [table.tapped(unit) for unit in (vell, osk, cray)] == [True, True, True]


@rule("22.3")
def test_who_cannot_pay_is_told_what_cannot_be_paid() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk", affinities=(FLIER,))
    alone = Doing(table, vell, f"[Tap 1 other ally, Flip 1 Bond face-down] {END}").refusal
    together = Doing(table, vell, f"[Tap 1 other ally, Tap 1 <Flier> ally] {END}").refusal
    assert alone.sentence == "This cannot be paid: [Flip 1 Bond face-down]."
    assert together.sentence == "This cannot be paid all of it: [Tap 1 other ally, Tap 1 <Flier> ally]."
    assert not table.tapped(osk)
