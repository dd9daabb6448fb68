"""What each command does, from its arguments to its exit code."""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path

from app.cli import choosing, telling
from app.cli.citing import citations, coverage
from app.cli.play import SEATS, Session, find_rules, no_rule, outcome
from app.cli.problems import Problem
from engine import record
from engine.game import Game, Start
from engine.games import load_game
from engine.rng import Seed, of_programs
from engine.rulebook import Rulebook
from engine.views import log_lines

ROOT = Path(__file__).parents[2]


def open_table(_arguments: argparse.Namespace) -> int:
    """Open the table."""
    from app.window import run

    return run()


def demonstrate(arguments: argparse.Namespace) -> int:
    """Play two starter decks of a game against each other at random, and print every move."""
    game = load_game(arguments.game)
    words = [path.stem for path in game.starters()]
    if not words:
        raise Problem(f"There are no starter decks of {game.title}; the folder 'decks' is incomplete.")
    start = _start(game, (words[0], words[-1]), choosing.seed(None), ("Ann", "Bob"))
    print(f"{game.title}: {start.decks[0].name} against {start.decks[1].name}, both played at random.")
    print(f"To play yourself: tessera play {game.name} {words[0]} {words[-1]}")
    return _session(game, start, ("random", "random")).run()


def play(arguments: argparse.Namespace) -> int:
    """Play a match."""
    game = choosing.told_game(arguments.game, arguments.cards)
    start = _start(game, arguments.decks, choosing.seed(arguments.seed), _names(arguments.names))
    path = Path(arguments.record) if arguments.record else None
    session = _session(game, start, _seats(arguments.seats), path)
    return _finish(session, path)


def resume(arguments: argparse.Namespace) -> int:
    """Go on with a match from its record."""
    path = Path(arguments.file)
    loaded, recorder = record.resume(path, load_game)
    _print_notes(loaded.notes)
    streams = (sys.stdin, sys.stdout)
    source = random.Random(len(loaded.match.entries))
    game = load_game(loaded.start.game)
    seats = _seats(arguments.seats)
    return _finish(Session(game, loaded.start, loaded.match, seats, source, streams, recorder), path)


def replay(arguments: argparse.Namespace) -> int:
    """Print a recorded match, up to an entry or to its end."""
    if arguments.to is not None and arguments.to < 0:
        raise Problem("--to wants the number of an entry; 0 is the beginning.")
    loaded = record.load(Path(arguments.file), load_game, arguments.to)
    match = loaded.match
    for line in log_lines(match.state, 0, match.names):
        print(telling.log_line(line))
    print(f"After entry {len(match.entries)} of {len(loaded.record.entries)}:")
    print("\n".join(telling.board(match.view(0))))
    print(outcome(match))
    _print_notes(loaded.notes)
    return 0


def rules(arguments: argparse.Namespace) -> int:
    """Print the ledger, a rule, or the rules with some words, each with its standing and its tests; then how far the
    rulebook is enforced and tested.
    """
    book = choosing.game(arguments.game).rulebook()
    cited = _cited(arguments.game, book)
    counts = coverage(book, cited).counts()
    if arguments.json:
        print(json.dumps(counts))
        return 0
    words = " ".join(arguments.number)
    found = find_rules(book, words, arguments.language) if words else tuple(book.rules.values())
    if not found:
        raise Problem(no_rule(book, words))
    for rule in found:
        print(f"{rule.number} ({rule.standing.value}) {book.sentence(rule.number, arguments.language)}")
        for test in cited.get(rule.number, ()):
            print(f"    {test}")
    if not words:
        print(f"{book.name}: {counts['entries']} rules, {counts['enforced']} of them enforced by the program.")
        print(f"{counts['rulings']} rulings say what the program does where the rules leave it open.")
        print(f"{counts['tested']} enforced rules have a test; the tests cite {counts['unknown']} unknown rules.")
    return 0


def _cited(game: str, book: Rulebook) -> dict[str, list[str]]:
    """What the tests cite, where they are here (they are not installed with the program)."""
    folder = Path("tests") / "games" / game
    return citations([folder], book.name, ROOT) if (ROOT / folder).is_dir() else {}


def check(arguments: argparse.Namespace) -> int:
    """Say whether a deck may be played; the exit code is 1 where it may not."""
    game = choosing.told_game(arguments.game, arguments.cards)
    deck = choosing.deck(game, arguments.deck, random.Random())
    refusals = game.check(deck)
    if arguments.json:
        told = [{"rule": refusal.rule, "sentence": refusal.sentence} for refusal in refusals]
        size = {section.name: section.size for section in deck.sections}
        print(json.dumps({"deck": deck.name, "cards": size, "legal": not refusals, "refusals": told}))
    elif refusals:
        print(f"{deck.name} may not be played:")
        print("\n".join(f"  {refusal}" for refusal in refusals))
    else:
        print(f"{deck.name} may be played: {sum(section.size for section in deck.sections)} cards.")
    return 1 if refusals else 0


def _start(game: Game, words: tuple[str, str] | list[str], seed: Seed | int, names: tuple[str, str]) -> Start:
    source = of_programs(seed)
    first, second = (game.deck(choosing.legal_deck(game, word, source)) for word in words)
    return Start(game.name, (first, second), seed, names)


def _session(game: Game, start: Start, seats: tuple[str, str], path: Path | None = None) -> Session:
    match = game.new_match(start)
    recorder = record.Recorder(game, start, match, path)
    if recorder.trouble:
        recorder.abandon()
        raise Problem(f"The record {path} cannot be written ({recorder.trouble}); choose another file.")
    streams = (sys.stdin, sys.stdout)
    return Session(game, start, match, seats, of_programs(start.seed), streams, recorder)


def _finish(session: Session, path: Path | None) -> int:
    code = session.run()
    if not session.recorder.close():
        session.recorder.abandon()
        raise Problem(f"The record {path} is not complete ({session.recorder.trouble}).")
    if path is not None and session.match.outcome is None:
        print(f"To go on: tessera resume {path}")
    return code


def _names(words: str | None) -> tuple[str, str]:
    names = [name.strip() for name in (words or "Player 1,Player 2").split(",")]
    if len(names) != 2 or not all(names) or names[0] == names[1] or any(len(name) > 40 for name in names):
        raise Problem("--names wants two different names with a comma between them, as in Ann,Bob.")
    return names[0], names[1]


def _seats(words: str) -> tuple[str, str]:
    kinds = words.split(",")
    if len(kinds) != 2 or any(kind not in SEATS for kind in kinds):
        raise Problem(f"--seats wants two of {', '.join(SEATS)} with a comma between, as in human,random.")
    return kinds[0], kinds[1]


def _print_notes(notes: tuple[str, ...]) -> None:
    for note in notes:
        print(f"tessera: {note}", file=sys.stderr)
