"""A language that is rendered and never read: a table that says how each class of the tree is told.

    say(Draw, "取{count}张牌")
    say(RemoveFromGame, "将{what}从游戏中移除", face_down=False)
    tell(Noun, a_function)

- `{field}` tells a field; `{field:form}` tells it in a form of its own, if its class has words for that form;
- `{field|joint}` tells a list, with the joint between its items; "、和" is 、 between them and 和 before the last;
- `{field?因{field}而}` is told where the field has a value, `{field?...|...}` the second where it has none;
- a line with constants is for values whose fields are these; the lines of a class are tried in order, and
  the last one of each class fits every value, so that whatever has words can be told.

Nothing agrees with anything, as suits a language without inflection; `engine.text.hanzi` has what such a
language needs besides. A game hands in what its qualities are in a phrase, and what its table calls things (`Terms`).
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cached_property
from types import MappingProxyType

from engine import abilities as ab
from engine.text import hanzi


class Untold(ValueError):
    """The language has no words for a value."""


#: Gives the name that a thing has in the language.
NameOf = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Saying:
    """One line of the table: how values of a class are told in a form, when their fields are the constants."""

    make: type
    pattern: str = ""
    constants: tuple[tuple[str, object], ...] = ()
    form: str = ""
    function: Callable[..., str] | None = None

    def fits(self, value: object) -> bool:
        """Whether the value has the constants of this line."""
        return all(getattr(value, name) == fixed for name, fixed in self.constants)


def say(make: type, pattern: str, /, form: str = "", **constants: object) -> Saying:
    """A class told by a pattern, in the form, when its fields are the constants."""
    return Saying(make, pattern, tuple(constants.items()), form)


def tell(make: type, function: Callable[..., str], /, form: str = "", **constants: object) -> Saying:
    """A class told by a function of the teller and the value."""
    return Saying(make, "", tuple(constants.items()), form, function)


def words(table: Mapping[enum.Enum, str], form: str = "") -> list[Saying]:
    """The members of enumerations, each with its word; ValueError names members that have none."""
    makes = {type(member): None for member in table}
    for make in makes:
        if missing := [member.name for member in make if member not in table]:
            raise ValueError(f"{make.__name__} has no words for {', '.join(missing)}")
    return [tell(make, lambda teller, value: table[value], form) for make in makes]


class Rank(enum.Enum):
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
    ab.OnStack: Rank.HEAD,
    ab.IsCard: Rank.HEAD,
}


@dataclass(frozen=True)
class Terms:
    """The words and places of one game's table."""

    #: The zones where cards are held and are in play.
    hand: enum.Enum
    in_play: enum.Enum
    #: The zones whose things are counted as objects, not as cards, and said to lie on them.
    objects: tuple[enum.Enum, ...]
    #: The zone where discarded cards lie, and that of cards out of the game, if they are called so.
    discarded: enum.Enum | None = None
    removed: enum.Enum | None = None
    #: What ranks the game's own qualities have.
    ranks: Mapping[type[ab.Quality], Rank] = field(default_factory=dict)
    #: The rank of a quality that depends on the others of its phrase, if it does.
    rank_beside: Callable[[ab.Quality, ab.Noun], Rank | None] = lambda quality, noun: None
    #: Which qualities of a phrase are said, and in which order.
    said: Callable[[ab.Noun], Sequence[ab.Quality]] = lambda noun: noun.qualities
    #: The measure word of a phrase; None for that of every game: 张 for cards, 个 for things in play.
    measure: Callable[[ab.Noun], str] | None = None
    #: Zones whose cards are called by a word of their own; those of a hand always are.
    called: Mapping[enum.Enum, str] = field(default_factory=dict)
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


class Phrasebook:
    """The table of one language, for one game."""

    def __init__(
        self, sayings: Iterable[Saying], common: Iterable[Saying] = (), terms: Terms | None = None,
        forms: Mapping[str, Callable[[str], str]] = MappingProxyType({}),
    ) -> None:
        """Take the lines of a game, those common to all for what it does not tell itself, what it calls things, and how
        the words of a form follow from the common ones where a class has none of its own.

        ValueError names a class that has no line for every value, or a slot that is no field.
        """
        self.terms = terms
        self.forms = forms
        self._sayings = {**_by_class(common), **_by_class(sayings)}
        for (form, make), lines in self._sayings.items():
            *special, last = lines
            if last.constants or any(not line.constants for line in special):
                raise ValueError(f"the last line of {make.__name__} {form!r}, and no other, must fit every value")

    @cached_property
    def classes(self) -> frozenset[type]:
        """The classes that have words."""
        return frozenset(make for form, make in self._sayings if not form)

    def tells(self, value: object, form: str) -> bool:
        """Whether the value's class has words of its own for a form."""
        return (form, type(value)) in self._sayings

    def find(self, value: object, form: str) -> Saying:
        """The line that tells the value in the form, or else in the common one; Untold when there is none."""
        for key in ((form, type(value)), ("", type(value))):
            for saying in self._sayings.get(key, ()):
                if saying.fits(value):
                    return saying
        raise Untold(f"there are no words for {type(value).__name__} in {value!r}")


