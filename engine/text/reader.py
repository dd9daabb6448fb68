"""Reading: a general top-down reader with memory over a grammar's table.

At every place a symbol has at most one reading for each end; where two patterns reach the same end, the one
that stands first in the table counts, and within a pattern the reading whose earlier slots are longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.text.grammar import ANY, Context, Glued, Grammar, Row, Symbol
from engine.text.templates import Agreeing, Article, Either, Maybe, Part, Slot, Stop, Template, Word, default_of
from engine.text.tokens import CLOSE

#: Ends with their values, longest first.
Found = list[tuple[object, int]]
_State = tuple[int, tuple[tuple[str, object], ...], bool]

_MOST = 100
_END = "\x00"
#: How the words that join a list are written in a pattern.
JOINTS = {"comma": ",", "andor": "and/or"}


class OutOfFuel(Exception):
    """The text was too tangled to be read in reasonable time."""


def sentence_ended(words: Sequence[str]) -> bool:
    """Whether the words end with a whole sentence: with its full stop, or one inside quotation marks or brackets."""
    return words[-1:] in (["."], [CLOSE]) or words[-2:] == [".", ")"]


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """Two different readings of the same words as the same symbol; the first counts."""

    symbol: str
    start: int
    end: int
    taken: object
    other: object


@dataclass
class Reader:
    """One reading of one text."""

    grammar: Grammar
    context: Context
    fuel: int = 400_000
    deepest: int = 110
    #: Collect ambiguities (slower).
    curious: bool = False
    ambiguities: list[Ambiguity] = field(default_factory=list)
    #: The furthest token that was looked at and did not fit.
    furthest: int = 0

    def __post_init__(self) -> None:
        tokens = self.context.tokens
        self._keys = [token.key for token in tokens] + [_END]
        self._kinds = [token.kind for token in tokens] + ["end"]
        self._memory: dict[tuple[str, bool, int], Found] = {}
        self._depth = 0
        self._last = len(tokens)

    def whole(self, symbol: str) -> object | None:
        """The whole text as the symbol; None when it is not one. OutOfFuel when that took too long."""
        for found, end in self.read(symbol, 0, True):
            if end == self._last:
                return found
        return None

    def read(self, name: str, place: int, plural: bool) -> Found:
        """The readings of a symbol at a place, longest first."""
        symbol = self.grammar.symbols[name]
        key = (name, plural and symbol.agrees, place)
        known = self._memory.get(key)
        if known is not None:
            return known
        self.fuel -= 1
        if self.fuel < 0:
            raise OutOfFuel
        if self._depth >= self.deepest:
            return []
        if not self._may_begin(symbol, place):
            self._missed(place)
            self._memory[key] = []
            return []
        self._depth += 1
        found = self._read(symbol, place, plural)
        self._depth -= 1
        self._memory[key] = found
        return found

    def _may_begin(self, symbol: Symbol, place: int) -> bool:
        if ANY in symbol.first or symbol.nullable:
            return True
        return self._keys[place] in symbol.first or self._kinds[place] in symbol.first

    def _read(self, symbol: Symbol, place: int, plural: bool) -> Found:
        ends: dict[int, object] = {}
        if symbol.terminal is not None:
            for value, end in symbol.terminal.read(self.context, place):
                ends.setdefault(end, value)
            if not ends:
                self._missed(place)
        elif symbol.row is not None:
            ends.update(self._row(symbol.row, place, plural))
        elif symbol.glued is not None:
            ends = self._glued(symbol.glued, place, plural)
        else:
            for index in self._candidates(symbol, place):
                template = symbol.templates[index]
                if not self._opens(template, place, plural):
                    continue
                for value, end in self._template(template, place, plural):
                    if end not in ends:
                        ends[end] = value
                    elif self.curious and ends[end] != value:
                        self.ambiguities.append(Ambiguity(symbol.name, place, end, ends[end], value))
        return _longest_first(ends)

    def _candidates(self, symbol: Symbol, place: int) -> tuple[int, ...]:
        word, kind = self._keys[place], self._kinds[place]
        by_word = symbol.by_first.get(word, ())
        by_kind = symbol.by_first.get(kind, ())
        if not by_word and not by_kind:
            self._missed(place)
            return symbol.always
        if (word, kind) not in symbol.candidates:
            symbol.candidates[word, kind] = tuple(sorted({*by_word, *by_kind, *symbol.always}))
        return symbol.candidates[word, kind]

    def _opens(self, template: Template, place: int, plural: bool) -> bool:
        """Whether the words or the slot that a pattern begins with fit here; most do not, and are not tried."""
        keys, opening = self._keys, template.opening
        end = place
        for key in opening.many if plural else opening.one:
            if keys[end] != key:
                self._missed(end)
                return False
            end += 1
        slot, word = opening.slot, opening.word
        if slot is None:
            return True
        found = self.read(slot.symbol, place, plural if slot.plural is None else slot.plural)
        if not found or word is None:
            return bool(found)
        if any(keys[end] == word for _, end in found):
            return True
        self._missed(found[0][1])
        return False

    def _template(self, template: Template, place: int, plural: bool) -> Found:
        states: list[_State] = [(place, (), plural)]
        states = self._parts(template.parts, states, template)
        return [(template.value(dict(slots)), end) for end, slots, _ in states]

    def _parts(self, parts: tuple[Part, ...], states: list[_State], template: Template) -> list[_State]:
        for part in parts:
            following: list[_State] = []
            for state in states:
                following.extend(self._part(part, state, template))
            states = following
            if not states:
                break
        return states

    def _part(self, part: Part, state: _State, template: Template) -> list[_State]:
        place, slots, plural = state
        match part:
            case Word():
                return self._words((part,), state)
            case Slot():
                return self._slot(part, state)
            case Either():
                found: list[_State] = []
                for index, words in enumerate(part.options):
                    for end, _, number in self._words(words, state):
                        found.append((end, (*slots, (part.field, index)), number))
                return found
            case Agreeing():
                return self._words(part.many if plural else part.one, state)
            case Article():
                if self._keys[place] in ("a", "an"):
                    return [(place + 1, slots, plural)]
            case Stop():
                if self._keys[place] == ".":
                    return [(place + 1, slots, plural)]
                if place == self._last or sentence_ended(self._keys[max(0, place - 2) : place]):
                    return [state]
            case Maybe():
                taken = self._parts(part.parts, [state], template)
                absent = tuple((name, default_of(template.make, name)) for name in _fields(part))
                return [*taken, (place, slots + absent, plural)]
        self._missed(place)
        return []

    def _words(self, words: tuple[Word, ...], state: _State) -> list[_State]:
        place, slots, plural = state
        for word in words:
            if self._keys[place] != word.key:
                self._missed(place)
                return []
            place += 1
        return [(place, slots, plural)]

    def _slot(self, slot: Slot, state: _State) -> list[_State]:
        place, slots, number = state
        plural = number if slot.plural is None else slot.plural
        if slot.repeat:
            found = self._repeated(slot, place, plural)
        else:
            found = self.read(slot.symbol, place, plural)
        states = []
        for value, end in found:
            after = self.grammar.is_plural(value) if slot.sets_number else number
            states.append((end, (*slots, (slot.field, value)), after))
        return states

    def _repeated(self, slot: Slot, place: int, plural: bool) -> Found:
        if slot.repeat in "+*=":
            least = 0 if slot.repeat == "*" else 1
            most = 1 if slot.repeat == "=" else _MOST
            ends: dict[int, object] = dict(self._run(slot.symbol, {place: ()}, plural, least, most))
        else:
            ends = self._listed(slot, place, plural)
        return _longest_first(ends)

    def _run(
        self, symbol: str, starts: dict[int, tuple[object, ...]], plural: bool, least: int, most: int
    ) -> dict[int, tuple[object, ...]]:
        """Rows of a symbol from each start: the values by end, longer first steps first."""
        done: dict[int, tuple[object, ...]] = dict(starts) if least == 0 else {}
        states = list(starts.items())
        for count in range(1, most + 1):
            following: dict[int, tuple[object, ...]] = {}
            for place, values in states:
                for value, end in self.read(symbol, place, plural):
                    if end > place and end not in done:
                        following.setdefault(end, (*values, value))
            if not following:
                break
            if count >= least:
                for end, values in following.items():
                    done.setdefault(end, values)
            states = list(following.items())
        return done

    def _row(self, row: Row, place: int, plural: bool) -> dict[int, tuple[object, ...]]:
        states: dict[int, tuple[object, ...]] = {place: ()}
        for symbol, least, most in row.steps:
            states = self._run(symbol, states, plural, least, most)
            if not states:
                break
        return {end: values for end, values in states.items() if values}

    def _listed(self, slot: Slot, place: int, plural: bool) -> dict[int, object]:
        """A list: items joined by commas, the last by the slot's word (or by commas alone)."""
        last = slot.repeat if slot.repeat != "," else ""
        done: dict[int, object] = {}
        states: list[tuple[int, tuple[object, ...]]] = [
            (end, (value,)) for value, end in self.read(slot.symbol, place, plural)
        ]
        if slot.least < 2:
            for end, values in states:
                done.setdefault(end, values)
        while states:
            following: dict[int, tuple[object, ...]] = {}
            for end, values in states:
                if last:
                    for value, after in self._after(last, slot.symbol, end, plural):
                        done.setdefault(after, (*values, value))
                for value, after in self._after(",", slot.symbol, end, plural):
                    following.setdefault(after, (*values, value))
                    if not last:
                        done.setdefault(after, (*values, value))
            states = list(following.items())
        return done

    def _after(self, separator: str, symbol: str, place: int, plural: bool) -> Found:
        for word in separator.split("_"):
            found = "a" if self._keys[place] == "an" else self._keys[place]
            if found != JOINTS.get(word, word):
                self._missed(place)
                return []
            place += 1
        return self.read(symbol, place, plural)

    def _glued(self, glued: Glued, place: int, plural: bool) -> dict[int, object]:
        done: dict[int, object] = {}
        states: dict[int, tuple[tuple[object, ...], bool]] = {}
        self._glue(glued, place, (), plural, states)
        while states:
            following: dict[int, tuple[tuple[object, ...], bool]] = {}
            for end, (values, tight) in states.items():
                done.setdefault(end, values)
                if tight:
                    for value, after in self.read(glued.tight, end, plural):
                        following.setdefault(after, ((*values, value), True))
                if self._keys[end] in (",", "and"):
                    self._glue(glued, end + 1, values, plural, following)
                else:
                    self._missed(end)
            states = following
        return done

    def _glue(
        self,
        glued: Glued,
        place: int,
        before: tuple[object, ...],
        plural: bool,
        into: dict[int, tuple[tuple[object, ...], bool]],
    ) -> None:
        for value, end in self.read(glued.tight, place, plural):
            into.setdefault(end, ((*before, value), True))
        for value, end in self.read(glued.item, place, plural):
            into.setdefault(end, ((*before, value), False))

    def _missed(self, place: int) -> None:
        if place > self.furthest:
            self.furthest = place


def _longest_first(ends: dict[int, object]) -> Found:
    return [(ends[end], end) for end in sorted(ends, reverse=True)]


def _fields(maybe: Maybe) -> list[str]:
    names: list[str] = []
    for part in maybe.parts:
        if isinstance(part, Slot):
            names.append(part.field)
        elif isinstance(part, Maybe):
            names.extend(_fields(part))
    return names
