"""The rulebooks of all games in one window: each is opened when a rule of it is wanted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout, QWidget

from app.panels.rulebook import RulebookPanel
from app.theme import Look
from app.theme.choice import Choice
from engine.game import Game


class Rulebooks(QDialog):
    """Shows the rulebook of one game; the box above it names the others."""

    def __init__(self, games: Sequence[Game], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games, self._look = list(games), look
        self._panels: dict[str, RulebookPanel] = {}
        self.game = Choice()
        for game in self._games:
            self.game.addItem(game.title, game.name)
        self._pages = QStackedWidget()
        box = QVBoxLayout(self)
        box.addWidget(self.game)
        box.addWidget(self._pages, 1)
        self.resize(900, 640)
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self.search)
        self.game.currentIndexChanged.connect(self._turn)
        self.retranslate()
        self._turn()

    @property
    def panel(self) -> RulebookPanel:
        """The rulebook that is open."""
        game = self._games[max(0, self.game.currentIndex())]
        if game.name not in self._panels:
            self._panels[game.name] = RulebookPanel(game.rulebook(), self._look, self)
            self._pages.addWidget(self._panels[game.name])
        return self._panels[game.name]

    def open_rule(self, number: str = "", game: str = "") -> None:
        """Open a rule by its number; the name before it says of which game, else it is one of this game."""
        number = number.removeprefix("rule:")
        named = next((one for one in self._games if number.startswith(f"{one.rulebook().name} ")), None)
        place = self.game.findData(named.name if named is not None else game)
        if place >= 0:
            self.game.setCurrentIndex(place)
        if number:
            self.panel.open_rule(number)

    def search(self) -> None:
        """Put the cursor into the search of the rulebook that is open."""
        self.activateWindow()
        self.panel.search.setFocus()
        self.panel.search.selectAll()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(self.tr("Rulebook"))
        self.game.setAccessibleName(self.tr("Game"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _turn(self) -> None:
        self._pages.setCurrentWidget(self.panel)
