"""Whatever takes the rules too long is broken off, and the match is as it was before."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from engine.bounds import OutOfTime, within
from engine.match import Match
from engine.net import messages as say
from engine.requests import Request
from tests.net.test_table import Sitting

#: How many seconds work that is not broken off would take.
LONG = 60.0


def endless(*_: object) -> None:
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        pass


def test_work_that_takes_too_long_is_broken_off_and_other_work_is_not() -> None:
    began = time.monotonic()
    with pytest.raises(OutOfTime), within(0.1):
        endless()
    assert time.monotonic() - began < LONG
    with within(LONG):
        time.sleep(0.15)
    time.sleep(0.1)


def test_no_card_text_that_fails_swallows_the_end_of_the_time() -> None:
    with pytest.raises(OutOfTime), within(0.1):
        try:
            endless()
        except Exception:
            raise AssertionError("taken for an error of the text") from None


@pytest.mark.parametrize("where", ["judged", "carried out"])
def test_an_answer_that_takes_too_long_leaves_everything_as_it_was(
    monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    sitting = Sitting()
    sitting.play(6)
    match, asked = sitting.match, sitting.asked
    before, entries, question = match.state.digest(), len(match.entries), sitting.seats[asked].question
    answer = match.sample(random.Random(4))
    go_on: Callable[..., None] = Match._go_on

    def far(self: Match, *told: object) -> None:
        go_on(self, *told)
        # What was answered before is done again on the way back, and takes no longer than it did.
        if not self._going_back:
            endless()

    with monkeypatch.context() as patch:
        patch.setattr(match, "budget", 0.2)
        if where == "judged":
            patch.setattr(type(match.request), "judge", endless)
        else:
            patch.setattr(Match, "_go_on", far)
        sitting.seats[asked].answer(answer)
    assert isinstance(match.request, Request)
    assert "too long" in sitting.last(asked, say.Refused).sentence  # type: ignore[attr-defined]
    assert match.state.digest() == before and len(match.entries) == entries
    sitting.seats[asked].answer(answer)
    assert len(match.entries) == entries + 1
    told = sitting.last(1 - asked, say.Happened)
    assert told.number == sitting.table.number  # type: ignore[attr-defined]
    assert sitting.seats[asked].question != question
