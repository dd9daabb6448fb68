"""`tessera prepare`: what can be done once, when Tessera is set up, and not at somebody's first start."""

from __future__ import annotations

import argparse

from app.cli import choosing
from app.settings.places import READ_AHEAD
from engine.game import ReadsCards
from engine.games import GAMES


def run(arguments: argparse.Namespace) -> int:
    """Read the games' own cards and keep the readings beside the program, for everybody's first start; the start
    script does so when it has set Tessera up.
    """
    for name in GAMES:
        game = choosing.own(name)
        if isinstance(game, ReadsCards):
            game.readings().read_ahead(READ_AHEAD, game.cards().values())
    return 0
