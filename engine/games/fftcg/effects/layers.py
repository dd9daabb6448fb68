"""Applying continuous effects, layer by layer, in the order of time stamps (FFTCG 11.12.4.6 to 11.12.4.13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from engine.abilities import counters, naming, statics, turning
from engine.abilities import nouns as nouny
from engine.abilities.kinds import Ability, FieldAbility, KeywordAbility
from engine.abilities.memo import PASSING, Memo
from engine.abilities.node import walk
from engine.abilities.nouns import Quality, Trait
from engine.abilities.replacements import Replacement
from engine.containing import skip
from engine.effects import evaluate
from engine.games.fftcg import vocabulary
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import continuous
from engine.games.fftcg.effects.causes import caused_by
from engine.games.fftcg.effects.characteristics import also, watching
from engine.games.fftcg.effects.kinds import of_kinds
from engine.games.fftcg.effects.locking import LockedIn
from engine.games.fftcg.effects.modifiers import AsKind, Layer, Modifier, Rest, split
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.now import Board, Now, RuleEffect
from engine.games.fftcg.rules.table import FIELD, Ref, face
from engine.games.fftcg.vocabulary import (
    attacking as attacking_words,
)
from engine.games.fftcg.vocabulary import (
    copying as copying_words,
)
from engine.games.fftcg.vocabulary import (
    types as types_words,
)
from engine.state import State
from engine.triggers.pending import TriggerSource

_split: Memo[statics.Static, tuple[Modifier | Rest, ...]] = Memo(lambda static: tuple(split(static)), PASSING)

_LAYERS = tuple(Layer)
#: Abilities that a card has of itself: whatever takes abilities away takes them, early or late.
PRINTED = 0
#: Later than every time stamp.
FOR_GOOD = 1 << 60


class Bones(Protocol):
    """What a board is worked out from: the objects of the field with what their cards come with."""

    @property
    def now(self) -> dict[int, Now]:
        """The values that nothing has changed yet."""

    @property
    def objects(self) -> Sequence[Any]:
        """Everything on the field."""

    @property
    def lasting(self) -> tuple[continuous.ContinuousEffect, ...]:
        """The effects of resolved abilities that go on."""

    @property
    def elsewhere(self) -> Sequence[tuple[str, TriggerSource]]:
        """What cards outside the field watch for."""


class Unit:
    """A piece with its circumstances: whose it is, since when, and whether an ability of a card brings it about."""

    __slots__ = ("born", "deed", "own", "piece", "stamp", "what")

    def __init__(self, piece: Modifier, res: Resolution, stamp: int, born: int, what: object) -> None:
        self.piece = piece
        self.deed = res
        self.stamp = stamp
        #: Since when its card has the ability (PRINTED: always), -1 for an effect that resolved.
        self.born = born
        #: For a ruling: what it is part of (a lasting effect), None for a card's own ability.
        self.what = what
        who = piece.who
        self.own = piece.own or (isinstance(who, LockedIn) and who.objects == (res.source,))


def _upstream(one: Unit, left: list[Unit]) -> list[Unit]:
    """Return the pieces that write what one looks at, those that write what these look at, and so on."""
    found: list[Unit] = []
    reads = set(one.piece.reads)
    before = -1
    while len(found) > before:
        before = len(found)
        for other in left:
            if other is not one and other not in found and not reads.isdisjoint(other.piece.writes):
                found.append(other)
                reads |= other.piece.reads
    return found


class Builder:
    """A board in the making. It stands with the position, so that questions see what has been applied so far."""

    __slots__ = ("barred", "board", "changed", "lost", "lost_words", "skeleton", "state", "units")

    def __init__(self, state: State, board: Board, skeleton: Bones) -> None:
        self.state = state
        self.board = board
        self.skeleton = skeleton
        board.now = dict(skeleton.now)
        #: The cards whose values are this board's own.
        self.changed: set[int] = set()
        self.lost: dict[int, int] = {}
        self.lost_words: dict[tuple[int, str], int] = {}
        #: Which way the power of which card cannot go, and because of what.
        self.barred: dict[int, list[tuple[statics.PowerCannotChange, Resolution]]] = {}
        self.units: dict[Layer, list[Unit]] = {layer: [] for layer in _LAYERS}

    def gather(self) -> list[tuple[Rest, Resolution, int, continuous.ContinuousEffect | None]]:
        """Sort the pieces of everything in force into their layers; return the rest."""
        rests: list[tuple[Rest, Resolution, int, continuous.ContinuousEffect | None]] = []
        for one in self.skeleton.objects:
            if not one.stage.pieces and not one.stage.rests:
                continue
            res = Resolution(self.state, one.seat, one.source)
            # "If Osk is on the field, it gains ...": the card itself is spoken of.
            res.it = (one.source,)
            stamp = one.source.entered
            for _, piece in one.stage.pieces:
                self.units[piece.layer].append(Unit(piece, res, stamp, PRINTED, None))
            rests.extend((rest, res, PRINTED, None) for _, rest in one.stage.rests)
        for effect in self.skeleton.lasting:
            if not continuous.in_force(effect, self.state):
                continue
            res = effect.deed(self.state)
            for part in continuous.parts(effect):
                if isinstance(part, Modifier):
                    self.units[part.layer].append(Unit(part, res, effect.stamp, -1, effect))
                else:
                    rests.append((part, res, -1, effect))
        return rests

    def mine(self, number: int) -> Now:
        """Return a card's values, free to be changed."""
        now = self.board.now[number]
        if number not in self.changed:
            self.changed.add(number)
            now = self.board.now[number] = now.copy(number)
        return now

    def alive(self, born: int, source: Ref) -> bool:
        """Whether the ability that brings an effect about has not been lost (FFTCG 11.12.4.6)."""
        return born < 0 or born > self.lost.get(source.number, -1)

    def run(self, layer: Layer) -> None:
        """Apply the pieces of one layer."""
        todo = self.units[layer]
        if len(todo) > 1:
            todo.sort(key=lambda unit: (not unit.own, unit.stamp))
            if any(one.piece.reads & other.piece.writes for one in todo for other in todo if one is not other):
                self._run_dependent(todo)
                return
        for unit in todo:
            self.apply(unit)

    def _run_dependent(self, todo: list[Unit]) -> None:
        """Apply independent pieces first, then those that depend on them (FFTCG 11.12.4.12, 11.12.4.13)."""
        left = list(todo)
        while left:
            unit = self._next(left)
            left.remove(unit)
            self.apply(unit)

    def _next(self, left: list[Unit]) -> Unit:
        """Return the oldest piece that depends on nothing that is left, and on nothing that in turn depends on such.

        Of three, "Forwards with Brave gain First Strike" waits for "Forwards with Haste gain Brave", which as yet
        changes nothing, and waits for "Forwards gain Haste" itself. Where pieces depend on each other, age decides.
        """
        known: dict[int, bool] = {}

        def waits(one: Unit) -> bool:
            if id(one) not in known:
                known[id(one)] = any(self._depends(one, other) for other in left if other is not one)
            return known[id(one)]

        alone = None
        for one in left:
            if not waits(one):
                if not any(waits(other) for other in _upstream(one, left)):
                    return one
                alone = alone or one
        return alone or left[0]

    def _depends(self, one: Unit, other: Unit) -> bool:
        """Whether applying the other first would change whom the one concerns or by how much."""
        if not one.piece.reads & other.piece.writes:
            return False
        before = self._extent(one)
        saved, changed = self.board.now, self.changed
        kept = {layer: list(units) for layer, units in self.units.items()}
        self.board.now, self.changed = dict(saved), set()
        self.apply(other)
        after = self._extent(one)
        self.board.now, self.changed, self.units = saved, changed, kept
        return before != after

    def _extent(self, unit: Unit) -> object:
        try:
            return self._reach(unit)
        except Exception:
            skip(self.state, unit.deed.source)
            return None

    def _reach(self, unit: Unit) -> object:
        if not self._holds(unit):
            return None
        change = unit.piece.change
        if isinstance(change, copying_words.AbilitiesOf):
            return self._objects(unit), _taken(change, unit, -1)
        amount = getattr(change, "amount", None)
        return self._objects(unit), None if amount is None else self.amount(unit, amount)

    def _holds(self, unit: Unit) -> bool:
        if not self.alive(unit.born, unit.deed.source):
            return False
        return all(evaluate.holds(one, unit.deed) for one in unit.piece.conditions)

    def _objects(self, unit: Unit) -> list[int]:
        cards = self.state.cards
        found = evaluate.refs(unit.piece.who, unit.deed)
        return [n for n, entered in found if n >= 0 and cards[n].zone == FIELD and cards[n].entered == entered]

    def apply(self, unit: Unit) -> None:
        """Apply one piece to everything it concerns; one that fails changes nothing more."""
        try:
            self._apply(unit)
        except Exception:
            self.fail(unit.deed.source)

    def fail(self, source: Ref) -> None:
        """Note that a card's text failed as the board is worked out; where nothing is contained, the error goes on."""
        skip(self.state, source)
        self.board.failed[source.number] = None

    def _apply(self, unit: Unit) -> None:
        if not self._holds(unit):
            return
        objects = self._objects(unit)
        perform = APPLY[type(unit.piece.change)]
        spoken = unit.deed.it
        for number in objects:
            unit.deed.it = (Ref(number, self.state.cards[number].entered),)
            perform(self, unit, unit.piece.change, number)
        unit.deed.it = spoken

    def amount(self, unit: Unit, amount: Any) -> int:
        """Return what a power change comes to, counted once for each of what it counts."""
        total = evaluate.value(amount, unit.deed)
        for count in unit.piece.counts:
            total *= evaluate.value(count, unit.deed)
        return total

    def grant(self, unit: Unit, ability: Ability, number: int) -> None:
        """Give a card an ability, which does what it does from here on (FFTCG 11.12.4.8)."""
        now = self.mine(number)
        now.abilities = (*now.abilities, ability)
        if isinstance(ability, KeywordAbility):
            now.keywords |= {word.value for word in ability.keywords}
        if not isinstance(ability, FieldAbility):
            return
        card = self.state.cards[number]
        res = Resolution(self.state, card.controller, Ref(number, card.entered))
        stamp = max(unit.stamp, card.entered)
        for static in ability.statics:
            for part in _split(static):
                if isinstance(part, Rest):
                    self.rest(part, res, unit.stamp, None)
                    continue
                new = Unit(part, res, stamp, unit.stamp, None)
                if part.layer <= unit.piece.layer:
                    self.apply(new)
                else:
                    self.units[part.layer].append(new)

    def rest(self, rest: Rest, res: Resolution, born: int, effect: continuous.ContinuousEffect | None) -> None:
        """Enter a static that changes no card on the field among the rulings in force."""
        try:
            if not self.alive(born, res.source) or not all(evaluate.holds(one, res) for one in rest.conditions):
                return
        except Exception:
            self.fail(res.source)
            return
        if isinstance(rest.static, Replacement):
            self.board.replacers.append(RuleEffect(continuous.Replacer(rest.static, effect), res.source, res.seat))
        else:
            self.board.rulings.setdefault(type(rest.static), []).append(RuleEffect(rest.static, res.source, res.seat))

    def finish(self) -> None:
        """Let the objects whose abilities changed watch for what they now do."""
        different = {n for n in self.changed if self.board.now[n].abilities is not self.skeleton.now[n].abilities}
        if not different:
            return
        watchers: dict[str, list[TriggerSource]] = {}
        for one in self.skeleton.objects:
            if one.number not in different:
                for key, there in one.watchers:
                    watchers.setdefault(key, []).extend(there)
                continue
            for key, abilities in watching(enumerate(self.board.now[one.number].abilities)).items():
                watchers.setdefault(key, []).extend(
                    TriggerSource(one.source, one.seat, index, ability) for index, ability in abilities
                )
        for key, watcher in self.skeleton.elsewhere:
            watchers.setdefault(key, []).append(watcher)
        self.board.watchers = watchers


