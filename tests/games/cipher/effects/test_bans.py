"""What skills forbid and allow where the rules ask (Cipher 2.1, 2.2)."""

from __future__ import annotations

from engine.events import SetCardField
from engine.games.cipher.effects import statics
from engine.games.cipher.rules import attack
from engine.games.cipher.rules.table import BY_RULE, Cause
from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import FEMALE, MALE, Position


class Scene:
    """Vell with a skill against Cole, who costs 4, in the Front Line, and Rook, who costs 1, in the Back Line."""

    def __init__(self, text: str, **more: object) -> None:
        self.table = Position()
        self.state = self.table.state
        self.vell = self.table.unit("Vell", f"Law |CONT| {text}", **more)
        self.odo = self.table.unit("Odo")
        self.cole = self.table.unit("Cole", seat=1, cost=4)
        self.rook = self.table.unit("Rook", seat=1, line="back")

    def attacks(self, attacker: int, defender: int) -> None:
        self.table.let(attacker=self.table.ref(attacker), defender=self.table.ref(defender))

    def cause(self, kind: str, number: int) -> Cause:
        return Cause(kind, self.table.ref(number), self.state.cards[number].zone & 1)


def test_a_unit_cannot_attack() -> None:
    scene = Scene("This unit cannot attack.")
    assert [statics.can(scene.state, one, "attack") for one in (scene.vell, scene.odo)] == [False, True]


def test_enemies_in_the_back_line_cannot_attack_a_unit() -> None:
    scene = Scene("Enemies in the Back Line cannot attack this unit.")
    state = scene.state
    assert statics.can(state, scene.rook, "attack")
    assert not statics.can_attack_unit(state, scene.rook, scene.vell)
    assert statics.can_attack_unit(state, scene.rook, scene.odo)
    assert statics.can_attack_unit(state, scene.cole, scene.vell)


def test_a_unit_cannot_be_attacked_by_some() -> None:
    scene = Scene("This unit cannot be attacked by enemies with a Deployment Cost of 2 or lower.")
    assert not statics.can_attack_unit(scene.state, scene.rook, scene.vell)
    assert statics.can_attack_unit(scene.state, scene.cole, scene.vell)


def test_a_unit_attacks_some_regardless_of_range() -> None:
    scene = Scene("This unit can attack enemies in the Back Line regardless of range.")
    assert statics.may_attack_beyond_range(scene.state, scene.vell, scene.rook)
    assert not statics.may_attack_beyond_range(scene.state, scene.vell, scene.cole)
    assert not statics.may_attack_beyond_range(scene.state, scene.odo, scene.rook)


def test_a_unit_makes_no_critical_hit() -> None:
    scene = Scene("Enemies with a Deployment Cost of 3 or higher cannot Critical Hit.")
    assert not statics.can(scene.state, scene.cole, "critical")
    assert statics.can(scene.state, scene.rook, "critical")


def test_a_unit_does_not_evade() -> None:
    scene = Scene("All enemies in the Front Line cannot evade.")
    scene.attacks(scene.odo, scene.cole)
    assert not statics.can_evade(scene.state, scene.cole)
    assert statics.can_evade(scene.state, scene.rook)


def test_attacks_of_a_unit_cannot_be_evaded_by_some() -> None:
    scene = Scene("This unit's attacks cannot be evaded by enemies with a Deployment Cost of 2 or lower.")
    scene.attacks(scene.vell, scene.rook)
    assert not statics.can_evade(scene.state, scene.rook)
    scene.attacks(scene.vell, scene.cole)
    assert statics.can_evade(scene.state, scene.cole)
    scene.attacks(scene.odo, scene.rook)
    assert statics.can_evade(scene.state, scene.rook)


def test_a_unit_that_cannot_be_evaded_may_evade_itself() -> None:
    scene = Scene("This unit's attacks cannot be evaded.")
    scene.attacks(scene.cole, scene.vell)
    assert statics.can_evade(scene.state, scene.vell)


def test_a_unit_cannot_be_moved_by_skills_but_may_move() -> None:
    scene = Scene("This unit cannot be moved by skill effects.")
    assert statics.can_move(scene.state, scene.vell, BY_RULE)
    assert not statics.can_move(scene.state, scene.vell, scene.cause("skill", scene.odo))


def test_a_unit_cannot_be_moved_by_the_opponent() -> None:
    scene = Scene("This unit cannot be moved by enemy skills or your opponent's Support skills.")
    assert statics.can_move(scene.state, scene.vell, scene.cause("skill", scene.odo))
    assert not statics.can_move(scene.state, scene.vell, scene.cause("support skill", scene.cole))


