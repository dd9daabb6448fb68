"""What the whole window shares: the cards that the player has brought are at the table too."""
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.home import Home
from app.settings import Places
from app.settings.places import READ_AHEAD
from app.window import MainWindow

ROOT = Path(__file__).parents[2]
CARD = {
    "code": "1-001C", "name": "Ada", "text": "Haste", "type": "forward", "elements": ["fire"], "cost": 2, "power": 5000,
    "job": "Knight", "category": "LAMP",
}  # fmt: skip


def test_cards_that_were_imported_can_be_played_in_the_window(qapp: QApplication, tmp_path: Path) -> None:
    places = Places.below(tmp_path)
    places.cards.mkdir(parents=True)
    (places.cards / "fftcg.jsonl").write_text(json.dumps(CARD) + "\n", encoding="utf-8")
    assert Home(qapp, places).game("fftcg").cards()["1-001C"].name == "Ada"


def test_pictures_that_are_put_into_the_folder_are_drawn_at_once(qapp: QApplication, tmp_path: Path) -> None:
    home = Home(qapp, Places.below(tmp_path))
    code, card = next(iter(home.first_game.cards().items()))
    face = home.faces(home.first_game).printed(code)
    home.painter.picture(face, 40, 40)
    home.places.images.mkdir(parents=True)  # type: ignore[union-attr]
    own = QImage(40, 40, QImage.Format.Format_RGB32)
    own.fill(QColor("#12f034"))
    assert own.save(str(home.places.images / f"{code}.png"))  # type: ignore[union-attr]
    home.look_for_images()
    assert home.painter.picture(face, 40, 40).toImage().pixelColor(20, 20).name() == "#12f034", card.name


def test_without_imported_cards_there_are_the_games_own(qapp: QApplication, tmp_path: Path) -> None:
    assert "1-001C" not in Home(qapp, Places.below(tmp_path)).game("fftcg").cards()


def test_the_first_page_loads_no_game_but_the_first() -> None:
    code = (
        "import sys; from app.application import application; from app.stage.stage import Stage;"
        "s = Stage(application());"
        "print(sorted({name.split('.')[2] for name in sys.modules if name.startswith('engine.games.')})); s.clear()"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.stdout.strip() == "['fftcg']", run.stderr


def test_what_was_read_ahead_is_used_by_players_and_not_by_a_place_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    assert Places.usual().ahead == READ_AHEAD
    monkeypatch.delenv("TESSERA_HOME")
    assert Places.usual().ahead == READ_AHEAD
    assert Places.below(tmp_path).ahead is None


def test_a_bad_record_of_the_collection_is_told_of_once_and_the_window_opens(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = Places.below(tmp_path)
    places.cards.mkdir(parents=True)
    (places.cards / "fftcg.jsonl").write_text('{"code": "9-105C", "name": "<b>Nobody"}\n', encoding="utf-8")
    window = MainWindow(Home(qapp, places))
    qtbot.addWidget(window)
    told: list[str] = []
    monkeypatch.setattr(window, "_complain", told.append)
    for _ in range(2):
        window.tell_of_cards()
    assert len(told) == 1 and told[0].startswith("Cards of the collection that cannot be used were left out: 1 (")
    window.close()
