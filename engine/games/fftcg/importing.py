"""Cards of Final Fantasy TCG from set files and from the lists that players bring (FFTCG 5.2).

In a set file the facts of a card are one line: `Forward, Fire, cost 4, power 8000, Job Lamplighter, Category LAMP`. The
type, the Element and the cost come first; `power`, `Job`, `Category`, `generic`, `EX` and `Limit Break` follow where
the card has them. Several Elements, Jobs or Categories stand with a stroke between them: `Fire/Lightning`.
"""

from __future__ import annotations

import html
import re

from engine import cardlists
from engine.cardlists import CardLists, Record
from engine.cards import Block, named
from engine.files import quoted
from engine.games.fftcg.cards import Card, CardType, Element

_TYPES = {kind.value: kind for kind in CardType}
_ELEMENTS = {element.value: element for element in Element}
_COST = re.compile(r"cost ([0-9]{1,2})")
_EXTRA = re.compile(
    r"power (?P<power>[1-9][0-9]{0,4})|Job (?P<jobs>\S.*)|Category (?P<categories>\S.*)"
    r"|(?P<generic>generic)|(?P<ex>EX)|Limit Break (?P<limit_break>[1-9])"
)
_LIMIT_BREAK = re.compile(r"Limit Break -- ([0-9]+)")
BURST = "[EX BURST]"


# Set files


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
    if card.ex_burst != (BURST in card.text):
        raise ValueError(f"'EX' in the facts and [EX BURST] in the text go together; write both for {card.name}.")
    limit_break = _LIMIT_BREAK.findall(card.text)
    if limit_break != ([str(card.limit_break)] if card.limit_break else []):
        raise ValueError(
            f"'Limit Break 2' in the facts and 'Limit Break -- 2' in the text go together; "
            f"write both for {card.name}, with one number (FFTCG 15.2.8.2)."
        )


# The lists of players


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

_LISTED_ELEMENTS = {
    **_ELEMENTS,
    **dict(zip("火氷風土雷水光闇", Element, strict=True)),
    **dict(zip("火冰风土雷水光暗", Element, strict=True)),
}


def _card(record: Record) -> Card:
    text = plain(record.text("text", needed=False))
    limit_break = _LIMIT_BREAK.search(text)
    kind = record.text("type").capitalize()
    if kind not in _TYPES:
        raise record.wrong(f"there is no type {quoted(record.text('type'))}")
    return Card(
        code=record.code,
        name=plain(record.text("name")),
        text=text,
        type=_TYPES[kind],
        elements=record.members("elements", _LISTED_ELEMENTS, "Element", "/,;&|、・·"),
        cost=record.number("cost") or 0,
        power=record.number("power") or 0,
        jobs=tuple(record.words("job")),
        categories=tuple(record.words("category", "·")),
        generic=record.flag("multi_copy"),
        ex_burst=record.flag("ex_burst") or BURST in text,
        limit_break=int(limit_break[1]) if limit_break else 0,
    )


#: The lists that players have of the game.
LISTS = CardLists(FIELDS, _card, ("type", "elements", "cost"))


# The markup of lists

#: Icons between 《 and 》, and between braces, by what stands there.
ICONS = {
    **{"火": "Fire", "氷": "Ice", "冰": "Ice", "風": "Wind", "风": "Wind", "土": "Earth", "雷": "Lightning"},
    **{"水": "Water", "光": "Light", "闇": "Dark", "暗": "Dark", "ダル": "Dull", "一般": "Generic", "C": "Crystal"},
    **{"S": "S", "X": "X", "LB": "LB", "EX": "EX BURST", "D": "Dull"},
    **{"F": "Fire", "I": "Ice", "W": "Wind", "E": "Earth", "L": "Lightning", "A": "Water", "H": "Light", "K": "Dark"},
}
#: The same in any case: as they are printed, and by whatever names them in a list.
_CASES = {icon.casefold(): icon for icon in ICONS.values()}
_BY_NAME = _CASES | {name.casefold(): icon for name, icon in ICONS.items()}
_BREAK = re.compile(r"\s*(?:\[\[br\]\]|<br\s*/?>|</p>\s*<p>|</p>|<p>|\\n)\s*", re.IGNORECASE)
_BURST = re.compile(r"\[\[ex\]\]\s*(?:EX BURST)?\s*\[\[/\]\]|\[\[ex\]\]", re.IGNORECASE)
_STYLE = re.compile(r"\[\[/?\w*\]\]|</?(?:b|i|em|strong|span|u)\b[^>]*>", re.IGNORECASE)
#: An icon as it is printed, in any case.
_PRINTED = re.compile(r"\[([A-Za-z][A-Za-z ]{0,9})\]")
_ICON = re.compile(r"《\s*([^》]*?)\s*》|\{([A-Za-z]{1,2}|\d{1,2})\}")
#: Emphasis as in notes: **strong**, _slanted_, ~so~ and %so%.
_MARKS = re.compile(r"\*\*|(?<!\w)[*_~%](?=\w)|(?<=\w)[*_~%](?!\w)")
_WIDE = {ord(wide): plain for wide, plain in zip("０１２３４５６７８９：（）", "0123456789:()", strict=True)}


def plain(text: str) -> str:
    """The text with its abilities one a line, and its icons in square brackets: `[[br]]`, `《火》`, `{S}` and HTML
    are understood, plain text stays as it is.
    """
    text = html.unescape(text).translate(_WIDE).replace("\u00a0", " ")
    text = _BREAK.sub("\n", text)
    text = _BURST.sub(f"{BURST} ", text)
    text = _PRINTED.sub(lambda found: f"[{_CASES.get(found[1].casefold(), found[1])}]", _ICON.sub(_icon, text))
    text = _MARKS.sub("", _STYLE.sub("", text))
    lines = (re.sub(r"[ \t]+", " ", line).strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line)


def _icon(match: re.Match[str]) -> str:
    word = match[1] if match[1] is not None else match[2]
    if word.isdigit():
        return f"[{int(word)}]"
    return f"[{ICONS.get(word) or _BY_NAME.get(word.casefold(), word)}]"
