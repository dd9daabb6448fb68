"""What a skill could choose is known before it is used, and that it chooses at all, whatever its words."""

from __future__ import annotations

import pytest

from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position


@rule("19.1.4")
@pytest.mark.parametrize(
    ("text", "chooses", "names"),
    [
        ("Lamp |ACT| [Tap this unit] Choose 1 enemy, and destroy them.", True, {"Cole", "Rook"}),
        ("Lamp |ACT| [Tap this unit] Choose 1 other ally, and move them.", True, {"Wren"}),
        ("Lamp |ACT| [Tap this unit] Draw 1 card.", False, set()),
        ("Lamp |ACT| [Tap this unit] Choose 1 card from your Retreat Area. Add it to your hand.", False, set()),
    ],
)
def test_a_skill_tells_whether_it_chooses_units_and_which(text: str, chooses: bool, names: set[str]) -> None:
    table = Position()
    table.unit("Vell", text)
    table.unit("Rook", seat=1)
    table.some(2, "retreat")
    question = Story(table).match.question(0)
    assert question is not None
    offer = next(one for one in question.plays if one.answer.how == "use")
    cards = {card.handles[0]: card.face.name.partition(",")[0] for card in table.state.cards}
    assert (offer.chooses, {cards[handle] for handle in offer.targets}) == (chooses, names)
