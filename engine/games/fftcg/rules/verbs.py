"""The verbs of the rules: draw, discard, break, dull, deal damage, play onto the field (FFTCG 15.1.1, 6.5, 7).

Each is a procedure that makes its events happen, whoever asks for it: a rule, a cost or an effect. What is impossible
is skipped (FFTCG 2.3). Here is also what removed cards with Warp do, and what is left of a player's turns (2.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from engine import abilities as ab
from engine import course
from engine.course import of_moves
from engine.effects.meaning import Verbs
from engine.events import BOTTOM, Count, Event, Hurt, Move, Notice, SetCardField, SetVariable, StepVariable, keep
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType, Now
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import statics
from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.apply_events import RULES, EventProcedure, apply_events, tell
from engine.games.fftcg.rules.table import BY_RULE, Cause
from engine.rulebook import Refusal
from engine.state import Ref, State, ref
from engine.triggers.apply_events import Route, with_mark
from engine.triggers.apply_events import counters_changed as changed_by
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, wait

_DRAWN_BY = {"rule": "FFTCG 9.2.1.1", "setup": "FFTCG 8.2.1.3"}


def draw(state: State, seat: int, count: int, cause: Cause = BY_RULE) -> EventProcedure:
    """Draw cards one after the other; who cannot has lost at the next check (FFTCG 3.1.2, 12.4.2)."""
    done = yield from RULES.draw(state, seat, count, _DRAWN_BY.get(cause.kind, "FFTCG 11.11.5"), cause)
    if len(done) < count and not state.zones[table.DECK[seat]]:
        state.emit(SetVariable(f"drew empty {seat}", True))
        tell(state, "{0} cannot draw: the deck is empty.", "FFTCG 3.1.2", ("seat", seat))
    return done


def discard(state: State, cards: Sequence[int], cause: Cause) -> EventProcedure:
    """Put cards from the hand into the Break Zone (FFTCG 15.1.1.4)."""
    return (yield from RULES.discard(state, cards, table.HAND, DISCARDED, cause))


def break_(state: State, cards: Sequence[int], cause: Cause) -> EventProcedure:
    """Break Characters: from the field into their owners' Break Zones (FFTCG 15.1.1.3)."""
    able = [n for n in _there(state, cards) if statics.can_be_broken(state, n, cause)]
    return (yield from RULES.put(state, able, BROKEN, cause))


def put(state: State, cards: Iterable[int], route: Route, cause: Cause) -> EventProcedure:
    """Put cards into zones of their owners from wherever they are, but for what is kept where it is (FFTCG 2.2)."""
    owner = state.cards
    able = [n for n in cards if statics.can_leave(state, n, cause, route.zones[owner[n].owner])]
    return (yield from RULES.put(state, able, route, cause))


#: Where cards are put: discarded (FFTCG 15.1.1.4), broken, put into the Break Zone, which is not breaking them
#: (15.1.1.3.2), removed from the game, returned to the hand, put on decks.
DISCARDED = Route(table.BREAK, "discard", "{0} discards {1}.", "FFTCG 15.1.1.4.1")
BROKEN = Route(table.BREAK, "break", "{0} is broken.", "FFTCG 15.1.1.3.1")
PUT_AWAY = Route(table.BREAK, "put", "{0} is put into the Break Zone.", "FFTCG 15.1.1.3.2")
REMOVING = Route(table.REMOVED, "remove", "{0} is removed from the game.", "FFTCG 15.1.1.5.1")
RETURNING = Route(table.HAND, "return", "{0} goes to its owner's hand.", "FFTCG 7.3")
ON_TOP = Route(table.DECK, "deck", "{0} is put on top of its owner's deck.", "FFTCG 7.3")
BELOW = ON_TOP._replace(told="{0} is put at the bottom of its owner's deck.", place=BOTTOM)


def dull(state: State, cards: Sequence[int], cause: Cause) -> EventProcedure:
    """Dull Characters (FFTCG 15.1.1.2); one that is dull already is not dulled again in effect."""
    able = [n for n in _there(state, cards) if not state.cards[n].dull and statics.can(state, n, "dull", cause)]
    marks = [SetCardField(n, "dull", True, "dull", cause) for n in able]
    return _marked(state, marks, "{0} is dulled.", "FFTCG 15.1.1.2.1")


def activate(state: State, cards: Sequence[int], cause: Cause) -> EventProcedure:
    """Activate Characters (FFTCG 15.1.1.1)."""
    marks = [SetCardField(n, "dull", False, "activate", cause) for n in _there(state, cards) if state.cards[n].dull]
    return _marked(state, marks, "{0} is activated.", "FFTCG 15.1.1.1.1")


def freeze(state: State, cards: Sequence[int], cause: Cause) -> EventProcedure:
    """Freeze Characters: they stay dull in their controller's next Active Phase (FFTCG 15.2.4)."""
    there = [n for n in _there(state, cards) if statics.can(state, n, "freeze", cause)]
    marks = [with_mark(state, n, "frozen", 1, "freeze", cause) for n in there]
    return _marked(state, marks, "{0} is frozen.", "FFTCG 15.2.4.2")


