"""`tessera read --stress`: how well a game would read cards that are not in the file, measured with those that are.

- **Left out**: the share of distinct texts that would be lost without every pattern, every way to say one and every
  slip put right that only one text needs; and those that are not read.
- **Operators**: the same thing said otherwise (:mod:`app.cli.rewordings`) reads to the same tree.
- **Cross-products**: a part of one text in the place of such a part of another is read.
- **Rarity**: what share is read, by rarity, and of the longest tenth.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from app.cli import choosing
from app.cli.rewordings import REWORDINGS
from app.cli.tracing import Needed, Span, Traced, Tracer
from engine.cards import Printed
from engine.text.grammar import Grammar
from engine.text.lines import Manner, lines_read
from engine.text.phrases import Context
from engine.text.reader import OutOfFuel
from engine.text.tokens import Token

_PROCESSES = 2
_CHUNK = 30
#: From how many texts the parts are taken that are exchanged.
_CROSSED = 300
#: What a card's number ends with: its rarity, in every game that prints one there.
_RARITY = re.compile(r"[A-Z+]+$")
#: So many lines are reworded by each operator, and so many parts are exchanged for each symbol.
_LINES = 40
_PARTS = 12


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of one distinct text: whether it is read, and on what its reading hangs."""

    read: bool
    needs: frozenset[Needed | str] = frozenset()


#: A text that is read, and how it is printed.
Sample = tuple[str, Manner]


def known(text: str, manner: Manner, slips: Iterable[str]) -> Known:
    """What the reading of a text hangs on: patterns, ways to say them, and slips of the game's print put right."""
    lines = lines_read(manner.lines_of(text), manner)
    if any(line.ability is None for line in lines):
        return Known(False)
    found: set[Needed | str] = set(slips)
    for line in lines:
        traced = _traced(manner, manner.context_of(line.text))
        if traced is not None:
            found |= traced.needs
    return Known(True, frozenset(found))


def left_out(texts: Sequence[Known]) -> tuple[float, int, int]:
    """The share of texts that hang on something no other text needs, or are not read; how many patterns are used, and
    how many things only one text needs.
    """
    counts = Counter(need for one in texts for need in one.needs)
    alone = {need for need, count in counts.items() if count == 1}
    lost = sum(not one.read or not alone.isdisjoint(one.needs) for one in texts)
    used = {need[:2] for need in counts if not isinstance(need, str) and need[0]}
    return lost / max(1, len(texts)), len(used), len(alone)


def patterns(grammar: Grammar) -> int:
    """How many patterns a grammar has."""
    return sum(len(symbol.phrases) for symbol in grammar.symbols.values())


def _traced(manner: Manner, context: Context) -> Traced | None:
    try:
        return Tracer(manner.grammar, context).whole_traced(manner.start)
    except OutOfFuel:
        return None


def operator(samples: Sequence[Sample], name: str) -> float | None:
    """The share of lines that read to the same tree after a rewording, of some drawn at random that it touches; None
    where it touches none.
    """
    source = random.Random(name)
    tried = same = 0
    for text, manner in source.sample(samples, len(samples)):
        for line in manner.lines_of(text):
            other = REWORDINGS[name](line, source)
            if other is not None:
                tried += 1
                one, two = lines_read((line, other), manner)
                same += one.ability == two.ability
                break
        if tried == _LINES:
            break
    return same / tried if tried else None


def cross(samples: Sequence[Sample]) -> float:
    """The share of lines that are read after a part of them gave its place to such a part of another line."""
    parts: dict[tuple[str, int, bool], list[tuple[Manner, Context, Span]]] = defaultdict(list)
    source = random.Random(0)
    for text, manner in samples:
        for line in lines_read(manner.lines_of(text), manner):
            context = manner.context_of(line.text)
            found = _traced(manner, context)
            for span in sorted(found.spans) if found is not None else ():
                parts[span[:3]].append((manner, context, span))
    tried = read = 0
    for _, places in sorted(parts.items(), key=lambda pair: pair[0]):
        for _ in range(min(_PARTS, len(places) - 1)):
            (manner, context, span), (_, other, part) = source.sample(places, 2)
            tokens = _exchanged(context.tokens, span, _of_another(other, part, context))
            tried += 1
            read += _traced(manner, replace(context, tokens=tokens)) is not None
    return read / max(1, tried)


