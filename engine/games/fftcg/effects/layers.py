"""The layers of FFTCG's continuous effects (FFTCG 11.12.4.6), how each class of change applies, and on what it depends.

A board is worked out anew only when that has changed: besides what every board depends on, aspects of the position;
``touched`` says which a change may touch. Noted on the board for each other are the time stamps with which cards lost
all abilities, or one word, and which way the power of which card cannot go.
"""

from __future__ import annotations

import enum
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.in_force import InForce
from engine.continuous.modifiers import (
    ABILITIES,
    NAMED,
    OBJECTS,
    VALUES,
    AsKind,
    Dependence,
    Modifier,
    Splitter,
    Touches,
    Way,
    about_word,
    way,
)
from engine.continuous.rulings import rule
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.effects.qualities import EVERY
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Board, Element, Now
from engine.games.fftcg.effects.resolution import of_kinds
from engine.games.fftcg.rules.table import DAMAGE, FIELD, PRIMED, STACK, face
from engine.state import Ref
from engine.timing.spoken import caused_by

# On what a continuous effect depends

#: Which values the parts of nouns, amounts and conditions look at.
READS: dict[type, str] = {
    own.IsCharacter: "types",
    own.WithJob: "jobs",
    own.OfCategory: "categories",
    own.OfElement: "elements",
    own.MultiElement: "elements",
    own.TraitsOf: "abilities",
    own.HasAbilities: "abilities",
}
#: And those that compare one: "different Elements", "the highest cost".
READS_OF: dict[ab.Trait, str] = {
    ab.Trait.NAME: "names",
    ab.Trait.COST: "cost",
    ab.Trait.POWER: "power",
    ab.Trait.ELEMENT: "elements",
    ab.Trait.TYPE: "types",
    ab.Trait.JOB: "jobs",
    ab.Trait.CATEGORY: "categories",
}

#: What else depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({own.EveryOne, own.IsGeneric, ab.TraitsAmong})

#: What depends on more, by the aspect of the position.
_LEANING: dict[str, tuple[type, ...]] = {
    "zones": (ab.TopOfDeck,),
    "states": (
        ab.Tapped, ab.Untapped, own.IsFrozen, ab.Damaged, ab.WithCounters, ab.CountersOn,
        ab.DamageOn, own.WasCast, own.PaidExtraCost, own.PaidIncluding,
        own.PaidOnlyBy, own.ElementsPaid, own.DiscardsPaid,
    ),
    "battle": (ab.Attacking, ab.Blocking, ab.BlockedBy, own.InParty, own.IsParty),
    "crystals": (own.CrystalsOf,),
}
DEPENDS = {kind: aspect for aspect, kinds in _LEANING.items() for kind in kinds}

#: Changes that are only asked about where they matter, and what else is no matter for the board.
RULINGS: tuple[type[ab.Change], ...] = (
    ab.Cannot, ab.Must, ab.CostsTo, ab.AttacksAgain, ab.DoesNotUntap,
    own.ProducesCP, ab.EntersTapped, own.JoinsAnyParty, ab.EntersWithCounters,
    ab.AttackingStaysUp,
)
ASKED_LATER = (
    *RULINGS, ab.CannotGain, ab.PowerCannotChange, ab.Keyword, ab.LosesAbilities,
    ab.LosesKeywords,
)

#: Named values that are aspects.
_NAMED: dict[str, tuple[str, ...]] = {
    **NAMED, "attackers": ("battle",), "blocker": ("battle",), "party": ("battle",),
    "crystals 0": ("crystals",), "crystals 1": ("crystals",),
}
_ON_BOARD = (OBJECTS, VALUES, "zones")
#: What lies face down under a Character has no information: it may as well have gone.
touched = Touches(
    _NAMED,
    defaultdict(
        lambda: ("zones",), dict.fromkeys((FIELD, *DAMAGE), _ON_BOARD) | {STACK: (), PRIMED: (OBJECTS, VALUES)}
    ),
    {**dict.fromkeys(("dull", "damage", "counters", "marks"), ("states",)), "known": (), "since": ()},
)

DEPENDENCE = Dependence(
    READS, READS_OF, STEADY, DEPENDS, ASKED_LATER,
    {
        ab.Granted: lambda gain: gain.ability.statics if isinstance(gain.ability, ab.FieldAbility) else (),
    },
    lambda zone: None if zone is own.Zone.FIELD else "zones",
)


# Layers


class Layer(enum.IntEnum):
    """The order in which continuous effects apply (FFTCG 11.12.4.6).

    The first, control, is settled by events. Abilities are taken away as text (2); what is gained is general (4), so
    that "Forwards you control gain Haste" counts those that only became Forwards. A power that is set counts before
    what is added to it (11.5.6, 11.3.10).
    """

    TEXT = 2
    KIND = 3
    GENERAL = 4
    BASE = 5
    POWER = 6


def last(modifier: Modifier, source: Ref) -> int:
    """Return 0 for what changes just the card whose effect it is: that applies first (FFTCG 11.12.4.7)."""
    who = modifier.who
    return not (modifier.own or (isinstance(who, LockedIn) and who.objects == (source,)))


