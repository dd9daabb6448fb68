"""The board: the current values of every object, and everything in force, worked out layer by layer.

Within a layer what depends on nothing comes first, then what depends on it, otherwise the order of time stamps decides
(FFTCG 11.12.4.12, 11.12.4.13; Force of Will 909.3; a game without layers of its own, like Cipher, does what is always
carried out, 21.2.3.1.1.2, in the order in which none changes what an earlier one looked at). Dependence is found by
trying, and tried only where one modifier looks at a value that another one writes. Values of lazy layers are worked
out when somebody asks for one, and where that can be done for just this card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Any, NamedTuple, TypeVar

from engine import abilities as ab
from engine.continuous.in_force import (
    GONE,
    InForce,
    RestInForce,
    RuleEffect,
    Values,
    are_entangled,
    by_order,
    concerned,
    may_depend,
    sources,
)
from engine.continuous.layering import STRUCTURE, Layering, Skeleton, skeleton_of
from engine.continuous.modifiers import ANYTHING, VALUES
from engine.effects import evaluate
from engine.state import Ref, State, ref
from engine.triggers.trigger_event import TriggerSource
from engine.unread import skip

V = TypeVar("V", bound=Values)
What = TypeVar("What")

#: Where a position keeps its board.
KEPT = "board"
_NOBODY: frozenset[int] = frozenset()


class Replacer(NamedTuple):
    """A replacement in force: what it says, and the lasting effect that it is, None for a card's own ability."""

    static: Any
    effect: Any


