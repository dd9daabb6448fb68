"""What is done instead of losing the game."""

from __future__ import annotations

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import Position

RISES = "[ACT](VC)[1/turn]:For one time during the next turn, when you would lose, return all of the cards from your" \
    " hand and damage zone to your deck and shuffle it, put five cards from the top of your deck into your damage" \
    " zone, and end that turn instead."


#: The same without an end of the turn.
HOLDS = "[ACT](VC)[1/turn]:For one time during the next turn, when you would lose, put a card from your damage zone" \
    " into your soul instead."


def doomed(table: Position, text: str = RISES) -> Story:
    """Seat 0 has five cards in the damage zone and uses the ability; the opponent's turn comes."""
    table.some(5, "damage")
    table.some(2, "hand")
    table.rear("Cole", seat=1, power=13000)
    lord = table.vanguard(text)
    return Story(table).use(lord).ends().to_battle()


@rule("1.3", "16.12", "26.3")
def test_who_would_lose_does_something_else_and_the_turn_ends() -> None:
    table = Position()
    story = doomed(table)
    story.fight(table.vanguards[1])
    assert story.outcome is None
    assert (table.damage(), table.size("hand") <= 1, story.turn_player) == (5, True, 0)


@rule("1.3", "16.12")
def test_it_is_so_one_time_only() -> None:
    table = Position()
    story = doomed(table, HOLDS).fight(table.vanguards[1])
    story.choose(table.there("damage")[0])
    assert (story.outcome, table.damage()) == (None, 5)
    assert story.fight(table.there("RC", 1)[0]).winner == 1


@rule("1.3", "16.12")
def test_in_the_turn_in_which_it_is_said_it_is_not_so_yet() -> None:
    table = Position(cards=1)
    table.some(8, "hand")
    vell, lord = table.rear("Vell", "[ACT](RC):Draw a card."), table.vanguard(RISES)
    story = Story(table).use(lord).use(vell)
    assert story.winner == 1
