"""Cards of Fire Emblem Cipher from lists that players bring: one JSON record a line (Cipher 4)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.games.cipher.cards import Affinity, Card, Gender, Symbol, Weapon
from engine.textfiles import TextError, quoted, read_text

#: The longest list that is read, in bytes.
LONGEST = 64 * 1024 * 1024

_SYMBOLS = {symbol.value: symbol for symbol in Symbol}
_GENDERS = {gender.value: gender for gender in Gender}
_WEAPONS = {weapon.value: weapon for weapon in Weapon}
_AFFINITIES = {affinity.value: affinity for affinity in Affinity}
_NONE = ("", "-", "None", "Colorless")


def cards_from_file(path: Path) -> Iterator[Card]:
    """The cards of a list. ValueError names the first line that cannot be used, TextError a file that is no text."""
    seen: dict[str, int] = {}
    for number, line in enumerate(read_text(path, LONGEST, TextError).splitlines(), 1):
        if not line.strip():
            continue
        try:
            record = json.loads(line)
            if not isinstance(record, dict):
                raise ValueError("this is no record with fields")
            card = card_from_record(record)
            if card.code in seen:
                raise ValueError(f"{card.code} stands already in line {seen[card.code]}")
        except json.JSONDecodeError as problem:
            raise ValueError(f"{path.name}, line {number}: this is no JSON ({problem.msg})") from None
        except (ValueError, RecursionError) as problem:
            raise ValueError(f"{path.name}, line {number}: {problem}") from None
        seen[card.code] = number
        yield card


def card_from_record(record: Mapping[str, object]) -> Card:
    """The card a record describes; ValueError names the field that is missing or wrong."""
    code = _text(record, "code", "a card")
    name = _text(record, "name", code)
    unit_name, _, title = name.partition(", ")
    unit_name = _optional(record, "character") or unit_name
    icons = [str(word).strip() for word in _list(record, "type", code)]
    return Card(
        code=code,
        name=name,
        text=_optional(record, "text"),
        unit_name=unit_name,
        title=_optional(record, "title") or title,
        symbols=tuple(_symbol(word, code) for word in _list(record, "color", code) if word not in _NONE),
        cost=_number(record, "cost", code) or 0,
        class_change_cost=_number(record, "class_change_cost", code),
        attack=_number(record, "attack", code) or 0,
        support=_number(record, "support", code) or 0,
        ranges=_ranges(record, code),
        genders=tuple(_GENDERS[word] for word in icons if word in _GENDERS),
        weapons=tuple(_WEAPONS[word] for word in icons if word in _WEAPONS),
        affinities=tuple(_AFFINITIES[word] for word in icons if word in _AFFINITIES),
        class_type=_optional(record, "class_type"),
        unit_class=_optional(record, "class"),
    )


def _text(record: Mapping[str, object], field: str, code: str) -> str:
    value = record.get(field)
    if isinstance(value, str) and value.strip():
        return value.strip()
    raise ValueError(f"{code}: the field {field} is missing or is not text")


def _optional(record: Mapping[str, object], field: str) -> str:
    value = record.get(field)
    return value.strip() if isinstance(value, str) else ""


def _list(record: Mapping[str, object], field: str, code: str) -> list[object]:
    value = record.get(field)
    if value is None:
        return []
    if isinstance(value, str):
        return [word.strip() for word in value.split("/")]
    if isinstance(value, list):
        return value
    raise ValueError(f"{code}: the field {field} is not a list")


def _symbol(word: object, code: str) -> Symbol:
    if word not in _SYMBOLS:
        raise ValueError(f"{code}: there is no symbol {quoted(str(word))}")
    return _SYMBOLS[str(word)]


def _number(record: Mapping[str, object], field: str, code: str) -> int | None:
    """A printed number; 0 for X, None for none."""
    value = record.get(field)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1000:
        return value
    word = str(value).strip() if value is not None else ""
    if word in _NONE:
        return None
    if word == "X":
        return 0
    if word.isascii() and word.isdigit() and len(word) <= 3:
        return int(word)
    raise ValueError(f"{code}: the field {field} is not a number")


def _ranges(record: Mapping[str, object], code: str) -> tuple[int, ...]:
    least, most = _number(record, "min_range", code) or 0, _number(record, "max_range", code) or 0
    if not most:
        return ()
    if least > most or most > 9:
        raise ValueError(f"{code}: the range from {least} to {most} is none")
    return tuple(range(max(1, least), most + 1))
