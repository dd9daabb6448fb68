"""The rubber band: cards within it are chosen together."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.table import layers
from app.table.gestures.base import Gesture
from app.table.items import CardItem
from app.theme.tokens import Palette, faded


class _BandItem(QGraphicsItem):
    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self.box = QRectF()
        self.setZValue(layers.BAND)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-2, -2, 2, 2)

    def lay(self, box: QRectF) -> None:
        self.prepareGeometryChange()
        self.box = box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(QPen(self._palette.accent, 1.5))
        painter.setBrush(faded(self._palette.accent, 0.12))
        painter.drawRoundedRect(self.box, 4, 4)


class Band(Gesture):
    """Draw a band from where no card lies."""

    def begin(self, point: QPointF, item: CardItem | None, button: Qt.MouseButton) -> bool:
        self._start = point
        self._item: _BandItem | None = None
        return item is None and button == Qt.MouseButton.LeftButton

    def move(self, point: QPointF) -> bool:
        if self._item is None:
            if (point - self._start).manhattanLength() < QApplication.startDragDistance():
                return False
            self._item = _BandItem(self.host.scene.look.palette)
            self.host.scene.addItem(self._item)
        self._item.lay(QRectF(self._start, point).normalized())
        return True

    def end(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        if self._item is None:
            return
        box = self._item.box
        self._take_away()
        scene = self.host.scene
        found = [
            scene.base_of(item.key)
            for item in scene.cards.values()
            if item.whole_box().intersects(box) and not item.face.hidden
        ]
        if self.host.target is not None:
            self.host.target.banded(tuple(dict.fromkeys(found)))

    def cancel(self) -> None:
        self._take_away()

    def _take_away(self) -> None:
        if self._item is not None:
            self.host.scene.removeItem(self._item)
            self._item = None
