"""Whose attack it is that hits: one's own, or that of a unit which one boosts."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import BOOST, LEFT_BACK, LEFT_FRONT, RIGHT_FRONT, Position

BOOSTED = "an attack hits during the battle that this unit boosted"
EITHER = "an attack hits during the battle that this unit attacked or boosted"


@pytest.mark.parametrize(("when", "boosts", "attacks"), [(BOOSTED, 1, 0), (EITHER, 1, 1)])
@rule("11.5.6", "11.2.7")
def test_an_attack_that_hits_is_ones_own_or_one_that_one_boosts(when: str, boosts: int, attacks: int) -> None:
    text = f"[AUTO](RC):When {when}, [Soul-Charge 1]."
    table = Position()
    vell, page = table.rear("Vell", power=12000), table.rear("Page", text, at=LEFT_BACK, skills=BOOST)
    Story(table).fight(vell, boost=page)
    assert table.size("soul") == boosts
    table = Position()
    page = table.rear("Page", text, power=12000, at=LEFT_FRONT)
    Story(table).fight(page)
    assert table.size("soul") == attacks


@pytest.mark.parametrize("when", [BOOSTED, EITHER, "the attack it boosted hits"])
@rule("11.5.6", "11.2.7")
def test_an_attack_that_another_makes_alone_is_not_spoken_of(when: str) -> None:
    table = Position()
    table.rear("Page", f"[AUTO](RC):When {when}, [Soul-Charge 1].", at=LEFT_BACK, skills=BOOST)
    vell = table.rear("Vell", power=12000, at=RIGHT_FRONT)
    Story(table).fight(vell)
    assert table.size("soul") == 0


@rule("11.5.6", "11.2.7")
def test_whom_it_hits_is_asked_too() -> None:
    text = "[AUTO](RC):When an attack hits a vanguard during the battle that this unit boosted, [Soul-Charge 1]."
    for target, charged in ((True, 1), (False, 0)):
        table = Position()
        vell, page = table.rear("Vell", power=12000), table.rear("Page", text, at=LEFT_BACK, skills=BOOST)
        cole = table.rear("Cole", seat=1)
        Story(table).fight(vell, table.vanguards[1] if target else cole, boost=page)
        assert table.size("soul") == charged
