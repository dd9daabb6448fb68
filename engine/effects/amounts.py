"""Amounts that mean the same in every game; what cannot be worked out is 0 (FFTCG 4.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate, history
from engine.effects.evaluate import value
from engine.effects.resolution import Resolution


def _half(amount: ab.Half, res: Resolution) -> int:
    """Halve, rounding up where the text does not say otherwise (FFTCG 4.2)."""
    whole = value(amount.whole, res)
    unit = amount.unit
    if amount.rounding is ab.Rounding.DOWN:
        return whole // (2 * unit) * unit
    return -(-whole // (2 * unit)) * unit


def _highest(amount: ab.Highest, res: Resolution) -> int:
    found = [
        max(0, one) for number in evaluate.find(amount.noun, res)
        for one in evaluate.traits_of(amount.trait, number, res)
    ]
    return (min if amount.lowest else max)(found, default=0)


def _named(amount: ab.NamedNumber, res: Resolution) -> int:
    number = res.named.get("number", 0)
    return number if isinstance(number, int) else 0


AMOUNTS: dict[type[ab.Amount], Callable[[Any, Any], int]] = {
    ab.Number: lambda amount, res: amount.number,
    ab.X: lambda amount, res: res.x,
    ab.CountOf: lambda amount, res: len(evaluate.find(amount.noun, res)),
    ab.CountThem: lambda amount, res: len(evaluate.refs(amount.them, res)),
    ab.TraitOf: lambda amount, res: sum(evaluate.worths(amount, res)),
    ab.Times: lambda amount, res: value(amount.each, res) * value(amount.count, res),
    ab.Sum: lambda amount, res: value(amount.first, res) + value(amount.second, res),
    ab.Difference: lambda amount, res: max(0, value(amount.first, res) - value(amount.second, res)),
    ab.Half: _half,
    ab.Highest: _highest,
    ab.DamageDealt: lambda amount, res: res.amount,
    ab.NamedNumber: _named,
    ab.EventCount: lambda amount, res: history.times(amount.event, res),
    ab.Groups: lambda amount, res: value(amount.of, res) // amount.size if amount.size else 0,
}
