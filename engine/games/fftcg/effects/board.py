"""What a printed card comes with, and the board of the field: what stands there, and what is on the lookout elsewhere
(FFTCG 11.12.4, 11.9.1).

A card is worked out once: its abilities, what they change and what they watch for. "Damage N --" abilities are there
only from N points of damage on (15.2.6.2); a :class:`Stage` is what a card has between two such numbers. On the board a
card that nothing changes is not even copied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from functools import partial

from engine import abilities as ab
from engine.cards import once_for_each
from engine.continuous.board import board_of
from engine.continuous.in_force import Standing, Watching
from engine.continuous.layering import Layering
from engine.continuous.modifiers import Influence, Modifier, Rest, sentences
from engine.effects import places
from engine.effects.matching import plain
from engine.effects.nouns import of_zone
from engine.effects.places import is_itself, travels, works_from
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Board, Card, Now, is_quick, words_of
from engine.games.fftcg.effects import layers, preparing
from engine.games.fftcg.effects.layers import SPLITTER, Layer, also, touched
from engine.games.fftcg.effects.preparing import paired, said_plainly
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import BLANK, DAMAGE, FIELD, Ref, face, is_faceless
from engine.state import State
from engine.triggers import triggering
from engine.triggers.triggering import PrintedCard

# Printed cards


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """A card's abilities with so many points of damage.

    ``abilities`` keep their printed places; one that is not there yet stands as it is printed. ``now`` are its values
    where nothing changes them, ``influence`` is what it changes on the field. ``own_cost`` are the statics that speak
    of casting the card itself, and work wherever it is cast from.
    """

    now: Now
    abilities: tuple[ab.Ability, ...]
    influence: Influence
    own_cost: tuple[Rest, ...]
    watching: Watching


class Characteristics(PrintedCard):
    """A printed card, worked out."""

    __slots__ = (
        "_stages", "plain", "thresholds", "travels", "uses_elsewhere", "waits_elsewhere", "warps",
    )

    def __init__(self, card: Card, abilities: tuple[ab.Ability, ...]) -> None:
        super().__init__(card, abilities, MEANING)
        #: Whether an auto-ability may be about the card's own moves between other zones than the field.
        moved = [one.trigger.event for one in abilities if isinstance(one, ab.AutoAbility)]
        self.travels = any(travels(one, own.Zone.FIELD) for one in moved)
        #: The places of action abilities that can be used from outside the field.
        self.uses_elsewhere = tuple(
            index for index, one in enumerate(abilities) if isinstance(one, ab.ActionAbility) and preparing.spots(one)
        )
        #: Auto-abilities that work outside the field, with their places and where that is.
        self.waits_elsewhere = tuple(
            (index, one, where)
            for index, one in enumerate(abilities)
            if isinstance(one, ab.AutoAbility) and (where := works_from(one, own.Zone.FIELD))
        )
        self.warps = any(isinstance(one, own.Warp) for one in abilities)
        self.thresholds = tuple(sorted({one.points for one in abilities if isinstance(one, own.WithDamage)}))
        self._stages: list[Stage | None] = [None] * (len(self.thresholds) + 1)
        #: What it has whatever the damage; None where that makes a difference.
        self.plain = None if self.thresholds else self.stage(0)

    def stage(self, points: int) -> Stage:
        """Return what the card has while its controller has received so many points of damage."""
        place = sum([points >= threshold for threshold in self.thresholds])
        found = self._stages[place]
        if found is None:
            found = self._stages[place] = _stage(self.card, self.abilities, points)
        return found

    def at(self, state: State, seat: int) -> Stage:
        """Return what the card has with the damage that a player has received (FFTCG 15.2.6.2)."""
        return self.plain or self.stage(len(state.zones[DAMAGE[seat]]))


def _stage(card: Card, printed: tuple[ab.Ability, ...], points: int) -> Stage:
    abilities = tuple(
        one.ability if isinstance(one, own.WithDamage) and one.points <= points else one for one in printed
    )
    now = Now(-1, card, abilities, keywords_of(abilities))
    found: list[tuple[ab.Ability | None, Modifier | Rest]] = []
    own_cost: list[Rest] = []
    for ability in abilities:
        for static in sentences(ability.statics) if isinstance(ability, ab.FieldAbility) else ():
            if everywhere(static):
                for change in static.changes:  # type: ignore[attr-defined]
                    also(now, change.qualities)
                continue
            for part in SPLITTER.split(static):
                of_itself = isinstance(part, Rest) and speaks_of_itself(part.static)
                if isinstance(part, Rest) and of_itself:
                    own_cost.append(part)
                if not of_itself or (isinstance(part, Rest) and isinstance(part.static, own.NotIfControlling)):
                    found.append((ability, part))
    return Stage(now, abilities, Influence(found), tuple(own_cost), watching(enumerate(abilities)))


def _gained(ability: ab.Ability) -> Influence:
    """Return what an ability that a card has gained changes."""
    statics = ability.statics if isinstance(ability, ab.FieldAbility) else ()
    return Influence([(ability, part) for static in sentences(statics) for part in SPLITTER.split(static)])


gained: ab.Memo[ab.Ability, Influence] = ab.Memo(_gained, ab.PASSING)


def everywhere(static: ab.Static) -> bool:
    """Whether a static gives the card itself qualities in all situations (FFTCG 11.9.1)."""
    return (
        isinstance(static, ab.Changes)
        and isinstance(static.who, ab.Source | ab.This)
        and all(isinstance(change, ab.AlsoHas) for change in static.changes)
    )


#: Statics about casting.
ABOUT_CASTING = (own.CostChange, own.PaidWith, own.CastOnlyIf, own.MayPay, own.ManyOfElement)


def speaks_of_itself(static: ab.Static) -> bool:
    """Whether a static is about casting the very card it is printed on, and so works before that is on the field."""
    if isinstance(static, own.NotIfControlling):
        return True
    if isinstance(static, ab.PlayerCannot):
        return any(isinstance(one, ab.Plays) and is_itself(one.what) for one in map(plain, static.deeds))
    return isinstance(static, ABOUT_CASTING) and is_itself(static.what)


def keywords_of(abilities: Iterable[ab.Ability]) -> frozenset[str]:
    """Return the names of the abilities that have one (FFTCG 15.2)."""
    found: list[str] = []
    for one in abilities:
        if isinstance(one, ab.KeywordAbility):
            found.extend(word.value for word in one.keywords)
        elif isinstance(one, own.Warp):
            found.append(own.AbilityWord.WARP.value)
        elif isinstance(one, own.Priming):
            found.append(own.AbilityWord.PRIMING.value)
        elif isinstance(one, own.LimitBreak):
            found.append(own.AbilityWord.LIMIT_BREAK.value)
    return frozenset(found)


watching = partial(places.watching, meaning=MEANING)


@once_for_each
def characteristics(card: Card) -> Characteristics:
    """Return a printed card worked out."""
    if card != BLANK:
        return Characteristics(card, tuple(apart(paired(said_plainly(one))) for one in MEANING.abilities(card)))
    nothing = Characteristics(BLANK, ())
    # It has no information, not even a type (FFTCG 7.13.3).
    nothing.stage(0).now.names = nothing.stage(0).now.types = ()
    return nothing


def apart(ability: ab.Ability) -> ab.Ability:
    """Return an auto-ability with sentences of the same kind of "if" so that each stands for itself.

    "When ..., if Fire CP paid for it, draw 1 card. If Ice CP paid for it, ..." triggers in any case: the first "if" is
    a condition of its sentence alone (FFTCG 11.8.13). An "if" that only asks for more of the same needs no such thing.
    """
    if isinstance(ability, own.WithDamage):
        return replace(ability, ability=apart(ability.ability))
    condition = ability.condition if isinstance(ability, ab.AutoAbility) else None
    if condition is None or not isinstance(ability, ab.AutoAbility):
        return ability
    later = [place for place, one in enumerate(ability.effects) if _parallel(condition, one)]
    if not later:
        return _alternative(ability, condition)
    before = ability.effects[: later[0]]
    first = ab.IfThen(condition, before[0] if len(before) == 1 else ab.Sequence(before))
    return replace(ability, condition=None, effects=(first, *ability.effects[later[0] :]))


def _alternative(ability: ab.AutoAbility, condition: ab.Condition) -> ab.Ability:
    """Return an ability whose "instead" speaks of just what its "if" excludes with both as sentences of their own.

    "If there is no Counter on it, place 1. If there are some, ... instead."
    """
    match condition, ability.effects:
        case ab.Compares(ab.CountersOn() as lying, none), (
            first, ab.IfThen(ab.Compares(there, some) as other, ab.Instead(effect)),
        ) if lying == there and _none(none) and not _none(some):
            then = ab.IfThen(other, effect)
            return replace(ability, condition=None, effects=(ab.IfThen(condition, first), ab.Otherwise(then)))
    return ability


def _none(quantity: ab.Quantity) -> bool:
    return quantity == ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))


def _parallel(condition: ab.Condition, effect: ab.Effect) -> bool:
    """Whether an effect has an "if" of its own beside a condition of the same kind."""
    if not isinstance(effect, ab.IfThen) or isinstance(effect.effect, ab.Instead):
        return False
    other = effect.condition
    return type(other) is type(condition) and _but_number(other) != _but_number(condition)


def _but_number(condition: ab.Condition) -> list[object]:
    return [getattr(condition, one.name) for one in fields(condition) if one.name != "quantity"]


# The board


def now(state: State, number: int) -> Now:
    """Return the current values of a card wherever it is; outside the field, the printed ones (FFTCG 11.9.1)."""
    card = state.cards[number]
    if card.zone == FIELD:
        return board(state)[number]
    return printed(state, number)


def printed(state: State, number: int) -> Now:
    """Return a card's own values where nothing changes them, with its owner's damage (FFTCG 15.2.6.2)."""
    card = state.cards[number]
    what = characteristics(BLANK if card.face_down and is_faceless(card) else card.face)  # type: ignore[arg-type]
    return (what.plain or what.at(state, card.owner)).now


def stage(state: State, number: int) -> Stage:
    """Return what a card comes with, with the damage that its controller has received (FFTCG 15.2.6.2)."""
    return characteristics(face(state, number)).at(state, state.cards[number].controller)


class Printed(triggering.Printed):
    """The cards of a game: those with auto-abilities that work outside the field, in order, those that can be used from
    there (FFTCG 11.9.1), those that may be cast whenever a player can act, those about whose own casting something is
    said, and the Elements of each by name, None for one that may have others.
    """

    __slots__ = ("elements", "of_own_casting", "outsiders", "quick", "usable_elsewhere")

    def __init__(self, whats: tuple[Characteristics, ...]) -> None:
        super().__init__(whats)
        each = list(enumerate(whats))
        self.outsiders = dict.fromkeys([number for number, what in each if what.waits_elsewhere])
        self.usable_elsewhere = [number for number, what in each if what.uses_elsewhere or what.warps]
        self.quick = frozenset([number for number, what in each if what.plain is None or is_quick(what.plain.now)])
        self.of_own_casting = frozenset([n for n, what in each if what.plain is None or what.plain.own_cost])
        self.elements = [None if what.plain is None else words_of(what.plain.now.elements) for what in whats]


deck_profile = triggering.learn(MEANING, characteristics, printed=Printed)


def _outside(state: State) -> list[tuple[Ref, int, Watching]]:
    """Return what auto-abilities of cards outside the field watch for, where those lie where they work."""
    found: list[tuple[Ref, int, Watching]] = []
    for number in deck_profile(state).printed.outsiders:
        card = state.cards[number]
        if is_faceless(card) or card.zone == FIELD:
            continue
        source = Ref(number, card.entered)
        what = characteristics(card.face)
        res = Resolution(state, card.owner, source)
        there = [
            (index, ability) for index, ability, places in what.waits_elsewhere
            if any(card.zone in of_zone(place, res) for place in places)
        ]
        if there:
            found.append((source, card.owner, watching(there)))
    return found


def _objects(state: State, known: dict[int, Standing]) -> list[Standing]:
    """Return the objects of the field; those that are as they were stay the same."""
    found: list[Standing] = []
    for number in state.zones[FIELD]:
        card = state.cards[number]
        what = stage(state, number)
        key = (card.entered, card.controller, what, card.over)
        one = known.get(number)
        if one is None or one.key != key:
            values = _primed(state, number, what.now) if card.over else what.now
            source = Ref(number, card.entered)
            one = known[number] = Standing(source, card.controller, key, values, what.influence, what.watching)
        found.append(one)
    return found


def _primed(state: State, number: int, upper: Now) -> Now:
    """Return the values of a primed Character: those of the upper card, with both names (FFTCG 15.2.9.4.1)."""
    card = state.cards[number]
    values = upper.copy(number)
    under = (card, *(state.cards[over] for over in card.over[:-1]))
    names = [name for one in under for name in printed(state, one.number).names]
    values.names = tuple(dict.fromkeys((*upper.names, *names)))
    return values


LAYERING: Layering[Now] = Layering(
    tuple(Layer), SPLITTER, Resolution, gained, watching, _objects, _outside,
    lambda state: deck_profile(state).printed.outsiders, touched, last=layers.last,
)

#: The board of a position (FFTCG 11.12.4).
board: Callable[[State], Board] = partial(board_of, LAYERING)

MEANING.now = now
MEANING.printed = printed
