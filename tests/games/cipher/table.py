"""Small positions for tests, laid out card by card in the words of the cards.

    table = Position()                                   # Action Phase of seat 0's third turn
    mirelle = table.unit("Mirelle", "Lamp |CONT| This unit gains +10 attack.", attack=30)
    rival = table.unit("Cole", seat=1, line="back", tapped=True)
    table.attack(mirelle)

Cards are named by their numbers. Whatever skill is given must be readable, so that no test passes by a misreading.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from engine.answers import Answer
from engine.events import Create, Event, Move, Notice, SetCardField, SetVariable
from engine.games.cipher.cards import Affinity, Card, Gender, Now, Symbol, Weapon
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.readings import MEANING, READINGS
from engine.games.cipher.rules import table
from engine.games.cipher.rules.apply_events import apply_events
from engine.games.cipher.rules.table import UNKNOWN, Cause, PendingTrigger, Ref
from engine.games.cipher.words import read
from engine.games.cipher.words.reading import grammar
from engine.games.cipher.words.typography import inside
from engine.requests import Request
from engine.state import State
from engine.text.phrases import Context
from engine.text.reader import Reader
from engine.text.tokens import tokenize

RED, BLUE, WHITE, BLACK = Symbol.RED, Symbol.BLUE, Symbol.WHITE, Symbol.BLACK
MALE, FEMALE = Gender.MALE, Gender.FEMALE
FLIER, DRAGON, BEAST = Affinity.FLIER, Affinity.DRAGON, Affinity.BEAST
SWORD, LANCE, TOME, FANG = Weapon.SWORD, Weapon.LANCE, Weapon.TOME, Weapon.FANG

ZONES = {
    "front": table.FRONT, "back": table.BACK, "deck": table.DECK, "hand": table.HAND, "support": table.SUPPORT,
    "retreat": table.RETREAT, "orb": table.ORB, "bond": table.BOND, "boundless": table.BOUNDLESS,
    "stacked": table.STACKED,
}


class Position:
    """A position under construction; ``state`` is the position."""

    meaning = MEANING

    def __init__(self, *, turn: int = 3, turn_player: int = 0, phase: str = "action", seed: int = 1) -> None:
        self.state = State(table.SPECS, seed)
        self.state.vars.update({"turn": turn, "turn player": turn_player, "phase": phase, "step": phase})

    # Cards

    def card(
        self, name: str, text: str = "", *, seat: int = 0, zone: str = "hand", title: str = "", cost: int = 1,
        change: int | None = None, attack: int = 30, support: int = 10, ranges: tuple[int, ...] = (1,),
        symbols: tuple[Symbol, ...] = (RED,), genders: tuple[Gender, ...] = (FEMALE,),
        weapons: tuple[Weapon, ...] = (), affinities: tuple[Affinity, ...] = (), face_down: bool | None = None,
        tapped: bool = False,
    ) -> int:
        """Put a card somewhere and return its number; orbs lie face down unless said otherwise."""
        number = len(self.state.cards)
        printed = Card(
            f"T-{number:03}", f"{name}, {title or number}", text, name, title or str(number), symbols, cost, change,
            attack, support, ranges, genders, weapons, affinities, "Basic", "Keeper",
        )
        reading = READINGS.read(printed)
        assert reading.complete, "\n".join(problem.caret() for problem in reading.problems)
        self.state.emit(Create(printed, seat, ZONES[zone][seat]))
        self.state.cards[number].since = 0
        if zone == "orb" if face_down is None else face_down:
            self.state.emit(SetCardField(number, "face_down", True))
        if tapped:
            self.state.emit(SetCardField(number, "dull", True))
        return number

    def unit(self, name: str = "Vell", text: str = "", *, line: str = "front", main: bool = False, **more: Any) -> int:
        """Put a unit into a line of the battlefield."""
        number = self.card(name, text, zone=line, **more)
        if main:
            self.mark(number, marks={"main": 1})
        return number

    def main_characters(self) -> tuple[int, int]:
        """Give each player a Main Character in the Front Line: Wren and Cole."""
        return self.unit("Wren", main=True), self.unit("Cole", seat=1, main=True)

    def stack(self, unit: int, *names: str) -> list[int]:
        """Put cards under a unit."""
        seat = self.state.cards[unit].zone & 1
        found = [self.card(name, seat=seat, zone="stacked") for name in names]
        self.mark(unit, under=(*found, *self.state.cards[unit].under))
        return found

    def some(self, count: int, zone: str, *, seat: int = 0, **more: Any) -> list[int]:
        """Put so many cards without text somewhere."""
        return [self.card(f"Nobody {len(self.state.cards)}", seat=seat, zone=zone, **more) for _ in range(count)]

    # Values

    def let(self, **values: Any) -> None:
        """Set named values of the position: ``let(phase="bond")``; an underscore stands for a space."""
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

    def attack_of(self, number: int) -> int:
        """Return a unit's current attack."""
        return self.now(number).attack

    def where(self, number: int) -> str:
        """Return the name of the area a card is in: "front", "retreat"."""
        zone = self.state.cards[number].zone
        return next(name for name, zones in ZONES.items() if zone in zones)

    def names(self, zone: str, seat: int = 0) -> list[str]:
        """Return the unit names of the cards in an area."""
        return [table.face(self.state, number).unit_name for number in self.state.zones[ZONES[zone][seat]]]

    def tapped(self, number: int) -> bool:
        """Return whether a unit is tapped."""
        return self.state.cards[number].dull

    def face_down(self, number: int) -> bool:
        """Return whether a card lies face down."""
        return self.state.cards[number].face_down

    def destroyed(self, number: int) -> bool:
        """Return whether a unit is about to be destroyed (Cipher 5.1.2.7)."""
        return "destroyed" in self.state.cards[number].marks

    # Words

    def deed(
        self, source: int = 0, *, seat: int | None = None, it: Iterable[int] = (), kind: str = "skill"
    ) -> Resolution:
        """Return the context of a skill of a card; ``it`` is what was spoken of last."""
        card = self.state.cards[source]
        deed = Resolution(self.state, card.zone & 1 if seat is None else seat, self.ref(source), kind)
        deed.it = tuple(self.ref(number) for number in it)
        return deed

    # What happens

    def happen(self, *events: Event, answers: Iterable[Answer] = ()) -> list[Event]:
        """Let events happen at once; questions are answered in order, and one too many fails."""
        done: list[Event] = run(apply_events(self.state, events), answers)
        return done

    def move(self, number: int, zone: str, why: str = "put", cause: Cause | None = None, **more: Any) -> Move:
        """Return the event that moves a card."""
        return Move(number, ZONES[zone][self.state.cards[number].owner], why=why, cause=cause, **more)

    def attack(self, attacker: int, defender: int) -> list[Event]:
        """Let one unit attack another."""
        self.let(attacker=self.ref(attacker), defender=self.ref(defender))
        seat = self.state.cards[attacker].zone & 1
        return self.happen(
            Notice("attack", seat, attacker, others=(defender,)),
            Notice("attacked", 1 - seat, defender, others=(attacker,)),
        )

    @property
    def pending(self) -> tuple[PendingTrigger, ...]:
        """The skills that have triggered and wait for a check timing, without what only may have in a hand."""
        waiting: tuple[PendingTrigger, ...] = self.state.vars.get("pending", ())
        return tuple(one for one in waiting if one.watcher.source != UNKNOWN)

    @property
    def triggered(self) -> list[str]:
        """The unit names of the cards whose skills wait for a check timing."""
        return [table.face(self.state, one.watcher.source.number).unit_name for one in self.pending]


