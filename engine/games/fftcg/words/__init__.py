"""The words of Final Fantasy TCG: the printed English read into abilities, and abilities rendered back.

Each module tells of one part of speech, and each symbol of the grammar has its one list there. Where the shared words
of :mod:`engine.text.english` have phrases of a symbol, they stand in that list with the others.
"""

from engine.games.fftcg.words.reading import read, render

__all__ = ["read", "render"]
