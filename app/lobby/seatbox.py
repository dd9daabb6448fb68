"""One half of the new match dialog: a player's name, who plays, and the deck with what the rules say of it."""

from __future__ import annotations

import html
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.cards.face import RATIO
from app.cards.faces import Faces
from app.cards.marks import paint_mark
from app.cards.painter import CardPainter
from app.decks import RANDOM, DeckReport, Shelf
from app.i18n.phrases import Phrases
from app.theme.choice import Choice
from app.theme.words import Words

#: Whose the seat is, as the settings call it.
SEATS = ("human", "random")
_CARD = 78
_SHOWN = 5
_MARK = 24.0


class CardFan(QWidget):
    """A few cards of a deck, fanned."""

    def __init__(self, painter: CardPainter, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter, self._faces = painter, faces
        self._report = DeckReport(None)
        self.setMinimumHeight(round(_CARD * RATIO) + 16)

    def show_deck(self, report: DeckReport) -> None:
        """Show the cards of a deck, most played first."""
        self._report = report
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, round(_CARD * RATIO) + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        codes = self._report.codes[:_SHOWN]
        middle = (len(codes) - 1) / 2
        room = self.width() - _CARD * 1.6 - _MARK * 1.5
        step = min(_CARD * 0.82, room / max(1, len(codes) - 1))
        for number, code in enumerate(codes):
            pixmap = self._painter.pixmap(self._faces.printed(code), _CARD, self.devicePixelRatio())
            painter.save()
            painter.translate(_CARD * 0.75 + number * step, self.height() + 40)
            painter.rotate((number - middle) * 4)
            painter.drawPixmap(-_CARD // 2, -self.height() - 34 + round(abs(number - middle) * 3), pixmap)
            painter.restore()
        for place, element in enumerate(self._report.elements[:4]):
            paint_mark(painter, element, QRectF(self.width() - _MARK - 4, 6 + place * (_MARK + 6), _MARK, _MARK))
        painter.end()


class SeatBox(QFrame):
    """A player of the match to be."""

    changed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self, number: int, shelf: Shelf, painter: CardPainter, faces: Faces, phrases: Phrases,
        parent: QWidget | None = None, *, alone: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.setProperty("role", "panel")
        #: Whether only this player sits at this machine.
        self._alone = alone
        self._number, self._shelf, self._phrases = number, shelf, phrases
        self.seed = 0
        self.report = DeckReport(None)
        self.title = Words()
        self.title.setProperty("role", "lead")
        self.name = QLineEdit()
        self.name.setMaxLength(24)
        self.who = Choice()
        self.deck = Choice()
        self.deck.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.deck.setMinimumContentsLength(20)
        self.open = QToolButton()
        self.fan = CardFan(painter, faces)
        self.kinds = Words()
        self.kinds.setProperty("role", "caption")
        self.kinds.setWordWrap(True)
        self.verdict = Words()
        self.verdict.setWordWrap(True)
        self.verdict.setTextFormat(Qt.TextFormat.RichText)
        self.verdict.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        self._lay_out()
        self._fill()
        self.retranslate()
        self.deck.currentIndexChanged.connect(self.check)
        self.who.currentIndexChanged.connect(self.changed)
        self.name.textChanged.connect(self.changed)
        self.open.clicked.connect(self.ask_for_file)

    def _lay_out(self) -> None:
        self._labels = [Words(), Words(), Words()]
        deck = QHBoxLayout()
        deck.addWidget(self.deck, 1)
        deck.addWidget(self.open)
        form = QFormLayout()
        form.addRow(self._labels[0], self.name)
        if not self._alone:
            form.addRow(self._labels[1], self.who)
        form.addRow(self._labels[2], deck)
        for label, widget in zip(self._labels, (self.name, self.who, self.deck), strict=True):
            label.setBuddy(widget)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 12, 16, 12)
        box.setSpacing(8)
        self.title.setHidden(self._alone)
        for part in (self.title, form, self.fan, self.kinds, self.verdict):
            if isinstance(part, QWidget):
                box.addWidget(part)
            else:
                box.addLayout(part)
        box.addStretch(1)

    def _fill(self) -> None:
        self.who.addItems(["", ""])
        for path in self._shelf.paths():
            self.deck.addItem(self._phrases.say(self._shelf.title(path)), str(path))
        self.deck.addItem("", RANDOM)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("Player {0}").format(self._number + 1))
        for label, text in zip(self._labels, (self.tr("&Name"), self.tr("&Played by"), self.tr("&Deck")), strict=True):
            label.setText(text)
        self.name.setPlaceholderText(self.tr("Player {0}").format(self._number + 1))
        self.name.setAccessibleName(self.tr("Name of player {0}").format(self._number + 1))
        self.who.setItemText(0, self.tr("A person"))
        self.who.setItemText(1, self.tr("The program (plays at random)"))
        self.deck.setItemText(self.deck.findData(RANDOM), self.tr("Drawn at random"))
        self.deck.setAccessibleName(self.tr("Deck of player {0}").format(self._number + 1))
        self.open.setText(self.tr("File …"))
        self.open.setToolTip(self.tr("Choose a deck list from a file"))
        self.check()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # The deck

    def choose(self, word: str) -> None:
        """Choose a deck by its word; a file that is not in the list yet is added."""
        index = self.deck.findData(word)
        if index < 0:
            index = self.deck.findData(RANDOM)
            self.deck.insertItem(index, self._shelf.title(Path(word)), word)
        self.deck.setCurrentIndex(index)
        self.check()

    def ask_for_file(self) -> None:
        """Let the player choose a file."""
        kinds = self.tr("Deck lists (*.txt *.tdeck)")
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Choose a deck list"), "", kinds)
        if path:
            self.choose(path)

    def check(self) -> None:
        """Read the chosen deck, and say what the rules say of it."""
        self.report = self._shelf.report(str(self.deck.currentData()), self.seed)
        self.fan.show_deck(self.report)
        self.kinds.setText(" · ".join(f"{self._phrases.say(kind)} × {count}" for kind, count in self.report.kinds))
        if self.report.legal:
            self.verdict.setProperty("role", "good")
            self.verdict.setText("✓ " + self.tr("This deck may be played."))
        else:
            self.verdict.setProperty("role", "problem")
            self.verdict.setText(
                "<br>".join(self._problem(each.rule, each.sentence) for each in self.report.problems[:6])
            )
        self.verdict.style().polish(self.verdict)
        self.changed.emit()

    def _problem(self, rule: str, sentence: str) -> str:
        said = html.escape(self._phrases.sentence(sentence))
        return f'✗ {said} <a href="rule:{rule}">{rule}</a>' if rule else f"✗ {said}"
