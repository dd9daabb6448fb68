"""`tessera bench table`: measures the window instead of the engine."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from app.cli.problems import Problem

_WORDS = {
    "first_paint_ms": "process start to first painted table, warm, in ms",
    "first_paint_cold_ms": "the same with files on disk only and nothing read of the cards, in ms",
    "drag_p95_ms": "a step of dragging over 400 cards, 95th of 100, in ms",
    "drag_p99_ms": "a step of dragging over 400 cards, 99th of 100, in ms",
    "highlight_p99_ms": "lighting up the places, 99th of 100, in ms",
    "resident_mb": "memory with a match open, in MB",
    "games": "games of two programs in the window",
    "resident_full_mb": "memory when the caches were full, in MB",
    "resident_end_mb": "memory after the last game, in MB",
    "grown_mb": "what memory grew in between, in MB",
}


def run(arguments: argparse.Namespace) -> int:
    """Measure the table, without a screen, and print how quick it is and what memory it takes."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if arguments.start_in is not None:
        from app.stage.measure import first_paint

        print(json.dumps(first_paint(arguments.shown, Path(arguments.start_in))))
        return 0
    if arguments.soak is not None:
        if arguments.soak < 1:
            raise Problem(f"--soak {arguments.soak}: play at least 1 game.")
        from app.stage.soaking import Stopped, soak

        try:
            measures = soak(arguments.soak, arguments.shown)
        except Stopped as problem:
            raise Problem(str(problem)) from None
    else:
        from app.stage.measure import measure

        measures = measure(arguments.shown)
    if arguments.json:
        print(json.dumps(measures))
    else:
        print("\n".join(f"{_WORDS[name]}: {value:g}" for name, value in measures.items()))
    return 0
