"""What a cost consists of (FFTCG 11.6.2): CP, the icons, and actions done to cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import abilities as ab
from engine.effects.selection import ONE
from engine.events import BOTTOM, TOP, Event, Move, Notice, SetCardField
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import places
from engine.games.fftcg.effects.places import PUT_AWAY
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.table import BREAK, DECK, HAND, REMOVED
from engine.state import State

#: Makes the event that pays with one card.
Make = Callable[[Any, State, int, Cause], Event]


@dataclass(frozen=True, slots=True)
class How:
    """One way of paying with cards: what becomes of each, what it is called, where the cards are looked for.

    ``leaves`` tells that a Character must be able to leave the field for it (FFTCG 11.6.2.2.4).
    """

    make: Make
    done: str
    told: str
    asked: str
    hand: bool = False
    active: bool = False
    leaves: bool = False
    #: The rule by which it is told, where that is not the one by which the cost is paid.
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One action of a cost: by whom it is paid, either what is referred to or so many picked that fit a noun."""

    how: How
    action: ab.Effect | ab.Cost
    what: ab.Reference
    count: ab.Count | None = None
    noun: ab.Noun | None = None


@dataclass(frozen=True, slots=True)
class Price:
    """A cost taken apart.

    ``total`` and ``needs`` are its CP as printed; ``per_x`` so many more for each X; ``asked`` CP that depend on the
    position. ``others`` are parts that nothing here can pay.
    """

    total: int = 0
    needs: tuple[tuple[str, int], ...] = ()
    per_x: int = 0
    asked: tuple[own.CP, ...] = ()
    dull: bool = False
    crystals: tuple[ab.Amount, ...] = ()
    parts: tuple[Part, ...] = ()
    counters: tuple[ab.RemoveCounter, ...] = ()
    others: tuple[ab.Cost, ...] = ()
    speaks_of_x: bool = False


def _to(zones: tuple[int, int], why: str) -> Make:
    """Return what puts a card into a zone of its owner."""
    return lambda action, state, number, cause: Move(number, zones[state.cards[number].owner], why=why, cause=cause)


def _put(action: ab.PutIntoZone, state: State, number: int, cause: Cause) -> Event:
    assert isinstance(action.zone, own.Zone)
    return _to(places.ZONES[action.zone], "cost put")(action, state, number, cause)


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


#: The discard of a card of the same name for [S] (FFTCG 11.7.1), the first thing to be chosen.
SAME_NAME = How(
    _to(BREAK, "cost discard"), "discarded", "{0} discards {1} for [S].", "discard", hand=True, rule="FFTCG 11.7.1"
)
#: What can be done to cards as a cost.
WAYS: dict[type[ab.Effect], How] = {
    ab.Discard: How(
        _to(BREAK, "cost discard"), "discarded", "{0} discards {1} as a cost.", "discard", hand=True
    ),
    ab.PutIntoZone: How(
        _put, PUT_AWAY, "{0} puts {1} into the Break Zone as a cost.", "put into the Break Zone", leaves=True
    ),
    ab.Break: How(_to(BREAK, "break"), "broken", "{0} breaks {1} as a cost.", "break", leaves=True),
    ab.RemoveFromGame: How(
        _remove, "removed", "{0} removes {1} from the game as a cost.", "remove from the game", leaves=True
    ),
    ab.ReturnToHand: How(
        _to(HAND, "return"), "returned", "{0} returns {1} to its owner's hand as a cost.", "return to its owner's hand",
        leaves=True,
    ),
    ab.PutOnDeck: How(
        _on_deck, "put", "{0} puts {1} onto its owner's deck as a cost.", "put onto its owner's deck", leaves=True
    ),
    ab.Reveal: How(_reveal, "revealed", "{0} reveals {1} as a cost.", "reveal", hand=True),
    ab.Tap: How(_dull, "dulled", "{0} dulls {1} as a cost.", "dull", active=True),
}


def _take_apart(cost: tuple[ab.Cost, ...]) -> Price:
    total, per_x, asked = 0, 0, []
    needs: dict[str, int] = {}
    parts: list[Part] = []
    counters: list[ab.RemoveCounter] = []
    others: list[ab.Cost] = []
    cost = tuple(_flat(cost))
    for part in cost:
        if isinstance(part, own.CP):
            if isinstance(part.amount, ab.Number):
                total += part.amount.number
                if part.element is not None:
                    needs[part.element.value] = needs.get(part.element.value, 0) + part.amount.number
            elif isinstance(part.amount, ab.X) and part.element is None:
                per_x += 1
            else:
                asked.append(part)
        elif isinstance(part, ab.Do):
            for action in _actions(part.action):
                how = WAYS.get(type(action))
                if isinstance(action, ab.RemoveCounter):
                    counters.append(action)
                elif how is None:
                    others.append(part)
                else:
                    parts.extend(_part(how, action, what)
                                 for what in places.listed(action.what))  # type: ignore[attr-defined]
        elif isinstance(part, own.DiscardSameName):
            parts.insert(0, Part(SAME_NAME, part, ab.Pick(ONE, ab.Noun(())), ONE, ab.Noun(())))
        elif not isinstance(part, own.DullSource | own.CrystalCost):
            others.append(part)
    return Price(
        total, tuple(needs.items()), per_x, tuple(asked),
        any(isinstance(part, own.DullSource) for part in cost),
        tuple(part.count for part in cost if isinstance(part, own.CrystalCost)),
        tuple(parts), tuple(counters), tuple(others), _speaks_of_x(cost),
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


def _part(how: How, action: ab.Effect, what: ab.Reference) -> Part:
    if isinstance(what, ab.Pick):
        return Part(how, action, what, what.count, what.noun)
    if isinstance(what, ab.Any):
        return Part(how, action, what, ONE, what.noun)
    return Part(how, action, what)


def _speaks_of_x(tree: object) -> bool:
    """Whether an X stands anywhere in a tree."""
    if isinstance(tree, ab.X):
        return True
    if isinstance(tree, tuple):
        return any(_speaks_of_x(one) for one in tree)
    slots = getattr(type(tree), "__dataclass_fields__", None)
    return slots is not None and any(_speaks_of_x(getattr(tree, name)) for name in slots)


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
