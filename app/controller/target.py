"""What the gestures act on: a card that is dragged, clicked or pressed long means something for what is asked."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt

from app.controller.asks import Ask
from app.controller.desk import TableDesk
from app.controller.drops import Drops
from app.controller.menus import Menus
from app.controller.waits import WaitingCards
from app.mode import Mode
from app.table.gestures.base import Dropped
from app.table.items import Glow
from app.table.layout import Spot
from engine.overrides import Turn


class GestureTarget:
    """Passes gestures on to the question that is asked, to the menus, and to what takes dropped cards."""

    def __init__(self, desk: TableDesk, drops: Drops, menus: Menus) -> None:
        self._desk, self._drops, self._menus = desk, drops, menus
        self._waiting = WaitingCards(desk)
        #: What was being asked when a card was clicked last.
        self._clicked: Ask | None = None

    def may_drag(self, handle: int) -> bool:
        item = self._desk.scene.cards.get(handle)
        if item is None or self._desk.session.consent is not None:
            return False
        if self._desk.session.hands_free:
            return True
        if item.face.hidden:
            # An orb, say, that is chosen unseen.
            return handle in self._desk.ask.question.candidates and self._desk.ask.may_drag(handle)
        return self._desk.session.mode is Mode.ASK or self._desk.ask.may_drag(handle)

    def held_together(self, handle: int) -> tuple[int, ...]:
        return self._desk.ask.held_together(handle)

    def places_for(
        self, handles: tuple[int, ...]
    ) -> tuple[Mapping[Spot, Glow], Mapping[int, Glow], Mapping[int, Glow]]:
        places = self._desk.ask.places_for(handles)
        return places.spots, places.plates, places.cards

    def dropped(self, drop: Dropped, *, by_hand: bool) -> bool:
        return self._drops.take(drop, by_hand=by_hand)

    def clicked(self, handle: int, modifiers: Qt.KeyboardModifier) -> None:
        self._desk.balloon.hide()
        self._desk.selected, self._clicked = handle, self._desk.ask
        self._desk.show_preview(handle)
        if not self._desk.ask.clicked(handle):
            self._browse(self._desk.spot_of(handle))

    def may_hold(self, handle: int) -> bool:
        return self._waiting.may_tell(handle)

    def held(self, handle: int) -> None:
        self._desk.show_preview(handle)
        self._waiting.tell(handle)

    def clicked_ground(self, spot: Spot | None, plate: int | None) -> None:
        self._desk.balloon.hide()
        self._desk.selected = None
        self._browse(spot)

    def clicked_twice(self, handle: int) -> None:
        """The usual thing, unless the first click was an answer: the second does not answer what is asked after it."""
        if self._clicked is self._desk.ask:
            self.double_clicked(handle)

    def double_clicked(self, handle: int) -> None:
        if self._desk.session.my_question is not None and self._desk.ask.double_clicked(handle):
            return
        card = self._desk.card(handle)
        spot = self._desk.spot_of(handle)
        area = None if spot is None else self._desk.spec.area(spot[0])
        on_field = area is not None and area.zone in self._desk.spec.field_zones
        if self._desk.session.hands_free and card is not None and on_field:
            self._desk.by_hand((Turn(handle, not card.dull),), "")
        elif self._desk.ask.mine:
            self.menu(handle, spot, self._desk.scene_point(handle))

    def menu(self, handle: int | None, spot: Spot | None, at: QPointF) -> None:
        self._desk.balloon.hide()
        plate = self._desk.scene.plate_at(at)
        self._menus.show(handle, spot, None if plate is None else plate.seat, self._desk.to_screen(at))

    def banded(self, handles: tuple[int, ...]) -> None:
        self._desk.ask.banded(handles)

    def relight(self) -> None:
        self._desk.relight()

    def _browse(self, spot: Spot | None) -> None:
        """Look through a pile."""
        area = None if spot is None else next((one for one in self._desk.spec.areas if one.key == spot[0]), None)
        if spot is not None and area is not None and area.style.value in ("pile", "cascade") and spot[1] >= 0:
            self._desk.browse.emit(spot)
