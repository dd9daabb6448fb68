"""Looks whether every package of the runtime lock has a wheel for every system that gets an installer.

python packaging/wheels.py      asks the registry that pip uses; 1 where a wheel is missing
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

LOCK = Path(__file__).parent / "requirements.txt"
_REQUIREMENT = re.compile(r"^([\w.-]+==[^\s;]+)(?: ; (.+?))?((?: \\\n    --hash=\S+)*)$", re.MULTILINE)
_MACOS = ("13_0", "12_0", "11_0", "10_13", "10_12", "10_9")


@dataclass(frozen=True, slots=True)
class System:
    """A system that gets an installer: as Python calls it, and pip (often by several names, the older ones too)."""

    name: str
    platform: str
    machine: str
    tags: tuple[str, ...]


def _macos(machine: str) -> tuple[str, ...]:
    return tuple(f"macosx_{number}_{kind}" for number in _MACOS for kind in (machine, "universal2"))


def _linux(machine: str) -> tuple[str, ...]:
    return (*(f"manylinux_2_{number}_{machine}" for number in range(39, 4, -1)), f"manylinux2014_{machine}")


SYSTEMS = (
    System("Windows amd64", "win32", "AMD64", ("win_amd64",)),
    System("macOS Intel", "darwin", "x86_64", _macos("x86_64")),
    System("macOS Apple", "darwin", "arm64", _macos("arm64")),
    System("Linux x86_64", "linux", "x86_64", _linux("x86_64")),
    System("Linux aarch64", "linux", "aarch64", _linux("aarch64")),
)


def wanted(lock: str, system: System) -> list[str]:
    """The lines of a lock that hold for a system, without the words that say for which they hold."""
    from pip._vendor.packaging.markers import Marker

    there = {"sys_platform": system.platform, "platform_machine": system.machine, "python_version": "3.11"}
    there |= {"implementation_name": "cpython", "platform_python_implementation": "CPython"}
    return [
        name + hashes
        for name, marker, hashes in _REQUIREMENT.findall(lock)
        if not marker or Marker(marker).evaluate(there)
    ]


def missing(system: System) -> str:
    """What pip says is missing for a system; nothing where every wheel is there."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:", "--no-deps"]
    command += [part for tag in system.tags for part in ("--platform", tag)]
    command += ["--python-version", "3.11", "--implementation", "cp"]
    command += [part for tag in ("cp311", "abi3", "none") for part in ("--abi", tag)]
    with TemporaryDirectory() as folder:
        chosen = Path(folder, "lock.txt")
        chosen.write_text("\n".join(wanted(LOCK.read_text(encoding="utf-8"), system)) + "\n", encoding="utf-8")
        command += ["--require-hashes", "--dest", folder, "-r", str(chosen)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
    return (said or [done.stderr.strip()])[-1] if done.returncode else ""


def main() -> int:
    """Look for all systems."""
    failed = False
    for system in SYSTEMS:
        said = missing(system)
        failed = failed or bool(said)
        print(f"{system.name}: {said or 'every wheel is there'}", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
