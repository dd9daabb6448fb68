"""Applying continuous effects, layer by layer; within a layer the older first."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any, Protocol
from weakref import ref

from engine.abilities import statics
from engine.abilities.conditions import Condition, Is
from engine.abilities.events import EventVerb as Doing
from engine.abilities.kinds import Ability, FieldAbility
from engine.containing import skip
from engine.effects import evaluate
from engine.games.cipher import vocabulary
from engine.games.cipher.effects import changing, continuous, event_verbs
from engine.games.cipher.effects.characteristics import ABOUT_ITSELF, LINES, Characteristics, Waiting, area, parts_of
from engine.games.cipher.effects.characteristics import waiting_of as waits
from engine.games.cipher.effects.deck_profile import deck_profile
from engine.games.cipher.effects.dependence import asks_kind
from engine.games.cipher.effects.in_force import Parts, Resting, Unit, concerned, order
from engine.games.cipher.effects.modifiers import Layer, Modifier, Rest
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.now import Now, RuleEffect, Work
from engine.games.cipher.rules.table import AREAS, OFF_FIELD, Ref, attacker, defender
from engine.games.cipher.vocabulary import Skill, Zone, verbs
from engine.state import State
from engine.triggers.pending import TriggerSource

#: The area that a zone number is of, as the cards call it.
AREA: dict[int, Zone] = {number: zone for zone in Zone for number in AREAS[zone]}

_NONE: list[RuleEffect] = []


class Builder(dict[int, Now]):
    """A board: the values of every unit and Support card by number, worked out as far as somebody has asked.

    It stands with the position, so that questions see what has been applied so far. Whoever keeps values when the
    position changes settles them before: values that wait do not keep their board, so that one that is no longer right
    is gone at once.
    """

    __slots__ = (
        "__weakref__",
        "_everyone",
        "_failing",
        "_itself",
        "_linked",
        "_reaching",
        "_rulings",
        "_watching",
        "begun",
        "force",
        "gained",
        "own",
        "reskilled",
        "rests",
        "ruled",
        "skeleton",
        "standing",
        "state",
        "strong",
        "units",
        "version",
    )

    def __init__(self, state: State, skeleton: Skeleton) -> None:
        super().__init__()
        self.state = state
        self.version = state.version
        self.skeleton = skeleton
        self.force = skeleton.force
        self.standing = skeleton.standing
        #: Whether it has been worked out what cards are and which skills they have, how strong they are, what they may.
        self.begun = self.strong = self.ruled = False
        #: Whether a card has gained a skill that changes something.
        self.gained = False
        #: The cards whose values are this board's own, and those whose skills are not the printed ones.
        self.own: set[int] = set()
        self.reskilled: set[int] = set()
        self.units: list[list[Unit]] = []
        self.rests: list[Resting] = []
        self._linked: set[int] = set()
        self._everyone = False
        self._itself: ref[Work] | None = None
        self._rulings: list[RuleEffect] | None = None
        #: What of a layer concerns which card, as far as that has been found out.
        self._reaching: dict[Layer, Reaching] = {}
        self._watching: dict[str, list[TriggerSource]] = {}
        #: The cards whose text has failed where something of the board was worked out.
        self._failing: set[int] = set()

    # As a board

    @property
    def now(self) -> dict[int, Now]:
        """The values of every unit and Support card."""
        if not self.begun:
            self.begin()
        return self

    @property
    def replacers(self) -> list[RuleEffect]:
        """Replacement effects in force (Cipher 23.1)."""
        kind, force = verbs.InsteadOfRetreat, self.force
        if kind not in force.rests and not (force.reskills and kind in deck_profile(self.state).kinds):
            return _NONE
        if not self.begun:
            self.begin()
        return [
            RuleEffect(continuous.Replacer(rest.static, effect), res.source, res.seat)
            for rest, res, skill, effect in self.rests
            if isinstance(rest.static, kind) and self.in_force(rest, res, skill)
        ]

    @property
    def rulings(self) -> list[RuleEffect]:
        """Changes that concern no card: costs, permissions, players."""
        if self._rulings is None:
            if not self.begun:
                self.begin()
            self._rulings = []
            self._rulings += [
                RuleEffect(rest.static, res.source, res.seat)
                for rest, res, skill, _ in self.rests
                if not isinstance(rest.static, verbs.InsteadOfRetreat) and self.in_force(rest, res, skill)
            ]
        return self._rulings

    @property
    def failed(self) -> Set[int]:
        """The cards whose text fails as the board is worked out, whatever of it somebody has asked for so far."""
        for number in self.standing:
            self.now[number].settle()
        _ = self.rulings, self.replacers
        return self._failing

    def fail(self, source: Ref) -> None:
        """Note that a card's text failed; where nothing is contained, the error goes on."""
        skip(self.state, source)
        self._failing.add(source.number)

    def know_skills(self) -> None:
        """Work out which skills cards have, before anything changes."""
        if self.force.reskills and not self.begun:
            self.begin()

    def watching(self, key: str) -> list[TriggerSource]:
        """Return the triggering skills that watch for a kind of event."""
        found = self._watching.get(key)
        if found is None:
            self.know_skills()
            found = self._watching[key] = list(self._watchers(key))
        return found

    def _watchers(self, key: str) -> Iterator[TriggerSource]:
        for one, waiting in self._listening():
            for skill in waiting.get(key, ()):
                if skill.zones >= LINES:
                    yield TriggerSource(one.source, one.seat, skill.index, skill.skill)
        for source, zone, what in self.skeleton.outside:
            for skill in what.waiting.get(key, ()):
                if AREA[zone] in skill.zones:
                    yield TriggerSource(source, zone & 1, skill.index, skill.skill)

    def _listening(self) -> Iterator[tuple[Standing, dict[str, list[Waiting]]]]:
        for one in self.skeleton.objects:
            if one.is_unit:
                changed = one.number in self.reskilled
                yield one, waits(self[one.number].skills) if changed else one.what.waiting

    def bans(self, kind: type[Doing]) -> Iterator[tuple[Unit, statics.Cannot]]:
        """Return what forbids deeds of a class to cards wherever they are, as far as it is in force."""
        if not self.begun:
            self.begin()
        for unit in self.units[Layer.RULINGS] if self.units else ():
            change = unit.piece.change
            if (
                isinstance(change, statics.Cannot)
                and any(isinstance(event_verbs.plain(one), kind) for one in change.deeds)
                and self.has(unit.skill, unit.deed.source)
                and all(evaluate.holds(one, unit.deed) for one in unit.piece.conditions)
            ):
                yield unit, change

    def reaching(self, number: int) -> list[Unit]:
        """Return what changes this card where it lies, off the board, as far as it is in force."""
        if not self.begun:
            self.begin()
        what = Ref(number, self.state.cards[number].entered)
        return [
            unit
            for unit in (self.units[Layer.KIND] if self.units else ())
            if unit.piece.far
            and self.has(unit.skill, unit.deed.source)
            and evaluate.denotes(unit.piece.who, what, unit.deed)
            and all(evaluate.holds(one, unit.deed) for one in unit.piece.conditions)
        ]

    def strengthen(self, number: int) -> None:
        """Work out how strong a card is: by itself, or with all others where that may depend on them."""
        if self.force.apart and not self.gained:
            self[number].weak = None
            self.run_for(Layer.STRENGTH, number)
            return
        self.strong = True
        for now in self.values():
            now.weak = None
        self.run(Layer.STRENGTH)

    def rule(self, number: int) -> None:
        """Work out what a card may and may not do."""
        if not self.gained:
            self[number].unruled = None
            self.run_for(Layer.RULINGS, number)
            return
        self.ruled = True
        for now in self.values():
            now.unruled = None
        self.run(Layer.RULINGS)

    @property
    def itself(self) -> ref[Work]:
        """The board as values hold it that wait for it."""
        if self._itself is None:
            self._itself = ref(self)
        return self._itself

    # Working it out

    def begin(self) -> None:
        """Work out what cards are and which skills they have."""
        self.begun = True
        if not self.force.quiet:
            self.take()
            self.run(Layer.COPY)
            late = self.late()
            self.units[Layer.SKILLS] = [unit for unit in self.units[Layer.SKILLS] if unit not in late]
            self.run(Layer.SKILLS)
            self.run(Layer.KIND)
            if late:
                done = tuple(self.units[Layer.KIND])
                for unit in late:
                    self.apply(unit)
                for unit in [one for one in self.units[Layer.KIND] if one not in done]:
                    self.apply(unit)

    def late(self) -> list[Unit]:
        """Return what gives skills, or takes them, by what cards are, where that is changed too: it looks at cards as
        they are then (Cipher 21.2.3.1.1.2).
        """
        if not self.units[Layer.SKILLS] or not self.units[Layer.KIND]:
            return []
        return sorted([unit for unit in self.units[Layer.SKILLS] if asks_kind(unit.piece)], key=order)

    def take(self) -> None:
        """Take over the pieces of everything in force; to be added to where skills may come with pieces."""
        force = self.force
        force.gather(self.state)
        self.units, self.rests = force.pieces, force.resting
        self._linked, self._everyone = force.linked, force.everyone
        if force.reskills:
            self.units = [units.copy() for units in self.units]
            self.rests = self.rests.copy()

    def __missing__(self, number: int) -> Now:
        """Return the values of a card about which nobody has asked so far; what others may change of them waits."""
        now = self.standing[number].now
        if self._everyone or number in self._linked:
            now = now.copy(number)
            self.own.add(number)
            if not self.strong:
                now.weak = self.itself
            if not self.ruled:
                now.unruled = self.itself
        self[number] = now
        return now

    def let_wait(self, unit: Unit) -> None:
        """Let the values of all cards that a piece may concern wait until somebody asks."""
        numbers, everyone = concerned((unit,))
        self._everyone = self._everyone or everyone
        self._linked = self._linked | numbers
        self.strong = self.ruled = False
        for number in self.standing if everyone else numbers:
            if number in self:
                now = self.mine(number)
                now.weak = now.unruled = self.itself

    def mine(self, number: int) -> Now:
        """Return a card's values, free to be changed."""
        now = self[number]
        if number not in self.own:
            self.own.add(number)
            now = self[number] = now.copy(number)
        return now

    def run(self, layer: Layer) -> None:
        """Apply the pieces of one layer: those first that nothing of the layer can change, then by age."""
        todo = self.units[layer]
        if self.force.reskills:
            todo.sort(key=order)
        for unit in todo:
            self.apply(unit)

    def run_for(self, layer: Layer, number: int) -> None:
        """Apply the pieces of one layer to one card."""
        for unit, reaches in self.reaching_of(layer).of(number):
            if reaches:
                self.change(unit, number)
            else:
                self.apply(unit, number)

    def reaching_of(self, layer: Layer) -> Reaching:
        """Return what of a layer concerns which card: each piece is asked only once whom it changes."""
        found = self._reaching.get(layer)
        if found is None or found.units is not self.units[layer]:
            found = self._reaching[layer] = Reaching(self.units[layer])
            found.ask(self)
        return found

    def has(self, skill: Ability | None, source: Ref) -> bool:
        """Whether a card still has a skill, which other skills can take from it."""
        if skill is None or source.number not in self.reskilled:
            return True
        return any(one is skill for one in self.now[source.number].skills)

    def in_force(self, rest: Rest, res: Resolution, skill: Ability | None) -> bool:
        """Whether a static that changes no card is in force."""
        try:
            return self.has(skill, res.source) and all(evaluate.holds(one, res) for one in rest.conditions)
        except Exception:
            self.fail(res.source)
            return False

    def apply(self, unit: Unit, only: int = -1) -> None:
        """Apply one piece to everything it concerns, or to ``only`` one card; one that fails changes nothing more."""
        try:
            self._apply(unit, only)
        except Exception:
            self.fail(unit.deed.source)

    def change(self, unit: Unit, number: int) -> None:
        """Apply one piece to a card that it is known to concern; one that fails changes nothing."""
        try:
            changing.APPLY[type(unit.piece.change)](self, unit, unit.piece.change, number)
        except Exception:
            self.fail(unit.deed.source)

    def reached(self, unit: Unit) -> list[int]:
        """Return what a piece that speaks of nothing else changes now; one that fails changes nothing."""
        try:
            if not self.holds(unit):
                return []
            cards, there = self.state.cards, self.standing
            found = evaluate.refs(unit.piece.who, unit.deed)
            return [number for number, entered in found if number in there and cards[number].entered == entered]
        except Exception:
            self.fail(unit.deed.source)
            return []

    def holds(self, unit: Unit) -> bool:
        """Whether a piece changes anything now."""
        if not self.has(unit.skill, unit.deed.source):
            return False
        for condition in unit.piece.conditions:  # noqa: SIM110 (faster than a generator)
            if not evaluate.holds(condition, unit.deed):
                return False
        return True

    def _apply(self, unit: Unit, only: int) -> None:
        piece, res = unit.piece, unit.deed
        if not self.holds(unit):
            return
        if piece.spoken:
            res.it = tuple(one for condition in piece.spoken for one in _subjects(condition, res))
        perform = changing.APPLY[type(piece.change)]
        there = self.standing
        cards = self.state.cards
        for number, entered in evaluate.refs(piece.who, res):
            if number in there and cards[number].entered == entered and only in (-1, number):
                perform(self, unit, piece.change, number)
        if piece.spoken:
            res.it = (res.source,)

    def amount(self, unit: Unit, amount: Any) -> int:
        """Return what a change comes to, counted once for each of what it counts."""
        total = evaluate.value(amount, unit.deed)
        for count in unit.piece.counts:
            total *= evaluate.value(count, unit.deed)
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
        res = Resolution(self.state, card.zone & 1, Ref(number, card.entered))
        for part in parts_of(skill):
            if isinstance(part, Modifier):
                unit = Unit(part, res, stamp, skill)
                self.units[part.layer].append(unit)
                self.gained = True
                self.let_wait(unit)
            elif not isinstance(part.static, ABOUT_ITSELF):
                self.rests.append((part, res, skill, None))


