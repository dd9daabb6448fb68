"""ICU's data, which Qt's libraries for Linux bring, without the languages and code pages that nobody asks for.

It is by far the largest file of Qt: names of currencies, regions and units in 700 languages, old code pages, rules that
write one script in another. Qt sorts, changes case and counts dates by its roots and by our languages.
"""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
from pathlib import Path

from installers.problems import CannotBuild

#: Of the data in folders (``coll/``, ``lang/`` ...) these stay, and of the languages' own files.
_OURS = re.compile(r"(root|pool|res_index|ucadata|en|zh(_Han[st])?(_(CN|TW|HK))?)\.\w+")
_LANGUAGE = re.compile(r"[a-z]{2,3}(_\w+)?\.res")
_KIND = b"CmnD"
#: Data begins at multiples of this.
_STEP = 16


def reduce(library: Path) -> None:
    """Leave in a library with ICU's data only what is wanted. Raises CannotBuild."""
    number = library.name.rpartition(".")[2]
    data = wanted(_package(library.read_bytes(), library.name))
    folder = library.parent
    plain, source, made = (folder / f"icu.{kind}" for kind in ("dat", "s", "o"))
    plain.write_bytes(data)
    symbol = f"icudt{number}_dat"
    source.write_text(
        f".section .note.GNU-stack\n.section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, STT_OBJECT\n"
        f'.size {symbol}, {len(data)}\n{symbol}:\n.incbin "icu.dat"\n'
    )
    link = ["ld", "-shared", "--build-id=none", "-z", "noexecstack", "-soname", library.name]
    link += ["-o", library.name, "icu.o"]
    try:
        for command in (["as", "-o", "icu.o", "icu.s"], link):
            if shutil.which(command[0]) is None:
                raise CannotBuild(f"The command {command[0]} is missing; install binutils.")
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            if done.returncode:
                raise CannotBuild(f"{command[0]} failed on {library.name}: {done.stderr.strip()}")
    finally:
        for path in (plain, source, made):
            path.unlink(missing_ok=True)


def is_wanted(name: str) -> bool:
    """Whether a part of the data is used; its name is ``icudt73l/lang/zh.res`` or the like."""
    _, *folders, last = name.split("/")
    if folders or _LANGUAGE.fullmatch(last):
        return bool(_OURS.fullmatch(last))
    return not last.endswith((".cnv", ".spp", ".cfu"))


def wanted(data: bytes) -> bytes:
    """A package of ICU's data with only those parts that are used."""
    head, parts = unpacked(data)
    return packed(head, {name: part for name, part in parts.items() if is_wanted(name)})


def unpacked(data: bytes) -> tuple[bytes, dict[str, bytes]]:
    """The head of a package of ICU's data, and its parts by name, in the package's order."""
    size = struct.unpack_from("<H", data)[0]
    head, rest = data[:size], data[size:]
    (count,) = struct.unpack_from("<I", rest)
    places = [struct.unpack_from("<II", rest, 4 + 8 * number) for number in range(count)]
    ends = [*(place for _, place in places[1:]), len(rest)]
    return head, {
        rest[name : rest.index(b"\0", name)].decode("ascii"): rest[place:end]
        for (name, place), end in zip(places, ends, strict=True)
    }


def packed(head: bytes, parts: dict[str, bytes]) -> bytes:
    """A package of ICU's data, as ICU itself packs it."""
    table, names = 4 + 8 * len(parts), b""
    at_names = []
    for name in parts:
        at_names.append(table + len(names))
        names += name.encode("ascii") + b"\0"
    body, at_parts = bytearray(), []
    first = table + len(names)
    first += -first % _STEP
    for part in parts.values():
        at_parts.append(first + len(body))
        body += part + b"\0" * (-len(part) % _STEP)
    rows = b"".join(struct.pack("<II", *pair) for pair in zip(at_names, at_parts, strict=True))
    plain = struct.pack("<I", len(parts)) + rows + names
    return head + plain + b"\0" * (first - len(plain)) + bytes(body)


def _package(library: bytes, name: str) -> bytes:
    """The package inside a library: its head says what it is at the twelfth byte. Raises CannotBuild."""
    at = library.find(_KIND) - 12
    if at < 0 or library[at + 2 : at + 4] != b"\xda\x27" or library[at + 8]:
        raise CannotBuild(f"{name} holds no data as ICU packs it; see packaging/installers/icudata.py.")
    return library[at:]
