"""What an effect has set up for later: continuous effects that last (VG 16.10, 16.11), timed triggers (VG 16.6), and
the states of units that end with a turn or bring something about at its end (VG 23, VC 15.1.4, 19.1.4).

The periods of continuous effects end at the end of a turn (VG 13.4) or of a battle (11.6.2). What they say of a unit is
gone when that is a new object (VG 4).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.continuous import lasting
from engine.continuous.lasting import COMBAT, ContinuousEffect, Lasting, lock_in
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.events import SetCardField
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects.characteristics import ability_at
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.effects.triggers import RULES as TRIGGERS
from engine.games.vanguard.rules.table import BY_RULE, PHASES, RC, VC, in_turn_order, master, phase, turn_player
from engine.games.vanguard.vocabulary import Step
from engine.state import NO_MARKS, Ref, State
from engine.triggers import delayed
from engine.triggers.delayed import DelayedRules
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, wait


def begin(
    duration: ab.Duration, what: tuple[ab.Static, ...], res: Resolution, stamp: int
) -> tuple[ContinuousEffect, ...]:
    """Return the continuous effects that begin now; none that lasts until the end of a battle where none goes on (VG
    16.11).
    """
    if isinstance(duration, own.AsBefore):
        duration = as_before(res)
    if any(_keeps_resting(one) for one in what):
        duration = ab.RestOfGame()
    if isinstance(duration, ab.RestOfCombat) and "attacker" not in res.state.vars:
        return ()
    ability = ability_at(res.state, res.source, res.index)
    keyword = ability.keyword if isinstance(ability, own.Ability) else None
    return LASTING.begin(duration, what, res, stamp, "" if keyword is None else keyword.value)


def _keeps_resting(static: ab.Static) -> bool:
    """Whether it keeps units from standing in the next stand phase of their master, with which it ends (VG 7.1)."""
    return isinstance(static, ab.Changes) and any(
        isinstance(one, ab.DoesNotUntap) and one.next_only for one in static.changes
    )


STAND_PHASE = "stand phase"


def _stood(effect: ContinuousEffect, state: State, at: str) -> bool:
    """Whether an effect kept units from standing in the stand phase that ends, their master's (VG 7.1)."""
    if at != STAND_PHASE or not _keeps_resting(effect.static):
        return False
    assert isinstance(effect.static, ab.Changes)
    found = evaluate.refs(effect.static.who, LASTING.context(effect, state))
    return any(master(state, one.number) == turn_player(state) for one in found)


def _settle(static: ab.Changes, res: Resolution, duration: ab.Duration) -> list[ab.Static]:
    """Make changes of cards fast: whom they affect and by how much (VG 16.10). What is doubled is what it is now, once
    more, and what is brought to a number what is missing; that goes on when the number changes later.
    """
    whom = LockedIn(tuple(map(res.current, evaluate.refs(static.who, res))))
    fast = tuple(lock_in(change, res) for change in static.changes if not _multiplies(change))
    # What only tells how long something waits changes nothing.
    found: list[ab.Static] = [ab.Changes(whom, fast)] if fast or not static.changes else []
    for change in static.changes:
        if _multiplies(change):
            assert isinstance(change, own.Varies)
            found += _multiplied(whom, change, res)
    return found


def _multiplies(change: ab.Change) -> bool:
    return isinstance(change, own.Varies) and change.how in (own.How.MULTIPLIED, own.How.BROUGHT)


def _multiplied(whom: ab.Reference, change: own.Varies, res: Resolution) -> list[ab.Static]:
    found: list[ab.Static] = []
    amount = evaluate.value(change.amount, res)
    for one in evaluate.refs(whom, res):
        now = evaluate.value(own.ValueOf(change.value, LockedIn((one,))), res)
        more = own.Varies(change.value, own.How.RAISED, ab.Number(
            amount - now if change.how is own.How.BROUGHT else now * (amount - 1)
        ))
        found.append(ab.Changes(LockedIn((one,)), (more,)))
    return found


