"""What a seat may know of abilities whose card has gone out of its sight."""

from __future__ import annotations

from engine.events import Move
from engine.games.fftcg.law.law import FftcgLaw
from engine.games.fftcg.law.table import HAND
from engine.views import view
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position


@rule("7.6.1")
def test_an_ability_says_nothing_once_its_card_is_back_in_a_hand() -> None:
    table = Position()
    vell = table.forward("Vell", text="[0]: Vell gains +1000 power until the end of the turn.")
    Story(table).use(vell)
    law = FftcgLaw()
    assert "+1000 power" in view(law, table.state, 1).stack[0].says
    table.state.emit(Move(vell, HAND[0]))
    assert view(law, table.state, 1).stack[0].says == ""
    assert "+1000 power" in view(law, table.state, 0).stack[0].says
