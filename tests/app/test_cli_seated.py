"""A terminal at a table: what who plays there and who watches types, and what they read."""

from __future__ import annotations

import io
import random
import time
from collections.abc import Callable, Iterator
from typing import TextIO, cast

from app.cli.seated import Terminal
from engine.game import Start
from engine.games import load_game
from engine.net import messages as say
from engine.net.seat import LocalSeat
from engine.net.table import Table

GAME = load_game("fftcg")


class Typing:
    """Lines that somebody types, each when it is asked for."""

    def __init__(self, lines: Callable[[], Iterator[str]]) -> None:
        self._lines = lines

    def __iter__(self) -> Iterator[str]:
        return self._lines()


class Sitting:
    """Ann and Bob at a table, where hands have been drawn; what is written into a terminal is kept."""

    def __init__(self, **options: object) -> None:
        decks = [GAME.deck(GAME.random_deck(random.Random(seed))) for seed in (1, 2)]
        self.match = GAME.new_match(Start("fftcg", (decks[0], decks[1]), 5, ("Ann", "Bob")))
        self.table = Table(self.match, **options)  # type: ignore[arg-type]
        self.players = LocalSeat(self.table, 0), LocalSeat(self.table, 1)
        self.heard: list[say.Told] = []
        for player in self.players:
            player.listen(self.heard.append)
            player.sit()
        self.written = io.StringIO()

    def watch(self, lines: Callable[[], Iterator[str]], meanwhile: Callable[[], object] = lambda: None) -> bool:
        """Somebody watches and types this; return whether they stayed to the end. ``meanwhile`` is done before they
        read anything.
        """
        seat = LocalSeat(self.table, -1)
        terminal = Terminal(seat, GAME, (cast(TextIO, Typing(lines)), self.written))
        seat.sit()
        meanwhile()
        return terminal.run()

    def reads(self, words: str) -> None:
        """Wait until this is written."""
        until(lambda: words in self.written.getvalue())


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not true():
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.005)


def test_who_watches_asks_for_a_hand_and_reads_it_as_long_as_it_is_shown() -> None:
    at = Sitting()
    names = [card.name for card in at.match.view(1).zone("hand", 1).cards]

    def lines() -> Iterator[str]:
        yield "see 2\n"
        until(lambda: any(isinstance(one, say.Wished) for one in at.heard))
        assert not any(name in at.written.getvalue() for name in names)
        at.players[1].show_hand(True)
        at.reads("The hand of Bob, 5 cards:")
        until(lambda: all(at.written.getvalue().count(name) >= names.count(name) for name in names))
        at.players[1].show_hand(False)
        at.written.truncate(0)
        yield "hand\n"
        at.reads("a hidden card")
        assert not any(name in at.written.getvalue() for name in names)
        yield "quit\n"

    assert not at.watch(lines)


def test_who_watches_goes_on_when_there_is_nothing_more_to_read_and_stays_to_the_last_game() -> None:
    """A best of three is not over with its first game; the end of the input ends nothing."""

    def concede() -> None:
        at.table.ask_near(0, say.Concede(1), lambda told: None)

    def lines() -> Iterator[str]:
        concede()
        yield from ()

    at = Sitting(best_of=3, wins=(0, 1))
    assert at.watch(lines)
    assert "Bob wins" in at.written.getvalue() and "Best of 3: Ann 0, Bob 2." in at.written.getvalue()

    def then_quit() -> Iterator[str]:
        at.reads("Best of 3: Ann 0, Bob 1.")
        yield "quit\n"

    at = Sitting(best_of=3)
    at.watch(then_quit, meanwhile=concede)
    assert "Bob wins" in at.written.getvalue() and "Best of 3: Ann 0, Bob 1." in at.written.getvalue()
