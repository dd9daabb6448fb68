"""The layers of Force of Will's continuous effects (FOW 909.1), how each class of change applies, and on what it
depends, so that a board is worked out anew only when that has changed.
"""

from __future__ import annotations

import enum
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from engine import abilities as ab
from engine.continuous.board import KEPT
from engine.continuous.in_force import InForce
from engine.continuous.modifiers import (
    ABILITIES,
    NAMED,
    OBJECTS,
    PAST,
    VALUES,
    AsKind,
    Dependence,
    Influence,
    Splitter,
    Touches,
    Way,
    about_word,
    way,
)
from engine.continuous.rulings import rule
from engine.effects import evaluate
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Board, CardType, Keyword, Now
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.state import Ref, ref

# What the rules themselves change (FOW 909.1e, 909.1f)


class Countered(ab.Reference):
    """Every card of the battle area that has counters."""


class Uneven(ab.Reference):
    """Every card of the battle area whose ATK or DEF is no multiple of 100."""


# On what a continuous effect depends

#: Which values the parts of nouns, amounts and conditions look at.
READS: dict[type, str] = {
    own.OfAttribute: "attributes",
    own.OfRace: "races",
    own.OfSubtype: "subtypes",
    own.OfAttributes: "attributes",
    own.NamedLike: "names",
    # It changes only what there is: what has been given ATK and DEF (FOW 909.3a).
    own.Stats: "body",
    own.HasWord: "abilities",
    own.WithKind: "abilities",
}
#: And those that compare one: "a different attribute", "the highest total cost".
READS_OF: dict[enum.Enum, str] = {
    ab.Trait.NAME: "names",
    ab.Trait.COST: "cost",
    ab.Trait.POWER: "atk",
    ab.Trait.DEFENSE: "defense",
    ab.Trait.ELEMENT: "attributes",
    own.Many.ATTRIBUTES: "attributes",
    ab.Trait.TYPE: "types",
    ab.Trait.JOB: "races",
}

#: What else depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    own.OfAttributes, own.NamedLike, own.IsToken, own.RulerOf, ab.TraitsAmong,
    own.PrintedTrait, own.HasWord, own.WithKind, own.Y, Countered, Uneven,
})

#: What depends on more, by the aspect of the position.
_LEANING: dict[str, tuple[type, ...]] = {
    "zones": (ab.TopOfDeck, own.TopOfStones),
    "states": (
        ab.Tapped, ab.Untapped, ab.Damaged, ab.DamageOn, ab.WithCounters, ab.CountersOn, own.Bearer,
        own.AddedTo, own.WithAdded, own.Astral, own.PutBy, own.WasAwakened, own.PaidSign, own.PlayedFrom,
        own.AttributesSpent,
    ),
    "battle": (ab.Attacking, ab.Blocking, ab.BlockedBy, ab.InCombat, ab.Defending),
    PAST: (own.DamageDealtBy, ab.DamagedBy),
    "life": (own.LifeOf,),
    "pool": (own.HasNoWill,),
}
DEPENDS = {kind: aspect for aspect, kinds in _LEANING.items() for kind in kinds}

#: Changes that are only asked about where they matter, and what else is no matter for the board.
RULINGS: tuple[type[ab.Change], ...] = (
    ab.Cannot, ab.Must, ab.CostsTo, ab.AttacksAgain, ab.DoesNotUntap, ab.EntersTapped, ab.EntersWithCounters,
    ab.AttackingStaysUp, own.BlocksRested, own.BlocksOver, own.MayStayRested, own.EntersPaying, own.Unchased,
)
ASKED_LATER = (*RULINGS, ab.Keyword, ab.LosesAbilities, ab.LosesKeywords)

#: Named values that are aspects.
_NAMED: dict[str, tuple[str, ...]] = {
    **NAMED, "step": ("phase",), "battle": ("phase",),
    "attacker": ("battle",), "attacked": ("battle",), "blocker": ("battle",), "chosen as it enters": (VALUES,),
    "life 0": ("life",), "life 1": ("life",), "stack": ("zones",), "will 0": ("pool",), "will 1": ("pool",),
}
touched = Touches(
    _NAMED,
    defaultdict(lambda: ("zones",), dict.fromkeys(BATTLE_AREA, (OBJECTS, VALUES, "zones"))),
    {
        **dict.fromkeys(("dull", "damage"), ("states",)), "marks": ("states", OBJECTS, VALUES),
        "counters": ("states", VALUES), "known": (),
        "since": (), "face": (OBJECTS, VALUES), "controller": (OBJECTS, VALUES),
    },
)

#: The zones whose cards every board is about.
_SHARED = (own.Zone.FIELD, own.Zone.RULER_AREA)
DEPENDENCE = Dependence(
    READS, READS_OF, STEADY, DEPENDS, ASKED_LATER,
    {ab.Granted: lambda gain: gain.ability.statics if isinstance(gain.ability, ab.FieldAbility) else ()},
    lambda zone: None if zone in _SHARED else "zones",
)


# Layers