def _marked(state: State, marks: Sequence[SetCardField], text: str, rule: str) -> EventProcedure:
    """Let what is so of Characters change at the same time, and tell of each."""
    for mark in marks:
        tell(state, text, rule, ("card", mark.card))
    return (yield from apply_events(state, marks))


def deal(
    state: State, shares: Iterable[tuple[int, int, Cause]], *, firm: bool = False, battle: bool = False
) -> EventProcedure:
    """Deal damage from several causes at the same time (FFTCG 5.2.6.1); ``firm`` damage cannot be reduced."""
    now = boards.board(state)
    hurts: list[Event] = [
        Hurt(number, amount, cause, firm=firm)
        for number, amount, cause in shares
        if amount > 0 and state.cards[number].zone == table.FIELD and now[number].is_forward
    ]
    done = yield from apply_events(state, hurts)
    text, rule = "{0} is dealt {1} damage.", "FFTCG 5.2.6.1"
    if battle:
        text, rule = "{0} is dealt {1} battle damage.", "FFTCG 10.1.4.2"
    for event in done:
        if isinstance(event, Hurt):
            tell(state, text, rule, ("card", event.card), str(event.amount))
    return done


def gain_crystals(state: State, seat: int, count: int, cause: Cause) -> EventProcedure:
    """Gain Crystals (FFTCG 6.8)."""
    tell(state, "{0} gains {1} Crystal{2}.", "FFTCG 6.8.1", ("seat", seat), str(count), "" if count == 1 else "s")
    gained = Notice("gain crystal", seat=seat, amount=count, cause=cause)
    return (yield from apply_events(state, [Count(f"crystals {seat}", count, "gain crystal", cause), gained]))


def place_counters(state: State, number: int, name: str, count: int, cause: Cause) -> EventProcedure:
    """Place counters on a card; a negative count removes them (FFTCG 6.7, 15.1.1.10)."""
    changed = counters_changed(state, number, name, count, cause)
    if changed:
        done = yield from apply_events(state, changed)
        if name == WARP and name not in state.cards[number].counters and state.cards[number].zone in table.REMOVED:
            # Once the last one is gone, a warped card enters the field (FFTCG 15.2.7.5).
            _trigger(state, number, _ENTERS_INDEX, WARP_ENTERS)
        return done
    return []


#: The events of counters being placed on a card, or removed, which are told.
counters_changed = partial(changed_by, word="Counter", rules=("FFTCG 6.7.1", "FFTCG 15.1.1.10.1"))


def gain_control(state: State, number: int, seat: int, cause: Cause) -> EventProcedure:
    """Give a player control of a Character, which does not enter the field anew (FFTCG 6.2.6)."""
    if state.cards[number].zone != table.FIELD or state.cards[number].controller == seat:
        return []
    tell(state, "{0} gains control of {1}.", "FFTCG 6.2.6", ("seat", seat), ("card", number))
    _leave_battle(state, table.ref(state, number))
    since = SetCardField(number, "since", table.turn(state), "control")
    return (yield from apply_events(state, [SetCardField(number, "controller", seat, "control", cause), since]))


def _leave_battle(state: State, what: Ref) -> None:
    """Take a Forward out of the battle for good (FFTCG 10.1.3.2.1a)."""
    attackers = table.attacking(state)
    if what in attackers:
        state.emit(SetVariable("attackers", tuple(one for one in attackers if one != what) or None, "control"))
    if table.blocking(state) == what:
        state.emit(SetVariable("blocker", None, "control"))


def refuse_entry(state: State, number: int, seat: int, beside: Sequence[Now] = ()) -> Refusal | None:
    """Return why a Character cannot be put onto a player's field, with others ``beside`` it that enter at the same
    time, or None where it can (FFTCG 7.7.3 to 7.7.5).
    """
    values = boards.now(state, number)
    board = boards.board(state)
    there = [*(board[n] for n in table.on_field(state, seat)), *beside]
    if CardType.SUMMON in values.types:
        return Refusal("FFTCG 5.2.3.1.2.1", "A Summon never enters the field.")
    if not values.generic and any(set(values.names) & set(other.names) and not other.generic for other in there):
        return Refusal("FFTCG 7.7.3", f"You can control only one {values.names[0]}: it has no Generic icon.")
    if values.is_backup and sum(other.is_backup for other in there) >= table.BACKUP_LIMIT:
        return Refusal("FFTCG 7.7.4", "You cannot control more than 5 Backups.")
    second = values.light_or_dark() and any(other.light_or_dark() for other in there)
    if second and not statics.may_control_more_light_or_dark(state, seat, values, -1 if beside else number):
        return Refusal("FFTCG 7.7.5", "You can control only one Light or Dark Character.")
    return None


