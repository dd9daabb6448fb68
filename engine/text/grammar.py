"""A grammar: the table of a game's printed patterns, by the symbol that each belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial

from engine.text.english.inflection import Tense
from engine.text.holes import filled, fillings
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
    may_agree,
    may_inflect,
    symbols_in,
    walked,
    words_of,
)
from engine.text.templates import Build, Take, Template, choices_of
from engine.text.tokens import Token
from engine.text.trie import Branch, Node, Rest

#: A word class that a terminal may begin with, besides plain words: any token at all.
ANY = "*"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A line of the table before it is bound to its symbol."""

    make: object
    pattern: str
    constants: tuple[tuple[str, object], ...] = ()
    build: Build | None = None
    take: Take | None = None


def phrase(make: type, pattern: str, **constants: object) -> Phrase:
    """A class and a pattern that prints it; `constants` are fields that the pattern fixes."""
    return Phrase(make, pattern, tuple(constants.items()))


def shaped(make: type, pattern: str, build: Build, take: Take) -> Phrase:
    """A pattern whose slots are not the fields of its class: how to build the value, and to take it apart."""
    return Phrase(make, pattern, build=build, take=take)


def tree(made: object, pattern: str) -> Phrase:
    """A pattern that prints a tree with holes (:mod:`engine.text.holes`), which its slots fill."""
    return Phrase(type(made), pattern, build=partial(filled, made), take=partial(fillings, made))


def value(what: object, pattern: str) -> Phrase:
    """A pattern that always means the same value."""
    return Phrase(what, pattern)


def same(pattern: str) -> Phrase:
    """A pattern without a meaning of its own: the value of its slot `{:symbol}` passes through."""
    return Phrase(None, pattern)


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


ReadTerminal = Callable[[Context, int], Sequence[tuple[object, int]]]
WriteTerminal = Callable[[object, Context], Sequence[str] | None]


@dataclass(frozen=True, slots=True)
class Terminal:
    """A symbol read by a function of its own: numbers, names, icons."""

    read: ReadTerminal
    write: WriteTerminal
    #: The kinds of token it may begin with, or words; None for any.
    kinds: frozenset[str] | None = None
    #: The same of many, where that is printed otherwise.
    many: Terminal | None = None
    #: The words and marks that it is printed with, as far as they are known.
    words: tuple[str, ...] = ()
    #: So many tokens behind what it has read it may have looked at.
    ahead: int = 3
    #: The token at which it stops to fit; None for where it begins.
    stop: Callable[[Context, int], int] | None = None

    def of(self, form: int) -> Terminal:
        """What it is in a place of one or of many."""
        return self.many if form & 1 and self.many is not None else self


@dataclass(frozen=True, slots=True)
class Row:
    """A symbol that is a tuple of several symbols' values, one after the other, each so many times."""

    #: symbol, least, most
    steps: tuple[tuple[str, int, int], ...]


@dataclass
class Symbol:
    """One symbol, with what was worked out about it."""

    name: str
    templates: tuple[Template, ...] = ()
    terminal: Terminal | None = None
    row: Row | None = None
    #: Whether it prints differently for one and for many.
    agrees: bool = False
    #: Whether it prints differently in another tense.
    inflects: bool = False
    #: What of the form of a place it depends on.
    form_mask: int = 0
    nullable: bool = False
    first: frozenset[str] = frozenset()
    #: Whether it may begin with any token, or be empty.
    anything: bool = False
    by_class: dict[type, tuple[Template, ...]] = field(default_factory=dict)
    passing: tuple[Template, ...] = ()

    @cached_property
    def trie(self) -> Node:
        """The patterns of its templates by how they begin."""
        return Node(Rest(number, template.pattern, 0) for number, template in enumerate(self.templates))


