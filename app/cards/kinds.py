"""Signs for what cards are (their kind, what they carry), so that the table tells it without words."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.cards.arms import ARMS
from app.cards.outlines import ring
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
    return ring(4, -math.pi / 2, 0.92, 0.3)


#: All signs there are, by the games' English words.
KINDS: Mapping[str, Callable[[], QPainterPath]] = {
    "Forward": _sword,
    "Backup": _house,
    "Monster": _paw,
    "Summon": _star,
    **ARMS,
}


@lru_cache(maxsize=64)
def _path(kind: str) -> QPainterPath:
    return KINDS[kind]()


def paint_kind(painter: QPainter, kind: str, rect: QRectF, ink: QColor) -> None:
    """Paint the sign of a word; nothing for a word that has none."""
    if kind not in KINDS:
        return
    path = _path(kind)
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    painter.setPen(rounded(QColor(0, 0, 0, 170), 0.22))
    painter.setBrush(ink)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(path)
    painter.restore()
