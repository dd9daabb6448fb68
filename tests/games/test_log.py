"""The log of whole games, read as each seat: true, complete, in the order of the rules, and without a secret."""

from __future__ import annotations

import pytest

from engine.match import Match
from tests.games.reading import Reader, games, play

FFTCG_QUIET = frozenset(
    {
        # Counted, not named; the opening hand; what a phase does to all; what always follows.
        "draw", "exchange", "activate", "thaw", "end of turn", "resolve", "cp", "setup",
    }
)
CIPHER_QUIET = frozenset(
    {
        # Counted, not named, or set up hidden; what the end of a combat and the march do to all; where a destroyed
        # unit goes; what goes with another card.
        "draw", "mulligan", "main character", "orb", "orb destroyed", "untap", "refill", "after support", "march",
        "destroy", "unstack", "stacked",
    }
)

FOW_QUIET = frozenset(
    {
        # Counted, not named; what goes face down; what the Recovery Phase does to all.
        "draw", "exchange", "set", "recover",
    }
)

VANGUARD_QUIET = frozenset(
    {
        # Counted, not named; chosen face down; what the Stand Phase does to all; what goes with another card to the
        # soul, under it and back.
        "draw", "mulligan", "first vanguard", "stand", "ride over", "heart", "revert",
    }
)


def reader(name: str, match: Match) -> Reader:
    """Who reads the log of a game of this name."""
    if name == "cipher":
        named = ("Cipher 19.1.2", "Cipher 10.5", "Cipher 18.1.7", "Cipher 2.3")
        return Reader(match, CIPHER_QUIET, (), (), named)
    if name == "fow":
        return Reader(
            match, FOW_QUIET, chosen=("FOW 903.2c", "FOW 903.2d"), paid=("FOW 903.2f", "FOW 1003.1"),
            named=("FOW 702.2", "FOW 703.2", "FOW 707.2", "FOW 603.3", "FOW 605.1b"),
        )
    if name == "vanguard":
        named = ("VG 6.6", "VG 8.3",
                 "VG 11.2.6", "VG 11.2.7", "VG 11.4.3", "VG 11.5.2", "VG 12.3", "VG 14.1", "VG 16.3")
        return Reader(match, VANGUARD_QUIET, (), (), named)
    return Reader(
        match, FFTCG_QUIET,
        chosen=("FFTCG 11.3.3", "FFTCG 11.6.5", "FFTCG 11.7.5", "FFTCG 11.6.6", "FFTCG 11.7.6"),
        paid=("FFTCG 11.2.1.1", "FFTCG 11.6.10", "FFTCG 11.7.10", "FFTCG 11.3.7.1", "FFTCG 11.7.1"),
        named=("FFTCG 11.3.1", "FFTCG 11.4.1", "FFTCG 11.6.4", "FFTCG 11.7.4", "FFTCG 11.8.7", "FFTCG 11.8.4",
               "FFTCG 11.11.1", "FFTCG 11.11.2", "FFTCG 11.11.3", "FFTCG 2.3"),
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["fftcg", "cipher", "fow", "vanguard"])
def test_a_game_is_told_as_it_was(name: str, seed: int) -> None:
    """FFTCG 11.6.4, 11.6.5 before 11.6.10, 11.8.7, 11.11.4; Cipher 10.5, 19.1.2, 22.1.1; FOW 903.2c to 903.2f;
    VG 8.3, 11.5.2, 14.1.
    """
    for match in games(name, range(seed, seed + 1)):
        reads = reader(name, match)
        play(match, seed)
        assert reads.read() == []
