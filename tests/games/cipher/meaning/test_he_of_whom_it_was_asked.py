"""Whom "he", "she", "they" and "it" mean behind a condition that names somebody (Cipher 21.1.1.2)."""

import pytest

from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position

SAVED = "{0} not defeated as a result of this attack."


@pytest.mark.parametrize("then", ["", "then "])
@pytest.mark.parametrize("who", ["he is", "she is"])
@pytest.mark.parametrize(("name", "where"), [("Rook", "front"), ("Mere", "retreat")])
@rule("21.1.1.2", "2.3.1.5")
def test_he_is_the_unit_of_which_it_was_asked(then: str, who: str, name: str, where: str) -> None:
    table = Position()
    vell, rook = table.unit("Vell", attack=50), table.unit("Rook", seat=1, attack=10)
    table.some(5, "deck", seat=1, support=0)
    text = f'|DEF SUPP| Lamp: If the defending unit is "{name}", {then}{SAVED.format(who)}'
    table.card("Odo", text, seat=1, zone="deck", support=0)
    story = Story(table).attack(vell, rook)
    if story.asked.kind == "confirm":
        story.yes()
    assert table.where(rook) == where
