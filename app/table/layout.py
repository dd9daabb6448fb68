"""Where everything lies: pure geometry, from a game's table, a size in pixels and what a seat may know."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from app.table import layers
from app.table.spec import Area, Style, TableSpec
from app.values import words_in
from engine.views import CardView, View, ZoneView

#: Height of a card for a width of 1.
RATIO = 88 / 63
#: No card is drawn narrower or wider than this, in pixels.
NARROWEST, WIDEST = 30.0, 260.0
#: Type on the table is as designed up to cards so wide, in pixels; it grows with them so many times at most.
TYPE_CARD, TYPE_MOST = 108.0, 1.6
#: Whatever size of type is wished for, a pile of cards so wide keeps room for its words as designed, and no more.
TYPE_ROOM = 46.0
#: The height of the words under a pile, in pixels.
WORDS = 24.0
#: How much of an older card in a cascade is seen, as a part of its height: its name and its numbers, and no more than
#: these and a second line of the name. Where that does not fit, its cards are smaller, down to such a width.
FOOT, FOOT_LEAST, FOOT_WIDTH = 0.36, 0.28, 40.0
#: Who steps forward to fight.
AHEAD = ("attacking", "blocking", "defending")
#: How far each card that lies over or under another one is seen, as a part of its width; no more than so many are.
OVER, UNDER = 0.16, 0.075
_DEEPEST = 3
#: The same of a pile that lies beneath a card; so many sorted piles lie beside each other at most.
BENEATH = 0.07
_MOST_PILES = 3
#: How much of a card in an open stack is seen, as a part of its height.
HEAD = 0.3


#: How far from each other the cards of a row lie, as a part of their width.
GAP = 0.13
#: A row in which nothing lies keeps so much of its height; with so many cards in it, it has all of it.
BARE, FILLED = 0.45, 2
#: Cards of a row with room to spare grow in steps of so much: each is drawn anew for each width.
STEP = 1.06


#: How far a mat reaches beyond what lies on it, in pixels.
MARGIN = 4.0


class Box(NamedTuple):
    """A rectangle: its left, its top, its width and its height."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, by: float) -> Box:
        """The rectangle within this one at such a distance from its edges."""
        return Box(self.x + by, self.y + by, max(0.0, self.w - 2 * by), max(0.0, self.h - 2 * by))

    def contains(self, x: float, y: float) -> bool:
        """Whether a point is within."""
        return self.x <= x <= self.x + self.w and self.y <= y <= self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.w / 2, self.y + self.h / 2


#: An area and the seat whose it is (-1 for a shared one).
Spot = tuple[str, int]


class Placement(NamedTuple):
    """Where a card lies: its middle, its width upright, its turn in degrees, its layer and its area.

    Of one that lies in a crowded cascade only the ``foot`` is in sight, too low for a name in two lines.
    """

    x: float
    y: float
    width: float
    angle: float
    z: float
    spot: Spot
    foot: bool = False


@dataclass(slots=True)
class Layout:
    """A table laid out for one seat: the areas, the cards by handle, and which cards each area holds in order."""

    size: tuple[float, float]
    card: float
    areas: dict[Spot, Box] = field(default_factory=dict)
    plates: dict[int, Box] = field(default_factory=dict)
    cards: dict[int, Placement] = field(default_factory=dict)
    order: dict[Spot, list[int]] = field(default_factory=dict)
    counts: dict[Spot, int] = field(default_factory=dict)
    #: The base card on which another one lies, by the handle of the upper one.
    bases: dict[int, int] = field(default_factory=dict)
    #: The card beneath which one lies that is of another zone and means itself.
    beneath: dict[int, int] = field(default_factory=dict)
    #: The cards of sorted piles that lie on top.
    tops: set[int] = field(default_factory=set)
    #: Where the line between the players lies, and the one on which their cards gather.
    middle: float = 0.0
    axis: float = 0.0
    #: How much larger than designed type on the table is wished for, and for how much there is room under piles.
    wished: float = 1.0
    zoom: float = 1.0

    def half(self, seat: int) -> Box:
        """All that belongs to a seat, with a little room around it."""
        boxes = [self.plates[seat], *(box for spot, box in self.areas.items() if spot[1] == seat)]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
        return Box(left, top, right - left, bottom - top).inset(-MARGIN)

    def at(self, x: float, y: float) -> Spot | None:
        """The area at a point."""
        return next((spot for spot, box in self.areas.items() if box.contains(x, y)), None)


