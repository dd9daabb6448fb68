"""The settings, and the file that remembers them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from engine.files import write_whole

THEMES = ("dark", "light", "contrast")
LANGUAGES = ("", "en", "zh_CN", "zh_TW")
MODES = ("enforced", "ask", "free")
#: How motion can go, and how much longer than normal it takes; 0 is no motion.
MOTIONS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
#: The least and the greatest enlargement of type.
ZOOMS = (0.8, 2.0)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. An empty language is the system's."""

    theme: str = "dark"
    language: str = ""
    zoom: float = 1.0
    motion: str = "normal"
    sounds: bool = True
    volume: int = 60
    open_hands: bool = False
    mode: str = "enforced"
    names: tuple[str, str] = ("", "")
    seats: tuple[str, str] = ("human", "random")
    decks: tuple[str, str] = ("", "")
    game: str = "fftcg"
    told_fonts: bool = False
    geometry: str = ""

    def sound(self) -> Settings:
        """These settings, with the default wherever a value is none that there is."""
        usual = Settings()
        allowed: dict[str, Any] = {"theme": THEMES, "language": LANGUAGES, "motion": MOTIONS, "mode": MODES}
        wrong = {name: getattr(usual, name) for name, words in allowed.items() if getattr(self, name) not in words}
        return msgspec.structs.replace(
            self,
            **wrong,
            zoom=min(max(self.zoom, ZOOMS[0]), ZOOMS[1]),
            volume=min(max(self.volume, 0), 100),
        )


class Store(QObject):
    """Holds the settings and writes them down whenever they change.

    ``problem`` is a sentence where the file could not be read or written; what could not be read is kept
    beside it, and the table opens with the usual settings.
    """

    changed = Signal()

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.problem = ""
        self.now = self._load()

    def change(self, **values: Any) -> None:
        """Change some settings; whoever listens to ``changed`` follows."""
        now = msgspec.structs.replace(self.now, **values).sound()
        if now == self.now:
            return
        self.now = now
        self._save()
        self.changed.emit()

    def _load(self) -> Settings:
        if self._path is None or not self._path.exists():
            return Settings()
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Settings).sound()
        except (OSError, ValueError) as problem:
            self.problem = f"The settings in {self._path} cannot be read ({problem}); the usual ones are used."
            with contextlib.suppress(OSError):
                os.replace(self._path, self._path.with_suffix(".unreadable"))
            return Settings()

    def _save(self) -> None:
        if self._path is None:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, msgspec.json.format(msgspec.json.encode(self.now), indent=2) + b"\n")
            self.problem = ""
        except OSError as problem:
            self.problem = f"The settings cannot be written to {self._path} ({problem.strerror or problem})."
