"""Free hands at the second game's table: a drag between any two places lays the card there, and breaks nothing."""

from __future__ import annotations

import itertools

import pytest

from app.mode import Mode
from app.table.gestures.base import Dropped
from engine.questions import Question
from engine.views import View
from tests.app.table.acts import agree_on, match_of
from tests.app.table.conftest import Until

SOURCES = ("hand", "front line", "back line", "bond area", "retreat area")
TARGETS = (*SOURCES, "orb area", "deck", "support area")


def _full(view: View, question: Question) -> bool:
    return question.kind == "play" and all(view.zone(zone, view.seat).count > 1 for zone in SOURCES)


@pytest.mark.parametrize("source, target", [pair for pair in itertools.product(SOURCES, TARGETS) if len(set(pair)) > 1])
def test_a_card_goes_where_it_is_dragged(page_at: Until, source: str, target: str) -> None:
    page = page_at(_full)
    agree_on(page.session, Mode.FREE)
    match, seat = match_of(page.session), page.session.viewer
    zone = page.session.view().zone(source, seat)
    card = next(one for one in zone.cards if not one.values.get("main"))
    number = next(one.number for one in match.state.cards if one.handles[seat] == card.handle)
    taken = page.controller.target.dropped(Dropped((card.handle,), (target, seat), None, None), by_hand=True)
    place = match.state.places[match.state.cards[number].zone]
    assert taken and (place.spec.name, place.seat) == (target, seat)
    assert match.law.check(match.state) == []
