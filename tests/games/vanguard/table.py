"""Small positions for tests, laid out card by card in the words of the cards.

    table = Position()                                   # the Main Phase of seat 0's second turn
    hound = table.rear("Hound", "[AUTO](RC):When placed, draw a card.", power=9000)
    rival = table.rear("Cole", seat=1, at=RIGHT_FRONT, resting=True)
    table.on_top(CRITICAL)                               # a trigger unit on top of seat 0's deck

Cards are named by their numbers. Both players have a vanguard of grade 3 and 10000 power without text that makes one
drive check (``table.vanguards``), and a deck of cards without text or trigger, unless the position is made otherwise;
all are of one clan. With ``turn=0`` the game has not begun. Whatever text is given must be readable, so that no test
passes by a misreading.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from engine.answers import Answer
from engine.events import Create, Event, Move, SetCardField, SetVariable
from engine.games.vanguard.cards import Card, CardType, Gift, Nation, Now, Skill, Trigger
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects.resolution import Resolution
from engine.games.vanguard.readings import MEANING
from engine.games.vanguard.rules import table
from engine.games.vanguard.rules.apply_events import apply_events
from engine.games.vanguard.rules.table import Cause, Ref
from engine.games.vanguard.words import read
from engine.requests import Request
from engine.state import State

BOOST, INTERCEPT, TWIN, TRIPLE = Skill.BOOST, Skill.INTERCEPT, Skill.TWIN_DRIVE, Skill.TRIPLE_DRIVE
CRITICAL, DRAW, STAND, HEAL, FRONT = Trigger.CRITICAL, Trigger.DRAW, Trigger.STAND, Trigger.HEAL, Trigger.FRONT
FORCE, ACCEL, PROTECT = Gift.FORCE, Gift.ACCEL, Gift.PROTECT
NORMAL, G_UNIT, TOKEN = CardType.NORMAL, CardType.G_UNIT, CardType.TOKEN
NORMAL_ORDER, BLITZ_ORDER, SET_ORDER = CardType.NORMAL_ORDER, CardType.BLITZ_ORDER, CardType.SET_ORDER
LEFT_FRONT, RIGHT_FRONT, LEFT_BACK, CENTRE_BACK, RIGHT_BACK = range(5)
ACCEL_1, ACCEL_2 = 5, 6
#: The vanguard circle, where circles are counted.
CENTRE = table.CENTRE_FRONT
#: The clan of every card that is given no other.
CLAN = "Royal Paladin"

ZONES = {
    "VC": table.VC, "RC": table.RC, "GC": table.GC, "deck": table.DECK, "hand": table.HAND, "drop": table.DROP,
    "soul": table.SOUL, "damage": table.DAMAGE, "bind": table.BIND, "trigger": table.TRIGGER, "G zone": table.G_ZONE,
    "gauge": table.GAUGE, "order": table.ORDER, "hearts": table.HEARTS, "removed": table.REMOVED,
}
#: So many cards are in each deck unless a position says otherwise.
CARDS = 12
#: What tests call a value of play, and what the kernel calls it.
_MARKS = {"resting": "dull"}
#: How a G unit is stridden, in the words of the cards (VG 21.1).
STRIDES = (
    "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater from your hand, and"
    " discard them] [Stride] this card on your (VC) from face down."
)
#: How a G guardian is called, in the words of the cards (VG 21.8).
G_GUARDIAN = (
    "[G Guardian](Usable when both fighters' vanguards are grade 3 or greater, and the number of face up G guardians in"
    " your G zone is three or less)-Opponent Turn's Guard Step-[Choose a card with \"[Heal] Heal\" from your hand, and"
    " discard it] Call this card to your (GC) from face down."
)
#: What sentinels do (VG 22).
SENTINEL = (
    "[CONT]:Sentinel (You may only have up to four cards with \"[CONT]:Sentinel\" in a deck.)\n"
    "[AUTO](GC):When placed, [COST][discard a card from your hand], and one of your units cannot be hit until end of"
    " that battle."
)


def printed(
    name: str, text: str = "", *, grade: int = 1, power: int = 8000, shield: int | None = 10000, critical: int = 1,
    type: CardType | None = None, clan: str | tuple[str, ...] = CLAN, nation: Nation | None = None,
    race: str = "", trigger: Trigger | None = None, skills: Skill | tuple[Skill, ...] = (), gift: Gift | None = None,
    code: str = "T-000",
) -> Card:
    """Return what is printed on a card; one with a trigger is a trigger unit of grade 0 that gives 10000 power."""
    return Card(
        code, name, text, type=type or (NORMAL if trigger is None else CardType.TRIGGER),
        clans=clan if isinstance(clan, tuple) else (clan,), nation=nation, race=(race,) if race else (),
        grade=grade if trigger is None else 0, power=power, shield=shield, critical=critical, trigger=trigger,
        trigger_power=0 if trigger is None else 10000,
        skills=skills if isinstance(skills, tuple) else (skills,), gift=gift,
    )


class Position:
    """A position under construction; ``state`` is the position.

    ``cards`` is how many cards without text lie in each deck; without ``vanguards`` nobody has one.
    """

    meaning = MEANING

    def __init__(
        self, *, turn: int = 3, turn_player: int = 0, phase: str = "main", seed: int = 1, cards: int = CARDS,
        vanguards: bool = True,
    ) -> None:
        self.state = State(table.SPECS, seed)
        self.state.vars.update({"turn": turn, "phase": phase, "step": phase})
        if turn:
            self.let(turn_player=turn_player, first_player=(turn_player + turn + 1) % 2)
        #: The vanguards of both players.
        self.vanguards: list[int] = []
        for seat in (0, 1):
            self.some(cards, "deck", seat=seat)
            if vanguards:
                name = ("Lord", "Rival")[seat]
                self.vanguards.append(self.card(name, seat=seat, zone="VC", grade=3, power=10000, shield=None))

    # Cards

    def card(
        self, name: str = "Vell", text: str = "", *, seat: int = 0, zone: str = "hand", at: int = LEFT_FRONT,
        resting: bool = False, face_down: bool | None = None, marks: dict[str, int] | None = None, **values: Any,
    ) -> int:
        """Put a card somewhere and return its number; ``values`` are what is printed on it (:func:`printed`).

        It has been there since before this turn. G units lie face down in the G zone unless said otherwise.
        """
        number = len(self.state.cards)
        face = printed(name, text, code=f"T-{number:03}", **values)
        _legible(face)
        self.state.emit(Create(face, seat, ZONES[zone][seat]))
        self.state.cards[number].since = 0
        if zone == "RC" or marks:
            self.mark(number, marks={**({"circle": at} if zone == "RC" else {}), **(marks or {})})
        if zone == "G zone" if face_down is None else face_down:
            self.mark(number, face_down=True)
            self.mark(number, known=1 << seat)
        if resting:
            self.mark(number, resting=True)
        return number

    def rear(self, name: str = "Vell", text: str = "", *, at: int = LEFT_FRONT, **more: Any) -> int:
        """Put a rear-guard on a circle; ``face_down`` it is a locked card (VG 18.1)."""
        return self.card(name, text, zone="RC", at=at, **more)

    def vanguard(self, text: str = "", *, seat: int = 0, name: str = "", **values: Any) -> int:
        """Make a player's vanguard another one: grade 3, 10000 power, without a shield, unless said otherwise."""
        number = self.vanguards[seat]
        face = printed(
            name or ("Lord", "Rival")[seat], text, **{"grade": 3, "power": 10000, "shield": None, **values},
            code=f"T-{number:03}",
        )
        _legible(face)
        self.mark(number, face=face)
        return number

    def g_unit(self, name: str = "Titan", text: str = "", **values: Any) -> int:
        """Put a G unit face down into the G zone: grade 4, 15000 power, and the usual stride."""
        lines = (STRIDES, text) if text else (STRIDES,)
        return self.card(name, "\n".join(lines), **{
            "zone": "G zone", "type": G_UNIT, "grade": 4, "power": 15000, "shield": None, "skills": TRIPLE, **values,
        })

    def g_guardian(self, name: str = "Warden", text: str = "", **values: Any) -> int:
        """Put a G guardian face down into the G zone, with a shield of 15000."""
        lines = (G_GUARDIAN, text) if text else (G_GUARDIAN,)
        return self.card(name, "\n".join(lines), **{
            "zone": "G zone", "type": G_UNIT, "grade": 4, "power": 15000, "shield": 15000, **values,
        })

    def sentinel(self, name: str = "Aegis", **more: Any) -> int:
        """Put a sentinel into the hand, or where ``zone`` says."""
        return self.card(name, SENTINEL, **{"power": 7000, "shield": 0, **more})

    def order(self, name: str = "Edict", text: str = "", type: CardType = NORMAL_ORDER, **more: Any) -> int:
        """Put an order card into the hand."""
        return self.card(name, text, type=type, **{"grade": 1, "power": 0, "shield": None, **more})

    def some(self, count: int, zone: str, *, seat: int = 0, **more: Any) -> list[int]:
        """Put so many cards without text somewhere."""
        return [self.card(f"Nobody {len(self.state.cards)}", seat=seat, zone=zone, **more) for _ in range(count)]

    def on_top(self, *what: Trigger | str, seat: int = 0, **more: Any) -> list[int]:
        """Put cards on top of a deck, the first one the topmost: trigger units, or normal units by their names."""
        found = [
            self.card(f"{one.value} {len(self.state.cards)}", seat=seat, zone="deck", power=5000, trigger=one, **more)
            if isinstance(one, Trigger) else self.card(one, seat=seat, zone="deck", **more)
            for one in reversed(what)
        ]
        return found[::-1]

    # Values

    def let(self, **values: Any) -> None:
        """Set named values of the position: ``let(turn=1)``; an underscore stands for a space."""
        for name, value in values.items():
            self.state.emit(SetVariable(name.replace("_", " "), value))

    def mark(self, number: int, **values: Any) -> None:
        """Change values of play of a card: ``resting``, ``face_down``, ``marks``, ..."""
        for field, value in values.items():
            self.state.emit(SetCardField(number, _MARKS.get(field, field), value))

    def marker(self, kind: str, circle: int, *, seat: int = 0) -> None:
        """Lay a gift marker on a circle: "Force I" (VG 9.5), an Accel marker with the circle that it brings."""
        there = self.state.vars.get(f"markers {seat}", ())
        self.let(**{f"markers_{seat}": (*there, (kind, circle))})
        types = dict(self.state.vars.get(f"gift types {seat}", ()))
        clan, kind_of_it = kind.split(" ")
        self.let(**{f"gift_types_{seat}": tuple({**types, clan: kind_of_it}.items())})
        if clan == "Accel":
            self.let(**{f"accel_circles_{seat}": self.state.vars.get(f"accel circles {seat}", 0) + 1})

    def ref(self, number: int) -> Ref:
        """Return the object that a card is now."""
        return table.ref(self.state, number)

    def now(self, number: int) -> Now:
        """Return a card's current values."""
        found: Now = boards.now(self.state, number)
        return found

    def power(self, number: int) -> int:
        """Return a unit's current power."""
        return self.now(number).power

    def critical(self, number: int) -> int:
        """Return a unit's current critical."""
        return self.now(number).critical

    def shield(self, number: int) -> int:
        """Return a unit's current shield."""
        return self.now(number).shield

    def drive(self, number: int) -> int:
        """Return how many drive checks a unit makes."""
        return self.now(number).drive

    def name(self, number: int) -> str:
        """Return the name of a card."""
        return table.face(self.state, number).name

    def where(self, number: int) -> str:
        """Return the name of the zone a card is in; a card that is no more is nowhere."""
        zone = self.state.cards[number].zone
        return next((name for name, zones in ZONES.items() if zone in zones), "nowhere")

    def circle(self, number: int) -> int:
        """Return the circle on which a card lies."""
        return table.circle(self.state, number)

    def there(self, zone: str, seat: int = 0) -> list[int]:
        """Return the cards in a player's zone, the top card of a deck last."""
        return list(self.state.zones[ZONES[zone][seat]])

    def size(self, zone: str, seat: int = 0) -> int:
        """Return how many cards are in a player's zone."""
        return len(self.there(zone, seat))

    def names(self, zone: str, seat: int = 0) -> list[str]:
        """Return the names of the cards in a player's zone."""
        return [self.name(number) for number in self.there(zone, seat)]

    def named(self, name: str, zone: str = "RC", seat: int = 0) -> list[int]:
        """Return the cards of that name in a player's zone: tokens, whose numbers nobody knows beforehand."""
        return [number for number in self.there(zone, seat) if self.name(number) == name]

    def resting(self, number: int) -> bool:
        """Whether a unit rests."""
        return self.state.cards[number].dull

    def face_down(self, number: int) -> bool:
        """Whether a card lies face down."""
        return self.state.cards[number].face_down

    def locked(self, number: int) -> bool:
        """Whether a card is a locked card (VG 18.1)."""
        return table.is_locked(self.state.cards[number])

    def in_state(self, number: int, name: str) -> bool:
        """Whether a unit is in the state of a keyword: "hollowed", "charging", "deleted"."""
        return bool(table.mark(self.state, number, name))

    def master(self, number: int) -> int:
        """Return the seat that is master of a card (VG 5.1)."""
        return table.master(self.state, number)

    def markers(self, seat: int = 0) -> list[tuple[str, int]]:
        """Return a player's gift markers: what they are, and their circles (VG 9.5)."""
        return [(str(kind), where) for kind, where in self.state.vars.get(f"markers {seat}", ())]

    def damage(self, seat: int = 0) -> int:
        """Return how many cards are in a player's damage zone."""
        return self.size("damage", seat)

    # Words

    def deed(self, source: int = 0, *, seat: int | None = None, it: Iterable[int] = (), kind: str = "ability") -> Any:
        """Return the context of an ability of a card; ``it`` is what was spoken of last."""
        deed: Any = Resolution(
            self.state, self.master(source) if seat is None else seat, self.ref(source), kind, -1
        )
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


def _legible(card: Card) -> None:
    if card.text:
        reading = read(card)
        assert reading.complete, "\n".join(problem.caret() for problem in reading.problems)


def run(doing: Generator[Request, Answer, Any], answers: Iterable[Answer] = ()) -> Any:
    """Carry a procedure out, answering its questions in order; an answer that is refused or left over fails."""
    left = list(answers)
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
