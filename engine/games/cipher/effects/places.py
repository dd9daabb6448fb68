"""Where the words of a skill look: the areas that a noun speaks of (Cipher 6)."""

from __future__ import annotations

from collections.abc import Callable

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.places import of_zone
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import AREAS, BACK, FRONT, STACKED, in_turn_order


def zones(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    """Return the numbers of the areas where a noun looks, the turn player's first.

    It is the battlefield where the noun says nothing of a place.
    """
    found = _stated(noun, res)
    return found if found else _lines(in_turn_order(res.state))


def _plan(noun: ab.Noun) -> tuple[tuple[tuple[int, int], ...], ab.Player | None] | None:
    kinds = [type(one) for one in noun.qualities]
    if any(kind in (ab.Among, ab.AnyOf, own.InStackOf) for kind in kinds) or (
        ab.InZone in kinds and ab.OwnedBy in kinds
    ):
        return None
    for one in noun.qualities:
        if isinstance(one, ab.InZone):
            assert isinstance(one.zone, own.Zone)
            return (AREAS[one.zone],), one.player
    player = next((one.player for one in noun.qualities if isinstance(one, ab.ControlledBy)), None)
    return (FRONT, BACK), player


#: Where a noun looks, by the pairs of areas and whose they are, None for both players; None where that is not plain.
plan: ab.Memo[ab.Noun, tuple[tuple[tuple[int, int], ...], ab.Player | None] | None] = ab.Memo(_plan)


def lies_in(zone: int, place: ab.InZone, res: Resolution) -> bool:
    """Whether an area is one of those that a quality of place means."""
    assert isinstance(place.zone, own.Zone)
    if zone not in AREAS[place.zone]:
        return False
    return place.player is None or (zone & 1) in evaluate.seats(place.player, res)


def _owned_by(noun: ab.Noun) -> ab.OwnedBy | None:
    return next((one for one in noun.qualities if type(one) is ab.OwnedBy), None)


#: Whose a noun says that cards are.
owned_by: Callable[[ab.Noun], ab.OwnedBy | None] = ab.Memo(_owned_by)


#: Areas of which a player has their own (Cipher 6.3): who speaks of them, and not of whose, speaks of theirs.
_PRIVATE = (own.Zone.DECK, own.Zone.HAND, own.Zone.RETREAT, own.Zone.ORB, own.Zone.BOND)


def _is_ones_own(noun: ab.Noun) -> bool:
    if any(isinstance(one, ab.OwnedBy | ab.ControlledBy) for one in noun.qualities):
        return False
    stated = [one for one in noun.qualities if isinstance(one, ab.InZone)]
    return bool(stated) and all(one.player is None and one.zone in _PRIVATE for one in stated)


#: Whether a noun names such an area and not whose it is: "1 face-down Bond card".
is_ones_own: ab.Memo[ab.Noun, bool] = ab.Memo(_is_ones_own)


def _besides(noun: ab.Noun) -> tuple[ab.Quality, ...] | None:
    stated = [one for one in noun.qualities if type(one) in (ab.InZone, ab.ControlledBy)]
    if any(type(one) in (ab.Among, ab.AnyOf, own.InStackOf) for one in noun.qualities):
        return None
    place = next((one for one in stated if type(one) is ab.InZone), stated[0] if stated else None)
    on_field = not isinstance(place, ab.InZone) or place.zone in (own.Zone.FRONT_LINE, own.Zone.BACK_LINE)
    given: tuple[type[ab.Quality], ...] = (ab.IsCard, own.IsUnit) if on_field else (ab.IsCard, ab.OwnedBy)
    if sum(type(one) is ab.OwnedBy for one in noun.qualities) > 1:
        given = (ab.IsCard,)
    return tuple(one for one in noun.qualities if one is not place and type(one) not in given)


#: The qualities of a noun that are left to be asked about what lies where the noun looks; None where that is not plain.
besides: Callable[[ab.Noun], tuple[ab.Quality, ...] | None] = ab.Memo(_besides)


def _lines(seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(line[seat] for seat in seats for line in (FRONT, BACK))


def _stated(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    lines: tuple[int, ...] = ()
    for quality in noun.qualities:
        found = _place(quality, res)
        if found and type(quality) is not ab.ControlledBy:
            owner = owned_by(noun)
            if owner is None or type(quality) is not ab.InZone:
                return found
            seats = evaluate.seats(owner.player, res)
            return tuple(zone for zone in found if zone & 1 in seats)
        lines = lines or found
    return lines


def _place(quality: ab.Quality, res: Resolution) -> tuple[int, ...]:
    kind = type(quality)
    if kind is ab.InZone:
        return of_zone(quality, res)  # type: ignore[arg-type]
    if kind is ab.ControlledBy:
        return _lines(evaluate.seats(quality.player, res))  # type: ignore[attr-defined]
    if kind is own.InStackOf:
        return STACKED if quality.under else (*_lines((0, 1)), *STACKED)  # type: ignore[attr-defined]
    if kind is ab.AnyOf:
        options: tuple[ab.Noun, ...] = quality.options  # type: ignore[attr-defined]
        stated = [_stated(option, res) for option in options]
        if all(stated):
            return tuple(dict.fromkeys(zone for found in stated for zone in found))
    return ()


MEANING.pairs = AREAS
MEANING.stated = _stated