def apply(state: State, board: Board, skeleton: Bones) -> None:
    """Apply everything in force to a board that has the cards' own values."""
    carry_out(Builder(state, board, skeleton))


def carry_out(builder: Builder) -> None:
    """Work a board out to the end."""
    rests = builder.gather()
    for layer in _LAYERS:
        builder.run(layer)
    for rest, res, born, effect in rests:
        builder.rest(rest, res, born, effect)
    builder.finish()


def _lose_all(builder: Builder, unit: Unit, change: Any, number: int) -> None:
    now = builder.mine(number)
    now.abilities = ()
    now.keywords = frozenset()
    builder.lost[number] = max(unit.stamp, builder.lost.get(number, -1))
    printed = face(builder.state, number)
    if printed.name in now.names and not builder.state.cards[number].over:
        now.names, now.types = (printed.name,), (printed.type,)
        now.jobs, now.categories, now.elements = printed.jobs, printed.categories, printed.elements


def _lose_words(builder: Builder, unit: Unit, change: statics.LosesKeywords, number: int) -> None:
    now = builder.mine(number)
    for word in change.keywords:
        now.keywords -= {word.value}
        builder.lost_words[number, word.value] = unit.stamp


def _never_gains(builder: Builder, unit: Unit, change: statics.CannotGain, number: int) -> None:
    for word in change.keywords:
        builder.lost_words[number, word.value] = FOR_GOOD