def skill(text: str) -> Any:
    """Return the skill that a line means."""
    printed = Card("T-000", "Vell, 0", text, "Vell", "0", (RED,), 1, None, 30, 10, (1,), (), (), (), "Basic", "Keeper")
    reading = read(printed)
    assert reading.complete, "\n".join(problem.caret() for problem in reading.problems)
    return reading.abilities[0]


def words(symbol: str, text: str) -> Any:
    """Return what words mean as a part of a sentence: ``words("noun", "<Red> ally")``."""
    text = inside(text)
    for many in (False, True):
        reader = Reader(grammar(), Context(tokenize(text), text=text))
        for found, end in reader.read(symbol, 0, many):
            if end == len(reader.context.tokens):
                return found
    raise AssertionError(f"{text!r} is no {symbol}")


def run(doing: Generator[Request, Answer, Any], answers: Iterable[Answer] = ()) -> Any:
    """Carry a procedure out, answering its questions in order; an answer that is refused or left over fails.

    Questions with only one answer answer themselves.
    """
    left = list(answers)
    answer: Answer | None = None
    while True:
        try:
            request = doing.send(answer)  # type: ignore[arg-type]
        except StopIteration as end:
            assert not left, f"answers left over: {left}"
            return end.value
        answer = request.only()
        if answer is None:
            assert left, f"nobody answers: {request.text}"
            answer = left.pop(0)
            refusal = request.judge(answer)
            assert refusal is None, refusal
