"""Orders and tickets (VG 25)."""

from __future__ import annotations

from engine.games.vanguard.rules import pseudo, table
from tests.games.vanguard.rules.test_checks import run
from tests.games.vanguard.story import Story, rule, use
from tests.games.vanguard.table import Position


@rule("25.2", "24.1")
def test_a_quick_shield_gives_5000_to_an_attacked_unit_and_is_no_more() -> None:
    at = Position()
    run(pseudo.give_ticket(at.state, 1, table.BY_RULE))
    (ticket,) = at.there("hand", 1)
    at.card(seat=1)
    vell = at.rear(power=12000)
    story = Story(at).attack(vell).say(use(ticket))
    assert (at.power(at.vanguards[1]), at.where(ticket)) == (15000, "nowhere")
    story.unguarded()
    assert (at.damage(1), at.power(at.vanguards[1])) == (0, 10000)


@rule("25.2")
def test_a_ticket_is_no_unit_and_is_played_while_its_player_guards() -> None:
    at = Position()
    run(pseudo.give_ticket(at.state, 0, table.BY_RULE))
    (ticket,) = at.there("hand")
    story = Story(at)
    assert story.refuses(use(ticket)) == "VG 25.1"
    assert all(at.state.sees(seat, at.state.cards[ticket]) for seat in (0, 1))


@rule("25.1", "16.7")
def test_an_order_does_not_pay_for_itself() -> None:
    at = Position()
    edict = at.order("Edict", "[COST][discard a card from your hand]\nDraw two cards.")
    story = Story(at)
    assert story.refuses(use(edict)) == "VG 16.7"
    other = at.card()
    story.say(use(edict))
    assert (at.where(edict), at.where(other), len(at.there("hand"))) == ("drop", "drop", 2)


@rule("25.1")
def test_an_order_of_the_grade_of_the_vanguard_is_played() -> None:
    at = Position()
    edict = at.order("Edict", "Draw a card.", grade=3)
    Story(at).say(use(edict))
    assert (at.where(edict), len(at.there("hand"))) == ("drop", 1)


@rule("25.1")
def test_one_order_is_played_in_each_turn() -> None:
    at = Position()
    first, second = (at.order("Edict", "Draw a card.") for _ in range(2))
    Story(at).say(use(first)).ends().ends().passes().say(use(second))
    assert at.where(second) == "drop"
