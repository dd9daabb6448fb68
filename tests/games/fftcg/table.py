"""Small positions for tests, laid out card by card in the words of the cards.

    table = Position()                                   # Main Phase 1 of seat 0's third turn
    mirelle = table.forward("Mirelle", 8000, "Brave")
    rival = table.forward("Cole", 5000, seat=1, dull=True)
    table.power(mirelle)

Cards are named by their numbers. Whatever ability is given must be readable, so that no test passes by a misreading.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from engine.abilities.effects import Lasting
from engine.abilities.events import RestOfGame
from engine.abilities.node import Ability
from engine.abilities.stack import Choose
from engine.abilities.statics import Changes, Gains, Granted
from engine.answers import Answer
from engine.effects.layout import LockedIn
from engine.events import Create, Event, Hurt, Move, Notice, SetCardField, SetVariable
from engine.games.fftcg.cards import Card, CardType, Element, Now
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import for_later
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.readings import MEANING, READINGS
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.apply_events import apply_events
from engine.games.fftcg.rules.table import Cause, Ref
from engine.games.fftcg.vocabulary import SummonEffect
from engine.games.fftcg.words import read
from engine.games.fftcg.words.reading import context_of, grammar
from engine.requests import Request
from engine.state import State
from engine.text.reader import Reader
from engine.triggers.trigger_event import PendingTrigger

FIRE, ICE, WIND, EARTH = Element.FIRE, Element.ICE, Element.WIND, Element.EARTH
LIGHTNING, WATER, LIGHT, DARK = Element.LIGHTNING, Element.WATER, Element.LIGHT, Element.DARK

ZONES = {
    "field": (table.FIELD, table.FIELD), "stack": (table.STACK, table.STACK), "deck": table.DECK, "hand": table.HAND,
    "break zone": table.BREAK, "damage zone": table.DAMAGE, "removed": table.REMOVED, "LB deck": table.LB_DECK,
    "primed": (table.PRIMED, table.PRIMED),
}


class Position:
    """A position under construction; ``state`` is the position."""

    meaning = MEANING

    def __init__(self, *, turn: int = 3, turn_player: int = 0, phase: str = "main 1", seed: int = 1) -> None:
        self.state = State(table.SPECS, seed)
        self.state.vars.update({"turn": turn, "turn player": turn_player, "phase": phase, "step": phase})

    # Cards

    def card(
        self, name: str, type: CardType, text: str = "", *, seat: int = 0, zone: str = "field",
        element: Element | tuple[Element, ...] = FIRE, cost: int = 3, power: int = 0, jobs: Iterable[str] = (),
        category: str = "LAMP", generic: bool = False, burst: bool = False, limit_break: int = 0, **values: Any,
    ) -> int:
        """Put a card somewhere and return its number; ``values`` are those of play (dull, damage, since, ...).

        It has been there since before this turn, unless ``since`` says otherwise.
        """
        elements = element if isinstance(element, tuple) else (element,)
        printed = Card(
            f"T-{len(self.state.cards):03}", name, text, type, elements, cost, power, tuple(jobs), (category,), generic,
            burst, limit_break,
        )
        reading = READINGS.read(printed)
        assert reading.complete, "\n".join(problem.caret() for problem in reading.problems)
        create = Create(printed, seat, ZONES[zone][seat])
        self.state.emit(create)
        self.state.cards[create.number].since = 0
        for field, value in values.items():
            self.state.emit(SetCardField(create.number, field, value))
        return create.number

    def forward(self, name: str = "Vell", power: int = 7000, text: str = "", **more: Any) -> int:
        """Put a Forward on the field, or where ``zone`` says."""
        return self.card(name, CardType.FORWARD, text, power=power, **more)

    def backup(self, name: str = "Osk", text: str = "", **more: Any) -> int:
        """Put a Backup on the field, or where ``zone`` says."""
        return self.card(name, CardType.BACKUP, text, **more)

    def monster(self, name: str = "Grub", text: str = "", **more: Any) -> int:
        """Put a Monster on the field, or where ``zone`` says."""
        return self.card(name, CardType.MONSTER, text, **more)

    def summon(self, name: str = "Pyre", text: str = "", **more: Any) -> int:
        """Put a Summon into the hand, or where ``zone`` says."""
        return self.card(name, CardType.SUMMON, text, **{"zone": "hand", **more})

    def some(self, count: int, zone: str, *, seat: int = 0) -> list[int]:
        """Put so many cards without text somewhere."""
        return [self.forward(f"Nobody {len(self.state.cards)}", zone=zone, seat=seat) for _ in range(count)]

    def damage(self, points: int, *, seat: int = 0) -> list[int]:
        """Let a player have received points of damage."""
        return self.some(points, "damage zone", seat=seat)

    # Values

    def let(self, **values: Any) -> None:
        """Set named values of the position: ``let(phase="attack")``; an underscore stands for a space."""
        for name, value in values.items():
            self.state.emit(SetVariable(name.replace("_", " "), value))

    def mark(self, number: int, **values: Any) -> None:
        """Change values of play of a card."""
        for field, value in values.items():
            self.state.emit(SetCardField(number, field, value))

    def ref(self, number: int) -> Ref:
        """Return the object that a card is now."""
        return table.ref(self.state, number)

    def now(self, number: int) -> Now:
        """Return a card's current values."""
        return boards.now(self.state, number)

    def power(self, number: int) -> int:
        """Return a card's current power."""
        return self.now(number).power

    def keywords(self, number: int) -> set[str]:
        """Return the named abilities that a card has now."""
        return set(self.now(number).keywords)

    # Words

    def deed(
        self, source: int = 0, *, seat: int | None = None, it: Iterable[int] = (), kind: str = "ability"
    ) -> Resolution:
        """Return the context of an ability of a card; ``it`` is what was spoken of last."""
        card = self.state.cards[source]
        deed = Resolution(self.state, card.controller if seat is None else seat, self.ref(source), kind)
        deed.it = tuple(self.ref(number) for number in it)
        return deed

    def until_end_of_turn(self, source: int, text: str, *targets: int) -> None:
        """Let a card's effect last: "Choose 1 Forward. It gains +1000 power until the end of the turn."."""
        deed = self.deed(source, it=targets)
        for effect in effects(text, self.state.cards[source].face):
            if isinstance(effect, Choose):
                deed.targets = (deed.it,)
            elif isinstance(effect, Lasting):
                new = for_later.begin(effect.duration, effect.statics, deed, self.state.clock)
                self.state.clock += 1
                self.let(lasting=(*self.state.vars.get("lasting", ()), *new))

    def grant(self, number: int, ability: Ability) -> None:
        """Let a card have gained an ability for the rest of the game."""
        change = Changes(LockedIn((self.ref(number),)), (Gains((Granted(ability),)),))
        new = for_later.begin(RestOfGame(), (change,), self.deed(number), self.state.clock)
        self.state.clock += 1
        self.let(lasting=(*self.state.vars.get("lasting", ()), *new))

    # What happens

    def happen(self, *events: Event, answers: Iterable[Answer] = ()) -> list[Event]:
        """Let events happen at once; questions are answered in order, and one too many fails."""
        done: list[Event] = run(apply_events(self.state, events), answers)
        return done

    def move(self, number: int, zone: str, why: str = "put", cause: Cause | None = None, **more: Any) -> Move:
        """Return the event that moves a card."""
        return Move(number, ZONES[zone][self.state.cards[number].owner], why=why, cause=cause, **more)

    def enter(self, number: int, seat: int = 0, why: str = "cast") -> Move:
        """Return the event by which a card enters a player's field."""
        return Move(number, table.FIELD, controller=seat, why=why)

    def hurt(self, number: int, amount: int, by: int | None = None, kind: str = "ability") -> Hurt:
        """Return the event that deals damage to a Character."""
        source = None if by is None else self.ref(by)
        return Hurt(number, amount, Cause(kind, source, -1 if by is None else self.state.cards[by].controller))

    def attack(self, *numbers: int) -> list[Event]:
        """Declare attackers, as a party where they are several."""
        self.let(attackers=tuple(map(self.ref, numbers)), party=len(numbers) > 1 or None)
        seat = self.state.cards[numbers[0]].controller
        facts: list[Event] = [Notice("attack", seat=seat, card=n, others=numbers) for n in numbers]
        if len(numbers) > 1:
            facts.append(Notice("party attack", seat=seat, card=numbers[0], others=numbers))
        return self.happen(*facts)

    def block(self, number: int) -> list[Event]:
        """Declare a blocker of those that attack."""
        there = tuple(one.number for one in self.state.vars["attackers"])
        self.let(blocker=self.ref(number))
        seat = self.state.cards[number].controller
        facts: list[Event] = [Notice("block", seat=seat, card=number, others=there)]
        return self.happen(*facts, *(Notice("blocked", seat=1 - seat, card=n, others=(number,)) for n in there))

    @property
    def pending(self) -> tuple[PendingTrigger, ...]:
        """The auto-abilities that have triggered and wait for the stack."""
        waiting: tuple[PendingTrigger, ...] = self.state.vars.get("pending", ())
        return waiting

    @property
    def triggered(self) -> list[str]:
        """The names of the cards whose auto-abilities wait for the stack."""
        return [self.state.cards[one.watcher.source.number].face.name for one in self.pending]

    def where(self, number: int) -> str:
        """Return the name of the zone a card is in."""
        return self.state.places[self.state.cards[number].zone].spec.name


