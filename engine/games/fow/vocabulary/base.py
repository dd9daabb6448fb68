"""Closed lists, kinds of ability, costs, qualities, references, amounts and conditions that only Force of Will has."""

from __future__ import annotations

import enum
from functools import cache

from engine import abilities as ab
from engine.games.fow.cards import Attribute

# Closed lists.


class Zone(enum.Enum):
    """The zones (FOW 300)."""

    FIELD = "field"
    CHASE = "chase"
    RULER_AREA = "ruler area"
    DECK = "main deck"
    STONE_DECK = "magic stone deck"
    HAND = "hand"
    GRAVEYARD = "graveyard"
    STANDBY = "standby area"
    REMOVED = "removed area"
    #: Cards that are in no zone of this game (FOW 315).
    OUTSIDE = "outside the game"


class Phase(enum.Enum):
    """Phases of a turn, and the battle, that cards speak of (FOW 500, 800)."""

    DRAW = "draw phase"
    RECOVERY = "recovery phase"
    MAIN = "main phase"
    END = "end phase"
    BATTLE = "battle"


class ChaseKind(enum.Enum):
    """What can lie on the chase, or be the cause of something (FOW 312.3, 902)."""

    SPELL = "spell"
    RESONATOR_SPELL = "resonator spell"
    OTHER_SPELL = "non-resonator spell"
    ABILITY = "ability"
    ACTIVATE = "activate ability"
    AUTOMATIC = "automatic ability"
    #: Any activate ability but a will ability (FOW 907).
    NOT_WILL = "non-will activate ability"
    JUDGMENT = "[Judgment] ability"
    GODS_ART = "God's Art ability"
    SHIFT = "[Shift] ability"
    EVOLUTION = "[Evolution] ability"
    INHERITANCE = "[Inheritance] ability"
    SEAL = "[Seal] ability"


class Many(enum.Enum):
    """What a card has a number of: "with two or more attributes" (FOW 208.3)."""

    ATTRIBUTES = "attributes"


class AbilityWord(enum.Enum):
    """Keywords that other text stands behind, or that only name a card's kind: what is asked of a card (FOW 1100)."""

    ENTER = "Enter"
    AWAKENING = "Awakening"
    INCARNATION = "Incarnation"
    TRIGGER = "Trigger"
    STEALTH = "Stealth"
    EVOLUTION = "Evolution"
    SHIFT = "Shift"
    LIMIT = "Limit"
    ENERGIZE = "Energize"
    BESTOW = "Bestow"
    MANA = "Mana"
    TORRENT = "Torrent"
    RESONANCE = "Resonance"
    INHERITANCE = "Inheritance"
    SEAL = "Seal"
    MYTHIC = "Mythic"
    HOPE = "Will of Hope"
    DESPAIR = "Will of Despair"


class Holder(enum.Enum):
    """A player whom no other game speaks of."""

    #: The controller of what this card is added to (FOW 1121.3a).
    BEARERS = "the controller of the added card"


# Kinds of ability.


class ChantEffect(ab.Ability):
    """What a chant does when it resolves: its lines in printed order (FOW 903.3)."""

    effects: tuple[ab.Effect, ...]


class Torrent(ab.Ability):
    """ "[Torrent] ...": the ability is there if another card was played before it in the turn (FOW 1124)."""

    ability: ab.Ability


class Lifebreak(ab.Ability):
    """ "[Break] ...": played as lifebreak takes the card (FOW 1415.1b)."""

    effects: tuple[ab.Effect, ...]


class Labelled(ab.Ability):
    """The ability under a word that names its kind: "[Resonance]", "[Will of Hope]", "[Seal]" (members of
    AbilityWord)."""

    word: AbilityWord
    ability: ab.Ability | None = None


class Seal(ab.Ability):
    """ "[Seal] (5) - ...": the ability is there while its player controls so many magic stones, of a chant as it is
    played; or where its seals are released (ReleaseSeals).
    """

    count: int
    ability: ab.Ability


class AsEnters(ab.Ability):
    """ "As this card enters the field, ...": done before it is there (FOW 910)."""

    what: ab.Reference
    effects: tuple[ab.Effect, ...]


class Judgment(ab.Ability):
    """ "[Judgment] cost": the ruler becomes its J-ruler (FOW 705); so much less to pay where `statics` say."""

    cost: tuple[ab.Cost, ...]
    limits: tuple[ab.Limit, ...] = ()
    statics: tuple[ab.Static, ...] = ()


class Awakening(ab.Ability):
    """ "[Awakening] cost: ability": an additional cost that may be paid; then it has the ability (FOW 1109)."""

    cost: tuple[ab.Cost, ...]
    ability: ab.Ability | None = None


