"""The cards of Cardfight!! Vanguard: what is printed on them (VG 3), and what they are now (VG 16.9)."""

from __future__ import annotations

import enum
from dataclasses import KW_ONLY, dataclass
from types import MappingProxyType
from typing import Annotated

from msgspec import Meta

from engine import abilities as ab
from engine.bounds import PrintedNumber, PrintedParts
from engine.cards import Printed
from engine.continuous import board as boards
from engine.continuous.in_force import RuleEffect, Values


class CardType(enum.Enum):
    """The types of card (VG 3.6), and the orders that came late in the V series (VG 25)."""

    NORMAL = "Normal Unit"
    TRIGGER = "Trigger Unit"
    G_UNIT = "G Unit"
    TOKEN = "Token Unit"
    NORMAL_ORDER = "Normal Order"
    BLITZ_ORDER = "Blitz Order"
    SET_ORDER = "Set Order"
    #: Pseudo-cards besides the tokens: a protect (VG 24.2), and a ticket, which is a blitz order (VG 25).
    PROTECT = "Protect"
    TICKET = "Ticket"


#: The types that are no units (VG 25).
ORDERS = (CardType.NORMAL_ORDER, CardType.BLITZ_ORDER, CardType.SET_ORDER)


class Trigger(enum.Enum):
    """The trigger icons (VG 12.3)."""

    CRITICAL = "Critical"
    DRAW = "Draw"
    STAND = "Stand"
    HEAL = "Heal"
    FRONT = "Front"


class Gift(enum.Enum):
    """The clan types of imaginary gifts (VG 9.1)."""

    FORCE = "Force"
    ACCEL = "Accel"
    PROTECT = "Protect"


class Skill(enum.Enum):
    """The skill icons (VG 3.5)."""

    BOOST = "Boost"
    INTERCEPT = "Intercept"
    TWIN_DRIVE = "Twin Drive!!"
    TRIPLE_DRIVE = "Triple Drive!!!"


class Nation(enum.Enum):
    """The six nations (VG 3.7)."""

    UNITED_SANCTUARY = "United Sanctuary"
    DRAGON_EMPIRE = "Dragon Empire"
    STAR_GATE = "Star Gate"
    DARK_ZONE = "Dark Zone"
    MAGALLANICA = "Magallanica"
    ZOO = "Zoo"


#: The clans of each nation (VG 3.7).
CLANS: MappingProxyType[Nation, tuple[str, ...]] = MappingProxyType({
    Nation.UNITED_SANCTUARY: (
        "Royal Paladin", "Oracle Think Tank", "Angel Feather", "Shadow Paladin", "Gold Paladin", "Genesis",
    ),
    Nation.DRAGON_EMPIRE: ("Kagero", "Nubatama", "Tachikaze", "Murakumo", "Narukami"),
    Nation.STAR_GATE: ("Nova Grappler", "Dimension Police", "Etranger", "Link Joker"),
    Nation.DARK_ZONE: ("Spike Brothers", "Dark Irregulars", "Pale Moon", "Gear Chronicle"),
    Nation.MAGALLANICA: ("Granblue", "Bermuda Triangle", "Aqua Force"),
    Nation.ZOO: ("Megacolony", "Great Nature", "Neo Nectar"),
})
#: The clan whose cards belong to every clan and nation (VG 2.7).
CRAY_ELEMENTAL = "Cray Elemental"
_NATION_OF = {clan: nation for nation, clans in CLANS.items() for clan in clans}


@dataclass(frozen=True, slots=True)
class Card(Printed):
    """A card of Cardfight!! Vanguard as printed (VG 3.1).

    ``assumed`` names the values that the list it came from leaves out, and that were set from what it does say.
    """

    _: KW_ONLY
    type: CardType
    #: The clans it belongs to; without a clan and with a nation it counts as every clan of that nation (VG 3.7).
    clans: PrintedParts = ()
    nation: Nation | None = None
    race: PrintedParts = ()
    grade: Annotated[int, Meta(ge=0, le=9)] = 0
    power: PrintedNumber = 0
    #: None for a card that has none, which counts as 0 on a guardian circle (VG 3.3).
    shield: PrintedNumber | None = None
    critical: Annotated[int, Meta(ge=0, le=9)] = 1
    trigger: Trigger | None = None
    #: What its trigger gives (VG 12.2).
    trigger_power: PrintedNumber = 0
    skills: Annotated[tuple[Skill, ...], Meta(max_length=len(Skill))] = ()
    gift: Gift | None = None
    #: Whether it was printed before the V series, as far as a list says (VG 2.7).
    older: bool = False
    assumed: PrintedParts = ()

    @property
    def is_g_unit(self) -> bool:
        """Whether it belongs into a G deck (VG 2.5)."""
        return self.type is CardType.G_UNIT


def nation_of(card: Card) -> Nation | None:
    """Return the nation of a card: as printed, else that of its clan (VG 3.7)."""
    return card.nation or next((_NATION_OF[clan] for clan in card.clans if clan in _NATION_OF), None)


def clans_of(card: Card) -> tuple[str, ...]:
    """Return the clans of a card: of a nation's card without a clan all clans of the nation (VG 3.7)."""
    return card.clans or (CLANS[card.nation] if card.nation is not None else ())


# What cards are now


#: The layer that is worked out when somebody asks.
RULINGS = 9


class Now(Values):
    """The current values of one card (VG 16.9); what it does on the table is in the position itself. What it may do is
    worked out only when somebody asks: until then the values wait for the board.
    """

    __slots__ = (
        "base_critical", "base_power", "clans", "critical", "drive", "grade", "names", "nation", "power", "races",
        "rulings", "shield", "skills", "trigger",
    )
    lazy = MappingProxyType({"rulings": RULINGS})

    def __init__(self, number: int, card: Card, abilities: tuple[ab.Ability, ...]) -> None:
        super().__init__(number, abilities)
        self.names: tuple[str, ...] = (card.name,)
        self.clans = clans_of(card)
        self.nation = nation_of(card)
        self.races = card.race
        self.grade = card.grade
        self.power = self.base_power = card.power
        self.critical = self.base_critical = card.critical
        #: How many drive checks it makes: one, and what its skills say (VG 3.4, 22).
        self.drive = 1 + (2 if Skill.TRIPLE_DRIVE in card.skills else 1 if Skill.TWIN_DRIVE in card.skills else 0)
        self.shield = card.shield or 0
        self.skills = frozenset(card.skills)
        self.trigger = card.trigger
        #: What is forbidden or allowed to it.
        self.rulings: tuple[RuleEffect, ...] = ()

    def __repr__(self) -> str:
        return f"{self.names}, grade {self.grade}, {self.power}"


Board = boards.Board[Now]
