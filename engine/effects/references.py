"""What an ability refers to, as objects, where every game means the same: itself, what was chosen, all of a kind.

A reference gives objects (:class:`~engine.state.Ref`), which may have left in the meantime; whoever acts on them
looks whether they are still there (FFTCG 7.4, Cipher 6.5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.locking import LockedIn
from engine.effects.meaning import Refs
from engine.effects.resolution import Resolution
from engine.state import alive, ref


def all_of(reference: Any, res: Resolution) -> Refs:
    """Return everything that fits the noun of a reference."""
    return tuple(evaluate.ref_of(res, number) for number in evaluate.find(reference.noun, res))


def _pick(reference: ab.Pick, res: Resolution) -> Refs:
    raise ValueError("what a player picks is not known before it is picked")


def _top(reference: ab.TopOfDeck, res: Resolution) -> Refs:
    found = [n for deck, most in _decks(reference, res) for n in reversed(deck[len(deck) - most :])]
    return tuple(ref(res.state, number) for number in found)


def _decks(reference: ab.TopOfDeck | ab.BottomOfDeck, res: Resolution) -> Iterator[tuple[list[int], int]]:
    """Find the decks spoken of, and how many cards of each are meant."""
    for seat in evaluate.seats(reference.player, res):
        deck = res.state.zones[res.meaning.decks[seat]]
        yield deck, evaluate.span(reference.count, len(deck), res)[1]


def _both(reference: ab.Both, res: Resolution) -> Refs:
    found = [one for part in reference.references for one in evaluate.refs(part, res)]
    return tuple(dict.fromkeys(found))


def _in_place(reference: ab.InPlace, res: Resolution) -> Refs:
    state = res.state
    zones = res.meaning.of_zone(ab.InZone(reference.zone, reference.player), res)
    found = evaluate.refs(reference.what, res)
    return tuple(one for one in found if alive(state, one) and state.cards[one.number].zone in zones)


REFERENCES: dict[type[ab.Reference], Callable[[Any, Any], Refs]] = {
    ab.Source: lambda reference, res: (res.source,),
    ab.This: lambda reference, res: (res.source,),
    ab.It: lambda reference, res: res.it,
    ab.Them: lambda reference, res: res.it,
    ab.Every: all_of,
    ab.The: all_of,
    ab.Any: all_of,
    ab.Pick: _pick,
    ab.InPlace: _in_place,
    LockedIn: lambda reference, res: reference.objects,
    ab.TopOfDeck: _top,
    ab.BottomOfDeck: lambda reference, res: (
        tuple(ref(res.state, number) for deck, most in _decks(reference, res) for number in deck[:most])
    ),
    ab.TheRest: lambda reference, res: res.looked,
    ab.Both: _both,
    ab.TheDealt: lambda reference, res: res.done.get(reference.participle.done, ()),
}
