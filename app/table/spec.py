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

    ``types`` names the types of card that lie here, where a zone has several areas; empty takes the rest; ``places``
    the places of the zone that it shows, where its cards each lie on one of several. ``part`` is the part of the
    columns' width that it uses. A ``shared`` area lies once, across the middle. One that is
    ``seldom`` used is not seen while it is empty, one that is ``given`` not as long as a value of its player is lower.

    Cards lie ``before`` the place that this value of theirs names. A pile lies ``beneath`` the card of the other area
    that is named, where there is one. A pile that is ``sorted`` by a value lies as several ones beside each other.
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
    seldom: bool = False
    places: tuple[str, ...] = ()
    given: tuple[str, int] | None = None
    before: str = ""
    beneath: str = ""
    sorted: str = ""


class Onto(enum.Enum):
    """What a held card is let go on."""

    PLACE = "place"
    OWN = "own"
    """A card of one's own that lies there."""
    OTHER = "other"
    """A card of the other player that lies there."""


@dataclass(frozen=True, slots=True)
class Drop:
    """Dragging a card from a zone to another means a play; ``how`` is the game's word for it, and ``index`` which of
    several ways (-1: whichever is possible). ``onto`` tells of plays that are aimed at a card; ``area`` is the only one
    of the zone where it means that, and ``start`` the only one from which it does.
    """

    source: str
    target: str
    how: str
    index: int = -1
    onto: Onto = Onto.PLACE
    area: str = ""
    start: str = ""


@dataclass(frozen=True, slots=True)
class Aim:
    """Dragging a card from a zone onto any card in play means a play that chooses that card, if it asks for one.

    ``passing`` tells of cards that never stay in play.
    """

    source: str
    how: str
    passing: bool = False


@dataclass(frozen=True, slots=True)
class Ahead:
    """What dragging one's own card in play to the opponent means before its time: ``how`` it is judged, by which
    ``rule`` it is only too early, and in which ``phases`` one can go on to it. Where it ``begins`` so, that is the play
    with which an attack begins, long before somebody is declared.
    """

    how: str
    rule: str
    phases: tuple[str, ...]
    begins: bool = False


@dataclass(frozen=True, slots=True)
class Give:
    """Dragging a card that a question by this ``rule`` offers to this zone chooses it."""

    rule: str
    target: str


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number of each seat that is always in sight. It is red from ``danger`` on, or up to ``low``; ``limit`` is the
    most there can be; ``zone`` the one whose number of cards it is. ``signs`` are the values of which it is the sum,
    each shown as its sign. By hand it is changed in steps of ``step``, or not at all.
    """

    value: str
    label: str
    limit: int = 0
    danger: int = 0
    low: int = -1
    zone: str = ""
    signs: tuple[str, ...] = ()
    step: int = 1

    def alarms(self, value: int) -> bool:
        """Whether this number is to be seen in red."""
        return bool(self.danger and value >= self.danger) or value <= self.low


class Whose(enum.Enum):
    """Whose number a line of the log adds to."""

    NAMED = "named"
    """That of the player whom it names first."""
    TURN = "turn"
    """That of the player whose turn it is."""
    OTHER = "other"
    """That of the player whose turn it is not."""


@dataclass(frozen=True, slots=True)
class Combat:
    """How a battle of two cards is known from what happens: that one ``attack``s another, that a card has
    ``supported`` a fighter or has ``failed`` to, by the words of the facts; its ``results``, success first, by how
    their lines begin. The values of a fighter are its ``base``, its ``power``, and what the ``support`` has added;
    the card that supports it lies in the zone ``place``.
    """

    attack: str
    supported: str
    failed: str
    results: tuple[str, ...]
    base: str
    power: str
    support: str
    place: str


@dataclass(frozen=True, slots=True)
class Contest:
    """How what an attack comes to is known at every moment: from the ``value`` of who attacks and of who is attacked,
    which grows in steps of ``step``; ``safe`` tells of one that no attack hits. A card with which one of the plays
    ``joins`` is made adds its number of the sign ``adds`` to who is attacked.
    """

    value: str
    step: int
    safe: str = ""
    joins: tuple[str, ...] = ()
    adds: str = ""


@dataclass(frozen=True, slots=True)
class Waits:
    """The zone where cards wait face down until something happens: ``how`` they are played then, and how the line of
    their text ``begins`` that says when.
    """

    zone: str
    how: str
    begins: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """A number of the story of a game: how many lines of the log begin with one of these templates, or, of ``word``,
    the sum of their numbers there or the ``highest`` of them.
    """

    label: str
    templates: tuple[str, ...]
    whose: Whose = Whose.NAMED
    word: int = -1
    highest: bool = False


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase as the position names it, with a short word for the bar; the game whose terms these are, if others have
    another one for it.
    """

    name: str
    short: str
    stop: bool = False
    terms: str = ""


