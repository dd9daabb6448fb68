"""The scene: a projection of what a seat may know. Events say how pieces came to where the view says they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QFont, QPainter, QPixmapCache
from PySide6.QtWidgets import QGraphicsScene

from app.cards.face import BACK, RATIO, CardFace
from app.table import ground, layers, light
from app.table.animation import Animator, Pose
from app.table.arrows import ArrowItem
from app.table.contest import ContestItem, Weighed, joined, weighed
from app.table.items import AreaItem, CardItem, Glow
from app.table.layout import Layout, Placement, Spot, fanned, lay_out, pile_place
from app.table.markers import laid_on
from app.table.pictures import Painter, Pictures
from app.table.plates import PlateFace, PlateItem
from app.table.spec import Style, TableSpec
from app.theme import Look, fonts
from app.theme.tokens import MOVE_MS, QUICK_MS, TRAVEL_MS
from engine.views import CardView, PublicEvent, View

#: A card of the hand that is pointed at is so much larger.
RAISED_BY = 1.4
#: Room for what Qt keeps beside the places of the table, in kilobytes: buttons and bars of all sizes, which add up.
_WIDGETS = 4 * 1024


class TableScene(QGraphicsScene):
    """The table of one match, as one seat sees it."""

    hovered = Signal(object)

    def __init__(self, spec: TableSpec, look: Look, painter: Painter, face_of: Callable[[CardView], CardFace]) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.spec = spec
        self.look = look
        self.painter = painter
        self.pictures = Pictures(painter)
        self.face_of = face_of
        self.animator = Animator(self)
        self.ratio = 1.0
        self.footer = 0.0
        self.cards: dict[int, CardItem] = {}
        self.areas: dict[Spot, AreaItem] = {}
        self.plates: dict[int, PlateItem] = {}
        self.arrows: list[ArrowItem] = []
        self.contests: list[ContestItem] = []
        #: The cards that can join who is attacked.
        self.joining: frozenset[int] = frozenset()
        self._joins = 0
        self.layout: Layout | None = None
        self.view: View | None = None
        self.known: dict[int, CardView] = {}
        self._size = (1000.0, 700.0)
        self._site: ground.Site | None = None
        self._leaving: list[CardItem] = []
        self._wanted_arrows: tuple[tuple[str, int, int], ...] = ()
        self._hover: CardItem | None = None
        #: The card whose stack is open, and everything that left its place for that.
        self._open = 0
        self._spread: list[CardItem] = []
        look.changed.connect(self._dressed)

    @property
    def seat(self) -> int:
        """The seat that looks."""
        return self.view.seat if self.view is not None else 0

    @property
    def zoom(self) -> float:
        """How much larger than designed type on the table is."""
        return self.layout.zoom if self.layout is not None else self.look.zoom

    @property
    def wished(self) -> float:
        """How much larger than designed type on the table is where there is room for it."""
        return self.layout.wished if self.layout is not None else self.look.zoom

    def zooms(self) -> list[float]:
        """The sizes of type to try where room is scarce, the one that is wished for first."""
        return [max(1.0, self.wished - 0.1 * step) for step in range(round((self.wished - 1) * 10) + 1)]

    def font_at(self, pixels: float, zoom: float, *, bold: bool = False) -> QFont:
        """The font of ordinary text on the table at a size of the type scale, so many times larger."""
        return fonts.font(self.look.language, pixels * zoom, bold=bold)

    # Showing a position

    def show_view(self, view: View, events: Sequence[PublicEvent] = ()) -> None:
        """Show a position; the events before it tell how each piece got where it is."""
        self._open_stack(0)
        self.view = view
        self.known = {card.handle: card for zone in view.zones for card in zone.cards}
        layout = lay_out(self.spec, view, self._size, footer=self.footer, zoom=self.look.zoom)
        before, self.layout = self.layout, layout
        near, far = (QRectF(*layout.half(seat)) for seat in (view.seat, 1 - view.seat))
        size = (round(self._size[0]), round(self._size[1]))
        self._site = ground.Site(size, near, far, QPointF(layout.axis, layout.middle), layout.card)
        self._furnish(layout, view)
        births, deaths = _ways(events)
        moved = {event.new for event in events if event.kind == "move" and event.new}
        self._take_away(layout, deaths)
        order = 0
        for handle, place in layout.cards.items():
            item = self.cards.get(handle)
            if item is None:
                item = self._bring_in(handle, place, births.get(handle), before)
            delay = 0.0
            if handle in moved:
                delay, order = min(order, 8) * 45.0, order + 1
            self._send(item, place, delay, travels=handle in moved)
        self._stand_in(layout, view)
        self._lay_arrows()
        self._lay_contests()
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def resize_to(self, width: float, height: float, ratio: float) -> None:
        """Lay the table out for another size; nothing is animated."""
        self._size = (max(320.0, width), max(240.0, height))
        self.ratio = ratio
        self.setSceneRect(0, 0, *self._size)
        QPixmapCache.setCacheLimit(_WIDGETS + round(self._size[0] * self._size[1] * ratio * ratio * 4 / 1024))
        self.relay()

    def relay(self) -> None:
        """Lay everything out again where it is."""
        if self.view is None:
            return
        speed, self.animator.speed = self.animator.speed, 0.0
        self.show_view(self.view)
        self.animator.finish()
        self.animator.speed = speed
        self._dress()

    def clear_table(self) -> None:
        """Take all cards away without a word: another seat is going to look."""
        self.animator.finish()
        for item in list(self.cards.values()):
            self.removeItem(item)
        self.cards.clear()
        self.known = {}
        self.view = None
        self.show_arrows(())
        self._lay_contests()
        self._hover = None
        self._open, self._spread = 0, []

    # What is lit

    def light_cards(self, glows: Mapping[int, tuple[Glow, str]]) -> None:
        """Light these cards up, and no others."""
        for handle, item in self.cards.items():
            item.set_glow(*glows.get(handle, (Glow.NONE, "")))

    def light_places(self, spots: Mapping[Spot, Glow], plates: Mapping[int, Glow]) -> None:
        """Light these places and plates up, and no others."""
        for spot, area in self.areas.items():
            area.show_state(glow=spots.get(spot, Glow.NONE))
        for seat, plate in self.plates.items():
            plate.set_glow(plates.get(seat, Glow.NONE))

    def show_arrows(self, arrows: Iterable[tuple[str, int, int]]) -> None:
        """Show arrows: kind, card, and card; -1 and -2 stand for the plates of seats 0 and 1."""
        self._wanted_arrows = tuple(arrows)
        self._lay_arrows()

    def hover(self, item: CardItem | None) -> None:
        """The pointer is over this card: one in the hand rises to be read."""
        if item is self._hover:
            return
        if self._hover is not None:
            self._lower(self._hover)
        self._hover = item
        if item is not None and item.spot[0] == self.spec.hand_zone and not item.held and not item.face.hidden:
            self._raise(item)
        self._open_stack(0 if item is None or item.held else self._stack_of(item.key))
        self.hovered.emit(item)

    # Finding

    def card_at(self, point: QPointF) -> CardItem | None:
        """The uppermost card at a point."""
        for item in self.items(point):
            if isinstance(item, CardItem) and not item.held and item.key in self.cards:
                return item
        return None

    def in_sight(self, handle: int) -> bool:
        """Whether a card can be clicked where it lies."""
        item = self.cards.get(handle)
        if item is None or self.layout is None:
            return False
        order = self.layout.order.get(item.spot, [])
        area = next((one for one in self.spec.areas if one.key == item.spot[0]), None)
        piled = area is not None and area.style is Style.PILE
        if handle in self.layout.tops:
            return True
        return not piled or (bool(order) and order[-1] == handle)

    def plate_at(self, point: QPointF) -> PlateItem | None:
        """The plate at a point."""
        return next((plate for plate in self.plates.values() if plate.box.contains(point)), None)

    def spot_at(self, point: QPointF) -> Spot | None:
        """The place at a point."""
        return self.layout.at(point.x(), point.y()) if self.layout is not None else None

    def landing(self, point: QPointF) -> Spot | None:
        """Where a card that is let go at a point comes to lie: beside all places of a half, in its nearest row."""
        spot, plate = self.spot_at(point), self.plate_at(point)
        if spot is not None or self.layout is None or self.view is None:
            return spot
        seat = 1 if QRectF(*self.layout.half(1)).contains(point) else 0
        if (plate is not None and plate.seat != self.view.seat) or not QRectF(*self.layout.half(seat)).contains(point):
            return None
        fields = self.spec.field_zones
        rows = [(area.key, seat) for area in self.spec.areas if area.style is Style.ROW and area.zone in fields]
        return min(rows, key=lambda row: _far(self.areas[row].box, point), default=None)

    def base_of(self, handle: int) -> int:
        """The card that is meant by one that lies on it."""
        return self.layout.bases.get(handle, handle) if self.layout is not None else handle

    def _stack_of(self, handle: int) -> int:
        """The stack that opens where the pointer is on a card: that of its unit, or the pile beneath a card."""
        if self.layout is not None and handle in self.layout.beneath:
            return self.layout.order[self.layout.cards[handle].spot][-1]
        return self.base_of(handle)

    def point_of(self, key: int) -> QPointF | None:
        """The middle of a card or, for -1 and -2, of a plate."""
        if key in (-1, -2):
            plate = self.plates.get(-1 - key)
            return None if plate is None else QPointF(plate.box.right(), plate.box.center().y())
        item = self.cards.get(key)
        return None if item is None else QPointF(item.home.x, item.home.y)

    # Inside: furniture

    def _furnish(self, layout: Layout, view: View) -> None:
        # Before the first turn nothing has run low yet.
        gauges = self.spec.gauges if view.turn else tuple(replace(gauge, low=-1) for gauge in self.spec.gauges)
        for area in self.spec.areas:
            for seat in (-1,) if area.shared else (0, 1):
                spot = (area.key, seat)
                item = self.areas.get(spot)
                if item is None:
                    piled = area.style in (Style.PILE, Style.CASCADE)
                    quiet = area.style in (Style.ROW, Style.FAN)
                    item = AreaItem(
                        self,
                        spot,
                        area.label,
                        quiet=quiet,
                        counted=piled,
                        heading=area.style is Style.CASCADE,
                        fleeting=area.seldom,
                        bare=bool(area.beneath),
                    )
                    self.areas[spot] = item
                    self.addItem(item)
                box = layout.areas[spot]
                item.set_box(QRectF(*box))
                if area.style is Style.PILE and not (area.beneath or area.sorted):
                    place = pile_place(layout, box, area.scale, spot)
                    item.set_slot(place.x, place.y, place.width)
                if area.given is not None:
                    item.withheld = view.values[seat].get(area.given[0], 0) < area.given[1]
                item.show_markers(laid_on(view.values[seat], area.places or (area.zone,)))
                gauge = next((one for one in gauges if one.zone == area.zone), None)
                count = layout.counts.get(spot, 0)
                item.show_state(count=count, alarm=gauge is not None and gauge.alarms(count))
        for seat in (0, 1):
            plate = self.plates.get(seat)
            if plate is None:
                plate = self.plates[seat] = PlateItem(self, seat)
                self.addItem(plate)
            plate.set_box(QRectF(*layout.plates[seat]))
            values = tuple((gauge, view.values[seat].get(gauge.value, 0)) for gauge in gauges)
            counts = [(sign, view.values[seat].get(sign, 0)) for gauge in gauges for sign in gauge.signs]
            signs = tuple(sign for sign, count in counts for _ in range(count))
            turn, priority = view.player == seat, view.priority == seat
            plate.show_face(PlateFace(view.names[seat], seat == view.seat, turn, priority, values, signs))

    def _stand_in(self, layout: Layout, view: View) -> None:
        """Lay a card back where a pile has cards of which none is known."""
        for area in self.spec.areas:
            if area.style is not Style.PILE:
                continue
            for seat in (0, 1):
                spot = (area.key, seat)
                key = _stand_in_key(self.spec, spot)
                needed = layout.counts.get(spot, 0) > 0 and not layout.order.get(spot)
                item = self.cards.get(key)
                if needed:
                    place = pile_place(layout, layout.areas[spot], area.scale, spot)
                    if item is None:
                        item = CardItem(self, key, BACK, place.width)
                        self.cards[key] = item
                        self.addItem(item)
                    self._send(item, place, 0.0, travels=False, still=True)
                elif item is not None:
                    self.removeItem(self.cards.pop(key))

    # Inside: cards

    def _face(self, handle: int) -> CardFace:
        card = self.known.get(handle)
        face = self.face_of(card) if card is not None else BACK
        place = self.layout.cards.get(handle) if self.layout is not None else None
        if place is None or face.hidden:
            return face
        waits = self.spec.waits is not None and self.spec.zone_of(place.spot[0]) == self.spec.waits.zone
        face = replace(face, face_down=True, peek=True) if waits else face
        if self.layout is not None and (below := self._piled_beneath(place.spot)):
            face = replace(face, under=face.under + below)
        return replace(face, foot=True) if place.foot else face

    def _piled_beneath(self, spot: Spot) -> int:
        """How many cards lie beneath the one in a place."""
        assert self.layout is not None
        return sum(self.layout.counts[one.key, spot[1]] for one in self.spec.areas if one.beneath == spot[0])

    def _bring_in(self, handle: int, place: Placement, way: PublicEvent | None, before: Layout | None) -> CardItem:
        """Make a piece for a card that was not in sight, where it comes from if that is known."""
        item: CardItem | None = None
        if way is not None and way.card and way.card in self.cards:
            item = self.cards.pop(way.card)
            item.key = handle
        if item is None:
            item = CardItem(self, handle, self._face(handle), place.width)
            self.addItem(item)
            start = self._source(way, place)
            item.set_pose(start)
            if way is not None and self.animator.speed > 0:
                item.set_face(BACK)
        self.cards[handle] = item
        return item

    def _source(self, way: PublicEvent | None, place: Placement) -> Pose:
        spot = self._spot_of(way.source) if way is not None else None
        if spot is None or self.layout is None or spot not in self.layout.areas:
            if self.view is not None and way is None and self.animator.speed > 0 and self.layout is not None:
                return Pose(place.x, place.y, place.angle, 1.0, 0.0 if self._hiding() else 1.0)
            return Pose(place.x, place.y, place.angle)
        x, y = self.layout.areas[spot].centre
        return Pose(x, y, 0.0, 0.85)

    def _hiding(self) -> bool:
        return self.animator.speed > 0

    def _spot_of(self, zone: tuple[str, int] | None) -> Spot | None:
        if zone is None:
            return None
        area = next(iter(self.spec.areas_of(zone[0])), None)
        if area is None:
            return None
        seat = -1 if area.shared else zone[1]
        return (area.key, seat)

    def _take_away(self, layout: Layout, deaths: Mapping[int, PublicEvent]) -> None:
        """Let cards that are out of sight go where they went."""
        for handle in [key for key in self.cards if key not in layout.cards and not _is_stand_in(key)]:
            way = deaths.get(handle)
            if way is not None and way.new and way.new in layout.cards:
                continue
            item = self.cards.pop(handle)
            if self._hover is item:
                self._hover = None
            spot = self._spot_of(way.target) if way is not None else None
            box = layout.areas.get(spot) if spot is not None else None
            pose = item.pose()
            end = Pose(*box.centre, 0.0, 0.7, 0.0) if box is not None else pose._replace(opacity=0.0)
            item.setZValue(layers.FLYING)
            self._leaving.append(item)
            item.set_glow(Glow.NONE)
            lasts = TRAVEL_MS if box is not None else QUICK_MS
            self.animator.move(item, end, lasts, done=partial(self._gone, item))

    def _gone(self, item: CardItem) -> None:
        if item in self._leaving:
            self._leaving.remove(item)
        if item.scene() is self:
            self.removeItem(item)

    def _send(self, item: CardItem, place: Placement, delay: float, *, travels: bool, still: bool = False) -> None:
        """Let a card go to its place, turning over where its face is another one."""
        card = self.known.get(item.key)
        item.owner = card.owner if card is not None else -1
        item.spot, item.layer = place.spot, place.z
        item.home = Pose(place.x, place.y, place.angle)
        item.place_width = place.width
        item.set_width(place.width)
        face = self._face(item.key) if not _is_stand_in(item.key) else BACK
        if item.held:
            item.set_face(face)
            return
        turns = item.face.hidden != face.hidden and not still
        pose = item.pose()
        if pose == item.home and not turns:
            item.set_face(face)
            item.setZValue(place.z)
            return
        halfway = (lambda: item.set_face(face)) if turns else None
        if not turns:
            item.set_face(face)
        item.setZValue(layers.FLYING + delay / 1000 if travels else place.z)
        lasts = TRAVEL_MS if travels else MOVE_MS
        if still:
            lasts = 0

        def settle() -> None:
            item.setZValue(item.layer if not item.hovered else layers.RAISED)

        self.animator.move(item, item.home, lasts, delay=delay, halfway=halfway, done=settle)

    def send_home(self, item: CardItem) -> None:
        """Let a card glide back to its place."""
        item.held = item.hovered = False
        item.set_width(item.place_width)
        item.setZValue(layers.FLYING)
        item.update()

        def settle() -> None:
            item.setZValue(item.layer)

        self.animator.move(item, item.home, MOVE_MS, done=settle)

    def _raise(self, item: CardItem) -> None:
        item.hovered = True
        item.setZValue(layers.RAISED)
        item.set_width(round(item.place_width * RAISED_BY))
        tall = item.height
        limit = self._size[1] - tall / 2 - 6
        near = item.home.y > self._size[1] / 2
        y = min(item.home.y, limit) if near else max(item.home.y, tall / 2 + 6)
        self.animator.move(item, Pose(item.home.x, y), QUICK_MS)

    def _lower(self, item: CardItem) -> None:
        item.hovered = False
        if item.held or item.scene() is not self or item.key not in self.cards:
            return
        item.setZValue(item.layer)
        item.set_width(item.place_width)
        if item.pose() != item.home:
            self.animator.move(item, item.home, QUICK_MS)

    def _open_stack(self, handle: int) -> None:
        """Let the cards under this one show their heads; those of the one before go back."""
        if handle == self._open or self.layout is None:
            return
        spread, self._spread = self._spread, []
        for item in spread:
            if item.scene() is self and item.key in self.cards and not item.held:
                item.setZValue(item.layer)
                self.animator.move(item, item.home, QUICK_MS)
        self._open = handle
        places, beneath = fanned(self.layout, handle), self.layout.beneath
        unit = self.cards.get(handle)
        if unit is None or not places:
            return
        unit.setZValue(layers.RAISED)
        self._spread = [unit]
        for depth, (one, (x, y)) in enumerate(places.items(), 1):
            item = self.cards[one]
            item.setZValue(layers.RAISED - depth)
            self._spread.append(item)
            angle = 0.0 if one in beneath else item.home.angle
            self.animator.move(item, item.home._replace(x=x, y=y, angle=angle), QUICK_MS)

    # Inside: arrows and ground

    def _lay_arrows(self) -> None:
        wanted = []
        for kind, source, target in self._wanted_arrows:
            start, end = self.point_of(self.base_of(source)), self.point_of(self.base_of(target))
            if kind == "attack" and start is not None and end is not None:
                end = self._edge(self.base_of(target), start, end)
            if start is not None and end is not None and (start != end or kind == "target"):
                wanted.append((kind, start, end, target))
        while len(self.arrows) > len(wanted):
            self.removeItem(self.arrows.pop())
        while len(self.arrows) < len(wanted):
            arrow = ArrowItem(self, "target")
            self.arrows.append(arrow)
            self.addItem(arrow)
        for arrow, (kind, start, end, _) in zip(self.arrows, wanted, strict=True):
            arrow.kind = kind
            arrow.lay(start, end)
            arrow.update()

    def _lay_contests(self) -> None:
        """Lay what each attack comes to on the line between the players, beside each other where they are several."""
        layout, found = self.layout, self.weighed_with(self._joins) or weighed(self.spec.contest, self.view)
        while len(self.contests) > len(found):
            self.removeItem(self.contests.pop())
        while len(self.contests) < len(found):
            self.contests.append(ContestItem(self))
            self.addItem(self.contests[-1])
        bounds, middles = QRectF(4, 0, self._size[0] - 8, 0), [(self.point_of(one.defender), one) for one in found]
        standing = sorted(((at.x(), one) for at, one in middles if at is not None), key=lambda one: one[0])
        for item, (x, one) in zip(self.contests, standing, strict=False):
            item.lay(one, QPointF(x, layout.middle if layout is not None else 0.0), bounds)
            bounds.setLeft(item.box.right() + 6)

    def weighed_with(self, handle: int) -> list[Weighed]:
        """What the attacks would come to with a card that can join who is attacked; nothing with another."""
        return joined(self.spec.contest, self.view, dict(self._face(handle).stats)) if handle in self.joining else []

    def weigh_with(self, handle: int) -> None:
        """Show what the attacks would come to with this card; as they are with none."""
        self._joins = handle
        self._lay_contests()

    def _edge(self, key: int, start: QPointF, end: QPointF) -> QPointF:
        """Where the way to the middle of a card meets its edge: an arrow hides neither its name nor its numbers."""
        item = self.cards.get(key)
        if item is None or start == end:
            return end
        tall = item.place_width * RATIO
        wide, high = (tall, item.place_width) if item.home.angle % 180 == 90 else (item.place_width, tall)
        way = start - end
        share = min(half / abs(by) if by else 1.0 for half, by in ((wide / 2 - 2, way.x()), (high / 2 - 2, way.y())))
        return end + way * min(1.0, share)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        near = None if self.view is None or self.view.player < 0 else self.view.player == self.view.seat
        site = self._site or ground.Site((round(self._size[0]), round(self._size[1])))
        pixmap = ground.ground(site, self.ratio, self.look.palette, near)
        ratio = pixmap.devicePixelRatio()
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        if not QRectF(0, 0, *self._size).contains(rect):
            painter.fillRect(rect, self.look.palette.ground)
        painter.drawPixmap(rect, pixmap, source)

    def _dressed(self) -> None:
        light.forget()
        ground.forget()
        self.pictures.forget()
        for card in self.known.values():
            item = self.cards.get(card.handle)
            if item is not None:
                item.set_face(self._face(card.handle))
        self._dress()
        self.update()

    def _dress(self) -> None:
        """Draw every piece with the colours, the words and the scale of now."""
        for pieces in (self.cards, self.areas, self.plates):
            for piece in pieces.values():
                piece.dress()
        self._lay_contests()


def _far(box: QRectF, point: QPointF) -> float:
    """How far a point is from a box."""
    across = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    along = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return across + along


def _ways(events: Sequence[PublicEvent]) -> tuple[dict[int, PublicEvent], dict[int, PublicEvent]]:
    """By which event each card came into sight, and by which one it went."""
    births: dict[int, PublicEvent] = {}
    deaths: dict[int, PublicEvent] = {}
    for event in events:
        if event.kind not in ("move", "create"):
            continue
        first = event
        if event.card and event.card in births:
            earlier = births.pop(event.card)
            first = PublicEvent(
                "move", event.why, event.seat, earlier.card, event.new, source=earlier.source, target=event.target
            )
        if event.new:
            births[event.new] = first
        if first.card:
            deaths[first.card] = first
    return births, deaths


#: Keys of stand-ins are below those of all hidden cards.
_LOWEST = -(1 << 40)


def _stand_in_key(spec: TableSpec, spot: Spot) -> int:
    place = next(count for count, area in enumerate(spec.areas) if area.key == spot[0])
    return _LOWEST - place * 4 - spot[1] - 1


def _is_stand_in(key: int) -> bool:
    return key <= _LOWEST
