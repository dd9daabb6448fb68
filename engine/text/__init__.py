"""Reading and rendering printed text: the machinery that every game's grammar uses."""

from engine.text.reading import Problem, Reading

__all__ = ["Problem", "Reading"]
