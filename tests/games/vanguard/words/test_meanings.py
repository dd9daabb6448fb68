"""What the words of lines mean: of whom they speak, what covers what, and what is in place of what."""

from __future__ import annotations

from typing import Any

import pytest

from engine import abilities as ab
from engine.abilities.node import walk
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.words.typography import inside, lines_of
from tests.games.vanguard.words.reading_lines import ability


def only(line: str, kind: type) -> Any:
    """The one part of the class in the line."""
    (found,) = [one for one in walk(ability(line)) if isinstance(one, kind)]
    return found


def test_a_cost_in_the_middle_covers_the_rest_of_its_sentence() -> None:
    line = "[AUTO](RC):When placed, draw a card, [COST][Soul-Blast 1], and [Counter-Charge 1]. [Soul-Charge 1]."
    assert isinstance(only(line, ab.IfYouDoSo).effect, own.CounterCharge)


def test_an_if_behind_the_event_is_the_ability_s_own() -> None:
    found = only("[AUTO](RC):When it attacks, if you have four or more rear-guards, draw a card.", ab.AutoAbility)
    assert isinstance(found.condition, ab.Has) and found.condition.quantity.amount == ab.Number(4)


@pytest.mark.parametrize(
    ("what", "role"),
    [("it attacked a vanguard", own.Role.ATTACKED), ("this unit boosted", own.Role.BOOSTED)],
)
def test_the_end_of_a_battle_asks_what_the_unit_did_in_it(what: str, role: own.Role) -> None:
    assert only(f"[AUTO](RC):At the end of the battle {what}, [Soul-Charge 1].", own.FightEnds).role is role


def test_what_is_said_instead_keeps_both_numbers() -> None:
    line = (
        "[AUTO](RC):When placed, this unit gets [Power] +5000 until end of turn. If your vanguard is grade 3 or"
        " greater, it gets [Power] +10000 instead of +5000."
    )
    found = only(line, own.InPlaceOf)
    assert (found.amount, found.former) == (ab.Number(10000), ab.Number(5000))


def test_each_step_of_a_list_has_its_range() -> None:
    line = (
        "[AUTO](RC):When it attacks, perform all of the effects below according to the number of rear-guards you called"
        " this turn.\n\u30fb2 or more - Draw a card.\n\u30fb4 or more - [Soul-Charge 1]."
    )
    assert [step.quantity.amount for step in only(line, own.Scale).steps] == [ab.Number(2), ab.Number(4)]


def test_a_gained_ability_holds_names_of_its_own() -> None:
    line = (
        '[ACT](VC):[COST][Counter-Blast 1], this unit gets "[AUTO](VC):When it attacks, choose one of your "Lark", and'
        ' [Stand] it." until end of turn.'
    )
    granted = only(line, ab.Granted)
    assert "Lark" in {one.name for one in walk(granted) if isinstance(one, ab.Named)}


def test_reminders_are_no_part_of_a_text() -> None:
    line = "[AUTO](RC):When it attacks, lock this unit. (Locked cards cannot do anything)"
    assert ability(line) == ability("[AUTO](RC):When it attacks, lock this unit.")


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("[AUTO](RC):When placed, [COST][[Soul-Blast 1] grade 3], draw a card.", "\u00abSoul-Blast 1 grade 3\u00bb"),
        ("[AUTO](RC):When it attacks, one of your units get [Power] +5000.", "your units gets [Power]"),
        ("[CONT](RC):If your drop zone has ten or more cards, draw a card.", "your drop has 10 or more"),
    ],
)
def test_slips_of_print_change_nothing(printed: str, meant: str) -> None:
    assert meant in inside(printed)


def test_abilities_on_one_line_are_several() -> None:
    assert len(lines_of("[CONT](RC):Sentinel. [AUTO](RC):When placed, draw a card.")) == 2


def test_what_alone_can_be_called_forbids_all_else() -> None:
    line = "[CONT](RC):During the battle it attacked, your opponent can only call grade 0 cards from hand."
    found = only(line, own.CannotGuardWith)
    assert found.player is ab.Player.OPPONENT
    assert any(isinstance(one, ab.OtherThan) for one in found.what.noun.qualities)


@pytest.mark.parametrize(("words", "hit"), [("hit", True), ("did not hit", False)])
def test_the_battle_of_another_unit_ends_with_a_hit_or_without(words: str, hit: bool) -> None:
    line = f"[AUTO](VC):At the end of the battle that your rear-guard's attack {words}, draw a card."
    found = only(line, ab.AutoAbility)
    assert found.condition == (own.AttackHit() if hit else ab.Not(own.AttackHit()))


def test_numbers_that_match_are_those_of_the_other_unit() -> None:
    line = (
        "[AUTO](RC):When it attacks, choose one of your vanguards, and increase or decrease this unit's [Power] to"
        " match that unit's [Power] until the end of that battle."
    )
    found = only(line, own.Match)
    assert found.values == (own.Value.POWER,) and isinstance(found.whom, ab.That)


def test_a_row_without_open_circles_has_no_locked_card_either() -> None:
    line = "[AUTO](RC):When it attacks, if all of the (RC) in your front row have rear-guards, draw a card."
    assert {type(one) for one in only(line, ab.And).conditions} == {ab.Compares, ab.Has}


def test_what_may_be_done_instead_is_an_offer() -> None:
    line = "[CONT](GC):When this unit would be retired from (GC), you may move it to an open (RC) instead."
    found = only(line, ab.Replacement)
    assert isinstance(found.outcome, ab.IfLiked) and found.event.deeds == (own.IsRetired((own.Zone.GC,)),)


def test_who_is_stand_lies_so_and_has_no_trigger() -> None:
    line = "[AUTO](RC):At the end of the battle it boosted, if the unit it boosted is [Stand], [Stand] this unit."
    assert only(line, ab.Is).noun == ab.Noun((ab.Untapped(),))
