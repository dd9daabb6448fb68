"""Effects that last: for whom, how much, and until when."""

from __future__ import annotations

from engine.abilities.effects import Lasting
from engine.continuous.lasting import END_OF_TURN
from engine.events import Move, SetCardField, SetVariable, Shift
from engine.games.cipher.effects import for_later, statics
from engine.games.cipher.rules.table import BACK, STACKED
from tests.games.cipher.story import Story, deploy, rule
from tests.games.cipher.table import Position, skill, words


def begin(table: Position, source: int, text: str, *, seat: int | None = None, it: tuple[int, ...] = ()) -> None:
    """Let a lasting effect of a card begin."""
    effect = words("body", text)
    assert isinstance(effect, Lasting)
    deed = table.deed(source, seat=seat, it=it)
    new = for_later.begin(effect.duration, effect.statics, deed, table.state.clock)
    table.state.emit(SetVariable("lasting", (*table.state.vars.get("lasting", ()), *new)))


@rule("13.6.1.2")
def test_an_effect_until_the_end_of_the_turn_ends_with_it() -> None:
    table = Position()
    unit = table.unit()
    begin(table, unit, "until the end of the turn, this unit gains +20 attack")
    for_later.end_combat(table.state)
    assert table.attack_of(unit) == 50
    for_later.LASTING.let_end(table.state, END_OF_TURN)
    assert (table.attack_of(unit), "lasting" in table.state.vars) == (30, False)


@rule("18.1.19")
def test_an_effect_until_the_end_of_the_combat_ends_with_it() -> None:
    table = Position()
    unit = table.unit()
    begin(table, unit, "until the end of this combat, this unit gains +20 attack")
    assert table.attack_of(unit) == 50
    for_later.end_combat(table.state)
    assert table.attack_of(unit) == 30


@rule("13.6.1.2")
def test_an_effect_until_the_end_of_the_opponents_next_turn_outlasts_this_one() -> None:
    table = Position()
    unit = table.unit()
    begin(table, unit, "until the end of your opponent's next turn, this unit gains +20 attack")
    for_later.LASTING.let_end(table.state, END_OF_TURN)
    table.let(turn=4, turn_player=1)
    assert table.attack_of(unit) == 50
    for_later.LASTING.let_end(table.state, END_OF_TURN)
    assert table.attack_of(unit) == 30


@rule("24.1.9.1")
def test_until_the_end_of_the_game_allies_that_come_later_are_meant_too() -> None:
    table = Position()
    unit = table.unit()
    begin(table, unit, "until the end of the game, all allies gain +20 attack")
    later = table.unit("Odo")
    for_later.LASTING.let_end(table.state, END_OF_TURN)
    assert (table.attack_of(unit), table.attack_of(later)) == (50, 50)


def test_until_the_end_of_the_turn_only_the_allies_are_meant_that_are_there() -> None:
    table = Position()
    unit = table.unit()
    begin(table, unit, "until the end of the turn, all allies gain +20 attack")
    assert (table.attack_of(unit), table.attack_of(table.unit("Odo"))) == (50, 30)


def test_what_is_counted_is_counted_when_the_effect_is_carried_out() -> None:
    table = Position()
    unit = table.unit()
    table.unit("Odo")
    begin(table, unit, "until the end of the turn, this unit gains +10 attack per other ally")
    table.unit("Ilse")
    assert table.attack_of(unit) == 40


@rule("24.1.10", "24.1.10.1")
def test_to_double_an_attack_adds_what_it_is_at_that_moment() -> None:
    table = Position()
    unit = table.unit(text="Lamp |CONT| If you have 1 or more Bond cards, this unit gains +10 attack.")
    table.some(1, "bond")
    begin(table, unit, "until the end of the turn, this unit's attack is doubled")
    assert table.attack_of(unit) == 80
    begin(table, unit, "until the end of the turn, this unit gains +20 attack")
    assert table.attack_of(unit) == 100
    table.happen(table.move(table.state.zones[14][0], "retreat"))
    assert table.attack_of(unit) == 90


@rule("24.1.11", "24.1.11.1")
def test_to_triple_an_attack_adds_it_twice() -> None:
    table = Position()
    unit = table.unit()
    begin(table, unit, "until the end of the turn, this unit's attack is tripled")
    assert table.attack_of(unit) == 90


@rule("24.1.8", "24.1.8.1", "24.1.8.1.1")
def test_a_copy_has_what_is_printed_on_the_other_but_its_own_name_and_attack() -> None:
    table = Position()
    unit = table.unit("Vell", "Lamp |CONT| This unit gains +10 attack.")
    other = table.unit("Odo", "Bell |CONT| This unit gains +20 attack.", attack=60, cost=4, ranges=(1, 2))
    begin(table, other, "until the end of the turn, this unit's attack is doubled")
    text = "until the end of the turn, this unit becomes a copy of that ally in all but Name and Attack Power"
    begin(table, unit, text, it=(other,))
    now = table.now(unit)
    assert (now.names, now.attack, now.cost, now.ranges) == (("Vell",), 50, 4, (1, 2))


