"""Measuring the engine with random games of the starter decks."""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from app.cli import choosing
from app.cli.problems import Problem
from engine.events import Create
from engine.game import Deck, Game, ShelvedGame, Start
from engine.match import Match
from engine.state import SEATS

#: What each measure is, for people.
_WORDS = {
    "games_per_s": "random games a second",
    "decisions_per_s": "decisions a second",
    "seen_decisions_per_s": "decisions a second with question and view before each",
    "legal_ms": "legal answers, median, in ms",
    "legal_p99_ms": "legal answers, 99th of 100, in ms",
    "copy_us": "copy of a position, median, in µs",
    "match_copy_us": "copy of a match, median, in µs",
    "fork_us": "fork of a match as a seat may imagine it, median, in µs",
    "digest_us": "digest of a position, median, in µs",
    "undo_ms": "undo of an entry, median, in ms",
    "view_ms": "view of a seat, median, in ms",
}
#: So many random decks are measured with.
_RANDOM_DECKS = 12
#: So many random fields are worked out for each of these numbers of cards a side.
_BOARDS = 12
_A_SIDE = (8, 20, 40, 80)
#: A game that takes more answers than this does not end.
_MOST = 20_000


class Field(NamedTuple):
    """Where the cards of a field lie, which cannot lie there, and in which phase it is looked at."""

    zones: tuple[str, ...]
    but: tuple[str, ...]
    phase: str


#: The fields of the games by name.
_FIELDS = {
    "fftcg": Field(("field",), ("Summon",), "main 1"), "cipher": Field(("front line", "back line"), (), "action"),
    "fow": Field(("field",), ("Chant", "Ruler", "J-ruler"), "main"),
    "vanguard": Field(("rear-guard circles",), ("Normal Order", "Blitz Order", "Set Order", "G Unit"), "main"),
}


def run(arguments: argparse.Namespace) -> int:
    """Play random games with the starter decks, or with random decks of a file's cards, and print how fast the engine
    is.
    """
    if not 0 < arguments.seconds < float("inf"):
        raise Problem("--seconds wants a number above 0.")
    game = choosing.told_game(arguments.game, arguments.cards)
    decks = _decks(game, random_ones=arguments.cards is not None)
    print(f"Playing for {arguments.seconds:g} seconds ...", file=sys.stderr)
    measures = _speed(game, decks, arguments.seconds) | _times(game, decks, arguments.seconds)
    if arguments.cards is not None and isinstance(game, ShelvedGame):
        measures |= {f"board_ms_{size}": _worst_board(game, size) for size in _A_SIDE}
    if arguments.json:
        print(json.dumps(measures))
    else:
        print("\n".join(f"{_words(name)}: {value:g}" for name, value in measures.items()))
    return 0


def _words(name: str) -> str:
    board, _, size = name.rpartition("_")
    return f"board with {size} random cards a side, worst of {_BOARDS}, in ms" if board == "board_ms" else _WORDS[name]


def _worst_board(game: ShelvedGame[Any], size: int) -> float:
    """The longest time that working out one of some random fields takes, their texts read."""
    worst = 0.0
    for seed in range(_BOARDS):
        work_out = full_field(game, random.Random(seed), size)
        work_out()
        worst = max(worst, min(_timed(work_out) for _ in range(3)))
    return round(worst * 1e3, 3)


def full_field(game: ShelvedGame[Any], source: random.Random, size: int) -> Callable[[], None]:
    """What works out anew everything that is told of the cards on a field with so many random cards a side."""
    field = _FIELDS[game.name]
    nobody = Deck("", {})
    law, state = game.begin(Start(game.name, (nobody, nobody), 1), [tuple(() for _ in game.sections) for _ in SEATS])
    state.vars.update({"turn": 1, "turn player": 0, "phase": field.phase, "step": field.phase})
    cards = [card for card in game.cards().values() if game.to_record(card).get("type") not in field.but]
    for seat in SEATS:
        for place, card in enumerate(source.choices(cards, k=size)):
            state.emit(Create(card, seat, state.zone_of(field.zones[place % len(field.zones)], seat)))

    def anew() -> None:
        state.derived.clear()
        for card in state.cards:
            law.inspect(state, card.number, card.controller)

    return anew


