"""Supports that fail, cards the opponent reveals, skills that are in effect, and what cards are stacked on."""

from __future__ import annotations

from tests.games.cipher.effects.doing import cards, do
from tests.games.cipher.story import Story, level_up, rule
from tests.games.cipher.table import BLUE, Position

FAILED = (
    "Lamp |AUTO| When this unit's attack ends, if your opponent's support card failed to support the enemy during that "
    "attack, draw 1 card."
)
WAITS = "Lamp |AUTO| When an enemy's support fails while in combat with this unit, draw 1 card."
BESIDE = "Lamp |AUTO| When this unit's attack destroys an enemy while being supported by <Blue>, draw 1 card."
SEES = "Lamp |AUTO| When your opponent reveals a card from their Deck via a skill's effect, untap this unit."
HOLDS = "Oath |ACT| Until the end of your opponent's next turn, this unit gains +10 attack."
PROUD = 'Lamp |SPEC| This card cannot be stacked on top of "Vell" to Level Up him.'
ALOOF = 'Lamp |SPEC| This card cannot be stacked on top of "Vell" to Level Up him as a result of a skill\'s effect.'
ANYBODY = 'Lamp |SPEC| If you do not have an allied "Odo", you may Level Up an ally into this card.'
STACKS = 'Choose 1 "Vell" from your hand, and stack it on top of this unit to Level Up them.'

DEARER = "Storm |SPEC| If you have 6 or more Bond cards, this card's Class Change Cost becomes 5."
RULES = 'Rule |AUTO| When you Class Change into this unit and if "Storm" is in effect, draw 1 card.'


def attacked(text: str, support: str) -> Position:
    """An ally with a skill has attacked an enemy that a card of this name supports."""
    table = Position()
    vell, rook = table.unit("Vell", text, attack=10), table.unit("Rook", seat=1)
    table.some(3, "deck", seat=1)
    table.card(support, seat=1, zone="deck")
    Story(table).attack(vell, rook)
    return table


@rule("18.1.5.1.1", "18.1.18.1")
def test_a_skill_asks_whether_a_support_failed_in_this_combat() -> None:
    assert [len(attacked(FAILED, name).names("hand")) for name in ("Rook", "Odo")] == [1, 0]


@rule("18.1.20")
def test_a_support_that_failed_is_forgotten_with_its_combat() -> None:
    assert "failed supports" not in attacked(FAILED, "Rook").state.vars


@rule("18.1.5.1.1", "10.3")
def test_a_skill_waits_for_the_support_of_an_enemy_to_fail() -> None:
    assert [len(attacked(WAITS, name).names("hand")) for name in ("Rook", "Odo")] == [1, 0]


@rule("10.3")
def test_a_skill_asks_what_supports_its_unit() -> None:
    for symbols, drawn in (((BLUE,), 1), ((), 0)):
        table = Position()
        vell, rook = table.unit("Vell", BESIDE, attack=90), table.unit("Rook", seat=1)
        table.some(3, "deck")
        table.card("Odo", zone="deck", symbols=symbols)
        Story(table).attack(vell, rook)
        assert len(table.names("hand")) == drawn


@rule("24.1.4.1", "10.2.1")
def test_a_skill_waits_for_what_the_opponent_reveals_of_their_deck() -> None:
    table = Position()
    table.unit("Vell", SEES)
    rook = table.unit("Rook", seat=1)
    for seat in (0, 1):
        table.some(2, "deck", seat=seat)
    do(table, rook, "Reveal the topmost card of your opponent's Deck.")
    assert table.triggered == []
    do(table, rook, "Reveal the topmost card of your Deck.")
    assert table.triggered == ["Vell"]


@rule("13.6.1.2")
def test_a_skill_is_in_effect_as_long_as_what_it_brought_about_lasts() -> None:
    table = Position()
    vell = table.unit("Vell", HOLDS)
    other = table.unit("Mere", 'Lamp |CONT| If "Oath" is in effect, this unit gains +20 attack.', attack=30)
    story = Story(table)
    assert table.attack_of(other) == 30
    story.use(vell)
    assert table.attack_of(other) == 50
    table.happen(table.move(vell, "hand"))
    assert table.attack_of(other) == 30


@rule("21.2.3.1.1.2.1", "21.2.3.1.4.2")
def test_a_skill_that_is_always_in_force_is_in_effect_while_its_condition_holds() -> None:
    for bonds, drawn in ((5, 1), (6, 2)):
        table = Position(phase="deployment")
        table.unit("Vell")
        card = table.card("Vell", f"{DEARER}\n{RULES}", cost=5, change=4)
        table.some(bonds, "bond")
        table.some(4, "deck")
        Story(table).level_up(card)
        assert len(table.names("hand")) == drawn


@rule("16.1.2", "2.2")
def test_a_card_is_not_stacked_on_what_it_cannot_stand_on() -> None:
    for text, refused in ((PROUD, "Cipher 2.2"), (ALOOF, "")):
        table = Position(phase="deployment")
        table.some(1, "bond")
        table.unit("Vell")
        upper = table.card("Vell", text)
        story = Story(table)
        assert (story.refuses(level_up(upper)) if refused else story.level_up(upper) and "") == refused


@rule("14.2.1", "2.2")
def test_a_skill_does_not_stack_what_cannot_be_stacked_by_skills() -> None:
    for text, where in ((PROUD, "hand"), (ALOOF, "hand"), ("", "front")):
        table = Position()
        vell, upper = table.unit("Vell"), table.card("Vell", text)
        do(table, vell, STACKS, cards(upper))
        assert table.where(upper) == where


@rule("14.2.1.2", "2.1")
def test_a_card_levels_up_any_ally() -> None:
    for names, there in ((("Mere",), True), (("Mere", "Odo"), False)):
        table = Position(phase="deployment")
        table.some(1, "bond")
        for name in names:
            table.unit(name)
        upper = table.card("Vell", ANYBODY)
        assert (level_up(upper) in Story(table).plays()) is there


def test_a_unit_stands_alone_in_its_line() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |CONT| If this is the only unit in the Front Line, this unit gains +10 attack.")
    table.unit("Odo", line="back")
    table.unit("Rook", seat=1)
    assert table.attack_of(vell) == 40
    table.unit("Mere")
    assert table.attack_of(vell) == 30
