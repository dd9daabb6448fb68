"""The stack: what waits to resolve, the next one first; pointing at a line shows what it is aimed at."""

from __future__ import annotations

import html
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.cards.signs import in_words, with_signs
from app.panels.markup import MARKUP, MarkupLines
from app.theme import Look
from app.theme.tokens import BODY, CAPTION, SNUG, TIGHT
from app.theme.words import Words, tip
from engine.views import View

translate = QCoreApplication.translate
_INDEX = Qt.ItemDataRole.UserRole
#: The list scrolls beyond this height, in pixels; where the window is low, it may be as low as the other.
_TALLEST, _LOWEST = 230, 62


class StackPanel(QFrame):
    """Lists the stack, top first."""

    pointed = Signal(object)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view: View | None = None
        #: How high the list is where there is room.
        self._wanted = 0
        self.setProperty("role", "panel")
        self.title = Words(parent=self)
        self.list = QListWidget(self)
        self.list.setMouseTracking(True)
        self._lines = MarkupLines(self.list)
        self.list.setItemDelegate(self._lines)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemEntered.connect(self._entered)
        self.list.currentItemChanged.connect(self._entered)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self.list.viewport().installEventFilter(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(SNUG + 2, SNUG, SNUG + 2, SNUG)
        box.setSpacing(TIGHT)
        box.addWidget(self.title)
        box.addWidget(self.list)

    def show_view(self, view: View, called: str, say: Callable[[str], str], name_of: Callable[[int], str]) -> None:
        """Show what waits, under the name that the game gives it."""
        self._view = view
        self.setVisible(bool(view.stack))
        self.title.setFont(self._look.font(BODY, bold=True))
        words = translate("Stack", "{name} ({count})")
        self.title.setText(words.format(name=translate("Zones", called), count=len(view.stack)))
        self.list.clear()
        for index in range(len(view.stack) - 1, -1, -1):
            self.list.addItem(self._item(view, index, say, name_of))
        self._stretch()

    def _item(
        self, view: View, index: int, say: Callable[[str], str], name_of: Callable[[int], str]
    ) -> QListWidgetItem:
        line, palette = view.stack[index], self._look.palette
        next_one = index == len(view.stack) - 1
        who = view.names[line.controller] if line.controller in (0, 1) else ""
        head = say(line.text)
        head = head[:1].upper() + head[1:]
        targets = [name_of(target) for target in line.targets if target]
        if targets:
            head += " → " + ", ".join(targets)
        head = f"{head}  ·  {who}"
        says = [say(one) for one in line.says.splitlines()]
        small = round(CAPTION * self._look.zoom)
        color = palette.mine if line.controller == view.seat else palette.theirs
        shown = [with_signs(one, small + 2, palette.text, self.devicePixelRatioF()) for one in says]
        body = "".join(
            f'<div style="color:{palette.text_dim.name()};font-size:{small}px">{one}</div>' for one in shown
        )
        says = [in_words(one) for one in says]
        item = QListWidgetItem()
        item.setData(_INDEX, index)
        item.setData(
            MARKUP,
            f'<div style="color:{(color if next_one else palette.text).name()};font-weight:600">'
            f"{html.escape(head)}</div>{body}",
        )
        first = translate("Stack", "resolves next") if next_one else ""
        spoken = ". ".join(one for one in (head, first, *says) if one)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        item.setToolTip(tip("\n".join(says)))
        return item

    def _stretch(self) -> None:
        """Be as high as the first lines need at this width, and no higher than leaves room for the rest."""
        width = self.list.viewport().width()
        heights = [self._lines.height_of(self.list.item(row), width) for row in range(min(3, self.list.count()))]
        self._wanted = min(sum(heights) + 6, round(_TALLEST * self._look.zoom))
        self.list.setMaximumHeight(self._wanted)
        self.list.setMinimumHeight(min(self._wanted, _LOWEST))
        self.list.doItemsLayout()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint, lines = super().sizeHint(), self.list
        shown = max(lines.minimumHeight(), min(lines.sizeHint().height(), lines.maximumHeight()))
        return QSize(hint.width(), hint.height() - shown + self._wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._stretch()

    def _entered(self, item: QListWidgetItem | None, _before: object = None) -> None:
        if item is None or self._view is None:
            self.pointed.emit(None)
            return
        index = item.data(_INDEX)
        if index < len(self._view.stack):
            self.pointed.emit(self._view.stack[index])

    def _menu(self, at: QPoint) -> None:
        item = self.list.itemAt(at)
        if item is not None:
            self.menu_wanted.emit(item.data(_INDEX), self.list.viewport().mapToGlobal(at))

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.pointed.emit(None)
        return False
