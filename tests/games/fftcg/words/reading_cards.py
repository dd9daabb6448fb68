"""Invented cards for tests of reading."""

from engine.games.fftcg.cards import Card, CardType, Element


def card(text: str, name: str = "Oriel", type: CardType = CardType.FORWARD) -> Card:
    """A card with the text."""
    return Card("T-001", name, text, type, (Element.FIRE,), 3, 7000, ("Lamplighter",), ("T",), False, False, 0)
