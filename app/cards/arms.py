"""Signs of Fire Emblem Cipher: weapons, affinities, genders, range and support (Cipher 4.5 to 4.7, 4.15, 4.17)."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from app.cards.outlines import disc, polygon, ring, strokes

#: Qt cuts curves into pieces of a fixed size: outlines are joined and cut this much larger than they are kept.
_FINE = 100.0


def _scaled(path: QPainterPath, by: float) -> QPainterPath:
    return QTransform.fromScale(by, by).map(path)


def _drawn(path: QPainterPath, width: float = 0.2) -> QPainterPath:
    """The outline of what a round pen of a width draws."""
    pen = QPainterPathStroker()
    pen.setWidth(width * _FINE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return _scaled(pen.createStroke(_scaled(path, _FINE)).simplified(), 1 / _FINE)


def _joined(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(_scaled(path, _FINE))
    return _scaled(whole, 1 / _FINE)


def _cut(path: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    rest = _scaled(path, _FINE)
    for hole in holes:
        rest = rest.subtracted(_scaled(hole, _FINE))
    return _scaled(rest, 1 / _FINE)


def _leaning(path: QPainterPath) -> QPainterPath:
    return QTransform().rotate(45).map(path)


# Weapons


def _sword() -> QPainterPath:
    blade = polygon([(0, -1.0), (0.15, -0.8), (0.15, 0.3), (-0.15, 0.3), (-0.15, -0.8)])
    return _leaning(_joined(blade, _drawn(strokes(((-0.42, 0.38), (0.42, 0.38)), ((0, 0.4), (0, 0.9))))))


def _lance() -> QPainterPath:
    head = polygon([(0, -1.05), (0.26, -0.5), (0, -0.3), (-0.26, -0.5)])
    return _leaning(_joined(head, _drawn(strokes(((0, -0.4), (0, 1.0))), 0.16)))


def _axe() -> QPainterPath:
    head = QPainterPath(QPointF(0.04, -0.78))
    head.quadTo(0.42, -0.8, 0.62, -1.0)
    head.quadTo(0.9, -0.42, 0.62, 0.12)
    head.quadTo(0.42, -0.1, 0.04, -0.12)
    head.closeSubpath()
    return _leaning(_joined(head, _drawn(strokes(((0, -0.92), (0, 1.0))))))


def _bow() -> QPainterPath:
    path = QPainterPath(QPointF(-0.24, -0.92))
    path.cubicTo(0.78, -0.5, 0.78, 0.5, -0.24, 0.92)
    cord = _drawn(strokes(((-0.24, -0.92), (-0.24, 0.92))), 0.08)
    return _joined(
        _drawn(path), cord, _drawn(strokes(((-0.72, 0), (0.7, 0)), ((0.46, -0.2), (0.74, 0), (0.46, 0.2))), 0.12)
    )


def _tome() -> QPainterPath:
    left = polygon([(-0.06, -0.5), (-0.9, -0.72), (-0.9, 0.5), (-0.06, 0.74)])
    right = polygon([(0.06, -0.5), (0.9, -0.72), (0.9, 0.5), (0.06, 0.74)])
    star = ring(4, -math.pi / 2, 0.3, 0.1).translated(0.48, -0.02)
    return _cut(_joined(left, right), star)


def _staff() -> QPainterPath:
    head = _cut(disc(0.42, 0, -0.54), disc(0.24, 0, -0.54))
    return _leaning(_joined(head, disc(0.12, 0, -0.54), _drawn(strokes(((0, -0.14), (0, 1.0))))))


def _dragonstone() -> QPainterPath:
    stone = polygon([(0, -0.96), (0.66, -0.3), (0.4, 0.86), (-0.4, 0.86), (-0.66, -0.3)])
    return _cut(stone, _drawn(strokes(((-0.62, -0.28), (0, -0.06), (0.62, -0.28)), ((0, -0.06), (0, 0.8))), 0.09))


def _knife() -> QPainterPath:
    blade = QPainterPath(QPointF(-0.14, -0.94))
    blade.quadTo(0.34, -0.5, 0.22, 0.16)
    blade.lineTo(-0.14, 0.16)
    blade.closeSubpath()
    handle = _drawn(strokes(((-0.3, 0.26), (0.34, 0.26)), ((0.02, 0.3), (0.02, 0.86))), 0.2)
    return _leaning(_joined(blade, handle))


def _fang() -> QPainterPath:
    path = QPainterPath(QPointF(-0.86, -0.66))
    path.quadTo(0, -0.98, 0.86, -0.66)
    path.cubicTo(0.84, -0.1, 0.62, 0.5, 0.46, 0.92)
    path.cubicTo(0.3, 0.4, 0.24, 0.0, 0, -0.16)
    path.cubicTo(-0.24, 0.0, -0.3, 0.4, -0.46, 0.92)
    path.cubicTo(-0.62, 0.5, -0.84, -0.1, -0.86, -0.66)
    return path


def _brawl() -> QPainterPath:
    knuckles = (disc(0.24, x, -0.42) for x in (-0.57, -0.19, 0.19, 0.57))
    palm = polygon([(-0.8, -0.4), (0.8, -0.4), (0.8, 0.3), (0.5, 0.86), (-0.5, 0.86), (-0.8, 0.3)])
    thumb = _drawn(strokes(((-0.46, 0.2), (0.3, 0.2))), 0.14)
    return _cut(_joined(palm, *knuckles), thumb)


# Affinities


def _armored() -> QPainterPath:
    helm = QPainterPath(QPointF(-0.78, 0.84))
    helm.lineTo(-0.78, -0.1)
    helm.cubicTo(-0.78, -1.2, 0.78, -1.2, 0.78, -0.1)
    helm.lineTo(0.78, 0.84)
    helm.lineTo(0.24, 0.84)
    helm.lineTo(0.14, 0.1)
    helm.lineTo(-0.14, 0.1)
    helm.lineTo(-0.24, 0.84)
    helm.closeSubpath()
    return _cut(helm, _drawn(strokes(((-0.5, -0.12), (0.5, -0.12))), 0.18))


def _beast() -> QPainterPath:
    shoe = QPainterPath(QPointF(-0.5, 0.86))
    shoe.cubicTo(-1.0, 0.1, -0.86, -0.84, 0, -0.84)
    shoe.cubicTo(0.86, -0.84, 1.0, 0.1, 0.5, 0.86)
    nails = ((-0.71, 0.2), (-0.62, -0.38), (0, -0.82), (0.62, -0.38), (0.71, 0.2))
    return _cut(_drawn(shoe, 0.36), *(disc(0.08, x, y) for x, y in nails))


def _flier() -> QPainterPath:
    wing = QPainterPath(QPointF(-0.96, 0.56))
    wing.cubicTo(-0.7, -0.5, 0.2, -0.9, 0.96, -0.8)
    wing.cubicTo(0.9, -0.4, 0.7, -0.26, 0.5, -0.2)
    wing.cubicTo(0.62, -0.1, 0.6, 0.1, 0.26, 0.16)
    wing.cubicTo(0.34, 0.3, 0.2, 0.48, -0.1, 0.46)
    wing.cubicTo(-0.3, 0.8, -0.7, 0.76, -0.96, 0.56)
    return wing


def _dragon() -> QPainterPath:
    half = QPainterPath(QPointF(0, 1.0))
    half.lineTo(-0.26, 0.86)
    half.cubicTo(-0.3, 0.5, -0.5, 0.3, -0.62, 0.0)
    half.lineTo(-0.94, -0.1)
    half.lineTo(-0.6, -0.3)
    half.cubicTo(-0.84, -0.56, -0.8, -0.86, -0.62, -1.0)
    half.cubicTo(-0.62, -0.7, -0.4, -0.5, 0, -0.5)
    half.closeSubpath()
    other = QTransform.fromScale(-1, 1).map(half)
    eye = polygon([(-0.4, -0.14), (-0.1, 0.08), (-0.28, 0.1)])
    return _cut(_joined(half, other), eye, QTransform.fromScale(-1, 1).map(eye))


def _mirage() -> QPainterPath:
    return _cut(_joined(ring(4, -math.pi / 2, 1.0, 0.3), ring(4, -math.pi / 4, 0.58, 0.22)), disc(0.16))


def _monster() -> QPainterPath:
    skull = _joined(disc(0.6, 0, 0.0), polygon([(-0.36, 0.4), (0.36, 0.4), (0.28, 0.94), (-0.28, 0.94)]))
    horn = QPainterPath(QPointF(-0.3, -0.44))
    horn.cubicTo(-0.6, -0.5, -0.9, -0.6, -0.8, -1.0)
    horn.cubicTo(-1.1, -0.6, -1.0, -0.1, -0.54, -0.1)
    horn.closeSubpath()
    other = QTransform.fromScale(-1, 1).map(horn)
    teeth = _drawn(strokes(((-0.1, 0.62), (-0.1, 0.9)), ((0.1, 0.62), (0.1, 0.9))), 0.08)
    return _cut(_joined(skull, horn, other), disc(0.17, -0.24, 0.02), disc(0.17, 0.24, 0.02), teeth)


# Genders, range and support


def _male() -> QPainterPath:
    arrow = _drawn(strokes(((0.12, -0.08), (0.72, -0.68)), ((0.3, -0.72), (0.74, -0.72), (0.74, -0.28))))
    return _joined(_drawn(disc(0.44, -0.2, 0.24)), arrow)


def _female() -> QPainterPath:
    return _joined(_drawn(disc(0.44, 0, -0.34)), _drawn(strokes(((0, 0.12), (0, 0.88)), ((-0.36, 0.5), (0.36, 0.5)))))


def _range() -> QPainterPath:
    return _drawn(
        strokes(((-0.86, 0), (0.8, 0)), ((0.36, -0.46), (0.84, 0), (0.36, 0.46)), ((-0.86, -0.4), (-0.86, 0.4)))
    )


def _support() -> QPainterPath:
    return _drawn(strokes(((-0.66, 0.02), (0, -0.56), (0.66, 0.02)), ((-0.66, 0.62), (0, 0.04), (0.66, 0.62))), 0.26)


#: The signs by the game's English words.
ARMS: Mapping[str, Callable[[], QPainterPath]] = {
    "Sword": _sword,
    "Lance": _lance,
    "Axe": _axe,
    "Bow": _bow,
    "Tome": _tome,
    "Staff": _staff,
    "Dragonstone": _dragonstone,
    "Knife": _knife,
    "Fang": _fang,
    "Brawl": _brawl,
    "Armored": _armored,
    "Beast": _beast,
    "Flier": _flier,
    "Dragon": _dragon,
    "Mirage": _mirage,
    "Monster": _monster,
    "Male": _male,
    "Female": _female,
    "Range": _range,
    "Support": _support,
}
