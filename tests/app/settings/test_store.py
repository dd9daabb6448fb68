"""Settings are remembered, and no file can keep the table from opening."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.settings import Places, Settings, Store
from app.settings.dialog import SettingsDialog
from app.settings.places import HOME


def test_settings_are_remembered(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    Store(path).change(theme="light", volume=10)
    assert Store(path).now == Settings(theme="light", volume=10)


def test_a_change_is_told_and_no_change_is_not(qtbot: QtBot) -> None:
    store = Store()
    with qtbot.waitSignal(store.changed):
        store.change(motion="slow")
    with qtbot.assertNotEmitted(store.changed):
        store.change(motion="slow")


@pytest.mark.parametrize("content", ("", "{", "[]", '{"theme": 4}', "\x00\xff"))
def test_an_unreadable_file_is_kept_and_the_usual_settings_are_used(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content)
    store = Store(path)
    assert store.now == Settings()
    assert str(path) in store.problem
    assert path.with_suffix(".unreadable").read_text() == content


def test_values_that_there_are_not_become_the_usual_ones(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "sepia", "zoom": 40, "volume": -3, "language": "fr", "unheard": 1}')
    now = Store(path).now
    assert (now.theme, now.zoom, now.volume, now.language) == ("dark", 2.0, 0, "")


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = Store(tmp_path / "file" / "settings.json")
    store.change(theme="light")
    assert store.now.theme == "light"
    assert "cannot be written" in store.problem


def test_a_folder_of_ones_own_holds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    places = Places.usual()
    assert all(tmp_path in path.parents for path in (places.settings, places.matches, places.images, places.decks))


def test_the_usual_places_belong_to_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME, raising=False)
    assert "tessera" in str(Places.usual().settings)


def test_the_dialog_changes_settings_at_once(qtbot: QtBot) -> None:
    store = Store()
    dialog = SettingsDialog(store)
    qtbot.addWidget(dialog)
    dialog.theme.setCurrentIndex(1)
    dialog.motion.setCurrentIndex(0)
    dialog.sounds.setChecked(False)
    dialog.volume.setValue(5)
    assert (store.now.theme, store.now.motion, store.now.sounds, store.now.volume) == ("light", "off", False, 5)


def test_the_dialog_says_why_there_is_no_sound(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Store(), can_sound=False)
    qtbot.addWidget(dialog)
    assert not dialog.sounds.isEnabled()
    assert not dialog.silent.isHidden()
    assert dialog.silent.text()
