"""Arrows: who attacks whom, who blocks, what is aimed at."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.table import layers
from app.theme.tokens import faded
from engine.views import StackView, View

if TYPE_CHECKING:
    from app.table.scene import TableScene


#: How wide the loop is that comes back to its own card, in pixels.
_LOOP = 34.0


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

    @property
    def turns_back(self) -> bool:
        """Whether it points at the card from which it comes."""
        return self._start == self._end

    def _bend(self) -> QPointF:
        way = self._end - self._start
        middle = (self._start + self._end) / 2
        length = math.hypot(way.x(), way.y()) or 1.0
        off = min(60.0, length * 0.16)
        return middle + QPointF(-way.y() / length * off, way.x() / length * off)

    def _path(self, short: float = 0.0) -> QPainterPath:
        """The way it takes, up to so many pixels before its end; to its own card it goes by a loop above it."""
        if self.turns_back:
            path = QPainterPath(self._start + QPointF(_LOOP * 0.35, 0))
            tip = self._tip() - self._along() * short
            path.cubicTo(
                self._start + QPointF(_LOOP * 1.9, -_LOOP * 2), self._start + QPointF(-_LOOP * 1.9, -_LOOP * 2), tip
            )
            return path
        path = QPainterPath(self._start)
        path.quadTo(self._bend(), self._end - self._along() * short)
        return path

    def _tip(self) -> QPointF:
        return self._end - QPointF(_LOOP * 0.35, 0) if self.turns_back else self._end

    def _along(self) -> QPointF:
        """The way it looks at its end, one pixel long."""
        if self.turns_back:
            return QPointF(0.61, 0.79)
        way = self._end - self._bend()
        length = math.hypot(way.x(), way.y()) or 1.0
        return QPointF(way.x() / length, way.y() / length)

    def color(self) -> QColor:
        """The colour of its meaning."""
        palette = self.table.look.palette
        return {"attack": palette.threatened, "block": palette.accent}.get(self.kind, palette.chosen)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = self.color()
        along = self._along()
        across = QPointF(-along.y(), along.x())
        head = 17.0
        path = self._path(head * 0.8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(faded(self.table.look.palette.shadow, 0.45), 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        painter.drawPath(path)
        ends = path.boundingRect() if self.turns_back else None
        fill = QLinearGradient(ends.topRight(), ends.topLeft()) if ends else QLinearGradient(self._start, self._end)
        fill.setColorAt(0, faded(color, 0.25))
        fill.setColorAt(0.5, color)
        pen = QPen(fill, 5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(QPen(faded(self.table.look.palette.shadow, 0.5), 1.5))
        painter.setBrush(color)
        base = self._tip() - along * head
        painter.drawPolygon(QPolygonF([self._tip(), base + across * 9.5, base - across * 9.5]))


def standing_arrows(view: View | None) -> list[tuple[str, int, int]]:
    """Who attacks, who blocks and what is aimed at, as a position says; -1 and -2 stand for the plates of the seats."""
    if view is None or view.outcome is not None:
        return []
    cards = [card for zone in view.zones for card in zone.cards]
    attacking = [card for card in cards if card.values.get("attacking")]
    blocking = [card for card in cards if card.values.get("blocking")]
    defending = [card for card in cards if card.values.get("defending")]
    found = []
    for card in attacking:
        # Where whoever was attacked or blocked is gone, the attack reaches nobody any more.
        if blocking or defending:
            found += [("attack", card.handle, one.handle) for one in blocking[:1] or defending]
        elif card.values.get("at player"):
            found.append(("attack", card.handle, -1 - (1 - card.controller)))
    for card in blocking:
        found += [("block", card.handle, one.handle) for one in attacking[:1]]
    for line in view.stack:
        found += aimed_at(line)
    return found


def aimed_at(line: StackView) -> list[tuple[str, int, int]]:
    """What something on the stack is aimed at."""
    return [("target", line.source, target) for target in line.targets if target and line.source]
