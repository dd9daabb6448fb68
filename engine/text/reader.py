"""Reading: a general top-down reader with memory over a grammar's table.

At every place a symbol has at most one reading for each end; where two patterns reach the same end, the one
that stands first in the table counts, and within a pattern the reading whose earlier slots are longer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.text.english.inflection import Tense
from engine.text.grammar import Grammar, Node, Row, Symbol
from engine.text.patterns import (
    Agreeing,
    Article,
    Either,
    Flag,
    Maybe,
    Part,
    Slot,
    Stop,
    Verb,
    Word,
    fields_of,
)
from engine.text.phrases import Context, default_of
from engine.text.tokens import CLOSE

#: Ends with their values, longest first.
Found = list[tuple[object, int]]
Slots = tuple[tuple[str, object], ...]
Memory = dict[tuple[str, int, int], tuple[Found, int]]
#: Where a pattern is, what its slots hold so far, and the form of the line: twice its
#: tense, and one more where it is of many.
_State = tuple[int, Slots, int]
#: What a slot of an optional group holds that is absent: the default of its field.
_ABSENT = object()

#: So many of a thing stand in a row at the most: more than on any card, and few enough that a long list is soon read.
_MOST = 30
_END = "\x00"
#: How the words that join a list are written in a pattern.
JOINTS = {"comma": ",", "andor": "and/or"}


def slot_form(slot: Slot, line: int) -> int:
    """The form in which a slot is read and told, by that of its line."""
    tense = line & ~1 if slot.tense is None else slot.tense << 1
    return tense | (line & 1 if slot.plural is None else slot.plural)


class OutOfFuel(Exception):
    """The text was too tangled to be read in reasonable time."""


def sentence_ended(words: Sequence[str]) -> bool:
    """Whether the words end with a whole sentence: with its full stop, or one inside quotation marks or brackets."""
    return words[-1:] in (["."], [CLOSE]) or words[-2:] == [".", ")"]


@dataclass
class Reader:
    """One reading of one text."""

    grammar: Grammar
    context: Context
    fuel: int = 400_000
    deepest: int = 110
    #: The furthest token that was looked at and did not fit.
    furthest: int = 0
    #: What was read as a symbol in a form at a place, and the last token that was looked at for it.
    memory: Memory = field(default_factory=dict)

    def __post_init__(self) -> None:
        tokens = self.context.tokens
        self._keys = [token.key for token in tokens] + [_END]
        self._kinds = [token.kind for token in tokens] + ["end"]
        self._depth = 0
        self._last = len(tokens)
        self._looked = -1

    def whole(self, symbol: str) -> object | None:
        """The whole text as the symbol; None when it is not one. OutOfFuel when that took too long."""
        for found, end in self.read(symbol, 0, True):
            if end == self._last:
                return found
        return None

    def read(self, name: str, place: int, form: int) -> Found:
        """The readings of a symbol at a place, longest first."""
        symbol = self.grammar.symbols[name]
        form &= symbol.form_mask
        key = (name, form, place)
        known = self.memory.get(key)
        if known is not None:
            if known[1] > self._looked:
                self._looked = known[1]
            return known[0]
        self._burn(1)
        if self._depth >= self.deepest:
            return []
        first = symbol.first
        if not symbol.anything and self._keys[place] not in first and self._kinds[place] not in first:
            self._missed(place)
            self.memory[key] = [], place
            return []
        before, self._looked = self._looked, place
        self._depth += 1
        found = self._read(symbol, place, form)
        self._depth -= 1
        if found and found[0][1] > self._looked:
            self._looked = found[0][1]
        self.memory[key] = found, self._looked
        if before > self._looked:
            self._looked = before
        return found

    def known_before(self, place: int) -> Memory:
        """What is read the same of any text that is the same up to a place."""
        return {key: known for key, known in self.memory.items() if known[1] < place}

    def _burn(self, fuel: int) -> None:
        self.fuel -= fuel
        if self.fuel < 0:
            raise OutOfFuel

    def _read(self, symbol: Symbol, place: int, form: int) -> Found:
        ends: dict[int, object] = {}
        if symbol.phrases:
            ends = self._phrases(symbol, place, form)
        if symbol.terminal is not None:
            terminal = symbol.terminal.of(form)
            for value, end in terminal.read(self.context, place):
                ends.setdefault(end, value)
            self._looked = max(self._looked, place, *ends) + terminal.ahead
            if terminal.stop is not None:
                self._missed(terminal.stop(self.context, place))
            elif not ends:
                self._missed(place)
        elif symbol.row is not None:
            ends.update(self._row(symbol.row, place, form))
        return _longest_first(ends)

    def _phrases(self, symbol: Symbol, place: int, form: int) -> dict[int, object]:
        """What the patterns of a symbol make of the text from a place on, by the end; like ones are read together."""
        best: dict[int, tuple[int, Slots]] = {}
        due: list[tuple[Node, list[_State]]] = [(symbol.trie, [(place, (), form)])]
        while due:
            node, states = due.pop()
            for number in node.ends:
                for end, slots, _ in states:
                    if end not in best or number < best[end][0]:
                        best[end] = number, slots
            if node.goes_on:
                due.extend(self._go_on(node, states))
        return {end: self._make(symbol, number, slots) for end, (number, slots) in best.items()}

    def _go_on(self, node: Node, states: list[_State]) -> Iterable[tuple[Node, list[_State]]]:
        """Where patterns are after the next word or piece, from each of the places where they are now."""
        reached: dict[Node, list[_State]] = {}
        for state in states:
            place = state[0]
            fitting = node.fit(self.grammar, self._keys[place], self._kinds[place])
            if not fitting.meant:
                self._missed(place)
            following = fitting.following
            if following is not None:
                reached.setdefault(following, []).append((place + 1, *state[1:]))
            for branch in fitting.branches:
                if found := self._parts(branch.parts, [state]):
                    reached.setdefault(branch.following, []).extend(found)
        return reached.items()

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
        place, slots, form = state
        match part:
            case Word():
                return self._words((part,), state)
            case Slot():
                return self._slot(part, state)
            case Either():
                return self._either(part, state)
            case Agreeing():
                return self._words(part.many if form & 1 else part.one, state)
            case Verb():
                ways = part.said(Tense(form >> 1), bool(form & 1))
                return [(end, (*slots, (part.field, way)) if way else slots, form) for way, words in enumerate(ways)
                        for end, _, _ in self._words(words, state)]
            case Flag():
                said = [(end, (*slots, (part.field, True)), form) for end, _, _ in self._words(part.words, state)]
                return [*said, (place, (*slots, (part.field, False)), form)]
            case Article():
                if self._keys[place] in ("a", "an"):
                    return [(place + 1, slots, form)]
            case Stop():
                if self._keys[place] == ".":
                    return [(place + 1, slots, form)]
                if self._keys[place] in (_END, ")") or sentence_ended(self._keys[max(0, place - 2) : place]):
                    return [state]
            case Maybe():
                taken = self._parts(part.parts, [state])
                absent = tuple((name, _ABSENT) for name in fields_of(part.parts))
                return [*taken, (place, slots + absent, form)]
        self._missed(place)
        return []

    def _either(self, either: Either, state: _State) -> list[_State]:
        place, slots, form = state
        found: list[_State] = []
        options = either.by_head.get(self._keys[place])
        if options is None:
            self._missed(place)
            options = either.by_head[""]
        for index, option, words in options:
            chosen = (either.field, index)
            if not option:
                found.append((place, (*slots, chosen), form))
            elif words:
                found.extend([(end, (*slots, chosen), form) for end, _, _ in self._words(words, state)])
            else:
                reached = self._parts(option, [state])
                found.extend([(end, (*inside, chosen), after) for end, inside, after in reached])
        return found

    def _words(self, words: tuple[Word, ...], state: _State) -> list[_State]:
        place, slots, form = state
        for word in words:
            if self._keys[place] != word.key:
                self._missed(place)
                return []
            place += 1
        return [(place, slots, form)]

    def _slot(self, slot: Slot, state: _State) -> list[_State]:
        place, slots, line = state
        symbol = self.grammar.symbols[slot.symbol]
        if not symbol.anything and slot.repeat != "*":
            # Most places cannot begin what is asked for there.
            first = symbol.first
            if self._keys[place] not in first and self._kinds[place] not in first:
                self._missed(place)
                return []
        form = slot_form(slot, line)
        if slot.repeat:
            found = self._repeated(slot, place, form)
        else:
            found = self.read(slot.symbol, place, form)
        if slot.sets_number:
            is_plural, tense, plural = self._is_plural, line & ~1, slot.plural
            return [(end, (*slots, (slot.field, value)), tense | (is_plural(value) if plural is None else plural))
                    for value, end in found]
        return [(end, (*slots, (slot.field, value)), line) for value, end in found]

    def _repeated(self, slot: Slot, place: int, form: int) -> Found:
        if slot.repeat in "+*=":
            least = 0 if slot.repeat == "*" else 1
            most = 1 if slot.repeat == "=" else _MOST
            ends: dict[int, object] = dict(self._run(slot.symbol, {place: ()}, form, least, most))
        else:
            ends = self._listed(slot, place, form)
        return _longest_first(ends)

    def _run(
        self, symbol: str, starts: dict[int, tuple[object, ...]], form: int, least: int, most: int
    ) -> dict[int, tuple[object, ...]]:
        """Rows of a symbol from each start: the values by end, longer first steps first."""
        done: dict[int, tuple[object, ...]] = dict(starts) if least == 0 else {}
        states = list(starts.items())
        for count in range(1, most + 1):
            following: dict[int, tuple[object, ...]] = {}
            for place, values in states:
                for value, end in self.read(symbol, place, form):
                    if end > place and end not in done:
                        following.setdefault(end, (*values, value))
            if not following:
                break
            if count >= least:
                for end, values in following.items():
                    done.setdefault(end, values)
            states = list(following.items())
        return done

    def _row(self, row: Row, place: int, form: int) -> dict[int, tuple[object, ...]]:
        states: dict[int, tuple[object, ...]] = {place: ()}
        for symbol, least, most in row.steps:
            states = self._run(symbol, states, form, least, most)
            if not states:
                break
        return {end: values for end, values in states.items() if values}

    def _listed(self, slot: Slot, place: int, form: int) -> dict[int, object]:
        """A list: items joined by commas, the last by the slot's word (or by commas alone); "or" may join all."""
        last = slot.repeat if slot.repeat != "," else ""
        done: dict[int, object] = {}
        states: list[tuple[int, tuple[object, ...]]] = [
            (end, (value,)) for value, end in self.read(slot.symbol, place, form)
        ]
        if slot.least < 2:
            for end, values in states:
                done.setdefault(end, values)
        while states:
            following: dict[int, tuple[object, ...]] = {}
            # An item of a long list stands in many of its parts.
            self._burn(len(states))
            for end, values in states:
                if last:
                    for value, after in self._after(last, slot.symbol, end, form):
                        done.setdefault(after, (*values, value))
                        if last == "or":
                            following.setdefault(after, (*values, value))
                for value, after in self._after(",", slot.symbol, end, form):
                    following.setdefault(after, (*values, value))
                    if not last:
                        done.setdefault(after, (*values, value))
            states = list(following.items())
        return done

    def _after(self, separator: str, symbol: str, place: int, form: int) -> Found:
        for word in separator.split("_"):
            found = "a" if self._keys[place] == "an" else self._keys[place]
            if found != JOINTS.get(word, word):
                self._missed(place)
                return []
            place += 1
        return self.read(symbol, place, form)

    def _make(self, symbol: Symbol, number: int, slots: Slots) -> object:
        """The value that a phrase of a symbol makes of what its slots hold."""
        phrase = symbol.phrases[number]
        return phrase.value(
            {name: default_of(phrase.make, name) if value is _ABSENT else value for name, value in slots}
        )

    def _is_plural(self, value: object) -> bool:
        return self.grammar.is_plural(value)

    def _missed(self, place: int) -> None:
        if place > self._looked:
            self._looked = place
        if place > self.furthest:
            self.furthest = place


def _longest_first(ends: dict[int, object]) -> Found:
    if len(ends) < 2:
        return [(value, end) for end, value in ends.items()]
    return [(ends[end], end) for end in sorted(ends, reverse=True)]
