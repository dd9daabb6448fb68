"""How cards come onto circles by what is printed on them, and which battles units fight in."""

from __future__ import annotations

import enum

from engine import abilities as ab


class StrideNow(ab.Effect):
    """The actor strides this card from the G zone by an effect (VG 21.2)."""


class CalledOnto(ab.Static):
    """The card itself is called from the hand only to a rear-guard circle with a unit (over VG 10.2)."""


class ComesResting(ab.Static):
    """The card itself is placed resting when it is called to a rear-guard circle (over VG 10.3)."""


class BattleToCome(ab.Condition):
    """The battle that goes on, or else the next one, is that of the turn or a later one (VG 11)."""

    number: int


class UsesAbility(ab.EventVerb):
    """An ability of it is used, an [AUTO] ability where only these are meant (VG 16.4)."""

    automatic: bool = False


class HasPutFrom(ab.Condition):
    """The text has put a card from a zone of its player elsewhere (VG 16.8)."""

    zone: enum.Enum


class CallsAtMost(ab.Static):
    """The player calls so many guardians at most in the battle that goes on (VG 11.3.2)."""

    player: ab.Player
    most: int


class AllOfThese(ab.Effect):
    """Each of the modes is carried out, one after the other (VG 16.8)."""

    modes: tuple[ab.Mode, ...]


class OriginalNameHas(ab.Quality):
    """Has these words in the name that is printed on it (VG 2.2)."""

    words: str


class OfHighest(ab.Quality):
    """Has the most of the trait among all that fit the noun (VG 1.9)."""

    trait: ab.Trait
    noun: ab.Noun
