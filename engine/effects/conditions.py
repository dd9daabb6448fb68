"""Amounts and conditions that mean the same in every game: questions about the state of the game, answered now. What
cannot be worked out is 0 (FFTCG 4.4).
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.course import turn_player
from engine.effects import evaluate, matching
from engine.effects.evaluate import all_different, holds, meets, seats, value
from engine.effects.nouns import names_place
from engine.effects.resolution import Resolution
from engine.state import Ref, alive

# Amounts


def _half(amount: ab.Half, res: Resolution) -> int:
    """Halve, rounding up where the text does not say otherwise (FFTCG 4.2)."""
    whole = value(amount.whole, res)
    unit = amount.unit
    if amount.rounding is ab.Rounding.DOWN:
        return whole // (2 * unit) * unit
    return -(-whole // (2 * unit)) * unit


def _named(amount: ab.NamedNumber, res: Resolution) -> int:
    number = res.named.get("number", 0)
    return number if isinstance(number, int) else 0


AMOUNTS: dict[type[ab.Amount], Callable[[Any, Any], int]] = {
    ab.Number: lambda amount, res: amount.number,
    ab.X: lambda amount, res: res.x,
    ab.CountOf: lambda amount, res: len(evaluate.find(amount.noun, res)),
    ab.TraitsAmong: lambda amount, res: len(evaluate.traits_among(amount.noun, amount.trait, res)),
    ab.CountThem: lambda amount, res: len(evaluate.refs(amount.them, res)),
    ab.TraitOf: lambda amount, res: sum(evaluate.worths(amount, res)),
    ab.Times: lambda amount, res: value(amount.each, res) * value(amount.count, res),
    ab.Sum: lambda amount, res: value(amount.first, res) + value(amount.second, res),
    ab.Difference: lambda amount, res: max(0, value(amount.first, res) - value(amount.second, res)),
    ab.Half: _half,
    ab.Highest: lambda amount, res: (min if amount.lowest else max)((
        max(0, one) for number in evaluate.find(amount.noun, res)
        for one in evaluate.traits_of(amount.trait, number, res)
    ), default=0),
    ab.DamageDealt: lambda amount, res: res.amount,
    ab.NamedNumber: _named,
    ab.EventCount: lambda amount, res: matching.times(amount.event, res),
    ab.Groups: lambda amount, res: value(amount.of, res) // amount.size if amount.size else 0,
}


# Conditions


def _is_not(condition: ab.Not, res: Resolution) -> bool:
    """Whether something is not so. Of a card that there is not, nothing is so: "If the discarded card is not ..."."""
    inner = condition.condition
    if isinstance(inner, ab.Is):
        if isinstance(inner.what, ab.Any):
            # "A Forward you control is not dull": one of them is enough here too.
            return any(not evaluate.fits(inner.noun, number, res) for number in evaluate.find(inner.what.noun, res))
        if not evaluate.refs(inner.what, res):
            return False
    return not holds(inner, res)


def _is(condition: ab.Is, res: Resolution) -> bool:
    what, noun = condition.what, condition.noun
    if isinstance(what, ab.Any):
        # "A Forward you control is dull": one of them is enough.
        return bool(evaluate.find(ab.Noun((*what.noun.qualities, *noun.qualities)), res))
    if isinstance(what, ab.Pick):
        return _so_many_are(what, noun, res)
    found = evaluate.refs(what, res)
    if names_place(noun):
        # What is asked is where it is, not where it last was.
        found = tuple(one for one in found if one.number < 0 or alive(res.state, one))
    match noun.qualities:
        case (ab.Same(trait, None),):
            # "They are of the same Element": all of them, as each is like itself.
            return _share(found, trait, res)
        case (ab.AllDifferent(trait),):
            known = [evaluate.now_of(one, res) for one in found]
            return all_different(res.meaning.traits[trait](now) for now in known if now is not None)
    enough = any if type(what) in res.meaning.picks else all
    return bool(found) and enough(evaluate.suits(noun, one, res) for one in found)


def _so_many_are(what: ab.Pick, noun: ab.Noun, res: Resolution) -> bool:
    """Whether so many of these are such: "if 2 or more other allies are in the same area as this unit"."""
    found = [number for number in evaluate.find(what.noun, res) if evaluate.fits(noun, number, res)]
    least, most = evaluate.bounds(what.count, len(found), res)
    return len(found) <= most if isinstance(what.count, ab.UpTo) else len(found) >= least


def _all_share(condition: ab.AllShare, res: Resolution) -> bool:
    """ "Both cards" are two: one alone shares nothing."""
    found = res.it or res.event
    return len(found) > 1 and _share(found, condition.trait, res)


def _share(found: Iterable[Ref], trait: ab.Trait, res: Resolution) -> bool:
    """Whether all of them have the same."""
    known = [evaluate.now_of(one, res) for one in found]
    shared = [set(res.meaning.traits[trait](now)) for now in known if now is not None]
    return bool(shared) and bool(set.intersection(*shared))


def _has(condition: ab.Has, res: Resolution) -> bool:
    """Whether one of the players has so many that go together; of "both players" and "neither", whether all have.
    Whoever of either has is "that player".
    """
    res.named["counted"] = condition
    asked = seats(condition.player, res)
    found = tuple(
        seat for seat in asked
        if meets(condition.quantity, evaluate.most_together(condition.noun, _theirs(condition, seat, res), res), res)
    )
    if condition.player is ab.Player.EITHER:
        res.named["whoever"] = found
    return found == asked if condition.player is ab.Player.EACH else bool(found)


def _theirs(condition: ab.Has, seat: int, res: Resolution) -> list[int]:
    """Return what fits of one player's, whose hand is "their hand" where they are not you."""
    before = res.they
    if condition.player is not ab.Player.YOU:
        res.they = seat
    meaning, zone = res.meaning, None
    if len(condition.noun.qualities) == 1 and type(place := condition.noun.qualities[0]) is ab.InZone:
        # Where each player has a zone of their own, that of the other is not looked at.
        pair = meaning.pairs[place.zone]
        zone = pair[seat] if place.player is None and pair[0] != pair[1] else None
    found = evaluate.find(condition.noun, res, zone)
    res.they = before
    return [number for number in found if zone is not None or meaning.belongs(res.state.cards[number]) == seat]


