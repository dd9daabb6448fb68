"""Conditions, in the words of the cards."""

from __future__ import annotations

import pytest

from engine.abilities.conditions import IsPhase
from engine.abilities.nouns import Player
from engine.effects import evaluate
from engine.games.fftcg.vocabulary import Phase
from tests.games.fftcg.table import ICE, Position, words


def holds(table: Position, text: str, source: int = 0, *it: int) -> bool:
    """Whether a condition in the text of a card holds."""
    condition = words("condition", text, table.state.cards[source].face.name)
    return evaluate.holds(condition, table.deed(source, it=it))


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("you control 2 or more Forwards", True),
        ("you control 3 or more Forwards", False),
        ("you control a Job Lamplighter Forward", True),
        ("you control Card Name Vell", True),
        ("you don't control any Backups", True),
        ("your opponent controls 2 or more Forwards", False),
        ("your opponent doesn't control any Forwards", False),
        ("you have received 3 points of damage or more", True),
        ("you have received 4 points of damage or more", False),
        ("you have 1 card or less in your hand", True),
        ("your opponent has 1 card or less in their hand", False),
        ("it is your turn", True),
        ("Mirelle is dull", False),
        ("you control 2 or more Forwards and you have 1 card or less in your hand", True),
        ("there are 3 or more Forwards on the field", True),
    ],
)
def test_a_condition_is_asked_of_the_position(text: str, answer: bool) -> None:
    """FFTCG 11.11.3"""
    table = Position()
    mirelle = table.forward("Mirelle")
    table.forward("Vell", jobs=("Lamplighter",))
    table.forward("Cole", seat=1)
    table.damage(3)
    table.some(2, "hand", seat=1)
    assert holds(table, text, mirelle) is answer


def test_what_is_asked_about_it_goes_by_what_was_last_known() -> None:
    """FFTCG 11.5.5"""
    table = Position()
    mirelle, vell = table.forward("Mirelle"), table.forward("Vell", element=ICE)
    condition = words("condition", "it is an Ice Forward")
    deed = table.deed(mirelle, it=[vell])
    table.happen(table.move(vell, "hand"))
    assert evaluate.holds(condition, deed)


def test_the_cost_of_it_is_compared() -> None:
    """FFTCG 5.2.1.2"""
    table = Position()
    mirelle, vell = table.forward("Mirelle"), table.forward("Vell", cost=4)
    assert holds(table, "its cost is 4 or more", mirelle, vell)
    assert not holds(table, "its cost is 3 or less", mirelle, vell)


def test_counters_on_a_card_are_counted() -> None:
    """FFTCG 6.7.1"""
    table = Position()
    mirelle = table.forward("Mirelle", counters={"Lamp": 2})
    assert holds(table, "2 or more Lamp Counters are placed on Mirelle", mirelle)
    assert not holds(table, "3 or more Lamp Counters are placed on Mirelle", mirelle)


def test_different_elements_are_counted_once_each() -> None:
    """FFTCG 5.2.1.1"""
    table = Position()
    mirelle = table.forward("Mirelle")
    table.forward("Vell")
    assert not holds(table, "there are 2 or more different Elements among Forwards you control", mirelle)
    table.forward("Cole", element=ICE)
    assert holds(table, "there are 2 or more different Elements among Forwards you control", mirelle)


def test_what_paid_for_a_card_is_remembered_on_it() -> None:
    """FFTCG 11.4.4"""
    table = Position()
    mirelle = table.forward("Mirelle", marks={"paid Ice": 1, "cast": 1})
    assert holds(table, "the cost paid to cast Mirelle included Ice CP", mirelle)
    assert not holds(table, "the cost paid to cast Mirelle included Fire CP", mirelle)
    assert holds(table, "Mirelle was cast", mirelle)


@pytest.mark.parametrize(("phase", "answer"), [("main 1", True), ("main 2", True), ("attack", False)])
def test_a_main_phase_is_either_of_them(phase: str, answer: bool) -> None:
    """FFTCG 9.3.1.1"""
    table = Position(phase=phase)
    deed = table.deed(table.forward())
    assert evaluate.holds(IsPhase(Phase.MAIN, Player.YOU), deed) is answer
    assert not evaluate.holds(IsPhase(Phase.MAIN, Player.OPPONENT), deed)


def test_crystals_are_a_players_own() -> None:
    """FFTCG 6.8.1"""
    table = Position()
    mirelle = table.forward("Mirelle")
    table.let(crystals_1=2)
    assert not holds(table, "you have a [Crystal]", mirelle)
    table.let(crystals_0=1)
    assert holds(table, "you have a [Crystal]", mirelle)
