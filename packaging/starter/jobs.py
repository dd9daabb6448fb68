"""From the words after `start.py` to the job, and its exit code."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from starter import system
from starter.environment import environment_of, prepare
from starter.locks import package_lock, runtime_lock, test_lock
from starter.problems import CannotStart

INTERRUPTED = 130


def start(root: str | Path, arguments: Sequence[str]) -> int:
    """Do what `arguments` ask for and return the exit code; where the system allows, never return."""
    try:
        return _start(Path(root), list(arguments))
    except CannotStart as problem:
        system.say(f"Tessera cannot start: {problem}.")
        return 1
    except KeyboardInterrupt:
        system.say("Interrupted; the next start takes it up again.")
        return INTERRUPTED


def _start(root: Path, arguments: list[str]) -> int:
    environment = environment_of(root, os.environ)
    if arguments[:1] == ["test"]:
        if prepare(environment, test_lock(root)):
            read_ahead(environment.python, root)
        system.need("the tests", system.OFFSCREEN, chinese=True)
        return run_checks(environment.python, root, arguments[1:])
    if arguments[:1] == ["package"]:
        prepare(environment, package_lock(root))
        system.need("drawing the icons", system.OFFSCREEN)
        return run_package(environment.python, root, arguments[1:])
    if prepare(environment, runtime_lock(root)):
        read_ahead(environment.python, root)
    if not arguments and (root / "app" / "table").is_dir():
        system.need("the table", libraries_of_table(os.environ.get("QT_QPA_PLATFORM", "")))
    return run_app(environment.python, root, arguments)


def libraries_of_table(platform: str) -> dict[str, str]:
    """The system libraries of a table shown by Qt's `platform` plugin (empty: the desktop's)."""
    return system.WINDOW if platform.partition(":")[0] in ("", "xcb") else system.OFFSCREEN


def child_environment() -> dict[str, str]:
    """The variables for our Python: the user's own, without another Python's."""
    others = ("PYTHONPATH", "PYTHONHOME", "PYTHONSTARTUP")
    return {key: value for key, value in os.environ.items() if key not in others}


def run_app(python: Path, root: Path, arguments: list[str]) -> int:
    """The `tessera` command, in the folder where the user is and with the user's arguments."""
    command = [str(python), "-P", "-m", "app", *arguments]
    variables = child_environment() | {"PYTHONPATH": str(root)}
    if os.name == "posix":
        sys.stderr.flush()
        os.execve(command[0], command, variables)  # no second process: signals and exit code are its own
    return subprocess.run(command, env=variables, check=False).returncode


def run_package(python: Path, root: Path, arguments: list[str]) -> int:
    """Build installers."""
    command = [str(python), "-P", "-m", "installers.command", *arguments]
    variables = child_environment() | {"PYTHONPATH": os.pathsep.join((str(root), str(root / "packaging")))}
    return subprocess.run(command, env=variables, check=False).returncode


def read_ahead(python: Path, root: Path) -> None:
    """Have the games' own cards read, so that the first start need not; where that fails, it does so itself."""
    command = [str(python), "-P", "-m", "app", "prepare"]
    variables = child_environment() | {"PYTHONPATH": str(root)}
    subprocess.run(command, env=variables, capture_output=True, check=False)


def run_checks(python: Path, root: Path, pytest_arguments: list[str]) -> int:
    """Every check, each even after another failed; the first bad exit code."""
    checks = {
        "ruff": ["ruff", "check", "."],
        "mypy": ["mypy", "--strict", "engine", "app"],
        "pytest": ["pytest", "-n", "2", "--dist", "worksteal", *pytest_arguments],
    }
    codes = {}
    for name, command in checks.items():
        system.say(f"== {name}")
        command = [str(python), "-P", "-m", *command]
        codes[name] = subprocess.run(command, cwd=root, env=child_environment(), check=False).returncode
    results = (f"{name} failed ({code})" if code else f"{name} passed" for name, code in codes.items())
    system.say(f"== {', '.join(results)}")
    return next((code for code in codes.values() if code), 0)
