"""Situations of calls, moves and gifts, with their outcomes, by the rulebook alone (VG 4, 9, 10)."""

from __future__ import annotations

from tests.games.vanguard.story import Story, call, exchange, rule, use
from tests.games.vanguard.table import (
    ACCEL,
    ACCEL_1,
    ACCEL_2,
    CENTRE,
    CENTRE_BACK,
    FORCE,
    INTERCEPT,
    LEFT_BACK,
    LEFT_FRONT,
    PROTECT,
    RIGHT_BACK,
    RIGHT_FRONT,
    Position,
)

FORCES = "[ACT](VC):You get an Imaginary Gift: Force."
ACCELS = "[ACT](VC):You get an Imaginary Gift: Accel."
PROTECTS = "[ACT](VC):You get an Imaginary Gift: Protect."
PLACED = "[AUTO](RC):When placed, draw a card."


# Calls


@rule("10.2")
def test_one_calls_up_to_the_grade_of_the_vanguard_and_as_often_as_one_likes() -> None:
    table = Position()
    table.vanguard(grade=2)
    vell, knight, heir = (table.card(f"G{grade}", grade=grade) for grade in (1, 2, 3))
    story = Story(table).call(vell, LEFT_FRONT).call(knight, CENTRE_BACK)
    assert (table.circle(vell), table.circle(knight)) == (LEFT_FRONT, CENTRE_BACK)
    assert story.refuses(call(heir, RIGHT_FRONT)) == "VG 10.2"


@rule("10.3", "15.2", "4.2")
def test_whom_a_called_unit_takes_the_circle_of_is_retired() -> None:
    table = Position()
    old = table.rear("Old", "[AUTO]:When this unit is retired, draw a card.", resting=True)
    vell = table.card()
    Story(table).call(vell, LEFT_FRONT)
    assert (table.where(old), table.where(vell), table.resting(vell)) == ("drop", "RC", False)
    assert table.size("hand") == 1


@rule("10.3", "10.4")
def test_units_called_together_come_to_different_circles() -> None:
    text = "[AUTO](RC):When placed, call up to two cards from your soul to (RC)."
    table = Position()
    souls = table.some(2, "soul")
    crier = table.card("Crier", text)
    story = Story(table).call(crier, LEFT_FRONT).choose(*souls)
    story.at(RIGHT_FRONT).at(RIGHT_BACK)
    assert sorted(table.circle(soul) for soul in souls) == [RIGHT_FRONT, RIGHT_BACK]


@rule("10.1", "16.5")
def test_a_superior_call_is_placing_and_not_from_the_hand() -> None:
    caller = "[AUTO](RC):When placed, call a card from your soul to (RC)."
    table = Position()
    table.card("Vell", "[AUTO](RC):When placed from hand, draw a card.", zone="soul")
    crier = table.card("Crier", caller)
    Story(table).call(crier, LEFT_FRONT).at(RIGHT_FRONT)
    assert (table.names("RC"), table.size("hand")) == (["Crier", "Vell"], 0)


@rule("10.5", "10.6", "4.4")
def test_a_column_is_exchanged_without_placing_anything_or_standing_it() -> None:
    table = Position()
    front = table.rear("Vell", PLACED, resting=True)
    back = table.rear("Cole", PLACED, at=LEFT_BACK)
    Story(table).exchange(front)
    assert (table.circle(front), table.circle(back)) == (LEFT_BACK, LEFT_FRONT)
    assert (table.resting(front), table.resting(back), table.size("hand")) == (True, False, 0)


@rule("10.5")
def test_a_single_card_of_a_column_moves_to_the_other_circle() -> None:
    table = Position()
    vell = table.rear(at=RIGHT_BACK)
    Story(table).exchange(vell).exchange(vell).exchange(vell)
    assert table.circle(vell) == RIGHT_FRONT


@rule("10.5")
def test_neither_the_centre_nor_a_column_with_a_locked_card_is_exchanged() -> None:
    table = Position()
    table.marker("Accel I", ACCEL_1)
    behind, vell = table.rear(at=CENTRE_BACK), table.rear()
    table.rear(at=LEFT_BACK, face_down=True)
    racer = table.rear(at=ACCEL_1)
    story = Story(table)
    for unit in (behind, vell, racer):
        assert story.refuses(exchange(unit)) == "VG 10.5"


