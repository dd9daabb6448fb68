"""No text of the window is cut off: at each of three scale factors in all languages and themes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.theme import fonts
from tests.app.cutting import cut
from tests.app.painted import watched

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("scale", ["1", "1.5", "2"])
def test_every_text_is_shown_whole_in_all_languages_and_themes(scale: str) -> None:
    environment = {
        **os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale, "PYTHONPATH": str(ROOT),
    }  # fmt: skip
    command = [sys.executable, "-m", "tests.app.cutting"]
    run = subprocess.run(command, check=False, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=900)
    *cut, last = run.stdout.splitlines() or [run.stderr]
    assert last == f"looked 75 times at a window of 1280 at {float(scale)}", run.stderr
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
