"""The arguments of the commands of the network; the network itself is loaded when one of them runs."""

from __future__ import annotations

import argparse
from typing import Any

from engine.games import GAMES

_DECKS = "a deck list, the name of a starter deck, or random"
_CARDS = "take the cards of this file besides the game's own"


def add(below: Any) -> None:
    """Add the commands."""
    host = below.add_parser("host", help="serve tables over the network", description=_host.__doc__)
    host.add_argument("game", metavar="GAME", choices=sorted(GAMES), help=f"one of {', '.join(GAMES)}")
    which = host.add_mutually_exclusive_group()
    which.add_argument("--deck", metavar="FILE", help=f"play yourself, with {_DECKS}")
    which.add_argument("--tables", metavar="N", type=int, default=1, help="serve so many tables for others (1)")
    host.add_argument("--port", metavar="N", type=int, help="the port (47324)")
    host.add_argument("--name", default="Tessera", help="your name, or that of the table")
    host.add_argument("--records", metavar="FOLDER", help="where the records go")
    host.add_argument("--resume", metavar="FILE", help="go on with the record of a table")
    host.add_argument("--play", action="store_true", help="with --resume: you play at the first seat")
    host.add_argument("--mode", choices=("enforced", "ask", "free"), default="enforced", help="what the rules say")
    host.add_argument("--best-of", type=int, choices=(1, 3), default=1, help="how many games are played at most (1)")
    host.add_argument("--held", type=int, default=5, metavar="N", help="minutes a seat is held for who is away (5)")
    host.add_argument("--clock", default="0", metavar="TIME", help="15: minutes for each; 60s: seconds for a decision")
    host.add_argument("--random", action="store_true", help=argparse.SUPPRESS)
    host.add_argument("--cards", metavar="FILE", help=_CARDS)
    host.set_defaults(run=_host)
    join = below.add_parser("join", help="play at a table of another machine", description=_join.__doc__)
    join.add_argument("--deck", metavar="FILE", default="random", help=f"{_DECKS} (random)")
    join.add_argument("--random", action="store_true", help="let the program answer at random")
    join.set_defaults(run=_join)
    watch = below.add_parser("watch", help="watch a table of another machine", description=_watch.__doc__)
    watch.set_defaults(run=_watch)
    for command in (join, watch):
        command.add_argument("address", metavar="ADDRESS", help="as the host shows it: 192.168.1.20:47324")
        command.add_argument("--code", help="the code that the host shows; without it you come back, or are asked")
        command.add_argument("--name", default="Guest", help="your name")
        command.add_argument("--cards", metavar="FILE", help=_CARDS)


def _host(arguments: argparse.Namespace) -> int:
    """Serve a table that others reach over the network: with a deck you play yourself, else you only serve."""
    from app.cli import network
    from app.cli.problems import Problem

    if not 1 <= arguments.tables <= 50:
        raise Problem("--tables wants a number from 1 to 50.")
    if arguments.port is not None and not 0 <= arguments.port <= 65535:
        raise Problem("--port wants a number from 0 to 65535.")
    return network.host(arguments)


def _join(arguments: argparse.Namespace) -> int:
    """Play at a table of another machine."""
    from app.cli import network

    return network.join(arguments)


def _watch(arguments: argparse.Namespace) -> int:
    """Watch a table of another machine."""
    from app.cli import network

    return network.watch(arguments)
