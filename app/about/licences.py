"""The licences of everything that the program consists of."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

from app.about.versions import ROOT

#: Which packages belong to the program, and the texts of licences that packages do not bring themselves.
_LOCK, _TEXTS = ROOT / "packaging" / "requirements.txt", ROOT / "packaging" / "licences"
_LOCKED = re.compile(r"^([A-Za-z0-9][\w.-]*)==", re.MULTILINE)
_TEXT = re.compile(r"LICEN[CS]E|COPYING|NOTICE|AUTHORS", re.IGNORECASE)
#: The packages of Qt begin so.
_QT = ("pyside6", "shiboken6")
_QT_SOURCE = "The source of this version: https://download.qt.io/official_releases/ (Qt and Qt for Python {0})"


class Licence(NamedTuple):
    """A part of the program, its licence, the text of that, and where its source is where that has to be said."""

    name: str
    version: str
    licence: str
    text: str
    source: str = ""


def licences() -> tuple[Licence, ...]:
    """What the installer gathered; from source, our own and those of the packages."""
    folder = ROOT / "licences"
    try:
        listed = json.loads((folder / "licences.json").read_text(encoding="utf-8"))
        return tuple(
            Licence(
                one["name"],
                one["version"],
                one["licence"],
                (folder / one["text"]).read_text(encoding="utf-8"),
                one["source"],
            )
            for one in listed
        )
    except (OSError, ValueError, KeyError):
        return (own(), *packages())


def own() -> Licence:
    """Ours."""
    from engine import __version__

    return Licence("Tessera", __version__, "MIT", _read(ROOT / "LICENSE"))


def packages() -> Iterator[Licence]:
    """The packages of the lock that are installed here (those of other systems are not), and what is inside Qt."""
    # A package stands there twice where systems get different versions of it.
    for name in dict.fromkeys(_LOCKED.findall(_read(_LOCK)) if _LOCK.is_file() else ()):
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue
        yield of_package(found)
        if name.startswith(_QT[0]):
            yield Licence("Parts of others in Qt", found.version, "see the text", _read(_TEXTS / "Qt-third-party.txt"))


def of_package(found: Distribution) -> Licence:
    """The licence of an installed package, with the text that it brings."""
    name = found.metadata["Name"]
    if name.lower().startswith(_QT):
        text = "\n\n".join(_read(_TEXTS / f"{kind}-3.0-only.txt") for kind in ("LGPL", "GPL"))
        return Licence(name, found.version, "LGPL-3.0-only", text, _QT_SOURCE.format(found.version))
    files = [file for file in found.files or () if ".dist-info" in str(file)]
    texts = [_read(Path(str(file.locate()))) for file in sorted(files) if _TEXT.search(file.name)]
    inside = [_contents(_read(Path(str(file.locate())))) for file in files if "/sboms/" in file.as_posix()]
    licence = _called(found)
    source = f"The source of this version: {_address(found)}" if "LGPL" in licence else ""
    return Licence(name, found.version, licence, "\n\n".join([*texts, *inside]), source)


def _called(found: Distribution) -> str:
    """What a package calls its licence, in a line."""
    said = _field(found, "License-Expression") or _field(found, "License")
    if said and "\n" not in said:
        return said
    kinds = [one for one in found.metadata.get_all("Classifier") or [] if one.startswith("License")]
    return ", ".join(kind.rpartition(":: ")[2] for kind in kinds) or "see the text"


def _field(found: Distribution, name: str) -> str:
    return str((found.metadata.get_all(name) or [""])[0])


def _address(found: Distribution) -> str:
    """Where a package says that its source is, with the version to look for."""
    places = [one.partition(", ") for one in found.metadata.get_all("Project-URL") or []]
    named = {name.lower(): place for name, _, place in places}
    place = next((named[one] for one in ("source", "source code", "repository", "homepage") if one in named), "")
    return f"{place or _field(found, 'Home-page') or found.metadata['Name']} (version {found.version})"


def _contents(bill: str) -> str:
    """What a package was built from, a line for each part, from the bill of materials that it brings."""
    parts = json.loads(bill).get("components", [])
    lines = sorted({f"{one['name']} {one.get('version', '')}: {_licence_of(one)}" for one in parts})
    return "Built from these parts of others:\n" + "\n".join(lines)


def _licence_of(part: dict[str, list[dict[str, object]]]) -> str:
    for one in part.get("licenses", []):
        if "expression" in one:
            return str(one["expression"])
        if isinstance(one.get("license"), dict):
            return str(next(iter(one["license"].values())))  # type: ignore[attr-defined]
    return "see there"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").strip() + "\n"
