"""Invented cards for tests of reading."""

from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.effects.coverage import executable
from engine.games.fftcg.words import read, render


def card(text: str, name: str = "Oriel", type: CardType = CardType.FORWARD) -> Card:
    """A card with the text."""
    return Card("T-001", name, text, type, (Element.FIRE,), 3, 7000, ("Lamplighter",), ("T",), False, False, 0)


def assert_understood(line: str) -> None:
    """Check that a line is read to the last word, carried out, printed back and told in every language."""
    reading = read(card(line))
    assert not [problem.caret() for problem in reading.problems]
    assert executable(reading.abilities) == ()
    for language in ("en", "zh_CN", "zh_TW"):
        assert render(reading.abilities[0], card(line), language)
