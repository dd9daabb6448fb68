"""What words mean at this moment: the one door through which the parts of a text ask about each other.

The tables of a game (:class:`~engine.effects.meaning.Meaning`) have an entry for each class; whoever needs an amount, a
reference, a noun or a condition inside another asks here: modules that fill those tables need not know each other.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine import abilities as ab
from engine.effects.layout import LockedIn
from engine.effects.meaning import Refs, Seats
from engine.effects.resolution import Resolution
from engine.sight import is_secret
from engine.state import CardState, Ref

# Players


def seats(player: ab.Player, res: Resolution) -> Seats:
    """Return the seats of a player named by an ability; of several, the turn player's first (FFTCG 6.1.4)."""
    if player is ab.Player.YOU:
        return (res.seat,)
    if player is ab.Player.OPPONENT:
        return (1 - res.seat,)
    return res.meaning.players[player](res)


def seat(player: ab.Player, res: Resolution) -> int:
    """Return the one seat of a player named by an ability; -1 where nobody is meant."""
    found = seats(player, res)
    return found[0] if found else -1


# Numbers

COMPARISONS: dict[ab.Comparison, Callable[[int, int], bool]] = {
    ab.Comparison.EXACTLY: operator.eq,
    ab.Comparison.AT_LEAST: operator.ge,
    ab.Comparison.AT_MOST: operator.le,
    ab.Comparison.MORE: operator.gt,
    ab.Comparison.LESS: operator.lt,
}


def value(amount: ab.Amount, res: Resolution) -> int:
    """Return what an amount comes to now."""
    if type(amount) is ab.Number:
        return amount.number
    return res.meaning.amounts[type(amount)](amount, res)


def compares(number: int, comparison: ab.Comparison, other: int) -> bool:
    """Whether a number stands so to another."""
    return COMPARISONS[comparison](number, other)


def meets(quantity: ab.Quantity, number: int, res: Resolution) -> bool:
    """Whether a number lies in the range of a quantity."""
    if type(quantity) is ab.OneOf and number == value(quantity.other, res):
        return True
    return compares(number, quantity.comparison, value(quantity.amount, res))


def bounds(count: ab.Count, available: int, res: Resolution) -> tuple[int, int]:
    """Return the fewest and the most that a count asks for where there are so many, be there enough or not."""
    return COUNTS[type(count)](count, available, res)


def span(count: ab.Count, available: int, res: Resolution) -> tuple[int, int]:
    """Return the fewest and the most that may be taken of so many, never more than there are."""
    least, most = bounds(count, available, res)
    return min(max(least, 0), available), min(max(most, 0), available)


def wanted(count: ab.Count, res: Resolution) -> int:
    """Return how many a count asks for at most, however many there are; -1 for any number."""
    if isinstance(count, ab.AnyNumber | ab.AtLeast):
        return -1
    return bounds(count, 0, res)[1]


def _exactly(count: ab.Exactly, available: int, res: Resolution) -> tuple[int, int]:
    number = value(count.amount, res)
    return number, number


COUNTS: dict[type[ab.Count], Callable[[Any, int, Any], tuple[int, int]]] = {
    ab.Exactly: _exactly,
    ab.UpTo: lambda count, available, res: (0, value(count.amount, res)),
    ab.AnyNumber: lambda count, available, res: (0, available),
    ab.AtLeast: lambda count, available, res: (value(count.amount, res), available),
}


def all_different(groups: Iterable[Iterable[object]]) -> bool:
    """Whether no two of the groups share anything."""
    seen: set[object] = set()
    for group in groups:
        mine = set(group)
        if not seen.isdisjoint(mine):
            return False
        seen.update(mine)
    return True


# Conditions


def holds(condition: ab.Condition, res: Resolution) -> bool:
    """Whether a condition holds now."""
    return res.meaning.conditions[type(condition)](condition, res)


# References


def refs(reference: ab.Reference, res: Resolution) -> Refs:
    """Return the objects that a reference means now; they may have left in the meantime."""
    return res.meaning.references[type(reference)](reference, res)


def denotes(reference: ab.Reference, what: Ref, res: Resolution) -> bool:
    """Whether a reference means this object, or it fits the noun of "a ...", as it is or last was."""
    kind = type(reference)
    if kind is ab.Source or kind is ab.This:
        return what == res.source
    if kind is ab.Any or kind is ab.Every or kind is ab.The or kind is ab.Pick:
        return res.meaning.suits(reference.noun, what, res)  # type: ignore[attr-defined]
    if kind is LockedIn:
        return what in reference.objects  # type: ignore[attr-defined]
    if kind is ab.Both:
        return any(denotes(one, what, res) for one in reference.references)  # type: ignore[attr-defined]
    own = res.meaning.denoting.get(kind)
    return what in refs(reference, res) if own is None else own(reference, what, res)


def fitting(found: Refs, noun: ab.Noun, res: Resolution) -> Refs:
    """Return those of some objects that fit a noun."""
    return tuple(one for one in found if res.meaning.suits(noun, one, res))


def ref_of(res: Resolution, number: int) -> Ref:
    """Return the object that a card is now, or, for a negative number, that item of the stack."""
    return Ref(number, -number if number < 0 else res.state.cards[number].entered)


# Nouns


def fits(noun: ab.Noun, number: int, res: Resolution) -> bool:
    """Whether a card, wherever it is, has all the qualities of a noun now."""
    meaning = res.meaning
    if number < 0:
        return meaning.suits(noun, Ref(number, -number), res)
    return fits_thing(noun, res.state.cards[number], meaning.now(res.state, number), res)


