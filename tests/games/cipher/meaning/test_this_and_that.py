"""What was done this turn, who is alone, who reaches how far, and other turns of phrase (Cipher 2.3)."""

from __future__ import annotations

import pytest

from engine.answers import Options
from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, attack, rule, use
from tests.games.cipher.table import BEAST, BLACK, WHITE, Position


def test_a_law_may_say_at_its_end_while_what_it_holds() -> None:
    table = Position()
    vell = table.unit("Vell", "Iron |CONT| This unit gains +20 attack while attacking an <Armored> or a <Beast>.")
    table.attack(vell, table.unit("Rook", seat=1))
    assert table.attack_of(vell) == 30
    table.attack(vell, table.unit("Cole", seat=1, affinities=(BEAST,)))
    assert table.attack_of(vell) == 50


@rule("4.4.1")
def test_so_many_of_this_and_so_many_of_that() -> None:
    table = Position()
    text = "If you have 1 or more <Black> Bond cards and 1 or more <White> Bond cards, this unit gains +20 attack."
    vell = table.unit("Vell", f"Old |CONT| {text}")
    table.some(2, "bond", symbols=(BLACK,))
    assert table.attack_of(vell) == 30
    table.some(1, "bond", symbols=(WHITE,))
    assert table.attack_of(vell) == 50


@rule("21.2.3.1.1.2.1a")
@pytest.mark.parametrize("text", [
    'If you have an allied "Osk", both "Osk" and this unit gain +10 attack.',
    'If you have an allied "Osk", "Osk" gains +10 attack.',
])
def test_a_name_alone_is_the_ally_that_the_condition_speaks_of(text: str) -> None:
    table = Position()
    table.unit("Vell", f"Twin |CONT| {text}")
    enemy = table.unit("Osk", seat=1)
    assert table.attack_of(enemy) == 30
    osk = table.unit("Osk")
    assert [table.attack_of(unit) for unit in (osk, enemy)] == [40, 30]


@rule("20.1", "2.2")
def test_enemies_are_told_apart_by_their_range() -> None:
    table = Position(turn_player=1)
    table.unit("Vell", "Thorn |CONT| Enemies with range 2 cannot attack.")
    near, far = table.unit("Rook", seat=1), table.unit("Cray", seat=1, ranges=(1, 2))
    story = Story(table)
    assert attack(near) in story.plays() and attack(far) not in story.plays()


@rule("24.1.1.1")
def test_a_draw_of_the_opponents_skill_is_told_from_that_of_the_rules() -> None:
    table = Position()
    table.unit("Vell", "Palm |AUTO| When your opponent draws a card by a skill's effect, draw 1 card.")
    rook = table.unit("Rook", seat=1)
    table.some(2, "deck", seat=1)
    do(table, rook, "Draw 1 card.", seat=1)
    assert table.triggered == ["Vell"]


def test_a_card_added_to_the_orbs_is_noticed() -> None:
    table = Position()
    vell = table.unit("Vell", "Tide |AUTO| When a card is added to your Orbs, draw 1 card.")
    table.some(2, "deck")
    do(table, vell, "Add the topmost card of your Deck to your Orbs.")
    assert table.triggered == ["Vell"]


@rule("10.2.1.3")
def test_once_per_turn_may_be_said_in_words() -> None:
    table = Position()
    text = "Until the end of the turn, this unit gains +10 attack. This skill can only be used once per turn."
    vell = table.unit("Vell", f"Oath |ACT| {text}")
    assert Story(table).use(vell).refuses(use(vell)) == "Cipher 19.1.2.1"


@rule("10.3")
def test_whose_turn_it_is_may_be_said_behind_the_event() -> None:
    for turn_player, drawn in ((0, 1), (1, 0)):
        table = Position(turn_player=turn_player)
        table.unit("Vell", "Page |AUTO| When an ally is destroyed during your turn, draw 1 card.")
        odo = table.unit("Odo", "Fuse |ACT| [Destroy this unit] Destroy 1 enemy in the Front Line.")
        rook = table.unit("Rook", "Snuff |ACT| Destroy 1 enemy with a Deployment Cost of 2.", seat=1)
        table.unit("Osk", cost=2)
        story = Story(table)
        story.use(odo).choose(rook) if turn_player == 0 else story.use(rook)
        assert len(table.names("hand")) == drawn


@pytest.mark.parametrize("other", ["front", "back"])
def test_a_unit_is_the_only_one_in_its_line(other: str) -> None:
    table = Position()
    text = "If this unit is the only ally in the Back Line, this unit gains +20 attack."
    vell = table.unit("Vell", f"Tower |CONT| {text}", line="back")
    table.unit("Odo", line=other)
    assert table.attack_of(vell) == (50 if other == "front" else 30)


@rule("18.1.13")
def test_an_opponent_who_cannot_evade_is_not_asked_to() -> None:
    table = Position()
    table.some(2, "deck")
    table.card("Osk", "|ATK SUPP| Gale Emblem: Until the end of this combat, your opponent cannot evade.", zone="deck")
    table.card("Rook", seat=1)
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    Story(table).attack(vell, rook).yes()
    assert table.where(rook) == "retreat"


@rule("14.2.5.1", "14.2.5.2")
def test_a_card_with_a_class_change_cost_is_stacked_on_an_ally_of_its_name() -> None:
    table = Position()
    text = "Choose 1 card with a Class Change Cost that has the same Unit Name as that ally from your Retreat Area"
    vell, odo = table.unit("Vell"), table.unit("Odo")
    table.some(2, "deck")
    table.card("Odo", zone="retreat")
    other = table.card("Odo", zone="retreat", change=3, cost=4)
    first = "Choose 1 other non-Class Changed ally."
    do(table, vell, f"{first} {text}, and stack it on top to Class Change them.")
    assert table.where(other) == "front" and table.state.cards[other].under == (odo,)


