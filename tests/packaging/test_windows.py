"""Windows' installer: what it puts where, as NSIS itself says when it compiles it, and that all of it goes again."""

import re
import shutil
from pathlib import Path

import pytest

from installers import icons, windows
from installers.problems import CannotBuild
from installers.product import FILE_TYPES

#: A bundle with the layout of Windows, in small.
BUNDLE = ("Tessera.exe", "tessera-cli.exe", "_internal/build.json", "_internal/PySide6/Qt6Core.dll")
KEYS = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Tessera"

needs_nsis = pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed here")


@pytest.fixture(scope="module")
def steps(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The steps of the installer and of the uninstaller, compiled from such a bundle."""
    work = tmp_path_factory.mktemp("windows")
    for name in BUNDLE:
        (work / "tessera" / name).parent.mkdir(parents=True, exist_ok=True)
        (work / "tessera" / name).write_bytes(b"MZ" + name.encode())
    (work / "it.ico").write_bytes(icons.ico([(16, icons.draw(16))]))
    made = work / "tessera-for-windows.exe"
    said = windows.compile_script(work / "tessera", work / "it.ico", made)
    assert made.read_bytes()[:2] == b"MZ"
    parts = re.findall(r'^Section: "(\w+)"$(.*?)^SectionEnd$', said, re.MULTILINE | re.DOTALL)
    return {name: [line for line in body.splitlines() if line] for name, body in parts}


def after(word: str, lines: list[str]) -> list[str]:
    """What follows a word in the lines that begin with it."""
    return [line.removeprefix(word).strip() for line in lines if line.startswith(word)]


def written(steps: dict[str, list[str]]) -> dict[str, str]:
    """What the installer writes into the registry, by key and name."""
    lines = after("WriteRegStr: SHCTX\\", steps["Tessera"]) + after("WriteRegDWORD: SHCTX\\", steps["Tessera"])
    return {key: value for key, _, value in (line.partition("=") for line in lines)}


@needs_nsis
def test_every_file_of_the_bundle_is_in_the_installer(steps: dict[str, list[str]]) -> None:
    files = re.findall(r'^File: "([^"]+)" \d+ bytes$', "\n".join(steps["Tessera"]), re.MULTILINE)
    assert sorted(files) == sorted(Path(name).name for name in BUNDLE)
    shortcut = after("CreateShortcut:", steps["Tessera"])[0]
    assert shortcut.startswith('"$SMPROGRAMS\\Tessera.lnk"->"$INSTDIR\\Tessera.exe"')


@needs_nsis
def test_records_and_decks_are_opened_by_the_program(steps: dict[str, list[str]]) -> None:
    keys = written(steps)
    for kind in FILE_TYPES:
        name = keys[f"Software\\Classes\\{kind.suffix}\\"]
        assert keys[f"Software\\Classes\\{name}\\shell\\open\\command\\"] == '"$INSTDIR\\Tessera.exe" open "%1"'
    assert keys[f"{KEYS}\\QuietUninstallString"].endswith("/S")


@needs_nsis
def test_what_is_written_is_taken_away_again(steps: dict[str, list[str]]) -> None:
    gone = after("DeleteRegKey: SHCTX\\", steps["Uninstall"])
    assert all(any(key.startswith(root + "\\") for root in gone) for key in written(steps))
    removed = {line.strip('"') for line in after("Delete:", steps["Uninstall"])}
    assert removed >= {f"$INSTDIR\\{name}" for name in (*BUNDLE[:2], "uninstall.exe")} | {"$SMPROGRAMS\\Tessera.lnk"}
    assert after("RMDir:", steps["Uninstall"]) == ['/r "$INSTDIR\\_internal"', '"$INSTDIR"']


@needs_nsis
def test_the_old_folder_goes_before_the_new_files_come(steps: dict[str, list[str]]) -> None:
    lines = steps["Tessera"]
    first = next(number for number, line in enumerate(lines) if line.startswith("File:"))
    assert '/r "$INSTDIR\\_internal"' in after("RMDir:", lines[:first])


@needs_nsis
def test_the_firewall_is_opened_for_private_networks_and_closed_again(steps: dict[str, list[str]]) -> None:
    rules = [line for line in after("Plugin command: Exec", steps["Tessera"]) if " add rule " in line]
    assert all("profile=private" in rule for rule in rules)
    assert [re.findall(r'program="\$INSTDIR\\([^"]+)"', rule)[0] for rule in rules] == list(BUNDLE[:2])
    name = re.findall(r'name="[^"]+"', rules[0])[0]
    assert any(" delete rule " in line and name in line for line in after("Plugin command:", steps["Uninstall"]))


def test_only_for_all_users_the_firewall_is_touched() -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    guarded = re.findall(r'\$\{If\} \$MultiUser.InstallMode == "AllUsers"(.*?)\$\{EndIf\}', script, re.DOTALL)
    assert "".join(guarded).count("netsh") == script.count("netsh") == 4


@needs_nsis
def test_the_player_is_told_the_own_folder_that_stays(steps: dict[str, list[str]]) -> None:
    """For all users $LOCALAPPDATA would be a folder of them all."""
    lines = steps["Uninstall"]
    assert lines.index("SetShellVarContext: current") < lines.index('MessageBox: 64: "$(STAYS)"')


def test_a_tool_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows.shutil, "which", lambda name: None)
    with pytest.raises(CannotBuild, match="makensis is missing"):
        windows.installer(tmp_path, tmp_path, tmp_path)