@rule("4.4")
def test_who_moves_from_circle_to_circle_keeps_what_it_has_been_given() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO](RC):When placed, this unit gets [Power] +5000 until end of turn.")
    Story(table).call(vell).exchange(vell)
    assert (table.circle(vell), table.power(vell)) == (LEFT_BACK, 13000)


@rule("8.5", "16.5", "4")
def test_who_leaves_the_field_and_comes_back_is_another_card() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO](RC):When placed from hand, this unit gets [Power] +5000 until end of turn.")
    text = "[ACT](RC):[COST][Put one of your other rear-guards into your soul], and call a card from your soul to (RC)."
    crier = table.rear("Crier", text, at=RIGHT_FRONT)
    Story(table).call(vell).use(crier).at(LEFT_FRONT)
    assert (table.where(vell), table.power(vell)) == ("RC", 8000)


# Gifts


@rule("9.2", "9.4", "14.1", "9.6.1")
def test_force_i_gives_power_on_its_circle_in_its_players_turn() -> None:
    table = Position()
    vell = table.rear(power=8000)
    table.vanguard(grade=2)
    heir = table.card("Heir", grade=3, gift=FORCE)
    story = Story(table, at="ride").ride(heir).gift("Force I", LEFT_FRONT)
    assert (table.markers(), table.power(vell)) == ([("Force I", LEFT_FRONT)], 18000)
    story.ends()
    assert table.power(vell) == 8000


@rule("9.2", "14.1", "14.1.2", "14.1.4")
def test_the_gift_of_a_ride_comes_before_every_ability() -> None:
    table = Position()
    table.vanguard("[AUTO]:When rode upon, draw a card.", grade=2)
    heir = table.card("Heir", "[AUTO](VC):When placed, draw a card.", grade=3, gift=FORCE)
    story = Story(table, at="ride").ride(heir)
    assert table.size("hand") == 0
    story.gift("Force I", CENTRE).first(heir)
    assert (table.size("hand"), table.power(heir)) == (2, 18000)


@rule("9.6")
def test_two_force_i_on_one_circle_add_up() -> None:
    table = Position()
    table.marker("Force I", LEFT_FRONT)
    lord = table.vanguard(FORCES)
    vell = table.rear(power=8000)
    Story(table).use(lord).at(LEFT_FRONT)
    assert table.power(vell) == 28000


@rule("9.4")
def test_the_type_of_a_gift_is_chosen_once() -> None:
    table = Position()
    lord = table.vanguard(FORCES)
    story = Story(table).use(lord).gift("Force II", LEFT_FRONT).use(lord)
    story.at(RIGHT_FRONT)
    assert table.markers() == [("Force II", LEFT_FRONT), ("Force II", RIGHT_FRONT)]


@rule("9.6.2")
def test_force_ii_makes_the_original_critical_2_in_both_turns() -> None:
    table = Position()
    table.marker("Force II", LEFT_FRONT)
    table.marker("Force II", LEFT_FRONT)
    vell = table.rear()
    story = Story(table)
    assert table.critical(vell) == 2
    story.ends()
    assert table.critical(vell) == 2


@rule("9.3")
def test_a_ride_brings_no_gift_of_another_clan_type_but_an_effect_does() -> None:
    table = Position()
    table.vanguard(grade=2)
    heir, next_one = table.card("Heir", grade=3, gift=FORCE), table.card("Next", ACCELS, grade=3, gift=ACCEL)
    story = Story(table, at="ride").ride(heir).gift("Force I", LEFT_FRONT).ends().ends()
    story.ride(next_one)
    assert table.markers() == [("Force I", LEFT_FRONT)]
    if story.phase == "ride":
        story.passes()
    story.use(next_one).gift("Accel I")
    assert table.markers() == [("Force I", LEFT_FRONT), ("Accel I", ACCEL_1)]


