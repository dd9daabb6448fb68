"""A delayed auto-ability that a replacement makes (FFTCG 11.8.17.6).

No card prints one, so the tree is built by hand.
"""

from engine.abilities.combat import IsDealtDamage
from engine.abilities.conditions import Exactly, Number
from engine.abilities.decks import Draw
from engine.abilities.effects import Delayed
from engine.abilities.events import Edge, Happens, TimeComes, Trigger, Turn
from engine.abilities.kinds import FieldAbility
from engine.abilities.nouns import Source
from engine.abilities.statics import Performed, Replacement
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position

AT_THE_END = Delayed(Trigger(TimeComes(Edge.END, Turn.THIS)), (Draw(Exactly(Number(1))),))


@rule("11.8.17.6")
def test_its_source_is_the_card_with_the_field_ability_and_its_controller_that_cards() -> None:
    table = Position()
    cole = table.forward("Cole", 5000, seat=1)
    instead = Replacement(Happens((Source(),), (IsDealtDamage(),)), Performed((AT_THE_END,)))
    table.grant(cole, FieldAbility((instead,)))
    Story(table).cast(table.summon("Bolt", "Choose 1 Forward. Deal it 5000 damage.", cost=0)).resolve()
    (waiting,) = table.state.vars["delayed"]
    assert (waiting.source, waiting.seat, table.state.cards[cole].damage) == (table.ref(cole), 1, 0)
