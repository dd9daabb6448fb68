"""Pens with round ends and corners."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen


def rounded(color: QColor, width: float) -> QPen:
    """A pen of a colour and width whose ends and corners are round."""
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
