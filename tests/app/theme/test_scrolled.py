"""What may be larger than the screen."""

from __future__ import annotations

import shiboken6
from PySide6.QtWidgets import QApplication, QDialog

from app.theme.scrolled import room_for


def test_a_dialog_that_goes_does_not_take_the_screen_along(qapp: QApplication) -> None:
    dialog = QDialog()
    room = room_for(dialog)
    screen = qapp.primaryScreen()
    assert room.width() < screen.availableSize().width()
    assert "parent" not in shiboken6.dump(screen)
