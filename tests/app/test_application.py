"""How the one Qt application paints."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

#: Fills far more than 64 pieces of lines with half a colour, and says how many threads the process has.
_FILL = """
import os
from PySide6.QtGui import QColor, QImage, QPainter
from app.application import application
app = application()
image = QImage(900, 900, QImage.Format.Format_ARGB32_Premultiplied)
before = len(os.listdir("/proc/self/task"))
painter = QPainter(image)
painter.setRenderHint(QPainter.RenderHint.Antialiasing)
painter.setBrush(QColor(200, 30, 30, 120))
painter.drawEllipse(0, 0, 900, 900)
painter.end()
print(len(os.listdir("/proc/self/task")) - before)
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells a process its threads")
def test_painting_takes_no_threads_of_its_own() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    environment.pop("QT_NO_GUI_THREADPOOL", None)
    done = subprocess.run([sys.executable, "-c", _FILL], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
