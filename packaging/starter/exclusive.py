"""One start at a time installs; a second one waits for it."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _try(handle: IO[str]) -> bool:
        try:
            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try(handle: IO[str]) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Hold the lock file at `path`; the system lets go of it even when the process is killed."""
    with path.open("a", encoding="utf-8") as handle:
        told = False
        while not _try(handle):
            if not told:
                print("Waiting for another start of Tessera to finish installing.", file=sys.stderr)
                told = True
            time.sleep(0.2)
        yield
