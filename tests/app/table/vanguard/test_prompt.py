"""The prompts of Cardfight!! Vanguard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.questions import Question
from engine.views import View
from tests.app.table import test_prompt as any_game
from tests.app.table.conftest import Until

test_every_prompt_of_a_game_says_what_a_click_does = any_game.test_every_prompt_of_a_game_says_what_a_click_does


def gift(view: View, question: Question) -> bool:
    return "Which type do your" in question.text


def test_a_line_that_goes_on_below_is_seen_whole(page_at: Until) -> None:
    """VG 9.4: both types of a gift are read without turning a wheel."""
    page = page_at(gift)
    page.resize(1280, 720)
    QTest.qWait(5)
    lines = page.prompt.lines
    assert lines.count() == 2 and lines.verticalScrollBar().maximum() == 0


def test_a_number_chooses_a_line_where_the_keyboard_is_on_the_lines(page_at: Until) -> None:
    page = page_at(gift)
    page.prompt.lines.setFocus()
    QTest.keyClick(page.prompt.lines, Qt.Key.Key_2)
    assert page.session.my_question is None or not gift(page.session.view(), page.session.my_question)
