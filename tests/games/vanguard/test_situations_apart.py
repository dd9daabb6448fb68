"""Situations of what is no ordinary card or turn, with their outcomes, by the rulebook alone: tokens, protects, gauges,
the Astral Plane, orders, loops, extra turns (VG 24 to 26)."""

from __future__ import annotations

from tests.games.vanguard.story import Story, attack, call, exchange, guard, ride, rule, use
from tests.games.vanguard.table import (
    BLITZ_ORDER,
    BOOST,
    CENTRE_BACK,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    SET_ORDER,
    Position,
)

PROTECTS = "[ACT](VC)[1/turn]:You get an Imaginary Gift: Protect."
PLANTS = "[AUTO](RC):When placed, call a plant token to (RC)."


def protected(hand: int = 1) -> tuple[Position, Story, int]:
    """The opponent of the turn player holds a protect, and so many other cards."""
    table = Position(turn_player=1)
    table.some(hand, "hand", seat=1, shield=0)
    rival = table.vanguard(PROTECTS, seat=1)
    table.rear("Vell", power=30000)
    story = Story(table).use(rival).gift("Protect I").ends()
    return table, story, table.there("hand", 1)[-1]


# Protect


@rule("24.2", "22.6")
def test_a_protect_keeps_a_unit_from_being_hit_for_a_card_of_the_hand() -> None:
    table, story, protect = protected()
    story.attack(table.there("RC")[0]).guard(protect).yes().choose(*table.there("VC", 1)).unguarded()
    assert (table.damage(1), table.where(protect), table.size("drop", 1)) == (0, "nowhere", 1)


@rule("24.1", "24.2", "15.5")
def test_a_protect_that_is_discarded_is_erased_at_once() -> None:
    table = Position()
    lord = table.vanguard(f"{PROTECTS}\n[ACT](VC)[1/turn]:[COST][Discard a card from your hand], and [Soul-Charge 1].")
    Story(table).use(lord).gift("Protect I").use(lord, 1)
    assert (table.size("hand"), table.size("drop"), table.size("soul")) == (0, 0, 1)


@rule("24.2")
def test_a_protect_is_neither_called_to_a_rear_guard_circle_nor_ridden() -> None:
    table = Position()
    lord = table.vanguard(PROTECTS)
    story = Story(table).use(lord).gift("Protect I")
    (protect,) = table.there("hand")
    assert story.refuses(call(protect)).startswith("VG")
    assert story.refuses(ride(protect)).startswith("VG")


@rule("24.2")
def test_a_protect_is_counted_in_the_hand() -> None:
    table = Position()
    table.some(3, "hand")
    vell = table.rear("Vell", "[CONT](RC)Brave:This unit gets [Power] +5000.")
    lord = table.vanguard(PROTECTS)
    story = Story(table)
    assert table.power(vell) == 13000
    story.use(lord).gift("Protect I")
    assert table.power(vell) == 8000


# Tokens


@rule("24.3")
def test_a_plant_token_is_a_unit_that_boosts() -> None:
    table = Position()
    vell = table.card("Vell", PLANTS, power=8000)
    story = Story(table).call(vell, LEFT_FRONT).at(LEFT_BACK)
    (plant,) = [unit for unit in table.there("RC") if unit != vell]
    assert (table.power(plant), table.now(plant).grade, table.critical(plant)) == (5000, 0, 1)
    story.attack(vell, boost=plant)
    assert table.power(vell) == 13000


@rule("24.3", "24.1")
def test_a_token_that_leaves_the_field_is_no_more() -> None:
    text = f"{PLANTS}\n[ACT](RC):Return one of your other rear-guards to your hand."
    table = Position()
    vell = table.card("Vell", text)
    Story(table).call(vell, LEFT_FRONT).at(LEFT_BACK).use(vell, 1)
    assert (table.there("RC"), table.size("hand")) == ([vell], 0)


@rule("24.3", "18.1")
def test_a_token_that_is_locked_is_erased() -> None:
    text = f"{PLANTS}\n[ACT](RC):Choose one of your other rear-guards, and lock it."
    table = Position()
    vell = table.card("Vell", text)
    Story(table).call(vell, LEFT_FRONT).at(LEFT_BACK).use(vell, 1)
    assert table.there("RC") == [vell]


