"""The parts of the tree about what cards have, take over from others and lose: abilities, power, control, traits."""

from __future__ import annotations

import enum

from engine.abilities.durations import Duration
from engine.abilities.effects import Effect
from engine.abilities.events import EventVerb
from engine.abilities.node import treeclass
from engine.abilities.nouns import Quality, Trait
from engine.abilities.references import Reference
from engine.abilities.statics import Change, Gain


@treeclass
class AbilitiesOf(Gain):
    """The abilities that others have, of these kinds (members of the game's enumeration); all of them when empty."""

    whose: Reference
    kinds: tuple[enum.Enum, ...] = ()


@treeclass
class LosesAllPower(EventVerb):
    """Its power becomes 0, for which it is put into the Break Zone (FFTCG 12.4.4)."""


@treeclass
class ExchangePower(Effect):
    """Of two, each starts from the power of the other for the duration (FFTCG 11.5.6)."""

    what: Reference
    duration: Duration


@treeclass
class ExchangeControl(Effect):
    """Of two, each comes under the control of the other's controller for the duration (FFTCG 6.2.6)."""

    what: Reference
    duration: Duration


@treeclass
class UseOfOther(Effect):
    """The actor uses one of its special abilities without paying: nothing, or only not the [S] (FFTCG 11.7)."""

    whose: Reference
    #: Without paying anything.
    free: bool = False


@treeclass
class HasAbilities(Quality):
    """Has an ability of one of the kinds (members of the game's enumeration), of any kind when empty; has none, if
    `lacking`.
    """

    kinds: tuple[enum.Enum, ...] = ()
    lacking: bool = False


@treeclass
class LosesTraits(Change):
    """It has no Job, or no Category."""

    trait: Trait
