"""Rule actions, and what the law does where no text asks for it (VG 8, 15, 24, 28)."""

from __future__ import annotations

from engine.events import SetCardField
from engine.games.vanguard.rules import pseudo, table, verbs
from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import CRITICAL, LEFT_BACK, LEFT_FRONT, RIGHT_FRONT, Position, run


@rule("15.8", "24.4")
def test_gauge_goes_when_its_unit_is_gone_and_stays_when_it_moves() -> None:
    at = Position()
    vell, other = at.rear(), at.rear(at=RIGHT_FRONT)
    kept, lost = at.card(zone="deck"), at.card(zone="deck")
    run(verbs.gauge(at.state, [kept], vell, table.BY_RULE))
    run(verbs.gauge(at.state, [lost], other, table.BY_RULE))
    run(verbs.retire(at.state, [other]))
    Story(at).exchange(vell)
    assert (at.where(kept), at.where(lost), at.circle(vell)) == ("gauge", "drop", LEFT_BACK)


@rule("24.1", "24.3")
def test_a_token_is_placed_where_it_is_called_and_erased_elsewhere() -> None:
    at = Position()
    run(pseudo.call_tokens(at.state, 0, "plant", (LEFT_FRONT, RIGHT_FRONT), table.BY_RULE))
    first, second = at.there("RC")
    assert (at.power(first), at.circle(second)) == (5000, RIGHT_FRONT)
    run(verbs.put(at.state, [first], verbs.TO_HAND))
    assert (at.size("hand"), at.there("RC"), at.state.cards[first].zone in table.OUTSIDE) == (0, [second], True)


@rule("28.4", "15.6")
def test_damage_that_waits_is_lost_with_the_vanguard_that_is_rode_upon() -> None:
    for agreed, damage in (((), 0), (("damage kept",), 1)):
        at = Position()
        at.let(agreed=agreed)
        run(verbs.deal_damage(at.state, 0, 1))
        run(verbs.ride(at.state, 0, at.card(grade=3)))
        Story(at)
        assert at.damage() == damage


@rule("15.2")
def test_of_two_vanguards_the_one_placed_last_stays() -> None:
    at = Position()
    last = at.card(zone="VC", grade=3)
    Story(at)
    assert (at.there("VC"), at.where(at.vanguards[0])) == ([last], "soul")


@rule("15.3", "11.3.6")
def test_nobody_guards_against_the_attack_of_their_own_master() -> None:
    at = Position()
    vell = at.rear("Vell", "[AUTO](RC):When this unit attacks, call a card from your soul to (GC).")
    called = at.card("Called", zone="soul")
    story = Story(at).attack(vell)
    assert story.guarding and at.where(called) == "drop"


@rule("4.5")
def test_what_lies_face_down_on_a_circle_is_seen_by_both() -> None:
    at = Position()
    vell = at.rear()
    at.state.emit(SetCardField(vell, "face_down", True))
    assert all(at.state.sees(seat, at.state.cards[vell]) for seat in (0, 1))


@rule("28.1", "12.1")
def test_where_so_agreed_a_trigger_needs_no_clan_match() -> None:
    for agreed, power in (((), 10000), (("no clan match",), 20000)):
        at = Position()
        at.let(agreed=agreed)
        at.rear(at=RIGHT_FRONT)
        at.on_top(CRITICAL, clan="Kagero")
        lord = at.vanguards[0]
        Story(at).fight(lord).give(lord, lord)
        assert at.power(lord) == power
