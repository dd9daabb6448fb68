"""A report of a problem: one file that the player shows to whom they like. Nothing is sent."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from app.about import versions
from app.settings.places import Places

#: What the file says of itself.
_HEAD = """\
This file was made by Tessera because its player asked for it. It was sent to nobody.
It holds: versions.txt (the program and the system){0}{1}.
"""


def gather(target: Path, places: Places, record: Path | None = None) -> None:
    """Write versions, log and, where one is named, a record into one file. Raises OSError.

    A record tells all of its match, hidden cards too: it is only taken where the player names it.
    """
    logs = sorted(places.log.parent.glob(places.log.name + "*")) if places.log.parent.is_dir() else []
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        told = _HEAD.format(", the log" if logs else "", ", the record of a match" if record else "")
        archive.writestr("README.txt", told)
        archive.writestr("versions.txt", versions.told() + "\n")
        for log in logs:
            archive.writestr(f"log/{log.name}", log.read_bytes())
        if record is not None:
            archive.writestr(f"record/{record.name}", record.read_bytes())
    target.write_bytes(whole.getvalue())
