"""Light and shadow on the table: soft edges drawn once and kept, so that moving a card costs nothing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from app.cards.kept import Kept
from app.theme.tokens import Palette, faded, mixed

#: Shadows, glows and edges in so many bytes, and rims of so many places.
_soft_ones = Kept(6 * 1024 * 1024)
_rims: dict[tuple[object, ...], list[QPixmap]] = {}
_MOST_RIMS = 240
#: How far a shadow or a glow reaches, as a part of a card's width.
REACH = 0.16
#: How far light falls from the edge of a place into it, and the radius of its corners, in pixels.
BAND, CORNER = 8.0, 10.0
#: The radius of a card's corner, as a part of its width.
ROUND = 0.055
#: How thick a card of a pile is, as a part of its width.
SHEET = 0.014


def forget() -> None:
    """Drop everything kept: the theme is another one."""
    _soft_ones.clear()
    _rims.clear()


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
        # A dark light, on a light table, is seen by its breadth.
        thick = max(1.6, width * (0.028 if line.lightnessF() > 0.4 else 0.046)) * edge
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


def edges(width: float, height: float, ratio: float, sheets: int, palette: Palette) -> QPixmap:
    """The edges of the cards under the top one of a pile, which is left out."""
    key = ("edges", round(width), round(height), round(ratio, 2), sheets, palette.name)
    return _soft_ones.get(key, lambda: _edges(width, height, ratio, sheets, palette))


def _edges(width: float, height: float, ratio: float, sheets: int, palette: Palette) -> QPixmap:
    thick = width * SHEET
    wide, high = width + thick * sheets + 1, height + thick * sheets + 1
    pixmap = QPixmap(max(1, round(wide * ratio)), max(1, round(high * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = width * ROUND
    body = QRectF(0, 0, width, height)
    paper = QColor("#b9c2cc") if palette.dark else QColor("#ffffff")
    for sheet in range(sheets, 0, -1):
        painter.setBrush(mixed(paper, palette.shadow, 0.2 + 0.4 * (sheet % 2) + 0.02 * sheet))
        painter.drawRoundedRect(body.translated(thick * sheet * 0.35, thick * sheet), radius, radius)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.drawRoundedRect(body, radius, radius)
    painter.end()
    return pixmap
