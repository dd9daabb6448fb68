"""Once more, from another side: the clans' keywords and what their pages give as examples (VC 0 to VC 7, 9 to 14)."""

from __future__ import annotations

import pytest

from engine.answers import Options
from engine.games.vanguard.rules import gifts
from tests.games.vanguard.story import Story, rule, use
from tests.games.vanguard.table import (
    CENTRE_BACK,
    LEFT_BACK,
    LEFT_FRONT,
    PROTECT,
    RIGHT_BACK,
    RIGHT_FRONT,
    STAND,
    Position,
    run,
)

# What they have in common

SEEKS = "[AUTO]:When this unit is placed on (RC), search your deck for up to one card with the brave ability, reveal" \
    " it, put it into your hand, and shuffle your deck."


@rule("VC0.1.2")
def test_a_card_that_could_get_a_keyword_is_not_found_as_one_that_has_it() -> None:
    table = Position(cards=1)
    promised = "[ACT](VC):Until end of turn, this unit gets \"[CONT](VC)Brave:This unit gets [Power] +5000.\"."
    table.card("Promised", promised, zone="deck")
    story = Story(table).call(table.card("Seeker", SEEKS))
    if story.asked.kind == "cards":
        assert story.can_choose() == set()
        story.choose()
    assert table.names("hand") == []


@rule("VC0.1.15", "17.7")
def test_a_keyword_that_is_not_active_is_found_in_the_deck() -> None:
    table = Position(cards=1)
    bold = table.card("Bold", "[CONT](RC)Brave:This unit gets [Power] +5000.", zone="deck")
    table.some(6, "hand")
    Story(table).call(table.card("Seeker", SEEKS)).choose(bold)
    assert table.where(bold) == "hand"


@rule("VC0.1.12", "VC1.1.2")
def test_a_condition_that_comes_and_goes_takes_its_ability_along() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC)Brave:This unit gets [Power] +5000.")
    called = table.some(4, "hand")
    story = Story(table)
    assert table.power(vell) == 8000
    story.call(called[0], RIGHT_FRONT)
    assert table.power(vell) == 13000
    table.card("Drawn")
    table.happen(table.move(called[0], "hand"))
    assert table.power(vell) == 8000


@rule("VC0.1.13", "VC2.1.2")
def test_an_oracle_that_becomes_active_in_the_same_check_timing_is_too_late() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO]Oracle:When this unit is placed on (RC), [Soul-Charge 1].")
    table.some(4, "hand")
    table.rear("Scribe", "[AUTO](RC):When your other rear-guard is placed, draw a card.", at=RIGHT_BACK)
    Story(table).call(vell)
    assert (table.size("hand"), table.size("soul")) == (5, 0)


@rule("VC0.1.14", "VC2.1.2")
def test_an_oracle_that_stands_by_is_played_with_fewer_cards() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO]Oracle:When this unit is placed on (RC), [Soul-Charge 1].")
    hand = table.some(5, "hand")
    waste = "[AUTO](RC):When your other rear-guard is placed, discard a card from your hand."
    waste = table.rear("Waste", waste, at=RIGHT_BACK)
    Story(table).call(vell).first(waste).choose(hand[0])
    assert (table.size("hand"), table.size("soul")) == (4, 1)


@rule("VC0.1.16", "VC1.1.2")
def test_what_a_brave_ability_left_for_the_end_comes_with_a_full_hand() -> None:
    table = Position()
    text = "[ACT](RC)[1/turn]Brave:This unit gets [Power] +2000 until end of turn, and at the end of that turn, draw" \
        " a card."
    vell = table.rear("Vell", text)
    scribe = table.rear("Scribe", "[ACT](RC)[1/turn]:Draw five cards.", at=RIGHT_FRONT)
    Story(table).use(vell).use(scribe).ends()
    assert table.size("hand") == 6


# Ritual, Unite


