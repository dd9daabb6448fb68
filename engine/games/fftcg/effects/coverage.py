"""Which parts of the tree the program can carry out: those that some table of these modules has an entry for."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.abilities import damage, kinds, statics, targets
from engine.abilities import replacements as outcomes
from engine.abilities.amounts import OneOf, Quantity
from engine.abilities.costs import Do
from engine.abilities.modes import Mode, MoreModes
from engine.abilities.node import walk
from engine.abilities.nouns import Noun
from engine.abilities.references import Participle
from engine.abilities.targets import Target
from engine.abilities.triggers import Trigger
from engine.effects import numbers
from engine.games.fftcg import vocabulary
from engine.games.fftcg.effects import continuous, limits, modifiers, prices, replacing
from engine.games.fftcg.effects.tables import MEANING
from engine.games.fftcg.vocabulary import (
    attacking as attacking_words,
)
from engine.games.fftcg.vocabulary import (
    casting as casting_words,
)
from engine.games.fftcg.vocabulary import (
    entering as entering_words,
)
from engine.games.fftcg.vocabulary import (
    ex_burst as ex_burst_words,
)

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    Noun, Participle, Trigger, Quantity, OneOf,
    kinds.FieldAbility, kinds.KeywordAbility, kinds.AutoAbility, kinds.ActionAbility, kinds.Remark,
    vocabulary.SummonEffect, vocabulary.WithDamage, vocabulary.Warp, vocabulary.Priming, vocabulary.LimitBreak,
    statics.Changes, statics.While, statics.ForEach, outcomes.Replacement, Do, vocabulary.CP, vocabulary.DullSource,
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


@cache
def known() -> frozenset[type]:
    """Return every class of the tree that can be carried out."""
    tables: tuple[dict[Any, Any], ...] = (
        numbers.COUNTS, *MEANING.tables(), modifiers.SPLITTER.parts, modifiers.GAINS, limits.LIMITS,
        continuous.LASTING.ends, replacing.OUTCOMES,
    )
    return STRUCTURE.union(ASKED, *tables)


def executable(node: object) -> tuple[type, ...]:
    """Return the classes in an ability, or a part of one, that cannot be carried out, each once; none is well.

    Of a replacement of something that nothing can take the place of, that is the event (FFTCG 11.12.5.1).
    """
    found: list[type] = []
    for one in walk(node):
        if isinstance(one, Do) and prices.price_of((one,)).others:
            found.append(type(one.action))
        if isinstance(one, outcomes.Replacement) and not replacing.can_apply(one):
            found.append(type(one.event))
        if type(one) not in known():
            found.append(type(one))
    return tuple(dict.fromkeys(found))
