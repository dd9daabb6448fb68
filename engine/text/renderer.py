"""Rendering: a value of the tree printed by the same table that reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.text.grammar import Context, Glued, Grammar, Row, Symbol
from engine.text.reader import JOINTS, sentence_ended
from engine.text.templates import Agreeing, Article, Either, Maybe, Part, Slot, Stop, Template, Word, default_of

_JOINTS = {**JOINTS, "a": "a/an"}


class Unprintable(ValueError):
    """The grammar has no pattern for a value in that place."""


class _NoFit(Exception):
    """A pattern does not fit; another may."""


class Renderer:
    """Prints values of the tree with one grammar, for one card."""

    def __init__(self, grammar: Grammar, context: Context) -> None:
        self._grammar = grammar
        self._context = context
        #: Whether everything is printed in the very wording that it was read in.
        self._exactly = True

    def words(self, symbol: str, value: object) -> list[str]:
        """The value's print as tokens, in its own wording where that can be; Unprintable when the table has no
        pattern for it.
        """
        for self._exactly in (True, False):
            try:
                return self._symbol(symbol, value, True)
            except _NoFit as reason:
                why = str(reason)
        raise Unprintable(why)

    def _symbol(self, name: str, value: object, plural: bool) -> list[str]:
        symbol = self._grammar.symbols[name]
        if symbol.terminal is not None:
            words = symbol.terminal.write(value, self._context)
            if words is None:
                raise _NoFit(f"{value!r} is not a {name}")
            return list(words)
        if symbol.row is not None:
            return self._row(symbol.row, value, plural)
        if symbol.glued is not None:
            return self._glued(symbol.glued, value, plural)
        wording = getattr(value, "wording", 0)
        later: list[tuple[Template, Mapping[str, object]]] = []
        for template in (*symbol.by_class.get(type(value), ()), *symbol.passing):
            said = template.make is None or template.says(wording)
            if not said and self._exactly:
                continue
            slots = template.slots(value)
            if slots is None:
                continue
            if not said:
                later.append((template, slots))
                continue
            try:
                return self._parts(template, template.parts, slots, [plural])
            except _NoFit:
                continue
        return self._otherwise(symbol, value, later, plural)

    def _otherwise(
        self, symbol: Symbol, value: object, later: Sequence[tuple[Template, Mapping[str, object]]], plural: bool
    ) -> list[str]:
        for template, slots in later:
            try:
                return self._parts(template, template.parts, slots, [plural])
            except _NoFit:
                continue
        raise _NoFit(f"no pattern of {symbol.name!r} prints {value!r}")

    def _parts(
        self, template: Template, parts: tuple[Part, ...], slots: Mapping[str, object], number: list[bool]
    ) -> list[str]:
        words: list[str] = []
        for part in parts:
            match part:
                case Word():
                    words.append(part.text)
                case Agreeing():
                    words.extend(word.text for word in (part.many if number[0] else part.one))
                case Either():
                    chosen = slots[part.field]
                    assert isinstance(chosen, int)
                    words.extend(word.text for word in part.options[chosen])
                case Article():
                    words.append("a/an")
                case Stop():
                    if not sentence_ended(words):
                        words.append(".")
                case Slot():
                    words.extend(self._slot(part, slots[part.field], number))
                case Maybe():
                    if any(slots[name] != default_of(template.make, name) for name in _fields(part)):
                        words.extend(self._parts(template, part.parts, slots, number))
        return words

    def _slot(self, slot: Slot, value: object, number: list[bool]) -> list[str]:
        plural = number[0] if slot.plural is None else slot.plural
        if slot.sets_number:
            number[0] = self._grammar.is_plural(value)
        if not slot.repeat:
            return self._symbol(slot.symbol, value, plural)
        if not isinstance(value, tuple) or (len(value) < slot.least and slot.repeat != "*"):
            raise _NoFit(f"{value!r} is not a list")
        if slot.repeat == "=" and len(value) != 1:
            raise _NoFit(f"{value!r} is not one")
        items = [self._symbol(slot.symbol, item, plural) for item in value]
        if slot.repeat in "+*=":
            return [word for item in items for word in item]
        last = slot.repeat if slot.repeat != "," else "comma"
        joint = [_JOINTS.get(word, word) for word in last.split("_")]
        words = items[0]
        for index, item in enumerate(items[1:], 2):
            words = [*words, *(joint if index == len(items) else [","]), *item]
        return words

    def _row(self, row: Row, value: object, plural: bool) -> list[str]:
        if not isinstance(value, tuple) or not value:
            raise _NoFit(f"{value!r} is not a row")
        words = self._steps(row.steps, value, plural)
        if words is None:
            raise _NoFit(f"{value!r} does not fit the row")
        return words

    def _steps(
        self, steps: tuple[tuple[str, int, int], ...], values: tuple[object, ...], plural: bool
    ) -> list[str] | None:
        """The values as the steps, as many as can be in the earlier ones; None if they do not fit."""
        if not steps:
            return None if values else []
        (symbol, least, most), later = steps[0], steps[1:]
        printed: list[list[str]] = []
        for value in values[:most]:
            try:
                printed.append(self._symbol(symbol, value, plural))
            except _NoFit:
                break
        for count in range(len(printed), least - 1, -1):
            rest = self._steps(later, values[count:], plural)
            if rest is not None:
                return [word for words in printed[:count] for word in words] + rest
        return None

    def _glued(self, glued: Glued, value: object, plural: bool) -> list[str]:
        if not isinstance(value, tuple) or not value:
            raise _NoFit(f"{value!r} is not a list")
        words: list[str] = []
        before = False
        for index, item in enumerate(value):
            try:
                mine, tight = self._symbol(glued.tight, item, plural), True
            except _NoFit:
                mine, tight = self._symbol(glued.item, item, plural), False
            if index and not (before and tight):
                words.append(",")
            words.extend(mine)
            before = tight
        return words


def _fields(maybe: Maybe) -> list[str]:
    names: list[str] = []
    for part in maybe.parts:
        if isinstance(part, Slot):
            names.append(part.field)
        elif isinstance(part, Maybe):
            names.extend(_fields(part))
    return names
