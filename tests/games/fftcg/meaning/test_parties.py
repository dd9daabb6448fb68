"""What it means to be in a party, when one of it leaves."""

from __future__ import annotations

from tests.games.fftcg.story import rule
from tests.games.fftcg.table import Position

MOURNS = "When a Forward forming a party with Bob is put from the field into the Break Zone, draw 2 cards."


@rule("11.8.16", "15.1.1.9.5")
def test_the_last_companion_was_in_the_party_when_it_left() -> None:
    table = Position()
    bob, ann, cid = table.forward("Bob", 5000, MOURNS), table.forward("Ann"), table.forward("Cid")
    table.attack(bob, ann)
    table.happen(table.move(cid, "break zone"))
    assert not table.triggered
    table.happen(table.move(ann, "break zone"))
    assert table.triggered == ["Bob"]


@rule("11.8.16")
def test_companions_that_leave_together_see_each_other_leave() -> None:
    table = Position()
    bob, ann = table.forward("Bob", 5000, MOURNS), table.forward("Ann")
    table.attack(bob, ann)
    table.happen(table.move(bob, "break zone"), table.move(ann, "break zone"))
    assert table.triggered == ["Bob"]


@rule("15.1.1.9")
def test_nobody_forms_a_party_with_itself() -> None:
    table = Position()
    bob, ann, cid = table.forward("Bob", 5000, MOURNS), table.forward("Ann"), table.forward("Cid")
    table.attack(bob, ann, cid)
    table.happen(table.move(bob, "break zone"))
    assert not table.triggered
