"""The language in which a grammar's table is written: one line ties a class of the tree to a printed pattern.

    phrase(Draw, "~draw {count#:count} <card|cards>")

- plain words and marks stand for themselves, in any case;
- `{field:symbol}` is a slot: the field of the class, and the symbol that reads and renders it;
  `{:symbol}` alone passes its value through, for a phrase without a class of its own (`same`);
- `{field#:symbol}` also sets the number for the rest of the line: one or many;
- `{field:symbol/one}` and `/many` give the slot a number; otherwise it has that of the line;
- `{field:symbol+}` is one or more, `{field:symbol*}` none or more, one after the other,
  `{field:symbol=}` exactly one, as a list of one;
  `{field:symbol,and}` is a list ("a", "a and b", "a, b and c"), `{field:symbol,and:2}` one of two or more;
  `or_a` joins with "or a" or "or an", `comma_then` with ", then", `andor` with "and/or";
- `{by|due to|as a result of}` is any of these words, or none of them where one is empty: which, is kept in the
  value's wording;
- `<card|cards>` agrees with the number; `~draw` is a verb that does: one draws, many draw;
- `?( ... )` may be absent, and is when the fields in it have their defaults;
- `a/an` is the article; `{.}` is the end of a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cache, cached_property
from math import prod

from engine.abilities.node import Node
from engine.text.tokens import CLOSE, OPEN, tokenize


@dataclass(frozen=True, slots=True)
class Word:
    """A word that stands for itself."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Agreeing:
    """Words that depend on the number: one form for one, another for many."""

    one: tuple[Word, ...]
    many: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Article:
    """ "a" or "an"."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The end of a sentence: a full stop, or the closing quotation mark that has it already."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a value: the field it fills, the symbol that reads it, how often and how joined."""

    field: str
    symbol: str
    sets_number: bool = False
    #: None: that of the line.
    plural: bool | None = None
    #: "" one value, "+" or "*" a row of them, else the word that joins a list of them.
    repeat: str = ""
    least: int = 1


@dataclass(frozen=True, slots=True)
class Either:
    """One of several ways to say the same: `field` is where a reader and a renderer keep which."""

    field: str
    options: tuple[tuple[Word, ...], ...]


@dataclass(frozen=True, slots=True)
class Maybe:
    """Parts that may be absent."""

    parts: tuple[Part, ...]


Part = Word | Agreeing | Article | Stop | Slot | Either | Maybe
Build = Callable[[Mapping[str, object]], object]
Take = Callable[[object], Mapping[str, object] | None]


@dataclass(eq=False)
class Template:
    """One printed pattern of one class: how its slots make a value, and how a value fills its slots.

    `make` is the class, None when a slot's value passes through, or the finished value itself. A game has thousands
    of patterns and a card needs a few: a pattern is taken apart when it is first asked for its parts.
    """

    pattern: str
    make: object
    constants: tuple[tuple[str, object], ...] = ()
    wording: int = 0
    build: Build | None = None
    take: Take | None = None
    #: The places where it can be said in several ways.
    choices: tuple[Either, ...] = ()
    #: The symbols of its slots.
    symbols: Sequence[str] = ()

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """What it consists of. Raises ValueError for a pattern that is none."""
        return parse_pattern(self.pattern)

    @property
    def wordings(self) -> int:
        """In how many ways it can be said: each has its own number from `wording` on."""
        return prod(len(one.options) for one in self.choices)

    def value(self, slots: Mapping[str, object]) -> object:
        """The value that the slots make."""
        wording = self.wording
        if self.choices:
            wording += self._way(slots)
            slots = {name: one for name, one in slots.items() if not name.startswith(_CHOSEN)}
        if self.build is not None:
            made = self.build(slots)
            return replace(made, wording=wording) if isinstance(made, Node) else made
        if self.make is None:
            return slots[""]
        if not isinstance(self.make, type):
            return self.make
        if "wording" in _fields(self.make):
            return self.make(**dict(self.constants), **slots, wording=wording)
        return self.make(**dict(self.constants), **slots)

    def _way(self, slots: Mapping[str, object]) -> int:
        way = 0
        for one in self.choices:
            chosen = slots[one.field]
            assert isinstance(chosen, int)
            way = way * len(one.options) + chosen
        return way

    def says(self, wording: int) -> bool:
        """Whether it is the pattern of a wording."""
        return wording == self.wording if not self.choices else 0 <= wording - self.wording < self.wordings

    def slots(self, value: object) -> Mapping[str, object] | None:
        """The slots that make the value, None when this pattern does not print it."""
        found = self._slots(value)
        if found is None or not self.choices:
            return found
        wording = getattr(value, "wording", 0)
        way = wording - self.wording if self.says(wording) else 0
        chosen: dict[str, object] = {}
        for one in reversed(self.choices):
            way, chosen[one.field] = divmod(way, len(one.options))
        return {**found, **chosen}

    def _slots(self, value: object) -> Mapping[str, object] | None:
        if self.take is not None:
            return self.take(value)
        if self.make is None:
            return {"": value}
        if not isinstance(self.make, type):
            return {} if self.make == value and type(self.make) is type(value) else None
        if type(value) is not self.make:
            return None
        constants = dict(self.constants)
        if any(getattr(value, name) != fixed for name, fixed in constants.items()):
            return None
        mine = slot_fields(self.parts)
        told = {*mine, *constants, "wording"}
        for name, default in _fields(self.make).items():
            if name not in told and default is not MISSING and getattr(value, name) != default:
                return None
        return {name: getattr(value, name) for name in mine}


