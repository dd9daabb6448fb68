"""Reading the facts of a card of Fire Emblem Cipher in a set file (Cipher 4).

The name of a card is its unit name, a comma and its title: `Ottoline, Queen of the Dry Sea`. The facts are one
line: `Red, cost 5(4), attack 70, support 20, range 1, Female, Lance, Beast, class Advanced Salt Queen`. The
symbol comes first (`Red/Blue` for two, `no symbol` for none), then the Deployment Cost with the Class Change Cost
in parentheses where there is one, attack, support and range (`-` for none); gender, weapons and affinities follow
as the card has them, and last the class, of which the first word is the class type.
"""

from __future__ import annotations

import re

from engine.cards import Block, Catalogue, named
from engine.games.cipher.cards import ICONS, Affinity, Card, Gender, Symbol, Weapon, of_kind
from engine.textfiles import quoted

_SYMBOLS = {symbol.value: symbol for symbol in Symbol}
_NO_SYMBOL = "no symbol"
_NUMBERS = re.compile(
    r"cost (?P<cost>[0-9])(?:\((?P<change>[0-9])\))?, *attack (?P<attack>[0-9]{1,3}), *"
    r"support (?P<support>[0-9]{1,2}), *range (?P<range>-|[1-3](?:-[1-3])?)"
)
_CLASS = re.compile(r"class (?P<type>\S+) (?P<name>\S.*)")


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
    icons = named(parts, ICONS, "gender, weapon or affinity") if parts else ()
    change = numbers["change"]
    return Card(
        code=block.code,
        name=block.name,
        text=block.text,
        unit_name=unit_name,
        title=title,
        symbols=() if symbols == _NO_SYMBOL else named(symbols.split("/"), _SYMBOLS, "symbol"),
        cost=int(numbers["cost"]),
        class_change_cost=None if change is None else int(change),
        attack=int(numbers["attack"]),
        support=int(numbers["support"]),
        ranges=_ranges(numbers["range"]),
        genders=of_kind(icons, Gender),
        weapons=of_kind(icons, Weapon),
        affinities=of_kind(icons, Affinity),
        class_type=unit_class["type"],
        unit_class=unit_class["name"],
    )


def _ranges(text: str) -> tuple[int, ...]:
    """The distances of a range (Cipher 20): "1-2" is 1 and 2, "-" is none."""
    if text == "-":
        return ()
    first, _, last = text.partition("-")
    distances = tuple(range(int(first), int(last or first) + 1))
    if not distances:
        raise ValueError(f"the range {quoted(text)} runs backwards; write it as in '1-2'.")
    return distances
