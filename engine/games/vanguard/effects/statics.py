"""What texts forbid and allow where the rules ask (VG 1.6): attacks, boosts, intercepts, calls, rides; what cannot be
hit or chosen; and what happens instead of something else (VG 16.12).

Bans are words for events that cannot happen; a question describes the event that would, and the words are held against
it.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import TypeVar

from msgspec import structs

from engine import abilities as ab
from engine.continuous import rulings as bans
from engine.continuous.board import Replacer
from engine.continuous.in_force import RuleEffect
from engine.course import EventProcedure
from engine.effects import evaluate, matching
from engine.effects.selection import possible
from engine.events import Event, Move
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Trigger
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects.characteristics import deck_profile
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules import table
from engine.games.vanguard.rules.table import Cause
from engine.state import State, ref
from engine.triggers.apply_events import Replacement, finder, moved_instead, wants
from engine.triggers.trigger_event import TriggerEvent, about_to

S = TypeVar("S", bound=ab.Static)
RULINGS = bans.Rulings(MEANING, boards.board)
#: Why a card of the hand is ridden in the ride step (VG 8.2).
NORMAL_RIDE = "normal ride"


def can(
    state: State, number: int, key: str, others: tuple[int, ...] = (), cause: Cause | None = None, to: int = -1
) -> bool:
    """Whether nothing forbids something to happen to a card, or that it does something, because of this: to "attack",
    "boost", "intercept", to be "attacked", "hit", "chosen", to "stand", "rest", "ride" and be "called", to "retire".
    """
    return key not in deck_profile(state).banned or RULINGS.bars(state, number, key, others, cause, to) is None


def player_can(
    state: State, seat: int, number: int, key: str, cause: Cause | None = None, to: int = -1, why: str = ""
) -> bool:
    """Whether nothing forbids a player to do something with a card, as to "ride" it, or to have it "placed" in a zone:
    ``why`` it would be, as by a "call" or a "superior call".
    """
    if key not in deck_profile(state).banned:
        return True
    what = structs.replace(RULINGS.would(state, number, key, (), cause, to), seat=seat, why=why or key)
    if RULINGS.forbids(state, number, what) is not None:
        return False
    return ab.PlayerCannot not in deck_profile(state).kinds or not bans.player_cannot(boards.board(state), what)


def can_call(state: State, seat: int, number: int, to: int) -> bool:
    """Whether nothing forbids a player to normal call a card to a zone (VG 10.2)."""
    return player_can(state, seat, number, "placed", Cause("rule", None, seat), to, "call")


def can_attack_unit(state: State, attacker: int, target: int) -> bool:
    """Whether nothing forbids this unit to attack that one (VG 11.2.5)."""
    return can(state, attacker, "attack", (target,)) and can(state, target, "attacked", (attacker,))


def can_be_hit(state: State, number: int, by: int) -> bool:
    """Whether nothing says that this unit cannot be hit by that one (VG 11.5.2, VG 22 Sentinel)."""
    hits = ("hit", "specified hit")
    return can(state, number, "was hit", (by,)) and all(can(state, by, hit, (number,)) for hit in hits)


def can_guard(state: State, seat: int, number: int) -> bool:
    """Whether nothing forbids a player to call a card from the hand to the guardian circle (VG 10.2)."""
    there = rests(state, own.CannotGuardWith)
    for _, res in there:
        # "Their hand" is that of who cannot.
        res.they = seat
    if any(
        seat in evaluate.seats(one.player, res) and evaluate.denotes(one.what, ref(state, number), res)
        for one, res in there
    ):
        return False
    return can_call(state, seat, number, table.GC[seat])


def are_triggers_nullified(state: State, seat: int) -> bool:
    """Whether a text nullifies the effects of a player's triggers (VG 12.5)."""
    return any(seat in evaluate.seats(one.player, res) for one, res in rests(state, own.TriggersNullified))


def trigger_changed(state: State, seat: int, icon: Trigger) -> tuple[own.TriggersChanged, own.TriggerSays] | None:
    """Return what a text has changed a player's triggers with the icon to, the latest where several do (VC14.3.1)."""
    said = [
        (one, says) for one, res in rests(state, own.TriggersChanged) if seat in evaluate.seats(one.player, res)
        for says in one.instead if says.trigger is icon
    ]
    return said[-1] if said else None


