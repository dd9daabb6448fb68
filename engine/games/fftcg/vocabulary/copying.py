"""The parts of the tree about what cards have, take over from others and lose: abilities, power, control, traits."""

from __future__ import annotations

import enum

from engine import abilities as ab


class AbilitiesOf(ab.Gain):
    """The abilities that others have, of these kinds (members of the game's enumeration); all of them when empty."""

    whose: ab.Reference
    kinds: tuple[enum.Enum, ...] = ()


class LosesAllPower(ab.EventVerb):
    """Its power becomes 0, for which it is put into the Break Zone (FFTCG 12.4.4)."""


class ExchangePower(ab.Effect):
    """Of two, each starts from the power of the other for the duration (FFTCG 11.5.6)."""

    what: ab.Reference
    duration: ab.Duration


class ExchangeControl(ab.Effect):
    """Of two, each comes under the control of the other's controller for the duration (FFTCG 6.2.6)."""

    what: ab.Reference
    duration: ab.Duration


class UseOfOther(ab.Effect):
    """The actor uses one of its special abilities without paying: nothing, or only not the [S] (FFTCG 11.7)."""

    whose: ab.Reference
    #: Without paying anything.
    free: bool = False


class HasAbilities(ab.Quality):
    """Has an ability of one of the kinds (members of the game's enumeration), of any kind when empty."""

    kinds: tuple[enum.Enum, ...] = ()


