"""What chance has decided and what a battle comes to, said for a moment in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from app.table.ground import paint_jewel
from app.theme import Look
from app.theme.tokens import CORNER_LARGE, ROOM, TITLE, WIDE, faded

_COIN = 26.0
#: How long one thing is said, and each of several one after the other, in milliseconds.
_ALONE, _BEAT = 2400, 1300


class Toast(QWidget):
    """A sentence beside a coin. It goes after a while, or with a click or a key; it asks for nothing."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent)
        self._look, self._over = look, parent
        self.words = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self._later: list[str] = []
        self._lasts = 0
        self.hide()

    def say_all(self, sentences: Sequence[str], *, speed: float = 1.0) -> None:
        """Say several things one after the other; each for so much shorter as motion is quicker."""
        self._later = list(sentences)
        self._lasts = round((_ALONE if len(sentences) == 1 else _BEAT) / speed)
        self._go_on()

    def _go_on(self) -> None:
        if self._later:
            self.say(self._later.pop(0), self._lasts)
        else:
            self.hide()

    def hurry(self) -> None:
        """Say no more of it."""
        self._later.clear()
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._over.parent().installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.window().removeEventFilter(self)
        self._over.parent().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            self.hurry()
        return False

    def say(self, words: str, milliseconds: int = 2400) -> None:
        """Say it for a while."""
        self.words = words
        self.setAccessibleName(words)
        self.setFont(self._look.font(TITLE, bold=True))
        wide = self.fontMetrics().horizontalAdvance(words) + 2 * _COIN + 2 * WIDE + ROOM
        wide = min(round(wide) + 2, self._over.width() - 2 * WIDE)
        high = round(2 * _COIN + 2 * ROOM)
        self.setGeometry((self._over.width() - wide) // 2, (self._over.height() - high) // 2, wide, high)
        self.show()
        self.raise_()
        self._timer.start(milliseconds)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hurry()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(palette.line_strong, 1.2))
        painter.setBrush(faded(palette.floating, 0.96))
        painter.drawRoundedRect(box, CORNER_LARGE, CORNER_LARGE)
        paint_jewel(painter, QPointF(WIDE + _COIN, box.center().y()), _COIN, palette)
        painter.setPen(palette.text)
        painter.setFont(self.font())
        text = box.adjusted(WIDE + 2 * _COIN + ROOM, 0, -WIDE + 2, 0)
        said = painter.fontMetrics().elidedText(self.words, Qt.TextElideMode.ElideRight, int(text.width()) + 1)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, said)
        painter.end()
