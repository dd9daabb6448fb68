"""Which kind of ability something printed is (FFTCG 11.5.2)."""

from __future__ import annotations

from engine.abilities.kinds import Ability, ActionAbility, AutoAbility
from engine.games.fftcg.vocabulary import DiscardSameName, StackKind


def of_kinds(ability: Ability, kinds: tuple[object, ...]) -> bool:
    """Whether an ability is of one of the kinds; every one is, when none is named.

    A special ability is one with [S] in its cost (FFTCG 11.7.1).
    """
    if not kinds:
        return True
    if isinstance(ability, ActionAbility):
        special = any(isinstance(part, DiscardSameName) for part in ability.cost)
        return (StackKind.SPECIAL_ABILITY if special else StackKind.ACTION_ABILITY) in kinds
    return isinstance(ability, AutoAbility) and StackKind.AUTO_ABILITY in kinds
