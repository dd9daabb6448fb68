"""Which players and objects an ability speaks of, where every game means the same: players as seats, where a noun
looks and what fits it, references as objects.

A reference gives objects (:class:`~engine.state.Ref`), which may have left in the meantime; whoever acts on them
looks whether they are still there (FFTCG 7.4, Cipher 6.5).
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import with_parts
from engine.course import in_turn_order
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.effects.meaning import Refs, Seats
from engine.effects.resolution import Resolution
from engine.sight import is_secret
from engine.state import Ref, alive, ref

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
    found: list[int] = []
    for zone in meaning.looks(noun, res):
        found += meaning.lying(zone, res)
    return found


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
    if not res.veiled:
        return _fitting(noun, there, res)
    secret = [number for number in there if is_secret(number, res)]
    fitting = {*secret, *_fitting(noun, [number for number in there if number not in secret], res)}
    return [number for number in there if number in fitting]


def secrets(noun: ab.Noun, res: Resolution, zone: int | None) -> list[int]:
    """Return the cards that lie where a noun looks and that the opponent of the actor does not see."""
    there = candidates(noun, res) if zone is None else res.meaning.lying(zone, res)
    return [number for number in there if is_secret(number, res)]


def _fitting(noun: ab.Noun, there: Sequence[int], res: Resolution) -> list[int]:
    """Return those of some cards that fit."""
    state, meaning = res.state, res.meaning
    cards, tests = state.cards, meaning.qualities
    asked: list[tuple[Any, ab.Quality]] = []
    for quality in noun.qualities if there else ():
        # Once for all: whose they are, where they lie, and whom they are not.
        if type(quality) is ab.ControlledBy:
            seats = evaluate.seats(quality.player, res)
            there = [number for number in there if number < 0 or cards[number].controller in seats]
        elif type(quality) is ab.InZone and (quality.player is None or len(set(meaning.pairs[quality.zone])) > 1):
            zones = meaning.pairs[quality.zone] if quality.player is None else meaning.of_zone(quality, res)
            there = [number for number in there if number < 0 or cards[number].zone in zones]
        elif type(quality) is ab.OtherThan and not isinstance(quality.what, ab.Noun | ab.Any | ab.Every):
            others = evaluate.refs(quality.what, res)
            there = [number for number in there if number < 0 or (number, cards[number].entered) not in others]
        else:
            asked.append((tests[type(quality)], quality))
    if not asked:
        return [number for number in there if number >= 0 or evaluate.fits(noun, number, res)]
    found: list[int] = []
    printed = meaning.unchanged(state, noun)
    for number in there:
        if number < 0:
            found += [number] * evaluate.fits(noun, number, res)
            continue
        thing = cards[number]
        now = meaning.now(state, number) if printed is None or thing.face_down else printed[number]
        for test, quality in asked:
            if not test(quality, thing, now, res):
                break
        else:
            found.append(number)
    return found


def of_zone(place: ab.InZone, res: Resolution, owned: ab.OwnedBy | None = None) -> tuple[int, ...]:
    """Return the numbers of the zones that a quality of place means, the turn player's first; where it does not say
    whose, those of whom the noun says that the cards are theirs.
    """
    meaning = res.meaning
    pair = meaning.pairs[place.zone]
    if pair[0] == pair[1]:
        return pair[:1]
    player = place.player if place.player is not None or owned is None else owned.player
    seats = in_turn_order(res.state) if player is None else evaluate.seats(player, res)
    return tuple(map(pair.__getitem__, seats))


@ab.Memo
def owned_by(noun: ab.Noun) -> ab.OwnedBy | None:
    """Return whose a noun says that cards are."""
    return next((one for one in noun.qualities if type(one) is ab.OwnedBy), None)


def ones_own(private: Collection[enum.Enum]) -> ab.Memo[ab.Noun, bool]:
    """Whether a noun names a zone of which each player has their own, and not whose it is: "1 face-down Bond card". Who
    speaks of such a zone speaks of theirs (Cipher 6.3).
    """

    def is_ones_own(noun: ab.Noun) -> bool:
        if any(isinstance(one, ab.OwnedBy | ab.ControlledBy) for one in noun.qualities):
            return False
        stated = [one for one in noun.qualities if isinstance(one, ab.InZone)]
        return bool(stated) and all(one.player is None and one.zone in private for one in stated)

    return ab.Memo(is_ones_own)


@dataclass(frozen=True, slots=True)
class Places:
    """Where nouns look that say so, the turn player's zones first: ``field`` where those look that say nothing,
    ``controlled`` where what a player controls is, ``of`` what further qualities say.
    """

    field: Callable[[Resolution], tuple[int, ...]]
    controlled: Callable[[ab.Noun, ab.ControlledBy, Resolution], tuple[int, ...]]
    of: Mapping[type[ab.Quality], Callable[[Any, Resolution], tuple[int, ...]]]

    def stated(self, noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
        """Return the zones that a noun says; a zone that it names counts more than who controls its objects."""
        zones: tuple[int, ...] = ()
        for quality in noun.qualities:
            kind = type(quality)
            if kind is ab.InZone:
                return of_zone(quality, res, owned_by(noun))  # type: ignore[arg-type]
            if kind is ab.ControlledBy:
                zones = zones or self.controlled(noun, quality, res)  # type: ignore[arg-type]
            elif kind is ab.AnyOf:
                several = [self.stated(option, res) for option in quality.options]  # type: ignore[attr-defined]
                if any(several):
                    plain = () if all(several) else self.field(res)
                    return tuple(dict.fromkeys((*plain, *(zone for found in several for zone in found))))
            elif kind in self.of:
                return self.of[kind](quality, res)
        return zones


def suits(noun: ab.Noun, what: Ref, res: Resolution) -> bool:
    """Whether an object fits: as it is while it is there, as it last was afterwards (FFTCG 11.5.5, FOW 911.1).

    Where it is, is asked about what it has become: an object that is gone is nowhere.
    """
    meaning = res.meaning
    if what.number < 0:
        return meaning.item_suits(noun, what.number, res)
    card = res.state.cards[what.number]
    there = card.entered == what.entered
    memory = evaluate.left(what, res) if there else res.recall(what)
    if memory is None:
        return there and evaluate.fits_thing(noun, card, meaning.now(res.state, what.number), res)
    if names_place(noun) and res.current(what).entered != card.entered:
        return False
    tests = meaning.qualities
    for quality in noun.qualities:
        thing: Any = card if type(quality) is ab.InZone else memory
        if not tests[type(quality)](quality, thing, memory.now, res):
            return False
    return True


def suits_what_became(noun: ab.Noun, what: Ref, res: Resolution) -> bool:
    """Whether an object fits, where a text goes on to speak of what it has moved: as it is while it is there, as it
    last was afterwards (VG 16.8). Where it is, is asked about what it has become.
    """
    now, card = res.meaning.now, res.state.cards[what.number]
    if card.entered == what.entered:
        memory = evaluate.left(what, res)
        if memory is None:
            return evaluate.fits_thing(noun, card, now(res.state, what.number), res)
        return evaluate.fits_thing(noun, memory, memory.now, res)
    memory = res.recall(what)
    if memory is None:
        # A card that was never on the field is what it is, wherever the text itself has put it.
        moved = res.current(what)
        return moved != what and moved.entered == card.entered and evaluate.fits_thing(
            noun, card, now(res.state, what.number), res
        )
    if names_place(noun) and res.current(what).entered == card.entered:
        return evaluate.fits_thing(noun, card, now(res.state, what.number), res)
    return evaluate.fits_thing(noun, memory, memory.now, res)


# References


def all_of(reference: Any, res: Resolution) -> Refs:
    """Return everything that fits the noun of a reference."""
    cards = res.state.cards
    found = evaluate.find(reference.noun, res)
    return tuple([Ref(number, -number if number < 0 else cards[number].entered) for number in found])


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
    """Return the nouns of a list with what only the last one says: its place ("you control"), and what is missing."""
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


#: References that find what fits a noun.
_FINDING = (ab.Any, ab.Every, ab.Pick, ab.The)


def lists_said(node: Any, missing: Missing, says: Callable[[Any], bool] = lambda one: True) -> Any:
    """Return a part of the tree with what only the last of a list says put into the others: "the Card Name Vell Forward
    and the Job Pilot Forwards you control"; of those parts only that say enough by themselves to be meant.
    """
    found = with_parts(node, lambda part: lists_said(part, missing, says))
    if not isinstance(found, ab.Both):
        return found
    places = [place for place, one in enumerate(found.references) if isinstance(one, _FINDING) and says(one)]
    if len(places) < 2 or places[-1] != len(found.references) - 1:
        return found
    parts: list[Any] = list(found.references)
    for place, noun in zip(places, spread(tuple(parts[place].noun for place in places), missing), strict=True):
        parts[place] = replace(parts[place], noun=noun)
    return replace(found, references=tuple(parts))


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
