"""Auto-abilities: which events trigger them, how often, and what they remember of the event (FFTCG 11.8).

An ability triggers once for each event that fits, "1 or more ..." once for all that happen together (11.8.6). Its
condition must hold when it triggers (11.8.13). Abilities of cards that leave the field look at how things were before
(11.8.16); "it" is the card where the move took it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities.damage import ReceivesDamage
from engine.abilities.events import AnyEvent, PlayerActs, Stands
from engine.abilities.events import Event as Words
from engine.abilities.kinds import AutoAbility
from engine.abilities.triggers import Trigger
from engine.containing import skip, stop
from engine.effects import evaluate, matching
from engine.effects.history import times
from engine.events import Event, Move, SetVariable
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import event_verbs, limits
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.events import keys
from engine.games.fftcg.rules.items import stack
from engine.games.fftcg.rules.table import FIELD, Ref, alive, face
from engine.state import State
from engine.triggers.pending import PendingTrigger, TriggerSource
from engine.triggers.trigger_event import TriggerEvent, happened


def fires(state: State, watcher: TriggerSource, key: str, events: Sequence[Event]) -> list[PendingTrigger]:
    """Return what an auto-ability triggers on of the events of one kind that happened together."""
    if not _looks(state, watcher, key, events):
        return []
    try:
        return _fires(state, watcher, key, events)
    except Exception:
        stop(state, watcher.source, watcher.seat, "FFTCG 2.1")
        return []


def _fires(state: State, watcher: TriggerSource, key: str, events: Sequence[Event]) -> list[PendingTrigger]:
    ability = watcher.ability
    assert isinstance(ability, AutoAbility)
    res = Resolution(state, watcher.seat, watcher.source)
    hits = []
    for event in events:
        if key in keys(event):
            what = happened(state, event, key, MEANING)
            if matching.matches(ability.trigger.event, what, res):
                hits.append(what)
    if not hits:
        return []
    return _pending(watcher, ability, hits, res)


def note_uses(state: State, found: Sequence[PendingTrigger]) -> None:
    """Count the triggering of abilities that trigger only so often in a turn."""
    counted = tuple(
        (one.watcher.source.number, one.watcher.source.entered, one.watcher.index)
        for one in found
        if limits.most_times(one.watcher.ability) is not None
    )
    if counted:
        state.emit(SetVariable("used", (*state.vars.get("used", ()), *counted), "trigger"))


def of_travellers(state: State, events: Sequence[Event]) -> list[PendingTrigger]:
    """Return the auto-abilities of cards that moved between other zones than the field, about just that.

    "When Ramza is discarded from your hand" works where the card is (FFTCG 11.9.1).
    """
    found: list[PendingTrigger] = []
    for event in events:
        if not isinstance(event, Move) or FIELD in (event.origin, event.to):
            continue
        card = state.cards[event.card]
        what = boards.characteristics(face(state, event.card))
        if what.travels:
            for index, ability in what.stage(0).watching.get("move", ()):
                watcher = TriggerSource(Ref(event.card, card.entered), card.owner, index, ability)
                found.extend(fires(state, watcher, "move", [event]))
    return found


def state_triggered(state: State) -> list[PendingTrigger]:
    """Return the abilities that the state of the game triggers now and that do not wait already (FFTCG 11.8.18)."""
    watchers = boards.board(state).watchers.get(event_verbs.STATE)
    if not watchers:
        return []
    found: list[PendingTrigger] = []
    for watcher in watchers:
        ability = watcher.ability
        assert isinstance(ability, AutoAbility)
        res = Resolution(state, watcher.seat, watcher.source)
        try:
            if not _waits(state, watcher) and _stands(ability, res, watcher.index):
                found.append(PendingTrigger(watcher))
        except Exception:
            skip(state, watcher.source)
    return found


def _stands(ability: AutoAbility, res: Resolution, index: int) -> bool:
    event = ability.trigger.event
    return (
        isinstance(event, Stands)
        and evaluate.holds(event.condition, res)
        and (ability.condition is None or evaluate.holds(ability.condition, res))
        and limits.may_trigger(ability, res, index)
    )


def _waits(state: State, watcher: TriggerSource) -> bool:
    """Whether an ability has triggered and not left the stack yet."""
    waiting: tuple[PendingTrigger, ...] = state.vars.get("pending", ())
    if any(one.watcher.source == watcher.source and one.watcher.ability is watcher.ability for one in waiting):
        return True
    return any(one.source == watcher.source and one.ability is watcher.ability for one in stack(state))


def _looks(state: State, watcher: TriggerSource, key: str, events: Sequence[Event]) -> bool:
    """Whether an ability is where it can see events of this kind.

    It must be on the field when they have happened; where cards leave, before they do (FFTCG 11.8.16).
    """
    source = watcher.source
    if key not in ("leave", "move"):
        return alive(state, source)
    if not alive(state, source):
        return True
    return not any(
        isinstance(event, Move) and event.card == source.number and event.to == FIELD for event in events
    )


def _pending(
    watcher: TriggerSource, ability: AutoAbility, hits: list[TriggerEvent], res: Resolution
) -> list[PendingTrigger]:
    trigger = ability.trigger
    if trigger.first:
        # What happens now has been recorded already.
        if times(trigger.event, res) > len(hits):
            return []
        hits = hits[:1]
    batches = [[one] for hit in hits for one in ([hit] if trigger.first else _portions(trigger.event, hit, res))]
    if matching.groups(trigger.event):
        size = sum(event_verbs.size(trigger.event, one, res) for one in hits)
        batches = [hits] if matching.enough(trigger.event, size, res) else []
    elif hits and event_verbs.of_party(trigger.event):
        batches = [hits]
    most = limits.most_times(ability)
    found: list[PendingTrigger] = []
    for batch in batches:
        if most is not None and limits.uses(res.state, watcher.source, watcher.index) + len(found) >= most:
            break
        one = _one(watcher, trigger, batch, res)
        if _holds(ability, one, res, watcher.index):
            found.append(one)
    return found


def _portions(event: Words, what: TriggerEvent, res: Resolution) -> list[TriggerEvent]:
    """Return a happening as often as it is the event: damage to a player point by point where it is so said (6.5.3)."""
    if isinstance(event, AnyEvent):
        event = next((one for one in event.events if matching.matches(one, what, res)), event)
    if not isinstance(event, PlayerActs) or what.key != "takes damage player":
        return [what]
    if any(isinstance(one, ReceivesDamage) and one.each for one in event.deeds):
        return [what._replace(amount=1)] * what.amount
    return [what]


def _one(watcher: TriggerSource, trigger: Trigger, batch: list[TriggerEvent], res: Resolution) -> PendingTrigger:
    cards = dict.fromkeys(one for what in batch for one in event_verbs.subjects(trigger.event, what, res))
    return PendingTrigger(
        watcher, tuple(cards), sum(what.amount for what in batch),
        tuple(what.was for what in batch if what.was is not None), batch[0].seat, happening=batch[0],
    )


def _holds(ability: AutoAbility, one: PendingTrigger, res: Resolution, index: int) -> bool:
    """Whether its condition and its limits let an ability trigger (FFTCG 11.8.13)."""
    if ability.condition is None and not ability.limits:
        return True
    res.it = res.event = one.cards
    res.amount = one.amount
    res.memory = one.memory
    res.happening = one.happening
    res.they = one.seat if one.seat >= 0 else 1 - res.seat
    if ability.condition is not None and not evaluate.holds(ability.condition, res):
        return False
    return limits.may_trigger(ability, res, index)
