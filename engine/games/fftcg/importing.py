"""Cards of Final Fantasy TCG from lists that players bring."""

from __future__ import annotations

import re

from engine import cardlists
from engine.cardlists import CardLists, Record
from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.markup import plain
from engine.textfiles import quoted

#: What a card needs, with the names that lists give it; a mapping file may name another.
FIELDS: dict[str, tuple[str, ...]] = {
    **cardlists.FIELDS,
    "name": (*cardlists.FIELDS["name"], "title"),
    "type": ("type", "type_en", "card_type", "cardtype"),
    "elements": ("elements", "element", "element_en", "color", "colors"),
    "cost": ("cost", "cp", "cp_cost", "cpcost"),
    "power": ("power", "pow"),
    "job": ("job", "job_en", "jobs"),
    "category": ("category", "categories", "category_1", "category1"),
    "multi_copy": ("multi_copy", "multicard", "multi", "generic", "is_generic"),
    "ex_burst": ("ex_burst", "exburst", "ex", "is_ex_burst"),
}

_BURST = re.compile(r"\[EX BURST\]")
_LIMIT_BREAK = re.compile(r"^Limit Break -- (\d+)", re.MULTILINE)
_TYPES = {kind.value.casefold(): kind for kind in CardType}
_ELEMENTS = {
    **{element.value.casefold(): element for element in Element},
    **dict(zip("火氷風土雷水光闇", Element, strict=True)),
    **dict(zip("火冰风土雷水光暗", Element, strict=True)),
}


def _card(record: Record) -> Card:
    text = plain(record.text("text", needed=False))
    limit_break = _LIMIT_BREAK.search(text)
    kind = record.text("type")
    if kind.casefold() not in _TYPES:
        raise record.wrong(f"there is no type {quoted(kind)}")
    return Card(
        code=record.code,
        name=plain(record.text("name")),
        text=text,
        type=_TYPES[kind.casefold()],
        elements=record.members("elements", _ELEMENTS, "Element", "/,;&|、・·"),
        cost=record.number("cost") or 0,
        power=record.number("power") or 0,
        jobs=tuple(record.words("job")),
        categories=tuple(record.words("category", "·")),
        generic=record.flag("multi_copy"),
        ex_burst=record.flag("ex_burst") or bool(_BURST.search(text)),
        limit_break=int(limit_break.group(1)) if limit_break else 0,
    )


#: The lists that players have of the game.
LISTS = CardLists(FIELDS, _card, ("type", "elements", "cost"))
