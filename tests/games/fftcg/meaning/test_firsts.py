"""The first of a turn: what it costs, what triggers, what does not happen; and how much has been cast."""

from __future__ import annotations

import pytest

from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import casting_permissions
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position


def _cost(table: Position, card: int, printed: int) -> int:
    return casting_permissions.cast_changes(table.state, card, 0).total(printed)


@rule("11.3.7", "4.1")
def test_the_first_summon_of_a_turn_costs_less_and_the_second_does_not() -> None:
    table = Position()
    table.backup("Osk", "The cost required to cast your first Summon each turn is reduced by 2 (it cannot become 0).")
    table.forward("Ann")
    text = "Choose 1 Forward. Dull it."
    pyre, gale = table.summon("Pyre", text, zone="hand", cost=0), table.summon("Gale", text, zone="hand", cost=2)
    hew = table.backup("Hew", zone="hand", cost=3)
    assert (_cost(table, gale, 2), _cost(table, hew, 3)) == (1, 3)
    Story(table).cast(pyre).resolve()
    assert _cost(table, gale, 2) == 2


@rule("11.3.7")
def test_the_opponents_first_character_of_a_turn_costs_more() -> None:
    table = Position()
    table.backup("Osk", "The first Character your opponent casts each turn costs 1 more.", seat=1)
    hew, pyre = table.forward("Hew", zone="hand", cost=3), table.summon("Pyre", zone="hand", cost=3)
    assert (_cost(table, hew, 3), _cost(table, pyre, 3)) == (4, 3)


@rule("11.12.5.1", "4.1")
def test_the_first_damage_each_turn_becomes_0_and_the_second_does_not() -> None:
    table = Position()
    text = "During each turn, if Ox is dealt damage for the first time in that turn, the damage becomes 0 instead."
    ox = table.forward("Ox", 9000, text)
    table.happen(table.hurt(ox, 3000))
    assert table.state.cards[ox].damage == 0
    table.happen(table.hurt(ox, 3000))
    assert table.state.cards[ox].damage == 3000


@rule("11.8.6", "11.3.8")
def test_the_first_summon_is_the_first_of_its_kind_not_the_first_card() -> None:
    table = Position()
    table.backup("Osk", "When you cast your first Summon each turn, gain [Crystal].")
    hal = table.forward("Hal", zone="hand", cost=0)
    text = "Choose 1 Forward. Dull it."
    pyre, gale = (table.summon(name, text, zone="hand", cost=0) for name in ("Pyre", "Gale"))
    story = Story(table).cast(hal).cast(pyre).resolve().resolve()
    assert table.state.vars.get("crystals 0") == 1
    story.cast(gale).resolve()
    assert table.state.vars.get("crystals 0") == 1


@pytest.mark.parametrize(("cast", "haste"), [(2, False), (3, True), (4, True), (5, False)])
@rule("11.12.4.4")
def test_three_or_four_cards_are_neither_fewer_nor_more(cast: int, haste: bool) -> None:
    table = Position()
    ox = table.forward("Ox", text="If you have cast 3 or 4 cards this turn, Ox gains Haste.")
    story = Story(table)
    for number in range(cast):
        story.cast(table.card(f"Hal {number}", CardType.FORWARD, zone="hand", cost=0))
    assert ("Haste" in table.keywords(ox)) is haste


@rule("11.11.9")
def test_the_number_of_cards_cast_this_turn_is_an_amount() -> None:
    table = Position()
    osk = table.backup("Osk", "[0]: Choose 1 Forward. Deal it damage equal to 1000 multiplied by the number of cards "
                              "you have cast this turn.")
    ann, hal = table.forward("Ann", seat=1), table.forward("Hal", zone="hand", cost=0)
    hew = table.forward("Hew", zone="hand", cost=0)
    Story(table).cast(hal).cast(hew).use(osk).choose(ann).resolve()
    assert table.state.cards[ann].damage == 2000


@rule("2.2", "11.12.4.6")
def test_power_that_cannot_be_reduced_by_anything() -> None:
    table = Position()
    osk = table.backup("Osk")
    ox = table.forward("Ox", 5000, "Ox's power cannot be reduced.")
    table.until_end_of_turn(osk, "Choose 1 Forward. It loses 2000 power until the end of the turn.", ox)
    assert table.power(ox) == 5000


@rule("2.2", "11.12.4.6")
def test_power_that_only_the_opponent_cannot_reduce() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "Ox's power cannot be reduced by your opponent's Summons or abilities.")
    for seat, power in ((1, 5000), (0, 3000)):
        osk = table.backup("Osk", seat=seat)
        table.until_end_of_turn(osk, "Choose 1 Forward. It loses 2000 power until the end of the turn.", ox)
        assert table.power(ox) == power
