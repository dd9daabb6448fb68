"""Cipher chapter 23: replacement effects."""

from __future__ import annotations

from engine.events import Notice, SetCardField
from engine.games.cipher.rules.table import Cause
from tests.games.cipher.story import rule
from tests.games.cipher.table import Position


def destroyed_by_attack(table: Position, attacker: int, defender: int) -> None:
    """A unit is destroyed by the attack of another and is sent to the Retreat Area by the rules."""
    table.some(1, "deck", seat=table.state.cards[defender].owner)
    cause = Cause("attack", table.ref(attacker), table.state.cards[attacker].zone & 1)
    table.happen(SetCardField(defender, "marks", {"destroyed": 1}, "destroy", cause))
    table.happen(Notice("attack destroys", cause.seat, attacker, others=(defender,)))
    table.happen(table.move(defender, "retreat", "destroy"))


@rule("23.1")
def test_a_destroyed_unit_goes_among_the_bonds_instead_of_the_retreat_area() -> None:
    table = Position()
    text = (
        "Friend |CONT| If this unit is destroyed by an enemy's attack, "
        "place him in your Bond Area instead of sending him to the Retreat Area."
    )
    unit, rival = table.unit(text=text), table.unit("Cole", seat=1)
    destroyed_by_attack(table, rival, unit)
    assert table.where(unit) == "bond"


@rule("23.1")
def test_a_unit_destroyed_otherwise_goes_to_the_retreat_area() -> None:
    table = Position()
    text = (
        "Friend |CONT| If this unit is destroyed by an enemy's attack, "
        "place him in your Bond Area instead of sending him to the Retreat Area."
    )
    unit, rival = table.unit(text=text), table.unit("Cole", seat=1)
    table.some(1, "deck")
    by_skill = Cause("skill", table.ref(rival), 1)
    table.happen(SetCardField(unit, "marks", {"destroyed": 1}, "destroy", by_skill))
    table.happen(table.move(unit, "retreat", "destroy"))
    assert table.where(unit) == "retreat"


@rule("23.1")
def test_an_attacking_unit_decides_where_what_it_destroys_goes() -> None:
    table = Position()
    text = (
        "Excess |CONT| If this unit's attack destroys a non-Main Character enemy, "
        "place that enemy in your opponent's Bond Area instead of the Retreat Area."
    )
    unit, other = table.unit(text=text), table.unit("Odo")
    cole, rook = table.unit("Cole", seat=1), table.unit("Rook", seat=1)
    destroyed_by_attack(table, unit, cole)
    destroyed_by_attack(table, other, rook)
    assert (table.where(cole), table.names("bond", 1), table.where(rook)) == ("bond", ["Cole"], "retreat")
