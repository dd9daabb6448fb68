"""A lock on a file that one program holds at a time. The system lets it go when its holder ends, however that ends."""

from __future__ import annotations

import errno
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

#: What the systems answer where another holds the lock.
_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
#: The byte that is locked on Windows, where nobody could read a locked one: far behind the words.
_BYTE = 1 << 30


class Taken(Exception):
    """Another holds the lock; ``who`` says which process, as far as that is known."""

    def __init__(self, who: str) -> None:
        super().__init__(who)
        self.who = who


def holder(path: Path) -> str:
    """Return who writes a file now; nothing where nobody does."""
    lock = FileLock(path)
    try:
        if lock.left_behind():
            lock.acquire()
    except Taken as problem:
        return problem.who or "?"
    except OSError:
        return ""
    lock.release()
    return ""


class FileLock:
    """The right to write a file, kept in one of the same name and ``.lock`` as long as it is held."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        self._file: IO[bytes] | None = None

    def left_behind(self) -> bool:
        """Whether there is a file of the lock, whoever made it."""
        return self._path.exists()

    def acquire(self) -> None:
        """Take the lock, if it is not held already. Raises Taken, and OSError where no file can be made."""
        while self._file is None:
            file = self._path.open("a+b")
            try:
                _lock(file)
            except OSError as problem:
                who = _read(file)
                file.close()
                if problem.errno in _TAKEN:
                    raise Taken(who) from None
                raise
            # Whoever held it before may have removed the file meanwhile: then this is the lock of nothing.
            if self._stands(file):
                self._file = file
                file.truncate(0)
                file.write(f"process {os.getpid()} on {socket.gethostname()}".encode())
                file.flush()
            else:
                file.close()

    def release(self) -> None:
        """Let the lock go."""
        file, self._file = self._file, None
        if file is None:
            return
        if sys.platform != "win32":
            with suppress(OSError):
                self._path.unlink()
        with suppress(OSError):
            file.close()
        if sys.platform == "win32":  # where a file that is open cannot be removed
            with suppress(OSError):
                self._path.unlink()

    def __del__(self) -> None:
        self.release()

    def _stands(self, file: IO[bytes]) -> bool:
        try:
            return os.path.samestat(os.fstat(file.fileno()), self._path.stat())
        except FileNotFoundError:
            return False


def _read(file: IO[bytes]) -> str:
    with suppress(OSError):
        file.seek(0)
        return file.read(200).decode(errors="replace")
    return ""


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
