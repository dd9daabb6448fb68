"""The menus of the table: what the rules allow first, then what can be done by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu

from app.cards.signs import in_words
from app.controller import byhand
from app.controller.byhand import Verb
from app.controller.desk import TableDesk
from app.table.layout import Spot
from app.theme.words import tip

translate = QCoreApplication.translate
#: A line of a menu is no wider than this, in pixels; what is longer is read in its tooltip.
_WIDEST = 520
#: What a dialog is wider than its title: the buttons of its frame.
_FRAME = 160


class Menus:
    """Makes and shows the menus."""

    def __init__(self, desk: TableDesk) -> None:
        self._desk = desk
        self.open: QMenu | None = None

    def choose(self, choices: Sequence[tuple[str, Callable[[], object]]], at: QPoint) -> None:
        """Let the player choose one of several ways."""
        menu = self._new()
        for text, act in choices:
            self._add(menu, text, act)
        self._popup(menu, self._desk.table.viewport().mapToGlobal(at))

    def show(self, handle: int | None, spot: Spot | None, plate: int | None, at: QPoint) -> None:
        """Show everything that is possible with a card, a place or a plate."""
        menu = self._new()
        desk = self._desk
        view = desk.view()
        if handle is not None and desk.card(handle) is not None:
            self._card(menu, handle)
        elif plate is not None:
            self._verbs(menu, byhand.plate_verbs(desk.spec, view, plate), view.names[plate])
        elif spot is not None:
            self._add(menu, translate("Menus", "Browse"), lambda: desk.browse.emit(spot))
            self._zone(menu, spot)
        if menu.isEmpty():
            return
        self._popup(menu, at)

    def stack(self, index: int, at: QPoint) -> None:
        """Show what can be done by hand to something on the stack."""
        menu = self._new()
        self._verbs(menu, byhand.stack_verbs(index))
        self._popup(menu, at)

    def _card(self, menu: QMenu, handle: int) -> None:
        desk = self._desk
        if desk.session.my_question is not None:
            for text, act in desk.ask.actions(handle):
                self._add(menu, text, act)
        card = desk.card(handle)
        spot = desk.spot_of(handle)
        if card is None or spot is None:
            return
        zone = next((area.zone for area in desk.spec.areas if area.key == spot[0]), "")
        if menu.isEmpty():
            nothing = menu.addAction(translate("Menus", "The rules allow nothing with it now"))
            nothing.setEnabled(False)
        if card.under:
            below = menu.addMenu(translate("Menus", "Under it"))
            for one in reversed(card.under):
                self._add(below, desk.name_of(one), self._showing(one))
        if zone not in (*desk.spec.field_zones, desk.spec.hand_zone):
            self._add(menu, translate("Menus", "Browse"), lambda: desk.browse.emit(spot))
        self._anyway(menu, handle)
        if card.code:
            verbs = byhand.card_verbs(desk.spec, desk.view(), card, zone)
            self._verbs(menu, verbs, desk.name_of(handle))
        if zone == desk.spec.deck_zone:
            self._zone(menu, spot)

    def _zone(self, menu: QMenu, spot: Spot) -> None:
        """Add what can be done by hand to all that lies at a place."""
        desk = self._desk
        zone = translate("Zones", desk.spec.zone_of(spot[0]))
        self._verbs(menu, byhand.zone_verbs(desk.spec, desk.view(), spot), zone)

    def _anyway(self, menu: QMenu, handle: int) -> None:
        """Add what the rules refuse of the card: to do it nevertheless where players can, else to be told why."""
        desk = self._desk
        if desk.session.my_question is None:
            return
        for text, act in desk.ask.anyway(handle):
            self._add(menu, text, act, translate("Menus", "{act}, although the rules say no"))
        for text, act in desk.ask.why_not(handle):
            self._add(menu, text, act, translate("Menus", "Why not: {act}"))

    def _showing(self, handle: int) -> Callable[[], None]:
        return lambda: self._desk.show_preview(handle)

    def _verbs(self, menu: QMenu, verbs: Sequence[Verb], about: str = "") -> None:
        """Add the manual verbs under a heading; ``about`` names what they are done to."""
        if not verbs:
            return
        menu.addSeparator()
        desk = self._desk
        free = desk.session.hands_free
        heading = translate("Menus", "By hand") if free else translate("Menus", "By hand (the other seat agrees)")
        head = menu.addAction(heading)
        head.setEnabled(False)
        groups: dict[str, QMenu] = {}
        for verb in verbs:
            under = menu
            if verb.group:
                if verb.group not in groups:
                    groups[verb.group] = menu.addMenu(verb.group)
                under = groups[verb.group]
            self._add(under, verb.text, self._doing(verb, about))

    def _doing(self, verb: Verb, about: str) -> Callable[[], None]:
        def act() -> None:
            text = ""
            if verb.ask:
                asking = QInputDialog(self._desk.table)
                asking.setWindowTitle(verb.text)
                asking.setLabelText(verb.ask)
                # It is as wide as what stands in it, which it has once its size is asked for: not as its title.
                asking.sizeHint()
                for line in asking.findChildren(QLineEdit):
                    line.setMinimumWidth(asking.fontMetrics().horizontalAdvance(verb.text) + _FRAME)
                if not asking.exec():
                    return
                text = asking.textValue()
            words = " ".join(one for one in (verb.group, verb.text, text) if one)
            self._desk.by_hand((verb.make(text),), f"{about}: {words}" if about else words)

        return act

    def _new(self) -> QMenu:
        if self.open is not None:
            self.open.close()
            self.open.deleteLater()
        self.open = QMenu(self._desk.table)
        self.open.setToolTipsVisible(True)
        return self.open

    def _add(self, menu: QMenu, text: str, act: Callable[[], object], frame: str = "{act}") -> QAction:
        said = in_words(text)
        metrics = menu.fontMetrics()
        room = _WIDEST - metrics.horizontalAdvance(frame)
        short = metrics.elidedText(said, Qt.TextElideMode.ElideRight, room)
        action = menu.addAction(frame.format(act=short))
        action.setToolTip(tip(frame.format(act=said)))
        action.triggered.connect(lambda _checked=False: act())
        return action

    def _popup(self, menu: QMenu, at: QPoint) -> None:
        menu.popup(at)
        first = next((one for one in menu.actions() if one.isEnabled() and not one.isSeparator()), None)
        if first is not None:
            menu.setActiveAction(first)
