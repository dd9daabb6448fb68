"""What a mark is: a colour and, for eyes that tell colours badly, a shape and a sign of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QColor, QPainterPath


@dataclass(frozen=True)
class Colors:
    """The colours of a mark: what it glows with, its own, and its night; and ink that is read on it."""

    light: QColor
    base: QColor
    deep: QColor
    ink: QColor


def colors(light: str, base: str, deep: str, ink: str) -> Colors:
    """Colours by their numbers."""
    return Colors(QColor(light), QColor(base), QColor(deep), QColor(ink))


@dataclass(frozen=True)
class Mark:
    """A mark: its colours, its outline in a square from -1 to 1, and its sign there, ``filled`` or drawn with a pen."""

    colors: Colors
    shape: Callable[[], QPainterPath]
    sign: Callable[[], QPainterPath]
    filled: bool
