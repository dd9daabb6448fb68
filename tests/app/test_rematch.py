"""Playing again at one screen: whoever lost says who goes first."""

from __future__ import annotations

import itertools
from typing import cast

import pytest
from PySide6.QtTest import QTest

from app.lobby.plan import MatchPlan
from app.matchpage import MatchPage
from app.window import MainWindow
from engine.net import messages as say
from tests.app.table.acts import match_of
from tests.app.table.hands import LEFT


def played(window: MainWindow, second: str = "human") -> MatchPage:
    """A game that has begun between Ann and Bo."""
    game = window.home.games()[0]
    decks = [game.read_deck(path) for path in game.starters()]
    return window.play(MatchPlan(game, (decks[0], decks[1]), ("Ann", "Bo"), ("human", second), "enforced", True, 5))


def first(window: MainWindow) -> int:
    """Who goes first in the game that is played now."""
    assert window.page is not None
    return cast(int, match_of(window.page.session).state.vars["first player"])


@pytest.mark.parametrize("loser", (0, 1))
@pytest.mark.parametrize("button", (0, 1))
def test_whoever_lost_is_asked_who_goes_first_in_the_next_game(window: MainWindow, loser: int, button: int) -> None:
    """FFTCG 8.2.1.2a"""
    page = played(window)
    page.session.concede(loser)
    QTest.mouseClick(page.end.again, LEFT)
    assert window.page is page, "nothing is played before it has been said"
    assert page.prompt.who.text() == ("Ann", "Bo")[loser]
    assert "Who goes first in the next game?" in page.prompt.sentence.text()
    QTest.mouseClick(page.prompt.buttons[button], LEFT)
    assert window.page is not page
    assert first(window) == (loser, 1 - loser)[button]


def test_where_a_program_lost_chance_decides(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """FFTCG 8.2.1.2a"""
    seeds = itertools.count()
    monkeypatch.setattr("app.window.drawn", lambda: next(seeds))
    played(window, "random")
    found = set()
    for _ in range(8):
        page = window.page
        assert page is not None
        match_of(page.session).concede(1)
        QTest.mouseClick(page.end.again, LEFT)
        assert window.page is not page and page.session.consent is None
        found.add(first(window))
    assert found == {0, 1}


def test_what_was_chosen_for_one_game_is_not_kept_for_the_one_after_it(window: MainWindow) -> None:
    page = played(window)
    page.session.concede(1)
    QTest.mouseClick(page.end.again, LEFT)
    QTest.mouseClick(page.prompt.buttons[0], LEFT)
    assert first(window) == 1 and window.page is not None
    again = window.page
    again.session.concede(0)
    QTest.mouseClick(again.end.again, LEFT)
    assert again.session.consent == say.Proposal(0, 1, say.FIRST)
    QTest.mouseClick(again.prompt.buttons[0], LEFT)
    assert first(window) == 0
