"""Where nouns look in Force of Will, and what its texts refer to besides what is chosen and spoken of."""

from __future__ import annotations

import enum
from functools import partial

from engine import abilities as ab
from engine.effects import evaluate, nouns
from engine.effects.meaning import Refs
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import CardType
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules import table
from engine.games.fow.rules.table import CHASE, FIELD, bearer, ref
from engine.timing import spoken

# Where a noun looks (FOW 201.5, 205.4, 307.4, 308.4)

#: The zones of one kind, by seat; the shared ones twice the same.
ZONES: dict[enum.Enum, tuple[int, int]] = {
    own.Zone.FIELD: (FIELD, FIELD),
    own.Zone.CHASE: (CHASE, CHASE),
    own.Zone.RULER_AREA: table.RULER_AREA,
    own.Zone.DECK: table.DECK,
    own.Zone.STONE_DECK: table.STONE_DECK,
    own.Zone.HAND: table.HAND,
    own.Zone.GRAVEYARD: table.GRAVEYARD,
    own.Zone.STANDBY: table.STANDBY,
    own.Zone.REMOVED: table.REMOVED,
    # Cards of a sideboard never lie in a game (FOW 315.1b).
    own.Zone.OUTSIDE: table.REMOVED,
}
_FIELD_ONLY, _CHASE_ONLY = (FIELD,), (CHASE,)
#: What may lie in a ruler area where nothing is said of where it lies: rulers, and races of whatever card.
_IN_RULER_AREA = (own.OfRace, own.Astral)


def zones(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    """Return the zones a noun looks in: what it says, or the field, or the whole battle area for rulers and races."""
    return _PLACES.stated(noun, res) or (BATTLE_AREA if _means_rulers(noun) else _FIELD_ONLY)


def _means_rulers(noun: ab.Noun) -> bool:
    for quality in noun.qualities:
        kind = type(quality)
        if kind in _IN_RULER_AREA:
            return True
        if kind is ab.OfType and quality.type is CardType.RULER:  # type: ignore[attr-defined]
            return True
        if kind is ab.AnyOf and any(map(_means_rulers, quality.options)):  # type: ignore[attr-defined]
            return True
    return False


_PLACES = nouns.Places(
    field=lambda res: _FIELD_ONLY,
    controlled=lambda noun, quality, res: BATTLE_AREA if _means_rulers(noun) else _FIELD_ONLY,
    of={ab.RemovedBy: lambda quality, res: table.REMOVED, ab.OnStack: lambda quality, res: _CHASE_ONLY},
)

_KINDS = (ab.IsCard, ab.AnyOf, ab.OfType)
#: The parts of a list, each with what only the last one says; and the nouns of one.
MISSING = spoken.missing(own.OfAttribute, _KINDS)
listed = partial(nouns.listed, missing=MISSING)
spread = partial(nouns.spread, missing=MISSING)

MEANING.pairs = ZONES
MEANING.stated = _PLACES.stated
MEANING.looks = zones
MEANING.listed = listed


#: Of the chase a judgment is no ability that is spoken of (FOW 705.2d).
MEANING.lying = spoken.lying(FIELD, CHASE, ("spell", "judgment"))


# What is referred to


def _top_of_stones(reference: own.TopOfStones, res: Resolution) -> Refs:
    """Return the top cards of magic stone decks (FOW 305.3)."""
    found: list[int] = []
    for seat in evaluate.seats(reference.player, res):
        deck = res.state.zones[table.STONE_DECK[seat]]
        most = evaluate.span(reference.count, len(deck), res)[1]
        found += deck[len(deck) - most :][::-1]
    return tuple(ref(res.state, number) for number in found)


def _bearer(reference: own.Bearer, res: Resolution) -> Refs:
    """Return what the ability's card is added to, or was as it left (FOW 1121.3a, 911.1)."""
    card = res.state.cards[res.source.number]
    thing = card if card.entered == res.source.entered else res.recall(res.source)
    to = None if thing is None else bearer(thing)
    return () if to is None else evaluate.fitting((to,), reference.noun, res)


def _ruler_of(reference: own.RulerOf, res: Resolution) -> Refs:
    """Return the J/ruler of a player as far as it is what the noun says (FOW 201.2b)."""
    found = (table.ruler(res.state, seat) for seat in evaluate.seats(reference.player, res))
    those = tuple(ref(res.state, number) for number in found if number is not None)
    return evaluate.fitting(those, reference.noun, res)


#: What is done only to what lies in the battle area.
_IN_BATTLE_AREA = (ab.DealDamage, ab.Break, own.Banish, ab.Untap, ab.NegateDamage, ab.Tap)
spoken.learn(MEANING, "spell", _KINDS, _IN_BATTLE_AREA)
MEANING.players[own.Holder.BEARERS] = lambda res: tuple(  # type: ignore[index]
    MEANING.controller(res.state.cards[one.number]) for one in _bearer(own.Bearer(ab.Noun(())), res)
)
MEANING.references |= {
    own.Bearer: _bearer,
    own.RulerOf: _ruler_of,
    own.PlayerAsTarget: lambda reference, res: (),
    own.ThisItem: lambda reference, res: (),
    own.Aimed: lambda reference, res: spoken.groups(res)[reference.place : reference.place + 1][0],
    own.TopOfStones: _top_of_stones,
}
