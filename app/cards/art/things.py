"""Things that people hold, painted around the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from app.cards.art.shapes import curve, ellipse, line, paint, polygon, stroke
from app.theme.tokens import faded, mixed

_WOOD, _STEEL, _GOLD, _PAPER = QColor("#7a4e2a"), QColor("#dfe7ee"), QColor("#e6c063"), QColor("#f7efd9")

#: All things that can be painted.
NAMES = ("lamp", "sword", "spear", "staff", "book", "scroll", "letter", "kite", "flag", "bow", "orb", "hammer", "fan")


def _glow(painter: QPainter, center: QPointF, radius: float, color: QColor) -> None:
    light = QRadialGradient(center, radius)
    light.setColorAt(0, faded(color, 0.95))
    light.setColorAt(0.3, faded(color, 0.45))
    light.setColorAt(1, faded(color, 0))
    painter.fillRect(QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius), light)


def paint_thing(painter: QPainter, name: str, hand: QPointF, trim: QColor, glow: QColor) -> None:
    """Paint a thing in a hand."""
    painter.save()
    painter.translate(hand)
    _PAINTERS.get(name, _staff)(painter, trim, glow)
    painter.restore()


def _lamp(painter: QPainter, trim: QColor, glow: QColor) -> None:
    stroke(painter, line((0, 34), (3, -44)), _WOOD, 2.6)
    stroke(painter, line((3, -44), (15, -46), (15, -40)), _WOOD, 2)
    _glow(painter, QPointF(15, -31), 30, QColor("#ffd98a"))
    paint(painter, polygon((9, -38), (21, -38), (19, -23), (11, -23)), QColor("#fff3c4"))
    paint(painter, polygon((8, -38), (15, -44), (22, -38)), QColor("#54402a"), 1.2)
    paint(painter, curve((12, -26), (14, -34), (16, -34), (18, -27), (15, -23)), QColor("#ff9b3d"), 0)


def _sword(painter: QPainter, trim: QColor, glow: QColor) -> None:
    painter.rotate(18)
    paint(painter, polygon((-2.6, -4), (-2.4, -46), (0, -53), (2.4, -46), (2.6, -4)), _STEEL)
    stroke(painter, line((0, -6), (0, -44)), mixed(_STEEL, glow, 0.6), 0.9, 0)
    stroke(painter, line((-8, -3), (8, -3)), _GOLD, 2.6)
    stroke(painter, line((0, -1), (0, 8)), _WOOD, 2.6)


def _daggers(painter: QPainter, trim: QColor, glow: QColor) -> None:
    for turn in (40, -6):
        painter.save()
        painter.rotate(turn)
        paint(painter, polygon((-2, -4), (0, -27), (2, -4)), _STEEL)
        stroke(painter, line((-5, -3), (5, -3)), _GOLD, 2)
        painter.restore()


def _spear(painter: QPainter, trim: QColor, glow: QColor) -> None:
    stroke(painter, line((-2, 40), (4, -52)), _WOOD, 2.6)
    paint(painter, polygon((-1, -50), (5, -74), (10, -50), (4.5, -45)), _STEEL)
    paint(painter, curve((4, -44), (18, -42), (22, -34), (8, -34)), trim, 1.2)


def _shield(painter: QPainter, trim: QColor, glow: QColor) -> None:
    stroke(painter, line((8, 34), (10, -52)), _WOOD, 2.4)
    paint(painter, polygon((6, -50), (10.5, -66), (15, -50)), _STEEL)
    paint(painter, polygon((-14, -14), (0, -20), (14, -14), (13, 8), (0, 22), (-13, 8)), mixed(trim, _STEEL, 0.3))
    paint(
        painter, polygon((-9, -10), (0, -14), (9, -10), (8, 5), (0, 14), (-8, 5)), mixed(trim, QColor("#30343c"), 0.55)
    )
    paint(painter, ellipse(0, -1, 3.6, 3.6), _GOLD, 1)


def _staff(painter: QPainter, trim: QColor, glow: QColor) -> None:
    stroke(painter, line((-1, 40), (2, -40)), _WOOD, 3)
    _glow(painter, QPointF(2, -48), 20, glow)
    paint(painter, polygon((2, -58), (8, -48), (2, -38), (-4, -48)), trim)


def _book(painter: QPainter, trim: QColor, glow: QColor) -> None:
    _glow(painter, QPointF(3, -12), 22, glow)
    paint(
        painter,
        polygon((-13, -12), (3, -6), (19, -12), (19, 6), (3, 12), (-13, 6)),
        mixed(trim, QColor("#40202a"), 0.6),
    )
    paint(painter, polygon((-11, -13), (3, -8), (3, 8), (-11, 3)), _PAPER, 1)
    paint(painter, polygon((17, -13), (3, -8), (3, 8), (17, 3)), mixed(_PAPER, QColor("#c9b48a"), 0.25), 1)


def _scroll(painter: QPainter, trim: QColor, glow: QColor) -> None:
    paint(painter, polygon((-6, -22), (14, -22), (14, 14), (-6, 14)), _PAPER)
    for y in (-15, -9, -3, 3):
        stroke(painter, line((-2, y), (10, y)), QColor("#a68f63"), 1.2, 0)
    stroke(painter, line((-9, -22), (17, -22)), _GOLD, 3.4)
    stroke(painter, line((-9, 14), (17, 14)), _GOLD, 3.4)


def _letter(painter: QPainter, trim: QColor, glow: QColor) -> None:
    painter.rotate(-12)
    paint(painter, polygon((-6, -24), (24, -24), (24, -4), (-6, -4)), _PAPER)
    stroke(painter, line((-6, -24), (9, -12), (24, -24)), QColor("#a68f63"), 1.3, 0)
    paint(painter, ellipse(9, -12, 3.4, 3.4), QColor("#c23b2e"), 0.8)


def _kite(painter: QPainter, trim: QColor, glow: QColor) -> None:
    stroke(painter, curve((0, 0), (10, -30), (22, -44), (10, -30)), _PAPER, 0.8, 0.3)
    paint(painter, polygon((24, -76), (40, -58), (24, -34), (12, -56)), trim)
    stroke(painter, line((24, -76), (24, -34)), mixed(trim, QColor("#000000"), 0.4), 1, 0)
    stroke(painter, line((12, -56), (40, -58)), mixed(trim, QColor("#000000"), 0.4), 1, 0)
    paint(painter, curve((24, -34), (32, -28), (26, -20), (20, -26)), QColor("#e05a47"), 1)


def _flag(painter: QPainter, trim: QColor, glow: QColor) -> None:
    stroke(painter, line((-1, 40), (3, -66)), _WOOD, 2.6)
    paint(painter, curve((3, -66), (20, -72), (38, -62), (34, -48), (40, -36), (20, -40), (3, -36)), trim)
    paint(painter, ellipse(20, -53, 5, 5), mixed(trim, QColor("#000000"), 0.5), 0)


def _spyglass(painter: QPainter, trim: QColor, glow: QColor) -> None:
    painter.rotate(-28)
    stroke(painter, line((-4, -6), (10, -6)), _GOLD, 5)
    stroke(painter, line((12, -6), (28, -6)), mixed(_GOLD, _WOOD, 0.5), 7)
    stroke(painter, line((28, -6), (31, -6)), _GOLD, 8.4)


def _bow(painter: QPainter, trim: QColor, glow: QColor) -> None:
    stroke(painter, curve((-4, -38), (12, -20), (12, 14), (-4, 32), (9, 12), (9, -18)), _WOOD, 2)
    stroke(painter, line((-2, -32), (-2, 26)), _PAPER, 0.8, 0.2)
    stroke(painter, line((-10, -3), (24, -3)), _STEEL, 1.5)
    paint(painter, polygon((22, -7), (31, -3), (22, 1)), _STEEL, 1)


def _orb(painter: QPainter, trim: QColor, glow: QColor) -> None:
    center = QPointF(6, -18)
    _glow(painter, center, 30, glow)
    paint(painter, ellipse(6, -18, 9, 9), trim)
    paint(painter, ellipse(3.4, -21, 2.8, 2.2), QColor(255, 255, 255, 220), 0)


def _hammer(painter: QPainter, trim: QColor, glow: QColor) -> None:
    painter.rotate(14)
    stroke(painter, line((0, 12), (0, -34)), _WOOD, 3)
    paint(painter, polygon((-12, -46), (12, -46), (12, -32), (-12, -32)), mixed(_STEEL, QColor("#59636f"), 0.35))
    paint(painter, polygon((12, -46), (17, -44), (17, -34), (12, -32)), trim, 1)


def _axe(painter: QPainter, trim: QColor, glow: QColor) -> None:
    painter.rotate(10)
    stroke(painter, line((0, 30), (0, -50)), _WOOD, 3)
    paint(painter, curve((1, -50), (16, -56), (20, -40), (16, -24), (1, -32), (5, -41)), _STEEL)
    paint(painter, polygon((-1, -46), (-9, -41), (-1, -36)), trim, 1)


def _fan(painter: QPainter, trim: QColor, glow: QColor) -> None:
    paint(painter, curve((0, 0), (-14, -26), (0, -36), (22, -34), (32, -16), (24, -6)), trim)
    for spot in ((-6, -24), (4, -30), (16, -30), (25, -20)):
        stroke(painter, line((2, -2), spot), mixed(trim, QColor("#000000"), 0.45), 1, 0)


_PAINTERS = {
    "lamp": _lamp,
    "sword": _sword,
    "daggers": _daggers,
    "spear": _spear,
    "shield": _shield,
    "staff": _staff,
    "book": _book,
    "scroll": _scroll,
    "letter": _letter,
    "kite": _kite,
    "flag": _flag,
    "spyglass": _spyglass,
    "bow": _bow,
    "orb": _orb,
    "hammer": _hammer,
    "fan": _fan,
    "axe": _axe,
}
