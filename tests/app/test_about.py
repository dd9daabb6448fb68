"""What the program says of itself: versions, licences, places, the log, a report, and files that are opened."""

import json
import logging
import re
import sys
import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from app import opening
from app.__main__ import main
from app.about import dialog, licences, log, report, versions
from app.application import application
from app.settings.places import Places
from app.window import MainWindow, open_waiting
from engine.games import load_game

STARTER = Path("decks/fftcg")


def test_versions_name_program_build_python_and_qt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "build source" in versions.told()
    (tmp_path / "build.json").write_text('{"version": "0.1.0", "build": "abc"}')
    monkeypatch.setattr(versions, "ROOT", tmp_path)
    assert "build abc; Python 3." in versions.told() and "Qt 6" in versions.told()


def test_about_shows_each_licence_that_the_installer_gathered(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "licences").mkdir()
    one = {"name": "Lamp", "version": "2", "licence": "MIT", "text": "a.txt", "source": "where"}
    (tmp_path / "licences" / "licences.json").write_text(json.dumps([one]))
    (tmp_path / "licences" / "a.txt").write_text("You may.")
    monkeypatch.setattr(licences, "ROOT", tmp_path)
    about = dialog.AboutDialog()
    qtbot.addWidget(about)
    assert about.list.item(0).text() == "Lamp 2"
    assert about.text.toPlainText() == "MIT\n\nwhere\n\nYou may."


def test_paths_says_where_everything_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    assert main(["paths", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"cards", "decks", "pictures", "records", "settings", "log", "cache"}
    assert all(Path(path).is_relative_to(tmp_path) for path in told.values())


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A log that is written into a file, until the test is over."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    path = tmp_path / "log" / "tessera.log"
    log.begin(path)
    yield path  # type: ignore[misc]
    for handler in list(log.LOG.handlers):
        log.LOG.removeHandler(handler)
        handler.close()
    logging.raiseExceptions = True


def test_the_log_says_where_it_failed_and_never_what_the_error_says(
    written: Path, caplog: pytest.LogCaptureFixture
) -> None:
    try:
        raise ValueError("The hidden card is Wick Warden")
    except ValueError as error:
        log.failed(type(error), error.__traceback__)
    caplog.clear()
    text = written.read_text(encoding="utf-8")
    assert "ValueError at test_about.py" in text and "Wick" not in text


def test_the_log_turns_over(written: Path) -> None:
    for _ in range(5000):
        log.LOG.info("x" * 200)
    assert sorted(path.name for path in written.parent.iterdir()) == ["tessera.log", "tessera.log.1", "tessera.log.2"]
    assert all(path.stat().st_size <= 200_000 for path in written.parent.iterdir())


def test_a_report_holds_the_record_only_where_the_player_wants_it(tmp_path: Path) -> None:
    places = Places.below(tmp_path)
    places.log.parent.mkdir()
    places.log.write_text("begun")
    record = tmp_path / "match.tessera"
    record.write_text("all cards")
    report.gather(tmp_path / "a.zip", places)
    report.gather(tmp_path / "b.zip", places, record)
    names = [set(zipfile.ZipFile(tmp_path / name).namelist()) for name in ("a.zip", "b.zip")]
    assert names[0] == {"README.txt", "versions.txt", "log/tessera.log"}
    assert names[1] - names[0] == {"record/match.tessera"}


def test_the_report_asks_before_it_takes_the_record(qtbot: QtBot, tmp_path: Path) -> None:
    record = tmp_path / "match.tessera"
    record.write_text("all cards")
    asks = dialog.ReportDialog(Places.below(tmp_path), record)
    qtbot.addWidget(asks)
    assert not asks.take.isChecked()
    assert asks.save(tmp_path / "a.zip")
    assert "record/match.tessera" not in zipfile.ZipFile(tmp_path / "a.zip").namelist()


def test_a_deck_is_known_by_its_cards_and_a_record_by_what_it_holds(tmp_path: Path) -> None:
    deck = tmp_path / "mine.tdeck"
    deck.write_bytes(sorted(Path("decks/cipher").glob("*.txt"))[0].read_bytes())
    assert opening.game_of_deck(deck, ("fftcg", "cipher"), load_game) == "cipher"
    assert not opening.is_record(deck)
    deck.write_text("\x00 nothing of that")
    with pytest.raises(opening.NoSuchFile):
        opening.game_of_deck(deck, ("fftcg", "cipher"), load_game)


def test_a_file_that_is_not_there_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str], qapp: QApplication) -> None:
    assert main(["open", "nowhere.tessera"]) == 2
    assert "There is no file nowhere.tessera" in capsys.readouterr().err


@pytest.fixture
def opened(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that the window was told to open."""
    found: list[Path] = []
    monkeypatch.setattr(window, "open_file", found.append)
    return found


def test_a_file_that_the_desktop_sends_before_there_is_a_window_is_opened_in_it(
    window: MainWindow, opened: list[Path], qtbot: QtBot
) -> None:
    """macOS sends the file of a double click as an event, often while the program is still starting."""
    QApplication.sendEvent(application(), QFileOpenEvent("/first.tessera"))
    open_waiting(application(), window)
    qtbot.waitUntil(lambda: opened == [Path("/first.tessera")])
    QApplication.sendEvent(application(), QFileOpenEvent("/second.tdeck"))
    qtbot.waitUntil(lambda: opened == [Path("/first.tessera"), Path("/second.tdeck")])


def test_a_file_that_the_desktop_sends_while_a_dialog_is_open_waits(
    window: MainWindow, opened: list[Path], qtbot: QtBot
) -> None:
    asks = QDialog(window)
    open_waiting(application(), window)
    asks.open()
    QApplication.sendEvent(application(), QFileOpenEvent("/mine.tdeck"))
    qtbot.wait(50)
    assert not opened
    asks.close()
    qtbot.waitUntil(lambda: opened == [Path("/mine.tdeck")])


def test_about_from_source_has_the_licence_of_every_package_of_the_lock() -> None:
    parts = {one.name.lower().replace("_", "-"): one for one in licences.licences()}
    locked = re.findall(r"^([\w.-]+)==", Path("packaging/requirements.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert {*locked, "tessera", "parts of others in qt"} <= set(parts)
    assert all(len(one.text) > 200 for one in parts.values())
