"""Rules processes, and auto-abilities that go on the stack, before a player has priority (FFTCG 11.1.3, 12); loops."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.lasting import CHECK, END_OF_TURN, all_of, has_nobody
from engine.course import decide
from engine.derived import of_position
from engine.effects.layout import speaks_of_context
from engine.events import Event, Move, Timestamp
from engine.games.fftcg.cards import Now
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import statics
from engine.games.fftcg.effects.for_later import LASTING
from engine.games.fftcg.effects.resolution import MEANING, context_of
from engine.games.fftcg.effects.triggers import most_times, state_triggered
from engine.games.fftcg.rules import table, verbs
from engine.games.fftcg.rules.apply_events import apply_events, tell
from engine.games.fftcg.rules.table import BACKUP_LIMIT, BREAK, BY_RULE, DAMAGE_LIMIT, Cause, breaker, spoken
from engine.loops import LoopRules, limited_uses, plain
from engine.procedures import Procedure, RolledBack
from engine.requests import ChooseCards, ChooseOptions
from engine.state import State
from engine.timing import casting, legal_targets
from engine.timing.casting import put_on_stack
from engine.timing.items import of_trigger, stack
from engine.triggers import delayed
from engine.triggers.borrowed import due as coming_back
from engine.triggers.borrowed import give_back
from engine.triggers.delayed import what_waits
from engine.triggers.trigger_event import PendingTrigger, forget, named, pending, wait

#: Damage breaks only Forwards with so much power (FFTCG 12.4.5).
LEAST_POWER = 1000


@of_position
def due(state: State) -> bool:
    """Whether anything must happen before a player gets priority (FFTCG 12.3)."""
    if state.vars.get("pending") or coming_back(state, CHECK, MEANING) or LASTING.lapsed(state):
        return True
    return bool(losers(state)) or _field_needs(state) or bool(state_triggered(state))


def check(state: State) -> Procedure:
    """Carry out the rules processes until none applies, then put auto-abilities on the stack (FFTCG 12.3)."""
    yield from processes(state)
    if "outcome" in state.vars:
        return
    wait(state, state_triggered(state))
    yield from _stack_pending(state)


def end_of_turn(state: State) -> Procedure:
    """Let everything that lasts until the end of the turn end (FFTCG 9.5.1.3.2)."""
    LASTING.let_end(state, END_OF_TURN)
    delayed.end_of_turn(state, LASTING)
    yield from give_back(state, END_OF_TURN, MEANING)


def processes(state: State) -> Procedure:
    """Carry out the rules processes that apply, again and again until none does (FFTCG 11.1.3)."""
    while not decide(state, losers(state), "FFTCG 3.3"):
        if LASTING.lapsed(state):
            LASTING.let_end(state, CHECK)
        if coming_back(state, CHECK, MEANING):
            yield from give_back(state, CHECK, MEANING)
        elif _field_needs(state):
            yield from _field_processes(state)
        else:
            return


# Losing the game

#: The named values that say that a player has lost, by seat, with the rule and the reason.
_LOSSES = tuple(
    (
        (f"drew empty {seat}", "FFTCG 12.4.2", "had to draw from an empty deck"),
        (f"hurt empty {seat}", "FFTCG 12.4.3", "received damage with an empty deck"),
        (f"lost {seat}", "FFTCG 3.1", "loses by the text of a card"),
    )
    for seat in (0, 1)
)
_LOST = frozenset(name for reasons in _LOSSES for name, _, _ in reasons)


def losers(state: State) -> list[tuple[int, str, str]]:
    """Return who loses now, with the rule and the reason (FFTCG 12.4.1 to 12.4.3)."""
    get = state.vars.get
    limit = DAMAGE_LIMIT[get("format", "constructed")]
    if all([len(state.zones[zone]) < limit for zone in table.DAMAGE]) and _LOST.isdisjoint(state.vars):
        return []
    found: list[tuple[int, str, str]] = []
    for seat in table.in_turn_order(state):
        points = table.damage_points(state, seat)
        if points >= limit:
            found.append((seat, "FFTCG 12.4.1", f"has received {points} points of damage"))
            continue
        for name, rule, why in _LOSSES[seat]:
            if get(name):
                found.append((seat, rule, why))
                break
    return found


# Characters that cannot stay


class Leaving(NamedTuple):
    """A Character that cannot stay: why it goes, because of what, and what is told of that."""

    number: int
    why: str
    cause: Cause
    text: str
    rule: str
    more: tuple[str, ...] = ()


def _leaving(state: State) -> Iterator[Leaving]:
    """Yield the Characters that cannot stay, but for Backups beyond the limit (FFTCG 12.4.4 to 12.4.7)."""
    now, cards = boards.board(state).now, state.cards
    for number, values in now.items():
        if values.power <= 0 and values.is_forward:
            text = "{0} has no power left and goes to the Break Zone."
            yield Leaving(number, "no power", BY_RULE, text, "FFTCG 12.4.4")
        elif cards[number].damage and values.is_forward and _breaks(state, number, values):
            text, damage = "{0} has taken {1} damage and breaks.", str(cards[number].damage)
            yield Leaving(number, "break", breaker(cards[number].marks), text, "FFTCG 12.4.5", (damage,))
    for seat in table.in_turn_order(state):
        mine = {n: values for n, values in now.items() if cards[n].controller == seat}
        for number in _same_names(mine):
            text = "{0} shares its name with another Character of its controller."
            yield Leaving(number, "rule", BY_RULE, text, "FFTCG 12.4.6")
        for number in _too_many_light_or_dark(state, seat, mine):
            yield Leaving(number, "rule", BY_RULE, "{0} is one Light or Dark Character too many.", "FFTCG 12.4.7")


def _backups(state: State, seat: int) -> list[int]:
    """Return a player's Backups where they are more than the limit (FFTCG 12.4.8)."""
    there = table.on_field(state, seat)
    if len(there) <= BACKUP_LIMIT:
        return []
    now = boards.board(state)
    found = [n for n in there if now[n].is_backup]
    return found if len(found) > BACKUP_LIMIT else []