@rule("24.3", "10.7")
def test_a_token_that_is_called_is_placed() -> None:
    table = Position()
    table.rear("Bell", "[AUTO](RC):When your other rear-guard is placed, draw a card.", at=RIGHT_FRONT)
    vell = table.card("Vell", PLANTS)
    bell = table.there("RC")[0]
    Story(table).call(vell, LEFT_FRONT).first(bell).at(LEFT_BACK)
    assert table.size("hand") == 2


# Gauge


@rule("24.4")
def test_a_gauge_belongs_to_its_unit_wherever_it_moves() -> None:
    text = "[AUTO](RC):When placed, put the top card of your deck face down as an equip gauge for this" \
        " unit.\n[CONT](RC):This unit gets [Power] +5000 for each of this unit's equip gauges."
    table = Position()
    vell = table.card("Vell", text, power=8000)
    Story(table).call(vell).exchange(vell)
    assert (table.power(vell), table.size("gauge"), table.circle(vell)) == (13000, 1, LEFT_BACK)


@rule("24.4", "15.8")
def test_the_gauge_of_a_unit_that_is_gone_goes_to_the_drop_zone() -> None:
    text = "[AUTO](RC):When placed, put the top card of your deck face down as an equip gauge for this unit."
    table = Position()
    vell, cover = table.card("Vell", text), table.card("Cover")
    (top,) = table.on_top("Top")
    story = Story(table).call(vell, LEFT_FRONT)
    assert (table.where(top), table.state.sees(1, table.state.cards[top])) == ("gauge", False)
    story.call(cover, LEFT_FRONT)
    assert (table.where(vell), table.where(top)) == ("drop", "drop")


# Astral Plane


def astral() -> tuple[Position, int]:
    """The centre of the back row is an Astral Plane, and its player holds an Astral Deity of grade 4."""
    table = Position()
    table.vanguard("[CONT](VC):If your (VC) has five or more force markers, your back row center circle becomes an"
                   " Astral Plane.")
    for _ in range(5):
        table.marker("Force I", -1)
    return table, table.card("Deity", grade=4, power=12000, race="Astral Deity")


@rule("24.5", "4.3")
def test_an_astral_deity_is_called_to_its_plane_whatever_its_grade() -> None:
    table, deity = astral()
    other = table.card("Other")
    story = Story(table)
    assert story.refuses(call(other, CENTRE_BACK)) == "VG 24.5"
    assert story.refuses(call(deity, LEFT_FRONT)) == "VG 10.2"
    story.call(deity, CENTRE_BACK)
    assert table.circle(deity) == CENTRE_BACK


@rule("24.5", "11.4.3")
def test_a_deity_attacks_from_its_plane_and_its_checks_go_to_the_soul() -> None:
    table, deity = astral()
    (top,) = table.on_top("Top")
    table.rear(at=RIGHT_FRONT)
    Story(table).call(deity, CENTRE_BACK).fight(deity)
    assert (table.where(top), table.damage(1)) == ("soul", 1)


@rule("24.5", "13.1")
def test_in_the_end_phase_a_deity_goes_under_the_deck() -> None:
    table, deity = astral()
    Story(table).call(deity, CENTRE_BACK).ends()
    assert table.there("deck")[0] == deity


@rule("24.5", "15.10")
def test_what_is_no_deity_is_retired_from_the_plane() -> None:
    table, _ = astral()
    vell = table.rear(at=CENTRE_BACK)
    Story(table)
    assert table.where(vell) == "drop"


@rule("VC6.2.1", "21.3", "24.5")
def test_when_its_vanguard_becomes_a_heart_there_is_no_plane_any_more() -> None:
    table, _ = astral()
    titan, paid, other = table.g_unit(), table.card("Paid", grade=3), table.card("Other")
    story = Story(table, at="ride").passes().stride(titan, paid)
    story.call(other, CENTRE_BACK)
    assert table.circle(other) == CENTRE_BACK


# Orders


@rule("25.1")
def test_one_order_is_played_in_a_turn_and_goes_to_the_drop_zone() -> None:
    table = Position()
    orders = [table.order(text="[COST][Soul-Blast 1]\nDraw a card.") for _ in range(2)]
    table.some(2, "soul")
    story = Story(table).use(orders[0]).choose(table.there("soul")[0])
    assert (table.where(orders[0]), table.size("hand")) == ("drop", 2)
    assert story.refuses(use(orders[1])) == "VG 25.1"


