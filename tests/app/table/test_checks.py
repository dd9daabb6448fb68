"""Cards that are checked are shown for a moment, each with what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.cards.face import CardFace
from app.cards.painter import CardPainter
from app.table.animation import Animator
from app.table.checks import Checked, checks
from app.theme import Look
from engine.views import LogLine, PublicEvent

ZONE = ("trigger zone", 0)


def came(name: str) -> PublicEvent:
    return PublicEvent("move", "drive", 0, 1, 2, name[0], name, ("deck", 0), ZONE)


def line(text: str, *words: str) -> PublicEvent:
    return PublicEvent("note", line=LogLine(text.format(*words), "VG 12.3", text, words))


def test_each_card_is_told_of_by_the_lines_that_name_it_while_it_lies_there() -> None:
    gone = PublicEvent("move", "drive", 0, 2, 3, "B", "Bell", ZONE, ("hand", 0))
    events = [
        came("Bell"), line("{0} makes a drive check: {1}.", "Ann", "Bell"), line("{0} draws 1 card.", "Ann"), gone,
        line("{0} is called.", "Bell"), came("Oriel"), line("{0}: critical trigger.", "Oriel"),
    ]
    told = [(one.name, [each.text for each in one.lines]) for one in checks("trigger zone", events)]
    assert told == [("Bell", ["Ann makes a drive check: Bell."]), ("Oriel", ["Oriel: critical trigger."])]


@pytest.fixture
def moment(qtbot: QtBot, painter: CardPainter) -> Iterator[Checked]:
    window = QWidget()
    qtbot.addWidget(window)
    table = QWidget(window)
    for one in (window, table):
        one.resize(600, 400)
    window.show()
    yield Checked(table, Look(), painter, Animator(table))


def test_what_comes_meanwhile_is_shown_after_it_and_a_click_hurries_all(moment: Checked, qtbot: QtBot) -> None:
    moment.tell([(CardFace("A", "Bell"), "first")])
    moment.tell([(CardFace("B", "Oriel"), "then")])
    assert moment.isVisible() and moment.words == "first" and len(moment._later) == 1
    qtbot.mouseClick(moment, Qt.MouseButton.LeftButton)
    assert not moment.isVisible() and not moment._later
