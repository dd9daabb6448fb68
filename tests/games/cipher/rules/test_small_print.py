"""Cipher: sentences of the rules that show only where two things meet."""

from __future__ import annotations

from engine.answers import Play
from engine.events import Notice
from engine.games.cipher.rules import verbs
from engine.games.cipher.rules.events import BY_RULE
from engine.games.cipher.rules.table import RETREAT
from engine.views import log_lines
from tests.games.cipher.effects.doing import NOTHING, do
from tests.games.cipher.rules.test_ch14_units import deployment
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, RED, Position, run


@rule("18.1.15")
def test_that_an_attack_failed_is_something_that_happens_for_everybody_to_see() -> None:
    table = Position()
    vell, pia = table.unit("Vell"), table.unit("Pia", seat=1, attack=90)
    Story(table).attack(vell, pia).go_on()
    assert any(isinstance(one, Notice) and (one.why, one.card) == ("attack fails", vell) for one in table.state.log)


@rule("18.1.15")
def test_whether_a_unit_has_destroyed_an_enemy_is_known_though_no_skill_waits_for_that() -> None:
    table = Position()
    text = "Toll |ACT| If this unit's attack has destroyed an enemy this turn, draw 1 card."
    vell = table.unit("Vell", text, attack=90)
    pia = table.unit("Pia", seat=1)
    Story(table).attack(vell, pia).go_on().use(vell)
    assert len(table.names("hand")) == 1


@rule("5.1.2.1.2.3")
def test_a_unit_of_the_opponent_is_another_ally_to_the_opponents_units() -> None:
    table = Position()
    table.unit("Osk", "Toll |AUTO| When another ally is destroyed, draw 1 card.", seat=1)
    vell, pia = table.unit("Vell", attack=90), table.unit("Pia", seat=1)
    Story(table).attack(vell, pia).go_on()
    assert len(table.names("hand", 1)) == 1


@rule("2.8")
def test_a_tapped_unit_is_not_tapped_again() -> None:
    table = Position()
    vell = table.unit("Vell", "Toll |AUTO| When this unit is tapped, draw 1 card.", tapped=True)
    run(verbs.tap(table.state, [vell]))
    assert table.triggered == []


@rule("11.3.1")
def test_of_two_cards_that_move_at_once_the_first_into_the_retreat_area_becomes_the_deck() -> None:
    table = Position()
    one, two = table.some(2, "bond")
    table.happen(table.move(one, "retreat"), table.move(two, "hand"))
    assert [table.where(one), table.where(two)] == ["deck", "hand"]


@rule("14.2.7")
def test_cards_under_a_unit_that_is_destroyed_are_sent_to_the_retreat_area_as_well() -> None:
    table = Position()
    vell = table.unit("Vell")
    under = table.stack(vell, "Rook")
    done = table.happen(table.move(vell, "retreat"))
    assert [event.card for event in done if event.to == RETREAT[0]] == [vell, *under]


@rule("14.1.2")
def test_only_level_ups_and_class_changes_are_aimed_at_a_unit() -> None:
    table = deployment()
    vell, card = table.unit("Vell"), table.card("Odo")
    assert Story(table).refuses(Play("deploy", card, target=vell)) == "Cipher 14.1.2"


@rule("2.2", "13.3.1.2")
def test_a_card_that_a_skill_keeps_out_of_the_bond_area_does_not_become_a_bond() -> None:
    table = Position(phase="bond")
    card, other = table.card("Vell", "Proud |SPEC| This card cannot be placed in the Bond Area."), table.card("Odo")
    story = Story(table)
    assert story.refuses_cards(card) == "Cipher 2.2"
    assert story.choose(other).table.where(other) == "bond"


@rule("26.13")
def test_a_card_that_is_no_unit_any_more_does_not_move_to_the_other_line() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(1, "deck")
    table.happen(table.move(vell, "retreat"))
    assert run(verbs.shift(table.state, [vell])) == []
    assert table.where(vell) == "retreat"


@rule("6.11.1", "2.2")
def test_no_effect_puts_a_card_among_the_bonds_that_may_not_lie_there() -> None:
    table = Position()
    card = table.card("Vell", "Proud |SPEC| This card cannot be placed in the Bond Area.")
    run(verbs.put_among_bonds(table.state, [card]))
    assert table.where(card) == "hand"


@rule("2.8", "6.11.1")
def test_a_bond_is_not_put_among_the_bonds_again() -> None:
    table = Position()
    bond = table.some(1, "bond")[0]
    assert run(verbs.put_among_bonds(table.state, [bond])) == []


@rule("24.1.14.1")
def test_both_players_are_told_whose_orb_is_destroyed() -> None:
    table = Position()
    table.main_characters()
    orb = table.some(1, "orb", seat=1)[0]
    run(verbs.destroy_orbs(table.state, [orb], BY_RULE))
    for seat in (0, 1):
        told = [line for line in log_lines(table.state, seat) if line.template == "An orb of {0} is destroyed."]
        assert [line.rule for line in told] == ["Cipher 24.1.14.1"]


@rule("24.1.14.1a")
def test_ones_own_orb_is_destroyed_where_the_text_does_not_say_whose() -> None:
    table = Position()
    vell, _ = table.main_characters()
    orbs = [table.some(1, "orb", seat=seat)[0] for seat in (0, 1)]
    do(table, vell, "Destroy 1 Orb.")
    assert [table.where(orb) for orb in orbs] == ["hand", "orb"]


@rule("24.1.8.1")
def test_a_unit_stays_as_it_is_where_nobody_was_chosen_whom_it_should_copy() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.unit("Osk", attack=60, symbols=(BLUE,))
    text = (
        "Choose up to 1 other ally, and until the end of the turn, this unit becomes a copy of that ally in all but "
        "Name and Attack Power."
    )
    do(table, vell, text, NOTHING)
    assert table.now(vell).symbols == (RED,)