def may_fit(noun: ab.Noun, number: int, res: Resolution) -> bool:
    """Whether a card has all the qualities of a noun, or may have them as far as anybody knows, if ``veiled``."""
    return (res.veiled and is_secret(number, res)) or fits(noun, number, res)


def fits_thing(noun: ab.Noun, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether what is on the table, or remembered, has all the qualities with these values."""
    tests = res.meaning.qualities
    for quality in noun.qualities:  # noqa: SIM110 (faster than a generator)
        if not tests[type(quality)](quality, thing, now, res):
            return False
    return True


def suits(noun: ab.Noun, what: Ref, res: Resolution) -> bool:
    """Whether an object fits: as it is while it is there, as it last was afterwards (FFTCG 11.5.5)."""
    return res.meaning.suits(noun, what, res)


def fitted(noun: ab.Noun, actor: Ref, what: Any, res: Resolution) -> bool:
    """Whether an object that a happening is about fits, as it was then (FFTCG 11.8.16).

    Where it lay is where it came from; what was in no place that is remembered goes by what is printed on it.
    """
    meaning = res.meaning
    card = res.state.cards[actor.number]
    moved = actor == what.what and what.after != what.what
    thing: Any = card
    now = meaning.printed(res.state, actor.number)
    if actor == what.what and what.was is not None:
        thing, now = what.was, what.was.now
    elif card.entered == (what.after if moved else actor).entered:
        now = meaning.now(res.state, actor.number)
    else:
        memory = res.recall(actor)
        if memory is not None:
            thing, now = memory, memory.now
    for quality in noun.qualities:
        if (moved or what.key == "cast") and type(quality) is ab.InZone:
            if what.origin not in meaning.of_zone(quality, res):
                return False
        elif not meaning.qualities[type(quality)](quality, thing, now, res):
            return False
    return True


def find(noun: ab.Noun, res: Resolution, zone: int | None = None) -> list[int]:
    """Return everything that fits, the turn player's first.

    It looks where the noun says, on the field where it says nothing, or in the one ``zone`` that is given.
    """
    return res.meaning.find(noun, res, zone)


def together(noun: ab.Noun, cards: Sequence[int], res: Resolution) -> bool:
    """Whether cards may be taken as one group: what the noun says of the group as a whole."""
    for quality in noun.qualities:
        if type(quality) is ab.AllDifferent:
            if not all_different(traits_of(quality.trait, number, res) for number in cards):
                return False
        elif type(quality) is ab.TotalIs:
            # Who has nothing of it adds nothing, who has less than nothing takes nothing away (FFTCG 4.3).
            total = sum(max(0, one) for number in cards for one in traits_of(quality.trait, number, res))
            if not compares(total, quality.comparison, value(quality.amount, res)):
                return False
    return True


def binds(noun: ab.Noun) -> bool:
    """Whether a noun says something of the group as a whole."""
    return any(isinstance(one, ab.AllDifferent | ab.TotalIs) for one in noun.qualities)


def most_together(noun: ab.Noun, cards: list[int], res: Resolution) -> int:
    """Return how many of them there are at the most that go together: "3 Forwards with different names".

    Those with the fewest values are taken first: a card of one Element stands less in the way than one of two.
    """
    if not binds(noun):
        return len(cards)
    asked = [one.trait for one in noun.qualities if isinstance(one, ab.AllDifferent)]
    order = sorted(cards, key=lambda number: sum(len(traits_of(trait, number, res)) for trait in asked))
    taken: tuple[int, ...] = ()
    for number in order:
        if together(noun, (*taken, number), res):
            taken = (*taken, number)
    return len(taken)


def traits_of(trait: ab.Trait, number: int, res: Resolution) -> tuple[Any, ...]:
    """Return the values of a trait that a card has now: its names, its cost, its colours."""
    return tuple(res.meaning.traits[trait](res.meaning.now(res.state, number)))


def traits_among(noun: ab.Noun, trait: ab.Trait, res: Resolution) -> set[object]:
    """Return the values of a trait that are among what fits."""
    return {one for number in find(noun, res) for one in traits_of(trait, number, res)}


# Objects, as they are or last were


def left(what: Ref, res: Resolution) -> Any:
    """Return what is remembered of a card that the event took off the field: of that the ability speaks (FFTCG 6.4.2).

    None where the event did not.
    """
    if not res.memory or res.meaning.is_on_field(res.state.cards[what.number].zone):
        return None
    return next((one for one in res.memory if one.number == what.number and one.entered < what.entered), None)


def thing_of(what: Ref, res: Resolution) -> Any:
    """Return the card that an object is, or what is remembered of it; None for an ability on the stack."""
    if what.number < 0:
        return None
    card = res.state.cards[what.number]
    if card.entered == what.entered:
        return left(what, res) or card
    return res.recall(what)


def now_of(what: Ref, res: Resolution) -> Any:
    """Return the values of an object: those of now, or the last known; None for an ability on the stack."""
    thing = thing_of(what, res)
    if isinstance(thing, CardState):
        return res.meaning.now(res.state, what.number)
    return None if thing is None else thing.now


def worths(amount: ab.TraitOf, res: Resolution) -> list[int]:
    """Return how much each has that is meant and of which anything is known."""
    worth = res.meaning.traits[amount.trait]
    found = (now_of(one, res) for one in refs(amount.whose, res))
    return [one for now in found if now is not None for one in worth(now)]


def things_of(reference: ab.Reference, res: Resolution) -> list[Any]:
    """Return all objects that a reference means, as they lie there or are remembered."""
    found = (thing_of(one, res) for one in refs(reference, res))
    return [one for one in found if one is not None]
