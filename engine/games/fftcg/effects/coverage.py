"""Which parts of the tree the program can carry out: those that some table of these modules has an entry for."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities import damage, kinds, statics, targets
from engine.abilities import replacements as outcomes
from engine.abilities.amounts import OneOf
from engine.abilities.costs import Do
from engine.abilities.modes import Mode, MoreModes
from engine.abilities.node import Node
from engine.abilities.targets import Target
from engine.effects.coverage import Coverage
from engine.games.fftcg import vocabulary
from engine.games.fftcg.effects import continuous, limits, modifiers, prices, replacing
from engine.games.fftcg.effects.tables import MEANING
from engine.games.fftcg.vocabulary import attacking as attacking_words
from engine.games.fftcg.vocabulary import casting as casting_words
from engine.games.fftcg.vocabulary import entering as entering_words
from engine.games.fftcg.vocabulary import ex_burst as ex_burst_words

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    OneOf, kinds.KeywordAbility, kinds.Remark,
    vocabulary.SummonEffect, vocabulary.WithDamage, vocabulary.Warp, vocabulary.Priming, vocabulary.LimitBreak,
    outcomes.Replacement, vocabulary.CP, vocabulary.DullSource,
    vocabulary.DiscardSameName, vocabulary.CrystalCost, Mode, MoreModes, Target,
})

#: Statics that are asked about by their class.
ASKED: frozenset[type] = frozenset({
    attacking_words.AttackLimit, casting_words.NthCast, casting_words.MustPayWith, casting_words.CostKept,
    damage.DamageKept,
    targets.MustChoose, statics.PlayerCannot, ex_burst_words.BurstsBarred, vocabulary.CostToCast,
    vocabulary.OnlyPaidWith, vocabulary.OnlyPaidBy,
    vocabulary.PaidWithAny, vocabulary.CastOnlyIf, vocabulary.CastAlternative, vocabulary.ExtraCost,
    vocabulary.PayToReduce, vocabulary.NextCast, vocabulary.MayCast, vocabulary.ManyOfElement,
    vocabulary.NotFromHandByEffects, vocabulary.NotIfControlling, casting_words.BesideOthers, casting_words.CastLimit,
    casting_words.DiscardsForCP, casting_words.AbilityPaidWithAny, casting_words.CostToUse,
    casting_words.SpecialPaidWith,
    casting_words.NextUseWithout, casting_words.NotCancelled, entering_words.EntersUnheard,
})


def _faults(one: Node) -> Iterator[type] | None:
    """Return what is at fault in a part: an action that pays no cost, or an event that nothing can take the place of
    (FFTCG 11.12.5.1).
    """
    if isinstance(one, Do) and prices.price_of((one,)).others:
        return iter((type(one.action),))
    if isinstance(one, outcomes.Replacement) and not replacing.can_apply(one):
        return iter((type(one.event),))
    return None


COVERAGE = Coverage(
    MEANING, STRUCTURE | ASKED,
    (modifiers.SPLITTER.parts, modifiers.GAINS, limits.LIMITS, continuous.LASTING.ends, replacing.OUTCOMES), _faults,
)
executable = COVERAGE.executable
