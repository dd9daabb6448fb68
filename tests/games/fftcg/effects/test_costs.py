"""Costs: whether they can be paid, and paying all of them at once."""

from __future__ import annotations

from typing import Any

import pytest

from engine.abilities.kinds import ActionAbility
from engine.answers import Number, Pay
from engine.events import Move, Note
from engine.games.fftcg.effects import costs, prices
from engine.games.fftcg.effects.prices import Bill
from tests.games.fftcg.effects.doing import cards
from tests.games.fftcg.table import FIRE, ICE, LIGHT, WATER, Position, ability, run


def cost(text: str, name: str = "Vell") -> Any:
    """Return the cost of an ability that would draw a card."""
    found = ability(f"{text}: Draw 1 card.", name)
    assert isinstance(found, ActionAbility)
    return found.cost


def why_not(table: Position, source: int, text: str) -> str:
    """Return why the cost cannot be paid, '' where it can."""
    refusal = costs.refuse(cost(text, table.state.cards[source].face.name), table.deed(source))
    return "" if refusal is None else refusal.rule


def pay(table: Position, source: int, text: str, *answers: Any, **more: Any) -> Any:
    """Pay a cost, and return the deed."""
    deed = table.deed(source)
    run(costs.pay(cost(text, table.state.cards[source].face.name), deed, "FFTCG 11.6.10", **more), answers)
    return deed


def test_a_forward_must_have_been_there_since_its_turn_began_to_be_dulled() -> None:
    """FFTCG 11.6.2.2"""
    table = Position()
    old, new = table.forward("Vell", since=2), table.forward("Tarn", since=3)
    assert why_not(table, old, "[Dull]") == ""
    assert why_not(table, new, "[Dull]") == "FFTCG 11.6.2.2"


def test_a_backup_must_have_been_there_too() -> None:
    """FFTCG 11.6.2.2"""
    table = Position()
    assert why_not(table, table.backup("Osk", since=3), "[Dull]") == "FFTCG 11.6.2.2"


def test_a_monster_that_is_no_forward_need_not() -> None:
    """FFTCG 11.6.2.2"""
    table = Position()
    assert why_not(table, table.monster("Grub", since=3), "[Dull]") == ""


def test_with_haste_it_can_be_dulled_at_once() -> None:
    """FFTCG 15.2.2.3"""
    table = Position()
    assert why_not(table, table.forward("Vell", 5000, "Haste", since=3), "[Dull]") == ""


def test_in_the_opponents_turn_the_own_turn_before_counts() -> None:
    """FFTCG 15.2.2.3"""
    table = Position(turn=4, turn_player=1)
    assert why_not(table, table.forward("Vell", since=3), "[Dull]") == "FFTCG 11.6.2.2"
    assert why_not(table, table.forward("Tarn", since=2), "[Dull]") == ""


def test_a_dull_card_cannot_be_dulled_as_a_cost() -> None:
    """FFTCG 6.3.1"""
    table = Position()
    assert why_not(table, table.forward("Vell", dull=True), "[Dull]") == "FFTCG 6.3.1"


def test_cp_come_from_backups_and_from_hand_cards() -> None:
    """FFTCG 5.2.1.3"""
    table = Position()
    table.backup("Osk", element=ICE)
    table.backup("Ulm", element=ICE, dull=True)
    table.backup("Wend", seat=1)
    two = table.forward("Tarn", zone="hand", element=(FIRE, WATER))
    table.forward("Lux", zone="hand", element=LIGHT)
    found = [(one.card, one.amount, one.elements) for one in prices.of_seat(table.state, 0)]
    assert found == [(0, 1, ("Ice",)), (two, 2, ("Fire", "Water"))]


def test_cp_of_the_right_element_are_needed() -> None:
    """FFTCG 11.6.2.1"""
    table = Position()
    vell = table.forward("Vell")
    table.backup("Osk", element=ICE)
    assert why_not(table, vell, "[Ice]") == ""
    assert why_not(table, vell, "[Fire]") == "FFTCG 11.2.1.1"
    assert why_not(table, vell, "[Ice][1]") == "FFTCG 11.2.1.1"


def test_a_backup_that_is_dulled_for_its_ability_gives_no_cp_for_it() -> None:
    """FFTCG 11.6.10"""
    table = Position()
    osk = table.backup("Osk", since=2)
    assert why_not(table, osk, "[Fire]") == ""
    assert why_not(table, osk, "[Fire][Dull]") == "FFTCG 11.2.1.1"


def test_the_last_card_cannot_be_discarded_twice() -> None:
    """FFTCG 11.6.10"""
    table = Position()
    vell = table.forward("Vell")
    table.forward("Tarn", zone="hand")
    assert why_not(table, vell, "[Fire]") == ""
    assert why_not(table, vell, "[Fire], discard 1 card") == "FFTCG 11.6.10"
    table.forward("Lux", zone="hand", element=LIGHT)
    assert why_not(table, vell, "[Fire], discard 1 card") == ""


def test_the_choice_of_a_discard_leaves_the_cp_payable() -> None:
    """FFTCG 11.6.10"""
    table = Position()
    vell = table.forward("Vell")
    tarn = table.forward("Tarn", zone="hand")
    lux = table.forward("Lux", zone="hand", element=LIGHT)
    deed = table.deed(vell)
    asking = costs.pay(cost("[Fire], discard 1 card"), deed, "FFTCG 11.6.10")
    request = next(asking)
    assert str(request.judge(cards(tarn))).endswith("FFTCG 11.6.10")
    assert request.judge(cards(lux)) is None
    with pytest.raises(StopIteration):
        asking.send(cards(lux))
        asking.send(Pay(((tarn, "Fire"),)))
    assert table.where(tarn) == table.where(lux) == "break zone"
    assert deed.done["discarded"] == (table.ref(lux),)


