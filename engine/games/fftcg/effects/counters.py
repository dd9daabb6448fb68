"""Counters (FFTCG 6.7): placing, removing, moving and doubling them."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.meaning import Able
from engine.effects.selection import how_many, present, resolve
from engine.games.fftcg.effects.qualities import counters_on
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.table import Ref
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions
from engine.rulebook import Refusal


def place(effect: ab.PlaceCounter, res: Resolution) -> Procedure:
    """Place counters on each of them (FFTCG 6.7)."""
    found = yield from resolve(effect.where, res, effect)
    res.did = False
    count = yield from how_many(effect.count, 99, res, "How many counters are placed?")
    for number in present(found, res):
        if count and (yield from verbs.place_counters(res.state, number, effect.counter, count, res.cause)):
            res.did = True


def remove(effect: ab.RemoveCounter, res: Resolution) -> Procedure:
    """Remove counters from each of them (FFTCG 15.1.1.10); "all" when no number is given."""
    res.did = False
    found = yield from resolve(effect.where, res, effect, able=bearing(effect.counter, effect.count, res))
    taken = 0
    for number in present(found, res):
        for _, count in (yield from _take(number, effect.counter, effect.count, res)):
            taken += count
    res.did = taken > 0


def move(effect: ab.MovesCounters, res: Resolution) -> Procedure:
    """Remove counters from the one and place them on the other (FFTCG 6.7, 15.1.1.10)."""
    res.did = False
    origin = yield from resolve(effect.origin, res, effect, able=bearing(effect.counter, effect.count, res))
    said = res.it
    to = yield from resolve(effect.to, res, effect)
    res.it = to or said
    there = present(to, res)
    for number in present(origin, res) if there else []:
        for name, count in (yield from _take(number, effect.counter, effect.count, res)):
            yield from verbs.place_counters(res.state, there[0], name, count, res.cause)
            res.did = True


def double(effect: ab.DoublesCounters, res: Resolution) -> Procedure:
    """Place as many counters as lie there (FFTCG 6.7)."""
    res.did = False
    found = yield from resolve(effect.where, res, effect)
    for number in present(found, res):
        there = res.state.cards[number].counters
        names = [effect.counter] if effect.counter else sorted(there)
        if effect.selected and len(names) > 1:
            names = [(yield from _which(names, res))]
        for name, count in [(name, there.get(name, 0)) for name in names]:
            if count and (yield from verbs.place_counters(res.state, number, name, count, res.cause)):
                res.did = True


def _take(
    number: int, name: str, wanted: ab.Count | None, res: Resolution
) -> Asked[list[tuple[str, int]]]:
    """Remove counters from one card; return how many of which name."""
    there = dict(res.state.cards[number].counters)
    names = [name] if name else sorted(there)
    if wanted is not None and len(names) > 1:
        names = [(yield from _which(names, res))]
    taken: list[tuple[str, int]] = []
    for one in names:
        count = there.get(one, 0)
        if wanted is not None:
            count = yield from how_many(wanted, count, res, "How many counters are removed?")
        if count and (yield from verbs.place_counters(res.state, number, one, -count, res.cause)):
            taken.append((one, count))
            note_removed(res, Ref(number, res.state.cards[number].entered), one, count)
    return taken


def _which(names: list[str], res: Resolution) -> Asked[str]:
    """Ask the actor for the name of the counters that are meant."""
    answer = yield from ChooseOptions(res.actor, "Which counters?", "FFTCG 11.11.5.1", tuple(names))
    return names[answer[0]]


def note_removed(res: Resolution, where: Ref, name: str, count: int) -> None:
    """Let the text speak of counters that were removed: it goes by the card, once for each of them."""
    word = f"{name} Counters"
    res.done[word] = (*res.done.get(word, ()), *(where,) * count)


def bearing(name: str, count: ab.Count | None, res: Resolution) -> Able:
    """Return why counters cannot be removed from a card: there are not enough of them."""

    def able(number: int) -> Refusal | None:
        there = counters_on(res.state.cards[number], name)
        least = 1 if count is None else max(1, evaluate.bounds(count, there, res)[0])
        if there >= least:
            return None
        if not name:
            return Refusal("FFTCG 15.1.1.10.1", f"There are not {least} Counters on it.")
        return Refusal("FFTCG 15.1.1.10.1", f"There are not {least} {name} Counters on it.")

    return able


EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.PlaceCounter: place,
    ab.RemoveCounter: remove,
    ab.MovesCounters: move,
    ab.DoublesCounters: double,
}
