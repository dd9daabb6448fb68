"""The words of Force of Will: the printed English of three generations read into abilities, and abilities told.

What is printed in one way today stands in the tables; what older cards print otherwise is put in that way before it is
read (FOW 1400).
"""

from engine.games.fow.words.reading import read, render

__all__ = ["read", "render"]
