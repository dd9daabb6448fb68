"""When memory is looked through for what nobody needs, and given back to the system."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress

from engine.abilities.node import forget_passing

#: So many new objects are waited for before the youngest, the middle and all of them are looked through: more than a
#: match leaves on its way.
_SELDOM = (50_000, 5, 20)


def collect_seldom() -> None:
    """Let Python look for circles among objects more seldom than it would.

    A match makes many objects that are gone soon, and no circle that lasts longer than itself; looking for them took a
    tenth of its time.
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
