"""Cards of Final Fantasy TCG from lists that players bring."""

from __future__ import annotations

import re

from engine.cardlists import CardLists, Record
from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.markup import plain
from engine.textfiles import quoted

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


def _card(record: Record) -> Card:
    code = _text(record.of("code"), "a card", "code").strip()
    for name in NEEDED:
        if record.of(name) in (None, ""):
            raise ValueError(f"{code or 'a card'}: the field {name} is missing")
    text = plain(_text(record.of("text") or "", code, "text"))
    limit_break = _LIMIT_BREAK.search(text)
    return Card(
        code=code,
        name=plain(_text(record.of("name"), code, "name")),
        text=text,
        type=_type(_text(record.of("type"), code, "type"), code),
        elements=_elements(record.of("elements"), code),
        cost=_number(record.of("cost"), code, "cost"),
        power=_number(record.of("power") or 0, code, "power"),
        jobs=_parts(record.of("job"), code, "job", "/"),
        categories=_parts(record.of("category"), code, "category", "·"),
        generic=_flag(record.of("multi_copy")),
        ex_burst=_flag(record.of("ex_burst")) or bool(_BURST.search(text)),
        limit_break=int(limit_break.group(1)) if limit_break else 0,
    )


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


#: The lists that players have of the game.
LISTS = CardLists(FIELDS, _card)
