"""The parts of the tree about Jobs, Elements and Categories that are shared, and odd costs (FFTCG 5.2.1)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg.cards import Element


class EveryOne(ab.Quality):
    """Has every Job, or every Element, that there is."""

    trait: ab.Trait


class TraitsOf(ab.Gain):
    """The Jobs, Elements and so on that others have, besides its own; but no Element of `but`."""

    traits: tuple[ab.Trait, ...]
    whose: ab.Reference
    but: tuple[Element, ...] = ()


class BecomesLike(ab.Change):
    """It has the Job, or the Element, of the other in place of its own."""

    trait: ab.Trait
    whose: ab.Reference
