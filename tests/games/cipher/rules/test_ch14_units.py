"""Cipher chapters 14, 15 and 16: deploying units, levelling them up, changing their class."""

from __future__ import annotations

from engine.answers import Play
from engine.games.cipher.rules.table import HAND
from engine.views import log_lines
from tests.games.cipher.story import Story, deploy, level_up, rule
from tests.games.cipher.table import BLUE, RED, Position


def deployment(bonds: int = 4) -> Position:
    """The Deployment Phase of a player with so many red bonds."""
    table = Position(phase="deployment")
    table.some(bonds, "bond")
    return table


# Deploying


@rule("14.1.1.1", "4.13.1")
def test_a_unit_is_not_deployed_beside_one_of_its_unit_name() -> None:
    table = deployment()
    table.unit("Vell", line="back")
    again, other = table.card("Vell", title="the Second"), table.card("Odo")
    story = Story(table)
    assert story.refuses(deploy(again)) == "Cipher 14.1.1.1"
    story.deploy(other)
    assert table.where(other) == "front"


@rule("14.1.1.1")
def test_an_enemy_of_its_unit_name_does_not_keep_a_unit_from_being_deployed() -> None:
    table = deployment()
    table.unit("Vell", seat=1)
    card = table.card("Vell")
    Story(table).deploy(card)
    assert table.where(card) == "front"


@rule("14.1.2", "6.12.1", "5.1.2.6")
def test_a_unit_is_deployed_untapped_and_face_up_to_the_line_of_its_players_choice() -> None:
    table = deployment()
    one, two = table.card("Odo"), table.card("Rook")
    Story(table).deploy(one, "front").deploy(two, "back")
    assert [table.where(number) for number in (one, two)] == ["front", "back"]
    assert not any(table.tapped(number) or table.face_down(number) for number in (one, two))


@rule("6.4.6", "14.2.1")
def test_both_players_read_into_what_a_unit_levels_up() -> None:
    table = deployment()
    table.unit("Vell")
    upper = table.card("Vell", title="the Second")
    story = Story(table).level_up(upper)
    name = table.state.cards[upper].face.name
    told = [line for seat in (0, 1) for line in log_lines(story.table.state, seat) if "levels up" in line.template]
    assert [line.words[1] for line in told] == [name, name]


@rule("15.1.2", "4.4.1", "4.4.2")
def test_every_symbol_of_a_deployed_card_must_be_on_the_bonds() -> None:
    table = deployment(2)
    red, blue = table.card("Odo", symbols=(RED,)), table.card("Rook", symbols=(BLUE,))
    both, none = table.card("Vell", symbols=(RED, BLUE)), table.card("Mere", symbols=())
    story = Story(table)
    assert story.refuses(deploy(blue)) == "Cipher 15.1.2"
    assert story.refuses(deploy(both)) == "Cipher 15.1.2"
    story.deploy(red).deploy(none)


@rule("15.1.2", "6.4.2.2.1")
def test_bonds_that_lie_face_down_count_as_bonds_but_not_for_their_symbols() -> None:
    table = deployment(0)
    table.card("Sel", zone="bond", symbols=(RED,))
    table.card("Tam", zone="bond", symbols=(BLUE,), face_down=True)
    red, blue = table.card("Odo", cost=2), table.card("Rook", symbols=(BLUE,))
    story = Story(table)
    assert story.refuses(deploy(blue)) == "Cipher 15.1.2"
    story.deploy(red)
    assert table.where(red) == "front"


@rule("15.1.2", "4.2.1")
def test_all_costs_of_a_turn_together_are_no_more_than_the_bonds() -> None:
    table = deployment(3)
    two, one, last = table.card("Odo", cost=2), table.card("Rook"), table.card("Mere")
    story = Story(table)
    assert deploy(two) in story.plays()
    story.deploy(two).deploy(one)
    assert story.refuses(deploy(last)) == "Cipher 15.1.2"
    assert story.plays() == []


@rule("15.1.2")
def test_only_cards_of_the_hand_are_deployed_and_one_has_to_name_a_line() -> None:
    table = deployment()
    gone, card = table.card("Odo", zone="retreat"), table.card("Rook")
    story = Story(table)
    assert story.refuses(deploy(gone)) == "Cipher 15.1.2"
    assert story.refuses(Play("deploy", card, 5)) == "Cipher 14.1.2"