def test_a_unit_stays_tapped() -> None:
    scene = Scene("All enemies cannot be untapped.")
    assert [statics.can(scene.state, one, "untap") for one in (scene.cole, scene.odo)] == [False, True]


def test_a_unit_that_no_skill_untaps_is_untapped_by_rule() -> None:
    """Cipher 2.2, 13.2.1.3."""
    scene = Scene("This unit cannot be untapped by skill effects.")
    for unit in (scene.vell, scene.odo):
        scene.state.emit(SetCardField(unit, "dull", True))
    do(scene.table, scene.odo, "Untap all allies.")
    assert [scene.state.cards[one].dull for one in (scene.vell, scene.odo)] == [True, False]
    assert statics.can(scene.state, scene.vell, "untap")


def test_a_unit_cannot_be_destroyed_by_attacks_of_some() -> None:
    """Cipher 24.1.12."""
    scene = Scene("This unit cannot be destroyed by attacks from enemies with a Deployment Cost of 2 or lower.")
    state = scene.state
    assert not statics.can(state, scene.vell, "destroy", cause=scene.cause("attack", scene.rook))
    assert statics.can(state, scene.vell, "destroy", cause=scene.cause("attack", scene.cole))
    assert statics.can(state, scene.vell, "destroy", cause=scene.cause("skill", scene.rook))


def test_a_unit_cannot_be_destroyed_by_skills() -> None:
    scene = Scene("All allies cannot be destroyed as the cost or effect of skills.")
    for kind, can in (("skill", False), ("cost", False), ("support skill", False), ("attack", True)):
        assert statics.can(scene.state, scene.odo, "destroy", cause=scene.cause(kind, scene.cole)) is can


def test_a_ban_of_a_condition_holds_only_while_that_does() -> None:
    scene = Scene("If you have 1 or more Bond cards, this unit cannot attack.")
    assert statics.can(scene.state, scene.vell, "attack")
    scene.table.some(1, "bond")
    assert not statics.can(scene.state, scene.vell, "attack")


def test_cards_that_fit_fail_to_support_a_unit() -> None:
    scene = Scene("<Female> cards fail to support this unit.")
    table = scene.table
    woman = table.card("Pia", zone="support", genders=(FEMALE,))
    man = table.card("Jan", zone="support", genders=(MALE,))
    assert statics.support_turns_out(scene.state, woman, scene.vell, succeeds=False)
    assert not statics.support_turns_out(scene.state, man, scene.vell, succeeds=False)
    assert not statics.support_turns_out(scene.state, woman, scene.odo, succeeds=False)


def test_cards_of_its_own_name_support_a_unit() -> None:
    scene = Scene('"Vell" cards will successfully support this unit.')
    card = scene.table.card("Vell", zone="support")
    assert statics.support_turns_out(scene.state, card, scene.vell, succeeds=True)
    assert not statics.support_turns_out(scene.state, card, scene.odo, succeeds=True)


def test_support_skills_of_the_opponent_are_off() -> None:
    skills = "support skills belonging to your opponent's support card"
    scene = Scene(f"If this unit is being attacked, {skills} cannot activate.")
    assert statics.can_use_support_skills(scene.state, 1)
    scene.attacks(scene.cole, scene.vell)
    assert [statics.can_use_support_skills(scene.state, seat) for seat in (0, 1)] == [True, False]


def test_several_units_of_a_name_stand_together_where_a_card_says_so() -> None:
    table = Position()
    text = (
        'Crowd |SPEC| You may deploy this card even if you already have an allied "Levy" '
        'and you may have 2 or more allied "Levy" at once.'
    )
    card, other = table.card("Levy", text), table.card("Levy")
    assert statics.stands_beside_its_name(table.state, card, "Levy")
    assert not statics.stands_beside_its_name(table.state, card, "Odo")
    assert not statics.stands_beside_its_name(table.state, other, "Levy")


def test_several_units_stand_together_only_while_the_condition_holds() -> None:
    table = Position()
    text = (
        'Crowd |SPEC| If you have 1 or more Bond cards, you may deploy this card even if you already have an allied '
        '"Levy" and you may have 2 or more allied "Levy" at once.'
    )
    card = table.card("Levy", text)
    assert not statics.stands_beside_its_name(table.state, card, "Levy")
    table.some(1, "bond")
    assert statics.stands_beside_its_name(table.state, card, "Levy")


