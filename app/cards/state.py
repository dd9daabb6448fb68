"""What the table says of a card beside its values: damage, frost, freshness, a crown, counters, marks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from app.cards.face import CardFace
from app.cards.marks import paint_mark
from app.cards.pens import rounded
from app.cards.richtext import draw_centered
from app.theme import Palette, fonts
from app.theme.tokens import faded

_NIGHT = QColor(8, 10, 14, 225)
_GOLD = QColor("#e9b93c")
#: The ground of what is said of a card in words.
_MARK = QColor("#2d3d50")


#: What is said on a small card is said in badges at least so high, in pixels of the screen's scale.
_LEAST = 11.5
#: A card that is a hundred times so wide, in such pixels, carries its whole text, and its state beside it.
_LARGE = 2.3


def paint_state(
    painter: QPainter, rect: QRectF, face: CardFace, palette: Palette, language: str, scale: float = 1.0
) -> None:
    """Paint over a card what is the matter with it, for a screen of a scale factor."""
    unit = rect.width() / 100
    large = unit >= _LARGE * scale
    size = unit * 7 if large and face.lines else max(unit * 14, _LEAST * scale)
    if face.frozen:
        _frost(painter, rect, unit, palette)
    if face.hidden:
        _badges(painter, rect, unit, size, face, language, large=large)
        return
    if face.face_down and face.peek:
        _veil(painter, rect, unit)
    if face.leader:
        _crowned(painter, rect, unit, size, aside=bool(face.tags))
    if face.damage:
        _damage(painter, rect, unit, size, face, palette, large=large)
    _badges(painter, rect, unit, size, face, language, large=large)


def _frost(painter: QPainter, rect: QRectF, unit: float, palette: Palette) -> None:
    """Ice over the edges of the card, and a snow crystal."""
    outline = QPainterPath()
    outline.addRoundedRect(rect, unit * 6, unit * 6)
    painter.save()
    painter.setClipPath(outline)
    frost = QColor("#cdeeff")
    for start, end, thick in (
        (rect.topLeft(), rect.topLeft() + QPointF(0, unit * 52), 0.62),
        (rect.bottomLeft(), rect.bottomLeft() - QPointF(0, unit * 16), 0.3),
    ):
        sheet = QLinearGradient(start, end)
        sheet.setColorAt(0, faded(frost, thick))
        sheet.setColorAt(1, faded(frost, 0))
        painter.fillRect(rect, sheet)
    painter.setPen(QPen(frost, unit * 3.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(unit, unit, -unit, -unit), unit * 5.4, unit * 5.4)
    painter.restore()


def _veil(painter: QPainter, rect: QRectF, unit: float) -> None:
    """A card that lies face down and is seen by its holder alone: hatched."""
    outline = QPainterPath()
    outline.addRoundedRect(rect, unit * 6, unit * 6)
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(rect, QColor(8, 12, 20, 110))
    painter.setPen(QPen(QColor(255, 255, 255, 46), unit * 2))
    step = unit * 12
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        x += step
    painter.restore()


def _crowned(painter: QPainter, rect: QRectF, unit: float, size: float, *, aside: bool) -> None:
    """A golden edge, and a crown in its middle, or below the cost beside words: on this card everything hangs."""
    large = unit >= 2.3
    # On a card to read it stands in the corner, beside the name.
    size = unit * 7 if large else size
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_GOLD, unit * (1.6 if large else 2.6)))
    edge = unit * (1.0 if large else 1.6)
    painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), unit * 4.8, unit * 4.8)
    x = rect.right() - unit * 14 if large else rect.center().x() - size * 0.62
    y = rect.top() + unit * (4 if large else 2.4)
    if aside and not large:
        x, y = rect.left() + unit * 17 - size * 0.62, rect.top() + unit * 34
    _crown(painter, QRectF(x, y, size * 1.24, size * 1.24))


def _crown(painter: QPainter, rect: QRectF) -> None:
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    crown = QPainterPath(QPointF(-0.86, -0.5))
    for x, y in ((-0.44, -0.02), (0, -0.8), (0.44, -0.02), (0.86, -0.5), (0.7, 0.62), (-0.7, 0.62)):
        crown.lineTo(x, y)
    crown.closeSubpath()
    painter.setPen(rounded(QColor(30, 20, 0, 220), 0.34))
    painter.setBrush(_GOLD)
    painter.drawPath(crown)
    painter.setPen(rounded(QColor("#fff6d4"), 0.1))
    painter.drawPath(crown)
    painter.drawLine(QPointF(-0.6, 0.36), QPointF(0.6, 0.36))
    painter.restore()


def _damage(
    painter: QPainter, rect: QRectF, unit: float, size: float, face: CardFace, palette: Palette, *, large: bool
) -> None:
    """Damage, above the power that it eats."""
    text = f"−{face.damage}"
    font = fonts.font("en", size * 0.86, bold=True)
    width = QFontMetricsF(font).horizontalAdvance(text) + size * 0.7
    pill = QRectF(rect.right() - unit * 3 - width, rect.bottom() - unit * 39 - size, width, size)
    if large:
        pill.moveBottom(rect.bottom() - unit * 15)
    painter.setPen(QPen(QColor("#ffffff"), max(1.0, unit * 0.9)))
    painter.setBrush(QColor("#b3141f"))
    painter.drawRoundedRect(pill, size * 0.3, size * 0.3)
    draw_centered(painter, pill.center(), text, font, QColor("#ffffff"))
    if face.bears > 0:
        share = min(1.0, face.damage / face.bears)
        bar = QRectF(rect.left() + unit * 4, rect.bottom() - unit * 4.4, rect.width() - unit * 8, unit * 1.8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 170))
        painter.drawRoundedRect(bar, unit, unit)
        bar.setWidth(bar.width() * share)
        painter.setBrush(palette.damage)
        painter.drawRoundedRect(bar, unit, unit)


def _badges(
    painter: QPainter, rect: QRectF, unit: float, size: float, face: CardFace, language: str, *, large: bool
) -> None:
    """Round and oblong badges below each other at the right edge: state first, then counters, then marks."""
    right = rect.right() - unit * (8.5 if large else 5.5)
    y = rect.top() + unit * (24 if large else 6.5) + len(face.tags) * size * 1.14
    if face.frozen:
        paint_mark(painter, "Ice", QRectF(right - size, y, size, size))
        y += size * 1.12
    if face.fresh:
        _fresh(painter, QRectF(right - size, y, size, size))
        y += size * 1.12
    if face.under:
        y = _pill(painter, right, y, size, f"+{face.under}", QColor("#6d4fb3"), language)
    for name, count in face.counters:
        y = _pill(painter, right, y, size, _counter(name, count, large), QColor("#1f6f8b"), language)
    if face.unread:
        y = _pill(painter, right, y, size, "?!", QColor("#9a6a00"), language)
    for mark in face.marks:
        y = _pill(painter, right, y, size * 0.86, mark, _MARK, language)


def _counter(name: str, count: int, large: bool) -> str:
    """A counter in words where there is room, else by the letter that its name begins with."""
    return f"{name} {count}" if large else f"{name[:1].upper()}{count}" if name else str(count)


def _pill(painter: QPainter, right: float, y: float, size: float, text: str, ground: QColor, language: str) -> float:
    font = fonts.font(language, size * 0.74, bold=True)
    width = max(size, QFontMetricsF(font).horizontalAdvance(text) + size * 0.55)
    pill = QRectF(right - width, y, width, size)
    painter.setPen(QPen(QColor(255, 255, 255, 220), max(0.9, size * 0.07)))
    painter.setBrush(ground)
    painter.drawRoundedRect(pill, size * 0.46, size * 0.46)
    draw_centered(painter, pill.center(), text, font, QColor("#ffffff"))
    return y + size * 1.12


def paint_pill(painter: QPainter, rect: QRectF, text: str, language: str) -> None:
    """Paint what is said of a card as it is seen on it, at the left of a rectangle; no wider than that."""
    size = rect.height()
    need = QFontMetricsF(fonts.font(language, size * 0.74, bold=True)).horizontalAdvance(text) + size * 0.55
    size *= min(1.0, rect.width() / need)
    wide = min(rect.width(), need)
    _pill(painter, rect.left() + max(size, wide), rect.center().y() - size / 2, size, text, _MARK, language)


def _fresh(painter: QPainter, rect: QRectF) -> None:
    """An hour glass: this card came into play this turn, and has to wait."""
    painter.save()
    painter.setPen(QPen(QColor(255, 255, 255, 220), max(0.9, rect.width() * 0.07)))
    painter.setBrush(_NIGHT)
    painter.drawEllipse(rect)
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.width() / 2)
    glass = QPainterPath(QPointF(-0.42, -0.56))
    for x, y in ((0.42, -0.56), (-0.42, 0.56), (0.42, 0.56)):
        glass.lineTo(x, y)
    glass.closeSubpath()
    painter.setPen(rounded(QColor("#ffe7b0"), 0.12))
    painter.setBrush(QColor("#e0b35a"))
    painter.drawPath(glass)
    painter.restore()


#: The signs that help explains.
SIGNS = ("damage", "fresh", "frozen", "under", "counter", "leader", "unread")


def paint_sign(painter: QPainter, name: str, rect: QRectF) -> None:
    """Paint one of SIGNS as it is seen on cards, at the left of a rectangle."""
    size = rect.height()
    square = QRectF(rect.left() + 1, rect.top() + 1, size - 2, size - 2)
    match name:
        case "frozen":
            paint_mark(painter, "Ice", square)
        case "fresh":
            _fresh(painter, square)
        case "leader":
            _crown(painter, square)
        case _:
            text, ground = {
                "damage": ("−3000", "#b3141f"),
                "under": ("+1", "#6d4fb3"),
                "counter": ("W2", "#1f6f8b"),
                "unread": ("?!", "#9a6a00"),
            }[name]
            font = fonts.font("en", (size - 2) * 0.74, bold=True)
            wide = max(size - 2, QFontMetricsF(font).horizontalAdvance(text) + (size - 2) * 0.55)
            _pill(painter, rect.left() + 1 + wide, rect.top() + 1, size - 2, text, QColor(ground), "en")
