"""What words of texts mean: where a noun looks (VG 4), which cards fit it, now or as they last were, and which objects
a text speaks of.

Values come from :class:`~engine.games.vanguard.cards.Now`. A reference gives objects (:class:`~engine.state.Ref`),
which may have left in the meantime; whoever acts on them looks whether they are still there (VG 4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.meaning import Fight, Refs
from engine.effects.nouns import Places, ones_own, suits_what_became
from engine.effects.qualities import CALLED, ON_FIELD, named_quality, object_of
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import CRAY_ELEMENTAL, Card, CardType, Now
from engine.games.vanguard.effects.layers import FIELDS
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules import table
from engine.games.vanguard.rules.table import GC, OFF_FIELD, RC, VC
from engine.games.vanguard.vocabulary import Row, Zone
from engine.state import CardState, Ref, ref
from engine.triggers.trigger_event import LastKnown

Thing = CardState | LastKnown

#: Zones of which a player has their own.
is_ones_own = ones_own((Zone.DECK, Zone.HAND, Zone.DROP, Zone.SOUL, Zone.DAMAGE, Zone.BIND, Zone.G_ZONE, Zone.ORDER))


@cache
def _circles(seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(pair[seat] for seat in seats for pair in (VC, RC, GC))


_PLACES = Places(
    field=lambda res: _circles(table.in_turn_order(res.state)),
    # A dominated unit lies with its owner (VG 23.1.1).
    controlled=lambda noun, quality, res: _circles(table.in_turn_order(res.state)),
    of={own.IsGauge: lambda quality, res: table.GAUGE, own.GaugeOf: lambda quality, res: table.GAUGE},
)
MEANING.stated = _PLACES.stated
MEANING.looks = lambda noun, res: _PLACES.stated(noun, res) or _PLACES.field(res)
MEANING.suits = suits_what_became


# Qualities


#: The values that two cards are compared by when they are to share a trait; the cost of a card is its grade (VG 3.2).
TRAITS: dict[ab.Trait, Callable[[Now], Iterable[object]]] = {
    ab.Trait.NAME: lambda now: now.names,
    ab.Trait.COST: lambda now: (now.grade,),
    ab.Trait.POWER: lambda now: (now.power,),
    ab.Trait.DEFENSE: lambda now: (now.shield,),
    ab.Trait.JOB: lambda now: now.races,
    ab.Trait.ELEMENT: lambda now: now.clans,
}


def master_of(thing: Thing) -> int:
    """Return who is master of a card as it lies, or last lay (VG 5.1)."""
    dominated: int = thing.marks.get("dominated", 0)
    return dominated - 1 if dominated else thing.zone & 1


def is_unit(thing: Thing) -> bool:
    """Whether it is, or last was, a unit (VG 5.3)."""
    if isinstance(thing, CardState):
        return thing.zone < OFF_FIELD and not table.is_locked(thing)
    # Of a locked card nothing is remembered (VG 18.1).
    return thing.zone < OFF_FIELD and bool(thing.now.names)


def _is_raised(thing: Thing) -> bool:
    """Whether it lies on a rear-guard circle that is a vanguard circle (VC1.2)."""
    return thing.zone in RC and "vanguard" in thing.marks


def _where(thing: Thing) -> int:
    return thing.marks.get("circle", 0) if thing.zone in RC else table.CENTRE_FRONT


def column_of(thing: Thing) -> tuple[int, int] | None:
    """Return the column in which it lies, as both players see it; a guardian lies in none (VG 4.1)."""
    return None if thing.zone in GC or thing.zone >= OFF_FIELD else table.column(_where(thing), thing.zone & 1)


def _in_column(quality: own.InColumnOf, thing: Thing, now: Now, res: Resolution) -> bool:
    mine = column_of(thing)
    if mine is None or (quality.row is not None and table.is_front(_where(thing)) is not (quality.row is Row.FRONT)):
        return False
    return any(column_of(other) == mine for other in evaluate.things_of(quality.whose, res))


def _in_row(quality: own.InRow, thing: Thing, now: Now, res: Resolution) -> bool:
    """Whether it lies in the row of its own player (VG 4.1); one who is dominated is in no row of anybody (23.1.3)."""
    if thing.zone in GC or thing.zone >= OFF_FIELD or "dominated" in thing.marks:
        return False
    return table.is_front(_where(thing)) is (quality.row is Row.FRONT)


def _in_row_of(quality: own.InRowOf, thing: Thing, now: Now, res: Resolution) -> bool:
    """Whether it lies in the row of the other one, of the same player (VG 4.1)."""
    if column_of(thing) is None or "dominated" in thing.marks:
        return False
    return any(
        column_of(other) is not None and thing.zone & 1 == other.zone & 1
        and table.is_front(_where(other)) is table.is_front(_where(thing))
        for other in evaluate.things_of(quality.whose, res)
    )


def _in_front(quality: own.InFrontOf, thing: Thing, now: Now, res: Resolution) -> bool:
    mine = column_of(thing)
    if mine is None or "dominated" in thing.marks:
        return False
    return any(
        thing.zone & 1 == other.zone & 1 and column_of(other) == mine
        and table.is_front(_where(thing)) is not quality.behind and table.is_front(_where(other)) is quality.behind
        for other in evaluate.things_of(quality.whose, res)
    )


def has_keyword(now: Now, keyword: own.Keyword) -> bool:
    """Whether a card has an ability with the keyword, active or not (VC 0.1.15)."""
    for one in now.abilities:
        if isinstance(one, own.Ability) and (
            one.keyword is keyword
            or any(isinstance(limit, own.Active) and limit.keyword is keyword for limit in one.limits)
            or any(isinstance(limit, own.AnyActive) and any(part.keyword is keyword for part in limit.limits)
                   for limit in one.limits)
        ):
            return True
    return False


def _is_boosted(quality: own.Boosted, thing: Thing, now: Now, res: Resolution) -> bool:
    """Whether it attacks and was boosted, also by one that has left (VG 11.2.6)."""
    return object_of(thing) == table_attacker(res) and bool(res.state.vars.get("boosted") or
                                                            res.state.vars.get("booster"))


def table_attacker(res: Resolution) -> Ref | None:
    """Return the attacking unit (VG 11.2.4)."""
    found: Ref | None = res.state.vars.get("attacker")
    return found


def _boosts(quality: own.Boosting, thing: Thing, now: Now, res: Resolution) -> bool:
    if object_of(thing) != res.state.vars.get("booster"):
        return False
    attacker = table_attacker(res)
    return quality.whom is None or (attacker is not None and evaluate.denotes(quality.whom, attacker, res))


def attacked(res: Resolution) -> Refs:
    """Return the units that are attacked (VG 11.2.6)."""
    found: Refs = res.state.vars.get("attacked", ())
    return tuple(found)


def in_battle(res: Resolution) -> Refs:
    """Return the units that fight: who attacks, and who is attacked (VG 11.2.6)."""
    attacker = table_attacker(res)
    return (() if attacker is None else (attacker,)) + attacked(res)


def _fights(quality: ab.InCombat, thing: Thing, now: Now, res: Resolution) -> bool:
    me, fighting = object_of(thing), in_battle(res)
    whom = quality.whom
    return me in fighting and (whom is None or any(one != me and evaluate.denotes(whom, one, res) for one in fighting))


def _attacks(quality: ab.Attacking, thing: Thing, now: Now, res: Resolution) -> bool:
    if object_of(thing) != table_attacker(res):
        return False
    return quality.whom is None or any(evaluate.denotes(quality.whom, one, res) for one in attacked(res))


def _shares_clan(quality: own.OfSameClan, thing: Thing, now: Now, res: Resolution) -> bool:
    return any(
        other is not None and not set(now.clans).isdisjoint(other.clans)
        for other in (evaluate.now_of(one, res) for one in evaluate.refs(quality.whose, res))
    )


def _printed(thing: Thing, res: Resolution) -> Card:
    """Return what is printed on a card."""
    return table.face(res.state, thing.number)


def _is_normal(quality: own.IsNormal, thing: Thing, now: Now, res: Resolution) -> bool:
    return _printed(thing, res).type is CardType.NORMAL


_UNITS = (CardType.NORMAL, CardType.TRIGGER, CardType.G_UNIT, CardType.TOKEN)


def _unit(quality: own.IsUnit, thing: Thing, now: Now, res: Resolution) -> bool:
    """Whether it is a unit; of a card elsewhere, whether it is a unit card."""
    if thing.zone < OFF_FIELD:
        return is_unit(thing)
    return _printed(thing, res).type in _UNITS


def _gift(quality: own.HasGift, thing: Thing, now: Now, res: Resolution) -> bool:
    gift = _printed(thing, res).gift
    return gift is not None and quality.gift in (None, gift)


MEANING.fight = Fight(
    lambda state: tuple(filter(None, (state.vars.get("attacker"),))), lambda state: (),
    lambda state: next(iter(state.vars.get("attacked", ())), None),
)
MEANING.traits |= TRAITS
MEANING.called, MEANING.named_quality = CALLED, named_quality
MEANING.qualities |= {
    ab.ControlledBy: lambda quality, thing, now, res: (
        thing.zone < OFF_FIELD and master_of(thing) in evaluate.seats(quality.player, res)
    ),
    ab.InZone: lambda quality, thing, now, res: thing.zone in table.AREAS[quality.zone] and (
        quality.player is None or thing.zone & 1 in evaluate.seats(quality.player, res)
    ),
    ab.Property: ON_FIELD[ab.Property],
    ab.Done: ON_FIELD[ab.Done],
    ab.OfNamed: ON_FIELD[ab.OfNamed],
    ab.OfType: lambda quality, thing, now, res: _printed(thing, res).type is quality.type,
    ab.CostOneOf: lambda quality, thing, now, res: now.grade in quality.numbers,
    ab.CostOfParity: lambda quality, thing, now, res: now.grade % 2 == (quality.parity is ab.Parity.ODD),
    ab.Attacking: _attacks,
    ab.Defending: lambda quality, thing, now, res: object_of(thing) in attacked(res),
    ab.InCombat: _fights,
    ab.HasAbility: lambda quality, thing, now, res: has_keyword(now, quality.keyword),
    own.IsUnit: _unit,
    own.IsNormal: _is_normal,
    own.IsVanguard: lambda quality, thing, now, res: thing.zone in VC or _is_raised(thing),
    own.IsRearGuard: lambda quality, thing, now, res: thing.zone in RC and is_unit(thing) and not _is_raised(thing),
    own.IsGuardian: lambda quality, thing, now, res: thing.zone in GC,
    own.OfClan: lambda quality, thing, now, res: quality.clan in now.clans or CRAY_ELEMENTAL in now.clans,
    own.OfRace: lambda quality, thing, now, res: quality.race in now.races,
    own.NameHas: lambda quality, thing, now, res: any(quality.words in name for name in now.names),
    own.InRow: _in_row,
    own.InColumnOf: _in_column,
    own.InRowOf: _in_row_of,
    own.InFrontOf: _in_front,
    own.HasTrigger: lambda quality, thing, now, res: (
        now.trigger is not None and quality.trigger in (None, now.trigger)
    ),
    own.HasSkill: lambda quality, thing, now, res: quality.skill in now.skills,
    own.HasGift: _gift,
    own.HasKeyword: lambda quality, thing, now, res: has_keyword(now, quality.keyword),
    own.Boosted: _is_boosted,
    own.Boosting: _boosts,
    own.WithoutAbilities: lambda quality, thing, now, res: not now.abilities,
    own.IsProtect: lambda quality, thing, now, res: _printed(thing, res).type is CardType.PROTECT,
    own.IsLocked: lambda quality, thing, now, res: isinstance(thing, CardState) and table.is_locked(thing),
    own.IsDeleted: lambda quality, thing, now, res: "deleted" in thing.marks,
    own.InState: lambda quality, thing, now, res: quality.state.value in thing.marks,
    own.OfSameClan: _shares_clan,
    own.ValueIs: lambda quality, thing, now, res: evaluate.meets(
        quality.quantity, getattr(now, FIELDS[quality.value]), res
    ),
}


# References


def _that(reference: ab.That, res: Resolution) -> Refs:
    """Return the last ones spoken of that fit, those chosen since the event before those of the event; of what nobody
    spoke, what is in the battle is known.
    """
    if res.targets and not res.targets[-1] and not res.it:
        return ()
    paid = tuple(one for done in res.done.values() for one in done)
    for spoken in (res.it, *reversed(res.targets), res.event, paid):
        found = evaluate.fitting(spoken, reference.noun, res)
        if found:
            return found
    return evaluate.fitting(in_battle(res), reference.noun, res)


def _dealt(reference: ab.TheDealt, res: Resolution) -> Refs:
    if reference.participle.done != "chosen":
        return res.done.get(reference.participle.done, ())
    if len(res.targets) == 1:
        return res.targets[0]
    for group in reversed(res.targets):
        if fits := evaluate.fitting(group, reference.noun, res):
            return fits
    return tuple(one for group in res.targets for one in group)


def _it(reference: ab.It, res: Resolution) -> Refs:
    """Return what was spoken of last; where nothing was, and nothing chosen either, the source itself (VG 16.8)."""
    return res.it if res.it or res.named.get("picked") else res.event or (res.source,)


MEANING.references |= {ab.That: _that, ab.TheDealt: _dealt, ab.It: _it}


# Amounts


def _counted(amount: ab.CountOf, res: Resolution) -> int:
    """Return how many fit: of zones of which everybody has one, those of the ability's player."""
    found = evaluate.find(amount.noun, res)
    if is_ones_own(amount.noun):
        found = [number for number in found if res.state.cards[number].zone & 1 == res.seat]
    return evaluate.most_together(amount.noun, found, res)


def _value(amount: own.ValueOf, res: Resolution) -> int:
    values = [evaluate.now_of(one, res) for one in evaluate.refs(amount.whose, res)]
    return sum(getattr(one, FIELDS[amount.value]) for one in values if one is not None)


MEANING.amounts |= {
    ab.CountOf: _counted,
    ab.DamagePoints: lambda amount, res: sum(
        len(res.state.zones[table.DAMAGE[seat]]) for seat in evaluate.seats(amount.player, res)
    ),
    own.ValueOf: _value,
}


def units(res: Resolution, seat: int) -> list[Ref]:
    """Return the units on vanguard and rear-guard circles whose master a player is."""
    state = res.state
    return [
        ref(state, number) for pair in (VC, RC) for zone in pair for number in state.zones[zone]
        if table.is_unit(state, number) and master_of(state.cards[number]) == seat
    ]
