"""Places where people work: houses with lit windows, towers, mills, domes and stalls."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from app.cards.art.schemes import Scheme
from app.cards.art.shapes import curve, ellipse, line, paint, polygon, stroke
from app.cards.marks import colors_of
from app.theme.tokens import faded, mixed

_LIT = QColor("#ffe08a")
_ROOFS = ("gable", "gable", "dome", "spire", "flat", "hip")


def paint_place(painter: QPainter, foot: QPointF, high: float, scheme: Scheme, element: str, dice: Random) -> None:
    """Paint a group of buildings of a height, the greatest in the middle."""
    colors = colors_of(element)
    painter.save()
    painter.translate(foot)
    painter.scale(high / 100, high / 100)
    glow = QRadialGradient(QPointF(0, -40), 70)
    glow.setColorAt(0, faded(_LIT, 0.35))
    glow.setColorAt(1, faded(_LIT, 0))
    painter.fillRect(QRectF(-72, -112, 144, 130), glow)
    wall = mixed(QColor(dice.choice(("#d9c7a6", "#bfae9a", "#a8a29a", "#c7b3b0"))), colors.base, 0.3)
    roof = mixed(colors.base, QColor("#2b1d24"), dice.uniform(0.15, 0.4))
    sides = [(-38, dice.uniform(34, 56)), (37, dice.uniform(30, 60))]
    dice.shuffle(sides)
    for x, tall in sides[: dice.randint(1, 2)]:
        _house(
            painter,
            x,
            dice.uniform(24, 32),
            tall,
            mixed(wall, scheme.near, 0.35),
            mixed(roof, scheme.near, 0.25),
            dice.choice(_ROOFS),
            dice,
        )
    kind = dice.choice(("house", "tower", "mill", "hall", "light"))
    if kind == "mill":
        _house(painter, 0, 34, 62, wall, roof, "gable", dice)
        _sails(painter, QPointF(0, -72), mixed(colors.light, QColor("#ffffff"), 0.4), dice)
    elif kind == "tower":
        _house(painter, 0, 28, 84, wall, roof, dice.choice(("spire", "dome")), dice)
    elif kind == "light":
        _lighthouse(painter, wall, roof, scheme)
    else:
        _house(painter, 0, dice.uniform(48, 60), dice.uniform(46, 60), wall, roof, dice.choice(_ROOFS), dice)
    _door(painter, mixed(roof, QColor("#000000"), 0.4))
    _sign(painter, element, colors.light, dice)
    _folk(painter, roof, colors.base, dice)
    painter.restore()


def _house(
    painter: QPainter, x: float, wide: float, tall: float, wall: QColor, roof: QColor, top: str, dice: Random
) -> None:
    half = wide / 2
    fill = QLinearGradient(x - half, 0, x + half, 0)
    fill.setColorAt(0, mixed(wall, QColor("#ffffff"), 0.2))
    fill.setColorAt(1, mixed(wall, QColor("#1a1420"), 0.4))
    if dice.random() < 0.5 and top in ("gable", "hip", "flat"):
        stack = polygon(
            (x + half * 0.4, -tall - 4),
            (x + half * 0.4, -tall - 26),
            (x + half * 0.7, -tall - 26),
            (x + half * 0.7, -tall),
        )
        paint(painter, stack, mixed(wall, QColor("#000000"), 0.35))
        for step in range(3):
            puff = ellipse(x + half * 0.6 + step * 5, -tall - 32 - step * 8, 4 + step * 1.6, 3.4 + step * 1.2)
            paint(painter, puff, QColor(255, 255, 255, 110 - step * 28), 0)
    paint(painter, polygon((x - half, 0), (x - half, -tall), (x + half, -tall), (x + half, 0)), fill)
    eave = half + 4
    match top:
        case "gable":
            paint(painter, polygon((x - eave, -tall + 2), (x, -tall - wide * 0.62), (x + eave, -tall + 2)), roof)
        case "hip":
            paint(
                painter,
                polygon(
                    (x - eave, -tall + 2),
                    (x - half * 0.5, -tall - 18),
                    (x + half * 0.5, -tall - 18),
                    (x + eave, -tall + 2),
                ),
                roof,
            )
        case "dome":
            paint(
                painter,
                curve(
                    (x - half, -tall + 3),
                    (x - half, -tall - wide * 0.62),
                    (x + half, -tall - wide * 0.62),
                    (x + half, -tall + 3),
                ),
                roof,
            )
            stroke(painter, line((x, -tall - wide * 0.44), (x, -tall - wide * 0.44 - 9)), QColor("#e6c063"), 1.6)
        case "spire":
            paint(painter, polygon((x - eave, -tall + 2), (x, -tall - wide * 1.25), (x + eave, -tall + 2)), roof)
            paint(painter, ellipse(x, -tall - wide * 1.25, 2.6, 2.6), QColor("#e6c063"), 1)
        case _:
            paint(
                painter,
                polygon((x - eave, -tall + 2), (x - eave, -tall - 7), (x + eave, -tall - 7), (x + eave, -tall + 2)),
                roof,
            )
    columns = max(1, int(wide // 13))
    for row in range(1, max(2, int(tall // 17))):
        for column in range(columns):
            spot_x = x - half + wide * (column + 0.5) / columns
            lit = dice.random() < 0.72
            pane = QRectF(spot_x - 3, -tall + 4 + (row - 1) * 15, 6, 8.4)
            if pane.bottom() > -18:
                continue
            paint(
                painter,
                polygon(
                    (pane.left(), pane.bottom()),
                    (pane.left(), pane.top() + 2),
                    (pane.center().x(), pane.top() - 1),
                    (pane.right(), pane.top() + 2),
                    (pane.right(), pane.bottom()),
                ),
                _LIT if lit else mixed(wall, QColor("#10131c"), 0.7),
                1.1,
            )


def _sails(painter: QPainter, center: QPointF, cloth: QColor, dice: Random) -> None:
    start = dice.uniform(0, math.pi / 2)
    for step in range(4):
        painter.save()
        painter.translate(center)
        painter.rotate(math.degrees(start) + step * 90)
        stroke(painter, line((0, 0), (0, -36)), QColor("#6b4a2c"), 2)
        paint(painter, polygon((1, -9), (11, -12), (11, -36), (1, -36)), cloth, 1.1)
        painter.restore()
    paint(painter, ellipse(center.x(), center.y(), 3.6, 3.6), QColor("#6b4a2c"))


def _lighthouse(painter: QPainter, wall: QColor, roof: QColor, scheme: Scheme) -> None:
    for side in (-1, 1):
        beam = polygon((0, -92), (side * 90, -116), (side * 90, -74))
        paint(painter, beam, faded(_LIT, 0.28), 0)
    paint(painter, polygon((-16, 0), (-10, -82), (10, -82), (16, 0)), mixed(wall, QColor("#ffffff"), 0.3))
    for y in (-22, -52):
        paint(
            painter,
            polygon(
                (-14.6 - y * -0.05, y), (-12.6 - y * -0.05, y - 14), (12.6 + y * -0.05, y - 14), (14.6 + y * -0.05, y)
            ),
            roof,
            0.6,
        )
    paint(painter, polygon((-13, -82), (-13, -86), (13, -86), (13, -82)), roof)
    paint(painter, polygon((-8, -86), (-8, -100), (8, -100), (8, -86)), QColor("#fff4c8"))
    paint(painter, polygon((-11, -100), (0, -114), (11, -100)), roof)


def _door(painter: QPainter, wood: QColor) -> None:
    paint(painter, curve((-6, 2), (-6, -22), (0, -24), (6, -22), (6, 2)), wood)
    paint(painter, ellipse(3, -9, 1.1, 1.1), QColor("#e6c063"), 0)
    halo = QRadialGradient(QPointF(0, 0), 26)
    halo.setColorAt(0, faded(_LIT, 0.5))
    halo.setColorAt(1, faded(_LIT, 0))
    painter.save()
    painter.scale(1, 0.3)
    painter.fillRect(QRectF(-26, -26, 52, 52), halo)
    painter.restore()


def _sign(painter: QPainter, element: str, color: QColor, dice: Random) -> None:
    """What hangs over the door: a lamp, a flag, or bunting from house to house."""
    kind = dice.choice(("lamps", "flag", "bunting"))
    if kind == "lamps":
        for x in (-14, 14):
            paint(painter, ellipse(x, -26, 8, 8), faded(_LIT, 0.35), 0)
            paint(painter, ellipse(x, -26, 3.2, 3.8), _LIT, 1)
    elif kind == "flag":
        stroke(painter, line((12, -34), (30, -38)), QColor("#6b4a2c"), 1.6)
        paint(painter, polygon((17, -35), (29, -38), (29, -20), (23, -25), (17, -19)), color, 1.1)
    else:
        for step in range(9):
            x = -44 + step * 11
            y = -50 + 10 * math.sin(math.pi * step / 8)
            paint(
                painter,
                polygon((x, y), (x + 8, y + 0.5), (x + 4, y + 9)),
                (color, _LIT, QColor("#e2604c"))[step % 3],
                0.8,
            )


def _folk(painter: QPainter, one: QColor, other: QColor, dice: Random) -> None:
    """Somebody small at the door, for the size of it."""
    x = dice.choice((-26, 22, 27, -20))
    cloth = mixed(dice.choice((one, other)), QColor("#ffffff"), 0.15)
    paint(painter, curve((x - 3, -15), (x - 7, 2), (x, 3), (x + 7, 2), (x + 3, -15)), cloth, 1.3)
    paint(painter, ellipse(x, -18.5, 4.2, 4.4), QColor(dice.choice(("#f3cfae", "#c98d62", "#8a5a38"))), 1.2)
    if dice.random() < 0.6:
        paint(
            painter,
            curve((x - 8, -20), (x, -24), (x + 8, -20), (x + 3, -29), (x - 3, -28)),
            mixed(cloth, QColor("#000000"), 0.45),
            1,
        )
