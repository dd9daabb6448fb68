"""What a player brings to a table of two machines: the game, a name and a deck."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.cards.faces import Faces
from app.cards.painter import CardPainter
from app.decks import DeckReport, Shelf
from app.i18n.phrases import Phrases
from app.lobby.seatbox import SeatBox
from app.settings import Places, Store
from app.theme import Look
from engine.game import Deck, Game


class Bringing(QWidget):
    """The deck and the name of the player at this machine, for one game at a time."""

    changed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self, games: Sequence[Game], store: Store, places: Places | None, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._games, self._store, self._look = {game.name: game for game in games}, store, look
        self._folder = places.decks if places else None
        self.box: SeatBox | None = None
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)
        self.game = ""
        self.choose(store.now.game if store.now.game in self._games else next(iter(self._games)))

    def choose(self, name: str) -> None:
        """Bring a deck of this game; what is no game here changes nothing."""
        if name not in self._games or name == self.game:
            return
        before = self.box.name.text() if self.box is not None else self._store.now.names[0]
        if self.box is not None:
            self._room.removeWidget(self.box)
            self.box.hide()
            self.box.deleteLater()
        self.game = name
        game, language, now = self._games[name], self._look.language, self._store.now
        phrases = Phrases(language, game=name)
        painter = CardPainter(self._look.palette, language)
        shelf = Shelf(game, self._folder)
        self.box = SeatBox(0, shelf, painter, Faces(game, language, phrases.say), phrases, alone=True)
        self.box.seed = secrets.randbits(32)
        self.box.name.setText(before)
        starters = [str(path) for path in shelf.paths()]
        kept = now.decks[0] if now.game in ("", name) else ""
        self.box.choose(kept or (starters[0] if starters else "random"))
        self.box.changed.connect(self.changed)
        self.box.rule_asked.connect(self.rule_asked)
        self._room.addWidget(self.box)
        self.changed.emit()

    @property
    def report(self) -> DeckReport:
        """The deck, and what the rules say of it."""
        return self.box.report if self.box is not None else DeckReport(None)

    @property
    def name(self) -> str:
        """What the player is called."""
        return (self.box.name.text().strip() or self.box.name.placeholderText()) if self.box is not None else ""

    def deck(self) -> Deck:
        """The deck, ready to be played. Raises ValueError while none can be read."""
        if self.report.deck is None:
            raise ValueError("there is no deck")
        return self._games[self.game].deck(self.report.deck)

    def remember(self) -> None:
        """Keep what was chosen for the next time."""
        if self.box is None:
            return
        now = self._store.now
        decks = (str(self.box.deck.currentData()), now.decks[1] if now.game == self.game else "")
        self._store.change(game=self.game, decks=decks, names=(self.box.name.text().strip(), now.names[1]))