def test_a_card_is_kept_out_of_the_bond_area() -> None:
    table = Position()
    card = table.card("Vell", "Proud |SPEC| This card cannot be placed in the Bond Area.")
    assert [statics.can_be_bond(table.state, one) for one in (card, table.card("Odo"))] == [False, True]


def test_a_card_levels_up_a_unit_of_another_name_while_there_is_none_of_a_third() -> None:
    table = Position()
    card = table.card("Vell", 'Lie |SPEC| If you have no allied "Ilse", you can Level Up allied "Odo" with this card.')
    odo, pia = table.unit("Odo"), table.unit("Pia")
    assert statics.can_level_up_without_name(table.state, 0, card, odo)
    assert not statics.can_level_up_without_name(table.state, 0, card, pia)
    table.unit("Ilse")
    assert not statics.can_level_up_without_name(table.state, 0, card, odo)


def test_a_unit_may_pay_otherwise_for_a_critical_hit() -> None:
    scene = Scene(
        'If this unit Critical Hits, you may [Flip 2 Bonds face-down] instead of sending a "Vell" card from your hand '
        "to the Retreat Area."
    )
    assert len(statics.pays_instead(scene.state, scene.vell, "critical")) == 1
    assert statics.pays_instead(scene.state, scene.vell, "evade") == []
    assert statics.pays_instead(scene.state, scene.odo, "critical") == []


def test_cards_that_fit_cannot_be_deployed() -> None:
    scene = Scene("Your opponent's <Female> cards cannot be deployed.")
    table = scene.table
    woman, man = table.card("Pia", seat=1, genders=(FEMALE,)), table.card("Jan", seat=1, genders=(MALE,))
    assert [statics.can_deploy(scene.state, 1, one) for one in (woman, man)] == [False, True]


def test_a_unit_cannot_change_class_but_may_level_up() -> None:
    scene = Scene("This unit cannot Class Change.")
    plain, changing = scene.table.card("Vell"), scene.table.card("Vell", change=2)
    assert [statics.can_level_up(scene.state, 0, one, scene.vell) for one in (plain, changing)] == [True, False]


@rule("20.2.1", "18.1.3")
def test_a_unit_is_stronger_and_kept_from_some_but_reaches_the_main_character_anywhere() -> None:
    text = (
        "Law |CONT| During your turn, if this unit is in the Front Line, this unit gains +20 attack, cannot attack "
        "non-Main Character enemies, but this unit can attack your opponent's Main Character regardless of range."
    )
    for line, power, targets in (("front", 50, {"Queen"}), ("back", 30, set())):
        table = Position()
        vell = table.unit("Vell", text, line=line)
        rook, queen = table.unit("Rook", seat=1), table.unit("Queen", seat=1, line="back", main=True)
        Story(table)
        reached = {name for name, one in (("Rook", rook), ("Queen", queen))
                   if one in attack.targets(table.state, vell)}
        assert (table.attack_of(vell), reached) == (power, targets)


@rule("9.2", "14.1.1.1", "14.1.1.1a")
def test_several_units_of_a_name_stand_together_while_one_gives_them_that() -> None:
    text = (
        'Crowd |AUTO| When you Level Up into this unit, choose as many "Levy" as you wish from your Retreat Area, and '
        'deploy them. |CONT| If this unit is Leveled Up, all allied "Levy" acquire the following skill: |SPEC| You may '
        'deploy this unit even if you already have an allied "Levy" and you may have 2 or more allied "Levy".'
    )
    table = Position(phase="deployment")
    table.some(3, "bond")
    table.unit("Levy")
    above = table.card("Levy", text)
    some = [table.card("Levy", zone="retreat") for _ in range(2)]
    assert not statics.stands_beside_its_name(table.state, some[0], "Levy")
    Story(table).level_up(above).choose(*some).pick(0).pick(1)
    assert [table.where(one) for one in (above, *some)] == ["front", "front", "back"]
    assert not statics.stands_beside_its_name(table.state, above, "Odo")


@rule("9.2.1", "14.1.1.1")
def test_what_a_unit_lets_its_player_have_several_of_the_other_player_has_once() -> None:
    text = (
        'Crowd |CONT| All allied "Levy" acquire the following skill: |SPEC| You may deploy this unit even if you '
        'already have an allied "Levy" and you may have 2 or more allied "Levy".'
    )
    table = Position()
    table.unit("Levy", text)
    mine, theirs = table.card("Levy"), table.card("Levy", seat=1)
    table.unit("Levy", seat=1)
    assert [statics.stands_beside_its_name(table.state, one, "Levy") for one in (mine, theirs)] == [True, False]
