"""Painting the marks of the games: the Elements of one, the symbols of another."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from app.cards.elements import ATTRIBUTES, ELEMENTS
from app.cards.mark import Colors, Mark, colors
from app.cards.outlines import disc
from app.cards.pens import rounded
from app.cards.symbols import SYMBOLS

#: All marks there are, by the games' English words.
MARKS: Mapping[str, Mark] = {**ATTRIBUTES, **ELEMENTS, **SYMBOLS}
_PLAIN = colors("#dfe6ee", "#71808f", "#1c242d", "#ffffff")


def colors_of(element: str) -> Colors:
    """The colours of a mark; grey for a word that is none."""
    mark = MARKS.get(element)
    return mark.colors if mark else _PLAIN


@lru_cache(maxsize=64)
def _shape(element: str) -> QPainterPath:
    mark = MARKS.get(element)
    return mark.shape() if mark else disc()


@lru_cache(maxsize=64)
def _sign(element: str) -> tuple[QPainterPath, bool]:
    mark = MARKS.get(element)
    return (mark.sign(), mark.filled) if mark else (disc(), False)


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
