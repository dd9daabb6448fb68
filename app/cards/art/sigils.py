"""Sigils: the spirits that Summons call, as great signs in the sky."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from app.cards.art.schemes import Scheme
from app.cards.marks import paint_gem, paint_mark
from app.cards.pens import rounded
from app.theme.tokens import faded


def _at(center: QPointF, angle: float, radius: float) -> QPointF:
    return center + QPointF(math.cos(angle) * radius, math.sin(angle) * radius)


def paint_sigil(painter: QPainter, height: float, scheme: Scheme, element: str, dice: Random) -> None:
    """Paint a spirit: rays, wings, rings like the face of a clock, a star, and the Element in its middle."""
    center = QPointF(50, height * (0.44 if height > 70 else 0.5))
    radius = min(40.0, height * 0.38)
    glow = QRadialGradient(center, radius * 1.6)
    glow.setColorAt(0, faded(scheme.glow, 0.85))
    glow.setColorAt(0.5, faded(scheme.glow, 0.22))
    glow.setColorAt(1, faded(scheme.glow, 0))
    painter.fillRect(QRectF(0, 0, 100, height), glow)
    _wings(painter, center, radius, scheme, dice)
    _rings(painter, center, radius, scheme, dice)
    _star(painter, center, radius * 0.72, scheme, dice)
    paint_gem(painter, element, center, radius * 0.34)
    size = radius * 0.5
    paint_mark(painter, element, QRectF(center.x() - size / 2, center.y() - size / 2, size, size))


def _wings(painter: QPainter, center: QPointF, radius: float, scheme: Scheme, dice: Random) -> None:
    feathers = dice.randint(4, 7)
    lift = dice.uniform(-0.5, 0.35)
    length = dice.uniform(1.15, 1.4)
    for side in (-1, 1):
        for step in range(feathers):
            share = step / (feathers - 1)
            angle = lift - 0.75 + share * 1.35
            tip = center + QPointF(
                side * math.cos(angle) * radius * (length - 0.35 * share),
                math.sin(angle) * radius * (length - 0.25 * share),
            )
            root = center + QPointF(side * radius * 0.18, radius * (share - 0.5) * 0.25)
            bow = QPointF(0, -radius * 0.34)
            path = QPainterPath(root)
            path.quadTo((root + tip) / 2 + bow, tip)
            path.quadTo((root + tip) / 2 + bow * 0.2, root)
            painter.setPen(QPen(faded(scheme.near, 0.5), 0.5))
            painter.setBrush(faded(scheme.glow, 0.45 + 0.45 * (1 - share)))
            painter.drawPath(path)


def _rings(painter: QPainter, center: QPointF, radius: float, scheme: Scheme, dice: Random) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    hours = dice.choice((9, 9, 12, 8))
    for share, width in ((1.0, 2.0), (0.9, 0.7), (0.72, 0.8)):
        painter.setPen(QPen(faded(scheme.near, 0.55), width + 0.9))
        painter.drawEllipse(center, radius * share, radius * share)
        painter.setPen(QPen(scheme.glow, width))
        painter.drawEllipse(center, radius * share, radius * share)
    painter.setPen(QPen(faded(scheme.near, 0.6), 0.4))
    painter.setBrush(scheme.glow)
    for hour in range(hours):
        angle = -math.pi / 2 + hour * math.tau / hours
        painter.drawEllipse(_at(center, angle, radius * 0.95), 2.4, 2.4)
    for angle, reach in ((dice.uniform(0, math.tau), 0.68), (dice.uniform(0, math.tau), 0.5)):
        painter.setPen(rounded(scheme.glow, 1.6))
        painter.drawLine(center, _at(center, angle, radius * reach))


def _star(painter: QPainter, center: QPointF, radius: float, scheme: Scheme, dice: Random) -> None:
    count = dice.choice((5, 6, 7, 8, 9))
    skip = dice.choice([step for step in range(2, count // 2 + 1) if math.gcd(step, count) == 1] or [2])
    painter.setPen(rounded(faded(scheme.near, 0.75), 0.8))
    path = QPainterPath()
    starts = range(math.gcd(skip, count))
    for start in starts:
        path.moveTo(_at(center, -math.pi / 2 + start * math.tau / count, radius))
        for step in range(1, count + 1):
            path.lineTo(_at(center, -math.pi / 2 + (start + step * skip) * math.tau / count, radius))
    painter.setBrush(faded(scheme.mid, 0.8))
    path.setFillRule(Qt.FillRule.WindingFill)
    painter.drawPath(path)
    painter.setPen(rounded(scheme.glow, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
