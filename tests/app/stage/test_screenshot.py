"""`tessera screenshot`: pictures of the real window, without a screen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.__main__ import main
from app.cli.screenshot import NAMES
from app.stage import measure
from app.stage.measure import percentile
from app.stage.positions import POSITIONS
from app.stage.stage import Stage
from engine.games import GAMES


def test_every_name_has_its_position() -> None:
    assert set(NAMES) == set(POSITIONS)


@pytest.mark.parametrize("language", ("en", "zh_CN", "zh_TW"))
@pytest.mark.parametrize("theme", ("dark", "light", "contrast"))
def test_the_opening_hand_is_pictured(qapp: QApplication, language: str, theme: str) -> None:
    stage = Stage(qapp, language, theme, (1000, 700))
    picture = POSITIONS["opening-hand"](stage)
    stage.clear()
    stage.home.languages.use("en")
    assert (picture.width(), picture.height()) == (1000, 700)


@pytest.mark.parametrize("scale", ("1", "1.5", "2"))
def test_pictures_have_the_scale_that_is_asked_for(tmp_path: Path, scale: str) -> None:
    command = [sys.executable, "-m", "app", "screenshot", "lobby", "--size", "800x600", "--scale", scale]
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [*command, "--to", str(tmp_path)], cwd=root, env=os.environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    image = QImage(str(tmp_path / "lobby-en-dark.png"))
    assert image.width() == round(800 * float(scale))


@pytest.mark.parametrize(
    "arguments", (["unheard-of"], ["lobby", "--size", "10x10"], ["lobby", "--size", "wide"], ["lobby", "--scale", "9"])
)
def test_what_cannot_be_pictured_is_said_in_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["screenshot", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("tessera: ") and said.count("\n") == 1


def test_percentiles_are_those_of_the_sorted_times() -> None:
    assert percentile([5.0, 1.0, 3.0, 2.0, 4.0], 0.5) == 3.0
    assert percentile([1.0], 0.99) == 1.0


@pytest.mark.parametrize("game", GAMES)
def test_a_crowded_table_is_measured(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(measure, "_STEPS", 12)
    monkeypatch.setattr(measure, "_ROUNDS", 8)
    crowd = measure.Crowd(game)
    drags, lights = crowd.drag_ms(), crowd.light_ms()
    on_the_table = len(crowd.page.scene.cards)
    crowd.stage.clear()
    assert on_the_table >= measure.CARDS
    assert len(drags) == 7 and len(lights) == 4
    assert min(drags + lights) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_drag_over_the_crowded_table_really_drags(qapp: QApplication, game: str) -> None:
    crowd = measure.Crowd(game)
    item = crowd.page.scene.cards[10_000 + measure.CARDS - 1]
    before = item.pos()
    start = crowd.page.view.mapFromScene(item.sceneBoundingRect().center())
    crowd._mouse(QEvent.Type.MouseButtonPress, start)
    for step in range(1, 6):
        crowd._mouse(QEvent.Type.MouseMove, start + QPoint(-20 * step, -10 * step))
    after = item.pos()
    crowd.page.view.gestures.cancel()
    crowd.stage.clear()
    assert (after - before).manhattanLength() > 60


def test_starts_are_measured_warm_and_cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "_STARTS", 1)
    starts = measure.start_times("cipher")
    assert min(starts.cold, starts.warm) > 50
    assert 50 < starts.held < 200
