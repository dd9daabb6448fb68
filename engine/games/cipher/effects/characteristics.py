"""What a printed card comes with, worked out once: its skills, what they change and what they watch for; and what the
cards of a game can bring up at all: what they forbid, whose skills and names they change.

A skill works on the battlefield, in the Bond Area face up or in the hand, as its kind and place say (Cipher
21.2.3.1.1.2, 21.2.3.1.3.1.1, 21.2.3.1.4.2); its icons and limits are conditions of it (21.2.2). Where the cards of a
game lie decides what of it is in force, as far as that is told by zones alone: nobody asks a board before this may be
so.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from functools import lru_cache

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.in_force import Watching
from engine.continuous.lasting import ContinuousEffect
from engine.continuous.modifiers import Influence, Modifier, Rest, is_own, sentences
from engine.effects import matching
from engine.effects.matching import keys_of, plain
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Card, Now
from engine.games.cipher.effects.layers import SPLITTER, Layer, StackOf, far
from engine.games.cipher.effects.resolution import MEANING, called
from engine.games.cipher.rules.table import AREAS, BACK, BLANK, BOND, FRONT, SUPPORT, Ref, face
from engine.state import CardState, State
from engine.triggers import triggering as profiles
from engine.triggers.triggering import PrintedCard

#: A skill that triggers.
Auto = ab.AutoAbility | own.PaidAuto
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


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """A skill that triggers, with its place among those of the card and the areas in which it works."""

    index: int
    skill: own.Skill
    zones: frozenset[own.Zone]


class Characteristics(PrintedCard):
    """A printed card, worked out.

    ``abilities`` are its skills one by one, those in parts taken apart. ``as_unit`` is what they change while the card
    is a unit, ``as_bond`` while it lies face up in the Bond Area, ``of_itself`` what SPEC skills change of the card
    itself wherever its text can be referred to; ``own_rests`` allow or forbid something about itself. ``waiting`` are
    the skills that trigger, by kind of event, ``on_lines`` those of a unit; ``uses`` the places of ACT skills by area.
    """

    __slots__ = (
        "_elsewhere", "as_bond", "as_unit", "name", "now", "of_itself", "on_lines", "outside", "own_rests", "reaches",
        "reskills", "uses", "waiting",
    )

    def __init__(self, card: Card, abilities: tuple[ab.Ability, ...]) -> None:
        super().__init__(card, tuple(flat(abilities)), MEANING)
        self.name = card.unit_name
        self.now = Now(-1, card, self.abilities)
        self.own_rests: list[tuple[int, Rest]] = []
        self.waiting = waiting_of(self.abilities)
        self.on_lines = _watching(self.waiting, LINES)
        self._elsewhere: dict[own.Zone, Watching] = {}
        self.uses: dict[own.Zone | None, list[int]] = {}
        unit: list[Said] = []
        bond: list[Said] = []
        itself: list[Said] = []
        for index, skill in enumerate(self.abilities):
            if not isinstance(skill, own.Skill):
                continue
            if isinstance(skill.ability, ab.ActionAbility):
                self.uses.setdefault(area(skill), []).append(index)
            for part in parts_of(skill) if isinstance(skill.ability, ab.FieldAbility) else ():
                if isinstance(part, Rest) and about_itself(part.static):
                    self.own_rests.append((index, part))
                elif area(skill) is own.Zone.BOND:
                    bond.append((skill, part))
                elif isinstance(part, Modifier) and skill.kind is own.SkillKind.SPEC and part.own:
                    itself.append((skill, part))
                elif isinstance(part, Modifier) or area(skill) is None:
                    unit.append((skill, part))
        self.of_itself = Influence(itself)
        self.as_unit = Influence([*itself, *unit])
        self.as_bond = Influence(bond)
        #: Whether it changes cards that are neither units nor supports, and which skills cards have.
        self.reaches = any(far(one) for one in self.parts())
        self.reskills: bool = self.as_unit.gives or self.as_bond.gives
        #: The areas besides the battlefield where a skill that triggers, or is always in force, works.
        self.outside = frozenset(
            zone for ones in self.waiting.values() for one in ones for zone in one.zones if zone not in LINES
        )
        if self.as_bond.changes:
            self.outside |= {own.Zone.BOND}

    def parts(self) -> list[Modifier]:
        """Return all changes of cards that its skills make, wherever they work."""
        return [one for _, one in (*self.as_unit.modifiers, *self.as_bond.modifiers)]

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
        if isinstance(skill, own.Skill) and isinstance(skill.ability, Auto):
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


def area(skill: own.Skill) -> own.Zone | None:
    """Return the area besides the battlefield where a skill works; None for the battlefield."""
    if skill.place is own.SkillPlace.BOND or (skill.icon is not None and skill.icon.icon is own.SkillIcon.BS):
        return own.Zone.BOND
    return own.Zone.HAND if skill.place is own.SkillPlace.HAND else None


def limits_of(skill: own.Skill) -> tuple[ab.Limit, ...]:
    """Return all the limits of a skill, those printed at its end and those of what it does."""
    inner: tuple[ab.Limit, ...] = getattr(skill.ability, "limits", ())
    return (*skill.limits, *inner)


def once_per_turn(skill: ab.Ability) -> bool:
    """Whether a skill has the icon of the usage limit (Cipher 21.2.3.1.2.4)."""
    return isinstance(skill, own.Skill) and any(isinstance(one, ab.TimesPerTurn) for one in limits_of(skill))


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
        if isinstance(part, Modifier) or not about_itself(part.static)
    ])


#: What a skill that a unit has gained changes.
gained: ab.Memo[ab.Ability, Influence] = ab.Memo(_gained, ab.PASSING)


def _zones(skill: own.Skill, auto: Auto) -> frozenset[own.Zone]:
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


@ab.Memo
@lru_cache(maxsize=8192)
def characteristics(card: Card) -> Characteristics:
    """Return a printed card worked out, once for all cards printed alike (a record brings its own copies of them)."""
    if card == BLANK:
        return _nothing()
    return Characteristics(card, MEANING.abilities(card))


def skill_at(state: State, source: Ref, index: int) -> ab.Ability | None:
    """Return the skill at a place among those of a card, as it is or as it is printed."""
    known = MEANING.now(state, source.number).abilities
    if state.cards[source.number].entered != source.entered or index >= len(known):
        known = characteristics(face(state, source.number)).abilities
    return known[index] if 0 <= index < len(known) else None


def any_number_in_deck(card: Card) -> bool:
    """Whether a skill allows any number of cards of this card name in a deck (over Cipher 12.1.1.2)."""
    return any(isinstance(rest.static, own.AnyNumberInDeck) for _, rest in characteristics(card).own_rests)


def _nothing() -> Characteristics:
    """Return what a card comes to whose text cannot be referred to (Cipher 6.4.2.2.1): it has nothing."""
    found = Characteristics(BLANK, ())
    found.now.names = ()
    return found


# What the cards of a game can bring up at all


#: Where the cards lie whose skills change others.
CHANGING = frozenset({*FRONT, *BACK, *SUPPORT, *BOND})
#: The sorts of skill that wait for no event: those that are used, and those of supports.
USED, SUPPORTING = "use", "support skill"
#: Parts that tell more than that they are there.
_TELLING = (ab.Cannot, ab.Trace, ab.AlsoHas)
#: What takes any skills away, as no name is given, or gives skills that are printed elsewhere.
_TAKING = (own.SkillsOfOthers, own.CopyOf, ab.LosesAbilities)
#: Sorts of skill; None where it may be any.
Sorts = frozenset[str] | None


class Words:
    """What there is in a text, be it only in what it gives to others.

    ``kinds`` are the classes of its parts, ``banned`` the kinds of event that something is forbidden to bring about;
    ``renames`` tells whether it gives a unit name, ``reskills`` whether it changes which skills cards have, and
    ``gives`` the sorts of skill that it then gives or takes, besides those of the names that it ``takes``; ``named``
    are those of the skills in it by their names.
    """

    __slots__ = ("banned", "gives", "kinds", "named", "renames", "reskills", "takes")

    def __init__(self, node: object, modifiers: Iterable[Modifier], reskills: bool) -> None:
        said = list(walk(node))
        self.kinds = frozenset([base for kind in {type(one) for one in said} for base in kind.__mro__])
        self.named: dict[str, frozenset[str]] = {}
        for one in said:
            if name := called(one):
                self.named[name] = self.named.get(name, frozenset()).union(_sorts(walk(one)))
        telling = () if self.kinds.isdisjoint(_TELLING) else [one for one in said if isinstance(one, _TELLING)]
        bans = [verb for one in telling if isinstance(one, ab.Cannot) for verb in one.deeds]
        self.banned = frozenset([key for verb in bans for key in MEANING.keys[type(verb)](verb)])
        self.renames = any([
            isinstance(part, ab.Named) for one in telling if not isinstance(one, ab.Cannot) for part in walk(one)
        ])
        self.reskills = reskills
        parts = list(walk(tuple([one.change for one in modifiers if one.layer <= Layer.SKILLS]))) if reskills else []
        taking = [getattr(one, "names", ()) for one in parts if isinstance(one, _TAKING)]
        self.gives: Sorts = frozenset(_sorts(parts)) if all(taking) else None
        self.takes = frozenset([name for names in taking for name in names])


def _sorts(parts: Iterable[object]) -> Iterator[str]:
    """Return the sorts of skill among parts of the tree: the kinds of event for which they wait, or how they work."""
    for one in parts:
        if isinstance(one, ab.AutoAbility | own.PaidAuto):
            yield from matching.keys_of(one.trigger.event, MEANING)
        elif isinstance(one, ab.ActionAbility):
            yield USED
        elif isinstance(one, own.SupportSkill):
            yield SUPPORTING


def _of_effect(effect: ContinuousEffect) -> Words:
    influence = SPLITTER.of_effect(effect)
    return Words(effect.static, [one for _, one in influence.modifiers], influence.gives)


_words: ab.Memo[Characteristics, Words] = ab.Memo(lambda what: Words(what.abilities, what.parts(), what.reskills))
_words_of_effect: ab.Memo[ContinuousEffect, Words] = ab.Memo(_of_effect, ab.PASSING)


class Printed(profiles.Printed):
    """What is printed on the cards of a game.

    ``outsiders`` are the cards with skills that work outside the battlefield, in order, and in which areas;
    ``used_elsewhere`` those of them with ACT skills, ``in_hand`` the skills that trigger in a hand, each once;
    ``banners`` are the cards that forbid a kind of event, ``reskillers`` those that may change which skills cards have,
    with the sorts that they give. ``reaches`` tells whether any changes cards that are neither units nor supports.
    """

    __slots__ = (
        "banners", "in_hand", "kinds", "outsiders", "reaches", "renames", "reskillers", "used_elsewhere",
    )

    def __init__(self, whats: tuple[Characteristics, ...]) -> None:
        super().__init__(whats)
        known = {what: _words(what) for what in whats}
        self.kinds = frozenset[type]().union(*[one.kinds for one in known.values()])
        self.renames = any([one.renames for one in known.values()])
        self.reaches = any([what.reaches for what in known])
        self.in_hand: dict[str, list[Waiting]] = {}
        for what in known:
            for key, skills in what.waiting.items():
                if hand := [one for one in skills if own.Zone.HAND in one.zones]:
                    self.in_hand.setdefault(key, []).extend(hand)
        self.outsiders: dict[int, tuple[Characteristics, frozenset[int]]] = {}
        self.banners: dict[str, list[int]] = {}
        self.reskillers: list[tuple[int, Sorts]] = []
        for number, what in enumerate(whats):
            words = known[what]
            if what.outside:
                self.outsiders[number] = what, frozenset([zone for area in what.outside for zone in AREAS[area]])
            if words.reskills:
                taken = [one.named[name] for one in known.values() for name in words.takes & one.named.keys()]
                self.reskillers.append((number, None if words.gives is None else words.gives.union(*taken)))
            for key in words.banned:
                self.banners.setdefault(key, []).append(number)
        self.used_elsewhere = frozenset([
            number for number, what in enumerate(whats) if any([area is not None for area in what.uses])
        ])


class DeckProfile(profiles.DeckProfile[Printed]):
    """What is printed on the cards of a game, and what lasts, together."""

    __slots__ = ("banned", "given", "kinds", "renames")
    whats: tuple[Characteristics, ...]

    def __init__(
        self, printed: Printed, lasting: tuple[ContinuousEffect, ...], waiting: frozenset[str]
    ) -> None:
        super().__init__(printed, lasting, waiting)
        words = [_words_of_effect(one) for one in lasting]
        # What lasts is most often of words that are printed on the cards.
        new = [one.kinds for one in words if not one.kinds <= printed.kinds]
        self.kinds = printed.kinds.union(*new) if new else printed.kinds
        #: What lasting effects forbid, and the sorts of skill that they give or take.
        self.banned = frozenset[str]().union(*[one.banned for one in words])
        self.given = [None if one.takes else one.gives for one in words if one.reskills]
        self.renames = printed.renames or any([one.renames for one in words])

    def may_reskill(self, cards: Sequence[CardState], sort: str) -> bool:
        """Whether anything may have changed which skills of a sort cards have, where the cards lie so."""
        for number, gives in self.printed.reskillers:
            if (gives is None or sort in gives) and cards[number].zone in CHANGING:
                return True
        for gives in self.given:  # noqa: SIM110 (faster than a generator)
            if gives is None or sort in gives:
                return True
        return False

    def may_ban(self, cards: Sequence[CardState], number: int, key: str) -> bool:
        """Whether anything may forbid that an event of this kind happens to a card, or that it does it, where the cards
        lie so.
        """
        if key in self.banned or own.CopyOf in self.kinds:
            return True
        for one in self.printed.banners.get(key, ()):  # noqa: SIM110 (faster than a generator)
            if one == number or cards[one].zone in CHANGING:
                return True
        return False


deck_profile: Callable[[State], DeckProfile] = profiles.learn(MEANING, characteristics, DeckProfile, Printed)
