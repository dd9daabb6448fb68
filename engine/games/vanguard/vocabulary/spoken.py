"""What Vanguard's texts say besides: how things are said of the battle, kinds of card, what is in place of what."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.vanguard.vocabulary.values import Varies


class AsBefore(ab.Duration):
    """As long as what was said before would last, in whose place or beside which this is said."""


class CardKind(enum.Enum):
    """Kinds of card that texts speak of (VG 3.6)."""

    __hash__ = object.__hash__
    TRIGGER = "trigger unit"
    TOKEN = "token"
    G_UNIT = "G unit"
    G_GUARDIAN = "G guardian"
    SENTINEL = "sentinel"
    ORDER = "order"
    MUSIC = "music"


class IsKind(ab.Quality):
    """Is a card of the kind (VG 3.6); a sentinel has the keyword (VG 22)."""

    kind: CardKind


class OnCircle(ab.Quality):
    """As circles are told to which something goes: no two of them the same if `separate`; of the row, in the column of
    `beside`, when given; one that has come with an Accel marker if `additional`, with a unit on it if `taken`.
    """

    separate: bool = False
    row: enum.Enum | None = None
    beside: ab.Reference | None = None
    additional: bool = False
    taken: bool = False


class Whilst(ab.EventVerb):
    """The deed of one of whom the quality is true: "attacks while boosted"."""

    deed: ab.EventVerb
    state: ab.Quality


class PutInto(ab.EventVerb):
    """Is put into the owner's zone, from one of `origins` where some are named; also by being discarded or retired."""

    to: enum.Enum
    origins: tuple[enum.Enum, ...] = ()


class IsDiscarded(ab.EventVerb):
    """Is discarded."""


class Reveals(ab.EventVerb):
    """The player's drive check (damage check if `damage`) reveals a card that fits (VG 11.4.3, 15.6)."""

    what: ab.Reference
    damage: bool = False


class Exchange(ab.Effect):
    """The units exchange their positions (VG 10.5)."""

    what: ab.Reference


class PutLocked(ab.Effect):
    """A card is put on RC as a locked card (VG 18.1)."""

    what: ab.Reference


class InPlaceOf(ab.Gain):
    """So much more power in place of the `former` that the text has given: "[Power] +10000 instead of +5000"."""

    amount: ab.Amount
    former: ab.Amount


class Skilled(ab.Gain):
    """Has the skill (a member of `cards.Skill`): "gets "Boost""."""

    skill: enum.Enum


class MustInterceptAll(ab.Static):
    """The player's units intercept as long as they may: "must intercept if possible"."""

    player: ab.Player


class CallsTogether(ab.Static):
    """The player calls to GC from hand so many cards at the same time or none (VG 11.3.2): `least`, or as many as the
    `amount` is where that is given.
    """

    player: ab.Player
    least: int = 0
    amount: ab.Amount | None = None


class CannotGuardWith(ab.Static):
    """The player cannot call from hand to GC what fits (VG 11.3.2)."""

    player: ab.Player
    what: ab.Reference


class TriggersNullified(ab.Static):
    """The effects of the player's triggers are nullified, all of them (VG 12.5)."""

    player: ab.Player


class TriggersWork(ab.Condition):
    """The effects of the player's triggers are not nullified (VG 12.5)."""

    player: ab.Player


class TriggersChanged(ab.Static):
    """What the player's triggers do is changed, for each icon that is named, to what is told; what they give besides is
    their power as printed, of the amount `kept` where one is named and else nothing (VC14.3.1).
    """

    player: ab.Player
    kept: ab.Amount | None
    instead: tuple[TriggerSays, ...]


class TriggerSays(ab.Ability):
    """What a trigger with the icon does."""

    trigger: enum.Enum
    effects: tuple[ab.Effect, ...]


class AbilitiesOf(ab.Gain):
    """All the abilities that are printed on these cards (VC16.2)."""

    whose: ab.Reference


class OtherAutosOf(ab.Gain):
    """All the [AUTO] abilities that are printed on these cards but the one that says so (VC16.2)."""

    whose: ab.Reference


class LetsBeHit(ab.Effect):
    """What the unit has said of units that cannot be hit is nullified, and nothing else of it (VC13.2.1)."""

    whose: ab.Reference


class PaysAs(ab.Static):
    """For the cost of calling a G guardian it is discarded as a card with the trigger (VG 21.8)."""

    trigger: enum.Enum


class NewDamage(ab.Condition):
    """A card was put into the player's damage zone this turn (VG 15.7)."""

    player: ab.Player


class OncePerName(ab.Limit):
    """Used once in a turn by one of the player's cards of the same card name."""


class AttacksMade(ab.Amount):
    """How many attacks the player has made this turn (VG 11)."""

    player: ab.Player


class TokenOf(ab.Quality):
    """A token of the name (VG 24.3)."""

    name: str


class HasGauge(ab.Quality):
    """Has a gauge of the name, so many of them when `quantity` is given (VG 24.4)."""

    name: str
    quantity: ab.Quantity | None = None


class PutGauge(ab.Effect):
    """Cards are put face down as gauges of the name of the unit (VG 24.4)."""

    what: ab.Reference
    name: str
    unit: ab.Reference


class ScaleStep(ab.Node):
    """What is done where the amount is in the range."""

    quantity: ab.Quantity
    effects: tuple[ab.Effect, ...]


class Scale(ab.Effect):
    """Each step for which the amount is in its range is carried out, from the first to the last (VG 16.8)."""

    what: ab.Amount
    steps: tuple[ScaleStep, ...]


