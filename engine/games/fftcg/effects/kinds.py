"""Which kind of ability something printed is (FFTCG 11.5.2)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own


def of_kinds(ability: ab.Ability, kinds: tuple[object, ...]) -> bool:
    """Whether an ability is of one of the kinds; every one is, when none is named.

    A special ability is one with [S] in its cost (FFTCG 11.7.1).
    """
    if not kinds:
        return True
    if isinstance(ability, ab.ActionAbility):
        special = any(isinstance(part, own.DiscardSameName) for part in ability.cost)
        return (own.StackKind.SPECIAL_ABILITY if special else own.StackKind.ACTION_ABILITY) in kinds
    return isinstance(ability, ab.AutoAbility) and own.StackKind.AUTO_ABILITY in kinds
