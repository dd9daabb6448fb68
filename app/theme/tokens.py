"""The words of the design: colours by what they mean, sizes of type, the grid, and how long motion takes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

#: The grid: distances between things, in pixels at scale factor 1.
HAIR, TIGHT, SNUG, ROOM, WIDE, BROAD, VAST = 2, 4, 8, 12, 16, 24, 40
#: Radii of corners.
CORNER_SMALL, CORNER, CORNER_LARGE = 4, 8, 14

#: The type scale, in pixels at scale factor 1; nothing on the screen is smaller than the first.
CAPTION, BODY, LEAD, TITLE, DISPLAY, HERO = 11, 13, 15, 20, 28, 44

#: How long motion takes, in milliseconds at normal speed: an answer to the hand, a move, a change of place.
QUICK_MS, MOVE_MS, TRAVEL_MS = 120, 180, 250


@dataclass(frozen=True)
class Palette:
    """The colours of a theme, each by what it says.

    Grounds go from the deepest (the table) to the nearest (what floats above it); ``text`` on any of them is
    readable, ``text_dim`` is for what is said beside it. ``possible`` is what may be done now, ``chosen``
    what was picked, ``threatened`` what is attacked or about to be lost, ``mine`` and ``theirs`` are the two
    seats as the player at this screen sees them.
    """

    name: str
    dark: bool
    ground: QColor
    ground_glow: QColor
    sunken: QColor
    surface: QColor
    raised: QColor
    floating: QColor
    line: QColor
    line_strong: QColor
    text: QColor
    text_dim: QColor
    text_faint: QColor
    accent: QColor
    on_accent: QColor
    possible: QColor
    chosen: QColor
    threatened: QColor
    mine: QColor
    theirs: QColor
    better: QColor
    worse: QColor
    damage: QColor
    frost: QColor
    warning: QColor
    focus: QColor
    shadow: QColor

    @property
    def field(self) -> QColor:
        """The ground of what is written or listed on."""
        return self.sunken if self.dark else self.raised


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two: ``share`` of the other."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
        one.alphaF() * keep + other.alphaF() * share,
    )


def faded(color: QColor, alpha: float) -> QColor:
    """The colour, as transparent as that (0 is invisible)."""
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def luminance(color: QColor) -> float:
    """How light a colour is to the eye, from 0 to 1 (relative luminance of WCAG 2)."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """How well one colour is read on the other, from 1 to 21 (contrast ratio of WCAG 2)."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
