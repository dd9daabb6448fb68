"""Playing many random games through the door, and looking for anything that is not as it must be."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Iterator
from itertools import repeat
from typing import NamedTuple

from app.cli import choosing, secrecy
from app.cli.problems import Problem
from app.cli.twins import ToldApart, sampled
from engine import record
from engine.answers import Answer, Pass, Play
from engine.game import Game, Start
from engine.match import Match
from engine.procedures import Entry
from engine.viewing import view

#: A game that takes more answers than this does not end.
_MOST = 20_000
#: How many games a process plays before it reports.
_CHUNK = 4
#: How often all that a seat can get is compared with what it would get were hidden cards others; it takes longest.
_SECRETS = 0.01
#: How often something is done by hand.
_BY_HAND = 0.004
#: After so many plays in one turn a player passes more often than not: what costs nothing could be played without end.
_BUSY = 24


class Broken(Exception):
    """Something in a game is not as it must be."""


class Eagerness:
    """How much has been played in a turn, and whether a random player would rather pass now.

    Of three things to do one is to pass; where the two others cost nothing and each lies on a stack until both players
    pass, that stack would grow for ever.
    """

    def __init__(self) -> None:
        self._turn = -1
        self._plays = 0

    def answer(self, match: Match, source: random.Random) -> Answer:
        """Return a legal answer for whoever is asked."""
        request, turn = match.request, match.state.vars.get("turn", 0)
        assert request is not None
        if turn != self._turn:
            self._turn, self._plays = turn, 0
        busy = self._plays > _BUSY and request.kind == "play" and source.random() < 0.75
        if busy and match.judge(request.seat, Pass()) is None:
            return Pass()
        found = match.sample(source)
        self._plays += isinstance(found, Play)
        return found


class Stop(NamedTuple):
    """A moment of a game: the entries so far, the position's digest, and the record so far."""

    entries: tuple[Entry, ...]
    digest: str
    text: str