class OneOfThese(ab.Effect):
    """The actor chooses one of the modes as this is carried out, and does it (VG 16.8)."""

    modes: tuple[ab.Mode, ...]


class IsNormalCalled(ab.EventVerb):
    """Is normal called (VG 10.1)."""


class IsTurnedUp(ab.EventVerb):
    """Is turned face up."""


class BoostedBy(ab.Quality):
    """Attacks and was boosted by what fits (VG 11.2.7)."""

    by: ab.Reference


class GetGiftOn(ab.Effect):
    """The actor gets the imaginary gift, and its marker goes on a circle of the zone, that of the unit where one is
    given (VG 9.2).
    """

    kind: enum.Enum
    zone: enum.Enum
    unit: ab.Reference | None = None


class InPlaceOfLess(ab.Change):
    """So much less power in place of the `former` that the text has given: "[Power] -10000 instead of -5000"."""

    amount: ab.Amount
    former: ab.Amount


class VariesInstead(ab.Change):
    """A number changes so in place of the `former` way that the text has given: "drive +1 instead of drive -1"."""

    change: Varies
    former: Varies


class ByWhat(ab.Effect):
    """The first step whose noun the card fits is carried out: "depending on that card's type" (VG 16.8)."""

    what: ab.Reference
    steps: tuple[KindStep, ...]


class KindStep(ab.Node):
    """What is done where the card fits the noun."""

    noun: ab.Noun
    effects: tuple[ab.Effect, ...]


class PutMarker(ab.Effect):
    """A marker of the name is put on the unit's circle, on the one spoken of when None (VG 9.5)."""

    name: str
    on: ab.Reference | None = None


class MarkCircle(ab.Effect):
    """A marker of the name is put on a circle of the actor, VC or RC, that has none called `without` (VG 9.5)."""

    without: str
    name: str


class TriggersActivate(ab.Effect):
    """What the trigger icons of the cards give is carried out, for the actor (VG 12.3)."""

    what: ab.Reference


class HasMarker(ab.Quality):
    """Lies on a circle with a marker of the name (VG 9.5)."""

    name: str


class IsMarker(ab.Quality):
    """Is a marker of any kind (VG 9.5)."""


class MarkersOn(ab.Condition):
    """The actor's vanguard circle has so many markers of the name (VG 9.5)."""

    quantity: ab.Quantity
    name: str


class OnItsCircle(ab.Quality):
    """On the circle of the unit."""

    whose: ab.Reference


class PlacedBeside(ab.EventVerb):
    """Is placed on a circle that is as `where` says."""

    where: ab.Quality


class Match(ab.Effect):
    """Numbers are raised or reduced for the duration, to be those of `whom` (VG 16.10)."""

    what: ab.Reference
    values: tuple[enum.Enum, ...]
    whom: ab.Reference
    duration: ab.Duration


class IsCalled(ab.EventVerb):
    """Is called (VG 10.1), from `origin` when given."""

    origin: enum.Enum | None = None


class OriginalGrade(ab.Quality):
    """Its printed grade stands so (VG 3.2)."""

    comparison: ab.Comparison
    amount: ab.Amount


class RatherThan(ab.Effect):
    """Carried out instead of what was said with the number `former`: "call up to two instead of one"."""

    effect: ab.Effect
    former: ab.Amount
    noun: ab.Noun | None = None


class DiscardedAs(ab.Static):
    """For the cost of a stride it is discarded as a card of one of the grades (VG 21.1)."""

    grades: tuple[int, ...]


class CopiesInDeck(ab.Static):
    """A deck may have so many of the cards named, of this card where none is (VG 2)."""

    count: ab.Count
    name: str = ""


class IsGauge(ab.Quality):
    """Is a gauge of the name, of any where that is empty (VG 24.4)."""

    name: str


class GaugeOf(ab.Quality):
    """Is a gauge of the unit (VG 24.4)."""

    whose: ab.Reference


class MarkersOf(ab.Amount):
    """How many markers of the name lie on the player's circles: on that of the zone, in the column of the unit, where
    one is given (VG 9.5).
    """

    player: ab.Player
    name: str
    zone: enum.Enum | None = None
    beside: ab.Reference | None = None


class AdditionalCircles(ab.Amount):
    """How many rear-guard circles the actor has that came with Accel markers (VG 9)."""


class OnAstralPlane(ab.Quality):
    """Lies on an Astral Plane (VG 24)."""


class AreVanguards(ab.Static):
    """Units on rear-guard circles are vanguards, and their circles vanguard circles (VC1.2)."""

    who: ab.Reference


class AstralPlane(ab.Static):
    """The actor's centre circle of the back row is an Astral Plane (VG 24)."""


class Swap(ab.Effect):
    """The one goes where the other was, and the other where the one was."""

    one: ab.Reference
    other: ab.Reference


class MoveGauges(ab.Effect):
    """Gauges become gauges of another unit (VG 24.4)."""

    what: ab.Reference
    to: ab.Reference


class IsProtect(ab.Quality):
    """Is a protect, the pseudo-card (VG 24.2)."""


class LooksAtDeck(ab.EventVerb):
    """The player looks at, reveals or searches cards of their deck by an effect."""


class RemoveMarkers(ab.Effect):
    """All markers of the name leave the player's circles (VG 9.5)."""

    name: str
    whose: ab.Player


class MoveMarkers(ab.Effect):
    """All markers of the name on the player's circles go to the circle of the unit (VG 9.5)."""

    name: str
    whose: ab.Player
    to: ab.Reference
