"""What Linux systems get: the files around the program, a .deb, a .run that installs itself, a tar.zst."""

from __future__ import annotations

import hashlib
import lzma
import platform
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from installers import product, reproducible
from installers.icons import SIZES
from installers.problems import CannotBuild
from installers.product import COMMAND, ROOT
from installers.reproducible import ar, small_tar, tar, tree, zipped

_FILES = ROOT / "packaging" / "linux"
#: Debian's names of processors.
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
#: What the program needs of a Debian system; the libraries that many lack come with it.
DEPENDS = (
    "libc6 (>= 2.34)", "libstdc++6", "libgcc-s1", "zlib1g", "libegl1", "libgl1", "libfontconfig1", "libfreetype6",
    "libglib2.0-0 | libglib2.0-0t64", "libdbus-1-3", "libx11-6", "libx11-xcb1", "libxcb1", "libxcb-randr0",
    "libxcb-shape0", "libxcb-shm0", "libxcb-sync1", "libxcb-xfixes0", "libxcb-render0", "libxau6",
)  # fmt: skip
RECOMMENDS = ("fonts-noto-cjk", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libgssapi-krb5-2")
#: What lintian objects to in a bundle, and why it is so.
_OVERRIDES = """\
# The program comes with the Python it was tested with. Its modules are there as Python reads them fastest, and no
# other Python than the bundled one ever sees them.
tessera: package-installs-python-bytecode [usr/lib/tessera/_internal/*]
# Python's own modules and Qt's plugin for pictures hold these, or bring them for systems without.
tessera: embedded-library bzip2 [usr/lib/tessera/_internal/libbz2.so.1.0]
tessera: embedded-library expat [usr/lib/tessera/_internal/python3*/lib-dynload/pyexpat.*]
tessera: embedded-library libjpeg [usr/lib/tessera/_internal/PySide6/Qt/plugins/imageformats/libqjpeg.so]
# Modules that call nothing but Python, and a library that is nothing but data.
tessera: library-not-linked-against-libc [usr/lib/tessera/_internal/python3*/lib-dynload/*]
tessera: shared-library-lacks-prerequisites [usr/lib/tessera/_internal/*]
# PyInstaller's start program, as its authors build it.
tessera: hardening-no-pie [usr/lib/tessera/tessera]
"""


def share(icons: Path) -> dict[str, bytes]:
    """The files of the desktop around the program, by their places below ``share``."""
    found = {
        "applications/tessera.desktop": _text("tessera.desktop"),
        "mime/packages/tessera.xml": _text("tessera-mime.xml"),
        f"metainfo/{product.IDENTIFIER}.metainfo.xml": _text("metainfo.xml"),
        "man/man1/tessera.1.gz": zipped(_text("tessera.1")),
    }
    for size in SIZES:
        found[f"icons/hicolor/{size}x{size}/apps/tessera.png"] = (icons / f"tessera-{size}.png").read_bytes()
    return found


def deb(bundle: Path, work: Path, target: Path) -> Path:
    """Build Debian's package into a folder and return its file."""
    number, moment = product.version(), product.epoch()
    root = _fresh(work / "deb")
    shutil.copytree(bundle, root / "usr/lib/tessera", symlinks=True)
    _put(root / "usr/share", share(work))
    documents = {"copyright": copyright_file(bundle), "changelog.gz": zipped(_debian_changelog(number, moment))}
    _put(root / "usr/share/doc/tessera", documents)
    _put(root / "usr/share/lintian/overrides", {"tessera": _OVERRIDES.encode()})
    (root / "usr/bin").mkdir()
    (root / "usr/bin/tessera").symlink_to("../lib/tessera/tessera")
    reproducible.settle(root, moment)
    files = [path for path in tree(root) if path.is_file() and not path.is_symlink()]
    sums = "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root).as_posix()}\n"
        for path in files
    )
    size = sum((path.stat().st_size + 1023) // 1024 for path in files) + sum(path.is_dir() for path in tree(root))
    control = {"./control": (_control(number, size).encode(), 0o644), "./md5sums": (sums.encode(), 0o644)}
    made = target / f"{COMMAND}_{number}_{architecture()}.deb"
    made.write_bytes(
        ar(
            [
                ("debian-binary", b"2.0\n"),
                ("control.tar.gz", zipped(small_tar(control, moment))),
                ("data.tar.xz", lzma.compress(tar(root, ".", moment))),
            ],
            moment,
        )
    )
    return made


def run(bundle: Path, work: Path, target: Path) -> Path:
    """Build the file that installs itself for one user into a folder, and return it."""
    packed = zipped(tar(_portable(bundle, work), COMMAND, product.epoch()))
    script = _text("install.sh").decode()
    for mark, value in (
        ("@SUM@", hashlib.sha256(packed).hexdigest()),
        ("@MACHINE@", platform.machine()),
        ("@SIZES@", " ".join(f"{size}x{size}" for size in SIZES)),
    ):
        script = script.replace(mark, value)
    skip = f"{len(script.encode()) - len('@SKIP@') + 9:08d}"
    script = script.replace("@SKIP@", skip)
    assert len(script.encode()) + 1 == int(skip)
    made = target / f"{COMMAND}-{product.version()}-linux-{platform.machine()}.run"
    made.write_bytes(script.encode() + packed)
    made.chmod(0o755)
    return made


def tar_zst(bundle: Path, work: Path, target: Path) -> Path:
    """Build the archive to unpack anywhere into a folder, and return its file. Raises CannotBuild."""
    number = product.version()
    made = target / f"{COMMAND}-{number}-linux-{platform.machine()}.tar.zst"
    data = tar(_portable(bundle, work), f"{COMMAND}-{number}", product.epoch())
    made.write_bytes(_zstd(data))
    return made


def _zstd(data: bytes) -> bytes:
    """Data packed by zstd. Raises CannotBuild."""
    zstd = shutil.which("zstd")
    if zstd is None:
        raise CannotBuild("The command zstd is missing; install it (apt install zstd).")
    # One thread: several would cut the data according to how many there are.
    done = subprocess.run([zstd, "-q", "-12", "--single-thread", "-c"], input=data, capture_output=True, check=False)
    if done.returncode:
        raise CannotBuild(f"zstd failed: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout


def architecture() -> str:
    """Debian's name of this computer's processor. Raises CannotBuild."""
    name = platform.machine()
    if sys.platform != "linux" or name not in _ARCHITECTURES:
        raise CannotBuild(f"There is no Debian package for {sys.platform} on {name}.")
    return _ARCHITECTURES[name]


def copyright_file(bundle: Path) -> bytes:
    """Debian's copyright file: our licence, and where the licences of all parts lie."""
    import json

    listed = json.loads((bundle / "_internal" / "licences" / "licences.json").read_text(encoding="utf-8"))
    own = "\n".join(
        f" {line}" if line else " ." for line in (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n")[4:]
    )
    parts = "\n".join(f" {one['name']} {one['version']}: {one['licence']}." for one in listed[1:])
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: Tessera\n"
        "Comment:\n"
        " The package holds, in /usr/lib/tessera, the following parts under licences of their own. Their texts are\n"
        " in /usr/lib/tessera/_internal/licences. Qt's libraries are files of their own there and may be replaced, as\n"
        " the LGPL wants; the source of this very version is published by its authors at\n"
        " https://download.qt.io/official_releases/ .\n .\n"
        " The LGPL, version 3, is on Debian systems in /usr/share/common-licenses/LGPL-3, the GPL, version 3, in\n"
        " /usr/share/common-licenses/GPL-3, the Apache licence, version 2.0, in /usr/share/common-licenses.\n"
        f" .\n{parts}\n\n"
        "Files: *\nCopyright: 2026 The Tessera authors\nLicense: MIT\n"
        f"{own.rstrip().removesuffix(' .').rstrip()}\n"
    ).encode()


def _control(number: str, kilobytes: int) -> str:
    return (
        f"Package: {COMMAND}\nVersion: {number}\nArchitecture: {architecture()}\n"
        f"Maintainer: {product.MAINTAINER}\nInstalled-Size: {kilobytes}\n"
        f"Depends: {', '.join(DEPENDS)}\nRecommends: {', '.join(RECOMMENDS)}\n"
        "Section: misc\nPriority: optional\n"
        f"Description: {product.SUMMARY[0].lower() + product.SUMMARY[1:]}\n"
        " Tessera reads what is printed on a card and does it. It refuses what the\n"
        " rules forbid and says which rule that is; and the players may always do it\n"
        " anyway, by hand. Final Fantasy TCG and Fire Emblem Cipher are playable,\n"
        " with original cards, or with those that you bring.\n"
    )


def _debian_changelog(number: str, moment: int) -> bytes:
    when = datetime.fromtimestamp(moment, UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    return (
        f"{COMMAND} ({number}) stable; urgency=medium\n\n"
        f"  * Tessera {number}; CHANGELOG.md beside the program says what is new.\n\n"
        f" -- {product.MAINTAINER}  {when}\n"
    ).encode()


def _portable(bundle: Path, work: Path) -> Path:
    """The bundle with the files of the desktop inside, for systems that are not Debian."""
    root = _fresh(work / "portable")
    shutil.rmtree(root)
    shutil.copytree(bundle, root, symlinks=True)
    _put(root / "share", share(work))
    reproducible.settle(root, product.epoch())
    return root


def _text(name: str) -> bytes:
    date = datetime.fromtimestamp(product.epoch(), UTC).strftime("%Y-%m-%d")
    text = (_FILES / name).read_text(encoding="utf-8")
    return re.sub("@DATE@", date, text.replace("@VERSION@", product.version())).encode()


def _put(folder: Path, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def _fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