def effects(text: str, card: Any = None) -> tuple[Any, ...]:
    """Return the effects that a sentence means, as the text of a Summon."""
    name = card.name if card is not None else "Pyre"
    printed = Card("T-000", name, text, CardType.SUMMON, (FIRE,), 3, 0, (), (), False, False, 0)
    reading = read(printed)
    assert reading.complete, "\n".join(problem.caret() for problem in reading.problems)
    found: list[Any] = []
    for ability in reading.abilities:
        assert isinstance(ability, SummonEffect)
        found.extend(ability.effects)
    return tuple(found)


def ability(text: str, name: str = "Mirelle") -> Ability:
    """Return the ability that a line of a Forward's text means."""
    printed = Card("T-000", name, text, CardType.FORWARD, (FIRE,), 3, 7000, (), (), False, False, 0)
    reading = read(printed)
    assert reading.complete, "\n".join(problem.caret() for problem in reading.problems)
    return reading.abilities[0]


def words(symbol: str, text: str, name: str = "Mirelle") -> Any:
    """Return what words mean as a part of a sentence: ``words("noun", "Job Knight Forward you control")``."""
    printed = Card("T-000", name, text, CardType.FORWARD, (FIRE,), 3, 7000, (), (), False, False, 0)
    for many in (False, True):
        reader = Reader(grammar(), context_of(printed, text))
        for found, end in reader.read(symbol, 0, many):
            if end == len(reader.context.tokens):
                return found
    raise AssertionError(f"{text!r} is no {symbol}")


def run(doing: Generator[Request, Answer, Any], answers: Iterable[Answer] = ()) -> Any:
    """Carry a procedure out, answering its questions in order; an answer that is refused or left over fails."""
    left = list(answers)
    answer: Answer | None = None
    try:
        request = next(doing)
        while True:
            assert left, f"nobody answers: {request.text}"
            answer = left.pop(0)
            refusal = request.judge(answer)
            assert refusal is None, refusal
            request = doing.send(answer)
    except StopIteration as end:
        assert not left, f"answers left over: {left}"
        return end.value
