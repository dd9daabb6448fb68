"""The licences of everything that the program consists of."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, distribution
from typing import NamedTuple

from app.about.versions import ROOT


class Licence(NamedTuple):
    """A part of the program, its licence, the text of that, and where its source is where that has to be said."""

    name: str
    version: str
    licence: str
    text: str
    source: str = ""


def licences() -> tuple[Licence, ...]:
    """What the installer gathered; from source, our own and what the packages say of themselves."""
    folder = ROOT / "licences"
    try:
        listed = json.loads((folder / "licences.json").read_text(encoding="utf-8"))
        return tuple(
            Licence(
                one["name"],
                one["version"],
                one["licence"],
                "\n\n".join((folder / name).read_text(encoding="utf-8", errors="replace") for name in one["texts"]),
                one["source"],
            )
            for one in listed
        )
    except (OSError, ValueError, KeyError):
        return (_own(), *_installed())


def _own() -> Licence:
    from engine import __version__

    return Licence("Tessera", __version__, "MIT", (ROOT / "LICENSE").read_text(encoding="utf-8"))


def _installed() -> list[Licence]:
    found = []
    for name in ("PySide6-Essentials", "shiboken6", "msgspec", "platformdirs"):
        try:
            about = distribution(name)
        except PackageNotFoundError:
            continue
        words = about.metadata.get("License-Expression") or about.metadata.get("License") or ""
        texts = [file.read_text() for file in about.files or [] if "LICENSE" in file.name.upper()]
        found.append(Licence(about.metadata["Name"], about.version, words.split("\n")[0], "\n\n".join(texts)))
    return found