def triggers_raise(state: State, seat: int, trigger: enum.Enum) -> int:
    """Return how much more power the triggers of a player's drive checks give (VG 12.2)."""
    return sum(
        evaluate.value(one.amount, res) for one, res in rests(state, own.TriggersRaise)
        if one.trigger in (None, trigger) and seat in evaluate.seats(one.player, res)
    )


def guards_together(state: State, seat: int) -> int:
    """Return how many cards at least a player has to call from the hand to the guardian circle at once (VG 11.3.2)."""
    there = [
        one.least if one.amount is None else evaluate.value(one.amount, res)
        for one, res in rests(state, own.CallsTogether) if seat in evaluate.seats(one.player, res)
    ]
    return max(there, default=1)


def guards_at_most(state: State, seat: int) -> int | None:
    """Return how many guardians a player may call in this battle, None where no text says (VG 11.3.2)."""
    there = [one.most for one, res in rests(state, own.CallsAtMost) if seat in evaluate.seats(one.player, res)]
    return min(there, default=None)


def _allowed(state: State, number: int, kind: type[ab.Change]) -> list[tuple[ab.Change, Resolution]]:
    return RULINGS.of_card(state, number, kind) if kind in deck_profile(state).kinds else []


def stands_up(state: State, number: int) -> bool:
    """Whether no text keeps a unit resting in the stand phase (VG 7.1)."""
    return not _allowed(state, number, ab.DoesNotUntap) and can(state, number, "stand")


def makes_drive_checks(state: State, number: int) -> bool:
    """Whether a rear-guard makes drive checks (VG 11.4.2)."""
    return bool(_allowed(state, number, own.MakesDriveChecks))


def attacks_from_back(state: State, number: int, target: int = -1) -> bool:
    """Whether a unit may attack from the back row (over VG 11.2.2): this one, or any at all where none is named."""
    return any(
        one.whom is None  # type: ignore[attr-defined]
        and (target < 0 or one.only is None or evaluate.denotes(one.only, ref(state, target), res))  # type: ignore[attr-defined]
        for one, res in _allowed(state, number, own.MayAttack)
    )


def may_attack(state: State, number: int, target: int) -> bool:
    """Whether a text lets a unit attack one that it otherwise could not: in the back row (over VG 11.2.5)."""
    return any(
        one.whom is not None and evaluate.denotes(one.whom, ref(state, target), res)  # type: ignore[attr-defined]
        for one, res in _allowed(state, number, own.MayAttack)
    )


def intercepts_from_back(state: State, number: int) -> bool:
    """Whether a unit may intercept from the back row (over VG 11.3.2)."""
    return bool(_allowed(state, number, own.InterceptsFromBack))


def boosts_for(state: State, number: int, attacker: int) -> bool:
    """Whether a text lets a unit boost this one, though it does not stand behind it (over VG 11.2.7)."""
    return any(
        evaluate.denotes(one.whom, ref(state, attacker), res)  # type: ignore[attr-defined]
        for one, res in _allowed(state, number, own.BoostsFor)
    )


def must_intercept(state: State, seat: int, number: int) -> bool:
    """Whether a text lets a unit of the player intercept as long as it may (VG 11.3.2)."""
    if any(seat in evaluate.seats(one.player, res) for one, res in rests(state, own.MustInterceptAll)):
        return True
    return any(isinstance(one.deed, own.Intercepts) for one, _ in _allowed(state, number, ab.Must))  # type: ignore[attr-defined]


def battles(state: State, number: int, target: int) -> tuple[int, ...]:
    """Return the units that one battles that attacks: the target alone, or those that a text names (VG 11.2.6)."""
    found = [
        one.number
        for change, res in _allowed(state, number, own.Battles)
        for one in evaluate.refs(change.whom, res)  # type: ignore[attr-defined]
        if can_attack_unit(state, number, one.number)
    ]
    return tuple(dict.fromkeys((*found, target))) if found else (target,)


def rests(state: State, kind: type[S]) -> list[tuple[S, Resolution]]:
    """Return what is in force of one class of static, each with a context in which it may be carried out."""
    if kind not in deck_profile(state).kinds:
        return []
    board = boards.board(state)
    return [(one, board.context(res.seat, res.source)) for one, res in board.rulings_of(kind)]


