"""Boxes to tick: whoever clicks within the frame of one ticks it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QWidget

from app.about.dialog import ReportDialog
from app.lobby.newmatch import NewMatchDialog
from app.net.hostpage import HostPage
from app.settings.dialog import SettingsDialog
from app.settings.places import Places
from app.window import MainWindow


def test_a_click_in_the_middle_of_a_box_ticks_it(window: MainWindow) -> None:
    home, nowhere = window.home, Places.usual()
    settings = SettingsDialog(home.store, parent=window)
    settings.tabs.setCurrentIndex(1)
    pages: tuple[QWidget, ...] = (
        settings, NewMatchDialog(home.games(), home.store, None, home.look, window),
        ReportDialog(nowhere, b"", window), HostPage(home.games(), home.store, None, home.look),
    )  # fmt: skip
    clicked = 0
    for page in pages:
        page.resize(900, 700)
        page.show()
        for box in filter(QWidget.isVisible, page.findChildren(QCheckBox)):
            before = box.isChecked()
            QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center())
            assert box.isChecked() is not before, box.text()
            clicked += 1
        page.close()
    assert clicked == 4
