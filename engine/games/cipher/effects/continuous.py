"""Continuous effects of skills that were carried out: what is in force, since when, and when it ends.

Their periods end at the end of a turn (Cipher 13.6.1.2) or of a combat (18.1.19). What they say of a unit is gone when
that unit levels up or leaves (14.2.3, 6.5).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.abilities import durations, statics
from engine.abilities.amounts import Number
from engine.abilities.conditions import Is, Or
from engine.abilities.durations import Duration
from engine.abilities.effects import Lasting as EffectThatLasts
from engine.abilities.memo import PASSING, Memo
from engine.abilities.node import walk
from engine.abilities.nouns import InZone, Noun
from engine.abilities.references import Every, Reference, Source
from engine.abilities.statics import Change, Changes, Static
from engine.effects import evaluate
from engine.events import SetVariable
from engine.games.cipher.effects.called import called
from engine.games.cipher.effects.dependence import aspects, aspects_of, reads_strength
from engine.games.cipher.effects.locking import LockedIn, lock_in
from engine.games.cipher.effects.modifiers import Layer, Modifier, Rest, split
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import alive, turn, turn_player
from engine.games.cipher.vocabulary import AsBefore, DuringNext, FromTurn, RestOfCombat, UntilGone, Zone
from engine.games.cipher.vocabulary.verbs import AttackMultiplied, InsteadOfRetreat, Together
from engine.objects import Ref
from engine.state import State

#: Ends of turns at which an effect may end, besides a seat's.
ANY_TURN = -1
NO_TURN = -2
#: It ends with the combat, or with the turn should that come first.
COMBAT = -3


#: The unit whose skill it is has not left.
_ON_THE_FIELD = Or(tuple(Is(Source(), Noun((InZone(line),))) for line in (Zone.FRONT_LINE, Zone.BACK_LINE)))


class Facts(NamedTuple):
    """What matters of a continuous effect for every board.

    ``aspects`` are what it depends on besides what every board depends on, ``kinds`` the classes of what it has in
    force that changes no card; ``reskills`` tells whether it changes which skills cards have, ``apart`` whether what
    it changes of cards' strength is the same in whatever order cards are asked about.
    """

    aspects: frozenset[str]
    kinds: frozenset[type]
    reskills: bool
    apart: bool


@dataclass(frozen=True, slots=True)
class ContinuousEffect:
    """A continuous effect of a skill that was carried out.

    References are objects and amounts numbers as they were at that moment. It ends with the first turn of ``whose``
    numbered ``turn`` or more, or with the running combat.
    """

    stamp: int
    static: Static
    source: Ref
    seat: int
    #: What kind of cause began it, as in :class:`~engine.games.cipher.rules.events.Cause`.
    kind: str
    whose: int
    turn: int
    #: The name of the skill that began it, where it has one.
    skill: str = ""

    @property
    def facts(self) -> Facts:
        """What matters of it for every board."""
        return _facts(self.static)

    def parts(self) -> tuple[Modifier | Rest, ...]:
        """Return it in pieces, worked out once."""
        return _split(self.static)

    def deed(self, state: State) -> Resolution:
        """Return the context in which its words are understood."""
        return Resolution(state, self.seat, self.source, self.kind)


class Replacer(NamedTuple):
    """A replacement in force: what it says, and the lasting effect that it is, None for a card's own skill."""

    static: InsteadOfRetreat
    effect: ContinuousEffect | None


def begin(duration: Duration, what: tuple[Static, ...], res: Resolution, stamp: int) -> tuple[ContinuousEffect, ...]:
    """Return the continuous effects that begin now, with everything they speak of made fast.

    Only until the end of the game does "all allies" also mean those that come later (Cipher 24.1.9.1).
    """
    whose, last = ENDS[type(duration)](duration, res)
    if isinstance(duration, DuringNext):
        what = (statics.While(FromTurn(last), what),)
    if isinstance(duration, UntilGone):
        what = (statics.While(_ON_THE_FIELD, what),)
    still_open = isinstance(duration, durations.RestOfGame)
    name = skill_name(res)
    return tuple(
        ContinuousEffect(stamp, one, res.source, res.seat, res.kind, whose, last, name)
        for static in what
        for one in _settle(static, res, still_open)
    )


def skill_name(res: Resolution) -> str:
    """Return the name of the skill that is being carried out, where it is one of its card's."""
    skills = MEANING.now(res.state, res.source.number).skills
    return called(skills[res.index]) if 0 <= res.index < len(skills) else ""


def in_effect(name: str, state: State) -> bool:
    """Whether anything that a skill of the name has brought about still lasts."""
    effects: tuple[ContinuousEffect, ...] = state.vars.get("lasting", ())
    return any(one.skill == name and not _has_nobody(one, state) for one in effects)


def _settle(static: Static, res: Resolution, still_open: bool) -> list[Static]:
    """Make a static fast, in as many parts as affect different things."""
    match static:
        case statics.While(condition, inner):
            parts = [one for part in inner for one in _settle(part, res, still_open)]
            return [statics.While(lock_in(condition, res), (one,)) for one in parts]
        case statics.ForEach(count, inner):
            number = lock_in(count, res)
            return [statics.ForEach(number, (one,)) for part in inner for one in _settle(part, res, still_open)]
        case Together(inner):
            return [one for part in inner for one in _settle(part, res, still_open)]
        case Changes(who, changes):
            return _settle_changes(who, changes, res, still_open)
    return [lock_in(static, res)]


