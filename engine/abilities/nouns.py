"""Of whom and of what an ability speaks: players; nouns, each a list of qualities that all hold, in the order of the
print; references to this card, to what was chosen, to all of some kind.
"""

from __future__ import annotations

import enum

from engine.abilities.node import Amount, Count, EventVerb, Node

# Players


class Player(enum.Enum):
    """A player as seen from an ability."""

    #: The controller of the ability.
    YOU = "you"
    OPPONENT = "opponent"
    #: Both, each for themselves, in turn order.
    EACH = "each player"
    #: Whichever of the two; of zones: those of both.
    EITHER = "either player"
    #: The player that the sentence is about: "they", "their", whoever performs the action.
    THEY = "they"
    #: The same in a clause about them, "each player who ...": only while it is read and told.
    WHO = "who"
    #: Of the object spoken of last.
    ITS_CONTROLLER = "its controller"
    ITS_OWNER = "its owner"
    TURN_PLAYER = "turn player"


# Nouns


class Quality(Node):
    """Something that a card or object is or is not."""


class Noun(Node):
    """Whatever has all the qualities.

    Without a quality of place (InZone, ControlledBy) it speaks of objects on the field, except where the
    sentence says where it looks: a search in the deck, a discard in the hand.
    """

    qualities: tuple[Quality, ...]


class AnyOf(Quality):
    """Fits at least one of the nouns: "Job X or Card Name Y"."""

    options: tuple[Noun, ...]


class IsCard(Quality):
    """Printed "card": true of every card."""


class OfType(Quality):
    """Of the card type; a member of the game's enumeration of them."""

    type: enum.Enum


class Named(Quality):
    """Has the card name."""

    name: str


class TraitIs(Quality):
    """So much of it stands on it now: its power, its support, its printed cost."""

    trait: Trait
    comparison: Comparison
    amount: Amount


class CostOneOf(Quality):
    """Its cost is one of the numbers: "of cost 3 or 5"."""

    numbers: tuple[int, ...]


class ControlledBy(Quality):
    """On the field under the player's control."""

    player: Player


class OwnedBy(Quality):
    """The player's: controlled by them on the field or the stack, cast by them, owned by them elsewhere."""

    player: Player


class Property(Quality):
    """Owned by the player, whoever controls it: "owned by your opponent"."""

    player: Player


class DidThisTurn(Quality):
    """Has done or suffered the deed this turn, or has not if `never`: "that entered the field this turn"."""

    deed: EventVerb
    never: bool = False


class RemovedBy(Quality):
    """Was removed from the game by an ability of the one referred to, and still is."""

    by: Reference


class InZone(Quality):
    """In the zone (a member of the game's enumeration) of the player; of any player when None."""

    zone: enum.Enum
    player: Player | None = None


class OtherThan(Quality):
    """Not the one, and none of those, referred to."""

    what: Reference | Noun


class Among(Quality):
    """One of those just looked at, revealed or chosen: "among them"."""

    them: Reference


class Attacking(Quality):
    """Is attacking, and what it attacks is `whom` when that is given."""

    whom: Reference | None = None


class HasAbility(Quality):
    """Has the keyword (a member of the game's enumeration)."""

    keyword: enum.Enum


class Comparison(enum.Enum):
    """How a number is held against another."""

    EXACTLY = "exactly"
    AT_LEAST = "or more"
    AT_MOST = "or less"
    MORE = "more than"
    LESS = "less than"


class Trait(enum.Enum):
    """What two cards may have in common."""

    NAME = "name"
    COST = "cost"
    POWER = "power"
    SUPPORT = "support"
    DEFENSE = "defense"
    ELEMENT = "element"
    TYPE = "type"
    JOB = "job"
    CATEGORY = "category"


class Same(Quality):
    """Has the same as `whose` has; as those spoken of last when None."""

    trait: Trait
    whose: Reference | None = None


class AllDifferent(Quality):
    """No two of the group have the same: "each with a different name"."""

    trait: Trait


class TotalIs(Quality):
    """The group together has so much cost, or power: "with a total cost of 8 or less"."""

    trait: Trait
    comparison: Comparison
    amount: Amount


class Other(Quality):
    """Not the one spoken of last."""


class Done(Quality):
    """This very ability (or the payment of its cost) has done to it what the word says: "removed", "discarded".

    It is the player's, when one is given: "each card your opponent discarded this way".
    """

    word: str
    player: Player | None = None


class FaceUp(Quality):
    """Lies face up."""


class FaceDown(Quality):
    """Lies face down."""


class Parity(enum.Enum):
    """What a number is: odd or even; 0 is even."""

    ODD = "odd"
    EVEN = "even"


class CostOfParity(Quality):
    """Its cost is odd, or even (FFTCG 5.2.1.2)."""

    parity: Parity


# References


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


class Every(Reference):
    """All that fit the noun as the effect is carried out (a continuous one of a field ability: at all times)."""

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
    """So many that fit the noun, picked by the player who performs the action, when it is performed: no target."""

    count: Count
    noun: Noun


class TopOfDeck(Reference):
    """The top cards of a player's deck, of that of who acts where it is not said; one card when the count is 1."""

    count: Count
    player: Player | None = None


class BottomOfDeck(Reference):
    """The bottom cards of a player's deck."""

    count: Count
    player: Player | None = None


class TheRest(Reference):
    """Those looked at, revealed or put aside just now that have not been dealt with."""


class Both(Reference):
    """Several references at once: "it and Ramza"."""

    references: tuple[Reference, ...]


class TheDealt(Reference):
    """The one that a past action of this ability moved: "the discarded card", "the revealed card"; or its target that
    fits the noun: "the chosen Forward".
    """

    participle: Participle
    noun: Noun
    #: "the discarded cards": said of several.
    many: bool = False


class Participle(Node):
    """What was done to a card: "discarded", "revealed"."""

    done: str
