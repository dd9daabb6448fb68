"""FFTCG chapter 4: numbers."""

from __future__ import annotations

import pytest

from engine.answers import Number
from tests.games.fftcg.rules.telling import drawn
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position


@rule("4.1")
def test_a_player_who_decides_a_number_decides_none_below_zero() -> None:
    table = Position()
    table.backup("Osk")
    mirelle = table.forward("Mirelle", text="[X]: Draw X cards.")
    story = Story(table).use(mirelle)
    assert story.refuses(Number(-1)) == "FFTCG 11.6.10"
    assert drawn(story.number(0).resolve()) == 0


@rule("4.2")
def test_half_of_an_odd_number_is_rounded_up() -> None:
    table = Position()
    table.damage(3)
    cole, bron = table.forward("Cole", cost=2, seat=1), table.forward("Bron", cost=1, seat=1)
    text = "Choose 1 Forward of cost equal to half of the damage you have received. Break it."
    Story(table).cast(table.summon("Pyre", text, cost=0)).resolve()
    assert (table.where(cole), table.where(bron)) == ("break zone", "field")


@rule("4.2")
def test_a_card_may_say_that_it_is_rounded_down() -> None:
    table = Position()
    cole = table.forward("Cole", 7000, seat=1)
    text = "Choose 1 Forward. Deal it damage equal to half of its power (round {} to the nearest 1000)."
    up, down = (table.summon("Pyre", text.format(way), cost=0) for way in ("up", "down"))
    story = Story(table).cast(down).resolve()
    assert table.state.cards[cole].damage == 3000
    story.cast(up).resolve()
    assert table.where(cole) == "break zone"


@rule("4.3")
def test_power_below_zero_counts_as_negative_while_it_changes() -> None:
    table = Position()
    cole = table.forward("Cole", 5000, seat=1)
    table.backup("Osk", "The Forwards you control gain +4000 power.", seat=1)
    pyre = table.summon("Pyre", "Choose 1 Forward. It loses 8000 power until the end of the turn.", cost=0)
    Story(table).cast(pyre).resolve()
    assert (table.where(cole), table.power(cole)) == ("field", 1000)


@rule("4.3")
def test_power_below_zero_counts_as_zero_for_everything_else() -> None:
    table = Position()
    cole = table.forward("Cole", 5000, seat=1)
    text = "Choose 1 Forward. It loses 8000 power until the end of the turn. Draw 1 card for each Forward of power 0."
    pyre = table.summon("Pyre", text, cost=0)
    assert drawn(Story(table).cast(pyre).resolve()) == 1
    assert table.where(cole) == "break zone"


@rule("4.4")
def test_a_number_that_cannot_be_determined_counts_as_zero() -> None:
    table = Position()
    table.some(1, "deck")
    table.summon("Flood")
    cole = table.forward("Cole", 5000, seat=1)
    text = "Choose 1 Forward. Discard 1 card. Deal it damage equal to the discarded card's power."
    pyre = table.summon("Pyre", text, cost=0)
    Story(table).cast(pyre).resolve()
    assert table.state.cards[cole].damage == 0


@rule("4.5")
def test_what_x_stands_for_is_decided_by_the_controller_where_the_card_does_not_say() -> None:
    table = Position()
    for name in ("Osk", "Ivo", "Tam"):
        table.backup(name)
    mirelle = table.forward("Mirelle", text="[X]: Draw X cards.")
    story = Story(table).use(mirelle)
    assert (story.asked.kind, story.asked.seat) == ("number", 0)
    assert story.refuses(Number(4)) == "FFTCG 11.6.10"
    story.number(2).pay(*story.asked.cards()[:2])
    assert drawn(story.resolve()) == 2


@rule("4.3")
@pytest.mark.parametrize("less_first", [True, False])
def test_damage_may_fall_below_zero_while_it_is_changed(less_first: bool) -> None:
    table = Position()
    less = "If Cole is dealt damage, reduce the damage by 2000 instead."
    more = "If Cole is dealt damage, increase the damage by 1000 instead."
    cole = table.forward("Cole", 9000, f"{less}\n{more}", seat=1)
    story = Story(table).cast(table.summon("Pyre", "Choose 1 Forward. Deal it 2000 damage.", cost=0)).resolve()
    first = next(place for place, line in enumerate(story.asked.options) if ("reduced" in line) == less_first)
    story.pick(first)
    assert table.state.cards[cole].damage == 1000


@rule("4.3")
def test_damage_of_which_nothing_is_left_is_none() -> None:
    table = Position()
    less = "If Cole is dealt damage, reduce the damage by 3000 instead.\nWhen Cole is dealt damage, draw 1 card."
    cole = table.forward("Cole", 9000, less, seat=1)
    story = Story(table).cast(table.summon("Pyre", "Choose 1 Forward. Deal it 2000 damage.", cost=0)).resolve()
    assert (table.state.cards[cole].damage, story.stack) == (0, [])
