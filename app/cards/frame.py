"""The front of a card on the table, small: what it is, what it costs, what it can do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from app.cards.badges import badge_ground
from app.cards.face import CardFace
from app.cards.kinds import paint_kind
from app.cards.marks import colors_of, paint_mark
from app.cards.numbers import LEAST, LEAST_POWER, in_room, paint_cost, paint_stats, power_font, power_ink
from app.cards.pens import DIM, INK, write
from app.cards.richtext import draw_centered
from app.theme import fonts
from app.theme.tokens import faded, mixed

#: Paints the picture of the card at a size in pixels.
Picture = Callable[[float, float], QPixmap]

_BEZEL = QColor("#090b0f")
#: The size of a title on a small card, in hundredths of its width; below the least size, in pixels of the screen's
#: scale, there is none, and none that would be cut.
_TITLE, _LEAST = 8.4, 9.5
#: How narrow the letters of a name may be that has to stand in one line.
_FOOT = 0.66
#: Words on a small card are at least so high, in pixels of the screen's scale, or they are left out.
_READABLE = 7.5
#: Cards of fewer pixels, such as lie in the smallest piles, have no room for their power.
_LEAST_CARD = 24.0
#: A card narrower than this, in the same pixels, has no room for tags beside its cost.
_NARROW = 54.0
#: One narrower than this has room for its numbers alone.
_TINY = 38.0


def paint_body(painter: QPainter, rect: QRectF, face: CardFace, unit: float) -> QRectF:
    """Paint bezel and frame; return what is inside the frame."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_BEZEL)
    painter.drawRoundedRect(rect, unit * 6, unit * 6)
    frame = rect.adjusted(unit * 2.2, unit * 2.2, -unit * 2.2, -unit * 2.2)
    gloss = QLinearGradient(frame.topLeft(), frame.bottomRight())
    elements = face.drawn_as or ("",)
    for number, element in enumerate(elements):
        colors = colors_of(element)
        start = number / len(elements)
        gloss.setColorAt(start + 0.001, mixed(colors.base, colors.light, 0.55))
        gloss.setColorAt(min(1.0, start + 0.5 / len(elements)), colors.base)
        gloss.setColorAt(min(1.0, start + 0.96 / len(elements)), mixed(colors.base, colors.deep, 0.45))
    painter.setBrush(gloss)
    painter.drawRoundedRect(frame, unit * 4.6, unit * 4.6)
    return frame.adjusted(unit * 1.8, unit * 1.8, -unit * 1.8, -unit * 1.8)


def fitted(
    text: str, language: str, pixels: float, least: float, width: float, narrowest: float = 0.84
) -> tuple[QFont, str]:
    """The font in which a text fits a width, first narrower, then smaller; and the text, cut where it must be."""
    font = fonts.font(language, pixels, bold=True)
    need = QFontMetricsF(font).horizontalAdvance(text)
    if need > width:
        narrow = max(narrowest, width / need)
        size = max(least, int(pixels * min(1.0, width / need / narrow)))
        font = _narrow(language, size, narrow)
        # Letters of a few pixels are not narrower in proportion.
        while size > least and QFontMetricsF(font).horizontalAdvance(text) > width + 1:
            size = max(least, size - 0.5)
            font = _narrow(language, size, narrow)
    return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width + 1)


def _narrow(language: str, pixels: float, narrow: float) -> QFont:
    font = fonts.font(language, pixels, bold=True)
    font.setStretch(round(narrow * 100))
    return font


def _in_one(text: str, language: str, pixels: float, width: float) -> tuple[QFont, str]:
    """The font in which a name stands in one line, however narrow; it loses its last words before it is cut."""
    font, name = fitted(text, language, pixels, pixels, width, _FOOT)
    if name != text and " " in text:
        return _in_one(text.rpartition(" ")[0], language, pixels, width)
    return font, name


