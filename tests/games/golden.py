"""Golden games: whole games as text, line by line, so that a change of a rule or a card is seen where it shows."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

from engine.game import Start
from engine.games import load_game
from engine.views import log_lines

#: The two starter decks of a game by their place, and the seed.
Golden = tuple[int, int, int]


def told(name: str, golden: Golden) -> str:
    """Return a game between two starter decks, both played at random, as text."""
    first, second, seed = golden
    game = load_game(name)
    paths = game.starters()
    decks = tuple(game.deck(game.read_deck(paths[place])) for place in (first, second))
    match = game.new_match(Start(name, (decks[0], decks[1]), seed, ("Ann", "Bob")))
    source = random.Random(seed)
    while match.request is not None:
        match.play(match.request.sample(source))
    lines = [f"{line.text} {line.rule}".rstrip() for line in log_lines(match.state, 0, match.names, 0)]
    return "\n".join((*lines, f"digest {match.state.digest()}", ""))


def write(name: str, games: Mapping[str, Golden], folder: Path) -> None:
    """Write golden games anew; read the difference before committing it."""
    for one, values in games.items():
        (folder / f"{one}.txt").write_text(told(name, values), encoding="utf-8")
