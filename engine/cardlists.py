"""Lists of cards that players bring: JSON, JSON lines or CSV, with the fields of the sources in common use."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from engine.cards import Printed
from engine.files import TextError, quoted, read_text

#: The longest list that is read, in bytes.
LONGEST = 64 * 1024 * 1024
_DIGITS = "there is a number with too many digits"

#: What lists write where nothing is printed, and for yes.
_NOTHING = ("", "-", "—", "―", "None", "Colorless")
_YES = ("true", "yes", "y", "1", "o", "○", "ex")
#: The names that lists of any game give the fields that every card has.
FIELDS = {
    "code": ("code", "number", "card_number", "cardnumber", "card_code", "serial", "id"),
    "name": ("name", "name_en", "card_name", "cardname"),
    "text": (
        "text_norm", "text", "text_en", "ability", "abilities", "skills", "skill", "effect", "card_text", "rules_text",
    ),
}

P = TypeVar("P", bound=Printed)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Broken:
    """A record that is no card: its line (of a JSON array: its place, from 1), and why."""

    line: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Imported(Generic[P]):
    """What a list holds: cards with their lines, and the records that were skipped."""

    cards: tuple[tuple[int, P], ...]
    broken: tuple[Broken, ...]


class Fields:
    """Where each value of a card stands in a record: ``names`` has the names that lists give each field."""

    def __init__(self, names: Mapping[str, tuple[str, ...]], mapping: Mapping[str, str] | None = None) -> None:
        """ValueError names a field of the mapping that no card has."""
        wrong = [name for name in mapping or {} if name not in names]
        if wrong:
            raise ValueError(f"{quoted(wrong[0])} is no field of a card; there is {', '.join(names)}")
        self._names = {name: ((mapping[name],) if mapping and name in mapping else names[name]) for name in names}

    def record(self, values: Mapping[str, object]) -> Record:
        """A record of a list, whose keys may be written in any way."""
        return Record({_key(str(name)): value for name, value in values.items()}, self._names)


class Record:
    """A record of a list; what is wrong with it is said of the card of its ``code``."""

    def __init__(self, values: Mapping[str, object], names: Mapping[str, tuple[str, ...]]) -> None:
        self._values = values
        self._names = names
        self.code = "a card"

    def of(self, name: str) -> object:
        """The value of a field, None where the record has none."""
        values = self._values
        return next((values[key] for key in map(_key, self._names[name]) if values.get(key) is not None), None)

    def wrong(self, sentence: str) -> ValueError:
        """What to raise for a record that is no card."""
        return ValueError(f"{self.code}: {sentence}")

    def text(self, name: str, needed: bool = True) -> str:
        """A field that is text."""
        value = self.of(name)
        if value is None and not needed:
            return ""
        if isinstance(value, str) and (value.strip() or not needed):
            return value.strip()
        raise self.wrong(f"the field {name} is missing or is not text")

    def words(self, name: str, separators: str = "/") -> list[str]:
        """The words of a field that is a list, or text with one of these separators between them."""
        value = self.of(name)
        if isinstance(value, str):
            value = re.split(f"[{separators}]", value)
        if not isinstance(value, list | None) or not all(isinstance(word, str) for word in value or ()):
            raise self.wrong(f"the field {name} is not a list of words")
        return [word.strip() for word in value or () if word.strip() not in _NOTHING]

    def members(self, name: str, known: Mapping[str, T], called: str, separators: str = "/") -> tuple[T, ...]:
        """What the words of a field mean, in whatever case they stand there."""
        words = [word.strip(" 《》") for word in self.words(name, separators)]
        found = {word.casefold(): one for word, one in known.items()}
        for word in words:
            if word.casefold() not in found:
                raise self.wrong(f"there is no {called} {quoted(word)}")
        return tuple(found[word.casefold()] for word in words)

    def number(self, name: str) -> int | None:
        """A printed number; 0 for X, None for none."""
        value = self.of(name)
        if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
            return value
        word = "" if value is None else str(value).strip()
        if word in _NOTHING:
            return None
        if word == "X" or re.fullmatch("[0-9]{1,6}", word):
            return int(word.replace("X", "0"))
        raise self.wrong(f"the field {name} is not a number")

    def flag(self, name: str) -> bool:
        """Whether a field says yes."""
        return str(self.of(name)).strip().casefold() in _YES


#: How a game makes a card of a record; ValueError names the field that is missing or wrong.
Maker = Callable[[Record], P]


@dataclass(frozen=True, slots=True)
class CardLists(Generic[P]):
    """The lists of a game: the names of its fields, how a card is made of a record, and what it cannot do without."""

    fields: Mapping[str, tuple[str, ...]]
    make: Maker[P]
    needed: tuple[str, ...] = ()

    def card(self, values: Mapping[str, object]) -> P:
        """The card that a record describes; ValueError names the field that is missing or wrong."""
        return self._made(Fields(self.fields).record(values))

    def _made(self, record: Record) -> P:
        """The card of a record, none of whose parts is longer or larger than any card's."""
        record.code = record.text("code")
        for name in self.needed:
            if record.of(name) in (None, "", []):
                raise record.wrong(f"the field {name} is missing")
        card = self.make(record)
        try:
            msgspec.convert(msgspec.to_builtins(card), type(card))
        except msgspec.ValidationError as problem:
            raise ValueError(f"{quoted(card.code)}: {problem}") from None
        return card

    def mapping(self, path: Path) -> dict[str, str]:
        """A mapping file: a JSON object from fields of a card to those of the list. Raises TextError."""
        try:
            found = json.loads(read_text(path, 1024 * 1024, TextError))
            if not isinstance(found, dict) or not all(isinstance(value, str) for value in found.values()):
                raise ValueError('write an object as in {"name": "Card title"}')
            Fields(self.fields, found)
        except RecursionError:
            raise TextError(path.name, 0, "this mapping is nested too deeply.") from None
        except TextError:
            raise
        except ValueError as problem:
            raise TextError(path.name, 0, f"this is no mapping of fields ({problem}).") from None
        return {str(name): str(value) for name, value in found.items()}

    def load(self, path: Path, mapping: Mapping[str, str] | None = None) -> Imported[P]:
        """The cards of a list, and what could not be used. Raises TextError for a file that cannot be read at all."""
        text = read_text(path, LONGEST, TextError)
        fields = Fields(self.fields, mapping)
        cards: list[tuple[int, P]] = []
        broken: list[Broken] = []
        seen: dict[str, int] = {}
        for line, record in _records(text, path):
            try:
                if isinstance(record, ValueError):
                    raise record
                if not isinstance(record, dict):
                    raise ValueError("this is no record with fields")
                card = self._made(fields.record(record))
                if card.code in seen:
                    raise ValueError(f"{card.code} stands already in line {seen[card.code]}")
            except (ValueError, RecursionError) as problem:
                broken.append(Broken(line, f"{problem}"))
                continue
            seen[card.code] = line
            cards.append((line, card))
        return Imported(tuple(cards), tuple(broken))

    def cards(self, path: Path) -> Iterator[P]:
        """The cards of a list; ValueError names the first line that cannot be used."""
        found = self.load(path)
        for broken in found.broken:
            raise ValueError(f"{path.name}, line {broken.line}: {broken.sentence}")
        yield from (card for _, card in found.cards)


