"""The prompt: who is asked what, in one sentence, and what a click will do."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from app.controller.asks.waiting import Waiting
from app.matchpage import MatchPage
from engine.questions import Question
from tests.app.table.acts import match_of
from tests.app.table.conftest import Open, Until


def waiting(page: MatchPage, text: str) -> str:
    """How the seat that waits is told what the other one is asked."""
    return Waiting(Question("wait", 1, text, ""), page.controller.desk).sentence()


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("You have priority.", "Bob has priority."),
        ("Pay 3 CP, of which 1 Ice for Ysolde.", "Bob pays for Ysolde."),
        ("Use the EX Burst of Updraft?", "Bob decides whether to use the EX Burst of Updraft."),
        ("Ysolde: choose 1 of your Forwards.", 'Bob is asked: "Ysolde: choose 1 of your Forwards."'),
    ],
)
def test_who_waits_is_told_of_the_other_in_the_third_person(open_page: Open, asked: str, told: str) -> None:
    assert waiting(open_page(), asked) == told


def test_the_prompt_of_who_waits_says_so(open_page: Open) -> None:
    page = open_page()
    page.prompt.show_ask(Waiting(Question("wait", 1, "You have priority.", ""), page.controller.desk), "Bob", str)
    assert page.prompt.who.text() == "Waiting" and not page.prompt.buttons


def test_the_buttons_of_yes_and_no_say_what_they_do(open_page: Open) -> None:
    """FFTCG 8.2.1.4"""
    page = open_page()
    texts = [button.text() for button in page.prompt.buttons]
    assert texts == ["Exchange the hand  ·  Y", "Keep the hand  ·  N"]


def test_every_prompt_of_a_game_says_what_a_click_does(open_page: Open) -> None:
    page = open_page(7)
    match, source = match_of(page.session), random.Random(7)
    while match.request is not None:
        match.answer(match.request.seat, match.sample(source))
        QApplication.processEvents()
        assert page.controller.desk.ask.sentence()[-1] in ".?!\""
        assert page.prompt.hint.text() or not page.controller.desk.ask.mine, page.controller.desk.ask.sentence()
    assert page.prompt.sentence.text() and not page.prompt.buttons


def test_on_a_low_window_lines_and_buttons_stand_below_each_other(page_at: Until) -> None:
    """The list scrolls and the preview gives way; the window does not grow."""
    page = page_at(lambda view, question: question.kind == "options" and bool(view.stack))
    page.resize(1024, 672)
    QApplication.processEvents()
    prompt, boxes = page.prompt, [page.preview.geometry(), page.stack.geometry(), page.log.geometry()]
    assert page.height() == 672 and prompt.lines.height() >= min(104, prompt.lines.maximumHeight())
    assert prompt.lines.geometry().bottom() < min(button.y() for button in prompt.buttons)
    below = [*boxes[1:], prompt.geometry()]
    assert all(upper.bottom() < lower.top() for upper, lower in zip(boxes, below, strict=True))
    assert prompt.geometry().bottom() < page.side.height()
