"""What a cost consists of (FFTCG 11.6.2): CP, the icons, and actions done to cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects.selection import picks_of
from engine.events import BOTTOM, TOP, Event, Move, Notice, SetCardField
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import nouns
from engine.games.fftcg.effects.qualities import PUT_AWAY
from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.table import BREAK, DECK, HAND, REMOVED
from engine.state import State

#: Makes the event that pays with one card.
Make = Callable[[Any, State, int, Cause], Event]


@dataclass(frozen=True, slots=True)
class How:
    """One way of paying with cards: what becomes of each, the participle by which the text speaks of them afterwards,
    what it is called, where the cards are looked for.
    """

    make: Make
    done: str
    asked: str
    hand: bool = False
    active: bool = False
    #: What it is done for, and the rule by which it is told, where that is not the one by which the cost is paid.
    told: str = "as a cost"
    rule: str = ""

    @property
    def leaves(self) -> bool:
        """Whether a Character must be able to leave the field for it (FFTCG 11.6.2.2.4)."""
        return not self.hand and not self.active

    def line(self) -> str:
        """Return what is told of it."""
        verb, _, rest = self.asked.partition(" ")
        return f"{{0}} {verb}s {{1}}{rest and ' '}{rest} {self.told}."


@dataclass(frozen=True, slots=True)
class Part:
    """One action of a cost: what it is done to, or what is picked for it."""

    how: How
    action: ab.Effect | ab.Cost
    what: ab.Reference
    pick: ab.Pick | None = None


@dataclass(frozen=True, slots=True)
class Price:
    """A cost taken apart: its CP and Crystals, what is done to cards that are named and to such as are picked, the
    counters that are removed. ``others`` are parts that nothing here can pay.
    """

    cp: tuple[own.CP, ...]
    crystals: tuple[ab.Amount, ...]
    fixed: tuple[Part, ...]
    picked: tuple[Part, ...]
    counters: tuple[ab.RemoveCounter, ...]
    others: tuple[ab.Cost, ...]
    speaks_of_x: bool


def _to(zones: tuple[int, int], why: str) -> Make:
    """Return what puts a card into a zone of its owner."""
    return lambda action, state, number, cause: Move(number, zones[state.cards[number].owner], why=why, cause=cause)


def _put(action: ab.PutIntoZone, state: State, number: int, cause: Cause) -> Event:
    assert isinstance(action.zone, own.Zone)
    return _to(nouns.ZONES[action.zone], "cost put")(action, state, number, cause)


def _remove(action: ab.RemoveFromGame, state: State, number: int, cause: Cause) -> Event:
    to = REMOVED[state.cards[number].owner]
    return Move(number, to, face_down=action.face_down, why="remove", cause=cause)


def _on_deck(action: ab.PutOnDeck, state: State, number: int, cause: Cause) -> Event:
    index = BOTTOM if action.place is ab.DeckPlace.BOTTOM else TOP
    return Move(number, DECK[state.cards[number].owner], index, why="deck", cause=cause)


def _dull(_: object, state: State, number: int, cause: Cause) -> Event:
    return SetCardField(number, "dull", True, "cost dull", cause)


def _reveal(_: object, state: State, number: int, cause: Cause) -> Event:
    return Notice("reveal", seat=state.cards[number].owner, card=number, cause=cause)


#: The [Dull] of a card's own ability, of which the text does not speak afterwards.
DULL_SOURCE = How(_dull, "", "dull", active=True)
#: The discard of a card of the same name for [S] (FFTCG 11.7.1), the first thing to be chosen.
SAME_NAME = How(_to(BREAK, "cost discard"), "discarded", "discard", hand=True, told="for [S]", rule="FFTCG 11.7.1")
#: What can be done to cards as a cost.
WAYS: dict[type[ab.Effect], How] = {
    ab.Discard: How(_to(BREAK, "cost discard"), "discarded", "discard", hand=True),
    ab.PutIntoZone: How(_put, PUT_AWAY, "put into the Break Zone"),
    ab.Break: How(_to(BREAK, "break"), "broken", "break"),
    ab.RemoveFromGame: How(_remove, "removed", "remove from the game"),
    ab.ReturnToHand: How(_to(HAND, "return"), "returned", "return to its owner's hand"),
    ab.PutOnDeck: How(_on_deck, "put", "put onto its owner's deck"),
    ab.Reveal: How(_reveal, "revealed", "reveal", hand=True),
    ab.Tap: How(_dull, "dulled", "dull", active=True),
}


def _take_apart(cost: tuple[ab.Cost, ...]) -> Price:
    cost = tuple(_flat(cost))
    parts: list[Part] = []
    counters: list[ab.RemoveCounter] = []
    others: list[ab.Cost] = []
    for one in cost:
        if isinstance(one, own.DullSource):
            parts.append(Part(DULL_SOURCE, one, ab.Source()))
        elif isinstance(one, own.DiscardSameName):
            parts.insert(0, Part(SAME_NAME, one, ab.Them(), ab.Pick(ab.Exactly(ab.Number(1)), ab.Noun(()))))
        elif not isinstance(one, ab.Do):
            others += [] if isinstance(one, own.CP | own.CrystalCost) else [one]
        for action in _actions(one.action) if isinstance(one, ab.Do) else ():
            if isinstance(action, ab.RemoveCounter):
                counters.append(action)
            elif type(action) in WAYS:
                for what in nouns.listed(action.what):  # type: ignore[attr-defined]
                    parts.append(Part(WAYS[type(action)], action, what, next(iter(picks_of(what, MEANING)), None)))
            else:
                others.append(one)
    return Price(
        tuple(one for one in cost if isinstance(one, own.CP)),
        tuple(one.count for one in cost if isinstance(one, own.CrystalCost)),
        tuple(one for one in parts if one.pick is None), tuple(one for one in parts if one.pick is not None),
        tuple(counters), tuple(others), any(isinstance(one, ab.X) for one in walk(cost)),
    )


def _flat(cost: tuple[ab.Cost, ...]) -> Iterator[ab.Cost]:
    """Return the parts of a cost with "pay [2]" among its actions as the CP and icons that it is."""
    for part in cost:
        if isinstance(part, ab.Do) and isinstance(part.action, ab.Pay):
            yield from _flat(part.action.cost)
        else:
            yield part


def _actions(action: ab.Effect) -> Iterator[ab.Effect]:
    """Split an action into the single ones it is made of."""
    if isinstance(action, ab.Sequence):
        for one in action.effects:
            yield from _actions(one)
    elif isinstance(action, ab.Then):
        yield from _actions(action.effect)
    else:
        yield action


#: What a cost consists of, worked out once for each.
price_of: ab.Memo[tuple[ab.Cost, ...], Price] = ab.Memo(_take_apart)


def after(steps: Sequence[tuple[int, int]], number: int) -> int:
    """Return what a cost in CP comes to after changes, increases first (FFTCG 4.1).

    Each is how much more (less when negative), and the number under which a reduction does not take it. Such a floor
    ("it cannot become 0") holds against all reductions, but never raises the cost (2.2).
    """
    number += sum(change for change, _ in steps if change > 0)
    floor = max((floor for change, floor in steps if change < 0), default=0)
    return max(0, min(number, floor), number + sum(change for change, _ in steps if change < 0))


def changed(cost: tuple[ab.Cost, ...], steps: Sequence[tuple[int, int]]) -> tuple[ab.Cost, ...]:
    """Return a cost after changes of its CP, as :func:`after` counts them: fewer are first those of no Element
    (FFTCG 11.6.9).
    """
    owed = {
        place: part.amount.number
        for place, part in enumerate(cost)
        if isinstance(part, own.CP) and isinstance(part.amount, ab.Number)
    }
    printed = sum(owed.values())
    total = after(steps, printed)
    if total > printed:
        return (*cost, own.CP(ab.Number(total - printed)))
    less = printed - total
    for place in sorted(owed, key=lambda one: cost[one].element is not None):  # type: ignore[attr-defined]
        taken = min(less, owed[place])
        owed[place] -= taken
        less -= taken
    return tuple(
        replace(part, amount=ab.Number(owed[place])) if place in owed else part  # type: ignore[call-arg]
        for place, part in enumerate(cost)
        if owed.get(place, 1)
    )