@rule("25.1", "8.1", "10.1")
def test_an_order_is_bound_to_the_grade_of_the_vanguard_and_is_never_called() -> None:
    table = Position()
    table.vanguard(grade=1)
    high, low = table.order(text="Draw a card.", grade=2), table.order(text="Draw a card.", grade=1)
    story = Story(table)
    assert story.refuses(use(high)) == "VG 25.1"
    assert story.refuses(call(low)).startswith("VG")


@rule("25.1", "11.3.2")
def test_a_blitz_order_is_played_while_one_guards() -> None:
    table = Position()
    text = "One of your units that is being attacked gets [Power] +5000 until end of that battle."
    blitz = table.order("Flare", text, BLITZ_ORDER, seat=1)
    vell = table.rear(power=12000)
    story = Story(table).attack(vell)
    story.say(use(blitz)).unguarded()
    assert (table.damage(1), table.where(blitz)) == (0, "drop")


@rule("25.1")
def test_a_set_order_stays_in_the_order_zone() -> None:
    table = Position()
    order = table.order("Banner", "[CONT]:All of your front row units get [Power] +2000.", SET_ORDER)
    vell = table.rear()
    Story(table).use(order)
    assert (table.where(order), table.power(vell)) == ("order", 10000)


@rule("6.7", "25.2")
def test_a_quick_shield_is_given_by_a_first_vanguard_that_is_late() -> None:
    text = "[AUTO]:When rode upon, draw a card. Then, if your opponent's vanguard is grade 1 or greater, put a Quick" \
        " Shield ticket into your hand."
    for grade, hand in ((0, 1), (1, 2)):
        table = Position()
        table.vanguard(text, grade=0)
        table.vanguard(seat=1, grade=grade)
        heir = table.card("Knight", grade=1)
        Story(table, at="ride").ride(heir)
        assert table.size("hand") == hand


# Loops, extra turns, the end of a turn


@rule("26.1")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    table = Position()
    rest = "[AUTO](RC):When your other unit [Stand] by your card's ability, [Rest] that unit."
    stand = "[AUTO](RC):When [Rest] by your card's ability, [Stand] this unit."
    table.rear("Lull", rest)
    waker = table.rear("Waker", stand, at=RIGHT_FRONT)
    crier = table.rear("Crier", "[ACT](RC)[1/turn]:[Rest] one of your \"Waker\".", at=LEFT_BACK)
    story = Story(table).use(crier)
    assert (table.where(waker), story.winner) == ("RC", None)


@rule("26.2")
def test_an_extra_turn_comes_directly_after_this_one() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:You take an extra turn after this turn.")
    story = Story(table).use(lord).ends()
    assert (story.turn, story.turn_player) == (4, 0)
    story.ends()
    assert (story.turn, story.turn_player) == (5, 1)


@rule("26.3")
def test_an_effect_that_ends_the_turn_comes_to_the_end_phase() -> None:
    table = Position()
    table.rear("Bell", "[AUTO](RC):At the end of your turn, draw a card.")
    lord = table.vanguard("[ACT](VC)[1/turn]:End this turn.")
    story = Story(table).use(lord)
    assert (story.turn_player, table.size("hand")) == (1, 1)


# What one may not do


@rule("5.1", "10.5", "11.3.2")
def test_nobody_acts_with_what_belongs_to_the_opponent() -> None:
    table = Position()
    theirs, hidden = table.rear(seat=1, skills=BOOST), table.card("Hidden", seat=1)
    table.rear(at=RIGHT_BACK)
    story = Story(table)
    for play in (exchange(theirs), call(hidden), use(theirs), guard(hidden), attack(theirs, table.vanguards[0])):
        assert story.refuses(play).startswith("VG")


@rule("4.1", "10.5")
def test_the_left_column_of_one_is_the_right_column_of_the_other() -> None:
    text = "[ACT](RC):Choose one of your opponent's rear-guards in the same column as this unit, and retire it."
    table = Position()
    vell = table.rear("Vell", text, at=LEFT_FRONT)
    facing, far = table.rear(seat=1, at=RIGHT_FRONT), table.rear(seat=1, at=LEFT_FRONT)
    Story(table).use(vell)
    assert (table.where(facing), table.where(far)) == ("drop", "RC")