@rule("15.1.2", "16.1.2", "4.3.1")
def test_a_player_is_offered_what_the_bonds_pay_for_and_nothing_else() -> None:
    for name, cost, change, offered in (
        ("Osk", 2, 3, {"deploy"}),
        ("Osk", 3, 2, set()),
        ("Vell", 3, 2, {"level up"}),
        ("Vell", 2, 3, set()),
        ("Vell", 2, None, {"level up"}),
    ):
        table = deployment(2)
        table.unit("Vell")
        table.card(name, cost=cost, change=change)
        assert {play.how for play in Story(table).plays()} == offered, (name, cost, change)


@rule("14.1.1.1", "2.2")
def test_a_unit_that_may_stand_beside_its_name_is_deployed_there() -> None:
    table = deployment()
    table.unit("Rook")
    plain = table.card("Rook")
    several = 'You may deploy this unit even if you have an allied "Rook", and you may have 2 or more allied "Rook".'
    flock = table.card("Rook", f"Flock |SPEC| {several}")
    story = Story(table)
    assert story.refuses(deploy(plain)) == "Cipher 14.1.1.1"
    assert deploy(plain) not in story.plays()
    story.deploy(flock)
    assert table.where(flock) == "front"


# Levelling up


@rule("14.2.1.2", "14.2.1.1")
def test_a_unit_levels_up_only_into_a_card_of_its_unit_name_and_player() -> None:
    table = deployment()
    table.unit("Vell")
    table.unit("Rook", seat=1)
    other, theirs = table.card("Odo"), table.card("Rook")
    story = Story(table)
    assert story.refuses(level_up(other)) == "Cipher 14.2.1.2"
    assert story.refuses(level_up(theirs)) == "Cipher 14.2.1.2"


@rule("14.2.2", "14.2.2.1", "5.1.2.5", "5.1.1.2", "14.2.4")
def test_the_state_of_a_unit_passes_to_the_card_stacked_on_it() -> None:
    table = deployment()
    base = table.unit("Vell", line="back", tapped=True, main=True)
    upper = table.card("Vell", title="the Second")
    Story(table).level_up(upper)
    assert (table.where(upper), table.tapped(upper), table.where(base)) == ("back", True, "stacked")
    assert table.state.cards[upper].marks == {"main": 1, "leveled": 1}


@rule("14.2.3", "14.2.7", "6.4.2.3")
def test_after_levelling_up_the_card_on_top_is_the_unit() -> None:
    table = deployment()
    base = table.unit("Vell", attack=30)
    table.stack(base, "Vell")
    upper = table.card("Vell", attack=60, title="the Third")
    story = Story(table).level_up(upper)
    assert (table.attack_of(upper), len(table.state.cards[upper].under)) == (60, 2)
    assert sum(name == "Vell" for name in table.names("front")) == 1
    view = story.match.view(1)
    assert all(view.card(handle).name for handle in view.card(table.state.cards[upper].handles[1]).under)


@rule("16.1.2", "4.2.1")
def test_levelling_up_costs_the_deployment_cost_and_needs_the_symbols() -> None:
    table = deployment(2)
    table.unit("Vell")
    table.unit("Mere")
    dear, blue, cheap = table.card("Vell", cost=3), table.card("Mere", symbols=(BLUE,)), table.card("Vell", cost=2)
    story = Story(table)
    assert story.refuses(level_up(dear)) == "Cipher 16.1.2"
    assert story.refuses(level_up(blue)) == "Cipher 16.1.2"
    story.level_up(cheap)
    assert story.plays() == []


@rule("16.1.2", "4.3.1", "14.2.5", "14.2.5.3", "14.2.5.1")
def test_a_class_change_costs_the_class_change_cost_and_leaves_its_mark() -> None:
    table = deployment(3)
    table.unit("Vell")
    upper = table.card("Vell", cost=5, change=3)
    Story(table).level_up(upper)
    assert {"leveled", "changed"} <= set(table.state.cards[upper].marks)


@rule("4.3.2", "14.2.5")
def test_a_level_up_into_a_card_without_class_change_cost_is_no_class_change() -> None:
    table = deployment(3)
    table.unit("Vell")
    upper = table.card("Vell", title="the Second")
    story = Story(table).level_up(upper)
    assert "changed" not in table.state.cards[upper].marks
    assert len(table.state.zones[HAND[0]]) == 0
    assert story.step == "deployment"


