"""What each quality of a noun asks: of a card as it is, or of what is remembered of a unit.

Values come from :class:`~engine.games.cipher.rules.now.Now`, so that what skills change counts (Cipher 5.1.1.4).
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate, qualities
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.effects import places
from engine.games.cipher.effects.called import called
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.now import Now
from engine.games.cipher.rules.table import AREAS, OFF_FIELD, attacker, defender
from engine.state import CardState
from engine.triggers.last_known import LastKnown

Thing = CardState | LastKnown
Test = Callable[[Any, Thing, Now, Resolution], bool]

#: The values that two cards are compared by when they are to share a trait.
TRAITS: dict[ab.Trait, Callable[[Now], Iterable[object]]] = {
    ab.Trait.NAME: lambda now: now.names,
    ab.Trait.COST: lambda now: (now.cost,),
    ab.Trait.POWER: lambda now: (now.attack,),
    ab.Trait.SUPPORT: lambda now: (now.support,),
    ab.Trait.ELEMENT: lambda now: now.symbols,
}


def bears(now: Now, mark: enum.Enum) -> bool:
    """Whether a card has a Symbol, gender, weapon or affinity (Cipher 4.4 to 4.7)."""
    match mark:
        case Symbol():
            return mark in now.symbols
        case Gender():
            return mark in now.genders
        case Weapon():
            return mark in now.weapons
        case Affinity():
            return mark in now.affinities
    raise ValueError(f"no card bears {mark}")


def is_leveled_up(thing: Thing) -> bool:
    """Whether a unit is, or was, Leveled Up: a card lies under it (Cipher 14.2.6)."""
    return bool(thing.under) and thing.zone < OFF_FIELD


def is_class_changed(thing: Thing, now: Now) -> bool:
    """Whether a unit is Class Changed: Leveled Up, with a Class Change Cost on its top card (Cipher 14.2.6.1)."""
    return is_leveled_up(thing) and now.change_cost is not None


def _possesses(quality: own.Possesses, thing: Thing, now: Now, res: Resolution) -> bool:
    return any(_is_such(skill, quality) for skill in now.abilities)


def _is_such(skill: ab.Ability, asked: own.Possesses) -> bool:
    """Whether a skill is what is asked for; whatever the number of its icon where none is asked for."""
    if asked.icon is not None:
        mine = getattr(skill, "icon", None)
        if mine is None or mine.icon is not asked.icon.icon or asked.icon.number not in (0, -1, mine.number):
            return False
    return asked.skill in ("", called(skill)) and (not asked.support or isinstance(skill, own.SupportSkill))


def is_same_area(one: int, other: int) -> bool:
    """Whether two areas are the same line of the same player (Cipher 26.12)."""
    return one == other and one < OFF_FIELD


def _attacking(quality: ab.Attacking, thing: Thing, now: Now, res: Resolution) -> bool:
    if quality.whom is None:
        return qualities.object_of(thing) == attacker(res.state)
    whom = defender(res.state)
    return (
        whom is not None
        and qualities.object_of(thing) == attacker(res.state)
        and evaluate.denotes(quality.whom, whom, res)
    )


def _in_area(quality: own.InSameArea, thing: Thing, now: Now, res: Resolution) -> bool:
    others = (evaluate.thing_of(one, res) for one in evaluate.refs(quality.whose, res))
    return any(other is not None and is_same_area(thing.zone, other.zone) for other in others)


def _in_stack(quality: own.InStackOf, thing: Thing, now: Now, res: Resolution) -> bool:
    if not quality.under and isinstance(thing, CardState) and thing.zone < OFF_FIELD:
        # On the battlefield lies what is on top: it is in no other stack than its own.
        return evaluate.denotes(quality.whom, qualities.object_of(thing), res)
    things = (evaluate.thing_of(one, res) for one in evaluate.refs(quality.whom, res))
    return any(
        unit is not None and (thing.number in unit.under or (not quality.under and thing.number == unit.number))
        for unit in things
    )


def _in_chosen_line(quality: own.InChosenLine, thing: Thing, now: Now, res: Resolution) -> bool:
    line = res.named.get("line")
    return isinstance(line, own.Zone) and thing.zone in AREAS[line]


MEANING.traits |= TRAITS
MEANING.qualities |= {
    ab.ControlledBy: lambda quality, thing, now, res: (
        thing.zone < OFF_FIELD and thing.zone & 1 in evaluate.seats(quality.player, res)
    ),
    ab.InZone: lambda quality, thing, now, res: places.lies_in(thing.zone, quality, res),
    ab.Attacking: _attacking,
    own.IsUnit: lambda quality, thing, now, res: thing.zone < OFF_FIELD,
    own.Bears: lambda quality, thing, now, res: bears(now, quality.mark),
    own.BearsAll: lambda quality, thing, now, res: all(bears(now, mark) for mark in quality.marks),
    own.WithSymbol: lambda quality, thing, now, res: bool(now.symbols),
    own.IsMainCharacter: lambda quality, thing, now, res: "main" in thing.marks,
    own.Defending: lambda quality, thing, now, res: qualities.object_of(thing) == defender(res.state),
    own.InCombat: lambda quality, thing, now, res: (
        qualities.object_of(thing) in (attacker(res.state), defender(res.state))
    ),
    own.LeveledUp: lambda quality, thing, now, res: is_leveled_up(thing),
    own.ClassChanged: lambda quality, thing, now, res: is_class_changed(thing, now),
    own.InSameArea: _in_area,
    own.InChosenLine: _in_chosen_line,
    own.InStackOf: _in_stack,
    own.Possesses: _possesses,
    own.Reaches: lambda quality, thing, now, res: set(quality.distances) <= set(now.ranges),
    own.WithClassChangeCost: lambda quality, thing, now, res: now.change_cost is not None,
}

