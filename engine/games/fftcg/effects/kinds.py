"""Which kind of ability something printed is (FFTCG 11.5.2)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own


def kind_of(ability: ab.ActionAbility) -> str:
    """Return "special ability" for one with [S] in its cost, "action ability" for the others (FFTCG 11.7.1)."""
    special = without_same_name(ability.cost) != ability.cost
    return "special ability" if special else "action ability"


def without_same_name(cost: tuple[ab.Cost, ...]) -> tuple[ab.Cost, ...]:
    """Return what a cost asks for besides its [S]."""
    return tuple(part for part in cost if not isinstance(part, own.DiscardSameName))


def of_kinds(ability: ab.Ability, kinds: tuple[object, ...]) -> bool:
    """Whether an ability is of one of the kinds; every one is, when none is named."""
    if isinstance(ability, ab.ActionAbility) and kinds:
        return own.StackKind(kind_of(ability)) in kinds
    return not kinds or (isinstance(ability, ab.AutoAbility) and own.StackKind.AUTO_ABILITY in kinds)
