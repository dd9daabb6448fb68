"""What a noun says of where it looks, in every game."""

from __future__ import annotations

from engine.abilities.nouns import Among, InZone, Noun
from engine.abilities.references import Reference
from engine.effects import evaluate
from engine.effects.resolution import Resolution


def among(noun: Noun) -> Reference | None:
    """Return what a noun looks among ("1 of them"), where it looks among something."""
    for quality in noun.qualities:
        if type(quality) is Among:
            return quality.them
    return None


def names_place(noun: Noun) -> bool:
    """Whether a noun says in which zone something is."""
    return any(type(quality) is InZone for quality in noun.qualities)


def says_where(noun: Noun, res: Resolution) -> bool:
    """Whether a noun says where it looks."""
    return among(noun) is not None or bool(res.meaning.stated(noun, res))


def of_zone(place: InZone, res: Resolution) -> tuple[int, ...]:
    """Return the numbers of the zones that a quality of place means, the turn player's first."""
    meaning = res.meaning
    pair = meaning.pairs[place.zone]
    if pair[0] == pair[1]:
        return pair[:1]
    seats = meaning.order(res.state) if place.player is None else evaluate.seats(place.player, res)
    return tuple(pair[seat] for seat in seats)
