"""What a screen reader finds on the table: zones and cards by name, as a sighted player sees them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface, QColor

from app.cards.signs import in_words
from app.panels.preview import describe
from app.table.cursor import Cursor, Stop
from app.table.items import AreaItem, CardItem, Glow
from app.table.markers import told
from app.table.plates import PlateItem, status
from app.table.view import TableView
from engine.views import CardView

translate = QCoreApplication.translate


def name_of(stop: Stop, view: TableView) -> str:
    """What a card, place or plate is called."""
    scene = view.table
    match stop:
        case CardItem():
            words = [describe(stop.face) if stop.face.hidden else stop.face.name]
            if stop.glow is Glow.POSSIBLE:
                words.append(translate("Accessible", "possible"))
            elif stop.glow is Glow.CHOSEN:
                words.append(translate("Accessible", "chosen"))
            elif stop.glow is Glow.THREATENED:
                words.append(translate("Accessible", "threatened"))
            if stop.badge and stop.badge != "✓":
                words.append(stop.badge)
            words += _fighting(scene.known.get(stop.key))
            words += [one.verdict() for one in scene.weighed_with(stop.key)]
            words.append(place_name(stop.spot, view))
            return ", ".join(words)
        case AreaItem():
            return ", ".join((f"{place_name(stop.spot, view)}: {stop.count}", *told(stop.markers)))
        case PlateItem():
            values = [f"{translate('Values', gauge.label)} {value}" for gauge, value in stop.face.values]
            values += [in_words("".join(stop.face.signs))] if stop.face.signs else []
            parts = [stop.face.name, status(stop.face), *values]
            return ", ".join(part for part in parts if part)
    return str(scene)


def _fighting(card: CardView | None) -> list[str]:
    """What arrows say of a card: that it attacks, blocks or is attacked."""
    values = {} if card is None else card.values
    said = (
        ("attacking", translate("Accessible", "attacking")),
        ("blocking", translate("Accessible", "blocking")),
        ("defending", translate("Accessible", "defending")),
    )
    return [word for name, word in said if values.get(name)]


def description_of(stop: Stop) -> str:
    """What a card says, where it can be seen."""
    return describe(stop.face) if isinstance(stop, CardItem) and not stop.face.hidden else ""


def place_name(spot: tuple[str, int], view: TableView) -> str:
    """A zone in words, with whose it is."""
    area = next((one for one in view.table.spec.areas if one.key == spot[0]), None)
    label = translate("Zones", area.label) if area is not None else ""
    shown = view.table.view
    if shown is None or spot[1] not in (0, 1):
        return label
    return f"{label}, {shown.names[spot[1]]}"


class StopInterface(QAccessibleInterface):
    """One card, place or plate."""

    def __init__(self, owner: TableInterface, stop: Stop) -> None:
        super().__init__()
        self._owner = owner
        self.stop = stop

    def isValid(self) -> bool:
        return self.stop.scene() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> Any:
        return self._owner.window()

    def parent(self) -> QAccessibleInterface:
        return self._owner

    def child(self, index: int) -> Any:
        return None

    def childAt(self, x: int, y: int) -> Any:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.stop.focused
        if isinstance(self.stop, CardItem):
            state.selectable = True
            state.selected = self.stop.glow is Glow.CHOSEN
        return state

    def rect(self) -> QRect:
        view = self._owner.view
        box = self.stop.whole_box() if isinstance(self.stop, CardItem) else self.stop.box
        polygon = view.mapFromScene(box)
        area = polygon.boundingRect()
        return QRect(view.viewport().mapToGlobal(area.topLeft()), area.size())

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return name_of(self.stop, self._owner.view)
        if kind == QAccessible.Text.Description:
            return description_of(self.stop)
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        return

    def foregroundColor(self) -> QColor:
        return self._owner.view.table.look.palette.text

    def backgroundColor(self) -> QColor:
        return self._owner.view.table.look.palette.ground


class TableInterface(QAccessibleInterface):
    """The table: a list of everything on it."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self.view = view
        self._cursor = Cursor(view.table)
        self._children: dict[int, StopInterface] = {}

    def _stops(self) -> list[Stop]:
        return self._cursor.stops()

    def of(self, stop: Stop) -> StopInterface:
        """The interface of a stop; it is kept as long as the table."""
        found = self._children.get(id(stop))
        if found is None or found.stop is not stop:
            found = self._children[id(stop)] = StopInterface(self, stop)
            QAccessible.registerAccessibleInterface(found)
        return found

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return self.view

    def window(self) -> Any:
        return self.view.window().windowHandle()

    def parent(self) -> Any:
        return QAccessible.queryAccessibleInterface(self.view.parentWidget() or self.view.window())

    def child(self, index: int) -> Any:
        stops = self._stops()
        return self.of(stops[index]) if 0 <= index < len(stops) else None

    def childAt(self, x: int, y: int) -> Any:
        for stop in self._stops():
            if self.of(stop).rect().contains(x, y):
                return self.of(stop)
        return None

    def childCount(self) -> int:
        return len(self._stops())

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        stops = self._stops()
        stop = getattr(child, "stop", None)
        return stops.index(stop) if stop in stops else -1

    def focusChild(self) -> Any:
        focused = next((stop for stop in self._stops() if stop.focused), None)
        return None if focused is None else self.of(focused)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.view.hasFocus()
        return state

    def rect(self) -> QRect:
        return QRect(self.view.mapToGlobal(self.view.rect().topLeft()), self.view.size())

    def text(self, kind: QAccessible.Text) -> str:
        return translate("Accessible", "Table") if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        return


_interfaces: dict[int, TableInterface] = {}
_installed: list[bool] = []


def _make(_class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    key = id(thing)
    if key not in _interfaces or _interfaces[key].view is not thing:
        _interfaces[key] = TableInterface(thing)
        thing.destroyed.connect(lambda: _interfaces.pop(key, None))
    return _interfaces[key]


def install() -> None:
    """Let screen readers find the cards of tables."""
    if not _installed:
        QAccessible.installFactory(_make)
        _installed.append(True)


class Voice:
    """Speaks what happens to a screen reader."""

    def __init__(self, view: TableView) -> None:
        install()
        self._view = view
        self.spoken: list[str] = []

    def say(self, words: str) -> None:
        """Say something that is not where the keyboard is."""
        if not words:
            return
        words = in_words(words)
        self.spoken.append(words)
        del self.spoken[:-200]
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, words))

    def focus(self) -> None:
        """The keyboard went to another card."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self._view, QAccessible.Event.Focus))
