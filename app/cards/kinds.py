"""Signs for what cards are (their kind, what they carry), so that the table tells it without words."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.cards.arms import ARMS
from app.cards.outlines import disc, polygon, ring
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


def _crown() -> QPainterPath:
    return polygon([(-0.86, -0.5), (-0.44, -0.02), (0, -0.8), (0.44, -0.02), (0.86, -0.5), (0.7, 0.62), (-0.7, 0.62)])


def _crowned() -> QPainterPath:
    """The crown of a ruler who has come to the field, above its foot."""
    return _crown() | polygon([(-0.7, 0.74), (0.7, 0.74), (0.7, 0.96), (-0.7, 0.96)])


def _figure() -> QPainterPath:
    return disc(0.36, 0, -0.5) | polygon([(-0.3, -0.04), (0.3, -0.04), (0.76, 0.86), (-0.76, 0.86)])


def _spark() -> QPainterPath:
    return ring(6, -math.pi / 2, 0.96, 0.38)


def _stone() -> QPainterPath:
    return ring(6, math.pi / 2, 0.92)


def _chalice() -> QPainterPath:
    return polygon(
        [(-0.62, -0.84), (0.62, -0.84), (0.36, -0.02), (0.12, 0.14), (0.12, 0.56), (0.46, 0.84), (-0.46, 0.84),
         (-0.12, 0.56), (-0.12, 0.14), (-0.36, -0.02)]
    )  # fmt: skip


def _link() -> QPainterPath:
    return disc(0.44, -0.4, 0.4).subtracted(disc(0.22, -0.4, 0.4)) | disc(0.44, 0.4, -0.4).subtracted(
        disc(0.22, 0.4, -0.4)
    )


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.92))
    path.quadTo(0.4, -0.6, 0.8, -0.66)
    path.quadTo(0.9, 0.44, 0, 0.96)
    path.quadTo(-0.9, 0.44, -0.8, -0.66)
    path.quadTo(-0.4, -0.6, 0, -0.92)
    return path


def _burst() -> QPainterPath:
    return ring(8, -math.pi / 2, 0.98, 0.56)


def _chevrons() -> QPainterPath:
    path = QPainterPath()
    for x in (-0.86, 0.02):
        path.addPolygon([QPointF(x + a, b) for a, b in ((0, -0.8), (0.34, -0.8), (0.86, 0), (0.34, 0.8), (0, 0.8),
                                                        (0.46, 0))])  # fmt: skip
        path.closeSubpath()
    return path


def _swords() -> QPainterPath:
    path = QPainterPath()
    for way in (1, -1):
        path.addPath(polygon([(way * x, y) for x, y in ((0.88, -0.92), (0.92, -0.7), (-0.5, 0.72), (-0.72, 0.5))]))
        path.addPath(polygon([(way * x, y) for x, y in ((-0.2, 0.88), (-0.36, 0.98), (-0.98, 0.36), (-0.88, 0.2))]))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


#: All signs there are, by the games' English words.
KINDS: Mapping[str, Callable[[], QPainterPath]] = {
    "Forward": _sword,
    "Backup": _house,
    "Monster": _paw,
    "Summon": _star,
    "Ruler": _crown,
    "J-ruler": _crowned,
    "Resonator": _figure,
    "Chant": _spark,
    "Addition": _link,
    "Regalia": _chalice,
    "Magic Stone": _stone,
    "Shield": _shield,
    "Critical": _burst,
    "Drive": _chevrons,
    "Attack": _swords,
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
