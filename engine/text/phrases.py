"""The lines of a game's tables of words: each a pattern that prints a class of the tree, and what its slots make of it.

Where the slots are not the fields of the class, a tree with holes says both how they are put together and taken apart:

    tree(ByPlayer(Player.OPPONENT, GainControl(hole("what"), RestOfGame())), "~give control of {what:obj} to them")

A hole holds any value but None; `hole("count", Exactly, UpTo)` only values of these classes. The same hole twice holds
equal values. `rest("qualities")` stands for what is left of a tuple, in any place of it; `rest("noun", Noun)` for the
same where the slot has it inside a node of its own: Noun((rest("noun", Noun), ControlledBy(player))). Of two the second
is those of its classes that stand last: Noun((rest("noun"), rest("places", of=(InZone,)))).
`each("nouns", ...)` is a tuple of one tree for each value of the slot. `altered("verb", what=(It(), hole("what")))` is
what the slot holds, with something else in a field of it: verbs that stand before their common object.

A term is no pattern that a text may need: whatever stands in a list of the rulebook (phases, zones, Elements) may stand
wherever one of it may (`terms`).
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cache, cached_property, partial
from itertools import chain, product
from math import prod
from typing import Any

from engine import abilities as ab
from engine.text.english.inflection import Tense
from engine.text.patterns import (
    CHOSEN,
    Agreeing,
    Either,
    Part,
    Verb,
    Word,
    fields_of,
    may_choose,
    parse_pattern,
    symbols_in,
    walked,
)
from engine.text.tokens import Token

Build = Callable[[Mapping[str, object]], object]
Take = Callable[[object], Mapping[str, object] | None]


@dataclass(eq=False)
class Phrase:
    """One printed pattern of one class: how its slots make a value, and how a value fills its slots.

    `make` is the class, None when a slot's value passes through, or the finished value itself. A game has thousands
    of patterns and a card needs a few: a pattern is taken apart when it is first asked for its parts.
    """

    make: object
    pattern: str
    #: The fields that the pattern fixes.
    constants: tuple[tuple[str, object], ...] = ()
    build: Build | None = None
    take: Take | None = None
    #: Whether what is built depends on which of its choices was read.
    asks_choices: bool = False
    #: The number of the first way to say it, among all of its class in a grammar.
    wording: int = 0
    #: Whether a list of one is that one, and the class is of two or more.
    one_passes: bool = False

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """What it consists of. Raises ValueError for a pattern that is none."""
        return parse_pattern(self.pattern)

    @cached_property
    def choice(self) -> Mapping[str, Either]:
        """Its choices, by the field that keeps which was read."""
        return {part.field: part for part in walked(self.parts) if isinstance(part, Either)}

    @cached_property
    def choices(self) -> tuple[tuple[str, int], ...]:
        """The places where it can be said in several ways, each with how many; the value's wording keeps which."""
        keeps = self.make is None or isinstance(self.make, type)
        if not keeps or not ("~" in self.pattern or may_choose(self.pattern)):
            return ()
        verbs = {part.field: part.most for part in walked(self.parts) if isinstance(part, Verb)}
        return *((field, len(part.options)) for field, part in self.choice.items()), *verbs.items()

    @cached_property
    def symbols(self) -> Sequence[str]:
        """The symbols of its slots."""
        return symbols_in(self.pattern)

    @property
    def wordings(self) -> int:
        """In how many ways it can be said: each has its own number from `wording` on."""
        return prod(count for _, count in self.choices)

    def value(self, slots: Mapping[str, object]) -> object:
        """The value that the slots make."""
        wording = self.wording
        if self.choices:
            wording += self._way(slots)
            if not self.asks_choices:
                slots = {name: one for name, one in slots.items() if not name.startswith(CHOSEN)}
        if self.one_passes:
            (listed,) = slots.values()
            assert isinstance(listed, tuple)
            if len(listed) == 1:
                return listed[0]
        if self.build is not None:
            made = self.build(slots)
            if self.make is not None:
                return replace(made, wording=wording) if isinstance(made, ab.Node) else made
            # What a slot holds keeps its own wording.
            return _said_through(made, wording + 1) if self.choices else made
        if self.make is None:
            return _said_through(slots[""], wording + 1) if self.choices else slots[""]
        if not isinstance(self.make, type):
            return self.make
        if "wording" in _fields(self.make):
            return self.make(**dict(self.constants), **slots, wording=wording)
        return self.make(**dict(self.constants), **slots)

    def _way(self, slots: Mapping[str, object]) -> int:
        way = 0
        for name, count in self.choices:
            chosen = slots.get(name, 0)
            assert isinstance(chosen, int)
            way = way * count + chosen
        return way

    @property
    def passes(self) -> bool:
        """Whether a value may pass through it that is not of its class."""
        return self.make is None or self.one_passes

    def says(self, wording: int) -> bool:
        """Whether it is the pattern of a wording."""
        if self.make is None:
            return not self.choices or self._has(_passed(wording)[0] - 1)
        return self._has(wording)

    def _has(self, wording: int) -> bool:
        return 0 <= wording - self.wording < self.wordings

    def slots(self, value: object) -> Mapping[str, object] | None:
        """The slots that make the value, None when this pattern does not print it.

        A choice of words stands there with the one that was read, as far as the value has kept it.
        """
        found = self._slots(value)
        wording = getattr(value, "wording", -1)
        if self.make is None and self.choices and isinstance(value, ab.Node):
            passed, inner = _passed(wording)
            wording = passed - 1
            if self._has(wording):
                found = self._slots(replace(value, wording=inner))
        if found is None or not self.choices or not self._has(wording):
            return found
        way = wording - self.wording
        chosen: dict[str, object] = {}
        for name, count in reversed(self.choices):
            way, chosen[name] = divmod(way, count)
        return {**found, **chosen}

    def _slots(self, value: object) -> Mapping[str, object] | None:
        if self.take is not None:
            return self.take(value)
        if self.make is None:
            return {"": value}
        if self.one_passes and not (type(value) is self.make and self._has(value.wording)):  # type: ignore[attr-defined]
            return dict.fromkeys(fields_of(self.parts), (value,))
        if not isinstance(self.make, type):
            return {} if self.make == value and type(self.make) is type(value) else None
        if type(value) is not self.make:
            return None
        constants = dict(self.constants)
        if any(getattr(value, name) != fixed for name, fixed in constants.items()):
            return None
        mine = fields_of(self.parts)
        told = {*mine, *constants, "wording"}
        for name, default in _fields(self.make).items():  # type: ignore[arg-type]
            if name not in told and default is not MISSING and getattr(value, name) != default:
                return None
        return {name: getattr(value, name) for name in mine}