def slot_fields(parts: tuple[Part, ...]) -> tuple[str, ...]:
    """The fields that slots of these parts fill."""
    names: list[str] = []
    for part in parts:
        if isinstance(part, Slot):
            names.append(part.field)
        elif isinstance(part, Maybe):
            names.extend(slot_fields(part.parts))
    return tuple(names)


def default_of(make: object, field: str) -> object:
    """The default of a field of a class; None where it has none, or the class is not one of the tree."""
    default = _fields(make).get(field) if isinstance(make, type) else None
    return None if default is MISSING else default


#: By a class, the defaults of its fields; MISSING for a field that has none.
_known_fields: dict[type, Mapping[str, object]] = {}


def _fields(make: type) -> Mapping[str, object]:
    if make not in _known_fields:
        found = fields(make) if is_dataclass(make) else ()
        _known_fields[make] = {one.name: one.default for one in found}
    return _known_fields[make]


_PIECE = re.compile(
    r"""
    \{(?P<stop>\.)\}
  | \{(?P<field>\w*)(?P<number>\#)?:(?P<symbol>\w+)(?P<repeat>[+*=]|,[a-z_1]*)?(?::(?P<least>\d))?
       (?:/(?P<plural>one|many))?\}
  | \{(?P<either>[^{}:]*\|[^{}:]*)\}
  | <(?P<one>[^|<>]*)\|(?P<many>[^|<>]*)>
  | ~(?P<verb>\w+)
  | (?P<maybe>\?\()
  | (?P<close>\)\?)
  | (?P<article>\ba/an\b)
    """,
    re.VERBOSE,
)


#: What the field of a choice begins with.
_CHOSEN = "|"


_EITHER = re.compile(r"\{[^{}:]*\|")
_SLOT = re.compile(r"\{\w*#?:(\w+)")


def choices_of(pattern: str) -> tuple[Either, ...]:
    """The places where a pattern can be said in several ways."""
    if "|" not in pattern or _EITHER.search(pattern) is None:
        return ()
    return tuple(part for part in parse_pattern(pattern) if isinstance(part, Either))


def symbols_in(pattern: str) -> list[str]:
    """The symbols that the slots of a pattern use."""
    return _SLOT.findall(pattern)


def may_agree(pattern: str) -> bool:
    """Whether a pattern has words that agree with the number, besides what its slots have."""
    return "~" in pattern or "<" in pattern


def piece_end(pattern: str, place: int) -> int:
    """Where the piece of a pattern ends that begins at a place: a part, or the words up to the next."""
    if pattern[place] == "{" and (closed := pattern.find("}", place)) > 0:
        return closed + 1
    found = _PIECE.match(pattern, place)
    if found is None:
        following = _PIECE.search(pattern, place)
        return len(pattern) if following is None else following.start()
    if not found["maybe"]:
        return found.end()
    depth = 0
    for found in _PIECE.finditer(pattern, place):
        depth += (found["maybe"] is not None) - (found["close"] is not None)
        if not depth:
            return found.end()
    raise ValueError(f"an optional group is not closed in the pattern {pattern!r}")


def parse_pattern(pattern: str, start: int = 0) -> tuple[Part, ...]:
    """The parts of a pattern, or of a piece of one that starts there; an optional group is written `?( ... )?`."""
    stack: list[list[Part]] = [[]]
    place = 0
    for match in _PIECE.finditer(pattern):
        stack[-1].extend(_words(pattern[place : match.start()]))
        place = match.end()
        if match["maybe"]:
            stack.append([])
        elif match["close"]:
            group = stack.pop()
            stack[-1].append(Maybe(tuple(group)))
        elif match["either"] is not None:
            options = tuple(map(_words, match["either"].split("|")))
            stack[-1].append(Either(f"{_CHOSEN}{start + place}", options))
        else:
            stack[-1].append(_piece(match))
    stack[-1].extend(_words(pattern[place:]))
    if len(stack) != 1:
        raise ValueError(f"an optional group is not closed in the pattern {pattern!r}")
    return tuple(stack[0])


def _piece(match: re.Match[str]) -> Part:
    if match["stop"]:
        return Stop()
    if match["article"]:
        return Article()
    if match["verb"]:
        return Agreeing(_words(third_person(match["verb"])), _words(match["verb"]))
    if match["symbol"]:
        return Slot(
            field=match["field"],
            symbol=match["symbol"],
            sets_number=bool(match["number"]),
            plural=None if match["plural"] is None else match["plural"] == "many",
            repeat=(match["repeat"] or "").removeprefix(",") if match["repeat"] != "," else ",",
            least=int(match["least"] or 1),
        )
    return Agreeing(_words(match["one"]), _words(match["many"]))


@cache
def _words(text: str) -> tuple[Word, ...]:
    """The words of a piece of a pattern; the same few pieces stand in thousands of patterns."""
    words: list[Word] = []
    for piece in re.split(f"([{OPEN}{CLOSE}])", text):
        if piece in (OPEN, CLOSE):
            words.append(Word(piece, piece))
        else:
            words.extend(Word(token.key, token.text) for token in tokenize(piece))
    return tuple(words)


_IRREGULAR = {"be": "is", "have": "has", "do": "does"}


def third_person(verb: str) -> str:
    """The verb as one who is not you or me does it: draw, draws; search, searches."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"