def lay_out(
    spec: TableSpec, view: View, size: tuple[float, float], *, footer: float = 0.0, zoom: float = 1.0
) -> Layout:
    """Lay a table out; ``footer`` pixels at the bottom stay free. ``zoom`` enlarges all type."""
    width, height = size[0], size[1] - footer
    tall = sum(row.cards + (row.far or row.cards) for row in spec.rows) + spec.middle
    wide = sum(column.cards for column in spec.columns)
    gap = max(4.0, round(min(width / 160, height / 110)))
    lines = 2 * len(spec.rows) + 1
    card = min((height - gap * lines) / tall / RATIO, (width - gap * (len(spec.columns) + 1)) / wide)
    card = min(WIDEST, max(NARROWEST, card))
    wished = zoom * min(TYPE_MOST, max(1.0, card / TYPE_CARD))
    layout = Layout(size, card, wished=wished, zoom=min(wished, max(1.0, card / TYPE_ROOM)))
    columns = _columns(spec, width, card, gap)
    rows = _rows(spec, height, card, gap)
    gathered = _gathered(spec, view)
    field = next((column.name for column in spec.columns if column.stretch), "")
    lively = _lively(spec, field, rows, gathered, view.seat)
    layout.middle = (rows[spec.rows[0].name, 0].y + _bottom(rows, spec, 1)) / 2
    stretched = next((columns[column.name] for column in spec.columns if column.stretch), Box(0, 0, width, 0))
    layout.axis = stretched.centre[0]
    for side in (0, 1):
        seat = view.seat if side == 0 else 1 - view.seat
        for area in spec.areas:
            if area.shared:
                if side == 0:
                    layout.areas[area.key, -1] = _shared(area, columns, rows)
            else:
                layout.areas[area.key, seat] = _box(
                    area, columns, lively if area.columns == (field,) else rows, side, facing=spec.facing
                )
        column, row = spec.plate
        layout.plates[seat] = Box(columns[column].x, rows[row, side].y, columns[column].w, rows[row, side].h)
    natural = {row.name: row.cards for row in spec.rows}
    for area, spot, cards, count in gathered:
        tall = sum(natural[name] for name in area.rows)
        layout.counts[spot] = count
        if not area.beneath:
            _place(layout, area, spot, cards, tall, near=spot[1] in (view.seat, -1))
        if area.before:
            _go_before(layout, spec, area, spot, cards)
    for area, spot, cards, _ in gathered:
        if area.beneath:
            _lay_beneath(layout, area, spot, cards)
    _attach(layout, spec, view)
    return layout


# The grid


def _columns(spec: TableSpec, width: float, card: float, gap: float) -> dict[str, Box]:
    fixed = sum(column.cards * card for column in spec.columns if not column.stretch)
    shares = sum(column.cards for column in spec.columns if column.stretch)
    rest = width - fixed - gap * (len(spec.columns) + 1)
    found: dict[str, Box] = {}
    x = gap
    for column in spec.columns:
        wide = rest * column.cards / shares if column.stretch else column.cards * card
        found[column.name] = Box(x, 0, wide, 0)
        x += wide + gap
    return found


def _rows(spec: TableSpec, height: float, card: float, gap: float) -> dict[tuple[str, int], Box]:
    """The rows of both halves; what height is left goes to all of them."""
    unit = card * RATIO
    tall = sum(row.cards + (row.far or row.cards) for row in spec.rows) + spec.middle
    spare = max(0.0, height - gap * (2 * len(spec.rows) + 1) - tall * unit)
    stretch = 1 + spare / (tall * unit)
    found: dict[tuple[str, int], Box] = {}
    y = gap
    for row in reversed(spec.rows):
        tallness = (row.far or row.cards) * unit * stretch
        found[row.name, 1] = Box(0, y, 0, tallness)
        y += tallness + gap
    y += spec.middle * unit * stretch - gap
    for row in spec.rows:
        y += gap
        found[row.name, 0] = Box(0, y, 0, row.cards * unit * stretch)
        y += row.cards * unit * stretch
    return found


