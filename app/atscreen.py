"""A table at this screen: its match, the seats of those who share the screen, the programs they play against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.mode import Mode
from app.programs import Player, Programs
from app.session import Session
from engine.match import Match
from engine.net.seat import LocalSeat
from engine.net.table import Table
from engine.overrides import Rules
from engine.state import SEATS


def at_screen(
    match: Match,
    players: Mapping[int, Player] | None = None,
    *,
    mode: Mode | None = None,
    open_hands: bool = False,
    pace: int = 500,
    stops: Sequence[str] = (),
) -> Session:
    """Return the session of a match that is played here. ``players`` has the program of each seat that nobody plays;
    where programs play both, the screen looks on from the first. Without a ``mode`` the rules say as much as they had.
    """
    programs = dict(players or {})
    table = Table(match, agreeing=tuple(programs))
    if mode is not None and mode.value != match.rules:
        match.override(0, Rules(mode.value))
    seats = [LocalSeat(table, seat) for seat in SEATS if seat not in programs] or [LocalSeat(table, 0, plays=False)]
    session = Session(seats, open_hands=open_hands, pace=pace)
    playing = Programs(table, programs, pace=pace, parent=session)
    table.stumbled = lambda problem: session.failed.emit(f"{type(problem).__name__}: {problem}")
    for seat in seats:
        seat.sit()
    for passing in session.passing.values():
        passing.stops.own.update(stops)
    session.begun.connect(playing.begin)
    session.closed.connect(playing.stop)
    playing.failed.connect(session.failed)
    return session
