"""Which parts of the tree the program can carry out: those that some table of these modules has an entry for."""

from __future__ import annotations

from collections.abc import Iterator

from engine import abilities as ab
from engine.effects.tables import Coverage
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import for_later, layers, prices, replacing, triggers
from engine.games.fftcg.effects.tables import MEANING

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    ab.OneOf, ab.KeywordAbility, ab.Remark,
    own.SummonEffect, own.WithDamage, own.Warp, own.Priming, own.LimitBreak,
    ab.Replacement, own.BeingCast, own.CP, own.DullSource,
    own.DiscardSameName, own.CrystalCost, ab.Mode, ab.MoreModes, ab.Target,
})

#: Statics that are asked about by their class.
ASKED: frozenset[type] = frozenset({
    ab.DamageKept, ab.MustChoose, ab.PlayerCannot, own.AttackLimit, own.BurstsBarred, own.CastLimit, own.CastOnlyIf,
    own.CostChange, own.DiscardsForCP, own.EntersUnheard, own.ManyOfElement, own.MayCast, own.MayPay,
    own.NextUseWithout, own.NotCancelled, own.NotFromHandByEffects, own.NotIfControlling, own.PaidWith,
    own.SpecialPaidWith,
    # Whom they are about.
    own.NextCast, own.NthCast, own.Payment, own.CPOf,
})


def _faults(one: ab.Node) -> Iterator[type] | None:
    """Return what is at fault in a part: an action that pays no cost, or an event that nothing can take the place of
    (FFTCG 11.12.5.1).
    """
    if isinstance(one, ab.Do) and prices.price_of((one,)).others:
        return iter((type(one.action),))
    if isinstance(one, ab.Replacement) and not replacing.can_apply(one):
        return iter((type(one.event),))
    return None


COVERAGE = Coverage(
    MEANING, STRUCTURE | ASKED,
    (layers.SPLITTER.ways, layers.SPLITTER.made_of, triggers.LIMITS, for_later.LASTING.ends, replacing.OUTCOMES),
    _faults,
)
executable = COVERAGE.executable
