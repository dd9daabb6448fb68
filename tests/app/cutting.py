"""Says which texts of the window do not fit their widgets: `python -m tests.app.cutting LANGUAGE THEME`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QPushButton, QWidget

from app.lobby import NewMatchDialog
from app.screens import HelpDialog
from app.settings.dialog import SettingsDialog
from app.stage.positions import POSITIONS
from app.stage.stage import Stage, application


def cut(window: QWidget) -> Iterator[str]:
    """The texts that are wider or higher than what they are written on."""
    for one in window.findChildren(QWidget):
        if not one.isVisible():
            continue
        match one:
            case QLabel() if one.text():
                wide, high = _needed(one)
                if wide > one.width() + 1 or high > one.height() + 1:
                    yield f"{one.text()!r} needs {wide}x{high} and has {one.width()}x{one.height()}"
            case QComboBox() | QAbstractButton():
                text = one.currentText() if isinstance(one, QComboBox) else one.text().replace("&", "")
                room = one.width() - (28 if isinstance(one, QComboBox) else 10 if isinstance(one, QPushButton) else 0)
                need = max((one.fontMetrics().horizontalAdvance(row) for row in text.splitlines()), default=0)
                if need > room or (text and one.fontMetrics().height() > one.height()):
                    yield f"{text!r} needs {need} and has {room}x{one.height()}"


def _needed(label: QLabel) -> tuple[int, int]:
    """How wide and high a label's text is; one that wraps is as high as it becomes at its width."""
    if label.wordWrap():
        return 0, label.heightForWidth(label.width())
    if label.textFormat() == Qt.TextFormat.RichText or "<" in label.text():
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setHtml(label.text())
        return round(document.idealWidth() - 2 * document.documentMargin()), 0
    metrics = label.fontMetrics()
    return metrics.horizontalAdvance(label.text().replace("&", "")), metrics.height()


def main(language: str, theme: str) -> None:
    """Look at the pages and the dialogs."""
    stage = Stage(application(), language, theme, (1280, 800))
    home = stage.home
    for name in ("lobby", "opening-hand", "payment", "mid-game", "refusal", "hand-over", "end"):
        POSITIONS[name](stage)
        for line in cut(stage.window):
            print(f"{name}: {line}")
    for dialog in (
        NewMatchDialog(home.games(), home.store, None, home.look, stage.window),
        SettingsDialog(home.store, None, True, stage.window),
        HelpDialog(home.look, stage.window),
    ):
        dialog.show()
        stage.settle()
        for line in cut(dialog):
            print(f"{type(dialog).__name__}: {line}")
        dialog.close()
    print(f"looked at a window of {stage.window.width()} at {stage.window.devicePixelRatioF()}")
    stage.clear()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