def _lively(
    spec: TableSpec,
    field: str,
    rows: dict[tuple[str, int], Box],
    gathered: Sequence[tuple[Area, Spot, list[CardView], int]],
    viewer: int,
) -> dict[tuple[str, int], Box]:
    """The rows as the field of each player uses them: one in which little lies leaves its height to the others.

    Rows of which something else than lines of cards lies in the field, such as the hand, stay as they are.
    """
    inner = [area for area in spec.areas if area.columns == (field,) and not (area.shared or area.beneath)]
    shared = [
        row for row in spec.rows
        if (here := [area for area in inner if row.name in area.rows])
        and all(area.style is Style.ROW and len(area.rows) == 1 for area in here)
    ]  # fmt: skip
    found = dict(rows)
    for side in (0, 1):
        seat = viewer if side == 0 else 1 - viewer
        boxes = [rows[row.name, side] for row in shared]
        lying = {row.name: 0 for row in shared}
        for area, spot, cards, _ in gathered:
            if spot[1] == seat and area in inner and area.rows[0] in lying:
                lying[area.rows[0]] += len(cards)
        weights = [box.h * _need(lying[row.name]) for row, box in zip(shared, boxes, strict=True)]
        room = sum(box.h for box in boxes)
        places = sorted(zip(shared, boxes, weights, strict=True), key=lambda one: one[1].y)
        y = places[0][1].y if places else 0.0
        for (row, box, weight), below in zip(places, [*(one[1] for one in places[1:]), None], strict=True):
            height = room * weight / sum(weights)
            found[row.name, side] = Box(box.x, y, box.w, height)
            y += height + (below.y - box.y - box.h if below is not None else 0.0)
    return found


def _need(count: int) -> float:
    """How much of its height a row wants in which so many cards lie."""
    return BARE + (1 - BARE) * min(count, FILLED) / FILLED


def _bottom(rows: dict[tuple[str, int], Box], spec: TableSpec, side: int) -> float:
    box = rows[spec.rows[0].name, side]
    return box.y + box.h


def _box(
    area: Area, columns: dict[str, Box], rows: dict[tuple[str, int], Box], side: int, *, facing: bool = False
) -> Box:
    left = columns[area.columns[0]]
    right = columns[area.columns[-1]]
    x, end = left.x, right.x + right.w
    first, last = area.part
    if facing and side:
        first, last = 1 - last, 1 - first
    x, end = x + (end - x) * first, x + (end - x) * last
    boxes = [rows[name, side] for name in area.rows]
    top = min(box.y for box in boxes)
    bottom = max(box.y + box.h for box in boxes)
    return Box(x, top, end - x, bottom - top)


def _shared(area: Area, columns: dict[str, Box], rows: dict[tuple[str, int], Box]) -> Box:
    near, far = _box(area, columns, rows, 0), _box(area, columns, rows, 1)
    return Box(near.x, far.y, near.w, near.y + near.h - far.y)


# The cards


def types_of(card: CardView) -> tuple[str, ...]:
    """The types of a card, where the game has types."""
    return words_in(card.values.get("types"))


def _gathered(spec: TableSpec, view: View) -> list[tuple[Area, Spot, list[CardView], int]]:
    """The cards of each area of each seat, in order, with how many there are in all."""
    found: dict[Spot, tuple[Area, list[CardView], int]] = {}
    for area in spec.areas:
        for seat in (-1,) if area.shared else (0, 1):
            found[area.key, seat] = (area, [], 0)
    for zone in view.zones:
        if zone.seat < 0:
            counts: dict[Spot, int] = {}
            for card in zone.cards:
                place = spec.area_for(zone.name, types_of(card))
                if place is not None:
                    spot = (place.key, -1 if place.shared else card.controller)
                    found[spot][1].append(card)
                    counts[spot] = counts.get(spot, 0) + 1
            for spot, count in counts.items():
                found[spot] = (found[spot][0], found[spot][1], count)
            continue
        owned = spec.area_for(zone.name, ())
        if owned is None:
            continue
        if owned.places:
            _share_out(spec, found, zone)
            continue
        cards = list(zone.cards)
        if owned.style is Style.PILE and any(card.place >= 0 for card in cards):
            cards.sort(key=lambda card: -card.place)
        spot = (owned.key, -1 if owned.shared else zone.seat)
        _, lying, count = found[spot]
        found[spot] = (owned, [*lying, *cards], count + zone.count)
    return [(area, spot, cards, count) for spot, (area, cards, count) in found.items()]


