"""Clicks: the left one does what the prompt says, the right one shows everything that is possible."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

from app.table.gestures.base import Gesture
from app.table.items import CardItem


class Click(Gesture):
    """Press and let go on one card, or on the table."""

    def begin(self, point: QPointF, item: CardItem | None, button: Qt.MouseButton) -> bool:
        self._item = item
        return button == Qt.MouseButton.LeftButton

    def end(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        scene, target = self.host.scene, self.host.target
        if target is None or scene.card_at(point) is not self._item:
            return
        if self._item is not None:
            target.clicked(scene.base_of(self._item.key), modifiers)
        else:
            plate = scene.plate_at(point)
            target.clicked_ground(scene.spot_at(point), None if plate is None else plate.seat)


class Menu(Gesture):
    """The right button."""

    def begin(self, point: QPointF, item: CardItem | None, button: Qt.MouseButton) -> bool:
        self._item = item
        return button == Qt.MouseButton.RightButton

    def end(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        scene, target = self.host.scene, self.host.target
        if target is not None:
            handle = None if self._item is None else scene.base_of(self._item.key)
            target.menu(handle, scene.spot_at(point), point)
