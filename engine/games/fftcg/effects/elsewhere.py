"""Abilities that work while their card is not on the field, because their text says so (FFTCG 11.9.1, 11.6.4)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from engine import abilities as ab
from engine.effects.places import of_zone
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.table import FIELD


def spots(ability: ab.ActionAbility) -> tuple[ab.InZone, ...]:
    """Return the places besides the field that an ability can be used from, by what its cost and limits say.

    Discarding or revealing the card itself is done from the hand; other costs name the place.
    """
    found: list[ab.InZone] = []
    _costs(ability.cost, found)
    for limit in ability.limits:
        if isinstance(limit, ab.OnlyIf):
            found.extend(_stated(limit.condition))
    return _outside(found)


def waits(ability: ab.AutoAbility) -> tuple[ab.InZone, ...]:
    """Return the places besides the field where an auto-ability works, by what its condition and limits say."""
    asked = [limit.condition for limit in ability.limits if isinstance(limit, ab.OnlyIf)]
    if ability.condition is not None:
        asked.append(ability.condition)
    return _outside([one for condition in asked for one in _stated(condition)])


def _stated(condition: ab.Condition) -> list[ab.InZone]:
    """Return where a condition says that the ability's own card is."""
    if isinstance(condition, ab.And):
        return [one for part in condition.conditions for one in _stated(part)]
    if isinstance(condition, ab.Is) and _own(condition.what):
        return [one for one in condition.noun.qualities if isinstance(one, ab.InZone)]
    return []


def _outside(found: list[ab.InZone]) -> tuple[ab.InZone, ...]:
    return tuple(one for one in dict.fromkeys(found) if one.zone is not own.Zone.FIELD)


def places_of_use(ability: ab.ActionAbility, res: Resolution) -> frozenset[int]:
    """Return the zones besides the field that an ability can be used from."""
    return frozenset(zone for spot in spots(ability) for zone in of_zone(spot, res)) - {FIELD}


def _own(reference: object) -> bool:
    return isinstance(reference, ab.Source | ab.This)


def _costs(node: Any, found: list[ab.InZone]) -> None:
    if isinstance(node, tuple):
        for one in node:
            _costs(one, found)
    elif isinstance(node, ab.InPlace) and _own(node.what):
        found.append(ab.InZone(node.zone, node.player))
    elif isinstance(node, ab.Discard | ab.Reveal) and _own(node.what):
        found.append(ab.InZone(own.Zone.HAND, ab.Player.YOU))
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            _costs(getattr(node, field.name), found)