def of_itself(state: State, number: int, kind: type[S]) -> list[tuple[S, Resolution]]:
    """Return what a card's own abilities allow or forbid about the card itself, wherever it is, with their context."""
    what = deck_profile(state).whats[number]
    said = [(index, one) for index, one in what.own_rests if isinstance(one.static, kind)]
    res = Resolution(state, table.master(state, number), ref(state, number))
    return [(one.static, res) for _, one in said if all(evaluate.holds(condition, res) for condition in one.conditions)]


# What happens instead of a move (VG 16.12)


def _one(state: State, ruling: RuleEffect, event: Event, key: str) -> Replacement | None:
    """Return the replacement that a static is for this event, or None where it does not speak of it."""
    what = ruling.what
    assert isinstance(what, Replacer) and isinstance(event, Move)
    static, effect = what
    if event.cause == table.BY_RULE and table.crowd(state, event.card) in state.vars.get(table.STAYED, ()):
        return None
    res = Resolution(state, ruling.seat, ruling.source)
    if not matching.matches(static.event, about_to(state, event, key, MEANING), res):
        return None
    if static.condition is not None and not evaluate.holds(static.condition, res):
        return None
    res.it = res.event = (ref(state, event.card),)
    name = table.spoken(state.cards[ruling.source.number])

    def apply(replaced: Event) -> EventProcedure:
        instead = replaced_by(static)
        if instead is not None and type(plain(instead)) in OTHERWISE:
            return (yield from OTHERWISE[type(plain(instead))](instead, replaced, res))
        moved = None if instead is None else (yield from moved_instead(instead, replaced, res, MOVES, "VG 16.12"))
        return (yield from _performed(static, replaced, res)) if moved is None else moved

    stamp = 0 if effect is None else effect.stamp
    label = f"{name}: it goes elsewhere"
    return Replacement((ruling.source, stamp, id(static)), ruling.seat, 2, label, apply)


def _performed(static: ab.Replacement, event: Event, res: Resolution) -> EventProcedure:
    """Do what a text says instead, whatever it is, where all of it can be done; the event does not happen (VG 16.12).
    """
    assert isinstance(event, Move)
    effects = performed(static)
    if not all(possible(one, res) for one in effects):
        return [event]
    if isinstance(static.outcome, ab.IfLiked) and not (yield from wants(event.card, res, "VG 16.12")):
        return [event]
    yield from MEANING.run(effects, res)
    return []


def performed(static: ab.Replacement) -> tuple[ab.Effect, ...]:
    """Return what is done instead of an event, one after the other."""
    outcome = static.outcome.outcome if isinstance(static.outcome, ab.IfLiked) else static.outcome
    return outcome.effects if isinstance(outcome, ab.Performed) else ()


def _kinds(state: State, event: Event) -> tuple[str, ...]:
    """Return the kinds of event that a move about to happen will be; where from, it does not know itself yet."""
    if not isinstance(event, Move):
        return ()
    leaves = state.cards[event.card].zone < table.OFF_FIELD <= event.to
    return ("leave", "move") if leaves else tuple(MEANING.kinds(event))


find_replacements = finder(
    lambda state: boards.board(state).replacers,
    _kinds, _one, "VG 1.6",
)

MEANING.conditions[own.TriggersWork] = lambda condition, res: not any(
    are_triggers_nullified(res.state, seat) for seat in evaluate.seats(condition.player, res)
)

#: What can take a card elsewhere instead.
MOVES = (ab.AddToHand, ab.ReturnToHand, ab.PutIntoZone, ab.PutOnDeck, own.Bind)


def plain(effect: ab.Effect) -> ab.Effect:
    """Return what is done, be it as the player likes or not."""
    return effect.effect if isinstance(effect, ab.May) else effect


#: What else may be done instead, by what does it: moving to another circle.
OTHERWISE: dict[type[ab.Effect], Callable[[ab.Effect, Event, Resolution], EventProcedure]] = {}


def replaced_by(static: ab.Replacement) -> ab.Effect | None:
    """Return what is done instead of a move, None where that is no single move."""
    effects = performed(static)
    kind = type(plain(effects[0])) if len(effects) == 1 else None
    if kind not in MOVES and kind not in OTHERWISE:
        return None
    return ab.May(effects[0]) if isinstance(static.outcome, ab.IfLiked) else effects[0]


def would(state: State, number: int, key: str, **more: object) -> TriggerEvent:
    """Return what would happen to a card."""
    return structs.replace(RULINGS.would(state, number, key), **more)