@rule("VC4.1.2", "16.3")
def test_an_act_with_ritual_is_not_played_without_its_cards() -> None:
    table = Position()
    ones = table.some(2, "drop", grade=1)
    vell = table.rear("Vell", "[ACT](RC)Ritual 2:Draw a card.")
    story = Story(table)
    table.happen(table.move(ones[0], "soul"))
    assert story.refuses(use(vell)) == "VG 16.3"


@rule("VC4.1.2")
def test_ritual_does_not_count_the_drop_zone_of_the_opponent() -> None:
    table = Position()
    table.some(3, "drop", grade=1, seat=1)
    assert table.power(table.rear("Vell", "[CONT](VC/RC)Ritual 3:This unit gets [Power] +2000.")) == 8000


@pytest.mark.parametrize("grade, drawn", [(1, 1), (2, 0)])
@rule("VC4.1.3")
def test_a_card_of_another_grade_does_not_count_itself_for_its_ritual(grade: int, drawn: int) -> None:
    table = Position()
    table.some(2, "drop", grade=1)
    table.rear("Vell", "[AUTO](RC)Ritual 3:When this unit is retired, draw a card.", grade=grade)
    Story(table).call(table.card("Cover", grade=2), LEFT_FRONT)
    assert table.size("hand") == drawn


@rule("VC5.1.2a", "24.2")
def test_a_protect_that_is_called_is_counted_for_unite() -> None:
    table = Position()
    knight = table.vanguard("[CONT](VC)Unite:This unit gets [Power] +5000.", seat=1)
    run(gifts.acquire(table.state, 1, PROTECT), [Options((0,))])
    (protect,) = table.there("hand", 1)
    shield, _ = table.some(2, "hand", seat=1, shield=5000)
    story = Story(table).attack(table.rear(power=15000)).guard(protect).no()
    assert table.power(knight) == 10000
    story.guard(shield)
    assert table.power(knight) == 20000


@rule("VC5.1.3", "VC5.1.2")
def test_calls_before_the_vanguard_was_there_make_it_unite() -> None:
    table = Position()
    table.vanguard(grade=2)
    heir = table.card("Heir", "[CONT](VC)Unite:This unit gets [Power] +5000.", grade=3, zone="soul")
    first, squire = table.card(), table.card("Squire", "[AUTO](RC):When placed, ride a card from your soul.")
    Story(table).call(first, RIGHT_FRONT).call(squire)
    assert (table.where(heir), table.power(heir)) == ("VC", 13000)


# Genesis, Kagero


@rule("VC6.2.1", "15.10", "21.3")
def test_a_deity_on_a_circle_that_is_a_plane_no_more_attacks_no_more_from_there() -> None:
    table = Position()
    table.vanguard("[CONT](VC):Your back row center circle becomes an Astral Plane.")
    star = table.rear("Star", race="Astral Deity", at=CENTRE_BACK)
    titan = table.g_unit()
    paid = table.card("Paid", grade=3)
    story = Story(table, at="ride").passes().stride(titan, paid).to_battle()
    assert star not in {play.card for play in story.asked.plays}  # type: ignore[attr-defined]


@rule("VC7.1.3", "VC7.1.2")
def test_what_comes_of_blazing_comes_once_in_a_turn_of_several_attacks() -> None:
    table = Position()
    lord = table.vanguard("[AUTO](VC):Blaze\n[AUTO](VC):When this unit becomes blazing, draw a card.")
    vell, _ = table.rear(), table.rear(at=LEFT_BACK)
    story = Story(table).fight(vell)
    assert (table.in_state(lord, "blazing"), table.size("hand")) == (True, 1)
    story.attack(lord)
    assert table.size("hand") == 1


# Tachikaze, Nova Grappler, Dimension Police, Link Joker


