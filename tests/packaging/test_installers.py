"""What the installers are made of: archives that stay the same, the files of three desktops, licences, versions."""

import json
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as tree
from configparser import ConfigParser
from pathlib import Path

import pytest

from engine import __version__
from installers import command, icons, linux, macos, notices, product, reproducible, resources, windows
from installers.problems import CannotBuild

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"


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


def test_versions_agree_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    news = re.search(r"^## (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    plist = resources.info_plist(product.version())
    assert news is not None
    assert {project, news[1], product.version(), plist["CFBundleVersion"]} == {__version__}
    assert f"filevers={resources.four(__version__)}" in resources.version_resource()


def test_every_package_of_the_lock_has_its_licence_in_the_notice(tmp_path: Path) -> None:
    """Where a package brings no text of its licence, building stops and says so."""
    pytest.importorskip("PyInstaller", reason="only what builds the bundle has PyInstaller")
    found = {one.name.lower().replace("_", "-"): one for one in notices.collect(tmp_path)}
    here = {"colorama"} if sys.platform != "win32" else set()
    assert set(notices.locked(PACKAGING / "requirements.txt")) - here <= set(found)
    assert all(
        one.texts and all((tmp_path / name).stat().st_size > 200 for name in one.texts) for one in found.values()
    )
    assert json.loads((tmp_path / "licences.json").read_text())[0]["name"] == "Tessera"


def test_qt_comes_under_the_lgpl_with_where_its_source_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from importlib.metadata import distribution

    qt = notices._package(distribution("PySide6-Essentials"), tmp_path)
    assert qt.licence == "LGPL-3.0-only" and qt.version in qt.source
    assert any("GNU LESSER" in (tmp_path / text).read_text() for text in qt.texts)


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


def nsis_lines(section: str) -> list[str]:
    text = windows.SCRIPT.read_text(encoding="utf-8")
    body = text.partition(f'Section "{section}"')[2].partition("SectionEnd")[0]
    return [line.strip() for line in body.splitlines() if line.strip()]


def test_what_the_windows_installer_writes_its_uninstaller_takes_away() -> None:
    written = {re.findall(r'"([^"]*)"', line)[0] for line in nsis_lines("Tessera") if line.startswith("WriteReg")}
    roots = {key.split("\\shell")[0].split("\\DefaultIcon")[0] for key in written}
    gone = {re.findall(r'"([^"]*)"', line)[0] for line in nsis_lines("Uninstall") if line.startswith("DeleteRegKey")}
    assert roots == gone
    removed = "\n".join(nsis_lines("Uninstall"))
    for thing in ("$INSTDIR\\${NAME}.exe", "tessera-cli.exe", "_internal", "uninstall.exe", "$SMPROGRAMS\\${NAME}.lnk"):
        assert thing in removed
    assert "$LOCALAPPDATA" not in removed


def test_the_windows_installer_removes_the_old_folder_before_it_writes_the_new() -> None:
    lines = nsis_lines("Tessera")
    assert lines.index("!insertmacro REMOVE_OLD") < next(n for n, line in enumerate(lines) if line.startswith("File"))


def test_only_for_all_users_the_firewall_is_opened_and_only_for_private_networks() -> None:
    lines = nsis_lines("Tessera")
    rule = next(n for n, line in enumerate(lines) if "add rule" in line)
    assert "profile=private" in lines[rule]
    assert '${If} $MultiUser.InstallMode == "AllUsers"' in lines[rule - 4 : rule]


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed here")
def test_the_windows_installer_compiles_from_a_bundle_of_that_layout(tmp_path: Path, qapp: object) -> None:
    bundle = tmp_path / "tessera"
    (bundle / "_internal").mkdir(parents=True)
    for name in ("Tessera.exe", "tessera-cli.exe", "_internal/build.json", "_internal/Qt6Core.dll"):
        (bundle / name).write_bytes(b"MZ" + name.encode())
    icons.draw_all(tmp_path)
    made = windows.installer(bundle, tmp_path, tmp_path)
    assert made.read_bytes()[:2] == b"MZ"
    if (unpack := shutil.which("7z")) is not None:
        listed = subprocess.run([unpack, "l", "-ba", str(made)], capture_output=True, text=True, check=False).stdout
        assert "Qt6Core.dll" in listed and "tessera-cli.exe" in listed


def test_a_tool_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows.shutil, "which", lambda name: None)
    with pytest.raises(CannotBuild, match="makensis is missing"):
        windows.installer(tmp_path, tmp_path, tmp_path)
