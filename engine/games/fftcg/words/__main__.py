"""Measure the reader: `python -m engine.games.fftcg.words FILE.jsonl [--card CODE] [--missing]`."""

from __future__ import annotations

from engine.games.fftcg.importing import cards_from_file
from engine.games.fftcg.words.reading import read, render
from engine.text.measure import measure

if __name__ == "__main__":
    measure("engine.games.fftcg.words", cards_from_file, read, render)
