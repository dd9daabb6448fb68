"""What a printed card comes with, worked out once: its abilities, what they change and what they watch for.

An ability works in the zones that stand before it, everywhere where none does (VG 16.1); a keyword stands for what it
says, and conditions of being active are conditions of all that an ability always does (VG 16.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.cards import once_for_each
from engine.continuous.in_force import Watching
from engine.continuous.modifiers import Influence, Modifier, Rest, sentences
from engine.effects.matching import keys_of
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Card, CardType, Now
from engine.games.vanguard.effects import keywords
from engine.games.vanguard.effects.layers import SPLITTER
from engine.games.vanguard.effects.resolution import MEANING
from engine.games.vanguard.rules.table import AREAS, BLANK, OFF_FIELD, RC, Ref, face
from engine.games.vanguard.vocabulary import Zone
from engine.state import CardState, State
from engine.triggers import triggering as profiles
from engine.triggers.triggering import PrintedCard

#: The zone that a zone number is of, as the cards call it.
AREA: dict[int, Zone] = {number: zone for zone in Zone for number in AREAS[zone]}


def area(card: CardState) -> Zone:
    """Return the zone that a card is in, as the cards call it; a rear-guard circle may be a vanguard circle (VC1.2)."""
    return Zone.VC if "vanguard" in card.marks and card.zone in RC else AREA[card.zone]


#: The circles, on which units are.
CIRCLES = (Zone.VC, Zone.RC, Zone.GC)
#: Zones in which an ability works only if it names them: nobody, or only one player, sees them.
_HIDDEN = (Zone.DECK, Zone.HAND, Zone.GAUGE)

Said = tuple[ab.Ability | None, Modifier | Rest]


def flat(abilities: Iterable[ab.Ability]) -> Iterator[ab.Ability]:
    """Put what keywords stand for in the place of those that stand alone, and what shares a melody beside it."""
    for one in abilities:
        if isinstance(one, own.KeywordText):
            yield from keywords.spelled(one.keyword, one.number)
        elif isinstance(one, own.Ability) and isinstance(one.ability, own.KeywordText):
            for ability in keywords.spelled(one.ability.keyword, one.ability.number, one.zones):
                yield own.Ability(ability.ability, ability.zones, one.limits, ability.keyword, ability.number)
        else:
            yield one
            if isinstance(one, own.Ability) and one.keyword is own.Keyword.MELODY:
                yield keywords.shared(one)


def limits_of(ability: own.Ability) -> tuple[ab.Limit, ...]:
    """Return all the limits of an ability, those printed before it and those of what it does."""
    inner: tuple[ab.Limit, ...] = getattr(ability.ability, "limits", ())
    return (*ability.limits, *inner)


@ab.Memo
def gates(ability: own.Ability) -> tuple[ab.Condition, ...]:
    """Return the conditions under which an ability is active (VG 16.3)."""
    found: list[ab.Condition] = []
    for one in limits_of(ability):
        match one:
            case ab.OnlyIf(condition):
                found.append(condition)
            case own.Active():
                found.append(keywords.condition(one))
            case own.AnyActive(several):
                found.append(ab.Or(tuple(map(keywords.condition, several))))
    return tuple(found)


@ab.Memo
def parts_of(ability: own.Ability) -> tuple[Modifier | Rest, ...]:
    """Return what an ability that is always in force changes, while it is active."""
    assert isinstance(ability.ability, ab.FieldAbility)
    said = tuple(sentences(ability.ability.statics))
    return tuple(part for static in said for part in SPLITTER.split(static, gates(ability)))


def works_in(ability: ab.Ability, zone: Zone) -> bool:
    """Whether an ability works in a zone (VG 16.1)."""
    zones: tuple[Zone, ...] = getattr(ability, "zones", ())
    return zone in zones if zones else zone not in _HIDDEN


class Characteristics(PrintedCard):
    """A printed card, worked out.

    ``abilities`` are its abilities one by one; ``changes_in`` says what they change by the zone where the card lies,
    ``watching_in`` what they wait for there; ``itself_in`` what they change of the card itself off the field; ``uses``
    the places of [ACT] abilities by zone.
    """

    __slots__ = ("_always", "_changes", "_itself", "_watches", "now", "of_itself", "outside", "own_rests", "uses")

    def __init__(self, card: Card, abilities: tuple[ab.Ability, ...]) -> None:
        super().__init__(card, tuple(flat(abilities)), MEANING)
        self.now = Now(-1, card, self.abilities)
        self._changes: dict[Zone, Influence] = {}
        self._watches: dict[Zone, Watching] = {}
        if card.type is CardType.SET_ORDER:
            # In the order zone it is what it is for (VG 25.1).
            self.abilities = tuple([_in_order_zone(one) for one in self.abilities])
        self.abilities = tuple([_as_revealed(one) for one in self.abilities])
        mine = [one for one in self.abilities if isinstance(one, own.Ability)]
        always = [one for one in mine if isinstance(one.ability, ab.FieldAbility)]
        self._always = always
        self._itself: dict[Zone, Influence] = {}
        #: Whether any of them may change the card itself off the field.
        self.of_itself = any([
            isinstance(part, Modifier) and part.own for one in always for part in parts_of(one)
        ])
        #: What is said of the card itself wherever it is, to be asked where it matters.
        self.own_rests = [
            (index, part) for index, one in enumerate(self.abilities)
            if isinstance(one, own.Ability) and isinstance(one.ability, ab.FieldAbility)
            for part in parts_of(one) if isinstance(part, Rest)
        ]
        #: The zones besides the circles in which one of its abilities, which names them, waits or changes something.
        self.outside = frozenset(
            zone for one in mine for zone in one.zones
            if zone not in CIRCLES and isinstance(one.ability, ab.FieldAbility | ab.AutoAbility)
        )
        self.uses: dict[Zone, list[int]] = {}
        for index, one in enumerate(self.abilities):
            if is_act(one):
                for zone in one.zones or (Zone.VC, Zone.RC):  # type: ignore[attr-defined]
                    self.uses.setdefault(zone, []).append(index)

    def changes_in(self, zone: Zone) -> Influence:
        """Return what the card changes while it lies in a zone: off the field only by abilities that name it."""
        found = self._changes.get(zone)
        if found is None:
            found = self._changes[zone] = Influence([
                (one, part) for one in self.abilities
                if isinstance(one, own.Ability) and isinstance(one.ability, ab.FieldAbility)
                and (zone in one.zones or (zone in CIRCLES and not one.zones))
                for part in parts_of(one)
            ])
        return found

    def itself_in(self, zone: Zone) -> Influence:
        """Return what the card's abilities change of the card itself in a zone off the field (VG 16.1)."""
        found = self._itself.get(zone)
        if found is None:
            found = self._itself[zone] = Influence([
                (one, part) for one in self._always if not one.zones or zone in one.zones
                for part in parts_of(one) if isinstance(part, Modifier) and part.own
            ])
        return found

    def watching_in(self, zone: Zone) -> Watching:
        """Return the abilities that trigger while the card lies in a zone: off the field those that name it."""
        found = self._watches.get(zone)
        if found is None:
            found = self._watches[zone] = watching_of([
                (index, one) for index, one in enumerate(self.abilities)
                if isinstance(one, own.Ability) and (zone in one.zones or (zone in CIRCLES and not one.zones))
            ])
        return found

    def travelling(self) -> Watching:
        """Return the abilities that trigger wherever the card is, by what it does off the field."""
        return watching_of([
            (index, one) for index, one in enumerate(self.abilities) if isinstance(one, own.Ability) and not one.zones
        ])


