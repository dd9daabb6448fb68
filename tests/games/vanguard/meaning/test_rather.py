"""Another number in the place of one said before, melodies that are shared, and what happens instead."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, call, guard, rule
from tests.games.vanguard.table import BOOST, LEFT_BACK, LEFT_FRONT, RIGHT_BACK, RIGHT_FRONT, Position

SINGS = "[Melody]-[CONT](VC/RC):This unit gets [Power] +2000."


@pytest.mark.parametrize(("soul", "stood"), [(2, 1), (3, 2)])
@rule("16.12", "16.8")
def test_two_stand_instead_of_one_where_the_condition_holds(soul: int, stood: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, [Stand] one of your other rear-guards. If your soul has three or more cards," \
        " [Stand] two rear-guards instead of one."
    vell = table.card("Vell", text)
    table.some(soul, "soul")
    others = [table.rear(at=at, resting=True) for at in (RIGHT_FRONT, LEFT_BACK, RIGHT_BACK)]
    Story(table).call(vell, LEFT_FRONT).choose(*others[:stood])
    assert [table.resting(one) for one in others].count(False) == stood


@pytest.mark.parametrize(("grade", "retired"), [(2, 1), (3, 2)])
@rule("16.12", "16.8")
def test_up_to_two_are_chosen_instead_of_one(grade: int, retired: int) -> None:
    table = Position()
    table.vanguard(seat=1, grade=grade)
    text = "[AUTO](RC):When placed, choose one of your opponent's rear-guards, and retire it. If your opponent's" \
        " vanguard is grade 3 or greater, choose up to two instead of one."
    vell = table.card("Vell", text)
    there = [table.rear(seat=1, at=at) for at in (LEFT_FRONT, RIGHT_FRONT, LEFT_BACK)]
    Story(table).call(vell).choose(*there[:retired])
    assert table.size("drop", 1) == retired


@pytest.mark.parametrize(("soul", "charged"), [(2, 1), (3, 2)])
@rule("16.12", "17.10")
def test_an_amount_is_another_instead(soul: int, charged: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, [Soul-Charge 1]. If your soul has three or more cards, [Soul-Charge 2] instead of" \
        " 1."
    table.some(soul, "soul")
    Story(table).call(table.card("Vell", text))
    assert table.size("soul") == soul + charged


@pytest.mark.parametrize(("soul", "drawn"), [(2, 1), (3, 2)])
@rule("16.12", "16.8")
def test_a_number_may_have_been_said_two_sentences_before(soul: int, drawn: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, draw a card. This unit gets [Power] +5000 until end of turn. If your soul has" \
        " three or more cards, draw two cards instead of one."
    table.some(soul, "soul")
    vell = table.card("Vell", text)
    Story(table).call(vell)
    assert (table.size("hand"), table.power(vell)) == (drawn, 13000)


@pytest.mark.parametrize(("soul", "tokens"), [(2, 1), (3, 2)])
@rule("16.12", "24.3")
def test_two_tokens_are_called_instead_of_one(soul: int, tokens: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, call a Plant token to your (RC). If your soul has three or more cards, call two" \
        " Plant tokens instead of one."
    table.some(soul, "soul")
    story = Story(table).call(table.card("Vell", text))
    story.option(*("right front", "right back")[:tokens])
    assert len(table.named("Plant")) == tokens


@rule("22.6")
def test_all_units_with_a_melody_have_what_each_of_them_names() -> None:
    table = Position()
    one, two = table.rear("One", SINGS), table.rear("Two", SINGS, at=RIGHT_FRONT)
    mute, other = table.rear("Mute", "[Melody]", at=LEFT_BACK), table.rear("Other", at=RIGHT_BACK)
    foe = table.rear("Foe", SINGS, seat=1)
    assert [table.power(unit) for unit in (one, two, mute, other, foe)] == [12000, 12000, 12000, 8000, 10000]


@rule("22.6", "16.1")
def test_a_melody_is_not_shared_from_off_the_field() -> None:
    table = Position()
    one = table.rear("One", SINGS)
    table.card("Two", SINGS)
    table.card("Three", SINGS, zone="drop")
    assert table.power(one) == 10000


@rule("16.9", "11.2.7")
def test_who_boosts_adds_the_power_that_is_set() -> None:
    table = Position()
    vell = table.rear("Vell")
    weak = table.rear("Weak", "[CONT](RC):The original [Power] of this unit becomes 1000.", at=LEFT_BACK, skills=BOOST)
    Story(table).attack(vell, boost=weak)
    assert table.power(vell) == 9000


@rule("10.2", "1.6")
def test_who_cannot_be_normal_called_is_called_by_an_effect() -> None:
    table = Position()
    shy = table.card("Shy", "[CONT](Hand):This card cannot be normal called.")
    crier = table.card("Crier", "[AUTO](RC):When placed, you may call a card from your hand to (RC).")
    story = Story(table)
    assert story.refuses(call(shy)) == "VG 1.6"
    story.call(crier).yes().choose(shy).at(RIGHT_FRONT)
    assert table.where(shy) == "RC"


@rule("10.2", "11.3.2")
def test_who_cannot_be_normal_called_does_not_guard() -> None:
    table = Position()
    vell = table.rear("Vell")
    shy = table.card("Shy", "[CONT](Hand):This card cannot be normal called.", seat=1)
    assert Story(table).attack(vell).refuses(guard(shy)) == "VG 1.6"


@pytest.mark.parametrize(("does", "power"), [
    ("look at the top card of your deck", 13000), ("reveal the top card of your deck", 13000), ("draw a card", 8000),
])
@rule("16.5")
def test_who_looks_at_the_deck_by_an_effect_is_noticed(does: str, power: int) -> None:
    table = Position()
    text = "[AUTO](VC/RC):When you look at your deck by an effect, this unit gets [Power] +5000 until end of turn."
    seer = table.rear("Seer", text, at=RIGHT_FRONT)
    Story(table).call(table.card("Vell", f"[AUTO](RC):When placed, {does}."))
    assert table.power(seer) == power


@rule("16.1")
def test_units_without_any_ability_are_spoken_of() -> None:
    table = Position()
    text = "[CONT](VC):All of your rear-guards without any [CONT], [ACT], or [AUTO] abilities get [Power] +5000."
    table.vanguard(text)
    plain, able = table.rear(), table.rear("Able", "[CONT](RC):This unit gets [Power] +1000.", at=RIGHT_FRONT)
    assert (table.power(plain), table.power(able)) == (13000, 9000)


# Another deed in the place of one


@pytest.mark.parametrize(("does", "zone"), [("ride", "VC"), ("call", "RC")])
@rule("16.12", "8.1")
def test_what_would_be_called_may_be_ridden_instead(does: str, zone: str) -> None:
    table = Position()
    lord = table.vanguard('[ACT](VC)[1/turn]:Call a "Lamp" from your drop zone to (RC). If "Oar" is on your (RC), you'
                          ' may ride it as [Stand] instead of calling it.', grade=1)  # fmt: skip
    lamp = table.card("Lamp", zone="drop", grade=2)
    table.rear("Oar")
    Story(table).use(lord).option(does).at(RIGHT_FRONT)
    assert table.where(lamp) == zone


@rule("16.12", "8.1")
def test_where_the_condition_does_not_hold_nothing_else_is_done() -> None:
    table = Position()
    lord = table.vanguard('[ACT](VC)[1/turn]:Call a "Lamp" from your drop zone to (RC). If "Oar" is on your (RC), you'
                          ' may ride it as [Stand] instead of calling it.', grade=1)  # fmt: skip
    lamp = table.card("Lamp", zone="drop", grade=2)
    Story(table).use(lord).at(RIGHT_FRONT)
    assert table.where(lamp) == "RC"


@pytest.mark.parametrize("zone", ["soul", "deck"])
@rule("16.12", "16.8")
def test_a_card_goes_elsewhere_instead_of_the_top_of_the_deck(zone: str) -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:Draw a card, choose a normal unit from your drop zone, and put it on the"
                          " top of your deck. If you have a rear-guard, you may put it into your soul instead of the"
                          " top of your deck.")  # fmt: skip
    page = table.card("Page", zone="drop")
    table.rear()
    Story(table).use(lord).option(zone)
    assert (table.where(page), table.size("hand")) == (zone, 1)


@pytest.mark.parametrize("locked", [True, False])
@rule("16.12", "10.1")
def test_what_would_be_called_resting_stands(locked: bool) -> None:
    table = Position()
    lord = table.vanguard('[ACT](VC)[1/turn]:Look at five cards from the top of your deck, choose up to one "Lamp" from'
                          " among them, call it to (RC) as [Rest], and shuffle your deck. If your opponent has a locked"
                          " card, call it as [Stand].")  # fmt: skip
    lamp = table.card("Lamp", zone="deck")
    if locked:
        table.rear(seat=1, face_down=True)
    Story(table).use(lord).choose(lamp).at(RIGHT_FRONT)
    assert (table.where(lamp), table.resting(lamp)) == ("RC", not locked)
