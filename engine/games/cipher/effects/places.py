"""Where the words of a skill look: the areas that a noun speaks of (Cipher 6)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.memo import Memo
from engine.abilities.nouns import Among, AnyOf, ControlledBy, InZone, IsCard, Noun, OwnedBy, Quality
from engine.abilities.players import Player
from engine.effects import evaluate
from engine.effects.places import of_zone
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import AREAS, BACK, FRONT, STACKED, in_turn_order
from engine.games.cipher.vocabulary import InStackOf, IsUnit, StackedUnder, Zone


def zones(noun: Noun, res: Resolution) -> tuple[int, ...]:
    """Return the numbers of the areas where a noun looks, the turn player's first.

    It is the battlefield where the noun says nothing of a place.
    """
    found = _stated(noun, res)
    return found if found else _lines(in_turn_order(res.state))


def _plan(noun: Noun) -> tuple[tuple[tuple[int, int], ...], Player | None] | None:
    kinds = [type(one) for one in noun.qualities]
    if any(kind in (Among, AnyOf, StackedUnder, InStackOf) for kind in kinds) or (InZone in kinds and OwnedBy in kinds):
        return None
    for one in noun.qualities:
        if isinstance(one, InZone):
            assert isinstance(one.zone, Zone)
            return (AREAS[one.zone],), one.player
    player = next((one.player for one in noun.qualities if isinstance(one, ControlledBy)), None)
    return (FRONT, BACK), player


#: Where a noun looks, by the pairs of areas and whose they are, None for both players; None where that is not plain.
plan: Memo[Noun, tuple[tuple[tuple[int, int], ...], Player | None] | None] = Memo(_plan)


def lies_in(zone: int, place: InZone, res: Resolution) -> bool:
    """Whether an area is one of those that a quality of place means."""
    assert isinstance(place.zone, Zone)
    if zone not in AREAS[place.zone]:
        return False
    return place.player is None or (zone & 1) in evaluate.seats(place.player, res)


def _owned_by(noun: Noun) -> OwnedBy | None:
    return next((one for one in noun.qualities if type(one) is OwnedBy), None)


#: Whose a noun says that cards are.
owned_by: Callable[[Noun], OwnedBy | None] = Memo(_owned_by)


#: Areas of which a player has their own (Cipher 6.3): who speaks of them, and not of whose, speaks of theirs.
_PRIVATE = (Zone.DECK, Zone.HAND, Zone.RETREAT, Zone.ORB, Zone.BOND)


def _is_ones_own(noun: Noun) -> bool:
    if any(isinstance(one, OwnedBy | ControlledBy) for one in noun.qualities):
        return False
    stated = [one for one in noun.qualities if isinstance(one, InZone)]
    return bool(stated) and all(one.player is None and one.zone in _PRIVATE for one in stated)


#: Whether a noun names such an area and not whose it is: "1 face-down Bond card".
is_ones_own: Memo[Noun, bool] = Memo(_is_ones_own)


def _besides(noun: Noun) -> tuple[Quality, ...] | None:
    stated = [one for one in noun.qualities if type(one) in (InZone, ControlledBy)]
    if any(type(one) in (Among, AnyOf, StackedUnder, InStackOf) for one in noun.qualities):
        return None
    place = next((one for one in stated if type(one) is InZone), stated[0] if stated else None)
    on_field = not isinstance(place, InZone) or place.zone in (Zone.FRONT_LINE, Zone.BACK_LINE)
    given: tuple[type[Quality], ...] = (IsCard, IsUnit) if on_field else (IsCard, OwnedBy)
    if sum(type(one) is OwnedBy for one in noun.qualities) > 1:
        given = (IsCard,)
    return tuple(one for one in noun.qualities if one is not place and type(one) not in given)


#: The qualities of a noun that are left to be asked about what lies where the noun looks; None where that is not plain.
besides: Callable[[Noun], tuple[Quality, ...] | None] = Memo(_besides)


def _lines(seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(line[seat] for seat in seats for line in (FRONT, BACK))


def _stated(noun: Noun, res: Resolution) -> tuple[int, ...]:
    lines: tuple[int, ...] = ()
    for quality in noun.qualities:
        found = _place(quality, res)
        if found and type(quality) is not ControlledBy:
            owner = owned_by(noun)
            if owner is None or type(quality) is not InZone:
                return found
            seats = evaluate.seats(owner.player, res)
            return tuple(zone for zone in found if zone & 1 in seats)
        lines = lines or found
    return lines


def _place(quality: Quality, res: Resolution) -> tuple[int, ...]:
    kind = type(quality)
    if kind is InZone:
        return of_zone(quality, res)  # type: ignore[arg-type]
    if kind is ControlledBy:
        return _lines(evaluate.seats(quality.player, res))  # type: ignore[attr-defined]
    if kind is StackedUnder:
        return STACKED
    if kind is InStackOf:
        return (*_lines((0, 1)), *STACKED)
    if kind is AnyOf:
        options: tuple[Noun, ...] = quality.options  # type: ignore[attr-defined]
        stated = [_stated(option, res) for option in options]
        if all(stated):
            return tuple(dict.fromkeys(zone for found in stated for zone in found))
    return ()


MEANING.pairs = AREAS
MEANING.stated = _stated
