"""No text of the window is cut off: at three scale factors, in three languages and themes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.app.cutting import cut

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("scale", "language", "theme"), [("1", "en", "dark"), ("1.5", "zh_CN", "light"), ("2", "zh_TW", "contrast")]
)
def test_every_label_and_button_shows_its_whole_text(scale: str, language: str, theme: str) -> None:
    environment = {
        **os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale, "PYTHONPATH": str(ROOT),
    }  # fmt: skip
    command = [sys.executable, "-m", "tests.app.cutting", language, theme]
    run = subprocess.run(command, check=False, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    *cut, last = run.stdout.splitlines() or [run.stderr]
    assert last == f"looked at a window of 1280 at {float(scale)}", run.stderr
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
