"""When memory is looked through for what nobody needs, and given back to the system."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress

from engine.abilities.memo import forget_passing

#: So many new objects are waited for before the youngest, the middle and all of them are looked through.
_SELDOM = (2_000, 20, 50)


def collect_seldom() -> None:
    """Let Python look for circles among objects more seldom than it would.

    A match makes many short-lived objects and hardly a circle; looking for them took a sixth of its time. Waiting
    longer than this costs more than it saves: what waits no longer fits the processor's cache.
    """
    gc.set_threshold(*_SELDOM)


def give_back() -> None:
    """Collect what is left of a match, and let the C library return what is free among what is used.

    A match leaves thousands of small gaps, which glibc keeps for itself unless it is asked; other systems return
    memory by themselves.
    """
    forget_passing()
    gc.collect()
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
