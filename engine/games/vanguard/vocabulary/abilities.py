"""How an ability is printed (VG 16.1): where it works, under which keyword and condition, and what it does.

Which kind it is says what it does: [CONT] is an `ab.FieldAbility`, [AUTO] an `ab.AutoAbility`, [ACT] an
`ab.ActionAbility`; a keyword that stands for a whole ability is a `KeywordText`.
"""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.vanguard.vocabulary.base import Zone


class Keyword(enum.Enum):
    """Abilities with a name (VG 22, 23), and the words that stand before those that only have one."""

    __hash__ = object.__hash__
    # Whole abilities and icons (VG 22).
    SENTINEL = "Sentinel"
    RESIST = "Resist"
    RESTRAINT = "Restraint"
    LORD = "Lord"
    FORERUNNER = "Forerunner"
    MELODY = "Melody"
    # Conditions under which an ability is active (VG 21.6, 23).
    GENERATION_BREAK = "Generation Break"
    LIMIT_BREAK = "Limit Break"
    BRAVE = "Brave"
    ORACLE = "Oracle"
    RITUAL = "Ritual"
    UNITE = "Unite"
    THUNDERSTRIKE = "Thunderstrike"
    DARKNESS = "Darkness"
    WAVE = "Wave"
    DARK_DEVICE = "Dark Device"
    SHINKEN_HISSATSU = "Shinken Hissatsu"
    HOMARE = "Homare"
    # Whole abilities of clans, most of which bring a unit into a state (VG 23).
    REVELATION = "Revelation"
    BLAZE = "Blaze"
    AFTERIMAGE = "Afterimage"
    ENGORGE = "Engorge"
    CHARGE = "Charge"
    HOLLOW = "Hollow"
    HARMONY = "Harmony"
    SUCCESS = "Success"
    # Words before an ability that says itself what it does (VG 23).
    RESCUE = "Rescue"
    DOMINATE = "Dominate"
    SHADOWSTITCH = "Shadowstitch"
    RUSH = "Rush"
    BURST = "Burst"
    MAGIA = "Magia"
    TIME_LEAP = "Time Leap"
    BLOOM = "Bloom"
    NITOU_KAIGAN = "Nitou Kaigan"
    # Words before costs and plays of the G era (VG 20, 21).
    STRIDE = "Stride"
    G_GUARDIAN = "G Guardian"
    SEEK_MATE = "Seek Mate"
    ULTIMATE_STRIDE = "Ultimate Stride"


class Ability(ab.Ability):
    """One ability with what is printed before it: the zones in which it works, everywhere where none is named, its
    limits ([1/Turn] is `ab.TimesPerTurn`, a condition under which it is active `ab.OnlyIf` or `Active`), and the
    keyword with its number.
    """

    ability: ab.Ability
    zones: tuple[Zone, ...] = ()
    limits: tuple[ab.Limit, ...] = ()
    keyword: Keyword | None = None
    number: int = 0


class KeywordText(ab.Ability):
    """A keyword that stands for a whole ability: "Sentinel", "Hollow", "Success (20000)"."""

    keyword: Keyword
    number: int = 0


class Active(ab.Limit):
    """Active while the condition of the keyword holds (VG 16.3): "Brave", "Ritual 3", "Limit Break 4".

    A wave counts from `number` up to `to`, without an end where that is 0.
    """

    keyword: Keyword
    number: int = 0
    to: int = 0


class State(enum.Enum):
    """States into which keywords of clans bring a unit (VG 23), and the mark by which it is kept."""

    __hash__ = object.__hash__
    BLAZING = "blazing"
    ENGORGED = "engorged"
    CHARGING = "charging"
    HOLLOWED = "hollowed"
    HARMONY = "harmony"
    SUCCESSFUL = "successful"
