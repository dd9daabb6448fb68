"""How much work something is: in calls of functions, the same on every machine, and in seconds of computing."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from cProfile import Profile


def calls(work_out: Callable[[], object]) -> int:
    """How many functions of Python are called."""
    profile = Profile(builtins=False)
    profile.runcall(work_out)
    return sum(entry.callcount for entry in profile.getstats())


def seconds(work_out: Callable[[], object]) -> float:
    """How many seconds of computing it takes, without collecting the garbage of anything else."""
    collects = gc.isenabled()
    gc.disable()
    try:
        start = time.process_time()
        work_out()
        return time.process_time() - start
    finally:
        if collects:
            gc.enable()
