"""What each quality of a noun asks of an object: of a card as it is, or of what is remembered of one (FOW 911).

Values come from :class:`~engine.games.fow.cards.Now`, so that continuous effects count (FOW 909).
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.cards import Printed
from engine.effects import evaluate
from engine.effects.meaning import Fight
from engine.effects.qualities import CALLED, ON_FIELD, named_quality, object_of, taken_by
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Keyword, Now, price
from engine.games.fow.effects.resolution import BATTLE_AREA, CAUSES, MEANING, Resolution
from engine.games.fow.rules import table
from engine.state import CardState, State
from engine.timing.items import Item
from engine.triggers.trigger_event import LastKnown

MEANING.named_quality = named_quality
MEANING.called = CALLED | {ab.NameKind.ELEMENT: own.OfAttribute, ab.NameKind.JOB: own.OfRace}
MEANING.asks |= {
    ab.Casts: lambda node: () if node.ordinal is None else ("cast",),
    ab.DamagedBy: lambda node: ("hurt",),
    own.DamageDealtBy: lambda node: ("hurt", "damage player"),
    ab.AttacksAgain: lambda node: ("attack",),
}


# Qualities

Thing = CardState | LastKnown
Test = Callable[[Any, Thing, Now, Resolution], bool]

#: What has become of cards that a text or a payment put into a graveyard, as a participle.
PUT_AWAY = "put into a graveyard"
_WAYS_THERE = ("destroyed", "banished", "discarded")
MEANING.goes_to = {**dict.fromkeys((PUT_AWAY, *_WAYS_THERE), table.GRAVEYARD), "removed": table.REMOVED}
MEANING.ways = {PUT_AWAY: _WAYS_THERE}
MEANING.removed = table.REMOVED


def total_cost(now: Now) -> int:
    """Return a card's total cost (FOW 203.5)."""
    return price(now.cost).total


#: The values that two cards are compared by when they are to share a trait.
TRAITS: dict[enum.Enum, Callable[[Now], Iterable[Any]]] = {
    ab.Trait.NAME: lambda now: now.names,
    ab.Trait.COST: lambda now: (total_cost(now),),
    ab.Trait.POWER: lambda now: () if now.atk is None else (now.atk,),
    ab.Trait.DEFENSE: lambda now: () if now.defense is None else (now.defense,),
    ab.Trait.ELEMENT: lambda now: now.attributes,
    own.Many.ATTRIBUTES: lambda now: (len(now.attributes),),
    ab.Trait.TYPE: lambda now: now.types,
    ab.Trait.JOB: lambda now: now.races,
}


def _attacked(state: State) -> table.Ref | None:
    whom: Any = state.vars.get("attacked")
    return whom if isinstance(whom, table.Ref) else None


MEANING.fight = Fight(table.attackers, table.blockers, _attacked)


def _added_to(quality: own.AddedTo, thing: Thing, now: Now, res: Resolution) -> bool:
    to = None if not isinstance(thing, CardState) else table.bearer(thing)
    return to is not None and evaluate.denotes(quality.what, to, res)


def _has_added(quality: own.WithAdded, thing: Thing, now: Now, res: Resolution) -> bool:
    those = table.additions(res.state, object_of(thing))
    fit = sum(quality.what is None or evaluate.suits(quality.what, one, res) for one in those)
    return evaluate.meets(quality.quantity, fit, res)


#: The printed abilities that are called by a keyword on the chase.
_CALLED: dict[own.ChaseKind, type[ab.Ability]] = {
    own.ChaseKind.SHIFT: own.Shift, own.ChaseKind.EVOLUTION: own.Evolution, own.ChaseKind.INHERITANCE: own.Inheritance,
    own.ChaseKind.SEAL: own.Seal,
}


def _is_of(item: Item, kind: own.ChaseKind, res: Resolution) -> bool:
    """Whether an ability on the chase is of a kind."""
    if kind is own.ChaseKind.GODS_ART:
        return any(isinstance(one, own.OncePerGame) for one in walk(getattr(item.ability, "limits", ())))
    if kind in _CALLED:
        state, number = res.state, item.source.number
        said = MEANING.abilities(state.cards[number].face)
        now = MEANING.now(state, number).abilities
        return any(
            isinstance(one, _CALLED[kind]) and other is item.ability for one, other in zip(said, now, strict=False)
        )
    return item.kind in CAUSES.get(kind, ())


MEANING.item_qualities |= {
    ab.OnStack: lambda quality, item, res: any(_is_of(item, kind, res) for kind in quality.kinds),
    # A fire ability is the ability of a fire card (FOW 901.1e).
    own.OfAttribute: lambda quality, item, res: evaluate.suits(ab.Noun((quality,)), item.source, res),
}


#: Whether a spell of the kind is that of a resonator (FOW 312.3).
_SPELLS = {own.ChaseKind.RESONATOR_SPELL: True, own.ChaseKind.OTHER_SPELL: False}


def _put_by(quality: own.PutBy, thing: Thing, now: Now, res: Resolution) -> bool:
    """Whether a card was put where it lies, or removed, by what is meant."""
    return taken_by(thing) in evaluate.refs(quality.by, res)


def _extreme(quality: own.Extreme, thing: Thing, now: Now, res: Resolution) -> bool:
    """Whether no other resonator or the like has more of it, or less: none of its types (FOW 909)."""
    trait, state = TRAITS[quality.trait], res.state
    mine = max(trait(now), default=None)
    if mine is None:
        return False
    others = (MEANING.now(state, number) for zone in BATTLE_AREA for number in state.zones[zone])
    worths = [worth for other in others if set(other.types) & set(now.types) for worth in trait(other)]
    most: int = (min if quality.lowest else max)(worths, default=mine)
    return bool(mine == most)


