"""What a printed card comes with, worked out once: its skills, what they change and what they watch for.

A skill works on the battlefield, in the Bond Area face up or in the hand, as its kind and place say, or where it says
that its card is (Cipher 21.2.3.1.1.2, 21.2.3.1.3.1.1, 21.2.3.1.4.2); its icons and limits are conditions of it
(21.2.2). Where the cards of a game lie decides what of it is in force.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Set
from dataclasses import dataclass, replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.cards import once_for_each
from engine.continuous.in_force import Watching
from engine.continuous.modifiers import Influence, Modifier, Rest, is_own, sentences
from engine.effects.matching import keys_of, plain
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Card, Now
from engine.games.cipher.effects.layers import SPLITTER, StackOf, far
from engine.games.cipher.effects.resolution import MEANING, called
from engine.games.cipher.rules.table import AREAS, BLANK, Ref, face
from engine.state import State
from engine.triggers import triggering as profiles
from engine.triggers.triggering import PrintedCard

_CHANGED = ab.Is(ab.Source(), ab.Noun((own.ClassChanged(),)))

#: Statics about the very card they are printed on, which work wherever it is.
ABOUT_ITSELF = (own.SeveralOfName, own.AnyNumberInDeck, own.LevelUpWithoutName, own.LevelUpCheaper, own.NotStackedOn)

#: That the card itself is sent from the hand.
_ITSELF_SENT = ab.Do(ab.PutIntoZone(
    ab.InPlace(ab.This(ab.Noun((ab.IsCard(),))), own.Zone.HAND, ab.Player.YOU), own.Zone.RETREAT
))


def about_itself(static: ab.Node) -> bool:
    """Whether a static is about the very card it is printed on: also that it is sent from the hand in place of others.
    """
    return isinstance(static, ABOUT_ITSELF) or (isinstance(static, own.PayInstead) and static.cost == (_ITSELF_SENT,))


def may_be_given(static: ab.Node) -> bool:
    """Whether a static works in a skill that a unit has been given: not where it is about the very card, for that is
    asked of what is printed on it, besides that a player may have several units of a name.
    """
    return isinstance(static, own.SeveralOfName) or not about_itself(static)


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """A skill that triggers, with its place among those of the card and the areas in which it works."""

    index: int
    skill: own.Skill
    zones: frozenset[own.Zone]


class Characteristics(PrintedCard):
    """A printed card, worked out.

    ``abilities`` are its skills one by one, those in parts taken apart. ``as_unit`` is what they change while the card
    is a unit, ``lying`` while it lies face up in another area, ``of_itself`` what SPEC skills change of the card
    itself by the area where it lies, None for what is under a unit; ``own_rests`` allow or forbid something about
    itself. ``waiting`` are the skills that trigger, by kind of event, ``on_lines`` those of a unit; ``uses`` the places
    of ACT skills by area.
    """

    __slots__ = (
        "_elsewhere", "as_unit", "hears", "lying", "name", "now", "of_itself", "on_lines", "outside", "own_rests",
        "reaches", "uses", "waiting",
    )

    def __init__(self, card: Card, abilities: tuple[ab.Ability, ...]) -> None:
        super().__init__(card, _spelled_out(tuple(flat(abilities))), MEANING)
        self.name = card.unit_name
        self.now = Now(-1, card, self.abilities)
        self.own_rests: list[tuple[int, Rest]] = []
        self.waiting = waiting_of(self.abilities)
        self.on_lines = _watching(self.waiting, LINES)
        self._elsewhere: dict[own.Zone, Watching] = {}
        self.uses: dict[own.Zone | None, list[int]] = {}
        unit: list[Said] = []
        lying: dict[own.Zone, list[Said]] = {}
        itself: list[tuple[own.Skill, Modifier]] = []
        for index, skill in enumerate(self.abilities):
            if not isinstance(skill, own.Skill):
                continue
            if isinstance(skill.ability, ab.ActionAbility):
                self.uses.setdefault(area(skill), []).append(index)
            for part in parts_of(skill) if isinstance(skill.ability, ab.FieldAbility) else ():
                if isinstance(part, Rest) and about_itself(part.static):
                    self.own_rests.append((index, part))
                elif isinstance(part, Modifier) and skill.kind is own.SkillKind.SPEC and part.own:
                    itself.append((skill, part))
                elif (zone := _lies(skill, part)) is not None:
                    lying.setdefault(zone, []).append((skill, part))
                elif isinstance(part, Modifier) or area(skill) is None:
                    unit.append((skill, part))
        areas = (None, *own.Zone) if itself else ()
        self.of_itself = {
            zone: Influence(there) for zone in areas if (there := [one for one in itself if _works(one[1], zone)])
        }
        self.as_unit = Influence([*(one for one in itself if any(_works(one[1], line) for line in LINES)), *unit])
        self.lying = {zone: Influence(said) for zone, said in lying.items()}
        #: Whether it changes cards that are neither units nor supports.
        self.reaches = any(far(one) for one in self.parts())
        gives = self.as_unit.gives or any([one.gives for one in self.lying.values()])
        #: The kinds of event for which one of its skills waits, or one that it gives for as long as it lies there.
        self.hears = {*self.waiting, *(one if isinstance(one, str) else one[0] for one in self.waits if gives)}
        #: The areas besides the battlefield where a skill that triggers, or is always in force, works.
        self.outside = frozenset(
            zone for ones in self.waiting.values() for one in ones for zone in one.zones if zone not in LINES
        ) | {zone for zone, influence in self.lying.items() if influence.changes}

    def parts(self) -> list[Modifier]:
        """Return all changes of cards that its skills make, wherever they work."""
        return [one for influence in (self.as_unit, *self.lying.values()) for _, one in influence.modifiers]

    def watching_in(self, zone: own.Zone) -> Watching:
        """Return the skills that trigger while the card lies in an area besides the battlefield."""
        found = self._elsewhere.get(zone)
        if found is None:
            found = self._elsewhere[zone] = _watching(self.waiting, frozenset({zone}))
        return found


#: A part of what is said, with the skill that says it.
Said = tuple[ab.Ability | None, Modifier | Rest]


def on_lines(skills: Iterable[tuple[int, ab.Ability]]) -> Watching:
    """Return the skills that trigger while their card is a unit, by the kinds of event they watch for."""
    return _watching(waiting_of([skill for _, skill in skills]), LINES)


def _watching(waiting: dict[str, list[Waiting]], zones: frozenset[own.Zone]) -> Watching:
    found = {key: tuple((one.index, one.skill) for one in ones if one.zones >= zones) for key, ones in waiting.items()}
    return {key: there for key, there in found.items() if there}


def waiting_of(skills: Iterable[ab.Ability]) -> dict[str, list[Waiting]]:
    """Return the skills that trigger, by the kinds of event they watch for."""
    found: dict[str, list[Waiting]] = {}
    for index, skill in enumerate(skills):
        if isinstance(skill, own.Skill) and isinstance(skill.ability, ab.AutoAbility):
            one = Waiting(index, skill, _zones(skill, skill.ability))
            for key in keys_of(skill.ability.trigger.event, MEANING):
                found.setdefault(key, []).append(one)
    return found


#: The battlefield.
LINES = frozenset({own.Zone.FRONT_LINE, own.Zone.BACK_LINE})


def flat(abilities: tuple[ab.Ability, ...]) -> Iterator[ab.Ability]:
    """Take skills in parts apart: each part is a skill under the name and the icon of the whole."""
    for one in abilities:
        if isinstance(one, own.SkillInParts):
            for part in one.parts:
                yield replace(part, name=one.name, icon=one.icon) if isinstance(part, own.Skill) else part
        else:
            yield one


def _spelled_out(skills: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """Return skills with the card's own skills in the place of their names where they give them."""
    known = {called(one): one for one in skills}

    def spelled(part: Any) -> Any:
        if isinstance(part, own.NamedSkill) and part.ability is None and part.name in known:
            return replace(part, ability=known[part.name])
        return with_parts(part, spelled)

    return tuple(map(spelled, skills))


