"""Cipher chapter 21: skills that are always in force, and the icons that limit them."""

from __future__ import annotations

from engine.games.cipher.vocabulary import Skill, SkillKind, SupportSkill
from engine.games.cipher.words.reading import render
from tests.games.cipher.story import rule
from tests.games.cipher.table import BLUE, RED, Position, skill


@rule("21.2.3.1", "21.2.3.1.1.1", "21.2.3.1.2.1", "21.2.3.1.3.1", "21.2.3.1.4.1", "21.2.3.1.5.1")
def test_the_icon_beside_its_name_says_of_what_kind_a_skill_is() -> None:
    lines = {
        SkillKind.CONT: "Lamp |CONT| This unit gains +10 attack.",
        SkillKind.ACT: "Bell |ACT| [Flip 1 Bond face-down] Draw 1 card.",
        SkillKind.AUTO: "Gate |AUTO| When this unit attacks, draw 1 card.",
        SkillKind.SPEC: "Sill |SPEC| This card cannot be placed in the Bond Area.",
    }
    for kind, line in lines.items():
        read = skill(line)
        assert isinstance(read, Skill)
        assert (read.kind, render(read)) == (kind, line)
    assert isinstance(skill("|ATK SUPP| Drum: Draw 1 card."), SupportSkill)


@rule("21.2.3.1.1.2")
def test_a_cont_skill_works_all_the_time_while_its_card_is_a_unit() -> None:
    table = Position()
    unit = table.unit(text="Lamp |CONT| This unit gains +10 attack.")
    held = table.card("Odo", "Lamp |CONT| This unit gains +10 attack.")
    assert (table.attack_of(unit), table.attack_of(held)) == (40, 30)


@rule("21.2.3.1.1.2")
def test_a_cont_skill_stops_when_its_unit_leaves() -> None:
    table = Position()
    ally = table.unit("Odo")
    lamp = table.unit(text="Lamp |CONT| All other allies gain +10 attack.")
    assert table.attack_of(ally) == 40
    table.happen(table.move(lamp, "retreat"))
    assert table.attack_of(ally) == 30


@rule("21.2.3.1.1.2.1", "21.1.1.1")
def test_a_cont_skill_works_only_while_its_condition_is_met() -> None:
    table = Position()
    unit = table.unit(text="Full House |CONT| If you have 2 or more other allies, this unit gains +10 attack.")
    seen = [table.attack_of(unit)]
    for name in ("Odo", "Ilse"):
        table.unit(name)
        seen.append(table.attack_of(unit))
    assert seen == [30, 30, 40]


@rule("21.2.3.1.1.2.2")
def test_a_cont_skill_that_is_only_active_if_something_holds_works_only_then() -> None:
    table = Position()
    text = "Lamp |CONT| This unit gains +10 attack. This skill is only active if you have 2 or more Bond cards."
    unit = table.unit(text=text)
    table.some(1, "bond")
    assert table.attack_of(unit) == 30
    table.some(1, "bond")
    assert table.attack_of(unit) == 40


CCS = "[CCS] Crown |CONT| This unit gains +10 attack. ([CCS] is only active if this unit is Class Changed.)"


@rule("21.2.2", "21.2.2.2", "21.2.2.2.2")
def test_a_class_change_skill_works_only_on_a_class_changed_unit() -> None:
    table = Position()
    fresh = table.unit("Vell", CCS, change=2)
    leveled = table.unit("Odo", CCS)
    changed = table.unit("Ilse", CCS, change=2)
    table.stack(leveled, "Odo")
    table.stack(changed, "Ilse")
    assert [table.attack_of(one) for one in (fresh, leveled, changed)] == [30, 30, 40]


@rule("21.2.2.3", "21.2.2.3.2")
def test_a_level_skill_needs_as_many_cards_in_the_stack_as_its_icon_says() -> None:
    table = Position()
    unit = table.unit(
        text="[LvS3] Roots |CONT| This unit gains +10 attack. "
        "([LvS3] is only active if a total of 3 or more cards are in this unit's stack.)"
    )
    seen = [table.attack_of(unit)]
    for _ in range(2):
        table.stack(unit, "Vell")
        seen.append(table.attack_of(unit))
    assert seen == [30, 30, 40]


@rule("21.2.2.4")
def test_a_union_skill_needs_bonds_of_the_symbol() -> None:
    table = Position()
    unit = table.unit(
        text="[US] Ferry |CONT| This unit gains +10 attack. "
        "This skill is only active if you have 1 or more <Blue> Bond cards."
    )
    table.some(1, "bond", symbols=(RED,))
    assert table.attack_of(unit) == 30
    table.some(1, "bond", symbols=(BLUE,))
    assert table.attack_of(unit) == 40


@rule("21.2.2.4", "6.4.2.2.1")
def test_a_bond_that_lies_face_down_counts_for_no_symbol() -> None:
    table = Position()
    unit = table.unit(text="Ferry |CONT| If you have 1 or more <Blue> Bond cards, this unit gains +10 attack.")
    bond = table.card("Odo", zone="bond", symbols=(BLUE,))
    assert table.attack_of(unit) == 40
    table.mark(bond, face_down=True)
    assert table.attack_of(unit) == 30


@rule("21.2.2.5")
def test_a_carnage_form_works_in_the_area_of_the_unit_that_it_names() -> None:
    table = Position()
    unit = table.unit(
        text='[CF] Pack |CONT| This unit gains +10 attack. '
        'This skill is only active if this unit is in the same area as an allied "Odo".'
    )
    table.unit("Odo", line="back")
    assert table.attack_of(unit) == 30
    table.unit("Odo", line="front")
    assert table.attack_of(unit) == 40


@rule("21.2.3.1.4.2")
def test_a_spec_skill_works_wherever_its_card_can_be_referred_to() -> None:
    table = Position()
    text = 'Mask |SPEC| Treat this card as if its Unit Name is also "Odo".'
    for zone in ("front", "hand", "retreat", "bond", "support"):
        assert table.now(table.card("Vell", text, zone=zone)).names == ("Vell", "Odo"), zone


@rule("21.2.3.1.4.2", "6.4.2.2.1")
def test_a_spec_skill_of_a_bond_that_lies_face_down_does_not_work() -> None:
    table = Position()
    bond = table.card("Vell", 'Mask |SPEC| Treat this card as if its Unit Name is also "Odo".', zone="bond",
                      face_down=True)  # fmt: skip
    assert table.now(bond).names == ()


@rule("21.2.3.1.4.2")
def test_a_spec_skill_changes_what_its_card_costs_in_the_hand() -> None:
    table = Position()
    text = "Early |SPEC| If you have 2 or more Bond cards, the Deployment Cost of this card in your hand becomes 0."
    card = table.card("Vell", text, cost=2)
    assert table.now(card).cost == 2
    table.some(2, "bond")
    assert table.now(card).cost == 0
    table.happen(table.move(card, "front", "deploy"))
    assert table.now(card).cost == 2


@rule("21.1.1.3")
def test_words_in_parentheses_change_nothing() -> None:
    table = Position()
    plain = table.unit("Vell", "[CCS] Crown |CONT| This unit gains +10 attack.", change=2)
    told = table.unit("Odo", CCS, change=2)
    for unit in (plain, told):
        table.stack(unit, table.now(unit).names[0])
    assert table.attack_of(plain) == table.attack_of(told) == 40
