"""The commands and their arguments."""

from __future__ import annotations

import argparse
from typing import NoReturn

from app.cli import (
    bench,
    bench_table,
    commands,
    fingerprint,
    network_parser,
    prepare,
    program,
    read,
    screenshot,
    soak,
)
from app.cli.problems import Problem
from engine.cards import LANGUAGES
from engine.games import GAMES

_DECKS = "a deck list, the name of a starter deck, or random"
_CARDS = "take the cards of this file besides the game's own"
_JSON = "print one JSON object"
_MAPPING = 'a JSON object that names the list\'s fields: {"name": "Card title"}'
_FIRST = next(iter(GAMES))
_WHICH = f"one of {', '.join(GAMES)} ({_FIRST})"
#: What `bench` measures instead of a game.
_TABLE, _NET = "table", "net"
_BENCH = "Measure random games of the starter decks, or of a file's cards; or the table, or the network."


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence, like all others."""

    def error(self, message: str) -> NoReturn:
        raise Problem(f"{message}; see {self.prog} --help.")


class _Version(argparse.Action):
    """Says what this is; Qt is only asked when somebody wants to know."""

    def __call__(self, root: argparse.ArgumentParser, *_: object) -> NoReturn:
        from app.about import versions

        print(versions.told())
        root.exit()


def parser() -> argparse.ArgumentParser:
    """The parser of the command line; `run` of what it returns is the command."""
    root = _Parser(
        prog="tessera",
        description="A table for two-player trading card games, with the rules inside.",
        epilog="Without a command, the table opens.",
    )
    root.add_argument("--version", action=_Version, nargs=0, help="say version, build, Python and Qt")
    root.set_defaults(run=commands.open_table)
    below = root.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    _play(below)
    network_parser.add(below)
    _records(below)
    _knowledge(below)
    _cards(below)
    _measures(below)
    _program(below)
    return root


Below = argparse._SubParsersAction  # the type has no public name


def _play(below: Below[_Parser]) -> None:
    demo = below.add_parser("demo", help="watch two random players", description=commands.demonstrate.__doc__)
    demo.add_argument("game", metavar="GAME", nargs="?", choices=sorted(GAMES), default=_FIRST, help=_WHICH)
    demo.set_defaults(run=commands.demonstrate)
    play = below.add_parser("play", help="play a match in the terminal", description=commands.play.__doc__)
    _game(play)
    play.add_argument("decks", metavar="DECK", nargs=2, help=_DECKS)
    _seats(play)
    play.add_argument("--seed", type=int, metavar="N", help="the same seed shuffles the same way")
    play.add_argument("--record", metavar="FILE", help="write the match into this file as it goes")
    play.add_argument("--names", metavar="A,B", help="the names of the players")
    play.add_argument("--cards", metavar="FILE", help=_CARDS)
    play.set_defaults(run=commands.play)


def _program(below: Below[_Parser]) -> None:
    opens = below.add_parser("open", help="open a record or a deck", description=program.open_file.__doc__)
    opens.add_argument("file", metavar="FILE", nargs="?", help="a record, or a list of a deck")
    opens.set_defaults(run=program.open_file)
    places = below.add_parser("paths", help="say where everything of yours lies", description=program.paths.__doc__)
    places.add_argument("--json", action="store_true", help=_JSON)
    places.set_defaults(run=program.paths)
    report = below.add_parser("report", help="gather what helps to find a problem", description=program.report.__doc__)
    report.add_argument("file", metavar="FILE", help="where to write it, a .zip")
    report.add_argument("--record", metavar="RECORD", help="put this record into it as well; it shows hidden cards too")
    report.set_defaults(run=program.report)


def _records(below: Below[_Parser]) -> None:
    resume = below.add_parser("resume", help="go on with a match", description=commands.resume.__doc__)
    resume.add_argument("file", metavar="FILE", help="the record of the match; it is continued")
    _seats(resume)
    resume.set_defaults(run=commands.resume)
    replay = below.add_parser("replay", help="print a recorded match", description=commands.replay.__doc__)
    replay.add_argument("file", metavar="FILE", help="the record of the match")
    replay.add_argument("--to", type=int, metavar="N", help="stop after entry N")
    replay.set_defaults(run=commands.replay)


def _knowledge(below: Below[_Parser]) -> None:
    rules = below.add_parser("rules", help="look rules up", description=commands.rules.__doc__)
    _game(rules)
    rules.add_argument("number", metavar="NUMBER", nargs="*", help="a rule's number, or words to look for")
    rules.add_argument("--language", choices=LANGUAGES, default="en", help="the language they are told in")
    rules.add_argument("--json", action="store_true", help=_JSON)
    rules.set_defaults(run=commands.rules)
    check = below.add_parser("check", help="check a deck", description=commands.check.__doc__)
    check.add_argument("deck", metavar="DECK", help=_DECKS)
    check.add_argument("--game", choices=sorted(GAMES), default=_FIRST, help="the deck's game")
    check.add_argument("--cards", metavar="FILE", help=_CARDS)
    check.add_argument("--json", action="store_true", help=_JSON)
    check.set_defaults(run=commands.check)


def _cards(below: Below[_Parser]) -> None:
    reads = below.add_parser("read", help="say what is understood of cards", description=read.run.__doc__)
    _game(reads)
    reads.add_argument("file", metavar="FILE", help="a list of cards: JSON, JSON lines or CSV")
    reads.add_argument("--card", metavar="CODE", help="show one card: text, tree, renderings, what is missing")
    reads.add_argument("--sample", type=int, metavar="N", help="show so many of the cards that are read")
    reads.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed takes the same sample (1)")
    reads.add_argument("--stress", action="store_true", help="measure how well cards would be read that are not there")
    reads.add_argument("--mapping", metavar="FILE", help=_MAPPING)
    reads.add_argument("--json", action="store_true", help=_JSON)
    reads.set_defaults(run=read.run)
    brings = below.add_parser("import", help="take cards into your collection", description=read.bring.__doc__)
    _game(brings)
    brings.add_argument("file", metavar="FILE", help="a list of cards: JSON, JSON lines or CSV")
    brings.add_argument("--mapping", metavar="FILE", help=_MAPPING)
    brings.add_argument("--json", action="store_true", help=_JSON)
    brings.set_defaults(run=read.bring)
    ahead = below.add_parser("prepare", help="read the games' own cards ahead", description=prepare.run.__doc__)
    ahead.set_defaults(run=prepare.run)


def _measures(below: Below[_Parser]) -> None:
    measure = below.add_parser("bench", help="measure the engine, or the table", description=_BENCH)
    measure.add_argument(
        "game",
        metavar="WHAT",
        choices=[*sorted(GAMES), _TABLE, _NET],
        help=f"one of {', '.join(GAMES)}; or {_TABLE}, {_NET}",
    )
    measure.add_argument("--cards", metavar="FILE", help="play random decks of these cards and the game's own")
    measure.add_argument("--seconds", type=float, default=5.0, metavar="N", help="how long to play (5)")
    soaks = "play so many games instead: in the window (table), or by programs that are killed at random (net)"
    measure.add_argument("--soak", type=int, metavar="N", help=soaks)
    measure.add_argument("--frames", type=int, metavar="N", help="send so many frames of noise, and flood a host (net)")
    measure.add_argument(
        "--game", dest="shown", choices=sorted(GAMES), default=_FIRST, help=f"whose table is measured: {_WHICH}"
    )
    # Only measuring itself asks for this: one start, which keeps what it keeps in a folder.
    measure.add_argument("--start-in", metavar="FOLDER", help=argparse.SUPPRESS)
    measure.add_argument("--json", action="store_true", help=_JSON)
    measure.set_defaults(run=_bench)
    pictures = below.add_parser("screenshot", help="draw pictures of the window", description=screenshot.run.__doc__)
    screenshot.add(pictures)
    long = below.add_parser("soak", help="play many random games", description=soak.run.__doc__)
    _game(long)
    long.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    long.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the first game (1)")
    long.add_argument("--cards", metavar="FILE", help=_CARDS)
    long.add_argument("--json", action="store_true", help=_JSON)
    long.set_defaults(run=soak.run)
    same = below.add_parser(
        "fingerprint", help="write what the engine makes of games and cards", description=fingerprint.run.__doc__
    )
    _game(same)
    same.add_argument("--games", type=int, default=400, metavar="N", help="how many games (400)")
    same.add_argument("--cards", metavar="FILE", help="play with the cards of this file, and write how each is read")
    same.add_argument("--out", metavar="FILE", help="write the lines into this file")
    same.set_defaults(run=fingerprint.run)


def _bench(arguments: argparse.Namespace) -> int:
    if arguments.game == _NET:
        from app.cli import bench_net

        return bench_net.run(arguments)
    return bench_table.run(arguments) if arguments.game == _TABLE else bench.run(arguments)


def _game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", choices=sorted(GAMES), help=f"one of {', '.join(GAMES)}")


def _seats(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--seats", default="human,random", metavar="A,B", help="who plays: human or random (human,random)"
    )
