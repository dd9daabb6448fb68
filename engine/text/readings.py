"""How a game understands cards: what it reads of them, each once, how far, and how that is told.

What was read once by the same grammar is not read again: readings outlast the program. A file of them that is damaged,
of another grammar or from elsewhere counts as none: its cards are read anew.
"""

from __future__ import annotations

import hashlib
import io
import pickle
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from engine import __version__
from engine import abilities as ab
from engine.cardlists import CardLists
from engine.cards import Catalogue, Printed
from engine.files import write_whole
from engine.text import Problem, Reading

if TYPE_CHECKING:
    # A window opens without the reader: cards that were read before need none.
    from engine.text.lines import Manner
    from engine.text.tokens import Slips

_ENGINE = Path(__file__).parents[1]
#: What every game reads with, and what carries out what was read.
_SHARED = ("abilities", "text", "effects", "continuous", "triggers", "timing")
#: The rooms of a game that decide how its cards are read.
_OWN = ("words", "effects", "vocabulary")
#: So many words of a missing phrase are told.
_WORDS = 5
#: The length of the sum at the head of a file of readings, in bytes.
_SUM = 32
#: No more readings are kept; a collection is smaller.
_MOST = 8000

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

    def slips(self, card: P) -> frozenset[str]:
        """Return the slips of the game's print that are put right in the text of a card."""
        slips: Slips = self._part("words.typography").SLIPS
        return frozenset(pattern.pattern for pattern, _ in slips if pattern.search(card.text))

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


# Readings that outlast the program.


class Readings(Generic[P]):
    """What a game reads of cards, each once; with a file, what was read before is taken from there."""

    def __init__(self, game: str, understanding: Understanding[P]) -> None:
        self._name = f"readings-{game}.bin"
        #: How the game understands cards, each time anew.
        self.understanding = understanding
        self._file: Path | None = None
        self._kept: dict[str, bytes] = {}
        self._fresh = False

    def open(self, folder: Path, ahead: Path | None = None) -> None:
        """Take what a folder keeps, and keep there what is read from now on; where it keeps nothing, take what was read
        ahead into another.
        """
        grammar = self._grammar()
        self._file = folder / self._name
        self._kept = _load(self._file, grammar)
        if not self._kept and ahead is not None:
            self._kept = _load(ahead / self._name, grammar)
        self._fresh = False

    def read_ahead(self, folder: Path, cards: Iterable[P]) -> None:
        """Read cards, and write the readings into a folder. Raises OSError."""
        for card in cards:
            self.read(card)
        _save(folder / self._name, self._grammar(), self._kept)

    def read(self, card: P) -> Reading:
        """The card's text as abilities."""
        key = self.understanding.key(card)
        found = _unpacked(self._kept[key]) if key in self._kept else None
        if found is None:
            found = self.understanding.read(card)
            self._kept[key] = pickle.dumps(found, pickle.HIGHEST_PROTOCOL)
            self._fresh = True
            if len(self._kept) > _MOST:
                del self._kept[next(iter(self._kept))]
        return found

    def keep(self) -> None:
        """Write down what is new. A folder that cannot be written to keeps nothing, and nothing is lost by it."""
        if self._file is None or not self._fresh:
            return
        self._fresh = False
        with suppress(OSError):
            _save(self._file, self._grammar(), self._kept)

    def _grammar(self) -> str:
        """What stands for this program's way of reading."""
        parts = [__version__, self.understanding.digest(), ".".join(map(str, sys.version_info[:3]))]
        return " ".join(parts)


def _load(path: Path, grammar: str) -> dict[str, bytes]:
    try:
        found = path.read_bytes()
        if hashlib.sha256(found[_SUM:]).digest() != found[:_SUM]:
            return {}
        written, kept = msgspec.msgpack.decode(found[_SUM:], type=tuple[str, dict[str, bytes]])
    except (OSError, msgspec.MsgspecError):
        return {}
    return kept if written == grammar else {}


def _save(path: Path, grammar: str, kept: dict[str, bytes]) -> None:
    """Replace the file as a whole: whoever is interrupted leaves the old one."""
    body = msgspec.msgpack.encode((grammar, kept))
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, hashlib.sha256(body).digest() + body)


class _Unpacker(pickle.Unpickler):
    """Makes trees of abilities, and nothing else whatever a file asks for."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith("engine."):
            found = super().find_class(module, name)
            if isinstance(found, type) and (issubclass(found, Enum) or hasattr(found, "__dataclass_fields__")):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a reading")


def _unpacked(packed: bytes) -> Reading | None:
    try:
        found = _Unpacker(io.BytesIO(packed)).load()
    except Exception:
        # A damaged pickle can raise anything; the card is read anew.
        return None
    if isinstance(found, Reading) and all(isinstance(one, ab.Ability) for one in found.abilities):
        return found
    return None
