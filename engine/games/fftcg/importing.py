"""Card records of public card lists (JSON lines) as cards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.games.fftcg.cards import Card, CardType, Element

_ICON = re.compile(r"\[EX BURST\]")
_LIMIT_BREAK = re.compile(r"^Limit Break -- (\d+)", re.MULTILINE)


def card_from_record(record: Mapping[str, object]) -> Card:
    """The card a record describes; ValueError names the field that is missing or wrong.

    The record's fields are `code`, `name`, `text_norm` (or `text`), `type`, `elements`, `cost`, `power`, `job`
    and `category` (several joined by "/" and " · "), `multi_copy` (the Generic icon), `ex_burst`.
    """
    code = _text(record, "code")
    text = _text(record, "text_norm" if "text_norm" in record else "text")
    limit_break = _LIMIT_BREAK.search(text)
    try:
        kind = CardType[_text(record, "type").upper()]
        elements = tuple(Element[name.upper()] for name in _texts(record, "elements"))
    except KeyError as error:
        raise ValueError(f"{code}: there is no type or Element {error.args[0]}") from None
    return Card(
        code=code,
        name=_text(record, "name"),
        text=text,
        type=kind,
        elements=elements,
        cost=_number(record, "cost"),
        power=_number(record, "power"),
        jobs=_parts(_text(record, "job"), "/"),
        categories=_parts(_text(record, "category"), "·"),
        generic=bool(record.get("multi_copy")),
        ex_burst=bool(record.get("ex_burst")) or bool(_ICON.search(text)),
        limit_break=int(limit_break.group(1)) if limit_break else 0,
    )


def cards_from_file(path: Path) -> Iterator[Card]:
    """The cards of a file of JSON lines; ValueError names the line that cannot be read."""
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                yield card_from_record(json.loads(line))
            except ValueError as error:
                raise ValueError(f"{path.name}, line {number}: {error}") from None


def _text(record: Mapping[str, object], field: str) -> str:
    value = record.get(field)
    if not isinstance(value, str):
        raise ValueError(f"{record.get('code', 'a card')}: the field {field} is missing or is not text")
    return value


def _texts(record: Mapping[str, object], field: str) -> tuple[str, ...]:
    value = record.get(field)
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise ValueError(f"{record.get('code', 'a card')}: the field {field} is missing or is not a list of texts")
    return tuple(value)


def _number(record: Mapping[str, object], field: str) -> int:
    value = record.get(field)
    if not isinstance(value, int):
        raise ValueError(f"{record.get('code', 'a card')}: the field {field} is missing or is not a number")
    return value


def _parts(joined: str, separator: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in joined.split(separator) if part.strip())
