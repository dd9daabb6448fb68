"""Which players and objects an ability speaks of, where every game means the same: players as seats, where a noun
looks, references as objects, and what each quality of a noun asks of a card as it is, or of what is remembered of one.

A reference gives objects (:class:`~engine.state.Ref`), which may have left in the meantime; whoever acts on them
looks whether they are still there (FFTCG 7.4, Cipher 6.5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.course import in_turn_order
from engine.effects import evaluate, matching
from engine.effects.evaluate import compares
from engine.effects.layout import LockedIn
from engine.effects.matching import so_far
from engine.effects.meaning import Refs, Seats
from engine.effects.resolution import Resolution
from engine.state import CardState, Ref, alive, ref

# Players


def _order(res: Resolution) -> Seats:
    return in_turn_order(res.state)


def _controller(res: Resolution) -> Seats:
    """The controller of what was spoken of last, or of what the event was about: as it is, or last was."""
    found = []
    for one in (res.it or res.event)[:1]:
        card = res.state.cards[one.number]
        known = None if card.entered == one.entered else res.recall(one)
        found.append(res.meaning.controller(card) if known is None else known.controller)
    return tuple(found)


PLAYERS: dict[ab.Player, Callable[[Any], Seats]] = {
    ab.Player.EACH: _order,
    ab.Player.EITHER: _order,
    ab.Player.THEY: lambda res: (res.they,),
    ab.Player.ITS_CONTROLLER: _controller,
    ab.Player.ITS_OWNER: lambda res: tuple(res.state.cards[one.number].owner for one in (res.it or res.event)[:1]),
    ab.Player.TURN_PLAYER: lambda res: _order(res)[:1],
}


# Where a noun looks


def among(noun: ab.Noun) -> ab.Reference | None:
    """Return what a noun looks among ("1 of them"), where it looks among something."""
    for quality in noun.qualities:
        if type(quality) is ab.Among:
            return quality.them
    return None


def names_place(noun: ab.Noun) -> bool:
    """Whether a noun says in which zone something is."""
    return any(type(quality) is ab.InZone for quality in noun.qualities)


def says_where(noun: ab.Noun, res: Resolution) -> bool:
    """Whether a noun says where it looks."""
    return among(noun) is not None or bool(res.meaning.stated(noun, res))


def candidates(noun: ab.Noun, res: Resolution) -> list[int]:
    """Return everything that lies where a noun looks, the turn player's first."""
    those = among(noun)
    if those is not None:
        return [one.number for one in evaluate.refs(those, res)]
    meaning = res.meaning
    for quality in noun.qualities:
        if type(quality) is ab.Done:
            return [one.number for one in res.done.get(quality.word, ())]
    return [number for zone in meaning.looks(noun, res) for number in meaning.lying(zone, res)]


def find(noun: ab.Noun, res: Resolution, zone: int | None) -> list[int]:
    """Return everything that fits, the turn player's first.

    It looks where the noun says, on the field where it says nothing, or in the one ``zone`` that is given. Of hidden
    cards it finds all, where the question is ``veiled``.
    """
    those = among(noun) if zone is None and not res.veiled else None
    if those is not None:
        # An enemy that was returned is one that was an enemy: it is spoken of as it last was.
        return [one.number for one in evaluate.refs(those, res) if evaluate.suits(noun, one, res)]
    there = candidates(noun, res) if zone is None else res.meaning.lying(zone, res)
    if res.veiled:
        return [number for number in there if evaluate.may_fit(noun, number, res)]
    cards, tests = res.state.cards, res.meaning.qualities
    asked: list[tuple[Any, ab.Quality]] = []
    for quality in noun.qualities if there else ():
        if type(quality) is ab.ControlledBy:
            # Once for all: most words that speak of a field speak of one player's.
            seats = evaluate.seats(quality.player, res)
            there = [number for number in there if number < 0 or cards[number].controller in seats]
        else:
            asked.append((tests[type(quality)], quality))
    found: list[int] = []
    for number in there:
        if number < 0:
            found += [number] * evaluate.fits(noun, number, res)
            continue
        thing, now = cards[number], res.meaning.now(res.state, number)
        for test, quality in asked:
            if not test(quality, thing, now, res):
                break
        else:
            found.append(number)
    return found


def of_zone(place: ab.InZone, res: Resolution) -> tuple[int, ...]:
    """Return the numbers of the zones that a quality of place means, the turn player's first."""
    meaning = res.meaning
    pair = meaning.pairs[place.zone]
    if pair[0] == pair[1]:
        return pair[:1]
    seats = in_turn_order(res.state) if place.player is None else evaluate.seats(place.player, res)
    return tuple(pair[seat] for seat in seats)


# References


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
    for seat in (res.actor,) if reference.player is None else evaluate.seats(reference.player, res):
        deck = res.state.zones[res.meaning.decks[seat]]
        yield deck, evaluate.span(reference.count, len(deck), res)[1]


#: What says of something where it is, or whose.
_PLACES = (ab.Among, ab.ControlledBy, ab.Done, ab.InZone, ab.OwnedBy, ab.Property, ab.RemovedBy)
#: What one thing of a list leaves to the last to say of it, besides its place.
Missing = Callable[[ab.Noun, ab.Noun], tuple[ab.Quality, ...]]


