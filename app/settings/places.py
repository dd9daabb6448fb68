"""Where the program keeps what belongs to its player: settings, matches, own pictures."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import platformdirs

#: Names a folder in which everything is kept instead, for trials and for a stick that goes from table to table.
HOME = "TESSERA_HOME"
#: Where `tessera prepare` puts what it has read ahead: with the program, for all who use it.
READ_AHEAD = Path(sys.prefix, "share", "tessera")


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of a player: ``settings`` and ``log`` are files, the others are folders that are made when needed.

    ``cards`` holds the cards the player has brought, a file for each game (:mod:`app.collection`). ``ahead`` is the
    program's own: what was read ahead when it was set up.
    """

    settings: Path
    matches: Path
    images: Path
    decks: Path
    cache: Path
    cards: Path
    log: Path
    ahead: Path | None = None

    @classmethod
    def below(cls, folder: Path) -> Places:
        """Everything in one folder, with nothing from elsewhere."""
        names = ("settings.json", "matches", "images", "decks", "cache", "cards", "log/tessera.log")
        return cls(*(folder / name for name in names))

    @classmethod
    def usual(cls) -> Places:
        """Where the system keeps such things, or below the folder that $TESSERA_HOME names."""
        if named := os.environ.get(HOME):
            return replace(cls.below(Path(named)), ahead=READ_AHEAD)
        config = Path(platformdirs.user_config_dir("tessera", appauthor=False))
        data = Path(platformdirs.user_data_dir("tessera", appauthor=False))
        cache = Path(platformdirs.user_cache_dir("tessera", appauthor=False))
        log = Path(platformdirs.user_log_dir("tessera", appauthor=False), "tessera.log")
        kept = (data / "matches", data / "images", data / "decks", cache, data / "cards", log)
        return cls(config / "settings.json", *kept, READ_AHEAD)
