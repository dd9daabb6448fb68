"""A veil over the whole table, with a panel in its middle."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.table.ground import paint_floor
from app.theme import Look
from app.theme.tokens import faded


class Veil(QWidget):
    """Covers its parent, follows its size, and keeps mouse and keyboard from what is below.

    ``cover`` is how much is hidden: at 1 nothing of the table can be seen.
    """

    def __init__(self, parent: QWidget, look: Look, cover: float) -> None:
        super().__init__(parent)
        self._look, self._cover = look, cover
        self._kept: tuple[object, QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.panel = QFrame()
        self.panel.setProperty("role", "panel")
        self.panel.setMinimumWidth(380)
        self.panel.setMaximumWidth(640)
        self.column = QVBoxLayout(self.panel)
        self.column.setContentsMargins(32, 28, 32, 28)
        self.column.setSpacing(14)
        box = QVBoxLayout(self)
        box.addStretch(1)
        box.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(1)
        parent.installEventFilter(self)
        look.changed.connect(self.update)
        self.hide()

    def raise_veil(self) -> None:
        """Cover the table."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._cover < 1:
            painter.fillRect(self.rect(), faded(self._look.palette.ground, self._cover))
        else:
            painter.drawPixmap(0, 0, self._ground())
        painter.end()

    def _ground(self) -> QPixmap:
        """The bare table, drawn once for each size and theme."""
        ratio, palette = self.devicePixelRatioF(), self._look.palette
        key = (self.size(), ratio, palette.name)
        if self._kept is None or self._kept[0] != key:
            pixmap = QPixmap(self.size() * ratio)
            pixmap.setDevicePixelRatio(ratio)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect())
            paint_floor(painter, area, area.center(), max(24.0, area.width() * 0.024), palette)
            painter.end()
            self._kept = (key, pixmap)
        return self._kept[1]
