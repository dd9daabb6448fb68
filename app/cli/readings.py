"""Reading many cards on two cores, and keeping what came of it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from app import collection
from app.cli import choosing
from engine.cards import Printed
from engine.text.readings import Measured, Stop

#: How many processes read.
_PROCESSES = 2
#: Fewer cards than this are read at once, without other processes.
_FEW = 60
_CHUNK = 30
#: The length of the bar that tells how far it is.
_WIDTH = 40

Note = Callable[[str], None]


def measured(game: str, cards: Sequence[Printed], note: Note) -> dict[str, Measured]:
    """What was read of the cards, by code; from the cache where they were read before by the same grammar."""
    understanding = choosing.understanding(game)
    path = collection.cache_folder() / f"readings-{game}.json"
    digest = understanding.digest()
    known = _load(path, digest, note)
    keys = {card.code: understanding.key(card) for card in cards}
    missing = [card for card in cards if keys[card.code] not in known]
    for card, found in zip(missing, _read(game, missing), strict=True):
        known[keys[card.code]] = found
    if missing:
        try:
            _save(path, digest, known)
        except OSError as problem:
            note(f"the readings cannot be kept in {path} ({problem.strerror}).")
    return {card.code: known[keys[card.code]] for card in cards}


def _measure(game: str, card: Printed) -> Measured:
    """Read a card, in a process that has nothing but the name of its game."""
    return choosing.understanding(game).measure(card)


def _read(game: str, cards: Sequence[Printed]) -> Iterable[Measured]:
    measure = partial(_measure, game)
    if len(cards) < _FEW:
        yield from map(measure, cards)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(_PROCESSES) as pool:
        for done, found in enumerate(pool.map(measure, cards, chunksize=_CHUNK), 1):
            if done * _WIDTH // len(cards) != (done - 1) * _WIDTH // len(cards):
                _progress(done, len(cards))
            yield found
    print(file=sys.stderr)


def _progress(done: int, total: int) -> None:
    bar = "#" * (done * _WIDTH // total)
    print(f"\r[{bar:<{_WIDTH}}] {done} of {total} cards", end="", file=sys.stderr, flush=True)


def _load(path: Path, digest: str, note: Note) -> dict[str, Measured]:
    """The readings that were kept; none where the grammar has changed or the file is damaged."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError):
        note(f"the readings kept in {path} cannot be used; the cards are read anew.")
        return {}
    try:
        kept = json.loads(text)
        if kept["grammar"] != digest:
            return {}
        return {key: _measured(value) for key, value in kept["cards"].items()}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        note(f"the readings kept in {path} are damaged; the cards are read anew.")
        return {}


def _measured(value: Any) -> Measured:
    lines, stops = value
    found = []
    for line, offset, text, phrase in stops:
        if not (isinstance(line, int) and isinstance(offset, int) and isinstance(text, str)):
            raise ValueError("this is no stop")
        found.append(Stop(line, offset, text, str(phrase)))
    return Measured(int(lines), tuple(found))


def _save(path: Path, digest: str, known: dict[str, Measured]) -> None:
    cards = {
        key: [one.lines, [[stop.line, stop.offset, stop.text, stop.phrase] for stop in one.stops]]
        for key, one in known.items()
    }
    with suppress(RecursionError):
        collection.write(path, json.dumps({"grammar": digest, "cards": cards}, ensure_ascii=False))
