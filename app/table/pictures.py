"""Cards with their shadows in one picture each, so that to paint a card is to copy one picture."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.cards.face import RATIO, CardFace
from app.cards.kept import Kept
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
        self._kept = Kept(ROOM_BYTES)

    def picture(self, face: CardFace, width: float, ratio: float, *, dark: bool, held: bool) -> QPixmap:
        """A card of a width and its shadow, which reaches beyond it by `light.REACH` and HELD pixels."""
        strength = (0.85 if held else 0.5) if dark else (0.4 if held else 0.2)
        return self._kept.get(
            (face, width, ratio, dark, held),
            lambda: _lay(self.painter.pixmap(face, width, ratio), width, ratio, strength, HELD if held else LYING),
        )

    def forget(self) -> None:
        """Drop everything: the theme or the language is another one."""
        self._kept.clear()


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
