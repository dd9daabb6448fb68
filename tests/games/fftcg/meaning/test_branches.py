"""The branches of an effect: what an ability does if something is so, and what it does if not."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules.table import BREAK, HAND
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position

OR_ELSE = "When Ox attacks, if you control a Backup, draw 1 card. If not, your opponent discards 1 card."


@pytest.mark.parametrize(("backup", "drawn", "discarded"), [(True, 1, 0), (False, 0, 1)])
@rule("11.8.13")
def test_an_if_with_an_if_not_behind_it_is_asked_once_the_ability_is_carried_out(
    backup: bool, drawn: int, discarded: int
) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, OR_ELSE)
    if backup:
        table.backup("Pip")
    table.some(1, "hand", seat=1)
    Story(table, at="attack").choose(ox).resolve()
    assert (len(table.state.zones[HAND[0]]), len(table.state.zones[BREAK[1]])) == (drawn, discarded)


@pytest.mark.parametrize(("others", "drawn"), [(0, 1), (1, 2)])
@rule("15.1.1.9", "11.12.5")
def test_what_a_party_does_instead_is_done_by_this_ability_alone(others: int, drawn: int) -> None:
    table = Position()
    text = "When Ox attacks, draw 1 card. If Ox forms a party, draw 2 cards instead."
    party = [table.forward("Ox", 5000, text), *[table.forward("Osk") for _ in range(others)]]
    Story(table, at="attack").choose(*party).resolve()
    assert len(table.state.zones[HAND[0]]) == drawn


@pytest.mark.parametrize(("others", "drawn"), [((), 1), (("Osk",), 0)])
@rule("11.8.13")
def test_the_only_forward_is_alone_on_its_side(others: tuple[str, ...], drawn: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "When Ox attacks, if the only Forward you control is Ox, draw 1 card.")
    for name in others:
        table.forward(name)
    table.forward("Cole", seat=1)
    Story(table, at="attack").choose(ox).resolve()
    assert len(table.state.zones[HAND[0]]) == drawn