def _compares(condition: ab.Compares, res: Resolution) -> bool:
    res.named["counted"] = condition
    whose = getattr(condition.what, "player", None)
    if whose in (ab.Player.EACH, ab.Player.EITHER):
        # "Either player has received 3 points of damage": one of them alone, not both together.
        which = all if whose is ab.Player.EACH else any
        what: Any = condition.what
        of_each = (replace(what, player=one) for one in (ab.Player.YOU, ab.Player.OPPONENT))
        return which(meets(condition.quantity, evaluate.value(one, res), res) for one in of_each)
    return meets(condition.quantity, evaluate.value(condition.what, res), res)


def _so_many(condition: ab.SoMany, res: Resolution) -> bool:
    """Count again what the condition before counted, against another number."""
    before = res.named.get("counted")
    return isinstance(before, ab.Condition) and holds(
        replace(before, quantity=condition.quantity), res  # type: ignore[call-arg]
    )


def is_phase(phase: enum.Enum, player: ab.Player | None, res: Resolution) -> bool:
    """Whether it is a phase, of the turn of the player when one is given."""
    whose = player is None or turn_player(res.state) in seats(player, res)
    return whose and res.meaning.is_phase(phase, res.state)


def _exists(condition: ab.Exists, res: Resolution) -> bool:
    found = evaluate.find(condition.noun, res)
    return meets(condition.quantity, evaluate.most_together(condition.noun, found, res), res)


def _happened(condition: ab.HappenedThisTurn, res: Resolution) -> bool:
    times = matching.times(condition.event, res)
    if condition.quantity is None:
        return matching.enough(condition.event, times, res)
    return meets(condition.quantity, times, res)


CONDITIONS: dict[type[ab.Condition], Callable[[Any, Any], bool]] = {
    ab.And: lambda condition, res: all(holds(one, res) for one in condition.conditions),
    ab.Or: lambda condition, res: any(holds(one, res) for one in condition.conditions),
    ab.Not: _is_not,
    ab.Is: _is,
    ab.AllShare: _all_share,
    ab.ControlsAllOf: lambda condition, res: any(
        all(any(evaluate.fits(noun, number, res) for number in there) for noun in condition.nouns)
        for seat in seats(condition.player, res) for there in (res.meaning.on_field(res.state, seat),)
    ),
    ab.Has: _has,
    ab.SoMany: _so_many,
    ab.IsPhase: lambda condition, res: is_phase(condition.phase, condition.player, res),
    ab.Exists: _exists,
    ab.Compares: _compares,
    ab.HappenedThisTurn: _happened,
    ab.EventWas: lambda condition, res: (
        res.happening is not None and matching.matches(condition.event, res.happening, res)
    ),
    ab.IsTurnOf: lambda condition, res: turn_player(res.state) in seats(condition.player, res),
}
