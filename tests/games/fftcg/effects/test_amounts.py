"""Numbers, and how many may be taken."""

from __future__ import annotations

import pytest

from engine.abilities.combat import DamagePoints
from engine.abilities.conditions import (
    AnyNumber,
    AtLeast,
    CountOf,
    Difference,
    Exactly,
    Groups,
    Half,
    Number,
    Rounding,
    Sum,
    Times,
    TraitOf,
    UpTo,
    X,
)
from engine.abilities.effects import NamedNumber
from engine.abilities.marks import CountersOn
from engine.abilities.node import Amount
from engine.abilities.nouns import It, Player, Trait
from engine.effects import evaluate
from tests.games.fftcg.table import Position, words


def value(amount: Amount, table: Position, source: int = 0, *it: int) -> int:
    return evaluate.value(amount, table.deed(source, it=it))


@pytest.mark.parametrize(
    ("amount", "number"),
    [
        (Times(Number(1000), Number(3)), 3000),
        (Sum(Number(2), Number(3)), 5),
        (Difference(Number(2), Number(3)), 0),
        (Half(Number(7000), Rounding.DOWN, 1000), 3000),
        (Half(Number(7), Rounding.UP), 4),
        (Groups(5, Number(12)), 2),
        (NamedNumber(), 0),
    ],
)
def test_numbers_are_whole_and_never_below_zero(amount: Amount, number: int) -> None:
    """FFTCG 4.1, 4.2, 4.4"""
    table = Position()
    assert value(amount, table, table.forward()) == number


def test_what_is_counted_is_counted_now() -> None:
    """FFTCG 6.4.2"""
    table = Position()
    mirelle = table.forward("Mirelle")
    table.backup()
    assert value(CountOf(words("noun", "Characters you control")), table, mirelle) == 2


def test_damage_points_are_the_cards_in_the_damage_zone() -> None:
    """FFTCG 7.8.2"""
    table = Position()
    mirelle = table.forward("Mirelle")
    table.damage(4, seat=1)
    assert value(DamagePoints(Player.OPPONENT), table, mirelle) == 4


def test_the_power_of_what_left_is_the_last_known_one() -> None:
    """FFTCG 11.5.5"""
    table = Position()
    table.forward("Mirelle", 8000, "The other Forwards you control gain +1000 power.")
    vell = table.forward("Vell", 7000)
    deed = table.deed(0, it=[vell])
    table.happen(table.move(vell, "hand"))
    assert evaluate.value(TraitOf(Trait.POWER, It()), deed) == 8000
    assert evaluate.value(TraitOf(Trait.COST, It()), deed) == 3


def test_a_negative_power_counts_as_zero_outside_of_changes() -> None:
    """FFTCG 4.3"""
    table = Position()
    vell = table.forward("Vell", 1000)
    table.until_end_of_turn(
        table.summon(), "Choose 1 Forward. It loses 5000 power until the end of the turn.", vell
    )
    assert table.power(vell) == -4000 and value(TraitOf(Trait.POWER, It()), table, vell, vell) == 0


def test_counters_are_told_apart_by_name() -> None:
    """FFTCG 6.7.2"""
    table = Position()
    vell = table.forward("Vell", counters={"Lamp": 2, "Ash": 1})
    assert value(CountersOn("Lamp", It()), table, vell, vell) == 2
    assert value(CountersOn("", It()), table, vell, vell) == 3


def test_x_is_that_of_the_ability() -> None:
    """FFTCG 4.5"""
    table = Position()
    deed = table.deed(table.forward())
    deed.x = 3
    assert evaluate.value(X(), deed) == 3


@pytest.mark.parametrize(
    ("count", "span"),
    [
        (Exactly(Number(2)), (2, 2)),
        (Exactly(Number(9)), (4, 4)),
        (UpTo(Number(2)), (0, 2)),
        (AnyNumber(), (0, 4)),
        (AtLeast(Number(1)), (1, 4)),
    ],
)
def test_no_more_is_taken_than_there_is(count: Exactly, span: tuple[int, int]) -> None:
    """FFTCG 2.3"""
    table = Position()
    assert evaluate.span(count, 4, table.deed(table.forward())) == span
