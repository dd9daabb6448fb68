"""What cards are now: printed values with every continuous effect applied, and the skills that watch.

A card's current values are computed, never stored. :class:`Now` holds those of one card, :class:`Board` those of all
units and supports together with what skills do to everything else. A Board is kept with the position until it changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.abilities.kinds import Ability
from engine.games.cipher.cards import Affinity, Card, Gender, Symbol, Weapon
from engine.objects import Ref

if TYPE_CHECKING:
    from engine.games.cipher.deeds.happenings import Happening


@dataclass(frozen=True, slots=True)
class Ruling:
    """One change in force that is asked about where it matters (a ban, a cost, a permission).

    ``what`` is the change as the card says it, ``source`` the object whose skill it is, ``seat`` who controls it.
    """

    what: object
    source: Ref
    seat: int


class Now:
    """The current information of one card (Cipher 5.1.1.4); the state of a card is in the position itself.

    ``names`` are its unit names, its own first; ``orbs`` how many orbs its attack destroys (Cipher 9.3.2.1.1).
    ``attack`` includes what support and critical hit have added in the running combat (18.1.9, 18.1.11.1.1).
    ``skills`` are all that it has now, granted ones last; ``flags`` short words for what they forbid or allow.
    """

    __slots__ = (
        "affinities",
        "attack",
        "base_attack",
        "base_support",
        "change_cost",
        "class_type",
        "cost",
        "flags",
        "genders",
        "names",
        "number",
        "orbs",
        "ranges",
        "rulings",
        "skills",
        "support",
        "symbols",
        "title",
        "unit_class",
        "weapons",
    )

    def __init__(self, number: int, card: Card, skills: tuple[Ability, ...]) -> None:
        self.number = number
        self.names: tuple[str, ...] = (card.unit_name,)
        self.title = card.title
        self.symbols: tuple[Symbol, ...] = card.symbols
        self.genders: tuple[Gender, ...] = card.genders
        self.weapons: tuple[Weapon, ...] = card.weapons
        self.affinities: tuple[Affinity, ...] = card.affinities
        self.class_type = card.class_type
        self.unit_class = card.unit_class
        self.cost = card.cost
        self.change_cost = card.class_change_cost
        self.attack = card.attack
        self.base_attack = card.attack
        self.support = card.support
        self.base_support = card.support
        self.ranges: tuple[int, ...] = card.ranges
        self.orbs = 1
        self.skills = skills
        self.flags: frozenset[str] = frozenset()
        self.rulings: tuple[Ruling, ...] = ()

    def copy(self, number: int) -> Now:
        """Return the same values for the card of this number, to be changed freely."""
        other = Now.__new__(Now)
        for name in Now.__slots__:
            setattr(other, name, getattr(self, name))
        other.number = number
        return other


@dataclass(frozen=True, slots=True)
class Watcher:
    """A skill that is on the lookout: whose, and which of the card's skills."""

    source: Ref
    seat: int
    index: int
    skill: Ability


@dataclass(slots=True)
class Board:
    """Everything computed from one version of a position."""

    version: int
    now: dict[int, Now] = field(default_factory=dict)
    #: Triggering skills by the kind of event they watch.
    watchers: dict[str, list[Watcher]] = field(default_factory=dict)
    #: Replacement effects of units and from skills carried out (Cipher 23.1).
    replacers: list[Ruling] = field(default_factory=list)
    #: Changes that concern no card: costs, permissions, players.
    rulings: list[Ruling] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Memory:
    """What is remembered of an object that left.

    ``now`` are its values when it was last there, ``zone`` the area it was in, ``under`` the cards under it.
    """

    number: int
    entered: int
    controller: int
    owner: int
    tapped: bool
    zone: int
    under: tuple[int, ...]
    marks: dict[str, int]
    now: Now

    def __repr__(self) -> str:
        now = self.now
        return (
            f"Memory({self.number}, {self.entered}, {self.controller}, {self.tapped}, {self.zone}, {self.under}, "
            f"{sorted(self.marks.items())}, {now.names}, {now.attack}, {now.cost})"
        )


@dataclass(frozen=True, slots=True)
class Pending:
    """A skill that has triggered and waits to be chosen in a check timing (Cipher 10.2).

    ``level`` orders it: skills that triggered while another was carried out come before those that waited then
    (10.2.3); 0 is that of skills that triggered at other times. ``hidden`` tells of a SPEC skill in a hand, which need
    not be chosen (10.2.2). ``cards`` and ``amount`` are what the event brought along, ``seat`` the player it was about,
    ``memory`` remembers objects that are not there any more; ``happening`` is what happened.
    """

    watcher: Watcher
    level: int = 0
    hidden: bool = False
    cards: tuple[Ref, ...] = ()
    amount: int = 0
    memory: tuple[Memory, ...] = ()
    seat: int = -1
    x: int = 0
    done: tuple[tuple[str, tuple[Ref, ...]], ...] = ()
    happening: Happening | None = None
