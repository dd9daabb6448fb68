"""Cards of Force of Will from set files and from the lists that players bring (FOW 200).

In a set file the facts of a card are one line: `Resonator, Fire/Wind, cost {R}{G}{1}, 500/700, Race Human/Knight`.
The type comes first, as it is printed, then the attributes (`Void` where there is none); the cost, ATK and DEF, and
races or traits follow where the card has them. Magic stones have no attribute and may have kinds instead: `Special
Magic Stone, kind Light/Wind`. A J-ruler, and the future side of a double-faced card, is a block of its own that ends
with the number of the card whose other side it is: `J-ruler, Fire, 900/900, Race Human, side of 1-001`.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any

import msgspec

from engine import cardlists
from engine.cardlists import CardLists, Record
from engine.cards import Block, named
from engine.files import quoted
from engine.games.fow.cards import Attribute, Card, CardType, Side

_NAMES = {one.name.title(): one for one in Attribute}
#: What lists, and other printings, call the attributes besides; the absence of one is none (FOW 208.4).
_ATTRIBUTES: dict[str, Attribute | None] = {
    **_NAMES, "Dark": Attribute.DARKNESS, **{one.value: one for one in Attribute}, "V": None, "Void": None,
}
_SIGN = re.compile(r"[WRUGBMX]|[0-9]{1,2}")
_COST = re.compile(rf"(?:\{{?(?:{_SIGN.pattern})\}}?)+")

# Types as they are printed (FOW 201, 1405, 1406, 1302.2d)

_PLAIN = {
    "ruler": CardType.RULER, "j-ruler": CardType.J_RULER, "resonator": CardType.RESONATOR, "regalia": CardType.REGALIA,
}
_CHANT = re.compile(r"(?:spell:)?chant(?:-(instant|standby))?")
_ADDITION = re.compile(r"addition(?::(.+))?")
_STONE = re.compile(r"(?:(\w+) )?magic stone")
_FUTURE = "(shift)"
#: What an older addition is added to (FOW 1406.1a).
_ADDED_TO = {
    **{word.casefold(): word for word in ("Resonator", "Field", "Ruler", "J-ruler", "J/resonator", "J/ruler")},
    "ruler/j-ruler": "J/ruler", "j-ruler/resonator": "J/resonator",
}
#: What is printed before "Magic Stone": a general type (FOW 201.3), or a kind (FOW 201.4).
_STONES = {
    **{word.casefold(): word for word in ("Special", "Basic", "True", *_NAMES)}, "dark": "Darkness",
}
#: The word for a chant that is treated as one with Quickcast (FOW 1405.3).
INSTANT = "instant"
#: The types that have no cost (FOW 203.1); of other cards one that prints none has a total cost of 0 (FOW 203.5a).
_WITHOUT_COST = (CardType.RULER, CardType.J_RULER, CardType.STONE)


def _type(words: Iterable[str]) -> tuple[CardType, tuple[str, ...], bool]:
    """The type that these words print, what stands beside it, and whether it is a chant-instant; ValueError says which
    word is none.
    """
    kind, beside, instant = None, [], False
    for printed in words:
        word = re.sub(r"\s*:\s*", ":", printed.casefold().removesuffix(_FUTURE).strip())
        if word in _PLAIN:
            kind = _PLAIN[word]
        elif chant := _CHANT.fullmatch(word):
            kind, instant = CardType.CHANT, chant[1] == INSTANT
        elif (addition := _ADDITION.fullmatch(word)) and (addition[1] is None or addition[1] in _ADDED_TO):
            kind = CardType.ADDITION
            beside += [_ADDED_TO[addition[1]]] if addition[1] else []
        elif (stone := _STONE.fullmatch(word)) and (stone[1] is None or stone[1] in _STONES):
            kind = CardType.STONE
            beside += [_STONES[stone[1]]] if stone[1] else []
        else:
            raise ValueError(f"there is no type {quoted(printed)}")
    if kind is None:
        raise ValueError("the field type is missing")
    return kind, tuple(dict.fromkeys(beside)), instant


def _subtypes(kind: CardType, name: str, printed: Iterable[str]) -> tuple[str, ...]:
    """What stands beside a type; a magic stone is of the kind whose name it bears, too (FOW 201.4b)."""
    stone = _STONE.fullmatch(name.casefold()) if kind is CardType.STONE else None
    its_own = [word for word in _NAMES if stone and stone[1] == word.casefold()]
    return tuple(dict.fromkeys((*printed, *its_own)))


def _with_quickcast(text: str) -> str:
    """The text of a chant-instant as what it is treated as, a chant with Quickcast (FOW 1405.3a)."""
    return text if "[Quickcast]" in text.splitlines() else f"[Quickcast]\n{text}".rstrip()


def _numbers(kind: CardType, atk: int | None, defense: int | None) -> tuple[int | None, int | None]:
    """ATK and DEF: a resonator has both (FOW 206.1), a J-ruler both or neither (FOW 206.1a, 207.2a)."""
    if kind is CardType.RESONATOR or (kind is CardType.J_RULER and (atk, defense) != (None, None)):
        return atk or 0, defense or 0
    return atk, defense


# The sides of a card


def _awaited(code: str, kind: CardType) -> Side:
    """The other side of a card as long as no more is known of it than its number."""
    other = {CardType.RULER: CardType.J_RULER, CardType.J_RULER: CardType.RULER}
    return Side(code, "", "", type=other.get(kind, kind))


def lacks_side(card: Card) -> bool:
    """Whether nothing but the number is known of a card's other side."""
    return card.other is not None and not card.other.name