@rule("14.2.5")
def test_a_card_class_changes_a_unit_from_the_retreat_area() -> None:
    table = Position()
    text = 'When an allied "Vell" is moved, Class Change allied "Vell" with this card in your Retreat Area.'
    quick = table.card("Vell", f"Quick |SPEC| {text}", zone="retreat", change=2)
    vell = table.unit("Vell")
    Story(table).move(vell)
    assert table.state.cards[quick].under == (vell,)


@rule("6.7.3")
def test_the_bottom_card_of_the_deck_is_looked_at_and_put_on_top() -> None:
    table = Position()
    vell, low, _ = table.unit("Vell"), table.card("Low", zone="deck"), table.card("High", zone="deck")
    do(table, vell, "Look at the bottom card of your Deck. Place it on top of your Deck.")
    assert table.state.zones[table.state.cards[low].zone][-1] == low


def test_those_who_attacked_this_turn_are_chosen() -> None:
    table = Position()
    vell = table.unit("Vell", "Dance |ACT| [Tap this unit] Choose 1 other ally who attacked this turn, and untap them.")
    odo, rook = table.unit("Odo"), table.unit("Rook", seat=1, attack=90)
    table.unit("Osk", tapped=True)
    Story(table).attack(odo, rook).go_on().use(vell)
    assert not table.tapped(odo)


def test_an_icon_is_used_from_wherever_it_is() -> None:
    table = Position()
    table.unit("Vell", "Keys |AUTO| When you use a [CP], draw 1 card.")
    text = "Deploy this card. (|HAND| is used by revealing this card from your hand.)"
    card = table.card("Osk", f"[CP] Wait |HAND| |ACT| {text}")
    Story(table).use(card).say(Options((0,)))
    assert len(table.names("hand")) == 1


@rule("22.1.1.1")
def test_a_cost_of_bond_cards_is_paid_with_ones_own() -> None:
    table = Position()
    vell = table.unit("Vell", "Toll |ACT| [Send 1 face-down Bond card to the Retreat Area] Draw 1 card.")
    table.some(2, "bond", seat=1, face_down=True)
    story = Story(table)
    assert story.refuses(use(vell)) == "Cipher 22.3"


@rule("24.1.7.2", "14.2.1.2")
def test_a_card_is_likened_to_a_unit_and_taken_from_where_the_card_lies() -> None:
    table = Position()
    text = "Choose 1 card with the same Unit Name as another ally from your Retreat Area, and add it to your hand."
    vell, card = table.unit("Vell"), table.card("Odo", zone="retreat")
    table.unit("Odo")
    table.some(2, "deck")
    do(table, vell, text)
    assert table.where(card) == "hand"


def test_a_card_in_the_hand_is_stacked_where_it_says_it() -> None:
    table = Position()
    text = 'Deploy this card, or stack it on top of an allied "Odo" to Class Change her.'
    odo, card = table.unit("Odo"), table.card("Odo", f"[CP] Calm |HAND| |ACT| {text}", change=2)
    table.some(2, "deck")
    Story(table).use(card)
    assert table.state.cards[card].under == (odo,)


def test_a_condition_behind_an_effect_speaks_of_whom_it_is_about() -> None:
    for attacks, tapped in ((True, False), (False, True)):
        table = Position()
        wren, rook = table.unit("Wren", main=True, tapped=not attacks), table.unit("Rook", seat=1, attack=90)
        vell = table.unit("Vell", "Name |ACT| Untap your Main Character if they have attacked in this turn.")
        story = Story(table)
        if attacks:
            story.attack(wren, rook).go_on()
        story.use(vell)
        assert table.tapped(wren) == tapped


@rule("6.3")
def test_bond_cards_that_are_nobodys_by_the_text_are_ones_own() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |CONT| This unit gains +10 attack per <Black> Bond card.")
    (mine,) = table.some(1, "bond", symbols=(BLACK,), face_down=True)
    (theirs,) = table.some(1, "bond", seat=1, symbols=(BLACK,), face_down=True)
    do(table, vell, "Choose 2 face-down Bond cards, and flip them face-up.")
    assert (table.face_down(mine), table.face_down(theirs)) == (False, True)
    table.some(2, "bond", seat=1, symbols=(BLACK,))
    assert table.attack_of(vell) == 40


@rule("6.3", "24.1.14.1")
def test_the_opponent_destroys_an_orb_of_their_own_where_the_text_says_no_more() -> None:
    table = Position()
    vell, (mine,), (theirs,) = table.unit("Vell"), table.some(1, "orb"), table.some(1, "orb", seat=1)
    do(table, vell, "Your opponent chooses 1 Orb, and destroys it.")
    assert (table.where(mine), table.where(theirs)) == ("orb", "hand")


@rule("24.1.13.1")
def test_that_ally_is_the_one_chosen_and_not_the_one_of_the_event() -> None:
    table = Position(turn_player=1)
    first = "When this unit is destroyed by an enemy's attack, choose 1 other ally."
    text = "Choose 1 card with the same Unit Name as that ally from your Retreat Area, and stack it under that ally"
    vell = table.unit("Vell", f"Step |AUTO| {first} {text} to Growth them.")
    odo, card, rook = table.unit("Odo"), table.card("Odo", zone="retreat"), table.unit("Rook", seat=1, attack=90)
    table.some(3, "deck")
    Story(table).attack(rook, vell).choose(odo)
    assert table.state.cards[odo].under == (card,)
