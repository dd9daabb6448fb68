"""What was read of a card: for the command that tells it, and for the report on many."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine import abilities as ab
from engine.cardlists import CardLists
from engine.cards import Catalogue, Printed
from engine.text.reading import Problem, Reading

if TYPE_CHECKING:
    # A window opens without the reader: cards that were read before need none.
    from engine.text.lines import Manner

_ENGINE = Path(__file__).parents[1]
#: What every game reads with, and what carries out what was read.
_SHARED = ("abilities", "text", "effects", "continuous", "triggers", "timing")
#: The rooms of a game that decide how its cards are read.
_OWN = ("words", "effects", "vocabulary")
#: So many words of a missing phrase are told.
_WORDS = 5

P = TypeVar("P", bound=Printed)


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


@dataclass(frozen=True, slots=True)
class Understanding(Generic[P]):
    """How a game understands cards: with the words and the effects of its package, which are looked for once a card is
    to be read. A window opens without them: cards that were read before need no reader.
    """

    game: str
    lists: CardLists[P]
    #: The slips of the game's print that are put right in the text of a card.
    slips: Callable[[P], frozenset[str]]
    #: What cards call each other by in a language, by the English names.
    names: Callable[[Catalogue[P], str], Mapping[str, str]]
    #: What a line about a card says of it beside number and name.
    facts: Callable[[P], str]
    #: Everything of a card that its reading depends on.
    depends: Callable[[P], tuple[str, ...]]

    def _part(self, module: str) -> Any:
        return import_module(f"engine.games.{self.game}.{module}")

    def read(self, card: P) -> Reading:
        """Read a card."""
        found: Reading = self._part("words").read(card)
        return found

    def manner(self, card: P) -> Manner:
        """Return how the text of a card is printed."""
        found: Manner = self._part("words.reading").manner_of(card)
        return found

    def render(self, ability: ab.Ability, card: P, language: str, names: Mapping[str, str]) -> str:
        """Return an ability in a language, with names by their English ones; ValueError where it has no words for it.
        """
        text: str = self._part("words").render(ability, card, language, names)
        return text

    def lacking(self, ability: ab.Ability) -> tuple[type, ...]:
        """Return the classes of an ability's tree that the program cannot carry out."""
        found: tuple[type, ...] = self._part("effects.coverage").executable(ability)
        return found

    def measure(self, card: P) -> Measured:
        """Read a card; a line that is read and cannot be carried out counts as one that is not read."""
        reading = self.read(card)
        stops = [Stop(one.line_no, one.offset, one.text, missing_phrase(one, card.name)) for one in reading.problems]
        for number, ability in enumerate(reading.abilities):
            lacking = self.lacking(ability) if not isinstance(ability, ab.Unparsed) else ()
            if lacking:
                names = ", ".join(kind.__name__ for kind in lacking)
                stops.append(Stop(number, 0, self.render(ability, card, "en", {}), f"(not carried out: {names})"))
        return Measured(len(reading.abilities), tuple(stops))

    def digest(self) -> str:
        """What stands for the grammar as it is now: when it changes, readings that were kept count no more."""
        found = hashlib.sha256()
        for room in (*_SHARED, *(f"games/{self.game}/{own}" for own in _OWN)):
            for file in _code(_ENGINE / room):
                found.update(file.read_bytes())
        return found.hexdigest()

    def key(self, card: P) -> str:
        """What stands for everything of a card that its reading depends on."""
        return hashlib.sha256("\0".join(self.depends(card)).encode()).hexdigest()[:32]


def _code(place: Path) -> list[Path]:
    """The modules of a room: its sources, or what they were compiled to where the program comes without them."""
    sources = list(place.rglob("*.py")) if place.is_dir() else [place]
    compiled = list(place.rglob("*.pyc")) if place.is_dir() else [place.with_suffix(".pyc")]
    found = [path for path in sources if path.is_file()]
    return sorted(found or [path for path in compiled if path.is_file()])


def missing_phrase(problem: Problem, name: str) -> str:
    """The first words that were not consumed, in general: numbers as "#", the card's own name as "~"."""
    rest = problem.rest().replace(name, "~") or "(the end)"
    return re.sub(r"\d+", "#", " ".join(rest.split()[:_WORDS]))


def tree(ability: ab.Ability) -> str:
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