class Layer(enum.IntEnum):
    """The order in which continuous effects apply (FOW 909.1)."""

    #: What a card is a copy of (FOW 1017.2).
    COPY = 0
    #: Base abilities with a number: "this card's ATK is ..." (FOW 904.2, 909.1a).
    BASE = 1
    #: Abilities gained and lost, in the order in which that began (FOW 909.1b).
    ABILITIES = 2
    #: What is no number (FOW 909.1c).
    KIND = 3
    #: Numbers, not by counters (FOW 909.1d).
    NUMBERS = 4
    #: Numbers by counters (FOW 909.1e).
    COUNTERS = 5
    #: Rounded up to hundreds (FOW 909.1f).
    ROUND = 6


class IsBase(ab.Change):
    """The change of a base ability (FOW 904.2)."""

    change: ab.Change


class AsBody(ab.Change):
    """The ATK or DEF of what becomes a resonator."""

    trait: ab.Trait
    amount: ab.Amount


class ByCounters(ab.Change):
    """The ATK and DEF that counters give (FOW 1022.2)."""


class Rounded(ab.Change):
    """ATK and DEF as hundreds (FOW 909.1f)."""


def _countered(reference: Countered, res: Resolution) -> tuple[Ref, ...]:
    state = res.state
    cards = [state.cards[number] for zone in BATTLE_AREA for number in state.zones[zone]]
    return tuple([Ref(card.number, card.entered) for card in cards if card.counters])


def _uneven(reference: Uneven, res: Resolution) -> tuple[Ref, ...]:
    board: Board = res.state.derived[KEPT]
    return tuple([
        ref(res.state, number) for number, now in board.items() if (now.atk or 0) % 100 or (now.defense or 0) % 100
    ])


MEANING.references |= {Countered: _countered, Uneven: _uneven}

#: Where a card keeps what a quality says, and the part of the quality that says it.
_HOME: dict[type[ab.Quality], tuple[str, str]] = {
    ab.OfType: ("types", "type"),
    ab.Named: ("names", "name"),
    own.OfRace: ("races", "race"),
    own.OfAttribute: ("attributes", "attribute"),
    own.OfSubtype: ("subtypes", "subtype"),
}


def also(now: Now, qualities: Iterable[ab.Quality]) -> None:
    """Give a card qualities besides its own (FOW 1020.2); what it has already it does not have twice."""
    for quality in qualities:
        if type(quality) in _HOME:
            home, part = _HOME[type(quality)]
            value, there = getattr(quality, part), getattr(now, home)
            setattr(now, home, there if value in there else (*there, value))


def become(now: Now, quality: ab.Quality) -> None:
    """Give a card a quality in place of others of its kind (FOW 1020.1); of no attribute, it has none (FOW 208.4)."""
    home, part = _HOME[type(quality)]
    value = getattr(quality, part)
    setattr(now, home, () if value is None else (value,))


def _lose_all(board: Board, one: InForce, change: Any, number: int) -> None:
    board.lose(number, ()).keywords = frozenset()


def _lose_words(board: Board, one: InForce, change: ab.LosesKeywords, number: int) -> None:
    board.mine(number).keywords -= frozenset(change.keywords)


def _gain_word(board: Board, one: InForce, change: ab.Keyword, number: int) -> None:
    assert isinstance(change.keyword, Keyword)
    board.mine(number).keywords |= {change.keyword}
    if change.keyword is Keyword.EXPLODE:
        board.grant(one, EXPLODING, number)


#: The keyword as an ability that is on the lookout (FOW 1105.1).
EXPLODING = ab.KeywordAbility((Keyword.EXPLODE,))


def give(board: Board, one: InForce, ability: ab.Ability, number: int) -> None:
    """Give a card an ability (FOW 909.1b), which changes nothing else outside the battle area (902.1)."""
    if isinstance(ability, ab.KeywordAbility):
        board.mine(number).keywords |= frozenset(ability.keywords)  # type: ignore[arg-type]
    if board.state.cards[number].zone in BATTLE_AREA:
        board.grant(one, ability, number)
    else:
        board.lose(number, (*board[number].abilities, ability))


def _set(board: Board, one: InForce, change: own.TraitBecomes | AsBody, number: int) -> None:
    setattr(board.mine(number), READS_OF[change.trait], board.amount(one, change.amount))


def _swap(board: Board, one: InForce, change: own.StatsSwapped, number: int) -> None:
    now = board.mine(number)
    now.atk, now.defense = now.defense, now.atk


def _plus(board: Board, one: InForce, change: own.Stats, number: int) -> None:
    """Change ATK and DEF of a card that has them (FOW 1020.3)."""
    now = board.mine(number)
    if now.atk is not None:
        now.atk += board.amount(one, change.atk)
    if now.defense is not None:
        now.defense += board.amount(one, change.defense)


def _extent(board: Board, one: InForce) -> object:
    """Return by how much ATK and DEF change, and which cards have any."""
    change = one.modifier.change
    there = ((number, board[number]) for number in board.skeleton.now)
    has = [(number, now.atk is not None, now.defense is not None) for number, now in there]
    return board.amount(one, change.atk), board.amount(one, change.defense), has


