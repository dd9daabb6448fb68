"""What a noun says of where it looks, in every game."""

from __future__ import annotations

from engine import abilities as ab
from engine.course import in_turn_order
from engine.effects import evaluate
from engine.effects.resolution import Resolution


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


def of_zone(place: ab.InZone, res: Resolution) -> tuple[int, ...]:
    """Return the numbers of the zones that a quality of place means, the turn player's first."""
    meaning = res.meaning
    pair = meaning.pairs[place.zone]
    if pair[0] == pair[1]:
        return pair[:1]
    seats = in_turn_order(res.state) if place.player is None else evaluate.seats(place.player, res)
    return tuple(pair[seat] for seat in seats)
