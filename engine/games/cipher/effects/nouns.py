"""What words of skills mean: where a noun looks (Cipher 6), which cards fit it, now or as they last were, and which
objects, and how many, a text speaks of.

Values come from :class:`~engine.games.cipher.cards.Now`, so that what skills change counts (5.1.1.4). A reference
gives objects (:class:`~engine.state.Ref`), which may have left in the meantime; whoever acts on them looks whether
they are still there (6.5). An attack may be negative (4.11.2); no player counts below 0 (2.6), and nobody takes more
than there are (2.5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.meaning import Fight, Refs
from engine.effects.nouns import Places, ones_own, suits_what_became
from engine.effects.qualities import ON_FIELD, object_of
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Now
from engine.games.cipher.effects.layers import Meant, bears
from engine.games.cipher.effects.resolution import MEANING, Resolution, called
from engine.games.cipher.rules import table
from engine.state import CardState, Ref, alive, ref
from engine.triggers.trigger_event import LastKnown

#: Areas of which a player has their own (Cipher 6.3).
is_ones_own = ones_own((own.Zone.DECK, own.Zone.HAND, own.Zone.RETREAT, own.Zone.ORB, own.Zone.BOND))


@cache
def _lines(seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(line[seat] for seat in seats for line in (table.FRONT, table.BACK))


_PLACES = Places(
    field=lambda res: _lines(table.in_turn_order(res.state)),
    controlled=lambda noun, quality, res: _lines(evaluate.seats(quality.player, res)),
    of={own.InStackOf: lambda quality, res: table.STACKED if quality.under else (*_lines((0, 1)), *table.STACKED)},
)
MEANING.stated = _PLACES.stated
MEANING.looks = lambda noun, res: _PLACES.stated(noun, res) or _PLACES.field(res)
MEANING.suits = suits_what_became


# Qualities


Thing = CardState | LastKnown

#: The values that two cards are compared by when they are to share a trait.
TRAITS: dict[ab.Trait, Callable[[Now], Iterable[object]]] = {
    ab.Trait.NAME: lambda now: now.names,
    ab.Trait.COST: lambda now: (now.cost,),
    ab.Trait.POWER: lambda now: (now.attack,),
    ab.Trait.SUPPORT: lambda now: (now.support,),
    ab.Trait.ELEMENT: lambda now: now.symbols,
}


def is_leveled_up(thing: Thing) -> bool:
    """Whether a unit is, or was, Leveled Up: a card lies under it (Cipher 14.2.6)."""
    return bool(thing.under) and thing.zone < table.OFF_FIELD


def _is_such(skill: ab.Ability, asked: own.Possesses) -> bool:
    """Whether a skill is what is asked for; whatever the number of its icon where none is asked for."""
    if asked.icon is not None:
        mine = getattr(skill, "icon", None)
        if mine is None or mine.icon is not asked.icon.icon or asked.icon.number not in (0, -1, mine.number):
            return False
    return asked.skill in ("", called(skill)) and (not asked.support or isinstance(skill, own.SupportSkill))


def _in_zone(quality: ab.InZone, thing: Thing, now: Now, res: Resolution) -> bool:
    if thing.zone not in table.AREAS[quality.zone]:
        return False
    return quality.player is None or thing.zone & 1 in evaluate.seats(quality.player, res)


def _fights(quality: ab.InCombat, thing: Thing, now: Now, res: Resolution) -> bool:
    me, fighting = object_of(thing), _in_combat(res)
    whom = quality.whom
    return me in fighting and (
        whom is None or any(one != me and evaluate.denotes(whom, one, res) for one in fighting)
    )


def _in_stack(quality: own.InStackOf, thing: Thing, now: Now, res: Resolution) -> bool:
    if not quality.under and isinstance(thing, CardState) and thing.zone < table.OFF_FIELD:
        # On the battlefield lies what is on top: it is in no other stack than its own.
        return evaluate.denotes(quality.whom, object_of(thing), res)
    return any(
        thing.number in unit.under or (not quality.under and thing.number == unit.number)
        for unit in evaluate.things_of(quality.whom, res)
    )


MEANING.fight = Fight(lambda state: tuple(filter(None, (table.attacker(state),))), lambda state: (), table.defender)
MEANING.traits |= TRAITS
MEANING.qualities |= {
    ab.ControlledBy: lambda quality, thing, now, res: (
        thing.zone < table.OFF_FIELD and thing.zone & 1 in evaluate.seats(quality.player, res)
    ),
    ab.InZone: _in_zone,
    ab.Attacking: ON_FIELD[ab.Attacking],
    own.IsUnit: lambda quality, thing, now, res: thing.zone < table.OFF_FIELD,
    own.Bears: lambda quality, thing, now, res: bears(now, quality.mark),
    own.BearsAll: lambda quality, thing, now, res: all(bears(now, mark) for mark in quality.marks),
    own.WithSymbol: lambda quality, thing, now, res: bool(now.symbols),
    own.IsMainCharacter: lambda quality, thing, now, res: "main" in thing.marks,
    ab.Defending: lambda quality, thing, now, res: object_of(thing) == table.defender(res.state),
    ab.InCombat: _fights,
    own.LeveledUp: lambda quality, thing, now, res: is_leveled_up(thing),
    # Leveled Up, with a Class Change Cost on its top card (Cipher 14.2.6.1).
    own.ClassChanged: lambda quality, thing, now, res: is_leveled_up(thing) and now.change_cost is not None,
    # In the same line of the same player (Cipher 26.12).
    own.InSameArea: lambda quality, thing, now, res: any(
        thing.zone == other.zone < table.OFF_FIELD for other in evaluate.things_of(quality.whose, res)
    ),
    own.InChosenLine: lambda quality, thing, now, res: thing.zone in table.AREAS.get(res.named.get("line"), ()),
    own.InStackOf: _in_stack,
    own.Possesses: lambda quality, thing, now, res: any(_is_such(skill, quality) for skill in now.abilities),
    own.Reaches: lambda quality, thing, now, res: set(quality.distances) <= set(now.ranges),
    own.WithClassChangeCost: lambda quality, thing, now, res: now.change_cost is not None,
}


# References

#: What a skill has discarded, as its cost or by its effect.
DISCARDED = ab.TheDealt(ab.Participle("discarded"), ab.Noun((ab.IsCard(),)), many=True)


def _that(reference: ab.That, res: Resolution) -> Refs:
    """Return the last ones spoken of that fit, those chosen since the event before those of the event, and these before
    what was discarded for it; of what nobody spoke, what is in the combat is known.
    """
    if res.targets and not res.targets[-1] and not res.it:
        # What has just been chosen is nobody.
        return ()
    for spoken in (res.it, *reversed(res.targets), res.event, evaluate.refs(DISCARDED, res)):
        found = evaluate.fitting(spoken, reference.noun, res)
        if found:
            return found
    mine = tuple(ref(res.state, number) for number in res.state.zones[table.SUPPORT[res.seat]])
    return evaluate.fitting(_in_combat(res) + mine, reference.noun, res)


def _in_combat(res: Resolution) -> Refs:
    return tuple(one for one in (table.attacker(res.state), table.defender(res.state)) if one is not None)


def _dealt(reference: ab.TheDealt, res: Resolution) -> Refs:
    if reference.participle.done != "chosen":
        return res.done.get(reference.participle.done, ())
    if len(res.targets) == 1:
        return res.targets[0]
    # "The chosen cards" are those of the last choice that can be meant.
    for group in reversed(res.targets):
        if fits := evaluate.fitting(group, reference.noun, res):
            return fits
    return tuple(one for group in res.targets for one in group)


def _support_of(reference: own.SupportOf, res: Resolution) -> Refs:
    """Return the cards in the Support Areas of those in combat (Cipher 18.1.5); a failed one lies there no more."""
    state = res.state
    found: list[Ref] = []
    for one in _in_combat(res):
        if alive(state, one) and evaluate.denotes(reference.whom, one, res):
            seat = state.cards[one.number].zone & 1
            found.extend(ref(state, number) for number in state.zones[table.SUPPORT[seat]])
    return tuple(found)


def _each_ally(reference: own.EachAlly, res: Resolution) -> Refs:
    state = res.state
    return tuple(
        ref(state, number)
        for number in table.units(state, res.seat)
        if not set(reference.names).isdisjoint(MEANING.now(state, number).names)
    )


def _meant(reference: Meant, res: Resolution) -> Refs:
    """Return whom a word means where conditions have spoken of somebody: of an attack, that is both units."""
    said = res.it
    res.it = tuple(
        one for condition in reference.conditions
        for one in (_in_combat(res) if any([
            isinstance(said, ab.Attacking | ab.InCombat) and said.whom is not None for said in condition.noun.qualities
        ]) else evaluate.refs(condition.what, res))
    )
    try:
        return evaluate.refs(reference.who, res)
    finally:
        res.it = said


MEANING.references |= {
    ab.That: _that,
    ab.TheDealt: _dealt,
    own.SupportOf: _support_of,
    own.EachAlly: _each_ally,
    own.ThisAs: lambda reference, res: (res.source,) if evaluate.suits(reference.noun, res.source, res) else (),
    Meant: _meant,
}


# Amounts


def count(noun: ab.Noun, seat: int, res: Resolution) -> int:
    """Return how many cards of a player fit a noun."""
    return sum(res.state.cards[number].zone & 1 == seat for number in evaluate.find(noun, res))


MEANING.amounts[ab.CountOf] = lambda amount, res: (
    count(amount.noun, res.seat, res) if is_ones_own(amount.noun) else len(evaluate.find(amount.noun, res))
)
