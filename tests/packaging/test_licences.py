"""Whatever is in the bundle has its licence there; Qt's is the LGPL."""

import json
import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest

from app.about.licences import Licence, licences, of_package, own, packages
from installers import notices
from installers.problems import CannotBuild

PACKAGING = Path(__file__).parents[2] / "packaging"


def test_every_package_of_the_lock_has_its_licence_in_the_notice(tmp_path: Path) -> None:
    notices.write(tmp_path, [own(), *packages()])
    told = json.loads((tmp_path / "licences.json").read_text(encoding="utf-8"))
    assert {*notices.locked(PACKAGING / "requirements.txt")} <= {one["name"].lower().replace("_", "-") for one in told}
    assert all((tmp_path / one["text"]).stat().st_size > 200 and one["licence"] for one in told)


def test_about_shows_what_the_notice_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notices.write(tmp_path / "licences", packages())
    expected = tuple(packages())
    monkeypatch.setattr("app.about.licences.ROOT", tmp_path)
    assert licences() == expected


def test_a_part_without_the_text_of_its_licence_stops_the_building(tmp_path: Path) -> None:
    with pytest.raises(CannotBuild, match="Lamp brings no text"):
        notices.write(tmp_path, [Licence("Lamp", "1", "MIT", "\n")])


@pytest.mark.parametrize("name", ["PySide6-Essentials", "shiboken6", "zeroconf"])
def test_what_is_under_the_lgpl_says_where_the_source_of_its_version_is(name: str) -> None:
    found = of_package(distribution(name))
    assert "LGPL" in found.licence and "GNU LESSER" in found.text
    assert "https://" in found.source and found.version in found.source


def test_what_is_inside_qt_is_told_for_the_qt_of_the_lock() -> None:
    text = (PACKAGING / "licences" / "Qt-third-party.txt").read_text(encoding="utf-8")
    locked = notices.locked(PACKAGING / "requirements.txt")["pyside6-essentials"]
    assert f"qtbase-everywhere-src-{locked.rpartition('.')[0]}." in text
    for part in ("HarfBuzz", "LibPNG", "Freetype", "PCRE2", "libjpeg", "WebP", "ICU", "zlib", "Wayland"):
        assert re.search(part, text, re.IGNORECASE)


def test_pyinstaller_is_only_in_the_lock_of_what_builds() -> None:
    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert any(one.startswith("pyinstaller") for one in project["optional-dependencies"]["package"])
    assert "pyinstaller" in notices.locked(PACKAGING / "requirements-package.txt")
    assert "pyinstaller" not in notices.locked(PACKAGING / "requirements.txt")
