"""Applying continuous effects, layer by layer; within a layer the older first."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from engine.abilities import nouns, statics
from engine.abilities.events import Deed as Doing
from engine.abilities.kinds import Ability, FieldAbility
from engine.abilities.nouns import Quality
from engine.asking.fixed import Fixed
from engine.games.cipher import skillwords, verbs, vocabulary
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.deeds import amounts, conditions, lasting, matching, qualities, references
from engine.games.cipher.deeds.called import called
from engine.games.cipher.deeds.compiled import ABOUT_ITSELF, LINES, Compiled, Waiting, area, compiled, parts_of
from engine.games.cipher.deeds.compiled import waiting_of as waits
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.deeds.pieces import Layer, Piece, Rest
from engine.games.cipher.law.now import Now, Ruling, Watcher
from engine.games.cipher.law.table import AREAS, OFF_FIELD, Ref, face
from engine.games.cipher.vocabulary import Skill, Zone
from engine.state import State

#: The area that a zone number is of, as the cards call it.
AREA: dict[int, Zone] = {number: zone for zone, pair in AREAS.items() for number in pair}


class Unit:
    """A piece with its circumstances: whose it is, since when, and the skill that it is part of, None for none."""

    __slots__ = ("deed", "piece", "skill", "stamp")

    def __init__(self, piece: Piece, deed: Deed, stamp: int, skill: Ability | None) -> None:
        self.piece = piece
        self.deed = deed
        self.stamp = stamp
        self.skill = skill


Resting = tuple[Rest, Deed, Ability | None, "lasting.Lasting | None"]
#: What is worked out at once; the rest waits until somebody asks.
_AT_ONCE = (Layer.COPY, Layer.SKILLS, Layer.KIND)
_LAYERS = tuple(Layer)
_NONE: list[Ruling] = []
_NOBODY: list[Watcher] = []


class Builder:
    """A board, worked out as far as somebody has asked.

    It stands with the position, so that questions see what has been applied so far. Whoever keeps values when the
    position changes settles them before.
    """

    __slots__ = (
        "_rulings", "_watching", "begun", "own", "reskilled", "rests", "skeleton", "state", "units", "values",
        "version",
    )

    def __init__(self, state: State, skeleton: Skeleton, now: dict[int, Now]) -> None:
        self.state = state
        self.version = state.version
        self.skeleton = skeleton
        self.values = now
        #: Whether it has been worked out what cards are and which skills they have.
        self.begun = False
        #: The cards whose values are this board's own, and those whose skills are not the printed ones.
        self.own: set[int] = set()
        self.reskilled: set[int] = set()
        self.units: dict[Layer, list[Unit]] = {}
        self.rests: list[Resting] = []
        self._rulings: list[Ruling] | None = None
        self._watching: dict[str, list[Watcher]] = {}

    # As a board

    @property
    def now(self) -> dict[int, Now]:
        """The values of every unit and Support card."""
        if not self.begun:
            self.begin()
        return self.values

    @property
    def replacers(self) -> list[Ruling]:
        """Replacement effects in force (Cipher 23.1)."""
        if not self.skeleton.replaces:
            return _NONE
        if not self.begun:
            self.begin()
        return [
            Ruling(lasting.Replacer(rest.static, effect), deed.source, deed.seat)
            for rest, deed, skill, effect in self.rests
            if isinstance(rest.static, verbs.InsteadOfRetreat) and self.in_force(rest, deed, skill)
        ]

    @property
    def rulings(self) -> list[Ruling]:
        """Changes that concern no card: costs, permissions, players."""
        if self._rulings is None:
            if not self.begun:
                self.begin()
            self._rulings = []
            self._rulings += [
                Ruling(rest.static, deed.source, deed.seat)
                for rest, deed, skill, _ in self.rests
                if not isinstance(rest.static, verbs.InsteadOfRetreat) and self.in_force(rest, deed, skill)
            ]
        return self._rulings

    def know_skills(self) -> None:
        """Work out which skills cards have, before anything changes."""
        if self.skeleton.reskills and not self.begun:
            self.begin()

    def watching(self, key: str) -> list[Watcher]:
        """Return the triggering skills that watch for a kind of event."""
        found = self._watching.get(key)
        if found is None:
            skeleton = self.skeleton
            if not skeleton.reskills and key not in skeleton.heard:
                return _NOBODY
            if skeleton.reskills and not self.begun:
                self.begin()
            found = self._watching[key] = list(self._watchers(key))
        return found

    def _watchers(self, key: str) -> Iterator[Watcher]:
        for one, waiting in self._listening():
            for skill in waiting.get(key, ()):
                if skill.zones >= LINES:
                    yield Watcher(one.source, one.seat, skill.index, skill.skill)
        for source, zone, what in self.skeleton.outside:
            for skill in what.waiting.get(key, ()):
                if AREA[zone] in skill.zones:
                    yield Watcher(source, zone & 1, skill.index, skill.skill)

    def _listening(self) -> Iterator[tuple[Standing, dict[str, list[Waiting]]]]:
        if not self.reskilled:
            for one in self.skeleton.listening:
                yield one, one.what.waiting
            return
        for one in self.skeleton.objects:
            if one.is_unit:
                changed = one.number in self.reskilled
                yield one, waits(self.now[one.number].skills) if changed else one.what.waiting

    def bans(self, kind: type[Doing]) -> Iterator[tuple[Unit, statics.Cannot]]:
        """Return what forbids deeds of a class to cards wherever they are, as far as it is in force."""
        if not self.begun:
            self.begin()
        for unit in self.units.get(Layer.RULINGS, ()):
            change = unit.piece.change
            if (
                isinstance(change, statics.Cannot)
                and any(isinstance(matching.plain(one), kind) for one in change.deeds)
                and self.has(unit.skill, unit.deed.source)
                and all(conditions.holds(one, unit.deed) for one in unit.piece.conditions)
            ):
                yield unit, change

    def reaching(self, number: int) -> list[Unit]:
        """Return what changes this card where it lies, off the board, as far as it is in force."""
        if not self.begun:
            self.begin()
        what = Ref(number, self.state.cards[number].entered)
        return [
            unit
            for unit in self.units.get(Layer.KIND, ())
            if unit.piece.far
            and self.has(unit.skill, unit.deed.source)
            and references.denotes(unit.piece.who, what, unit.deed)
            and all(conditions.holds(one, unit.deed) for one in unit.piece.conditions)
        ]

    def strengthen(self) -> None:
        """Work out how strong cards are."""
        for now in self.now.values():
            now.weak = None
        self.run(Layer.STRENGTH)

    def rule(self) -> None:
        """Work out what cards may and may not do."""
        for now in self.now.values():
            now.unruled = None
        self.run(Layer.RULINGS)

    # Working it out

    def begin(self) -> None:
        """Work out what cards are and which skills they have."""
        self.begun = True
        if self.skeleton.quiet:
            return
        self.gather()
        self.let_wait(unit for layer in (Layer.STRENGTH, Layer.RULINGS) for unit in self.units[layer])
        for layer in _AT_ONCE:
            self.run(layer)

    def let_wait(self, units: Iterable[Unit]) -> None:
        """Let the values of all cards that these pieces may concern wait until somebody asks."""
        for unit in units:
            who = unit.piece.who
            if unit.piece.own:
                self._link((unit.deed.source.number,))
            elif isinstance(who, Fixed):
                self._link(number for number, _ in who.objects)
            else:
                self._link(tuple(self.values))
                return

    def _link(self, numbers: Iterable[int]) -> None:
        values, own = self.values, self.own
        for number in numbers:
            now = values.get(number)
            if now is None:
                continue
            if number not in own:
                own.add(number)
                now = values[number] = now.copy(number)
            now.weak = now.unruled = self

    def gather(self) -> None:
        """Sort the pieces of everything in force into their layers."""
        self.units = {layer: [] for layer in _LAYERS}
        for one in self.skeleton.objects:
            one.join(self)
        for one in self.skeleton.bonds:
            deed = Deed(self.state, one.seat, one.source)
            self.take(one.what.bond_pieces, deed, one.source.entered, one.what)
        for effect in self.skeleton.lasting:
            deed = effect.deed(self.state)
            for part in lasting.parts(effect):
                if isinstance(part, Piece):
                    self.units[part.layer].append(Unit(part, deed, effect.stamp, None))
                else:
                    self.rests.append((part, deed, None, effect))

    def take(self, pieces: Iterable[tuple[int, Piece]], deed: Deed, stamp: int, what: Compiled) -> None:
        """Enter the pieces of a card's skills."""
        for index, piece in pieces:
            self.units[piece.layer].append(Unit(piece, deed, stamp, what.skills[index]))

    def mine(self, number: int) -> Now:
        """Return a card's values, free to be changed."""
        now = self.values[number]
        if number not in self.own:
            self.own.add(number)
            now = self.values[number] = now.copy(number)
        return now

    def run(self, layer: Layer) -> None:
        """Apply the pieces of one layer: those first that nothing of the layer can change, then by age."""
        todo = self.units[layer]
        if len(todo) > 1:
            todo.sort(key=lambda unit: (not unit.piece.early, unit.stamp))
        for unit in todo:
            self.apply(unit)

    def has(self, skill: Ability | None, source: Ref) -> bool:
        """Whether a card still has a skill, which other skills can take from it."""
        if skill is None or source.number not in self.reskilled:
            return True
        return any(one is skill for one in self.now[source.number].skills)

    def in_force(self, rest: Rest, deed: Deed, skill: Ability | None) -> bool:
        """Whether a static that changes no card is in force."""
        return self.has(skill, deed.source) and all(conditions.holds(one, deed) for one in rest.conditions)

    def apply(self, unit: Unit) -> None:
        """Apply one piece to everything it concerns."""
        piece, deed = unit.piece, unit.deed
        if not self.has(unit.skill, deed.source):
            return
        for condition in piece.conditions:
            if not conditions.holds(condition, deed):
                return
        if piece.spoken:
            deed.it = tuple(one for condition in piece.spoken for one in conditions.subjects(condition, deed))
        perform = APPLY[type(piece.change)]
        now = self.now
        cards = self.state.cards
        for number, entered in references.refs(piece.who, deed):
            if number in now and cards[number].entered == entered:
                perform(self, unit, piece.change, number)
        if piece.spoken:
            deed.it = (deed.source,)

    def amount(self, unit: Unit, amount: Any) -> int:
        """Return what a change comes to, counted once for each of what it counts."""
        total = amounts.value(amount, unit.deed)
        for count in unit.piece.counts:
            total *= amounts.value(count, unit.deed)
        return total

    def grant(self, unit: Unit, skill: Ability, number: int) -> None:
        """Give a card a skill, which does what it does from here on."""
        now = self.mine(number)
        now.skills = (*now.skills, skill)
        self.reskilled.add(number)
        self.start(skill, number, unit.stamp)

    def start(self, skill: Ability, number: int, stamp: int) -> None:
        """Let a skill that a unit has gained change what it changes."""
        if not isinstance(skill, Skill) or area(skill) is not None or not isinstance(skill.ability, FieldAbility):
            return
        card = self.state.cards[number]
        deed = Deed(self.state, card.zone & 1, Ref(number, card.entered))
        for part in parts_of(skill):
            if isinstance(part, Piece):
                unit = Unit(part, deed, stamp, skill)
                self.units[part.layer].append(unit)
                self.let_wait((unit,))
            elif not isinstance(part.static, ABOUT_ITSELF):
                self.rests.append((part, deed, skill, None))


