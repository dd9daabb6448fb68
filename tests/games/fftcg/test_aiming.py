"""What a play could choose is known before it is made, and that it chooses at all, whatever its words."""

from __future__ import annotations

import pytest

from engine.questions import PlayOffer
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position


def offered(story: Story) -> PlayOffer:
    """What the turn player is offered of a play."""
    question = story.match.question(0)
    assert question is not None
    return next(one for one in question.plays if one.label.startswith(("Cast Bolt", "Use Vell")))


@rule("11.3.3")
def test_a_summon_offers_what_it_will_ask_for() -> None:
    table = Position()
    bolt = table.summon("Bolt", "Choose 1 Forward of cost 3 or less. Break it.", cost=0)
    cheap = [table.forward(name, cost=2, seat=1) for name in ("Rook", "Osk")]
    table.forward("Cole", cost=5, seat=1)
    story = Story(table)
    offer = offered(story)
    story.cast(bolt)
    handles = [table.state.cards[number].handles[0] for number in cheap]
    assert offer.chooses and list(offer.targets) == handles and list(story.asked.cards()) == cheap


@rule("11.6.5")
@pytest.mark.parametrize(
    ("text", "chooses", "many"),
    [
        ("[0]: Choose 1 Forward opponent controls. Break it.", True, 1),
        ("[0]: Draw 1 card.", False, 0),
        ("[0]: Choose up to 1 Monster. Break it.", True, 0),
        ('[0]: Select 1 of the 2 following actions. "Draw 1 card." "Choose 1 Forward. Break it."', True, 2),
    ],
)
def test_an_ability_tells_whether_it_chooses_and_what(text: str, chooses: bool, many: int) -> None:
    table = Position()
    table.forward("Vell", text=text)
    table.forward("Rook", seat=1)
    offer = offered(Story(table))
    assert (offer.chooses, len(offer.targets)) == (chooses, many)


@rule("11.11.5.1")
def test_what_cannot_be_chosen_is_no_target() -> None:
    table = Position()
    table.forward("Vell", text="[0]: Choose 1 Forward opponent controls. Break it.")
    table.forward("Rook", seat=1, text="Rook cannot be chosen by your opponent's abilities.")
    open_one = table.forward("Cole", seat=1)
    offer = offered(Story(table))
    assert offer.targets == (table.state.cards[open_one].handles[0],)