def _of_another(other: Context, part: Span, context: Context) -> tuple[Token, ...]:
    """A part of another card's line, in which the card that it now stands on calls itself by its own name."""
    found: list[Token] = []
    place = part.start
    while place < part.end:
        name = next((one for one in other.names if _stands(one, other.tokens, place, part.end)), ())
        if name:
            found += [replace(other.tokens[place], text=word) for word in context.names[0]]
            place += len(name)
        else:
            found.append(other.tokens[place])
            place += 1
    return tuple(found)


def _stands(name: tuple[str, ...], tokens: tuple[Token, ...], place: int, end: int) -> bool:
    return place + len(name) <= end and name == tuple(token.key for token in tokens[place : place + len(name)])


def _exchanged(tokens: tuple[Token, ...], span: Span, part: tuple[Token, ...]) -> tuple[Token, ...]:
    return (*tokens[: span.start], *part, *tokens[span.end :])


def by_rarity(texts: Iterable[tuple[str, str, bool]]) -> Mapping[str, float]:
    """The share of texts that are read, by rarity, and of the longest tenth of all; each comes with its rarity and with
    whether it is read.
    """
    groups: dict[str, list[bool]] = defaultdict(list)
    every = sorted(texts, key=lambda one: len(one[0]))
    for _, rarity, read in every:
        groups[rarity].append(read)
    if every:
        groups["longest tenth"] = [read for _, _, read in every[-max(1, len(every) // 10) :]]
    return {name: sum(found) / len(found) for name, found in sorted(groups.items())}


def run(game: str, cards: Sequence[Printed], *, as_json: bool) -> int:
    """Measure the grammar of a game with the distinct texts of these cards."""
    from concurrent.futures import ProcessPoolExecutor

    texts = list({card.text: card for card in cards if card.text}.values())
    with ProcessPoolExecutor(_PROCESSES) as pool:
        known = list(pool.map(partial(_known, game), texts, chunksize=_CHUNK))
        read = [card for card, one in zip(texts, known, strict=True) if one.read]
        crossed = pool.submit(_cross, game, read[:: max(1, len(read) // _CROSSED)])
        rates = pool.map(partial(_operator, game, read), REWORDINGS)
        operators = {name: rate for name, rate in zip(REWORDINGS, rates, strict=True) if rate is not None}
        cross = crossed.result()
    lost, used, alone = left_out(known)
    rarity = ((card.text, _rarity(card), one.read) for card, one in zip(texts, known, strict=True))
    _tell(
        {
            "texts": len(texts),
            "left_out": lost,
            "patterns": patterns(choosing.understanding(game).manner(texts[0]).grammar) if texts else 0,
            "patterns_used": used,
            "needed_once": alone,
            "operators": operators,
            "cross": cross,
            "by_rarity": by_rarity(rarity),
        },
        as_json=as_json,
    )
    return 0


def _known(game: str, card: Printed) -> Known:
    how = choosing.understanding(game)
    if how.measure(card).degree != "read":
        return Known(False)
    return known(card.text, how.manner(card), how.slips(card))


def _operator(game: str, cards: Sequence[Printed], name: str) -> float | None:
    return operator(_samples(game, cards), name)


def _cross(game: str, cards: Sequence[Printed]) -> float:
    return cross(_samples(game, cards))


def _samples(game: str, cards: Sequence[Printed]) -> list[Sample]:
    how = choosing.understanding(game)
    return [(card.text, how.manner(card)) for card in cards]


def _rarity(card: Printed) -> str:
    found = _RARITY.search(card.code)
    return found[0] if found is not None else ""


def _tell(measures: dict[str, object], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(measures))
        return
    for name, value in measures.items():
        if isinstance(value, dict):
            print(f"{name}:")
            for one, rate in sorted(value.items(), key=lambda pair: pair[1]):
                print(f"  {rate:6.1%}  {one}")
        else:
            print(f"{name}: {value:.2%}" if isinstance(value, float) else f"{name}: {value}")
