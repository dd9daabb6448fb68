"""Matches of Fire Emblem Cipher on a real page."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from app.matchpage import MatchPage
from engine.game import Game
from engine.games import load_game
from engine.questions import Question
from engine.views import View
from tests.app.table.conftest import Open

Wanted = Callable[[View, Question], bool]
Until = Callable[[Wanted], MatchPage]


@pytest.fixture(scope="session")
def game() -> Game:
    """Fire Emblem Cipher with its original cards."""
    return load_game("cipher")


@pytest.fixture
def page_at(open_page: Open) -> Until:
    """Open a match on a page, and play it by chance up to a question that is wanted."""

    def opened(wanted: Wanted) -> MatchPage:
        for seed in range(1, 30):
            page = open_page(seed)
            match, source = page.session.match, random.Random(seed)
            while match.request is not None:
                seat = match.request.seat
                question = match.question(seat)
                assert question is not None
                if wanted(match.view(seat), question):
                    QApplication.processEvents()
                    return page
                match.answer(seat, match.sample(source))
            page.close_match()
        raise AssertionError("no match came to this question")

    return opened
