"""Cards of Fire Emblem Cipher from lists that players bring (Cipher 4)."""

from __future__ import annotations

import re

from engine import cardlists
from engine.cardlists import CardLists, Record
from engine.games.cipher.cards import ICONS, Affinity, Card, Gender, Symbol, Weapon, of_kind

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

_SYMBOLS = {symbol.value.casefold(): symbol for symbol in Symbol}
_ICONS = {name.casefold(): icon for name, icon in ICONS.items()}


def _card(record: Record) -> Card:
    name = record.text("name")
    unit_name, _, title = name.partition(", ")
    icons = [icon for field in _ICON_FIELDS for icon in record.members(field, _ICONS, "icon")]
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
        ranges=_ranges(record),
        genders=of_kind(icons, Gender),
        weapons=of_kind(icons, Weapon),
        affinities=of_kind(icons, Affinity),
        class_type=record.text("class_type", needed=False),
        unit_class=record.text("class", needed=False),
    )


def _ranges(record: Record) -> tuple[int, ...]:
    """The distances, from one field ("1-2", or the distances themselves) or from two."""
    printed = record.of("range")
    if printed is None:
        least, most = record.number("min_range") or 0, record.number("max_range") or 0
    else:
        found = [int(digit) for digit in re.findall(r"[0-9]", str(printed))] or [0]
        least, most = found[0], found[-1]
    if not most:
        return ()
    if least > most or most > 9:
        raise record.wrong(f"the range from {least} to {most} is none")
    return tuple(range(max(1, least), most + 1))


#: The lists that players have of the game.
LISTS = CardLists(FIELDS, _card)
