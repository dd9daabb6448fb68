"""What an ability refers to, as objects, where every game means the same: itself, what was chosen, all of a kind.

A reference gives objects (:class:`~engine.objects.Ref`), which may have left in the meantime; whoever acts on them
looks whether they are still there (FFTCG 7.4, Cipher 6.5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.abilities import references as words
from engine.abilities.nouns import InZone
from engine.abilities.references import Reference
from engine.effects import evaluate
from engine.effects.locking import LockedIn
from engine.effects.meaning import Refs
from engine.effects.resolution import Resolution
from engine.objects import alive, ref


def all_of(reference: Any, res: Resolution) -> Refs:
    """Return everything that fits the noun of a reference."""
    return tuple(evaluate.ref_of(res, number) for number in evaluate.find(reference.noun, res))


def _pick(reference: words.Pick, res: Resolution) -> Refs:
    raise ValueError("what a player picks is not known before it is picked")


def _top(reference: words.TopOfDeck, res: Resolution) -> Refs:
    found = [n for deck, most in _decks(reference, res) for n in reversed(deck[len(deck) - most :])]
    return tuple(ref(res.state, number) for number in found)


def _decks(reference: words.TopOfDeck | words.BottomOfDeck, res: Resolution) -> Iterator[tuple[list[int], int]]:
    """Find the decks spoken of, and how many cards of each are meant."""
    for seat in evaluate.seats(reference.player, res):
        deck = res.state.zones[res.meaning.decks[seat]]
        yield deck, evaluate.span(reference.count, len(deck), res)[1]


def _both(reference: words.Both, res: Resolution) -> Refs:
    found = [one for part in reference.references for one in evaluate.refs(part, res)]
    return tuple(dict.fromkeys(found))


def _in_place(reference: words.InPlace, res: Resolution) -> Refs:
    state = res.state
    zones = res.meaning.of_zone(InZone(reference.zone, reference.player), res)
    found = evaluate.refs(reference.what, res)
    return tuple(one for one in found if alive(state, one) and state.cards[one.number].zone in zones)


REFERENCES: dict[type[Reference], Callable[[Any, Any], Refs]] = {
    words.Source: lambda reference, res: (res.source,),
    words.This: lambda reference, res: (res.source,),
    words.It: lambda reference, res: res.it,
    words.Them: lambda reference, res: res.it,
    words.Every: all_of,
    words.The: all_of,
    words.Any: all_of,
    words.Pick: _pick,
    words.InPlace: _in_place,
    LockedIn: lambda reference, res: reference.objects,
    words.TopOfDeck: _top,
    words.BottomOfDeck: lambda reference, res: (
        tuple(ref(res.state, number) for deck, most in _decks(reference, res) for number in deck[:most])
    ),
    words.TheRest: lambda reference, res: res.looked,
    words.Both: _both,
    words.TheDealt: lambda reference, res: res.done.get(reference.participle.done, ()),
}