def _share_out(spec: TableSpec, found: dict[Spot, tuple[Area, list[CardView], int]], zone: ZoneView) -> None:
    """Give each area of a zone with several places the cards that lie there."""
    for card in zone.cards:
        area = spec.area_for(zone.name, (), str(card.values.get("circle", "")))
        assert area is not None
        _, cards, count = found[area.key, zone.seat]
        cards.append(card)
        found[area.key, zone.seat] = (area, cards, count + 1)


def _place(
    layout: Layout, area: Area, spot: Spot, cards: Sequence[CardView], tall: float, *, near: bool
) -> None:
    """Lay the cards of an area; it is meant for so many cards one above the other."""
    layout.order[spot] = [card.handle for card in cards]
    box = layout.areas[spot]
    width = round(min(layout.card * area.scale, box.w if area.style is not Style.CASCADE else box.w * 0.96))
    match area.style:
        case Style.ROW:
            _row(layout, box, _grown(width, area.scale * box.h / RATIO / tall, box, cards), spot, cards, area, near)
        case Style.FAN:
            _fan(layout, box, width, spot, cards, near)
        case Style.PILE if area.sorted:
            _piles(layout, box, area, spot, cards)
        case Style.PILE:
            _pile(layout, box, area.scale, spot, cards)
        case Style.CASCADE:
            _cascade(layout, box, width, spot, cards)


def _grown(width: float, most: float, box: Box, cards: Sequence[CardView]) -> float:
    """How wide the cards of a row are that has room for so wide ones at most: never narrower than they need be."""
    extents = sum(RATIO if card.dull else 1.0 for card in cards) + GAP * (len(cards) - 1)
    most = min(most, WIDEST, box.h / RATIO * 0.985, box.w / max(1.0, extents))
    if width <= 0 or most < width * STEP:
        return width
    return width * STEP ** math.floor(math.log(most / width, STEP))


def _row(layout: Layout, box: Box, width: float, spot: Spot, cards: Sequence[CardView], area: Area, near: bool) -> None:
    width = round(min(width, box.h / RATIO * 0.985))
    extents = [width * RATIO if card.dull else width for card in cards]
    gap = width * GAP
    total = sum(extents) + gap * (len(cards) - 1)
    squeeze = 1.0
    if total > box.w and len(cards) > 1:
        squeeze = (box.w - extents[-1]) / (total - extents[-1])
        total = box.w
    x = box.x + (box.w - total) / 2
    y = box.y + box.h / 2
    step = layout.card * 0.16 * (-1 if near else 1)
    for count, (card, extent) in enumerate(zip(cards, extents, strict=True)):
        ahead = step if area.advance and any(card.values.get(one) for one in AHEAD) else 0.0
        layout.cards[card.handle] = Placement(
            x + extent / 2, y + ahead, width, 90.0 if card.dull else 0.0, layers.FIELD + count, spot
        )
        x += (extent + gap) * squeeze


def _fan(layout: Layout, box: Box, width: float, spot: Spot, cards: Sequence[CardView], near: bool) -> None:
    count = len(cards)
    if not count:
        return
    turn = min(2.4, 15 / count) if count > 1 else 0.0
    most = math.radians((count - 1) / 2 * turn)
    if not near:
        # The whole hand on the other side is in sight: smaller, but not cut off.
        room = RATIO * (math.cos(most) + 3.0 * (1 - math.cos(most))) + math.sin(most)
        width = min(width, math.floor((box.h - 8) / room))
    tall = width * RATIO
    step = min(width * 1.04, (box.w - width) / max(1, count - 1))
    x = box.x + box.w / 2 - step * (count - 1) / 2
    for place, card in enumerate(cards):
        off = place - (count - 1) / 2
        angle = off * turn * (1 if near else -1)
        drop = (1 - math.cos(math.radians(off * turn))) * tall * 3.0
        y = (
            box.y + tall / 2 + drop + max(2.0, (box.h - tall) * 0.35)
            if near
            else box.y + box.h - 4 - (tall * math.cos(most) + width * math.sin(most)) / 2 - drop
        )
        layout.cards[card.handle] = Placement(
            x + step * place, y, width, angle, layers.HAND + place, spot
        )


