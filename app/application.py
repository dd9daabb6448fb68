"""The Qt application, of which a process has one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

#: Qt's word for: no threads of its own for painting.
_ALONE = "QT_NO_GUI_THREADPOOL"
#: Where an installer puts the icon of windows; from source there is none.
_ICONS = Path(__file__).parents[1] / "assets" / "icons"


class Application(QApplication):
    """The application; it hears what files the desktop wants opened.

    macOS starts the program without a word and sends the file that was clicked twice as an event, often before there
    is a window: until somebody takes them, such files wait.
    """

    file_waits = Signal()

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._waiting: list[Path] = []

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            if event.file():
                self._waiting.append(Path(event.file()))
                self.file_waits.emit()
            return True
        return super().event(event)

    def take_files(self) -> tuple[Path, ...]:
        """The files that wait to be opened; they are waiting no more."""
        taken, self._waiting = tuple(self._waiting), []
        return taken


def application(arguments: Sequence[str] = ("tessera",)) -> Application:
    """The application, made if there is none yet.

    It paints on one thread. Qt would cut each fill of more than 64 short pieces into parts for several threads, but
    a table is made of many small fills: handing them round took eight times as long as painting them.
    """
    os.environ.setdefault(_ALONE, "1")
    return cast(Application, QApplication.instance() or Application(arguments))


def window_icon() -> QIcon:
    """The icon of the program's windows, in all sizes that were installed with it."""
    icon = QIcon()
    for path in sorted(_ICONS.glob("*.png")):
        icon.addFile(str(path))
    return icon
