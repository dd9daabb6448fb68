"""What goes into the bundle and what stays out of it."""

import re
import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

from installers import contents, elf, icudata

ROOT = Path(__file__).parents[2]
QT = "PySide6/Qt/lib/lib{0}.so.6"


def test_of_qt_there_is_what_the_program_imports_and_nothing_else() -> None:
    used = set()
    for path in (ROOT / "app").rglob("*.py"):
        used |= set(re.findall(r"(?:from|import) PySide6\.(Qt\w+)", path.read_text(encoding="utf-8")))
    # Tests of its own patience with a window: the stage waits as tests do.
    assert used - {"QtTest"} == set(contents.BINDINGS)


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        (QT.format("Qt6Core"), True),
        (QT.format("Qt6Quick"), False),
        (QT.format("Qt6Network"), False),
        ("PySide6/QtNetwork.abi3.so", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/translations/qtbase_zh_TW.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
    ],
)
def test_files_of_qt(place: str, wanted: bool) -> None:
    assert contents.is_wanted(place, "site-packages/" + place) is wanted


def test_what_the_program_reads_is_in_the_bundle() -> None:
    folders = {target for _, target in contents.data_files()}
    assert {"assets/cards/fftcg", "assets/sounds", "assets/translations", "decks/fftcg", "decks/cipher", "."} <= folders


def test_of_the_data_of_icu_our_languages_and_the_roots_stay() -> None:
    head = b"\x20\x00\xda\x27" + bytes(8) + b"CmnD" + bytes(16)
    stay = ["it/coll/root.res", "it/coll/zh.res", "it/nfkc.nrm", "it/zh_Hant.res", "it/zoneinfo64.res"]
    go = ["it/coll/de.res", "it/gb18030.cnv", "it/th.res"]
    parts = {name: name.encode() * 5 for name in sorted([*stay, *go])}
    found_head, left = icudata.unpacked(icudata.wanted(icudata.packed(head, parts)))
    assert found_head == head
    assert {name: part.rstrip(b"\0") for name, part in left.items()} == {name: parts[name] for name in stay}


@pytest.mark.skipif(sys.platform != "linux", reason="these are libraries of Linux")
def test_a_library_looks_in_no_folder_of_the_machine_it_was_built_on(tmp_path: Path) -> None:
    whole = Path(str(distribution("shiboken6").locate_file("shiboken6"))) / "Shiboken.abi3.so"
    library = Path(shutil.copy(whole, tmp_path / "it.so"))
    assert elf.is_elf(library) and elf.places(library) and not elf.forget_places(library)
    old = elf.places(library)[0].encode()
    library.write_bytes(library.read_bytes().replace(old + b"\0", b"/home/x".ljust(len(old), b"/")[: len(old)] + b"\0"))
    assert elf.forget_places(library)
    assert elf.places(library) == [] and b"/home/x" not in library.read_bytes()
