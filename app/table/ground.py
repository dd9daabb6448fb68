"""The table itself: a floor of small stones around one jewel, and the two mats on which the players lay their cards."""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from app.cards.marks import colors_of
from app.theme.tokens import Palette, faded, mixed

#: The Elements whose colours the four stones of the jewel have.
_JEWEL = ("Fire", "Light", "Wind", "Water")
_GOLD = QColor("#d9b36a")
#: The radius of a mat's corner, in pixels.
_CORNER = 16.0

_floors: dict[tuple[object, ...], QPixmap] = {}
_lit: dict[tuple[object, ...], QPixmap] = {}


class Site(NamedTuple):
    """What the ground is laid out by: the whole table, the mats of who looks and of the other, and its heart."""

    size: tuple[int, int]
    near: QRectF = QRectF()
    far: QRectF = QRectF()
    heart: QPointF = QPointF()
    #: How wide a card is; 0 as long as nothing lies here.
    card: float = 0.0


def forget() -> None:
    """Drop everything kept: the theme is another one."""
    _floors.clear()
    _lit.clear()


def ground(site: Site, ratio: float, palette: Palette, active_near: bool | None) -> QPixmap:
    """The table, lit a little on the side whose turn it is. Turns come and go; the floor stays."""
    key = (*_key(site), round(ratio, 2), palette.name)
    floor = _floors.get(key)
    if floor is None:
        _floors.clear()
        _lit.clear()
        floor = _floors[key] = _floor(site, ratio, palette)
    if active_near is None or palette.name == "contrast":
        return floor
    lit = _lit.get((active_near,))
    if lit is None:
        _lit.clear()
        lit = _lit[(active_near,)] = floor.copy()
        painter = QPainter(lit)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _side_light(painter, site, palette, near=active_near)
        painter.end()
    return lit


def _key(site: Site) -> tuple[object, ...]:
    return (site.size, site.near.getRect(), site.far.getRect(), site.heart.toTuple(), round(site.card))


def _floor(site: Site, ratio: float, palette: Palette) -> QPixmap:
    width, height = site.size
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, width, height)
    paint_floor(painter, area, site.heart, max(22.0, site.card * 0.26), palette)
    if not site.card:
        painter.end()
        return pixmap
    if palette.name != "contrast":
        for box, color in ((site.far, palette.theirs), (site.near, palette.mine)):
            _mat(painter, box.intersected(area.adjusted(1, 1, -1, -1)), palette, color, towards=site.heart.y())
    _middle_line(painter, area, palette, site.heart)
    room = max(7.0, (site.near.top() - site.far.bottom()) * 0.36)
    paint_jewel(painter, site.heart, min(site.card * 0.12, room), palette)
    painter.end()
    return pixmap


def paint_floor(painter: QPainter, area: QRectF, heart: QPointF, stone: float, palette: Palette) -> None:
    """Paint a floor that is lit at its heart, with stones of a size in rings around it."""
    painter.fillRect(area, palette.ground)
    light = QRadialGradient(heart, max(area.width(), area.height()) * 0.62)
    light.setColorAt(0.0, palette.ground_glow)
    light.setColorAt(0.55, mixed(palette.ground_glow, palette.ground, 0.6))
    light.setColorAt(1.0, palette.ground)
    painter.fillRect(area, light)
    if palette.name != "contrast":
        _grain(painter, area, palette)
        _stones(painter, area, heart, stone, palette)


def _grain(painter: QPainter, area: QRectF, palette: Palette) -> None:
    """A weave too fine to be seen as lines: it keeps the ground from looking like a flat fill."""
    tile = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(0)
    ink = QColor(255, 255, 255, 7) if palette.dark else QColor(0, 0, 0, 9)
    dark = QColor(0, 0, 0, 16) if palette.dark else QColor(255, 255, 255, 20)
    for x, y in ((0, 0), (1, 1), (2, 2), (3, 3)):
        tile.setPixelColor(x, y, ink)
        tile.setPixelColor(x, (y + 2) % 4, dark)
    painter.fillRect(area, QBrush(tile))


