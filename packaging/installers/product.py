"""What every installer calls the program and its files."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAME = "Tessera"
COMMAND = "tessera"
SUMMARY = "Table for two-player trading card games, with the rules inside"
#: A name among programs; it is no address of anything.
IDENTIFIER = "app.tessera.Tessera"
MAINTAINER = "The Tessera authors <authors@tessera.invalid>"


@dataclass(frozen=True, slots=True)
class FileType:
    """Files that open by double click: what a person calls them, and what systems do."""

    name: str
    suffix: str
    mime: str
    identifier: str


FILE_TYPES = (
    FileType("Tessera record", ".tessera", "application/x-tessera-record", IDENTIFIER + ".record"),
    FileType("Tessera deck", ".tdeck", "application/x-tessera-deck", IDENTIFIER + ".deck"),
)


def version() -> str:
    """The version of the program, as its source says it."""
    text = (ROOT / "engine" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    assert found, "engine/__init__.py says no version"
    return found[1]


def epoch() -> int:
    """The moment that all files bear, in seconds: $SOURCE_DATE_EPOCH, else that of the commit, else of 2020."""
    if named := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(named)
    return int(_git("log", "-1", "--format=%ct") or 1577836800)


def build() -> str:
    """What tells this build from others of the same version: the commit, marked where files differ from it."""
    commit = _git("rev-parse", "--short=10", "HEAD")
    if not commit:
        return "unknown"
    return commit + ("+changed" if _git("status", "--porcelain", "--untracked-files=no") else "")


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
