"""Cards of Cardfight!! Vanguard from set files and from the lists that players bring (VG 3).

In a set file the facts of a card are one line: `Normal Unit, Lampwrights, grade 3, power 13000, Twin Drive!!, gift
Force, Race Human`. The type comes first, then the clans (`Lampwrights/Ebb Choir` for two, `no clan` for none), grade
and power; shield, critical (1 where none is printed), skill icons, gift, nation and races follow where the card has
them. A trigger unit names its icon with the power it gives: `Critical +10000`.

Lists often leave out what the layout of a card says without a word. What can be told from grade, type, clan and shield
is set as these cards are printed (VG 3.5, 9.9, 29), and `Card.assumed` names it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from engine import cardlists
from engine.cardlists import CardLists, Record
from engine.cards import Block, named
from engine.files import quoted
from engine.games.vanguard.cards import ORDERS, Card, CardType, Gift, Nation, Skill, Trigger

_TYPES = {one.value: one for one in CardType}
_SKILLS = {one.value: one for one in Skill}
_NATIONS = {one.value: one for one in Nation}
_GIFTS = {one.value: one for one in Gift}
_TRIGGERS = {one.value: one for one in Trigger}
_NO_CLAN = "no clan"

# Set files

_FACT = re.compile(
    r"grade (?P<grade>[0-9])|power (?P<power>[0-9]{1,6})|shield (?P<shield>[0-9]{1,6})|critical (?P<critical>[0-9])"
    rf"|(?P<trigger>{'|'.join(_TRIGGERS)}) \+(?P<gives>[0-9]{{1,6}})|(?P<skill>{'|'.join(map(re.escape, _SKILLS))})"
    r"|gift (?P<gift>\S.*)|nation (?P<nation>\S.*)|Race (?P<race>\S.*)"
)


def read_card(block: Block) -> Card:
    """The card that a block of a set file describes; raises ValueError with the sentence for its author."""
    parts = [part.strip() for part in block.facts.split(",")]
    if parts[0] not in _TYPES or len(parts) < 2:
        raise ValueError(
            f"{quoted(block.facts)} does not begin with type and clan; write it as in 'Normal Unit, Lampwrights, grade "
            "1, power 8000, shield 10000, Boost' (VG 3.6)."
        )
    facts = _facts(parts[2:])
    kind = _TYPES[parts[0]]
    critical = facts.get("critical", "0" if kind in ORDERS else "1")
    card = Card(
        code=block.code,
        name=block.name,
        text=block.text,
        type=kind,
        clans=() if parts[1] == _NO_CLAN else _several(parts[1]),
        nation=named([facts["nation"]], _NATIONS, "nation")[0] if "nation" in facts else None,
        race=_several(facts.get("race", "")),
        grade=int(facts.get("grade", 0)),
        power=int(facts.get("power", 0)),
        shield=int(facts["shield"]) if "shield" in facts else None,
        critical=int(critical),
        trigger=_TRIGGERS[facts["trigger"]] if "trigger" in facts else None,
        trigger_power=int(facts.get("gives", 0)),
        skills=tuple(_SKILLS[word] for word in facts.get("skill", "").split("/") if word),
        gift=named([facts["gift"]], _GIFTS, "imaginary gift")[0] if "gift" in facts else None,
    )
    _agree(card, facts)
    return card


def _facts(parts: list[str]) -> dict[str, str]:
    """The facts after type and clan by their names."""
    facts: dict[str, str] = {}
    for part in parts:
        match = _FACT.fullmatch(part)
        if match is None:
            raise ValueError(
                f"{quoted(part)} is no fact of a card; use grade 1, power 8000, shield 10000, critical 1, Critical "
                f"+10000, {', '.join(_SKILLS)}, gift Force, nation Zoo or Race Human."
            )
        for name, value in match.groupdict().items():
            if value is None:
                continue
            if name in facts and name != "skill":
                raise ValueError(f"{quoted(part)} is a second fact of one kind; keep one, as in 'Race Human/Ghost'.")
            facts[name] = f"{facts[name]}/{value}" if name in facts else value
    return facts


def _several(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("/") if part.strip())


def _agree(card: Card, facts: Mapping[str, str]) -> None:
    """What a type has and has not."""
    if "grade" not in facts:
        raise ValueError(f"{card.name} has no grade; add it, as in 'grade 1' (VG 3.2).")
    if card.type in ORDERS:
        if wrong := [name for name in ("power", "shield", "critical", "trigger", "skill", "gift") if name in facts]:
            raise ValueError(f"the order {card.name} has {wrong[0]}; remove it (VG 25).")
    elif "power" not in facts:
        raise ValueError(f"{card.name} has no power; add it, as in 'power 8000' (VG 3.1).")
    if (card.type is CardType.TRIGGER) != (card.trigger is not None):
        raise ValueError(
            f"{card.name} has no trigger icon; add it, as in 'Critical +10000' (VG 12.2)." if card.trigger is None else
            f"the {card.type.value} {card.name} has a trigger icon; remove it (VG 12.2)."
        )


# The lists of players


#: What a card needs, with the names that lists give it; a mapping file may name another.
FIELDS: dict[str, tuple[str, ...]] = {
    **cardlists.FIELDS,
    "type": ("type", "card_type", "cardtype", "unit_type"),
    "clan": ("clan", "clans"),
    "nation": ("nation", "nations"),
    "race": ("race", "races"),
    "grade": ("grade",),
    "power": ("power",),
    "shield": ("shield",),
    "critical": ("critical",),
    "trigger": ("trigger", "trigger_icon", "trigger_type"),
    "trigger_power": ("trigger_power",),
    "skills": ("skill_icons", "skill_icon", "icons", "icon"),
    #: As this program writes them; elsewhere it is a name of the text.
    "written": ("skills",),
    "assumed": ("assumed",),
    "gift": ("gift", "gift_icon", "imaginary_gift"),
    "series": ("series", "era"),
}

#: What lists write for what is not one of the types: markers, tickets and tokens.
_OTHERS = "Others"
#: A marker is no card (VG 9.5), nor is a ticket (VG 24.1).
_NOT_TOKENS = {"marker": "a marker is no card (VG 9.5)", "ticket": "a ticket is no card that is brought (VG 24.1)"}
_OVER = "[Over]"
_TOKEN = re.compile(r"represents an? .+? token", re.IGNORECASE)

#: Which gift cards of a clan give (VG 9.9).
_GIFT_OF: Mapping[str, Gift] = MappingProxyType({
    clan: gift
    for gift, clans in {
        Gift.FORCE: (
            "Bermuda Triangle", "Dimension Police", "Gear Chronicle", "Genesis", "Kagero", "Link Joker", "Neo Nectar",
            "Royal Paladin", "Shadow Paladin", "Spike Brothers",
        ),
        Gift.ACCEL: (
            "Aqua Force", "Gold Paladin", "Great Nature", "Murakumo", "Narukami", "Nova Grappler", "Pale Moon",
            "Tachikaze",
        ),
        Gift.PROTECT: (
            "Angel Feather", "Dark Irregulars", "Granblue", "Megacolony", "Nubatama", "Oracle Think Tank",
        ),
    }.items()
    for clan in clans
})
#: From this grade on units carry a gift icon in the V series (VG 9.2).
_GIFTED = 3
#: The skill icon of each grade, of the fourth and higher the last (VG 3.5).
_SKILL_OF = (Skill.BOOST, Skill.BOOST, Skill.INTERCEPT, Skill.TWIN_DRIVE)
#: Which trigger has which shield (VG 29); those that lists do not tell apart count as critical triggers.
_TRIGGER_OF: Mapping[int, Trigger] = MappingProxyType({
    20_000: Trigger.HEAL, 30_000: Trigger.DRAW, 5_000: Trigger.DRAW, 0: Trigger.DRAW,
})
#: What a trigger gives, and what it gave before the V series (VG 12.2).
_GIVES, _GAVE = 10_000, 5_000


class _Assumed:
    """What a list says of a card, or else what is printed on such cards; ``names`` is what was not said."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._written = record.of("assumed") is not None
        #: In the order of the fields; of a card that this program wrote, those that it wrote.
        self.names: list[str] = record.words("assumed")

    def lacks(self, name: str) -> bool:
        """Whether a list leaves a value out; it is assumed then."""
        if self._written or self._record.of(name) is not None:
            return False
        self.names.append(name)
        return True


