"""What it means to be in a party, when one of it leaves."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules.table import DAMAGE
from tests.games.fftcg.story import Story, rule
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


@rule("11.8.16", "15.1.1.9")
def test_one_forming_a_party_itself_was_in_it_when_it_left() -> None:
    table = Position()
    text = "When Bob forming a party is put from the field into the Break Zone, draw 1 card."
    bob, ann = table.forward("Bob", 5000, text), table.forward("Ann")
    rob = table.forward("Rob", 5000, text.replace("Bob", "Rob"))
    table.attack(bob, ann)
    table.happen(table.move(rob, "break zone"))
    assert not table.triggered
    table.happen(table.move(bob, "break zone"))
    assert table.triggered == ["Bob"]


@pytest.mark.parametrize(("companion", "points"), [(True, 2), (False, 1)])
@rule("15.1.1.9.8", "11.12.5.6")
def test_damage_of_one_that_forms_a_party(companion: bool, points: int) -> None:
    table = Position()
    text = "If Bob forming a party deals damage to your opponent, the damage becomes 2 instead."
    bob, ann = table.forward("Bob", 5000, text), table.forward("Ann", 5000)
    story = Story(table, at="attack")
    story.attack(*((bob, ann) if companion else (bob,)))
    while len(table.state.zones[DAMAGE[1]]) == 0 and story.step != "end":
        story.passes()
    assert len(table.state.zones[DAMAGE[1]]) == points


@rule("15.1.1.9", "11.12.5.6")
def test_no_damage_to_those_that_form_the_party() -> None:
    """The word "instead" speaks of the damage."""
    table = Position()
    text = "If Bob forms a party, the damage dealt to the Forwards forming this party becomes 0 instead."
    bob, ann, cid = table.forward("Bob", 5000, text), table.forward("Ann", 5000), table.forward("Cid", 5000)
    table.attack(bob, ann)
    for one in (bob, ann, cid):
        table.happen(table.hurt(one, 3000))
    assert [table.state.cards[one].damage for one in (bob, ann, cid)] == [0, 0, 3000]
