"""G units (VG 21): strides, hearts, G guardians, with cards without text but for the stride itself."""

from __future__ import annotations

import pytest

from engine.answers import Cards
from engine.continuous.lasting import ANY_TURN, ContinuousEffect
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Nation
from engine.games.vanguard.rules import hearts
from engine.games.vanguard.rules import stride as rules
from engine.games.vanguard.rules.table import BY_RULE
from tests.games.vanguard.story import Story, rule, stride
from tests.games.vanguard.table import G_UNIT, TRIPLE, Position, run


def titan(table: Position, **more: object) -> int:
    """A G unit of 15000 power, whose stride costs what every stride costs."""
    values = {"zone": "G zone", "type": G_UNIT, "grade": 4, "power": 15000, "shield": None, "skills": TRIPLE, **more}
    return table.card("Titan", **values)  # type: ignore[arg-type]


def put(table: Position, one: int) -> None:
    """The G unit is put on the vanguard circle, with the vanguard for its heart."""
    run(hearts.put(table.state, 0, one, BY_RULE), [Cards((table.vanguards[0],))])


def strides(table: Position) -> Story:
    """The turn player comes to the stride step."""
    return Story(table, at="ride").passes()


@rule("21.1", "21.2", "7.5")
def test_a_stride_costs_three_grades_of_the_hand_and_makes_a_heart_of_the_vanguard() -> None:
    table = Position()
    one, heir = titan(table), table.card("Heir", grade=3)
    strides(table).stride(one, heir)
    assert (table.where(one), table.where(table.vanguards[0]), table.where(heir)) == ("VC", "hearts", "drop")
    assert not table.face_down(one)


@rule("21.2")
def test_a_g_unit_has_the_name_and_the_power_of_its_heart() -> None:
    table = Position()
    one, heir = titan(table), table.card("Heir", grade=3)
    strides(table).stride(one, heir)
    assert (table.power(one), set(table.now(one).names)) == (25000, {"Titan", "Lord"})


@rule("21.1")
def test_several_cards_may_be_discarded_and_too_few_grades_do_not_do() -> None:
    table = Position()
    one = titan(table)
    small, more = table.card("Small", grade=1), table.card("More", grade=2)
    story = strides(table).say(stride(one))
    assert story.may_not_choose(small) == "VG 21.1"
    story.choose(small, more)
    assert (table.where(one), table.size("hand")) == ("VC", 0)


@rule("21.1")
@pytest.mark.parametrize("mine, theirs, before, may", [
    (3, 3, 2, True), (3, 2, 3, True), (3, 2, 2, False), (2, 3, 2, False),
])
def test_who_may_stride(mine: int, theirs: int, before: int, may: bool) -> None:
    table = Position()
    table.vanguard(grade=mine)
    table.vanguard(seat=1, grade=theirs)
    one = titan(table)
    table.card("Heir", grade=3)
    table.let(grade_before=before, step="stride")
    assert (rules.refuse(table.state, 0, one) is None) is may


@rule("21.1")
def test_a_player_strides_once_in_a_turn_and_nothing_that_lies_face_up() -> None:
    table = Position()
    one, up = titan(table), titan(table, face_down=False)
    table.some(2, "hand", grade=3)
    table.let(step="stride")
    assert rules.refuse(table.state, 0, up) is not None
    assert rules.refuse(table.state, 0, one) is None
    table.let(strode=True)
    assert rules.refuse(table.state, 0, one) is not None


@rule("21.2", "21.4", "13.1")
@pytest.mark.parametrize("resting", [True, False])
def test_the_heart_is_vanguard_again_as_the_g_unit_was_and_has_not_been_placed(resting: bool) -> None:
    table = Position()
    one, lord = titan(table), table.vanguards[0]
    before = table.ref(lord)
    put(table, one)
    table.mark(one, resting=resting)
    run(hearts.go_back(table.state, 0))
    assert (table.where(lord), table.where(one), table.face_down(one)) == ("VC", "G zone", False)
    assert (table.resting(lord), table.ref(lord)) == (resting, before)


@rule("21.2")
def test_a_g_unit_rests_where_the_vanguard_rested() -> None:
    table = Position()
    one = titan(table)
    table.mark(table.vanguards[0], resting=True)
    put(table, one)
    assert table.resting(one)


@rule("21.4", "8.4")
def test_who_is_ridden_over_a_g_unit_sends_the_hearts_to_the_soul() -> None:
    table = Position()
    one, heir, lord = titan(table), table.card("Heir", grade=4), table.vanguards[0]
    put(table, one)
    Story(table, at="ride").ride(heir)
    assert (table.where(heir), table.where(lord), table.where(one)) == ("VC", "soul", "G zone")


@rule("21.5", "4.6")
def test_in_the_end_phase_g_units_go_to_the_g_zone() -> None:
    table = Position()
    one, lord = titan(table), table.vanguards[0]
    put(table, one)
    Story(table).ends()
    assert (table.where(one), table.face_down(one), table.where(lord)) == ("G zone", False, "VC")