@rule("14.2.3")
def test_what_was_changed_of_a_unit_is_gone_when_it_levels_up() -> None:
    table = Position()
    unit = table.unit()
    begin(table, unit, "until the end of the turn, this unit gains +20 attack")
    top = table.card("Vell", attack=60)
    table.happen(Move(unit, STACKED[0], why="stacked"), table.move(top, "front", "level up"))
    table.mark(top, under=(unit,))
    assert table.attack_of(top) == 60


def test_what_was_changed_of_a_unit_stays_when_it_moves() -> None:
    """Cipher 6.5."""
    table = Position()
    unit = table.unit()
    begin(table, unit, "until the end of the turn, this unit gains +20 attack")
    table.happen(Shift(unit, BACK[0], why="move"))
    assert table.attack_of(unit) == 50


def test_a_condition_of_an_effect_is_asked_again_and_again() -> None:
    table = Position()
    unit = table.unit()
    begin(table, unit, "until the end of the turn, if this unit is in the Front Line, this unit gains +20 attack")
    assert table.attack_of(unit) == 50
    table.happen(Shift(unit, BACK[0], why="move"))
    assert table.attack_of(unit) == 30


def test_a_named_skill_is_had_for_the_time() -> None:
    table = Position()
    unit, rival = table.unit(), table.unit("Cole", seat=1)
    text = (
        'Tome |ACT| Until the end of the turn, this unit acquires "Edge": '
        '("Edge" |CONT| If this unit is attacking an enemy, this unit gains +30 attack.)'
    )
    (effect,) = skill(text).ability.effects
    table.let(lasting=for_later.begin(effect.duration, effect.statics, table.deed(unit), 99))
    table.let(attacker=table.ref(unit), defender=table.ref(rival))
    assert table.attack_of(unit) == 60
    for_later.LASTING.let_end(table.state, END_OF_TURN)
    assert table.now(unit).abilities == ()


def test_a_ban_lasts_as_long_as_it_says() -> None:
    table = Position()
    unit, rival = table.unit(), table.unit("Cole", seat=1)
    begin(table, unit, "until the end of your opponent's next turn, that enemy cannot be untapped", it=(rival,))
    for_later.LASTING.let_end(table.state, END_OF_TURN)
    assert not statics.can(table.state, rival, "untap")


def test_the_attacking_unit_is_meant_as_it_is_in_the_combat() -> None:
    table = Position()
    unit, rival = table.unit(), table.unit("Cole", seat=1)
    support = table.card("Pia", zone="support")
    table.let(attacker=table.ref(unit), defender=table.ref(rival))
    begin(table, support, "until the end of this combat, your attacking unit gains +20 attack")
    begin(table, support, "until the end of this combat, your opponent's defending unit cannot evade")
    assert (table.attack_of(unit), table.attack_of(rival)) == (50, 30)
    assert not statics.can_evade(table.state, rival)


def test_an_effect_on_what_is_gone_ends() -> None:
    table = Position()
    unit = table.unit()
    begin(table, unit, "until the end of the game, this unit gains +20 attack")
    table.happen(table.move(unit, "retreat"), SetCardField(unit, "face_down", False))
    for_later.end_combat(table.state)
    assert "lasting" not in table.state.vars


@rule("13.6.1.2")
def test_until_the_end_of_the_opponents_next_turn_is_not_the_one_that_is_running() -> None:
    table = Position(turn=4, turn_player=1)
    unit = table.unit()
    begin(table, unit, "until the end of your opponent's next turn, this unit gains +20 attack")
    lasts = []
    for turn, player in ((4, 1), (5, 0), (6, 1)):
        table.let(turn=turn, turn_player=player)
        for_later.LASTING.let_end(table.state, END_OF_TURN)
        lasts.append(table.attack_of(unit))
    assert lasts == [50, 50, 30]


@rule("13.6.1.2")
def test_what_lasts_is_asked_anew_when_bonds_change() -> None:
    table = Position()
    unit, _ = table.unit(), table.some(1, "bond")
    begin(table, unit, "until the end of the turn, if you have 2 or more Bond cards, this unit gains +20 attack")
    assert table.attack_of(unit) == 30
    table.happen(table.move(table.card("Ilse"), "bond"))
    assert table.attack_of(unit) == 50


@rule("4.13.1", "9.2.1")
def test_a_unit_name_for_the_turn_is_a_unit_name() -> None:
    table = Position(phase="deployment")
    unit, card = table.unit("Vell"), table.card("Odo")
    table.some(3, "bond")
    begin(table, unit, 'until the end of the turn, treat this unit as if its Unit Name is also "Odo"')
    story = Story(table)
    assert story.refuses(deploy(card)) == "Cipher 14.1.1.1"
    story.level_up(card)
    assert table.state.cards[card].under == (unit,)
