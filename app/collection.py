"""The cards that the player has brought, kept in their data folder, and what was read of them in their cache."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import platformdirs

from engine import files

#: Names the folder of the player's data instead.
DATA = "TESSERA_DATA"
_HOME = "TESSERA_HOME"


def data_folder() -> Path:
    """Where the player's cards are kept."""
    named = os.environ.get(DATA) or os.environ.get(_HOME)
    return Path(named) if named else Path(platformdirs.user_data_dir("tessera", appauthor=False))


def cache_folder() -> Path:
    """Where is kept what can be worked out again."""
    named = os.environ.get(DATA) or os.environ.get(_HOME)
    return Path(named) / "cache" if named else Path(platformdirs.user_cache_dir("tessera", appauthor=False))


def cards_file(game: str) -> Path:
    """The file of the imported cards of a game; it need not be there."""
    return data_folder() / "cards" / f"{game}.jsonl"


def imported(game: str) -> Path | None:
    """The file of the imported cards, where there is one."""
    path = cards_file(game)
    return path if path.is_file() else None


def keep(path: Path, records: Iterable[Mapping[str, Any]]) -> None:
    """Write records one a line, all of them or none."""
    write(path, "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records))


def keep_beside(path: Path) -> Path:
    """Keep a copy of a file as it is, beside it, and return where. Raises OSError."""
    return files.keep_beside(path, path.read_bytes())


def write(path: Path, text: str) -> None:
    """Replace a file as a whole: whoever is interrupted leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    files.write_whole(path, text.encode())