def _meant(who: ab.Reference, conditions: tuple[ab.Condition, ...]) -> ab.Reference:
    """Return "it" or "they" as what the condition around a static speaks of: "if Ox is dull, it gains"."""
    if not conditions or not isinstance(who, ab.It | ab.Them):
        return who
    match conditions[-1]:
        case ab.Is(what, _):
            return what
        case ab.HappenedThisTurn(ab.Happens((ab.Source() | ab.This() as source,), _)):
            return source
        case ab.Has(player, _, noun):
            return ab.Every(ab.Noun((*noun.qualities, ab.ControlledBy(player))))
    return who


#: Where a card keeps what a quality says, and the part of the quality that says it.
_HOME: dict[type[ab.Quality], tuple[str, str]] = {
    ab.OfType: ("types", "type"),
    ab.Named: ("names", "name"),
    own.WithJob: ("jobs", "job"),
    own.OfElement: ("elements", "element"),
    own.OfCategory: ("categories", "category"),
}


def also(now: Now, qualities: Iterable[ab.Quality]) -> None:
    """Give a card qualities besides its own; what it has already it does not have twice."""
    for quality in qualities:
        match quality:
            case own.EveryOne(ab.Trait.ELEMENT):
                now.elements = tuple(Element)
            case own.EveryOne(trait):
                setattr(now, READS_OF[trait], (*getattr(now, READS_OF[trait]), EVERY))
            case _ if type(quality) in _HOME:
                home, part = _HOME[type(quality)]
                value, there = getattr(quality, part), getattr(now, home)
                setattr(now, home, there if value in there else (*there, value))


#: Later than every time stamp.
FOR_GOOD = 1 << 60


def _lost(board: Board, number: int, word: str = "") -> int:
    """Return when a card lost all abilities, or later this word; -1 for never."""
    found: int = max(board.scratch.get((number, ""), -1), board.scratch.get((number, word), -1))
    return found


def _lose_all(board: Board, one: InForce, change: Any, number: int) -> None:
    now = board.lose(number, ())
    now.keywords = frozenset()
    board.scratch[number, ""] = max(one.stamp, _lost(board, number))
    printed = face(board.state, number)
    if printed.name in now.names and not board.state.cards[number].over:
        now.names, now.types = (printed.name,), (printed.type,)
        now.jobs, now.categories, now.elements = printed.jobs, printed.categories, printed.elements


def _lose_words(board: Board, one: InForce, change: ab.LosesKeywords | ab.CannotGain, number: int) -> None:
    """Take words from a card until it gains them anew, or keep it from ever gaining them."""
    for word in change.keywords:
        if isinstance(change, ab.LosesKeywords):
            board.mine(number).keywords -= {word.value}
        board.scratch[number, word.value] = one.stamp if isinstance(change, ab.LosesKeywords) else FOR_GOOD


def _bar_power(board: Board, one: InForce, change: ab.PowerCannotChange, number: int) -> None:
    board.scratch["barred", number] = (*board.scratch.get(("barred", number), ()), (change, one.res))


def _becomes(board: Board, one: InForce, change: ab.BecomesQuality, number: int) -> None:
    now = board.mine(number)
    match change.quality:
        case ab.TraitIs(ab.Trait.COST, _, amount):
            now.cost = evaluate.value(amount, one.res)
        case ab.OfNamed():
            # Nothing was named: it stays as it is.
            pass
        case quality:
            home, part = _HOME[type(quality)]
            setattr(now, home, (getattr(quality, part),))


def _gain_word(board: Board, one: InForce, change: ab.Keyword, number: int) -> None:
    word = change.keyword.value
    if one.stamp > _lost(board, number, word):
        board.mine(number).keywords |= {word}


def _give(board: Board, one: InForce, ability: ab.Ability, number: int) -> None:
    if one.stamp <= _lost(board, number):
        return
    if isinstance(ability, ab.KeywordAbility):
        board.mine(number).keywords |= {word.value for word in ability.keywords}
    board.grant(one, ability, number)


def _taken(change: own.TraitsOf, by: InForce, number: int = -1) -> list[ab.Ability]:
    """Return what others can do (FFTCG 11.12.4.8); what takes abilities over is not itself taken over."""
    found: list[ab.Ability] = []
    for one in evaluate.refs(change.whose, by.res) if _of_abilities(change) else ():
        now = evaluate.now_of(one, by.res) if one.number != number else None
        if now is not None:
            shared = (ability for ability in now.abilities if not any(map(_of_abilities, walk(ability))))
            found += [ability for ability in shared if of_kinds(ability, change.traits)]
    return found


def _of_abilities(part: ab.Node) -> bool:
    return isinstance(part, own.TraitsOf) and isinstance(part.traits[0], own.StackKind)


