"""Abilities that work while their card is not on the field, because their text says so (FFTCG 11.9.1, 11.6.4)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from engine.abilities.conditions import Is
from engine.abilities.effects import Discard, Reveal
from engine.abilities.kinds import ActionAbility, OnlyIf
from engine.abilities.nouns import InZone
from engine.abilities.players import Player
from engine.abilities.references import InPlace, Source, This
from engine.games.fftcg.deeds import places
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.law.table import FIELD
from engine.games.fftcg.vocabulary import Zone


def spots(ability: ActionAbility) -> tuple[InZone, ...]:
    """Return the places besides the field that an ability can be used from, by what its cost and limits say.

    Discarding or revealing the card itself is done from the hand; other costs name the place.
    """
    found: list[InZone] = []
    _costs(ability.cost, found)
    for limit in ability.limits:
        if isinstance(limit, OnlyIf) and isinstance(limit.condition, Is) and _own(limit.condition.what):
            found.extend(one for one in limit.condition.noun.qualities if isinstance(one, InZone))
    return tuple(one for one in dict.fromkeys(found) if one.zone is not Zone.FIELD)


def places_of_use(ability: ActionAbility, deed: Deed) -> frozenset[int]:
    """Return the zones besides the field that an ability can be used from."""
    return frozenset(zone for spot in spots(ability) for zone in places.of_zone(spot, deed)) - {FIELD}


def _own(reference: object) -> bool:
    return isinstance(reference, Source | This)


def _costs(node: Any, found: list[InZone]) -> None:
    if isinstance(node, tuple):
        for one in node:
            _costs(one, found)
    elif isinstance(node, InPlace) and _own(node.what):
        found.append(InZone(node.zone, node.player))
    elif isinstance(node, Discard | Reveal) and _own(node.what):
        found.append(InZone(Zone.HAND, Player.YOU))
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            _costs(getattr(node, field.name), found)
