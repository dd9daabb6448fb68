"""Invented cards for tests of reading."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fow.cards import Card, CardType
from engine.games.fow.words import read

CHANT, RESONATOR = CardType.CHANT, CardType.RESONATOR


def card(text: str, type: CardType = RESONATOR) -> Card:
    """A card with the text."""
    return Card("T-001", "Oriel, the Lamplighter", text, type=type)


def abilities(text: str, type: CardType = RESONATOR) -> tuple[ab.Ability, ...]:
    """What the lines of a text mean; every word of it is read."""
    reading = read(card(text, type))
    assert not [problem.caret() for problem in reading.problems]
    return reading.abilities


def chant(text: str) -> tuple[ab.Effect, ...]:
    """What a chant does."""
    return tuple(effect for one in abilities(text, CHANT) for effect in getattr(one, "effects", ()))
