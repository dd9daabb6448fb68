"""Archives that are the same to the last byte whenever they are made of the same files."""

from __future__ import annotations

import gzip
import io
import os
import re
import tarfile
from collections.abc import Iterable, Mapping
from pathlib import Path

#: Libraries are loaded and never started.
_LIBRARY = re.compile(r"\.so(\.[\d.]+)?$")


def tree(folder: Path) -> list[Path]:
    """All folders and files below a folder, in one order for all systems."""
    return sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())


def settle(folder: Path, moment: int) -> None:
    """Give every file below a folder the same time, and the rights that files and programs usually have."""
    for path in [*tree(folder), folder]:
        if path.is_symlink():
            os.utime(path, (moment, moment), follow_symlinks=False)
            continue
        runs = path.is_dir() or (path.stat().st_mode & 0o111 and not _LIBRARY.search(path.name))
        path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment, moment))


def tar(folder: Path, prefix: str, moment: int) -> bytes:
    """The files of a folder as a tar archive below a prefix; they belong to nobody in particular."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in [folder, *tree(folder)]:
            inside = path.relative_to(folder).as_posix()
            name = prefix if inside == "." else f"{prefix}/{inside}"
            _add(archive, path, name, moment)
    return out.getvalue()


def _add(archive: tarfile.TarFile, path: Path, name: str, moment: int) -> None:
    about = archive.gettarinfo(str(path), name)
    about.uid = about.gid = 0
    about.uname = about.gname = "root"
    about.mtime = moment
    if about.islnk():  # files that are equal may be linked to each other where they lie; here each stands for itself
        about.type, about.size = tarfile.REGTYPE, path.stat().st_size
    if about.isreg():
        with path.open("rb") as file:
            archive.addfile(about, file)
    else:
        archive.addfile(about)


def small_tar(files: Mapping[str, tuple[bytes, int]], moment: int) -> bytes:
    """A tar archive of a few files, by name: what is in them and their rights."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name, (data, rights) in sorted(files.items()):
            about = tarfile.TarInfo(name)
            about.size, about.mode, about.mtime = len(data), rights, moment
            about.uname = about.gname = "root"
            archive.addfile(about, io.BytesIO(data))
    return out.getvalue()


def zipped(data: bytes) -> bytes:
    """Data packed by gzip, without a name and a time."""
    return gzip.compress(data, 9, mtime=0)


def ar(members: Iterable[tuple[str, bytes]], moment: int) -> bytes:
    """An archive as Debian's packages are."""
    out = [b"!<arch>\n"]
    for name, data in members:
        out.append(f"{name:<16}{moment:<12}{0:<6}{0:<6}{0o100644:<8o}{len(data):<10}`\n".encode("ascii"))
        out.append(data + b"\n" * (len(data) % 2))
    return b"".join(out)
