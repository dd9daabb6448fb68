"""The system libraries and fonts that no Python package brings, and how Debian gets them."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from starter.problems import CannotStart

# The file that is looked for, and the Debian package that has it.
OFFSCREEN = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
}
WINDOW = OFFSCREEN | {
    "libfreetype.so.6": "libfreetype6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
CHINESE_FONT = "NotoSansCJK"
FONT_PACKAGE = "fonts-noto-cjk"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")


def say(text: str) -> None:
    """Tell whoever started Tessera what is going on, beside what the job itself prints."""
    print(text, file=sys.stderr, flush=True)


def is_debian() -> bool:
    """Whether this is Debian or one of its children."""
    try:
        release = Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return False
    names = [line.partition("=")[2] for line in release.splitlines() if line.startswith(("ID=", "ID_LIKE="))]
    return "debian" in " ".join(names).replace('"', "").split() and shutil.which("apt-get") is not None


def can_install() -> bool:
    """Whether system packages can be installed without asking anyone: root on Debian."""
    return sys.platform == "linux" and os.geteuid() == 0 and is_debian()


def apt_install(packages: Iterable[str]) -> None:
    """Install Debian packages. Raises CannotStart with apt's reason."""
    names = sorted(set(packages))
    say(f"Installing system packages: {' '.join(names)}")
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "-qq", "-y", "--no-install-recommends", "install"]
    # The lists may be missing or old; where they cannot be fetched, the ones at hand may still do.
    for command in (["apt-get", "-qq", "update"], [*install, *names]):
        ran = subprocess.run(
            command,
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    if ran.returncode:
        reasons = [line[3:] for line in ran.stdout.splitlines() if line.startswith("E: ")]
        reason = reasons[0].rstrip(".") if reasons else "it gave no reason"
        raise CannotStart(f"apt could not install {' '.join(names)} ({reason}); install them by hand")


def missing_libraries(wanted: Mapping[str, str]) -> list[str]:
    """The library files of `wanted` that the loader does not find; always none where Qt brings its own."""
    if sys.platform != "linux":
        return []
    return [name for name in wanted if not _loads(name)]


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def has_chinese_font(folders: Iterable[str] = FONT_FOLDERS) -> bool:
    """Whether Chinese can be shown; systems other than Linux bring their own fonts."""
    if sys.platform != "linux":
        return True
    return any(
        name.startswith(CHINESE_FONT)
        for folder in folders
        for _, _, names in os.walk(Path(folder).expanduser())
        for name in names
    )


def need(job: str, libraries: Mapping[str, str], *, chinese: bool = False) -> None:
    """See to the system libraries, and the Chinese font where asked for, that `job` needs.

    Root on Debian gets them installed; anyone else is told in one sentence (CannotStart).
    """
    if can_install() and (packages := _missing_packages(libraries, chinese)):
        apt_install(packages)
    if packages := _missing_packages(libraries, chinese):
        if is_debian():
            raise CannotStart(f"{job} needs system packages: apt install {' '.join(packages)}")
        files = missing_libraries(libraries) + (["Noto Sans CJK"] if FONT_PACKAGE in packages else [])
        raise CannotStart(f"{job} needs these system libraries and fonts, install them: {', '.join(files)}")


def _missing_packages(libraries: Mapping[str, str], chinese: bool) -> list[str]:
    packages = [libraries[name] for name in missing_libraries(libraries)]
    return packages + ([FONT_PACKAGE] if chinese and not has_chinese_font() else [])
