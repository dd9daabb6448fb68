"""Where the window stands: where it stood last if that can still be seen, else in the middle of the screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

#: How large the window is before anybody has changed that.
_USUAL = QSize(1280, 800)
#: A narrower screen is none that the window is made for, in pixels.
_LEAST = 1024
#: So high a strip at the top of the window has to be in sight, and so much of its width, in pixels.
_BAR, _GRIP = 24, 160


def stand(window: QMainWindow, geometry: str) -> None:
    """Stand where the window stood last, if that can still be seen; else in the middle, as large as is usual."""
    kept = QByteArray.fromBase64(geometry.encode("ascii", "ignore"))
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if kept and window.restoreGeometry(kept):
        bar = window.geometry().adjusted(0, 0, 0, _BAR - window.height())
        if any((seen := one.intersected(bar)).width() >= _GRIP and seen.height() >= _BAR for one in screens):
            return
        window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(_USUAL)
    if screens and screens[0].width() >= _LEAST:
        window.resize(_USUAL.boundedTo(screens[0].size()))
        place = window.rect()
        place.moveCenter(screens[0].center())
        window.move(place.topLeft())
