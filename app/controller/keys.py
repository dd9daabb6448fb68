"""The keyboard on the table: arrows go, Enter acts, Space passes or confirms, Menu shows everything."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from app.controller.asks.lines import AskOptions, AskYesNo
from app.controller.asks.numbers import AskAmounts
from app.controller.asks.plays import AskPlay
from app.controller.controller import Controller
from app.passing import Wish
from app.table.cursor import Cursor, centre
from app.table.items import AreaItem, CardItem
from app.table.plates import PlateItem

_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
#: Keys that answer: who holds one down answers once.
_ONCE = frozenset({
    Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Y, Qt.Key.Key_N,
    *(Qt.Key(Qt.Key.Key_0 + number) for number in range(1, 10)),
})  # fmt: skip


class Keys:
    """Hears the keys of the table."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self.cursor = Cursor(controller.desk.scene)
        controller.desk.table.key_pressed.connect(self.press)
        self._acts: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Return: self.act,
            Qt.Key.Key_Enter: self.act,
            Qt.Key.Key_Space: self._controller.press_space,
            Qt.Key.Key_Escape: self._controller.escape,
            Qt.Key.Key_Menu: self.menu,
            Qt.Key.Key_B: self.browse,
            Qt.Key.Key_PageDown: lambda: self.lit(1),
            Qt.Key.Key_PageUp: lambda: self.lit(-1),
            Qt.Key.Key_Y: lambda: self.say(True),
            Qt.Key.Key_N: lambda: self.say(False),
            Qt.Key.Key_F4: lambda: controller.session.pass_until(Wish.UNTIL_SOMETHING),
            Qt.Key.Key_F6: lambda: controller.session.pass_until(Wish.UNTIL_MY_TURN),
            Qt.Key.Key_F8: lambda: controller.session.pass_until(Wish.HOLD),
        }

    def press(self, event: object) -> None:
        """A key was pressed while the keyboard is on the table."""
        if not isinstance(event, QKeyEvent):
            return
        key = Qt.Key(event.key())
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if event.isAutoRepeat() and key in _ONCE:
            event.accept()
            return
        if plain and key in _WAYS:
            self._show(self.cursor.go(*_WAYS[key]))
            event.accept()
        elif key == Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.menu()
            event.accept()
        elif plain and key in self._acts:
            self._acts[key]()
            event.accept()
        elif plain and Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and isinstance(self._controller.desk.ask, AskOptions):
            line = key - Qt.Key.Key_1
            asked = self._controller.session.my_question is not None and not self._controller.hasty()
            if asked and line < len(self._controller.desk.ask.question.options):
                self._controller.desk.ask.pick(line)
            event.accept()

    def act(self) -> None:
        """Do the usual thing with what the keyboard is on."""
        controller = self._controller
        stop = self.cursor.stop
        match stop:
            case CardItem():
                handle = controller.desk.scene.base_of(stop.key)
                ask = controller.desk.ask
                if controller.session.my_question is None:
                    self.menu()
                elif isinstance(ask, AskPlay):
                    if ask.offers(handle) or not self._browse(stop.spot):
                        controller.target.double_clicked(handle)
                elif not isinstance(ask, AskAmounts) or handle in ask.values:
                    controller.target.clicked(handle, Qt.KeyboardModifier.NoModifier)
            case AreaItem():
                self._browse(stop.spot)
            case PlateItem():
                self.menu()

    def browse(self) -> None:
        """Look through the pile that the keyboard is on."""
        stop = self.cursor.stop
        if isinstance(stop, CardItem | AreaItem):
            self._browse(stop.spot)

    def menu(self) -> None:
        """Show everything that is possible with what the keyboard is on."""
        stop = self.cursor.stop
        controller = self._controller
        at = centre(stop) if stop is not None else QPointF(0, 0)
        match stop:
            case CardItem():
                controller.target.menu(controller.desk.scene.base_of(stop.key), stop.spot, at)
            case AreaItem():
                controller.target.menu(None, stop.spot, at)
            case PlateItem():
                controller.target.menu(None, None, at)

    def lit(self, step: int) -> None:
        """Go to the next card that is lit."""
        self._show(self.cursor.next_lit(list(self._controller.desk.ask.glows()), step))

    def say(self, yes: bool) -> None:
        """Answer yes or no."""
        ask = self._controller.desk.ask
        asked = self._controller.session.my_question is not None and not self._controller.hasty()
        if isinstance(ask, AskYesNo) and asked:
            ask.buttons()[0 if yes else 1].act()

    def _browse(self, spot: tuple[str, int]) -> bool:
        area = next((one for one in self._controller.desk.spec.areas if one.key == spot[0]), None)
        if area is None or area.style.value not in ("pile", "cascade") or spot[1] < 0:
            return False
        self._controller.desk.browse.emit(spot)
        return True

    def _show(self, stop: object) -> None:
        if isinstance(stop, CardItem | AreaItem | PlateItem):
            self._controller.desk.table.bring_into_sight(stop)
        if isinstance(stop, CardItem):
            self._controller.desk.selected = stop.key
            self._controller.desk.show_preview(stop.key)
