"""The host of the gestures: it asks each whether it begins, and lets the one that is meant go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent

from app.table.gestures.band import Band
from app.table.gestures.base import Gesture, Target
from app.table.gestures.click import Click, Menu
from app.table.gestures.drag import Drag

if TYPE_CHECKING:
    from app.table.scene import TableScene
    from app.table.view import TableView

#: What the pointer does to cards, in the order in which they are asked.
ALL: tuple[type[Gesture], ...] = (Menu, Drag, Band, Click)


class GestureHost:
    """Hears the pointer. ``installed`` are the gestures that the present question wants."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.target: Target | None = None
        self.installed: tuple[type[Gesture], ...] = ALL
        self._pending: list[Gesture] = []
        self._active: Gesture | None = None

    @property
    def scene(self) -> TableScene:
        """The table."""
        return self.view.table

    @property
    def busy(self) -> bool:
        """Whether a gesture is under way."""
        return self._active is not None or bool(self._pending)

    def awaits(self, gesture: Gesture) -> bool:
        """Whether a gesture has begun, and it is open yet which one is meant."""
        return gesture in self._pending

    def press(self, event: QMouseEvent) -> None:
        """A button went down."""
        if self.target is None or self.busy:
            return
        point = self._point(event)
        item = self.scene.card_at(point)
        for kind in self.installed:
            gesture = kind(self)
            if gesture.begin(point, item, event.button()):
                self._pending.append(gesture)

    def move(self, event: QMouseEvent) -> None:
        """The pointer moved."""
        point = self._point(event)
        if self._active is not None:
            self._active.move(point)
            return
        for gesture in self._pending:
            if gesture.move(point):
                self._active = gesture
                self._pending = []
                return
        if not self._pending:
            self.scene.hover(self.scene.card_at(point))

    def release(self, event: QMouseEvent) -> None:
        """The button went up."""
        gesture = self._active or (self._pending[-1] if self._pending else None)
        self._active, self._pending = None, []
        if gesture is not None:
            gesture.end(self._point(event), event.modifiers())

    def double(self, event: QMouseEvent) -> None:
        """A button went down twice."""
        item = self.scene.card_at(self._point(event))
        if self.target is not None and item is not None and event.button() == Qt.MouseButton.LeftButton:
            self.target.clicked_twice(self.scene.base_of(item.key))

    def cancel(self) -> bool:
        """Cancel what is under way; False where nothing is."""
        gesture = self._active or (self._pending[0] if self._pending else None)
        self._active, self._pending = None, []
        if gesture is None:
            return False
        gesture.cancel()
        return True

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.view.mapToScene(event.position().toPoint())
