"""The licences of everything in the bundle: one folder with their texts, and a list of what they belong to."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

from app.about.licences import Licence, of_package, own, packages
from installers.problems import CannotBuild

#: The PyInstaller start program is in every bundle, though PyInstaller is in no lock of what runs.
_BOOT, _BOOT_LICENCE = "pyinstaller", "GPL-2.0-or-later WITH Bootloader-exception; Apache-2.0"
_NAME = re.compile(r"^([A-Za-z0-9][\w.-]*)==(\S+)", re.MULTILINE)


def locked(lock: Path) -> dict[str, str]:
    """The versions of the packages in a lock, by name."""
    return dict(_NAME.findall(lock.read_text(encoding="utf-8")))


def collect(folder: Path, carried: Iterable[Path] = ()) -> None:
    """Put the licences of all parts of a bundle into a folder, with the list ``licences.json``. Raises CannotBuild."""
    boot = of_package(distribution(_BOOT))._replace(name="PyInstaller's start program", licence=_BOOT_LICENCE)
    write(folder, [own(), _python(), boot, *packages(), *_libraries(carried)])


def write(folder: Path, parts: Iterable[Licence]) -> None:
    """Write licences and their list into a folder. Raises CannotBuild where a text is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    listed = []
    for part in parts:
        if not part.text.strip():
            raise CannotBuild(f"{part.name} brings no text of its licence; put it into packaging/licences.")
        name = re.sub(r"[^\w.-]+", "-", part.name) + ".txt"
        (folder / name).write_text(part.text, encoding="utf-8", newline="\n")
        listed.append({**part._asdict(), "text": name})
    told = json.dumps(listed, indent=1, ensure_ascii=False) + "\n"
    (folder / "licences.json").write_text(told, encoding="utf-8", newline="\n")


def _python() -> Licence:
    places = (Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt"))
    text = next((place for place in places if place.is_file()), None)
    if text is None:
        raise CannotBuild("This Python brings no LICENSE.txt; take one that does.")
    number = ".".join(map(str, sys.version_info[:3]))
    return Licence("Python", number, "PSF-2.0", text.read_text(encoding="utf-8"))


def _libraries(carried: Iterable[Path]) -> list[Licence]:
    """What Debian's packages say of the libraries that were taken from the system."""
    owners: dict[str, str] = {}
    for library in carried:
        if library.name.startswith("libpython"):
            continue
        package = _package_of(library)
        if not package:
            raise CannotBuild(f"{library} is in no Debian package, so its licence is not known; build on Debian.")
        owners.setdefault(*package)
    found = []
    for name, number in sorted(owners.items()):
        text = Path("/usr/share/doc", name, "copyright")
        if not text.is_file():
            raise CannotBuild(f"{name} has no copyright file in /usr/share/doc; install it again with its documents.")
        found.append(Licence(name, number, "see the text", text.read_text(encoding="utf-8", errors="replace")))
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
