"""Cards of Fire Emblem Cipher from set files and from the lists that players bring (Cipher 4).

In a set file the name of a card is its unit name, a comma and its title: `Ottoline, Queen of the Dry Sea`. The facts
are one line: `Red, cost 5(4), attack 70, support 20, range 1, Female, Lance, Beast, class Advanced Salt Queen`. The
symbol comes first (`Red/Blue` for two, `no symbol` for none), then the Deployment Cost with the Class Change Cost
in parentheses where there is one, attack, support and range (`-` for none); gender, weapons and affinities follow
as the card has them, and last the class, of which the first word is the class type.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine import cardlists
from engine.cardlists import CardLists, Record
from engine.cards import Block, Catalogue, named
from engine.files import quoted
from engine.games.cipher.cards import ICONS, Affinity, Card, Gender, Symbol, Weapon, of_kind

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
    # The unit name is the part of a card name before its comma.
    units = {card.unit_name: re.split("[,，]", found[card.name], maxsplit=1)[0] for card in cards.values()}
    return {**units, **found}


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
        ranges=_ranges(_digits(numbers["range"])),
        genders=of_kind(icons, Gender),
        weapons=of_kind(icons, Weapon),
        affinities=of_kind(icons, Affinity),
        class_type=unit_class["type"],
        unit_class=unit_class["name"],
    )


def _ranges(ends: Sequence[int]) -> tuple[int, ...]:
    """The distances of a range from its first to its last (Cipher 20); none where nothing is printed, or 0."""
    least, most = (ends[0], ends[-1]) if ends else (0, 0)
    if most and not least <= most <= 9:
        raise ValueError(f"the range from {least} to {most} runs backwards or too far; write it as in '1-2'.")
    return tuple(range(max(1, least), most + 1))


def _digits(printed: object) -> list[int]:
    return [int(digit) for digit in re.findall("[0-9]", str(printed))]


# The lists of players


#: What a card needs, with the names that lists give it; a mapping file may name another.
FIELDS: dict[str, tuple[str, ...]] = {
    **cardlists.FIELDS,
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


def _card(record: Record) -> Card:
    name = record.text("name")
    unit_name, _, title = name.partition(", ")
    # The distances stand in one field ("1-2", or each of them) or in two.
    ends = [record.number("min_range") or 0, record.number("max_range") or 0]
    icons = [icon for field in _ICON_FIELDS for icon in record.members(field, ICONS, "icon")]
    return Card(
        code=record.code,
        name=name,
        text=record.text("text", needed=False),
        unit_name=record.text("character", needed=False) or unit_name,
        title=record.text("title", needed=False) or title,
        symbols=record.members("color", _SYMBOLS, "symbol"),
        cost=record.number("cost") or 0,
        class_change_cost=record.number("class_change_cost"),
        attack=record.number("attack") or 0,
        support=record.number("support") or 0,
        ranges=_ranges(ends if record.of("range") is None else _digits(record.of("range"))),
        genders=of_kind(icons, Gender),
        weapons=of_kind(icons, Weapon),
        affinities=of_kind(icons, Affinity),
        class_type=record.text("class_type", needed=False),
        unit_class=record.text("class", needed=False),
    )


#: The lists that players have of the game.
LISTS = CardLists(FIELDS, _card)