def _in_two(text: str) -> tuple[str, str]:
    """A name in two lines, cut at the space that is nearest to its middle; the second may be empty."""
    spaces = [place for place, letter in enumerate(text) if letter == " "]
    if not spaces:
        return text, ""
    cut = min(spaces, key=lambda place: abs(place - len(text) / 2))
    return text[:cut], text[cut + 1 :]


def paint_signs(painter: QPainter, low: QPointF, radius: float, signs: tuple[str, ...]) -> None:
    """Paint the signs of what the card carries side by side on dark discs, from a point at their lower left."""
    for place, sign in enumerate(signs):
        center = low + QPointF(radius * (1 + 2.12 * place), -radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(10, 13, 18, 205))
        painter.drawEllipse(center, radius, radius)
        size = radius * 1.36
        paint_kind(painter, sign, QRectF(center.x() - size / 2, center.y() - size / 2, size, size), INK)


def paint_tags(painter: QPainter, right: float, top: float, height: float, face: CardFace, language: str) -> None:
    """Paint the short words at the upper right edge."""
    y = top
    for tag in face.tags:
        font = fonts.font(language, height * 0.72, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(tag) + height * 0.7
        pill = QRectF(right - width, y, width, height)
        painter.setPen(QPen(QColor(255, 255, 255, 200), max(0.75, height * 0.07)))
        painter.setBrush(badge_ground(tag).darker(125))
        painter.drawRoundedRect(pill, height * 0.3, height * 0.3)
        draw_centered(painter, pill.center(), tag, font, INK)
        y += height * 1.18


def paint_small(painter: QPainter, rect: QRectF, face: CardFace, language: str, picture: Picture, width: float) -> None:
    """Paint a card for the table: the picture over the whole card; on it cost, name, Element, kind, power."""
    unit = rect.width() / 100
    inner = paint_body(painter, rect, face, unit)
    colors = colors_of(face.drawn_as[-1] if face.drawn_as else "")
    window = QPainterPath()
    window.addRoundedRect(inner, unit * 3.2, unit * 3.2)
    painter.save()
    painter.setClipPath(window)
    plate = unit * 43
    shown = picture(inner.width(), inner.height() - plate * 0.52)
    painter.drawPixmap(inner.topLeft(), shown)
    top = inner.bottom() - plate
    shade = QLinearGradient(0, top, 0, inner.bottom())
    deep = mixed(colors.deep, QColor("#05070a"), 0.45)
    shade.setColorAt(0, faded(deep, 0))
    shade.setColorAt(0.2, faded(deep, 0.82))
    shade.setColorAt(0.34, deep)
    shade.setColorAt(1, deep)
    painter.fillRect(QRectF(inner.left(), top, inner.width(), plate), shade)
    painter.restore()
    pixel = rect.width() / width
    if width >= _TINY:
        _name_plate(painter, inner, face, unit, language, pixel)
    least = LEAST * pixel if width >= _NARROW else 0.0
    paint_cost(painter, QPointF(rect.left() + unit * 17, rect.top() + unit * 18), unit * 13.5, face, least)
    if width >= _NARROW:
        high = max(unit * 11.5, _READABLE * pixel / 0.72)
        paint_tags(painter, inner.right() - unit * 2.5, inner.top() + unit * 2.5, high, face, language)
    _bottom_row(painter, inner, face, unit, language, width)


def _name_plate(
    painter: QPainter, inner: QRectF, face: CardFace, unit: float, language: str, pixel: float
) -> None:
    """Paint the name in one line or two, and its title where that can be read, on a screen with pixels of this size."""
    readable = _READABLE * pixel
    room = inner.width() - unit * 7
    # The numbers are no smaller than they can be read, and the name stands above them.
    base = inner.bottom() - max(unit * 20.6, unit * 8.6 + 6 * pixel if face.stats else 0.0)
    heading = face.heading
    font, title = fitted(face.title, language, unit * _TITLE, _LEAST * pixel, room)
    if title and title == face.title and unit * _TITLE >= _LEAST * pixel:
        font.setBold(False)
        painter.setFont(font)
        write(painter, QPointF(inner.left() + unit * 3.6, base), title, unit, DIM)
        base -= unit * 10.2
    font, name = fitted(heading, language, max(unit * 12.2, readable), max(unit * 9, readable), room)
    rows = [name]
    if name != heading and face.foot:
        font, name = _in_one(heading, language, readable, room)
        rows = [name]
    elif name != heading and all(_in_two(heading)):
        first, second = _in_two(heading)
        longer = max(first, second, key=len)
        font, _ = fitted(longer, language, max(unit * 11, readable), max(unit * 8.6, readable), room)
        metrics = QFontMetricsF(font)
        rows = [metrics.elidedText(row, Qt.TextElideMode.ElideRight, room + 1) for row in (second, first)]
    if unit * 8.6 < readable and any(row.endswith("…") for row in rows):
        rows = []
    painter.setFont(font)
    step = max(unit * 10.6, font.pixelSize() * 1.02)
    for number, row in enumerate(rows):
        write(painter, QPointF(inner.left() + unit * 3.6, base - number * step), row, unit)
    top = base - len(rows) * step - unit * 1.6
    paint_signs(painter, QPointF(inner.left() + unit * 2.6, top), unit * 6.2, face.signs)
    painter.setPen(QPen(faded(colors_of(face.drawn_as[0] if face.drawn_as else "").light, 0.65), unit * 0.6))
    y = inner.bottom() - unit * 17
    painter.drawLine(QPointF(inner.left() + unit * 3.6, y), QPointF(inner.right() - unit * 3.6, y))


def _bottom_row(painter: QPainter, inner: QRectF, face: CardFace, unit: float, language: str, width: float) -> None:
    """Paint the marks of the Elements and the kind of card, or its smaller numbers; and the power."""
    size = unit * 12.5
    pixel = unit * 100 / width
    tight = unit * 11.4 < LEAST * pixel
    x = inner.left() + unit * (1.6 if tight else 3)
    middle = inner.bottom() - unit * 8.6
    power = power_font(face, unit * 17.5, (LEAST_POWER if face.stats else _READABLE) * pixel, tight=tight)
    metrics = QFontMetricsF(power)
    strength = face.strength if width >= _LEAST_CARD else ""
    taken = metrics.horizontalAdvance(strength) + unit * (2.4 if tight else 3.4)
    if width >= _NARROW:
        room = inner.right() - taken - unit * (3.8 if tight else 2.4) - x
        shown, written = in_room(face, room, unit * 11.4, LEAST * pixel)
        x = paint_stats(painter, QPointF(x, middle), written, shown)
    end = inner.right() - taken if strength else inner.right()
    for element in () if face.stats else face.elements[:3]:
        if x + size <= end:
            paint_mark(painter, element, QRectF(x, middle - size / 2, size, size))
            x += size * 1.06
    kind = QRectF(x + unit * 1.2, middle - size * 0.45, size * 0.9, size * 0.9)
    if kind.right() <= end:
        paint_kind(painter, face.type, kind, DIM)
    if strength:
        spot = QPointF(inner.right() - taken, middle + metrics.capHeight() / 2)
        painter.setFont(power)
        write(painter, spot, strength, unit, power_ink(face))
    elif width >= 100 and len(face.elements) < 3:
        room = inner.right() - unit * 3.4 - kind.right() - unit * 2.5
        least = max(unit * 7, _READABLE * unit * 100 / width)
        font, text = fitted(face.type_line.split(" · ")[0], language, unit * 9.2, least, room)
        font.setBold(False)
        painter.setFont(font)
        middle += QFontMetricsF(painter.font()).capHeight() / 2
        write(painter, QPointF(kind.right() + unit * 2.5, middle), text, unit, DIM)