class Board(dict[int, V]):
    """The values of every object by number, worked out as far as somebody has asked.

    It stands with the position, so that questions see what has been applied so far. Whoever keeps values when the
    position changes settles them before.
    """

    __slots__ = (
        "_asked", "_done", "_failing", "_finished", "_grown", "_layering", "_linked", "_own", "_reached", "_replacers",
        "_reskilled", "_rests", "_rules", "_rulings", "_running", "_watching", "_whole", "begun", "layers", "scratch",
        "skeleton", "state", "version",
    )

    def __init__(self, state: State, layering: Layering[V], skeleton: Skeleton[V]) -> None:
        super().__init__()
        self.state = state
        self.version = state.version
        self.skeleton = skeleton
        self.layers: dict[int, list[InForce]] = {}
        #: What the changes of a game note for each other.
        self.scratch: dict[Any, Any] = {}
        self._layering = layering
        #: Whether all but the lazy layers has been worked out.
        self.begun = False
        #: Whether nothing is to be left for later.
        self._whole = False
        #: The lazy layers that have been worked out, for all cards or for one, and whether there is nothing lazy.
        self._done: set[int | tuple[int, int]] = set()
        self._finished = not layering.lazy
        #: The cards whose values are this board's own, and those whose abilities are not the printed ones.
        self._own: set[int] = set()
        self._reskilled = _NOBODY
        self._rests: list[RestInForce] = []
        #: Whom the modifiers of lazy layers concern, as far as that has been found out.
        self._reached: dict[InForce, frozenset[int]] = {}
        #: The layers in which there is more than at the beginning, of abilities that were gained.
        self._grown = _NOBODY
        #: The cards of which lazy layers may change something; None for any.
        self._linked: Set[int] | None = _NOBODY
        self._replacers: list[RuleEffect] | None = None
        self._rulings: dict[type, list[tuple[Any, Any]]] = {}
        self._watching: dict[str, list[TriggerSource]] = {}
        self._failing = _NOBODY
        self._asked = False
        #: The layer that is being worked out.
        self._running = -1
        self._rules: bool | None = None

    # Asking it

    @property
    def now(self) -> dict[int, V]:
        """The values of every object."""
        if not self.begun:
            self.begin()
        return self

    @property
    def replacers(self) -> list[RuleEffect]:
        """Replacement effects in force, as :class:`Replacer` (FFTCG 11.12.5, Cipher 23.1)."""
        if self._replacers is None:
            self._replacers = [
                RuleEffect(Replacer(one.rest.static, one.effect), one.res.source, one.res.seat)
                for one in self._in_force(ab.Replacement)
            ]
        return self._replacers

    def context(self, seat: int, source: Ref) -> Any:
        """Return the context in which the words of a player's object are understood."""
        return self._layering.resolution(self.state, seat, source)

    def rulings_of(self, kind: type[What]) -> list[tuple[What, Any]]:
        """Return the statics of one class in force that change no card's values, with the context of their words."""
        found = self._rulings.get(kind)
        if found is None:
            found = self._rulings[kind] = [
                (one.rest.static, self.context(one.res.seat, one.res.source)) for one in self._in_force(kind)
            ]
        return found

    def rules(self) -> bool:
        """Whether anything is in force that changes no card's values."""
        if self._rules is None:
            self._rules = any([not isinstance(one.rest.static, ab.Replacement) for one in self._in_force(ab.Static)])
        return self._rules

    def may_rule(self, kind: type) -> bool:
        """Whether anything of this class may be in force."""
        force = self.skeleton.force
        if force.gives:
            self.begin()
            return any([isinstance(one.rest.static, kind) for one in self._rests])
        return any([issubclass(one, kind) for one in force.kinds])

    def _in_force(self, kind: type) -> list[RestInForce]:
        if not self.begun:
            if not self.may_rule(kind):
                return []
            self.begin()
        return [one for one in self._rests if isinstance(one.rest.static, kind) and self._rests_on(one)]

    def _rests_on(self, one: RestInForce) -> bool:
        try:
            return self.has(one.ability, one.res.source) and all([
                evaluate.holds(condition, one.res) for condition in one.rest.conditions
            ])
        except Exception:
            self.fail(one.res.source)
            return False

    def modifiers_of(self, kind: type) -> Iterator[InForce]:
        """Return the modifiers of one class of change, whomever they concern, of abilities that there still are."""
        self.begin()
        for modifiers in self.layers.values():
            for one in modifiers:
                if isinstance(one.modifier.change, kind) and self.has(one.ability, one.res.source):
                    yield one

    def watching(self, key: str) -> Sequence[TriggerSource]:
        """Return the triggered abilities that watch for a kind of event."""
        self.know_abilities()
        if not self._reskilled:
            return self.skeleton.watching(key)
        found = self._watching.get(key)
        if found is None:
            found = self._watching[key] = []
            for one in self.skeleton.objects:
                if one.number not in self._reskilled:
                    found += one.sources(key)
                elif one.listens:
                    watching = self._layering.watching(enumerate(self[one.number].abilities))
                    found += sources(one.source, one.seat, watching, key)
            found += self.skeleton.watching_outside(key)
        return found

    def know_abilities(self) -> None:
        """Work out which abilities cards have, before anything changes."""
        if self.skeleton.force.gives and not self.begun:
            self.begin()

    def abilities(self, number: int) -> tuple[ab.Ability, ...]:
        """Return the abilities of an object, once it is known which they are."""
        return (self if number in self._reskilled else self.skeleton.now)[number].abilities

    @property
    def failed(self) -> frozenset[int]:
        """The cards whose text fails as the board is worked out, whatever of it somebody has asked for so far."""
        if not self._asked:
            self._asked = True
            for number in self.skeleton.now:
                self.now[number].settle()
            for layer in self._layering.lazy if self.layers else ():
                for modifier in self.layers[layer]:
                    self._reach(modifier)
            for one in self._rests:
                self._rests_on(one)
        return self._failing

    def fail(self, source: Ref) -> None:
        """Note that a card's text failed as the board is worked out; where nothing is contained, the error goes on."""
        skip(self.state, source)
        self._failing |= {source.number}

    def each(self, numbers: Iterable[int]) -> dict[int, object]:
        """Return the values of each of some objects, to be compared: those that are changed as they come to."""
        now = self.now
        return {number: mine if (mine := now[number]).number < 0 else mine.settle().row() for number in numbers}

    # Working it out

    def begin(self) -> None:
        """Work out all but the lazy layers, unless that has been done."""
        if self.begun:
            return
        self.begun = True
        layering, force = self._layering, self.skeleton.force
        if not layering.lazy:
            self.update(self.skeleton.now)
        if force.quiet:
            return
        gathered = layering.gather(force, self.state)
        if force.gives:
            # What is gained comes in addition.
            self.layers = {layer: modifiers.copy() for layer, modifiers in gathered.items()}
            self._rests = force.rests.copy()
            layering.arrange(self.layers)
        else:
            self.layers, self._rests = gathered, force.rests
        self._linked = force.linked
        for layer in layering.eager:
            if self.layers[layer]:
                self.run(layer)
        if layering.lazy and force.gives and not self._whole:
            self._let_wait()

    def everything(self) -> None:
        """Work everything out, layer after layer, with nothing left for later."""
        self._whole = self._finished = True
        self.begin()
        for layer in self._layering.lazy if self.layers else ():
            self.run(layer)

    def _let_wait(self) -> None:
        """Let values wait that lazy layers may change now that abilities have been gained or lost; they are worked out
        from the beginning where somebody has asked for one meanwhile.
        """
        self._linked = concerned([one for layer in self._layering.lazy for one in self.layers[layer]])
        for number in self.skeleton.now if self._linked is None else self._linked:
            if number in self:
                now = self.mine(number)
                if self._done:
                    now.restart(self.skeleton.now[number])
                now.waits = self
        self._done = set()
        self._reached = {}
        self._finished = False

    def __missing__(self, number: int) -> V:
        """Return the values of a card about which nobody has asked so far; what lazy layers may change waits."""
        now: Any = self.skeleton.now[number]
        if not self._finished and (self._linked is None or number in self._linked):
            now = now.copy(number)
            self._own.add(number)
            now.waits = self
        self[number] = now
        return now  # type: ignore[no-any-return]

    def finish(self, layer: int, number: int) -> None:
        """Work out a lazy layer for a card, or for all where it cannot be for one, if that has not been done."""
        done = self._done
        if self._finished or layer in done or (layer, number) in done:
            return
        if layer in self._grown or layer not in self.skeleton.force.apart:
            done.add(layer)
            if self.layers:
                self.run(layer)
            return
        done.add((layer, number))
        for one in self.skeleton.force.concerning(layer, number):
            if number in self._reach(one):
                self._change(one, (number,))

    def _reach(self, one: InForce) -> frozenset[int]:
        """Return whom a modifier of a lazy layer concerns: it is asked once."""
        found = self._reached.get(one)
        if found is None:
            found = self._reached[one] = frozenset(self._concerned(one))
        return found

    def retire(self) -> None:
        """Let nobody ask any more what has not been worked out: the position has changed."""
        if not self._finished:
            for number in self._own:
                if self[number].waits is not None:
                    self[number].waits = GONE

    def mine(self, number: int) -> V:
        """Return a card's values, free to be changed."""
        now = self[number]
        if number not in self._own:
            self._own.add(number)
            now = self[number] = now.copy(number)
        return now

    def run(self, layer: int) -> None:
        """Apply the modifiers of one layer."""
        todo, force = self.layers[layer], self.skeleton.force
        outer, self._running = self._running, layer
        if force.gives:
            todo.sort(key=by_order)
        entangled = len(todo) > 1 and (are_entangled(todo) if force.gives else layer in force.entangled)
        left = list(todo)
        while left:
            # Independent modifiers come first, then those that depend on them (FFTCG 11.12.4.12, 11.12.4.13).
            one = self._next(left) if entangled else left[0]
            left.remove(one)
            self.apply(one)
        self._running = outer

    def _next(self, left: list[InForce]) -> InForce:
        """Return the first that depends on nothing that is left, and on nothing that in turn depends on such.

        Of three, "Forwards with Brave gain First Strike" waits for "Forwards with Haste gain Brave", which as yet
        changes nothing, and waits for "Forwards gain Haste" itself. Where effects depend on each other, age decides.
        """
        known: dict[int, bool] = {}

        def waits(one: InForce) -> bool:
            if id(one) not in known:
                others = [other for other in left if other is not one and may_depend(one, other)]
                before = self._extent(one) if others else None
                known[id(one)] = any(self._depends(one, before, other) for other in others)
            return known[id(one)]

        alone = None
        for one in left:
            if not waits(one):
                if not any(waits(other) for other in _upstream(one, left)):
                    return one
                alone = alone or one
        return alone or left[0]

    def _depends(self, one: InForce, before: object, other: InForce) -> bool:
        """Whether applying the other first would change whom the one concerns or by how much."""
        changed = self._concerned(other)
        if not changed:
            return False
        trial = self._forked()
        there = self.state.derived
        shown = there.get(KEPT)
        if shown is self:
            there[KEPT] = trial
        trial._change(other, changed)
        after = trial._extent(one)
        if shown is self:
            there[KEPT] = self
        self._failing = trial._failing
        return before != after

    def _forked(self) -> Board[V]:
        """Return a board that is as this one is now, to try what a modifier would change."""
        trial = Board(self.state, self._layering, self.skeleton)
        for name in Board.__slots__:
            setattr(trial, name, getattr(self, name))
        trial._reached, trial._done = {}, self._done.copy()
        trial._rests, trial.scratch = self._rests.copy(), self.scratch.copy()
        trial.layers = {layer: those.copy() for layer, those in self.layers.items()}
        trial._own = self._own.copy()
        trial.update(self)
        for number in self._own:
            trial[number] = mine = self[number].copy(number)
            if mine.waits is not None:
                mine.waits = trial
        return trial

    def _extent(self, one: InForce) -> object:
        """Return whom a modifier concerns now, and by how much."""
        try:
            if not self._holds(one):
                return None
            change = one.modifier.change
            extent = self._layering.splitter.ways[type(change)].extent
            if extent is not None:
                return self._objects(one), extent(self, one)
            amount = getattr(change, "amount", None)
            return self._objects(one), None if amount is None else self.amount(one, amount)
        except Exception:
            skip(self.state, one.res.source)
            return None

    def has(self, ability: ab.Ability | None, source: Ref) -> bool:
        """Whether a card still has an ability, which others can take from it (FFTCG 11.12.4.6)."""
        if ability is None or source.number not in self._reskilled:
            return True
        return any([one is ability for one in self[source.number].abilities])

    def _holds(self, one: InForce) -> bool:
        if not self.has(one.ability, one.res.source):
            return False
        for condition in one.modifier.conditions:  # noqa: SIM110 (faster than a generator)
            if not evaluate.holds(condition, one.res):
                return False
        return True

    def _objects(self, one: InForce) -> list[int]:
        cards, there = self.state.cards, self.skeleton.now
        found = evaluate.refs(one.modifier.who, one.res)
        return [number for number, entered in found if number in there and cards[number].entered == entered]

    def apply(self, one: InForce) -> None:
        """Apply a modifier to everything it concerns; one that fails changes nothing more."""
        self._change(one, self._concerned(one))

    def _concerned(self, one: InForce) -> list[int]:
        """Return what a modifier changes now; one that fails changes nothing."""
        try:
            return self._objects(one) if self._holds(one) else []
        except Exception:
            self.fail(one.res.source)
            return []

    def _change(self, one: InForce, numbers: Sequence[int]) -> None:
        """Apply a modifier to these cards."""
        if not numbers:
            return
        res = one.res
        spoken = res.it
        try:
            change = one.modifier.change
            perform = self._layering.splitter.ways[type(change)].apply
            for number in numbers:
                res.it = (ref(self.state, number),)
                perform(self, one, change, number)
        except Exception:
            self.fail(res.source)
        finally:
            res.it = spoken

    def amount(self, one: InForce, amount: Any) -> int:
        """Return what a change comes to, counted once for each of what it counts."""
        total = evaluate.value(amount, one.res)
        for count in one.modifier.counts:
            total *= evaluate.value(count, one.res)
        return total

    def lose(self, number: int, left: tuple[ab.Ability, ...]) -> V:
        """Leave a card only these abilities; return its values."""
        now = self.mine(number)
        now.abilities = left
        self._reskilled |= {number}
        return now

    def replace(self, number: int, values: V) -> None:
        """Give a card other values, with the abilities that these have."""
        values.waits = self.mine(number).waits
        self[number] = values
        self._reskilled |= {number}

    def grant(self, one: InForce, ability: ab.Ability, number: int) -> None:
        """Give a card an ability, which does what it does from here on (FFTCG 11.12.4.8)."""
        self.lose(number, (*self.mine(number).abilities, ability))
        self.start(one, ability, number)

    def start(self, one: InForce, ability: ab.Ability, number: int) -> None:
        """Let an ability that a card has gained change what it changes; its time stamp is the later one of both."""
        influence = self._layering.influence(ability)
        if not influence.changes:
            return
        card = self.state.cards[number]
        source = Ref(number, card.entered)
        res = self._layering.resolution(self.state, one.res.meaning.controller(card), source)
        stamp = max(one.stamp, card.entered)
        self._rests += [RestInForce(rest, res, ability, None) for _, rest in influence.rests]
        for _, modifier in influence.modifiers:
            new = InForce(modifier, res, stamp, ability, self._layering.last(modifier, source))
            if modifier.layer <= self._running:
                self.apply(new)
            else:
                self.layers[modifier.layer].append(new)
                self._grown |= {modifier.layer}