def _records(text: str, path: Path) -> Iterable[tuple[int, object]]:
    """The records with their lines; what is no record stands as the ValueError that says so."""
    start = text.lstrip()[:1]
    if path.suffix.casefold() == ".csv" or start not in ("[", "{"):
        return _csv(text)
    if start == "[":
        return _array(text, path)
    return _lines(text)


def _array(text: str, path: Path) -> Iterable[tuple[int, object]]:
    try:
        return list(enumerate(json.loads(text), 1))
    except RecursionError:
        raise TextError(path.name, 0, "this list is nested too deeply; write one record after the other.") from None
    except json.JSONDecodeError as problem:
        raise TextError(path.name, problem.lineno, f"this is no JSON ({problem.msg}); correct it there.") from None
    except ValueError:
        raise TextError(path.name, 0, f"{_DIGITS}; write one record after the other.") from None


def _lines(text: str) -> Iterator[tuple[int, object]]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                yield number, json.loads(line)
            except RecursionError:
                yield number, ValueError("this record is nested too deeply")
            except json.JSONDecodeError as problem:
                yield number, ValueError(f"this is no JSON ({problem.msg})")
            except ValueError:
                yield number, ValueError(_DIGITS)


def _csv(text: str) -> Iterator[tuple[int, object]]:
    head = text.split("\n", 1)[0]
    separator = max(",;\t", key=head.count)
    reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=separator)
    while True:
        line = reader.line_num + 1 if reader.line_num else 2
        try:
            record = next(reader)
        except StopIteration:
            return
        except csv.Error as problem:
            yield line, ValueError(f"this is no line of a table ({problem})")
            continue
        yield line, {str(name): value for name, value in record.items() if name and value}


def _key(name: str) -> str:
    return re.sub(r"[\s-]+", "_", name.strip().casefold())
