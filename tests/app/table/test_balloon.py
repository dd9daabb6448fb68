"""The balloon: a comment goes after a while, an offer stays until it is answered."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.table.balloon import Balloon
from app.theme import Look


def balloon(qtbot: QtBot) -> Balloon:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(600, 400)
    parent.show()
    return Balloon(parent, Look())


def test_a_comment_goes_after_a_while(qtbot: QtBot) -> None:
    shown = balloon(qtbot)
    shown.say("You cannot pay.", "FFTCG 11.1.1", QPoint(300, 200), milliseconds=20)
    qtbot.waitUntil(lambda: not shown.isVisible())


def test_an_offer_stays_until_it_is_answered(qtbot: QtBot) -> None:
    shown, done = balloon(qtbot), []
    shown.say("You cannot pay.", "FFTCG 11.1.1", QPoint(300, 200), milliseconds=20)
    offer = (("Do it anyway", lambda: done.append(1)),)
    shown.say("You cannot pay.", "FFTCG 11.1.1", QPoint(300, 200), offer, milliseconds=20)
    qtbot.wait(60)
    assert shown.isVisible()
    qtbot.mouseClick(shown.buttons.itemAt(0).widget(), Qt.MouseButton.LeftButton)
    assert done and not shown.isVisible()
