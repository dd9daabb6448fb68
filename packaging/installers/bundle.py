"""The bundle: a folder with the program, Python, the Qt it uses, and what was read of the cards ahead."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from installers import elf, icons, icudata, notices, product
from installers.contents import carried
from installers.problems import CannotBuild
from installers.product import ROOT
from installers.reproducible import settle, tree

#: Where everything lies in a bundle beside the program itself.
INSIDE = "_internal"


def make(work: Path) -> Path:
    """Build the bundle below a folder that may be emptied, and return its folder. Raises CannotBuild."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    icons.draw_all(work)
    _freeze(work)
    made = work / "dist" / (product.NAME + ".app" if sys.platform == "darwin" else product.COMMAND)
    inside = made / "Contents" / "Resources" if sys.platform == "darwin" else made / INSIDE
    if sys.platform == "linux":
        _lighten(made)
    notices.collect(inside / "licences", carried(inside))
    _say_build(inside)
    _read_ahead(made)
    settle(made, product.epoch())
    return made


def program(made: Path, *, console: bool = False) -> Path:
    """The program in a bundle; on Windows the one for the terminal has a name of its own."""
    if sys.platform == "darwin":
        return made / "Contents" / "MacOS" / product.COMMAND
    if sys.platform == "win32":
        return made / (f"{product.COMMAND}-cli.exe" if console else f"{product.NAME}.exe")
    return made / product.COMMAND


def megabytes(folder: Path) -> float:
    """How much the files below a folder hold, in millions of bytes."""
    return sum(path.stat().st_size for path in tree(folder) if path.is_file() and not path.is_symlink()) / 1e6


def _freeze(work: Path) -> None:
    command = [
        sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--distpath", str(work / "dist"), "--workpath", str(work / "build"), str(ROOT / "packaging" / "tessera.spec"),
    ]  # fmt: skip
    variables = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "packaging"))),
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(product.epoch()),
        "PYINSTALLER_CONFIG_DIR": str(work / "config"),
        "TESSERA_PACKAGE_WORK": str(work),
    }
    done = subprocess.run(
        command, env=variables, cwd=work, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        raise CannotBuild("PyInstaller failed:\n" + "\n".join(done.stderr.splitlines()[-25:]))


def _lighten(made: Path) -> None:
    """Take out of Linux' libraries what is of use on the machine they were built on, or to nobody."""
    strip = shutil.which("strip")
    if strip is None:
        raise CannotBuild("The command strip is missing; install binutils.")
    for path in tree(made):
        if elf.is_elf(path) and path.parent != made:
            if path.name.startswith("libicudata."):
                icudata.reduce(path)
            subprocess.run([strip, "--strip-unneeded", "-R", ".comment", str(path)], check=False, capture_output=True)
            elf.forget_places(path)


def _say_build(inside: Path) -> None:
    """Write down which build this is; ``--version`` and About read it."""
    told = {"version": product.version(), "build": product.build()}
    (inside / "build.json").write_text(json.dumps(told) + "\n", encoding="utf-8")


def _read_ahead(made: Path) -> None:
    """Let the program read its cards, so that the first start finds it done. Raises CannotBuild."""
    done = subprocess.run(
        [str(program(made, console=True)), "prepare"], capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        raise CannotBuild(f"The bundled program does not run: {done.stderr.strip()[-2000:]}")
