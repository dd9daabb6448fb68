"""Nouns: which cards and units fit, now or as they last were, and where to look for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.abilities.nouns import Noun
from engine.effects import evaluate
from engine.games.cipher.deeds import board as boards
from engine.games.cipher.deeds import places
from engine.games.cipher.deeds.context import MEANING, Deed
from engine.games.cipher.law.table import Ref, in_turn_order

if TYPE_CHECKING:
    pass


def suits(noun: Noun, what: Ref, deed: Deed) -> bool:
    """Whether an object fits: as it is while it is there, as it last was afterwards.

    Where it is, is asked about what it has become.
    """
    card = deed.state.cards[what.number]
    if card.entered == what.entered:
        memory = evaluate.left(what, deed)
        if memory is None:
            return evaluate.fits_thing(noun, card, MEANING.now(deed.state, what.number), deed)
        return evaluate.fits_thing(noun, memory, memory.now, deed)
    memory = deed.recall(what)
    if memory is None:
        # A card that was never a unit is what it is, wherever the skill itself has put it.
        moved = deed.current(what)
        return moved != what and moved.entered == card.entered and evaluate.fits_thing(
            noun, card, MEANING.now(deed.state, what.number), deed
        )
    if places.names_place(noun) and deed.current(what).entered == card.entered:
        return evaluate.fits_thing(noun, card, MEANING.now(deed.state, what.number), deed)
    return evaluate.fits_thing(noun, memory, memory.now, deed)


def find(noun: Noun, deed: Deed, zone: int | None) -> list[int]:
    """Return everything that fits, the turn player's first.

    It looks where the noun says, on the battlefield where it says nothing, or in the one ``zone`` that is given.
    """
    state = deed.state
    if zone is not None:
        return [number for number in state.zones[zone] if evaluate.fits(noun, number, deed)]
    among = places.among(noun)
    if among is not None:
        # An enemy that was returned is one that was an enemy: it is spoken of as it last was.
        return [one.number for one in evaluate.refs(among, deed) if suits(noun, one, deed)]
    rest = places.besides(noun)
    if rest is None:
        return [number for number in candidates(noun, deed) if evaluate.fits(noun, number, deed)]
    there = candidates(noun, deed)
    if not rest:
        return there
    cards = state.cards
    known = boards.board(state).now
    tests = [(MEANING.qualities[type(quality)], quality) for quality in rest]
    found: list[int] = []
    for number in there:
        thing, now = cards[number], known.get(number) or MEANING.now(state, number)
        for test, quality in tests:
            if not test(quality, thing, now, deed):
                break
        else:
            found.append(number)
    return found


def candidates(noun: Noun, deed: Deed) -> list[int]:
    """Return everything that lies where a noun looks, the turn player's first."""
    zones = deed.state.zones
    plain = places.plan(noun)
    if plain is not None:
        pairs, player = plain
        seats = in_turn_order(deed.state) if player is None else evaluate.seats(player, deed)
        return [number for seat in seats for pair in pairs for number in zones[pair[seat]]]
    among = places.among(noun)
    if among is not None:

        return [one.number for one in evaluate.refs(among, deed)]
    return [number for zone in places.zones(noun, deed) for number in zones[zone]]


MEANING.suits = suits
MEANING.find = find