@rule("VC9.1.3", "13.4")
def test_who_was_engorged_in_an_earlier_turn_becomes_so_again() -> None:
    table = Position()
    lord = table.vanguard("[AUTO](VC):Engorge\n[AUTO](VC):When this unit becomes engorged, draw a card.")
    food, more = table.rear(), table.rear(at=LEFT_BACK)
    story = Story(table).attack(lord).yes().choose(food).unguarded()
    assert (table.in_state(lord, "engorged"), story.turn_player) == (False, 1)
    story.ends().attack(lord).yes().targets(more)
    assert table.in_state(lord, "engorged")


@rule("VC9.1.4", "16.3")
def test_what_comes_of_being_retired_by_the_engorge_ability_comes_of_that_and_of_no_other() -> None:
    text = "[AUTO]:When this unit is retired due to the effect of your engorge ability, draw a card."
    table = Position()
    lord = table.vanguard("[AUTO](VC):Engorge")
    food, covered = table.rear("Food", text), table.rear("Food", text, at=RIGHT_BACK)
    story = Story(table).call(table.card("Cover"), RIGHT_BACK)
    assert (table.where(covered), table.size("hand")) == ("drop", 0)
    story.attack(lord).yes().choose(food)
    assert table.size("hand") == 1


@rule("VC12.1.2")
def test_rush_does_not_come_of_being_stood_by_a_card_of_the_opponent() -> None:
    table = Position()
    text = "Rush-[AUTO](RC):When this unit [Stand] due to the effect of your card, draw a card."
    vell = table.rear("Vell", text, seat=1, resting=True)
    crier = table.rear("Crier", "[ACT](RC):Choose one of your opponent's rear-guards, and [Stand] it.")
    Story(table).use(crier)
    assert (table.resting(vell), table.size("hand", 1)) == (False, 0)


@rule("VC12.1.2a", "12.3.3")
def test_a_stand_trigger_of_the_drive_check_makes_no_rush() -> None:
    table = Position()
    text = "Rush-[AUTO](RC):When this unit [Stand] due to the effect of your card, [Soul-Charge 1]."
    vell = table.rear("Vell", text, resting=True)
    table.on_top(STAND)
    Story(table).fight(table.vanguards[0]).give(vell, vell)
    assert (table.resting(vell), table.size("soul")) == (False, 0)


@pytest.mark.parametrize("power, gets", [(15000, True), (14000, False)])
@rule("VC13.1.2", "16.9")
def test_a_burst_that_is_continuous_looks_at_the_vanguard_all_the_time(power: int, gets: bool) -> None:
    table = Position()
    table.vanguard(power=power)
    text = "Burst-[CONT](RC):If your vanguard's [Power] is 15000 or greater, this unit gets [Power] +3000."
    assert table.power(table.rear("Vell", text)) == (11000 if gets else 8000)


@rule("VC14.1.1", "17.4")
def test_a_locked_card_that_is_retired_is_no_rear_guard_that_is() -> None:
    table = Position()
    table.rear("Bell", "[AUTO](RC):When your rear-guard is retired, [Soul-Charge 1].", at=RIGHT_FRONT)
    cole = table.rear("Cole", face_down=True)
    opener = table.rear("Opener", "[ACT](RC):Choose one of your locked cards, and retire it.", at=LEFT_BACK)
    Story(table).use(opener)
    assert (table.where(cole), table.size("soul")) == ("drop", 0)


@rule("VC14.1.2", "4.6")
def test_the_circle_of_a_g_unit_that_was_locked_is_free_again() -> None:
    table = Position(turn_player=1)
    titan = table.g_unit("Titan", zone="RC", face_down=False)
    warder = table.rear("Warder", "[ACT](RC):Choose one of your opponent's rear-guards, and lock it.", seat=1)
    story = Story(table).use(warder)
    assert (table.where(titan), table.face_down(titan)) == ("G zone", False)
    next_one = table.card("Next")
    story.ends().passes()
    story.call(next_one, LEFT_FRONT)
    assert table.where(next_one) == "RC"