def area(skill: own.Skill) -> own.Zone | None:
    """Return the area besides the battlefield where a skill works; None for the battlefield."""
    if skill.place is own.SkillPlace.BOND or (skill.icon is not None and skill.icon.icon is own.SkillIcon.BS):
        return own.Zone.BOND
    return own.Zone.HAND if skill.place is own.SkillPlace.HAND else None


def _lies(skill: own.Skill, part: Modifier | Rest) -> own.Zone | None:
    """Return the area besides the battlefield where a part of a skill is always in force; None for the battlefield."""
    for one in part.conditions if skill.kind is own.SkillKind.SPEC else ():
        match one:
            case ab.Is(ab.This(), ab.Noun((ab.InZone(own.Zone() as zone),))) if zone not in LINES:
                return zone
    return own.Zone.BOND if area(skill) is own.Zone.BOND else None


def _works(part: Modifier, zone: own.Zone | None) -> bool:
    """Whether a change of the card itself can be in force where the card lies in an area."""
    return not isinstance(part.who, ab.InPlace) or part.who.zone is zone


def limits_of(skill: own.Skill) -> tuple[ab.Limit, ...]:
    """Return all the limits of a skill, those printed at its end and those of what it does."""
    inner: tuple[ab.Limit, ...] = getattr(skill.ability, "limits", ())
    return (*skill.limits, *inner)