@dataclass(frozen=True, slots=True)
class ByHand:
    """What players of a game do by hand: its words for turning a card upright and sideways, whether its cards carry
    damage and counters and change sides, in which zones besides the field cards are turned over, and to which ones
    the top card of the deck goes.
    """

    upright: str = "Activate"
    sideways: str = "Dull"
    burdens: bool = True
    turned_over: tuple[str, ...] = ()
    from_deck: tuple[str, ...] = ()


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
    gives: tuple[Give, ...] = ()
    aims: tuple[Aim, ...] = ()
    ahead: Ahead | None = None
    middle: float = 0.3
    #: Whether the columns of both players are those of one table: what lies left for one lies right for the other.
    facing: bool = False
    attached: str = ""
    #: The game's word for what attacks and blocks.
    fighter: str = "Forward"
    field_zones: tuple[str, ...] = ("field",)
    hand_zone: str = "hand"
    deck_zone: str = "deck"
    discard_zone: str = ""
    plays: dict[str, str] = field(default_factory=dict)
    by_hand: ByHand = field(default_factory=ByHand)
    story: tuple[Tally, ...] = ()
    #: The cards that wait face down: their holder sees which they are, and that nobody else does.
    waits: Waits | None = None
    #: Whether what is paid beyond what is owed can still be spent.
    keeps_excess: bool = False
    #: The battles that are shown for a moment.
    combat: Combat | None = None
    #: The zone in which cards are checked: each is shown for a moment.
    checked: str = ""
    #: The attacks whose strength is shown as long as something can be done about it.
    contest: Contest | None = None

    def areas_of(self, zone: str) -> tuple[Area, ...]:
        """The areas in which cards of a zone lie."""
        return tuple(area for area in self.areas if area.zone == zone)

    @property
    def stack(self) -> str:
        """What the game calls what waits to resolve: as the area that lies across the middle."""
        return next((area.label for area in self.areas if area.shared), "Stack")

    def area(self, key: str) -> Area | None:
        """The area of this name."""
        return next((area for area in self.areas if area.key == key), None)

    def zone_of(self, key: str) -> str:
        """The zone whose cards lie in an area; empty where there is none."""
        found = self.area(key)
        return "" if found is None else found.zone

    def takes(self, zone: str, types: tuple[str, ...]) -> bool:
        """Whether a card of these types has a place in a zone."""
        return any(not area.types or any(one in area.types for one in types) for area in self.areas_of(zone))

    def area_for(self, zone: str, types: tuple[str, ...], place: str = "") -> Area | None:
        """The area for a card of these types in a zone, on this place of it."""
        rest: Area | None = None
        for area in self.areas:
            if area.zone == zone:
                if area.places:
                    if place in area.places:
                        return area
                elif not area.types:
                    rest = rest or area
                elif any(one in area.types for one in types):
                    return area
        return rest or next(iter(self.areas_of(zone)), None)
