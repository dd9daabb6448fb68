"""Terms: what a game's rulebook has a closed list of, each by its words: phases, zones, Elements, kinds of ability.

A term is no pattern that a text may need: whatever stands in the rulebook's list may stand wherever one of it may.
"""

from __future__ import annotations

import enum
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

from engine.text.grammar import Context, Phrase, Terminal
from engine.text.patterns import Agreeing, Word, parse_pattern

_Term = tuple[Hashable, tuple[Word, ...]]


def terms(*tables: Iterable[enum.Enum] | Mapping[enum.Enum, str] | Iterable[tuple[Hashable, str]]) -> Phrase:
    """All that a symbol says: members of enumerations by their values, or whatever by the words that it comes with,
    which may agree with the number ("<Forward|Forwards>"). Of several words for the same the first is told.
    """
    known = [pair for table in tables for pair in _pairs(table)]
    one, many = ([(term, _words(pattern, plural)) for term, pattern in known] for plural in (False, True))
    of_many = None if many == one else _terminal(many, ())
    return Phrase(_terminal(one, tuple(pattern for _, pattern in known), of_many), "")


def _pairs(table: Iterable[object]) -> Iterator[tuple[Hashable, str]]:
    for one in table.items() if isinstance(table, Mapping) else table:
        if isinstance(one, enum.Enum):
            yield one, one.value
        elif isinstance(one, tuple):
            yield one


def _words(pattern: str, plural: bool) -> tuple[Word, ...]:
    found: list[Word] = []
    for part in parse_pattern(pattern):
        if isinstance(part, Agreeing):
            found.extend(part.many if plural else part.one)
        elif isinstance(part, Word):
            found.append(part)
        else:
            raise ValueError(f"{pattern!r} is more than a term")
    return tuple(found)


def _terminal(known: Sequence[_Term], words: tuple[str, ...], many: Terminal | None = None) -> Terminal:
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

    return Terminal(read, write, frozenset(by_head), many, words, longest, stop)


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """In how many tokens they begin alike."""
    return next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]),
                min(len(one), len(other)))