class Reaching:
    """Which pieces of a layer concern which card, in the order in which they apply.

    Of a piece that may concern any card it is asked once, for all cards, whom it changes. One that changes only its
    own card, or these and no others, is left to be asked about when somebody asks about that card.
    """

    __slots__ = ("_always", "_by_number", "units")

    def __init__(self, units: list[Unit]) -> None:
        self.units = units
        self._by_number: dict[int, list[tuple[int, Unit, bool]]] = {}
        #: Those of which it is not known yet, or differs each time, whom they concern.
        self._always: list[tuple[int, Unit, bool]] = []
        for place, unit in enumerate(units):
            numbers, everyone = concerned((unit,))
            for number in numbers:
                self._by_number.setdefault(number, []).append((place, unit, False))
            if everyone:
                self._always.append((place, unit, False))

    def ask(self, builder: Builder) -> None:
        """Find out whom those change that may concern any card; what asks about them meanwhile asks each."""
        found = [(one, builder.reached(one[1])) for one in self._always if not one[1].piece.spoken]
        self._always = [one for one in self._always if one[1].piece.spoken]
        for (place, unit, _), numbers in found:
            for number in numbers:
                self._by_number.setdefault(number, []).append((place, unit, True))
        for entries in self._by_number.values():
            entries.sort(key=_place)

    def of(self, number: int) -> list[tuple[Unit, bool]]:
        """Return what may concern a card, and whether it is known that it does."""
        entries = self._by_number.get(number, [])
        if self._always:
            entries = sorted([*entries, *self._always], key=_place)
        return [(unit, reaches) for _, unit, reaches in entries]


