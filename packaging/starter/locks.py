"""The lock files: which packages a job needs, at exactly which versions."""

import hashlib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Lock:
    """A requirements file with hashes, and the room its packages take (megabytes on disk)."""

    name: str
    path: Path
    megabytes: int
    includes: tuple["Lock", ...] = ()

    def digest(self) -> str:
        """The hash of the file as it is now: another hash means other packages."""
        return hashlib.sha256(self.path.read_bytes()).hexdigest()

    def satisfies(self) -> tuple["Lock", ...]:
        """The locks that hold once this one is installed: itself, and those whose pins it repeats."""
        return (self, *self.includes)


def runtime_lock(root: Path) -> Lock:
    """What it takes to play."""
    return Lock("runtime", root / "packaging" / "requirements.txt", 350)


def test_lock(root: Path) -> Lock:
    """What it takes to play and to run every check."""
    return Lock("test", root / "packaging" / "requirements-test.txt", 500, (runtime_lock(root),))


def package_lock(root: Path) -> Lock:
    """What it takes to play and to build installers."""
    return Lock("package", root / "packaging" / "requirements-package.txt", 400, (runtime_lock(root),))