@ab.Memo
def gates(skill: own.Skill) -> tuple[ab.Condition, ...]:
    """Return the conditions under which a skill works at all, by its icon and its limits (Cipher 21.2.2)."""
    found: list[ab.Condition] = []
    if skill.icon is not None and skill.icon.icon is own.SkillIcon.CCS:
        found.append(_CHANGED)
    if skill.icon is not None and skill.icon.icon is own.SkillIcon.LVS:
        found.append(StackOf(skill.icon.number))
    found.extend(one.condition for one in limits_of(skill) if isinstance(one, ab.OnlyIf))
    return tuple(found)


@ab.Memo
def parts_of(skill: own.Skill) -> tuple[Modifier | Rest, ...]:
    """Return what a skill that is always in force changes, under the conditions of its icon and limits."""
    assert isinstance(skill.ability, ab.FieldAbility)
    said = tuple(map(_as_spoken_of, skill.ability.statics))
    return tuple(part for static in sentences(said) for part in SPLITTER.split(static, gates(skill)))


def _as_spoken_of(static: ab.Static) -> ab.Static:
    """Return a sentence in which a name alone is the ally that its condition speaks of (Cipher 21.2.3.1.1.2.1a):
    "If you have an allied "Osk", both "Osk" and this unit gain +10 attack."
    """
    if not isinstance(static, ab.While):
        return static
    met = static.condition.conditions if isinstance(static.condition, ab.And) else (static.condition,)
    allies = {
        quality.name
        for one in met if isinstance(one, ab.Has) and ab.ControlledBy(ab.Player.YOU) in one.noun.qualities
        for quality in one.noun.qualities if isinstance(quality, ab.Named)
    }
    return replace(static, statics=tuple(
        replace(one, who=_ally(one.who, allies)) if isinstance(one, ab.Changes) else one for one in static.statics
    )) if allies else static


def _ally(who: ab.Reference, allies: Set[str]) -> ab.Reference:
    match who:
        case ab.Any(ab.Noun((ab.Named(name) as named,))) if name in allies:
            return ab.Any(ab.Noun((ab.ControlledBy(ab.Player.YOU), named)))
        case ab.Both(several):
            return ab.Both(tuple(_ally(one, allies) for one in several))
    return who


def _gained(ability: ab.Ability) -> Influence:
    if (
        not isinstance(ability, own.Skill)
        or area(ability) is not None
        or not isinstance(ability.ability, ab.FieldAbility)
    ):
        return Influence()
    return Influence([
        (ability, part) for part in parts_of(ability)
        if isinstance(part, Modifier) or may_be_given(part.static)
    ])


#: What a skill that a unit has gained changes.
gained: ab.Memo[ab.Ability, Influence] = ab.Memo(_gained, ab.PASSING)


