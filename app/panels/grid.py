"""A grid of cards to look through: with arrows and search by keyboard, with names for screen readers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListView, QListWidget, QListWidgetItem, QWidget

from app.cards.face import RATIO, CardFace
from app.panels.preview import describe
from app.table.items import Glow
from app.table.light import REACH, glow
from app.table.pictures import Painter
from app.theme import Look

_HANDLE = Qt.ItemDataRole.UserRole


class CardGrid(QListWidget):
    """Cards side by side, by handle."""

    picked = Signal(object)
    opened = Signal(object)
    keyed = Signal(object)
    pointed = Signal(object)
    menu_wanted = Signal(object, QPoint)

    def __init__(self, look: Look, painter: Painter, width: int = 118, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._painter, self._width = look, painter, width
        self._faces: dict[int, CardFace] = {}
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setUniformItemSizes(True)
        self.setSpacing(4)
        reach = width * REACH
        size = QSize(round(width + 2 * reach), round(width * RATIO + 2 * reach))
        self.setIconSize(size)
        self.setGridSize(size + QSize(6, 6))
        self.setMouseTracking(True)
        # What lies under it is not painted when only that has changed.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.itemClicked.connect(lambda item: self.picked.emit(item.data(_HANDLE)))
        self.itemDoubleClicked.connect(lambda item: self.opened.emit(item.data(_HANDLE)))
        self.keyed.connect(self.opened)
        self.itemEntered.connect(lambda item: self.pointed.emit(item.data(_HANDLE)))
        self.currentItemChanged.connect(self._current)
        self.customContextMenuRequested.connect(self._menu)

    def show_cards(self, cards: Sequence[tuple[int, CardFace]]) -> None:
        """Show these cards in this order."""
        self.clear()
        self._faces = dict(cards)
        for handle, face in cards:
            item = QListWidgetItem()
            item.setData(_HANDLE, handle)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, describe(face))
            item.setIcon(self._icon(face, Glow.NONE, ""))
            self.addItem(item)
        if cards:
            self.setCurrentRow(0)

    def mark(self, marks: Mapping[int, tuple[Glow, str]]) -> None:
        """Light these cards up."""
        for row in range(self.count()):
            item = self.item(row)
            handle = item.data(_HANDLE)
            mark, badge = marks.get(handle, (Glow.NONE, ""))
            face = self._faces[handle]
            item.setIcon(self._icon(face, mark, badge))
            words = describe(face)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{badge} {words}" if badge else words)

    def faces(self) -> Mapping[int, CardFace]:
        """The cards that are shown."""
        return self._faces

    def _icon(self, face: CardFace, mark: Glow, badge: str) -> QIcon:
        ratio = self.devicePixelRatioF()
        reach = self._width * REACH
        size = self.iconSize()
        pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        palette = self._look.palette
        if mark is not Glow.NONE:
            color = palette.chosen if mark is Glow.CHOSEN else palette.possible
            painter.drawPixmap(0, 0, glow(self._width, self._width * RATIO, ratio, color))
        painter.drawPixmap(round(reach), round(reach), self._painter.pixmap(face, self._width, ratio))
        if badge:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.chosen)
            painter.drawEllipse(round(size.width() / 2 - 14), round(reach / 2), 28, 28)
            painter.setPen(palette.sunken)
            painter.setFont(self._look.font(14, bold=True))
            painter.drawText(
                round(size.width() / 2 - 14), round(reach / 2), 28, 28, Qt.AlignmentFlag.AlignCenter, badge
            )
        painter.end()
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)
        return icon

    def _current(self, item: QListWidgetItem | None, _before: object) -> None:
        if item is not None and self.hasFocus():
            self.pointed.emit(item.data(_HANDLE))

    def _menu(self, at: QPoint) -> None:
        item = self.itemAt(at) or self.currentItem()
        if item is not None:
            self.menu_wanted.emit(item.data(_HANDLE), self.viewport().mapToGlobal(at))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards on ground of its own."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._look.palette.field)
        painter.end()
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go on through the rows; Enter acts."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps and self.count():
            self.setCurrentRow(min(self.count() - 1, max(0, self.currentRow() + steps[key])))
        elif key == Qt.Key.Key_Home and self.count():
            self.setCurrentRow(0)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem() is not None:
            self.keyed.emit(self.currentItem().data(_HANDLE))
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            return True
        return super().event(event)