def _decks(game: Game, *, random_ones: bool) -> list[Deck]:
    """The decks to measure with, their texts read: reading is not measured."""
    if random_ones:
        decks = [game.deck(game.random_deck(random.Random(seed))) for seed in range(_RANDOM_DECKS)]
    else:
        decks = [game.deck(game.read_deck(path)) for path in game.starters()]
    if len(decks) < 2:
        raise Problem(f"There are not two starter decks of {game.title} to measure with.")
    for seed in range(len(decks)):
        _play(_match(game, decks, seed), random.Random(seed))
    return decks


def _match(game: Game, decks: list[Deck], seed: int) -> Match:
    return game.new_match(Start(game.name, (decks[seed % len(decks)], decks[(seed + 1) % len(decks)]), seed))


def _speed(game: Game, decks: list[Deck], seconds: float) -> dict[str, float]:
    """Games and decisions a second, with nothing else in between; then as programs and networks play them, who see the
    question and the table before each.
    """
    games, decisions = _rates(game, decks, seconds, _play)
    _, seen = _rates(game, decks, seconds, _play_seeing)
    return {
        "games_per_s": round(games, 2), "decisions_per_s": round(decisions, 1), "seen_decisions_per_s": round(seen, 1),
    }  # fmt: skip


def _rates(
    game: Game, decks: list[Deck], seconds: float, play: Callable[[Match, random.Random], int]
) -> tuple[float, float]:
    """Games and decisions a second."""
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        games += 1
        decisions += play(_match(game, decks, games), random.Random(games))
    spent = time.perf_counter() - began
    return games / spent, decisions / spent


def _play(match: Match, source: random.Random) -> int:
    decisions = 0
    while match.request is not None and decisions < _MOST:
        match.answer(match.request.seat, match.sample(source))
        decisions += 1
    return decisions


def _play_seeing(match: Match, source: random.Random) -> int:
    decisions = 0
    while match.request is not None and decisions < _MOST:
        seat = match.request.seat
        match.question(seat)
        match.view(seat)
        match.answer(seat, match.sample(source))
        decisions += 1
    return decisions


def _times(game: Game, decks: list[Deck], seconds: float) -> dict[str, float]:
    """The times of single acts at the positions of random games."""
    names = ("legal", "copy", "match_copy", "fork", "digest", "undo", "view")
    spent: dict[str, list[float]] = {name: [] for name in names}
    until = time.perf_counter() + seconds
    seed = 0
    while time.perf_counter() < until or not spent["undo"]:
        seed += 1
        match, source = _match(game, decks, seed), random.Random(seed)
        for _ in range(_MOST):
            if match.request is None or (time.perf_counter() > until and spent["undo"]):
                break
            _measure(match, source, spent)
            match.answer(match.request.seat, match.sample(source))
    legal = sorted(spent["legal"])
    return {
        "legal_ms": _median(legal, 1e3),
        "legal_p99_ms": round(legal[min(len(legal) - 1, len(legal) * 99 // 100)] * 1e3, 3),
        "copy_us": _median(spent["copy"], 1e6),
        "match_copy_us": _median(spent["match_copy"], 1e6),
        "fork_us": _median(spent["fork"], 1e6),
        "digest_us": _median(spent["digest"], 1e6),
        "undo_ms": _median(spent["undo"], 1e3),
        "view_ms": _median(spent["view"], 1e3),
    }


def _measure(match: Match, source: random.Random, spent: dict[str, list[float]]) -> None:
    request = match.request
    assert request is not None
    request.refresh()
    match.state.derived.clear()
    spent["legal"].append(_timed(request.cards))
    seat = request.seat
    if source.random() < 0.1:
        spent["copy"].append(_timed(match.state.copy))
        spent["match_copy"].append(_timed(match.copy))
        chance = random.Random(source.random())
        spent["fork"].append(_timed(lambda: match.fork(seat, chance)))
        spent["digest"].append(_timed(match.state.digest))
        spent["view"].append(_timed(lambda: match.view(seat)))
    if source.random() < 0.05 and match.entries:
        spent["undo"].append(_timed(match.undo))
        match.redo()


def _timed(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def _median(times: list[float], unit: float) -> float:
    from statistics import median

    return round(median(times) * unit, 3)
