"""What has happened that hidden cards wait for (FOW 708, 1114): the cards in hands and standby areas that their players
may turn up for that.

A card does not trigger by itself: its player turns it up, and then it is played (FOW 708.2, 906.2). Until then nobody
else learns that it could be. That lasts as long as nothing resolves and no step goes by (FOW 708.3).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.abilities.node import Memo
from engine.effects.matching import keys_of
from engine.events import Event, SetVariable, extend, forget
from engine.games.fow import vocabulary as own
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import triggers
from engine.games.fow.effects.characteristics import Characteristics
from engine.games.fow.effects.resolution import MEANING
from engine.games.fow.rules import table
from engine.games.fow.rules.table import HAND, STANDBY, ref
from engine.state import State
from engine.triggers.trigger_event import PendingTrigger, TriggerSource

#: The named value that holds what hidden cards have met.
MET = "met"
Waits = own.TriggerChant | own.Stealth


def _automatic(ability: Waits) -> ab.AutoAbility:
    """Return the automatic ability that a card which waits is like (FOW 708.1, 1114.2)."""
    assert ability.trigger is not None
    effects = ability.effects if isinstance(ability, own.TriggerChant) else ()
    return ab.AutoAbility(ability.trigger, effects, ability.condition)


_as_automatic: Memo[Waits, ab.AutoAbility] = Memo(_automatic)


#: By what of its abilities a card waits.
_hidden: Memo[tuple[ab.Ability, ...], tuple[Waits, ...]] = Memo(
    lambda abilities: tuple(one for one in abilities if isinstance(one, own.TriggerChant | own.Stealth))
)


def waits(abilities: tuple[ab.Ability, ...]) -> bool:
    """Whether some of a card's abilities are [Trigger] or [Stealth]."""
    return bool(_hidden(abilities))


def ability_of(state: State, number: int) -> Waits | None:
    """Return by what a card is played from where it is: [Trigger] in the hand or the standby area, [Stealth] in the
    standby area (FOW 708.2, 1114.2).
    """
    if number not in hiding(state):
        return None
    zone = state.cards[number].zone
    if zone in STANDBY:
        return next(iter(_hidden(boards.what_of(state, number).abilities)), None)
    if zone not in HAND:
        return None
    found = _hidden(boards.what_of(state, number).abilities)
    return next((one for one in found if isinstance(one, own.TriggerChant)), None)


def is_set_now(state: State, number: int) -> bool:
    """Whether a card with [Trigger] was set into the standby area this very turn (FOW 708.5, 906.4a, 1114.3)."""
    card = state.cards[number]
    return card.zone in STANDBY and card.since >= table.turn(state)


def _awaited(what: Characteristics) -> frozenset[str]:
    """Return for which kinds of event a card waits where it lies hidden."""
    events = [one.trigger.event for one in _hidden(what.abilities) if one.trigger is not None]
    return frozenset([key for event in events for key in keys_of(event, MEANING)])


#: The cards of the game that are played by [Trigger] or [Stealth] (FOW 708, 1114), and those of them that wait for
#: something to happen, each with the kinds of event.
hiding = boards.cards_of(lambda what: waits(what.abilities))
_waiting = boards.cards_with(_awaited)


def note(state: State, happened: Sequence[Event]) -> None:
    """Let it be known to hidden cards what has happened; one that has triggered does not again (FOW 708.2b)."""
    waiting = _waiting(state)
    if not waiting:
        return
    told: dict[str, list[tuple[Event, str]]] = {}
    for event in happened:
        for key in MEANING.kinds(event):
            told.setdefault(key, []).append((event, key))
    for number in [one for one, keys in waiting.items() if not keys.isdisjoint(told)]:
        ability = ability_of(state, number)
        if ability is None or ability.trigger is None or met(state, number) is not None:
            continue
        if isinstance(ability, own.TriggerChant) and is_set_now(state, number):
            continue
        watcher = TriggerSource(ref(state, number), state.cards[number].owner, 0, _as_automatic(ability))
        keys = [key for key in keys_of(ability.trigger.event, MEANING) if key in told]
        found = [one for key in keys for one in triggers.RULES.fires(state, watcher, told[key])]
        if found:
            extend(state, MET, found[:1], "met")


def met(state: State, number: int) -> PendingTrigger | None:
    """Return what has happened that a hidden card waited for."""
    there: tuple[PendingTrigger, ...] = state.vars.get(MET, ())
    me = ref(state, number)
    return next((one for one in there if one.watcher.source == me), None)


def used(state: State, one: PendingTrigger) -> None:
    """Forget what a card that is turned up has waited for."""
    left = tuple(other for other in state.vars.get(MET, ()) if other is not one)
    state.emit(SetVariable(MET, left or None, "met"))


def lapse(state: State) -> None:
    """What nobody has turned up a card for by now is over (FOW 708.3)."""
    if MET in state.vars:
        forget(state, MET, why="met")
