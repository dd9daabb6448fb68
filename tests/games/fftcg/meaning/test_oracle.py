"""What happens to whom, for every way of speaking of what was chosen, every effect, none to two of them, either side.

The oracle knows nothing of the tree: what was chosen changes as the effect says, and nothing else changes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position

#: Ways of speaking of what was chosen.
WHOM = ("them", "those Forwards", "the chosen Forwards", "all of them", "both of them")
Seen = tuple[str, int, int, bool, bool, frozenset[str]]
#: Effects, and what becomes of zone, power, damage, being dull, being frozen and keywords.
EFFECTS: dict[str, Callable[[Seen], Seen]] = {
    "Dull {0}.": lambda one: (one[0], one[1], one[2], True, one[4], one[5]),
    "Freeze {0}.": lambda one: (one[0], one[1], one[2], one[3], True, one[5]),
    "Break {0}.": lambda one: ("break zone", *one[1:]),
    "Deal {0} 3000 damage.": lambda one: (one[0], one[1], one[2] + 3000, *one[3:]),
    "Return {0} to their owners' hands.": lambda one: ("hand", *one[1:]),
    "Remove {0} from the game.": lambda one: ("removed", *one[1:]),
    "{0} gain Haste until the end of the turn.": lambda one: (*one[:5], one[5] | {"Haste"}),
    "{0} gain +2000 power until the end of the turn.": lambda one: (one[0], one[1] + 2000, *one[2:]),
    "{0} lose 2000 power until the end of the turn.": lambda one: (one[0], one[1] - 2000, *one[2:]),
}
SUBJECTS = {"them": "they", "all of them": "all of them", "both of them": "both of them"}


def seen(table: Position, number: int) -> Seen:
    card, there = table.state.cards[number], table.where(number) == "field"
    return (
        table.where(number), table.power(number) if there else 8000, card.damage, card.dull,
        bool(card.marks.get("frozen")), frozenset(table.keywords(number)) if there else frozenset(),
    )


def words(effect: str, whom: str) -> str:
    told = effect.format(SUBJECTS.get(whom, whom) if effect.startswith("{0}") else whom)
    return told[0].upper() + told[1:]


@rule("11.11.5")
@pytest.mark.parametrize("effect", EFFECTS)
def test_what_was_chosen_changes_as_the_effect_says_and_nothing_else_does(effect: str) -> None:
    for whom, count, mine in product(WHOM, (0, 1, 2), (True, False)):
        table = Position()
        side = "you control" if mine else "opponent controls"
        osk = table.backup("Osk", f"[0]: Choose up to 2 Forwards {side}. {words(effect, whom)}")
        there = [table.forward(name, 8000, seat=seat) for seat in (0, 1) for name in ("Ann", "Ben", "Cid")]
        chosen = there[0 if mine else 3 :][:count]
        before = {number: seen(table, number) for number in there}
        Story(table).use(osk).choose(*chosen).resolve()
        wanted = {one: EFFECTS[effect](before[one]) if one in chosen else before[one] for one in there}
        assert {one: seen(table, one) for one in there} == wanted, (whom, count, mine)
