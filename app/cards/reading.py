"""The front of a card to read: name, Jobs and cost above the picture, the whole text below it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from app.cards.face import CardFace
from app.cards.frame import Picture, fitted, paint_body, paint_signs, paint_tags
from app.cards.kinds import paint_kind
from app.cards.marks import colors_of
from app.cards.numbers import paint_cost, paint_stats, power_ink, stats_font
from app.cards.pens import DIM, INK, write
from app.cards.richtext import STORY_FLAGS, Column, Story, paint_icon, set_column, set_story
from app.theme import fonts
from app.theme.tokens import faded, mixed

#: The picture of a card to read is no higher than this, in hundredths of the card's width.
_MOST_ART = 58


def paint_full(painter: QPainter, rect: QRectF, face: CardFace, language: str, picture: Picture) -> None:
    """Paint a card to read: name, Jobs and cost above the picture, the whole text below it."""
    unit = rect.width() / 100
    inner = paint_body(painter, rect, face, unit)
    colors = colors_of(face.drawn_as[0] if face.drawn_as else "")
    ground = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    ground.setColorAt(0, mixed(colors.deep, QColor("#1a2028"), 0.25))
    ground.setColorAt(1, mixed(colors.deep, QColor("#05070a"), 0.6))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(inner, unit * 3.2, unit * 3.2)
    head = unit * 17.5
    foot = unit * 12
    width = inner.width() - unit * 7
    column, story, art = _text_that_fits(face, width, inner.height() - head - foot, unit, language)
    window = QRectF(inner.left() + unit * 2, inner.top() + head, inner.width() - unit * 4, art)
    painter.drawPixmap(window.topLeft(), picture(window.width(), window.height()))
    painter.setPen(QPen(faded(colors.light, 0.75), unit * 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(window)
    _head(painter, inner, face, unit, language)
    paint_signs(painter, window.bottomLeft() + QPointF(unit * 1.4, -unit * 1.4), unit * 3.8, face.signs)
    paint_tags(painter, window.right() - unit * 1.4, window.top() + unit * 1.4, unit * 6, face, language)
    _text_box(
        painter,
        QRectF(
            window.left(),
            window.bottom() + unit * 1.6,
            window.width(),
            inner.bottom() - foot - window.bottom() - unit * 1.6,
        ),
        column,
        story,
        face,
        unit,
        language,
    )
    _foot(painter, inner, face, unit, language)


def _head(painter: QPainter, inner: QRectF, face: CardFace, unit: float, language: str) -> None:
    paint_cost(painter, QPointF(inner.left() + unit * 10, inner.top() + unit * 9.2), unit * 8, face)
    left = inner.left() + unit * 21
    room = inner.right() - unit * 3 - left
    # A crown stands in the corner.
    called = room - unit * 9 if face.leader else room
    font, name = fitted(face.heading, language, unit * 7.4, unit * 4.6, called)
    _, line = fitted(face.type_line, language, unit * 4.3, unit * 3.6, room)
    # What does not fit in one line stands in two, as far as it has two parts.
    lines = [line] if line == face.type_line else face.type_line.split(" · ", 1)
    painter.setFont(font)
    write(painter, QPointF(left, inner.top() + unit * (8.4 if len(lines) == 1 else 7.4)), name, unit * 0.6)
    for row, text in enumerate(lines):
        font, text = fitted(text, language, unit * (4.3 if len(lines) == 1 else 3.8), unit * 3.0, room)
        font.setBold(False)
        painter.setFont(font)
        base = 14.2 if len(lines) == 1 else 12.2 + 4.2 * row
        write(painter, QPointF(left, inner.top() + unit * base), text, unit * 0.4, DIM)


def _text_that_fits(
    face: CardFace, width: float, height: float, unit: float, language: str
) -> tuple[Column, Story | None, float]:
    """Set the text as large as it fits; long text takes room from the picture, then becomes smaller.

    What is left over belongs to the text first and then to the picture, so that no part of the box stays empty.
    """
    pad = unit * 5.5
    before = 0
    for art, size, with_story in (
        (58, 4.4, True), (50, 4.4, True), (50, 4.1, True), (44, 4.1, True), (38, 4.1, True), (44, 4.1, False),
        (38, 4.1, False), (34, 3.8, False), (30, 3.6, False), (26, 3.4, False), (20, 3.2, False), (16, 3.0, False),
        (12, 2.8, False),
    ):  # fmt: skip
        pixels = max(9, round(size * unit))
        story = set_story(face.story, width, round(3.7 * unit), language) if with_story and face.story else None
        rest = height - pad - (story.height + unit * 4 if story else 0)
        column = set_column(face.lines, width, pixels, language)
        if art * unit + column.height <= rest:
            for larger in range(pixels + 1, before):
                taller = set_column(face.lines, width, larger, language)
                if art * unit + taller.height > rest:
                    break
                column = taller
            return column, story, float(min(round(_MOST_ART * unit), int(rest - column.height)))
        before = pixels
    return column, None, 12 * unit


def _text_box(
    painter: QPainter, box: QRectF, column: Column, story: Story | None, face: CardFace, unit: float, language: str
) -> None:
    painter.setPen(QPen(QColor(255, 255, 255, 26), unit * 0.4))
    painter.setBrush(QColor(8, 10, 14, 150))
    painter.drawRoundedRect(box, unit * 1.8, unit * 1.8)
    column.paint(painter, box.topLeft() + QPointF(unit * 1.5, unit * 1.9), INK)
    if story is None:
        return
    y = box.bottom() - story.height - unit * 1.6
    painter.setPen(QPen(QColor(255, 255, 255, 60), unit * 0.35))
    painter.drawLine(QPointF(box.left() + unit * 8, y - unit * 1.2), QPointF(box.right() - unit * 8, y - unit * 1.2))
    painter.setFont(story.font)
    painter.setPen(DIM)
    room = QRectF(box.left() + unit * 1.5, y, story.width, story.height + unit)
    painter.drawText(room, STORY_FLAGS, face.story)


def _foot(painter: QPainter, inner: QRectF, face: CardFace, unit: float, language: str) -> None:
    middle = inner.bottom() - unit * 6
    x = inner.left() + unit * 2.4
    size = unit * 7
    for element in face.elements:
        paint_icon(painter, element, QRectF(x, middle - size / 2, size, size), INK)
        x += size * 1.12
    if face.stats:
        x = paint_stats(painter, QPointF(x + unit, middle), stats_font(unit * 6.4), face) - size + unit
    taken = _power(painter, QPointF(inner.right() - unit * 3, middle), face, unit)
    if x + unit + size <= inner.right() - unit * 3 - taken:
        paint_kind(painter, face.type, QRectF(x + unit, middle - size / 2, size, size), DIM)
    small = fonts.font(language, unit * 3.5)
    painter.setFont(small)
    painter.setPen(faded(DIM, 0.8))
    code = " · ".join((face.code, *face.categories))
    left = x + size + unit * 3.5
    room = inner.right() - unit * 6 - taken - left
    shown = code if QFontMetricsF(small).horizontalAdvance(code) <= room else face.code
    if QFontMetricsF(small).horizontalAdvance(shown) <= room:
        painter.drawText(QPointF(left, middle + unit * 1.3), shown)


def _power(painter: QPainter, right: QPointF, face: CardFace, unit: float) -> float:
    """Paint the power so that it ends at a point, with the printed one before it; return how wide it is."""
    if not face.strength:
        return 0.0
    font = fonts.font("en", unit * (10.5 if face.defense < 0 else 8.4), bold=True)
    metrics = QFontMetricsF(font)
    text = face.strength
    wide = metrics.horizontalAdvance(text)
    spot = QPointF(right.x() - wide, right.y() + metrics.capHeight() / 2)
    painter.setFont(font)
    write(painter, spot, text, unit * 0.6, power_ink(face))
    if not face.printed_strength:
        return wide
    printed = f"({face.printed_strength})"
    painter.setFont(fonts.font("en", unit * 4))
    painter.setPen(DIM)
    more = QFontMetricsF(painter.font()).horizontalAdvance(printed) + unit * 1.5
    painter.drawText(spot - QPointF(more, 0), printed)
    return wide + more