def refuse_together(state: State, numbers: Sequence[int], seat: int) -> Refusal | None:
    """Return why Characters that could each enter cannot enter a player's field together (FFTCG 7.7.3 to 7.7.5)."""
    values = [boards.now(state, number) for number in numbers]
    refusals = (refuse_entry(state, number, seat, values[:place]) for place, number in enumerate(numbers) if place)
    return next(filter(None, refusals), None)


def enter(state: State, cards: Sequence[int], seat: int, cause: Cause, *, dull: bool = False) -> EventProcedure:
    """Put Characters onto the field under a player's control (FFTCG 6.2.4); Backups enter dull (5.2.3.1.1.3)."""
    moves: list[Move] = []
    beside: list[Event] = []
    for number in cards:
        refusal = refuse_entry(state, number, seat)
        if refusal is not None:
            tell(state, "{0} stays where it is: {1}", refusal.rule, ("card", number), refusal.sentence)
            continue
        dulled = dull or statics.enters_dull(state, number, seat)
        moves.append(Move(number, table.FIELD, controller=seat, dull=dulled, why="play", cause=cause))
        beside.extend(statics.enters_with(state, number, seat, cause))

    text = "{0} enters the field under {1}'s control."
    telling = of_moves(state, moves, text, "FFTCG 6.2.4", "FFTCG 11.12.5.1", ("seat", seat))
    return (yield from apply_events(state, [*moves, *beside], telling))


def prime(state: State, number: int, upper: int) -> None:
    """Lay a card on a Character: it becomes primed, and nothing enters the field (FFTCG 15.2.9.3.1)."""
    state.emit(Move(upper, table.PRIMED, controller=state.cards[number].controller, why="priming"))
    state.emit(SetCardField(number, "over", (upper,), "priming"))
    tell(state, "{0} is primed into {1}.", "FFTCG 15.2.9.3.1", ("card", number), ("card", upper))


def _there(state: State, cards: Sequence[int]) -> list[int]:
    return [number for number in cards if state.cards[number].zone == table.FIELD]


# Warp


WARP = "Warp"
#: At the beginning of Main Phase 1 during each of your turns, remove 1 Warp Counter from this card (15.2.7.4).
WARP_TICKS = ab.AutoAbility(
    ab.Trigger(ab.TimeComes(ab.Edge.BEGINNING, ab.Turn.YOURS, own.Phase.MAIN_1)),
    (ab.RemoveCounter(ab.Exactly(ab.Number(1)), WARP, ab.Source()),),
)
#: When the last Warp Counter is removed from this card, play it onto the field (15.2.7.5).
WARP_ENTERS = ab.AutoAbility(
    ab.Trigger(ab.Happens((ab.Source(),), (ab.LosesCounter(WARP),))), (ab.PlayOntoField(ab.Source()),)
)

_TICKS_INDEX = -1
_ENTERS_INDEX = -2


def warp_counters(state: State, seat: int) -> None:
    """Let the counters of a player's warped cards begin to come off (FFTCG 15.2.7.4)."""
    for number in state.zones[table.REMOVED[seat]]:
        if state.cards[number].counters.get(WARP):
            _trigger(state, number, _TICKS_INDEX, WARP_TICKS)


def _trigger(state: State, number: int, index: int, ability: ab.AutoAbility) -> None:
    source = ref(state, number)
    watcher = TriggerSource(source, state.cards[number].owner, index, ability)
    wait(state, [PendingTrigger(watcher, (source,))])


# Phases that are skipped and turns that come besides


#: The named value of a position that says which phases are to be skipped.
SKIPPED = "skipped"


class Skip(NamedTuple):
    """Phases that a player skips in the next turn; ``since`` is the turn in which that was said."""

    seat: int
    phases: tuple[str, ...]
    since: int


def _now(one: Skip, state: State) -> bool:
    """Whether this turn is the one in which the phases are skipped."""
    return one.seat == table.turn_player(state) and one.since < table.turn(state)


def skips(state: State, phase: str) -> bool:
    """Skip a phase that is to begin, where a text says so (FFTCG 2.1), and tell whether it is skipped.

    Damage goes away and effects end even where the End Phase is skipped.
    """
    if not any(phase in one.phases and _now(one, state) for one in state.vars.get(SKIPPED, ())):
        return False
    tell(state, "{0} is skipped.", "FFTCG 2.1", table.PHASES[phase].name)
    later = [*(one.step for one in table.PHASES.values()), "cleanup"]
    state.emit(StepVariable("step", later[later.index(table.PHASES[phase].step) + 1]))
    return True


def next_player(state: State) -> int:
    """Return whose turn comes: the opponent's (FFTCG 9.5.1.5) or one that a text gives; what was skipped is over."""
    keep(state, SKIPPED, lambda one: not _now(one, state))
    return course.next_player(state)


MEANING.verbs = Verbs(place_counters, gain_control, enter, Cause)
