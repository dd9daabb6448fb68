"""The window on a stage: matches played by chance up to a position that is wanted."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from app.home import Home
from app.lobby.plan import MatchPlan, begin
from app.matchpage import MatchPage
from app.settings.places import Places
from app.window import MainWindow
from engine.game import Game
from engine.match import Match
from engine.net.seat import LocalSeat
from engine.questions import Question
from engine.views import View

#: Nothing happens by itself on a stage: automatic acts wait this long, in milliseconds.
_NEVER = 10**8
#: No match on a stage takes more answers.
_MOST = 4000

#: Whether a position is the one wanted.
Wanted = Callable[[View, Question], bool]

#: Where positions were found, by game, kind of question, what was wanted and the seeds: chance is the same each time.
_FOUND: dict[tuple[str, str, Wanted, range], tuple[int, int]] = {}


class NoSuchPosition(RuntimeError):
    """Chance did not bring about the position that was wanted."""


class Stage:
    """A window of a size, without motion and sound, in a language and a theme; it keeps nothing without places."""

    def __init__(
        self,
        app: QApplication,
        language: str = "en",
        theme: str = "dark",
        size: tuple[int, int] = (1440, 900),
        places: Places | None = None,
    ) -> None:
        self.app = app
        self.home = Home(app, places)
        self.home.store.change(language=language, theme=theme, motion="off", sounds=False)
        #: The game that is played on this stage.
        self.game: Game = self.home.first_game
        self.window = MainWindow(self.home)
        self.window.pace = _NEVER
        self.window.resize(*size)
        self.window.show()
        self.settle()

    def use(self, name: str) -> None:
        """Play another game on this stage."""
        self.game = self.home.game(name)

    @property
    def page(self) -> MatchPage:
        """The page of the match."""
        assert self.window.page is not None
        return self.window.page

    def settle(self) -> None:
        """Let Qt do all that waits to be done; no loop of events runs here that would delete what was put away."""
        for _ in range(3):
            self.app.processEvents()
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def plan(self, seed: int, *, hidden: bool = False) -> MatchPlan:
        """A match between two persons with starter decks."""
        paths = self.game.starters()
        decks = [self.game.read_deck(paths[(seed + one) % len(paths)]) for one in (0, 1)]
        return MatchPlan(
            self.game, (decks[0], decks[1]), ("Ann", "Bo"), ("human", "human"), "enforced", not hidden, seed
        )

    def begin(self, seed: int, *, hidden: bool = False, steps: int = 0) -> MatchPage:
        """Begin a match, and show it after so many answers of chance: the window is told of none of them."""
        plan = self.plan(seed, hidden=hidden)
        match, recorder = begin(plan, self.home.places.matches if self.home.places is not None else None)
        source = random.Random(seed)
        for _ in range(steps):
            if match.request is None:
                break
            match.answer(match.request.seat, match.sample(source))
        page = self.window.show_match(plan.game, plan.start, match, recorder)
        self.settle()
        return page

    def play_until(self, kind: str, wanted: Wanted, seeds: range = range(1, 200)) -> MatchPage:
        """Show a match at the first question of a kind in a position that is wanted. Raises NoSuchPosition."""
        key = self.game.name, kind, wanted, seeds
        if key not in _FOUND:
            _FOUND[key] = self._find(kind, wanted, seeds)
        seed, steps = _FOUND[key]
        return self.begin(seed, steps=steps)

    def _find(self, kind: str, wanted: Wanted, seeds: range) -> tuple[int, int]:
        """The seed of the first match that comes to a position, and after how many answers. Raises NoSuchPosition."""
        for seed in seeds:
            steps = self._steps_to(kind, wanted, seed)
            if steps is not None:
                return seed, steps
        raise NoSuchPosition("No match came to this position; try with other seeds.")

    def _steps_to(self, kind: str, wanted: Wanted, seed: int) -> int | None:
        """After how many answers of chance a match comes to a position, if it does."""
        match = self.game.new_match(self.plan(seed).start)
        source = random.Random(seed)
        for step in range(_MOST):
            if match.request is None:
                return None
            seat = match.request.seat
            if match.request.kind == kind:
                question = match.question(seat)
                if question is not None and wanted(match.view(seat), question):
                    return step
            match.answer(seat, match.sample(source))
        return None

    def play_out(self, seed: int = 1) -> MatchPage:
        """Show a match at its end."""
        return self.begin(seed, steps=_MOST)

    def picture(self, widget: QWidget | None = None) -> QPixmap:
        """What is seen of the window, or of another widget."""
        self.settle()
        return (widget or self.window).grab()

    def clear(self) -> None:
        """Put everything away; the application speaks English again."""
        self.home.languages.use("en")
        self.window.close()
        self.window.deleteLater()
        self.settle()


def match_of(page: MatchPage) -> Match:
    """The match of a page that is played in this program."""
    seat = page.session.seat
    assert isinstance(seat, LocalSeat)
    return seat.table.match
