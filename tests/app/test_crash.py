"""A process that is killed in the middle of a match loses nothing: the next one offers to continue it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def start(way: str, folder: Path) -> subprocess.Popen[str]:
    """A window in a process of its own."""
    command = [sys.executable, "-m", "tests.app.crashing", way, str(folder)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )


def test_after_a_kill_the_match_is_continued_at_the_same_position(tmp_path: Path) -> None:
    with start("play", tmp_path) as first:
        assert first.stdout is not None
        left = first.stdout.readline()
        os.kill(first.pid, signal.SIGKILL)
    assert first.returncode == -signal.SIGKILL
    with start("resume", tmp_path) as second:
        offered, taken_up = second.communicate(timeout=120)[0].splitlines()
    assert offered.startswith("Ann – Bo") and " continue " in offered
    assert taken_up == left.strip() and int(left.split()[1]) > 5
