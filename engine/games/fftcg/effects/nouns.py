"""Nouns: which objects fit, now or as they last were, and where to look for them.

A Summon on the stack is its card; an ability there has no card, and goes by the negative of its item's stamp
(see :func:`ability_number`).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.places import among, names_place
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import places, qualities
from engine.games.fftcg.effects.qualities import Thing
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import FIELD, STACK, Ref, turn_player
from engine.timing.items import stack


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


def find(noun: ab.Noun, res: Resolution, zone: int | None) -> list[int]:
    """Return everything that fits, the turn player's first.

    It looks where the noun says, on the field where it says nothing, or in the one ``zone`` that is given. Of hidden
    cards it finds all, where the deed is ``veiled``.
    """
    there = candidates(noun, res) if zone is None else _lying_in(zone, res)
    if res.veiled:
        return [number for number in there if evaluate.may_fit(noun, number, res)]
    # Whose it has to be is asked first, once for all: most words that speak of a field speak of one player's.
    for quality in noun.qualities if there else ():
        if type(quality) is ab.ControlledBy:
            cards, seats = res.state.cards, evaluate.seats(quality.player, res)
            there = [number for number in there if number < 0 or cards[number].controller in seats]
    return [number for number in there if evaluate.fits(noun, number, res)]


def candidates(noun: ab.Noun, res: Resolution) -> list[int]:
    """Return everything that lies where a noun looks, the turn player's first."""
    those = among(noun)
    if those is not None:

        return [one.number for one in evaluate.refs(those, res)]
    for quality in noun.qualities:
        if type(quality) is ab.Done:
            return [one.number for one in res.done.get(quality.word, ())]
    found: list[int] = []
    for zone in places.zones(noun, res):
        found.extend(_lying_in(zone, res))
    return found


def _lying_in(zone: int, res: Resolution) -> list[int]:
    state = res.state
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


def looks_on_stack(noun: ab.Noun) -> bool:
    """Whether a noun speaks of Summons and abilities on the stack."""
    return any(type(quality) is own.OnStack for quality in noun.qualities)


MEANING.suits = suits
MEANING.find = find
