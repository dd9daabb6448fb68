"""The new match dialog: the game, two players with their decks, and how much the rules say."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from app.cards.faces import Faces
from app.cards.painter import CardPainter
from app.decks import Shelf
from app.i18n.phrases import Phrases
from app.lobby.plan import MatchPlan
from app.lobby.seatbox import SEATS, SeatBox
from app.settings import Places, Store
from app.settings.store import MODES
from app.theme import Look
from app.theme.choice import Choice
from app.theme.scrolled import Scrolled, room_for
from app.theme.tick import Tick
from app.theme.words import Words
from engine.game import Game


class NewMatchDialog(QDialog):
    """Asks what is to be played. After it was accepted, ``plan()`` says it."""

    rule_asked = Signal(str)

    def __init__(
        self, games: Sequence[Game], store: Store, places: Places | None, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._games, self._store, self._look = list(games), store, look
        self._folder = places.decks if places else None
        self.game = Choice()
        self.mode = Choice()
        self.mode.addItems([""] * len(MODES))
        self.open_hands = Tick()
        self.hint = Words()
        self.hint.setProperty("role", "dim")
        self.hint.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.begin = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.boxes: list[SeatBox] = []
        self._seats = QHBoxLayout()
        self._seats.setSpacing(12)
        self._growing = QTimer(self, singleShot=True, interval=0)
        self._growing.timeout.connect(self._grow)
        self._lay_out()
        self._fill()
        self.retranslate()

    def _lay_out(self) -> None:
        self._labels = [Words(), Words()]
        form = QFormLayout()
        form.addRow(self._labels[0], self.game)
        rules = QFormLayout()
        rules.addRow(self._labels[1], self.mode)
        rules.addRow("", self.hint)
        rules.addRow("", self.open_hands)
        self._labels[0].setBuddy(self.game)
        self._labels[1].setBuddy(self.mode)
        asked = QWidget()
        inside = QVBoxLayout(asked)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(12)
        for part in (form, self._seats, rules):
            inside.addLayout(part)
        self.asked = Scrolled(asked, self)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 16, 20, 16)
        box.setSpacing(12)
        box.addWidget(self.asked)
        box.addWidget(self.buttons)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.begin.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.mode.currentIndexChanged.connect(self._say_mode)

    def _fill(self) -> None:
        now = self._store.now
        for game in self._games:
            self.game.addItem(game.title, game.name)
        self.game.setCurrentIndex(max(0, self.game.findData(now.game)))
        self.mode.setCurrentIndex(MODES.index(now.mode))
        self.open_hands.setChecked(now.open_hands)
        self._seat_players()
        self.game.currentIndexChanged.connect(self._seat_players)

    def _seat_players(self) -> None:
        """Make the boxes of both players for the chosen game."""
        for box in self.boxes:
            self._seats.removeWidget(box)
            box.hide()
            box.deleteLater()
        game = self._games[max(0, self.game.currentIndex())]
        language = self._look.language
        phrases = Phrases(language, game=game.name)
        painter = CardPainter(self._look.palette, language)
        faces = Faces(game, language, phrases.say)
        shelf = Shelf(game, self._folder)
        now = self._store.now
        self.boxes = [SeatBox(number, shelf, painter, faces, phrases) for number in (0, 1)]
        starters = [str(path) for path in shelf.paths()]
        for number, box in enumerate(self.boxes):
            box.seed = secrets.randbits(32)
            box.name.setText(now.names[number])
            box.who.setCurrentIndex(SEATS.index(now.seats[number]) if now.seats[number] in SEATS else 0)
            before = now.decks[number] if now.game in ("", game.name) else ""
            wanted = before or (starters[number % len(starters)] if starters else "random")
            box.choose(wanted)
            box.changed.connect(self._judge)
            box.rule_asked.connect(self.rule_asked)
            self._seats.addWidget(box, 1)
        across = sum(box.sizeHint().width() for box in self.boxes) + self._seats.spacing()
        beside = across <= room_for(self).width()
        self._seats.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._order()
        self._judge()

    def _order(self) -> None:
        """Let the Tab key go from field to field as they are seen, from the game down to the buttons."""
        seats = [one for box in self.boxes for one in (box.name, box.who, box.deck, box.open)]
        last = (self.begin, self.buttons.button(QDialogButtonBox.StandardButton.Cancel))
        for one, after in pairwise((self.game, *seats, self.mode, self.open_hands, *last)):
            QWidget.setTabOrder(one, after)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(self.tr("New match"))
        self._labels[0].setText(self.tr("&Game"))
        self._labels[1].setText(self.tr("&Rules"))
        for index, text in enumerate((self.tr("Enforced"), self.tr("Asked"), self.tr("Free"))):
            self.mode.setItemText(index, text)
        self.open_hands.setText(self.tr("No curtain when the other player is asked"))
        self.begin.setText(self.tr("Begin"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
        self._say_mode()

    def showEvent(self, event: QShowEvent) -> None:
        """Be as large as the words need, which is known only now that everything is dressed."""
        self.setMinimumWidth(max(760, self.minimumSizeHint().width()))
        super().showEvent(event)
        self._grow()

    def _grow(self) -> None:
        """Be no smaller than what is in it: another game or deck may have more to say."""
        self.asked.updateGeometry()
        self.resize(self.size().expandedTo(self.sizeHint()) if self.isVisible() else self.sizeHint())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _say_mode(self) -> None:
        said = (
            self.tr("What the rules refuse does not happen; a balloon says why, with the number of the rule."),
            self.tr("What the rules refuse can be done anyway if the other player agrees."),
            self.tr("Everything happens as it is moved; the rules only comment."),
        )
        self.hint.setText(said[max(0, self.mode.currentIndex())])
        if self.boxes:
            self._judge()

    def _judge(self) -> None:
        """A match can begin with two legal decks; where the rules only comment, with any two."""
        free = MODES[max(0, self.mode.currentIndex())] == "free"
        reports = [box.report for box in self.boxes]
        self.begin.setEnabled(all(each.legal or (free and each.deck is not None) for each in reports))
        if self.isVisible():
            # How much room words need is known once they are laid out.
            self._growing.start()

    def accept(self) -> None:
        """Remember what was chosen for the next time."""
        words = [str(box.deck.currentData()) for box in self.boxes]
        names = [box.name.text().strip() for box in self.boxes]
        seats = [SEATS[box.who.currentIndex()] for box in self.boxes]
        self._store.change(
            game=str(self.game.currentData()),
            decks=(words[0], words[1]),
            names=(names[0], names[1]),
            seats=(seats[0], seats[1]),
            mode=MODES[self.mode.currentIndex()],
            open_hands=self.open_hands.isChecked(),
        )
        super().accept()

    def plan(self) -> MatchPlan:
        """The match that was chosen. Raises ValueError while a deck cannot be read."""
        decks = [box.report.deck for box in self.boxes]
        first, second = decks
        if first is None or second is None:
            raise ValueError("a match needs two decks")
        names = [box.name.text().strip() or box.name.placeholderText() for box in self.boxes]
        seats = [SEATS[box.who.currentIndex()] for box in self.boxes]
        return MatchPlan(
            self._games[self.game.currentIndex()],
            (first, second),
            (names[0], names[1]),
            (seats[0], seats[1]),
            MODES[self.mode.currentIndex()],
            self.open_hands.isChecked(),
        )
