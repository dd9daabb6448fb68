"""Applying continuous effects, layer by layer; within a layer the older first."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from engine.abilities import nouns, statics
from engine.abilities.kinds import Ability
from engine.abilities.nouns import Quality
from engine.games.cipher import verbs, vocabulary
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.deeds import amounts, conditions, lasting, qualities, references
from engine.games.cipher.deeds.compiled import ABOUT_ITSELF, LINES, Compiled, Waiting, area, compiled, parts_of
from engine.games.cipher.deeds.compiled import waiting_of as waits
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.deeds.pieces import Layer, Piece, Rest
from engine.games.cipher.law.now import Board, Now, Ruling, Watcher
from engine.games.cipher.law.table import Ref, face
from engine.games.cipher.vocabulary import Skill
from engine.state import State

if TYPE_CHECKING:
    from engine.games.cipher.deeds.board import Skeleton, Standing


class Unit:
    """A piece with its circumstances: whose it is, since when, and the skill that it is part of, None for none."""

    __slots__ = ("deed", "piece", "skill", "stamp")

    def __init__(self, piece: Piece, deed: Deed, stamp: int, skill: Ability | None) -> None:
        self.piece = piece
        self.deed = deed
        self.stamp = stamp
        self.skill = skill


class Builder:
    """A board in the making. It stands with the position, so that questions see what has been applied so far."""

    __slots__ = ("board", "changed", "reskilled", "rests", "state", "units")

    def __init__(self, state: State, board: Board) -> None:
        self.state = state
        self.board = board
        #: The cards whose values are this board's own, and those whose skills are not the printed ones.
        self.changed: set[int] = set()
        self.reskilled: set[int] = set()
        self.units: dict[Layer, list[Unit]] = {layer: [] for layer in Layer}
        self.rests: list[tuple[Rest, Deed, Ability | None, lasting.Lasting | None]] = []

    def gather(self, skeleton: Skeleton) -> None:
        """Sort the pieces of everything in force into their layers."""
        for one in skeleton.objects:
            what = one.what
            if not (what.pieces or what.rests or what.own_pieces):
                continue
            deed = Deed(self.state, one.seat, one.source)
            deed.it = (one.source,)
            self.own(what, deed, one.source.entered)
            if one.is_unit:
                self.take(what.pieces, deed, one.source.entered, what)
                self.rests.extend((rest, deed, what.skills[index], None) for index, rest in what.rests)
        for one in skeleton.bonds:
            deed = Deed(self.state, one.seat, one.source)
            self.take(one.what.bond_pieces, deed, one.source.entered, one.what)
        for effect in skeleton.lasting:
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

    def own(self, what: Compiled, deed: Deed, stamp: int) -> None:
        """Enter what a card's SPEC skills change of the card itself, wherever it is (Cipher 21.2.3.1.4.2)."""
        for piece in what.own_pieces:
            self.units[piece.layer].append(Unit(piece, deed, stamp, None))

    def mine(self, number: int) -> Now:
        """Return a card's values, free to be changed."""
        now = self.board.now[number]
        if number not in self.changed:
            self.changed.add(number)
            now = self.board.now[number] = now.copy(number)
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
        return any(one is skill for one in self.board.now[source.number].skills)

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
        now = self.board.now
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
        if not isinstance(skill, Skill) or area(skill) is not None or not hasattr(skill.ability, "statics"):
            return
        card = self.state.cards[number]
        deed = Deed(self.state, card.zone & 1, Ref(number, card.entered))
        for part in parts_of(skill):
            if isinstance(part, Piece):
                self.units[part.layer].append(Unit(part, deed, stamp, skill))
            elif not isinstance(part.static, ABOUT_ITSELF):
                self.rests.append((part, deed, skill, None))

    def finish(self, skeleton: Skeleton) -> None:
        """Enter what changes no card among what is in force, and let cards watch for what their skills now are."""
        for rest, deed, skill, effect in self.rests:
            if not self.has(skill, deed.source) or not all(conditions.holds(one, deed) for one in rest.conditions):
                continue
            if isinstance(rest.static, verbs.InsteadOfRetreat):
                replacer = lasting.Replacer(rest.static, effect)
                self.board.replacers.append(Ruling(replacer, deed.source, deed.seat))
            else:
                self.board.rulings.append(Ruling(rest.static, deed.source, deed.seat))
        if self.reskilled:
            self._watch(skeleton)

    def _watch(self, skeleton: Skeleton) -> None:
        """Let the units whose skills changed watch for what they are now."""
        different = {one.source: one for one in skeleton.objects if one.is_unit and one.number in self.reskilled}
        watchers = {
            key: [one for one in found if one.source not in different] for key, found in skeleton.watchers.items()
        }
        for source, one in different.items():
            for key, waiting in waits(self.board.now[one.number].skills).items():
                watchers.setdefault(key, []).extend(_watchers(source, one, waiting))
        self.board.watchers = watchers


