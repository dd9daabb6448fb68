"""Cards of Fire Emblem Cipher from lists that players bring (Cipher 4)."""

from __future__ import annotations

import re

from engine.cardlists import CardLists, Record
from engine.games.cipher.cards import Affinity, Card, Gender, Symbol, Weapon
from engine.textfiles import quoted

#: What a card needs, with the names that lists give it; a mapping file may name another.
FIELDS: dict[str, tuple[str, ...]] = {
    "code": ("code", "number", "card_number", "cardnumber", "card_code", "id"),
    "name": ("name", "card_name", "cardname"),
    "text": ("text", "skills", "skill", "card_text", "effect"),
    "character": ("character", "unit_name", "unit"),
    "title": ("title", "unit_title"),
    "color": ("color", "colors", "colour", "symbol", "symbols", "insignia"),
    "cost": ("cost", "deployment_cost"),
    "class_change_cost": ("class_change_cost", "cc_cost", "promotion_cost"),
    "class_type": ("class_type", "tier"),
    "class": ("class", "unit_class", "cardclass"),
    "type": ("type", "types", "icons"),
    "gender": ("gender", "genders"),
    "weapon": ("weapon", "weapons"),
    "affinity": ("affinity", "affinities"),
    "range": ("range", "ranges"),
    "min_range": ("min_range", "minrange"),
    "max_range": ("max_range", "maxrange"),
    "attack": ("attack", "base_attack"),
    "support": ("support", "base_support"),
}
#: The fields whose icons a card has, whichever of them a list uses.
_ICON_FIELDS = ("type", "gender", "weapon", "affinity")

_SYMBOLS = {symbol.value: symbol for symbol in Symbol}
_GENDERS = {gender.value: gender for gender in Gender}
_WEAPONS = {weapon.value: weapon for weapon in Weapon}
_AFFINITIES = {affinity.value: affinity for affinity in Affinity}
_NONE = ("", "-", "None", "Colorless")


def _card(record: Record) -> Card:
    code = _text(record, "code", "a card")
    name = _text(record, "name", code)
    unit_name, _, title = name.partition(", ")
    unit_name = _optional(record, "character") or unit_name
    icons = _icons(record, code)
    return Card(
        code=code,
        name=name,
        text=_optional(record, "text"),
        unit_name=unit_name,
        title=_optional(record, "title") or title,
        symbols=tuple(_symbol(word, code) for word in _list(record, "color", code) if word.capitalize() not in _NONE),
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


def _text(record: Record, field: str, code: str) -> str:
    value = record.of(field)
    if isinstance(value, str) and value.strip():
        return value.strip()
    raise ValueError(f"{code}: the field {field} is missing or is not text")


def _optional(record: Record, field: str) -> str:
    value = record.of(field)
    return value.strip() if isinstance(value, str) else ""


def _list(record: Record, field: str, code: str) -> list[str]:
    value = record.of(field)
    if value is None:
        return []
    if isinstance(value, str):
        return [word.strip() for word in value.split("/")]
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return [word.strip() for word in value]
    raise ValueError(f"{code}: the field {field} is not a list of words")


def _icons(record: Record, code: str) -> list[str]:
    """The icons of gender, weapon and affinity (Cipher 4.5 to 4.7); ValueError for a word that is none of them."""
    icons = [word.capitalize() for field in _ICON_FIELDS for word in _list(record, field, code)]
    for word in icons:
        if word not in _NONE and not any(word in known for known in (_GENDERS, _WEAPONS, _AFFINITIES)):
            raise ValueError(f"{code}: there is no icon {quoted(word)}")
    return icons


def _symbol(word: str, code: str) -> Symbol:
    if word.capitalize() not in _SYMBOLS:
        raise ValueError(f"{code}: there is no symbol {quoted(word)}")
    return _SYMBOLS[word.capitalize()]


def _number(record: Record, field: str, code: str) -> int | None:
    """A printed number; 0 for X, None for none."""
    value = record.of(field)
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


def _ranges(record: Record, code: str) -> tuple[int, ...]:
    """The distances, from one field ("1-2", or the distances themselves) or from two."""
    printed = record.of("range")
    if printed is None:
        least, most = _number(record, "min_range", code) or 0, _number(record, "max_range", code) or 0
    else:
        found = [int(digit) for digit in re.findall(r"[0-9]", str(printed))] or [0]
        least, most = found[0], found[-1]
    if not most:
        return ()
    if least > most or most > 9:
        raise ValueError(f"{code}: the range from {least} to {most} is none")
    return tuple(range(max(1, least), most + 1))


#: The lists that players have of the game.
LISTS = CardLists(FIELDS, _card)
