"""Every original card on the table, asked everything: no skill is without an answer."""

from __future__ import annotations

import pytest

from engine.events import Create, Event, Notice, SetCardField, Shift
from engine.games.cipher.cards import Card
from engine.games.cipher.effects import statics, triggers
from engine.games.cipher.effects.board import explain
from engine.games.cipher.effects.coverage import executable
from engine.games.cipher.game import Cipher
from engine.games.cipher.rules import table as tables
from engine.games.cipher.rules.table import BACK, FRONT, Cause
from engine.games.cipher.words import read
from tests.games.cipher.table import Position

CARDS = Cipher().cards()
FACTS = (
    "turn begins", "turn ends", "leveled up", "class changed", "growth", "attack", "attacked", "supported", "critical",
    "evade", "attack destroys", "attack fails", "attack ends", "combat ends", "orb destroyed",
)


def laid_out(card: Card) -> tuple[Position, list[int]]:
    """A position with the card in every area of both players, in the middle of a combat."""
    table = Position()
    mains = table.main_characters()
    found: list[int] = []
    for seat in (0, 1):
        for area in (tables.FRONT, tables.HAND, tables.BOND, tables.RETREAT, tables.SUPPORT, tables.BOUNDLESS):
            found.append(len(table.state.cards))
            table.state.emit(Create(card, seat, area[seat]))
        table.some(5, "deck", seat=seat)
        table.some(2, "orb", seat=seat)
        table.some(3, "bond", seat=seat)
    table.stack(found[0], card.unit_name, card.unit_name)
    table.let(attacker=table.ref(found[0]), defender=table.ref(mains[1]))
    return table, found


@pytest.mark.parametrize("code", sorted(CARDS))
def test_every_card_has_values_and_answers_wherever_it_is(code: str) -> None:
    table, found = laid_out(CARDS[code])
    state = table.state
    for number in found:
        table.now(number).settle()
        explain(state, number)
        seat = state.cards[number].owner
        statics.can_be_bond(state, number)
        statics.can_deploy(state, seat, number)
        for index in range(len(table.now(number).abilities)):
            triggers.refuse_use(state, seat, number, index)
    unit, rival = found[0], found[6]
    cause = Cause("skill", table.ref(rival), 1)
    assert isinstance(statics.can_attack_unit(state, unit, rival), bool)
    assert isinstance(statics.can_evade(state, rival), bool)
    assert isinstance(statics.can_move(state, unit, cause), bool)
    assert isinstance(statics.can(state, unit, "destroy", cause=cause), bool)


@pytest.mark.parametrize("code", sorted(CARDS))
def test_every_card_hears_whatever_happens(code: str) -> None:
    table, found = laid_out(CARDS[code])
    unit, rival, support = found[0], found[6], found[4]
    cause = Cause("skill", table.ref(rival), 1)
    for key in FACTS:
        others = (support,) if key == "supported" else (rival,)
        table.happen(Notice(key, 0, -1 if key.startswith(("turn", "orb")) else unit, 1, others, cause))
    events: list[Event] = [
        SetCardField(unit, "dull", True, "tap", cause),
        SetCardField(unit, "dull", False, "untap", cause),
        Shift(unit, BACK[0], why="move", cause=cause),
        Shift(unit, FRONT[0], why="move", cause=cause),
        SetCardField(unit, "marks", {"destroyed": 1}, "destroy", cause),
        table.move(found[1], "front", "deploy", cause),
        table.move(found[1], "bond", "bond", cause),
        table.move(found[7], "retreat", "discard", Cause("skill", table.ref(unit), 0)),
        table.move(unit, "retreat", "destroy", cause),
    ]
    for event in events:
        table.happen(event)
    assert table.where(unit) in ("retreat", "bond", "deck")


@pytest.mark.parametrize("code", sorted(CARDS))
def test_every_skill_of_a_card_can_be_carried_out(code: str) -> None:
    reading = read(CARDS[code])
    assert reading.complete
    assert [executable(one) for one in reading.abilities if executable(one)] == []
