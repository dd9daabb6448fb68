"""Measure the reader: `python -m engine.games.cipher.words FILE.jsonl [--card CODE] [--missing]`."""

from __future__ import annotations

from engine.games.cipher.importing import cards_from_file
from engine.games.cipher.words.reading import read, render
from engine.text.measure import measure

if __name__ == "__main__":
    measure("engine.games.cipher.words", cards_from_file, read, render)
