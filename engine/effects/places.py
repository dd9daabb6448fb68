"""Where abilities work besides the field, by what they say themselves (FFTCG 11.9.1, 11.6.4, Force of Will 902.2); and
for which kinds of event those of a card watch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects.matching import keys_of, plain
from engine.effects.meaning import Meaning


def is_itself(what: object) -> bool:
    """Whether the card itself is meant, wherever it lies: "this card", "this card in your hand"."""
    match what:
        case ab.InPlace(card) | ab.Any(ab.Noun((ab.Among(card), *_))):
            return is_itself(card)
    return isinstance(what, ab.Source | ab.This)


def is_named(what: object) -> bool:
    """Whether it is the card itself, of which no place is said."""
    return isinstance(what, ab.Source | ab.This)


def used_from(
    ability: ab.ActionAbility, hand: Enum, field: Enum, own: Callable[[object], bool] = is_named,
    besides: Iterable[ab.InZone] = (),
) -> tuple[ab.InZone, ...]:
    """Return the places besides the field that an ability can be used from, by what its cost and limits say, and those
    ``besides``.

    Discarding or revealing the card itself is done from the hand; other costs name the place.
    """
    found = list(besides)
    for node in walk(ability.cost):
        if isinstance(node, ab.InPlace) and own(node.what):
            found.append(ab.InZone(node.zone, node.player))
        elif isinstance(node, ab.Discard | ab.Reveal) and own(node.what):
            found.append(ab.InZone(hand, ab.Player.YOU))
    found += (one for limit in ability.limits if isinstance(limit, ab.OnlyIf) for one in stated(limit.condition, own))
    return _elsewhere(found, field)


def works_from(
    ability: ab.AutoAbility, field: Enum, own: Callable[[object], bool] = is_named, besides: Iterable[ab.InZone] = (),
) -> tuple[ab.InZone, ...]:
    """Return the places besides the field where an auto-ability works, by what its condition and limits say."""
    asked = [limit.condition for limit in ability.limits if isinstance(limit, ab.OnlyIf)]
    if ability.condition is not None:
        asked.append(ability.condition)
    return _elsewhere([*besides, *(one for condition in asked for one in stated(condition, own))], field)


def stated(condition: ab.Condition, own: Callable[[object], bool] = is_named) -> Iterator[ab.InZone]:
    """Return where a condition says that the ability's own card is."""
    if isinstance(condition, ab.And):
        for part in condition.conditions:
            yield from stated(part, own)
    elif isinstance(condition, ab.Is) and own(condition.what):
        yield from (one for one in condition.noun.qualities if isinstance(one, ab.InZone))


def _elsewhere(found: Iterable[ab.InZone], field: Enum) -> tuple[ab.InZone, ...]:
    return tuple(one for one in dict.fromkeys(found) if one.zone is not field)


def travels(event: ab.Event, field: Enum) -> bool:
    """Whether an event can be a move of the card itself between other zones than the field."""
    if isinstance(event, ab.AnyEvent):
        return any(travels(one, field) for one in event.events)
    if isinstance(event, ab.PlayerActs):
        return any(isinstance(one, ab.Discards) and is_itself(one.what) for one in map(plain, event.deeds))
    return isinstance(event, ab.Happens) and any(map(is_itself, event.who)) and any(
        isinstance(one, ab.Moves) and field not in (one.origin, one.to) for one in map(plain, event.deeds)
    )


def watching(
    abilities: Iterable[tuple[int, ab.Ability]], meaning: Meaning
) -> dict[str, tuple[tuple[int, ab.Ability], ...]]:
    """Return the auto-abilities, each with its place, by the kinds of event they watch for."""
    found: dict[str, list[tuple[int, ab.Ability]]] = {}
    for index, ability in abilities:
        if isinstance(ability, ab.AutoAbility):
            for key in keys_of(ability.trigger.event, meaning):
                found.setdefault(key, []).append((index, ability))
    return {key: tuple(ones) for key, ones in found.items()}
