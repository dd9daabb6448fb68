"""A thread on which the network is set up and told things, so that the window never waits."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable

log = logging.getLogger("tessera.net")


class Worker:
    """Does one thing after the other on a thread of its own, until it is told to end."""

    def __init__(self, name: str) -> None:
        self._work: queue.SimpleQueue[Callable[[], object] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._ended = False
        self._thread.start()

    def do(self, act: Callable[[], object]) -> None:
        """Do this when everything before it is done; nothing once the end was told."""
        if not self._ended:
            self._work.put(act)

    def end(self, last: Callable[[], object] = lambda: None) -> None:
        """End with this after everything else."""
        if not self._ended:
            self._ended = True
            self._work.put(last)
            self._work.put(None)

    def wait(self, seconds: float = 20.0) -> None:
        """Wait until all is done."""
        self._thread.join(seconds)

    def _run(self) -> None:
        while (act := self._work.get()) is not None:
            try:
                act()
            except Exception:  # the table goes on with whatever comes next
                log.exception("something failed on the thread %s", self._thread.name)
