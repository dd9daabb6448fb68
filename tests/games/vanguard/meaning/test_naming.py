"""Card names that are taken and compared, and numbers in the place of others."""

from __future__ import annotations

import pytest

from engine.games.vanguard.cards import Trigger
from engine.games.vanguard.effects.coverage import executable
from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import (
    CRITICAL,
    FRONT,
    INTERCEPT,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_FRONT,
    Position,
)
from tests.games.vanguard.words.reading_lines import ability

ASKS = '[CONT](RC):If you have another unit with the same card name as this unit, this unit gets [Power] +5000.'


@rule("2.2", "16.9")
def test_a_card_name_is_changed_to_that_of_another_unit_until_the_turn_ends() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, change this unit's card name to one of your other unit's card name until end of" \
        " turn."
    mist, rose = table.card("Mist", text), table.rear("Rose", ASKS, at=LEFT_BACK)
    table.rear("Thorn", at=RIGHT_FRONT)
    story = Story(table).call(mist, LEFT_FRONT).choose(rose)
    assert (table.power(rose), table.now(mist).names) == (13000, ("Rose",))
    story.ends()
    assert (table.power(rose), table.now(mist).names) == (8000, ("Mist",))


@rule("2.2", "16.9")
def test_a_card_name_that_is_got_stands_beside_the_own_one() -> None:
    table = Position()
    mist = table.card("Mist", "[AUTO](RC):When placed, choose a card from your drop, and this unit gets that card's"
                              " card name until end of turn.")
    table.card("Rose", zone="drop")
    Story(table).call(mist)
    assert table.now(mist).names == ("Mist", "Rose")


@rule("2.2", "16.9")
def test_who_was_renamed_just_now_has_what_those_of_the_name_get() -> None:
    table = Position()
    text = 'until end of turn, change the card names of all "Mist" on your (RC) to "Rose", and all "Rose" on your' \
        ' (RC) get [Power] +3000.'
    vell = table.rear("Vell", f"[ACT](RC):[COST][[Rest] this unit], {text}", at=LEFT_BACK)
    mist = table.rear("Mist")
    Story(table).use(vell)
    assert table.power(mist) == 11000


