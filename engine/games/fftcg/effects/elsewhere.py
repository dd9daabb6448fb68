"""Abilities that work while their card is not on the field, because their text says so (FFTCG 11.9.1, 11.6.4)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from engine.abilities.conditions import And, Condition, Is
from engine.abilities.discarding import Discard
from engine.abilities.effects import Reveal
from engine.abilities.kinds import ActionAbility, AutoAbility, OnlyIf
from engine.abilities.nouns import InZone
from engine.abilities.players import Player
from engine.abilities.references import InPlace, Source, This
from engine.effects.places import of_zone
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.table import FIELD
from engine.games.fftcg.vocabulary import Zone


def spots(ability: ActionAbility) -> tuple[InZone, ...]:
    """Return the places besides the field that an ability can be used from, by what its cost and limits say.

    Discarding or revealing the card itself is done from the hand; other costs name the place.
    """
    found: list[InZone] = []
    _costs(ability.cost, found)
    for limit in ability.limits:
        if isinstance(limit, OnlyIf):
            found.extend(_stated(limit.condition))
    return _outside(found)


def waits(ability: AutoAbility) -> tuple[InZone, ...]:
    """Return the places besides the field where an auto-ability works, by what its condition and limits say."""
    asked = [limit.condition for limit in ability.limits if isinstance(limit, OnlyIf)]
    if ability.condition is not None:
        asked.append(ability.condition)
    return _outside([one for condition in asked for one in _stated(condition)])


def _stated(condition: Condition) -> list[InZone]:
    """Return where a condition says that the ability's own card is."""
    if isinstance(condition, And):
        return [one for part in condition.conditions for one in _stated(part)]
    if isinstance(condition, Is) and _own(condition.what):
        return [one for one in condition.noun.qualities if isinstance(one, InZone)]
    return []


def _outside(found: list[InZone]) -> tuple[InZone, ...]:
    return tuple(one for one in dict.fromkeys(found) if one.zone is not Zone.FIELD)


def places_of_use(ability: ActionAbility, res: Resolution) -> frozenset[int]:
    """Return the zones besides the field that an ability can be used from."""
    return frozenset(zone for spot in spots(ability) for zone in of_zone(spot, res)) - {FIELD}


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
