"""What a game hands in to be told in Chinese: what its qualities are in a phrase, and what its table calls things."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from engine import abilities as ab


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
_RANKS: Mapping[type[ab.Quality], Rank] = {
    ab.OtherThan: Rank.EXCLUSION,
    ab.Among: Rank.PLACE,
    ab.ControlledBy: Rank.PLACE,
    ab.InZone: Rank.PLACE,
    ab.OwnedBy: Rank.PLACE,
    ab.Named: Rank.LABEL,
    ab.OfType: Rank.HEAD,
    ab.IsCard: Rank.HEAD,
}


@dataclass(frozen=True)
class Terms:
    """The words and places of one game's table."""

    #: The zones where cards are held and are in play.
    hand: Enum
    in_play: Enum
    #: The zones whose things are counted as objects, not as cards, and said to lie on them.
    objects: tuple[Enum, ...]
    #: The zone where discarded cards lie, and that of cards out of the game, if they are called so.
    discarded: Enum | None = None
    removed: Enum | None = None
    #: What ranks the game's own qualities have.
    ranks: Mapping[type[ab.Quality], Rank] = field(default_factory=dict)
    #: The rank of a quality that depends on the others of its phrase, if it does.
    rank_beside: Callable[[ab.Quality, ab.Noun], Rank | None] = lambda quality, noun: None
    #: Which qualities of a phrase are said, and in which order.
    said: Callable[[ab.Noun], Sequence[ab.Quality]] = lambda noun: noun.qualities
    #: The measure word of a phrase; None for that of every game: 张 for cards, 个 for things in play.
    measure: Callable[[ab.Noun], str] | None = None
    #: Zones whose cards are called by a word of their own; those of a hand always are.
    called: Mapping[Enum, str] = field(default_factory=dict)
    #: Whether a name alone says what a thing is: "“米蕾尔”", not "【卡牌名称（米蕾尔）】的前锋".
    names_suffice: bool = False
    #: Whether what a player has in play is said to be controlled.
    controlled: bool = False
    #: Where things are that lie in the zones of objects: "战场上", "前卫区".
    upon: str = "上"
    #: What a card is called, a thing in play, and a card that may be one.
    card: str = "卡牌"
    thing: str = "卡牌"
    card_of_thing: str = "卡牌"
    #: "2 or more", before what is counted.
    or_more: str = "或以上的"
    or_less: str = "或以下的"
    #: Until when something is so: "回合结束前，".
    until: str = "{}前，"
    #: What this game's rulebook says in other words, by those of every game.
    dialect: Mapping[str, str] = field(default_factory=dict)
    #: Counters that are not called by their own name.
    counters: Mapping[str, str] = field(default_factory=dict)
    #: Whether a quality, gain or change speaks of something that belongs to a thing, beside its cost and power:
    #: "其支援力+20".
    owned: Callable[[object], bool] = lambda what: False
    #: What an ability has done to a card, by the English participle, beside what every game says.
    done: dict[str, str] = field(default_factory=dict)
    #: The classes of what befalls its objects, beside those of every game: it does not befall them (不会), while others
    #: do not do it (无法).
    suffered: tuple[type, ...] = ()

    def rank(self, quality: ab.Quality, noun: ab.Noun) -> Rank:
        """Return where in a phrase a quality is said."""
        beside = self.rank_beside(quality, noun)
        if beside is not None:
            return beside
        kind = type(quality)
        return self.ranks.get(kind) or _RANKS.get(kind, Rank.ATTRIBUTE)