class Standing:
    """A unit or Support card with what its card comes with, before anything changes it."""

    __slots__ = ("_parts", "_rests", "added", "deed", "is_unit", "now", "number", "seat", "source", "what", "zone")

    def __init__(self, state: State, source: Ref, zone: int, what: Compiled, now: Now, added: int = 0) -> None:
        self.number = source.number
        self.source = source
        self.zone = zone
        self.seat = zone & 1
        self.is_unit = zone < OFF_FIELD
        self.what = what
        self.now = now
        #: What the running combat has added to its attack.
        self.added = added
        self.deed = Deed(state, self.seat, source)
        self.deed.it = (source,)
        self._parts: list[Unit] | None = None
        self._rests: list[Resting] = []

    def join(self, builder: Builder) -> None:
        """Enter what its skills change; its SPEC skills wherever it is (Cipher 21.2.3.1.4.2)."""
        if self._parts is None:
            self._parts = self._units()
        for unit in self._parts:
            builder.units[unit.piece.layer].append(unit)
        builder.rests += self._rests

    def _units(self) -> list[Unit]:
        what, stamp = self.what, self.source.entered
        found = [Unit(piece, self.deed, stamp, what.skills[index]) for index, piece in what.own_pieces]
        if self.is_unit:
            found += [Unit(piece, self.deed, stamp, what.skills[index]) for index, piece in what.pieces]
            self._rests = [(rest, self.deed, what.skills[index], None) for index, rest in what.rests]
        return found


