"""The window stands where it stood last, unless nobody could see it there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication

from app.home import Home
from app.window import MainWindow


def opened(home: Home) -> MainWindow:
    window = MainWindow(home)
    window.show()
    return window


def closed(window: MainWindow) -> None:
    window.close()
    window.deleteLater()


def test_size_and_place_are_remembered(qapp: QApplication) -> None:
    home = Home(qapp, None)
    window = opened(home)
    window.setGeometry(30, 40, 760, 640)
    closed(window)
    again = opened(home)
    assert again.geometry() == QRect(30, 40, 760, 640)
    closed(again)


def test_a_window_whose_screen_is_gone_comes_back_into_sight(qapp: QApplication) -> None:
    home = Home(qapp, None)
    window = opened(home)
    window.setGeometry(5000, 3000, 700, 640)
    closed(window)
    again = opened(home)
    screen = qapp.primaryScreen().availableGeometry()
    assert screen.contains(again.geometry().topLeft() + QPoint(100, 10))
    closed(again)


def test_a_place_that_cannot_be_read_is_none(qapp: QApplication) -> None:
    home = Home(qapp, None)
    home.store.change(geometry="no geometry ÄÖ")
    window = opened(home)
    assert window.size() == QSize(1280, 800)
    closed(window)