def _bar_power(builder: Builder, unit: Unit, change: statics.PowerCannotChange, number: int) -> None:
    builder.barred.setdefault(number, []).append((change, unit.deed))


def _as_kind(builder: Builder, unit: Unit, change: AsKind, number: int) -> None:
    also(builder.mine(number), change.noun.qualities)


def _becomes(builder: Builder, unit: Unit, change: statics.BecomesQuality, number: int) -> None:
    now = builder.mine(number)
    match change.quality:
        case nouny.OfType(kind) if isinstance(kind, CardType):
            now.types = (kind,)
        case vocabulary.WithJob(job):
            now.jobs = (job,)
        case vocabulary.OfElement(element):
            now.elements = (element,)
        case nouny.Named(name):
            now.names = (name,)
        case nouny.CostIs(_, amount):
            now.cost = evaluate.value(amount, unit.deed)
        case naming.OfNamed():
            # Nothing was named: it stays as it is.
            pass
        case _:
            _unknown(change.quality)


def _trace(builder: Builder, unit: Unit, change: statics.Trace, number: int) -> None:
    also(builder.mine(number), (change.quality,))


def _unknown(quality: Quality) -> None:
    raise ValueError(f"nothing becomes {type(quality).__name__}")


def _gain_word(builder: Builder, unit: Unit, change: statics.Keyword, number: int) -> None:
    word = change.keyword.value
    if unit.stamp > max(builder.lost.get(number, -1), builder.lost_words.get((number, word), -1)):
        builder.mine(number).keywords |= {word}


