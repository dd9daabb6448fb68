"""Memory that is given back to the system when a match is over."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress


def give_back() -> None:
    """Collect what is left of a match, and let the C library return what is free among what is used.

    A match leaves thousands of small gaps, which glibc keeps for itself unless it is asked; other systems return
    memory by themselves.
    """
    gc.collect()
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