def _in_order_zone(ability: ab.Ability) -> ab.Ability:
    """Return an ability of a set order, which works in the order zone where it names no other (VG 25.1)."""
    if not isinstance(ability, own.Ability) or ability.zones or isinstance(ability.ability, ab.ActionAbility):
        return ability
    return replace(ability, zones=(Zone.ORDER,))


def _as_revealed(ability: ab.Ability) -> ab.Ability:
    """Return an ability that waits for a check to reveal its own card, which lies in the trigger zone then (VG 11.4.3).
    """
    if not isinstance(ability, own.Ability) or ability.zones or not isinstance(ability.ability, ab.AutoAbility):
        return ability
    event = ability.ability.trigger.event
    deeds: tuple[ab.EventVerb, ...] = getattr(event, "deeds", ())
    itself = any(isinstance(one, own.Reveals) and isinstance(one.what, ab.This | ab.Source) for one in deeds)
    return replace(ability, zones=(Zone.TRIGGER,)) if itself else ability


def is_act(ability: ab.Ability) -> bool:
    """Whether an ability is one that is played in the main phase (VG 16.1)."""
    return (
        isinstance(ability, own.Ability) and isinstance(ability.ability, ab.ActionAbility)
        and ability.keyword not in (own.Keyword.STRIDE, own.Keyword.G_GUARDIAN, own.Keyword.ULTIMATE_STRIDE)
    )


