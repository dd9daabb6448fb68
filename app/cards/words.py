"""The names and texts of cards in the language of the window, for sentences that quote them."""

from __future__ import annotations

from collections.abc import Container

from app.cards.faces import Faces
from app.cards.marks import MARKS
from app.cards.texts import teller_of
from app.i18n.phrases import load
from engine.game import Game


class CardWords:
    """Says a card's name, or a piece of card text, in the language of its faces; other words as they are."""

    def __init__(self, game: Game, faces: Faces) -> None:
        self._faces = faces
        self._tell = teller_of(game, faces.language, load(faces.language, game.name))
        self._names = {card.name: code for code, card in game.cards().items()}
        self._lines: dict[str, tuple[str, int]] = {}
        for code, card in game.cards().items():
            for number, line in enumerate(line for line in card.text.splitlines() if line):
                self._lines.setdefault(line, (code, number))

    @property
    def names(self) -> Container[str]:
        """The names of all cards, in English."""
        return self._names.keys()

    def __call__(self, words: str) -> str:
        """The words in the language."""
        code = self._names.get(words)
        if code is not None:
            return self._faces.name(code, words)
        found = self._lines.get(words)
        if found is None and _is_amount(words):
            return words
        if found is None:
            return self._tell(words)
        face = self._faces.printed(found[0])
        return face.lines[found[1]] if len(face.lines) == len(face.lines_in_english) else words


def _is_amount(words: str) -> bool:
    """Whether words are so much of an Element ("2 Fire"): an amount to pay, which is no way to speak of cards."""
    count, _, element = words.partition(" ")
    return count.isdecimal() and element in MARKS
