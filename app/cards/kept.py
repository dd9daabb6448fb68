"""Pictures that are kept until their room is full: the one that was not wanted for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtGui import QPixmap

Key = tuple[object, ...]


class Kept:
    """Pixmaps by their keys, as many as there is room for. ``room`` is in bytes."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.bytes = 0
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Key, draw: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of a key, drawn where it is not kept; the newest one is kept whatever its size."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        # A copy leaves behind the paint engine with which it was drawn, half as large as a card again.
        pixmap = draw().copy()
        self._kept[key] = pixmap
        self.bytes += _bytes(pixmap)
        while self.bytes > self.room and len(self._kept) > 1:
            self.bytes -= _bytes(self._kept.popitem(last=False)[1])
        return pixmap

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self.bytes = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
