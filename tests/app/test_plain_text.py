"""Names of players and what they say are words: nothing of them is taken for markup, whatever they write."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget

import app
from app.lobby.plan import MatchPlan
from app.matchpage import MatchPage
from app.mode import Mode
from app.theme.words import Words, tip
from app.window import MainWindow
from engine.overrides import Say
from tests.app.table.acts import by_hand

IMAGE, BOLD = "<img src=x>", "<b>Bo</b>\u202e"


@pytest.fixture
def page(window: MainWindow) -> MatchPage:
    """A match of two people whose names look like markup; one of them has said something."""
    game = window.home.games()[0]
    decks = [game.read_deck(path) for path in game.starters()]
    plan = MatchPlan(game, (decks[0], decks[1]), (IMAGE, BOLD), ("human", "human"), "free", False, 5)
    found = window.play(plan)
    by_hand(found.session, Say(f"look at {IMAGE} and {BOLD}"))
    QTest.qWait(5)
    return found


def marked_up(widget: QWidget) -> list[str]:
    """The texts below a widget that show what a player wrote as something else than its letters."""
    found = []
    for label in widget.findChildren(QLabel):
        form, text = label.textFormat(), label.text()
        rich = form == Qt.TextFormat.RichText or (form == Qt.TextFormat.AutoText and "<" in text)
        if rich and ("<img src=x" in text or "<b>Bo" in text):
            found.append(text)
    for browser in widget.findChildren(QTextBrowser):
        if 'src="x"' in browser.toHtml() or "\u202e" in browser.toPlainText():
            found.append(browser.toPlainText())
    for one in widget.findChildren(QWidget):
        if "<img src=x" in one.toolTip():
            found.append(one.toolTip())
    return found


def shown(widget: QWidget) -> str:
    """All words below a widget."""
    labels = [one.text() for one in widget.findChildren(QLabel)]
    return "\n".join((*labels, *(one.toPlainText() for one in widget.findChildren(QTextBrowser))))


def test_the_table_the_log_and_the_hand_over_show_letters(window: MainWindow, page: MatchPage) -> None:
    assert page.session.view().names == (IMAGE, "<b>Bo</b>")
    assert marked_up(window) == [] and f"look at {IMAGE} and <b>Bo</b>" in page.log.toPlainText()
    page.session.look(1 - page.session.viewer)
    QTest.qWait(5)
    assert page.curtain.isVisible() and marked_up(window) == []


def test_consent_and_the_end_show_letters(window: MainWindow, page: MatchPage) -> None:
    page.session.request_mode(Mode.ENFORCED)
    QTest.qWait(5)
    assert marked_up(window) == []
    page.session.settle_consent(False)
    page.session.concede()
    QTest.qWait(5)
    assert page.end.isVisible() and marked_up(window) == []
    assert "<b>Bo</b>" in shown(page.end) or IMAGE in shown(page.end)


def test_the_first_page_shows_letters(window: MainWindow, page: MatchPage) -> None:
    window.show_lobby()
    assert marked_up(window) == []


@pytest.mark.parametrize("words", ["<b>Bo</b>", "<img src=x>", "a & b <i>c</i>"])
def test_a_label_and_a_tip_show_what_looks_like_markup(words: str) -> None:
    label = Words(words)
    assert label.textFormat() == Qt.TextFormat.PlainText and label.text() == words
    assert "&lt;" in tip(words) and tip("Ann attacks.\nAgain.") == "Ann attacks.\nAgain."


def test_every_label_of_the_window_is_one_of_words() -> None:
    """Qt's own guesses from the text whether it is markup."""
    root = Path(app.__file__).parent
    made = [
        path.name
        for path in root.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QLabel"
    ]
    assert made == []
