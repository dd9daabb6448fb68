"""The numbers on a card: what it costs, how strong it is, and the smaller ones, as large as there is room."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from app.cards.face import CardFace
from app.cards.kinds import paint_kind
from app.cards.marks import paint_gem, paint_mark
from app.cards.pens import DIM, INK, rounded, write
from app.theme import fonts

#: So high are the numbers that one plays by, wherever there is room, in pixels of the screen's scale; and how narrow
#: the digits of the smaller ones may be for that.
LEAST, LEAST_POWER = 9.0, 11.0
#: Numbers that are more and less than what is printed.
MORE, LESS = QColor("#8dffb0"), QColor("#ffa98c")
_DIGITS = (0.9, 0.8, 0.72)
#: How high the number of the other cost is, in radii of its arrow.
_SECOND = 1.36
#: How large the sign before a number is, in heights of its digits, and how far it stands before it.
_SIGN, _APART = 0.82, 0.14


@lru_cache(maxsize=256)
def _number(text: str) -> QPainterPath:
    """A number as an outline around its middle, in a font of 100 pixels."""
    font = fonts.font("en", 100, bold=True)
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    path.addText(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2, font, text)
    return path


def _outlined_number(painter: QPainter, center: QPointF, text: str, pixels: float, ink: QColor, edge: QColor) -> None:
    """Paint a number that is read on any picture: with an edge around it."""
    scale = pixels / 100
    path = QTransform(scale, 0, 0, scale, center.x(), center.y()).map(_number(text))
    painter.setPen(rounded(edge, pixels * 0.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.fillPath(path, ink)


def _price(painter: QPainter, center: QPointF, radius: float, price: tuple[str, ...]) -> None:
    """Paint the signs of a cost below each other, those of one kind as one with their number."""
    top = center.y() - radius * 0.3
    for sign in dict.fromkeys(price):
        count = price.count(sign)
        spot = QPointF(center.x(), top)
        paint_gem(painter, sign, spot, radius * 0.82)
        number = sign if sign.isdigit() or sign == "X" else str(count)
        _outlined_number(painter, spot, number, radius * 1.05, INK, QColor(0, 0, 0, 215))
        top += radius * 1.62


def paint_cost(painter: QPainter, center: QPointF, radius: float, face: CardFace, least: float = 0.0) -> None:
    """Paint the cost in the stone of the first Element, and the other Elements below it; the other cost is at least
    so high. A cost in several signs is painted sign by sign.
    """
    if face.price:
        _price(painter, center, radius, face.price)
        return
    element = face.drawn_as[0] if face.drawn_as else ""
    paint_gem(painter, element, center, radius)
    if face.cost >= 0:
        changed = face.base_cost >= 0 and face.cost != face.base_cost
        ink = QColor("#b8ffcf") if changed and face.cost < face.base_cost else QColor("#ffd0c0") if changed else INK
        low = QPointF(0, radius * 0.16) if element == "Fire" else QPointF(0, 0)
        _outlined_number(painter, center + low, str(face.cost), radius * 1.24, ink, QColor(0, 0, 0, 215))
    side = radius * 1.3
    top = radius * 0.98
    if face.second_cost >= 0:
        small = max(radius * 0.6, least / _SECOND)
        _second_cost(painter, center + QPointF(0, radius * 0.76 + small), small, face)
        top = radius * 0.78 + small * 2
    for other in face.drawn_as[1:]:
        spot = center + QPointF(-side / 2, top)
        paint_mark(painter, other, QRectF(spot.x(), spot.y(), side, side))
        top += side * 1.05


def _second_cost(painter: QPainter, center: QPointF, radius: float, face: CardFace) -> None:
    """Paint the other cost below the first, on the tip of an arrow that points up: one card laid on another."""
    path = QPainterPath(center + QPointF(0, -radius * 1.25))
    for x, y in ((1.15, -0.3), (1.15, 1.0), (-1.15, 1.0), (-1.15, -0.3)):
        path.lineTo(center + QPointF(x * radius, y * radius))
    path.closeSubpath()
    painter.setPen(rounded(QColor(255, 255, 255, 225), max(1.0, radius * 0.16)))
    painter.setBrush(QColor("#1d2733"))
    painter.drawPath(path)
    low = QPointF(0, radius * 0.24)
    _outlined_number(painter, center + low, str(face.second_cost), radius * _SECOND, INK, QColor(0, 0, 0, 160))


def power_ink(face: CardFace) -> QColor:
    """The colour of the power: as printed, more, or less."""
    if not face.printed_strength:
        return INK
    more = face.power + face.defense > face.base_power + face.base_defense
    return MORE if more else LESS


def power_font(face: CardFace, pixels: float, least: float = 0.0, *, tight: bool) -> QFont:
    """A font for the power, of ``least`` so many pixels; three digits are narrower where room is ``tight``, and two
    numbers are smaller.
    """
    font = fonts.font("en", max(pixels * (0.78 if face.defense >= 0 else 1.0), least), bold=True)
    if tight and ((face.stats and face.power > 99) or face.defense >= 0):
        font.setStretch(80)
    return font


def stats_font(pixels: float, narrow: float = 1.0) -> tuple[QFont, float]:
    """A font for the smaller numbers, and how far they stand apart."""
    font = fonts.font("en", pixels, bold=True)
    if narrow < 1:
        font.setStretch(round(narrow * 100))
    return font, pixels * 0.5 * narrow * narrow


def _stats_width(face: CardFace, font: QFont, gap: float) -> float:
    """How wide the smaller numbers are with their signs."""
    metrics = QFontMetricsF(font)
    signs = font.pixelSize() * (_SIGN + _APART) * len(face.stats)
    return signs + sum(metrics.horizontalAdvance(number) for _, number in face.stats) + gap * (len(face.stats) - 1)


def fitting_stats(face: CardFace, room: float, wished: float, least: float) -> tuple[QFont, float]:
    """The font in which the smaller numbers end before the power begins, and how far they stand apart: smaller than
    wished where room is short, narrower digits before they cannot be read well.
    """
    well = round(least)
    sizes = [(size, 1.0) for size in range(max(well, round(wished)), well - 1, -1)]
    sizes += [(well, narrow) for narrow in _DIGITS]
    sizes += [(size, _DIGITS[-1]) for size in range(well - 1, 3, -1)]
    tried = (stats_font(*each) for each in sizes)
    return next((one for one in tried if _stats_width(face, *one) <= room), stats_font(4, _DIGITS[-1]))


def in_room(face: CardFace, room: float, wished: float, least: float) -> tuple[CardFace, tuple[QFont, float]]:
    """The card with its smaller numbers as they fit, and their font: in thousands where they could not be read else."""
    written = fitting_stats(face, room, wished, least)
    if written[0].pixelSize() >= round(least):
        return face, written
    brief = replace(face, stats=tuple((sign, _short(number)) for sign, number in face.stats),
                    base_stats=tuple((sign, _short(number)) for sign, number in face.base_stats))
    return brief, fitting_stats(brief, room, wished, least)


def _short(number: str) -> str:
    return f"{number[:-3]}k" if len(number) > 3 and number.endswith("000") else number


def _stat_ink(face: CardFace, sign: str, number: str) -> QColor:
    """The colour of a smaller number: as printed, more, or less."""
    printed = face.changed_stats.get(sign, number)
    if printed == number:
        return INK
    digits = number.rstrip("k"), printed.rstrip("k")
    more = all(one.isdigit() for one in digits) and int(digits[0]) > int(digits[1])
    return MORE if more else LESS


def paint_stats(painter: QPainter, left: QPointF, written: tuple[QFont, float], face: CardFace) -> float:
    """Paint the smaller numbers, each after its sign, on a line at a height; return where they end."""
    font, gap = written
    pixels = font.pixelSize()
    metrics = QFontMetricsF(font)
    x = left.x()
    for sign, number in face.stats:
        size = pixels * _SIGN
        paint_kind(painter, sign, QRectF(x, left.y() - size / 2, size, size), DIM)
        x += size + pixels * _APART
        painter.setFont(font)
        ink = _stat_ink(face, sign, number)
        write(painter, QPointF(x, left.y() + metrics.capHeight() / 2), number, pixels * 0.08, ink)
        x += metrics.horizontalAdvance(number) + gap
    return x
