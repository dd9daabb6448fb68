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
@rule(
    "11.6.5", "11.11.2", "11.11.5.1", "2.3", "11.11.5", "11.12.4.2", "11.12.4.5", "5.2.4.1", "5.2.2.1", "6.2.6",
    "7.3", "2.2", "11.8.17.1", "11.8.19", "11.11.9", "11.8.17.2", "9.5.1.3.2", "11.11.6", "12.4.5", "6.5.3", "6.5.1",
    "7.4", "11.5.3", "11.12.4.3", "11.12.4.4", "11.11.7", "5.2.1.1", "5.2.1.2", "11.4.6", "11.5.1", "6.1.2",
    "11.8.15", "11.12.5.6", "11.12.5.2", "11.12.4.6", "5.2.3.1.1.2", "5.2.3.1.1.3", "11.8.5", "11.12.4.13",
    "15.1.1.8.1", "6.6.2", "6.6.1", "5.2.6.1", "15.1.1.7.1", "10.1.2.1.1", "6.4.1.2", "6.7.2", "6.7.3", "11.4.6.1.2",
    "2.1", "10.1.2.1.2", "5.2.1.3",
)  # fmt: skip
def test_trap(play: Play) -> None:
    play.check()


def test_every_trap_is_told_with_its_rule() -> None:
    assert tuple(dict.fromkeys(wording for wording, _, _ in TRAPS)) == WORDINGS
    assert {play.rule for _, _, play in TRAPS} == set(test_trap.rules)