@pytest.mark.parametrize(("names", "power"), [(("Mist", "Rose"), 18000), (("Mist", "Mist"), 8000)])
@rule("2.2", "17.6")
def test_all_that_were_revealed_have_to_have_different_names(names: tuple[str, str], power: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, reveal two cards from the top of your deck, and if all of the normal units" \
        " revealed have different card names, this unit gets [Power] +10000 until end of turn."
    vell = table.card("Vell", text)
    for name in names:
        table.card(name, zone="deck")
    Story(table).call(vell)
    assert table.power(vell) == power


@pytest.mark.parametrize(("trigger", "power"), [(FRONT, 30000), (CRITICAL, 20000)])
@rule("12.2", "11.4.3")
def test_a_trigger_of_the_icon_gives_more_in_drive_checks(trigger: Trigger, power: int) -> None:
    table = Position()
    text = "[CONT](VC):The [Power] increase of [Front] trigger effects revealed for your drive check get +10000."
    lord = table.vanguard(text)
    # Who may attack yet keeps the turn open.
    table.rear()
    table.on_top(trigger)
    Story(table).fight(lord).give(lord, lord)
    assert table.power(lord) == power


@pytest.mark.parametrize(("damage", "drive"), [(3, 0), (4, 2)])
@rule("16.12", "3.4")
def test_drive_is_more_in_place_of_less(damage: int, drive: int) -> None:
    table = Position()
    text = "[ACT](VC)[1/turn]:This unit gets drive -1 until end of turn. If your damage zone has four or more cards," \
        " it gets drive +1 instead of drive -1."
    lord = table.vanguard(text)
    table.some(damage, "damage")
    Story(table).use(lord)
    assert table.now(lord).drive == drive


@pytest.mark.parametrize(("soul", "shield"), [(5, 5000), (6, 10000), (10, 15000)])
@rule("16.12", "3.3")
def test_shield_is_more_in_place_of_so_much(soul: int, shield: int) -> None:
    table = Position(turn_player=1)
    text = "[CONT](RC):If your soul has six or more cards, this unit gets [Shield] +5000. If your soul has 10 or more" \
        " cards, it gets [Shield] +10000 instead of +5000."
    vell = table.rear("Vell", text, shield=5000, skills=INTERCEPT)
    table.some(soul, "soul")
    assert table.now(vell).shield == shield


@rule("16.12", "10.6")
def test_who_would_be_retired_in_the_battle_may_move_to_an_open_circle() -> None:
    table = Position(turn_player=1)
    text = "[AUTO](GC):When placed, when this unit would be retired during that battle, you may move it to an open" \
        " (RC) instead."
    vell, foe = table.card("Vell", text), table.rear("Foe", seat=1)
    Story(table).attack(foe).guard(vell).unguarded().yes().at(LEFT_FRONT)
    assert (table.where(vell), table.circle(vell)) == ("RC", LEFT_FRONT)


@pytest.mark.parametrize(("on_vc", "retired"), [(False, 1), (True, 3)])
@rule("16.12", "16.8")
def test_all_of_them_are_chosen_instead_of_one(on_vc: bool, retired: int) -> None:
    table = Position()
    text = "[ACT](VC/RC)[1/turn]:Choose one of your opponent's rear-guards, and retire it. If this unit is on (VC)," \
        " choose all of your opponent's rear-guards instead of one rear-guard."
    vell = table.vanguard(text) if on_vc else table.rear("Vell", text)
    there = [table.rear(seat=1, at=at) for at in (LEFT_FRONT, RIGHT_FRONT, LEFT_BACK)]
    story = Story(table).use(vell)
    if not on_vc:
        story.choose(there[0])
    assert table.size("drop", 1) == retired


@pytest.mark.parametrize(("damage", "stood"), [(2, 0), (3, 1), (5, 2)])
@rule("16.12", "16.8")
def test_both_numbers_may_stand_in_one_sentence(damage: int, stood: int) -> None:
    table = Position()
    text = "[ACT](VC)[1/turn]:If you have three or more cards in your damage zone, [Stand] one of your rear-guards," \
        " and if you have five or more cards in your damage zone, [Stand] two rear-guards instead of one."
    lord = table.vanguard(text)
    table.some(damage, "damage")
    others = [table.rear(at=at, resting=True) for at in (LEFT_FRONT, RIGHT_FRONT, LEFT_BACK)]
    story = Story(table)
    if stood:
        story.use(lord).choose(*others[:stood])
    assert [table.resting(one) for one in others].count(False) == stood


@pytest.mark.parametrize(("on_vc", "called"), [(False, 1), (True, 2)])
@rule("24.3", "16.12")
def test_more_tokens_are_called_instead_of_one(on_vc: bool, called: int) -> None:
    table = Position()
    text = "[ACT](VC/RC)[1/turn]:Call up to one plant token to (RC). If this unit is on (VC), call up to two plant" \
        " tokens instead of one."
    vell = table.vanguard(text) if on_vc else table.rear("Vell", text)
    story = Story(table).use(vell).number(called)
    story.option("left back", "right back") if called == 2 else story.option("left back")
    assert len(table.named("Plant")) == called


@rule("16.10")
def test_a_number_is_brought_to_that_of_another_unit() -> None:
    table = Position()
    text = "[ACT](RC)[1/turn]:Increase or decrease this unit's [Power] to match your vanguard's [Power] until end of" \
        " turn."
    vell = table.rear("Vell", text)
    Story(table).use(vell)
    assert table.power(vell) == 10000


@pytest.mark.parametrize(("grade", "power"), [(2, 5000), (3, 0)])
@rule("16.12")
def test_of_whom_it_is_so_instead_need_not_be_said_again(grade: int, power: int) -> None:
    table = Position()
    table.vanguard(seat=1, grade=grade)
    text = "[ACT](RC)[1/turn]:Choose one of your opponent's vanguards, and it gets [Power] -5000 until end of turn." \
        " If your opponent's vanguard is grade 3 or greater, -10000 instead of -5000."
    vell = table.rear("Vell", text)
    Story(table).use(vell)
    assert table.power(table.vanguards[1]) == power


@rule("16.12")
def test_what_is_done_instead_as_one_likes_is_carried_out() -> None:
    line = "[CONT](GC):When this unit would be retired from (GC), you may move it to an open (RC) instead."
    assert not executable(ability(line))
