"""What may be larger than the screen, with large type on a small one."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

#: What stands around it on the screen: frame and buttons, in pixels and in lines of type.
_AROUND, _LINES = 64, 4


def room_for(dialog: QWidget) -> QSize:
    """How large something in a dialog can be: the screen has room for it, or the window to which the dialog belongs."""
    parent = dialog.parentWidget()
    # A widget that is asked for its screen itself would count as its parent, and take it along when it goes.
    screen = QGuiApplication.screenAt(dialog.mapToGlobal(dialog.rect().center())) or QGuiApplication.primaryScreen()
    largest = screen.availableSize().expandedTo(parent.window().size() if parent is not None else QSize())
    return largest - QSize(_AROUND, _AROUND + _LINES * dialog.fontMetrics().height())


class Scrolled(QScrollArea):
    """Shows something in a dialog whole where there is room for it; else it scrolls, and what stands below stays."""

    def __init__(self, inside: QWidget, dialog: QWidget) -> None:
        super().__init__(dialog)
        self._dialog, self._inside = dialog, inside
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidget(inside)

    def sizeHint(self) -> QSize:
        wanted, room = self._inside.sizeHint(), room_for(self._dialog)
        # Words that go on in several lines need more height than they ask for.
        wanted.setHeight(max(wanted.height(), self._inside.heightForWidth(wanted.width())))
        if wanted.height() > room.height():
            wanted += QSize(self.verticalScrollBar().sizeHint().width(), 0)
        return wanted.boundedTo(room)