def pile_place(layout: Layout, box: Box, scale: float, spot: Spot) -> Placement:
    """Where the top card of a pile lies: whole, above the words of its place."""
    words = WORDS * layout.zoom
    width = round(min(layout.card * scale, box.w - 8, (box.h - words - 4) / RATIO))
    tall = width * RATIO
    y = box.y + tall / 2 + max(4.0, (box.h - words - tall) / 2)
    return Placement(box.x + box.w / 2, y, width, 0.0, layers.PILES, spot)


def _pile(layout: Layout, box: Box, scale: float, spot: Spot, cards: Sequence[CardView]) -> None:
    place = pile_place(layout, box, scale, spot)
    for height, card in enumerate(cards[-3:]):
        layout.cards[card.handle] = place._replace(z=layers.PILES + height)


def _piles(layout: Layout, box: Box, area: Area, spot: Spot, cards: Sequence[CardView]) -> None:
    """Lay a pile for each value by which the cards are sorted, beside each other; there is no room for more than some.
    """
    sorts = list(dict.fromkeys(str(card.values.get(area.sorted, "")) for card in cards))
    shown = {name: min(place, _MOST_PILES - 1) for place, name in enumerate(sorts)}
    piles: dict[int, list[CardView]] = {}
    for card in cards:
        piles.setdefault(shown[str(card.values.get(area.sorted, ""))], []).append(card)
    wide = box.w / max(2, len(piles))
    for place, pile in piles.items():
        _pile(layout, Box(box.x + wide * place, box.y, wide, box.h), area.scale, spot, pile)
        layout.tops.add(pile[-1].handle)


def _go_before(layout: Layout, spec: TableSpec, area: Area, spot: Spot, cards: Sequence[CardView]) -> None:
    """Let the cards of a row go before what each of them stands for, as near as they can without lying on each other.
    """
    if not cards:
        return
    box, first = layout.areas[spot], layout.cards[cards[0].handle]
    groups: dict[float, list[CardView]] = {}
    for card in cards:
        name = str(card.values.get(area.before, ""))
        there = next((one for one in spec.areas if name in one.places or name == one.zone), area)
        groups.setdefault(layout.areas[there.key, spot[1]].centre[0], []).append(card)
    gap = first.width * GAP
    extents = [[_extent(card, first.width) for card in groups[x]] for x in sorted(groups)]
    need = sum(sum(one) for one in extents) + gap * (len(cards) - 1)
    if need > box.w:
        return
    left = box.x
    for place, (x, group) in enumerate(sorted(groups.items())):
        wide = sum(extents[place]) + gap * (len(group) - 1)
        after = sum(sum(one) + gap * len(one) for one in extents[place + 1 :])
        left = max(left, min(x - wide / 2, box.x + box.w - after - wide))
        for card, extent in zip(group, extents[place], strict=True):
            lies = layout.cards[card.handle]
            layout.cards[card.handle] = lies._replace(x=left + extent / 2, z=lies.z - layers.FIELD + layers.ARROWS)
            left += extent + gap


def _extent(card: CardView, width: float) -> float:
    """How much of a row a card takes."""
    return width * RATIO if card.dull else width


def _lay_beneath(layout: Layout, area: Area, spot: Spot, cards: Sequence[CardView]) -> None:
    """Lay a pile beneath the card that lies in the other area, a little in sight; as a pile where none does."""
    layout.order[spot] = [card.handle for card in cards]
    above = layout.order.get((area.beneath, spot[1]), [])
    if not above:
        _pile(layout, layout.areas[spot], area.scale, spot, cards)
        return
    base = layout.cards[above[0]]
    for depth, card in enumerate(reversed(cards), 1):
        off = -BENEATH * base.width * min(depth, _DEEPEST)
        layout.beneath[card.handle] = above[0]
        layout.cards[card.handle] = base._replace(
            x=base.x + (off if base.angle else 0.0), y=base.y + (0.0 if base.angle else off),
            z=base.z - 0.02 * depth, spot=spot,
        )


