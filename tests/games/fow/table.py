"""Small positions for tests, laid out card by card in the words of the cards.

    table = Position()                                   # the Main Phase of seat 0's second turn
    hound = table.resonator("Hound", 500, 500, "[Swiftness]")
    rival = table.resonator("Cole", 300, 700, seat=1, rested=True)
    table.atk(hound)

Cards are named by their numbers. Both players have a ruler and some cards in their decks, unless the position is made
otherwise. Whatever text is given must be readable, so that no test passes by a misreading.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable
from typing import Any

from engine.abilities.effects import Lasting
from engine.abilities.node import Ability
from engine.abilities.stack import Choose
from engine.answers import Answer
from engine.events import Create, Event, Hurt, Move, Notice, SetCardField, SetVariable
from engine.games.fow.cards import Attribute, Card, CardType, Now, Side, turned
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import for_later
from engine.games.fow.effects.resolution import Resolution
from engine.games.fow.readings import MEANING
from engine.games.fow.rules import table, will
from engine.games.fow.rules.apply_events import apply_events
from engine.games.fow.rules.table import Cause, Ref
from engine.games.fow.words import read
from engine.games.fow.words.reading import context_of, grammar
from engine.requests import Request
from engine.state import State
from engine.text.reader import Reader

LIGHT, FIRE, WATER = Attribute.LIGHT, Attribute.FIRE, Attribute.WATER
WIND, DARKNESS = Attribute.WIND, Attribute.DARKNESS
#: An attribute as tests give it: one, several, or none at all.
Attributes = Attribute | tuple[Attribute, ...]

ZONES = {
    "field": (table.FIELD, table.FIELD), "chase": (table.CHASE, table.CHASE), "ruler area": table.RULER_AREA,
    "deck": table.DECK, "stone deck": table.STONE_DECK, "hand": table.HAND, "graveyard": table.GRAVEYARD,
    "standby area": table.STANDBY, "removed": table.REMOVED, "lifebreak area": table.LIFEBREAK,
}
#: So many cards and stones are in each deck unless a position says otherwise.
CARDS, STONES = 10, 5
#: What tests call a value of play, and what the kernel calls it.
_MARKS = {"rested": "dull"}


def signs(cost: str) -> tuple[str, ...]:
    """Return the signs of a cost that is written as on a card, with or without braces.

    >>> signs("{R}{R}{10}"), signs("RR1")
    (('R', 'R', '10'), ('R', 'R', '1'))
    """
    return tuple(re.findall(r"[0-9]+|[WRUGBMX]", cost))


def side(
    name: str, type: CardType, text: str = "", atk: int | None = None, defense: int | None = None, *,
    attributes: Attributes = FIRE, cost: str | None = "0", races: Iterable[str] = (), subtypes: Iterable[str] = (),
    code: str = "T-000",
) -> Side:
    """Return what is printed on one side of a card; ``cost`` is None for a card without one."""
    return Side(
        code, name, text, type=type, attributes=attributes if isinstance(attributes, tuple) else (attributes,),
        cost=None if cost is None else signs(cost), atk=atk, defense=defense, races=tuple(races),
        subtypes=tuple(subtypes),
    )


def j_ruler(
    name: str = "Awakened", atk: int | None = 800, defense: int | None = 800, text: str = "", **more: Any
) -> Side:
    """Return the side of a ruler that judgment turns up."""
    return side(name, CardType.J_RULER, text, atk, defense, **{"cost": None, **more})


def future(
    name: str, atk: int | None = 800, defense: int | None = 800, text: str = "", **more: Any
) -> Side:
    """Return the future of a double-faced resonator (FOW 1302.2)."""
    return side(name, CardType.RESONATOR, text, atk, defense, **more)


def printed(front: Side, other: Side | None = None) -> Card:
    """Return the card with these sides."""
    return Card(
        front.code, front.name, front.text, type=front.type, attributes=front.attributes, cost=front.cost,
        atk=front.atk, defense=front.defense, races=front.races, subtypes=front.subtypes, other=other,
    )


class Position:
    """A position under construction; ``state`` is the position.

    ``cards`` and ``stones`` are how many cards without text lie in each deck; with ``rulers`` both players have a ruler
    without text, which :meth:`ruler` makes another one.
    """

    meaning = MEANING

    def __init__(
        self, *, turn: int = 3, turn_player: int = 0, phase: str = "main", seed: int = 1, cards: int = CARDS,
        stones: int = STONES, rulers: bool = True,
    ) -> None:
        self.state = State(table.SPECS, seed)
        self.state.vars.update({"turn": turn, "turn player": turn_player, "phase": phase, "step": phase})
        #: The rulers of both players, in the ruler area or on the field.
        self.rulers: list[int] = []
        for seat in (0, 1):
            self.some(cards, "deck", seat=seat)
            for _ in range(stones):
                self.stone(seat=seat, zone="stone deck")
            if rulers:
                self.rulers.append(self._put(printed(_LORD, j_ruler()), seat, "ruler area"))

    # Cards

    def card(
        self, name: str, type: CardType, text: str = "", atk: int | None = None, defense: int | None = None, *,
        seat: int = 0, zone: str = "field", attributes: Attributes = FIRE, cost: str | None = "0",
        races: Iterable[str] = (), subtypes: Iterable[str] = (), other: Side | None = None, **values: Any,
    ) -> int:
        """Put a card somewhere and return its number; ``values`` are those of play (rested, damage, since, ...).

        It has been there since before this turn, unless ``since`` says otherwise.
        """
        front = side(
            name, type, text, atk, defense, attributes=attributes, cost=cost, races=races, subtypes=subtypes,
            code=f"T-{len(self.state.cards):03}",
        )
        return self._put(printed(front, other), seat, zone, **values)

    def _put(self, card: Card, seat: int, zone: str, **values: Any) -> int:
        _legible(card)
        create = Create(card, seat, ZONES[zone][seat])
        self.state.emit(create)
        self.state.cards[create.number].since = 0
        self.mark(create.number, **values)
        return create.number

    def resonator(
        self, name: str = "Vell", atk: int | None = 500, defense: int | None = 500, text: str = "", **more: Any
    ) -> int:
        """Put a resonator on the field, or where ``zone`` says."""
        return self.card(name, CardType.RESONATOR, text, atk, defense, **more)

    def chant(self, name: str = "Pyre", text: str = "", **more: Any) -> int:
        """Put a chant into the hand, or where ``zone`` says."""
        return self.card(name, CardType.CHANT, text, **{"zone": "hand", **more})

    def addition(self, name: str = "Wall", text: str = "", **more: Any) -> int:
        """Put an addition on the field, or where ``zone`` says."""
        return self.card(name, CardType.ADDITION, text, **more)

    def regalia(self, name: str = "Crown", text: str = "", **more: Any) -> int:
        """Put a regalia on the field, or where ``zone`` says."""
        return self.card(name, CardType.REGALIA, text, **more)

    def stone(self, attribute: Attribute = FIRE, text: str | None = None, name: str = "", **more: Any) -> int:
        """Put a magic stone on the field: a basic one that produces will of its attribute, or one with a text."""
        kind = attribute.name.capitalize()
        return self.card(
            name or f"{kind} Magic Stone", CardType.STONE,
            f"{{Rest}}: Produce {{{attribute.value}}}." if text is None else text,
            **{
                "attributes": (), "cost": None,
                "subtypes": ("Basic", kind) if text is None else ("Special",), **more,
            },
        )

    def stones(self, signs: str, *, seat: int = 0, **more: Any) -> list[int]:
        """Put basic magic stones on the field, one for each sign: ``stones("RRU")``."""
        return [self.stone(Attribute(sign), seat=seat, **more) for sign in signs]

    def ruler(
        self, name: str = "Lord", text: str = "", j: Side | None = None, *, seat: int = 0, up: bool = False,
        attributes: Attributes = FIRE, races: Iterable[str] = (), **values: Any,
    ) -> int:
        """Make a player's ruler another one; with ``up`` it lies on the field, its J-ruler side up."""
        number = self.rulers[seat]
        front = side(name, CardType.RULER, text, attributes=attributes, cost=None, races=races, code=f"T-{number:03}")
        card = printed(front, j or j_ruler())
        _legible(card)
        _legible(turned(card))
        self.state.emit(SetCardField(number, "face", turned(card) if up else card))
        if up:
            self.state.emit(Move(number, table.FIELD, controller=seat))
            self.state.cards[number].since = 0
        self.mark(number, **values)
        return number

    def judged(
        self, name: str = "Awakened", atk: int | None = 800, defense: int | None = 800, text: str = "", *,
        seat: int = 0, ruler: str = "Lord", judgment: str = "[Judgment] {0}", **values: Any,
    ) -> int:
        """Let a player's J-ruler be on the field since before this turn."""
        return self.ruler(ruler, judgment, j_ruler(name, atk, defense, text), seat=seat, up=True, **values)

    def some(self, count: int, zone: str, *, seat: int = 0) -> list[int]:
        """Put so many cards without text somewhere."""
        return [self.resonator(f"Nobody {len(self.state.cards)}", zone=zone, seat=seat) for _ in range(count)]

    # Values

    def let(self, **values: Any) -> None:
        """Set named values of the position: ``let(life_1=500)``; an underscore stands for a space."""
        for name, value in values.items():
            self.state.emit(SetVariable(name.replace("_", " "), value))

    def mark(self, number: int, **values: Any) -> None:
        """Change values of play of a card: ``rested``, ``damage``, ``since``, ``counters``, ``controller``, ..."""
        for field, value in values.items():
            self.state.emit(SetCardField(number, _MARKS.get(field, field), value))

    def will(self, signs_: str, *, seat: int = 0) -> None:
        """Let a player have produced will: ``will("RR1M")``."""
        done: Any = will.produce(self.state, seat, signs(signs_), table.BY_RULE)
        if isinstance(done, Generator):
            run(done)

    def ref(self, number: int) -> Ref:
        """Return the object that a card is now."""
        return table.ref(self.state, number)

    def now(self, number: int) -> Now:
        """Return a card's current values."""
        found: Now = boards.now(self.state, number)
        return found

    def atk(self, number: int) -> int | None:
        """Return a card's current ATK."""
        return self.now(number).atk

    def defense(self, number: int) -> int | None:
        """Return a card's current DEF."""
        return self.now(number).defense

    def values(self, number: int) -> tuple[int | None, int | None]:
        """Return a card's current ATK and DEF."""
        return self.atk(number), self.defense(number)

    def keywords(self, number: int) -> set[str]:
        """Return the keyword skills that a card has now, by their names."""
        return {one.value for one in self.now(number).keywords}

    def name(self, number: int) -> str:
        """Return the name on the side of a card that is up."""
        return table.face(self.state, number).name

    def life(self, seat: int = 0) -> int:
        """Return a player's life."""
        return table.life(self.state, seat)

    def counters(self, number: int, name: str) -> int:
        """Return how many counters of a name are on a card."""
        return self.state.cards[number].counters.get(name, 0)

    def rested(self, number: int) -> bool:
        """Whether a card is rested."""
        return self.state.cards[number].dull

    def damage(self, number: int) -> int:
        """Return the damage that a card has been dealt."""
        return self.state.cards[number].damage

    def controller(self, number: int) -> int:
        """Return who controls a card."""
        return self.state.cards[number].controller

    def where(self, number: int) -> str:
        """Return the name of the zone a card is in; a card that is no more is nowhere."""
        zone = self.state.cards[number].zone
        return self.state.places[zone].spec.name if number in self.state.zones[zone] else "nowhere"

    def size(self, zone: str, seat: int = 0) -> int:
        """Return how many cards are in a player's zone."""
        return len(self.there(zone, seat))

    def there(self, zone: str, seat: int = 0) -> list[int]:
        """Return the cards in a player's zone, the top card of a deck last."""
        return table.on_field(self.state, seat) if zone == "field" else list(self.state.zones[ZONES[zone][seat]])

    def named(self, name: str, zone: str = "field", seat: int = 0) -> list[int]:
        """Return the cards of that name in a player's zone: tokens, whose numbers nobody knows beforehand."""
        return [number for number in self.there(zone, seat) if self.name(number) == name]

    # Words

    def deed(
        self, source: int = 0, *, seat: int | None = None, it: Iterable[int] = (), kind: str = "activate ability"
    ) -> Any:
        """Return the context of an ability of a card; ``it`` is what was spoken of last."""
        card = self.state.cards[source]
        deed: Any = Resolution(self.state, card.controller if seat is None else seat, self.ref(source), kind)
        deed.it = tuple(self.ref(number) for number in it)
        return deed

    def until_end_of_turn(self, source: int, text: str, *targets: int) -> None:
        """Let a card's effect last: "Target resonator gains [+200/+200] until end of turn."."""
        deed = self.deed(source, it=targets)
        (both,) = effects(text, table.face(self.state, source).name)
        for effect in both.effects:
            if isinstance(effect, Choose):
                deed.targets = (deed.it,)
            elif isinstance(effect, Lasting):
                new = for_later.begin(effect.duration, effect.statics, deed, self.state.clock)
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

    def enter(self, number: int, seat: int = 0, why: str = "put") -> Move:
        """Return the event by which a card enters a player's field."""
        return Move(number, table.FIELD, controller=seat, why=why)

    def hurt(self, number: int, amount: int, by: int | None = None, kind: str = "activate ability") -> Hurt:
        """Return the event that deals damage to a J/resonator."""
        source = None if by is None else self.ref(by)
        return Hurt(number, amount, Cause(kind, source, -1 if by is None else self.state.cards[by].controller))

    def attack(self, number: int, target: int | None = None) -> list[Event]:
        """Let a J/resonator attack another one, or with no target the opponent."""
        seat = self.state.cards[number].controller
        self.let(attacker=self.ref(number), attacked=("player", 1 - seat) if target is None else self.ref(target))
        return self.happen(Notice("attack", seat=seat, card=number, others=() if target is None else (target,)))

    def block(self, number: int) -> list[Event]:
        """Let a J/resonator block the one that attacks."""
        attacker = self.state.vars["attacker"].number
        self.let(blocker=self.ref(number))
        seat = self.state.cards[number].controller
        return self.happen(
            Notice("block", seat=seat, card=number, others=(attacker,)),
            Notice("blocked", seat=1 - seat, card=attacker, others=(number,)),
        )

    @property
    def triggered(self) -> list[str]:
        """The names of the cards whose automatic abilities wait to be played."""
        return [self.name(one.watcher.source.number) for one in self.state.vars.get("pending", ())]


