"""Cipher chapters 18 and 19: support skills in combat and ACT skills in the Action Phase."""

from __future__ import annotations

from engine.games.cipher.rules import table as tables
from tests.games.cipher.story import Story, rule, use
from tests.games.cipher.table import Position

STRONG = "Lamp |ACT| [Once Per Turn] [Flip 1 Bond face-down] Until the end of the turn, this unit gains +20 attack."

HELP = "Until the end of this combat, your {} unit gains +20 attack."


@rule("19.1.3", "19.1.4", "19.1.4.1", "19.1.2.1", "21.2.3.1.2.2", "21.2.3.1.2.3", "21.2.3.1.2.4")
def test_an_act_skill_is_paid_for_carried_out_and_used_up() -> None:
    table = Position()
    vell = table.unit("Vell", STRONG, attack=30)
    bonds = table.some(2, "bond")
    story = Story(table).use(vell).choose(bonds[1])
    assert (table.attack_of(vell), table.face_down(bonds[1])) == (50, True)
    assert story.refuses(use(vell)) == "Cipher 19.1.2.1"


@rule("19.1.3.1", "22.3")
def test_an_act_skill_whose_cost_cannot_be_paid_in_full_is_not_used() -> None:
    table = Position()
    vell = table.unit("Vell", STRONG)
    story = Story(table)
    assert story.refuses(use(vell)) == "Cipher 22.3"
    assert use(vell) not in story.plays()


@rule("19.1.2.3", "19.1.2", "21.2.3.1.2.2")
def test_a_skill_that_cannot_be_chosen_leaves_the_game_where_it_was() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |CONT| This unit gains +10 attack.")
    rook = table.unit("Rook", STRONG, seat=1)
    story = Story(table)
    assert story.refuses(use(vell)).startswith("Cipher 19.1.2")
    assert story.refuses(use(rook)).startswith("Cipher 19.1.2")
    assert story.refuses(use(vell, 7)).startswith("Cipher 19.1.2")
    assert story.step == "action"


@rule("19.1.2.2", "21.2.3.1.2.2.2")
def test_a_skill_that_is_usable_only_under_a_condition_is_refused_without_it() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |ACT| Move this unit. This skill is only usable if this unit is untapped.")
    story = Story(table)
    table.mark(vell, dull=True)
    assert story.refuses(use(vell)) == "Cipher 19.1.2.2"
    table.mark(vell, dull=False)
    story.use(vell)
    assert table.where(vell) == "back"


@rule("19.1.5")
def test_after_an_act_skill_there_is_a_check_timing() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |ACT| [Tap this unit] Choose 1 enemy, and destroy them.")
    rook = table.unit("Rook", seat=1)
    Story(table).use(vell).choose(rook)
    assert (table.where(rook), table.tapped(vell)) == ("retreat", True)


@rule("18.1.7", "4.10.1", "21.2.3.1.5.2")
def test_the_support_skills_of_both_players_are_carried_out_the_turn_players_first() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    table.some(5, "deck", support=0)
    table.some(5, "deck", seat=1, support=0)
    table.card("Odo", f"|ATK SUPP| Horn: {HELP.format('attacking')}", zone="deck")
    table.card("Mere", f"|DEF SUPP| Wall: {HELP.format('defending')}", zone="deck", seat=1)
    story = Story(table).attack(vell, rook)
    while story.asked.kind == "confirm":
        story.yes()
    assert table.where(rook) == "retreat"


@rule("18.1.11.1.1.1", "5.1.3")
def test_the_attack_that_a_critical_hit_adds_is_that_after_the_card_has_left_the_hand() -> None:
    table = Position()
    text = "Lamp |CONT| If you have 1 or fewer cards in your hand, this unit gains +10 attack."
    vell, rook = table.unit("Vell", text, attack=30), table.unit("Rook", attack=80, seat=1)
    card, _ = table.card("Vell"), table.card("Odo")
    Story(table).attack(vell, rook).choose(card)
    assert table.where(rook) == "retreat"


@rule("26.16.2", "24.1.14.1")
def test_an_orb_that_a_skill_destroys_goes_to_its_players_hand() -> None:
    table = Position()
    text = (
        "Lamp |AUTO| When this unit's attack destroys an enemy, choose 1 of your opponent's Orbs, and destroy it."
    )
    vell, rook = table.unit("Vell", text), table.unit("Rook", seat=1)
    orbs = table.some(3, "orb", seat=1)
    Story(table).attack(vell, rook).choose(orbs[2])
    assert (table.where(orbs[2]), len(table.state.zones[tables.ORB[1]])) == ("hand", 2)
    assert not table.state.sees(0, table.state.cards[orbs[2]])


@rule("26.12.1", "26.14.1")
def test_an_area_of_an_effect_is_the_line_it_names_and_bonds_are_the_cards_of_the_bond_area() -> None:
    table = Position()
    text = "Lamp |CONT| If you have 2 or more Bond cards, allies in the Back Line gain +10 attack."
    table.unit("Vell", text)
    back = table.unit("Odo", line="back", attack=30)
    table.some(1, "bond")
    assert table.attack_of(back) == 30
    table.some(1, "bond", face_down=True)
    assert table.attack_of(back) == 40
