"""`tessera fingerprint`: what the engine makes of the same games and cards, to compare two states of it line by line.

A change that is meant to keep everything as it was leaves these lines equal; `diff` shows the game or the card that
differs. A game has two figures: `log` is what both seats read of it from beginning to end, and stays when classes get
other names; `digest` is its last position as data, and does not.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import sys
from collections.abc import Mapping
from contextlib import nullcontext
from functools import partial
from itertools import repeat
from pathlib import Path
from typing import Any, TextIO

from app.cli import choosing
from app.cli.problems import Problem
from engine.abilities.kinds import Unparsed
from engine.abilities.node import Ability
from engine.cards import LANGUAGES, Catalogue, Printed
from engine.game import Game, Start
from engine.match import Match
from engine.text.readings import Understanding, tree

#: A game that takes more answers than this does not end.
_MOST = 20_000
_CHUNK = 8


def run(arguments: argparse.Namespace) -> int:
    """Write digests of random games, and the trees and renderings of a file's cards, as lines that can be compared."""
    from concurrent.futures import ProcessPoolExecutor

    if arguments.games < 0:
        raise Problem("--games wants a number from 0.")
    if arguments.cards is not None:
        cards = [card for _, card in choosing.understanding(arguments.game).lists.load(Path(arguments.cards)).cards]
    else:
        cards = []
    with _opened(arguments.out) as out, ProcessPoolExecutor(os.cpu_count()) as pool:
        seeds = range(arguments.games)
        for line in pool.map(played, repeat(arguments.game), repeat(arguments.cards), seeds, chunksize=_CHUNK):
            print(line, file=out)
        for lines in pool.map(partial(_understood, arguments.game), cards, chunksize=_CHUNK):
            print(*lines, sep="\n", file=out)
    return 0


def _opened(path: str | None) -> TextIO | nullcontext[TextIO]:
    if path is None:
        return nullcontext(sys.stdout)
    try:
        return open(path, "w", encoding="utf-8")
    except OSError as problem:
        raise Problem(f"{path} cannot be written ({problem.strerror}); name another file with --out.") from None


_loaded: dict[tuple[str, str | None], Game] = {}


def _game(name: str, cards: str | None) -> Game:
    """The game with the cards of a file, and never with those that a player has imported: the same on every machine."""
    return choosing.own(name) if cards is None else choosing.game(name, cards)


def played(name: str, cards: str | None, seed: int) -> str:
    """Play one random game, with starter decks for every second seed, and return its line."""
    game = _loaded.get((name, cards)) or _loaded.setdefault((name, cards), _game(name, cards))
    source = random.Random(seed)
    starters = game.starters()
    lists = [game.read_deck(source.choice(starters)) if seed % 2 else game.random_deck(source) for _ in (0, 1)]
    match = game.new_match(Start(name, (game.deck(lists[0]), game.deck(lists[1])), seed))
    answers = 0
    while match.request is not None and answers < _MOST:
        match.answer(match.request.seat, match.sample(source))
        answers += 1
    decks = "starters" if seed % 2 else "random"
    return f"game {seed:04} {decks} answers {answers} log {_log(match)} digest {match.state.digest()}"


def _log(match: Match) -> str:
    """A figure that stands for every line that either seat has read."""
    lines = [f"{seat} {line.text} {line.rule}" for seat in (0, 1) for line in match.log(seat)]
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def _understood(name: str, card: Printed) -> list[str]:
    """What is understood of a card: a line for each part of a tree, and for each rendering."""
    how = choosing.understanding(name)
    own = choosing.own(name).cards()
    lines = [f"card {card.code} {how.measure(card).degree}"]
    for number, ability in enumerate(how.read(card).abilities):
        begin = f"card {card.code} {number}"
        if isinstance(ability, Unparsed):
            lines.append(f"{begin} unread")
            continue
        lines += [f"{begin} tree {line}" for line in tree(ability).splitlines()]
        for language in LANGUAGES:
            names = how.names(own, language) if isinstance(own, Catalogue) else {}
            lines += [f"{begin} {language} {line}" for line in _said(how, ability, card, language, names)]
    return lines


def _said(
    how: Understanding[Any], ability: Ability, card: Printed, language: str, names: Mapping[str, str]
) -> list[str]:
    try:
        return how.render(ability, card, language, names).splitlines()
    except ValueError:
        return ["(no words for it)"]
