"""Taking over what others have: exchanging power and control, and using what another could use."""

from __future__ import annotations

from engine.abilities.amounts import Number
from engine.abilities.costs import Cost
from engine.abilities.durations import RestOfGame
from engine.abilities.effects import Effect
from engine.abilities.kinds import ActionAbility
from engine.abilities.statics import Changes, PowerBecomes
from engine.answers import Options
from engine.effects import evaluate
from engine.events import Event, Set, Tick
from engine.games.fftcg import takenwords
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.deeds import board as boards
from engine.games.fftcg.deeds import borrowed, lasting
from engine.games.fftcg.deeds.acting import Handler, settle
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.fixed import Fixed
from engine.games.fftcg.deeds.picking import present, resolve
from engine.games.fftcg.law import verbs
from engine.games.fftcg.law.happen import tell
from engine.games.fftcg.law.table import Ref, spoken
from engine.games.fftcg.vocabulary import DiscardSameName
from engine.procedures import Procedure
from engine.requests import ChooseOptions


def exchange_power(effect: takenwords.ExchangePower, deed: Deed) -> Procedure:
    """Let each of two Forwards start from the power that the other has now (FFTCG 11.5.6, 11.12.4.3)."""
    state = deed.state
    found = present((yield from resolve(effect.what, deed, effect)), deed)
    now = boards.board(state).now
    deed.did = len(found) == 2 and all(CardType.FORWARD in now[number].types for number in found)
    if not deed.did:
        return
    tick = Tick()
    state.emit(tick)
    one, other = found
    statics = tuple(
        Changes(Fixed((Ref(mine, state.cards[mine].entered),)), (PowerBecomes(Number(max(0, now[its].power))),))
        for mine, its in ((one, other), (other, one))
    )
    tell(state, "{0} and {1} exchange their power.", "FFTCG 11.5.6", ("card", one), ("card", other))
    begun = lasting.begin(effect.duration, statics, deed, tick.value)
    state.emit(Set("lasting", (*state.vars.get("lasting", ()), *begun), "lasting"))


def exchange_control(effect: takenwords.ExchangeControl, deed: Deed) -> Procedure:
    """Give each of two Characters to the controller of the other (FFTCG 6.2.6): both, or neither (2.3)."""
    state = deed.state
    found = present((yield from resolve(effect.what, deed, effect)), deed)
    before = [state.cards[number].controller for number in found]
    deed.did = False
    if len(found) != 2 or before[0] == before[1]:
        return
    events: list[Event] = []
    for number, held, seat in zip(found, before, reversed(before), strict=True):
        events += yield from verbs.gain_control(state, number, seat, deed.cause)
        if not isinstance(effect.duration, RestOfGame):
            borrowed.lend(Ref(number, state.cards[number].entered), "control", held, effect.duration, deed)
    settle(deed, events)


def use_of_other(effect: takenwords.UseOfOther, deed: Deed) -> Procedure:
    """Let the actor use a special ability right after this resolves, without paying (FFTCG 11.7.3 to 11.7.11)."""
    state = deed.state
    deed.did = False
    there = usable(effect, deed)
    if not there:
        return
    pick = 0
    if len(there) > 1:
        lines = tuple(one.name or spoken(state.cards[number]) for number, one in there)
        answer = yield ChooseOptions(deed.actor, "Which special ability?", "FFTCG 11.7.4", lines)
        assert isinstance(answer, Options)
        pick = answer.picks[0]
    number, ability = there[pick]
    cost: tuple[Cost, ...] = ()
    if not effect.free:
        cost = tuple(part for part in ability.cost if not isinstance(part, DiscardSameName))
    source = Ref(number, state.cards[number].entered)
    state.emit(Set("uses again", (*state.vars.get("uses again", ()), (deed.actor, source, ability, cost)), "use"))
    deed.did = True


def usable(effect: takenwords.UseOfOther, deed: Deed) -> list[tuple[int, ActionAbility]]:
    """Return the special abilities that may be used: action abilities with [S] in their cost (FFTCG 11.7.1)."""
    found = present(evaluate.refs(effect.whose, deed), deed)
    return [
        (number, one)
        for number in found
        for one in boards.now(deed.state, number).abilities
        if isinstance(one, ActionAbility) and any(isinstance(part, DiscardSameName) for part in one.cost)
    ]


EFFECTS: dict[type[Effect], Handler] = {
    takenwords.ExchangePower: exchange_power,
    takenwords.ExchangeControl: exchange_control,
    takenwords.UseOfOther: use_of_other,
}
