"""From what a seat sees of a card to how it looks: names and words in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.cards.face import BACK, CardFace
from app.cards.games import Term, dresser_of
from app.cards.texts import Texts, texts_of
from app.i18n.phrases import load
from app.values import words_in
from engine.bounds import Value
from engine.cards import Catalogue
from engine.game import Game
from engine.views import CardView

translate = QCoreApplication.translate


def english(word: str) -> str:
    """The word as it is."""
    return word


class Faces:
    """The faces of a game's cards in one language. Texts are told in it unless ``texts`` says otherwise."""

    def __init__(self, game: Game, language: str = "en", term: Term = english, texts: Texts | None = None) -> None:
        self._game = game
        self._cards = game.cards()
        self._dresser = dresser_of(game.name)
        self.language = language
        self._term = term
        self._texts = texts or texts_of(game, language, load(language, game.name))
        self._printed: dict[str, CardFace] = {}

    def printed(self, code: str) -> CardFace:
        """The face of a card as it is printed; the back for a number that is not in the catalogue."""
        found = self._printed.get(code)
        if found is None:
            found = self._make(code) if code in self._cards else BACK
            self._printed[code] = found
        return found

    def of(self, card: CardView) -> CardFace:
        """The face of a card as a seat sees it now."""
        base = self.printed(card.code) if card.code else BACK
        if base is BACK and card.code:
            base = CardFace(card.code, self._term(card.name), subject=card.name, game=self._game.name)
        if not card.code:
            return replace(
                BACK, dull=card.dull, counters=self._counters(card), damage=card.damage, game=self._game.name
            )
        return replace(
            base,
            keywords=words_in(card.values.get("keywords")),
            damage=card.damage,
            dull=card.dull,
            face_down=card.face_down,
            peek=card.known,
            counters=self._counters(card),
            under=len(card.over) + len(card.under),
            unread=bool(card.values.get("unread")),
            notes=self._notes(card),
            **self._dresser.now(base, _told(card), self._term),
        )

    def name(self, code: str, fallback: str = "") -> str:
        """What the card is called in the language of the window."""
        return self.printed(code).name or fallback

    def _notes(self, card: CardView) -> tuple[str, ...]:
        """What else is to be read of a card."""
        by = str(card.values.get("bound by", ""))
        return (translate("Preview", "Bound by {card}").format(card=self.name(by)),) if by else ()

    def _counters(self, card: CardView) -> tuple[tuple[str, int], ...]:
        return tuple((self._term(name), count) for name, count in sorted(card.counters.items()))

    def _make(self, code: str) -> CardFace:
        card = self._cards[code]
        values = self._game.to_record(card)
        cards = self._cards
        words = cards.words(code, self.language) if isinstance(cards, Catalogue) else None
        printed = tuple(line for line in card.text.splitlines() if line)
        name = words.name if words else card.name
        return CardFace(
            code=code,
            name=name,
            # What only reminds of a rule has no ability, and is told as it stands.
            lines=self._texts(code) or tuple(map(self._term, printed)),
            lines_in_english=printed,
            story=words.flavour if words else "",
            game=self._game.name,
            **self._dresser.printed(name, values, self._term),
        )


#: What is said of cards that lie face down.
_OF_BACKS = ("locked",)


def _told(card: CardView) -> Mapping[str, Value]:
    """The values of a card now. What lies face down has none in the game, and who may look at it sees what is printed;
    but what is locked is seen to be, and a deleted unit keeps what is its own (VG 18.1, 19.1).
    """
    if not card.face_down or card.values.get("deleted"):
        return card.values
    return {name: card.values[name] for name in _OF_BACKS if card.values.get(name)}
