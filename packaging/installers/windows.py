"""Windows' installer: NSIS compiles packaging/windows/tessera.nsi with the bundle's list of files."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from installers import product, resources
from installers.problems import CannotBuild
from installers.product import FILE_TYPES, ROOT

SCRIPT = ROOT / "packaging" / "windows" / "tessera.nsi"


def installer(bundle: Path, work: Path, target: Path) -> Path:
    """Compile the installer of a bundle with the Windows layout, and return its file. Raises CannotBuild."""
    made = target / f"{product.NAME}-{product.version()}-windows-amd64.exe"
    compile_script(bundle, work / "tessera.ico", made)
    return made


def compile_script(bundle: Path, icon: Path, made: Path) -> str:
    """Compile the script into an installer, and return what NSIS says of each step. Raises CannotBuild."""
    nsis = shutil.which("makensis") or _usual()
    if nsis is None:
        raise CannotBuild("The command makensis is missing; install NSIS 3 (Debian: apt install nsis).")
    values = {
        "VERSION": product.version(),
        "FOUR": ".".join(map(str, resources.four(product.version()))),
        "BUNDLE": str(bundle),
        "OUT": str(made),
        "ICON": str(icon),
        "KILOBYTES": str(sum(path.stat().st_size for path in bundle.rglob("*") if path.is_file()) // 1024),
        "RECORD": FILE_TYPES[0].suffix,
        "DECK": FILE_TYPES[1].suffix,
    }
    defined = [f"-D{name}={value}" for name, value in values.items()]
    done = subprocess.run([nsis, "-V4", "-WX", *defined, str(SCRIPT)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild("makensis failed:\n" + (done.stdout + done.stderr).strip()[-2000:])
    return done.stdout


def _usual() -> str | None:
    """Where NSIS' own installer puts it."""
    places = (Path("C:/Program Files (x86)/NSIS/makensis.exe"), Path("C:/Program Files/NSIS/makensis.exe"))
    return next((str(place) for place in places if place.is_file()), None)
