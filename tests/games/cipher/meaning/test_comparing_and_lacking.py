"""Costs held against each other, what a card lacks, what did not happen, and what each player does (Cipher 2.10)."""

from __future__ import annotations

from tests.games.cipher.effects.doing import cards, do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, LANCE, RED, TOME, WHITE, Position

EMBLEM = "|ATK SUPP| Lift Emblem: Draw 1 card."


@rule("4.2.1")
def test_costs_are_held_against_the_cost_of_this_unit() -> None:
    table = Position()
    vell = table.unit("Vell", cost=3)
    less, same = table.unit("Cole", seat=1, cost=2), table.unit("Rook", seat=1, cost=3)
    do(table, vell, "Destroy all enemies with a lower Deployment Cost than this unit.")
    assert (table.destroyed(less), table.destroyed(same)) == (True, False)


def test_a_fight_against_a_higher_cost_is_asked_for() -> None:
    table = Position()
    law = "If this unit is in combat with a unit with a higher Deployment Cost than this unit"
    vell = table.unit("Vell", f"Ground |CONT| {law}, this unit gains +20 attack.", cost=2)
    rook = table.unit("Rook", seat=1, cost=4)
    table.attack(vell, rook)
    assert table.attack_of(vell) == 50


def test_cards_that_do_not_have_a_cost_are_all_others() -> None:
    table = Position()
    table.some(1, "deck")
    vell, free, dear = table.unit("Vell"), table.card("Osk", cost=0), table.card("Cray", cost=2)
    text = "Send all cards that do not have a Deployment Cost of 0 from your hand to the Retreat Area."
    do(table, vell, text)
    assert (table.where(free), table.where(dear)) == ("hand", "retreat")


@rule("4.10.2")
def test_units_without_a_support_skill_are_chosen() -> None:
    table = Position()
    vell = table.unit("Vell")
    plain, emblem = table.unit("Cole", seat=1), table.unit("Rook", EMBLEM, seat=1)
    do(table, vell, "Destroy all enemies without a support skill.")
    assert (table.destroyed(plain), table.destroyed(emblem)) == (True, False)


def test_there_have_to_be_allies_of_both_kinds() -> None:
    table = Position()
    text = "If you have both a <Blue> ally and a <White> ally, this unit gains +20 attack."
    vell = table.unit("Vell", f"Twins |CONT| {text}")
    table.unit("Odo", symbols=(BLUE,))
    assert table.attack_of(vell) == 30
    table.unit("Osk", symbols=(WHITE,))
    assert table.attack_of(vell) == 50


def test_of_each_symbol_there_has_to_be_an_ally() -> None:
    table = Position()
    text = "If you have 1 or more of each <White> and <Blue> allies, this unit gains +20 attack."
    vell = table.unit("Vell", f"Ground |CONT| {text}")
    table.unit("Odo", symbols=(BLUE,))
    table.unit("Osk", symbols=(WHITE,), seat=1)
    assert table.attack_of(vell) == 30


def test_groups_of_cards_count_only_when_they_are_whole() -> None:
    table = Position()
    vell = table.unit("Vell", "Old |CONT| For every 2 cards in your Retreat Area, this unit gains +10 attack.")
    table.some(3, "retreat")
    assert table.attack_of(vell) == 40


@rule("4.4.1")
def test_a_unit_that_lacks_a_symbol_does_not_have_one() -> None:
    for lacks in ("lacks", "does not have", "doesn't possess"):
        for symbols, attack in (((), 50), ((RED,), 30)):
            table = Position()
            text = f"Plain |CONT| If your Main Character {lacks} a Symbol, this unit gains +20 attack."
            vell = table.unit("Vell", text)
            table.unit("Odo", main=True, symbols=symbols)
            assert table.attack_of(vell) == attack


@rule("2.9", "2.10")
def test_you_each_are_both_players() -> None:
    table = Position()
    for seat in (0, 1):
        table.some(2, "deck", seat=seat)
    do(table, table.unit("Vell"), "You each draw 1 card.")
    assert [len(table.names("hand", seat)) for seat in (0, 1)] == [1, 1]


