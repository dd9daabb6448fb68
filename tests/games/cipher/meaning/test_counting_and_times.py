"""How many, how strong, in which phase: conditions, amounts and supports (Cipher 2.3, 13, 18.1)."""

from __future__ import annotations

import pytest

from engine.games.cipher.effects import statics
from tests.games.cipher.effects.doing import cards, do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import FLIER, Position


def strong_if(table: Position, condition: str) -> int:
    """A unit that is stronger while a condition holds."""
    return table.unit("Vell", f"Law |CONT| {condition}, this unit gains +10 attack.")


@rule("13.1.2", "13.2.1.3")
def test_a_unit_stays_tapped_in_the_beginning_phase() -> None:
    table = Position(turn_player=1, phase="end")
    vell = table.unit("Vell", "Law |CONT| During your Beginning Phase, this unit cannot be untapped.", tapped=True)
    odo = table.unit("Odo", tapped=True)
    Story(table, at="end")
    assert [table.tapped(one) for one in (vell, odo)] == [True, False]


@rule("13.4.1.1", "10.2.1")
def test_a_skill_triggers_at_the_start_of_one_phase() -> None:
    table = Position(phase="bond")
    vell = table.unit("Vell", "Toll |AUTO| At the start of your Action Phase, tap this unit.")
    story = Story(table)
    assert (story.phase, table.tapped(vell)) == ("deployment", False)
    story.passes()
    assert (story.phase, table.tapped(vell)) == ("action", True)


@pytest.mark.parametrize(("count", "attack"), [(1, 40), (2, 30), (3, 40)])
def test_an_odd_number_of_bonds(count: int, attack: int) -> None:
    table = Position()
    vell = strong_if(table, "If you have an odd number of Bond cards")
    table.some(count, "bond")
    assert table.attack_of(vell) == attack


def test_two_units_and_no_others() -> None:
    table = Position()
    vell = strong_if(table, 'If the only units you have are this unit and "Odo"')
    attacks = [table.attack_of(vell)]
    for name in ("Odo", "Osk"):
        table.unit(name)
        attacks.append(table.attack_of(vell))
    assert attacks == [30, 40, 30]


def test_as_many_allies_as_enemies_are_not_fewer() -> None:
    table = Position()
    vell = strong_if(table, "If the number of allies is more than or equal to the number of enemies")
    attacks = []
    for _ in range(2):
        table.unit("Rook", seat=1)
        attacks.append(table.attack_of(vell))
    assert attacks == [40, 30]


@rule("4.17.1")
def test_allies_with_so_much_support_are_counted() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |CONT| This unit gains +10 attack per other ally with 20 support.")
    table.unit("Odo", support=20)
    table.unit("Osk", support=10)
    assert table.attack_of(vell) == 40


@rule("14.2.7")
def test_all_cards_of_a_stack_are_counted() -> None:
    table = Position()
    vell = strong_if(table, "If the total number of cards stacked with this unit is 3 or more")
    table.stack(vell, "Vell")
    assert table.attack_of(vell) == 30
    table.stack(vell, "Vell")
    assert table.attack_of(vell) == 40


def test_one_enemy_is_chosen_for_each_card_under_the_unit() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.stack(vell, "Vell", "Vell")
    enemies = [table.unit(f"Rook {number}", seat=1) for number in range(3)]
    do(table, vell, "Choose 1 enemy for each card stacked under this unit, and move them.", cards(*enemies[:2]))
    assert [table.where(one) for one in enemies] == ["back", "back", "front"]


def test_as_many_cards_of_the_hand_as_one_wishes() -> None:
    table = Position()
    vell = table.unit("Vell")
    fliers = [table.card("Osk", affinities=(FLIER,)) for _ in range(2)]
    other = table.card("Cray")
    table.some(1, "deck")
    do(table, vell, "Choose as many <Flier> cards as you wish from your hand, and send them to the Retreat Area.",
       cards(*fliers))
    assert [table.where(one) for one in (*fliers, other)] == ["retreat", "retreat", "hand"]


@rule("2.9", "2.10")
def test_each_player_discards_a_card_of_their_own() -> None:
    table = Position()
    vell = table.unit("Vell")
    mine, theirs = table.card("Osk"), table.card("Cray", seat=1)
    for seat in (0, 1):
        table.some(1, "deck", seat=seat)
    do(table, vell, "You and your opponent each choose 1 card from your hand, and send them to the Retreat Area.")
    assert [table.where(one) for one in (mine, theirs)] == ["retreat", "retreat"]


@rule("24.1.1.1")
def test_cards_are_drawn_until_there_are_so_many() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(2, "hand")
    table.some(6, "deck")
    do(table, vell, "Draw cards until you have 5 cards in your hand.")
    assert len(table.names("hand")) == 5


def test_cards_are_drawn_for_each_of_something() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.unit("Odo")
    table.some(6, "deck")
    do(table, vell, "Draw 1 card per ally.")
    assert len(table.names("hand")) == 2


def test_a_card_comes_back_to_the_hand_from_the_retreat_area() -> None:
    table = Position()
    vell = table.unit("Vell", "Toll |AUTO| When a card is added to your hand from the Retreat Area, draw 1 card.")
    table.card("Osk", zone="retreat")
    table.card("Cray", zone="bond")
    do(table, vell, "Choose 1 of your Bond cards, and add it to your hand.")
    assert table.triggered == []
    do(table, vell, "Choose 1 card from your Retreat Area, and add it to your hand.")
    assert table.triggered == ["Vell"]


