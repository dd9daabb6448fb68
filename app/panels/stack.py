"""The stack: what waits to resolve, the next one first; pointing at a line shows what it is aimed at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.theme import Look
from app.theme.tokens import BODY, SNUG, TIGHT
from engine.views import View

translate = QCoreApplication.translate
_INDEX = Qt.ItemDataRole.UserRole


class StackPanel(QFrame):
    """Lists the stack, top first."""

    pointed = Signal(object)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view: View | None = None
        self.setProperty("role", "panel")
        self.title = QLabel(self)
        self.list = QListWidget(self)
        self.list.setMouseTracking(True)
        self.list.setWordWrap(True)
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

    def show_view(self, view: View, say: Callable[[str], str], name_of: Callable[[int], str]) -> None:
        """Show what waits."""
        self._view = view
        self.setVisible(bool(view.stack))
        self.title.setFont(self._look.font(BODY, bold=True))
        self.title.setText(translate("Stack", "Stack ({count})").format(count=len(view.stack)))
        self.list.clear()
        for index in range(len(view.stack) - 1, -1, -1):
            line = view.stack[index]
            who = view.names[line.controller] if line.controller in (0, 1) else ""
            text = say(line.text)
            targets = [name_of(target) for target in line.targets if target]
            if targets:
                text += " → " + ", ".join(targets)
            item = QListWidgetItem(f"{text}  ·  {who}")
            item.setData(_INDEX, index)
            color: QColor = self._look.palette.mine if line.controller == view.seat else self._look.palette.theirs
            item.setForeground(QBrush(color if index == len(view.stack) - 1 else self._look.palette.text))
            first = translate("Stack", "resolves next") if index == len(view.stack) - 1 else ""
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{text}, {who} {first}".strip())
            self.list.addItem(item)
        self._stretch()

    def _stretch(self) -> None:
        """Be as high as the first lines need at this width."""
        width = max(120, self.width() - 56)
        metrics = self.list.fontMetrics()
        heights = []
        for row in range(min(3, self.list.count())):
            area = metrics.boundingRect(0, 0, width, 400, Qt.TextFlag.TextWordWrap, self.list.item(row).text())
            heights.append(area.height() + 13)
        self.list.setFixedHeight(sum(heights) + 8)

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