class Skeleton(Protocol):
    """What a board is worked out from."""

    objects: list[Standing]
    listening: list[Standing]
    #: The kinds of event that somebody watches for.
    heard: set[str]
    bonds: list[Standing]
    lasting: tuple[lasting.Lasting, ...]
    #: Whether nothing changes anything; whether anything may change skills; whether anything is done instead.
    quiet: bool
    reskills: bool
    replaces: bool
    outside: list[tuple[Ref, int, Compiled]]


class Nothing:
    """No units, no bonds: for a card by itself."""

    objects: list[Standing] = []  # noqa: RUF012 (never changed)
    listening: list[Standing] = []  # noqa: RUF012
    heard: set[str] = set()  # noqa: RUF012
    bonds: list[Standing] = []  # noqa: RUF012
    lasting: tuple[lasting.Lasting, ...] = ()
    quiet = True
    reskills = False
    replaces = False
    outside: list[tuple[Ref, int, Compiled]] = []  # noqa: RUF012


def alone(state: State, number: int, what: Compiled, reaching: Iterable[Unit] = ()) -> Now:
    """Return the values of a card outside the battlefield with what its own SPEC skills change, and those pieces of
    others that are ``reaching`` it.
    """
    card = state.cards[number]
    builder = Builder(state, Nothing(), {number: what.now})
    builder.begun = True
    builder.units = {layer: [] for layer in _LAYERS}
    deed = Deed(state, card.zone & 1, Ref(number, card.entered))
    builder.take(what.own_pieces, deed, card.entered, what)
    for unit in reaching:
        builder.units[unit.piece.layer].append(Unit(unit.piece.on(deed.source), unit.deed, unit.stamp, None))
    for layer in Layer:
        builder.run(layer)
    return builder.now[number]