def _grant(builder: Builder, unit: Unit, change: statics.Granted, number: int) -> None:
    if unit.stamp > builder.lost.get(number, -1):
        builder.grant(unit, change.ability, number)


def _take_abilities(builder: Builder, unit: Unit, change: copying_words.AbilitiesOf, number: int) -> None:
    """Give a card what others can do (FFTCG 11.12.4.8); what takes abilities over is not itself taken over."""
    if unit.stamp > builder.lost.get(number, -1):
        for ability in _taken(change, unit, number):
            builder.grant(unit, ability, number)


def _taken(change: copying_words.AbilitiesOf, unit: Unit, number: int) -> list[Ability]:
    found: list[Ability] = []
    for one in evaluate.refs(change.whose, unit.deed):
        now = evaluate.now_of(one, unit.deed) if one.number != number else None
        if now is not None:
            found += [ability for ability in now.abilities if _shared(ability) and of_kinds(ability, change.kinds)]
    return found


def _shared(ability: Ability) -> bool:
    return not any(isinstance(part, copying_words.AbilitiesOf) for part in walk(ability))


def _lose_traits(builder: Builder, unit: Unit, change: copying_words.LosesTraits, number: int) -> None:
    now = builder.mine(number)
    if change.trait is nouny.Trait.JOB:
        now.jobs = ()
    else:
        now.categories = ()