def _upstream(one: InForce, left: list[InForce]) -> list[InForce]:
    """Return those that write what one looks at, those that write what these look at, and so on."""
    found: list[InForce] = []
    reads = set(one.modifier.reads)
    before = -1
    while len(found) > before:
        before = len(found)
        for other in left:
            if other is not one and other not in found and not reads.isdisjoint(other.modifier.writes):
                found.append(other)
                reads |= other.modifier.reads
    return found


def board_of(layering: Layering[V], state: State) -> Board[V]:
    """Return the board of a position; it is worked out anew only when something has changed that it depends on."""
    known: Board[V]
    try:
        known = state.derived[KEPT]
    except KeyError:
        skeleton = skeleton_of(layering, state)
    else:
        if known.version == state.version:
            return known
        old = skeleton = known.skeleton
        found = old.cursor.touched(state, layering.touched, old.outsiders)
        if found is None or not found.isdisjoint(STRUCTURE):
            skeleton = skeleton_of(layering, state, old, found)
        force = old.force
        same = skeleton is old or (
            skeleton.force is force and skeleton.objects == old.objects and skeleton.now == old.now
            and skeleton.outside is old.outside
        )
        if found is not None and same and (
            force.quiet or not (VALUES in found or ANYTHING in force.aspects or force.aspects & found)
        ):
            old.cursor = skeleton.cursor
            known.version = state.version
            return known
        known.retire()
    fresh: Board[V] = Board(state, layering, skeleton)
    state.derived[KEPT] = fresh
    if not layering.lazy:
        fresh.begin()
    return fresh


def forget(state: State) -> None:
    """Let go of everything that has been worked out from a position; values that still wait refer to their board."""
    known: Board[Any] | None = state.derived.get(KEPT)
    if known is not None:
        known.retire()
    state.derived.clear()
