"""What "if" and "during" ask about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.cipher.rules.table import FRONT
from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, RED, SWORD, Position, Symbol

Setting = Callable[[Position, int], object]


def attack_if(condition: str, *settings: Setting) -> list[int]:
    """Return the attack of a unit of 30 that has 10 more if the condition holds, before and after each change."""
    table = Position()
    vell = table.unit("Vell", f"Lamp |CONT| {condition}, this unit gains +10 attack.")
    found = [table.attack_of(vell)]
    for setting in settings:
        setting(table, vell)
        found.append(table.attack_of(vell))
    return found


def ally(name: str, **more: object) -> Setting:
    return lambda table, _: table.unit(name, **more)  # type: ignore[arg-type]


@rule("2.3.1.5", "2.3.1.4")
@pytest.mark.parametrize(
    ("condition", "settings", "attacks"),
    [
        ('If you have an allied "Osk" and "Cray"', (ally("Osk"), ally("Cray")), [30, 30, 40]),
        ('If you have an allied "Osk" or "Cray"', (ally("Dirk"), ally("Cray")), [30, 30, 40]),
        ("If you have 2 or more other allies and if this unit is tapped", (ally("Osk"), ally("Cray")), [30, 30, 30]),
        ("If there are 2 or more enemies", (ally("Rook", seat=1), ally("Cole", seat=1)), [30, 30, 40]),
        ("If there are more allies than enemies", (ally("Rook", seat=1), ally("Osk")), [40, 30, 40]),
        ("If you have fewer allies than your opponent", (ally("Rook", seat=1), ally("Cole", seat=1)), [30, 30, 40]),
    ],
)
def test_what_is_on_the_table_is_counted(condition: str, settings: tuple[Setting, ...], attacks: list[int]) -> None:
    assert attack_if(condition, *settings) == attacks


def test_allies_are_those_of_the_player_whose_skill_asks() -> None:
    table = Position()
    rook = table.unit("Rook", "Lamp |CONT| If there are fewer allies than enemies, this unit gains +10 attack.", seat=1)
    table.unit("Vell")
    assert table.attack_of(rook) == 30
    table.unit("Odo")
    assert table.attack_of(rook) == 40


@rule("26.6.1", "26.7.1")
@pytest.mark.parametrize(("condition", "attacks"), [
    ("If this unit is attacking an enemy", [40, 30, 30, 30]),
    ('If this unit is attacking "Rook"', [30, 30, 30, 30]),
    ("If this unit is being attacked by an enemy", [30, 30, 40, 30]),
    ("If this unit is in combat with an enemy", [40, 30, 40, 30]),
])  # fmt: skip
def test_only_the_two_units_of_a_combat_attack_and_are_attacked(condition: str, attacks: list[int]) -> None:
    table = Position()
    vell, odo = table.unit("Vell", f"Lamp |CONT| {condition}, this unit gains +10 attack."), table.unit("Odo")
    rook, cole = table.unit("Rook", seat=1), table.unit("Cole", seat=1)
    found = []
    for attacker, defender in ((vell, cole), (odo, cole), (rook, vell), (rook, odo)):
        table.let(attacker=table.ref(attacker), defender=table.ref(defender))
        found.append(table.attack_of(vell))
    assert found == attacks


@rule("2.3.1.2", "13.1.2")
@pytest.mark.parametrize(("during", "holds"), [
    ("During your Action Phase", (True, False, False, False)),
    ("During your opponent's Deployment Phase", (False, False, False, True)),
    ("During either player's Action Phase", (True, False, True, False)),
])  # fmt: skip
def test_a_phase_is_that_of_the_player_who_is_named(during: str, holds: tuple[bool, ...]) -> None:
    table = Position()
    vell = table.unit("Vell", f"Lamp |CONT| {during}, this unit gains +10 attack.")
    found = []
    for player, phase in ((0, "action"), (0, "deployment"), (1, "action"), (1, "deployment")):
        table.let(turn_player=player, phase=phase)
        found.append(table.attack_of(vell) == 40)
    assert tuple(found) == holds


def test_hands_orbs_and_bonds_are_held_against_each_other() -> None:
    found = attack_if(
        "If you have more cards in your hand than your opponent",
        lambda table, _: table.some(1, "hand", seat=1),
        lambda table, _: table.some(2, "hand"),
    )
    assert found == [30, 30, 40]


def test_bond_cards_with_a_symbol_are_those_that_have_any() -> None:
    found = attack_if(
        "If you have no Bond cards with a <Symbol>",
        lambda table, _: table.card("Osk", zone="bond", symbols=()),
        lambda table, _: table.card("Cray", zone="bond"),
    )
    assert found == [40, 40, 30]


def test_cards_without_a_symbol_are_colourless() -> None:
    found = attack_if("If you have 1 or more <Colorless> allies", ally("Osk"), ally("Cray", symbols=()))
    assert found == [30, 30, 40]


@rule("2.3.1.2")
def test_during_a_turn_is_at_no_other_time() -> None:
    found = attack_if("During your opponent's turn", lambda table, _: table.let(turn_player=1))
    assert found == [30, 40]


def test_its_own_attack_is_held_against_a_number_when_the_sentence_comes() -> None:
    for attack, tapped in ((90, True), (100, False)):
        table = Position()
        vell = table.unit("Vell", attack=attack, tapped=True)
        do(table, vell, "If this unit's attack is 100 or higher, untap this unit.")
        assert table.tapped(vell) is tapped


@rule("26.8", "26.6", "26.7")
def test_being_in_combat_is_attacking_or_being_attacked() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |CONT| If this unit is in combat with a <Blue>, this unit gains +10 attack.")
    rook, cole = table.unit("Rook", seat=1, symbols=(BLUE,)), table.unit("Cole", seat=1)
    found = []
    for attacker, defender in ((vell, rook), (rook, vell), (vell, cole)):
        table.attack(attacker, defender)
        found.append(table.attack_of(vell))
    assert found == [40, 40, 30]


def test_a_unit_in_combat_may_be_any_of_the_two() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |CONT| If this unit is in combat, this unit gains +10 attack.")
    rook = table.unit("Rook", seat=1)
    assert table.attack_of(vell) == 30
    table.attack(rook, vell)
    assert table.attack_of(vell) == 40


@rule("18.1.5.1.1.1", "26.15")
def test_the_card_that_supports_is_that_in_the_support_area() -> None:
    table = Position()
    text = "Lamp |CONT| If the card supporting this unit is a <Sword>, this unit gains +10 attack."
    vell, rook = table.unit("Vell", text), table.unit("Rook", seat=1)
    table.attack(vell, rook)
    table.card("Osk", zone="support", seat=1, weapons=(SWORD,))
    assert table.attack_of(vell) == 30
    table.card("Cray", zone="support", weapons=(SWORD,))
    assert table.attack_of(vell) == 40


def test_a_supporting_card_with_a_support_skill_counts() -> None:
    text = "Lamp |CONT| If this unit is being supported by a card with a Support Skill, this unit gains +10 attack."
    drum = "|ATK SUPP| Drum: Draw 1 card."
    for skill, attack in (("", 30), (drum, 40)):
        table = Position()
        vell, rook = table.unit("Vell", text), table.unit("Rook", seat=1)
        table.attack(vell, rook)
        table.card("Cray", skill, zone="support")
        assert table.attack_of(vell) == attack


def test_what_a_unit_has_done_this_turn_is_remembered() -> None:
    table = Position()
    vell, cray = table.unit("Vell", attack=10), table.unit("Cray", tapped=True)
    osk = table.unit("Osk", "Oath |ACT| Choose 1 ally who has attacked in this turn, and untap them.")
    Story(table).attack(vell).go_on().use(osk)
    assert (table.tapped(vell), table.tapped(cray)) == (False, True)


def test_a_skill_that_was_used_this_turn_is_remembered() -> None:
    table = Position()
    oath = "Oath |ACT| [Once Per Turn] Untap this unit."
    lamp = 'Lamp |CONT| If this unit has used "Oath" in this turn, this unit gains +10 attack.'
    vell = table.unit("Vell", f"{oath}\n{lamp}")
    assert table.attack_of(vell) == 30
    Story(table).use(vell)
    assert table.attack_of(vell) == 40


def test_the_stack_of_a_unit_says_that_it_has_class_changed() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |CONT| If this unit is Class Changed, this unit gains +10 attack.", change=2)
    assert table.attack_of(vell) == 30
    table.stack(vell, "Vell")
    assert table.attack_of(vell) == 40 and table.state.zones[FRONT[0]] == [vell]


@pytest.mark.parametrize(("symbol", "attack"), [(BLUE, 40), (RED, 30)])
@rule("18.1.5", "2.3.1.5")
def test_a_card_that_is_not_there_does_not_support_as_something_else(symbol: Symbol, attack: int) -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |CONT| If the card supporting this unit is not <Red>, this unit gains +10 attack.")
    rook = table.unit("Rook", seat=1)
    table.some(5, "deck")
    table.card("Osk", zone="deck", symbols=(symbol,), support=0)
    assert table.attack_of(vell) == 30
    table.card("Vell")
    story = Story(table).attack(vell, rook)
    assert story.asked.kind == "cards" and table.attack_of(vell) == attack


@rule("2.3.1.5")
def test_both_cards_are_two() -> None:
    for lying, drawn in ((1, 0), (2, 1)):
        table = Position()
        vell, _ = table.unit("Vell"), table.some(2, "deck")
        table.some(lying, "deck", seat=1)
        do(table, vell, "Reveal the top 2 cards of your opponent's Deck. If both of them are <Red>, draw 1 card.")
        assert len(table.names("hand")) == drawn
