"""Sentences that put another number in the place of one said before: "If ..., choose two rear-guards instead of one".

They are understood as the sentence before with that number, carried out instead of it where the condition holds (VG
16.12).
"""

from __future__ import annotations

from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.games.vanguard import vocabulary as own

#: What stands around an effect that is carried out only where something is so.
_AROUND = (ab.IfThen, ab.Then)


@ab.Memo
def in_full(effects: tuple[ab.Effect, ...]) -> tuple[ab.Effect, ...]:
    """Return a text with every such sentence as what it means."""
    found = list(effects)
    for place in range(1, len(effects)):
        said = _said(effects[place])
        if said is not None:
            found[place] = _around(effects[place], _amended(effects[place - 1], said)) or effects[place]
    return tuple(found)


def _said(effect: ab.Effect) -> own.RatherThan | None:
    while isinstance(effect, _AROUND):
        effect = effect.effect
    return effect if isinstance(effect, own.RatherThan) else None


def _around(effect: ab.Effect, instead: ab.Effect | None) -> ab.Effect | None:
    """Return what is carried out instead, under the same conditions."""
    if instead is None:
        return None
    if isinstance(effect, own.RatherThan):
        return ab.Instead(instead)
    return with_parts(effect, lambda part: (_around(part, instead) if isinstance(part, ab.Effect) else part))  # type: ignore[no-any-return]


def _amended(before: ab.Effect, said: own.RatherThan) -> ab.Effect | None:
    """Return the sentence before with the other number: where the same is done to so many, else where so many are
    chosen. None where it has no such number.
    """
    new = next((one.count for one in walk(said.effect) if isinstance(one, ab.Pick | ab.TopOfDeck | ab.Draw)), None)
    if new is None:
        return None

    def change(part: Any) -> Any:
        if isinstance(part, ab.Pick | ab.TopOfDeck | ab.Draw) and getattr(part.count, "amount", None) == said.former:
            return _counting(part, new)
        return with_parts(part, change)

    same = type(said.effect)

    def change_same(part: Any) -> Any:
        return change(part) if type(part) is same else with_parts(part, change_same)

    for way in (change_same, change):
        changed = way(before)
        if changed != before:
            return changed  # type: ignore[no-any-return]
    return None


def _counting(part: Any, count: ab.Count) -> Any:
    return with_parts(part, lambda inner: count if isinstance(inner, ab.Count) else inner)


def lacks(effects: tuple[ab.Effect, ...]) -> bool:
    """Whether such a sentence stands in a text of which it is not known what it is about."""
    return any(isinstance(one, own.RatherThan) for one in walk(in_full(effects)))
