"""Words that are easily misread: each is played, and beside what it is mistaken for."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning import traps, traps_more
from tests.games.fftcg.meaning.edges import Play
from tests.games.fftcg.story import rule

WORDINGS = (
    "up to", "choose and select", "all the", "other than", "opponent controls and your opponent's", "if you do so",
    "when you do so", "this turn and until the end of the turn", "each", "per", "for each", "same", "different",
    "cost N or less", "cannot be chosen by", "instead", "also becomes", "quoted abilities that are granted",
    "named cards", "Jobs and Categories", "a Forward of power N or less", "play onto the field and cast",
    "remove from the game and coming back", "counters", "the cost for ... is reduced by", "can attack twice",
    "produces CP",
)
TRAPS = (*traps.TRAPS, *traps_more.TRAPS)


@pytest.mark.parametrize("play", [
    pytest.param(play, id=f"{wording}: {what} {play.rule}") for wording, what, play in TRAPS
])
@rule(*dict.fromkeys(play.rule for _, _, play in TRAPS))
def test_trap(play: Play) -> None:
    play.check()


def test_every_trap_is_told_with_its_rule() -> None:
    assert tuple(dict.fromkeys(wording for wording, _, _ in TRAPS)) == WORDINGS
    assert all(play.rule for _, _, play in TRAPS)
