"""What a check timing does: rule actions, gifts, abilities that stand by (VG 14, 15); loops (VG 26.1)."""

from __future__ import annotations

from engine.course import decide
from engine.derived import of_position
from engine.events import Move
from engine.games.vanguard.rules import gifts, roles, table, triggers, verbs
from engine.games.vanguard.rules.apply_events import moving
from engine.games.vanguard.rules.table import BY_RULE, DAMAGE, DECK, HEARTS, RC, SOUL, VC
from engine.loops import LoopRules, plain
from engine.procedures import Procedure
from engine.requests import ChooseCards
from engine.state import State
from engine.timing.windows import CheckTiming
from engine.triggers.delayed import what_waits
from engine.triggers.trigger_event import PendingTrigger, pending
from engine.unread import NAME

# What is due


@of_position
def due(state: State) -> bool:
    """Whether a rule action is due, or a gift that has been acquired (VG 14.1.1 to 14.1.3)."""
    return rules_due(state) or triggers.damage_due(state) >= 0 or any(gifts.due(state, seat) for seat in (0, 1))


def rules_due(state: State) -> bool:
    """Whether a rule action is due besides damage (VG 15)."""
    if losers(state) or roles.illegal_guardians(state) or triggers.strays(state):
        return True
    return any(not state.zones[VC[seat]] or overloaded(state, seat) for seat in (0, 1))


def stands_by(state: State) -> bool:
    """Whether a check timing would do anything now (VG 13.5)."""
    return due(state) or bool(pending(state)) or triggers.damage_rests(state)


def process(state: State) -> Procedure:
    """Do what is due: all rule actions, damage as the last of them, then a gift (VG 14.1, 15)."""
    if not rules_due(state):
        if triggers.damage_due(state) >= 0:
            yield from triggers.damage_check(state)
        else:
            yield from gifts.resolve(state, next(s for s in table.in_turn_order(state) if gifts.due(state, s)))
        return
    if decide(state, losers(state), "VG 1.2"):
        return
    moves: list[Move] = []
    for seat in table.in_turn_order(state):
        moves += overloaded(state, seat)
    moves += [
        Move(n, table.DROP[state.cards[n].owner], why="retire", cause=BY_RULE) for n in roles.illegal_guardians(state)
    ]
    moves += triggers.strays(state)
    yield from moving(state, moves, "{0} goes to {1}.", "VG 15.2", ())
    for seat in table.in_turn_order(state):
        if not state.zones[VC[seat]]:
            yield from no_vanguard(state, seat)


# Rule actions


def losers(state: State) -> list[tuple[int, str, str]]:
    """Return who loses now, with the rule and the reason (VG 1.3)."""
    found: list[tuple[int, str, str]] = []
    for seat in table.in_turn_order(state):
        if len(state.zones[DAMAGE[seat]]) >= table.DAMAGE_LIMIT:
            found.append((seat, "VG 1.3", "has six cards in the damage zone"))
        elif not state.zones[DECK[seat]]:
            found.append((seat, "VG 1.3", "has no card in the deck"))
        elif not state.zones[VC[seat]] and not ridable(state, seat):
            found.append((seat, "VG 1.3", "has no vanguard, and none in the soul"))
    return found


def ridable(state: State, seat: int) -> tuple[int, ...]:
    """Return the cards of the soul, and the hearts, that can become the vanguard of who has none (VG 15.4)."""
    there = state.zones[HEARTS[seat]] or state.zones[SOUL[seat]]
    return tuple([number for number in there if verbs.is_grounded(state, number)])


def overloaded(state: State, seat: int) -> list[Move]:
    """Return what leaves circles on which too many lie (VG 15.2)."""
    found = [Move(number, SOUL[seat], why="overload", cause=BY_RULE) for number in _too_many_vanguards(state, seat)]
    if len(state.zones[RC[seat]]) > 1:
        last: dict[int, int] = {}
        for number in state.zones[RC[seat]]:
            where = table.circle(state, number)
            if where in last:
                found.append(Move(last[where], table.DROP[seat], why="retire", cause=BY_RULE))
            last[where] = number
    return found


def _too_many_vanguards(state: State, seat: int) -> list[int]:
    """Return the units on the vanguard circle that cannot stay: mates whose leader is gone, and all but the last placed
    of those that are not in legion with each other (VG 15.2).
    """
    there = state.zones[VC[seat]]
    if len(there) < 2 and not (there and "lead" in state.cards[there[0]].marks):
        return []
    leaders = {number: table.mark(state, number, "lead") for number in there if "lead" in state.cards[number].marks}
    alone = [number for number, leader in leaders.items() if leader not in there]
    # Units in legion count as one, placed when the later of the two was.
    groups = [(leaders[number], number) if number in leaders else (number,) for number in there if number not in alone]
    if not groups:
        return alone
    stays = groups[-1]
    return [number for number in there if number not in stays]


def no_vanguard(state: State, seat: int) -> Procedure:
    """Who has no vanguard rides a card of the soul (VG 15.4)."""
    answer = yield from ChooseCards(
        seat, "You have no vanguard: choose the card of your soul that you ride.", "VG 15.4",
        lambda: ridable(state, seat), 1, 1,
    )
    for number in answer:
        yield from verbs.ride(state, seat, number)


# Abilities that stand by


def _waiting(state: State, seat: int) -> list[PendingTrigger]:
    """Return the abilities that stand by of a player (VG 14.1.4)."""
    return [one for one in pending(state) if one.watcher.seat == seat]


def _label(state: State, one: PendingTrigger) -> str:
    return table.face(state, one.watcher.source.number).name


def _carry_out(state: State, chosen: PendingTrigger) -> Procedure:
    raise NotImplementedError
    yield


TIMING: CheckTiming[PendingTrigger] = CheckTiming(
    text="Which of your abilities is played next?",
    rule="VG 14.1",
    due=due,
    process=process,
    waiting=_waiting,
    optional=lambda state, found: False,
    private=lambda found: False,
    label=_label,
    carry_out=_carry_out,
)


# Loops


def can_come_back(state: State) -> bool:
    """Whether this position can be the same as an earlier one: only in the main phase, and while abilities stand by.

    Battles take cards off decks, or stand units for a cost; once somebody has lost the next check timing says so.
    """
    if NAME in state.vars:
        return False
    if "pending" in state.vars:
        return not losers(state)
    return "attacker" not in state.vars and table.phase(state) == "main"


def _more(state: State) -> tuple[object, ...]:
    # That an ability has been used counts, and not how often.
    used = sorted({repr(one) for one in state.vars.get("used", ())})
    gifts = [state.vars.get(f"{name} {seat}") for name in ("gifts", "markers") for seat in (0, 1)]
    return tuple(map(plain, state.vars.get("lasting", ()))), used, gifts, *what_waits(state)


LOOPS = LoopRules(
    "VG 26.1", "VG 26.1", "VG 26.1", ("step", "phase", "rode", "strode", "battle", "attacker"), _more,
)
