"""Light and shadow on the table: soft edges drawn once and kept, so that moving a card costs nothing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from app.cards.kept import Kept
from app.theme.tokens import Palette, faded, mixed

#: Shadows and glows in so many bytes, rims of so many places, and one ground: windows of other sizes would add more.
_soft_ones = Kept(6 * 1024 * 1024)
_rims: dict[tuple[object, ...], list[QPixmap]] = {}
_MOST_RIMS = 240
_grounds: dict[tuple[object, ...], QPixmap] = {}
#: How far a shadow or a glow reaches, as a part of a card's width.
REACH = 0.16
#: How far light falls from the edge of a place into it, and the radius of its corners, in pixels.
BAND, CORNER = 8.0, 10.0
#: The radius of a card's corner, as a part of its width.
ROUND = 0.055


def forget() -> None:
    """Drop everything kept: the theme is another one."""
    _soft_ones.clear()
    _rims.clear()
    _grounds.clear()


def shadow(width: float, height: float, ratio: float, strength: float) -> QPixmap:
    """The shadow of a card, with room for its reach on all sides."""
    key = ("shadow", round(width), round(height), round(ratio, 2), strength)
    return _soft_ones.get(key, lambda: _soft(width, height, ratio, faded(QColor(0, 0, 0), strength), 0.0))


def glow(width: float, height: float, ratio: float, color: QColor) -> QPixmap:
    """The light around a card, with its edge."""
    key = ("glow", round(width), round(height), round(ratio, 2), color.rgba())
    return _soft_ones.get(key, lambda: _soft(width, height, ratio, faded(color, 0.55), 1.0, color))


def _soft(width: float, height: float, ratio: float, color: QColor, edge: float, line: QColor | None = None) -> QPixmap:
    """Rings of growing size and falling strength."""
    reach = width * REACH
    pixmap = QPixmap(max(1, round((width + 2 * reach) * ratio)), max(1, round((height + 2 * reach) * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    rings = 9
    body = QRectF(reach, reach, width, height)
    for ring in range(rings, 0, -1):
        grow = reach * ring / rings
        share = (1 - ring / (rings + 1)) ** 1.7
        painter.setBrush(faded(color, min(1.0, color.alphaF() * share * 0.42)))
        radius = width * ROUND + grow
        painter.drawRoundedRect(body.adjusted(-grow, -grow, grow, grow), radius, radius)
    if line is not None:
        # The light lies over the card and must not veil it.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.drawRoundedRect(body, width * ROUND, width * ROUND)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        thick = max(1.6, width * 0.028) * edge
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(line, thick))
        off = thick * 0.5
        painter.drawRoundedRect(body.adjusted(-off, -off, off, off), width * ROUND + off, width * ROUND + off)
    painter.end()
    return pixmap


def rim(box: QRectF, ratio: float, color: QColor, *, strong: bool) -> list[tuple[QPointF, QPixmap]]:
    """The light along the inner edge of a place: four strips, and where each of them lies."""
    width, height = round(box.width() * ratio), round(box.height() * ratio)
    thick = min(round(BAND * ratio), width // 2, height // 2)
    parts = (
        QRect(0, 0, width, thick),
        QRect(0, height - thick, width, thick),
        QRect(0, thick, thick, height - 2 * thick),
        QRect(width - thick, thick, thick, height - 2 * thick),
    )
    key = (width, height, round(ratio, 2), color.rgba(), strong)
    if key not in _rims:
        if len(_rims) >= _MOST_RIMS:
            _rims.clear()
        _rims[key] = _rim(box, ratio, color, strong, parts)
    corners = (box.topLeft() + QPointF(part.x() / ratio, part.y() / ratio) for part in parts)
    return list(zip(corners, _rims[key], strict=True))


def _rim(box: QRectF, ratio: float, color: QColor, strong: bool, parts: tuple[QRect, ...]) -> list[QPixmap]:
    pixmap = QPixmap(max(1, round(box.width() * ratio)), max(1, round(box.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    body = QRectF(0, 0, box.width(), box.height())
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rings = 4
    for ring in range(rings):
        off = (ring + 0.5) * (BAND - 1) / rings
        painter.setPen(QPen(faded(color, (0.55 if strong else 0.3) * (1 - ring / rings)), (BAND - 1) / rings))
        painter.drawRoundedRect(body.adjusted(off, off, -off, -off), CORNER - off / 2, CORNER - off / 2)
    painter.setPen(QPen(color, 3.0 if strong else 2.0))
    painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), CORNER, CORNER)
    painter.end()
    pieces = [pixmap.copy(part) for part in parts]
    for piece in pieces:
        piece.setDevicePixelRatio(ratio)
    return pieces


def ground(size: tuple[int, int], ratio: float, palette: Palette, middle: float, active_near: bool | None) -> QPixmap:
    """The table itself: a quiet ground with depth, lit a little on the side whose turn it is."""
    width, height = size
    key = (width, height, round(ratio, 2), palette.name, round(middle), active_near)
    if key in _grounds:
        return _grounds[key]
    _grounds.clear()
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    area = QRectF(0, 0, width, height)
    painter.fillRect(area, palette.ground)
    light = QRadialGradient(QPointF(width / 2, middle), max(width, height) * 0.62)
    light.setColorAt(0.0, palette.ground_glow)
    light.setColorAt(0.55, mixed(palette.ground_glow, palette.ground, 0.6))
    light.setColorAt(1.0, palette.ground)
    painter.fillRect(area, light)
    if palette.name != "contrast":
        _side_light(painter, area, palette, middle, active_near)
        _grain(painter, area, palette)
    _middle_line(painter, area, palette, middle)
    painter.end()
    _grounds[key] = pixmap
    return pixmap


def _side_light(painter: QPainter, area: QRectF, palette: Palette, middle: float, near: bool | None) -> None:
    if near is None:
        return
    color = palette.mine if near else palette.theirs
    wash = QLinearGradient(0, area.bottom() if near else area.top(), 0, middle)
    wash.setColorAt(0.0, faded(color, 0.10 if palette.dark else 0.14))
    wash.setColorAt(0.75, faded(color, 0.02))
    wash.setColorAt(1.0, faded(color, 0.0))
    painter.fillRect(
        QRectF(0, middle, area.width(), area.bottom() - middle) if near else QRectF(0, 0, area.width(), middle), wash
    )


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


def _middle_line(painter: QPainter, area: QRectF, palette: Palette, middle: float) -> None:
    line = QLinearGradient(0, 0, area.width(), 0)
    line.setColorAt(0.0, faded(palette.line_strong, 0.0))
    line.setColorAt(0.5, faded(palette.line_strong, 0.55))
    line.setColorAt(1.0, faded(palette.line_strong, 0.0))
    painter.fillRect(QRectF(0, round(middle), area.width(), 1), line)
