"""Clicks: the left one does what the prompt says, the right one shows everything that is possible; a card that is held
says of itself what it waits for.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, QTimer

from app.table.gestures.base import Gesture
from app.table.items import CardItem

#: So long a card is pressed until it counts as held, in milliseconds.
HELD_MS = 450


class Click(Gesture):
    """Press and let go on one card, or on the table. Who stays on a card that waits is told when it may be played, and
    letting go is no click any more.
    """

    def begin(self, point: QPointF, item: CardItem | None, button: Qt.MouseButton) -> bool:
        self._item, self._told = item, False
        if button != Qt.MouseButton.LeftButton:
            return False
        target = self.host.target
        if item is not None and target is not None and target.may_hold(self.host.scene.base_of(item.key)):
            QTimer.singleShot(HELD_MS, self.host.view, self._hold)
        return True

    def _hold(self) -> None:
        target = self.host.target
        if self._item is not None and target is not None and self.host.awaits(self):
            self._told = True
            target.held(self.host.scene.base_of(self._item.key))

    def end(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        scene, target = self.host.scene, self.host.target
        if self._told or target is None or scene.card_at(point) is not self._item:
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
