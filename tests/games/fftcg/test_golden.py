"""Golden games of Final Fantasy TCG.

`python -m tests.games.fftcg.test_golden` writes them anew; read the difference before committing it.
"""

from pathlib import Path

import pytest

from tests.games.golden import told, write

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "lamps_against_the_post": (0, 2, 11),
    "post_against_the_parliament": (2, 1, 12),
    "parliament_against_lamps": (1, 0, 13),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    assert told("fftcg", GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    write("fftcg", GAMES, FOLDER)
