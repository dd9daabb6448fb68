"""`start.py package`: builds what this system can build into dist/, and says what it cannot and where that is built."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from installers import bundle, linux, macos, product, windows
from installers.problems import CannotBuild
from installers.product import ROOT

#: The system on which each kind of file is built.
SYSTEMS = {"deb": "linux", "run": "linux", "tar": "linux", "windows": "win32", "macos": "darwin"}
_CALLED = {"linux": "Linux", "win32": "Windows", "darwin": "macOS"}
_MAKERS = {"deb": linux.deb, "run": linux.run, "tar": linux.tar_zst, "windows": windows.installer, "macos": macos.image}


def main(arguments: Sequence[str] | None = None) -> int:
    """Build, and print what was built; 1 where something that was asked for was not."""
    parser = argparse.ArgumentParser(prog="start.py package", description=__doc__)
    parser.add_argument("--for", dest="kinds", action="append", choices=SYSTEMS, help="only this kind; may be repeated")
    chosen = parser.parse_args(arguments)
    asked = chosen.kinds or list(SYSTEMS)
    here = [kind for kind in asked if SYSTEMS[kind] == sys.platform]
    for kind in asked:
        if kind not in here:
            print(
                f"{kind}: cannot be built on {_CALLED.get(sys.platform, sys.platform)}; it is built on "
                f"{_CALLED[SYSTEMS[kind]]}, where the workflow .github/workflows/bundles.yml does it."
            )
    failed = bool(chosen.kinds) and len(here) < len(asked)
    if here:
        failed = _build(here) or failed
    return int(failed)


def _build(kinds: Sequence[str]) -> bool:
    """Build these kinds; whether one failed."""
    os.environ["SOURCE_DATE_EPOCH"] = str(product.epoch())
    work, target = ROOT / "build" / "package", ROOT / "dist"
    target.mkdir(exist_ok=True)
    try:
        made = bundle.make(work)
    except CannotBuild as problem:
        print(f"The bundle cannot be built: {problem}", file=sys.stderr)
        return True
    print(f"The bundle: {bundle.megabytes(made):.1f} MB in {made}")
    failed = False
    for kind in kinds:
        try:
            _tell(kind, _MAKERS[kind](made, work, target))
        except CannotBuild as problem:
            print(f"{kind}: {problem}", file=sys.stderr)
            failed = True
    for folder in ("deb", "portable"):
        shutil.rmtree(work / folder, ignore_errors=True)
    return failed


def _tell(kind: str, path: Path) -> None:
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    path.with_name(path.name + ".sha256").write_text(f"{digest}  {path.name}\n", encoding="ascii")
    print(f"{kind}: {path} ({path.stat().st_size / 1e6:.1f} MB, sha256 {digest})")


if __name__ == "__main__":
    sys.exit(main())