def _take_traits(board: Board, by: InForce, change: own.TraitsOf, number: int) -> None:
    """Give a card the Jobs, Elements or Categories of others besides its own, or what they can do."""
    for ability in _taken(change, by, number):
        _give(board, by, ability, number)
    (trait,) = change.traits
    if not isinstance(trait, ab.Trait):
        return
    now = board.mine(number)
    name = READS_OF[trait]
    found = dict.fromkeys(getattr(now, name))
    for one in evaluate.refs(change.whose, by.res):
        other = evaluate.now_of(one, by.res)
        found.update(dict.fromkeys(getattr(other, name) if other is not None else ()))
    setattr(now, name, tuple(one for one in found if one not in change.but or one in getattr(now, name)))


def _set_power(board: Board, one: InForce, change: ab.PowerBecomes, number: int) -> None:
    """Set the power a card starts from, unless it was primed since (FFTCG 11.5.6, 15.2.9.4.1.2)."""
    over = board.state.cards[number].over
    if over and one.effect is not None and board.state.cards[over[-1]].entered > one.stamp:
        return
    now = board.mine(number)
    now.power = now.base_power = board.amount(one, change.amount)


def _shift(board: Board, one: InForce, change: ab.Power | ab.LosesPower, number: int) -> None:
    """Change a power, unless it cannot go that way; below 0 it goes on as a negative number (FFTCG 4.3, 2.2)."""
    amount = board.amount(one, change.amount) * (-1 if isinstance(change, ab.LosesPower) else 1)
    way = ab.Direction.UP if amount > 0 else ab.Direction.DOWN
    for bar, res in board.scratch.get(("barred", number), ()):
        if bar.direction is way and (bar.by is None or caused_by(bar.by, one.res.cause, res)):
            return
    if amount:
        board.mine(number).power += amount


# In which layer each change applies


def _also_becomes(change: ab.AlsoBecomes) -> Iterator[ab.Change | ab.Gain]:
    """Take "also becomes" apart; its power may stand in the noun: "a Forward with 5000 power"."""
    yield AsKind(change.noun)
    powers = [one.amount for one in change.noun.qualities if isinstance(one, ab.TraitIs)]
    yield from map(ab.PowerBecomes, powers if change.power is None else (*powers, change.power))
    yield from change.gains


def _of_trait(trait: ab.Trait | own.StackKind) -> tuple[int, str]:
    """Return the layer in which a trait is given, and the values that it writes."""
    if isinstance(trait, own.StackKind):
        return Layer.GENERAL, "abilities keywords"
    return Layer.KIND if trait is ab.Trait.JOB else Layer.GENERAL, READS_OF[trait]


def _of_quality(change: ab.BecomesQuality | ab.Trace) -> tuple[int, str]:
    match change.quality:
        case own.EveryOne(trait):
            return _of_trait(trait)
        case ab.OfType():
            return Layer.KIND, "types"
        case own.WithJob():
            return Layer.KIND, "jobs"
        case ab.TraitIs():
            return Layer.GENERAL, "cost"
    return Layer.GENERAL, DEPENDENCE.value_of(type(change.quality))


def _traits_of(gain: own.TraitsOf) -> tuple[own.TraitsOf, ...] | None:
    if len(gain.traits) == 1:
        return None
    return tuple(own.TraitsOf((trait,), gain.whose, gain.but) for trait in gain.traits)


#: How each class of change applies to one card.
WAYS: dict[type, Way] = {
    ab.LosesAbilities: way(Layer.TEXT, "abilities keywords", _lose_all),
    ab.LosesKeywords: way(Layer.TEXT, "keywords", _lose_words),
    ab.CannotGain: way(Layer.TEXT, "keywords", _lose_words),
    AsKind: way(
        Layer.KIND, "types jobs", lambda board, one, change, number: also(board.mine(number), change.noun.qualities)
    ),
    ab.BecomesQuality: Way(_of_quality, _becomes),
    ab.Trace: Way(_of_quality, lambda board, one, change, number: also(board.mine(number), (change.quality,))),
    ab.Keyword: Way(lambda gain: (Layer.GENERAL, about_word(gain.keyword)), _gain_word),
    ab.Granted: way(
        Layer.GENERAL, ABILITIES, lambda board, one, change, number: _give(board, one, change.ability, number)
    ),
    ab.LosesQuality: Way(lambda change: _of_trait(change.quality.trait), lambda board, one, change, number: (
        setattr(board.mine(number), READS_OF[change.quality.trait], ())
    )),
    own.TraitsOf: Way(
        lambda gain: _of_trait(gain.traits[0]), _take_traits, lambda board, one: _taken(one.modifier.change, one)
    ),
    **dict.fromkeys(RULINGS, way(Layer.GENERAL, "", rule)),
    ab.PowerCannotChange: way(Layer.BASE, "power", _bar_power),
    ab.PowerBecomes: way(Layer.BASE, "power", _set_power),
    ab.Power: way(Layer.POWER, "power", _shift),
    ab.LosesPower: way(Layer.POWER, "power", _shift),
}

SPLITTER = Splitter(
    WAYS,
    {
        ab.AlsoBecomes: _also_becomes,
        own.TraitsOf: _traits_of,
    },
    DEPENDENCE, _meant,
)
