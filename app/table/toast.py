"""What is shown for a moment in the middle of the table; what chance has decided, said there."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from app.table.ground import paint_jewel
from app.theme import Look
from app.theme.tokens import CORNER_LARGE, ROOM, TITLE, WIDE, faded

_COIN = 26.0
#: How long one thing is said, and each of several one after the other, in milliseconds.
_ALONE, _BEAT = 2400, 1300
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class Moment(QWidget):
    """Something that lies over the middle of the table for a while. It goes by itself, or with a click or a key; it
    asks for nothing, and no player waits for it.
    """

    #: It has been seen, or hurried away.
    gone = Signal()

    #: Whether a key that hurries it does nothing else.
    swallows = False

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent)
        self._look, self._over = look, parent
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self._later: list[Callable[[], object]] = []
        self._lasts = 0
        self.hide()

    def show_all(self, acts: Sequence[Callable[[], object]], milliseconds: float) -> None:
        """Show several things one after the other, each so long."""
        self._later = list(acts)
        self._lasts = round(milliseconds)
        self._go_on()

    def _go_on(self) -> None:
        if not self._later:
            self.hide()
            return
        self._later.pop(0)()
        self.show()
        self.raise_()
        self._timer.start(self._lasts)

    def hurry(self) -> None:
        """Show no more of it."""
        self._later.clear()
        self._timer.stop()
        self.hide()

    def stand(self, wide: float, high: float) -> None:
        """Take so much room in the middle of the table, as far as there is."""
        wide = min(math.ceil(wide), self._over.width() - 2 * WIDE)
        high = min(math.ceil(high), self._over.height())
        self.setGeometry((self._over.width() - wide) // 2, (self._over.height() - high) // 2, wide, high)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for watched in (self.window(), self._over.parentWidget()):
            if watched is not None:
                watched.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for watched in (self.window(), self._over.parentWidget()):
            if watched is not None:
                watched.removeEventFilter(self)
        self.gone.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        seen = self.isVisible()
        if event.type() == QEvent.Type.KeyPress:
            self.hurry()
        return self.swallows and seen and not self.isVisible()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hurry()

    def panel(self, painter: QPainter) -> QRectF:
        """Paint the ground of it; return its box."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(self._look.palette.line_strong, 1.2))
        painter.setBrush(faded(self._look.palette.floating, 0.96))
        painter.drawRoundedRect(box, CORNER_LARGE, CORNER_LARGE)
        return box


class Toast(Moment):
    """A sentence beside a coin."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look)
        self.words = ""

    def say_all(self, sentences: Sequence[str], *, speed: float = 1.0) -> None:
        """Say several things one after the other; each for so much shorter as motion is quicker."""
        lasts = (_ALONE if len(sentences) == 1 else _BEAT) / speed
        self.show_all([partial(self._say, one) for one in sentences], lasts)

    def _say(self, words: str) -> None:
        self.words = words
        self.setAccessibleName(words)
        self.setFont(self._look.font(TITLE, bold=True))
        beside = 2 * _COIN + 2 * WIDE + ROOM + 2
        most = self._over.width() - 2 * WIDE - beside
        text = self.fontMetrics().boundingRect(QRect(0, 0, round(most), 4000), _WRAPPED, words)
        self.stand(text.width() + beside + 2, max(2 * _COIN, text.height()) + 2 * ROOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = self.panel(painter)
        paint_jewel(painter, QPointF(WIDE + _COIN, box.center().y()), _COIN, self._look.palette)
        painter.setPen(self._look.palette.text)
        painter.setFont(self.font())
        painter.drawText(box.adjusted(WIDE + 2 * _COIN + ROOM, 0, -WIDE + 2, 0), _WRAPPED, self.words)
        painter.end()
