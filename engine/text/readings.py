"""Readings of cards that outlast the program: what was read once by the same grammar is not read again.

A file that is damaged, of another grammar or from elsewhere counts as none: its cards are read anew.
"""

from __future__ import annotations

import hashlib
import io
import os
import pickle
import sys
from collections.abc import Iterable
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from engine import __version__
from engine import abilities as ab
from engine.cards import Printed
from engine.text.reading import Reading
from engine.text.report import Understanding

#: The length of the sum at the head of the file, in bytes.
_SUM = 32
#: No more readings are kept; a collection is smaller.
_MOST = 8000


P = TypeVar("P", bound=Printed)


class Readings(Generic[P]):
    """What a game reads of cards, each once; with a file, what was read before is taken from there."""

    def __init__(self, game: str, understanding: Understanding[P]) -> None:
        self._name = f"readings-{game}.bin"
        #: How the game understands cards, each time anew.
        self.understanding = understanding
        self._file: Path | None = None
        self._kept: dict[str, bytes] = {}
        self._fresh = False

    def open(self, folder: Path, ahead: Path | None = None) -> None:
        """Take what a folder keeps, and keep there what is read from now on; where it keeps nothing, take what was read
        ahead into another.
        """
        grammar = self._grammar()
        self._file = folder / self._name
        self._kept = _load(self._file, grammar)
        if not self._kept and ahead is not None:
            self._kept = _load(ahead / self._name, grammar)
        self._fresh = False

    def read_ahead(self, folder: Path, cards: Iterable[P]) -> None:
        """Read cards, and write the readings into a folder. Raises OSError."""
        for card in cards:
            self.read(card)
        _save(folder / self._name, self._grammar(), self._kept)

    def read(self, card: P) -> Reading:
        """The card's text as abilities."""
        key = self.understanding.key(card)
        found = _unpacked(self._kept[key]) if key in self._kept else None
        if found is None:
            found = self.understanding.read(card)
            self._kept[key] = pickle.dumps(found, pickle.HIGHEST_PROTOCOL)
            self._fresh = True
            if len(self._kept) > _MOST:
                del self._kept[next(iter(self._kept))]
        return found

    def keep(self) -> None:
        """Write down what is new. A folder that cannot be written to keeps nothing, and nothing is lost by it."""
        if self._file is None or not self._fresh:
            return
        self._fresh = False
        with suppress(OSError):
            _save(self._file, self._grammar(), self._kept)

    def _grammar(self) -> str:
        """What stands for this program's way of reading."""
        parts = [__version__, self.understanding.digest(), ".".join(map(str, sys.version_info[:3]))]
        return " ".join(parts)


def _load(path: Path, grammar: str) -> dict[str, bytes]:
    try:
        found = path.read_bytes()
        if hashlib.sha256(found[_SUM:]).digest() != found[:_SUM]:
            return {}
        written, kept = msgspec.msgpack.decode(found[_SUM:], type=tuple[str, dict[str, bytes]])
    except (OSError, msgspec.MsgspecError):
        return {}
    return kept if written == grammar else {}


def _save(path: Path, grammar: str, kept: dict[str, bytes]) -> None:
    """Replace the file as a whole: whoever is interrupted leaves the old one."""
    body = msgspec.msgpack.encode((grammar, kept))
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
    if isinstance(found, Reading) and all(isinstance(one, ab.Ability) for one in found.abilities):
        return found
    return None
