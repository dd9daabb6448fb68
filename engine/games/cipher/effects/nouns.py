"""Nouns: which cards and units fit, now or as they last were, and where to look for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.places import among, names_place
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import places
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import Ref, in_turn_order

if TYPE_CHECKING:
    pass


def suits(noun: ab.Noun, what: Ref, res: Resolution) -> bool:
    """Whether an object fits: as it is while it is there, as it last was afterwards.

    Where it is, is asked about what it has become.
    """
    card = res.state.cards[what.number]
    if card.entered == what.entered:
        memory = evaluate.left(what, res)
        if memory is None:
            return evaluate.fits_thing(noun, card, MEANING.now(res.state, what.number), res)
        return evaluate.fits_thing(noun, memory, memory.now, res)
    memory = res.recall(what)
    if memory is None:
        # A card that was never a unit is what it is, wherever the skill itself has put it.
        moved = res.current(what)
        return moved != what and moved.entered == card.entered and evaluate.fits_thing(
            noun, card, MEANING.now(res.state, what.number), res
        )
    if names_place(noun) and res.current(what).entered == card.entered:
        return evaluate.fits_thing(noun, card, MEANING.now(res.state, what.number), res)
    return evaluate.fits_thing(noun, memory, memory.now, res)


def find(noun: ab.Noun, res: Resolution, zone: int | None) -> list[int]:
    """Return everything that fits, the turn player's first.

    It looks where the noun says, on the battlefield where it says nothing, or in the one ``zone`` that is given. Of
    hidden cards it finds all, where the question is ``veiled``.
    """
    state = res.state
    if zone is not None or res.veiled:
        there = candidates(noun, res) if zone is None else state.zones[zone]
        fits = evaluate.may_fit if res.veiled else evaluate.fits
        return [number for number in there if fits(noun, number, res)]
    those = among(noun)
    if those is not None:
        # An enemy that was returned is one that was an enemy: it is spoken of as it last was.
        return [one.number for one in evaluate.refs(those, res) if suits(noun, one, res)]
    rest = places.besides(noun)
    if rest is None:
        return [number for number in candidates(noun, res) if evaluate.fits(noun, number, res)]
    there = candidates(noun, res)
    if not rest:
        return there
    cards = state.cards
    known = boards.board(state).now
    tests = [(MEANING.qualities[type(quality)], quality) for quality in rest]
    found: list[int] = []
    for number in there:
        thing, now = cards[number], known.get(number) or MEANING.now(state, number)
        for test, quality in tests:
            if not test(quality, thing, now, res):
                break
        else:
            found.append(number)
    return found


def candidates(noun: ab.Noun, res: Resolution) -> list[int]:
    """Return everything that lies where a noun looks, the turn player's first."""
    zones = res.state.zones
    plain = places.plan(noun)
    if plain is not None:
        pairs, player = plain
        seats = in_turn_order(res.state) if player is None else evaluate.seats(player, res)
        return [number for seat in seats for pair in pairs for number in zones[pair[seat]]]
    those = among(noun)
    if those is not None:

        return [one.number for one in evaluate.refs(those, res)]
    return [number for zone in places.zones(noun, res) for number in zones[zone]]


MEANING.suits = suits
MEANING.find = find
