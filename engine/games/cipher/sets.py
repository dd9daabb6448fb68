"""Reading the facts of a card of Fire Emblem Cipher in a set file (Cipher 4).

The name of a card is its unit name, a comma and its title: `Ottoline, Queen of the Dry Sea`. The facts are one
line: `Red, cost 5(4), attack 70, support 20, range 1, Female, Lance, Beast, class Advanced Salt Queen`. The
symbol comes first (`Red/Blue` for two, `no symbol` for none), then the Deployment Cost with the Class Change Cost
in parentheses where there is one, attack, support and range (`-` for none); gender, weapons and affinities follow
as the card has them, and last the class, of which the first word is the class type.
"""

from __future__ import annotations

import enum
import re
from typing import TypeVar

from engine.cards import Block, Catalogue
from engine.games.cipher.cards import Affinity, Card, Gender, Symbol, Weapon
from engine.textfiles import quoted

_SYMBOLS = {symbol.value: symbol for symbol in Symbol}
_ICONS: dict[str, Gender | Weapon | Affinity] = {
    icon.value: icon for kind in (Gender, Weapon, Affinity) for icon in kind
}
_NO_SYMBOL = "no symbol"
_NUMBERS = re.compile(
    r"cost (?P<cost>[0-9])(?:\((?P<change>[0-9])\))?, *attack (?P<attack>[0-9]{1,3}), *"
    r"support (?P<support>[0-9]{1,2}), *range (?P<range>-|[1-3](?:-[1-3])?)"
)
_CLASS = re.compile(r"class (?P<type>\S+) (?P<name>\S.*)")
_Icon = TypeVar("_Icon", bound=enum.Enum)


def names(cards: Catalogue[Card], language: str) -> dict[str, str]:
    """What cards and units are called in a language, by their English names (Cipher 4.13, 4.14)."""
    found = cards.names(language)
    units = {card.unit_name: _unit_name(found[card.name]) for card in cards.values()}
    return {**units, **found}


def _unit_name(name: str) -> str:
    """The part of a card name before its comma."""
    return re.split("[,，]", name, maxsplit=1)[0]


def read_card(block: Block) -> Card:
    """The card that a block of a set file describes; raises ValueError with the sentence for its author."""
    unit_name, comma, title = block.name.partition(", ")
    if not comma or not title:
        raise ValueError(
            f"{quoted(block.name)} has no title; write the unit name, a comma and the title, "
            "as in 'Ottoline, Queen of the Dry Sea' (Cipher 4.14.1)."
        )
    symbols, _, rest = block.facts.partition(",")
    numbers = _NUMBERS.match(rest.strip())
    if numbers is None:
        raise ValueError(
            f"{quoted(block.facts)} does not begin with symbol, cost, attack, support and range; "
            "write them as in 'Red, cost 5(4), attack 70, support 20, range 1'."
        )
    parts = [part.strip() for part in rest.strip()[numbers.end() :].split(",") if part.strip()]
    unit_class = _CLASS.fullmatch(parts.pop()) if parts else None
    if unit_class is None:
        raise ValueError(
            f"{quoted(block.facts)} does not end with the class of the card; write it as in "
            "'class Advanced Salt Queen' (Cipher 4.16.1.1)."
        )
    icons = _icons(parts)
    change = numbers["change"]
    return Card(
        code=block.code,
        name=block.name,
        text=block.text,
        unit_name=unit_name,
        title=title,
        symbols=_symbols(symbols),
        cost=int(numbers["cost"]),
        class_change_cost=None if change is None else int(change),
        attack=int(numbers["attack"]),
        support=int(numbers["support"]),
        ranges=_ranges(numbers["range"]),
        genders=_of_kind(icons, Gender),
        weapons=_of_kind(icons, Weapon),
        affinities=_of_kind(icons, Affinity),
        class_type=unit_class["type"],
        unit_class=unit_class["name"],
    )


def _symbols(text: str) -> tuple[Symbol, ...]:
    if text == _NO_SYMBOL:
        return ()
    names = [name.strip() for name in text.split("/")]
    for name in names:
        if name not in _SYMBOLS:
            raise ValueError(f"{quoted(name)} is no symbol; use one of {', '.join(_SYMBOLS)}, or '{_NO_SYMBOL}'.")
    if len(set(names)) != len(names):
        raise ValueError(f"{quoted(text)} names a symbol twice; write one, or several as in 'Red/Blue'.")
    return tuple(_SYMBOLS[name] for name in names)


def _ranges(text: str) -> tuple[int, ...]:
    """The distances of a range (Cipher 20): "1-2" is 1 and 2, "-" is none."""
    if text == "-":
        return ()
    first, _, last = text.partition("-")
    distances = tuple(range(int(first), int(last or first) + 1))
    if not distances:
        raise ValueError(f"the range {quoted(text)} runs backwards; write it as in '1-2'.")
    return distances


def _icons(parts: list[str]) -> list[Gender | Weapon | Affinity]:
    for number, part in enumerate(parts):
        if part not in _ICONS:
            raise ValueError(f"{quoted(part)} is no gender, weapon or affinity; use {', '.join(_ICONS)}.")
        if part in parts[:number]:
            raise ValueError(f"'{part}' stands here a second time; keep one of the two.")
    return [_ICONS[part] for part in parts]


def _of_kind(icons: list[Gender | Weapon | Affinity], kind: type[_Icon]) -> tuple[_Icon, ...]:
    return tuple(icon for icon in icons if isinstance(icon, kind))
