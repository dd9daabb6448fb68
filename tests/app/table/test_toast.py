"""What is said large: one thing after the other, until a click or a key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.table.toast import _WRAPPED, Toast
from app.theme import Look


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


def test_a_long_sentence_is_not_cut_off(toast: Toast) -> None:
    toast.say_all(["A sentence of very many words. " * 6])
    room = toast.fontMetrics().boundingRect(toast.rect(), _WRAPPED, toast.words)
    assert toast.rect().contains(room) and room.height() > 2 * toast.fontMetrics().height()
