"""Taking over what others have: exchanging power and control, and using what another could use."""

from __future__ import annotations

from engine.abilities.amounts import Number
from engine.abilities.costs import Cost
from engine.abilities.durations import RestOfGame
from engine.abilities.effects import Effect
from engine.abilities.kinds import ActionAbility
from engine.abilities.statics import Changes, PowerBecomes
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.locking import LockedIn
from engine.effects.outcome import settle
from engine.effects.selection import present, resolve
from engine.events import Event, SetVariable, Timestamp
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import borrowed, continuous
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.apply_events import tell
from engine.games.fftcg.rules.table import Ref, spoken
from engine.games.fftcg.vocabulary import DiscardSameName
from engine.games.fftcg.vocabulary import copying as copying_words
from engine.procedures import Procedure
from engine.requests import ChooseOptions


def exchange_power(effect: copying_words.ExchangePower, res: Resolution) -> Procedure:
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
        Changes(LockedIn((Ref(mine, state.cards[mine].entered),)), (PowerBecomes(Number(max(0, now[its].power))),))
        for mine, its in ((one, other), (other, one))
    )
    tell(state, "{0} and {1} exchange their power.", "FFTCG 11.5.6", ("card", one), ("card", other))
    begun = continuous.begin(effect.duration, statics, res, tick.value)
    state.emit(SetVariable("lasting", (*state.vars.get("lasting", ()), *begun), "lasting"))


def exchange_control(effect: copying_words.ExchangeControl, res: Resolution) -> Procedure:
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
        if not isinstance(effect.duration, RestOfGame):
            borrowed.lend(Ref(number, state.cards[number].entered), "control", held, effect.duration, res)
    settle(res, events)


def use_of_other(effect: copying_words.UseOfOther, res: Resolution) -> Procedure:
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
    cost: tuple[Cost, ...] = ()
    if not effect.free:
        cost = tuple(part for part in ability.cost if not isinstance(part, DiscardSameName))
    source = Ref(number, state.cards[number].entered)
    state.emit(
        SetVariable("uses again", (*state.vars.get("uses again", ()), (res.actor, source, ability, cost)), "use")
    )
    res.did = True


def usable(effect: copying_words.UseOfOther, res: Resolution) -> list[tuple[int, ActionAbility]]:
    """Return the special abilities that may be used: action abilities with [S] in their cost (FFTCG 11.7.1)."""
    found = present(evaluate.refs(effect.whose, res), res)
    return [
        (number, one)
        for number in found
        for one in boards.now(res.state, number).abilities
        if isinstance(one, ActionAbility) and any(isinstance(part, DiscardSameName) for part in one.cost)
    ]


EFFECTS: dict[type[Effect], Handler] = {
    copying_words.ExchangePower: exchange_power,
    copying_words.ExchangeControl: exchange_control,
    copying_words.UseOfOther: use_of_other,
}