def _place(entry: tuple[int, Unit, bool]) -> int:
    return entry[0]


class Standing:
    """A unit or Support card with what its card comes with, before anything changes it."""

    __slots__ = ("added", "is_unit", "now", "number", "parts", "seat", "source", "what", "zone")

    def __init__(self, source: Ref, zone: int, what: Characteristics, now: Now, parts: Parts, added: int = 0) -> None:
        self.number = source.number
        self.source = source
        self.zone = zone
        self.seat = zone & 1
        self.is_unit = zone < OFF_FIELD
        self.what = what
        self.now = now
        #: What the running combat has added to its attack.
        self.added = added
        self.parts = parts


class Skeleton(Protocol):
    """What a board is worked out from."""

    @property
    def objects(self) -> list[Standing]:
        """The units and Support cards."""

    @property
    def standing(self) -> dict[int, Standing]:
        """The same by number."""

    @property
    def outside(self) -> list[tuple[Ref, int, Characteristics]]:
        """Cards elsewhere with skills that work there."""

    @property
    def force(self) -> InForce:
        """What changes them."""


class InForce(Protocol):
    """What changes the cards of a board."""

    @property
    def quiet(self) -> bool:
        """Whether nothing changes anything."""

    @property
    def reskills(self) -> bool:
        """Whether anything may change which skills cards have."""

    @property
    def apart(self) -> bool:
        """Whether strength can be worked out for one card without the others."""

    @property
    def rests(self) -> Set[type]:
        """The classes of what may be in force that changes no card, apart from skills that are given."""

    @property
    def pieces(self) -> list[list[Unit]]:
        """What changes cards, by layer."""

    @property
    def resting(self) -> list[Resting]:
        """What changes no card."""

    @property
    def linked(self) -> set[int]:
        """The cards whose strength or rulings something may change."""

    @property
    def everyone(self) -> bool:
        """Whether that may be any card."""

    def gather(self, state: State) -> None:
        """Put together what changes anything."""


def _subjects(condition: Condition, res: Resolution) -> tuple[Ref, ...]:
    """Return what a condition speaks of: of an attack, both units."""
    if isinstance(condition, Is | vocabulary.BothAre):
        return evaluate.refs(condition.what, res)
    return tuple(one for one in (attacker(res.state), defender(res.state)) if one is not None)
