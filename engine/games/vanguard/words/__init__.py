"""The words of Cardfight!! Vanguard's cards: what is printed as a tree, and trees as print."""

from engine.games.vanguard.words.reading import read, render

__all__ = ["read", "render"]
