"""Libraries of Linux: where they look for others."""

from __future__ import annotations

import struct
from pathlib import Path

#: A segment that says how a library is linked, and in it: the end, the table of words, a place to look in (twice).
_DYNAMIC, _END, _WORDS, _PLACES = 2, 0, 5, (15, 29)
_LOADED = 1


def is_elf(path: Path) -> bool:
    """Whether a file is a program or a library of Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def forget_places(path: Path) -> bool:
    """Let a library not look for others in folders of the machine it was built on; return whether it did."""
    data = bytearray(path.read_bytes())
    rows, words = _dynamic(data)
    kept = [row for row in rows if row[0] not in _PLACES or not _place(data, words + row[1]).startswith(b"/")]
    if len(kept) == len(rows):
        return False
    kept += [(_END, 0)] * (len(rows) - len(kept))
    offset = _segment(data, _DYNAMIC)[0]
    for number, row in enumerate(kept):
        struct.pack_into("<QQ", data, offset + 16 * number, *row)
    for tag, at in rows:
        if tag in _PLACES and (place := _place(data, words + at)).startswith(b"/"):
            data[words + at : words + at + len(place)] = b"\0" * len(place)
    path.write_bytes(data)
    return True


def places(path: Path) -> list[str]:
    """The folders that a library looks for others in."""
    data = path.read_bytes()
    rows, words = _dynamic(data)
    return [_place(data, words + at).decode() for tag, at in rows if tag in _PLACES]


def _dynamic(data: bytes | bytearray) -> tuple[list[tuple[int, int]], int]:
    """The rows of how a library is linked, and where in the file their words begin; none where it stands alone."""
    if data[4:6] != b"\x02\x01" or (found := _segment(data, _DYNAMIC)) == (0, 0, 0):
        return [], 0
    offset, _, size = found
    rows: list[tuple[int, int]] = [struct.unpack_from("<QQ", data, offset + 16 * n) for n in range(size // 16)]
    words = next((value for tag, value in rows if tag == _WORDS), 0)
    return rows, _in_file(data, words)


def _segments(data: bytes | bytearray) -> list[tuple[int, int, int, int]]:
    """The kind of each segment, where it lies in the file and in memory, and its size."""
    (first,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    found = []
    for number in range(count):
        kind, _, offset, address, _, length = struct.unpack_from("<IIQQQQ", data, first + size * number)
        found.append((kind, offset, address, length))
    return found


def _segment(data: bytes | bytearray, wanted: int) -> tuple[int, int, int]:
    found = ((offset, address, size) for kind, offset, address, size in _segments(data) if kind == wanted)
    return next(found, (0, 0, 0))


def _in_file(data: bytes | bytearray, address: int) -> int:
    """Where in the file lies what is at an address of memory."""
    for kind, offset, start, length in _segments(data):
        if kind == _LOADED and start <= address < start + length:
            return offset + address - start
    return 0


def _place(data: bytes | bytearray, at: int) -> bytes:
    return bytes(data[at : data.index(b"\0", at)])
