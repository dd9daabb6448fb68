"""The back of every card: a mosaic of small stones around one great tessera."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from app.cards.marks import colors_of
from app.theme.tokens import faded, mixed

_GROUND, _STONE, _GOLD = QColor("#0f1a2b"), QColor("#27425f"), QColor("#d9b36a")


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Paint the back of a card into a rectangle."""
    unit = rect.width() / 100
    outline = QPainterPath()
    outline.addRoundedRect(rect, unit * 6, unit * 6)
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(rect, QColor("#0a0d12"))
    inner = rect.adjusted(unit * 3.4, unit * 3.4, -unit * 3.4, -unit * 3.4)
    field = QPainterPath()
    field.addRoundedRect(inner, unit * 4, unit * 4)
    ground = QRadialGradient(inner.center(), inner.height() * 0.62)
    ground.setColorAt(0, mixed(_GROUND, _STONE, 0.8))
    ground.setColorAt(1, _GROUND)
    painter.fillPath(field, ground)
    painter.setClipPath(field)
    _stones(painter, inner, unit)
    _center(painter, inner.center(), unit)
    painter.setClipPath(outline)
    painter.setPen(QPen(_GOLD, unit * 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(field)
    painter.setPen(QPen(faded(_GOLD, 0.4), unit * 0.5))
    painter.drawRoundedRect(inner.adjusted(unit * 2.4, unit * 2.4, -unit * 2.4, -unit * 2.4), unit * 2.6, unit * 2.6)
    painter.restore()


def _stones(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Stones in rings around the middle, like a Roman floor."""
    dice = Random("tessera back")
    center = rect.center()
    painter.setPen(Qt.PenStyle.NoPen)
    for ring in range(4, 13):
        radius = ring * 6.6 * unit
        count = ring * 6
        for step in range(count):
            angle = (step + (ring % 2) / 2) * math.tau / count
            spot = center + QPointF(math.cos(angle) * radius, math.sin(angle) * radius)
            shade = mixed(_STONE, _GROUND, dice.uniform(0.1, 0.75))
            if dice.random() < 0.05:
                shade = mixed(_GOLD, _GROUND, 0.35)
            painter.save()
            painter.translate(spot)
            painter.rotate(math.degrees(angle) + dice.uniform(-5, 5))
            painter.setBrush(shade)
            painter.drawRoundedRect(QRectF(-2.6 * unit, -2.6 * unit, 5.2 * unit, 5.2 * unit), unit * 0.8, unit * 0.8)
            painter.restore()


def _center(painter: QPainter, center: QPointF, unit: float) -> None:
    """Four stones of four colours, set into one: the tessera."""
    painter.setPen(QPen(_GOLD, unit * 1.2))
    painter.setBrush(_GROUND)
    painter.drawEllipse(center, unit * 21, unit * 21)
    painter.setPen(QPen(faded(_GOLD, 0.5), unit * 0.6))
    painter.drawEllipse(center, unit * 18.6, unit * 18.6)
    size = unit * 9.2
    painter.save()
    painter.translate(center)
    painter.rotate(45)
    for (x, y), element in zip(((-1, -1), (0, -1), (-1, 0), (0, 0)), ("Fire", "Light", "Wind", "Water"), strict=True):
        colors = colors_of(element)
        stone = QRectF(x * (size + unit) + unit / 2, y * (size + unit) + unit / 2, size, size)
        gloss = QLinearGradient(stone.topLeft(), stone.bottomRight())
        gloss.setColorAt(0, colors.light)
        gloss.setColorAt(0.5, colors.base)
        gloss.setColorAt(1, mixed(colors.base, colors.deep, 0.5))
        painter.setPen(QPen(QColor(0, 0, 0, 120), unit * 0.5))
        painter.setBrush(gloss)
        painter.drawRoundedRect(stone, unit * 1.2, unit * 1.2)
    painter.restore()
