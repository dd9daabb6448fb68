"""Choosing a deck: the starter decks, the player's own lists, one drawn at random; and what is wrong with it."""

from app.decks.shelf import RANDOM, DeckReport, Shelf

__all__ = ["RANDOM", "DeckReport", "Shelf"]
