"""The Python environment that Tessera runs in: made once, repaired when broken, left alone when right.

Two small files in the environment tell its story. The owner's mark is written before anything else and says
that the start script made the folder, so it may also delete it. The stamp is written last and names the
locks that are installed: as long as it fits, nothing is installed and no network is needed.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from starter import system
from starter.exclusive import only_one
from starter.locks import Lock
from starter.pip import explain, pip_environment, pip_install
from starter.problems import CannotStart

OWNER_MARK = "made-by-tessera"
STAMP = "tessera-installed"


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment in `folder`, which need not exist yet."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its interpreter, where this system's environments have it."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """The file that names the installed locks."""
        return self.folder / STAMP

    def stamp_text(self, lock: Lock) -> str:
        """What the stamp says once `lock` is installed: the interpreter, then a line per lock."""
        lines = [f"python {self.python.resolve()}"]
        lines += [f"{held.name} {held.digest()}" for held in lock.satisfies()]
        return "\n".join(lines) + "\n"

    def _stamp_lines(self) -> list[str]:
        try:
            return self.stamp.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return []

    def is_whole(self) -> bool:
        """Whether an installation was finished here, for an interpreter that is still the same."""
        lines = self._stamp_lines()
        return bool(lines) and lines[0] == f"python {self.python.resolve()}" and self.has_interpreter()

    def has(self, lock: Lock) -> bool:
        """Whether everything in `lock` is installed, so that nothing is left to do."""
        return self.is_whole() and f"{lock.name} {lock.digest()}" in self._stamp_lines()[1:]

    def is_own(self) -> bool:
        """Whether the start script made this folder and may therefore delete it."""
        return (self.folder / OWNER_MARK).is_file()

    def is_taken(self) -> bool:
        """Whether something that is no environment lies in the folder."""
        if not self.folder.exists():
            return False
        if not self.folder.is_dir():
            return True
        return any(self.folder.iterdir()) and not self.has_interpreter()

    def has_interpreter(self) -> bool:
        """Whether the interpreter and the Python installation it stands on are there."""
        try:
            settings = (self.folder / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return False
        pairs = (line.partition("=") for line in settings)
        homes = [Path(value.strip()) for key, _, value in pairs if key.strip() == "home"]
        return self.python.exists() and all(home.exists() for home in homes)


def environment_of(root: Path, variables: Mapping[str, str]) -> Environment:
    """The environment of the project in `root`: `$TESSERA_ENV` where set, else `.venv` beside start.py."""
    named = variables.get("TESSERA_ENV", "").strip()
    return Environment(Path(named).expanduser().absolute() if named else root / ".venv")


def prepare(environment: Environment, lock: Lock) -> bool:
    """Leave `environment` with everything in `lock`; return whether that took an installation. Raises CannotStart with
    what is missing.
    """
    if environment.has(lock):
        return False
    folder = environment.folder
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with only_one(folder.with_name(folder.name + ".lock")):
            if environment.has(lock):  # another start has installed it meanwhile
                return False
            _install(environment, lock)
            return True
    except OSError as error:
        raise CannotStart(
            f"{folder} cannot be written ({error.strerror or error}); "
            "set TESSERA_ENV to a folder with room that you may write"
        ) from error


def _install(environment: Environment, lock: Lock) -> None:
    if environment.is_whole() or (environment.has_interpreter() and not environment.is_own()):
        # It may be in use as it is: make sure that the rest can be had before anything is touched.
        pip_install(environment.python, lock, trial=True)
    else:
        _make(environment, lock)
    environment.stamp.unlink(missing_ok=True)
    pip_install(environment.python, lock)
    unfinished = environment.stamp.with_suffix(".new")
    unfinished.write_text(environment.stamp_text(lock), encoding="utf-8")
    unfinished.replace(environment.stamp)


def _make(environment: Environment, lock: Lock) -> None:
    """A new environment, in place of a broken one of our own."""
    folder = environment.folder
    if environment.is_own():
        system.say(f"The environment in {folder} is not whole; making it again.")
        shutil.rmtree(folder)
    elif environment.is_taken():
        raise CannotStart(
            f"{folder} is in the way: it is no working Python environment; "
            "move it, or set TESSERA_ENV to another folder"
        )
    need_room(folder.parent, lock.megabytes)
    need_venv()
    folder.mkdir(exist_ok=True)
    (folder / OWNER_MARK).write_text("start.py made this folder and may delete it.\n", encoding="utf-8")
    made = subprocess.run(
        [sys.executable, "-I", "-m", "venv", str(folder)],
        env=pip_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if made.returncode:
        raise CannotStart(f"no environment could be made in {folder}: {explain(made.stdout)}")


def need_room(folder: Path, megabytes: int) -> None:
    """Raises CannotStart where the disk of `folder` has less room than the packages take."""
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < megabytes:
        raise CannotStart(
            f"its packages need {megabytes} MB and {folder} has {free} MB free; "
            "make room, or set TESSERA_ENV to a folder on another disk"
        )


def need_venv() -> None:
    """See to the part of Python that makes environments, which Debian packs apart."""
    if find_spec("venv") and find_spec("ensurepip"):
        return
    package = f"python3.{sys.version_info.minor}-venv"
    if system.can_install():
        system.apt_install(["python3-venv", package])
    else:
        raise CannotStart(
            "Python's venv module is missing; install python3-venv"
            + (f" (apt install python3-venv, or {package})" if system.is_debian() else "")
        )
