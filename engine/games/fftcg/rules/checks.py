"""Rules processes, and auto-abilities that go on the stack, before a player has priority (FFTCG 11.1.3, 12); loops."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from engine.derived import of_position
from engine.events import Event, Move
from engine.games.fftcg.cards import CardType, Now
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import statics
from engine.games.fftcg.effects.resolution import MEANING, context_of
from engine.games.fftcg.effects.triggers import RULES
from engine.games.fftcg.rules import table, verbs
from engine.games.fftcg.rules.apply_events import apply_events, tell
from engine.games.fftcg.rules.table import BACKUP_LIMIT, BREAK, BY_RULE, DAMAGE_LIMIT, Cause, breaker
from engine.loops import LoopRules
from engine.procedures import Procedure
from engine.requests import ChooseCards, ChooseOptions
from engine.state import State
from engine.timing.automatic import Automatic, GoingOnStack, distinct, label, what_is_left
from engine.triggers.trigger_event import forget, pending

#: Damage breaks only Forwards with so much power (FFTCG 12.4.5).
LEAST_POWER = 1000


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
    zones, get = state.zones, state.vars.get
    limit, (one, other) = DAMAGE_LIMIT[get("format", "constructed")], table.DAMAGE
    if len(zones[one]) < limit and len(zones[other]) < limit and state.vars.keys().isdisjoint(_LOST):
        return []
    found: list[tuple[int, str, str]] = []
    for seat in table.in_turn_order(state):
        points = table.damage_points(state, seat)
        reasons = [(seat, rule, why) for name, rule, why in _LOSSES[seat] if get(name)]
        if points >= limit:
            reasons = [(seat, "FFTCG 12.4.1", f"has received {points} points of damage")]
        found += reasons[:1]
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
    of_seats: tuple[dict[int, Now], dict[int, Now]] = ({}, {})
    for number, values in now.items():
        card = cards[number]
        of_seats[card.controller][number] = values
        if values.power <= 0 and values.is_forward:
            text = "{0} has no power left and goes to the Break Zone."
            yield Leaving(number, "no power", BY_RULE, text, "FFTCG 12.4.4")
        elif card.damage and values.is_forward and _breaks(state, number, values):
            text, damage = "{0} has taken {1} damage and breaks.", str(card.damage)
            yield Leaving(number, "break", breaker(card.marks), text, "FFTCG 12.4.5", (damage,))
    for seat in table.in_turn_order(state):
        mine = of_seats[seat]
        for number in _same_names(mine):
            text = "{0} shares its name with another Character of its controller."
            yield Leaving(number, "rule", BY_RULE, text, "FFTCG 12.4.6")
        for number in _too_many_light_or_dark(state, seat, mine):
            yield Leaving(number, "rule", BY_RULE, "{0} is one Light or Dark Character too many.", "FFTCG 12.4.7")


def _needs(state: State) -> bool:
    """Whether some rules process about Characters applies (FFTCG 12.4.4 to 12.4.8).

    Where none has, only damage makes one apply as long as the board stays.
    """
    board, cards = boards.board(state), state.cards
    if state.derived.get("fit") is board:
        return any([
            _breaks(state, n, board[n]) for n in state.zones[table.FIELD] if cards[n].damage and board[n].is_forward
        ])
    if next(_leaving(state), None) is not None or _backups(state, 0) or _backups(state, 1):
        return True
    state.derived["fit"] = board
    return False


def _backups(state: State, seat: int) -> list[int]:
    """Return a player's Backups where they are more than the limit (FFTCG 12.4.8)."""
    now = boards.board(state)
    found = [n for n in table.on_field(state, seat) if CardType.BACKUP in now[n].types]
    return found if len(found) > BACKUP_LIMIT else []


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
    called = [[n for n, one in mine.items() if name in one.names and not one.generic] for name in dict.fromkeys(names)]
    return [number for numbers in called if len(numbers) > 1 for number in numbers]


def _too_many_light_or_dark(state: State, seat: int, mine: Mapping[int, Now]) -> list[int]:
    """Return the Light and Dark Characters of a player who has two or more (FFTCG 12.4.7)."""
    found = [n for n, one in mine.items() if one.light_or_dark() and not statics.stands_beside(state, seat, n)]
    lawful = len(found) < 2 or all(statics.may_control_more_light_or_dark(state, seat, mine[n]) for n in found)
    return [] if lawful else found


# Auto-abilities go on the stack


def _stack_pending(state: State) -> Procedure:
    """Each player puts their auto-abilities on the stack in an order they like, the turn player first (11.8.7)."""
    waiting = pending(state)
    for seat in table.in_turn_order(state):
        mine = [one for one in waiting if one.watcher.seat == seat]
        if len({distinct(one) for one in mine}) > 1:
            answer = yield from ChooseOptions(
                seat, "In which order do your auto-abilities go on the stack? The last one resolves first.",
                "FFTCG 11.8.7", tuple(label(state, one, MEANING) for one in mine), len(mine), len(mine), ordered=True,
            )
            mine = [mine[pick] for pick in answer]
        for one in mine:
            forget(state, (one,), "stack")
            yield from ON_STACK.put(state, ON_STACK.item(state, one))


ON_STACK = GoingOnStack(
    lambda ability: "Warp" if ability == verbs.WARP_ENTERS else "auto-ability",
    context_of,
    ("The auto-ability of {0} goes on the stack.", "FFTCG 11.8.7"),
    ("The auto-ability of {0} finds nothing to choose and does nothing.", "FFTCG 11.8.4"),
    "FFTCG 11.8.9",
)
CHECKS = Automatic(RULES, losers, "FFTCG 3.3", _needs, _field_processes, _stack_pending)
due = of_position(CHECKS.due)


# Infinite loops


LOOPS = LoopRules(
    "FFTCG 13.1", "FFTCG 13.2", "FFTCG 13.3",
    ("step", "phase", "priority", "attackers", "blocker", "party", "crystals 0", "crystals 1", "skipped",
     "extra turns"),
    lambda state: what_is_left(state, MEANING),
)  # fmt: skip
