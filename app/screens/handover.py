"""The hand-over screen: both hands are hidden until the other player sits down."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from app.cards.face import BACK, RATIO
from app.cards.painter import CardPainter
from app.screens.veil import Veil
from app.theme import Look
from app.theme.words import Words

_CARD = 104
#: How far below the cards the point lies around which they are fanned, in pixels.
_FAR = 330


class Backs(QWidget):
    """Backs of cards, fanned."""

    def __init__(self, painter: CardPainter, count: int = 5) -> None:
        super().__init__()
        self._painter, self._count = painter, count
        self.setFixedSize(440, round(_CARD * RATIO) + 42)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for number in range(self._count):
            share = number - (self._count - 1) / 2
            painter.save()
            painter.translate(self.width() / 2, self.height() + _FAR - 34)
            painter.rotate(share * 8)
            back = self._painter.pixmap(BACK, _CARD, self.devicePixelRatio())
            painter.drawPixmap(QPointF(-_CARD / 2, -_FAR - _CARD * RATIO), back)
            painter.restore()
        painter.end()


class HandOver(Veil):
    """Hides everything until a player says that they sit at the table now."""

    ready = Signal()
    passed = Signal()

    def __init__(self, parent: QWidget, look: Look, painter: CardPainter) -> None:
        super().__init__(parent, look, 1.0)
        self._name, self._why = "", ""
        self.title, self.words = Words(), Words()
        self.title.setProperty("role", "display")
        self.words.setProperty("role", "dim")
        self.words.setWordWrap(True)
        self.go = QPushButton()
        self.go.setProperty("role", "primary")
        self.go.setMinimumHeight(40)
        for label in (self.title, self.words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.let = QPushButton()
        self.let.setMinimumHeight(34)
        self.column.addWidget(Backs(painter), 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.title, self.words, self.go, self.let):
            self.column.addWidget(part)
        self.go.clicked.connect(lambda: self._leave(self.ready))
        self.let.clicked.connect(lambda: self._leave(self.passed))

    def ask(self, name: str, why: str = "", *, passes: bool = False) -> None:
        """Ask for a player by name; ``why`` says what they are asked, in words that give nothing away. A player who
        ``passes`` may say so without sitting down.
        """
        self._name, self._why = name, why
        self.let.setVisible(passes)
        self.retranslate()
        self.raise_veil()
        self.go.setFocus()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("Over to {0}").format(self._name))
        hidden = self.tr("Both hands are hidden. Go on when you sit at the screen.")
        self.words.setText(f"{self._why}\n{hidden}" if self._why else hidden)
        self.go.setText(self.tr("I am {0}").format(self._name))
        self.let.setText(self.tr("{0} passes").format(self._name))
        self.setAccessibleName(self.title.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _leave(self, told: SignalInstance) -> None:
        self.hide()
        told.emit()
