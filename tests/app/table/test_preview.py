"""The preview: a card large, what it is now, and where each change comes from."""

from __future__ import annotations

import random

import pytest

from engine.game import Game
from engine.match import Match
from engine.views import LogLine
from tests.app.table.conftest import Open
from tests.app.table.test_gestures import at_main_phase, playable


def test_the_preview_says_where_each_change_comes_from(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page(5)
    at_main_phase(page)
    card = playable(page)
    line = LogLine("Lantern: +1000 power", "", "{0}: +{1} power", ("Lantern", "1000"))
    monkeypatch.setattr(Match, "explain", lambda match, seat, handle: (line,) if handle == card.key else ())
    page.controller.show_preview(card.key)
    assert page.preview.values.isVisible() and "Lantern: +1000 power" in page.preview.values.text()


def test_no_power_changes_without_a_reason(game: Game, open_page: Open) -> None:
    """FFTCG 11.12.4.6"""
    match = open_page(5).session.match
    names = {card.name for card in game.cards().values()}
    source = random.Random(5)
    told = 0
    while match.request is not None and told < 20:
        match.answer(match.request.seat, match.sample(source))
        for card in match.view(0).zone("field").cards:
            if "Forward" in card.values["types"] and card.values["power"] != card.values["base power"]:
                reasons = match.explain(0, card.handle)
                assert reasons and all(reason.words[0] in names for reason in reasons), card.name
                told += 1
    assert told