def run(arguments: argparse.Namespace) -> int:
    """Play random games through the door on all cores, and count those in which something breaks."""
    if arguments.games < 1:
        raise Problem("--games wants a number from 1.")
    choosing.told_game(arguments.game, arguments.cards)
    broken: list[str] = []
    done = 0
    for found in _games(arguments.game, arguments.cards, choosing.number(arguments.seed), arguments.games):
        done += 1
        if found:
            broken.append(found)
            print(f"\n{found}", file=sys.stderr)
        progress = f"\r{done} of {arguments.games} games, {len(broken)} broken"
        print(progress, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    if arguments.json:
        print(json.dumps({"games": done, "broken": len(broken), "problems": broken[:20]}))
    else:
        print(f"{done} games, {len(broken)} broken.")
    return 1 if broken else 0


def _games(name: str, cards: str | None, seed: int, games: int) -> Iterator[str]:
    """What is wrong with each game, or nothing."""
    from concurrent.futures import ProcessPoolExecutor

    seeds = range(seed, seed + games)
    if games == 1:
        yield play(name, cards, seed)
        return
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(play, repeat(name), repeat(cards), seeds, chunksize=_CHUNK)


_loaded: dict[tuple[str, str | None], Game] = {}


def play(name: str, cards: str | None, seed: int) -> str:
    """Play one random game; return what is wrong with it, or nothing."""
    game = _loaded.get((name, cards)) or _loaded.setdefault((name, cards), choosing.game(name, cards))
    source = random.Random(seed)
    step = 0
    stops: list[Stop] = []
    eager = Eagerness()
    try:
        start = _start(game, source, seed)
        match = game.new_match(start)
        recorder = record.Recorder(game, start, match)
        while match.request is not None:
            step += 1
            if step > _MOST:
                raise Broken(f"it does not end within {_MOST} answers")
            _answer(match, eager.answer(match, source))
            _look(match, recorder, source, stops)
            if source.random() < _SECRETS:
                for seat in (0, 1):
                    secrecy.look(match, seat, source)
            if source.random() < _BY_HAND and match.request is not None:
                secrecy.by_hand(match, source)
        _position(match)
        _replays(game, match, recorder, stops)
    except Broken as problem:
        return f"seed {seed}, answer {step}: {problem}"
    except ToldApart as problem:
        return f"seed {seed}, answer {step}: a seat is told what it may not know: {problem}"
    except Exception as problem:
        trace = problem.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "?"
        return f"seed {seed}, answer {step}: {type(problem).__name__}: {problem} ({place})"
    return ""


def _start(game: Game, source: random.Random, seed: int) -> Start:
    """Decks drawn at random, or starters for one game in four."""
    starters = game.starters()
    lists = [
        game.read_deck(source.choice(starters)) if starters and seed % 4 == 0 else game.random_deck(source)
        for _ in (0, 1)
    ]
    for deck in lists:
        for refusal in game.check(deck):
            raise Broken(f"the deck {deck.name} may not be played: {refusal}")
    return Start(game.name, (game.deck(lists[0]), game.deck(lists[1])), seed)


def _answer(match: Match, answer: Answer) -> None:
    request = match.request
    assert request is not None
    refusal = match.answer(request.seat, answer)
    if refusal is not None and refusal is not match.refused:
        raise Broken(f"a legal answer is refused: {refusal}")


def _look(match: Match, recorder: record.Recorder, source: random.Random, stops: list[Stop]) -> None:
    """Look at the position now and then: in itself, from both seats, back one entry, and what a record of it says."""
    chance = source.random()
    if chance < 0.2:
        _position(match)
    elif chance < 0.24:
        _views(match, source)
    elif chance < 0.28:
        _undoes(match)
    elif chance < 0.285:
        stops.append(Stop(tuple(match.entries), match.state.digest(), recorder.text()))


def _position(match: Match) -> None:
    for problem in match.law.check(match.state):
        raise Broken(problem)
    lying = sorted(number for zone in match.state.zones for number in zone)
    if lying != list(range(len(match.state.cards))):
        raise Broken("a card is nowhere, or in two places")


def _views(match: Match, source: random.Random) -> None:
    fresh = match.state.copy()
    for seat in (0, 1):
        match.question(seat)
        kept, anew = match.view(seat), view(match.law, fresh, seat)
        if (kept.zones, kept.values) != (anew.zones, anew.values):
            raise Broken("what is kept of the position is not what comes out anew")
        if view(match.law, sampled(match.state, seat, source), seat) != anew:
            raise Broken(f"the view of seat {seat} tells what it may not know")


def _undoes(match: Match) -> None:
    before, length = match.state.digest(), len(match.entries)
    if not match.undo() or not match.redo():
        return
    if match.state.digest() != before or len(match.entries) != length:
        raise Broken("undoing and doing again does not lead back")


def _replays(game: Game, match: Match, recorder: record.Recorder, stops: list[Stop]) -> None:
    """Replay the whole record; on the way it stands where it stood, and it begins with what it was at each stop."""
    text = recorder.text()
    whole = record.parse(text.encode(), "record")
    for stop in stops:
        count = len(stop.entries)
        if not text.startswith(stop.text) or len(record.parse(stop.text.encode(), "record").entries) != count:
            raise Broken(f"its record of {count} entries is not how it goes on")
        if tuple(match.entries[:count]) == stop.entries:
            whole.digests[count] = stop.digest
        else:  # a play was taken back since: that moment is no part of the whole
            alone = record.replay(game, record.parse(stop.text.encode(), "record"), "record")
            if alone.match.state.digest() != stop.digest:
                raise Broken(f"after entry {count}, taken back since, the position is not the one recorded")
    again = record.replay(game, whole, "record")
    if again.notes or again.match.state.digest() != match.state.digest():
        raise Broken(f"its record does not replay: {' '.join(again.notes) or 'another position'}")
