"""Nouns and references: where they look, which objects fit, now or as they last were, and what a text refers to.

A spell on the chase is its card; an ability there has no card, and goes by the negative of its item's stamp. A
reference gives objects (:class:`~engine.games.fow.rules.table.Ref`), which may have left in the meantime; whoever acts
on them looks whether they are still there (FOW 302.3).
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from functools import partial

from engine import abilities as ab
from engine.effects import evaluate, nouns
from engine.effects.meaning import Refs
from engine.effects.nouns import names_place, of_zone
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import CardType
from engine.games.fow.effects import qualities
from engine.games.fow.effects.qualities import Thing
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules import table
from engine.games.fow.rules.table import CHASE, FIELD, Ref, attacking, bearer, blocking, ref, turn_player
from engine.timing.items import stack

# Where a noun looks (FOW 201.5, 205.4, 307.4, 308.4)

#: The zones of one kind, by seat; the shared ones twice the same.
ZONES: dict[enum.Enum, tuple[int, int]] = {
    own.Zone.FIELD: (FIELD, FIELD),
    own.Zone.CHASE: (CHASE, CHASE),
    own.Zone.RULER_AREA: table.RULER_AREA,
    own.Zone.DECK: table.DECK,
    own.Zone.STONE_DECK: table.STONE_DECK,
    own.Zone.HAND: table.HAND,
    own.Zone.GRAVEYARD: table.GRAVEYARD,
    own.Zone.STANDBY: table.STANDBY,
    own.Zone.REMOVED: table.REMOVED,
}
_FIELD_ONLY = (FIELD,)
_CHASE_ONLY = (CHASE,)
#: What may lie in a ruler area where nothing is said of where it lies: rulers, and races of whatever card.
_IN_RULER_AREA = (own.OfRace, own.Astral)


def zones(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    """Return the zones a noun looks in: what it says, or the field, or the whole battle area for rulers and races."""
    return _stated(noun, res) or (BATTLE_AREA if _means_rulers(noun) else _FIELD_ONLY)


def _means_rulers(noun: ab.Noun) -> bool:
    for quality in noun.qualities:
        kind = type(quality)
        if kind in _IN_RULER_AREA:
            return True
        if kind is ab.OfType and quality.type is CardType.RULER:  # type: ignore[attr-defined]
            return True
        if kind is ab.AnyOf and any(map(_means_rulers, quality.options)):  # type: ignore[attr-defined]
            return True
    return False


def _stated(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    for quality in noun.qualities:
        kind = type(quality)
        if kind is ab.InZone:
            return of_zone(quality, res)  # type: ignore[arg-type]
        if kind is ab.RemovedBy:
            return table.REMOVED
        if kind is own.OnChase:
            return _CHASE_ONLY
        if kind is ab.AnyOf:
            found = [zone for option in quality.options for zone in _stated(option, res)]  # type: ignore[attr-defined]
            if found:
                plain = any(not _stated(option, res) for option in quality.options)  # type: ignore[attr-defined]
                return tuple(dict.fromkeys(([FIELD] if plain else []) + found))
    for quality in noun.qualities:
        if type(quality) is ab.ControlledBy:
            return BATTLE_AREA if _means_rulers(noun) else _FIELD_ONLY
    return ()


def _missing(noun: ab.Noun, last: ab.Noun) -> tuple[ab.Quality, ...]:
    """What the last thing of a list is, for one of which only the attribute is said."""
    alone = all(isinstance(one, own.OfAttribute) for one in noun.qualities)
    return tuple(one for one in last.qualities if isinstance(one, _KINDS)) if alone else ()


_KINDS = (ab.IsCard, ab.AnyOf, ab.OfType)
#: The parts of a list, each with what only the last one says; and the nouns of one.
listed = partial(nouns.listed, missing=_missing)
spread = partial(nouns.spread, missing=_missing)

MEANING.pairs = ZONES
MEANING.stated = _stated
MEANING.looks = zones
MEANING.listed = listed


# What fits


def suits(noun: ab.Noun, what: Ref, res: Resolution) -> bool:
    """Whether an object fits: as it is while it is there, as it last was afterwards (FOW 911.1).

    Where it is, is asked about what it has become: an object that is gone is nowhere.
    """
    if what.number < 0:
        return qualities.ability_fits(noun, what.number, res)
    card = res.state.cards[what.number]
    there = card.entered == what.entered
    memory = evaluate.left(what, res) if there else res.recall(what)
    if memory is None:
        return there and evaluate.fits_thing(noun, card, MEANING.now(res.state, what.number), res)
    if names_place(noun) and res.current(what).entered != card.entered:
        return False
    for quality in noun.qualities:
        thing: Thing = card if type(quality) is ab.InZone else memory
        if not MEANING.qualities[type(quality)](quality, thing, memory.now, res):
            return False
    return True


def fits_played(noun: ab.Noun, number: int, seat: int, res: Resolution) -> bool:
    """Whether a card fits as something that a player plays: whose it is means who plays it."""
    thing = res.state.cards[number]
    now = MEANING.now(res.state, number)
    for quality in noun.qualities:
        kind = type(quality)
        if kind is ab.OwnedBy or kind is ab.ControlledBy:
            if seat not in evaluate.seats(quality.player, res):  # type: ignore[attr-defined]
                return False
        elif kind is ab.AnyOf:
            if not any(fits_played(one, number, seat, res) for one in quality.options):  # type: ignore[attr-defined]
                return False
        elif kind is not own.OnChase and not MEANING.qualities[kind](quality, thing, now, res):
            return False
    return True


def _lying(zone: int, res: Resolution) -> list[int]:
    """Return what lies in a zone: on the field the turn player's first, on the chase abilities too, but no judgment
    (FOW 705.2d).
    """
    state = res.state
    if zone == FIELD:
        first = turn_player(state)
        return sorted(state.zones[FIELD], key=lambda number: state.cards[number].controller != first)
    if zone == CHASE:
        return state.zones[CHASE] + [-one.stamp for one in stack(state) if one.kind not in ("spell", "judgment")]
    return state.zones[zone]


MEANING.suits = suits
MEANING.lying = _lying


# What is referred to: the card itself, what was chosen, what was spoken of last, all of a kind


def _them(_: ab.Reference, res: Resolution) -> Refs:
    """What was spoken of last; all targets where that was only one of them."""
    chosen = tuple(dict.fromkeys(one for group in res.targets for one in group))
    return chosen if len(res.it) == 1 and len(chosen) > 1 and res.it[0] in chosen else res.it


def _that(reference: ab.That, res: Resolution) -> Refs:
    for spoken in (res.it, res.event, *reversed(res.targets)):
        found = evaluate.fitting(spoken, reference.noun, res)
        found = found or evaluate.fitting(_sources(spoken, res), reference.noun, res)
        if found:
            return found
    return ()


def _sources(found: Refs, res: Resolution) -> Refs:
    """Return the cards whose abilities on the chase were spoken of: "that resonator" may be one of them."""
    stamps = {-one.number for one in found if one.number < 0}
    return tuple(item.source for item in stack(res.state) if item.stamp in stamps) if stamps else ()


def _chosen(reference: ab.TheDealt, res: Resolution) -> Refs:
    if len(res.targets) == 1:
        return res.targets[0]
    return evaluate.fitting(tuple(one for group in res.targets for one in group), reference.noun, res)


def _target(place: int) -> Callable[[ab.Reference, Resolution], Refs]:
    """Return one of the groups of targets, or of a single "choose" for two one of both.

    The first stays the first when it is no legal target any more (FOW 903.3a).
    """

    def pick(_: ab.Reference, res: Resolution) -> Refs:
        here = res.named.get("several", slice(None))
        assert isinstance(here, slice)
        groups = res.targets[here]
        if len(groups) == 1:
            return tuple(one for one in declared(res)[here][0][place : place + 1] if one in groups[0])
        return groups[place] if place < len(groups) else ()

    return pick


def declared(res: Resolution) -> tuple[Refs, ...]:
    """Return the targets as they were chosen, those that are not legal any more included (FOW 903.2d)."""
    found = res.named.get("declared")
    return found if isinstance(found, tuple) and len(found) == len(res.targets) else res.targets


def _rest(_: ab.Reference, res: Resolution) -> Refs:
    """Return those looked at that have not been dealt with; where nothing was looked at, such of those chosen."""
    if "shown" in res.named or not res.targets:
        return res.looked
    return tuple(one for one in res.targets[0] if one not in res.moved)


def _the(reference: ab.The, res: Resolution) -> Refs:
    """Return the one that fits; "the resonator" alone is the one that was spoken of."""
    if all(isinstance(one, _KINDS) for one in reference.noun.qualities):
        found = _that(ab.That(reference.noun), res)
        if found:
            return found
    return nouns.all_of(reference, res)


def _dealt(reference: ab.TheDealt, res: Resolution) -> Refs:
    """Return what a past action dealt with, or whoever is doing just now what the participle says."""
    done = reference.participle.done
    if done == "chosen":
        return _chosen(reference, res)
    if done in ("attacking", "blocking"):
        by = attacking(res.state) if done == "attacking" else blocking(res.state)
        return () if by is None else (by,)
    if done == "entered":
        # Of what triggered the ability, whatever was spoken of since.
        return evaluate.fitting(res.event, reference.noun, res)
    return res.done.get(done, ())


def _groups(res: Resolution) -> tuple[Refs, ...]:
    here = res.named.get("several", slice(None))
    assert isinstance(here, slice)
    return res.targets[here]


def _top_of_stones(reference: own.TopOfStones, res: Resolution) -> Refs:
    """Return the top cards of magic stone decks (FOW 305.3)."""
    found: list[int] = []
    for seat in evaluate.seats(reference.player, res):
        deck = res.state.zones[table.STONE_DECK[seat]]
        most = evaluate.span(reference.count, len(deck), res)[1]
        found += deck[len(deck) - most :][::-1]
    return tuple(ref(res.state, number) for number in found)


def _bearer(reference: own.Bearer, res: Resolution) -> Refs:
    """Return what the ability's card is added to, or was as it left (FOW 1121.3a, 911.1)."""
    card = res.state.cards[res.source.number]
    thing = card if card.entered == res.source.entered else res.recall(res.source)
    to = None if thing is None else bearer(thing)
    return () if to is None else evaluate.fitting((to,), reference.noun, res)


def _ruler_of(reference: own.RulerOf, res: Resolution) -> Refs:
    """Return the J/ruler of a player as far as it is what the noun says (FOW 201.2b)."""
    found = (table.ruler(res.state, seat) for seat in evaluate.seats(reference.player, res))
    those = tuple(ref(res.state, number) for number in found if number is not None)
    return evaluate.fitting(those, reference.noun, res)


def _causes(reference: ab.Reference, res: Resolution) -> Refs:
    raise ValueError("what is done this way is a cause, and no object")


MEANING.references |= {
    ab.Them: _them,
    ab.That: _that,
    ab.Former: _target(0),
    ab.Latter: _target(1),
    ab.The: _the,
    ab.TheRest: _rest,
    ab.TheDealt: _dealt,
    own.Bearer: _bearer,
    own.RulerOf: _ruler_of,
    own.ThisDoing: _causes,
    own.PlayerAsTarget: lambda reference, res: (),
    own.ThisItem: lambda reference, res: (),
    own.Aimed: lambda reference, res: _groups(res)[reference.place : reference.place + 1][0],
    own.TopOfStones: _top_of_stones,
}
