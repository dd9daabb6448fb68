"""How the places look on which cards lie: lanes worn into the mat, slots for piles, and how high a pile is."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.table import layers, light
from app.theme.tokens import Palette, faded

if TYPE_CHECKING:
    from app.table.scene import TableScene

#: A pile shows so many edges at most, one for every few cards; they lie over all its cards.
_MOST_SHEETS, _CARDS_A_SHEET, _ABOVE = 7, 7, 8.0


class Heap:
    """The edges of the cards below the top one of a pile."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._edges: QGraphicsPixmapItem | None = None

    def rise(self, slot: QRectF, count: int) -> None:
        """Lie there with so many cards."""
        sheets = min(_MOST_SHEETS, math.ceil((count - 1) / _CARDS_A_SHEET))
        if sheets <= 0:
            if self._edges is not None:
                self._edges.hide()
            return
        table = self._table
        if self._edges is None:
            self._edges = QGraphicsPixmapItem()
            self._edges.setZValue(layers.PILES + _ABOVE)
            self._edges.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._edges.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            table.addItem(self._edges)
        edges = light.edges(slot.width(), slot.height(), table.ratio, sheets, table.look.palette)
        if edges.cacheKey() != self._edges.pixmap().cacheKey():
            self._edges.setPixmap(edges)
        self._edges.setPos(slot.topLeft())
        self._edges.show()


def paint_slot(painter: QPainter, slot: QRectF, palette: Palette, *, empty: bool) -> None:
    """Paint where a pile lies: as large as a card, sunk into the mat."""
    radius = slot.width() * light.ROUND
    painter.setPen(QPen(faded(palette.line_strong, 0.6), 1.2))
    painter.setBrush(faded(palette.sunken, 0.5))
    painter.drawRoundedRect(slot, radius, radius)
    if empty:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(palette.line_strong, 0.3), 1.0, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(slot.adjusted(4, 4, -4, -4), radius, radius)


def paint_lane(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """Paint where cards lie side by side: a lane worn into the mat that has no ends."""
    if palette.name == "contrast":
        paint_tray(painter, box, palette)
        return
    for color, depth, strip in (
        (palette.sunken, 0.26 if palette.dark else 0.4, box),
        (palette.shadow, 0.4 if palette.dark else 0.2, QRectF(box.left(), box.top(), box.width(), 1)),
        (palette.line_strong, 0.34, QRectF(box.left(), box.bottom() - 1, box.width(), 1)),
    ):
        fade = QLinearGradient(box.left(), 0, box.right(), 0)
        for at, share in ((0.0, 0.0), (0.16, 1.0), (0.84, 1.0), (1.0, 0.0)):
            fade.setColorAt(at, faded(color, depth * share))
        painter.fillRect(strip, fade)


def paint_tray(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """Paint a place with an edge all around."""
    painter.setPen(QPen(faded(palette.line_strong, 0.55 if palette.name == "contrast" else 0.2), 1.0))
    painter.setBrush(faded(palette.sunken, 0.34))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), light.CORNER, light.CORNER)
