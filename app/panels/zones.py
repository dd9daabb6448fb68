"""Browsers: every zone can be looked through, searched and sorted as far as its cards are known."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from app.cards.face import CardFace
from app.controller.asks import Ask
from app.panels.grid import CardGrid
from app.table.layout import Spot
from app.table.pictures import Painter
from app.table.spec import TableSpec
from app.theme import Look
from app.theme.choice import Choice
from app.theme.tokens import LEAD, ROOM, SNUG
from app.theme.words import Words
from engine.questions import Question
from engine.views import CardView, View

translate = QCoreApplication.translate


class Browser(QFrame):
    """The cards of one zone."""

    opened = Signal(object)
    pointed = Signal(object)
    menu_wanted = Signal(object, QPoint)
    closed = Signal()

    def __init__(
        self, spec: TableSpec, look: Look, painter: Painter, face_of: Callable[[CardView], CardFace], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._spec, self._look, self._face_of = spec, look, face_of
        self.spot: Spot = ("", -1)
        self._cards: list[tuple[int, CardFace]] = []
        self._over = parent
        self.setProperty("role", "panel")
        self.title = Words(parent=self)
        self.shut = QToolButton(self)
        self.shut.setText("✕")
        self.shut.clicked.connect(self.leave)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.order = Choice(self)
        self.order.currentIndexChanged.connect(self._filter)
        self.kind = Choice(self)
        self.kind.currentIndexChanged.connect(self._filter)
        self.grid = CardGrid(look, painter, parent=self)
        self.grid.opened.connect(self.opened)
        self.grid.pointed.connect(self.pointed)
        self.grid.menu_wanted.connect(self.menu_wanted)
        self.note = Words(parent=self)
        self.note.setProperty("role", "dim")
        row = QHBoxLayout()
        row.setSpacing(SNUG)
        row.addWidget(self.search, 1)
        row.addWidget(self.kind)
        row.addWidget(self.order)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.shut)
        box = QVBoxLayout(self)
        box.setContentsMargins(ROOM, ROOM, ROOM, ROOM)
        box.setSpacing(SNUG)
        box.addLayout(head)
        box.addLayout(row)
        box.addWidget(self.grid, 1)
        box.addWidget(self.note)
        self.hide()

    def show_spot(self, spot: Spot, view: View) -> None:
        """Show the cards of a place."""
        if spot != self.spot:
            self.spot = spot
            self.search.clear()
            self.kind.clear()
        area = next(one for one in self._spec.areas if one.key == spot[0])
        label = translate("Zones", area.label if len(self._spec.areas_of(area.zone)) > 1 else area.zone)
        label = label[:1].upper() + label[1:]
        owner = view.names[spot[1]] if spot[1] in (0, 1) else ""
        self.title.setFont(self._look.font(LEAD, bold=True))
        self.title.setText(f"{label} · {owner}" if owner else label)
        self.setAccessibleName(self.title.text())
        self.shut.setToolTip(translate("Browser", "Close (Esc)"))
        self.shut.setAccessibleName(translate("Browser", "Close (Esc)"))
        self.search.setPlaceholderText(translate("Browser", "Search names and texts"))
        zones = [zone for zone in view.zones if zone.name == area.zone and zone.seat in (spot[1], -1)]
        cards = [
            card for zone in zones for card in zone.cards if zone.seat >= 0 or card.controller == spot[1] or spot[1] < 0
        ]
        self._cards = [(card.handle, self._face_of(card)) for card in cards]
        hidden = sum(zone.count for zone in zones if zone.seat >= 0) - len(cards)
        self.note.setText(
            translate("Browser", "{count} cards lie face down").format(count=hidden) if hidden > 0 else ""
        )
        self.note.setVisible(hidden > 0)
        self._offer_kinds()
        self._filter()

    def stand(self) -> None:
        """Take the middle of the page."""
        area = self._over.rect()
        width, height = min(760, area.width() - 40), min(520, area.height() - 40)
        self.setGeometry((area.width() - width) // 2, (area.height() - height) // 2, width, height)

    def leave(self) -> None:
        """Close, and tell so."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def _offer_kinds(self) -> None:
        self.kind.blockSignals(True)
        self.order.blockSignals(True)
        kind = self.kind.currentData()
        self.kind.clear()
        self.kind.addItem(translate("Browser", "All types"), "")
        for one in sorted({face.type for _, face in self._cards if face.type}):
            self.kind.addItem(translate("Game", one), one)
        self.kind.setCurrentIndex(max(0, self.kind.findData(kind)))
        order = max(0, self.order.currentIndex())
        self.order.clear()
        for words, key in (
            (translate("Browser", "As they lie"), ""),
            (translate("Browser", "By name"), "name"),
            (translate("Browser", "By cost"), "cost"),
        ):
            self.order.addItem(words, key)
        self.order.setCurrentIndex(order)
        self.kind.blockSignals(False)
        self.order.blockSignals(False)

    def _filter(self) -> None:
        words = self.search.text().casefold().split()
        kind = self.kind.currentData() or ""
        found = []
        for handle, face in self._cards:
            elements = [translate("Game", element) for element in face.elements]
            text = " ".join((face.name, face.type_line, *face.lines, *elements)).casefold()
            if all(word in text for word in words) and kind in ("", face.type):
                found.append((handle, face))
        order = self.order.currentData()
        if order == "name":
            found.sort(key=lambda pair: pair[1].name)
        elif order == "cost":
            found.sort(key=lambda pair: (pair[1].cost, pair[1].name))
        self.grid.show_cards(found)


