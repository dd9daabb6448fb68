"""Rendering: a value of the tree printed by the same table that reads it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine import abilities as ab
from engine.text.english.inflection import Tense
from engine.text.grammar import Grammar, Row, Symbol
from engine.text.patterns import Agreeing, Article, Either, Flag, Maybe, Part, Slot, Stop, Verb, Word, fields_of
from engine.text.phrases import Context, Phrase, default_of
from engine.text.reader import JOINTS, sentence_ended, slot_form
from engine.text.tokens import print_tokens

_JOINTS = {**JOINTS, "a": "a/an"}


class Unprintable(ValueError):
    """The grammar has no pattern for a value in that place."""


class _NoFit(Exception):
    """A pattern does not fit; another may. Why is said only where none does: a sentence, and what stands in it."""


class Renderer:
    """Prints values of the tree with one grammar, for one card."""

    def __init__(self, grammar: Grammar, context: Context) -> None:
        self._grammar = grammar
        self._context = context
        #: Whether everything is printed in the very wording that it was read in.
        self._exactly = True

    def words(self, symbol: str, value: object) -> list[str]:
        """The value's print as tokens, in its own wording if that can be; Unprintable where no pattern prints it."""
        for self._exactly in (True, False):
            try:
                return self._symbol(symbol, value, 1)
            except _NoFit as reason:
                why = reason.args[0].format(*reason.args[1:])
        raise Unprintable(why)

    def said(self, value: object, symbols: Iterable[str]) -> str:
        """The value's print by the first of several symbols that can say it; '' where none can."""
        for symbol in symbols:
            try:
                return print_tokens(self.words(symbol, value))
            except Unprintable:
                continue
        return ""

    def _symbol(self, name: str, value: object, form: int) -> list[str]:
        symbol = self._grammar.symbols[name]
        if symbol.row is not None:
            return self._row(symbol.row, value, form)
        if not self._exactly and (words := self._as_read(name, value, form)) is not None:
            return words
        wording = getattr(value, "wording", 0)
        later: list[tuple[Phrase, Mapping[str, object]]] = []
        for phrase in (*symbol.by_class.get(type(value), ()), *symbol.passing):
            said = phrase.one_passes or phrase.says(wording) or (phrase.make is None and not isinstance(value, ab.Node))
            if not said and self._exactly:
                continue
            slots = phrase.slots(value)
            if slots is None:
                continue
            if not said:
                later.append((phrase, slots))
                continue
            try:
                return self._parts(phrase, phrase.parts, slots, [form])
            except _NoFit:
                continue
        return self._otherwise(symbol, value, later, form)

    def _as_read(self, name: str, value: object, form: int) -> list[str] | None:
        """A part in the very wording that it was read in, where the whole has none; None where the part has none."""
        self._exactly = True
        try:
            return self._symbol(name, value, form)
        except _NoFit:
            return None
        finally:
            self._exactly = False

    def _otherwise(
        self, symbol: Symbol, value: object, later: Sequence[tuple[Phrase, Mapping[str, object]]], form: int
    ) -> list[str]:
        """The value in another wording than it was read in, or as a term."""
        for phrase, slots in later:
            try:
                return self._parts(phrase, phrase.parts, slots, [form])
            except _NoFit:
                continue
        words = symbol.terminal.of(form).write(value, self._context) if symbol.terminal is not None else None
        if words is None:
            raise _NoFit("nothing of {!r} prints {!r}", symbol.name, value)
        return list(words)

    def _parts(
        self, phrase: Phrase, parts: tuple[Part, ...], slots: Mapping[str, object], line: list[int]
    ) -> list[str]:
        words: list[str] = []
        for part in parts:
            match part:
                case Word():
                    words.append(part.text)
                case Agreeing():
                    words.extend(word.text for word in (part.many if line[0] & 1 else part.one))
                case Verb():
                    said = part.said(Tense(line[0] >> 1), bool(line[0] & 1))
                    way = slots.get(part.field)
                    words.extend(word.text for word in said[way if isinstance(way, int) and way < len(said) else 0])
                case Flag():
                    if slots[part.field]:
                        words.extend(word.text for word in part.words)
                case Either():
                    words.extend(self._either(phrase, part, slots, line))
                case Article():
                    words.append("a/an")
                case Stop():
                    if not sentence_ended(words):
                        words.append(".")
                case Slot():
                    words.extend(self._slot(part, slots[part.field], line))
                case Maybe():
                    if any(slots[name] != default_of(phrase.make, name) for name in fields_of(part.parts)):
                        words.extend(self._parts(phrase, part.parts, slots, line))
        return words

    def _either(
        self, phrase: Phrase, either: Either, slots: Mapping[str, object], line: list[int]
    ) -> list[str]:
        """The words that the value has kept, if they tell everything there is to tell, else the first that do."""
        kept = slots.get(either.field)
        every = {name for option in either.options for name in fields_of(option)}
        first = either.options[kept : kept + 1] if isinstance(kept, int) else ()
        for option in (*first, either.options[either.told], *either.options):
            untold = every.difference(fields_of(option))
            if untold and any([slots[name] != default_of(phrase.make, name) for name in untold]):
                continue
            inside = list(line)
            try:
                words = self._parts(phrase, option, slots, inside)
            except _NoFit:
                continue
            line[:] = inside
            return words
        raise _NoFit("no words of {!r} tell it", phrase.pattern)

    def _slot(self, slot: Slot, value: object, line: list[int]) -> list[str]:
        form = slot_form(slot, line[0])
        if slot.sets_number:
            line[0] = line[0] & ~1 | (self._grammar.is_plural(value) if slot.plural is None else slot.plural)
        if not slot.repeat:
            return self._symbol(slot.symbol, value, form)
        if not isinstance(value, tuple) or (len(value) < slot.least and slot.repeat != "*"):
            raise _NoFit("{!r} is not a list", value)
        if slot.repeat == "=" and len(value) != 1:
            raise _NoFit("{!r} is not one", value)
        items = [self._symbol(slot.symbol, item, form) for item in value]
        if slot.repeat in "+*=":
            return [word for item in items for word in item]
        last = slot.repeat if slot.repeat != "," else "comma"
        joint = [_JOINTS.get(word, word) for word in last.split("_")]
        words = items[0]
        for index, item in enumerate(items[1:], 2):
            words = [*words, *(joint if index == len(items) else [","]), *item]
        return words

    def _row(self, row: Row, value: object, form: int) -> list[str]:
        if not isinstance(value, tuple) or not value:
            raise _NoFit("{!r} is not a row", value)
        words = self._steps(row.steps, value, form)
        if words is None:
            raise _NoFit("{!r} does not fit the row", value)
        return words

    def _steps(
        self, steps: tuple[tuple[str, int, int], ...], values: tuple[object, ...], form: int
    ) -> list[str] | None:
        """The values as the steps, as many as can be in the earlier ones; None if they do not fit."""
        if not steps:
            return None if values else []
        (symbol, least, most), later = steps[0], steps[1:]
        printed: list[list[str]] = []
        for value in values[:most]:
            try:
                printed.append(self._symbol(symbol, value, form))
            except _NoFit:
                break
        for count in range(len(printed), least - 1, -1):
            rest = self._steps(later, values[count:], form)
            if rest is not None:
                return [word for words in printed[:count] for word in words] + rest
        return None
