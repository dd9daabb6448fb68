"""Reading: a general top-down reader with memory over a grammar's table.

At every place a symbol has at most one reading for each end; where two patterns reach the same end, the one
that stands first in the table counts, and within a pattern the reading whose earlier slots are longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.text.grammar import Context, Glued, Grammar, Row, Symbol
from engine.text.templates import Agreeing, Article, Either, Maybe, Part, Slot, Stop, Template, Word, default_of
from engine.text.tokens import CLOSE
from engine.text.trie import Node

#: Ends with their values, longest first.
Found = list[tuple[object, int]]
_Slots = tuple[tuple[str, object], ...]
#: Where a pattern is, what its slots hold so far, and whether the line is of many.
_State = tuple[int, _Slots, bool]
#: What a slot of an optional group holds that is absent: the default of its field.
_ABSENT = object()

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
        first = symbol.first
        if not symbol.anything and self._keys[place] not in first and self._kinds[place] not in first:
            self._missed(place)
            self._memory[key] = []
            return []
        self._depth += 1
        found = self._read(symbol, place, plural)
        self._depth -= 1
        self._memory[key] = found
        return found

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
            ends = self._templates(symbol, place, plural)
        return _longest_first(ends)

    def _templates(self, symbol: Symbol, place: int, plural: bool) -> dict[int, object]:
        """What the patterns of a symbol make of the text from a place on, by the end; those that begin alike are read
        together.
        """
        best: dict[int, tuple[int, _Slots]] = {}
        every: list[tuple[int, _Slots, int]] = []
        start: _State = (place, (), plural)
        for number in symbol.trie.ends:
            best.setdefault(place, (number, ()))
        due = self._begin(symbol, start)
        if not due and not best:
            return {}
        while due:
            node, states = due.pop()
            for number in node.ends:
                for end, slots, _ in states:
                    if end not in best or number < best[end][0]:
                        best[end] = number, slots
                    if self.curious:
                        every.append((number, slots, end))
            if node.words:
                due.extend(self._after_words(node, states))
            for parts, following in node.pieces:
                if reached := self._parts(parts, states):
                    due.append((following, reached))
        ends = {end: _made(symbol.templates[number], slots) for end, (number, slots) in best.items()}
        for number, slots, end in every:
            other = _made(symbol.templates[number], slots)
            if other != ends[end]:
                self.ambiguities.append(Ambiguity(symbol.name, place, end, ends[end], other))
        return ends

    def _begin(self, symbol: Symbol, state: _State) -> list[tuple[Node, list[_State]]]:
        """The patterns of a symbol that the token at a place may begin, each with where it is then."""
        word = self._keys[state[0]]
        fitting = symbol.fit(word, self._kinds[state[0]])
        if not fitting.meant:
            self._missed(state[0])
        due = []
        if (following := symbol.trie.after(word)) is not None:
            due.append((following, [(state[0] + 1, *state[1:])]))
        for branch in fitting.branches:
            if reached := self._parts(branch.parts, [state]):
                due.append((branch.following, reached))
        return due

    def _after_words(self, node: Node, states: list[_State]) -> list[tuple[Node, list[_State]]]:
        reached: dict[int, tuple[Node, list[_State]]] = {}
        for place, slots, plural in states:
            following = node.after(self._keys[place])
            if following is None or len(node.words) > 1:
                self._missed(place)
            if following is not None:
                reached.setdefault(id(following), (following, []))[1].append((place + 1, slots, plural))
        return list(reached.values())

    def _parts(self, parts: tuple[Part, ...], states: list[_State]) -> list[_State]:
        if len(parts) == len(states) == 1:
            part = parts[0]
            return self._slot(part, states[0]) if isinstance(part, Slot) else self._part(part, states[0])
        for part in parts:
            following: list[_State] = []
            for state in states:
                following.extend(self._part(part, state))
            states = following
            if not states:
                break
        return states

    def _part(self, part: Part, state: _State) -> list[_State]:
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
                taken = self._parts(part.parts, [state])
                absent = tuple((name, _ABSENT) for name in _fields(part))
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
        if slot.sets_number:
            is_plural = self.grammar.is_plural
            return [(end, (*slots, (slot.field, value)), is_plural(value)) for value, end in found]
        return [(end, (*slots, (slot.field, value)), number) for value, end in found]

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


def _made(template: Template, slots: _Slots) -> object:
    """The value that a template makes of what its slots hold."""
    return template.value(
        {name: default_of(template.make, name) if value is _ABSENT else value for name, value in slots}
    )


def _longest_first(ends: dict[int, object]) -> Found:
    if len(ends) < 2:
        return [(value, end) for end, value in ends.items()]
    return [(ends[end], end) for end in sorted(ends, reverse=True)]


def _fields(maybe: Maybe) -> list[str]:
    names: list[str] = []
    for part in maybe.parts:
        if isinstance(part, Slot):
            names.append(part.field)
        elif isinstance(part, Maybe):
            names.extend(_fields(part))
    return names
