"""The licences of everything in the bundle: one folder with their texts, and a list of what they belong to."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from installers.problems import CannotBuild
from installers.product import ROOT

#: Texts that belong to packages which bring none.
TEXTS = ROOT / "packaging" / "licences"
#: The PyInstaller start program is in every bundle, though PyInstaller is in no lock of what runs.
BOOT = "pyinstaller"
_NAME = re.compile(r"^([A-Za-z0-9][\w.-]*)==(\S+)", re.MULTILINE)
_TEXT = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", re.IGNORECASE)
#: Qt's own libraries, by the names of their distributions.
_QT = ("pyside6", "shiboken6")


@dataclass(frozen=True, slots=True)
class Notice:
    """A part of the bundle, under which licence it comes, the files of its text, and where its source is."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]
    source: str = ""


def locked(lock: Path) -> dict[str, str]:
    """The versions of the packages in a lock, by name."""
    return dict(_NAME.findall(lock.read_text(encoding="utf-8")))


def is_qt(name: str) -> bool:
    """Whether a distribution is a part of Qt for Python."""
    return name.lower().startswith(_QT)


def collect(folder: Path, carried: Iterable[Path] = ()) -> tuple[Notice, ...]:
    """Put the licences of all parts of a bundle into a folder, with the list ``licences.json``. Raises CannotBuild."""
    folder.mkdir(parents=True, exist_ok=True)
    found = [_own(folder), _python(folder), _start_program(folder)]
    for name in locked(ROOT / "packaging" / "requirements.txt"):
        try:
            found.append(_package(distribution(name), folder))
        except PackageNotFoundError:
            continue  # a package of another system
    found += _libraries(folder, carried)
    listed = json.dumps([asdict(notice) for notice in found], indent=1, ensure_ascii=False)
    (folder / "licences.json").write_text(listed + "\n", encoding="utf-8")
    return tuple(found)


def _copy(texts: Iterable[Path], folder: Path, name: str) -> tuple[str, ...]:
    """Copy texts into the folder under the name of what they belong to."""
    copied = []
    for text in sorted(texts):
        target = f"{name}-{text.name}" + ("" if text.suffix == ".txt" else ".txt")
        (folder / target).write_bytes(text.read_bytes())
        copied.append(target)
    return tuple(copied)


def _own(folder: Path) -> Notice:
    from installers.product import NAME, version

    return Notice(NAME, version(), "MIT", _copy([ROOT / "LICENSE"], folder, "Tessera"))


def _python(folder: Path) -> Notice:
    places = (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        TEXTS / "PSF-2.0.txt",
    )
    text = next((place for place in places if place.is_file()), None)
    if text is None:
        raise CannotBuild("This Python brings no LICENSE.txt; take one that does.")
    number = ".".join(map(str, sys.version_info[:3]))
    return Notice("Python", number, "PSF-2.0", _copy([text], folder, "Python"))


def _start_program(folder: Path) -> Notice:
    found = distribution(BOOT)
    licence = "GPL-2.0-or-later WITH Bootloader-exception; Apache-2.0"
    texts = _texts(found)
    return Notice("PyInstaller bootloader", found.version, licence, _copy(texts, folder, "PyInstaller"))


def _package(found: Distribution, folder: Path) -> Notice:
    name = found.metadata["Name"]
    if is_qt(name):
        texts = [TEXTS / "LGPL-3.0-only.txt", TEXTS / "GPL-3.0-only.txt", *sorted(TEXTS.glob("Qt-*.txt"))]
        source = f"https://download.qt.io/official_releases/ (Qt and Qt for Python, version {found.version})"
        return Notice(name, found.version, "LGPL-3.0-only", _copy(texts, folder, name), source)
    texts = _texts(found)
    if not texts:
        raise CannotBuild(
            f"{name} brings no text of its licence; put it into packaging/licences as {name}-LICENSE.txt."
        )
    licence = found.metadata.get("License-Expression") or found.metadata.get("License") or ""
    if not licence or "\n" in licence:
        kinds = [one for one in found.metadata.get_all("Classifier") or [] if one.startswith("License")]
        licence = ", ".join(kind.rpartition(":: ")[2] for kind in kinds) or "see the text"
    return Notice(name, found.version, licence, _copy(texts, folder, name))


def _texts(found: Distribution) -> list[Path]:
    own = list(TEXTS.glob(f"{found.metadata['Name']}-*.txt"))
    files = [Path(str(found.locate_file(file))) for file in found.files or []
             if ".dist-info" in str(file) and _TEXT.search(Path(str(file)).name)]  # fmt: skip
    return own + [file for file in files if file.is_file()]


def _libraries(folder: Path, carried: Iterable[Path]) -> list[Notice]:
    """What Debian's packages say of the libraries that were taken from the system."""
    packages: dict[str, str] = {}
    for library in carried:
        if library.name.startswith("libpython"):
            continue
        package = _package_of(library)
        if not package:
            raise CannotBuild(f"{library} is in no Debian package, so its licence is not known; build on Debian.")
        packages.setdefault(*package)
    found = []
    for name, number in sorted(packages.items()):
        text = Path("/usr/share/doc", name, "copyright")
        if not text.is_file():
            raise CannotBuild(f"{name} has no copyright file in /usr/share/doc; install it again with its documents.")
        found.append(Notice(name, number, "see the text", _copy([text.resolve()], folder, name)))
    return found


def _package_of(library: Path) -> tuple[str, str] | None:
    query = shutil.which("dpkg-query")
    if query is None:
        return None
    asked = subprocess.run([query, "-S", f"*/{library.name}"], capture_output=True, text=True, check=False)
    for line in asked.stdout.splitlines():
        name = line.partition(":")[0]
        if not name.endswith(("-dbg", "-dev")):
            told = subprocess.run([query, "-W", "-f", "${Version}", name], capture_output=True, text=True, check=False)
            return name, told.stdout.split("\n")[0]
    return None
