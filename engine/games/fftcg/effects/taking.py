"""Taking over what others have: exchanging power and control, and using what another could use."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.layout import LockedIn
from engine.effects.resolution import settle
from engine.effects.selection import present, resolve
from engine.events import Event, SetVariable, Timestamp
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import borrowed, continuous
from engine.games.fftcg.effects.resolution import Resolution, of_kinds, without_same_name
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.apply_events import tell
from engine.games.fftcg.rules.table import Ref, spoken
from engine.procedures import Procedure
from engine.requests import ChooseOptions


def exchange_power(effect: own.ExchangePower, res: Resolution) -> Procedure:
    """Let each of two Forwards start from the power that the other has now (FFTCG 11.5.6, 11.12.4.3)."""
    state = res.state
    found = present((yield from resolve(effect.what, res, effect)), res)
    now = boards.board(state)
    res.did = len(found) == 2 and all(CardType.FORWARD in now[number].types for number in found)
    if not res.did:
        return
    tick = Timestamp()
    state.emit(tick)
    one, other = found
    statics = tuple(
        ab.Changes(
            LockedIn((Ref(mine, state.cards[mine].entered),)), (ab.PowerBecomes(ab.Number(max(0, now[its].power))),)
        )
        for mine, its in ((one, other), (other, one))
    )
    tell(state, "{0} and {1} exchange their power.", "FFTCG 11.5.6", ("card", one), ("card", other))
    begun = continuous.begin(effect.duration, statics, res, tick.value)
    state.emit(SetVariable("lasting", (*state.vars.get("lasting", ()), *begun), "lasting"))


def exchange_control(effect: own.ExchangeControl, res: Resolution) -> Procedure:
    """Give each of two Characters to the controller of the other (FFTCG 6.2.6): both, or neither (2.3)."""
    state = res.state
    found = present((yield from resolve(effect.what, res, effect)), res)
    before = [state.cards[number].controller for number in found]
    res.did = False
    if len(found) != 2 or before[0] == before[1]:
        return
    events: list[Event] = []
    for number, held, seat in zip(found, before, reversed(before), strict=True):
        events += yield from verbs.gain_control(state, number, seat, res.cause)
        if not isinstance(effect.duration, ab.RestOfGame):
            borrowed.lend(Ref(number, state.cards[number].entered), "control", held, effect.duration, res)
    settle(res, events)


def use_of_other(effect: own.UseOfOther, res: Resolution) -> Procedure:
    """Let the actor use a special ability right after this resolves, without paying (FFTCG 11.7.3 to 11.7.11)."""
    state = res.state
    res.did = False
    there = usable(effect, res)
    if not there:
        return
    pick = 0
    if len(there) > 1:
        lines = tuple(one.name or spoken(state.cards[number]) for number, one in there)
        answer = yield from ChooseOptions(res.actor, "Which special ability?", "FFTCG 11.7.4", lines)
        pick = answer[0]
    number, ability = there[pick]
    cost = () if effect.free else without_same_name(ability.cost)
    source = Ref(number, state.cards[number].entered)
    state.emit(
        SetVariable("uses again", (*state.vars.get("uses again", ()), (res.actor, source, ability, cost)), "use")
    )
    res.did = True


def usable(effect: own.UseOfOther, res: Resolution) -> list[tuple[int, ab.ActionAbility]]:
    """Return the special abilities that may be used: action abilities with [S] in their cost (FFTCG 11.7.1)."""
    found = present(evaluate.refs(effect.whose, res), res)
    return [
        (number, one)
        for number in found
        for one in boards.now(res.state, number).abilities
        if isinstance(one, ab.ActionAbility) and of_kinds(one, (own.StackKind.SPECIAL_ABILITY,))
    ]


EFFECTS: dict[type[ab.Effect], Handler] = {
    own.ExchangePower: exchange_power,
    own.ExchangeControl: exchange_control,
    own.UseOfOther: use_of_other,
}
