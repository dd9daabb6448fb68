"""Card text with icons in the line: "[Fire][1]: Deal it 5000 damage." set into a column.

Text is cut into pieces (words, icons, Chinese characters) that are laid out by hand, because icons must sit
on the line and shrink with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from app.cards.badges import badge_ground, is_badge
from app.cards.kinds import KINDS, paint_kind
from app.cards.marks import MARKS, paint_mark
from app.cards.pens import rounded
from app.theme import fonts
from app.will import sign_of

#: How a story is laid out.
STORY_FLAGS = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
_CJK = "⺀-鿿豈-﫿　-〿＀-￯"
_PIECE = re.compile(
    r"\[[^\[\]\s][^\[\]]{0,14}\]|\{[A-Za-z0-9]{1,4}\}|<[A-Z][A-Za-z]+>|\|[A-Z/]{3,7}(?: SUPP)?\||\|[一-鿿]{2,4}\||\s+|"
    rf"[{_CJK}]|[^\s\[<|{{{_CJK}]+|[\[<|{{]"
)
#: What is bold in a line: the name of a special ability, of a skill, and of a support skill.
_NAMES = (
    re.compile(r"([^\[\].,:]{2,40}?)(?= ?\[S\])"),
    re.compile(r"(?:\[[^\]]+\] )?([^\[\]|.:]{2,60}?)(?= ?\|)"),
    re.compile(r"\|(?:(?:ATK|DEF|ATK/DEF) SUPP|[攻防][击擊御禦防]支援)\| ([^|:.：]{2,60})(?=[:：])"),
)
#: What does not begin a row, and what does not end one.
_NO_START = frozenset("，。、；：？！）】》」』〕”’…,.;:?!)]")
_NO_END = frozenset("（【《「『〔“‘([")


@dataclass(frozen=True)
class _Piece:
    text: str
    icon: bool
    bold: bool
    space: bool = False


@dataclass(frozen=True)
class _Placed:
    piece: _Piece
    x: float
    width: float


@dataclass(frozen=True)
class Column:
    """Text that has been set: its lines of pieces, the height of a line, the gap between paragraphs."""

    rows: tuple[tuple[_Placed, ...], ...]
    tops: tuple[float, ...]
    height: float
    pixels: float
    language: str

    def paint(self, painter: QPainter, top_left: QPointF, ink: QColor) -> None:
        """Paint the column at a place."""
        plain = fonts.font(self.language, self.pixels)
        bold = fonts.font(self.language, self.pixels, bold=True)
        metrics = QFontMetricsF(plain)
        for row, top in zip(self.rows, self.tops, strict=True):
            base = top_left.y() + top + metrics.ascent()
            for placed in row:
                x = top_left.x() + placed.x
                if placed.piece.icon:
                    size = self.pixels * 1.02
                    middle = base - metrics.capHeight() / 2
                    rect = QRectF(x, middle - size / 2, placed.width, size)
                    paint_icon(painter, placed.piece.text, rect, ink, self.language)
                else:
                    painter.setFont(bold if placed.piece.bold else plain)
                    painter.setPen(ink)
                    painter.drawText(QPointF(x, base), placed.piece.text)


def set_column(lines: tuple[str, ...], width: float, pixels: float, language: str) -> Column:
    """Set paragraphs into a column of a width, at a size of type."""
    plain = QFontMetricsF(fonts.font(language, pixels))
    bold = QFontMetricsF(fonts.font(language, pixels, bold=True))
    rows: list[tuple[_Placed, ...]] = []
    tops: list[float] = []
    leading = plain.height() * (1.0 if language == "en" else 1.06)
    y = 0.0
    for number, line in enumerate(lines):
        if number:
            y += leading * 0.38
        for row in _rows(line, width, pixels, plain, bold):
            rows.append(row)
            tops.append(y)
            y += leading
    return Column(tuple(rows), tuple(tops), y, pixels, language)


@dataclass(frozen=True)
class Story:
    """The story of a card as it was set: its font, and the room that it needs."""

    font: QFont
    width: float
    height: float


def set_story(text: str, width: float, pixels: float, language: str) -> Story:
    """Set the story of a card to a width."""
    font = fonts.story_font(language, pixels)
    room = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), STORY_FLAGS, text)
    return Story(font, width, room.height())


def _pieces(line: str) -> Iterator[_Piece]:
    name = next((found.span(1) for found in (each.match(line) for each in _NAMES) if found), (0, 0))
    for match in _PIECE.finditer(line):
        text = match.group()
        icon = len(text) > 2 and (text[0], text[-1]) in _BRACKETS
        shown = sign_of(text[1:-1]) if icon and text[0] == "{" else text[1:-1] if icon else text
        yield _Piece(shown, icon, name[0] <= match.start() < name[1], text.isspace())


_BRACKETS = (("[", "]"), ("<", ">"), ("|", "|"), ("{", "}"))


def _is_sign(text: str) -> bool:
    """Whether an icon is a sign; others are words on a ground."""
    return text in MARKS or text in KINDS or text == "Dull" or (len(text) <= 2 and not is_badge(text))


def _icon_width(text: str, pixels: float, bold: QFontMetricsF) -> float:
    if _is_sign(text):
        return pixels * 1.12
    return bold.horizontalAdvance(text.upper()) * 0.8 + pixels * 0.9


def _rows(
    line: str, width: float, pixels: float, plain: QFontMetricsF, bold: QFontMetricsF
) -> Iterator[tuple[_Placed, ...]]:
    """Break a paragraph into rows, never before a mark that closes something or after one that opens it."""
    row: list[_Placed] = []
    x = 0.0
    for bound in _bound(line):
        sizes = [_width(piece, pixels, plain, bold) for piece in bound]
        if bound[0].space and not row:
            continue
        if x + sum(sizes) > width and row and not bound[0].space:
            yield tuple(row)
            row, x = [], 0.0
        for piece, size in zip(bound, sizes, strict=True):
            row.append(_Placed(piece, x, size))
            x += size
    if row:
        yield tuple(row)


def _bound(line: str) -> Iterator[list[_Piece]]:
    """The pieces of a line, together where no row ends between them."""
    bound: list[_Piece] = []
    for piece in _pieces(line):
        free = piece.icon or piece.space or piece.text[0] not in _NO_START
        if bound and (bound[-1].space or piece.space or (free and bound[-1].text[-1] not in _NO_END)):
            yield bound
            bound = []
        bound.append(piece)
    if bound:
        yield bound


def _width(piece: _Piece, pixels: float, plain: QFontMetricsF, bold: QFontMetricsF) -> float:
    if piece.icon:
        return _icon_width(piece.text, pixels, bold)
    return (bold if piece.bold else plain).horizontalAdvance(" " if piece.space else piece.text)


def paint_icon(painter: QPainter, text: str, rect: QRectF, ink: QColor, language: str = "en") -> None:
    """Paint one icon of a text: an Element, an amount of CP, the dull sign, a special ability, or a word."""
    painter.save()
    if text in MARKS:
        paint_mark(painter, text, rect)
    elif text in KINDS:
        paint_kind(painter, text, rect, ink)
    elif text == "Dull":
        _paint_dull(painter, rect, ink)
    elif _is_sign(text):
        _paint_disc(painter, text, rect, language)
    else:
        pill = QRectF(rect)
        pill.adjust(rect.height() * 0.08, 0, -rect.height() * 0.08, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(badge_ground(text))
        painter.drawRoundedRect(pill, rect.height() * 0.28, rect.height() * 0.28)
        painter.setPen(QColor("#ffffff"))
        painter.setFont(fonts.font(language, rect.height() * 0.8, bold=True))
        # Letters fit the ground; what a line has above and below them may stand over.
        over = rect.height() * 0.2
        painter.drawText(pill.adjusted(0, -over, 0, over), Qt.AlignmentFlag.AlignCenter, text.upper())
    painter.restore()


def _paint_disc(painter: QPainter, text: str, rect: QRectF, language: str) -> None:
    special = text == "S"
    radius = min(rect.width(), rect.height()) / 2 * 0.96
    painter.setPen(QPen(QColor(255, 255, 255, 220), max(0.75, radius * 0.12)))
    painter.setBrush(QColor("#b8860b") if special else QColor("#56616e"))
    painter.drawEllipse(rect.center(), radius, radius)
    font: QFont = fonts.font("en" if text.isascii() else language, radius * (1.5 if len(text) == 1 else 1.2), bold=True)
    painter.setFont(font)
    painter.setPen(QColor("#ffffff"))
    painter.drawText(rect.center() + _centered(font, text), text)


def _centered(font: QFont, text: str) -> QPointF:
    """How far from a middle point text must begin to stand in its middle."""
    metrics = QFontMetricsF(font)
    return QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2)


def draw_centered(painter: QPainter, center: QPointF, text: str, font: QFont, ink: QColor) -> None:
    """Draw a short text with its middle at a point."""
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(center + _centered(font, text), text)


def _paint_dull(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """The dull sign: a card that turns onto its side."""
    side = min(rect.width(), rect.height())
    box = QRectF(0, 0, side * 0.52, side * 0.74)
    painter.setPen(rounded(ink, max(0.8, side * 0.09)))
    painter.translate(rect.center())
    painter.save()
    painter.rotate(90)
    painter.translate(side * 0.1, side * 0.04)
    painter.drawRoundedRect(box.translated(-box.center()), side * 0.08, side * 0.08)
    painter.restore()
    arrow = QPainterPath(QPointF(-side * 0.18, -side * 0.4))
    arrow.cubicTo(side * 0.2, -side * 0.52, side * 0.42, -side * 0.42, side * 0.42, -side * 0.2)
    painter.drawPath(arrow)
    painter.setBrush(ink)
    painter.setPen(Qt.PenStyle.NoPen)
    tip = QPainterPath(QPointF(side * 0.42, -side * 0.02))
    tip.lineTo(side * 0.25, -side * 0.24)
    tip.lineTo(side * 0.59, -side * 0.24)
    painter.drawPath(tip)
