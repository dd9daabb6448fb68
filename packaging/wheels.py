"""Looks whether every package of the runtime lock has a wheel for every system that gets an installer.

python packaging/wheels.py      asks the registry that pip uses; 1 where a wheel is missing
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

LOCK = Path(__file__).parent / "requirements.txt"
_INTEL = ("13_0", "12_0", "11_0", "10_13", "10_12", "10_9")
#: What pip calls the systems; several names for one where wheels are called by older systems too.
SYSTEMS = {
    "Windows amd64": ("win_amd64",),
    "macOS Intel": tuple(f"macosx_{n}_{kind}" for n in _INTEL for kind in ("x86_64", "universal2")),
    "macOS Apple": tuple(f"macosx_{n}_{kind}" for n in _INTEL for kind in ("arm64", "universal2")),
    "Linux x86_64": (*(f"manylinux_2_{n}_x86_64" for n in range(39, 4, -1)), "manylinux2014_x86_64"),
    "Linux aarch64": (*(f"manylinux_2_{n}_aarch64" for n in range(39, 16, -1)), "manylinux2014_aarch64"),
}


def missing(platforms: tuple[str, ...], lock: Path = LOCK) -> str:
    """What pip says is missing for a system; nothing where every wheel is there."""
    with TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--only-binary=:all:",
            "--no-deps",
            "--dest",
            folder,
        ]
        for name in platforms:
            command += ["--platform", name]
        command += [
            "--python-version",
            "3.11",
            "--implementation",
            "cp",
            "--abi",
            "cp311",
            "--abi",
            "abi3",
            "--abi",
            "none",
        ]
        done = subprocess.run([*command, "-r", str(lock)], capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
    return (said or [done.stderr.strip()])[-1] if done.returncode else ""


def main() -> int:
    """Look for all systems."""
    found = {system: missing(platforms) for system, platforms in SYSTEMS.items()}
    for system, said in found.items():
        print(f"{system}: {said or 'every wheel is there'}")
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())
