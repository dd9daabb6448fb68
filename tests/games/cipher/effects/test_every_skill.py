"""Every skill of the original set can be carried out, whatever lies on the table and whatever is answered."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from engine.abilities.node import Effect
from engine.answers import Answer
from engine.events import Create, Note, SetCardField, SetVariable
from engine.games import load_game
from engine.games.cipher.cards import Card
from engine.games.cipher.effects import costs
from engine.games.cipher.effects.characteristics import characteristics
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.effects.sequencing import perform
from engine.games.cipher.rules import table
from engine.games.cipher.vocabulary import Skill, SkillPlace, SupportSkill
from engine.procedures import Procedure
from engine.state import State

#: How many cards of each player lie in each area.
LIES = (
    (table.FRONT, 3), (table.BACK, 2), (table.HAND, 5), (table.DECK, 8), (table.RETREAT, 6), (table.BOND, 6),
    (table.ORB, 3),
)  # fmt: skip
SEEDS = range(4)


@cache
def cards() -> tuple[Card, ...]:
    return tuple(card for card in load_game("cipher").cards().values() if isinstance(card, Card))


def skills() -> Iterator[tuple[Card, int]]:
    """Return every skill that does something when its time comes: the card and the place among its skills."""
    for card in cards():
        for index, skill in enumerate(characteristics(card).abilities):
            if effects_of(skill):
                yield card, index


def effects_of(skill: object) -> tuple[Effect, ...]:
    body = skill.ability if isinstance(skill, Skill) else skill
    found: tuple[Effect, ...] = getattr(body, "effects", ())
    return found


def scene(source: random.Random) -> State:
    """Return a position full of cards of the set, in the middle of a combat."""
    state = State(table.SPECS, source.randrange(1000))
    state.vars.update({"turn": 5, "turn player": 0, "phase": "action", "step": "critical"})
    for seat in (0, 1):
        for zone, count in LIES:
            for _ in range(count):
                create = Create(source.choice(cards()), seat, zone[seat])
                state.emit(create)
                if zone is table.ORB or (zone is table.BOND and source.random() < 0.3):
                    state.emit(SetCardField(create.number, "face_down", True))
        state.emit(SetCardField(state.zones[table.FRONT[seat]][0], "marks", {"main": 1}))
    for name, seat in (("attacker", 0), ("defender", 1)):
        state.emit(SetVariable(name, table.ref(state, state.zones[table.FRONT[seat]][1])))
    return state


def place_of(skill: object) -> tuple[int, int]:
    if isinstance(skill, SupportSkill):
        return table.SUPPORT
    place = skill.place if isinstance(skill, Skill) else None
    return {SkillPlace.BOND: table.BOND, SkillPlace.HAND: table.HAND, None: table.FRONT}[place]


def carried_out(deed: Resolution, skill: object) -> Procedure:
    body = skill.ability if isinstance(skill, Skill) else skill
    cost = getattr(body, "cost", ())
    if costs.refuse(cost, deed) is None:
        yield from costs.pay(cost, deed)
    yield from perform(effects_of(skill), deed)


@pytest.mark.parametrize(("card", "index"), [pytest.param(*one, id=f"{one[0].code} {one[1]}") for one in skills()])
def test_a_skill_is_carried_out_to_its_end_and_taken_back(card: Card, index: int) -> None:
    skill = characteristics(card).abilities[index]
    for seed in SEEDS:
        source = random.Random(f"{card.code} {index} {seed}")
        state = scene(source)
        seat = source.randrange(2)
        create = Create(card, seat, place_of(skill)[seat])
        state.emit(create)
        deed = Resolution(state, seat, table.ref(state, create.number), index=index)
        deed.it = deed.event = (state.vars[source.choice(("attacker", "defender"))],)
        before, since = sorted(number for zone in state.zones for number in zone), len(state.log)
        digest = state.digest()
        doing, answer = carried_out(deed, skill), None
        while True:
            try:
                request = doing.send(answer)  # type: ignore[arg-type]
            except StopIteration:
                break
            answer = request.only() or request.sample(source)
            assert isinstance(answer, Answer) and request.judge(answer) is None
        assert sorted(number for zone in state.zones for number in zone) == before
        assert any(isinstance(change, Note) for change in state.log[since:])
        state.take_back(since)
        assert state.digest() == digest
