"""Markers that lie on places and are no cards: what they are, and how many of each (VG 9.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from app.cards.kinds import paint_kind
from app.cards.richtext import draw_centered
from app.theme import fonts
from app.theme.tokens import CAPTION

#: The markers at a place, each by its name with how many there are.
Markers = tuple[tuple[str, int], ...]

_INK = QColor("#ffffff")
#: What a marker does, as a sign, and the ground on which it stands, by the first word of its name.
_LOOKS = {"Force": ("Attack", QColor("#8a4a12")), "Protect": ("Shield", QColor("#1c6a86"))}


def laid_on(values: Mapping[str, int], places: Sequence[str]) -> Markers:
    """The markers at some places, of a player's values, which count them as "Force I on left front"."""
    split = ((name.rpartition(" on "), count) for name, count in values.items() if " on " in name)
    return tuple((words[0], count) for words, count in split if words[2] in places)


def told(markers: Markers) -> list[str]:
    """The markers in words."""
    named = ((QCoreApplication.translate("Game", name, "vanguard"), count) for name, count in markers)
    return [f"{name} ×{count}" if count > 1 else name for name, count in named]


def paint_markers(painter: QPainter, box: QRectF, markers: Markers, zoom: float) -> None:
    """Paint them above each other in the lower left corner of a place, in type so many times as large as designed."""
    size = CAPTION * 1.6 * min(1.4, zoom)
    y = box.bottom() - size - 3
    for name, count in markers:
        word, _, number = name.partition(" ")
        text = f"{number} ×{count}" if count > 1 else number
        paint_marker(painter, QPointF(box.left() + 3, y), size, word, text)
        y -= size + 2


def paint_marker(painter: QPainter, corner: QPointF, size: float, word: str, text: str) -> float:
    """Paint one as high as this, its upper left corner there; return how wide it is."""
    kind, ground = _LOOKS.get(word, ("Drive", QColor("#54606e")))
    font = fonts.font("en", size * 0.68, bold=True)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    pill = QRectF(corner.x(), corner.y(), size * 1.3 + wide, size)
    painter.setPen(QPen(QColor(255, 255, 255, 200), max(0.9, size * 0.06)))
    painter.setBrush(ground)
    painter.drawRoundedRect(pill, size * 0.36, size * 0.36)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    side = size * 0.68
    paint_kind(painter, kind, QRectF(pill.left() + size * 0.2, pill.top() + size * 0.16, side, side), _INK)
    draw_centered(painter, QPointF(pill.right() - size * 0.28 - wide / 2, pill.center().y()), text, font, _INK)
    return pill.width()