def test_an_ally_is_deployed_beside_the_unit() -> None:
    table = Position()
    text = "Toll |AUTO| When another ally is deployed in the same area as this unit, draw 1 card."
    vell = table.unit("Vell", text)
    for name, line, triggered in (("Osk", "Back Line", []), ("Odo", "Front Line", ["Vell"])):
        table.card(name)
        do(table, vell, f"Choose 1 card from your hand, and deploy it in the {line}.")
        assert table.triggered == triggered


def test_a_unit_that_can_attack_only_the_main_character() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |CONT| This unit can only attack your opponent's Main Character.")
    cole, rook = table.unit("Cole", seat=1, main=True), table.unit("Rook", seat=1)
    assert [statics.can_attack_unit(table.state, vell, one) for one in (cole, rook)] == [True, False]


def test_main_characters_alone_evade() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "Until the end of the turn, non-Main Character enemies are unable to evade this unit's attacks.")
    for main, able in ((True, True), (False, False)):
        rook = table.unit("Rook", seat=1, main=main)
        table.attack(vell, rook)
        assert statics.can_evade(table.state, rook) is able


@rule("18.1.9", "4.17.1")
def test_a_support_is_worth_what_its_skill_says() -> None:
    table = Position()
    text = "|ATK SUPP| Sum: Until the end of combat, this card's support is equal to the number of allies times 10."
    table.main_characters()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1, attack=50)
    table.some(3, "deck", seat=1, support=0)
    table.some(3, "deck", support=0)
    table.card("Osk", text, zone="deck", support=0)
    Story(table).attack(vell, rook).yes().go_on()
    assert table.where(rook) == "retreat"


@pytest.mark.parametrize(
    ("line", "support"),
    [
        ("Until the end of the turn, this unit's support is equal to your Main Character's Deployment Cost X 10.", 40),
        ("Reveal the top card of your Deck. Until the end of the turn, this unit's support is equal to the revealed "
         "card's Support.", 20),
        ("Until the end of the turn, this unit's support is equal to the highest support of your other allies.", 30),
        ("Until the end of the turn, this unit's support is equal to half of your Main Character's Support.", 15),
    ],
)
def test_a_support_is_worth_what_another_card_has(line: str, support: int) -> None:
    table = Position()
    vell = table.unit("Vell")
    table.unit("Wren", main=True, cost=4, support=30)
    table.unit("Sela", support=10)
    table.card("Osk", zone="deck", support=20)
    do(table, vell, line)
    assert table.now(vell).support == support


@rule("18.1.5.1.1", "10.2.1")
def test_a_failed_support_triggers_a_skill() -> None:
    table = Position()
    text = "Toll |AUTO| During your turn, when your opponent's Support card fails to support, untap this unit."
    vell = table.unit("Vell", text)
    rook = table.unit("Rook", seat=1, attack=90)
    table.some(3, "deck")
    table.some(3, "deck", seat=1)
    table.card("Rook", zone="deck", seat=1)
    Story(table).attack(vell, rook).go_on()
    assert not table.tapped(vell)


@rule("18.1.17", "23.1")
def test_a_support_card_goes_elsewhere_than_to_the_retreat_area() -> None:
    table = Position()
    text = (
        "Hold |CONT| During your turn, if this unit's Support card has a Deployment Cost of 2 or lower, "
        "you may add that card to your hand instead of sending it to your Retreat Area."
    )
    vell, rook = table.unit("Vell", text), table.unit("Rook", seat=1, attack=90)
    table.some(3, "deck")
    osk = table.card("Osk", zone="deck", cost=2)
    Story(table).attack(vell, rook).go_on().yes()
    assert table.where(osk) == "hand"


@rule("14.2.5.3")
def test_a_class_change_becomes_cheaper_but_not_free() -> None:
    table = Position()
    text = (
        "Ease |SPEC| For each face-up Orb you have, the Class Change Cost of this card in your hand is reduced by 1. "
        "It cannot be reduced to 0."
    )
    osk = table.card("Osk", text, change=2)
    costs = [table.now(osk).change_cost]
    for _ in range(2):
        table.card("Orb", zone="orb", face_down=False)
        costs.append(table.now(osk).change_cost)
    assert costs == [2, 1, 1]


@rule("23.1", "9.3.1")
def test_what_an_attack_destroys_leaves_the_game() -> None:
    table = Position()
    text = (
        "Void |CONT| If an enemy destroyed by this unit's attack is to be sent to the Retreat Area, "
        "it is sent to the Boundless Area instead."
    )
    vell, rook = table.unit("Vell", text, attack=90), table.unit("Rook", seat=1)
    table.main_characters()
    Story(table).attack(vell, rook).go_on()
    assert table.where(rook) == "boundless"


@rule("18.1.11.1")
def test_a_critical_hit_is_paid_with_another_card() -> None:
    table = Position()
    text = 'Bolt |CONT| If this unit Critical Hits, you may send 1 <Flier> card from your hand to the Retreat Area '
    vell = table.unit("Vell", text + 'instead of sending 1 "Vell" from your hand to the Retreat Area.')
    rook, osk = table.unit("Rook", seat=1, attack=60), table.card("Osk", affinities=(FLIER,))
    table.main_characters()
    Story(table).attack(vell, rook).pick(0).choose(osk).go_on()
    assert (table.where(osk), table.where(rook)) == ("retreat", "retreat")


def test_what_stands_as_auto_and_is_always_so() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |AUTO| If you have 2 or more other allies, this unit gains +10 attack.")
    table.unit("Odo")
    table.unit("Osk")
    assert table.attack_of(vell) == 40