@rule("14.2.5.2", "8.1", "8.1.1", "8.1.2", "7.2.1", "16.1.3")
def test_each_class_change_draws_a_card_at_the_next_check_timing() -> None:
    table = deployment(6)
    table.unit("Vell")
    table.unit("Odo")
    one, two = table.card("Vell", cost=4, change=3), table.card("Odo", cost=4, change=3)
    story = Story(table).level_up(one)
    assert len(table.state.zones[HAND[0]]) == 2
    assert "bonus" not in table.state.cards[one].marks
    story.level_up(two)
    assert len(table.state.zones[HAND[0]]) == 2


@rule("14.2.6", "14.2.7")
def test_a_unit_with_a_card_under_it_leaves_with_it() -> None:
    table = Position()
    unit = table.unit("Vell", seat=1)
    (below,) = table.stack(unit, "Vell")
    mine = table.unit("Odo", attack=90)
    Story(table).attack(mine, unit)
    assert [table.where(number) for number in (unit, below)] == ["retreat", "retreat"]


@rule("14.2.2", "18.1.3.2.1")
def test_a_unit_that_levels_up_in_combat_fights_on_as_the_card_on_top() -> None:
    text = 'choose 1 "{0}" card from your Retreat Area, and stack it on top of this unit to Level Up her.'
    attacks = f"Lamp |AUTO| When this unit attacks, {text.format('Vell')}"
    attacked = f"Lamp |AUTO| When this unit is attacked, {text.format('Rook')}"
    for vell, rook, where in ((attacks, "", "retreat"), ("", attacked, "front")):
        table = Position()
        unit, rival = table.unit("Vell", vell, attack=50), table.unit("Rook", rook, seat=1, attack=50)
        table.card("Vell", zone="retreat", attack=90)
        better = table.card("Rook", zone="retreat", seat=1, attack=90)
        Story(table).attack(unit, rival).go_on()
        assert table.where(better if rook else rival) == where


@rule("14.2.3", "18.1.9", "18.1.11.1.1")
def test_a_unit_that_levels_up_in_combat_loses_what_support_and_critical_hit_have_added() -> None:
    text = 'choose 1 "Vell" card from your Retreat Area, and stack it on top of this unit to Level Up her.'
    table = Position()
    vell = table.unit("Vell", f"Lamp |AUTO| When this unit Critical Hits, {text}", attack=50)
    rook, spare = table.unit("Rook", seat=1), table.card("Vell")
    better = table.card("Vell", zone="retreat", attack=70)
    table.some(3, "deck")
    table.card("Rook", seat=1)
    story = Story(table).attack(vell, rook).choose(spare).choose(better)
    assert (story.step, table.attack_of(better)) == ("compare", 70)


@rule("14.2.3", "18.1.13.1.1")
def test_a_unit_that_levels_up_after_it_has_evaded_has_evaded() -> None:
    text = 'choose 1 "Rook" card from your Retreat Area, and stack it on top of this unit to Level Up her.'
    table = Position()
    vell = table.unit("Vell", attack=90)
    rook = table.unit("Rook", f"Lamp |AUTO| When this unit evades, {text}", seat=1)
    spare, better = table.card("Rook", seat=1), table.card("Rook", zone="retreat", seat=1, title="the Second")
    Story(table).attack(vell, rook).choose(spare).choose(better)
    assert [table.where(one) for one in (better, rook)] == ["front", "stacked"]
    assert table.state.cards[better].marks == {"leveled": 1}


@rule("14.2.7", "6.5")
def test_a_stack_that_leaves_the_battlefield_is_no_stack_any_more() -> None:
    table = Position()
    vell = table.unit("Vell")
    (odo,) = table.stack(vell, "Odo")
    table.happen(table.move(vell, "hand"))
    assert (table.where(vell), table.where(odo), table.state.cards[vell].under) == ("hand", "hand", ())


@rule("14.2.7", "26.13.1")
def test_a_unit_moves_with_the_cards_under_it() -> None:
    table = Position()
    vell = table.unit("Vell")
    under = tuple(table.stack(vell, "Odo", "Ilse"))
    Story(table).move(vell)
    assert (table.where(vell), table.state.cards[vell].under) == ("back", under)
    assert [table.where(one) for one in under] == ["stacked", "stacked"]
