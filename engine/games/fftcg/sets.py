"""Reading the facts of a card of Final Fantasy TCG in a set file (FFTCG 5.2).

The facts are one line: `Forward, Fire, cost 4, power 8000, Job Lamplighter, Category LAMP`. The type, the
Element and the cost come first; `power`, `Job`, `Category`, `generic`, `EX` and `Limit Break` follow where
the card has them. Several Elements, Jobs or Categories stand with a stroke between them: `Fire/Lightning`.
"""

from __future__ import annotations

import re

from engine.cards import Block, named
from engine.games.fftcg.cards import Card, CardType, Element
from engine.textfiles import quoted

_TYPES = {kind.value: kind for kind in CardType}
_ELEMENTS = {element.value: element for element in Element}
_COST = re.compile(r"cost ([0-9]{1,2})")
_EXTRA = re.compile(
    r"power (?P<power>[1-9][0-9]{0,4})|Job (?P<jobs>\S.*)|Category (?P<categories>\S.*)"
    r"|(?P<generic>generic)|(?P<ex>EX)|Limit Break (?P<limit_break>[1-9])"
)
_LIMIT_BREAK = re.compile(r"Limit Break -- ([0-9]+)", re.MULTILINE)


def read_card(block: Block) -> Card:
    """The card that a block of a set file describes; raises ValueError with the sentence for its author."""
    parts = [part.strip() for part in block.facts.split(",")]
    if len(parts) < 3 or parts[0] not in _TYPES or (cost := _COST.fullmatch(parts[2])) is None:
        raise ValueError(
            f"{quoted(block.facts)} does not begin with type, Element and cost; "
            "write them as in 'Forward, Fire, cost 4'."
        )
    kind = _TYPES[parts[0]]
    extras = _extras(parts[3:])
    card = Card(
        code=block.code,
        name=block.name,
        text=block.text,
        type=kind,
        elements=named(parts[1].split("/"), _ELEMENTS, "Element"),
        cost=int(cost[1]),
        power=int(extras.get("power", "0")),
        jobs=_several(extras.get("jobs", "")),
        categories=_several(extras.get("categories", "")),
        generic="generic" in extras,
        ex_burst="ex" in extras,
        limit_break=int(extras.get("limit_break", "0")),
    )
    _agree(card)
    return card


def _several(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("/") if part.strip())


def _extras(parts: list[str]) -> dict[str, str]:
    """The facts after the cost by their names."""
    extras: dict[str, str] = {}
    for part in parts:
        match = _EXTRA.fullmatch(part)
        if match is None:
            raise ValueError(
                f"{quoted(part)} is no fact of a card; "
                "use power 8000, Job ..., Category ..., generic, EX or Limit Break 2."
            )
        for name, value in match.groupdict().items():
            if value is not None:
                if name in extras:
                    raise ValueError(f"'{part}' is a second fact of one kind; join them as in 'Job Monk/Warden'.")
                extras[name] = value
    return extras


def _agree(card: Card) -> None:
    """What the facts and the text both say must be the same."""
    if card.type is CardType.FORWARD and card.power == 0:
        raise ValueError(f"the Forward {card.name} has no power; add it, as in 'power 8000' (FFTCG 5.2.6.1).")
    if card.type is CardType.SUMMON and (card.power or card.jobs or card.generic):
        raise ValueError(f"the Summon {card.name} has power, a Job or the Generic icon; remove them (FFTCG 6.6.3).")
    if card.ex_burst != ("[EX BURST]" in card.text):
        raise ValueError(f"'EX' in the facts and [EX BURST] in the text go together; write both for {card.name}.")
    limit_break = _LIMIT_BREAK.findall(card.text)
    if limit_break != ([str(card.limit_break)] if card.limit_break else []):
        raise ValueError(
            f"'Limit Break 2' in the facts and 'Limit Break -- 2' in the text go together; "
            f"write both for {card.name}, with one number (FFTCG 15.2.8.2)."
        )
