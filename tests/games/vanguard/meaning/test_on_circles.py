"""What texts say of markers and gauges, and where cards go."""

from __future__ import annotations

import pytest

from engine.games.vanguard.cards import Trigger
from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import ACCEL_1, CENTRE, LEFT_BACK, LEFT_FRONT, RIGHT_FRONT, Position

EQUIPS = "[AUTO](RC):When placed, put the top card of your deck face down as an equip gauge for this unit."


@rule("9.5")
def test_a_unit_asks_for_a_marker_on_its_circle_of_whatever_kind() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):If there is a marker on this unit's circle, this unit gets [Power] +15000.")
    table.marker("Protect II", RIGHT_FRONT)
    assert table.power(vell) == 8000
    table.marker("Protect II", LEFT_FRONT)
    assert table.power(vell) == 23000


@rule("9.5")
def test_markers_of_a_name_move_to_the_circle_of_a_unit() -> None:
    table = Position()
    table.marker("Force I", LEFT_FRONT)
    table.marker("Protect II", LEFT_FRONT)
    text = "[ACT](VC):Move all of the Force markers on your circles to this unit's circle."
    lord = table.vanguard(text)
    Story(table).use(lord)
    assert table.markers() == [("Force I", CENTRE), ("Protect II", LEFT_FRONT)]


@rule("9.5", "9.7")
def test_accel_markers_are_their_circles_and_stay() -> None:
    table = Position()
    table.marker("Accel I", ACCEL_1)
    lord = table.vanguard("[ACT](VC):Move all of the Accel markers on your circles to this unit's circle.")
    Story(table).use(lord)
    assert table.markers() == [("Accel I", ACCEL_1)]


@rule("24.4")
def test_each_gauge_of_the_name_is_counted() -> None:
    table = Position()
    one = table.card("One", f"{EQUIPS}\n[CONT](RC):This unit gets [Power] +5000 for each of this unit's equip gauges.")
    Story(table).call(one, LEFT_BACK)
    assert table.power(one) == 13000


@rule("24.4")
def test_a_unit_asks_how_many_gauges_it_has() -> None:
    table = Position()
    asks = "[CONT](RC):If this unit has {} or more equip gauges, this unit gets [Power] +5000."
    one = table.card("One", f"{EQUIPS}\n{asks.format('one')}\n{asks.format('two')}")
    Story(table).call(one, LEFT_BACK)
    assert table.power(one) == 13000


@rule("24.4")
def test_a_gauge_of_another_name_is_not_counted() -> None:
    table = Position()
    one = table.card("One", f"{EQUIPS}\n[CONT](RC):This unit gets [Power] +5000 for each of this unit's divine gauge.")
    Story(table).call(one, LEFT_BACK)
    assert (table.size("gauge"), table.power(one)) == (1, 8000)


@rule("4.1", "1.6")
def test_cards_are_swapped_at_once() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, swap a unit card from your hand with a card from your damage zone."
    vell, kept = table.card("Vell", text), table.card("Kept")
    hurt = table.card("Hurt", zone="damage")
    Story(table).call(vell).choose(kept)
    assert (table.where(kept), table.where(hurt), table.face_down(kept)) == ("damage", "hand", False)


@pytest.mark.parametrize(("on_top", "power"), [(True, 8000), (False, 14000)])
@rule("16.8")
def test_something_comes_of_it_if_it_was_put_on_the_bottom(on_top: bool, power: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, look at the top card of your deck, put it on the top or bottom of your deck, and" \
        " if you put it on the bottom of your deck, this unit gets [Power] +6000 until end of turn."
    vell = table.card("Vell", text)
    (top,) = table.on_top("Top")
    Story(table).call(vell).choose(*((top,) if on_top else ()))
    assert table.power(vell) == power


@rule("10.3")
def test_a_unit_is_called_to_the_circle_that_the_text_speaks_of() -> None:
    table = Position()
    table.marker("Accel I", ACCEL_1)
    racer = table.rear("Racer", "[CONT](RC):This unit gets [Power] +1000 for each of your additional (RC).", at=ACCEL_1)
    assert table.power(racer) == 19000


@rule("9.5")
def test_a_marker_goes_only_where_none_of_its_name_lies() -> None:
    table = Position()
    text = "[ACT](VC):Choose one of your (VC) or (RC) without any Pearls markers, and put a Pearls marker."
    lord = table.vanguard(text)
    story = Story(table).use(lord).at(CENTRE).use(lord)
    with pytest.raises(StopIteration):
        story.at(CENTRE)
    story.at(LEFT_BACK)
    assert table.markers() == [("Pearls", CENTRE), ("Pearls", LEFT_BACK)]


@rule("12.3")
def test_trigger_effects_are_those_of_the_discarded_cards_alone() -> None:
    table = Position()
    table.on_top("Plain", Trigger.DRAW)
    text = "[ACT](VC):Discard two cards from the top of your deck, and activate all of the trigger effects of the"
    lord = table.vanguard(f"{text} discarded cards.")
    Story(table).use(lord)
    assert (table.size("hand"), table.power(lord)) == (1, 20000)


@rule("10.3", "25.1")
def test_a_card_that_is_called_from_where_it_lay_hidden_is_seen_before_its_circle_is_asked() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):Look at the top card of your deck, and call it to (RC).")
    (vell,) = table.on_top("Vell")
    story = Story(table).use(lord)
    assert story.asked_by("10.3") and table.state.sees(1, table.state.cards[vell])


@rule("10.3", "9.6")
def test_a_card_is_called_to_an_additional_circle_alone() -> None:
    table = Position()
    table.marker("Accel I", ACCEL_1)
    racer = table.card("Racer", zone="soul")
    vell = table.card("Vell", "[AUTO](RC):When placed, call a card from your soul to an additional (RC).")
    Story(table).call(vell)
    assert table.circle(racer) == ACCEL_1
