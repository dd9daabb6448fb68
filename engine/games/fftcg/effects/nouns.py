"""Nouns and references: where they look, which objects fit, now or as they last were, and what a text refers to.

A Summon on the stack is its card; an ability there has no card, and goes by the negative of its item's stamp. A
reference gives objects (:class:`~engine.games.fftcg.rules.table.Ref`), which may have left in the meantime; whoever
acts on them looks whether they are still there (FFTCG 7.4).
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from functools import partial

from engine import abilities as ab
from engine.effects import evaluate, nouns
from engine.effects.meaning import Refs
from engine.effects.nouns import names_place, of_zone
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import qualities
from engine.games.fftcg.effects.qualities import Thing
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.table import FIELD, STACK, Ref, turn_player
from engine.timing.items import stack

# Where a noun looks: the zones it names, the field where it names none (FFTCG 7)

#: The zones of one kind, by seat; the shared ones twice the same.
ZONES: dict[enum.Enum, tuple[int, int]] = {
    own.Zone.FIELD: (FIELD, FIELD),
    own.Zone.STACK: (STACK, STACK),
    own.Zone.DECK: table.DECK,
    own.Zone.HAND: table.HAND,
    own.Zone.BREAK: table.BREAK,
    own.Zone.DAMAGE: table.DAMAGE,
    own.Zone.REMOVED: table.REMOVED,
    own.Zone.LB_DECK: table.LB_DECK,
}
_FIELD_ONLY = (FIELD,)
_STACK_ONLY = (STACK,)


def zones(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    """Return the zones a noun looks in, the turn player's first: Summons are never on the field (FFTCG
    5.2.3.1.2.1).
    """
    summon = any(type(one) is ab.OfType and one.type is CardType.SUMMON for one in noun.qualities)
    return _stated(noun, res) or (_STACK_ONLY if summon else _FIELD_ONLY)


def _stated(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    for quality in noun.qualities:
        kind = type(quality)
        if kind is ab.ControlledBy:
            return _FIELD_ONLY
        if kind is ab.InZone:
            return of_zone(quality, res)  # type: ignore[arg-type]
        if kind is ab.RemovedBy:
            return table.REMOVED
        if kind is own.OnStack:
            return _STACK_ONLY
        if kind is ab.AnyOf:
            found = [zone for option in quality.options for zone in _stated(option, res)]  # type: ignore[attr-defined]
            if found:
                plain = any(not _stated(option, res) for option in quality.options)  # type: ignore[attr-defined]
                return tuple(dict.fromkeys(([FIELD] if plain else []) + found))
    return ()


def _missing(noun: ab.Noun, last: ab.Noun) -> tuple[ab.Quality, ...]:
    """What the last thing of a list is, for one of which only the Element is said: "1 Fire and 1 Ice Character"."""
    alone = all(isinstance(one, own.OfElement) for one in noun.qualities)
    return tuple(one for one in last.qualities if isinstance(one, _KINDS)) if alone else ()


_KINDS = (ab.IsCard, own.IsCharacter, ab.OfType)
#: The parts of a list, each with what only the last one says; and the nouns of one.
listed = partial(nouns.listed, missing=_missing)
spread = partial(nouns.spread, missing=_missing)

MEANING.pairs = ZONES
MEANING.stated = _stated
MEANING.looks = zones


# What fits


def suits(noun: ab.Noun, what: Ref, res: Resolution) -> bool:
    """Whether an object fits: as it is while it is there, as it last was afterwards (FFTCG 11.5.5).

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


def fits_cast(noun: ab.Noun, number: int, seat: int, res: Resolution) -> bool:
    """Whether a card fits as something that a player casts: whose it is means who casts it."""
    thing = res.state.cards[number]
    now = MEANING.now(res.state, number)
    for quality in noun.qualities:
        kind = type(quality)
        if kind is ab.OwnedBy or kind is ab.ControlledBy:
            if seat not in evaluate.seats(quality.player, res):  # type: ignore[attr-defined]
                return False
        elif kind is ab.AnyOf:
            if not any(fits_cast(one, number, seat, res) for one in quality.options):  # type: ignore[attr-defined]
                return False
        elif not MEANING.qualities[kind](quality, thing, now, res):
            return False
    return True


