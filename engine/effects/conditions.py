"""Conditions that mean the same in every game: questions about the state of the game, answered now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import conditions as words
from engine.abilities.conditions import Condition
from engine.effects import evaluate, history, matching
from engine.effects.evaluate import holds, meets, seats
from engine.effects.resolution import Resolution


def is_not(condition: words.Not, res: Resolution) -> bool:
    """Whether something is not so. Of a card that there is not, nothing is so: "If the discarded card is not ..."."""
    inner = condition.condition
    if isinstance(inner, words.Is) and not evaluate.refs(inner.what, res):
        return False
    return not holds(inner, res)


def _exists(condition: words.Exists, res: Resolution) -> bool:
    found = evaluate.find(condition.noun, res)
    return meets(condition.quantity, evaluate.most_together(condition.noun, found, res), res)


def _happened(condition: words.HappenedThisTurn, res: Resolution) -> bool:
    times = history.times(condition.event, res)
    if condition.quantity is None:
        return matching.enough(condition.event, times, res)
    return meets(condition.quantity, times, res)


def _event_was(condition: words.EventWas, res: Resolution) -> bool:
    return res.happening is not None and matching.matches(condition.event, res.happening, res)


CONDITIONS: dict[type[Condition], Callable[[Any, Any], bool]] = {
    words.And: lambda condition, res: all(holds(one, res) for one in condition.conditions),
    words.Or: lambda condition, res: any(holds(one, res) for one in condition.conditions),
    words.Not: is_not,
    words.Exists: _exists,
    words.Compares: lambda condition, res: meets(condition.quantity, evaluate.value(condition.what, res), res),
    words.HappenedThisTurn: _happened,
    words.EventWas: _event_was,
    words.IsTurnOf: lambda condition, res: res.meaning.order(res.state)[0] in seats(condition.player, res),
}
