"""Where the program keeps what belongs to its player: settings, matches, own pictures."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

#: Names a folder in which everything is kept instead, for trials and for a stick that goes from table to table.
HOME = "TESSERA_HOME"


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of a player: ``settings`` is a file, the others are folders that are made when needed."""

    settings: Path
    matches: Path
    images: Path
    decks: Path
    cache: Path

    @classmethod
    def below(cls, folder: Path) -> Places:
        """Everything in one folder."""
        return cls(folder / "settings.json", folder / "matches", folder / "images", folder / "decks", folder / "cache")

    @classmethod
    def usual(cls) -> Places:
        """Where the system keeps such things, or below the folder that $TESSERA_HOME names."""
        if named := os.environ.get(HOME):
            return cls.below(Path(named))
        config = Path(platformdirs.user_config_dir("tessera", appauthor=False))
        data = Path(platformdirs.user_data_dir("tessera", appauthor=False))
        cache = Path(platformdirs.user_cache_dir("tessera", appauthor=False))
        return cls(config / "settings.json", data / "matches", data / "images", data / "decks", cache)
