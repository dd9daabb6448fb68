"""The seats that a player may come back to: kept in a file of the player's own, for nobody else to read."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from engine.bounds import Word, plain_name
from engine.files import write_whole

#: So many seats are kept; the oldest goes first.
_MOST = 20


class KeptSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at another machine's table: the secret to come back with, and what the shuffles are checked with."""

    secret: bytes
    table: Word = ""
    game: Word = ""
    promise: bytes = b""


class KeptSeats:
    """The seats by the address of their table, as in "192.168.1.20:47324"."""

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def all(self) -> dict[str, KeptSeat]:
        """Return every seat that is kept, the one that was sat at last first."""
        if self._path is None:
            return {}
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            found = msgspec.json.decode(self._path.read_bytes(), type=dict[str, KeptSeat])
            return {place: _tidy(found[place]) for place in reversed(found)}
        return {}

    def get(self, place: str) -> KeptSeat | None:
        """Return the seat that is kept at an address, if one is."""
        return self.all().get(place)

    def put(self, place: str, seat: KeptSeat | None) -> None:
        """Keep a seat; with none, forget the one at this address. What cannot be written is not kept."""
        if self._path is None:
            return
        found = {one: kept for one, kept in reversed(self.all().items()) if one != place}
        if seat is not None:
            found[place] = seat
        last = dict(list(found.items())[-_MOST:])
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, msgspec.json.encode(last), private=True)


def _tidy(seat: KeptSeat) -> KeptSeat:
    return msgspec.structs.replace(seat, table=plain_name(seat.table, "Tessera"))
