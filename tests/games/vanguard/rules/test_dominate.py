"""Attacks that a text directs (VG 17.16), and domination (VG 23.1, VC8.2)."""

from __future__ import annotations

from engine.answers import Cards
from engine.games.vanguard.rules import directing, dominate, verbs
from engine.games.vanguard.rules.law import VanguardLaw
from engine.games.vanguard.rules.table import BY_RULE
from engine.match import Match
from tests.games.vanguard.story import Story, intercept, rule
from tests.games.vanguard.table import (
    BOOST,
    CENTRE_BACK,
    CRITICAL,
    INTERCEPT,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    Position,
    run,
)


class Directed(Story):
    """A text has directed attacks in the main phase of seat 0: of own units, or of such that seat 0 dominates."""

    def __init__(
        self, table: Position, *attackers: int, at: tuple[int, ...] | None = None, dominates: bool = False
    ) -> None:
        if dominates:
            run(dominate.dominate(table.state, 0, attackers, BY_RULE))
        directing.order(table.state, 0, attackers, at, dominated=dominates)
        self.table = table
        self.match = Match(VanguardLaw(), table.state, automatic=True)


def dominating(table: Position, *attackers: int, at: tuple[int, ...] | None = None) -> Directed:
    """Units of seat 1 are dominated and attack."""
    return Directed(table, *attackers, at=at, dominates=True)


# Attacks by text


@rule("17.16", "11.2.7")
def test_an_attack_by_text_comes_in_the_main_phase_without_a_boost() -> None:
    table = Position()
    vell, cole = table.rear(power=8000), table.rear(seat=1, power=8000)
    table.rear(at=LEFT_BACK, skills=BOOST)
    story = Directed(table, vell, at=(cole,))
    assert (table.where(cole), table.resting(vell), story.phase) == ("drop", True, "main")
    assert story.acting


@rule("17.16")
def test_of_several_each_attacks_as_long_as_there_is_a_target() -> None:
    table = Position()
    left, right = table.rear(power=8000), table.rear(at=RIGHT_FRONT, power=8000)
    coles = [table.rear(seat=1, at=at, power=8000) for at in (LEFT_FRONT, RIGHT_FRONT)]
    story = Directed(table, left, right, at=tuple(coles)).choose(right).choose(coles[0])
    assert [table.where(cole) for cole in coles] == ["drop", "drop"]
    assert (table.resting(left), story.acting) == (True, True)


@rule("17.16", "11.2.3")
def test_who_rests_does_not_attack_by_text_either() -> None:
    table = Position()
    cole = table.rear(seat=1)
    story = Directed(table, table.rear(resting=True), at=(cole,))
    assert (table.where(cole), story.acting) == ("RC", True)


@rule("17.16")
def test_an_attack_that_is_directed_in_a_battle_comes_after_it() -> None:
    table = Position()
    table.card("Spare", seat=1, shield=0)
    vell, other = table.rear(power=10000), table.rear(at=RIGHT_FRONT, power=8000)
    cole = table.rear(seat=1, power=8000)
    story = Story(table).attack(vell)
    directing.order(table.state, 0, (other,), (cole,))
    story.unguarded()
    assert (table.damage(1), table.where(cole), story.step) == (1, "drop", "battle")


# Domination


@rule("23.1.1", "23.1.2", "VC8.2.9", "VC8.2.14")
def test_a_dominated_unit_attacks_its_owner_and_is_given_back() -> None:
    table = Position()
    table.card("Spare", seat=1, shield=0)
    cole = table.rear(seat=1, power=10000)
    story = dominating(table, cole)
    assert (table.master(cole), table.resting(cole), story.asked.seat) == (0, True, 1)
    story.unguarded()
    assert (table.damage(1), table.master(cole), story.phase) == (1, 1, "main")


@rule("23.1.2", "VC8.2.26", "VC8.2.27")
def test_it_attacks_from_the_back_row_and_into_the_back_row() -> None:
    table = Position()
    cole, other = table.rear(seat=1, at=LEFT_BACK, power=10000), table.rear(seat=1, at=RIGHT_BACK)
    dominating(table, cole).choose(other)
    assert table.where(other) == "drop"