def _watchers(source: Ref, one: Standing, waiting: Iterable[Waiting]) -> Iterable[Watcher]:
    return (Watcher(source, one.seat, skill.index, skill.skill) for skill in waiting if skill.zones >= LINES)


def apply(state: State, board: Board, skeleton: Skeleton) -> None:
    """Apply everything in force to a board that has the cards' own values."""
    carry_out(Builder(state, board), skeleton)


def carry_out(builder: Builder, skeleton: Skeleton) -> None:
    """Work a board out to the end."""
    builder.gather(skeleton)
    for layer in Layer:
        builder.run(layer)
    builder.finish(skeleton)


def alone(state: State, number: int, what: Compiled) -> Now:
    """Return the values of a card outside the battlefield with what its own SPEC skills change."""
    card = state.cards[number]
    builder = Builder(state, Board(state.version, {number: what.now}))
    builder.own(what, Deed(state, card.zone & 1, Ref(number, card.entered)), card.entered)
    for layer in Layer:
        builder.run(layer)
    return builder.board.now[number]


# Skills


def _copy(builder: Builder, unit: Unit, change: verbs.CopyOf, number: int) -> None:
    """Give a unit what is printed on another, all but unit name and attack (Cipher 24.1.8.1, 24.1.8.1.1)."""
    found = references.refs(change.whom, unit.deed)
    if not found:
        return
    what = compiled(face(builder.state, found[0].number))
    own = builder.mine(number)
    copied = what.now.copy(number)
    copied.names, copied.attack, copied.base_attack = own.names, own.attack, own.base_attack
    builder.board.now[number] = copied
    builder.reskilled.add(number)
    for skill in what.skills:
        builder.start(skill, number, unit.stamp)


def _lose_skills(builder: Builder, unit: Unit, change: verbs.LosesSkills, number: int) -> None:
    now = builder.mine(number)
    now.skills = tuple(one for one in now.skills if getattr(one, "name", None) not in change.names)
    builder.reskilled.add(number)


def _skills_of_others(builder: Builder, unit: Unit, change: verbs.SkillsOfOthers, number: int) -> None:
    known = {getattr(one, "name", "") for one in builder.board.now[number].skills}
    for other, _ in references.refs(change.whose, unit.deed):
        for skill in builder.board.now[other].skills if other in builder.board.now else ():
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


def _cost(builder: Builder, unit: Unit, change: verbs.DeploymentCostBecomes, number: int) -> None:
    builder.mine(number).cost = builder.amount(unit, change.amount)


def _cheaper(builder: Builder, unit: Unit, change: verbs.DeploymentCostReduced, number: int) -> None:
    now = builder.mine(number)
    now.cost = max(0, now.cost - builder.amount(unit, change.amount))


def _change_cost(builder: Builder, unit: Unit, change: verbs.ClassChangeCostBecomes, number: int) -> None:
    builder.mine(number).change_cost = builder.amount(unit, change.amount)


# How strong it is


def _stronger(builder: Builder, unit: Unit, gain: statics.Power, number: int) -> None:
    builder.mine(number).attack += builder.amount(unit, gain.amount)


def _weaker(builder: Builder, unit: Unit, change: statics.LosesPower, number: int) -> None:
    builder.mine(number).attack -= builder.amount(unit, change.amount)


def _multiply(builder: Builder, unit: Unit, change: verbs.AttackMultiplied, number: int) -> None:
    builder.mine(number).attack *= change.factor


def _support(builder: Builder, unit: Unit, gain: verbs.Support, number: int) -> None:
    builder.mine(number).support += builder.amount(unit, gain.amount)


# What it may do


def _ruling(builder: Builder, unit: Unit, change: statics.Change, number: int) -> None:
    now = builder.mine(number)
    now.rulings = (*now.rulings, Ruling(change, unit.deed.source, unit.deed.seat))


def _orbs(builder: Builder, unit: Unit, change: verbs.OrbsDestroyed, number: int) -> None:
    builder.mine(number).orbs = change.number


#: How each class of change applies to one card.
APPLY: dict[type, Callable[[Builder, Unit, Any, int], None]] = {
    verbs.CopyOf: _copy,
    verbs.LosesSkills: _lose_skills,
    verbs.SkillsOfOthers: _skills_of_others,
    verbs.NamedSkill: _named_skill,
    statics.Granted: lambda builder, unit, gain, number: builder.grant(unit, gain.ability, number),
    statics.AlsoHas: _also_has,
    statics.Trace: lambda builder, unit, gain, number: also(builder.mine(number), gain.quality),
    verbs.LosesMark: _lose_mark,
    verbs.Ranged: _ranged,
    verbs.DeploymentCostBecomes: _cost,
    verbs.DeploymentCostReduced: _cheaper,
    verbs.ClassChangeCostBecomes: _change_cost,
    statics.Power: _stronger,
    statics.LosesPower: _weaker,
    verbs.AttackMultiplied: _multiply,
    verbs.Support: _support,
    statics.Cannot: _ruling,
    statics.Must: _ruling,
    verbs.MayAttack: _ruling,
    verbs.OrbsDestroyed: _orbs,
}
