"""Patterns are taken apart as far as a text needs them, and come to the same parts and readings as each for itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.games.cipher.words.reading import grammar as cipher
from engine.games.fftcg.words.reading import grammar as fftcg
from engine.text.grammar import Grammar, Node, Rest
from engine.text.patterns import Part, Word, parse_pattern
from engine.text.phrases import Context, Terminal, value
from engine.text.reader import Reader
from engine.text.tokens import tokenize


def walked(node: Node, before: tuple[Part, ...] = ()) -> Iterator[tuple[int, tuple[Part, ...]]]:
    """The numbers of all patterns, with the parts on the way to where they end."""
    for number in node.ends:
        yield number, before
    for word in node.words:
        after = node.after(word)
        assert after is not None
        yield from walked(after, (*before, Word(word, word)))
    for parts, following in node.pieces:
        yield from walked(following, (*before, *parts))


def in_small(parts: tuple[Part, ...]) -> list[Part]:
    """The parts, with words that stand alone written as they are compared."""
    return [Word(part.key, part.key) if isinstance(part, Word) else part for part in parts]


@pytest.mark.parametrize("grammar", [fftcg, cipher])
def test_every_pattern_of_a_game_has_the_same_parts_alone_and_in_the_trie(grammar: Callable[[], Grammar]) -> None:
    for symbol in grammar().symbols.values():
        found = dict(walked(symbol.trie))
        assert found.keys() == set(range(len(symbol.phrases)))
        for number, template in enumerate(symbol.phrases):
            assert in_small(found[number]) == in_small(template.parts), template.pattern


def test_of_two_patterns_that_end_together_the_first_in_the_table_counts() -> None:
    grammar = Grammar(
        phrases=[("it", [value("plain", "red ball"), value("other", "<red|blue> ball"), value("last", "red ball")])],
        terminals={}, rows={}, is_plural=lambda _: False,
    )  # fmt: skip
    assert Reader(grammar, Context(tokenize("red ball"))).whole("it") == "plain"
    assert Reader(grammar, Context(tokenize("blue ball"))).whole("it") == "other"


def test_patterns_that_begin_alike_read_what_they_share_once() -> None:
    asked: list[int] = []

    def read(context: Context, place: int) -> list[tuple[object, int]]:
        asked.append(place)
        return [(context.tokens[place].key, place + 1)]

    grammar = Grammar(
        phrases=[("it", [value(way, f"take {{:thing}} {way}") for way in ("up", "down", "away")])],
        terminals={"thing": Terminal(read, lambda *_: None)},
        rows={}, is_plural=lambda _: False,
    )  # fmt: skip
    assert Reader(grammar, Context(tokenize("take cards away"))).whole("it") == "away"
    assert asked == [1]


@pytest.mark.parametrize("pattern", ["draw ?( {count:number}", "a ?( b ?( c )?"])
def test_a_group_that_is_not_closed_is_named(pattern: str) -> None:
    for look in (lambda: list(walked(Node([Rest(0, pattern, 0)]))), lambda: parse_pattern(pattern)):
        with pytest.raises(ValueError, match="not closed in the pattern"):
            look()