def _settle_changes(who: Reference, changes: tuple[Change, ...], res: Resolution, still_open: bool) -> list[Static]:
    fast = tuple(lock_in(change, res) for change in changes if not isinstance(change, AttackMultiplied))
    if still_open and isinstance(who, Every):
        whom: Reference = lock_in(who, res)
    else:
        whom = LockedIn(tuple(map(res.current, evaluate.refs(who, res))))
    found: list[Static] = [Changes(whom, fast)] if fast else []
    for change in changes:
        if isinstance(change, AttackMultiplied):
            found.extend(_multiplied(whom, change, res))
    return found


def _multiplied(whom: Reference, change: AttackMultiplied, res: Resolution) -> list[Static]:
    """Return what is added to the attack of each unit: what it is now, once or twice (Cipher 24.1.10, 24.1.11)."""
    found: list[Static] = []
    for one in evaluate.refs(whom, res):
        amount = MEANING.now(res.state, one.number).attack * (change.factor - 1)
        found.append(Changes(LockedIn((one,)), (statics.Gains((statics.Power(Number(amount)),)),)))
    return found


# When they end


def end_turn(state: State) -> None:
    """Take away every effect whose period is over with this turn (Cipher 13.6.1.2)."""
    _keep(state, lambda one: not _ends_with_turn(one, state), "end of turn")


def end_combat(state: State) -> None:
    """Take away every effect whose period is over with this combat (Cipher 18.1.19)."""
    _keep(state, lambda one: one.whose != COMBAT, "end of combat")


def _ends_with_turn(one: ContinuousEffect, state: State) -> bool:
    return one.whose == COMBAT or (one.whose in (ANY_TURN, turn_player(state)) and turn(state) >= one.turn)


def _keep(state: State, stays: Callable[[ContinuousEffect], bool], why: str) -> None:
    effects: tuple[ContinuousEffect, ...] = state.vars.get("lasting", ())
    left = tuple(one for one in effects if stays(one) and not _has_nobody(one, state))
    if len(left) != len(effects):
        state.emit(SetVariable("lasting", left or None, why))


def _has_nobody(one: ContinuousEffect, state: State) -> bool:
    """Whether all that an effect changes is gone (Cipher 6.5)."""
    static = one.static
    while isinstance(static, statics.While | statics.ForEach):
        static = static.statics[0]
    return (
        isinstance(static, Changes)
        and isinstance(static.who, LockedIn)
        and not any(alive(state, who) for who in static.who.objects)
    )


def _seat(player: Any, res: Resolution) -> int:
    found = evaluate.seats(player, res)
    return found[0] if len(found) == 1 else ANY_TURN


def _next_turn(duration: DuringNext, res: Resolution) -> tuple[int, int]:
    whose = _seat(duration.player, res)
    return whose, turn(res.state) + (2 if whose == turn_player(res.state) else 1)


def _as_before(duration: AsBefore, res: Resolution) -> tuple[int, int]:
    for one in walk(res.named.get("replaced")):
        if isinstance(one, EffectThatLasts):
            return ENDS[type(one.duration)](one.duration, res)
    return ANY_TURN, turn(res.state)


#: Whose turn must end, and the number of the first turn with whose end a duration is over.
ENDS: dict[type[Duration], Callable[[Any, Resolution], tuple[int, int]]] = {
    durations.ThisTurn: lambda duration, res: (ANY_TURN, turn(res.state)),
    durations.UntilEndOf: lambda duration, res: (_seat(duration.player, res), turn(res.state)),
    durations.UntilEndOfNext: lambda duration, res: (_seat(duration.player, res), turn(res.state) + 1),
    durations.RestOfGame: lambda duration, res: (NO_TURN, 0),
    RestOfCombat: lambda duration, res: (COMBAT, 0),
    UntilGone: lambda duration, res: (NO_TURN, 0),
    DuringNext: _next_turn,
    AsBefore: _as_before,
}

_split: Memo[Static, tuple[Modifier | Rest, ...]] = Memo(lambda static: tuple(split(static)), PASSING)


def _find_facts(static: Static) -> Facts:
    found = _split(static)
    pieces = [one for one in found if isinstance(one, Modifier)]
    rests = [one for one in found if isinstance(one, Rest)]
    return Facts(
        frozenset[str]().union(*map(aspects_of, pieces), *[aspects(one.conditions) for one in rests]),
        frozenset([type(one.static) for one in rests]),
        any([one.layer <= Layer.SKILLS for one in pieces]),
        not any([one.layer is Layer.STRENGTH and reads_strength(one) for one in pieces]),
    )


_facts: Memo[Static, Facts] = Memo(_find_facts, PASSING)


def parts(lasting: ContinuousEffect) -> tuple[Modifier | Rest, ...]:
    """Return an effect in pieces, worked out once."""
    return _split(lasting.static)
