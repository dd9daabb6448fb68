"""Doing it again, moving beside another, either of two areas, and what happens first (Cipher 18, 21, 26.13)."""

from __future__ import annotations

from tests.games.cipher.effects.doing import NO, YES, Doing, cards, do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position


@rule("22.1.1.1")
def test_a_skill_is_carried_out_again_as_often_as_it_is_paid_for() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(3, "bond")
    table.some(9, "deck")
    bonds = table.state.zones[table.state.cards[1].zone]
    text = "Draw 1 card. You may [Flip 1 Bond face-down] and each time you do, this skill is activated again."
    do(table, vell, text, YES, cards(bonds[0]), YES, cards(bonds[1]), NO)
    assert len(table.names("hand")) == 3


@rule("26.12.1", "26.13.1")
def test_units_move_to_the_line_of_another() -> None:
    table = Position()
    vell = table.unit("Vell", line="back")
    osk, odo = table.unit("Osk"), table.unit("Odo", line="back")
    do(table, vell, "Choose as many other allies as you wish, and move them into the same area as this unit.",
       cards(osk, odo))
    assert [table.where(one) for one in (osk, odo)] == ["back", "back"]


def test_a_card_is_taken_from_either_of_two_areas() -> None:
    table = Position()
    vell = table.unit("Vell")
    hand, retreat = table.card("Osk"), table.card("Osk", zone="retreat")
    table.some(1, "deck")
    text = 'Choose 1 "Osk" from your hand or Retreat Area, and place it in your Bond Area.'
    do(table, vell, text, cards(retreat))
    assert [table.where(one) for one in (hand, retreat)] == ["hand", "bond"]


@rule("22.1.1")
def test_a_whole_hand_is_paid() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(3, "hand")
    table.some(2, "deck")
    Doing(table, vell, "[Send your entire hand to the Retreat Area] Draw 1 card.").pay()
    assert table.names("hand") == [] and len(table.names("retreat")) == 3


@rule("18.1.12.1")
def test_a_critical_hit_on_the_main_character_triggers_a_skill() -> None:
    for name, drawn in (("Cole", 1), ("Rook", 0)):
        table = Position()
        _, cole = table.main_characters()
        text = "Toll |AUTO| When this unit Critical Hits your opponent's Main Character, draw 1 card."
        vell, rook, hit = table.unit("Vell", text), table.unit("Rook", seat=1), table.card("Vell")
        story = Story(table).attack(vell, cole if name == "Cole" else rook).choose(hit)
        assert len(table.names("hand")) == drawn, story.step


def test_a_unit_untapped_by_a_skill_triggers_another() -> None:
    table = Position()
    vell = table.unit("Vell", "Toll |AUTO| When another ally is untapped by a skill's effect, draw 1 card.")
    odo = table.unit("Odo", tapped=True)
    do(table, vell, "Choose 1 other ally, and untap them.")
    assert not table.tapped(odo) and table.triggered == ["Vell"]


def test_only_the_first_attack_of_a_turn_is_the_first() -> None:
    table = Position()
    text = (
        "Toll |AUTO| When this unit attacks and if it is the first attack this turn, until the end of the turn, "
        "this unit gains +30 attack."
    )
    vell = table.unit("Vell", text)
    odo, rook = table.unit("Odo"), table.unit("Rook", seat=1, attack=90)
    story = Story(table).attack(odo, rook).go_on()
    story.attack(vell, rook).go_on()
    assert table.attack_of(vell) == 30


def test_allies_and_enemies_alike_are_chosen() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    do(table, vell, "Choose 1 ally or enemy, and move them.", cards(rook))
    assert table.where(rook) == "back"
