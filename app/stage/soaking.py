"""Games of two programs in the window, one after the other, to see that memory does not grow."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QEvent

from app.application import application
from app.lobby.plan import MatchPlan
from app.stage.measure import resident_mb
from app.stage.stage import Stage, match_of

#: Caches of cards, pictures and memory have filled after so many games: growth counts from then on.
_FULL = 10
#: No game takes longer, in seconds.
_LONGEST = 180.0


class Stopped(RuntimeError):
    """A game did not come to its end."""


def soak(games: int, game: str) -> dict[str, float]:
    """Play matches of a game in the window without motion; say what memory it took with caches full, and at the end.

    Raises Stopped.
    """
    stage = Stage(application())
    stage.use(game)
    stage.window.pace = 0
    held = []
    try:
        for number in range(1, games + 1):
            _play(stage, number)
            held.append(resident_mb())
    finally:
        stage.clear()
    full = held[min(_FULL, len(held)) - 1]
    return {
        "games": games,
        "resident_full_mb": round(full, 1),
        "resident_end_mb": round(held[-1], 1),
        "grown_mb": round(held[-1] - full, 1),
    }


def _play(stage: Stage, seed: int) -> None:
    decks = stage.plan(seed).decks
    page = stage.window.play(
        MatchPlan(stage.game, decks, ("Ann", "Bo"), ("random", "random"), "enforced", open_hands=True, seed=seed)
    )
    failures: list[str] = []
    page.session.failed.connect(failures.append)
    until = time.monotonic() + _LONGEST
    while match_of(page).outcome is None:
        stage.app.processEvents()
        # The programs think in threads of their own and need the interpreter too.
        time.sleep(0.0002)
        if failures:
            raise Stopped(f"A program failed in the game with the seed {seed}. {failures[0]}")
        if time.monotonic() > until:
            raise Stopped(f"The game with the seed {seed} has not ended after {_LONGEST:g} seconds.")
    stage.settle()
    stage.window.show_lobby()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    stage.settle()
