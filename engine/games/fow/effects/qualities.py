"""What each quality of a noun asks of an object: of a card as it is, or of what is remembered of one (FOW 911).

Values come from :class:`~engine.games.fow.cards.Now`, so that continuous effects count (FOW 909).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.cards import Printed
from engine.effects import evaluate, nouns
from engine.effects.matching import keys_of, so_far
from engine.effects.nouns import of_zone
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Keyword, Now, price
from engine.games.fow.effects.resolution import BATTLE_AREA, CAUSES, MEANING, Resolution
from engine.games.fow.rules.table import (
    ASTRAL,
    CHASE,
    FIELD,
    GRAVEYARD,
    REMOVED,
    Ref,
    additions,
    attacking,
    bearer,
    blocking,
)
from engine.state import CardState
from engine.timing.items import Item, stack
from engine.triggers.trigger_event import LastKnown, dealers

# What was named

#: The named value that says what was chosen as cards entered the field, by their numbers.
CHOSEN = "chosen as it enters"
#: What it is to have what was named.
NAMED: dict[ab.NameKind, Callable[[Any], ab.Quality]] = {
    ab.NameKind.ELEMENT: own.OfAttribute,
    ab.NameKind.JOB: own.OfRace,
    ab.NameKind.CARD_NAME: ab.Named,
    ab.NameKind.CARD_TYPE: ab.OfType,
    ab.NameKind.COST: lambda number: ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(number)),
    ab.NameKind.NUMBER: lambda number: ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(number)),
    ab.NameKind.PARITY: ab.CostOfParity,
}


def named_quality(quality: ab.OfNamed, res: Resolution) -> ab.Quality | None:
    """Return the quality that was named while this ability was carried out, None where nothing was."""
    kind = quality.kind
    assert isinstance(kind, ab.NameKind)
    value: Any = res.named.get(kind.value)
    if value is None:
        # What was chosen as the card entered the field.
        value = res.state.vars.get(CHOSEN, {}).get(res.source.number, {}).get(kind.value)
    return None if value is None else NAMED[kind](value)


MEANING.named_quality = named_quality

_keys = partial(keys_of, meaning=MEANING)
MEANING.asks |= {
    ab.EventCount: lambda node: _keys(node.event),
    ab.Trigger: lambda node: _keys(node.event) if node.first else (),
    ab.Replacement: lambda node: _keys(node.event) if node.first else (),
    ab.Casts: lambda node: () if node.ordinal is None else ("play",),
    ab.DamagedBy: lambda node: ("hurt",),
    own.DamageDealtBy: lambda node: ("hurt", "damage player"),
}


# Qualities

Thing = CardState | LastKnown
Test = Callable[[Any, Thing, Now, Resolution], bool]

#: What has become of cards that a text or a payment put into a graveyard, as a participle.
PUT_AWAY = "put into a graveyard"
#: Where something went that this was done to, by the participle.
GOES_TO: dict[str, tuple[int, int]] = {
    PUT_AWAY: GRAVEYARD, "destroyed": GRAVEYARD, "banished": GRAVEYARD, "discarded": GRAVEYARD, "removed": REMOVED,
}
_WAYS_THERE = ("destroyed", "banished", "discarded")


def total_cost(now: Now) -> int:
    """Return a card's total cost (FOW 203.5)."""
    return price(now.cost).total


#: The values that two cards are compared by when they are to share a trait.
TRAITS: dict[ab.Trait, Callable[[Now], Iterable[Any]]] = {
    ab.Trait.NAME: lambda now: now.names,
    ab.Trait.COST: lambda now: (total_cost(now),),
    ab.Trait.POWER: lambda now: () if now.atk is None else (now.atk,),
    ab.Trait.DEFENSE: lambda now: () if now.defense is None else (now.defense,),
    ab.Trait.ELEMENT: lambda now: now.attributes,
    ab.Trait.TYPE: lambda now: now.types,
    ab.Trait.JOB: lambda now: now.races,
}


def _in_zone(quality: ab.InZone, thing: Thing, now: Now, res: Resolution) -> bool:
    if thing.zone not in of_zone(quality, res):
        return False
    if thing.zone == FIELD and quality.player is not None:
        return thing.controller in evaluate.seats(quality.player, res)
    return True


def counters_on(thing: Thing, name: str) -> int:
    """Return how many counters of a name lie on something; of every name when it is empty (FOW 1022.1b)."""
    return thing.counters.get(name, 0) if name else sum(thing.counters.values())


