"""Watches what is written with a painter: words that are cut, leave their picture, lie on each other, or are tiny."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap

#: No word is smaller than this, in pixels of the screen's own scale.
TINIEST = 7.0


@dataclass
class Painted:
    """What was found wrong, and what was written since a painter began, by its identity."""

    found: list[str] = field(default_factory=list)
    count: int = 0
    #: All that was written, in its order.
    texts: list[str] = field(default_factory=list)
    #: By painter, which is held here so that no other one takes its place.
    _written: dict[int, tuple[QPainter, list[tuple[str, QRectF]]]] = field(default_factory=dict)
    _scale: float = 1.0

    def write(self, painter: QPainter, args: tuple[Any, ...]) -> None:
        """Judge one call to write."""
        text, box, room = _meant(painter, args)
        if not text.strip():
            return
        self.count += 1
        self.texts.append(text)
        if text.endswith("…"):
            self.found.append(f"{text!r} is cut")
        if room is not None and not room.adjusted(-1.5, -1.5, 1.5, 1.5).contains(box):
            self.found.append(f"{text!r} needs {_size(box)} and has {_size(room)}")
        device = painter.device()
        if isinstance(device, QImage | QPixmap):
            area = QRectF(0, 0, device.width(), device.height())
            if not area.adjusted(-1, -1, 1, 1).contains(painter.deviceTransform().mapRect(box)):
                self.found.append(f"{text!r} leaves its picture")
        transform = painter.deviceTransform()
        high = painter.font().pixelSize() * math.hypot(transform.m21(), transform.m22()) / self._scale
        if 0 < high < TINIEST:
            self.found.append(f"{text!r} is {high:.1f} pixels high")
        if isinstance(device, QImage):
            self._apart(painter, text, painter.deviceTransform().mapRect(box))

    def _apart(self, painter: QPainter, text: str, box: QRectF) -> None:
        """Words on one picture do not lie on each other; a text and its shadow are one."""
        others = self._written.setdefault(id(painter), (painter, []))[1]
        for other, where in others:
            if other != text and where.adjusted(1, 1, -1, -1).intersects(box):
                self.found.append(f"{text!r} lies on {other!r}")
        others.append((text, box))


def _meant(painter: QPainter, args: tuple[Any, ...]) -> tuple[str, QRectF, QRectF | None]:
    """The text, where it comes to stand, and the room it was given (None where it was set by hand)."""
    metrics = QFontMetricsF(painter.font())
    if isinstance(args[0], QPoint | QPointF):
        text = str(args[1])
        spot = QPointF(args[0])
        return text, QRectF(
            spot.x(), spot.y() - metrics.capHeight(), metrics.horizontalAdvance(text), metrics.capHeight()
        ), None
    if isinstance(args[0], int):
        args = (QRectF(*args[:4]), *args[4:])
    room, flags, text = QRectF(args[0]), int(args[1]), str(args[2])
    return text, metrics.boundingRect(room, int(flags), text), room


def _size(box: QRectF) -> str:
    return f"{box.width():.0f}x{box.height():.0f}"


@contextmanager
def watched(scale: float = 1.0) -> Iterator[Painted]:
    """Watch every word that is painted meanwhile."""
    painted = Painted(_scale=scale)
    draw = QPainter.drawText

    def write(painter: QPainter, *args: Any) -> Any:
        painted.write(painter, args)
        return draw(painter, *args)

    QPainter.drawText = write  # type: ignore[method-assign]
    try:
        yield painted
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]
