"""What a unit does instead of leaving the field."""

from __future__ import annotations

import pytest

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects.resolution import MEANING
from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import LEFT_FRONT, RIGHT_BACK, Position, run


@rule("16.12", "10.6")
def test_a_unit_that_moves_instead_of_being_retired_stays_what_it_is() -> None:
    table = Position()
    vell = table.rear("Vell", at=LEFT_FRONT)
    for at in (1, 2, 3):
        table.rear(at=at, face_down=True)
    before = table.ref(vell)
    stays = ab.Replacement(
        ab.Happens((ab.Source(),), (ab.IsBroken(),)), ab.Performed((own.MoveTo(ab.Source(), own.Zone.RC),))
    )
    run(MEANING.effects[ab.Lasting](ab.Lasting(ab.ThisTurn(), (stays,)), table.deed(vell)))  # type: ignore[arg-type]
    table.happen(table.move(vell, "drop", "retire"))
    assert (table.ref(vell), table.where(vell), table.circle(vell)) == (before, "RC", RIGHT_BACK)


BINDS = "[CONT](RC):When this unit would be retired, bind it and draw a card instead."


@rule("16.12", "17.4")
def test_several_things_are_done_instead_one_after_the_other() -> None:
    table = Position()
    vell = table.rear("Vell", BINDS)
    table.rear("Mourner", "[AUTO](RC):When your other rear-guard is retired, [Soul-Charge 1].", at=RIGHT_BACK)
    Story(table).call(table.card("Next"), LEFT_FRONT)
    assert (table.where(vell), table.size("hand"), table.size("soul")) == ("bind", 1, 0)


@pytest.mark.parametrize("wanted", [True, False])
@rule("16.12")
def test_who_may_do_something_else_instead_is_asked(wanted: bool) -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):When this unit would be retired, you may bind it and draw a card instead.")
    story = Story(table).call(table.card("Next"), LEFT_FRONT)
    story.yes() if wanted else story.no()
    assert (table.where(vell), table.size("hand")) == (("bind", 1) if wanted else ("drop", 0))


@rule("16.12")
def test_what_is_done_instead_may_be_something_else_than_a_move() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):When this unit would be retired, [Soul-Charge 2] instead.")
    lord = table.vanguard("[ACT](VC)[1/turn]:Choose one of your rear-guards, and retire it.")
    Story(table).use(lord)
    assert (table.where(vell), table.size("soul")) == ("RC", 2)


@rule("15.2", "16.12", "10.3")
def test_who_does_something_else_than_to_leave_a_crowded_circle_goes_the_next_time() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):When this unit would be retired, [Soul-Charge 1] instead.")
    Story(table).call(table.card("Next"), LEFT_FRONT)
    assert (table.where(vell), table.size("soul")) == ("drop", 2)