def _with_counters(quality: ab.WithCounters, thing: Thing, now: Now, res: Resolution) -> bool:
    there = counters_on(thing, quality.counter)
    return there > 0 if quality.quantity is None else evaluate.meets(quality.quantity, there, res)


def _done(quality: ab.Done, thing: Thing, now: Now, res: Resolution) -> bool:
    """Whether the ability has done it: to the object as it was, or as it is since."""
    me = nouns.object_of(thing)
    if quality.player is not None and thing.owner not in evaluate.seats(quality.player, res):
        return False
    there = res.done.get(quality.word, ())
    if quality.word == PUT_AWAY:
        there += tuple(one for word in _WAYS_THERE for one in res.done.get(word, ()))
    if any(me in (one, res.current(one)) for one in there):
        return True
    # What was paid is spoken of as it was; it is still meant where it went.
    return thing.zone in GOES_TO.get(quality.word, ()) and any(one.number == me.number for one in there)


def _removed_by(quality: ab.RemovedBy, thing: Thing, now: Now, res: Resolution) -> bool:
    by = Ref(thing.marks.get("removed by", -1), thing.marks.get("removed by object", -1))
    return thing.zone in REMOVED and by in evaluate.refs(quality.by, res)


def _of_named(quality: ab.OfNamed, thing: Thing, now: Now, res: Resolution) -> bool:
    named = named_quality(quality, res)
    return named is not None and MEANING.qualities[type(named)](named, thing, now, res)


def _attacking(quality: ab.Attacking, thing: Thing, now: Now, res: Resolution) -> bool:
    if nouns.object_of(thing) != attacking(res.state):
        return False
    whom: Any = res.state.vars.get("attacked")
    return quality.whom is None or (isinstance(whom, Ref) and evaluate.denotes(quality.whom, whom, res))


def _blocking(quality: ab.Blocking, thing: Thing, now: Now, res: Resolution) -> bool:
    if nouns.object_of(thing) != blocking(res.state):
        return False
    whom = attacking(res.state)
    return quality.whom is None or (whom is not None and evaluate.denotes(quality.whom, whom, res))


def _blocked_by(quality: ab.BlockedBy, thing: Thing, now: Now, res: Resolution) -> bool:
    by = blocking(res.state)
    return by is not None and nouns.object_of(thing) == attacking(res.state) and evaluate.denotes(quality.whom, by, res)


def _added_to(quality: own.AddedTo, thing: Thing, now: Now, res: Resolution) -> bool:
    to = None if not isinstance(thing, CardState) else bearer(thing)
    return to is not None and evaluate.denotes(quality.what, to, res)


def _has_added(quality: own.WithAdded, thing: Thing, now: Now, res: Resolution) -> bool:
    those = additions(res.state, nouns.object_of(thing))
    return any(quality.what is None or evaluate.suits(quality.what, one, res) for one in those)


def has_chosen(item: Item, quality: own.Targeting, res: Resolution) -> bool:
    """Whether what lies on the chase has chosen what fits as a target."""
    chosen = [one for group in item.targets for one in group]
    return any(evaluate.denotes(quality.what, one, res) for one in chosen)


def ability_fits(noun: ab.Noun, number: int, res: Resolution) -> bool:
    """Whether an ability on the chase fits a noun; a judgment is none (FOW 705.2d)."""
    for item in stack(res.state):
        if item.stamp == -number:
            return all(_ability_has(quality, item, res) for quality in noun.qualities)
    return False


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


def _ability_has(quality: ab.Quality, item: Item, res: Resolution) -> bool:
    match quality:
        case own.OnChase(kinds):
            return any(_is_of(item, kind, res) for kind in kinds)
        case ab.ControlledBy(player) | ab.OwnedBy(player):
            return item.seat in evaluate.seats(player, res)
        case own.Targeting():
            return has_chosen(item, quality, res)
        case own.ComesFrom(source):
            return evaluate.denotes(source, item.source, res)
        case ab.AnyOf(options):
            return any(all(_ability_has(one, item, res) for one in option.qualities) for option in options)
        case ab.OtherThan(what) if isinstance(what, ab.Reference):
            return Ref(-item.stamp, item.stamp) not in evaluate.refs(what, res)
        case own.OfAttribute():
            # A fire ability is the ability of a fire card (FOW 901.1e).
            return evaluate.suits(ab.Noun((quality,)), item.source, res)
    return False


#: Whether a spell of the kind is that of a resonator (FOW 312.3).
_SPELLS = {own.ChaseKind.RESONATOR_SPELL: True, own.ChaseKind.OTHER_SPELL: False}
_BY_THIS = ab.DamagedBy(ab.Source())


