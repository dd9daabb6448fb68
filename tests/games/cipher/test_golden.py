"""Golden games of Fire Emblem Cipher.

`python -m tests.games.cipher.test_golden` writes them anew; read the difference before committing it.
"""

from pathlib import Path

import pytest

from tests.games.golden import told, write

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "road_against_harbour": (0, 1, 28),
    "harbour_against_road": (1, 0, 22),
    "road_against_itself": (0, 0, 24),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    assert told("cipher", GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    write("cipher", GAMES, FOLDER)