def _side(card: Card) -> Side:
    return Side(**{one.name: getattr(card, one.name) for one in fields(Side)})


def joined(cards: Mapping[str, Card]) -> dict[str, Card]:
    """The cards with their other sides, as far as these are among them; each side stays known by its own number.

    A side says whose other side it is; a ruler or a past side need not.
    """
    seconds = {card.other.code: card for card in cards.values() if card.reverse and card.other is not None}
    found = {}
    for code, card in cards.items():
        other = cards.get(card.other.code) if card.other is not None and lacks_side(card) else None
        if card.other is None and not card.reverse:
            other = seconds.get(code)
        found[code] = card if other is None else replace(card, other=_side(other))
    return found


# Set files

_FACT = re.compile(
    r"cost (?P<cost>\S+)|(?P<atk>[0-9]{1,5})/(?P<defense>[0-9]{1,5})|(?:Race|Trait) (?P<races>\S.*)"
    r"|kind (?P<kinds>\S.*)|side of (?P<side>\S+)"
)


def read_card(block: Block) -> Card:
    """The card that a block of a set file describes; raises ValueError with the sentence for its author."""
    parts = [part.strip() for part in block.facts.split(",")]
    try:
        kind, beside, instant = _type(parts[:1])
    except ValueError:
        raise ValueError(
            f"{quoted(block.facts)} does not begin with a type; write it as in 'Resonator, Fire, cost {{R}}{{1}}, "
            "500/700' (FOW 201.2)."
        ) from None
    rest = parts[1:]
    attributes: tuple[Attribute | None, ...] = ()
    if kind is not CardType.STONE:
        attributes = named(rest[0].split("/") if rest else (), {**_NAMES, "Void": None}, "attribute")
        rest = rest[1:]
    facts = _facts(rest)
    atk, defense = (int(facts[name]) if name in facts else None for name in ("atk", "defense"))
    kinds: tuple[str, ...] = ()
    if "kinds" in facts:
        kinds = named(_several(facts["kinds"]), {one: one for one in _NAMES}, "kind of magic stone")
    card = Card(
        code=block.code,
        name=block.name,
        text=_with_quickcast(block.text) if instant else block.text,
        type=kind,
        attributes=tuple(one for one in attributes if one is not None),
        cost=_signs(facts["cost"]) if "cost" in facts else None,
        atk=atk,
        defense=defense,
        races=_several(facts.get("races", "")),
        subtypes=_subtypes(kind, block.name, (*beside, *kinds)),
        other=_awaited(facts["side"], kind) if "side" in facts else None,
        reverse="side" in facts,
    )
    _agree(card)
    return card


def _facts(parts: list[str]) -> dict[str, str]:
    """The facts after type and attributes by their names."""
    facts: dict[str, str] = {}
    for part in parts:
        match = _FACT.fullmatch(part)
        if match is None:
            raise ValueError(
                f"{quoted(part)} is no fact of a card; use cost {{R}}{{1}}, 500/700, Race ..., Trait ..., kind ... of "
                "a magic stone, or side of 1-001."
            )
        for name, value in match.groupdict().items():
            if value is not None:
                if name in facts:
                    raise ValueError(f"{quoted(part)} is a second fact of one kind; keep one, as in 'Race Human/Elf'.")
                facts[name] = value
    return facts


def _several(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("/") if part.strip())


def _signs(text: str) -> tuple[str, ...]:
    """The signs of a cost, as ("R", "1") of `{R}{1}`."""
    if not _COST.fullmatch(text):
        raise ValueError(f"{quoted(text)} is no cost; write it as in '{{R}}{{R}}{{1}}' (FOW 203).")
    return tuple(_SIGN.findall(text))


