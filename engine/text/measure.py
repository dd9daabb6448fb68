"""The tool that measures a reader: `python -m engine.games.<game>.words FILE.jsonl [--card CODE] [--missing]`."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from engine.abilities.kinds import Ability
from engine.cards import Printed
from engine.text.coverage import coverage
from engine.text.reading import Reading

_Card = TypeVar("_Card", bound=Printed)


def measure(
    program: str,
    cards_of: Callable[[Path], Iterable[_Card]],
    read: Callable[[_Card], Reading],
    render: Callable[[Ability, _Card], str],
) -> None:
    """Read the cards of a file and say what was read."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description="Measure the reader.")
    parser.add_argument("file", type=Path, help="card records, one JSON object a line")
    parser.add_argument("--card", help="show the tree of one card, by its code")
    parser.add_argument("--missing", action="store_true", help="list the phrases that are missing")
    arguments = parser.parse_args()
    try:
        cards = list(cards_of(arguments.file))
    except (OSError, ValueError) as error:
        parser.exit(1, f"{arguments.file} cannot be read: {error}\n")
    if arguments.card:
        chosen = [card for card in cards if card.code == arguments.card]
        if not chosen:
            parser.exit(1, f"{arguments.file.name} has no card with the code {arguments.card}\n")
        _show(chosen[0], read(chosen[0]), render)
        return
    start = time.perf_counter()
    found = coverage((card.code, card.name, read(card)) for card in cards)
    print(found.report(60 if arguments.missing else 0))
    print(f"{time.perf_counter() - start:.1f} s")


def _show(card: _Card, reading: Reading, render: Callable[[Ability, _Card], str]) -> None:
    for ability in reading.abilities:
        print(ability)
        print("   ", render(ability, card))
    for problem in reading.problems:
        print(problem.caret())
