"""Cards from lists that players bring: JSON, JSON lines or CSV, with the fields of the sources in common use."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.markup import plain
from engine.textfiles import TextError, quoted, read_text

#: The longest list that is read, in bytes.
LONGEST = 64 * 1024 * 1024
#: What a card needs, with the names that lists give it; a mapping file may name another.
FIELDS: dict[str, tuple[str, ...]] = {
    "code": ("code", "number", "card_number", "cardnumber", "card_code", "serial", "id"),
    "name": ("name", "name_en", "card_name", "cardname", "title"),
    "text": ("text_norm", "text", "text_en", "ability", "abilities", "effect", "card_text", "rules_text"),
    "type": ("type", "type_en", "card_type", "cardtype"),
    "elements": ("elements", "element", "element_en", "color", "colors"),
    "cost": ("cost", "cp", "cp_cost", "cpcost"),
    "power": ("power", "pow"),
    "job": ("job", "job_en", "jobs"),
    "category": ("category", "categories", "category_1", "category1"),
    "multi_copy": ("multi_copy", "multicard", "multi", "generic", "is_generic"),
    "ex_burst": ("ex_burst", "exburst", "ex", "is_ex_burst"),
}
#: Fields without which there is no card.
NEEDED = ("code", "name", "type", "elements", "cost")

_BURST = re.compile(r"\[EX BURST\]")
_LIMIT_BREAK = re.compile(r"^Limit Break -- (\d+)", re.MULTILINE)
_SEPARATORS = re.compile(r"\s*[/,;&|、・·]\s*")
_ELEMENTS = {
    **{element.value.casefold(): element for element in Element},
    **dict(zip("火氷風土雷水光闇", Element, strict=True)),
    **dict(zip("火冰风土雷水光暗", Element, strict=True)),
}
_YES = {"true", "yes", "y", "1", "o", "○", "ex"}


@dataclass(frozen=True, slots=True)
class Broken:
    """A record that is no card: its line (of a JSON array: its place, from 1), and why."""

    line: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Imported:
    """What a list holds: cards with their lines, and the records that were skipped."""

    cards: tuple[tuple[int, Card], ...]
    broken: tuple[Broken, ...]


class Fields:
    """Where each value of a card stands in a record."""

    def __init__(self, mapping: Mapping[str, str] | None = None) -> None:
        """ValueError names a field of the mapping that no card has."""
        wrong = [name for name in mapping or {} if name not in FIELDS]
        if wrong:
            raise ValueError(f"{quoted(wrong[0])} is no field of a card; there is {', '.join(FIELDS)}")
        self._names = {name: ((mapping[name],) if mapping and name in mapping else FIELDS[name]) for name in FIELDS}

    def of(self, record: Mapping[str, object], name: str) -> object:
        """The value of a field in a record whose keys are in small letters, None where it has none."""
        return next((record[key] for key in map(_key, self._names[name]) if record.get(key) is not None), None)


def mapping_from_file(path: Path) -> dict[str, str]:
    """A mapping file: a JSON object from fields of a card to those of the list. Raises TextError."""
    try:
        found = json.loads(read_text(path, 1024 * 1024, TextError))
        if not isinstance(found, dict) or not all(isinstance(value, str) for value in found.values()):
            raise ValueError("write an object as in {\"name\": \"Card title\"}")
        Fields(found)
    except RecursionError:
        raise TextError(path.name, 0, "this mapping is nested too deeply.") from None
    except TextError:
        raise
    except ValueError as problem:
        raise TextError(path.name, 0, f"this is no mapping of fields ({problem}).") from None
    return {str(name): str(value) for name, value in found.items()}


def load(path: Path, mapping: Mapping[str, str] | None = None) -> Imported:
    """The cards of a list, and what could not be used. Raises TextError for a file that cannot be read at all."""
    text = read_text(path, LONGEST, TextError)
    fields = Fields(mapping)
    cards: list[tuple[int, Card]] = []
    broken: list[Broken] = []
    seen: dict[str, int] = {}
    for line, record in _records(text, path):
        try:
            if isinstance(record, ValueError):
                raise record
            if not isinstance(record, dict):
                raise ValueError("this is no record with fields")
            card = card_from_record(record, fields)
            if card.code in seen:
                raise ValueError(f"{card.code} stands already in line {seen[card.code]}")
        except (ValueError, RecursionError) as problem:
            broken.append(Broken(line, f"{problem}"))
            continue
        seen[card.code] = line
        cards.append((line, card))
    return Imported(tuple(cards), tuple(broken))


def cards_from_file(path: Path) -> Iterator[Card]:
    """The cards of a list; ValueError names the first line that cannot be used."""
    found = load(path)
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


def _lines(text: str) -> Iterator[tuple[int, object]]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                yield number, json.loads(line)
            except RecursionError:
                yield number, ValueError("this record is nested too deeply")
            except json.JSONDecodeError as problem:
                yield number, ValueError(f"this is no JSON ({problem.msg})")


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


def card_from_record(record: Mapping[str, object], fields: Fields | None = None) -> Card:
    """The card a record describes; ValueError names the field that is missing or wrong."""
    fields = fields or Fields()
    small = {_key(str(name)): value for name, value in record.items()}
    code = _text(fields.of(small, "code"), "a card", "code").strip()
    for name in NEEDED:
        if fields.of(small, name) in (None, ""):
            raise ValueError(f"{code or 'a card'}: the field {name} is missing")
    text = plain(_text(fields.of(small, "text") or "", code, "text"))
    limit_break = _LIMIT_BREAK.search(text)
    return Card(
        code=code,
        name=plain(_text(fields.of(small, "name"), code, "name")),
        text=text,
        type=_type(_text(fields.of(small, "type"), code, "type"), code),
        elements=_elements(fields.of(small, "elements"), code),
        cost=_number(fields.of(small, "cost"), code, "cost"),
        power=_number(fields.of(small, "power") or 0, code, "power"),
        jobs=_parts(fields.of(small, "job"), code, "job", "/"),
        categories=_parts(fields.of(small, "category"), code, "category", "·"),
        generic=_flag(fields.of(small, "multi_copy")),
        ex_burst=_flag(fields.of(small, "ex_burst")) or bool(_BURST.search(text)),
        limit_break=int(limit_break.group(1)) if limit_break else 0,
    )


def _key(name: str) -> str:
    return re.sub(r"[\s-]+", "_", name.strip().casefold())


def _text(value: object, code: str, field: str) -> str:
    if isinstance(value, str):
        return value
    raise ValueError(f"{code}: the field {field} is missing or is not text")


def _type(word: str, code: str) -> CardType:
    try:
        return CardType[word.strip().upper()]
    except KeyError:
        raise ValueError(f"{code}: there is no type {quoted(word)}") from None


def _elements(value: object, code: str) -> tuple[Element, ...]:
    words = value if isinstance(value, list) else _SEPARATORS.split(_text(value, code, "elements").strip(" 《》"))
    found: list[Element] = []
    for word in words:
        element = _ELEMENTS.get(str(word).strip(" 《》").casefold())
        if element is None:
            raise ValueError(f"{code}: there is no Element {quoted(str(word))}")
        found.append(element)
    if not found:
        raise ValueError(f"{code}: the field elements is empty")
    return tuple(found)


def _number(value: object, code: str, field: str) -> int:
    if isinstance(value, str) and re.fullmatch(r"\s*\d{1,6}\s*", value):
        return int(value)
    if isinstance(value, str) and value.strip() in ("", "-", "\u2014", "\u2015"):
        return 0
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1_000_000:
        return value
    raise ValueError(f"{code}: the field {field} is not a number from 0")


def _flag(value: object) -> bool:
    return value is True or value == 1 or (isinstance(value, str) and value.strip().casefold() in _YES)


def _parts(value: object, code: str, field: str, separator: str) -> tuple[str, ...]:
    if value is None:
        return ()
    parts = value if isinstance(value, list) else _text(value, code, field).split(separator)
    return tuple(str(part).strip() for part in parts if str(part).strip() not in ("", "-"))
