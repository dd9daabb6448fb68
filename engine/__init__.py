"""The engine: cards, their printed text, and the games played with them; no screen."""
