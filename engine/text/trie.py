"""Patterns that begin alike, read together: a trie of their pieces, taken apart as far as texts come.

A game has thousands of patterns, of which the text of a card needs a few; hundreds begin with the same verb and
object, which are then read once for all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from engine.text.patterns import Part, parse_pattern, piece_end
from engine.text.tokens import key_of

if TYPE_CHECKING:
    from engine.text.grammar import Grammar


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
                key = (piece, place if "|" in piece or "{@" in piece else 0)
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