def as_before(res: Resolution) -> ab.Duration:
    """Return how long what was said before lasts: the battle where one goes on and nothing was said, else the turn."""
    known = res.named.get("as before")
    if isinstance(known, ab.Duration):
        return known
    return ab.RestOfCombat() if "attacker" in res.state.vars else ab.ThisTurn()


LASTING = Lasting(
    {
        ab.RestOfCombat: lambda duration, res: (COMBAT, 0),
        # What it stands for is known as it begins.
        own.AsBefore: lambda duration, res: (COMBAT, 0),
    },
    _settle,
    Resolution,
    _stood,
)
RULES = DelayedRules(TRIGGERS, Resolution, LASTING)
delayed.learn(MEANING, RULES)
MEANING.begin = begin
fired = RULES.fired


# When a battle or a turn ends

_STATES = tuple(one.value for one in own.State)


def end_stand_phase(state: State) -> None:
    """Let end what kept units from standing in this stand phase (VG 7.1)."""
    LASTING.let_end(state, STAND_PHASE)


def end_battle(state: State) -> None:
    """Let end what lasts until the end of this battle (VG 11.6.2)."""
    LASTING.let_end(state, lasting.END_OF_COMBAT)


def end_turn(state: State) -> None:
    """Let end what lasts until the end of this turn (VG 13.4), states among it; hollowed units stay so (VC 19.1.4)."""
    LASTING.let_end(state, lasting.END_OF_TURN)
    delayed.end_of_turn(state, LASTING)
    for zone in (*VC, *RC):
        for number in state.zones[zone]:
            marks = state.cards[number].marks
            left = {name: value for name, value in marks.items() if not _passes(name)}
            if len(left) < len(marks):
                state.emit(SetCardField(number, "marks", left or NO_MARKS, "end of turn", BY_RULE))


def _passes(mark: str) -> bool:
    """Whether a mark is that of a state which ends with the turn."""
    return mark in _STATES and mark != own.State.HOLLOWED.value


#: What comes at the end of a turn to a hollowed unit, and at the end of a battle to a charging one.
_THIS = ab.Source()
_RETIRES = ab.AutoAbility(ab.Trigger(ab.TimeComes(ab.Edge.END, ab.Turn.THIS)), (ab.Break(_THIS),))
_LEAVES = ab.AutoAbility(
    ab.Trigger(ab.TimeComes(ab.Edge.END, ab.Turn.THIS, Step.FIGHT)), (ab.PutOnDeck(_THIS, ab.DeckPlace.BOTTOM),)
)


#: The places of what states bring about, among the abilities of their units, and the keywords of those states.
OF_STATES = {-2: own.Keyword.HOLLOW, -3: own.Keyword.CHARGE}


def hollowed(state: State) -> list[int]:
    """Return the hollowed units of both players (VC 19.1.4)."""
    return _with(state, own.State.HOLLOWED)


def _with(state: State, one: own.State) -> list[int]:
    return [
        number for pair in (VC, RC) for seat in in_turn_order(state) for number in state.zones[pair[seat]]
        if one.value in state.cards[number].marks
    ]


def stand_by_hollowed(state: State) -> None:
    """Let each hollowed unit's retiring stand by, at the end of the turn (VC 19.1.4)."""
    wait(state, [_of_state(state, number, _RETIRES, "Hollow") for number in hollowed(state)])


def stand_by_charging(state: State, numbers: Sequence[int]) -> None:
    """Let each charging unit's leaving stand by, of those that fought in the battle that ends (VC 15.1.4)."""
    charging = _with(state, own.State.CHARGING)
    wait(state, [_of_state(state, number, _LEAVES, "Charge") for number in charging if number in numbers])


def _of_state(state: State, number: int, ability: ab.AutoAbility, name: str) -> PendingTrigger:
    card = state.cards[number]
    source = Ref(number, card.entered)
    seat = MEANING.controller(card)
    place = next(place for place, keyword in OF_STATES.items() if keyword.value == name)
    return PendingTrigger(TriggerSource(source, seat, place, ability, name), seat=seat)


def goes_on(state: State) -> bool:
    """Whether the end phase goes on for a hollowed unit (VC 19.1.8)."""
    return phase(state) == [*PHASES][-1] and bool(hollowed(state))