def _as_base(board: Board, one: InForce, change: IsBase, number: int) -> None:
    """Let a base ability say what a card's own ATK or DEF is (FOW 904.2)."""
    SPLITTER.ways[type(change.change)].apply(board, one, change.change, number)
    now = board.mine(number)
    now.base_atk, now.base_defense = now.atk, now.defense


#: The name of a counter that changes ATK and DEF (FOW 1022.2).
_COUNTER = re.compile(r"([+-]\d+)/([+-]\d+)")


def _by_counters(board: Board, one: InForce, change: ByCounters, number: int) -> None:
    if not {CardType.J_RULER, CardType.RESONATOR}.intersection(board[number].types):
        return
    for name, count in board.state.cards[number].counters.items():
        found = _COUNTER.fullmatch(name)
        if found:
            now = board.mine(number)
            now.atk = None if now.atk is None else now.atk + int(found[1]) * count
            now.defense = None if now.defense is None else now.defense + int(found[2]) * count


def _round(board: Board, one: InForce, change: Rounded, number: int) -> None:
    now = board.mine(number)
    now.atk = None if now.atk is None else -(-now.atk // 100) * 100
    now.defense = None if now.defense is None else -(-now.defense // 100) * 100


def _copy(board: Board, one: InForce, change: own.BecomesCopy, number: int) -> None:
    """Let a card be what another is without any continuous effects on that (FOW 1017.2)."""
    found = evaluate.refs(change.of, one.res)
    if found:
        values = MEANING.printed(board.state, found[0].number).copy(number)
        board.replace(number, values)
        for ability in values.abilities:
            board.start(one, ability, number)


# In which layer each change applies


def _becomes_body(change: own.BecomesBody) -> Iterator[ab.Change | ab.Gain]:
    """Take "becomes a [500/500] resonator" apart (FOW 909.2)."""
    yield from map(ab.BecomesQuality, (one for one in change.noun.qualities if type(one) in _HOME))
    yield AsBody(ab.Trait.POWER, change.body.atk)
    yield AsBody(ab.Trait.DEFENSE, change.body.defense)
    yield from change.gains


def _also_becomes(change: ab.AlsoBecomes) -> Iterator[ab.Change | ab.Gain]:
    """Take "becomes ... besides" apart (FOW 1020.2)."""
    yield AsKind(change.noun)
    yield from change.gains


def _of_quality(change: ab.BecomesQuality | ab.Trace) -> tuple[int, str]:
    return Layer.KIND, _HOME[type(change.quality)][0]


def _becomes(board: Board, one: InForce, change: ab.BecomesQuality, number: int) -> None:
    become(board.mine(number), change.quality)


#: How each class of change applies to one card.
WAYS: dict[type, Way] = {
    own.BecomesCopy: way(Layer.COPY, "names types races attributes subtypes abilities keywords", _copy),
    IsBase: way(Layer.BASE, "atk defense", _as_base),
    ab.LosesAbilities: way(Layer.ABILITIES, "abilities keywords", _lose_all),
    ab.LosesKeywords: way(Layer.ABILITIES, "keywords", _lose_words),
    ab.Keyword: Way(lambda gain: (Layer.ABILITIES, about_word(gain.keyword)), _gain_word),
    ab.Granted: way(
        Layer.ABILITIES, ABILITIES, lambda board, one, change, number: give(board, one, change.ability, number)
    ),
    AsKind: way(
        Layer.KIND, "types races", lambda board, one, change, number: also(board.mine(number), change.noun.qualities)
    ),
    ab.BecomesQuality: Way(_of_quality, _becomes),
    ab.Trace: Way(_of_quality, lambda board, one, change, number: also(board.mine(number), (change.quality,))),
    **dict.fromkeys(RULINGS, way(Layer.ABILITIES, "", rule)),
    AsBody: Way(lambda change: (Layer.NUMBERS, f"{READS_OF[change.trait]} body"), _set),
    own.TraitBecomes: Way(lambda change: (Layer.NUMBERS, READS_OF[change.trait]), _set),
    own.StatsSwapped: way(Layer.NUMBERS, "atk defense", _swap, lambda board, one: None),
    own.Stats: way(Layer.NUMBERS, "atk defense", _plus, _extent),
    ByCounters: way(Layer.COUNTERS, "atk defense", _by_counters),
    Rounded: way(Layer.ROUND, "atk defense", _round),
}

SPLITTER: Splitter = Splitter(
    WAYS,
    {
        ab.AlsoBecomes: _also_becomes,
        own.BecomesBody: _becomes_body,
    },
    DEPENDENCE,
)

#: What the rules themselves change: what counters give, and hundreds (FOW 909.1e, 909.1f).
BY_RULE = Influence([
    (None, one) for who, change in ((Countered(), ByCounters()), (Uneven(), Rounded()))
    for one in SPLITTER.split(ab.Changes(who, (change,)))
])
