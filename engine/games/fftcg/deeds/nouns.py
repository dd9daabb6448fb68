"""Nouns: which objects fit, now or as they last were, and where to look for them.

A Summon on the stack is its card; an ability there has no card, and goes by the negative of its item's stamp
(see :func:`ability_number`).
"""

from __future__ import annotations

from engine.abilities import nouns as words
from engine.abilities.nouns import Noun
from engine.effects import evaluate
from engine.games.fftcg import vocabulary
from engine.games.fftcg.deeds import places, qualities
from engine.games.fftcg.deeds.context import MEANING, Deed
from engine.games.fftcg.deeds.qualities import Thing
from engine.games.fftcg.law.items import stack
from engine.games.fftcg.law.table import FIELD, STACK, Ref, turn_player


def suits(noun: Noun, what: Ref, deed: Deed) -> bool:
    """Whether an object fits: as it is while it is there, as it last was afterwards (FFTCG 11.5.5).

    Where it is, is asked about what it has become: an object that is gone is nowhere.
    """
    if what.number < 0:
        return qualities.ability_fits(noun, what.number, deed)
    card = deed.state.cards[what.number]
    there = card.entered == what.entered
    memory = evaluate.left(what, deed) if there else deed.recall(what)
    if memory is None:
        return there and evaluate.fits_thing(noun, card, MEANING.now(deed.state, what.number), deed)
    if places.names_place(noun) and deed.current(what).entered != card.entered:
        return False
    for quality in noun.qualities:
        thing: Thing = card if type(quality) is words.InZone else memory
        if not MEANING.qualities[type(quality)](quality, thing, memory.now, deed):
            return False
    return True


def fits_cast(noun: Noun, number: int, seat: int, deed: Deed) -> bool:
    """Whether a card fits as something that a player casts: whose it is means who casts it."""
    thing = deed.state.cards[number]
    now = MEANING.now(deed.state, number)
    for quality in noun.qualities:
        kind = type(quality)
        if kind is words.OwnedBy or kind is words.ControlledBy:
            if seat not in evaluate.seats(quality.player, deed):  # type: ignore[attr-defined]
                return False
        elif kind is words.AnyOf:
            if not any(fits_cast(one, number, seat, deed) for one in quality.options):  # type: ignore[attr-defined]
                return False
        elif not MEANING.qualities[kind](quality, thing, now, deed):
            return False
    return True


def find(noun: Noun, deed: Deed, zone: int | None) -> list[int]:
    """Return everything that fits, the turn player's first.

    It looks where the noun says, on the field where it says nothing, or in the one ``zone`` that is given. Of hidden
    cards it finds all, where the deed is ``veiled``.
    """
    found: list[int] = []
    for number in candidates(noun, deed) if zone is None else _lying_in(zone, deed):
        if evaluate.may_fit(noun, number, deed):
            found.append(number)
    return found


def candidates(noun: Noun, deed: Deed) -> list[int]:
    """Return everything that lies where a noun looks, the turn player's first."""
    among = places.among(noun)
    if among is not None:

        return [one.number for one in evaluate.refs(among, deed)]
    for quality in noun.qualities:
        if type(quality) is words.Done:
            return [one.number for one in deed.done.get(quality.word, ())]
    found: list[int] = []
    for zone in places.zones(noun, deed):
        found.extend(_lying_in(zone, deed))
    return found


def _lying_in(zone: int, deed: Deed) -> list[int]:
    state = deed.state
    if zone == FIELD:
        cards, first = state.cards, turn_player(state)
        field = state.zones[FIELD]
        return [n for n in field if cards[n].controller == first] + [n for n in field if cards[n].controller != first]
    if zone == STACK:
        return state.zones[STACK] + [ability_number(one.stamp) for one in stack(state) if one.kind != "Summon"]
    return state.zones[zone]


def ability_number(stamp: int) -> int:
    """Return the number by which an ability on the stack goes among cards."""
    return -stamp


def looks_on_stack(noun: Noun) -> bool:
    """Whether a noun speaks of Summons and abilities on the stack."""
    return any(type(quality) is vocabulary.OnStack for quality in noun.qualities)


MEANING.suits = suits
MEANING.find = find
