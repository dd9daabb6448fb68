"""The marks of the symbols of Fire Emblem Cipher, which its cards call by their colours (Cipher 4.4.2)."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from app.cards.mark import Mark, colors
from app.cards.outlines import disc, polygon, ring, strokes

# Shapes


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(-0.9, -0.92))
    path.quadTo(0, -0.72, 0.9, -0.92)
    path.cubicTo(1.02, 0.1, 0.6, 0.78, 0, 1.1)
    path.cubicTo(-0.6, 0.78, -1.02, 0.1, -0.9, -0.92)
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1.16))
    path.cubicTo(0.3, -0.66, 0.94, -0.3, 0.94, 0.24)
    path.cubicTo(0.94, 0.76, 0.52, 1.06, 0, 1.06)
    path.cubicTo(-0.52, 1.06, -0.94, 0.76, -0.94, 0.24)
    path.cubicTo(-0.94, -0.3, -0.3, -0.66, 0, -1.16)
    return path


def _banner() -> QPainterPath:
    return polygon([(-0.86, -0.98), (0.86, -0.98), (0.86, 1.02), (0, 0.6), (-0.86, 1.02)])


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(-0.9, -0.9, 1.8, 1.8, 0.24, 0.24)
    return path


# Signs, filled or drawn with a pen


def _blade() -> QPainterPath:
    return polygon(
        [(0, -0.72), (0.15, -0.5), (0.15, 0.2), (0.48, 0.2), (0.48, 0.38), (0.12, 0.38), (0.12, 0.72),
         (-0.12, 0.72), (-0.12, 0.38), (-0.48, 0.38), (-0.48, 0.2), (-0.15, 0.2), (-0.15, -0.5)]
    )  # fmt: skip


def _brand() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.46))
    path.cubicTo(-0.5, -0.2, -0.5, 0.5, 0, 0.62)
    path.cubicTo(0.5, 0.5, 0.5, -0.2, 0, -0.46)
    path.addPath(strokes(((0, -0.1), (0, 0.3)), ((-0.18, 0.1), (0.18, 0.1))))
    return path


def _dawn() -> QPainterPath:
    path = QPainterPath(QPointF(-0.4, 0.3))
    path.arcTo(-0.4, -0.1, 0.8, 0.8, 180, -180)
    for step in range(5):
        turn = QTransform().rotateRadians(-math.pi / 2 + (step - 2) * math.pi / 4.6)
        start, end = turn.map(QPointF(0.56, 0)), turn.map(QPointF(0.8, 0))
        path.moveTo(start + QPointF(0, 0.26))
        path.lineTo(end + QPointF(0, 0.26))
    path.moveTo(-0.66, 0.46)
    path.lineTo(0.66, 0.46)
    return path


def _moon() -> QPainterPath:
    return disc(0.62).subtracted(disc(0.54, 0.3, -0.18))


def _medal() -> QPainterPath:
    path = disc(0.4, 0, 0.18)
    path.addPath(disc(0.14, 0, 0.18))
    path.addPath(strokes(((-0.36, -0.7), (-0.1, -0.2)), ((0.36, -0.7), (0.1, -0.2))))
    return path


def _crossed() -> QPainterPath:
    return strokes(
        ((-0.52, -0.56), (0.46, 0.5)), ((0.52, -0.56), (-0.46, 0.5)),
        ((0.16, 0.6), (0.56, 0.2)), ((-0.16, 0.6), (-0.56, 0.2)),
    )  # fmt: skip


def _key() -> QPainterPath:
    path = disc(0.26, 0, -0.36)
    path.addPath(strokes(((0, -0.1), (0, 0.66)), ((0, 0.62), (0.28, 0.62)), ((0, 0.38), (0.22, 0.38))))
    return path


def _tower() -> QPainterPath:
    return polygon(
        [(-0.5, -0.6), (-0.28, -0.6), (-0.28, -0.4), (-0.12, -0.4), (-0.12, -0.6), (0.12, -0.6), (0.12, -0.4),
         (0.28, -0.4), (0.28, -0.6), (0.5, -0.6), (0.5, -0.1), (0.36, 0.0), (0.36, 0.62), (-0.36, 0.62),
         (-0.36, 0.0), (-0.5, -0.1)]
    )  # fmt: skip


#: The marks of the symbols.
SYMBOLS: Mapping[str, Mark] = {
    "Red": Mark(colors("#ff9c8a", "#c9352c", "#45100f", "#ffffff"), _shield, _blade, filled=True),
    "Blue": Mark(colors("#9cc4ff", "#2c5fc4", "#0c1c48", "#ffffff"), _drop, _brand, filled=False),
    "White": Mark(
        colors("#ffffff", "#e4ded0", "#57503f", "#3a3424"), lambda: ring(12, 0, 1.1, 0.92), _dawn, filled=False
    ),
    "Black": Mark(
        colors("#a9a3bb", "#3b3549", "#0d0b13", "#ffffff"), lambda: ring(6, math.pi / 2, 1.08), _moon, filled=True
    ),
    "Green": Mark(
        colors("#a9e8ae", "#2d8a4b", "#0c3320", "#ffffff"), lambda: ring(8, math.pi / 8, 1.06), _medal, filled=False
    ),
    "Purple": Mark(
        colors("#dab2ff", "#7d43b4", "#260f42", "#ffffff"), lambda: ring(4, math.pi / 2, 1.2), _crossed, filled=False
    ),
    "Yellow": Mark(colors("#fff0a8", "#d6a012", "#4a3404", "#2f2303"), _square, _key, filled=False),
    "Brown": Mark(colors("#e3bd92", "#8a5a33", "#2f1c0d", "#ffffff"), _banner, _tower, filled=True),
}
