"""The parts of the tree about Jobs, Elements and Categories that are shared, and odd costs (FFTCG 5.2.1)."""

from __future__ import annotations

from engine.abilities.node import treeclass
from engine.abilities.nouns import Quality, Trait
from engine.abilities.references import Reference
from engine.abilities.statics import Change, Gain
from engine.games.fftcg.cards import Element


@treeclass
class EveryOne(Quality):
    """Has every Job, or every Element, that there is."""

    trait: Trait


@treeclass
class TraitsOf(Gain):
    """The Jobs, Elements and so on that others have, besides its own; but no Element of `but`."""

    traits: tuple[Trait, ...]
    whose: Reference
    but: tuple[Element, ...] = ()


@treeclass
class BecomesLike(Change):
    """It has the Job, or the Element, of the other in place of its own."""

    trait: Trait
    whose: Reference
