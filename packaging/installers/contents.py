"""What goes into the bundle and what stays out; tessera.spec asks."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath
from typing import Any

from installers import notices, product, resources
from installers.product import ROOT

#: Of Qt the program uses these modules; with each come the libraries that it needs itself.
QT = (
    "QtCore",
    "QtGui",
    "QtWidgets",
    "QtDBus",
    "QtXcbQpa",
    "QtWaylandClient",
    "QtWaylandEglClientHwIntegration",
    "QtOpenGL",
)
#: And of these there is a binding: what the program imports.
BINDINGS = ("QtCore", "QtGui", "QtWidgets")
#: Qt's plugins of use, by folder; in the other folders there is none.
PLUGINS = {
    "platforms": ("xcb", "wayland", "offscreen", "windows", "cocoa"),
    "imageformats": ("jpeg", "webp", "gif", "ico"),
    "styles": ("modernwindows", "windowsvista", "mac"),
    "platformthemes": ("xdgdesktopportal",),
    "platforminputcontexts": ("compose", "ibus"),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("adwaita", "bradient"),
}  # fmt: skip
#: Libraries of Linux that come with the bundle, because many systems lack them; every other one is the system's.
CARRIED = re.compile(
    r"lib(xcb-(cursor|icccm|image|keysyms|render-util|util|xinput|xkb)|xkbcommon(-x11)?|python3|ssl|crypto|ffi|lzma|bz2|mpdec)\b"
)
#: Modules that something mentions and nothing uses.
EXCLUDED = [
    "tkinter", "unittest", "pydoc", "doctest", "pdb", "lib2to3", "distutils", "setuptools", "pip", "pkg_resources",
    "sqlite3", "curses", "readline", "test", "idlelib", "ensurepip", "venv", "turtle", "xmlrpc", "pytest", "_pytest",
    "hypothesis", "mypy", "PyInstaller", "numpy", "IPython", "yaml", "msgpack", "attr", "tomli_w", "toml",
    "pytestqt", "xdist", "ruff", "packaging",
    *(f"PySide6.Qt{name}" for name in ("Network", "OpenGL", "Qml", "Quick", "Svg", "Test", "PrintSupport", "Xml")),
]  # fmt: skip
_QT_LIBRARY = re.compile(r"(?:lib)?Qt6(\w+?)(?:\.framework|\.so|\.dll|\.dylib|$)")
_BINDING = re.compile(r"PySide6/(Qt\w+)\.")


def data_files() -> list[tuple[str, str]]:
    """The files that the program reads, each with the folder it lies in."""
    found: list[tuple[str, str]] = []
    for folder, kinds in (("assets", ("cards", "sounds", "translations")), ("decks", ("",))):
        for kind in kinds:
            for path in sorted((ROOT / folder / kind).rglob("*")):
                if path.is_file() and path.suffix != ".ts" and "__pycache__" not in path.parts:
                    found.append(_here(path))
    for room in ("app", "engine"):
        for path in sorted((ROOT / room).rglob("*")):
            if path.is_file() and path.suffix not in (".py", ".pyc", ".md", ".pyi"):
                found.append(_here(path))
    return [*found, _here(ROOT / "LICENSE"), _here(ROOT / "NOTICE.md"), _here(ROOT / "CHANGELOG.md")]


def window_icons(work: str) -> list[tuple[str, str]]:
    """The icon in the sizes that windows and lists of windows show it in."""
    return [(str(Path(work, f"tessera-{size}.png")), "assets/icons") for size in (16, 32, 64, 256)]


def _here(path: Path) -> tuple[str, str]:
    return str(path), path.parent.relative_to(ROOT).as_posix()


def modules() -> list[str]:
    """Our modules and those of every package in the lock, also where they are only imported by name."""
    from PyInstaller.utils.hooks import collect_submodules

    found = [*collect_submodules("app"), *collect_submodules("engine")]
    for name in notices.locked(ROOT / "packaging" / "requirements.txt"):
        if name.startswith(("pyside6", "shiboken6")):
            continue
        for package in tops(name):
            found += collect_submodules(package, filter=lambda module: ".test" not in module, on_error="ignore")
    return found


def tops(name: str) -> list[str]:
    """The packages that a distribution brings; none where it is of another system."""
    try:
        files = distribution(name).files or []
    except PackageNotFoundError:
        return []
    first = {PurePosixPath(str(file)).parts[0] for file in files if len(PurePosixPath(str(file)).parts) > 1}
    return sorted(one for one in first if one.isidentifier())


def is_wanted(place: str, source: str) -> bool:
    """Whether a file that PyInstaller found belongs in the bundle."""
    place = place.replace("\\", "/")
    if "/plugins/" in place and "PySide6" in place:
        folder, _, name = place.partition("/plugins/")[2].rpartition("/")
        plain = re.sub(r"^(lib)?q?|(plugin|platforminputcontextplugin)?\.\w+$", "", name)
        return plain in PLUGINS.get(folder, ())
    if "/translations/" in place and "PySide6" in place:
        return bool(re.search(r"/qtbase_zh_(CN|TW)\.qm$", place))
    if place.startswith("PySide6") or "/Qt/" in place:
        if any(part in place for part in ("/qml/", "/metatypes/", "/typesystems/", "/glue/", "opengl32sw")):
            return False
        if found := _BINDING.match(place):
            return found[1] in BINDINGS
    if found := _QT_LIBRARY.search(place):
        return "Qt" + found[1] in QT
    if sys.platform == "linux" and "/" not in place and ".so" in place and not _from_packages(source):
        return bool(CARRIED.match(place))
    return True


def _from_packages(source: str) -> bool:
    return "site-packages" in source or "/lib-dynload/" in source


def carried(folder: Path) -> Iterator[Path]:
    """The libraries of the system in a bundle."""
    return (path for path in sorted(folder.glob("*.so*")) if CARRIED.match(path.name))


def icon(work: str) -> str | None:
    """The icon of the program's file, where the system's programs have one."""
    names = {"win32": "tessera.ico", "darwin": "tessera.icns"}
    return str(Path(work, names[sys.platform])) if sys.platform in names else None


def version_resource(work: str) -> str | None:
    """The file with what Windows shows of the program under "Properties"."""
    if sys.platform != "win32":
        return None
    path = Path(work, "version.txt")
    path.write_text(resources.version_resource(), encoding="utf-8")
    return str(path)


def info_plist() -> dict[str, Any]:
    """What macOS has to know of the program."""
    return resources.info_plist(product.version())
