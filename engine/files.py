"""Files: those that people write, read with care; those of the program, replaced as a whole; the file of a record.

What people write is named in every complaint. A record has one writer at a time; nothing is lost while it cannot be
written, nothing torn where it can: lines stay in memory until the match is put away, so that what a full disk or a
folder without rights refused is written as soon as it goes again, and a file that was taken away meanwhile is written
anew. Who writes it holds a lock, which the system lets go when its holder ends, however that ends.
"""

from __future__ import annotations

import errno
import itertools
import os
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from io import RawIOBase
from pathlib import Path
from typing import IO

#: How a file is opened to be read and written as it is; it is made where there is none. Raises OSError.
Opener = Callable[[Path], RawIOBase]


# Files that people write


class TextError(ValueError):
    """Something in a text file that cannot be used: one sentence naming the place and the cure.

    `line` counts from 1; 0 means the file as a whole.
    """

    def __init__(self, file: str, line: int, sentence: str) -> None:
        self.file = file
        self.line = line
        self.sentence = sentence
        super().__init__(f"{file}, line {line}: {sentence}" if line else f"{file}: {sentence}")


def read_data(path: Path, limit: int, error: type[TextError], what: str = "file") -> bytes:
    """The bytes of a file, at most one more than `limit`. Raises `error` for one that is missing or unreadable."""
    try:
        with path.open("rb") as file:
            return file.read(limit + 1)
    except FileNotFoundError:
        raise error(str(path), 0, "there is no such file; check the name and the folder.") from None
    except IsADirectoryError:
        raise error(str(path), 0, f"this is a folder; name a {what} in it.") from None
    except OSError as problem:
        reason = problem.strerror or "the system gives no reason"
        raise error(str(path), 0, f"the file cannot be opened ({reason}); check its permissions.") from None


def read_text(path: Path, limit: int, error: type[TextError]) -> str:
    """The text of a UTF-8 file of at most `limit` bytes; of a longer one no more than that is read.

    Raises `error` for a file that is missing, unreadable, too long or not text.
    """
    data = read_data(path, limit, error)
    if len(data) > limit:
        raise error(str(path), 0, f"the file is longer than {limit // 1024} KB; choose a text file.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise error(str(path), line, "this is not UTF-8 text; save the file as UTF-8.") from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise error(str(path), line, "this is not plain text; save the file as UTF-8 text.")
    return text


def quoted(text: str) -> str:
    """A piece of a file as a complaint shows it: in quotation marks, and cut where it is long."""
    return f"'{text}'" if len(text) <= 60 else f"'{text[:60]}...'"


# Files of the program


def write_whole(path: Path, data: bytes, *, private: bool = False, durable: bool = False) -> None:
    """Replace a file as a whole: whoever is interrupted leaves the old one. Raises OSError.

    A ``private`` file is for nobody else to read; a ``durable`` one outlasts a loss of power.
    """
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        if private:
            beside.touch(mode=0o600)
        beside.write_bytes(data)
        if durable:
            with beside.open("r+b") as file:
                os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def keep_beside(path: Path, data: bytes) -> Path:
    """Keep what a damaged file holds beside it, under a name that is free; return where. Raises OSError."""
    for number in itertools.count():
        copy = path.with_name(f"{path.name}.damaged{number or ''}")
        with suppress(FileExistsError), copy.open("xb") as file:
            file.write(data)
            return copy
    raise AssertionError("numbers end")


# The file of a record


def open_raw(path: Path) -> RawIOBase:
    """Open a file for writing, without a buffer: what is written is with the system at once."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
    return os.fdopen(handle, "r+b", buffering=0)


class RecordFile:
    """A growing text and the file in which it is kept. Without a path it is kept in memory alone.

    ``trouble`` says why the file is not up to date, in the system's words; nothing while it is. Several threads may
    have it written: one adds to it, another tries again what did not go.
    """

    def __init__(
        self, path: Path | None, text: bytes = b"", lock: FileLock | None = None, opener: Opener | None = None
    ) -> None:
        """``text`` is what the file begins with and keeps; what follows it there is cut away. Whoever holds the lock
        already gives it. Raises Taken.
        """
        self.path = path
        self.trouble = ""
        self._file: RawIOBase | None = None
        self._lock = lock or (FileLock(path) if path is not None else None)
        self.size = len(text)
        self._parts = [text] if text else []
        self._written = len(self._parts)
        self._good = len(text)
        self._synced = True
        self._opener = opener or open_raw
        self._writing = threading.RLock()
        if self._lock is not None:
            with suppress(OSError):  # which is told when the first line is written
                self._lock.acquire()

    def text(self) -> bytes:
        """The text so far."""
        return b"".join(self._parts)

    def add(self, data: bytes) -> None:
        """Add to the text, and write it if that is possible."""
        with self._writing:
            self._parts.append(data)
            self.size += len(data)
            self.write()

    def write(self) -> bool:
        """Write what the file lacks; whether it lacks nothing now."""
        if self.path is None:
            return True
        return self._try(self._catch_up)

    def sync(self) -> bool:
        """Let the system put onto the disk what was written, so that it outlasts a loss of power."""
        with self._writing:
            return self.write() and (self._synced or self.path is None or self._try(self._sync))

    def close(self) -> bool:
        """Write what the file lacks, and let it go; False where that is impossible, and all is still here alone."""
        with self._writing:
            if not self.sync():
                return False
            if self._file is not None:
                self._file.close()
                self._file = None
            if self._lock is not None:
                self._lock.release()
            return True

    def abandon(self) -> None:
        """Let the file go as it is, in whole lines."""
        with self._writing:
            self._drop()
            if self._lock is not None:
                self._lock.release()

    def __del__(self) -> None:
        self.abandon()

    # Inside

    def _try(self, act: Callable[[], None]) -> bool:
        with self._writing:
            try:
                act()
            except (OSError, Taken) as problem:
                self.trouble = str(getattr(problem, "strerror", "")) or str(problem) or type(problem).__name__
                self._drop()
                return False
            self.trouble = ""
            return True

    def _drop(self) -> None:
        """Leave whole lines only, and close."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                file.truncate(self._good)
            with suppress(OSError):
                file.close()

    def _open(self) -> None:
        if self._file is not None:
            return
        assert self.path is not None and self._lock is not None
        self._lock.acquire()
        fresh = not self.path.exists()
        file = self._opener(self.path)
        if file.seek(0, os.SEEK_END) < self._good:
            self._good = self._written = 0
        file.truncate(self._good)
        file.seek(self._good)
        self._file = file
        if fresh:
            _sync_folder(self.path.parent)

    def _catch_up(self) -> None:
        self._open()
        file = self._file
        assert file is not None
        while self._written < len(self._parts):
            rest = memoryview(self._parts[self._written])
            self._synced = False
            while rest:
                rest = rest[file.write(rest) or 0 :]
            self._good += len(self._parts[self._written])
            self._written += 1

    def _sync(self) -> None:
        assert self._file is not None
        os.fsync(self._file.fileno())
        self._synced = True


def _sync_folder(folder: Path) -> None:
    """Let the name of a new file outlast a loss of power, where the system can say so."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# The right to write it


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