def _cascade(layout: Layout, box: Box, width: float, spot: Spot, cards: Sequence[CardView]) -> None:
    """The newest card on top; below it, older ones show their feet, where the names are."""
    count = len(cards)
    words = WORDS * layout.zoom
    fits = (box.h - words - 2) / (1 + FOOT_LEAST * (count - 1)) / RATIO
    width = min(width, max(FOOT_WIDTH, math.floor(fits)))
    tall = width * RATIO
    room = box.h - tall - words - 2
    # Whole pixels: below every card the same strip is seen.
    step = math.floor(min(tall * FOOT, room / max(1, count - 1))) if count > 1 else 0.0
    x = box.x + box.w / 2
    centred = spot[1] < 0
    total = tall + step * (count - 1)
    top = box.y + (box.h - total) / 2 if centred else box.y + words
    layer = layers.STACK if centred else layers.PILES
    crowded = step < math.floor(tall * FOOT)
    for age, card in enumerate(reversed(cards)):
        layout.cards[card.handle] = Placement(
            x, top + tall / 2 + step * age, width, 0.0, layer + count - age, spot, crowded and age > 0
        )


def _attach(layout: Layout, spec: TableSpec, view: View) -> None:
    """Lay the cards that count as one with another on it, or under it."""
    if not spec.attached:
        return
    for zone in view.zones:
        for card in zone.cards:
            base = layout.cards.get(card.handle)
            if base is None or not (card.over or card.under):
                continue
            for height, handle in enumerate(card.over, 1):
                _lay_at(layout, handle, card.handle, base, OVER * height, 0.1 * height)
            for depth, handle in enumerate(reversed(card.under), 1):
                _lay_at(layout, handle, card.handle, base, -UNDER * min(depth, _DEEPEST), -0.1 * depth)


def _lay_at(layout: Layout, handle: int, unit: int, base: Placement, off: float, rise: float) -> None:
    """Lay a card at such a part of its width beside the one it counts with, and so much above it."""
    off *= base.width
    dx, dy = (off, 0.0) if base.angle else (0.0, off)
    layout.cards[handle] = base._replace(x=base.x + dx, y=base.y + dy, z=base.z + rise)
    layout.bases[handle] = unit


def fanned(layout: Layout, handle: int) -> dict[int, tuple[float, float]]:
    """Where the cards under another one lie while one looks through them: each shows its head; or its foot, where
    there is no room above.
    """
    base = layout.cards.get(handle)
    lower = [one for one, unit in layout.bases.items() if unit == handle and layout.cards[one].z < layout.cards[unit].z]
    if handle in layout.beneath:
        return _beside(layout, handle)
    if base is None or not lower:
        return {}
    step = base.width * RATIO * HEAD
    way = -1 if base.y - base.width * RATIO / 2 - step * len(lower) > 0 else 1
    return {one: (base.x, base.y + way * step * depth) for depth, one in enumerate(lower, 1)}


def _beside(layout: Layout, handle: int) -> dict[int, tuple[float, float]]:
    """The cards of the pile that lies beneath another card, side by side behind it, as far as there is room."""
    unit = layout.cards[layout.beneath[handle]]
    pile = [one for one, over in layout.beneath.items() if over == layout.beneath[handle]]
    wide, room = unit.width, layout.size[0] - 2 * unit.width
    step = min(wide * (1 + GAP), (room - wide) / max(1, len(pile) - 1))
    whole = step * (len(pile) - 1)
    left = max(wide, min(unit.x - whole / 2, layout.size[0] - wide - whole))
    away = wide * RATIO * (0.9 if unit.angle == 0 else 0.75)
    y = unit.y + away if unit.y > layout.middle else unit.y - away
    return {one: (left + step * place, y) for place, one in reversed([*enumerate(pile)])}
