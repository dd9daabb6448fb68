"""What is given to whoever has what was itself given (Cipher 21.2.3.1.1.2): whichever card came first."""

from itertools import permutations

import pytest

from tests.games.cipher.story import rule
from tests.games.cipher.table import Position

BEASTS = "All allies acquire <Beast>."
FLIERS = "All <Beast> allies acquire <Flier>."
STRONG = "All <Flier> allies gain +10 attack."
SKILL = 'All <{0}> allies acquire the following skill: "|CONT| This unit gains +10 attack."'
CHAINS = (
    (BEASTS, FLIERS, STRONG),
    (BEASTS, SKILL.format("Beast")),
    (BEASTS, FLIERS, SKILL.format("Flier")),
)


@pytest.mark.parametrize("texts", [order for chain in CHAINS for order in permutations(chain)])
@rule("21.2.3.1.1.2")
def test_what_is_given_to_those_who_were_given_a_kind_reaches_them(texts: tuple[str, ...]) -> None:
    table = Position()
    for place, text in enumerate(texts):
        table.unit(f"Giver {place}", f"Lamp |CONT| {text}")
    assert table.attack_of(table.unit("Vell", attack=30)) == 40


@rule("21.2.3.1.1.2")
def test_who_has_no_such_kind_is_not_given_the_skill() -> None:
    table = Position()
    table.unit("Giver", f"Lamp |CONT| {SKILL.format('Beast')}")
    assert table.attack_of(table.unit("Vell", attack=30)) == 30
