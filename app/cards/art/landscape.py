"""Landscapes: sky, what shines in it, three ridges one behind the other, and the weather.

All pictures are painted in a space 100 wide and as high as their frame asks.
"""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from app.cards.art.schemes import Scheme
from app.theme.tokens import faded, mixed


def paint_sky(painter: QPainter, height: float, scheme: Scheme, dice: Random) -> QPointF:
    """Paint the sky and what shines in it; return where that is."""
    sky = QLinearGradient(0, 0, 0, height * 0.85)
    sky.setColorAt(0, scheme.top)
    sky.setColorAt(0.45, mixed(scheme.top, scheme.low, 0.5))
    sky.setColorAt(1, scheme.low)
    painter.fillRect(QRectF(0, 0, 100, height), sky)
    sun = QPointF(dice.uniform(18, 82), height * dice.uniform(0.16, 0.42))
    radius = dice.uniform(7, 15)
    halo = QRadialGradient(sun, radius * 4.5)
    halo.setColorAt(0, faded(scheme.sun, 0.75))
    halo.setColorAt(0.25, faded(scheme.sun, 0.28))
    halo.setColorAt(1, faded(scheme.sun, 0))
    painter.fillRect(QRectF(0, 0, 100, height), halo)
    _shine(painter, sun, radius, height, scheme, dice)
    return sun


def _shine(painter: QPainter, sun: QPointF, radius: float, height: float, scheme: Scheme, dice: Random) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    kind = dice.choice(("disc", "disc", "ring", "crescent", "rays"))
    painter.setBrush(faded(scheme.sun, 0.92))
    if kind == "ring":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for share in (1.0, 1.5, 2.0):
            painter.setPen(QPen(faded(scheme.sun, 0.8 / share), 1.1))
            painter.drawEllipse(sun, radius * share, radius * share)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(scheme.sun, 0.9))
        painter.drawEllipse(sun, radius * 0.7, radius * 0.7)
    elif kind == "crescent":
        moon, bite = QPainterPath(), QPainterPath()
        moon.addEllipse(sun, radius, radius)
        bite.addEllipse(sun + QPointF(radius * 0.5, -radius * 0.25), radius * 0.85, radius * 0.85)
        painter.drawPath(moon.subtracted(bite))
    else:
        if kind == "rays":
            painter.setBrush(faded(scheme.sun, 0.13))
            for step in range(9):
                angle = step * math.tau / 9 + dice.uniform(-0.1, 0.1)
                ray = QPainterPath(sun)
                for side in (-0.09, 0.09):
                    ray.lineTo(sun + QPointF(math.cos(angle + side) * height * 2, math.sin(angle + side) * height * 2))
                painter.drawPath(ray)
            painter.setBrush(faded(scheme.sun, 0.92))
        painter.drawEllipse(sun, radius, radius)


def ridge(kind: str, base: float, rise: float, dice: Random) -> list[QPointF]:
    """The upper edge of a ridge from left to right: ``base`` is its mean height, ``rise`` how far it goes."""
    if kind in ("hills", "waves", "clouds", "dunes"):
        return _smooth(kind, base, rise, dice)
    points: list[QPointF] = []
    x = -dice.uniform(0, 12)
    while x < 112:
        up = base - rise * dice.uniform(0.35, 1.0)
        down = base + rise * dice.uniform(0.0, 0.35)
        width = dice.uniform(9, 19)
        if kind == "mesas":
            slope = width * 0.18
            points += [QPointF(x, down), QPointF(x + slope, up), QPointF(x + width, up + dice.uniform(-1, 1))]
            points.append(QPointF(x + width + slope, down))
            x += width * dice.uniform(1.3, 1.8)
        elif kind == "cones":
            mouth = width * 0.14
            points += [
                QPointF(x, down),
                QPointF(x + width - mouth, up),
                QPointF(x + width, up + 1.6),
                QPointF(x + width + mouth, up),
            ]
            x += width * 2
        else:
            points += [
                QPointF(x, down),
                QPointF(x + width * 0.45, (up + down) / 2 + dice.uniform(-2, 2)),
                QPointF(x + width, up),
            ]
            points.append(QPointF(x + width * 1.35, (up + down) / 2 + dice.uniform(-2, 3)))
            x += width * 1.8
    points.append(QPointF(max(x, 112), base))
    return points