def _field_needs(state: State) -> bool:
    """Whether some rules process about Characters applies (FFTCG 12.4.4 to 12.4.8)."""
    return next(_leaving(state), None) is not None or bool(_backups(state, 0) or _backups(state, 1))


def _field_processes(state: State) -> Procedure:
    """Carry out every rules process that applies, all as one event (FFTCG 12.3)."""
    cards = state.cards
    moves: dict[int, Event] = {}
    for one in _leaving(state):
        if one.number not in moves:
            tell(state, one.text, one.rule, ("card", one.number), *one.more)
            moves[one.number] = Move(one.number, BREAK[cards[one.number].owner], why=one.why, cause=one.cause)
    for seat in table.in_turn_order(state):
        backups = _backups(state, seat)
        kept = (yield from ChooseCards(
            seat, "Choose the 5 Backups you keep.", "FFTCG 12.4.8", partial(tuple, backups), BACKUP_LIMIT, BACKUP_LIMIT,
        )) if backups else ()
        for number in backups:
            if number not in kept:
                moves.setdefault(number, Move(number, BREAK[cards[number].owner], why="rule", cause=BY_RULE))
    yield from apply_events(state, list(moves.values()))


def _breaks(state: State, number: int, values: Now) -> bool:
    """Whether a Forward with a power of 1000 or more has taken as much damage, and can be broken (12.4.5, 2.2)."""
    if values.power < LEAST_POWER or state.cards[number].damage < values.power:
        return False
    return statics.can_be_broken(state, number, breaker(state.cards[number].marks))


def _same_names(mine: Mapping[int, Now]) -> list[int]:
    """Return the Characters without the Generic icon that share a name (FFTCG 12.4.6)."""
    names = [name for values in mine.values() if not values.generic for name in values.names]
    if len(names) == len(set(names)):
        return []
    seen: dict[str, list[int]] = {}
    for number, values in mine.items():
        if not values.generic:
            for name in values.names:
                seen.setdefault(name, []).append(number)
    return [number for numbers in seen.values() if len(numbers) > 1 for number in numbers]


def _too_many_light_or_dark(state: State, seat: int, mine: Mapping[int, Now]) -> list[int]:
    """Return the Light and Dark Characters of a player who has two or more (FFTCG 12.4.7)."""
    lit = [number for number, values in mine.items() if values.light_or_dark()]
    if len(lit) < 2:
        return []
    found = [number for number in lit if not statics.stands_beside(state, seat, number)]
    if len(found) < 2 or all(statics.may_control_more_light_or_dark(state, seat, mine[number]) for number in found):
        return []
    return found


