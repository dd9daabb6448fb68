"""What an ability speaks about: this card, what was chosen, all of some kind."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from engine.abilities.node import Node
from engine.abilities.nouns import Noun
from engine.abilities.players import Player

if TYPE_CHECKING:
    from engine.abilities.amounts import Count


class Reference(Node):
    """An object, a card or several of them."""


class Source(Reference):
    """The card that has the ability, printed as its own name."""


class This(Reference):
    """The card that has the ability, printed by what it is: "this Forward", "this card"."""

    noun: Noun


class It(Reference):
    """The one that was spoken of last: chosen, moved, searched for, or what triggered the ability."""


class Them(Reference):
    """Those that were spoken of last."""


class That(Reference):
    """The last one spoken of that fits the noun, or the last ones if `many`: "that Forward", "those Forwards"."""

    noun: Noun
    many: bool = False


class Chosen(Reference):
    """The target of the ability that fits the noun: "the chosen Forward"; all of them if `many`."""

    noun: Noun
    many: bool = False


class Every(Reference):
    """All that fit the noun, at the time the effect is carried out (a continuous one of a field ability: at
    all times).
    """

    noun: Noun


class The(Reference):
    """The one that fits the noun (every one that does, should there be several): "the Card Name X you control"."""

    noun: Noun


class InPlace(Reference):
    """The reference, as long as it is in the zone (a member of the game's enumeration) of the player."""

    what: Reference
    zone: enum.Enum
    player: Player | None = None


class Any(Reference):
    """Whatever fits the noun: "a Forward", in events and conditions."""

    noun: Noun


class Pick(Reference):
    """So many that fit the noun, picked by the player who performs the action, when it is performed: no
    target.
    """

    count: Count
    noun: Noun


class TopOfDeck(Reference):
    """The top cards of a player's deck; one card when the count is 1."""

    count: Count
    player: Player


class BottomOfDeck(Reference):
    """The bottom cards of a player's deck."""

    count: Count
    player: Player


class TheRest(Reference):
    """Those looked at, revealed or put aside just now that have not been dealt with."""


class Both(Reference):
    """Several references at once: "it and Ramza"."""

    references: tuple[Reference, ...]


class TheDealt(Reference):
    """The one that a past action of this ability moved: "the discarded card", "the revealed card"."""

    participle: Participle
    noun: Noun
    #: "the discarded cards": said of several.
    many: bool = False


class Participle(Node):
    """What was done to a card: "discarded", "revealed"."""

    done: str
