"""The log: what went wrong, for who looks for a defect. It turns over, and no card stands in it.

Only the window's and the system's own troubles are written: an error's kind and the places in the program where it
came about, without its words and without values, since these could name a card that is hidden.
"""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from app.about import versions

#: A log is so long, in bytes, and so many old ones are kept.
_LONGEST, _KEPT = 200_000, 2
LOG = logging.getLogger("tessera")


def begin(path: Path) -> None:
    """Write the log into a file from now on. A folder that cannot be written to has no log, and nothing is lost."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_LONGEST, backupCount=_KEPT, encoding="utf-8", delay=True)
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        LOG.propagate = False
        for old in list(LOG.handlers):
            LOG.removeHandler(old)
            old.close()
        LOG.addHandler(handler)
        LOG.setLevel(logging.INFO)
        logging.raiseExceptions = False
        LOG.info("begun: %s", versions.told())
    except OSError:
        return
    before = sys.excepthook

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        failed(kind, trace)
        before(kind, error, trace)

    sys.excepthook = hook


def failed(kind: type[BaseException], trace: TracebackType | None) -> None:
    """Write down that something failed: what kind of error and where, never what it says."""
    LOG.error("failed: %s at %s", kind.__name__, " < ".join(_places(trace)) or "?")


def _places(trace: TracebackType | None) -> list[str]:
    found: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[::-1]