# Skills


def _copy(builder: Builder, unit: Unit, change: verbs.CopyOf, number: int) -> None:
    """Give a unit what is printed on another, all but unit name and attack (Cipher 24.1.8.1, 24.1.8.1.1)."""
    found = references.refs(change.whom, unit.deed)
    if not found:
        return
    what = compiled(face(builder.state, found[0].number))
    own = builder.mine(number)
    copied = what.now.copy(number)
    copied.names, copied.attack, copied.base_attack = own.names, own._attack, own.base_attack
    copied.weak, copied.unruled = own.weak, own.unruled
    builder.now[number] = copied
    builder.reskilled.add(number)
    for skill in what.skills:
        builder.start(skill, number, unit.stamp)


def _lose_skills(builder: Builder, unit: Unit, change: skillwords.LosesSkills, number: int) -> None:
    now = builder.mine(number)
    now.skills = tuple(one for one in now.skills if called(one) not in change.names)
    builder.reskilled.add(number)


def _lose_all_skills(builder: Builder, unit: Unit, change: skillwords.LosesAllSkills, number: int) -> None:
    builder.mine(number).skills = ()
    builder.reskilled.add(number)


def _skills_of_others(builder: Builder, unit: Unit, change: skillwords.SkillsOfOthers, number: int) -> None:
    known = {getattr(one, "name", "") for one in builder.now[number].skills}
    for other, _ in references.refs(change.whose, unit.deed):
        for skill in builder.now[other].skills if other in builder.now else ():
            if not isinstance(skill, Skill) or skill.icon is None or skill.icon.icon is not change.icon.icon:
                continue
            if change.one_each and skill.name in known:
                continue
            known.add(skill.name)
            builder.grant(unit, skill, number)


def _named_skill(builder: Builder, unit: Unit, gain: verbs.NamedSkill, number: int) -> None:
    builder.grant(unit, gain.skill, number)


# What a card is


def also(now: Now, quality: Quality) -> None:
    """Give a card a quality besides its own."""
    match quality:
        case nouns.Named(name):
            now.names = now.names if name in now.names else (*now.names, name)
        case vocabulary.Bears(mark):
            if not qualities.bears(now, mark):
                name = _HOME[type(mark)]
                setattr(now, name, (*getattr(now, name), mark))
        case _:
            raise ValueError(f"nothing gains {type(quality).__name__}")


_HOME: dict[type[enum.Enum], str] = {
    Symbol: "symbols", Gender: "genders", Weapon: "weapons", Affinity: "affinities",
}


def _also_has(builder: Builder, unit: Unit, change: statics.AlsoHas, number: int) -> None:
    now = builder.mine(number)
    for quality in change.qualities:
        also(now, quality)


def _lose_mark(builder: Builder, unit: Unit, change: verbs.LosesMark, number: int) -> None:
    now = builder.mine(number)
    name = _HOME[type(change.mark)]
    setattr(now, name, tuple(one for one in getattr(now, name) if one is not change.mark))


def _ranged(builder: Builder, unit: Unit, gain: verbs.Ranged, number: int) -> None:
    now = builder.mine(number)
    now.ranges = tuple(sorted({*now.ranges, *gain.distances}))


