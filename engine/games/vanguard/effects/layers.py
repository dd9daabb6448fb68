"""The layers of continuous effects (VG 16.9), how each class of change applies, and what an effect depends on, so that
a board is worked out anew only when that has changed.

The second layer, what the rules themselves change (gift markers, hearts, deleted units), is done where the objects of
a board are found: nothing of it depends on any other effect. Boosts, the power of a mate and the shield of guardians
come after plus and minus, and values that are set after those.

Every board depends on the units with their marks, the gift markers, the units in battle, whose turn it is and which
effects last. What more an effect looks at are aspects of the position, of which changes tell what differs.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.in_force import InForce
from engine.continuous.modifiers import (
    ABILITIES,
    ANYTHING,
    NAMED,
    OBJECTS,
    OUTSIDE,
    VALUES,
    Dependence,
    Modifier,
    Splitter,
    Touches,
    Way,
    way,
)
from engine.continuous.rulings import rule
from engine.effects import evaluate
from engine.games.vanguard import cards
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Board, Now, Skill
from engine.games.vanguard.effects.resolution import MEANING
from engine.games.vanguard.rules.table import AREAS
from engine.games.vanguard.rules.table import OUTSIDE as OUTSIDE_THE_GAME
from engine.state import Ref


class Layer(enum.IntEnum):
    """The order in which continuous effects apply (VG 16.9). LATE is what gives or takes abilities by what KIND
    changes.
    """

    ABILITIES = 3
    KIND = 4
    LATE = 5
    NUMBERS = 6
    JOINED = 7
    SET = 8
    RULINGS = cards.RULINGS


class PowerOf(ab.Change):
    """It has the power of these besides its own: of those that boost it, of its mate (VG 11.2.6, 20.3)."""

    whose: ab.Reference


class ShieldOf(ab.Change):
    """It has the shield of its guardians besides its power (VG 11.3.3)."""

    whose: ab.Reference


#: Which values parts look at.
READS: dict[type, str] = {
    own.OfClan: "clans",
    own.OfRace: "races",
    own.NameHas: "names",
    own.SharesName: "names",
    own.HasKeyword: ABILITIES,
    own.WithoutAbilities: ABILITIES,
    own.HasSkill: "skills",
    own.HasTrigger: "trigger",
    PowerOf: "power",
    ShieldOf: "shield",
    own.ValueIs: "numbers",
    own.ValueOf: "numbers",
}
#: And those that compare one.
READS_OF = {ab.Trait.NAME: "names", ab.Trait.COST: "grade", ab.Trait.POWER: "power"}

#: What else depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    ab.Attacking, ab.Defending, ab.InCombat, own.IsUnit, own.IsNormal, own.IsVanguard, own.IsRearGuard, own.IsGuardian,
    own.InRow, own.InRowOf, own.InColumnOf, own.InFrontOf,
    own.HasGift, own.Boosted, own.Boosting, own.IsLocked, own.IsDeleted,
    own.InState, PowerOf, ShieldOf, own.IsKind, own.TokenOf, own.BoostedBy, own.HasMarker, own.OnCircle,
    own.OriginalGrade, own.InLegion, own.AttacksMade, own.MarkersOn, own.OpenCircles,
    own.BattleToCome, own.OriginalNameHas,
    own.OnItsCircle, own.IsMarker, own.MarkersOf, own.AdditionalCircles, own.IsProtect,
})

#: What depends on more, and on which aspect of the position.
DEPENDS: dict[type, str] = {
    ab.Tapped: "taps",
    ab.Untapped: "taps",
    own.Active: ANYTHING,
    own.HappenedThisBattle: ANYTHING,
    own.TriggersWork: ANYTHING,
    own.AbilitiesOf: ANYTHING,
    own.OtherAutosOf: ANYTHING,
    own.OfHighest: ANYTHING,
    **dict.fromkeys((own.NewDamage, own.DamageThisTurn), own.Zone.DAMAGE.value),
    **dict.fromkeys((own.HasGauge, own.IsGauge, own.GaugeOf), own.Zone.GAUGE.value),
}
#: Zones whose cards are part of every board.
ALWAYS = frozenset({own.Zone.VC, own.Zone.RC, own.Zone.GC})

#: Changes that are asked about only where they matter.
RULINGS: tuple[type[ab.Change], ...] = (
    ab.Cannot, ab.Must, ab.CostsTo, own.MakesDriveChecks, own.MayAttack, own.InterceptsFromBack, own.Battles,
    own.BoostsFor, ab.DoesNotUntap,
)

#: Named values that are aspects, or on which every board depends.
_VALUES: dict[str, tuple[str, ...]] = {
    **NAMED, "turn": (VALUES,), "turn player": (VALUES, OBJECTS),
    **dict.fromkeys(("markers 0", "markers 1"), (VALUES, OBJECTS)),
    **dict.fromkeys(("attacker", "booster", "stands"), (VALUES, OUTSIDE)),
    "attacked": (VALUES, OUTSIDE), "battle": (VALUES,), "boosted": (VALUES,),
}
_CIRCLES = (*AREAS[own.Zone.VC], *AREAS[own.Zone.RC])
#: The aspects of each zone.
_AREAS: dict[int, tuple[str, ...]] = {
    **dict.fromkeys(OUTSIDE_THE_GAME, ()),
    **{number: (zone.value,) for zone, pair in AREAS.items() for number in pair},
    # Who leaves a circle neither boosts nor is boosted; who guards adds shield (VG 11.2.6, 11.3.3).
    **dict.fromkeys(_CIRCLES, (VALUES, OBJECTS, OUTSIDE)),
    **dict.fromkeys(AREAS[own.Zone.GC], (VALUES, OBJECTS, OUTSIDE)),
    # The heart under a G unit (VG 21.2).
    **dict.fromkeys(AREAS[own.Zone.HEARTS], (VALUES, OBJECTS, own.Zone.HEARTS.value)),
}

touched = Touches(_VALUES, _AREAS, {"known": (), "dull": ("taps",)})


def _of_ability(ability: ab.Ability) -> object:
    """Return what of an ability that is given is in force from then on; others are asked about in their time."""
    if not isinstance(ability, own.Ability) or not isinstance(ability.ability, ab.FieldAbility):
        return ()
    active = tuple(one for one in ability.limits if isinstance(one, own.Active))
    return ability.ability.statics, active, tuple(
        one.condition for one in ability.limits if isinstance(one, ab.OnlyIf)
    )


DEPENDENCE = Dependence(
    READS, READS_OF, STEADY, DEPENDS, (*RULINGS, ab.LosesAbilities),
    {ab.Granted: lambda gain: _of_ability(gain.ability)},
    lambda zone: None if zone in ALWAYS else zone.value,
)


def arrange(layers: dict[int, list[InForce]]) -> None:
    """Let what gives abilities, or takes them, look at cards as they are then (VG 16.9)."""
    those = layers[Layer.KIND]
    written = those and frozenset().union(*[one.modifier.writes for one in those])
    if written:
        layers[Layer.LATE] = [one for one in layers[Layer.ABILITIES] if one.modifier.reads & written]
        layers[Layer.ABILITIES] = [one for one in layers[Layer.ABILITIES] if not one.modifier.reads & written]
    if layers[Layer.JOINED]:
        # Who boosts or guards does so with the power that is set: it is set before that is added, and again afterwards.
        layers[Layer.JOINED] = [*layers[Layer.SET], *layers[Layer.JOINED]]


def last(modifier: Modifier, source: Ref) -> int:
    """Return 1 for what sets a value in the layer of numbers: it goes last there (VG 16.9); 2 for what joins."""
    if isinstance(modifier.change, PowerOf | ShieldOf):
        return 2
    return int(isinstance(modifier.change, own.Varies) and modifier.change.how is own.How.BECOMES)


# Abilities


def _lose_abilities(board: Board, one: InForce, change: ab.LosesAbilities, number: int) -> None:
    board.lose(number, ())


def _grant(board: Board, one: InForce, gain: ab.Granted, number: int) -> None:
    board.grant(one, gain.ability, number)


def _grant_all_of(board: Board, one: InForce, gain: own.AbilitiesOf, number: int) -> None:
    """Give whatever is printed on cards, wherever they are (VC16.2)."""
    for what in evaluate.refs(gain.whose, one.res):
        for ability in MEANING.printed(board.state, what.number).abilities:
            board.grant(one, ability, number)


def _grant_autos_of(board: Board, one: InForce, gain: own.OtherAutosOf, number: int) -> None:
    """Give the printed [AUTO] abilities of cards but the one that says so (VC16.2)."""
    for what in evaluate.refs(gain.whose, one.res):
        for ability in MEANING.printed(board.state, what.number).abilities:
            is_auto = isinstance(ability, own.Ability) and isinstance(ability.ability, ab.AutoAbility)
            if is_auto and not any(isinstance(part, own.OtherAutosOf) for part in walk(ability)):
                board.grant(one, ability, number)


def _keyword(board: Board, one: InForce, gain: ab.Keyword, number: int) -> None:
    """Give a skill icon, or an ability that is a keyword (VG 3.5, 22)."""
    now = board.mine(number)
    if isinstance(gain.keyword, Skill):
        now.skills = now.skills | {gain.keyword}
        if gain.keyword in DRIVES:
            now.drive = max(now.drive, DRIVES[gain.keyword])
    else:
        assert isinstance(gain.keyword, own.Keyword)
        for ability in MEANING.spelled(gain.keyword):  # type: ignore[attr-defined]
            board.grant(one, ability, number)


def _skilled(board: Board, one: InForce, gain: own.Skilled, number: int) -> None:
    _keyword(board, one, ab.Keyword(gain.skill), number)


#: How many drive checks the drive skills mean: only the largest counts (VG 22).
DRIVES = {Skill.TWIN_DRIVE: 2, Skill.TRIPLE_DRIVE: 3}


def _lose_keywords(board: Board, one: InForce, change: ab.LosesKeywords, number: int) -> None:
    now = board.mine(number)
    now.skills = now.skills - frozenset(change.keywords)
    left = tuple([
        ability for ability in now.abilities
        if not (isinstance(ability, own.Ability) and ability.keyword in change.keywords)
    ])
    if len(left) != len(now.abilities):
        board.lose(number, left)


# What a card is


def also(now: Now, quality: ab.Quality) -> None:
    """Give a card a quality besides its own."""
    match quality:
        case ab.Named(name):
            now.names = now.names if name in now.names else (*now.names, name)
        case own.OfClan(clan):
            now.clans = now.clans if clan in now.clans else (*now.clans, clan)
        case own.OfRace(race):
            now.races = now.races if race in now.races else (*now.races, race)
        case own.HasTrigger(trigger):
            now.trigger = trigger
        case _:
            raise ValueError(f"nothing gains {type(quality).__name__}")


def _become(board: Board, one: InForce, change: ab.BecomesQuality, number: int) -> None:
    """Let a card have a quality in place of others of its kind."""
    now = board.mine(number)
    match change.quality:
        case ab.Named(name):
            now.names = (name,)
        case own.OfClan(clan):
            now.clans = (clan,)
        case own.OfRace(race):
            now.races = (race,)
        case _:
            also(now, change.quality)


#: The value of the current card that a text means, and the layer in which it is raised and reduced.
FIELDS = {
    own.Value.GRADE: "grade", own.Value.POWER: "power", own.Value.SHIELD: "shield", own.Value.CRITICAL: "critical",
    own.Value.DRIVE: "drive", own.Value.ORIGINAL_POWER: "base_power", own.Value.ORIGINAL_CRITICAL: "base_critical",
}
_ORIGINAL = {own.Value.ORIGINAL_POWER: "power", own.Value.ORIGINAL_CRITICAL: "critical"}


def _vary(board: Board, one: InForce, change: own.Varies, number: int) -> None:
    """Change a number that the card has; an original one with what comes from it (VG 3.8)."""
    now = board.mine(number)
    name, by = FIELDS[change.value], board.amount(one, change.amount)
    was = getattr(now, name)
    match change.how:
        case own.How.BECOMES | own.How.BROUGHT:
            new = by
        case own.How.RAISED:
            new = was + by
        case own.How.REDUCED:
            new = was - by
        case _:
            new = was * by
    setattr(now, name, new)
    if change.value in _ORIGINAL:
        setattr(now, _ORIGINAL[change.value], getattr(now, _ORIGINAL[change.value]) + new - was)


def _where_varied(change: own.Varies) -> tuple[int, str]:
    name = FIELDS[change.value]
    if change.value is own.Value.GRADE:
        return Layer.KIND, "grade"
    if change.value in _ORIGINAL:
        return Layer.NUMBERS, f"{name} {_ORIGINAL[change.value]} numbers"
    return Layer.SET if change.how is own.How.BECOMES else Layer.NUMBERS, f"{name} numbers"


def _adding(value: str, sign: int = 1) -> Callable[[Board, InForce, Any, int], None]:
    """Return how an amount is added to a value of a card, or taken from it (VG 3.2)."""

    def add(board: Board, one: InForce, change: Any, number: int) -> None:
        now = board.mine(number)
        setattr(now, value, getattr(now, value) + sign * board.amount(one, change.amount))

    return add


def _in_place_of(sign: int) -> Callable[[Board, InForce, Any, int], None]:
    """Return how so much power counts in place of what the text has given before."""

    def add(board: Board, one: InForce, change: own.InPlaceOf | own.InPlaceOfLess, number: int) -> None:
        more = board.amount(one, change.amount) - board.amount(one, change.former)
        board.mine(number).power += sign * more

    return add


def _vary_instead(board: Board, one: InForce, change: own.VariesInstead, number: int) -> None:
    """Let a number change in one way, and undo what the text has given before."""
    now, former = board.mine(number), change.former
    name, by = FIELDS[former.value], board.amount(one, former.amount)
    setattr(now, name, getattr(now, name) + (-by if former.how is own.How.RAISED else by))
    _vary(board, one, change.change, number)


def _set_power(board: Board, one: InForce, change: ab.PowerBecomes, number: int) -> None:
    board.mine(number).power = board.amount(one, change.amount)


def _join(value: str) -> Callable[[Board, InForce, Any, int], None]:
    """Return how the power or the shield of others is added to the power of a unit in battle."""

    def join(board: Board, one: InForce, change: PowerOf | ShieldOf, number: int) -> None:
        there = board.skeleton.now
        more = sum(getattr(board.now[other], value) for other, _ in evaluate.refs(change.whose, one.res)
                   if other in there)
        board.mine(number).power += more

    return join


def _share_name(board: Board, one: InForce, change: own.SharesName, number: int) -> None:
    """Let a card have the names of another one in place of its own (VG 3.3)."""
    there = board.skeleton.now
    for other, _ in evaluate.refs(change.whose, one.res):
        if other in there and other != number:
            board.mine(number).names = board.now[other].names


def _of_quality(change: Any) -> tuple[int, str]:
    return Layer.KIND, {
        ab.Named: "names", own.OfClan: "clans", own.OfRace: "races", own.HasTrigger: "trigger",
    }.get(type(change.quality), "")


#: How each class of change applies to one card.
WAYS: dict[type, Way] = {
    ab.LosesAbilities: way(Layer.ABILITIES, ABILITIES, _lose_abilities),
    ab.Granted: way(Layer.ABILITIES, ABILITIES, _grant),
    own.AbilitiesOf: way(Layer.ABILITIES, ABILITIES, _grant_all_of),
    own.OtherAutosOf: way(Layer.ABILITIES, ABILITIES, _grant_autos_of),
    ab.Keyword: way(Layer.ABILITIES, f"{ABILITIES} skills drive numbers", _keyword),
    ab.LosesKeywords: way(Layer.ABILITIES, f"{ABILITIES} skills", _lose_keywords),
    ab.Trace: Way(_of_quality, lambda board, one, gain, number: also(board.mine(number), gain.quality)),
    ab.BecomesQuality: Way(_of_quality, _become),
    own.SharesName: way(Layer.KIND, "names", _share_name),
    own.Varies: Way(_where_varied, _vary),
    ab.Power: way(Layer.NUMBERS, "power numbers", _adding("power")),
    own.InPlaceOf: way(Layer.NUMBERS, "power numbers", _in_place_of(1)),
    own.InPlaceOfLess: way(Layer.NUMBERS, "power numbers", _in_place_of(-1)),
    own.VariesInstead: way(Layer.NUMBERS, "shield critical drive power numbers", _vary_instead),
    own.Skilled: way(Layer.ABILITIES, "skills drive numbers", _skilled),
    ab.LosesPower: way(Layer.NUMBERS, "power numbers", _adding("power", -1)),
    ab.PowerBecomes: way(Layer.SET, "power numbers", _set_power),
    PowerOf: way(Layer.JOINED, "power numbers", _join("power")),
    ShieldOf: way(Layer.JOINED, "power numbers", _join("shield")),
    **dict.fromkeys(RULINGS, way(Layer.RULINGS, "", rule)),
}

SPLITTER = Splitter(WAYS, {}, DEPENDENCE)
MEANING.writes = SPLITTER.writes
