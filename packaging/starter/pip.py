"""Installing a lock with pip, and pip's failures in a sentence."""

import os
import re
import subprocess
import sys
from pathlib import Path

from starter import system
from starter.locks import Lock
from starter.problems import CannotStart

NO_NETWORK = re.compile(
    r"Failed to establish a new connection|NewConnectionError|NameResolutionError|Network is unreachable|"
    r"name resolution|Max retries exceeded|Connection (?:refused|reset|aborted)|timed out|ProxyError|"
    r"SSLError|getaddrinfo failed"
)
NOT_FOUND = re.compile(r"No matching distribution found for ([^\s;]+)")


def pip_environment() -> dict[str, str]:
    """The variables pip runs with: the user's own, save those that would install somewhere else."""
    variables = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return variables | {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}


def pip_install(python: Path, lock: Lock, *, trial: bool = False) -> None:
    """Install `lock` for `python`; a trial only finds out whether that would work. Raises CannotStart."""
    command = [str(python), "-I", "-m", "pip", "install", "--require-hashes", "--only-binary=:all:"]
    if trial:
        command += ["--dry-run", "--quiet"]
    else:
        system.say(f"Installing Tessera's packages in {python.parent.parent} (once; this takes a minute).")
        if not sys.stderr.isatty():
            command.append("--quiet")
    # pip's progress goes where messages go: what the job itself prints stays clean.
    ran = subprocess.run(
        [*command, "--requirement", str(lock.path)],
        env=pip_environment(),
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        check=False,
    )
    if ran.returncode:
        raise CannotStart(f"its packages could not be installed: {explain(ran.stderr)}")


def explain(output: str) -> str:
    """The reason in what pip or venv printed, with a cure where there is one."""
    if "No space left on device" in output or "Errno 28" in output:
        return "the disk is full; make room and start again"
    missing = NOT_FOUND.search(output)
    if NO_NETWORK.search(output) or (missing and os.environ.get("PIP_NO_INDEX")):
        return "there is no network to fetch them; connect and start again (later starts need none)"
    if "DO NOT MATCH THE HASHES" in output:
        return "a package differs from the one in the lock; fetch it from another source, or try again later"
    if missing:
        version = ".".join(map(str, sys.version_info[:2]))
        return f"there is no {missing[1]} for Python {version} here; use another Python from 3.11 on"
    said = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in said if "error" in line.lower()]
    return (errors or said or ["it failed without a word"])[-1]
