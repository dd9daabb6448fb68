"""What is said large: one thing after the other, until a click or a key."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.table.toast import Toast
from app.theme import Look
from engine.views import LogLine
from tests.app.table.conftest import Open

BATTLE = [LogLine(text, "", "{0} is supported by {1}.", ()) for text in ("Ann", "Bo")]


@pytest.fixture
def toast(qtbot: QtBot) -> Iterator[Toast]:
    window = QWidget()
    qtbot.addWidget(window)
    table = QWidget(window)
    for one in (window, table):
        one.resize(600, 400)
    window.show()
    yield Toast(table, Look())


def test_several_things_are_said_one_after_the_other(toast: Toast, qtbot: QtBot) -> None:
    toast.say_all(["first", "then"], speed=100)
    assert toast.words == "first"
    qtbot.waitUntil(lambda: toast.words == "then")
    qtbot.waitUntil(lambda: not toast.isVisible())


def test_a_click_hurries_all_of_it(toast: Toast, qtbot: QtBot) -> None:
    toast.say_all(["first", "then"])
    qtbot.mouseClick(toast, Qt.MouseButton.LeftButton)
    assert not toast.isVisible()


def test_a_key_hurries_all_of_it(toast: Toast, qtbot: QtBot) -> None:
    toast.say_all(["first", "then"])
    qtbot.keyClick(toast.window(), Qt.Key.Key_Space)
    assert not toast.isVisible() and toast._later == []


@pytest.mark.parametrize("speed, shown", [(0.0, False), (50.0, True)])
def test_a_battle_takes_a_beat_where_pieces_move_at_all(open_page: Open, speed: float, shown: bool) -> None:
    """Cipher 18: the supports of both sides and the result."""
    page = open_page(1)
    page.scene.spec = dataclasses.replace(page.scene.spec, beats=("{0} is supported by ",))
    page.scene.animator.speed = speed
    page._announce(BATTLE)
    assert page.toast.isVisible() is shown