@rule("21.4")
def test_another_heart_is_chosen_where_the_chosen_one_is_gone() -> None:
    table = Position()
    one, lord = titan(table), table.vanguards[0]
    mate = table.card("Mate", zone="VC", power=9000, marks={"lead": lord})
    table.mark(lord, marks={"mate": mate})
    put(table, one)
    table.happen(table.move(lord, "drop"))
    Story(table)
    assert table.power(one) == 24000


ULTIMATE = ("[Ultimate Stride]-Stride Step-[Discard a card from your hand] [Stride] this card on your (VC) from face"
            " down.")


def ultimate(*, up: int = 3, nation: Nation = Nation.UNITED_SANCTUARY) -> tuple[Position, int]:
    """A card for an ultimate stride, with so many cards face up in the G zone; the vanguard is of the first nation."""
    table = Position()
    table.vanguard(nation=Nation.UNITED_SANCTUARY)
    table.some(up, "G zone", type=G_UNIT, face_down=False)
    one = table.card("Last", ULTIMATE, zone="G zone", type=G_UNIT, grade=4, power=26000, shield=None, nation=nation)
    table.card("Paid")
    return table, one


@rule("21.7")
@pytest.mark.parametrize("up, nation, may", [
    (3, Nation.UNITED_SANCTUARY, True), (2, Nation.UNITED_SANCTUARY, False), (3, Nation.DARK_ZONE, False),
])  # fmt: skip
def test_an_ultimate_stride_asks_for_three_open_cards_and_the_nation(up: int, nation: Nation, may: bool) -> None:
    table, one = ultimate(up=up, nation=nation)
    story = strides(table)
    if may:
        story.say(stride(one))
        assert (table.where(one), table.size("drop")) == ("VC", 1)
    else:
        assert story.refuses(stride(one)) == "VG 21.7"


@rule("21.7")
def test_what_makes_a_stride_free_changes_nothing_of_an_ultimate_one() -> None:
    table, one = ultimate()
    free = ContinuousEffect(0, own.NextStrideFree(), table.ref(table.vanguards[0]), 0, "ability", ANY_TURN, 3)
    table.let(lasting=(free,))
    strides(table).say(stride(one))
    assert (table.where(one), table.size("drop")) == ("VC", 1)


def gyze(*dragons: str, grade: int = 3, name: str = "Gyze of the Last Hour") -> tuple[Position, int]:
    """A Gyze to be stridden ultimately, with such Zeroth Dragons in the bind zone and two more cards in the G zone."""
    table = Position()
    table.vanguard(nation=Nation.UNITED_SANCTUARY, grade=grade)
    for one in dragons:
        table.card(one, zone="bind", race="Zeroth Dragon")
    table.some(2, "G zone", type=G_UNIT)
    one = table.card(name, ULTIMATE, zone="G zone", type=G_UNIT, grade=4, power=26000, shield=None,
                     nation=Nation.UNITED_SANCTUARY)
    table.card("Paid")
    return table, one


@pytest.mark.parametrize("dragons, name, may", [
    ("ABCDE", "Gyze of the Last Hour", True), ("ABCDD", "Gyze of the Last Hour", False), ("ABCDE", "Last", False),
])  # fmt: skip
@rule("21.7")
def test_gyze_asks_for_five_different_zeroth_dragons_in_the_bind_zone(dragons: str, name: str, may: bool) -> None:
    table, one = gyze(*dragons, name=name)
    story = strides(table)
    if may:
        story.say(stride(one))
        assert table.where(one) == "VC"
    else:
        assert story.refuses(stride(one)) == "VG 21.7"


@rule("21.7", "13.1")
def test_when_gyze_returns_the_whole_g_zone_is_removed() -> None:
    table, one = gyze(*"ABCDE")
    strides(table).say(stride(one)).ends()
    assert (table.size("G zone"), table.size("removed"), table.where(one)) == (0, 3, "removed")


@pytest.mark.parametrize(("price", "soul"), [("Soul-Blast 1", 0), ("Discard a card from your hand", None)])
@rule("21.1", "7.5")
def test_who_holds_no_card_strides_what_costs_something_else(price: str, soul: int | None) -> None:
    table = Position()
    text = f"[Stride]-Stride Step-[COST][{price}] [Stride] this card on your (VC) from face down."
    one = table.card("Titan", text, zone="G zone", type=G_UNIT, grade=4)
    table.card(zone="soul")
    story = Story(table, at="ride")
    if soul is None:
        assert story.refuses(stride(one)) == "VG 16.7"
    else:
        story.say(stride(one))
        assert (table.where(one), table.size("soul")) == ("VC", soul)


@rule("21.1", "7.5")
def test_who_holds_no_card_is_not_asked_where_every_stride_costs_some() -> None:
    table = Position()
    table.g_unit()
    assert Story(table, at="ride").phase == "main"