class Incarnation(ab.Ability):
    """ "[Incarnation] ...": a resonator of each of these is banished in place of the cost: one that has one of the
    attributes (FOW 1110).
    """

    attributes: tuple[tuple[Attribute, ...], ...]


class TriggerChant(ab.Ability):
    """ "[Trigger] ...: effects", of a chant in the standby area (FOW 708, 1113): at an event, while a condition holds,
    or anytime; with an additional cost.
    """

    effects: tuple[ab.Effect, ...]
    trigger: ab.Trigger | None = None
    condition: ab.Condition | None = None
    cost: tuple[ab.Cost, ...] = ()


class Stealth(ab.Ability):
    """ "[Stealth] ...": from the standby area it may be played without its cost when the event happens, or while the
    condition holds (FOW 1114).
    """

    trigger: ab.Trigger | None = None
    condition: ab.Condition | None = None


class Evolution(ab.Ability):
    """ "[Evolution] cost": put an evolution counter on it if it has none (FOW 1116)."""

    cost: tuple[ab.Cost, ...]


class Shift(ab.Ability):
    """ "[Shift] cost": played with either side, or turned to its future side (FOW 1117)."""

    cost: tuple[ab.Cost, ...]


class CountersAtStart(ab.Ability):
    """ "[Limit] 3", "[Mana] 2": so many counters lie on it from the start (FOW 1118, 1122); LIMIT or MANA."""

    word: AbilityWord
    count: ab.Amount


class Energize(ab.Ability):
    """ "[Energize] {R}": a will coin that produces one of these, for who does not begin (FOW 1119)."""

    signs: tuple[str, ...]


class Bestow(ab.Ability):
    """ "[Bestow] cost": added to a target resonator, at main timing (FOW 1121)."""

    cost: tuple[ab.Cost, ...]


class Barrier(ab.Ability):
    """ "[Barrier] (Chant)": no target of what the opponent controls that fits (FOW 1120.3)."""

    against: ab.Noun


class Inheritance(ab.Ability):
    """ "[Inheritance] cost: effects": an activate ability from the hand, where discarding it is a part of the cost."""

    cost: tuple[ab.Cost, ...]
    effects: tuple[ab.Effect, ...]


# Costs.


class WillCost(ab.Cost):
    """So much will, as the signs of a card's cost (FOW 1003.2)."""

    signs: tuple[str, ...]


class AnyWill(ab.Cost):
    """As much will as one likes, at least so much."""

    least: int = 0


# Qualities.


class OfAttribute(ab.Quality):
    """Of the attribute (FOW 208); of none when None (FOW 208.4)."""

    attribute: Attribute | None


class OfAttributes(ab.Quality):
    """Of all these attributes."""

    attributes: tuple[Attribute, ...]


class OfRace(ab.Quality):
    """Has the race or trait (FOW 205.1a), as :func:`singular` says both."""

    race: str


class OfSubtype(ab.Quality):
    """Has the word beside its type: "Special", "Fire Magic Stone", "Field" of an old addition (FOW 201.3, 1406.1a)."""

    subtype: str


class NamedLike(ab.Quality):
    """Its name contains this (FOW 202.3a)."""

    part: str


class IsToken(ab.Quality):
    """Is a token (FOW 1303)."""


class IsCopy(ab.Quality):
    """Is a copy, of what ComesFrom says (FOW 1017): only while the text is read."""


class HasWord(ab.Quality):
    """Has an ability of the kind: "with [Will of Hope]" (a member of AbilityWord)."""

    word: AbilityWord


class WithKind(ab.Quality):
    """Has an ability of the kind: "with non-will activate abilities"; any printed one when None."""

    kind: ChaseKind | None = None


class Astral(ab.Quality):
    """A ruler with an astral counter, that cannot do judgment any more (FOW 1010.1a)."""


class WithAdded(ab.Quality):
    """An addition is added to it, or so many: of those that fit when given (FOW 1121.3a)."""

    what: ab.Noun | None = None
    quantity: ab.Quantity = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))


class AddedTo(ab.Quality):
    """Is an addition that is added to what fits (FOW 1002)."""

    what: ab.Reference


class Extreme(ab.Quality):
    """No other that fits the noun has more of it: "that has or shares the highest ATK"."""

    trait: ab.Trait
    lowest: bool = False


class WithoutStats(ab.Quality):
    """Has neither ATK nor DEF (FOW 206.1a, 207.2a)."""


class OffPrint(ab.Quality):
    """Its ATK or DEF is not what is printed on it (FOW 206, 207)."""

    trait: ab.Trait


