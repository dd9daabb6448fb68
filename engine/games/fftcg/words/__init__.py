"""The words of Final Fantasy TCG: the printed English read into abilities, and abilities rendered back."""

from engine.games.fftcg.words.reading import read, render

__all__ = ["read", "render"]
