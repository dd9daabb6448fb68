"""Delayed auto-abilities (FFTCG 11.8.17).

No card prints one that a replacement makes (11.8.17.6), so that tree is built by hand.
"""

import pytest

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


RETURN = "At the end of the turn, return it to its owner's hand."


@rule("11.8.17", "7.4")
@pytest.mark.parametrize("played", [True, False])
@pytest.mark.parametrize(
    ("zone", "words"),
    [
        ("break zone", "choose 1 Forward in your Break Zone. You may play it onto the field."),
        ("deck", "reveal the top card of your deck. If it is a Forward, you may play it onto the field."),
        ("hand", "you may play 1 Forward from your hand onto the field."),
    ],
)
def test_what_is_not_played_does_not_return_at_the_end_of_the_turn(zone: str, words: str, played: bool) -> None:
    table = Position()
    table.some(9, "deck")
    bell = table.forward("Bell", 5000, zone=zone)
    caller = table.forward("Caller", 5000, f"When Caller enters the field, {words} {RETURN}", zone="hand", cost=0)
    story = Story(table).cast(caller).resolve()
    story = story.yes() if played else story.no()
    assert table.where(bell) == ("field" if played else zone)
    story.turn_ends()
    assert (table.where(bell), table.where(caller)) == ("hand" if played else zone, "field")


@rule("11.8.17", "7.4")
@pytest.mark.parametrize("played", [True, False])
def test_what_may_be_cast_meanwhile_returns_at_the_end_of_the_turn_once_it_was(played: bool) -> None:
    table = Position()
    bell = table.forward("Bell", 5000, zone="break zone", cost=0)
    text = f"When Caller enters the field, choose 1 Forward in your Break Zone. You may cast it this turn. {RETURN}"
    story = Story(table).cast(table.forward("Caller", 5000, text, zone="hand", cost=0)).resolve()
    if played:
        story.cast(bell)
    story.turn_ends()
    assert table.where(bell) == ("hand" if played else "break zone")
