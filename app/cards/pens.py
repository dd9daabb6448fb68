"""What cards are written with: their two inks, words over a shadow, and pens with round ends and corners."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

INK = QColor("#f7f8fa")
DIM = QColor("#c9d1da")


def rounded(color: QColor, width: float) -> QPen:
    """A pen of a colour and width whose ends and corners are round."""
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def write(painter: QPainter, spot: QPointF, text: str, unit: float, ink: QColor = INK) -> None:
    """Write words from a point on, over a shadow."""
    painter.setPen(QColor(0, 0, 0, 200))
    painter.drawText(spot + QPointF(0, unit * 0.7), text)
    painter.setPen(ink)
    painter.drawText(spot, text)
