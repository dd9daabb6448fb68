"""A square of black and white fields from which another machine's camera reads words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

#: So many empty fields are left around it, as readers want it, and a line of type is so many fields high.
_QUIET, _LINE = 4, 4


class QrCode(QWidget):
    """Shows words as a QR code, black on white in every theme, because readers want that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        self._rows: tuple[bytes, ...] = ()

    def show_words(self, words: str) -> None:
        """Show these words."""
        if words == self.words:
            return
        import segno

        self.words = words
        self._rows = tuple(bytes(row) for row in segno.make(words, error="m", micro=False).matrix) if words else ()
        self.setAccessibleName(words)
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        side = (len(self._rows) + 2 * _QUIET) * max(4, self.fontMetrics().height() // _LINE)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        count = len(self._rows) + 2 * _QUIET
        field = min(self.width(), self.height()) // count if self._rows else 0
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    spot = QRectF((x + _QUIET) * field, (y + _QUIET) * field, field, field)
                    painter.fillRect(spot, Qt.GlobalColor.black)
        painter.end()
