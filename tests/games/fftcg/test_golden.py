"""Golden games: whole games as text, line by line, so that a change of the rules or of a card is seen where it shows.

`python -m tests.games.fftcg.test_golden` writes them anew; read the difference before committing it.
"""

import random
from pathlib import Path

import pytest

from engine.game import Start
from engine.games import load_game
from engine.views import log_lines

FOLDER = Path(__file__).parent / "golden"
#: Name of the game: the two starter decks by their place, and the seed.
GAMES = {
    "lamps_against_the_post": (0, 2, 11),
    "post_against_the_parliament": (2, 1, 12),
    "parliament_against_lamps": (1, 0, 13),
}


def told(first: int, second: int, seed: int) -> str:
    """Return a game between two starter decks, both played at random, as text."""
    game = load_game("fftcg")
    paths = game.starters()
    decks = tuple(game.deck(game.read_deck(paths[place])) for place in (first, second))
    match = game.new_match(Start("fftcg", (decks[0], decks[1]), seed, ("Ann", "Bob")))
    source = random.Random(seed)
    while match.request is not None:
        match.play(match.request.sample(source))
    lines = [f"{line.text} {line.rule}".rstrip() for line in log_lines(match.state, 0, match.names, 0)]
    return "\n".join((*lines, f"digest {match.state.digest()}", ""))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    assert told(*GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for one, values in GAMES.items():
        (FOLDER / f"{one}.txt").write_text(told(*values), encoding="utf-8")