#: The classes of ability that stand behind a keyword.
_WORDS: dict[own.AbilityWord, type[ab.Ability]] = {
    own.AbilityWord.AWAKENING: own.Awakening, own.AbilityWord.INCARNATION: own.Incarnation,
    own.AbilityWord.TRIGGER: own.TriggerChant, own.AbilityWord.STEALTH: own.Stealth,
    own.AbilityWord.EVOLUTION: own.Evolution, own.AbilityWord.SHIFT: own.Shift, own.AbilityWord.ENERGIZE: own.Energize,
    own.AbilityWord.BESTOW: own.Bestow, own.AbilityWord.TORRENT: own.Torrent,
    own.AbilityWord.INHERITANCE: own.Inheritance,
}


def words_of(number: int, now: Now, res: Resolution) -> frozenset[own.AbilityWord]:
    """Return the keywords of which a card has an ability, as printed or gained."""
    if not now.abilities:
        return frozenset()
    return _printed_words(res.state.cards[number].face) | _words(now.abilities)


def _words_among(abilities: tuple[ab.Ability, ...]) -> frozenset[own.AbilityWord]:
    found: set[own.AbilityWord] = set()
    for one in abilities:
        if isinstance(one, own.Labelled | own.CountersAtStart):
            found.add(one.word)
        elif isinstance(one, ab.AutoAbility) and any(isinstance(part, own.Arrives) for part in walk(one.trigger)):
            found.add(own.AbilityWord.ENTER)
        found.update(word for word, kind in _WORDS.items() if isinstance(one, kind))
    return frozenset(found)


#: The keywords of which abilities are, and those that are printed on a card, worked out once.
_words: ab.Memo[tuple[ab.Ability, ...], frozenset[own.AbilityWord]] = ab.Memo(_words_among)
_printed_words: ab.Memo[Printed, frozenset[own.AbilityWord]] = ab.Memo(
    lambda card: _words_among(MEANING.abilities(card))
)


def of_kind(ability: ab.Ability, kind: own.ChaseKind | None) -> bool:
    """Whether an ability is of a kind; any is, where none is named."""
    if kind is None:
        return True
    if isinstance(ability, ab.ActionAbility):
        produces = any(isinstance(one, own.Produce) for one in walk(ability.effects))
        return kind in (own.ChaseKind.ABILITY, own.ChaseKind.ACTIVATE) or (
            kind is own.ChaseKind.NOT_WILL and not produces
        )
    return isinstance(ability, ab.AutoAbility) and kind in (own.ChaseKind.ABILITY, own.ChaseKind.AUTOMATIC)


MEANING.traits |= TRAITS
MEANING.qualities |= ON_FIELD | {
    ab.ControlledBy: lambda quality, thing, now, res: (
        (thing.zone == table.CHASE or thing.zone in BATTLE_AREA)
        and thing.controller in evaluate.seats(quality.player, res)
    ),
    ab.CostOneOf: lambda quality, thing, now, res: total_cost(now) in quality.numbers,
    ab.CostOfParity: lambda quality, thing, now, res: total_cost(now) % 2 == (quality.parity is ab.Parity.ODD),
    ab.HasAbility: lambda quality, thing, now, res: (
        quality.keyword in now.keywords or (
            isinstance(quality.keyword, Keyword) and any(
                getattr(one, "keyword", None) is quality.keyword for one in now.abilities
            )
        )
    ),
    own.OfAttributes: lambda quality, thing, now, res: set(quality.attributes) <= set(now.attributes),
    own.NamedLike: lambda quality, thing, now, res: any(quality.part in name for name in now.names),
    own.IsToken: lambda quality, thing, now, res: res.state.cards[thing.number].face.token,
    own.Astral: lambda quality, thing, now, res: thing.counters.get(table.ASTRAL, 0) > 0,
    ab.InCombat: lambda quality, thing, now, res: (
        object_of(thing) in table.attackers(res.state) + table.blockers(res.state)
    ),
    ab.Defending: lambda quality, thing, now, res: object_of(thing) == res.state.vars.get("attacked"),
    own.WithoutStats: lambda quality, thing, now, res: now.atk is None and now.defense is None,
    own.OffPrint: lambda quality, thing, now, res: (
        list(TRAITS[quality.trait](now)) != list(TRAITS[quality.trait](MEANING.printed(res.state, thing.number)))
    ),
    own.HasWord: lambda quality, thing, now, res: quality.word in words_of(thing.number, now, res),
    own.WithKind: lambda quality, thing, now, res: any(of_kind(one, quality.kind) for one in now.abilities),
    own.PutBy: _put_by,
    own.Extreme: _extreme,
    own.OfAttribute: lambda quality, thing, now, res: (
        not now.attributes if quality.attribute is None else quality.attribute in now.attributes
    ),
    own.OfRace: lambda quality, thing, now, res: own.singular(quality.race) in map(own.singular, now.races),
    own.OfSubtype: lambda quality, thing, now, res: quality.subtype in now.subtypes,
    ab.OnStack: lambda quality, thing, now, res: thing.zone == table.CHASE and any(
        one is own.ChaseKind.SPELL or _SPELLS.get(one) is now.is_resonator for one in quality.kinds
    ),
    own.AddedTo: _added_to,
    own.WithAdded: _has_added,
}
