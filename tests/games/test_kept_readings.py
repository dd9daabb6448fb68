"""What a match reads of its cards is kept when it begins, so that the next start reads nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[2]
#: A match of two starter decks in a program of its own; says how many cards were read anew.
CODE = """
import sys
from pathlib import Path
from engine.game import Start
from engine.games import load_game
game = load_game(sys.argv[1])
game.readings().open(Path(sys.argv[2]))
count = []
decks = [game.deck(game.read_deck(path)) for path in game.starters()[:2]]
import engine.text.readings as readings
kept = readings.pickle.dumps
readings.pickle.dumps = lambda *what: count.append(1) or kept(*what)
game.new_match(Start(game.name, (decks[0], decks[1]), 1))
print(len(count))
"""


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_second_match_reads_no_card(name: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", CODE, name, str(tmp_path)]
    runs = [subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout for _ in (1, 2)]
    first, second = map(int, runs)
    assert first > 20 and second == 0
