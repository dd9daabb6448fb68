"""What players may agree on (VG 28), and how a match is told of it."""

from __future__ import annotations

import random

import pytest

from engine.answers import Confirm
from engine.game import GameError, Start
from engine.games.vanguard.game import Vanguard
from engine.games.vanguard.rules import table as tables
from engine.match import Match
from engine.requests import ChooseYesNo
from tests.games.vanguard.rules.test_turn import deck
from tests.games.vanguard.story import Story, guard, rule
from tests.games.vanguard.table import CRITICAL, LEFT_FRONT, RIGHT_BACK, RIGHT_FRONT, STAND, Position

CHECKS = "[CONT](RC):Perform drive checks for the battle it attacked."


@rule("28")
def test_a_match_is_played_by_the_later_rules_that_its_players_have_agreed_on() -> None:
    piles = [(tuple(deck()), ()), (tuple(deck()), ())]
    for switch in tables.SWITCHES:
        for word, agreed in (("yes", True), ("no", False)):
            _, state = Vanguard().begin(Start("vanguard", (), 1, options={switch: word}), piles)
            assert [one for one in tables.SWITCHES if tables.has_agreed(state, one)] == [switch] * agreed
        with pytest.raises(GameError, match="not 'perhaps'"):
            Vanguard().begin(Start("vanguard", (), 1, options={switch: "perhaps"}), piles)


@rule("28.3", "12.3")
def test_where_so_agreed_whom_a_stand_trigger_stood_makes_no_drive_checks_any_more() -> None:
    for agreed, hand in (((), 3), (("stood without checks",), 2)):
        at = Position()
        at.let(agreed=agreed)
        at.rear(at=RIGHT_FRONT)
        seer = at.rear("Seer", CHECKS, at=LEFT_FRONT, power=1000)
        story = Story(at).fight(seer)
        at.on_top(STAND)
        story.fight(at.vanguards[0]).give(seer, seer).fight(seer)
        assert at.size("hand") == hand


HITS = "[AUTO](RC):When this unit's attack hits, draw a card."
HITS_IT = "[AUTO](RC):When this unit's attack hits a rear-guard, draw a card."


@pytest.mark.parametrize("text, agreed, drawn", [
    (HITS, (), 0), (HITS, ("one event",), 1), (HITS_IT, (), 1), (HITS_IT, ("one event",), 1),
])  # fmt: skip
@rule("28.8", "11.5.6")
def test_an_attack_that_names_nobody_hits_whom_it_was_aimed_at_unless_agreed(
    text: str, agreed: tuple[str, ...], drawn: int
) -> None:
    table = Position()
    table.let(agreed=agreed)
    vell, cole = table.rear("Vell", text, power=20000), table.rear("Cole", seat=1)
    decoy = "[AUTO](GC):When placed, change the target of that attack to one of your rear-guards."
    Story(table).attack(vell).guard(table.card("Decoy", decoy, seat=1, shield=0)).unguarded()
    assert (table.where(cole), table.size("hand")) == ("drop", drawn)


@pytest.mark.parametrize("agreed, drawn", [((), 0), (("placed from circles",), 1)])
@rule("28.14", "10.7", "10.1")
def test_who_is_on_a_circle_is_called_and_placed_only_where_so_agreed(agreed: tuple[str, ...], drawn: int) -> None:
    table = Position()
    table.let(agreed=agreed)
    vell = table.rear("Vell", "[AUTO](RC):When placed, draw a card.")
    lord = table.vanguard("[ACT](VC)[1/turn]:Call one of your rear-guards to (RC).")
    Story(table).use(lord).at(RIGHT_BACK)
    assert (table.size("hand"), table.circle(vell)) == ((1, RIGHT_BACK) if drawn else (0, LEFT_FRONT))


@rule("28.14", "8.1")
def test_who_is_ridden_from_a_circle_is_placed_where_so_agreed() -> None:
    table = Position()
    table.let(agreed=("placed from circles",))
    lord = table.vanguard("[ACT](VC)[1/turn]:Ride one of your rear-guards.")
    vell = table.rear("Vell", "[AUTO](VC):When placed, draw a card.")
    Story(table).use(lord)
    assert (table.where(vell), table.where(lord), table.size("hand")) == ("VC", "soul", 1)


@pytest.mark.parametrize("agreed, power", [((), 10000), (("damage at once",), 20000)])
@rule("28.7", "15.6", "15.6a")
def test_damage_is_checked_while_an_overloaded_unit_is_there_where_so_agreed(
    agreed: tuple[str, ...], power: int
) -> None:
    table = Position()
    table.let(agreed=agreed)
    table.rear("Other Clan", clan="Kagero")
    table.rear("Newer")
    table.on_top(CRITICAL, clan="Kagero")
    table.let(vanguard_damage_0=1)
    Story(table).targets(*table.vanguards[:1] * 2)
    assert (table.power(table.vanguards[0]), table.damage()) == (power, 1)


@pytest.mark.parametrize("agreed", [(), ("guard without vanguard",)])
@rule("28.5", "10.2", "VC8.2.31")
def test_who_has_no_vanguard_guards_only_where_so_agreed(agreed: tuple[str, ...]) -> None:
    table = Position()
    table.let(agreed=agreed)
    lord = table.vanguard("Dominate-[ACT](VC)[1/turn]:[Stand] and dominate all of your opponent's vanguards, and"
                          " attack.")
    table.rear("Cole", seat=1)
    shield = table.card(seat=1)
    story = Story(table).use(lord)
    if agreed:
        assert story.guard(shield).moved_to("GC") == [shield]
    else:
        assert not story.guarding or story.refuses(guard(shield)) == "VG 10.2"


@rule("28.2", "6.3")
def test_whom_chance_names_says_who_goes_first_where_so_agreed() -> None:
    for first in (True, False):
        piles = [(tuple(deck()), ()), (tuple(deck()), ())]
        law, state = Vanguard().begin(Start("vanguard", (), 1, options={"choose first": "yes"}), piles)
        match = Match(law, state)
        while not isinstance(match.request, ChooseYesNo):
            match.play(match.request.sample(random.Random(1)))  # type: ignore[union-attr]
        named = match.request.seat
        match.play(Confirm(first))
        assert match.state.vars["first player"] == (named if first else 1 - named)
