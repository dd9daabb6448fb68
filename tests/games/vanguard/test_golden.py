"""Golden games of Cardfight!! Vanguard.

`python -m tests.games.vanguard.test_golden` writes them anew; read the difference before committing it.
"""

from pathlib import Path

import pytest

from tests.games.golden import told, write

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "a_quarter_past_against_the_rain": (0, 1, 3),
    "three_parts_against_the_court": (2, 3, 2),
    "the_last_night_against_undelivered": (4, 5, 1),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    assert told("vanguard", GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    write("vanguard", GAMES, FOLDER)