def _lying(zone: int, res: Resolution) -> list[int]:
    """Return what lies in a zone: on the field the turn player's first, on the stack abilities too."""
    state = res.state
    if zone == FIELD:
        first = turn_player(state)
        return sorted(state.zones[FIELD], key=lambda number: state.cards[number].controller != first)
    if zone == STACK:
        return state.zones[STACK] + [-one.stamp for one in stack(state) if one.kind != "Summon"]
    return state.zones[zone]


def looks_on_stack(noun: ab.Noun) -> bool:
    """Whether a noun speaks of Summons and abilities on the stack."""
    return any(type(quality) is own.OnStack for quality in noun.qualities)


MEANING.suits = suits
MEANING.lying = _lying


# What is referred to: the card itself, what was chosen, what was spoken of last, all of a kind

CARD = ab.Noun((ab.IsCard(),))
PARTY = own.IsParty()


def _them(_: ab.Reference, res: Resolution) -> Refs:
    """What was spoken of last; all targets where that was only one of them ("Dull the former. Freeze them")."""
    chosen = tuple(dict.fromkeys(one for group in res.targets for one in group))
    return chosen if len(res.it) == 1 and len(chosen) > 1 and res.it[0] in chosen else res.it


def _that(reference: ab.That, res: Resolution) -> Refs:
    if PARTY in reference.noun.qualities:
        return qualities.party(res)
    for spoken in (res.it, res.event, *reversed(res.targets)):
        found = evaluate.fitting(spoken, reference.noun, res)
        found = found or evaluate.fitting(_sources(spoken, res), reference.noun, res)
        if found:
            return found
    return ()


def _sources(found: Refs, res: Resolution) -> Refs:
    """Return the cards whose abilities on the stack were spoken of: "that Forward" may be one of them."""
    stamps = {-one.number for one in found if one.number < 0}
    return tuple(item.source for item in stack(res.state) if item.stamp in stamps) if stamps else ()


def _chosen(reference: ab.TheDealt, res: Resolution) -> Refs:
    if len(res.targets) == 1:
        return res.targets[0]
    return evaluate.fitting(tuple(one for group in res.targets for one in group), reference.noun, res)


def _target(place: int) -> Callable[[ab.Reference, Resolution], Refs]:
    """Return one of the groups of targets, or of a single "choose" for two one of both (FFTCG 11.3.3).

    They are those of the last "choose" for several. The first stays the first when it is no legal target any more
    (11.11.2.1.1).
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
    """Return the targets as they were chosen, those that are not legal any more included (FFTCG 11.3.3)."""
    found = res.named.get("declared")
    return found if isinstance(found, tuple) and len(found) == len(res.targets) else res.targets


def _rest(_: ab.Reference, res: Resolution) -> Refs:
    """Return those looked at that have not been dealt with; where nothing was looked at, such of those chosen."""
    if "shown" in res.named or not res.targets:
        return res.looked
    first = declared(res)[0][:1] if res.named.get("first") else ()
    return tuple(one for one in res.targets[0] if one not in first and one not in res.moved)


def _the(reference: ab.The, res: Resolution) -> Refs:
    """Return the one that fits; "the Forward" alone is the one that was spoken of."""
    if all(isinstance(one, _HEADS) for one in reference.noun.qualities):
        found = _that(ab.That(reference.noun), res)
        if found:
            return found
    return nouns.all_of(reference, res)


_HEADS = (ab.OfType, own.IsCharacter)


def _dealt(reference: ab.TheDealt, res: Resolution) -> Refs:
    """Return what a past action dealt with, or whoever is doing just now what the participle says."""
    done = reference.participle.done
    if done == "chosen":
        return _chosen(reference, res)
    if done == "attacking":
        return table.attacking(res.state)
    if done == "blocking":
        by = table.blocking(res.state)
        return () if by is None else (by,)
    if done == "entered" or (done == "placed" and done not in res.done):
        # Of what triggered the ability, whatever was spoken of since.
        return evaluate.fitting(res.event, reference.noun, res)
    return res.done.get(done, ())


def _effects(reference: own.Effects, res: Resolution) -> Refs:
    raise ValueError("effects are causes, not objects")


MEANING.references |= {
    # After a card was selected, "this card" is that one.
    ab.This: lambda reference, res: (reference.noun == CARD and res.done.get("selected")) or (res.source,),
    ab.Them: _them,
    ab.That: _that,
    ab.Former: _target(0),
    ab.Latter: _target(1),
    ab.The: _the,
    ab.TheRest: _rest,
    ab.TheDealt: _dealt,
    own.Effects: _effects,
    own.ThisEffect: _effects,
}
