"""The keyboard's place on the table: arrows go from card to card and from zone to zone by where they lie."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from app.table.items import AreaItem, CardItem
from app.table.layout import Spot
from app.table.plates import PlateItem
from app.table.scene import TableScene

Stop = CardItem | AreaItem | PlateItem


class Cursor:
    """Where the keyboard is: on a card, on an empty place or pile, or on a plate."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._key: int | Spot | None = None

    @property
    def stop(self) -> Stop | None:
        """What the keyboard is on."""
        return self._find(self._key)

    @property
    def card(self) -> CardItem | None:
        """The card the keyboard is on, if it is on one."""
        stop = self.stop
        return stop if isinstance(stop, CardItem) else None

    def stops(self) -> list[Stop]:
        """Everything the keyboard can be on: each card that can be seen, each place without one, both plates."""
        scene = self._scene
        found: list[Stop] = []
        for spot, area in scene.areas.items():
            if not area.isVisible():
                continue
            order = scene.layout.order.get(spot, []) if scene.layout is not None else []
            cards = [scene.cards[handle] for handle in order if handle in scene.cards]
            if not area.quiet and not area.heading:
                cards = cards[-1:]
            found += cards or [area]
        return [*found, *scene.plates.values()]

    def go(self, dx: int, dy: int) -> Stop | None:
        """Go to the nearest stop in a direction; from nowhere, to the first card of the hand."""
        stops = self.stops()
        here = self.stop
        if here is None:
            return self.to(self._first(stops))
        at = centre(here)
        best: tuple[float, Stop] | None = None
        for stop in stops:
            if stop is here:
                continue
            way = centre(stop) - at
            along = way.x() * dx + way.y() * dy
            across = abs(way.x() * dy) + abs(way.y() * dx)
            if along <= 2 or (dx and across > along * 1.2 and across > 40):
                continue
            score = math.hypot(along, across * 2.2)
            if best is None or score < best[0]:
                best = (score, stop)
        return self.to(best[1]) if best is not None else here

    def to(self, stop: Stop | None) -> Stop | None:
        """Go to a stop."""
        old = self.stop
        if old is not None:
            old.set_focused(False)
        self._key = _key(stop)
        if stop is not None:
            stop.set_focused(True)
        return stop

    def next_lit(self, handles: list[int], step: int) -> Stop | None:
        """Go to the next of these cards, from left to right and top to bottom."""
        found = dict.fromkeys(self._in_sight(handle) for handle in handles)
        cards = [item for item in found if item is not None]
        cards.sort(key=lambda item: (round(item.home.y / 40), item.home.x))
        if not cards:
            return self.stop
        here = self.card
        index = cards.index(here) + step if here in cards else (0 if step > 0 else -1)
        return self.to(cards[index % len(cards)])

    def restore(self) -> None:
        """Show the keyboard's place again after the table changed under it."""
        stop = self.stop
        if stop is None:
            self._key = None
        else:
            stop.set_focused(True)

    def leave(self) -> None:
        """The keyboard is elsewhere."""
        self.to(None)

    def _in_sight(self, handle: int) -> CardItem | None:
        """The card, or the top of the pile in which it lies."""
        scene = self._scene
        if scene.in_sight(handle) or scene.layout is None:
            return scene.cards.get(handle)
        order = next((order for order in scene.layout.order.values() if handle in order), [handle])
        return scene.cards.get(order[-1])

    def _first(self, stops: list[Stop]) -> Stop | None:
        hand = [one for one in stops if isinstance(one, CardItem) and one.spot[0] == self._scene.spec.hand_zone]
        near = [one for one in hand if not one.face.hidden]
        return (near or hand or stops or [None])[0]

    def _find(self, key: int | Spot | None) -> Stop | None:
        if isinstance(key, tuple):
            if key[0] == _PLATE:
                return self._scene.plates.get(key[1])
            return self._scene.areas.get(key)
        return None if key is None else self._scene.cards.get(key)


_PLATE = "plate of"


def _key(stop: Stop | None) -> int | Spot | None:
    match stop:
        case CardItem():
            return stop.key
        case AreaItem():
            return stop.spot
        case PlateItem():
            return (_PLATE, stop.seat)
    return None


def centre(stop: Stop) -> QPointF:
    """The middle of a stop."""
    if isinstance(stop, CardItem):
        return QPointF(stop.home.x, stop.home.y)
    return stop.box.center()
