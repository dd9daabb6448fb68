"""Signs for the kinds of card, so that the table tells them without words."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.cards.pens import rounded


def _sword() -> QPainterPath:
    path = QPainterPath(QPointF(0.72, -0.86))
    for x, y in ((0.86, -0.72), (-0.2, 0.42), (-0.42, 0.2)):
        path.lineTo(x, y)
    path.closeSubpath()
    path.moveTo(-0.66, 0.04)
    for x, y in ((-0.5, -0.1), (0.1, 0.5), (-0.04, 0.66)):
        path.lineTo(x, y)
    path.closeSubpath()
    path.moveTo(-0.5, 0.36)
    for x, y in ((-0.36, 0.5), (-0.72, 0.86), (-0.86, 0.72)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _house() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.84))
    for x, y in ((0.86, -0.02), (0.62, -0.02), (0.62, 0.78), (0.2, 0.78), (0.2, 0.26), (-0.2, 0.26),
                 (-0.2, 0.78), (-0.62, 0.78), (-0.62, -0.02), (-0.86, -0.02)):  # fmt: skip
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _paw() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0.36), 0.5, 0.42)
    for x, y in ((-0.62, -0.08), (-0.24, -0.5), (0.24, -0.5), (0.62, -0.08)):
        path.addEllipse(QPointF(x, y), 0.2, 0.26)
    return path


def _star() -> QPainterPath:
    path = QPainterPath()
    for step in range(8):
        radius = 0.92 if step % 2 == 0 else 0.3
        angle = -math.pi / 2 + step * math.tau / 8
        spot = QPointF(math.cos(angle) * radius, math.sin(angle) * radius)
        if step:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path


_KINDS = {"Forward": _sword, "Backup": _house, "Monster": _paw, "Summon": _star}


def paint_kind(painter: QPainter, kind: str, rect: QRectF, ink: QColor) -> None:
    """Paint the sign of a kind of card; nothing for a kind that has none."""
    make = _KINDS.get(kind)
    if make is None:
        return
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    painter.setPen(rounded(QColor(0, 0, 0, 170), 0.22))
    painter.setBrush(ink)
    painter.drawPath(make())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(make())
    painter.restore()
