"""A grammar: the phrases of a game's text, by the symbol that each belongs to.

Phrases of a symbol that begin alike are read together: by a trie of their pieces, taken apart as far as texts come. A
game has thousands of patterns, of which the text of a card needs a few; hundreds begin with the same verb and object,
which are then read once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from engine.text.english.inflection import Tense
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
    may_choose,
    may_inflect,
    parse_pattern,
    piece_end,
    walked,
    words_of,
)
from engine.text.phrases import Phrase, Terminal
from engine.text.tokens import key_of

#: A word class that a terminal may begin with, besides plain words: any token at all.
ANY = "*"


@dataclass(frozen=True, slots=True)
class Row:
    """A symbol that is a tuple of several symbols' values, one after the other, each so many times."""

    #: symbol, least, most
    steps: tuple[tuple[str, int, int], ...]


class Rest(NamedTuple):
    """What is left of a pattern: its number among those of its symbol, the pattern, and where the rest begins."""

    number: int
    pattern: str
    place: int


class Branch(NamedTuple):
    """How some patterns go on with more than a word: what with, whether with anything, the parts, and where then."""

    first: frozenset[str]
    anything: bool
    parts: tuple[Part, ...]
    following: Node


class Fitting(NamedTuple):
    """Where patterns go on with a token as a word, the branches that may fit it, and whether any begins with it."""

    following: Node | None
    branches: tuple[Branch, ...]
    meant: bool


class Node:
    """Where patterns that began alike go on: with a word, with another piece, or not at all.

    A pattern that is none raises ValueError when its rest is looked at.
    """

    def __init__(self, rests: Iterable[Rest]) -> None:
        #: The numbers of the patterns that end here.
        self.ends: list[int] = []
        self._words: dict[str, list[Rest]] = {}
        self._after: dict[str, Node] = {}
        self._pieces: dict[tuple[str, int], list[Rest]] = {}
        self._fitting: dict[tuple[str, str], Fitting] = {}
        self._branches: tuple[Branch, ...] | None = None
        for number, pattern, place in rests:
            while pattern.startswith(" ", place):
                place += 1
            if place == len(pattern):
                self.ends.append(number)
                continue
            end = pattern.find(" ", place)
            piece = pattern[place : end if end >= 0 else None]
            if piece.isascii() and piece.isalpha():
                self._words.setdefault(key_of(piece), []).append(Rest(number, pattern, place + len(piece)))
            else:
                end = piece_end(pattern, place)
                piece = pattern[place:end]
                # A choice of words has its name from where it stands.
                key = (piece, place if may_choose(piece) else 0)
                self._pieces.setdefault(key, []).append(Rest(number, pattern, end))

    @cached_property
    def goes_on(self) -> bool:
        """Whether any pattern goes on."""
        return bool(self._words or self._pieces)

    @property
    def words(self) -> Collection[str]:
        """The words with which some go on."""
        return self._words.keys()

    def after(self, word: str) -> Node | None:
        """Where those go on that continue with a word; None if none does."""
        known = self._after.get(word)
        if known is None and word in self._words:
            known = self._after[word] = Node(self._words[word])
        return known

    @cached_property
    def pieces(self) -> list[tuple[tuple[Part, ...], Node]]:
        """The parts of a piece that is more than a word, and where those go on that continue with them."""
        return [(parse_pattern(piece, place), Node(rests)) for (piece, place), rests in self._pieces.items()]

    def fit(self, grammar: Grammar, word: str, kind: str) -> Fitting:
        """How patterns may go on with a token, by its key and kind; worked out once for each."""
        known = self._fitting.get((word, kind))
        if known is None:
            following, begin, found = self.after(word), False, []
            for branch in self.branches(grammar):
                begins = word in branch.first or kind in branch.first
                begin = begin or begins
                if begins or branch.anything:
                    found.append(branch)
            known = self._fitting[word, kind] = Fitting(following, tuple(found), following is not None or begin)
        return known

    def branches(self, grammar: Grammar) -> tuple[Branch, ...]:
        """How patterns may go on with more than a word, in a grammar whose symbols are worked out."""
        if self._branches is None:
            self._branches = tuple(grammar.branch(parts, following) for parts, following in self.pieces)
        return self._branches


@dataclass
class Symbol:
    """One symbol, with what was worked out about it: patterns, a list of terms behind them, or a row of symbols."""

    name: str
    phrases: tuple[Phrase, ...] = ()
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
    by_class: dict[type, tuple[Phrase, ...]] = field(default_factory=dict)
    passing: tuple[Phrase, ...] = ()

    @cached_property
    def trie(self) -> Node:
        """The patterns of its phrases by how they begin."""
        return Node(Rest(number, phrase.pattern, 0) for number, phrase in enumerate(self.phrases))


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
            listed = [line.make for line in lines if isinstance(line.make, Terminal)]
            if len(listed) > 1:
                raise ValueError(f"the symbol {name!r} has two lists of terms")
            patterns = tuple(_bind(line, wordings) for line in lines if line.make not in listed)
            self.symbols[name] = Symbol(name, patterns, listed[0] if listed else None)
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
        patterns = [phrase.pattern for symbol in self.symbols.values() for phrase in symbol.phrases]
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
        if symbol.terminal is not None and symbol.terminal.forms:
            return True
        if symbol.row is not None:
            return any(self.symbols[name].agrees for name, _, _ in symbol.row.steps)
        return any(
            self._parts_agree(phrase.parts)[0]
            for phrase in symbol.phrases
            if may_agree(phrase.pattern) or any(self.symbols[name].agrees for name in phrase.symbols)
        )

    def _inflects(self, symbol: Symbol) -> bool:
        if symbol.terminal is not None and len(symbol.terminal.forms) > 2:
            return True
        if symbol.row is not None:
            return any(self.symbols[name].inflects for name, _, _ in symbol.row.steps)
        return any(
            isinstance(part, Verb)
            or (isinstance(part, Slot) and part.tense is None and self.symbols[part.symbol].inflects)
            for phrase in symbol.phrases
            if may_inflect(phrase.pattern)
            for part in walked(phrase.parts)
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
        if symbol.row is not None:
            return self._first_of_row(symbol.row)
        first, nullable = self._first_of_node(symbol.trie)
        if symbol.terminal is not None:
            kinds = (terminal.kinds for terminal in symbol.terminal.forms or (symbol.terminal,))
            first = first.union(*({ANY} if some is None else some for some in kinds))
        return first, nullable

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
        by_class: dict[type, list[Phrase]] = {}
        passing = []
        for phrase in symbol.phrases:
            if phrase.passes:
                passing.append(phrase)
            else:
                kind = phrase.make if isinstance(phrase.make, type) else type(phrase.make)
                by_class.setdefault(kind, []).append(phrase)
        symbol.by_class = {key: tuple(found) for key, found in by_class.items()}
        symbol.passing = tuple(passing)


def _used(symbol: Symbol) -> set[str]:
    used = {name for phrase in symbol.phrases for name in phrase.symbols}
    if symbol.row is not None:
        used.update(name for name, _, _ in symbol.row.steps)
    return used


def _bind(line: Phrase, wordings: dict[object, int]) -> Phrase:
    """The line with the first number of its wordings: those of a class are counted through a grammar, and those of
    lines that pass values on.
    """
    if not (line.make is None or isinstance(line.make, type)):
        return line
    bound = replace(line, wording=wordings.get(line.make, 0))
    wordings[line.make] = bound.wording + bound.wordings
    return bound
