"""How long may be worked on what one seat says: whatever takes longer is broken off, and all is as before."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext


class OutOfTime(BaseException):
    """Raised in the middle of work that has taken too long. No failing text of a card stops it on its way."""


class _Watch:
    """Wakes up when the time of somebody's work is over, on a thread of its own, and breaks that work off."""

    def __init__(self) -> None:
        self.lock = threading.Condition()
        #: When the work of each thread is to end.
        self.ends: dict[int, float] = {}
        self._thread: threading.Thread | None = None

    def begin(self, thread: int, seconds: float) -> None:
        """A thread begins to work."""
        with self.lock:
            self.ends[thread] = time.monotonic() + seconds
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="tessera budget", daemon=True)
                self._thread.start()
            self.lock.notify()

    def end(self, thread: int) -> None:
        """A thread has done its work. From now on it is not broken off."""
        with self.lock:
            self.ends.pop(thread, None)

    def _run(self) -> None:
        import ctypes  # a program that plays alone needs none of it

        with self.lock:
            while True:
                now = time.monotonic()
                for thread in [one for one, end in self.ends.items() if end <= now]:
                    del self.ends[thread]
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(OutOfTime))
                first = min(self.ends.values(), default=None)
                # Work that is done leaves its end behind: at most one awakening a budget, whatever is worked on.
                self.lock.wait(None if first is None else max(0.0, first - now))


_watch = _Watch()


#: Work without an end, or with that of the work of which it is a part.
_AS_IT_IS: AbstractContextManager[None] = nullcontext()


def within(seconds: float) -> AbstractContextManager[None]:
    """Work for so many seconds at most, without an end where that is 0. Raises OutOfTime where it takes longer."""
    if seconds <= 0 or threading.get_ident() in _watch.ends:
        return _AS_IT_IS
    return _within(seconds)


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    thread = threading.get_ident()
    _watch.begin(thread, seconds)
    try:
        yield
    finally:
        # What is broken off at the very end is broken off here as well, and the end is told once.
        try:
            _watch.end(thread)
        except OutOfTime:
            _watch.end(thread)
            raise
