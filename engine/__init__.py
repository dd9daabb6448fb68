"""The engine: cards, their printed text, and the games played with them; no screen."""

__version__ = "0.1.0"