def watching_of(abilities: Iterable[tuple[int, ab.Ability]]) -> Watching:
    """Return the abilities that trigger, by the kinds of event that they watch for."""
    found: dict[str, list[tuple[int, ab.Ability]]] = {}
    for index, one in abilities:
        if isinstance(one, own.Ability) and isinstance(one.ability, ab.AutoAbility):
            for key in keys_of(one.ability.trigger.event, MEANING):
                found.setdefault(key, []).append((index, one))
    return {key: tuple(ones) for key, ones in found.items()}


def _gained(ability: ab.Ability) -> Influence:
    if not isinstance(ability, own.Ability) or not isinstance(ability.ability, ab.FieldAbility):
        return Influence()
    return Influence([(ability, part) for part in parts_of(ability)])


#: What an ability that a unit has gained changes.
gained: ab.Memo[ab.Ability, Influence] = ab.Memo(_gained, ab.PASSING)


@once_for_each
def characteristics(card: Card) -> Characteristics:
    """Return a printed card worked out."""
    return NOTHING if card == BLANK else Characteristics(card, MEANING.abilities(card))


def ability_at(state: State, source: Ref, index: int) -> ab.Ability | None:
    """Return the ability at a place among those of a card, as it is or as it is printed."""
    known = MEANING.now(state, source.number).abilities
    if state.cards[source.number].entered != source.entered or index >= len(known):
        known = characteristics(face(state, source.number)).abilities
    return known[index] if 0 <= index < len(known) else None


#: What a card comes to whose text cannot be referred to (VG 18.1): it has nothing.
NOTHING = Characteristics(BLANK, ())
NOTHING.now.names = ()


# What the cards of a game can bring up at all


class Printed(profiles.Printed):
    """What is printed on the cards of a game: ``outsiders`` are the cards with abilities that work off the field, with
    the zones; ``used_elsewhere`` those with [ACT] abilities there; ``of_itself`` those that may say of themselves off
    the field what they are; ``in_hand`` the abilities that trigger in a hand, with their places, by the kinds of event.
    """

    __slots__ = ("in_hand", "of_itself", "outsiders", "used_elsewhere")

    def __init__(self, whats: tuple[Characteristics, ...]) -> None:
        super().__init__(whats)
        self.outsiders = {
            number: (what, frozenset([zone for area in what.outside for zone in AREAS[area] if zone >= OFF_FIELD]))
            for number, what in enumerate(whats) if what.outside
        }
        self.used_elsewhere = frozenset([
            number for number, what in enumerate(whats) if any([zone not in CIRCLES for zone in what.uses])
        ])
        self.of_itself = frozenset([number for number, what in enumerate(whats) if what.of_itself])
        self.in_hand: dict[str, list[tuple[int, ab.Ability]]] = {}
        for what in dict.fromkeys([one for one in whats if Zone.HAND in one.outside]):
            for key, found in what.watching_in(Zone.HAND).items():
                self.in_hand.setdefault(key, []).extend(found)


class Profile(profiles.DeckProfile[Printed]):
    """What the cards of a game and what lasts can bring up: ``keys`` are all kinds of event for which abilities wait,
    of moves wherever these end.
    """

    __slots__ = ("keys",)

    def __init__(self, printed: Printed, *more: Any) -> None:
        super().__init__(printed, *more)
        self.keys = frozenset([one if isinstance(one, str) else one[0] for one in self.heard])


deck_profile: Callable[[State], Profile] = profiles.learn(MEANING, characteristics, Profile, Printed)
