"""Measure the reader: `python -m engine.games.fftcg.words FILE.jsonl [--card CODE] [--missing]`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from engine.games.fftcg.cards import Card
from engine.games.fftcg.importing import cards_from_file
from engine.games.fftcg.words.reading import read, render
from engine.text.coverage import coverage


def main() -> None:
    """Read the cards of a file and say what was read."""
    parser = argparse.ArgumentParser(prog="python -m engine.games.fftcg.words", description="Measure the reader.")
    parser.add_argument("file", type=Path, help="card records, one JSON object a line")
    parser.add_argument("--card", help="show the tree of one card, by its code")
    parser.add_argument("--missing", action="store_true", help="list the phrases that are missing")
    arguments = parser.parse_args()
    try:
        cards = list(cards_from_file(arguments.file))
    except (OSError, ValueError) as error:
        parser.exit(1, f"{arguments.file} cannot be read: {error}\n")
    if arguments.card:
        chosen = [card for card in cards if card.code == arguments.card]
        if not chosen:
            parser.exit(1, f"{arguments.file.name} has no card with the code {arguments.card}\n")
        _show(chosen[0])
        return
    start = time.perf_counter()
    found = coverage((card.code, card.name, read(card)) for card in cards)
    print(found.report(60 if arguments.missing else 0))
    print(f"{time.perf_counter() - start:.1f} s")


def _show(card: Card) -> None:
    reading = read(card)
    for ability in reading.abilities:
        print(ability)
        print("   ", render(ability, card))
    for problem in reading.problems:
        print(problem.caret())


if __name__ == "__main__":
    main()
