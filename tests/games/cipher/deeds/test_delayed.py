"""What a skill sets up for the end of the combat, of the turn, or a later turn."""

from __future__ import annotations

from tests.games.cipher.deeds.doing import cards, do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position


@rule("18.1.18.1")
def test_at_the_end_of_the_combat_a_skill_triggers() -> None:
    table = Position()
    vell, _ = table.unit("Vell", attack=10), table.some(1, "deck")
    table.card("Cover", "|ATK SUPP| Cover: At the end of this combat, you may move your attacking unit.", zone="deck")
    story = Story(table).attack(vell).yes().go_on()
    assert table.where(vell) == "front"
    story.yes()
    assert table.where(vell) == "back" and "delayed" not in table.state.vars


@rule("13.6.1.1")
def test_at_the_end_of_the_turn_a_skill_triggers_once() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(5, "deck")
    do(table, vell, "At the end of the turn, draw 1 card.")
    story = Story(table)
    assert not table.names("hand")
    story.passes()
    assert len(table.names("hand")) == 1 and "delayed" not in table.state.vars


@rule("13.2.1.2")
def test_what_waits_for_the_next_turn_does_not_trigger_in_this_one() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "At the end of your opponent's next turn, destroy this unit.")
    story = Story(table).passes()
    assert (story.asked.seat, table.where(vell)) == (1, "front")
    story.choose().passes().passes()
    assert table.where(vell) == "retreat"


@rule("6.5")
def test_that_unit_is_the_one_that_was_chosen() -> None:
    table = Position()
    vell, rook, cray = table.unit("Vell"), table.unit("Rook", seat=1), table.unit("Cray", seat=1)
    do(table, vell, "Choose 1 enemy, and tap them. At the end of the turn, destroy that enemy.", cards(cray))
    Story(table).passes()
    assert (table.where(rook), table.where(cray)) == ("front", "retreat")
