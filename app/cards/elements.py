"""The marks of the Elements of Final Fantasy TCG, and of the attributes of Force of Will."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from app.cards.mark import Mark, colors
from app.cards.outlines import disc, polygon, ring

# Shapes


def _flame() -> QPainterPath:
    path = QPainterPath(QPointF(0.08, -1.14))
    path.cubicTo(0.18, -0.72, 0.92, -0.42, 0.92, 0.26)
    path.cubicTo(0.92, 0.8, 0.5, 1.0, 0, 1.0)
    path.cubicTo(-0.5, 1.0, -0.92, 0.78, -0.92, 0.24)
    path.cubicTo(-0.92, -0.12, -0.7, -0.3, -0.62, -0.62)
    path.cubicTo(-0.42, -0.56, -0.34, -0.44, -0.3, -0.34)
    path.cubicTo(-0.12, -0.5, 0.02, -0.8, 0.08, -1.14)
    return path


def _leaf() -> QPainterPath:
    path = QPainterPath(QPointF(-0.95, 0.95))
    path.cubicTo(-1.05, -0.35, -0.35, -1.0, 0.95, -0.95)
    path.cubicTo(1.05, 0.35, 0.35, 1.0, -0.95, 0.95)
    return path


def _block() -> QPainterPath:
    cut = 0.34
    return polygon(
        [
            (-0.9 + cut, -0.9),
            (0.9 - cut, -0.9),
            (0.9, -0.9 + cut),
            (0.9, 0.9),
            (-0.9, 0.9),
            (-0.9, -0.9 + cut),
        ]
    )


def _crescent() -> QPainterPath:
    moon = QPainterPath()
    moon.addEllipse(QPointF(0, 0), 0.98, 0.98)
    bite = QPainterPath()
    bite.addEllipse(QPointF(0.72, -0.72), 0.5, 0.5)
    return moon.subtracted(bite)


# Signs, filled or drawn with a pen


def _flame_sign() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.62))
    path.cubicTo(0.1, -0.2, 0.55, -0.05, 0.5, 0.4)
    path.cubicTo(0.46, 0.72, 0.2, 0.82, 0, 0.82)
    path.cubicTo(-0.3, 0.82, -0.5, 0.6, -0.48, 0.3)
    path.cubicTo(-0.3, 0.42, -0.12, 0.3, -0.12, 0.02)
    path.cubicTo(-0.12, -0.2, -0.02, -0.4, 0, -0.62)
    return path


def _snow_sign() -> QPainterPath:
    path = QPainterPath()
    for step in range(6):
        turn = QTransform().rotateRadians(step * math.tau / 6)
        for start, end in (((0, 0), (0, -0.72)), ((0, -0.42), (0.2, -0.62)), ((0, -0.42), (-0.2, -0.62))):
            path.moveTo(turn.map(QPointF(*start)))
            path.lineTo(turn.map(QPointF(*end)))
    return path


def _wind_sign() -> QPainterPath:
    path = QPainterPath(QPointF(-0.62, -0.12))
    path.lineTo(0.18, -0.12)
    path.cubicTo(0.62, -0.12, 0.58, -0.66, 0.2, -0.58)
    path.moveTo(-0.5, 0.18)
    path.lineTo(0.36, 0.18)
    path.cubicTo(0.74, 0.18, 0.66, 0.7, 0.28, 0.6)
    path.moveTo(-0.4, 0.46)
    path.lineTo(0.0, 0.46)
    return path


def _hill_sign() -> QPainterPath:
    return polygon([(-0.68, 0.56), (-0.16, -0.5), (0.12, 0.0), (0.28, -0.24), (0.7, 0.56)])


def _bolt_sign() -> QPainterPath:
    return polygon([(0.18, -0.78), (-0.46, 0.12), (-0.04, 0.12), (-0.18, 0.78), (0.46, -0.16), (0.04, -0.16)])


def _wave_sign() -> QPainterPath:
    path = QPainterPath()
    for y in (-0.32, 0.08, 0.48):
        path.moveTo(-0.62, y)
        path.cubicTo(-0.4, y - 0.34, -0.22, y - 0.34, 0, y)
        path.cubicTo(0.22, y + 0.34, 0.4, y + 0.34, 0.62, y)
    return path


def _sun_sign() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.3, 0.3)
    for step in range(8):
        turn = QTransform().rotateRadians(step * math.tau / 8)
        path.moveTo(turn.map(QPointF(0, -0.46)))
        path.lineTo(turn.map(QPointF(0, -0.7)))
    return path


def _star_sign() -> QPainterPath:
    return ring(4, -math.pi / 2, 0.56, 0.18).translated(-0.14, 0.16)


def _moon_sign() -> QPainterPath:
    return disc(0.62).subtracted(disc(0.54, 0.3, -0.18))


#: The marks of the eight Elements.
ELEMENTS: Mapping[str, Mark] = {
    "Fire": Mark(colors("#ffbe73", "#dd4226", "#4b110c", "#ffffff"), _flame, _flame_sign, filled=True),
    "Ice": Mark(
        colors("#e4f8ff", "#62bfe2", "#10354f", "#06263a"), lambda: ring(6, math.pi / 6, 1.06), _snow_sign, filled=False
    ),
    "Wind": Mark(colors("#d6f5a8", "#3fa45c", "#0f3626", "#ffffff"), _leaf, _wind_sign, filled=False),
    "Earth": Mark(colors("#f6dc9d", "#b98236", "#38230e", "#ffffff"), _block, _hill_sign, filled=True),
    "Lightning": Mark(
        colors("#efc8ff", "#8d55dc", "#260f4a", "#ffffff"), lambda: ring(4, math.pi / 2, 1.2), _bolt_sign, filled=True
    ),
    "Water": Mark(colors("#a2dcff", "#2a6fd0", "#0a1f4b", "#ffffff"), disc, _wave_sign, filled=False),
    "Light": Mark(
        colors("#fffdf0", "#e8d591", "#5e4f25", "#3c3213"),
        lambda: ring(8, math.pi / 8, 1.12, 0.84),
        _sun_sign,
        filled=False,
    ),
    "Dark": Mark(colors("#c2b2d8", "#4d4560", "#100d16", "#ffffff"), _crescent, _star_sign, filled=True),
}
#: The marks of the attributes of Force of Will and of the moon; the others are those of the Elements.
ATTRIBUTES: Mapping[str, Mark] = {
    **{name: ELEMENTS[name] for name in ("Light", "Fire", "Water", "Wind")},
    "Darkness": Mark(
        colors("#c9b6e6", "#574a73", "#130f1e", "#ffffff"), lambda: ring(5, math.pi / 2, 1.16), _star_sign, filled=True
    ),
    "Moon": Mark(
        colors("#fdf6c9", "#c9b458", "#3b3312", "#2d260a"), lambda: ring(9, 0, 1.1, 0.8), _moon_sign, filled=True
    ),
}