# Auto-abilities go on the stack


def _stack_pending(state: State) -> Procedure:
    """Each player puts their auto-abilities on the stack in an order they like, the turn player first (11.8.7)."""
    waiting = pending(state)
    for seat in table.in_turn_order(state) if waiting else ():
        mine = [one for one in waiting if one.watcher.seat == seat]
        if len({_distinct(one) for one in mine}) > 1:
            answer = yield from ChooseOptions(
                seat, "In which order do your auto-abilities go on the stack? The last one resolves first.",
                "FFTCG 11.8.7", tuple(_label(state, one) for one in mine), len(mine), len(mine), ordered=True,
            )
            mine = [mine[pick] for pick in answer]
        for one in mine:
            forget(state, (one,), "stack")
            yield from _stack_one(state, one)


#: Words that mean what triggered an ability, besides those that mean nothing without what was said before.
_EVENT = (ab.DamageDealt, ab.EventWas, ab.AllShare, ab.Other)
#: Whether an auto-ability goes on to speak of what has triggered it, in what it does or in its condition: "it", "that
#: Forward", "that much damage", "if its cost is 3 or less" (which is asked again, FFTCG 11.11.3).
_speaks: ab.Memo[ab.AutoAbility, bool] = ab.Memo(
    lambda ability: any(
        speaks_of_context(part) or any(isinstance(one, _EVENT) for one in walk(part))
        for part in (ability.condition, *ability.effects)
    )
)


def _distinct(one: PendingTrigger) -> tuple[object, ...]:
    """Return what tells a triggered ability from the others: several of the same one by what they speak of."""
    ability = one.watcher.ability
    which = (one.watcher.source, one.watcher.index, one.seat)
    return (*which, one.cards, one.amount) if isinstance(ability, ab.AutoAbility) and _speaks(ability) else which


def _label(state: State, one: PendingTrigger) -> str:
    """Return a triggered ability in words: its card, and of what it speaks where it says so and is seen."""
    name = spoken(state.cards[one.watcher.source.number])
    ability = one.watcher.ability
    return named(state, one, name) if isinstance(ability, ab.AutoAbility) and _speaks(ability) else name


def _stack_one(state: State, one: PendingTrigger) -> Procedure:
    """Put one auto-ability on the stack with its choices; without a choice it is gone at once (FFTCG 11.8.4)."""
    watcher = one.watcher
    tick = Timestamp()
    state.emit(tick)
    ability = watcher.ability
    assert isinstance(ability, ab.AutoAbility)
    item = of_trigger(tick.value, "Warp" if ability == verbs.WARP_ENTERS else "auto-ability", one, ability.effects)
    res = context_of(state, item)
    name = ("card", *watcher.source)
    if legal_targets.refuse_choices(item.effects, res) is None:
        tell(state, "The auto-ability of {0} goes on the stack.", "FFTCG 11.8.7", name)
        try:
            yield from put_on_stack(state, item, res, (casting.targets("FFTCG 11.8.9", cancel=False),))
            return
        except RolledBack:
            pass
    tell(state, "The auto-ability of {0} finds nothing to choose and does nothing.", "FFTCG 11.8.4", name)


# Infinite loops


def _more(state: State) -> tuple[object, ...]:
    items = tuple(
        plain(item.kind, item.seat, item.source, item.ability, item.targets, item.modes, item.shares, item.x,
               item.cancelled)
        for item in stack(state)
    )  # fmt: skip
    effects = [one for one in all_of(state) if not has_nobody(one, state)]
    used = limited_uses(state, most_times, _abilities)
    return items, [(plain(one.static), one.turn) for one in effects], used, *what_waits(state)


def _abilities(state: State, number: int) -> tuple[ab.Ability, ...]:
    return boards.now(state, number).abilities


LOOPS = LoopRules(
    "FFTCG 13.1", "FFTCG 13.2", "FFTCG 13.3",
    ("step", "phase", "priority", "attackers", "blocker", "party", "crystals 0", "crystals 1", "skipped",
     "extra turns"),
    _more,
)  # fmt: skip
