"""Which Tessera this is, and what it runs on."""

from __future__ import annotations

import json
import platform
from pathlib import Path

from engine import __version__

ROOT = Path(__file__).parents[2]


def build() -> str:
    """Which build this is: what the installer wrote down; nothing is written where it runs from source."""
    try:
        told = json.loads((ROOT / "build.json").read_text(encoding="utf-8"))
        return str(told["build"])
    except (OSError, ValueError, KeyError, TypeError):
        return "source"


def told() -> str:
    """Version, build, Python, Qt and system, in a line."""
    import PySide6

    python, system = platform.python_version(), platform.platform(terse=True)
    return f"tessera {__version__} (build {build()}; Python {python}; Qt {PySide6.__version__}; {system})"
