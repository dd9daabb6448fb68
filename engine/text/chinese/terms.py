"""What a game hands in to be told in Chinese: what its qualities are in a phrase, and what its table calls things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from engine.abilities.nouns import (
    Among,
    ControlledBy,
    InZone,
    IsCard,
    Named,
    OfType,
    OtherThan,
    OwnedBy,
    Quality,
)


class Rank(Enum):
    """Where in a noun phrase a quality is said, in the order in which Chinese says them."""

    EXCLUSION = "exclusion"
    PLACE = "place"
    ATTRIBUTE = "attribute"
    #: Right before the head.
    MARK = "mark"
    LABEL = "label"
    HEAD = "head"


#: The ranks of what every game says; whatever is not named is an attribute.
_RANKS: Mapping[type[Quality], Rank] = {
    OtherThan: Rank.EXCLUSION,
    Among: Rank.PLACE,
    ControlledBy: Rank.PLACE,
    InZone: Rank.PLACE,
    OwnedBy: Rank.PLACE,
    Named: Rank.LABEL,
    OfType: Rank.HEAD,
    IsCard: Rank.HEAD,
}


@dataclass(frozen=True)
class Terms:
    """The words and places of one game's table."""

    #: The zones where cards are held, lie discarded, are in play, and are out of the game.
    hand: Enum
    discarded: Enum
    in_play: Enum
    removed: Enum
    #: The zones whose things are counted as objects, not as cards, and said to lie on them.
    objects: tuple[Enum, ...]
    #: What ranks the game's own qualities have.
    ranks: Mapping[type[Quality], Rank] = field(default_factory=dict)
    #: What a thing in play is called, and a card that may be one.
    thing: str = "卡牌"
    card_of_thing: str = "卡牌"
    #: "2 or more", before what is counted.
    or_more: str = "或以上的"
    or_less: str = "或以下的"
    #: Counters that are not called by their own name.
    counters: Mapping[str, str] = field(default_factory=dict)
    #: What an ability has done to a card, by the English participle, beside what every game says.
    done: dict[str, str] = field(default_factory=dict)
    #: The classes of what befalls its objects, beside those of every game: it does not befall them (不会), while others
    #: do not do it (无法).
    suffered: tuple[type, ...] = ()

    def rank(self, quality: Quality) -> Rank:
        """Return where in a phrase a quality is said."""
        kind = type(quality)
        return self.ranks.get(kind) or _RANKS.get(kind, Rank.ATTRIBUTE)
