"""Small helps for drawing: smooth outlines, and shapes with a dark edge and a light rim."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath

from app.cards.pens import rounded

Spot = tuple[float, float]

#: The edge of everything that stands in a picture.
EDGE = QColor(16, 12, 20, 235)


def curve(*spots: Spot) -> QPainterPath:
    """A closed outline that runs smoothly past the middles between spots."""
    points = [QPointF(*spot) for spot in spots]
    path = QPainterPath((points[-1] + points[0]) / 2)
    for number, point in enumerate(points):
        path.quadTo(point, (point + points[(number + 1) % len(points)]) / 2)
    path.closeSubpath()
    return path


def polygon(*spots: Spot) -> QPainterPath:
    """A closed outline with corners."""
    path = QPainterPath(QPointF(*spots[0]))
    for spot in spots[1:]:
        path.lineTo(QPointF(*spot))
    path.closeSubpath()
    return path


def line(*spots: Spot) -> QPainterPath:
    """An open line."""
    path = QPainterPath(QPointF(*spots[0]))
    for spot in spots[1:]:
        path.lineTo(QPointF(*spot))
    return path


def ellipse(x: float, y: float, wide: float, high: float) -> QPainterPath:
    """An ellipse around a point."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, high)
    return path


def paint(painter: QPainter, path: QPainterPath, fill: QColor | QBrush | QGradient, edge: float = 1.6) -> None:
    """Paint a shape with its edge; 0 for none."""
    painter.setBrush(fill)
    painter.setPen(rounded(EDGE, edge) if edge else Qt.PenStyle.NoPen)
    painter.drawPath(path)


def stroke(painter: QPainter, path: QPainterPath, color: QColor, width: float, edge: float = 1.4) -> None:
    """Paint a line with its edge: a limb, a staff."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if edge:
        painter.setPen(rounded(EDGE, width + 2 * edge))
        painter.drawPath(path)
    painter.setPen(rounded(color, width))
    painter.drawPath(path)
