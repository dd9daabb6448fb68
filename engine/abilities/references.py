"""What an ability speaks about: this card, what was chosen, all of some kind."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.abilities.node import Node
from engine.abilities.nouns import Noun
from engine.abilities.players import Player

if TYPE_CHECKING:
    from engine.abilities.amounts import Count


@dataclass(frozen=True, slots=True)
class Reference(Node):
    """An object, a card or several of them."""


@dataclass(frozen=True, slots=True)
class Source(Reference):
    """The card that has the ability, printed as its own name."""


@dataclass(frozen=True, slots=True)
class This(Reference):
    """The card that has the ability, printed by what it is: "this Forward", "this card"."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class It(Reference):
    """The one that was spoken of last: chosen, moved, searched for, or what triggered the ability."""


@dataclass(frozen=True, slots=True)
class Them(Reference):
    """Those that were spoken of last."""


@dataclass(frozen=True, slots=True)
class That(Reference):
    """The last one spoken of that fits the noun: "that Forward"."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class Those(Reference):
    """The last ones spoken of that fit the noun: "those Forwards"."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class Chosen(Reference):
    """The target of the ability that fits the noun: "the chosen Forward"."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class Former(Reference):
    """The first of the two targets."""


@dataclass(frozen=True, slots=True)
class Latter(Reference):
    """The second of the two targets."""


@dataclass(frozen=True, slots=True)
class Every(Reference):
    """All that fit the noun, at the time the effect is carried out (a continuous one of a field ability: at
    all times).
    """

    noun: Noun


@dataclass(frozen=True, slots=True)
class The(Reference):
    """The one that fits the noun (every one that does, should there be several): "the Card Name X you control"."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class InPlace(Reference):
    """The reference, as long as it is in the zone (a member of the game's enumeration) of the player."""

    what: Reference
    zone: enum.Enum
    player: Player | None = None


@dataclass(frozen=True, slots=True)
class Any(Reference):
    """Whatever fits the noun: "a Forward", in events and conditions."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class Pick(Reference):
    """So many that fit the noun, picked by the player who performs the action, when it is performed: no
    target.
    """

    count: Count
    noun: Noun


@dataclass(frozen=True, slots=True)
class TopOfDeck(Reference):
    """The top cards of a player's deck; one card when the count is 1."""

    count: Count
    player: Player


@dataclass(frozen=True, slots=True)
class BottomOfDeck(Reference):
    """The bottom cards of a player's deck."""

    count: Count
    player: Player


@dataclass(frozen=True, slots=True)
class TheRest(Reference):
    """Those looked at, revealed or put aside just now that have not been dealt with."""


@dataclass(frozen=True, slots=True)
class Both(Reference):
    """Several references at once: "it and Ramza"."""

    references: tuple[Reference, ...]


@dataclass(frozen=True, slots=True)
class TheDealt(Reference):
    """The one that a past action of this ability moved: "the discarded card", "the revealed card"."""

    participle: Participle
    noun: Noun
    #: "the discarded cards": said of several.
    many: bool = False


@dataclass(frozen=True, slots=True)
class Participle(Node):
    """What was done to a card: "discarded", "revealed"."""

    done: str