@rule("9.6", "9.7", "9.6.3")
def test_accel_brings_circles_at_the_left_and_the_right_end() -> None:
    table = Position()
    lord = table.vanguard(ACCELS)
    racers = [table.card(f"Racer {n}", power=8000) for n in (1, 2)]
    story = Story(table).use(lord).gift("Accel I").use(lord)
    assert table.markers() == [("Accel I", ACCEL_1), ("Accel I", ACCEL_2)]
    story.call(racers[0], ACCEL_1).call(racers[1], ACCEL_2)
    assert [table.power(racer) for racer in racers] == [18000, 18000]
    story.fight(racers[0])
    assert (table.resting(racers[0]), table.damage(1)) == (True, 1)


@rule("17.1", "9.6.4")
def test_accel_ii_draws_a_card_and_gives_half_the_power() -> None:
    table = Position()
    lord = table.vanguard(ACCELS)
    racer = table.card("Racer", power=8000)
    story = Story(table).use(lord).gift("Accel II").call(racer, ACCEL_1)
    assert (table.power(racer), table.size("hand"), story.phase) == (13000, 1, "main")


@rule("9.7", "4.1")
def test_the_first_accel_circle_of_one_player_faces_the_second_of_the_other() -> None:
    text = "[ACT](RC):Choose an opponent's rear-guard in the same column as this unit, and retire it."
    table = Position()
    for seat in (0, 1):
        table.marker("Accel I", ACCEL_1, seat=seat)
        table.marker("Accel I", ACCEL_2, seat=seat)
    racer = table.rear("Racer", text.replace("an opponent's rear-guard", "one of your opponent's rear-guards"),
                       at=ACCEL_1)
    near, far = table.rear(seat=1, at=ACCEL_1), table.rear(seat=1, at=ACCEL_2)
    Story(table).use(racer)
    assert (table.where(near), table.where(far)) == ("RC", "drop")


@rule("9.7")
def test_a_circle_without_its_accel_marker_vanishes_with_its_unit() -> None:
    table = Position()
    table.marker("Accel I", ACCEL_1)
    lord = table.vanguard("[ACT](VC):Remove all Accel markers from your circles.")
    racer = table.rear("Racer", at=ACCEL_1)
    Story(table).use(lord)
    assert (table.where(racer), table.markers()) == ("drop", [])


@rule("24.2", "9.6.5")
def test_protect_i_puts_a_protect_into_the_hand() -> None:
    table = Position()
    table.vanguard(grade=2)
    heir = table.card("Heir", grade=3, gift=PROTECT)
    Story(table, at="ride").ride(heir).gift("Protect I")
    assert table.size("hand") == 1
    assert table.state.sees(1, table.state.cards[table.there("hand")[0]])


@rule("9.5", "9.6.6")
def test_protect_ii_gives_shield_to_who_intercepts_from_its_circle() -> None:
    table = Position()
    table.marker("Protect II", LEFT_FRONT, seat=1)
    wall, other = (
        table.rear(seat=1, at=at, skills=INTERCEPT, shield=5000, grade=2) for at in (LEFT_FRONT, RIGHT_FRONT)
    )
    table.card("Spare", seat=1)
    Story(table).attack(table.vanguards[0]).intercept(wall, other)
    assert (table.shield(wall), table.shield(other)) == (15000, 5000)
    assert table.power(table.vanguards[1]) == 30000


@rule("9.6")
def test_the_gift_of_an_effect_comes_inside_of_it() -> None:
    text = "[ACT](VC):You get an Imaginary Gift: Protect. If you have one or more cards in your hand, draw a card."
    table = Position()
    lord = table.vanguard(text)
    Story(table).use(lord).gift("Protect I")
    assert table.size("hand") == 2


@rule("9.6")
def test_a_marker_stays_where_it_lies_when_units_come_and_go() -> None:
    table = Position()
    table.marker("Force I", LEFT_FRONT)
    old, vell = table.rear(power=8000), table.card(power=9000)
    story = Story(table).exchange(old)
    assert (table.power(old), table.markers()) == (8000, [("Force I", LEFT_FRONT)])
    story.call(vell, LEFT_FRONT)
    assert table.power(vell) == 19000


@rule("9.6")
def test_markers_are_neither_cards_nor_units() -> None:
    text = "[ACT](RC):If you have two or more rear-guards, draw a card."
    table = Position()
    table.marker("Force I", RIGHT_FRONT)
    vell = table.rear("Vell", text)
    assert Story(table).refuses(use(vell)) == "VG 16.3"
