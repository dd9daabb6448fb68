"""What a game declares of its table: where its zones lie, how their cards are laid, what dragging means.

Sizes are in cards: columns in widths of a card, rows in heights. One half of the table is declared, as the player who
sits at it sees it; the other half is its mirror image.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field


class Style(enum.Enum):
    """How the cards of an area are laid."""

    ROW = "row"
    """Side by side, in the middle; dull cards lie sideways."""
    FAN = "fan"
    """Held in a hand."""
    PILE = "pile"
    """On one another; only the top card is seen."""
    CASCADE = "cascade"
    """On one another, each showing its head."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table: its width in widths of a card; ``stretch`` columns take what is left."""

    name: str
    cards: float
    stretch: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row of one half, counted from the middle of the table outward; ``far`` is its height on the other half."""

    name: str
    cards: float
    far: float = 0.0


@dataclass(frozen=True, slots=True)
class Area:
    """A place on the table for cards of a zone.

    ``types`` names the types of card that lie here, where a zone has several areas; empty takes the rest. ``part`` is
    the part of the columns' width that it uses. A ``shared`` area lies once, across the middle.
    """

    key: str
    zone: str
    label: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    style: Style
    scale: float = 1.0
    part: tuple[float, float] = (0.0, 1.0)
    types: tuple[str, ...] = ()
    shared: bool = False
    advance: bool = False


@dataclass(frozen=True, slots=True)
class Drop:
    """Dragging a card from a zone to another means a play; ``how`` is the game's word for it."""

    source: str
    target: str
    how: str


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number of each seat that is always in sight; from ``danger`` on it is red, at ``limit`` the game is lost."""

    value: str
    label: str
    limit: int = 0
    danger: int = 0


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase as the position names it, with a short word for the bar."""

    name: str
    short: str
    stop: bool = False


@dataclass(frozen=True, slots=True)
class TableSpec:
    """The table of a game."""

    game: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    areas: tuple[Area, ...]
    plate: tuple[str, str]
    gauges: tuple[Gauge, ...] = ()
    phases: tuple[Phase, ...] = ()
    drops: tuple[Drop, ...] = ()
    middle: float = 0.3
    attached: str = ""
    field_zone: str = "field"
    hand_zone: str = "hand"
    discard_zone: str = ""
    plays: dict[str, str] = field(default_factory=dict)

    def areas_of(self, zone: str) -> tuple[Area, ...]:
        """The areas in which cards of a zone lie."""
        return tuple(area for area in self.areas if area.zone == zone)

    def area_for(self, zone: str, types: tuple[str, ...]) -> Area | None:
        """The area for a card of these types in a zone."""
        rest: Area | None = None
        for area in self.areas:
            if area.zone == zone:
                if not area.types:
                    rest = rest or area
                elif any(one in area.types for one in types):
                    return area
        return rest or next(iter(self.areas_of(zone)), None)
