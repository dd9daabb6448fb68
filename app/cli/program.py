"""Commands about the program itself: a file that is opened, where everything lies, and a report of a problem."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from app.about import report as reports
from app.cli.problems import Problem
from app.settings.places import Places


def open_file(arguments: argparse.Namespace) -> int:
    """Open the table with a record, or with a deck; a double click on such a file does this."""
    from app.window import run

    path = Path(arguments.file) if arguments.file else None
    if path is not None and not path.is_file():
        raise Problem(f"There is no file {path}.")
    return run(opened=path)


def paths(arguments: argparse.Namespace) -> int:
    """Say where cards, decks, pictures, records, settings and the log lie. They stay when Tessera is removed."""
    places = Places.usual()
    told = {
        "cards": places.cards,
        "decks": places.decks,
        "pictures": places.images,
        "records": places.matches,
        "settings": places.settings,
        "log": places.log,
        "cache": places.cache,
    }
    if arguments.json:
        print(json.dumps({name: str(path) for name, path in told.items()}))
    else:
        print("\n".join(f"{name:<9} {path}" for name, path in told.items()))
    return 0


def report(arguments: argparse.Namespace) -> int:
    """Gather versions, the log and, if you want, a record into one file. Nothing is sent."""
    target = Path(arguments.file)
    record = Path(arguments.record) if arguments.record else None
    if target.exists():
        raise Problem(f"There is a file {target} already; name another.")
    reports.gather(target, Places.usual(), record)
    print(f"{target} is written. Nothing was sent: show it to whom you like.")
    return 0
