"""Effects on counters: placing them, removing them, moving them from one card to another."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from engine import abilities as ab
from engine.course import EventProcedure
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.meaning import Action
from engine.effects.qualities import counters_on
from engine.effects.resolution import Resolution, note_done
from engine.effects.selection import enough, how_many, objects, present, resolve
from engine.events import Event, Notice
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions
from engine.rulebook import Refusal
from engine.state import ref


class CounterRules(NamedTuple):
    """The numbers of a game's rules by which it is asked which counters are meant, and by which there are too few."""

    which: str
    lacking: str


def place(effect: ab.PlaceCounter, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Place counters on each of them (FFTCG 6.7, Force of Will 1022)."""
    count = yield from how_many(effect.count, 99, res, "{0}: how many counters are placed?")
    events: list[Event] = []
    for number in numbers:
        events += yield from res.meaning.verbs.place_counters(res.state, number, effect.counter, count, res.cause)
    return events


def remove(effect: ab.RemoveCounter, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Remove counters from each of them (FFTCG 15.1.1.10); "all" when no number is given."""
    events: list[Event] = []
    for number in numbers:
        events += yield from take(number, effect.counter, effect.count, res, res.cause)
    return events


def move(effect: ab.MovesCounters, res: Resolution) -> Procedure:
    """Remove counters from the one and place them on the other (FFTCG 6.7, 15.1.1.10, Force of Will 1022.4)."""
    origin = yield from objects(effect.origin, res, effect, able=partial(bearing, effect, res))
    said = res.it
    to = yield from resolve(effect.to, res, effect)
    res.it = to or said
    there = present(to, res)
    note_done(res, False)
    for number in origin if there else []:
        for taken in (yield from take(number, effect.counter, effect.count, res, res.cause)):
            if isinstance(taken, Notice):
                count = -taken.amount
                yield from res.meaning.verbs.place_counters(res.state, there[0], taken.name, count, res.cause)
                note_done(res)


def double(effect: ab.DoublesCounters, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Place as many counters as lie there (FFTCG 6.7)."""
    events: list[Event] = []
    for number in numbers:
        there = res.state.cards[number].counters
        for name in (yield from _which(effect.counter, there, res, asks=effect.selected)):
            count = there.get(name, 0)
            events += yield from res.meaning.verbs.place_counters(res.state, number, name, count, res.cause)
    return events


def take(number: int, counter: str, wanted: ab.Count | None, res: Resolution, cause: Any) -> EventProcedure:
    """Remove counters from one card."""
    events: list[Event] = []
    for name, count in (yield from to_remove(number, counter, wanted, res)):
        events += yield from res.meaning.verbs.place_counters(res.state, number, name, -count, cause)
        note_removed(number, name, count, res)
    return events


def to_remove(
    number: int, counter: str, wanted: ab.Count | None, res: Resolution, rule: str = "", cancel: bool = False
) -> Asked[list[tuple[str, int]]]:
    """Return which counters are removed from a card, and how many, asking where that is left open."""
    there, found = res.state.cards[number].counters, []
    for name in (yield from _which(counter, there, res, asks=wanted is not None)):
        count = there.get(name, 0)
        if wanted is not None:
            count = yield from how_many(wanted, count, res, "{0}: how many counters are removed?", rule, cancel)
        found.append((name, count))
    return found


def note_removed(number: int, name: str, count: int, res: Resolution) -> None:
    """Note that counters were removed: the text goes by the card, once for each of them."""
    res.add_done(f"{name}{_REMOVED}", (ref(res.state, number),) * count)


#: What has been done to cards from which counters were removed, after the name of the counters.
_REMOVED = " counters"


def _which(name: str, there: Mapping[str, int], res: Resolution, *, asks: bool) -> Asked[list[str]]:
    """Return the names of the counters meant: all those there where none is named, or the one that the actor says."""
    names = [name] if name else sorted(there)
    if not asks or len(names) < 2:
        return names
    rule = res.meaning.counter_rules.which
    answer = yield from ChooseOptions(res.actor, "Which counters?", rule, tuple(names))
    return [names[answer[0]]]


def bearing(effect: ab.RemoveCounter | ab.MovesCounters, res: Resolution, number: int) -> Refusal | None:
    """Return why counters cannot be removed from a card: there are not enough of them."""
    name, count = effect.counter, effect.count
    there = counters_on(res.state.cards[number], name)
    least = 1 if count is None else max(1, evaluate.bounds(count, there, res)[0])
    if there >= least:
        return None
    text = f"There are not {least} {name} counters on it." if name else f"There are not {least} counters on it."
    return Refusal(res.meaning.counter_rules.lacking, text)


def counted(amount: ab.CountersOn, res: Resolution) -> int:
    """Return how many counters lie on something, or how many this very ability has removed."""
    if amount.where is not None:
        return sum(counters_on(thing, amount.counter) for thing in evaluate.things_of(amount.where, res))
    if amount.counter:
        return len(res.done.get(f"{amount.counter}{_REMOVED}", ()))
    return sum(len(there) for word, there in res.done.items() if word.endswith(_REMOVED))


def can_move(effect: ab.MovesCounters, res: Resolution) -> bool:
    """Whether there is something to move, and something to move it to."""
    return enough(effect.origin, res, able=partial(bearing, effect, res)) and enough(effect.to, res)


ACTIONS: dict[type[ab.Effect], Action] = {
    ab.PlaceCounter: Action(place, field="where"),
    ab.RemoveCounter: Action(remove, field="where", able=bearing),
}
EFFECTS: dict[type[ab.Effect], Handler] = {ab.MovesCounters: move}
