"""What was read of a card: for the command that tells it, and for the report on many."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from pathlib import Path

from engine.abilities.kinds import Ability, Unread
from engine.games.fftcg.cards import Card

_ENGINE = Path(__file__).parents[2]
#: What decides how a card is read: when it changes, readings that were kept count no more.
_GRAMMAR = ("abilities", "text", "games/fftcg/words", "games/fftcg/deeds")


@dataclass(frozen=True, slots=True)
class Stop:
    """A line that was not read, and where reading stopped (characters from 0)."""

    line: int
    offset: int
    text: str
    #: The phrase there, in general, for counting.
    phrase: str


@dataclass(frozen=True, slots=True)
class Measured:
    """How far one card was read: `lines` abilities, all of them but those where reading stopped."""

    lines: int
    stops: tuple[Stop, ...]

    @property
    def degree(self) -> str:
        """ "read", "partly" or "unread"."""
        if not self.stops:
            return "read"
        return "unread" if len(self.stops) >= self.lines else "partly"


def measure(card: Card) -> Measured:
    """Read a card; a line that is read and cannot be carried out counts as one that is not read."""
    from engine.games.fftcg.deeds.coverage import executable
    from engine.games.fftcg.words import read, render
    from engine.text.coverage import missing_phrase

    reading = read(card)
    stops = [
        Stop(one.line_no, one.offset, one.text, missing_phrase(one, card.name)) for one in reading.problems
    ]
    for number, ability in enumerate(reading.abilities):
        lacking = executable(ability) if not isinstance(ability, Unread) else ()
        if lacking:
            names = ", ".join(kind.__name__ for kind in lacking)
            stops.append(Stop(number, 0, render(ability, card), f"(not carried out: {names})"))
    return Measured(len(reading.abilities), tuple(stops))


def digest() -> str:
    """What stands for the grammar as it is now."""
    found = hashlib.sha256()
    for room in _GRAMMAR:
        for path in sorted((_ENGINE / room).rglob("*.py")):
            found.update(path.read_bytes())
    found.update((Path(__file__).parent / "vocabulary.py").read_bytes())
    found.update((Path(__file__).parent / "castwords.py").read_bytes())
    return found.hexdigest()


def key(card: Card) -> str:
    """What stands for everything of a card that its reading depends on."""
    return hashlib.sha256("\0".join((card.type.value, card.name, card.text)).encode()).hexdigest()[:32]


def tree(ability: Ability) -> str:
    """The tree of an ability, one part a line, indented."""
    return "\n".join(_tree(ability, ""))


def _tree(node: object, indent: str) -> Iterator[str]:
    if isinstance(node, tuple):
        for one in node:
            yield from _tree(one, indent)
        return
    if not is_dataclass(node) or isinstance(node, type):
        yield indent + _word(node)
        return
    plain: list[str] = []
    deep: list[tuple[str, object]] = []
    for field in fields(node):
        value = getattr(node, field.name)
        if field.name == "wording" or value is None or value == () or value is False:
            continue
        if _is_deep(value):
            deep.append((field.name, value))
        else:
            plain.append(f"{field.name}={_word(value)}")
    yield f"{indent}{type(node).__name__}" + (f"({', '.join(plain)})" if plain else "")
    for name, value in deep:
        yield f"{indent}  {name}:"
        yield from _tree(value, indent + "    ")


def _is_deep(value: object) -> bool:
    if isinstance(value, tuple):
        return any(_is_deep(one) for one in value)
    return is_dataclass(value)


def _word(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(_word(one) for one in value) + "]"
    if isinstance(value, Enum):
        return str(value.value)
    return repr(value) if isinstance(value, str) else str(value)