#: A wording has so many bits for its own pattern, and as many for each that it has passed through since.
_BITS = 64


def _said_through(value: object, way: int) -> object:
    """The value with a wording that keeps, besides its own, how the pattern that it has passed through was said."""
    if not isinstance(value, ab.Node):
        return value
    places = -(-value.wording.bit_length() // _BITS) or 1
    return replace(value, wording=value.wording | way << places * _BITS)


def _passed(wording: int) -> tuple[int, int]:
    """The way in which the last pattern was said that a value has passed through, 0 if none; and the wording before."""
    place = (max(wording.bit_length() - 1, 0) // _BITS) * _BITS
    return (wording >> place, wording & (1 << place) - 1) if place and wording > 0 else (0, wording)


#: By symbol, the lines of one of a game's tables.
Tables = dict[str, list[Phrase]]


def phrase(make: type, pattern: str, **constants: object) -> Phrase:
    """A class and a pattern that prints it; `constants` are fields that the pattern fixes."""
    return Phrase(make, pattern, tuple(constants.items()))


def shaped(
    make: type | None, pattern: str, build: Build, take: Take | None = None, asks_choices: bool = False
) -> Phrase:
    """A pattern whose slots are not the fields of its class: how to build the value, and to take it apart where that is
    not its fields. Where it may be of several classes, none is named. `build` is given the slots alone, or its choices
    with them.
    """
    return Phrase(make, pattern, build=build, take=take, asks_choices=asks_choices)


def tree(made: object, pattern: str, make: type | None = None, **told: object) -> Phrase:
    """A pattern that prints a tree with holes, which its slots fill; or what a slot holds, altered: of any class, or of
    that which it makes. A slot that fills no hole means nothing, and is `told` so.
    """
    if not isinstance(made, _Altered):
        make = type(made)
    return Phrase(make, pattern, build=partial(filled, made), take=partial(fillings, made, **told))


def trees(pattern: str, *made: object) -> Phrase:
    """A pattern that prints one of several trees with holes, the first that fits: not each has a slot that may miss."""

    def build(slots: Mapping[str, object]) -> object:
        said = {name: value for name, value in slots.items() if value is not None}
        whole = [filled(one, {**dict.fromkeys(fields_of(line.parts)), **slots}) for one in made]
        return next((value for one, value in zip(made, whole, strict=True) if fillings(one, value) == said), whole[-1])

    def take(value: object) -> Mapping[str, object] | None:
        found = next((found for one in made if (found := fillings(one, value)) is not None), None)
        return None if found is None else {**dict.fromkeys(fields_of(line.parts)), **found}

    line = Phrase(type(made[0]) if len({*map(type, made)}) == 1 else None, pattern, build=build, take=take)
    return line


def joined(all_: object, either: object, pattern: str) -> Phrase:
    """A pattern that means one tree as its one choice is first said, and another otherwise: "and" or "or" in a list."""
    (choice,) = (part.field for part in walked(parse_pattern(pattern)) if isinstance(part, Either))

    def build(slots: Mapping[str, object]) -> object:
        return filled(either if slots.get(choice) else all_, slots)

    def take(value: object) -> Mapping[str, object] | None:
        found = fillings(all_, value)
        if found is None and (found := fillings(either, value)) is not None:
            found = {**found, choice: 1}
        return found

    return Phrase(None, pattern, build=build, take=take, asks_choices=True)


def classed(name: str, pattern: str, *kinds: type) -> Phrase:
    """A pattern whose slot of this name says the class of what it prints, the others what it has: "you own"."""

    def build(slots: Mapping[str, Any]) -> object:
        return slots[name](**{one: value for one, value in slots.items() if one != name})

    def take(value: object) -> Mapping[str, object] | None:
        has = {one: getattr(value, one, type(value)) for one in fields_of(line.parts)}
        return has if type(value) in kinds else None

    line = shaped(None, pattern, build, take)
    return line


def several(make: type[ab.Node], pattern: str) -> Phrase:
    """One or more, in the one slot of the pattern: the only one itself, or the class of them all."""
    return Phrase(make, pattern, one_passes=True)


def value(what: object, pattern: str) -> Phrase:
    """A pattern that always means the same value."""
    return Phrase(what, pattern)


def same(pattern: str) -> Phrase:
    """A pattern without a meaning of its own: the value of its slot `{:symbol}` passes through."""
    return Phrase(None, pattern)


# Trees with holes.


@dataclass(eq=False, slots=True)
class _Hole:
    """A place in a tree that a slot fills, of these kinds if any are named; ``inside`` is the class of nodes that has
    it, or what is left of a tuple.
    """

    name: str
    kinds: tuple[type, ...] = ()
    several: bool = False
    inside: Any = None
    only: object = None


def hole(name: str, *kinds: type, inside: type[ab.Node] | None = None, only: object = None) -> Any:
    """The place of the slot of this name, for values of these classes if any are named, or for one value only."""
    return _Hole(name, kinds, inside=inside, only=only)


def rest(name: str, inside: type[ab.Node] | None = None, of: tuple[type, ...] = ()) -> Any:
    """What is left of a tuple, as a tuple, or as that of a node: the slot of this name. Behind another, so many of
    these classes as stand last.
    """
    return _Hole(name, of, several=True, inside=inside)


@dataclass(eq=False, slots=True)
class _Each:
    """A tuple of one tree for each value of a slot."""

    name: str
    made: object


def each(name: str, made: object) -> Any:
    """As many of this tree as the slot of this name has values: And(each("nouns", Has(YOU, SOME, hole("nouns"))))."""
    return _Each(name, made)


@dataclass(eq=False, slots=True)
class _Altered:
    """What a slot holds, with something else in fields of it."""

    name: str
    fields: Mapping[str, tuple[object, object]]


def altered(name: str, **fields: tuple[object, object]) -> Any:
    """The node of the slot of this name with something else in each of the fields, where the slot itself has what is
    usual: its value, and what is there instead.
    """
    return _Altered(name, fields)


def filled(made: object, slots: Mapping[str, object]) -> object:
    """The tree with its holes filled from the slots."""
    if isinstance(made, _Hole):
        held: Any = slots[made.name]
        return getattr(held, held.field_names[0]) if made.inside and isinstance(held, made.inside) else held
    if isinstance(made, _Altered):
        held = slots[made.name]
        # What has no such field stays as it is, and is not printed so.
        changed = {name: filled(other, slots) for name, (_, other) in made.fields.items() if name in held.field_names}
        return replace(held, **changed)
    if isinstance(made, _Each):
        several: Any = slots[made.name]
        return tuple(filled(made.made, {**slots, made.name: one}) for one in several)
    if isinstance(made, tuple):
        parts = (_left(slots[part.name]) if isinstance(part, _Hole) and part.several else (filled(part, slots),)
                 for part in made)
        return tuple(chain.from_iterable(parts))
    if isinstance(made, ab.Node):
        told: dict[str, Any] = {name: filled(getattr(made, name), slots) for name in made.field_names}
        return replace(made, **told)
    return made


def _left(held: object) -> tuple[object, ...]:
    """What is left of a tuple, as itself or inside a node."""
    if isinstance(held, ab.Node):
        held = getattr(held, held.field_names[0])
    assert isinstance(held, tuple)
    return held


def fillings(made: object, value: object, **found: object) -> Mapping[str, object] | None:
    """What the slots hold where the value is the tree with its holes filled; None where it is not."""
    return found if _fits(made, value, found) else None


def _fits(made: object, value: object, found: dict[str, object]) -> bool:
    if isinstance(made, _Hole):
        fits = value is not None and made.only in (None, value) and (not made.kinds or isinstance(value, made.kinds))
        held = value if made.inside is None else made.inside(value)
        return fits and found.setdefault(made.name, held) == held
    if isinstance(made, _Altered):
        return _altered_fits(made, value, found)
    if isinstance(made, _Each):
        return isinstance(value, tuple) and _each_fits(made, value, found)
    if isinstance(made, tuple):
        return isinstance(value, tuple) and _tuple_fits(made, value, found)
    if isinstance(made, ab.Node):
        if type(value) is not type(made):
            return False
        return all(_fits(getattr(made, name), getattr(value, name), found) for name in made.field_names)
    return made == value


def _altered_fits(made: _Altered, value: Any, found: dict[str, object]) -> bool:
    if not isinstance(value, ab.Node) or not made.fields.keys() <= set(value.field_names):
        return False
    held = replace(value, **{name: one for name, (one, _) in made.fields.items()})  # type: ignore[arg-type]
    fits = all(_fits(other, getattr(value, name), found) for name, (_, other) in made.fields.items())
    return fits and found.setdefault(made.name, held) == held


def _each_fits(made: _Each, value: tuple[object, ...], found: dict[str, object]) -> bool:
    several = []
    for one in value:
        own = {name: held for name, held in found.items() if name != made.name}
        if not _fits(made.made, one, own):
            return False
        several.append(own.pop(made.name))
        found.update(own)
    return found.setdefault(made.name, tuple(several)) == tuple(several)


def _tuple_fits(made: tuple[object, ...], value: tuple[object, ...], found: dict[str, object]) -> bool:
    if not made:
        return not value
    first, *after = made
    if not isinstance(first, _Hole) or not first.several:
        return bool(value) and _fits(first, value[0], found) and _tuple_fits(tuple(after), value[1:], found)
    end = len(value)
    for part in reversed(after):
        if not isinstance(part, _Hole) or not part.several:
            end -= 1
        else:
            while end > 0 and isinstance(value[end - 1], part.kinds):
                end -= 1
    if end < 0:
        return False
    left: Any = value[:end] if first.inside is None else first.inside(value[:end])
    return found.setdefault(first.name, left) == left and _tuple_fits(tuple(after), value[end:], found)


# Terms, and whatever else is read by a function of its own.


@dataclass(frozen=True, slots=True)
class Context:
    """The text being read, and what the reader knows about the card: its names, as tokens."""

    tokens: tuple[Token, ...]
    names: tuple[tuple[str, ...], ...] = ()
    #: The name as it is printed in text, for rendering.
    name: str = ""
    #: The text that the tokens come from.
    text: str = ""

    def words(self, start: int, end: int) -> str:
        """The tokens from start to before end, as they are printed."""
        last = self.tokens[end - 1]
        return self.text[self.tokens[start].offset : last.offset + len(last.text)]

    def token(self, place: int) -> Token | None:
        """The token at the place, if the text is so long."""
        return self.tokens[place] if place < len(self.tokens) else None


ReadTerminal = Callable[[Context, int], Sequence[tuple[object, int]]]
WriteTerminal = Callable[[object, Context], Sequence[str] | None]


@dataclass(frozen=True, slots=True)
class Terminal:
    """A symbol read by a function of its own: numbers, names, icons."""

    read: ReadTerminal
    write: WriteTerminal
    #: The kinds of token it may begin with, or words; None for any.
    kinds: frozenset[str] | None = None
    #: What it is in each form, where that is printed otherwise: of one and of many, in each tense if it has verbs.
    forms: tuple[Terminal, ...] = ()
    #: The words and marks that it is printed with, as far as they are known.
    words: tuple[str, ...] = ()
    #: So many tokens behind what it has read it may have looked at.
    ahead: int = 3
    #: The token at which it stops to fit; None for where it begins.
    stop: Callable[[Context, int], int] | None = None

    def of(self, form: int) -> Terminal:
        """What it is in a place of that form."""
        return self.forms[form % len(self.forms)] if self.forms else self


def _integer(context: Context, place: int) -> Sequence[tuple[object, int]]:
    token = context.token(place)
    return [(int(token.key), place + 1)] if token is not None and token.kind == "number" else []


def words_before(
    ends: Collection[str], write: WriteTerminal, kinds: frozenset[str] | None = None,
    breaks: Callable[[Token], bool] = lambda token: False, most: int = 32,
) -> Terminal:
    """A name that no table lists: whatever words stand before what ends it, so many at most and none that breaks it."""

    def read(context: Context, place: int) -> Sequence[tuple[object, int]]:
        for end, token in enumerate(context.tokens[place : place + most], place):
            if token.key in ends:
                return [(context.words(place, end), end)] if end > place else []
            if breaks(token):
                return []
        return []

    return Terminal(read, write, kinds)


#: A number, in figures or as a word.
INTEGER = Terminal(
    _integer, lambda value, _: [str(value)] if isinstance(value, int) else None, frozenset({"number"})
)

_Term = tuple[Hashable, tuple[Word, ...]]


def terms(*tables: Iterable[enum.Enum] | Mapping[enum.Enum, str] | Iterable[tuple[Hashable, str]]) -> Phrase:
    """All that a symbol says: members of enumerations by their values, or whatever by the words that it comes with,
    which may agree with the number ("<Forward|Forwards>") and, as verbs, with the tense ("~draw"). Of several words
    for the same the first is told.
    """
    known = [pair for table in tables for pair in _pairs(table)]
    parsed = [(term, parse_pattern(pattern)) for term, pattern in known]
    tenses = tuple(Tense) if any(isinstance(part, Verb) for _, parts in parsed for part in parts) else (Tense.NOW,)
    said = [[(term, words) for term, parts in parsed for words in _words(parts, tense, many)]
            for tense in tenses for many in (False, True)]
    forms = () if all(form == said[0] for form in said) else tuple(_terminal(form) for form in said)
    return Phrase(replace(_terminal(said[0]), forms=forms, words=tuple(pattern for _, pattern in known)), "")


def _pairs(table: Iterable[Any]) -> Iterable[tuple[Hashable, str]]:
    every = table.items() if isinstance(table, Mapping) else table
    return [(one, one.value) if isinstance(one, enum.Enum) else one for one in every]


def _words(parts: tuple[Part, ...], tense: Tense, many: bool) -> Iterable[tuple[Word, ...]]:
    """The ways to say a term in a form, the usual one first."""
    ways: list[tuple[tuple[Word, ...], ...]] = []
    for part in parts:
        if not isinstance(part, Word | Agreeing | Verb):
            raise ValueError(f"{part!r} is more than a term")
        if isinstance(part, Verb):
            ways.append(part.said(tense, many))
        else:
            ways.append(((part,) if isinstance(part, Word) else part.many if many else part.one,))
    return [tuple(chain.from_iterable(way)) for way in product(*ways)]


def _terminal(known: Sequence[_Term]) -> Terminal:
    by_head: dict[str, list[tuple[Hashable, tuple[str, ...]]]] = {}
    printed: dict[Hashable, list[str]] = {}
    for term, said in known:
        by_head.setdefault(said[0].key, []).append((term, tuple(word.key for word in said)))
        printed.setdefault(term, [word.text for word in said])
    longest = max(len(said) for _, said in known)

    def read(context: Context, place: int) -> Sequence[tuple[object, int]]:
        keys = tuple(token.key for token in context.tokens[place : place + longest])
        return [(term, place + len(said)) for term, said in by_head.get(keys[0] if keys else "", ())
                if keys[: len(said)] == said]

    def stop(context: Context, place: int) -> int:
        keys = [token.key for token in context.tokens[place : place + longest]]
        return place + max((_alike(keys, said) for _, said in by_head.get(keys[0] if keys else "", ())), default=0)

    def write(value: object, _context: Context) -> Sequence[str] | None:
        return printed.get(value) if isinstance(value, Hashable) else None

    return Terminal(read, write, frozenset(by_head), ahead=longest, stop=stop)


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """In how many tokens they begin alike."""
    return next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]),
                min(len(one), len(other)))


# The fields of classes.


def default_of(make: object, field: str) -> object:
    """The default of a field of a class; None where it has none, or the class is not one of the tree."""
    default = _fields(make).get(field) if isinstance(make, type) else None
    return None if default is MISSING else default


@cache
def _fields(make: Any) -> Mapping[str, object]:
    """The defaults of the fields of a class; MISSING for a field that has none."""
    return {one.name: one.default for one in (fields(make) if is_dataclass(make) else ())}
