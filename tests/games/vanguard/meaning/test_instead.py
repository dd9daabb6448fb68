"""What a unit does instead of leaving the field."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects.resolution import MEANING
from tests.games.vanguard.story import rule
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