class PutBy(ab.Quality):
    """Was put where it lies by what `by` means: "put in a field by this card", "removed by this card"."""

    by: ab.Reference


# References.


class Bearer(ab.Reference):
    """What this card is added or bestowed to: "added resonator", "bestowed resonator" (FOW 1121.3a); only as long as it
    fits the noun.
    """

    noun: ab.Noun


class PlayerAsTarget(ab.Reference):
    """The player, as what is attacked (FOW 803)."""

    player: ab.Player


class WordCosts(ab.Reference):
    """The costs of the keyword, as what is paid: "[Awakening] costs"."""

    word: AbilityWord


class RulerOf(ab.Reference):
    """The player's J/ruler, ruler or J-ruler, as the noun says (FOW 201.2b)."""

    player: ab.Player
    noun: ab.Noun


class ThisItem(ab.Reference):
    """The spell or ability on the chase that says it, or that was spoken of: "copy this ability"."""


class Aimed(ab.Reference):
    """The targets of the so-many-th group of the "choose" before it, from 0, of three groups or more."""

    place: int


class TopOfStones(ab.Reference):
    """The top cards of the player's magic stone deck (FOW 305)."""

    count: ab.Count
    player: ab.Player = ab.Player.YOU


# Amounts.


class LifeOf(ab.Amount):
    """How much life the player has (FOW 105.4)."""

    player: ab.Player


class RollResult(ab.Amount):
    """The result of the roll of [Force] (FOW 1023)."""


class LifeLost(ab.Amount):
    """How much life this ability has just made the actor pay or lose."""


class LifeMoved(ab.Amount):
    """So much life, or damage, as was just spoken of: "that much life"."""


class DamageDealtBy(ab.Amount):
    """How much damage it has dealt this turn."""

    whose: ab.Reference


class WillSigns(ab.Amount):
    """How many will symbols are in its attribute cost (FOW 203.2)."""

    whose: ab.Reference


class AttributesSpent(ab.Amount):
    """How many attributes the will had that was spent to play it."""

    what: ab.Reference


class PrintedTrait(ab.Amount):
    """How much is printed on it: "its printed ATK" (FOW 206)."""

    trait: ab.Trait
    whose: ab.Reference


# Conditions.


class WasAwakened(ab.Condition):
    """Its [Awakening] cost was paid (FOW 1109.2a)."""

    what: ab.Reference


class PaidSign(ab.Condition):
    """Will with the sign was part of what was paid for it or its judgment, or as it was paid for a cost besides: all is
    paid together (FOW 903.2f).
    """

    sign: str
    cost: ab.Reference | None = None


class SoMuch(ab.Effect):
    """What the sentence before does, with this amount: "it deals 800 damage instead", "put four counters instead"."""

    amount: ab.Amount


class DamageWasPrevented(ab.Condition):
    """The damage was prevented just now."""


class DamageWasDealt(ab.Condition):
    """Damage was dealt by the effect before."""


class PlayedFrom(ab.Condition):
    """It was played from the zone (FOW 703), not put onto the field."""

    what: ab.Reference
    zone: Zone | None = None


class HasNoWill(ab.Condition):
    """The player has no produced will (FOW 907.3)."""

    player: ab.Player


class Limits(ab.Limit):
    """All of these."""

    limits: tuple[ab.Limit, ...]


class OncePerGame(ab.Limit):
    """The God's Art of the name can be played once per game (FOW 1112.2)."""

    name: str


class CheaperUse(ab.Limit):
    """What the ability costs is changed so."""

    static: ab.Static


_PLURALS = (
    ("lves", "lf"), ("rves", "rf"), ("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("s", ""),
)
#: What ends in "-ie" where one is spoken of.
_IN_IE = ("zombies", "valkyries", "genies", "pixies", "faeries", "brownies")


@cache
def singular(race: str) -> str:
    """A race as it is said of one: "Elves" are of the race "Elf", "Four Sacred Beasts" of "Four Sacred Beast"."""
    if race.lower().endswith(_IN_IE):
        return race[:-1]
    for many, one in _PLURALS:
        if race.endswith(many) and not race.endswith("ss") and len(race) > max(len(many), 2):
            return race[: -len(many)] + one
    return race


def plural(race: str) -> str:
    """A race as it is said of many; names of several words that have a number of their own stay as they are."""
    if race[-1].isdigit():
        return race
    if race.endswith(("s", "ch", "sh")):
        return race + "es"
    if race.endswith("y") and race[-2] not in "aeiou":
        return race[:-1] + "ies"
    return race[:-1] + "ves" if race.endswith(("lf", "rf")) else race + "s"