class Grammar:
    """The symbols of a game's text, ready for reading and rendering."""

    def __init__(
        self,
        phrases: Iterable[tuple[str, Sequence[Phrase]]],
        terminals: Mapping[str, Terminal],
        rows: Mapping[str, Row],
        is_plural: Callable[[object], bool],
    ) -> None:
        """Bind the phrases to their symbols; ValueError names a symbol that is used and not defined."""
        self.is_plural = is_plural
        self.symbols: dict[str, Symbol] = {}
        tables: dict[str, list[Phrase]] = {}
        for name, lines in phrases:
            tables.setdefault(name, []).extend(lines)
        wordings: dict[object, int] = {}
        for name, lines in tables.items():
            if isinstance(lines[0].make, Terminal) and len(lines) == 1:
                self.symbols[name] = Symbol(name, terminal=lines[0].make)
            else:
                self.symbols[name] = Symbol(name, templates=tuple(_bind(line, wordings) for line in lines))
        for name, terminal in terminals.items():
            self.symbols[name] = Symbol(name, terminal=terminal)
        for name, row in rows.items():
            self.symbols[name] = Symbol(name, row=row)
        self._work_out(self._users())
        for symbol in self.symbols.values():
            self._dispatch(symbol)

    @cached_property
    def words(self) -> frozenset[str]:
        """The words and marks that its patterns are printed with, without capitals."""
        patterns = [template.pattern for symbol in self.symbols.values() for template in symbol.templates]
        terms = [words for symbol in self.symbols.values() if symbol.terminal for words in symbol.terminal.words]
        return words_of((*patterns, *terms))

    def _users(self) -> dict[str, list[str]]:
        """By symbol, those whose phrases use it."""
        users: dict[str, list[str]] = {name: [] for name in self.symbols}
        for symbol in self.symbols.values():
            for used in _used(symbol):
                if used not in users:
                    raise ValueError(f"the symbol {used!r}, used in {symbol.name!r}, has no phrases")
                users[used].append(symbol.name)
        return users

    def _work_out(self, users: Mapping[str, Sequence[str]]) -> None:
        """What the symbols may begin with, and whether they agree; again for those that use one that changed."""
        due = dict.fromkeys(self.symbols)
        while due:
            symbol = self.symbols[due.popitem()[0]]
            agrees, inflects = symbol.agrees or self._agrees(symbol), symbol.inflects or self._inflects(symbol)
            found = (agrees, inflects, *self._first(symbol))
            if found != (symbol.agrees, symbol.inflects, symbol.first, symbol.nullable):
                symbol.agrees, symbol.inflects, symbol.first, symbol.nullable = found
                due.update(dict.fromkeys(users[symbol.name]))

    def _agrees(self, symbol: Symbol) -> bool:
        if symbol.terminal is not None:
            return symbol.terminal.many is not None
        if symbol.row is not None:
            return any(self.symbols[name].agrees for name, _, _ in symbol.row.steps)
        return any(
            self._parts_agree(template.parts)[0]
            for template in symbol.templates
            if may_agree(template.pattern) or any(self.symbols[name].agrees for name in template.symbols)
        )

    def _inflects(self, symbol: Symbol) -> bool:
        if symbol.row is not None:
            return any(self.symbols[name].inflects for name, _, _ in symbol.row.steps)
        return any(
            isinstance(part, Verb)
            or (isinstance(part, Slot) and part.tense is None and self.symbols[part.symbol].inflects)
            for template in symbol.templates
            if may_inflect(template.pattern)
            for part in walked(template.parts)
        )

    def _parts_agree(self, parts: tuple[Part, ...]) -> tuple[bool, bool]:
        """Whether the parts depend on the number they are given, and whether they set their own."""
        for part in parts:
            if isinstance(part, Agreeing | Verb):
                return True, False
            if isinstance(part, Maybe | Either):
                inside = [part.parts] if isinstance(part, Maybe) else part.options
                if any(self._parts_agree(parts)[0] for parts in inside):
                    return True, False
            if isinstance(part, Slot):
                if part.plural is None and self.symbols[part.symbol].agrees:
                    return True, False
                if part.sets_number:
                    return False, True
        return False, False

    def _first(self, symbol: Symbol) -> tuple[frozenset[str], bool]:
        if symbol.terminal is not None:
            kinds = (symbol.terminal.of(form).kinds for form in (0, 1))
            return frozenset[str]().union(*({ANY} if some is None else some for some in kinds)), False
        if symbol.row is not None:
            return self._first_of_row(symbol.row)
        return self._first_of_node(symbol.trie)

    def _first_of_node(self, node: Node) -> tuple[frozenset[str], bool]:
        """The tokens with which patterns may go on, and whether they may end."""
        first = set(node.words)
        nullable = bool(node.ends)
        for parts, following in node.pieces:
            mine, empty = self._first_of_branch(parts, following)
            first |= mine
            nullable |= empty
        return frozenset(first), nullable

    def branch(self, parts: tuple[Part, ...], following: Node) -> Branch:
        """How patterns go on with these parts, and then as `following` says."""
        first, empty = self._first_of_branch(parts, following)
        return Branch(first, empty or ANY in first, parts, following)

    def _first_of_branch(self, parts: tuple[Part, ...], following: Node) -> tuple[frozenset[str], bool]:
        first, empty = self.first_of(parts)
        if not empty:
            return first, False
        after, empty = self._first_of_node(following)
        return first | after, empty

    def _first_of_row(self, row: Row) -> tuple[frozenset[str], bool]:
        first: frozenset[str] = frozenset()
        for name, least, _ in row.steps:
            first |= self.symbols[name].first
            if least and not self.symbols[name].nullable:
                return first, False
        return first, True

    def first_of(self, parts: tuple[Part, ...]) -> tuple[frozenset[str], bool]:
        """The tokens that the parts may begin with, and whether they may be empty."""
        first: frozenset[str] = frozenset()
        for part in parts:
            mine, empty = self._first_of_part(part)
            first = first | mine if first else mine
            if not empty:
                return first, False
        return first, True

    def _first_of_part(self, part: Part) -> tuple[frozenset[str], bool]:
        match part:
            case Word():
                return frozenset({part.key}), False
            case Agreeing():
                heads = [words[0].key for words in (part.one, part.many) if words]
                return frozenset(heads), len(heads) < 2
            case Verb():
                said = (words for tense in Tense for many in (False, True) for words in part.said(tense, many))
                return frozenset(words[0].key for words in said if words), part.base == "be"
            case Flag():
                return frozenset({part.words[0].key}), True
            case Article():
                return frozenset({"a", "an"}), False
            case Stop():
                return frozenset({"."}), True
            case Either():
                found = [self.first_of(option) for option in part.options]
                return frozenset().union(*(first for first, _ in found)), any(empty for _, empty in found)
            case Maybe():
                return self.first_of(part.parts)[0], True
            case Slot():
                symbol = self.symbols[part.symbol]
                return symbol.first, symbol.nullable or part.repeat == "*"

    def _dispatch(self, symbol: Symbol) -> None:
        symbol.anything = symbol.nullable or ANY in symbol.first
        symbol.form_mask = symbol.agrees | (~1 if symbol.inflects else 0)
        by_class: dict[type, list[Template]] = {}
        passing = []
        for template in symbol.templates:
            if template.make is None:
                passing.append(template)
            else:
                kind = template.make if isinstance(template.make, type) else type(template.make)
                by_class.setdefault(kind, []).append(template)
        symbol.by_class = {key: tuple(found) for key, found in by_class.items()}
        symbol.passing = tuple(passing)


def _used(symbol: Symbol) -> set[str]:
    used = {name for template in symbol.templates for name in template.symbols}
    if symbol.row is not None:
        used.update(name for name, _, _ in symbol.row.steps)
    return used


def _bind(line: Phrase, wordings: dict[object, int]) -> Template:
    if isinstance(line.make, Terminal):
        raise ValueError(f"the terms {line.make.words} share their symbol with patterns")
    of_class = isinstance(line.make, type)
    wording = wordings.get(line.make, 0) if of_class else 0
    choices = choices_of(line.pattern) if of_class else ()
    bound = Template(
        line.pattern, line.make, line.constants, wording, line.build, line.take, choices, symbols_in(line.pattern)
    )
    if of_class:
        wordings[line.make] = wording + bound.wordings
    return bound
