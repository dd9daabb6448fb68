"""What the installers are made of: archives that stay the same, versions, the files of the desktops."""

import plistlib
import re
import struct
import sys
import tomllib
import xml.etree.ElementTree as tree
from configparser import ConfigParser
from pathlib import Path

import pytest

from engine import __version__
from installers import command, icons, linux, macos, product, reproducible, resources

ROOT = Path(__file__).parents[2]


def some_files(folder: Path) -> Path:
    (folder / "inside").mkdir(parents=True)
    (folder / "inside" / "text").write_text("words")
    (folder / "program").write_text("#!/bin/sh\n")
    (folder / "program").chmod(0o700)
    (folder / "link").symlink_to("program")
    return folder


def test_an_archive_is_the_same_whenever_and_whoever_made_its_files(tmp_path: Path) -> None:
    first, second = some_files(tmp_path / "one"), some_files(tmp_path / "two")
    (second / "inside" / "text").chmod(0o600)
    for folder in (first, second):
        reproducible.settle(folder, 1_700_000_000)
    made = [reproducible.zipped(reproducible.tar(folder, "it", 1_700_000_000)) for folder in (first, second)]
    assert made[0] == made[1]


def test_libraries_are_no_programs(tmp_path: Path) -> None:
    for name in ("libQt6Core.so.6", "_json.cpython-311-x86_64-linux-gnu.so", "tessera"):
        (tmp_path / name).touch(mode=0o755)
    reproducible.settle(tmp_path, 0)
    assert [path.name for path in tmp_path.iterdir() if path.stat().st_mode & 0o111] == ["tessera"]


def test_versions_agree_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    news = re.search(r"^## (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    plist = resources.info_plist(product.version())
    assert news is not None
    assert {project, news[1], product.version(), plist["CFBundleVersion"]} == {__version__}
    assert f"filevers={resources.four(__version__)}" in resources.version_resource()


def test_the_icon_is_there_in_each_size_and_for_each_system(tmp_path: Path, qapp: object) -> None:
    icons.draw_all(tmp_path)
    for size in icons.SIZES:
        data = (tmp_path / f"tessera-{size}.png").read_bytes()
        assert struct.unpack(">II", data[16:24]) == (size, size)
    assert (tmp_path / "tessera.ico").read_bytes()[:6] == struct.pack("<HHH", 0, 1, 6)
    whole = (tmp_path / "tessera.icns").read_bytes()
    assert whole[:8] == b"icns" + struct.pack(">I", len(whole))


def test_the_desktop_of_linux_opens_records_and_decks(tmp_path: Path, qapp: object) -> None:
    icons.draw_all(tmp_path)
    files = linux.share(tmp_path)
    entry = ConfigParser(interpolation=None)
    entry.read_string(files["applications/tessera.desktop"].decode())
    types = set(entry["Desktop Entry"]["MimeType"].strip(";").split(";"))
    assert types == {kind.mime for kind in product.FILE_TYPES}
    assert entry["Desktop Entry"]["Exec"] == "tessera open %f"
    mime = tree.fromstring(files["mime/packages/tessera.xml"])
    globs = {one.get("pattern") for one in mime.iter("{http://www.freedesktop.org/standards/shared-mime-info}glob")}
    assert globs == {f"*{kind.suffix}" for kind in product.FILE_TYPES}
    about = tree.fromstring(files[f"metainfo/{product.IDENTIFIER}.metainfo.xml"])
    assert about.find("releases/release").get("version") == __version__  # type: ignore[union-attr]


def test_macos_is_told_why_and_for_what_the_local_network_is_used() -> None:
    plist = plistlib.loads(plistlib.dumps(resources.info_plist("1.2.3")))
    assert "Tessera" in plist["NSLocalNetworkUsageDescription"]
    assert plist["NSBonjourServices"] == [resources.SERVICE]
    suffixes = [
        one["UTTypeTagSpecification"]["public.filename-extension"][0] for one in plist["UTExportedTypeDeclarations"]
    ]
    assert suffixes == [kind.suffix[1:] for kind in product.FILE_TYPES]
    opened = [one["LSItemContentTypes"][0] for one in plist["CFBundleDocumentTypes"]]
    assert opened == [kind.identifier for kind in product.FILE_TYPES]


def test_without_secrets_the_image_is_made_and_not_notarised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in macos.SECRETS:
        monkeypatch.delenv(name, raising=False)
    steps = macos.steps(tmp_path / "Tessera.app", tmp_path / "dmg", tmp_path / "it.dmg")
    assert [step[0] for step in steps] == ["codesign", "copy", "hdiutil"]
    assert steps[0][steps[0].index("--sign") + 1] == "-"
    assert "Not notarised" in capsys.readouterr().err
    for name in macos.SECRETS:
        monkeypatch.setenv(name, "secret")
    assert [step[:2] for step in macos.steps(tmp_path, tmp_path, tmp_path)][-2:] == [
        ["xcrun", "notarytool"],
        ["xcrun", "stapler"],
    ]


def test_what_another_system_builds_is_said_and_where(capsys: pytest.CaptureFixture[str]) -> None:
    kind = "macos" if sys.platform != "darwin" else "windows"
    assert command.main(["--for", kind]) == 1
    assert "cannot be built on" in capsys.readouterr().out
