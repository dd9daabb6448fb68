"""Dragging: a card is taken up, the places where it may go are lit, and it goes there or glides back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from app.table import layers
from app.table.gestures.base import Dropped, Gesture
from app.table.items import CardItem, Glow


class Drag(Gesture):
    """Take cards up, carry them, drop them."""

    def begin(self, point: QPointF, item: CardItem | None, button: Qt.MouseButton) -> bool:
        target = self.host.target
        if item is None or target is None or button != Qt.MouseButton.LeftButton:
            return False
        self._start = point
        self._held: list[CardItem] = []
        self._offsets: list[QPointF] = []
        self._handle = self.host.scene.base_of(item.key)
        return target.may_drag(self._handle)

    def move(self, point: QPointF) -> bool:
        if not self._held:
            way = (point - self._start).manhattanLength() * self.host.view.zoom
            if way < QApplication.startDragDistance():
                return False
            self._take_up()
        for item, offset in zip(self._held, self._offsets, strict=True):
            item.setPos(point + offset)
        self._aim(point)
        return True

    def end(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        target, scene = self.host.target, self.host.scene
        if target is None or not self._held:
            return
        scene.weigh_with(0)
        card = scene.card_at(point)
        plate = scene.plate_at(point)
        handles = tuple(item.key for item in self._held)
        for item in self._held:
            item.held = False
        drop = Dropped(
            handles,
            scene.landing(point),
            None if plate is None else plate.seat,
            None if card is None else scene.base_of(card.key),
        )
        taken = target.dropped(drop, by_hand=bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
        for item in self._held:
            if item.scene() is scene and (not taken or item.key in handles) and not scene.animator.carries(item):
                scene.send_home(item)
        target.relight()

    def cancel(self) -> None:
        self.host.scene.weigh_with(0)
        for item in self._held:
            self.host.scene.send_home(item)
        if self.host.target is not None:
            self.host.target.relight()

    def _take_up(self) -> None:
        scene, target = self.host.scene, self.host.target
        assert target is not None
        scene.hover(None)
        scene.weigh_with(self._handle)
        handles = target.held_together(self._handle)
        for count, handle in enumerate(handles):
            item = scene.cards.get(handle)
            if item is None:
                continue
            scene.animator.stop(item)
            item.held = True
            item.setRotation(0)
            item.setZValue(layers.HELD + len(handles) - count)
            self._held.append(item)
            self._offsets.append(QPointF(item.place_width * 0.35 * count, item.place_width * 0.12 * count))
        places, plates, cards = target.places_for(handles)
        scene.light_places(places, plates)
        scene.light_cards({handle: (glow, "") for handle, glow in cards.items()})
        self._places = places
        self._cards = [(scene.cards[handle], glow) for handle, glow in cards.items() if handle in scene.cards]

    def _aim(self, point: QPointF) -> None:
        """The lit card or place under the pointer is lit more."""
        scene = self.host.scene
        over = next((item for item, _ in self._cards if item.whole_box().contains(point)), None)
        for item, glow in self._cards:
            item.set_glow(Glow.CHOSEN if item is over else glow, "")
        spot = scene.spot_at(point) if over is None else None
        for each, glow in self._places.items():
            scene.areas[each].show_state(glow=Glow.CHOSEN if each == spot else glow)