def _take_traits(builder: Builder, unit: Unit, change: types_words.TraitsOf, number: int) -> None:
    """Give a card the Jobs, Elements or Categories of others besides its own."""
    now = builder.mine(number)
    (trait,) = change.traits
    name = _VALUES[trait]
    found = dict.fromkeys(getattr(now, name))
    for one in evaluate.refs(change.whose, unit.deed):
        other = evaluate.now_of(one, unit.deed)
        found.update(dict.fromkeys(getattr(other, name) if other is not None else ()))
    setattr(now, name, tuple(one for one in found if one not in change.but or one in getattr(now, name)))


def _become_like(builder: Builder, unit: Unit, change: types_words.BecomesLike, number: int) -> None:
    others = [evaluate.now_of(one, unit.deed) for one in evaluate.refs(change.whose, unit.deed)]
    name = _VALUES[change.trait]
    found = dict.fromkeys(one for other in others if other is not None for one in getattr(other, name))
    if found:
        setattr(builder.mine(number), name, tuple(found))


#: Where the values of a card keep what it may share with others.
_VALUES = {Trait.JOB: "jobs", Trait.ELEMENT: "elements", Trait.CATEGORY: "categories"}


def _ruling(builder: Builder, unit: Unit, change: statics.Change, number: int) -> None:
    now = builder.mine(number)
    now.rulings = (*now.rulings, RuleEffect(change, unit.deed.source, unit.deed.seat))


def _set_power(builder: Builder, unit: Unit, change: statics.PowerBecomes, number: int) -> None:
    """Set the power a card starts from, unless it was primed since (FFTCG 11.5.6, 15.2.9.4.1.2)."""
    over = builder.state.cards[number].over
    if over and unit.what is not None and builder.state.cards[over[-1]].entered > unit.stamp:
        return
    now = builder.mine(number)
    now.power = now.base_power = builder.amount(unit, change.amount)


def _add_power(builder: Builder, unit: Unit, change: statics.Power, number: int) -> None:
    _shift(builder, unit, builder.amount(unit, change.amount), number)


def _lose_power(builder: Builder, unit: Unit, change: statics.LosesPower, number: int) -> None:
    _shift(builder, unit, -builder.amount(unit, change.amount), number)


def _shift(builder: Builder, unit: Unit, amount: int, number: int) -> None:
    """Change a power, unless it cannot go that way; below 0 it goes on as a negative number (FFTCG 4.3, 2.2)."""
    way = statics.Direction.UP if amount > 0 else statics.Direction.DOWN
    for bar, res in builder.barred.get(number, ()):
        if bar.direction is way and (bar.by is None or caused_by(bar.by, unit.deed.cause, res)):
            return
    if amount:
        builder.mine(number).power += amount


#: How each class of change applies to one card.
APPLY: dict[type, Callable[[Builder, Unit, Any, int], None]] = {
    statics.LosesAbilities: _lose_all,
    statics.LosesKeywords: _lose_words,
    statics.CannotGain: _never_gains,
    statics.PowerCannotChange: _bar_power,
    AsKind: _as_kind,
    statics.BecomesQuality: _becomes,
    statics.Trace: _trace,
    statics.Keyword: _gain_word,
    statics.Granted: _grant,
    copying_words.AbilitiesOf: _take_abilities,
    copying_words.LosesTraits: _lose_traits,
    types_words.TraitsOf: _take_traits,
    types_words.BecomesLike: _become_like,
    statics.Cannot: _ruling,
    statics.Must: _ruling,
    statics.CostsTo: _ruling,
    statics.AttacksAgain: _ruling,
    statics.AttacksOnceMore: _ruling,
    turning.DoesNotUntap: _ruling,
    vocabulary.ProducesCP: _ruling,
    turning.EntersTapped: _ruling,
    counters.EntersWithCounters: _ruling,
    vocabulary.JoinsAnyParty: _ruling,
    attacking_words.AttacksUndulled: _ruling,
    statics.PowerBecomes: _set_power,
    statics.Power: _add_power,
    statics.LosesPower: _lose_power,
}