def _smooth(kind: str, base: float, rise: float, dice: Random) -> list[QPointF]:
    waves = [(dice.uniform(0.6, 1.6), dice.uniform(0, math.tau), dice.uniform(0.5, 1.0)) for _ in range(3)]
    points: list[QPointF] = []
    for step in range(57):
        x = -6 + step * 2
        if kind == "waves":
            up = 0.55 * abs(math.sin(x / 9 + waves[0][1])) + 0.3 * math.sin(x / 23 + waves[1][1])
        elif kind == "clouds":
            up = 0.7 * abs(math.sin(x / 7.5 + waves[0][1])) + 0.5 * abs(math.sin(x / 13 + waves[1][1]))
        else:
            up = sum(size * math.sin(x / 17 * speed + shift) for speed, shift, size in waves) / 1.6
        points.append(QPointF(x, base - rise * up * 0.8))
    return points


def _filled(points: list[QPointF], height: float) -> QPainterPath:
    path = QPainterPath(QPointF(points[0].x(), height + 2))
    for point in points:
        path.lineTo(point)
    path.lineTo(points[-1].x(), height + 2)
    path.closeSubpath()
    return path


def paint_ridges(painter: QPainter, height: float, scheme: Scheme, dice: Random, floor: float = 0.74) -> None:
    """Paint the far and the middle ridge, with mist between them, above the floor (a share of the height)."""
    painter.setPen(Qt.PenStyle.NoPen)
    for color, base, rise in ((scheme.far, floor - 0.16, 0.2), (scheme.mid, floor - 0.02, 0.13)):
        points = ridge(scheme.ridge, height * base, height * rise, dice)
        fill = QLinearGradient(0, height * (base - rise), 0, height * (base + rise))
        fill.setColorAt(0, mixed(color, scheme.glow, 0.22))
        fill.setColorAt(1, color)
        painter.setBrush(fill)
        painter.drawPath(_filled(points, height))
        mist = QLinearGradient(0, height * (base - 0.02), 0, height * (base + 0.2))
        mist.setColorAt(0, faded(scheme.low, 0))
        mist.setColorAt(1, faded(scheme.low, 0.4))
        painter.fillRect(QRectF(0, height * (base - 0.02), 100, height), mist)


def paint_floor(painter: QPainter, height: float, scheme: Scheme, dice: Random, floor: float = 0.8) -> None:
    """Paint the ground on which whatever the picture shows stands."""
    points = _smooth("dunes", height * floor, height * 0.035, dice)
    fill = QLinearGradient(0, height * (floor - 0.04), 0, height)
    fill.setColorAt(0, mixed(scheme.near, scheme.mid, 0.55))
    fill.setColorAt(0.4, scheme.near)
    fill.setColorAt(1, scheme.near.darker(150))
    painter.setPen(QPen(faded(scheme.glow, 0.4), 0.7))
    painter.setBrush(fill)
    painter.drawPath(_filled(points, height))


def paint_weather(painter: QPainter, height: float, scheme: Scheme, dice: Random) -> None:
    """Paint what hangs in the air."""
    glow: QColor = scheme.glow
    for _ in range(22):
        spot = QPointF(dice.uniform(0, 100), height * dice.uniform(0.02, 0.86))
        size = dice.uniform(0.4, 1.25)
        alpha = dice.uniform(0.35, 0.95)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(glow, alpha))
        match scheme.weather:
            case "rain":
                painter.setPen(QPen(faded(glow, alpha * 0.6), 0.5))
                painter.drawLine(spot, spot + QPointF(-1.2, 5))
            case "leaves":
                painter.save()
                painter.translate(spot)
                painter.rotate(dice.uniform(0, 180))
                painter.drawEllipse(QPointF(0, 0), size * 1.7, size * 0.6)
                painter.restore()
            case "sparks" | "stars":
                painter.setPen(QPen(faded(glow, alpha), 0.45))
                for step in (QPointF(size * 1.6, 0), QPointF(0, size * 1.6)):
                    painter.drawLine(spot - step, spot + step)
            case _:
                painter.drawEllipse(spot, size, size)
