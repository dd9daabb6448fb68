"""Skills that cards gain, lose and copy trigger and forbid as their own do."""

from __future__ import annotations

import pytest

from engine.games.cipher.effects import statics
from engine.games.cipher.effects.using import usable
from tests.games.cipher.effects.test_continuous import begin
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position

WATCH = "|AUTO| When this unit attacks, draw 1 card."
PAID = "|AUTO| [Flip 1 Bond face-down] When this unit attacks, you may pay the cost and if you do: Draw 1 card."
CALM = "|CONT| This unit cannot evade."


def attacks(table: Position, unit: int) -> list[str]:
    """Whose skills trigger when a unit attacks."""
    table.attack(unit, table.unit("Cole", seat=1))
    return table.triggered


@pytest.mark.parametrize(("own", "others", "zone", "times"), [
    ("", f'Lamp |CONT| All other allies gain the following skill: "{WATCH}"', "front", 1),
    ("", f'[BS] Lamp |CONT| All allies gain the following skill: "{WATCH}"', "bond", 1),
    (f"Bell {WATCH}", "Lamp |CONT| All allies lose all of their skills.", "front", 0),
    (f"Bell {WATCH}", 'Lamp |CONT| All allies lose "Bell".', "front", 0),
    (f"Bell {WATCH}", 'Lamp |CONT| All allies lose "Gong".', "front", 1),
    (f"Bell {WATCH}\nBell |AUTO| When this unit is moved, draw 1 card.", 'Lamp |CONT| Allies lose "Bell".', "front", 0),
    ("", f'Lamp |CONT| All other allies gain the following skill: "{PAID}"', "front", 1),
    (f"Bell {PAID}", 'Lamp |CONT| All allies lose "Bell".', "front", 0),
    ("Lamp |CONT| This unit acquires all [DB] possessed by other allies.", f"[DB] Bell {WATCH}", "front", 1),
])  # fmt: skip
@rule("10.2.1", "21.2.3.1.1.2")
def test_a_skill_triggers_if_its_unit_has_it_whatever_gives_or_takes_it(
    own: str, others: str, zone: str, times: int
) -> None:
    table = Position()
    unit = table.unit("Odo", own)
    table.card("Ilse", others, zone=zone)
    assert attacks(table, unit) == ["Odo"] * times


@rule("24.1.8.1")
def test_a_copy_waits_for_what_the_other_waits_for() -> None:
    table = Position()
    unit, other = table.unit("Odo"), table.unit("Ilse", f"Bell {WATCH}")
    copy = "until the end of the turn, this unit becomes a copy of that ally in all but Name and Attack Power"
    begin(table, unit, copy, it=(other,))
    assert attacks(table, unit) == ["Odo"]


@rule("10.2.1")
def test_a_skill_lost_for_the_turn_does_not_trigger() -> None:
    table = Position()
    unit = table.unit("Odo", f"Bell {WATCH}")
    begin(table, unit, 'until the end of the turn, this unit loses "Bell"')
    assert attacks(table, unit) == []


@pytest.mark.parametrize(("own", "others", "zone"), [
    ("", "Lamp |CONT| All allies cannot evade.", "front"),
    ("", "[BS] Lamp |CONT| All allies cannot evade.", "bond"),
    ("", f'Lamp |CONT| All other allies gain the following skill: "{CALM}"', "front"),
    ("Lamp |CONT| This unit acquires all [DB] possessed by other allies.", f"[DB] Bell {CALM}", "front"),
])  # fmt: skip
@rule("2.2")
def test_what_a_skill_forbids_is_forbidden_wherever_the_skill_works(own: str, others: str, zone: str) -> None:
    table = Position()
    unit = table.unit("Odo", own)
    assert statics.can_evade(table.state, unit)
    table.card("Ilse", others, zone=zone)
    assert not statics.can_evade(table.state, unit)


@rule("24.1.8.1")
def test_a_copy_may_not_do_what_the_other_may_not() -> None:
    table = Position()
    unit, other = table.unit("Odo"), table.unit("Ilse", f"Bell {CALM}")
    copy = "until the end of the turn, this unit becomes a copy of that ally in all but Name and Attack Power"
    begin(table, unit, copy, it=(other,))
    assert not statics.can_evade(table.state, unit)


@rule("24.1.8.1")
def test_a_copy_may_not_do_it_either_when_the_other_is_gone() -> None:
    table = Position()
    unit, other = table.unit("Odo"), table.unit("Ilse", f"Bell {CALM}")
    copy = "until the end of the turn, this unit becomes a copy of that ally in all but Name and Attack Power"
    begin(table, unit, copy, it=(other,))
    table.happen(table.move(other, "hand"))
    assert not statics.can_evade(table.state, unit)


ACT = "|ACT| Draw 1 card."


@pytest.mark.parametrize(("own", "others", "there"), [
    (f"Bell {ACT}", "", True),
    (f"Bell {ACT}", "Lamp |CONT| All allies lose all of their skills.", False),
    (f"Bell {ACT}", 'Lamp |CONT| All allies lose "Bell".', False),
    ("", f'Lamp |CONT| All other allies gain the following skill: "{ACT}"', True),
    ("Lamp |CONT| This unit acquires all [DB] possessed by other allies.", f"[DB] Bell {ACT}", True),
])  # fmt: skip
@rule("19.1.2")
def test_a_unit_uses_the_skills_that_it_has(own: str, others: str, there: bool) -> None:
    table = Position()
    unit = table.unit("Odo", own)
    table.unit("Ilse", others)
    found = [play for play in Story(table).plays() if play.how == "use" and play.card == unit]
    assert bool(found) is there


@pytest.mark.parametrize(("others", "had"), [("", True), ('Lamp |CONT| All Support cards lose "Drum".', False)])
@rule("18.1.7")
def test_a_support_card_has_the_support_skills_that_it_has_not_lost(others: str, had: bool) -> None:
    table = Position()
    table.unit("Vell", others)
    table.some(2, "deck")
    card = table.card("Pia", "|ATK SUPP| Drum: Draw 1 card.", zone="support")
    assert bool(usable(table.state, 0, card)) is had