#: The ruler of a player for whom a position names none.
_LORD = side("Lord", CardType.RULER, cost=None)


def _legible(card: Card) -> None:
    if card.text:
        reading = read(card)
        assert reading.complete, "\n".join(problem.caret() for problem in reading.problems)


def _reading(text: str, name: str, type: CardType) -> Any:
    card = printed(side(name, type, text, *((500, 500) if type is CardType.RESONATOR else ())))
    _legible(card)
    return read(card)


def effects(text: str, name: str = "Pyre") -> tuple[Any, ...]:
    """Return the effects that a sentence means, as the text of a chant."""
    return tuple(one for ability in _reading(text, name, CardType.CHANT).abilities for one in ability.effects)


def ability(text: str, name: str = "Vell") -> Ability:
    """Return the ability that a line of a resonator's text means."""
    found: Ability = _reading(text, name, CardType.RESONATOR).abilities[0]
    return found


def words(symbol: str, text: str, name: str = "Vell") -> Any:
    """Return what words mean as a part of a sentence: ``words("noun", "Elf resonator you control")``."""
    card = printed(side(name, CardType.RESONATOR, text, 500, 500))
    for many in (False, True):
        reader = Reader(grammar(), context_of(card, text))
        for found, end in reader.read(symbol, 0, many):
            if end == len(reader.context.tokens):
                return found
    raise AssertionError(f"{text!r} is no {symbol}")


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