def _lose_range(builder: Builder, unit: Unit, change: verbs.LosesRange, number: int) -> None:
    now = builder.mine(number)
    now.ranges = tuple(one for one in now.ranges if one not in change.distances)


def _cost(builder: Builder, unit: Unit, change: verbs.DeploymentCostBecomes, number: int) -> None:
    builder.mine(number).cost = builder.amount(unit, change.amount)


def _cheaper(builder: Builder, unit: Unit, change: verbs.DeploymentCostReduced, number: int) -> None:
    now = builder.mine(number)
    now.cost = max(min(change.least, now.cost), now.cost - builder.amount(unit, change.amount))


def _dearer(builder: Builder, unit: Unit, change: verbs.DeploymentCostRaised, number: int) -> None:
    builder.mine(number).cost += builder.amount(unit, change.amount)


def _cheaper_change(builder: Builder, unit: Unit, change: verbs.ClassChangeCostReduced, number: int) -> None:
    now = builder.mine(number)
    if now.change_cost is not None:
        least = min(change.least, now.change_cost)
        now.change_cost = max(least, now.change_cost - builder.amount(unit, change.amount))


def _change_cost(builder: Builder, unit: Unit, change: verbs.ClassChangeCostBecomes, number: int) -> None:
    builder.mine(number).change_cost = builder.amount(unit, change.amount)


# How strong it is


def _stronger(builder: Builder, unit: Unit, gain: statics.Power, number: int) -> None:
    builder.mine(number).attack += builder.amount(unit, gain.amount)


def _weaker(builder: Builder, unit: Unit, change: statics.LosesPower, number: int) -> None:
    builder.mine(number).attack -= builder.amount(unit, change.amount)


def _multiply(builder: Builder, unit: Unit, change: verbs.AttackMultiplied, number: int) -> None:
    builder.mine(number).attack *= change.factor


def _attack_is(builder: Builder, unit: Unit, change: verbs.AttackBecomes, number: int) -> None:
    builder.mine(number).attack = builder.amount(unit, change.amount)


def _support_is(builder: Builder, unit: Unit, change: verbs.SupportBecomes, number: int) -> None:
    builder.mine(number).support = builder.amount(unit, change.amount)


def _support(builder: Builder, unit: Unit, gain: verbs.Support, number: int) -> None:
    builder.mine(number).support += builder.amount(unit, gain.amount)


# What it may do


def _ruling(builder: Builder, unit: Unit, change: statics.Change, number: int) -> None:
    now = builder.mine(number)
    now.rulings = (*now.rulings, Ruling(change, unit.deed.source, unit.deed.seat))


def _orbs(builder: Builder, unit: Unit, change: verbs.OrbsDestroyed, number: int) -> None:
    builder.mine(number).orbs = change.number


def _more_orbs(builder: Builder, unit: Unit, change: verbs.MoreOrbsDestroyed, number: int) -> None:
    builder.mine(number).orbs += change.number


#: How each class of change applies to one card.
APPLY: dict[type, Callable[[Builder, Unit, Any, int], None]] = {
    verbs.CopyOf: _copy,
    skillwords.LosesSkills: _lose_skills,
    skillwords.SkillsOfOthers: _skills_of_others,
    verbs.NamedSkill: _named_skill,
    statics.Granted: lambda builder, unit, gain, number: builder.grant(unit, gain.ability, number),
    statics.AlsoHas: _also_has,
    statics.Trace: lambda builder, unit, gain, number: also(builder.mine(number), gain.quality),
    verbs.LosesMark: _lose_mark,
    verbs.LosesRange: _lose_range,
    skillwords.LosesLimit: _ruling,
    verbs.Ranged: _ranged,
    verbs.DeploymentCostBecomes: _cost,
    verbs.DeploymentCostReduced: _cheaper,
    verbs.DeploymentCostRaised: _dearer,
    verbs.ClassChangeCostReduced: _cheaper_change,
    verbs.SupportBecomes: _support_is,
    verbs.AttackBecomes: _attack_is,
    skillwords.LosesAllSkills: _lose_all_skills,
    verbs.OnlyAttacks: _ruling,
    verbs.ClassChangeCostBecomes: _change_cost,
    statics.Power: _stronger,
    statics.LosesPower: _weaker,
    verbs.AttackMultiplied: _multiply,
    verbs.Support: _support,
    statics.Cannot: _ruling,
    verbs.MayAttack: _ruling,
    verbs.OrbsDestroyed: _orbs,
    verbs.MoreOrbsDestroyed: _more_orbs,
}