def _zones(skill: own.Skill, auto: ab.AutoAbility) -> frozenset[own.Zone]:
    """Return the areas in which a skill that triggers works (Cipher 21.2.3.1.3.1.1, 21.2.3.1.4.2)."""
    outside = area(skill)
    if outside is not None:
        return frozenset({outside})
    if skill.kind is not own.SkillKind.SPEC:
        return LINES
    named = {one.zone for one in walk(auto) if isinstance(one, ab.InPlace) and is_own(one)}
    named |= set(_arrives(auto.trigger.event))
    return frozenset(zone for zone in named if isinstance(zone, own.Zone)) or LINES | {own.Zone.HAND}


def _arrives(event: ab.Event) -> Iterator[enum.Enum]:
    """Return the areas in which the card itself arrives by the event that its skill waits for."""
    if isinstance(event, ab.AnyEvent):
        for one in event.events:
            yield from _arrives(one)
    if isinstance(event, ab.Happens) and any(isinstance(one, ab.Source | ab.This) for one in event.who):
        yield from (one.to for one in map(plain, event.deeds) if isinstance(one, ab.Moves))


@once_for_each
def characteristics(card: Card) -> Characteristics:
    """Return a printed card worked out."""
    return NOTHING if card == BLANK else Characteristics(card, MEANING.abilities(card))


def skill_at(state: State, source: Ref, index: int) -> ab.Ability | None:
    """Return the skill at a place among those of a card, as it is or as it is printed."""
    known = MEANING.now(state, source.number).abilities
    if state.cards[source.number].entered != source.entered or index >= len(known):
        known = characteristics(face(state, source.number)).abilities
    return known[index] if 0 <= index < len(known) else None


def any_number_in_deck(card: Card) -> bool:
    """Whether a skill allows any number of cards of this card name in a deck (over Cipher 12.1.1.2)."""
    return any(isinstance(rest.static, own.AnyNumberInDeck) for _, rest in characteristics(card).own_rests)


#: What a card comes to whose text cannot be referred to (Cipher 6.4.2.2.1): it has nothing.
NOTHING = Characteristics(BLANK, ())
NOTHING.now.names = ()


# What the cards of a game can bring up at all


class Printed(profiles.Printed):
    """What is printed on the cards of a game.

    ``outsiders`` are the cards with skills that work outside the battlefield, in order, and in which areas;
    ``used_elsewhere`` those of them with ACT skills, ``in_hand`` the skills that trigger in a hand, each once;
    ``reaches`` tells whether any changes cards that are neither units nor supports; ``values`` are those of all cards.
    ``hearing`` are the cards with skills, their own or given, that wait for a kind of event, None where skills may be
    had from cards wherever they lie.
    """

    __slots__ = ("hearing", "in_hand", "outsiders", "reaches", "used_elsewhere", "values")

    def __init__(self, whats: tuple[Characteristics, ...]) -> None:
        super().__init__(whats)
        self.reaches = any([what.reaches for what in whats])
        self.values = tuple([what.now for what in whats])
        self.hearing: dict[str, list[int]] | None = None
        if self.kinds.isdisjoint((own.CopyOf, own.SkillsOfOthers)):
            self.hearing = {}
            for number, what in enumerate(whats):
                for key in what.hears:
                    self.hearing.setdefault(key, []).append(number)
        self.in_hand: dict[str, list[Waiting]] = {}
        for what in dict.fromkeys(whats):
            for key, skills in what.waiting.items():
                if hand := [one for one in skills if own.Zone.HAND in one.zones]:
                    self.in_hand.setdefault(key, []).extend(hand)
        self.outsiders = {
            number: (what, frozenset([zone for area in what.outside for zone in AREAS[area]]))
            for number, what in enumerate(whats) if what.outside
        }
        self.used_elsewhere = frozenset([
            number for number, what in enumerate(whats) if any([area is not None for area in what.uses])
        ])


deck_profile: Callable[[State], profiles.DeckProfile[Printed]] = profiles.learn(
    MEANING, characteristics, profiles.DeckProfile, Printed
)