class Teller:
    """One telling of one card's text.

    Names are kept aside until the text is finished, so that nothing that is done to the words touches them.
    """

    def __init__(self, book: Phrasebook, own_name: str, name_of: NameOf) -> None:
        self._book = book
        self._name_of = name_of
        self._own_name = own_name
        self._names: list[str] = []
        #: What was told so far, in order: for words that depend on what was spoken of.
        self.said: list[object] = []

    def __call__(self, value: object, form: str = "") -> str:
        """The value's words."""
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        if isinstance(value, str) and not self.tells(value, form):
            return self.name(value)
        saying = self._book.find(value, form)
        self.said.append(value)
        if saying.function is not None:
            told = saying.function(self, value)
        else:
            said = _IF.sub(lambda one: one["so" if getattr(value, one["field"]) else "else"] or "", saying.pattern)
            told = _SLOT.sub(lambda slot: self._slot(slot, value), said)
        return told if saying.form == form or form not in self._book.forms else self._book.forms[form](told)

    def tells(self, value: object, form: str) -> bool:
        """Whether the value's class has words of its own for a form."""
        return self._book.tells(value, form)

    @property
    def terms(self) -> Terms:
        """What the game calls things; ValueError where the table has none."""
        if self._book.terms is None:
            raise ValueError("this table has no terms of a game")
        return self._book.terms

    def whole(self, *values: object) -> str:
        """The words of all values, finished in those of the game's rulebook; names are still kept aside."""
        text = self.all(values, "")
        for common, own in self.terms.dialect.items():
            text = text.replace(common, own)
        return text

    def all(self, values: Iterable[object], joint: str, form: str = "") -> str:
        """The words of all values, with the joint between them."""
        told = [self(value, form) for value in values]
        return hanzi.listed(told, joint[1:]) if told and joint[:1] == "、" != joint else joint.join(told)

    def own(self) -> str:
        """The card's own name."""
        return self.verbatim(self._own_name)

    def name(self, name: str) -> str:
        """A name, as it is in the language."""
        return self.verbatim(self._name_of(name))

    def verbatim(self, name: str) -> str:
        """Something that stays as it is, whatever is done to the words around it."""
        if name not in self._names:
            self._names.append(name)
        return chr(_FIRST_NAME + self._names.index(name))

    def with_names(self, text: str) -> str:
        """The text with the names in it."""
        return _NAME.sub(lambda mark: self._names[ord(mark.group()) - _FIRST_NAME], text)

    def _slot(self, slot: re.Match[str], value: object) -> str:
        found = getattr(value, slot["field"])
        form = slot["form"] or ""
        if isinstance(found, tuple):
            return self.all(found, slot["joint"] or "", form)
        return self(found, form)


_SLOT = re.compile(r"\{(?P<field>\w+)(?::(?P<form>\w+))?(?:\|(?P<joint>[^}]*))?\}")
_TOLD = r"(?:[^{}|]|\{[^{}]*\})*"
_IF = re.compile(rf"\{{(?P<field>\w+)\?(?P<so>{_TOLD})(?:\|(?P<else>{_TOLD}))?\}}")
#: Names stand in the unfinished text as characters for private use.
_FIRST_NAME = 0xE000
_NAME = re.compile("[\ue000-\uf8ff]")


def _by_class(sayings: Iterable[Saying]) -> dict[tuple[str, type], list[Saying]]:
    found: dict[tuple[str, type], list[Saying]] = {}
    for saying in sayings:
        _check_slots(saying)
        found.setdefault((saying.form, saying.make), []).append(saying)
    return found


def _check_slots(saying: Saying) -> None:
    if not is_dataclass(saying.make):
        return
    known = {one.name for one in fields(saying.make)}
    used = {slot["field"] for find in (_SLOT, _IF) for slot in find.finditer(saying.pattern)}
    used |= {name for name, _ in saying.constants}
    if used - known:
        raise ValueError(f"{saying.make.__name__} has no field {', '.join(sorted(used - known))}")
