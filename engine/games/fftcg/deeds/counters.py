"""Counters (FFTCG 6.7): placing, removing, moving and doubling them."""

from __future__ import annotations

from collections.abc import Generator

from engine.abilities import effects as words
from engine.abilities.amounts import Count
from engine.abilities.effects import Effect
from engine.answers import Answer, Options
from engine.effects import evaluate
from engine.games.fftcg import counterwords
from engine.games.fftcg.deeds.acting import Handler
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.picking import Able, how_many, present, resolve
from engine.games.fftcg.deeds.qualities import counters_on
from engine.games.fftcg.law import verbs
from engine.games.fftcg.law.table import Ref
from engine.procedures import Procedure
from engine.requests import ChooseOptions, Request
from engine.rulebook import Refusal


def place(effect: words.PlaceCounter, deed: Deed) -> Procedure:
    """Place counters on each of them (FFTCG 6.7)."""
    found = yield from resolve(effect.where, deed, effect)
    deed.did = False
    count = yield from how_many(effect.count, 99, deed, "How many counters are placed?")
    for number in present(found, deed):
        if count and (yield from verbs.place_counters(deed.state, number, effect.counter, count, deed.cause)):
            deed.did = True


def remove(effect: words.RemoveCounter, deed: Deed) -> Procedure:
    """Remove counters from each of them (FFTCG 15.1.1.10); "all" when no number is given."""
    deed.did = False
    found = yield from resolve(effect.where, deed, effect, able=bearing(effect.counter, effect.count, deed))
    taken = 0
    for number in present(found, deed):
        for _, count in (yield from _take(number, effect.counter, effect.count, deed)):
            taken += count
    deed.did = taken > 0


def move(effect: counterwords.MovesCounters, deed: Deed) -> Procedure:
    """Remove counters from the one and place them on the other (FFTCG 6.7, 15.1.1.10)."""
    deed.did = False
    origin = yield from resolve(effect.origin, deed, effect, able=bearing(effect.counter, effect.count, deed))
    said = deed.it
    to = yield from resolve(effect.to, deed, effect)
    deed.it = to or said
    there = present(to, deed)
    for number in present(origin, deed) if there else []:
        for name, count in (yield from _take(number, effect.counter, effect.count, deed)):
            yield from verbs.place_counters(deed.state, there[0], name, count, deed.cause)
            deed.did = True


def double(effect: counterwords.DoublesCounters, deed: Deed) -> Procedure:
    """Place as many counters as lie there (FFTCG 6.7)."""
    deed.did = False
    found = yield from resolve(effect.where, deed, effect)
    for number in present(found, deed):
        there = deed.state.cards[number].counters
        names = [effect.counter] if effect.counter else sorted(there)
        if effect.selected and len(names) > 1:
            names = [(yield from _which(names, deed))]
        for name, count in [(name, there.get(name, 0)) for name in names]:
            if count and (yield from verbs.place_counters(deed.state, number, name, count, deed.cause)):
                deed.did = True


def _take(
    number: int, name: str, wanted: Count | None, deed: Deed
) -> Generator[Request, Answer, list[tuple[str, int]]]:
    """Remove counters from one card; return how many of which name."""
    there = dict(deed.state.cards[number].counters)
    names = [name] if name else sorted(there)
    if wanted is not None and len(names) > 1:
        names = [(yield from _which(names, deed))]
    taken: list[tuple[str, int]] = []
    for one in names:
        count = there.get(one, 0)
        if wanted is not None:
            count = yield from how_many(wanted, count, deed, "How many counters are removed?")
        if count and (yield from verbs.place_counters(deed.state, number, one, -count, deed.cause)):
            taken.append((one, count))
            note_removed(deed, Ref(number, deed.state.cards[number].entered), one, count)
    return taken


def _which(names: list[str], deed: Deed) -> Generator[Request, Answer, str]:
    """Ask the actor for the name of the counters that are meant."""
    answer = yield ChooseOptions(deed.actor, "Which counters?", "FFTCG 11.11.5.1", tuple(names))
    assert isinstance(answer, Options)
    return names[answer.picks[0]]


def note_removed(deed: Deed, where: Ref, name: str, count: int) -> None:
    """Let the text speak of counters that were removed: it goes by the card, once for each of them."""
    word = f"{name} Counters"
    deed.done[word] = (*deed.done.get(word, ()), *(where,) * count)


def bearing(name: str, count: Count | None, deed: Deed) -> Able:
    """Return why counters cannot be removed from a card: there are not enough of them."""

    def able(number: int) -> Refusal | None:
        there = counters_on(deed.state.cards[number], name)
        least = 1 if count is None else max(1, evaluate.bounds(count, there, deed)[0])
        if there >= least:
            return None
        if not name:
            return Refusal("FFTCG 15.1.1.10.1", f"There are not {least} Counters on it.")
        return Refusal("FFTCG 15.1.1.10.1", f"There are not {least} {name} Counters on it.")

    return able


EFFECTS: dict[type[Effect], Handler] = {
    words.PlaceCounter: place,
    words.RemoveCounter: remove,
    counterwords.MovesCounters: move,
    counterwords.DoublesCounters: double,
}
