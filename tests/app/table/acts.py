"""What tests do at the table of a session without asking anybody: acts by hand, the mode, some legal answer."""

from __future__ import annotations

import random

from app.mode import Mode
from app.session import Session
from engine.answers import Answer
from engine.match import Match
from engine.net.seat import LocalSeat
from engine.overrides import Override, Rules


def match_of(session: Session) -> Match:
    """The match of a table in this program."""
    seat = session.seat
    assert isinstance(seat, LocalSeat)
    return seat.table.match


def by_hand(session: Session, verb: Override) -> None:
    """The player who looks does something by hand, and the other has agreed."""
    assert match_of(session).override(session.viewer, verb) is None


def agree_on(session: Session, mode: Mode) -> None:
    """Both have agreed on how much the rules have to say."""
    if session.mode is not mode:
        by_hand(session, Rules(mode.value))


def suggestion(session: Session) -> Answer:
    """Some legal answer to what is asked."""
    return match_of(session).sample(random.Random(0))