def test_a_special_ability_takes_a_card_of_the_same_name() -> None:
    """FFTCG 11.7.1"""
    table = Position()
    vell = table.forward("Vell")
    table.forward("Tarn", zone="hand")
    assert why_not(table, vell, "Blaze [S]") == "FFTCG 11.7.1"
    twin = table.forward("Vell", zone="hand")
    deed = pay(table, vell, "Blaze [S]", cards(twin))
    assert table.where(twin) == "break zone" and deed.done["discarded"] == (table.ref(twin),)


def test_everything_is_paid_as_one_event() -> None:
    """FFTCG 11.6.10"""
    table = Position()
    vell, osk = table.forward("Vell", since=2), table.backup("Osk")
    tarn = table.forward("Tarn", zone="hand")
    pay(table, vell, "[Fire][Dull], discard 1 card", cards(tarn), Pay(((osk, "Fire"),)))
    state = table.state
    assert state.cards[vell].dull and state.cards[osk].dull and table.where(tarn) == "break zone"
    changes = [change for change in state.log if not isinstance(change, Note)]
    paid = [place for place, change in enumerate(changes) if change.why in ("dull", "discard")]
    assert len(paid) == 3 and paid[2] - paid[0] == 2


def test_what_is_put_into_the_break_zone_as_a_cost_is_not_broken() -> None:
    """FFTCG 15.1.1.3.2"""
    table = Position()
    vell = table.forward("Vell")
    pay(table, vell, "Put Vell into the Break Zone")
    moves = [change for change in table.state.log if isinstance(change, Move)]
    assert [move.why for move in moves] == ["put"]


def test_only_ones_own_characters_pay() -> None:
    """FFTCG 11.6.2.2.3"""
    table = Position()
    vell = table.forward("Vell")
    table.backup("Osk", seat=1)
    assert why_not(table, vell, "Put 1 Backup into the Break Zone") == "FFTCG 11.6.2.1"
    table.backup("Ulm")
    assert why_not(table, vell, "Put 1 Backup into the Break Zone") == ""


def test_all_that_a_cost_asks_for_must_be_there() -> None:
    """FFTCG 11.6.2.1"""
    table = Position()
    vell = table.forward("Vell", zone="field")
    table.some(2, "break zone")
    assert why_not(table, vell, "Remove 3 cards in your Break Zone from the game") == "FFTCG 11.6.2.1"
    assert why_not(table, vell, "Remove 2 cards in your Break Zone from the game") == ""


def test_what_the_last_thing_of_a_list_is_the_others_are_too() -> None:
    """FFTCG 11.6.2.1"""
    table = Position()
    vell = table.forward("Vell")
    text = "Remove 1 Fire and 1 Water Character in your Break Zone from the game"
    table.forward("Osk", element=WATER, zone="break zone")
    table.summon("Pyre", zone="break zone")
    table.forward("Ulm")
    assert why_not(table, vell, text) == "FFTCG 11.6.2.1"
    table.forward("Brand", zone="break zone")
    assert why_not(table, vell, text) == ""


def test_crystals_are_paid() -> None:
    """FFTCG 6.8.1"""
    table = Position()
    vell = table.forward("Vell")
    assert why_not(table, vell, "[Crystal]") == "FFTCG 11.6.2.1"
    table.state.vars["crystals 0"] = 2
    pay(table, vell, "[Crystal]")
    assert table.state.vars["crystals 0"] == 1


def test_counters_are_removed_as_a_cost() -> None:
    """FFTCG 15.1.1.10.1"""
    table = Position()
    vell = table.forward("Vell", counters={"Ember": 2})
    assert why_not(table, vell, "Remove 3 Ember Counters from Vell") == "FFTCG 11.6.2.1"
    pay(table, vell, "Remove 2 Ember Counters from Vell")
    assert table.state.cards[vell].counters == {}


def test_x_is_declared_up_to_what_can_be_paid() -> None:
    """FFTCG 11.6.7, 4.5"""
    table = Position()
    vell, osk = table.forward("Vell"), table.backup("Osk")
    tarn = table.forward("Tarn", zone="hand")
    deed = table.deed(vell)
    asking = costs.pay(cost("[X]"), deed, "FFTCG 11.6.7")
    request = next(asking)
    assert (request.least, request.most) == (0, 3)  # type: ignore[attr-defined]
    with pytest.raises(StopIteration):
        asking.send(Number(3))
        asking.send(Pay(((osk, "Fire"), (tarn, "Fire"))))
    assert deed.x == 3


def test_a_bill_can_be_paid_together_with_a_cost() -> None:
    """FFTCG 11.3.7.1"""
    table = Position()
    vell, osk, ulm = table.forward("Vell"), table.backup("Osk"), table.backup("Ulm", element=ICE)
    deed = pay(table, vell, "[Ice]", Pay(((osk, "Fire"), (ulm, "Ice"))), beside=Bill(1, (("Fire", 1),)))
    paid = ("paid Fire", "paid Ice", "paid by Backups", f"cp from {osk}", f"cp from {ulm}")
    assert deed.named["payment"] == dict.fromkeys(paid, 1)


def test_x_leaves_enough_for_the_rest_of_the_price() -> None:
    """FFTCG 11.3.7.1, 11.6.7"""
    table = Position()
    vell = table.forward("Vell")
    for name in ("Osk", "Ulm", "Wend"):
        table.backup(name)
    request = next(costs.pay(cost("[X]"), table.deed(vell), "FFTCG 11.6.7", Bill(2)))
    assert (request.least, request.most) == (0, 1)  # type: ignore[attr-defined]