def _card(record: Record) -> Card:
    kind = _type(record)
    clans, nation = _clans(record)
    grade, shield = record.number("grade"), record.number("shield")
    text = record.text("text", needed=False)
    if grade is None and kind in (CardType.NORMAL, CardType.TRIGGER, CardType.G_UNIT):
        raise record.wrong("the field grade is missing")
    assumed = _Assumed(record)
    trigger, gives = _trigger(record, kind, shield, assumed)
    return Card(
        code=record.code,
        name=record.text("name"),
        text=text,
        type=kind,
        clans=clans,
        nation=nation,
        race=() if assumed.lacks("race") else tuple(record.words("race", "/,")),
        grade=grade or 0,
        power=record.number("power") or 0,
        shield=shield,
        critical=_critical(record, kind, assumed),
        trigger=trigger,
        trigger_power=gives,
        skills=_skills(record, kind, grade or 0, shield, assumed),
        gift=_gift(record, kind, grade or 0, clans, assumed),
        older=not _is_v(record),
        assumed=tuple(assumed.names),
    )


def _type(record: Record) -> CardType:
    printed = record.text("type")
    if printed.casefold() != _OTHERS.casefold():
        kind = record.members("type", _TYPES, "type", ";|")[0]
        if kind is CardType.TRIGGER and _OVER in record.text("text", needed=False):
            raise record.wrong("there are no over triggers in this edition (VG 27)")
        return kind
    text = record.text("text", needed=False)
    if _TOKEN.search(text):
        return CardType.TOKEN
    raise record.wrong(next((why for word, why in _NOT_TOKENS.items() if word in text), "it is no card (VG 3.6)"))


