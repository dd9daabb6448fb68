"""Creatures: beasts on four legs and birds, each as its name says or as chance will have it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from app.cards.art.schemes import Scheme
from app.cards.art.shapes import curve, ellipse, line, paint, polygon, stroke
from app.cards.marks import colors_of
from app.theme.tokens import faded, mixed

#: Words in names by which a creature is known: its build and what grows on its head.
_KINDS: dict[str, tuple[str, str]] = {
    "stag": ("tall", "antlers"), "deer": ("tall", "antlers"), "horse": ("tall", "mane"), "heron": ("bird", "crest"),
    "owl": ("bird", "ears"), "crow": ("bird", "plain"), "kite": ("bird", "crest"), "gull": ("bird", "plain"),
    "cat": ("low", "ears"), "fox": ("low", "ears"), "hound": ("low", "flaps"), "dog": ("low", "flaps"),
    "wolf": ("low", "ears"), "ox": ("heavy", "horns"), "bull": ("heavy", "horns"), "goat": ("tall", "horns"),
    "boar": ("heavy", "tusks"), "mole": ("heavy", "plain"), "bear": ("heavy", "round"), "otter": ("low", "round"),
    "rat": ("low", "round"), "hare": ("low", "long"), "moss": ("heavy", "moss"), "mossback": ("heavy", "moss"),
    "toad": ("heavy", "round"), "eel": ("low", "fins"), "carp": ("low", "fins"), "pike": ("low", "fins"),
    "wight": ("spirit", "plain"), "paperwight": ("spirit", "plain"), "spirit": ("spirit", "plain"),
    "ghost": ("spirit", "plain"), "thistlecat": ("low", "ears"), "golem": ("heavy", "plain"),
}  # fmt: skip


@dataclass(frozen=True)
class _Coat:
    main: QColor
    belly: QColor
    mark: QColor
    eye: QColor


def known(subject: str) -> bool:
    """Whether a name tells of a creature."""
    words = subject.casefold().replace("-", " ").split()
    return "beast" in words or any(word in _KINDS for word in words)


def paint_creature(
    painter: QPainter, foot: QPointF, high: float, scheme: Scheme, element: str, subject: str, dice: Random
) -> None:
    """Paint a creature of a height, standing at a place."""
    colors = colors_of(element)
    tone = dice.choice(
        (colors.base, mixed(colors.base, QColor("#6e5a48"), 0.55), mixed(colors.deep, colors.base, 0.45))
    )
    coat = _Coat(tone, mixed(tone, colors.light, 0.6), mixed(colors.light, QColor("#ffffff"), 0.2), QColor("#fff6c9"))
    words = subject.casefold().replace("-", " ").split()
    found = next((_KINDS[word] for word in words if word in _KINDS), None)
    build, growth = found or (
        dice.choice(("low", "tall", "heavy", "bird")),
        dice.choice(("ears", "horns", "antlers", "mane", "fins", "long")),
    )
    painter.save()
    painter.translate(foot)
    painter.scale(high / 100 * dice.choice((-1, 1)), high / 100)
    glow = QRadialGradient(QPointF(0, -44), 62)
    glow.setColorAt(0, faded(scheme.glow, 0.5))
    glow.setColorAt(1, faded(scheme.glow, 0))
    painter.fillRect(QRectF(-66, -110, 132, 130), glow)
    if build == "bird":
        _bird(painter, coat, growth, dice)
    elif build == "spirit":
        _spirit(painter, coat, scheme, dice)
    else:
        _beast(painter, coat, build, growth, dice)
    painter.restore()


def _fill(coat: _Coat) -> QLinearGradient:
    fill = QLinearGradient(-20, -70, 20, 0)
    fill.setColorAt(0, mixed(coat.main, coat.belly, 0.45))
    fill.setColorAt(0.5, coat.main)
    fill.setColorAt(1, mixed(coat.main, QColor("#000000"), 0.45))
    return fill


def _eye(painter: QPainter, x: float, y: float, coat: _Coat, size: float = 2.6) -> None:
    paint(painter, ellipse(x, y, size, size * 1.1), coat.eye, 1.1)
    paint(painter, ellipse(x + 0.7, y, size * 0.42, size * 0.62), QColor("#1a1214"), 0)


def _beast(painter: QPainter, coat: _Coat, build: str, growth: str, dice: Random) -> None:
    legs, body, high = {"tall": (34, 17, 56), "low": (20, 15, 38), "heavy": (18, 25, 46)}[build]
    long = {"tall": 30, "low": 32, "heavy": 36}[build]
    back = QColor(mixed(coat.main, QColor("#000000"), 0.5))
    for x in (-long * 0.62, long * 0.5):
        stroke(painter, line((x + 5, -legs), (x + 7, -2)), back, 7)
    _tail(painter, coat, build, long, high, dice)
    trunk = curve(
        (-long, -high + 4),
        (-long * 0.4, -high - body * 0.42),
        (long * 0.4, -high - body * 0.3),
        (long, -high - 2),
        (long, -legs + 3),
        (0, -legs + 6),
        (-long * 0.9, -legs + 4),
    )
    paint(painter, trunk, _fill(coat))
    for _ in range(dice.randint(3, 6)):
        x, y = dice.uniform(-long * 0.7, long * 0.5), -high + dice.uniform(-4, 8)
        paint(painter, ellipse(x, y, dice.uniform(1.5, 3.4), dice.uniform(1.3, 2.6)), faded(coat.mark, 0.6), 0)
    for x in (-long * 0.72, long * 0.62):
        stroke(painter, line((x, -legs), (x - 1, -3)), coat.main, 8)
        paint(painter, ellipse(x + 1, -2, 6, 3.2), mixed(coat.main, QColor("#000000"), 0.55), 1)
    neck = {"tall": (long + 9, -high - 26), "low": (long + 7, -high - 10), "heavy": (long + 6, -high - 4)}[build]
    if build == "tall":
        paint(
            painter,
            curve((long - 12, -high - 2), (neck[0] - 12, neck[1]), (neck[0] + 4, neck[1]), (long + 5, -high + 8)),
            coat.main,
        )
    size = {"tall": 11, "low": 13, "heavy": 15}[build]
    if growth in ("antlers", "horns", "ears", "long", "round", "mane", "flaps"):
        _growth(painter, coat, growth, neck, size)
    paint(painter, ellipse(neck[0], neck[1], size, size * 0.92), _fill(coat))
    paint(
        painter,
        curve(
            (neck[0] + size * 0.3, neck[1] - 3),
            (neck[0] + size * 1.5, neck[1] + 1),
            (neck[0] + size * 1.4, neck[1] + size * 0.7),
            (neck[0], neck[1] + size * 0.8),
        ),
        coat.belly,
    )
    paint(painter, ellipse(neck[0] + size * 1.25, neck[1] + 2.5, 2.2, 1.8), QColor("#1a1214"), 0)
    _eye(painter, neck[0] + size * 0.35, neck[1] - size * 0.25, coat)
    if growth == "tusks":
        paint(
            painter,
            polygon((neck[0] + 10, neck[1] + 8), (neck[0] + 19, neck[1] - 2), (neck[0] + 15, neck[1] + 9)),
            QColor("#fff7e0"),
        )
    if growth in ("moss", "fins", "mane"):
        for step in range(7):
            x = -long * 0.8 + step * long * 0.27
            paint(
                painter,
                polygon(
                    (x - 5, -high - body * 0.2),
                    (x, -high - body * 0.4 - dice.uniform(8, 15)),
                    (x + 6, -high - body * 0.2),
                ),
                coat.mark,
                1.1,
            )


def _tail(painter: QPainter, coat: _Coat, build: str, long: float, high: float, dice: Random) -> None:
    if build == "low":
        path = curve(
            (-long + 4, -high + 2),
            (-long - 18, -high - 6),
            (-long - 20, -high - 30),
            (-long - 10, -high - 28),
            (-long - 8, -high - 8),
        )
        paint(painter, path, coat.main)
        paint(painter, ellipse(-long - 14.5, -high - 24, 4, 5), coat.mark, 0)
    else:
        stroke(
            painter,
            curve((-long + 2, -high), (-long - 12, -high + 8), (-long - 10, -high + 24), (-long - 12, -high + 8)),
            coat.main,
            2.4,
        )


def _growth(painter: QPainter, coat: _Coat, growth: str, head: tuple[float, float], size: float) -> None:
    x, y = head
    match growth:
        case "antlers":
            bone = QColor("#f3e3c0")
            for side in (-1, 1):
                root = (x + side * 4, y - size * 0.7)
                tip = (x + side * 17, y - size - 24)
                bend = (x + side * 13, y - size - 8)
                stroke(painter, line(root, bend, tip), bone, 2.4)
                stroke(painter, line(bend, (bend[0] + side * 9, bend[1] - 5)), bone, 2)
                stroke(painter, line((x + side * 15, y - size - 16), (x + side * 8, y - size - 25)), bone, 1.8)
        case "horns":
            for side in (-1, 1):
                paint(
                    painter,
                    curve(
                        (x + side * 4, y - size * 0.6),
                        (x + side * 17, y - size * 0.8),
                        (x + side * 19, y - size * 1.9),
                        (x + side * 11, y - size * 1.15),
                    ),
                    QColor("#efe2c2"),
                )
        case "long":
            for side in (-4, 5):
                paint(
                    painter,
                    curve(
                        (x + side - 3, y - size * 0.6),
                        (x + side - 8, y - size - 22),
                        (x + side + 1, y - size - 24),
                        (x + side + 4, y - size * 0.6),
                    ),
                    coat.main,
                )
        case "flaps":
            paint(
                painter,
                curve((x - 10, y - size * 0.8), (x - 18, y), (x - 13, y + 13), (x - 5, y)),
                mixed(coat.main, QColor("#000000"), 0.35),
            )
        case "round":
            for side in (-7, 6):
                paint(painter, ellipse(x + side, y - size * 0.85, 5, 5), coat.main)
        case "mane":
            paint(painter, curve((x - 4, y - size - 5), (x - 20, y - 6), (x - 22, y + 24), (x - 8, y + 10)), coat.mark)
            paint(
                painter, polygon((x - 2, y - size * 0.7), (x + 1, y - size * 1.7), (x + 7, y - size * 0.7)), coat.main
            )
        case _:
            for side in (-7, 5):
                paint(
                    painter,
                    polygon(
                        (x + side - 4, y - size * 0.5), (x + side - 1, y - size * 1.75), (x + side + 6, y - size * 0.6)
                    ),
                    coat.main,
                )
                paint(
                    painter,
                    polygon(
                        (x + side - 1.5, y - size * 0.8), (x + side, y - size * 1.4), (x + side + 3, y - size * 0.8)
                    ),
                    coat.mark,
                    0,
                )


def _bird(painter: QPainter, coat: _Coat, growth: str, dice: Random) -> None:
    shank = QColor("#e8a848")
    stroke(painter, line((2, -36), (4, -18), (1, -2)), shank, 2.4)
    stroke(painter, line((1, -2), (11, 0)), shank, 2)
    stroke(painter, line((-4, -36), (-12, -24), (-3, -16)), shank, 2.4)
    for step in range(3):
        paint(
            painter,
            curve((-18, -44 - step * 3), (-52, -42 + step * 9), (-58, -34 + step * 9), (-22, -36)),
            mixed(coat.main, coat.mark, step * 0.25),
        )
    paint(painter, curve((-26, -44), (-8, -66), (18, -62), (24, -44), (8, -30), (-16, -32)), _fill(coat))
    spread = dice.choice((0, 1))
    if spread:
        for step in range(5):
            x = -6 - step * 9
            paint(
                painter,
                curve((4 - step * 4, -56), (x - 12, -92 - step * -5), (x - 24, -96 + step * 10), (-8 - step * 3, -48)),
                mixed(coat.main, coat.belly, 0.15 * step),
            )
    else:
        paint(
            painter,
            curve((12, -58), (-18, -58), (-40, -38), (-14, -38), (8, -44)),
            mixed(coat.main, QColor("#000000"), 0.3),
        )
    paint(painter, curve((8, -56), (16, -76), (12, -92), (22, -96), (30, -84), (28, -62), (20, -48)), coat.main)
    paint(painter, ellipse(22, -92, 11, 9.6), _fill(coat))
    paint(painter, polygon((30, -95), (56, -88), (31, -86)), shank)
    _eye(painter, 25, -94, coat)
    if growth == "crest":
        for tip in ((-6, -112), (2, -119), (-12, -102)):
            paint(painter, curve((18, -99), tip, (tip[0] - 3, tip[1] + 5), (13, -95)), coat.mark, 1.1)
    elif growth == "ears":
        for x in (16, 27):
            paint(painter, polygon((x - 4, -98), (x, -113), (x + 4, -99)), coat.main)


def _spirit(painter: QPainter, coat: _Coat, scheme: Scheme, dice: Random) -> None:
    """A spirit that floats: a sheet with eyes, and leaves of itself around it."""
    body = curve(
        (-24, -64),
        (-20, -96),
        (20, -98),
        (26, -62),
        (24, -26),
        (30, -6),
        (16, -16),
        (8, -4),
        (-4, -16),
        (-16, -4),
        (-26, -14),
    )
    fill = QLinearGradient(0, -100, 0, 0)
    fill.setColorAt(0, mixed(coat.belly, QColor("#ffffff"), 0.55))
    fill.setColorAt(1, coat.main)
    paint(painter, body, fill)
    for x in (-8, 10):
        paint(painter, ellipse(x, -70, 4.4, 6.4), QColor("#14101a"), 0)
        paint(painter, ellipse(x + 1, -72, 1.5, 2), scheme.glow, 0)
    paint(painter, ellipse(1, -57, 3, 2), QColor("#14101a"), 0)
    for _ in range(5):
        painter.save()
        painter.translate(dice.uniform(-52, 52), dice.uniform(-96, -20))
        painter.rotate(dice.uniform(-40, 40))
        paint(painter, polygon((-6, -7), (6, -7), (6, 7), (-6, 7)), mixed(coat.mark, QColor("#ffffff"), 0.4), 1.1)
        painter.restore()
