"""Writes packaging/licences/Qt-third-party.txt: what Qt's libraries hold of others, and under which licences.

python packaging/qt_notices.py QTBASE QTIMAGEFORMATS ICU_LICENSE    folders with Qt's unpacked source, and ICU's licence
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parent / "licences" / "Qt-third-party.txt"
#: The modules of Qt that are in the bundle, as Qt's own documents call them.
MODULES = {"qtcore", "qtgui", "qtwidgets", "qtdbus", "qtwaylandclient", "qtwaylandcompositor", "qtimageformats"}
_ELSEWHERE = re.compile(r"/(android|wasm|gradle|tests|util|testlib|testinternal|cmake|libtiff)/")
_HEAD = """\
Qt's libraries hold the following parts of others. This list was made from Qt's own attributions ({0}); ICU comes \
with Qt for Python's wheels for Linux.
"""


def parts(source: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """The attributions in a source of Qt, each with the folder that it stands in."""
    for path in sorted(source.rglob("qt_attribution.json")):
        if _ELSEWHERE.search(path.as_posix()):
            continue
        told = json.loads(path.read_text(encoding="utf-8"), strict=False)
        for one in told if isinstance(told, list) else [told]:
            if one["QDocModule"] in MODULES and "libs" in one.get("QtParts", ["libs"]):
                yield path.parent / one.get("Path", ""), one


def texts(source: Path, folder: Path, part: dict[str, Any]) -> list[str]:
    """The texts of a part's licences: its own files, else those that its identifiers name."""
    named = part.get("LicenseFiles") or [part.get("LicenseFile", "")]
    places = {base / name for name in named if name for base in (folder, folder.parent)}
    files = [place for place in sorted(places) if place.is_file()]
    if not files:
        names = re.split(r" AND | OR | WITH |[()]", part["LicenseId"])
        files = [source / "LICENSES" / f"{name.strip()}.txt" for name in names if name.strip()]
    return [file.read_text(encoding="utf-8", errors="replace").strip() for file in files if file.is_file()]


def main(arguments: list[str]) -> int:
    """Write the list; 1 where a part has no text of its licence."""
    *sources, icu = map(Path, arguments)
    out = [_HEAD.format(", ".join(source.name for source in sources))]
    missing, told = [], {icu.read_text(encoding="utf-8").strip(): ["ICU"]}
    for source in sources:
        for folder, part in parts(source):
            owners = part.get("Copyright", "")
            said = "\n".join(owners) if isinstance(owners, list) else owners
            name = f"{part['Name']} {part.get('Version', '')}".strip()
            out.append(f"{name}\n{part['License']}\n{said}".rstrip() + "\n")
            found = texts(source, folder, part)
            for text in found:
                told.setdefault(text, []).append(part["Name"])
            if not found:
                missing.append(part["Name"])
    for text, names in told.items():
        out.append("-" * 78 + f"\n{', '.join(dict.fromkeys(names))}:\n\n{text}\n")
    TARGET.write_text("\n".join(out), encoding="utf-8")
    print(f"{TARGET}: {len(told)} texts; without a text: {', '.join(missing) or 'none'}")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