def _stones(painter: QPainter, area: QRectF, heart: QPointF, stone: float, palette: Palette) -> None:
    """Stones in rings, like a Roman floor; the farther from its heart, the fewer are left."""
    dice = Random("tessera floor")
    step = stone * 1.28
    reach = area.width() * 0.52
    painter.setPen(Qt.PenStyle.NoPen)
    body = QRectF(-stone / 2, -stone / 2, stone, stone)
    for ring in range(3, max(4, int(reach / step))):
        radius = ring * step
        count = int(math.tau * radius / step)
        share = radius / reach
        for one in range(count):
            angle = (one + (ring % 2) / 2) * math.tau / count
            spot = heart + QPointF(math.cos(angle) * radius, math.sin(angle) * radius)
            shade, rare, lean = dice.random(), dice.random(), dice.uniform(-4, 4)
            if not area.contains(spot) or shade < share * 0.9:
                continue
            color = _GOLD if rare < 0.025 else palette.line_strong
            painter.save()
            painter.translate(spot)
            painter.rotate(math.degrees(angle) + lean)
            painter.setBrush(faded(color, (0.08 + 0.22 * shade) * (1 - share) ** 0.6))
            painter.drawRoundedRect(body, stone * 0.16, stone * 0.16)
            painter.restore()


def _mat(painter: QPainter, box: QRectF, palette: Palette, color: QColor, *, towards: float) -> None:
    """A mat of cloth, lighter towards the middle of the table, seamed in the colour of its player."""
    inner, outer = (box.top(), box.bottom()) if towards <= box.top() else (box.bottom(), box.top())
    cloth = QLinearGradient(0, inner, 0, outer)
    tone = mixed(palette.surface, color, 0.10)
    cloth.setColorAt(0.0, faded(mixed(tone, palette.ground_glow, 0.3), 0.55))
    cloth.setColorAt(1.0, faded(mixed(tone, palette.ground, 0.55), 0.8))
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        painter.setBrush(faded(palette.shadow, 0.05))
        painter.drawRoundedRect(box.adjusted(-step, -step + 2, step, step + 2), _CORNER + step, _CORNER + step)
    painter.setBrush(cloth)
    painter.drawRoundedRect(box, _CORNER, _CORNER)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(mixed(palette.line_strong, color, 0.45), 0.55), 1.2))
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), _CORNER, _CORNER)
    seam = QPen(faded(mixed(palette.line_strong, color, 0.3), 0.22), 1.0, Qt.PenStyle.CustomDashLine)
    seam.setDashPattern([5, 4])
    painter.setPen(seam)
    painter.drawRoundedRect(box.adjusted(4.5, 4.5, -4.5, -4.5), _CORNER - 4, _CORNER - 4)


def _side_light(painter: QPainter, site: Site, palette: Palette, *, near: bool) -> None:
    whole, color = (site.near, palette.mine) if near else (site.far, palette.theirs)
    box = whole.intersected(QRectF(1, 1, site.size[0] - 2, site.size[1] - 2))
    wash = QLinearGradient(0, box.bottom() if near else box.top(), 0, box.top() if near else box.bottom())
    wash.setColorAt(0.0, faded(color, 0.13 if palette.dark else 0.16))
    wash.setColorAt(0.75, faded(color, 0.03))
    wash.setColorAt(1.0, faded(color, 0.0))
    painter.setPen(QPen(faded(color, 0.55), 1.4))
    painter.setBrush(wash)
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), _CORNER, _CORNER)


def _middle_line(painter: QPainter, area: QRectF, palette: Palette, heart: QPointF) -> None:
    line = QLinearGradient(0, 0, area.width(), 0)
    ink = palette.line_strong if palette.name == "contrast" else mixed(palette.line_strong, _GOLD, 0.6)
    line.setColorAt(0.0, faded(ink, 0.0))
    line.setColorAt(heart.x() / area.width(), faded(ink, 0.8))
    line.setColorAt(1.0, faded(ink, 0.0))
    painter.fillRect(QRectF(0, round(heart.y()), area.width(), 1), line)


def paint_jewel(painter: QPainter, center: QPointF, radius: float, palette: Palette) -> None:
    """Paint four stones of four colours, set into one: the tessera."""
    painter.save()
    painter.translate(center)
    painter.setPen(QPen(_GOLD, max(1.0, radius * 0.12)))
    painter.setBrush(mixed(palette.ground, palette.shadow, 0.3) if palette.dark else palette.raised)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.rotate(45)
    size = radius * 0.46
    for (x, y), element in zip(((-1, -1), (0, -1), (-1, 0), (0, 0)), _JEWEL, strict=True):
        colors = colors_of(element)
        stone = QRectF(x * size * 1.12 + size * 0.06, y * size * 1.12 + size * 0.06, size, size)
        gloss = QLinearGradient(stone.topLeft(), stone.bottomRight())
        gloss.setColorAt(0, colors.light)
        gloss.setColorAt(1, colors.base)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gloss)
        painter.drawRoundedRect(stone, size * 0.14, size * 0.14)
    painter.restore()