class Picker(QFrame):
    """Cards to choose from that do not lie in sight on the table."""

    pointed = Signal(object)

    def __init__(self, look: Look, painter: Painter, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._over = parent
        self._ask: Ask | None = None
        self.setProperty("role", "panel")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.title = Words(parent=self)
        self.title.setWordWrap(True)
        self.grid = CardGrid(look, painter, 108, self)
        self.grid.picked.connect(self._picked)
        self.grid.keyed.connect(self._picked)
        self.grid.pointed.connect(self.pointed)
        box = QVBoxLayout(self)
        box.setContentsMargins(ROOM, ROOM, ROOM, ROOM)
        box.setSpacing(SNUG)
        box.addWidget(self.title)
        box.addWidget(self.grid, 1)
        self.hide()

    def show_ask(self, ask: Ask, cards: list[tuple[int, CardFace]], title: str) -> None:
        """Let the player choose among these."""
        fresh = ask is not self._ask
        self._ask = ask
        self.title.setFont(self._look.font(LEAD, bold=True))
        self.title.setText(title)
        if fresh or not self.isVisible():
            self.grid.show_cards(cards)
            self.stand(len(cards))
            self.show()
            self.raise_()
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
        self.grid.mark(ask.glows())

    def stand(self, count: int) -> None:
        """Take the middle of the table, as large as so many cards want."""
        area = self._over.rect()
        cell = self.grid.gridSize()
        columns = max(1, min(count, (area.width() - 80) // cell.width()))
        rows = min(2, -(-count // columns))
        width = columns * cell.width() + 52
        width = min(max(width, 340), area.width() - 24)
        words = self.title.heightForWidth(width - 2 * ROOM)
        height = min(rows * cell.height() + words + 52, area.height() - 24)
        self.setGeometry((area.width() - width) // 2, max(12, (area.height() - height) // 2 - 20), width, height)

    def put_away(self) -> None:
        """There is nothing to choose here."""
        self._ask = None
        self.hide()

    def _picked(self, handle: int) -> None:
        if self._ask is not None:
            self._ask.clicked(handle)


def out_of_sight(question: Question, in_sight: Callable[[int], bool]) -> bool:
    """Whether a question is about cards that cannot all be clicked on the table."""
    return bool(question.faces) or any(not in_sight(handle) for handle in question.candidates)