def _put_by(quality: own.PutBy, thing: Thing, now: Now, res: Resolution) -> bool:
    """Whether a card was put where it lies, or removed, by what is meant."""
    by = Ref(thing.marks.get("removed by", -1), thing.marks.get("removed by object", -1))
    return by in evaluate.refs(quality.by, res)


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
        if isinstance(one, own.Labelled | own.CountersAtStart | own.WordOf):
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
MEANING.qualities |= {
    ab.OfType: lambda quality, thing, now, res: quality.type in now.types,
    ab.ControlledBy: lambda quality, thing, now, res: (
        thing.zone in (CHASE, *BATTLE_AREA) and thing.controller in evaluate.seats(quality.player, res)
    ),
    ab.Property: lambda quality, thing, now, res: thing.owner in evaluate.seats(quality.player, res),
    ab.CostOneOf: lambda quality, thing, now, res: total_cost(now) in quality.numbers,
    ab.CostOfParity: lambda quality, thing, now, res: total_cost(now) % 2 == (quality.parity is ab.Parity.ODD),
    ab.OfNamed: _of_named,
    ab.RemovedBy: _removed_by,
    ab.Done: _done,
    ab.InZone: _in_zone,
    ab.Attacking: _attacking,
    ab.Blocking: _blocking,
    ab.BlockedBy: _blocked_by,
    ab.Damaged: lambda quality, thing, now, res: thing.damage > 0,
    ab.WithCounters: _with_counters,
    ab.HasAbility: lambda quality, thing, now, res: (
        quality.keyword in now.keywords or (
            isinstance(quality.keyword, Keyword) and any(
                getattr(one, "keyword", None) is quality.keyword for one in now.abilities
            )
        )
    ),
    ab.DamagedBy: lambda quality, thing, now, res: (
        any(
            evaluate.denotes(quality.by, source, res) for one in so_far(res.state)
            if one.key == "hurt" and one.what == nouns.object_of(thing) for source in dealers(one)
        )
    ),
    own.OfAttributes: lambda quality, thing, now, res: set(quality.attributes) <= set(now.attributes),
    own.HasAttributes: lambda quality, thing, now, res: evaluate.meets(quality.quantity, len(now.attributes), res),
    own.NamedLike: lambda quality, thing, now, res: any(quality.part in name for name in now.names),
    own.NamedAs: lambda quality, thing, now, res: any(
        other is not None and set(now.names) & set(other.names)
        for other in (evaluate.now_of(one, res) for one in evaluate.refs(quality.whose, res))
    ),
    own.IsToken: lambda quality, thing, now, res: res.state.cards[thing.number].face.token,
    own.Astral: lambda quality, thing, now, res: thing.counters.get(ASTRAL, 0) > 0,
    own.Battling: lambda quality, thing, now, res: (
        nouns.object_of(thing) in (attacking(res.state), blocking(res.state))
    ),
    own.IsDefender: lambda quality, thing, now, res: nouns.object_of(thing) == res.state.vars.get("attacked"),
    own.WithoutStats: lambda quality, thing, now, res: now.atk is None and now.defense is None,
    own.OffPrint: lambda quality, thing, now, res: (
        list(TRAITS[quality.trait](now)) != list(TRAITS[quality.trait](MEANING.printed(res.state, thing.number)))
    ),
    own.DealtByThis: lambda quality, thing, now, res: MEANING.qualities[ab.DamagedBy](_BY_THIS, thing, now, res),
    own.HasWord: lambda quality, thing, now, res: quality.word in words_of(thing.number, now, res),
    own.WithKind: lambda quality, thing, now, res: any(of_kind(one, quality.kind) for one in now.abilities),
    own.PutBy: _put_by,
    own.Extreme: _extreme,
    own.OfAttribute: lambda quality, thing, now, res: (
        not now.attributes if quality.attribute is None else quality.attribute in now.attributes
    ),
    own.OfRace: lambda quality, thing, now, res: quality.race in now.races,
    own.OfSubtype: lambda quality, thing, now, res: quality.subtype in now.subtypes,
    own.OnChase: lambda quality, thing, now, res: thing.zone == CHASE and any(
        one is own.ChaseKind.SPELL or _SPELLS.get(one) is now.is_resonator for one in quality.kinds
    ),
    own.Targeting: lambda quality, thing, now, res: any(
        has_chosen(one, quality, res) for one in stack(res.state)
        if one.source == nouns.object_of(thing) and one.kind == "spell"
    ),
    own.ComesFrom: lambda quality, thing, now, res: False,
    own.AddedTo: _added_to,
    own.WithAdded: _has_added,
}
