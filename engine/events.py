"""Events: every change that can happen to a position, each with its inverse.

The same objects are the undo log, what triggers watch, what replacements replace before it happens, what the log prints
and the table animates. ``why`` says in a word what the change is in the game's terms ("draw", "break", "attack");
``cause`` is whatever caused it (an ability on the stack, a card, a rule). Applying stores what reverting needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import msgspec

from engine import rng
from engine.cards import Printed
from engine.state import NO_MARKS, CardState, State

TOP = -1
BOTTOM = 0


class Event(msgspec.Struct, eq=False, kw_only=True):
    """Something that happens: applied once, reverted at most once after that.

    ``before`` is how it was then, with ``random`` and ``naming`` how far chance had come.
    """

    before: Any = None
    naming: Any = None
    random: Any = None
    #: Whether the position is another one afterwards.
    changes: ClassVar[bool] = True

    @property
    def why(self) -> str:
        """What it is in a word."""
        return ""

    @property
    def cause(self) -> Any:
        """Whatever caused it."""
        return None

    def apply(self, state: State) -> None:
        """Change the position."""

    def revert(self, state: State) -> None:
        """Take the change back."""


class Notice(Event, eq=False):
    """Something that happens without changing the position: an attack is declared, a card is cast, a player looks.

    ``seat`` is the player who does it, ``card`` the card that does it or to which it happens, ``amount`` its number
    and ``others`` further cards; ``origin`` is the zone it comes from, ``name`` that of a counter or an ability.
    """

    changes: ClassVar[bool] = False
    why: str
    seat: int = -1
    card: int = -1
    amount: int = 0
    others: tuple[int, ...] = ()
    cause: Any = None
    origin: int = -1
    name: str = ""


class Note(Event, eq=False):
    """A line of the log: a sentence with places for cards (``{0}``) and players, and the rule it follows.

    ``args`` are ``("card", number)``, ``("seat", seat)`` or plain words; a seat that may not see a card reads "a
    card" in its place, and keeps reading so: what the seats could see when it was written is kept in ``faces``.
    ``("card", number, entered)`` means the object that the card was when it entered its zone at that time, wherever it
    is now: who saw that object go reads its name.
    """

    changes: ClassVar[bool] = False
    text: str
    args: tuple[Any, ...] = ()
    rule: str = ""
    faces: tuple[dict[int, str], dict[int, str]] = ({}, {})

    def apply(self, state: State) -> None:
        self.faces = ({}, {})
        for arg in self.args:
            if isinstance(arg, tuple) and arg[0] == "card":
                card = state.cards[arg[1]]
                first, second = saw_object(state, arg)
                if first:
                    self.faces[0][arg[1]] = card.face.name
                if second:
                    self.faces[1][arg[1]] = card.face.name


def saw_object(state: State, arg: tuple[Any, ...]) -> tuple[bool, bool]:
    """Which seats see the face of a card that words name, or saw it when the object they mean left its zone."""
    card = state.cards[arg[1]]
    sees = state.sight(card)
    if len(arg) < 3 or arg[2] == card.entered or all(sees):
        return sees
    for event in reversed(state.log):
        if isinstance(event, Move) and event.card == card.number and event.before[1] == arg[2]:
            return (sees[0] or event.saw[0], sees[1] or event.saw[1])
    return sees


class Move(Event, eq=False):
    """A card goes from one zone to another and becomes a new object there (FFTCG 7.4).

    ``index`` is the place in the new zone: ``TOP`` (the end of the list) or ``BOTTOM``. ``was`` is what is remembered
    of the card as it was before: the game puts there what its last-known-information rules need. A seat that does
    not see the card on both sides of the move cannot know it again: it gets a fresh handle.
    """
    card: int
    to: int
    index: int = TOP
    controller: int | None = None
    dull: bool = False
    face_down: bool = False
    why: str = ""
    cause: Any = None
    was: Any = None
    origin: int = -1
    position: int = -1
    saw: tuple[bool, bool] = (False, False)

    def apply(self, state: State) -> None:
        card = state.cards[self.card]
        saw = self.saw = state.sight(card)
        source = state.zones[card.zone]
        self.origin = card.zone
        self.position = source.index(self.card)
        self.naming = state.naming
        self.before = (
            card.controller, card.entered, card.since, card.dull, card.face_down, card.known, card.damage,
            card.counters, card.marks, card.handles,
        )
        del source[self.position]
        target = state.zones[self.to]
        if self.index == TOP:
            target.append(self.card)
        else:
            target.insert(self.index, self.card)
        card.zone = self.to
        card.entered = state.clock
        state.clock += 1
        card.since = state.vars.get("turn", 0)
        card.controller = card.owner if self.controller is None else self.controller
        card.dull = self.dull
        card.face_down = self.face_down
        card.known = 0
        card.damage = 0
        card.counters = card.marks = NO_MARKS
        sees = state.sight(card)
        if not (saw[0] and sees[0] and saw[1] and sees[1]):
            first, second = card.handles
            if not (saw[0] and sees[0]):
                first = _renew(state, 0, first, self.card)
            if not (saw[1] and sees[1]):
                second = _renew(state, 1, second, self.card)
            card.handles = (first, second)

    def revert(self, state: State) -> None:
        card = state.cards[self.card]
        target = state.zones[self.to]
        del target[target.index(self.card)]
        state.zones[self.origin].insert(self.position, self.card)
        card.zone = self.origin
        handles = card.handles
        self._put_back(card)
        _restore(state, card, handles)
        state.clock -= 1
        state.naming = self.naming

    def _put_back(self, card: CardState) -> None:
        """Make the card what it was before."""
        (
            card.controller, card.entered, card.since, card.dull, card.face_down, card.known, card.damage,
            card.counters, card.marks, card.handles,
        ) = self.before


class Shift(Move, eq=False):
    """A card goes to another zone and stays the object that it is, with its marks and its state."""

    def apply(self, state: State) -> None:
        super().apply(state)
        card = state.cards[self.card]
        handles = card.handles
        self._put_back(card)
        card.handles = handles


class Shuffle(Event, eq=False):
    """The cards of a zone are brought into a random order that nobody knows (FFTCG 15.1.1.6)."""
    zone: int
    why: str = "shuffle"
    cause: Any = None

    def apply(self, state: State) -> None:
        zone = state.zones[self.zone]
        cards = state.cards
        self.random, self.naming = state.random, state.naming
        self.before = [(number, cards[number].known, cards[number].handles) for number in zone]
        state.random, order = rng.shuffled(state.random, zone)
        zone[:] = order
        for number in order:
            card = cards[number]
            card.known = 0
            first, second = card.handles
            card.handles = (_renew(state, 0, first, number), _renew(state, 1, second, number))

    def revert(self, state: State) -> None:
        state.zones[self.zone][:] = [row[0] for row in self.before]
        for number, known, handles in self.before:
            card = state.cards[number]
            fresh = card.handles
            card.known = known
            card.handles = handles
            _restore(state, card, fresh)
        state.random, state.naming = self.random, self.naming


class Arrange(Event, eq=False):
    """Cards of a zone that are still there are put into an order that a seat chooses, on top of the others or below."""
    zone: int
    order: tuple[int, ...]
    seat: int
    why: str = "order"
    below: bool = False

    def apply(self, state: State) -> None:
        self.before = tuple(state.zones[self.zone])
        placed = [number for number in self.order if number in self.before]
        rest = [number for number in self.before if number not in placed]
        state.zones[self.zone][:] = placed + rest if self.below else rest + placed

    def revert(self, state: State) -> None:
        state.zones[self.zone][:] = self.before


class SetCardField(Event, eq=False):
    """One value of a card changes: ``field`` is the name of a value of :class:`~engine.state.CardState`."""
    card: int
    field: str
    value: Any
    why: str = ""
    cause: Any = None

    def apply(self, state: State) -> None:
        card = state.cards[self.card]
        self.before = getattr(card, self.field)
        setattr(card, self.field, self.value)

    def revert(self, state: State) -> None:
        setattr(state.cards[self.card], self.field, self.before)


class SetVariable(Event, eq=False):
    """One named value of the position changes. Setting ``None`` forgets the name."""
    name: str
    value: Any
    why: str = ""

    def apply(self, state: State) -> None:
        values, name = state.vars, self.name
        self.before = values.get(name)
        if self.value is None:
            values.pop(name, None)
        else:
            values[name] = self.value

    def revert(self, state: State) -> None:
        _assign(state, self.name, self.before)


def forget(state: State, *names: str, why: str = "") -> None:
    """Forget named values, as far as there are any."""
    for name in names:
        if name in state.vars:
            state.emit(SetVariable(name, None, why))


def extend(state: State, name: str, more: Iterable[Any], why: str) -> None:
    """Add to the values that a named value holds in order."""
    state.emit(SetVariable(name, (*state.vars.get(name, ()), *more), why))


def keep(state: State, name: str, wanted: Callable[[Any], bool], why: str = "") -> None:
    """Let a named value hold only those of its values that are ``wanted``; it is forgotten once it holds none."""
    there = state.vars.get(name, ())
    left = tuple([one for one in there if wanted(one)])
    if len(left) != len(there):
        state.emit(SetVariable(name, left or None, why))


class Hurt(Event, eq=False):
    """A Character is dealt damage (FFTCG 5.2.6.1): ``amount`` points more, from ``cause``; ``firm`` damage cannot be
    reduced."""
    card: int
    amount: int
    cause: Any
    firm: bool = False
    why: str = "hurt"

    def apply(self, state: State) -> None:
        card = state.cards[self.card]
        self.before = card.damage
        card.damage += self.amount

    def revert(self, state: State) -> None:
        state.cards[self.card].damage = self.before


class Count(Event, eq=False):
    """A number of the position changes by ``change``, never below 0: Crystals, cards cast this turn."""
    name: str
    change: int
    why: str = "count"
    cause: Any = None

    def apply(self, state: State) -> None:
        self.before = state.vars.get(self.name)
        state.vars[self.name] = max(0, (self.before or 0) + self.change)

    def revert(self, state: State) -> None:
        _assign(state, self.name, self.before)


class StepVariable(SetVariable, eq=False):
    """A named value changes on which nothing depends that is computed from a position: where in the turn it is."""

    changes: ClassVar[bool] = False


class Roll(Event, eq=False):
    """A random number below ``bound`` is drawn; it stands in ``value`` once applied."""

    changes: ClassVar[bool] = False
    bound: int
    why: str = "random"
    value: int = 0

    def apply(self, state: State) -> None:
        self.random = state.random
        state.random, self.value = rng.below(state.random, self.bound)

    def revert(self, state: State) -> None:
        state.random = self.random


class Timestamp(Event, eq=False):
    """The clock of objects and time stamps moves on; the stamp drawn stands in ``value`` (FFTCG 11.12.4.9)."""

    why: str = "stamp"
    changes: ClassVar[bool] = False
    value: int = 0

    def apply(self, state: State) -> None:
        self.value = state.clock
        state.clock += 1

    def revert(self, state: State) -> None:
        state.clock -= 1


class Create(Event, eq=False):
    """A card comes into the game that was not there: a token, or a card from outside (FFTCG 6.2.2)."""
    face: Printed
    owner: int
    zone: int
    why: str = "create"
    number: int = -1

    def apply(self, state: State) -> None:
        self.number = len(state.cards)
        self.naming = state.naming
        card = CardState(self.number, self.face, self.owner, self.zone)
        card.entered = state.clock
        state.clock += 1
        card.since = state.vars.get("turn", 0)
        state.cards.append(card)
        state.zones[self.zone].append(self.number)
        card.handles = (_renew(state, 0, 0, self.number), _renew(state, 1, 0, self.number))

    def revert(self, state: State) -> None:
        card = state.cards.pop()
        for seat in (0, 1):
            del state.by_handle[seat][card.handles[seat]]
        zone = state.zones[self.zone]
        del zone[zone.index(self.number)]
        state.clock -= 1
        state.naming = self.naming


def _assign(state: State, name: str, value: Any) -> None:
    if value is None:
        state.vars.pop(name, None)
    else:
        state.vars[name] = value


def _renew(state: State, seat: int, old: int, number: int) -> int:
    """Give a card a fresh handle for a seat."""
    table = state.by_handle[seat]
    table.pop(old, None)
    fresh = state.new_handle()
    while fresh in table:
        fresh = state.new_handle()
    table[fresh] = number
    return fresh


def _restore(state: State, card: CardState, fresh: tuple[int, int]) -> None:
    """Make the table of handles agree with a card whose earlier handles came back."""
    for seat in (0, 1):
        if card.handles[seat] != fresh[seat]:
            table = state.by_handle[seat]
            table.pop(fresh[seat], None)
            table[card.handles[seat]] = card.number
