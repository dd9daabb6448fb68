"""Matches on a real page, for tests with real mouse and key events."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

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
from tests.app.table.acts import match_of

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


def steps_to(match: Match, seed: int, wanted: Wanted) -> int | None:
    """After how many answers of chance a match comes to a question that is wanted, if it does."""
    source, steps = random.Random(seed), 0
    while match.request is not None:
        seat = match.request.seat
        question = match.question(seat)
        assert question is not None
        if wanted(match.view(seat), question):
            return steps
        match.answer(seat, match.sample(source))
        steps += 1
    return None


@pytest.fixture
def page_at(game: Game, open_page: Open) -> Until:
    """Open a match on a page at a question that is wanted, after answers of chance; it is found without a screen."""

    def opened(wanted: Wanted) -> MatchPage:
        for seed in range(1, 30):
            steps = steps_to(game.new_match(start_of(game, seed)), seed, wanted)
            if steps is None:
                continue
            page = open_page(seed)
            match, source = match_of(page.session), random.Random(seed)
            for _ in range(steps):
                assert match.request is not None
                match.answer(match.request.seat, match.sample(source))
            QApplication.processEvents()
            return page
        raise AssertionError("no match came to this question")

    return opened
