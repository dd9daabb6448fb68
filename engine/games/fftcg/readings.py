"""Readings of cards that outlast the program: what was read once by the same grammar is not read again.

A file that is damaged, of another grammar or from elsewhere counts as none: its cards are read anew.
"""

from __future__ import annotations

import hashlib
import io
import os
import pickle
import sys
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

from engine import __version__
from engine.abilities.kinds import Ability
from engine.games.fftcg import report
from engine.games.fftcg.cards import Card
from engine.text.reading import Reading

_NAME = "readings-fftcg.bin"
#: The length of the sum at the head of the file, in bytes.
_SUM = 32
#: No file keeps more readings; a collection is smaller.
_MOST = 8000


class Readings:
    """What is read of cards; with a file, what was read before is taken from there."""

    def __init__(self) -> None:
        self._file: Path | None = None
        self._kept: dict[str, bytes] = {}
        self._fresh = False

    def open(self, folder: Path) -> None:
        """Take what a folder keeps, and keep there what is read from now on."""
        self._file = folder / _NAME
        self._kept = _load(self._file)
        self._fresh = False

    def read(self, card: Card) -> Reading:
        """The card's text as abilities."""
        from engine.games.fftcg.words import read

        if self._file is None:
            return read(card)
        key = report.key(card)
        found = _unpacked(self._kept[key]) if key in self._kept else None
        if found is None:
            found = read(card)
            self._kept[key] = pickle.dumps(found, pickle.HIGHEST_PROTOCOL)
            self._fresh = True
        return found

    def keep(self) -> None:
        """Write down what is new. A folder that cannot be written to keeps nothing, and nothing is lost by it."""
        if self._file is None or not self._fresh:
            return
        self._fresh = False
        with suppress(OSError):
            _save(self._file, self._kept)


def _grammar() -> str:
    """What stands for this program's way of reading."""
    parts = [__version__, report.digest(), ".".join(map(str, sys.version_info[:3]))]
    if getattr(sys, "frozen", False):
        about = os.stat(sys.executable)
        parts.append(f"{about.st_size} {about.st_mtime_ns}")
    return " ".join(parts)


def _load(path: Path) -> dict[str, bytes]:
    try:
        found = path.read_bytes()
        if hashlib.sha256(found[_SUM:]).digest() != found[:_SUM]:
            return {}
        grammar, kept = msgspec.msgpack.decode(found[_SUM:], type=tuple[str, dict[str, bytes]])
    except (OSError, msgspec.MsgspecError):
        return {}
    return kept if grammar == _grammar() else {}


def _save(path: Path, kept: dict[str, bytes]) -> None:
    """Replace the file as a whole: whoever is interrupted leaves the old one."""
    while len(kept) > _MOST:
        del kept[next(iter(kept))]
    body = msgspec.msgpack.encode((_grammar(), kept))
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        beside.write_bytes(hashlib.sha256(body).digest() + body)
        os.replace(beside, path)
    finally:
        with suppress(OSError):
            beside.unlink()


class _Unpacker(pickle.Unpickler):
    """Makes trees of abilities, and nothing else whatever a file asks for."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith("engine."):
            found = super().find_class(module, name)
            if isinstance(found, type) and (issubclass(found, Enum) or hasattr(found, "__dataclass_fields__")):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a reading")


def _unpacked(packed: bytes) -> Reading | None:
    try:
        found = _Unpacker(io.BytesIO(packed)).load()
    except Exception:
        # A damaged pickle can raise anything; the card is read anew.
        return None
    if isinstance(found, Reading) and all(isinstance(one, Ability) for one in found.abilities):
        return found
    return None


#: The readings of this program.
READINGS = Readings()
