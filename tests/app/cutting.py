"""Says which texts of the window do not fit, in all languages and themes: `python -m tests.app.cutting`.

Texts of widgets are measured; those that are painted (cards, plates, places, gauges, phases) are watched while they
are. Languages and themes are changed in the running window.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QPushButton, QTabWidget, QWidget

from app.application import application
from app.lobby import NewMatchDialog
from app.panels.rulebooks import Rulebooks
from app.screens import HelpDialog
from app.screens.replay import ReplayPage
from app.settings.dialog import SettingsDialog
from app.settings.places import Places
from app.stage.positions import POSITIONS
from app.stage.stage import Stage
from tests.app.painted import watched
from tests.app.table.acts import match_of

LANGUAGES = ("en", "zh_CN", "zh_TW")
THEMES = ("dark", "light", "contrast")
#: Looked at in each language and each theme, but not in all their pairs.
OTHERS = (
    "opening-hand", "refusal", "hand-over", "end", "lobby", "cipher-action", "cipher-deployment", "cipher-end",
    "fow-main", "fow-chase", "fow-battle", "fow-payment", "vanguard-ride", "vanguard-call", "vanguard-battle",
)  # fmt: skip

#: What is left and right of the words of a row, in pixels.
_ROW_PADDING = 16


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


def dialogs(stage: Stage) -> Iterator[QWidget]:
    """The dialogs, one after the other."""
    home = stage.home
    for dialog in (
        NewMatchDialog(home.games(), home.store, None, home.look, stage.window),
        SettingsDialog(home.store, None, True, stage.window),
        HelpDialog(home.look, stage.window),
    ):
        dialog.show()
        stage.settle()
        yield dialog
        dialog.close()
        dialog.deleteLater()


def cut_rows(box: QComboBox) -> Iterator[str]:
    """The rows that are not seen whole when a box is opened."""
    box.showPopup()
    QCoreApplication.processEvents()
    view = box.view()
    metrics = view.fontMetrics()
    for number in range(box.count()):
        row, text = view.visualRect(box.model().index(number, box.modelColumn())), box.itemText(number)
        # A long list is rolled; what is in sight of it is whole rows.
        if number < box.maxVisibleItems() and not view.viewport().rect().contains(row):
            yield f"row {text!r} lies at {row.getRect()} in {view.viewport().size().toTuple()}"
        elif metrics.horizontalAdvance(text) > row.width() - _ROW_PADDING or metrics.height() > row.height():
            yield f"row {text!r} needs {metrics.horizontalAdvance(text)} and has {row.width() - _ROW_PADDING}"
    box.hidePopup()


def boxes(window: QWidget) -> Iterator[QComboBox]:
    """All boxes of a window, each on the page where it stands."""
    tabs = window.findChild(QTabWidget)
    for page in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(page)
        QCoreApplication.processEvents()
        yield from (box for box in window.findChildren(QComboBox) if box.isVisible())


def windows_with_boxes(stage: Stage) -> Iterator[QWidget]:
    """Every window of the program in which something is chosen from a box."""
    home = stage.home
    page = stage.begin(1)
    page.browse(("hand", 0))
    yield page.browser
    for window in (
        ReplayPage(match_of(page.session), stage.game, home.look, home.painter, motion=0),
        NewMatchDialog(home.games(), home.store, None, home.look),
        SettingsDialog(home.store, None, True),
        Rulebooks(home.games(), home.look),
    ):
        window.show()
        yield window


def open_all(stage: Stage) -> int:
    """Open every box in all languages and sizes of type; say which rows are cut, and return how many were opened."""
    opened = 0
    windows = list(windows_with_boxes(stage))
    for language in LANGUAGES:
        for zoom in (1.0, 1.5, 2.0):
            stage.home.store.change(language=language, zoom=zoom)
            for window in windows:
                for box in boxes(window):
                    opened += 1
                    for line in cut_rows(box):
                        print(f"{type(window).__name__}, {language}, {zoom}: {line}")
    stage.home.store.change(zoom=1.0)
    for window in windows[1:]:
        window.close()
        window.deleteLater()
    return opened


def look(stage: Stage, name: str, window: QWidget, language: str, theme: str) -> int:
    """Look at a window while it changes its language or theme; say what is wrong, and return how many words it has."""
    with watched(window.devicePixelRatioF()) as painted:
        stage.home.store.change(language=language, theme=theme)
        stage.settle()
        window.grab()
    for line in sorted({*painted.found, *cut(window)}):
        print(f"{name}, {language}, {theme}: {line}")
    return painted.count


def main() -> None:
    """Look at the pages and the dialogs in all languages and themes; where `few` looks will do, in each theme and each
    language.
    """
    with TemporaryDirectory() as folder:
        # What was read of cards is kept there, so that it is read once and not in every language again.
        _look_everywhere(
            Stage(application(), LANGUAGES[-1], THEMES[-1], (1280, 800), Places.below(Path(folder))), "few" in sys.argv
        )


def _look_everywhere(stage: Stage, few: bool) -> None:
    dresses = [(language, theme) for language in LANGUAGES for theme in THEMES]
    some = dresses[::4]
    dresses = some if few else dresses
    others = [(one, [some[place % len(some)]] if few else some) for place, one in enumerate(OTHERS)]
    looks = words = 0
    for name, worn in (("payment", dresses), ("mid-game", dresses), *others):
        POSITIONS[name](stage)
        for language, theme in worn:
            words += look(stage, name, stage.window, language, theme)
            looks += 1
        if worn is dresses:
            stage.home.store.change(zoom=1.5)
            for language in LANGUAGES:
                words += look(stage, f"{name} in large type", stage.window, language, "dark")
                looks += 1
            stage.home.store.change(zoom=1.0)
    for language, theme in dresses:
        stage.home.store.change(language=language, theme=theme)
        for dialog in dialogs(stage):
            words += look(stage, type(dialog).__name__, dialog, language, theme)
            looks += 1
    opened = open_all(stage)
    assert words > 5000, f"only {words} words were painted"
    assert opened > 100, f"only {opened} boxes were opened"
    print(f"looked {looks} times at a window of {stage.window.width()} at {stage.window.devicePixelRatioF()}")
    stage.clear()


if __name__ == "__main__":
    main()