@rule("4.11.2")
def test_attack_is_lost_for_each_of_something() -> None:
    table = Position()
    vell = table.unit("Vell", "Heavy |CONT| This unit loses -10 attack for each card in your hand.")
    table.some(4, "hand")
    assert table.attack_of(vell) == -10


@rule("4.17.1")
def test_the_support_of_a_supporting_card_is_increased() -> None:
    table = Position()
    osk = table.card("Osk", zone="support", support=20)
    vell = table.unit("Vell", "Hands |CONT| The support of cards supporting this unit is increased by 10.")
    table.attack(vell, table.unit("Rook", seat=1))
    assert table.now(osk).support == 30


@rule("2.9", "2.10")
def test_each_player_draws_and_then_each_puts_a_card_away() -> None:
    table = Position()
    vell, (mine,), (theirs,) = table.unit("Vell"), table.some(1, "hand"), table.some(1, "hand", seat=1)
    for seat in (0, 1):
        table.some(2, "deck", seat=seat)
    text = "Then, each player chooses 1 card from their hand and sends it to the Retreat Area."
    do(table, vell, f"Each player draws 1 card. {text}", cards(mine), cards(theirs))
    assert (table.where(mine), table.where(theirs)) == ("retreat", "retreat")
    assert (len(table.names("hand")), len(table.names("hand", 1))) == (1, 1)


def test_a_unit_that_did_not_attack_this_turn_is_told_from_one_that_did() -> None:
    for attacks, drawn in ((False, 1), (True, 0)):
        table = Position()
        text = "At the end of your turn, if this unit did not attack this turn, draw 1 card."
        vell, rook = table.unit("Vell", f"Rest |AUTO| {text}"), table.unit("Rook", seat=1, attack=90)
        story = Story(table)
        if attacks:
            story.attack(vell, rook).go_on()
        story.passes()
        assert len(table.names("hand")) == drawn


@rule("10.2.1")
def test_what_my_own_skills_do_is_told_from_what_theirs_do() -> None:
    table = Position()
    vell = table.unit("Vell", "Thin |AUTO| When an enemy is moved by the effect of your skill, draw 1 card.")
    cole, rook = table.unit("Cole", seat=1), table.unit("Rook", seat=1)
    do(table, rook, "Choose 1 other ally, and move them.")
    assert table.triggered == []
    do(table, vell, "Choose 1 enemy, and move them.", cards(cole))
    assert table.triggered == ["Vell"]


@rule("2.2")
def test_what_cannot_be_tapped_by_the_opponents_skills_stays_untapped() -> None:
    table = Position()
    table.unit("Vell", "Iron |CONT| Your <Lance> allies cannot be tapped by the effect of your opponent's skills.")
    lance, other, rook = table.unit("Odo", weapons=(LANCE,)), table.unit("Osk"), table.unit("Rook", seat=1)
    do(table, rook, "Tap all enemies.", seat=1)
    assert (table.tapped(lance), table.tapped(other)) == (False, True)


def test_the_tapped_allies_are_those_of_the_cost() -> None:
    for weapon, drawn in ((LANCE, 1), (TOME, 0)):
        table = Position()
        text = "Order |ACT| [Tap 2 other allies] If the tapped allies are both <Lance>, draw 1 card."
        vell, odo = table.unit("Vell", text), table.unit("Odo", weapons=(LANCE,))
        osk = table.unit("Osk", weapons=(weapon,))
        Story(table).use(vell).choose(odo, osk)
        assert len(table.names("hand")) == drawn


def test_orbs_of_either_player_can_be_chosen() -> None:
    table = Position()
    vell, (mine,), (theirs,) = table.unit("Vell"), table.some(1, "orb"), table.some(1, "orb", seat=1, symbols=(RED,))
    do(table, vell, "Choose 1 of your own or your opponent's Orbs, and destroy it.", cards(theirs))
    assert (table.where(mine), table.where(theirs)) == ("orb", "hand")
