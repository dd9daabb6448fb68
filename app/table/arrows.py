"""Arrows: who attacks whom, who blocks, what is aimed at."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.table import layers
from app.theme.tokens import faded

if TYPE_CHECKING:
    from app.table.scene import TableScene


class ArrowItem(QGraphicsItem):
    """A curved arrow from a point to another; ``kind`` is "attack", "block" or "target" and gives the colour."""

    def __init__(self, scene: TableScene, kind: str) -> None:
        super().__init__()
        self.table = scene
        self.kind = kind
        self._start = QPointF()
        self._end = QPointF()
        self.setZValue(layers.ARROWS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lay(self, start: QPointF, end: QPointF) -> None:
        """Reach from here to there."""
        if (start, end) != (self._start, self._end):
            self.prepareGeometryChange()
            self._start, self._end = QPointF(start), QPointF(end)

    def ends(self) -> tuple[QPointF, QPointF]:
        """Where it begins and ends."""
        return self._start, self._end

    def boundingRect(self) -> QRectF:
        return self._path().boundingRect().adjusted(-18, -18, 18, 18)

    def _bend(self) -> QPointF:
        way = self._end - self._start
        middle = (self._start + self._end) / 2
        length = math.hypot(way.x(), way.y()) or 1.0
        off = min(60.0, length * 0.16)
        return middle + QPointF(-way.y() / length * off, way.x() / length * off)

    def _path(self) -> QPainterPath:
        path = QPainterPath(self._start)
        path.quadTo(self._bend(), self._end)
        return path

    def color(self) -> QColor:
        """The colour of its meaning."""
        palette = self.table.look.palette
        return {"attack": palette.threatened, "block": palette.accent}.get(self.kind, palette.chosen)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = self.color()
        tip = self._end - self._bend()
        length = math.hypot(tip.x(), tip.y()) or 1.0
        along = QPointF(tip.x() / length, tip.y() / length)
        across = QPointF(-along.y(), along.x())
        head = 17.0
        neck = self._end - along * (head * 0.8)
        path = QPainterPath(self._start)
        path.quadTo(self._bend(), neck)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(faded(self.table.look.palette.shadow, 0.45), 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        painter.drawPath(path)
        fill = QLinearGradient(self._start, self._end)
        fill.setColorAt(0, faded(color, 0.25))
        fill.setColorAt(0.5, color)
        pen = QPen(fill, 5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(QPen(faded(self.table.look.palette.shadow, 0.5), 1.5))
        painter.setBrush(color)
        base = self._end - along * head
        painter.drawPolygon(QPolygonF([self._end, base + across * 9.5, base - across * 9.5]))
