"""Playing the table's sounds with whatever the system has for it.

The sound module of Qt is not among what Tessera installs; where it is there it plays, else the system's own
player does. Where there is none, sounds stay off and ``reason`` says why.
"""

from __future__ import annotations

import importlib
import shutil
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QProcess, QUrl

FOLDER = Path(__file__).parents[2] / "assets" / "sounds"
NAMES = ("draw", "move", "dull", "cast", "attack", "damage", "break", "ask", "turn", "refuse", "win", "lose")
#: The same sound is not begun again within this time, in seconds.
_APART = 0.08
#: Players of other systems, and how they take a volume from 0 to 1.
_PROGRAMS: tuple[tuple[str, Callable[[float], list[str]]], ...] = (
    ("afplay", lambda volume: ["-v", f"{volume:.2f}"]),
    ("paplay", lambda volume: [f"--volume={round(volume * 65536)}"]),
    ("pw-play", lambda volume: [f"--volume={volume:.2f}"]),
    ("aplay", lambda volume: ["-q"]),
)

#: Plays a file at a volume from 0 to 1.
Play = Callable[[Path, float], None]


class Sounds:
    """Plays sounds by name. ``play`` of a sound that cannot be heard does nothing."""

    def __init__(self, play: Play | None = None) -> None:
        self.enabled = True
        self.volume = 0.6
        self._play = play or find_player()
        self._last: dict[str, float] = {}

    @property
    def possible(self) -> bool:
        """Whether this computer can play sounds."""
        return self._play is not None

    def play(self, name: str) -> None:
        """Play a sound, unless sounds are off or it has just begun."""
        now = time.monotonic()
        if not self.enabled or self._play is None or now - self._last.get(name, -1.0) < _APART:
            return
        path = FOLDER / f"{name}.wav"
        if path.exists() and self.volume > 0:
            self._last[name] = now
            self._play(path, self.volume)


def find_player() -> Play | None:
    """What this computer plays sounds with; None where there is nothing."""
    return _by_qt() or _by_windows() or _by_program()


def _by_qt() -> Play | None:
    try:
        effect: Any = importlib.import_module("PySide6.QtMultimedia").QSoundEffect
    except ImportError:
        return None
    kept: dict[Path, Any] = {}

    def play(path: Path, volume: float) -> None:
        if path not in kept:
            kept[path] = effect()
            kept[path].setSource(QUrl.fromLocalFile(str(path)))
        kept[path].setVolume(volume)
        kept[path].play()

    return play


def _by_windows() -> Play | None:
    if sys.platform != "win32":
        return None
    import winsound

    def play(path: Path, volume: float) -> None:
        winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)

    return play


def _by_program() -> Play | None:
    for name, options in _PROGRAMS:
        if found := shutil.which(name):
            return partial(_run, found, options)
    return None


def _run(program: str, options: Callable[[float], list[str]], path: Path, volume: float) -> None:
    QProcess.startDetached(program, [*options(volume), str(path)])