@rule("23.1.2", "VC8.2.25")
def test_it_neither_boosts_nor_intercepts_nor_is_boosted() -> None:
    table = Position()
    table.card("Spare", seat=1, shield=0)
    cole = table.rear(seat=1, power=6000, skills=BOOST)
    squire = table.rear(seat=1, at=LEFT_BACK, skills=BOOST)
    wall = table.rear(seat=1, at=RIGHT_FRONT, skills=INTERCEPT, resting=True)
    story = dominating(table, cole, wall, at=(table.vanguards[1],))
    assert (table.power(cole), table.resting(squire)) == (6000, False)
    assert story.refuses(intercept(wall)) == "VG 11.3.2"


@rule("VC8.2.7", "VC8.2.8", "VC8.2.28")
def test_all_attack_one_after_the_other_and_only_then_are_they_given_back() -> None:
    table = Position()
    table.card("Spare", seat=1, shield=0)
    coles = [table.rear(seat=1, at=at, power=10000) for at in (LEFT_FRONT, CENTRE_BACK)]
    story = dominating(table, *coles, at=(table.vanguards[1],)).choose(coles[1]).passes()
    assert (table.damage(1), [table.master(cole) for cole in coles]) == (1, [0, 0])
    story.passes()
    assert (table.damage(1), [table.master(cole) for cole in coles]) == (2, [1, 1])


@rule("23.1.3", "VC8.2.29", "11.4.3a")
def test_a_dominated_vanguard_checks_from_the_deck_of_who_dominates_it() -> None:
    table = Position()
    lord, rival = table.vanguards
    cole = table.rear(seat=1)
    (top,) = table.on_top(CRITICAL)
    story = dominating(table, rival)
    assert story.can_choose() == {lord, rival}
    story.choose(lord).choose(lord)
    assert (top in table.there("hand"), table.where(cole), table.master(rival)) == (True, "drop", 1)


@rule("VC8.2.31", "15.4")
def test_whose_vanguard_is_dominated_does_not_lose() -> None:
    table = Position()
    table.rear(seat=1, power=30000)
    story = dominating(table, table.vanguards[1])
    assert (story.outcome, story.acting) == (None, True)


@rule("VC8.2.34", "20.3")
def test_a_dominated_leader_takes_its_mate_along() -> None:
    table = Position()
    rival = table.vanguards[1]
    mate = table.card("Mate", seat=1, zone="VC", power=9000, marks={"lead": rival})
    table.mark(rival, marks={"mate": mate})
    cole = table.rear(seat=1, power=19000)
    dominating(table, rival)
    assert (table.where(cole), table.resting(mate), table.master(mate)) == ("drop", True, 1)


@rule("23.1.1")
def test_nobody_dominates_what_is_dominated_or_ones_own() -> None:
    table = Position()
    mine, theirs = table.rear(), table.rear(seat=1)
    run(dominate.dominate(table.state, 0, (mine, theirs), BY_RULE))
    run(dominate.dominate(table.state, 1, (theirs,), BY_RULE))
    assert (table.master(mine), table.master(theirs)) == (0, 0)


@rule("VC8.2.10", "VC8.2.11", "VC8.2.12")
def test_a_dominated_guardian_guards_for_the_other_and_retires_to_its_owner() -> None:
    table = Position()
    table.card("Spare", seat=1, shield=0)
    squire = table.rear(at=LEFT_BACK, shield=10000)
    story = Story(table).attack(table.rear(power=15000))
    run(dominate.guard(table.state, 1, (squire,), BY_RULE), [Cards((table.vanguards[1],))])
    assert (table.where(squire), table.master(squire), table.power(table.vanguards[1])) == ("GC", 1, 20000)
    story.unguarded()
    assert (table.where(squire), table.damage(1)) == ("drop", 0)


@rule("23.1.1", "VC8.2.24", "VC8.2.23")
def test_a_dominated_unit_that_moves_to_another_circle_is_its_owners_again() -> None:
    for where in (LEFT_BACK, CENTRE_BACK):
        table = Position()
        cole = table.rear("Cole", seat=1, at=LEFT_FRONT)
        run(dominate.dominate(table.state, 0, (cole,), BY_RULE))
        assert table.master(cole) == 0
        run(verbs.shift(table.state, {cole: where}))
        assert (table.master(cole), table.circle(cole), table.there("RC", 1)) == (1, where, [cole])
        assert table.state.cards[cole].controller == 1
