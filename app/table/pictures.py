"""Cards with their shadows in one picture each, so that to paint a card is to copy one picture."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.cards.face import RATIO, CardFace
from app.table import light

#: How many bytes of pictures are kept besides those that lie on the table.
ROOM_BYTES = 8 * 1024 * 1024
#: How far below a card its shadow falls, in pixels; a held card is high above the table.
LYING, HELD = 2.0, 6.0


class Painter(Protocol):
    """What draws cards."""

    def pixmap(self, face: CardFace, width: float, dpr: float = 1.0) -> QPixmap: ...


class Pictures:
    """Pictures of cards as they lie on the table, kept until the room is full."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._bytes = 0

    def picture(self, face: CardFace, width: float, ratio: float, *, dark: bool, held: bool) -> QPixmap:
        """A card of a width and its shadow, which reaches beyond it by `light.REACH` and HELD pixels."""
        card = self.painter.pixmap(face, width, ratio)
        key = (card.cacheKey(), dark, held)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        pixmap = _lay(card, width, ratio, (0.85 if held else 0.5) if dark else 0.35, HELD if held else LYING)
        self._kept[key] = pixmap
        self._bytes += _bytes(pixmap)
        while self._bytes > ROOM_BYTES and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return pixmap


def _lay(card: QPixmap, width: float, ratio: float, strength: float, drop: float) -> QPixmap:
    height = width * RATIO
    reach = width * light.REACH
    pixmap = QPixmap(round((width + 2 * reach) * ratio), round((height + 2 * reach + HELD) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.drawPixmap(QPointF(0, drop), light.shadow(width, height, ratio, strength))
    # The card lies on whole pixels of the picture, where it stays as crisp as it was drawn.
    painter.drawPixmap(QPointF(round(reach * ratio) / ratio, round(reach * ratio) / ratio), card)
    painter.end()
    return pixmap


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
