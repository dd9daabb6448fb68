"""The marks of the Elements: a colour and, for eyes that tell colours badly, a shape and a sign of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from app.cards.pens import rounded


@dataclass(frozen=True)
class ElementColors:
    """The colours of an Element: what it glows with, its own, and its night; and ink that is read on it."""

    light: QColor
    base: QColor
    deep: QColor
    ink: QColor


def _colors(light: str, base: str, deep: str, ink: str) -> ElementColors:
    return ElementColors(QColor(light), QColor(base), QColor(deep), QColor(ink))


_COLORS = {
    "Fire": _colors("#ffbe73", "#dd4226", "#4b110c", "#ffffff"),
    "Ice": _colors("#e4f8ff", "#62bfe2", "#10354f", "#06263a"),
    "Wind": _colors("#d6f5a8", "#3fa45c", "#0f3626", "#ffffff"),
    "Earth": _colors("#f6dc9d", "#b98236", "#38230e", "#ffffff"),
    "Lightning": _colors("#efc8ff", "#8d55dc", "#260f4a", "#ffffff"),
    "Water": _colors("#a2dcff", "#2a6fd0", "#0a1f4b", "#ffffff"),
    "Light": _colors("#fffdf0", "#e8d591", "#5e4f25", "#3c3213"),
    "Dark": _colors("#c2b2d8", "#4d4560", "#100d16", "#ffffff"),
}
_PLAIN = _colors("#dfe6ee", "#71808f", "#1c242d", "#ffffff")


def colors_of(element: str) -> ElementColors:
    """The colours of an Element; grey for a word that is none."""
    return _COLORS.get(element, _PLAIN)


# Shapes, in a square from -1 to 1


def _polygon(points: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def _ring(count: int, start: float, outer: float = 1.0, inner: float | None = None) -> QPainterPath:
    """A regular polygon, or a star where there is an inner radius."""
    points: list[tuple[float, float]] = []
    steps = count if inner is None else count * 2
    for step in range(steps):
        radius = outer if inner is None or step % 2 == 0 else inner
        angle = start + step * math.tau / steps
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    return _polygon(points)


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
    return _polygon(
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


def _disc() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.96, 0.96)
    return path


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "Fire": _flame,
    "Ice": lambda: _ring(6, math.pi / 6, 1.06),
    "Wind": _leaf,
    "Earth": _block,
    "Lightning": lambda: _ring(4, math.pi / 2, 1.2),
    "Water": _disc,
    "Light": lambda: _ring(8, math.pi / 8, 1.12, 0.84),
    "Dark": _crescent,
}


# Signs, drawn with a pen in the same square


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
    return _polygon([(-0.68, 0.56), (-0.16, -0.5), (0.12, 0.0), (0.28, -0.24), (0.7, 0.56)])


def _bolt_sign() -> QPainterPath:
    return _polygon([(0.18, -0.78), (-0.46, 0.12), (-0.04, 0.12), (-0.18, 0.78), (0.46, -0.16), (0.04, -0.16)])


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
    return _ring(4, -math.pi / 2, 0.56, 0.18).translated(-0.14, 0.16)


_SIGNS: dict[str, tuple[Callable[[], QPainterPath], bool]] = {
    "Fire": (_flame_sign, True),
    "Ice": (_snow_sign, False),
    "Wind": (_wind_sign, False),
    "Earth": (_hill_sign, True),
    "Lightning": (_bolt_sign, True),
    "Water": (_wave_sign, False),
    "Light": (_sun_sign, False),
    "Dark": (_star_sign, True),
}


@lru_cache(maxsize=64)
def _shape(element: str) -> QPainterPath:
    return _SHAPES.get(element, _disc)()


@lru_cache(maxsize=64)
def _sign(element: str) -> tuple[QPainterPath, bool]:
    make, filled = _SIGNS.get(element, (_disc, False))
    return make(), filled


def shape(element: str, center: QPointF, radius: float) -> QPainterPath:
    """The outline of an Element's mark around a point."""
    return QTransform(radius, 0, 0, radius, center.x(), center.y()).map(_shape(element))


def paint_gem(painter: QPainter, element: str, center: QPointF, radius: float) -> None:
    """Paint the shape of an Element as a cut stone, with room for a number."""
    colors = colors_of(element)
    outline = shape(element, center, radius)
    painter.save()
    painter.setPen(rounded(QColor(0, 0, 0, 190), radius * 0.34))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    gloss = QLinearGradient(center - QPointF(radius * 0.5, radius), center + QPointF(radius * 0.5, radius))
    gloss.setColorAt(0, colors.light)
    gloss.setColorAt(0.42, colors.base)
    gloss.setColorAt(1, colors.deep if element != "Light" else colors.base.darker(135))
    painter.setBrush(gloss)
    painter.setPen(rounded(QColor(255, 255, 255, 225), max(1.0, radius * 0.1)))
    painter.drawPath(outline)
    painter.restore()


def paint_mark(painter: QPainter, element: str, rect: QRectF) -> None:
    """Paint the mark of an Element with its sign."""
    colors = colors_of(element)
    center, radius = rect.center(), min(rect.width(), rect.height()) / 2 / 1.12
    painter.save()
    painter.setPen(rounded(QColor(255, 255, 255, 210), max(0.75, radius * 0.14)))
    painter.setBrush(colors.base)
    painter.drawPath(shape(element, center, radius))
    path, filled = _sign(element)
    sign = QTransform(radius * 0.86, 0, 0, radius * 0.86, center.x(), center.y()).map(path)
    if filled:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.ink)
    else:
        pen = QPen(colors.ink, max(0.9, radius * 0.19))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(sign)
    painter.restore()
