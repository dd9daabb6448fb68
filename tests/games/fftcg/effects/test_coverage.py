"""Which abilities can be carried out."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.abilities.decks import Shuffle
from engine.abilities.effects import Do
from engine.abilities.kinds import ActionAbility, Unparsed
from engine.abilities.node import Effect
from engine.abilities.stack import Choose
from engine.cards import load_sets
from engine.games.fftcg.effects.coverage import executable
from engine.games.fftcg.importing import read_card
from engine.games.fftcg.words import read
from tests.games.fftcg.table import ability


class Juggle(Effect):
    """Something no table knows."""


def test_what_no_table_knows_is_named() -> None:
    draw = ability("[Dull]: Draw 1 card.")
    assert isinstance(draw, ActionAbility)
    assert executable(draw) == ()
    assert executable(ActionAbility(draw.cost, (*draw.effects, Juggle()))) == (Juggle,)


def test_a_line_that_was_not_read_cannot_be_carried_out() -> None:
    assert executable((Unparsed("Whatever."),)) == (Unparsed,)


def test_an_effect_that_cannot_be_a_cost_is_named() -> None:
    assert executable(ActionAbility((Do(Choose(())),), (Shuffle(),))) == (Choose,)


def test_everything_that_was_read_of_the_original_sets_can_be_carried_out() -> None:
    cards = load_sets(Path(__file__).parents[4] / "assets" / "cards" / "fftcg", read_card)
    read_lines = [one for card in cards.values() for one in read(card).abilities if not isinstance(one, Unparsed)]
    assert len(read_lines) > 100 and executable(tuple(read_lines)) == ()


@pytest.mark.parametrize("text", [
    "If you search, draw 1 card instead.",
    "If a Forward you control attacks, draw 1 card instead.",
    "If a Forward enters your field, double the damage instead.",
    "If you receive damage, the damage is dealt to Mirelle instead.",
])
def test_what_cannot_take_the_place_of_an_event_is_not_read(text: str) -> None:
    """FFTCG 11.12.5.1"""
    assert executable(ability(text)) != ()