def _agree(card: Card) -> None:
    """What a type has and has not."""
    if (card.cost is None) != (card.type in _WITHOUT_COST):
        raise ValueError(
            f"{card.name} has no cost; add it, as in 'cost {{R}}{{1}}' (FOW 203.1)." if card.cost is None else
            f"the {card.type.value} {card.name} has a cost; remove it (FOW 203.1)."
        )
    if card.type is CardType.RESONATOR and card.atk is None:
        raise ValueError(f"the Resonator {card.name} has no ATK and DEF; add them, as in '500/700' (FOW 206.1, 207.1).")
    if card.atk is not None and card.type not in (CardType.RESONATOR, CardType.J_RULER):
        raise ValueError(f"the {card.type.value} {card.name} has ATK and DEF; remove them (FOW 206.1, 207.1).")
    if card.type is CardType.J_RULER and not card.reverse:
        raise ValueError(f"the J-ruler {card.name} names no ruler; add it, as in 'side of 1-001' (FOW 201.2).")


# The lists of players


#: What a card needs, with the names that lists give it; a mapping file may name another.
FIELDS: dict[str, tuple[str, ...]] = {
    **cardlists.FIELDS,
    "type": ("type", "types", "card_type", "cardtype"),
    "subtypes": ("subtypes", "subtype"),
    "attributes": ("attributes", "attribute", "colour", "color", "colours", "colors"),
    "cost": ("cost", "will_cost", "mana_cost"),
    "atk": ("atk", "attack"),
    "defense": ("defense", "def", "defence"),
    "races": ("races", "race", "traits", "trait"),
    "other": ("other", "other_side_code", "other_side", "otherside"),
    "reverse": ("reverse",),
}
#: What the number of a future side ends with in lists.
_MARK = "^"


def _card(record: Record) -> Card:
    words = record.words("type", ",;|")
    try:
        kind, beside, instant = _type(words)
    except ValueError as problem:
        raise record.wrong(f"{problem}") from None
    text = plain(record.text("text", needed=False))
    cost = _listed_cost(record)
    atk, defense = _numbers(kind, record.number("atk"), record.number("defense"))
    future = record.code.endswith(_MARK)
    return Card(
        code=record.code,
        name=plain(record.text("name")),
        text=_with_quickcast(text) if instant else text,
        type=kind,
        attributes=tuple(one for one in record.members("attributes", _ATTRIBUTES, "attribute") if one is not None),
        cost=("0",) if cost is None and kind not in _WITHOUT_COST else cost,
        atk=atk,
        defense=defense,
        races=tuple(record.words("races")),
        subtypes=_subtypes(kind, record.text("name"), (*beside, *record.words("subtypes"))),
        other=_listed_side(record, kind) or (_awaited(record.code.removesuffix(_MARK), kind) if future else None),
        reverse=future or kind is CardType.J_RULER or record.flag("reverse"),
    )


def _listed_cost(record: Record) -> tuple[str, ...] | None:
    """The signs of a cost, printed as one text or each by itself; None for none."""
    value = record.of("cost")
    text = "".join(map(str, value)) if isinstance(value, list) else str("" if value is None else value).strip()
    if text in ("", "-"):
        return None
    if not _COST.fullmatch(text):
        raise record.wrong(f"the field cost is not a cost like {{R}}{{1}}: {quoted(text)}")
    return tuple(map(str, value)) if isinstance(value, list) else tuple(_SIGN.findall(text))


def _listed_side(record: Record, kind: CardType) -> Side | None:
    """The other side of a card: as this program writes it, or its number."""
    value: Any = record.of("other")
    if value in (None, ""):
        return None
    if isinstance(value, str):
        return _awaited(value.strip(), kind)
    try:
        return msgspec.convert(value, Side)
    except msgspec.ValidationError as problem:
        raise record.wrong(f"its other side cannot be read ({problem})") from None


#: The lists that players have of the game.
LISTS = CardLists(FIELDS, _card, ("type",))

_BREAK = re.compile(r"\s*(?:<br\s*/?>|</p>\s*<p>|</p>|<p>|\\n)\s*", re.IGNORECASE)
_STYLE = re.compile(r"</?(?:b|i|em|strong|span|u)\b[^>]*>", re.IGNORECASE)


def plain(text: str) -> str:
    """The text with its abilities one a line and without the markup of lists."""
    text = _STYLE.sub("", _BREAK.sub("\n", html.unescape(text).replace("\u00a0", " ")))
    lines = (re.sub(r"[ \t]+", " ", line).strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line)
