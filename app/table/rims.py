"""The light that falls from the edge of a place into it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from app.table import light


class Rim:
    """Four strips along the edge of a piece of the table, so that nothing that lies within is painted with them."""

    def __init__(self, piece: QGraphicsItem) -> None:
        self._piece = piece
        self._strips: list[QGraphicsPixmapItem] = []
        self._laid: tuple[QRectF, float, int, bool] | None = None

    def shine(self, box: QRectF, ratio: float, color: QColor, *, strong: bool = False) -> None:
        """Let light of a colour fall into the box, at so many pixels for one of the scene's."""
        laid = (QRectF(box), ratio, color.rgba(), strong)
        if laid != self._laid:
            self._laid = laid
            if not self._strips:
                self._strips = [QGraphicsPixmapItem(self._piece) for _ in range(4)]
            for strip, (corner, pixmap) in zip(self._strips, light.rim(box, ratio, color, strong=strong), strict=True):
                strip.setPixmap(pixmap)
                strip.setPos(corner)
        for strip in self._strips:
            strip.show()

    def fade(self) -> None:
        """No light."""
        for strip in self._strips:
            strip.hide()
