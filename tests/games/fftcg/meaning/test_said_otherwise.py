"""What is said the other way round: a condition before its trigger, who chooses instead of who is chosen."""

from __future__ import annotations

import pytest

from engine.games.fftcg.law.table import HAND
from tests.games.fftcg.deeds.doing import Doing
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import WIND, Position


@pytest.mark.parametrize(("backups", "triggered"), [(2, ["Ox"]), (1, [])])
@rule("11.8.13")
def test_a_condition_before_the_trigger_is_asked_when_it_happens(backups: int, triggered: list[str]) -> None:
    table = Position()
    text = "If you control 2 or more Backups, when Ox is put from the field into the Break Zone, draw 1 card."
    ox = table.forward("Ox", 5000, text)
    for number in range(backups):
        table.backup(f"Pip {number}")
    table.happen(table.move(ox, "break zone"))
    assert table.triggered == triggered


@pytest.mark.parametrize(("companions", "triggered"), [(("Ann",), ["Ox"]), ((), []), (("Cid",), [])])
@rule("15.1.1.9")
def test_one_and_another_form_a_party(companions: tuple[str, ...], triggered: list[str]) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "When Ox and a Wind Forward form a party and attack, draw 1 card.", element=WIND)
    others = {"Ann": table.forward("Ann", element=WIND), "Cid": table.forward("Cid")}
    table.attack(ox, *(others[name] for name in companions))
    assert table.triggered == triggered


@pytest.mark.parametrize(("element", "drawn"), [({"element": WIND}, 1), ({}, 0)])
@rule("11.11.5")
def test_what_was_returned_is_asked_about(element: dict[str, object], drawn: int) -> None:
    table = Position()
    ox, pip = table.forward("Ox"), table.backup("Pip", **element)
    table.some(2, "deck")
    text = "Choose 1 Backup you control. Return it to its owner's hand. If you return a Wind Backup, draw 1 card."
    Doing(table, ox, text).choose(pip).resolve()
    assert len(table.state.zones[HAND[0]]) == 1 + drawn


@rule("11.8.16")
def test_summons_that_cannot_choose_a_forward_choose_another() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "Your opponent's Summons cannot choose dull Forwards you control.", seat=1)
    table.mark(ox, dull=True)
    pyre = table.summon("Pyre", "Choose 1 Forward. Break it.", cost=0)
    ann = table.forward("Ann")
    Story(table).cast(pyre).resolve()
    assert (table.where(ox), table.where(ann)) == ("field", "break zone")


@pytest.mark.parametrize(("forwards", "power"), [(2, 5000), (3, 7000)])
@rule("11.11.5")
def test_so_many_more_than_you(forwards: int, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If your opponent controls 2 or more Forwards than you, Ox gains +2000 power.")
    for number in range(forwards):
        table.forward(f"Cole {number}", seat=1)
    assert table.power(ox) == power


@pytest.mark.parametrize(("elements", "drawn"), [((WIND, WIND), 1), ((WIND, None), 0)])
@rule("11.3.3")
def test_all_of_them_must_be_so(elements: tuple[str | None, ...], drawn: int) -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(2, "deck")
    for number, element in enumerate(elements):
        table.backup(f"Pip {number}", **({"element": element} if element else {}))
    Doing(table, ox, "If all the Backups you control are Wind Characters, draw 1 card.").resolve()
    assert len(table.state.zones[HAND[0]]) == drawn