def _clans(record: Record) -> tuple[tuple[str, ...], Nation | None]:
    """Its clans and its nation; a list may name a nation where others name a clan (VG 3.7)."""
    words = record.words("clan", "/")
    nations = [_NATIONS[word] for word in words if word in _NATIONS] or record.members("nation", _NATIONS, "nation")
    return tuple(word for word in words if word not in _NATIONS), next(iter(nations), None)


def _critical(record: Record, kind: CardType, assumed: _Assumed) -> int:
    if kind in ORDERS:
        return 0
    return 1 if assumed.lacks("critical") else record.number("critical") or 0


def _trigger(
    record: Record, kind: CardType, shield: int | None, assumed: _Assumed
) -> tuple[Trigger | None, int]:
    """The trigger icon, and what it gives."""
    if kind is not CardType.TRIGGER:
        return None, 0
    if assumed.lacks("trigger"):
        icon = _TRIGGER_OF.get(shield or 0, Trigger.CRITICAL)
    else:
        known = {word: one for one in Trigger for word in (one.value, f"{one.value} Trigger")}
        icons = record.members("trigger", known, "trigger icon")
        if not icons:
            raise record.wrong("a trigger unit has a trigger icon")
        icon = icons[0]
    if not assumed.lacks("trigger_power"):
        return icon, record.number("trigger_power") or 0
    return icon, _GIVES if _is_v(record) else _GAVE


def _is_v(record: Record) -> bool:
    """Whether a card is of the V series, as far as a list says (VG 0)."""
    return record.text("series", needed=False).casefold() in ("", "v")


def _skills(
    record: Record, kind: CardType, grade: int, shield: int | None, assumed: _Assumed
) -> tuple[Skill, ...]:
    """Its skill icons; a G unit with a shield is a G guardian, which makes no drive checks (VG 3.5, 21.8)."""
    if kind in ORDERS:
        return ()
    if isinstance(record.of("written"), list):
        return record.members("written", _SKILLS, "skill icon")
    if not assumed.lacks("skills"):
        return record.members("skills", _SKILLS, "skill icon", "/,;")
    if kind is CardType.G_UNIT:
        return () if shield else (Skill.TRIPLE_DRIVE,)
    return (_SKILL_OF[min(grade, len(_SKILL_OF) - 1)],)


def _gift(record: Record, kind: CardType, grade: int, clans: tuple[str, ...], assumed: _Assumed) -> Gift | None:
    """Its gift icon: normal units of the V series from grade 3 on have that of their clan (VG 9.2, 9.9)."""
    if kind is not CardType.NORMAL or grade < _GIFTED:
        return None
    if not assumed.lacks("gift"):
        return next(iter(record.members("gift", _GIFTS, "imaginary gift")), None)
    return next((_GIFT_OF[clan] for clan in clans if clan in _GIFT_OF), None) if _is_v(record) else None


#: The lists that players have of the game.
LISTS = CardLists(FIELDS, _card, ("type",))
