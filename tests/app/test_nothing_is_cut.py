"""No text of the window is cut off: at each of three scale factors in all languages and themes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.theme import fonts
from tests.app.cutting import cut, cut_rows
from tests.app.painted import watched

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("scale", "looks"),
    [pytest.param(scale, 96, marks=pytest.mark.long) for scale in ("1", "1.5", "2")] + [("1.5", 0)],
)
def test_every_text_is_shown_whole_in_all_languages_and_themes(scale: str, looks: int, tmp_path: Path) -> None:
    # A screen on which an opened box has room at every scale.
    screen = {"name": "large", "x": 0, "y": 0, "width": 3840, "height": 2160, "logicalDpi": 96, "logicalBaseDpi": 96}
    large = tmp_path / "screens.json"
    large.write_text(json.dumps({"screens": [{**screen, "dpr": 1}]}), encoding="utf-8")
    platform = f"offscreen:configfile={large}"
    environment = {
        **os.environ, "QT_QPA_PLATFORM": platform, "QT_SCALE_FACTOR": scale, "PYTHONPATH": str(ROOT),
    }  # fmt: skip
    command = [sys.executable, "-m", "tests.app.cutting", *(() if looks else ("few",))]
    run = subprocess.run(command, check=False, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=900)
    *cut, last = run.stdout.splitlines() or [run.stderr]
    assert last == f"looked {looks or 36} times at a window of 1280 at {float(scale)}", run.stderr
    assert cut == []


def test_a_text_that_is_cut_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for widget in (QLabel("A long sentence", window), QPushButton("A long sentence", window)):
        widget.setFixedSize(40, 30)
    lines = QLabel("A long sentence that goes on in several lines", window)
    lines.setWordWrap(True)
    lines.setFixedSize(90, 30)
    window.show()
    assert len(list(cut(window))) == 3


def test_a_row_of_an_opened_box_that_is_cut_is_found(qtbot: QtBot) -> None:
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["Short", "A row that is far longer than its box"])
    box.setFixedWidth(90)
    box.show()
    assert any("far longer" in line for line in cut_rows(box))


def test_every_box_of_the_window_is_one_whose_rows_are_seen_whole() -> None:
    made = re.compile(r"\bQComboBox\(")
    files = [path for path in (ROOT / "app").rglob("*.py") if path.name != "choice.py"]
    assert [path.name for path in files if made.search(path.read_text(encoding="utf-8"))] == []


def test_painted_words_that_are_cut_are_found(qapp: QApplication) -> None:
    image = QImage(60, 40, QImage.Format.Format_ARGB32)
    with watched() as painted:
        painter = QPainter(image)
        painter.setFont(fonts.font("en", 12))
        painter.drawText(QRectF(0, 0, 30, 20), Qt.AlignmentFlag.AlignLeft, "A long sentence")
        painter.drawText(QPointF(50, 30), "leaving")
        painter.drawText(QPointF(2, 30), "short…")
        painter.drawText(QPointF(4, 31), "over")
        painter.setFont(fonts.font("en", 5))
        painter.drawText(QPointF(2, 38), "tiny")
        painter.end()
    told = " ".join(painted.found)
    assert painted.count == 5
    for word in ("needs", "leaves its picture", "is cut", "lies on", "pixels high"):
        assert word in told
