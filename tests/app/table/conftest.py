"""Matches on a real page, for tests with real mouse and key events."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.atscreen import at_screen
from app.cards.faces import Faces
from app.cards.painter import CardPainter
from app.matchpage import MatchPage
from app.mode import Mode
from app.programs import Player, RandomPlayer
from app.theme import Look
from engine.game import Game, Start
from engine.games import load_game
from engine.match import Match
from engine.questions import Question
from engine.views import View

Open = Callable[..., MatchPage]
Wanted = Callable[[View, Question], bool]
Until = Callable[[Wanted], MatchPage]


@pytest.fixture(scope="session")
def game() -> Game:
    """Final Fantasy TCG with its original cards."""
    return load_game("fftcg")


@pytest.fixture(scope="session")
def painter() -> CardPainter:
    """One painter for all tests: painted cards are kept."""
    return CardPainter()


def start_of(game: Game, seed: int) -> Start:
    """How a match with the first and the last starter deck begins."""
    decks = [game.deck(game.read_deck(path)) for path in game.starters()]
    return Start(game.name, (decks[0], decks[-1]), seed, ("Ann", "Bob"))


@pytest.fixture
def open_page(qtbot: QtBot, game: Game, painter: CardPainter) -> Iterator[Open]:
    """Open a match on a page; motion is off, and nothing waits."""
    pages: list[MatchPage] = []

    def opened(
        seed: int = 5,
        *,
        programs: tuple[int, ...] = (),
        mode: Mode = Mode.ENFORCED,
        hands: bool = True,
        match: Match | None = None,
        others: dict[int, Player] | None = None,
    ) -> MatchPage:
        match = match or game.new_match(start_of(game, seed))
        players = {seat: RandomPlayer(seed + seat) for seat in programs} | (others or {})
        session = at_screen(match, players, mode=mode, open_hands=hands, pace=0)
        page = MatchPage(session, game, Faces(game), Look(), painter, motion=0)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        qtbot.waitExposed(page)
        page.activateWindow()
        QTest.qWaitForWindowActive(page, 1000)
        page.begin()
        return page

    yield opened
    for page in pages:
        page.close_match()


#: So many of the answers that lead to a question are given on the page, which has seen then how it came to that.
SEEN = 12


class Course:
    """A match with answers of chance: what is asked in it, one question after the other. It is played once."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game, self._seed = game, seed
        self._match, self._source = self._begun()
        self._asked: list[tuple[View, Question]] = []

    def _begun(self) -> tuple[Match, random.Random]:
        return self._game.new_match(start_of(self._game, self._seed)), random.Random(self._seed)

    def _questions(self) -> Iterator[tuple[View, Question]]:
        yield from self._asked
        while (request := self._match.request) is not None:
            if self._asked:
                self._match.answer(request.seat, self._match.sample(self._source))
            if (request := self._match.request) is not None:
                question = self._match.question(request.seat)
                assert question is not None
                self._asked.append((self._match.view(request.seat), question))
                yield self._asked[-1]

    def at(self, wanted: Wanted, show: Callable[[Match], object] = lambda match: None) -> Match | None:
        """Return the match at the first question that is wanted, if it comes to one; it is shown some answers before.
        """
        steps = next((step for step, asked in enumerate(self._questions()) if wanted(*asked)), None)
        if steps is None:
            return None
        match, source = self._begun()
        for step in range(steps + 1):
            if step == max(0, steps - SEEN):
                show(match)
            if step < steps and match.request is not None:
                match.answer(match.request.seat, match.sample(source))
        return match


@cache
def courses(game: Game) -> list[Course]:
    """Some matches of a game, in which positions are looked for."""
    return [Course(game, seed) for seed in range(1, 30)]


@pytest.fixture
def page_at(game: Game, open_page: Open) -> Until:
    """Open a match on a page at a question that is wanted, after answers of chance; it is found without a screen."""

    def opened(wanted: Wanted) -> MatchPage:
        pages: list[MatchPage] = []
        for course in courses(game):
            if course.at(wanted, lambda match: pages.append(open_page(match=match))):
                QApplication.processEvents()
                return pages[0]
        raise AssertionError("no match came to this question")

    return opened
