"""Where current values come from: every continuous effect that changes a card is told with its source."""

from __future__ import annotations

from engine.games.fftcg.effects.explaining import explain
from engine.games.fftcg.rules.law import FftcgLaw
from engine.views import explain as explained
from tests.games.fftcg.table import Position

POOR = "Choose 1 Forward. It loses all its abilities until the end of the turn."
WEAK = "Choose 1 Forward. It loses 2000 power until the end of the turn."


def told(table: Position, number: int, seat: int = 0) -> list[str]:
    """The changes of a card as a seat reads them."""
    return [line.text for line in explained(FftcgLaw(), table.state, seat, number)]


def test_each_effect_is_told_with_its_source() -> None:
    """FFTCG 11.12.4.6"""
    table = Position()
    table.forward("Mirelle", 8000, "The other Forwards you control gain +1000 power and Haste.")
    vell = table.forward("Vell", 7000)
    table.until_end_of_turn(table.summon("Pyre"), WEAK, vell)
    assert told(table, vell) == ["Mirelle: gains Haste", "Mirelle: +1000 power", "Pyre: −2000 power"]


def test_what_a_granted_ability_does_is_told_as_from_the_card_itself() -> None:
    """FFTCG 11.12.4.8"""
    table = Position()
    mirelle = table.forward("Mirelle", 7000, "Damage 1 -- Mirelle gains +2000 power and Brave.")
    assert told(table, mirelle) == []
    table.damage(1)
    assert told(table, mirelle) == ["Mirelle: gains Brave", "Mirelle: +2000 power"]


def test_lost_abilities_are_told_once() -> None:
    """FFTCG 11.12.4.6"""
    table = Position()
    mirelle = table.forward("Mirelle", 8000, "Brave\nMirelle gains +1000 power.")
    table.until_end_of_turn(table.summon("Pyre"), POOR, mirelle)
    assert told(table, mirelle) == ["Pyre: loses all abilities"]


def test_what_a_card_cannot_do_is_told_in_its_words() -> None:
    """FFTCG 11.12.4.6"""
    table = Position()
    vell = table.forward("Vell", 7000, seat=1)
    table.until_end_of_turn(table.summon("Pyre"), "Choose 1 Forward. It cannot block this turn.", vell)
    assert told(table, vell) == ["Pyre: Vell cannot block."]


def test_telling_leaves_the_position_and_its_values_as_they_were() -> None:
    """FFTCG 11.12.4"""
    table = Position()
    table.forward("Mirelle", 8000, "The other Forwards you control gain +1000 power.")
    vell = table.forward("Vell", 7000)
    before, board = table.state.digest(), table.now(vell)
    assert explain(table.state, vell)
    assert table.state.digest() == before and table.now(vell) is board and table.power(vell) == 8000


def test_outside_the_field_nothing_changes_a_card() -> None:
    """FFTCG 11.9.1"""
    table = Position()
    table.forward("Mirelle", 8000, "The Forwards you control gain +1000 power.")
    assert told(table, table.forward("Vell", 7000, zone="hand")) == []


def test_a_source_that_a_seat_does_not_see_is_not_named() -> None:
    """FFTCG 7.11.2"""
    table = Position()
    vell = table.forward("Vell", 7000, seat=1)
    pyre = table.summon("Pyre", zone="hand")
    table.until_end_of_turn(pyre, WEAK, vell)
    assert told(table, vell, 0) == ["Pyre: −2000 power"]
    assert told(table, vell, 1) == ["A card: −2000 power"]


def test_what_changes_the_price_of_a_card_in_the_hand_is_told() -> None:
    """FFTCG 11.3.7"""
    table = Position()
    table.forward("Mirelle", 8000, "The cost required to cast your Forwards is reduced by 1 (it cannot become 0).")
    vell = table.forward("Vell", 7000, zone="hand")
    assert told(table, vell) == ["Mirelle: costs 1 less to cast, but at least 1"]
    values = FftcgLaw().inspect(table.state, vell, 0)
    assert values["to cast"] == values["cost"] - 1
    assert told(table, vell, seat=1) == []


def test_a_card_that_nothing_makes_cheaper_costs_what_is_printed() -> None:
    """FFTCG 11.4.6.1.1."""
    table = Position()
    vell = table.forward("Vell", 7000, zone="hand")
    assert told(table, vell) == []
    assert FftcgLaw().inspect(table.state, vell, 0)["to cast"] == table.now(vell).cost


def test_what_changes_the_price_of_a_card_that_can_be_cast_from_elsewhere_is_told() -> None:
    """FFTCG 2.1, 11.4.6: to both, where both see it; a card that nobody can cast from there has no price."""
    table = Position()
    table.forward("Ox", 5000, "You can cast Forwards from your Break Zone.")
    table.forward("Mirelle", 8000, "The cost required to cast your Forwards is reduced by 1 (it cannot become 0).")
    vell, osk = table.forward("Vell", zone="break zone"), table.backup("Osk", zone="break zone")
    assert told(table, vell) == told(table, vell, seat=1) == ["Mirelle: costs 1 less to cast, but at least 1"]
    values = FftcgLaw().inspect(table.state, vell, 0)
    assert values["to cast"] == values["cost"] - 1
    assert told(table, osk) == [] and "to cast" not in FftcgLaw().inspect(table.state, osk, 0)


def test_one_effect_is_told_of_each_card_by_its_own_name() -> None:
    """FFTCG 11.12.4.6"""
    table = Position()
    both = table.forward("Vell", 7000, seat=1), table.forward("Corin", 7000, seat=1)
    for card in both:
        table.until_end_of_turn(table.summon("Pyre"), "Choose 1 Forward. It cannot block this turn.", card)
    assert [told(table, card) for card in both] == [["Pyre: Vell cannot block."], ["Pyre: Corin cannot block."]]