def spread(nouns: tuple[ab.Noun, ...], missing: Missing = lambda noun, last: ()) -> tuple[ab.Noun, ...]:
    """Return the nouns of a list with what only the last one says: its place ("1 Forward and 1 Backup you control"),
    and what else is missing.
    """
    place = tuple(one for one in nouns[-1].qualities if isinstance(one, _PLACES)) if nouns else ()
    if not place or any(isinstance(one, _PLACES) for noun in nouns[:-1] for one in noun.qualities):
        return nouns
    last = nouns[-1]
    return (*(ab.Noun((*noun.qualities, *missing(noun, last), *place)) for noun in nouns[:-1]), last)


def listed(what: ab.Reference, missing: Missing = lambda noun, last: ()) -> tuple[ab.Reference, ...]:
    """Return the parts of a list, each with what only the last one says; of what is no list, itself."""
    if not isinstance(what, ab.Both):
        return (what,)
    picks = [one for one in what.references if isinstance(one, ab.Pick)]
    if len(picks) < len(what.references):
        return what.references
    nouns = spread(tuple(one.noun for one in picks), missing)
    return tuple(replace(one, noun=noun) for one, noun in zip(picks, nouns, strict=True))


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
}


# Qualities

Test = Callable[[Any, Any, Any, Any], bool]
#: What stands among the values of a card that has every one that there is: every Job, every Category.
EVERY = "*"


def object_of(thing: Any) -> Ref:
    """Return the object that a card is, or was."""
    return Ref(thing.number, thing.entered)


def is_face_down(thing: Any) -> bool:
    """Whether a card lies face down; what is remembered lay open."""
    return isinstance(thing, CardState) and thing.face_down


def is_read(thing: Any, res: Resolution) -> bool:
    """Whether what stands on a card can be referred to, also to say what it is not (FFTCG 7.13.3, Cipher 6.4.2.2.1)."""
    return not (isinstance(thing, CardState) and res.meaning.is_faceless(thing))


def denotes(what: ab.Reference, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether a reference means just this thing, or it fits the noun of "a ..."."""
    if isinstance(what, ab.Any | ab.Every):
        return evaluate.fits_thing(what.noun, thing, now, res)
    return object_of(thing) in evaluate.refs(what, res)


def _other_than(quality: ab.OtherThan, thing: Any, now: Any, res: Resolution) -> bool:
    what = quality.what
    if isinstance(what, ab.Noun):
        return not evaluate.fits_thing(what, thing, now, res) and is_read(thing, res)
    return not denotes(what, thing, now, res)


def _did(quality: ab.DidThisTurn, thing: Any, now: Any, res: Resolution) -> bool:
    me = object_of(thing)
    did = any(
        me in (one.what, one.after) and matching.is_deed(quality.deed, one, res)
        for one in so_far(res.state)
    )
    return did is not quality.never


def _trait_is(quality: ab.TraitIs, thing: Any, now: Any, res: Resolution) -> bool:
    # What is less than 0 is 0 wherever it is asked about (FFTCG 4.3).
    worths = [max(0, one) for one in res.meaning.traits[quality.trait](now)]
    there = any(compares(one, quality.comparison, evaluate.value(quality.amount, res)) for one in worths)
    return there and is_read(thing, res)


def _same(quality: ab.Same, thing: Any, now: Any, res: Resolution) -> bool:
    whose = res.it or res.event if quality.whose is None else evaluate.refs(quality.whose, res)
    trait = res.meaning.traits[quality.trait]
    mine = set(trait(now))
    others = [evaluate.now_of(one, res) for one in whose]
    return any(other is not None and _in_common(mine, set(trait(other))) for other in others)


def _in_common(mine: set[object], others: set[object]) -> bool:
    """Whether two share a value; who has every one shares whatever there is."""
    return bool(mine & others) or (EVERY in mine | others and bool(mine) and bool(others))


def _other(quality: ab.Other, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether it is another than what was spoken of last; where nothing was, than the ability's own card."""
    return object_of(thing) not in (res.it or res.event or (res.source,))


QUALITIES: dict[type[ab.Quality], Test] = {
    ab.AnyOf: lambda quality, thing, now, res: (
        any(evaluate.fits_thing(option, thing, now, res) for option in quality.options)
    ),
    ab.CostOfParity: lambda quality, thing, now, res: now.cost % 2 == (quality.parity is ab.Parity.ODD),
    ab.Tapped: lambda quality, thing, now, res: thing.dull,
    ab.Untapped: lambda quality, thing, now, res: not thing.dull,
    ab.IsCard: lambda quality, thing, now, res: True,
    ab.Named: lambda quality, thing, now, res: quality.name in now.names,
    ab.OtherThan: _other_than,
    ab.Among: lambda quality, thing, now, res: object_of(thing) in evaluate.refs(quality.them, res),
    ab.DidThisTurn: _did,
    ab.TraitIs: _trait_is,
    ab.CostOneOf: lambda quality, thing, now, res: now.cost in quality.numbers,
    ab.Same: _same,
    ab.Other: _other,
    ab.OwnedBy: lambda quality, thing, now, res: (
        res.meaning.belongs(thing) in evaluate.seats(quality.player, res)
    ),
    ab.AllDifferent: lambda quality, thing, now, res: True,
    ab.TotalIs: lambda quality, thing, now, res: True,
    ab.FaceUp: lambda quality, thing, now, res: not is_face_down(thing),
    ab.FaceDown: lambda quality, thing, now, res: is_face_down(thing),
}
