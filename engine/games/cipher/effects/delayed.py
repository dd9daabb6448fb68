"""What a skill has set up for later: at the end of the combat, at the end or the start of a turn.

The named value "delayed" of a position holds what waits. Most of it triggers when its time comes, and is then chosen in
a check timing like every triggered skill (Cipher 10.2). What is done instead of sending a Support card to the Retreat
Area is done when that would happen (Cipher 18.1.17, 23.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.abilities.effects import Effect
from engine.abilities.events import AnyEvent, Edge, TimeComes, Turn
from engine.abilities.events import Event as EventWords
from engine.abilities.kinds import AutoAbility
from engine.abilities.node import walk
from engine.abilities.triggers import Trigger
from engine.containing import contained
from engine.effects import matching
from engine.events import Event, Notice, SetVariable, Timestamp
from engine.game_log import tell
from engine.games.cipher.effects.continuous import skill_name
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.events import keys
from engine.games.cipher.rules.pending import PendingTrigger
from engine.games.cipher.rules.table import in_turn_order, turn, turn_player
from engine.games.cipher.vocabulary import Moment
from engine.games.cipher.vocabulary.verbs import RatherThanSend
from engine.objects import Ref
from engine.procedures import Procedure
from engine.state import State
from engine.triggers.last_known import LastKnown
from engine.triggers.pending import TriggerSource
from engine.triggers.trigger_event import happened

#: The facts at the edges of a turn.
_EDGES = {"turn begins": Edge.BEGINNING, "turn ends": Edge.END}
#: The end of the running combat.
END_OF_COMBAT = TimeComes(Edge.END, Turn.THIS, Moment.COMBAT)


@dataclass(frozen=True, slots=True)
class Delayed:
    """Something that waits for its time.

    ``cards``, ``done`` and ``memory`` are what was spoken of when it was set up in turn ``since``. ``leaving`` tells
    that it is done when the Support cards would go to the Retreat Area; ``seen`` that the event of ``only_if`` has
    happened since.
    """

    stamp: int
    time: TimeComes
    effects: tuple[Effect, ...]
    source: Ref
    seat: int
    since: int
    cards: tuple[Ref, ...]
    done: tuple[tuple[str, tuple[Ref, ...]], ...]
    memory: tuple[LastKnown, ...]
    leaving: bool = False
    only_if: EventWords | None = None
    seen: bool = False
    #: The name of the skill that has set it up.
    skill: str = ""

    def deed(self, state: State) -> Resolution:
        """Return the context in which its words are understood."""
        res = Resolution(state, self.seat, self.source)
        res.it = res.event = self.cards
        res.done = dict(self.done)
        res.memory = self.memory
        return res


def waiting(state: State) -> tuple[Delayed, ...]:
    """Return what waits, the oldest first."""
    found: tuple[Delayed, ...] = state.vars.get("delayed", ())
    return found


def _keep(state: State, entries: Iterable[Delayed], why: str) -> None:
    left = tuple(entries)
    if left != waiting(state):
        state.emit(SetVariable("delayed", left or None, why))


def set_up(time: TimeComes, effects: tuple[Effect, ...], res: Resolution, only_if: EventWords | None = None) -> None:
    """Let effects wait for a time, with everything that they speak of."""
    state = res.state
    tick = Timestamp()
    state.emit(tick)
    cards = tuple(res.current(one) for one in res.it or res.event)
    known = tuple(one for one in map(res.recall, dict.fromkeys((*res.it, *res.event))) if one is not None)
    leaving = time.phase is Moment.COMBAT and any(isinstance(one, RatherThanSend) for one in walk(effects))
    entry = Delayed(
        tick.value, time, effects, res.current(res.source), res.seat, turn(state), cards, tuple(res.done.items()),
        (*res.memory, *known), leaving, only_if, skill=skill_name(res),
    )
    state.emit(SetVariable("delayed", (*waiting(state), entry), "delayed"))


# When the time has come


def fired(state: State, events: Sequence[Event]) -> list[PendingTrigger]:
    """Return what these events trigger, and note those for which something waits."""
    found: list[PendingTrigger] = []
    for event in events:
        if isinstance(event, Notice) and event.why in _EDGES:
            due = [one for one in waiting(state) if one.time.phase is None and _due(one, _EDGES[event.why], state)]
            found += _trigger(state, due)
        _see(state, event)
    return found


def _see(state: State, event: Event) -> None:
    """Note that an event has happened for which something waits."""
    seen: set[int] = set()
    for entry in waiting(state):
        if entry.only_if is None or entry.seen:
            continue
        for key in keys(event):
            if key in matching.keys_of(entry.only_if, MEANING) and matching.matches(
                entry.only_if, happened(state, event, key, MEANING), entry.deed(state)
            ):
                seen.add(entry.stamp)
    if seen:
        _keep(state, (replace(one, seen=True) if one.stamp in seen else one for one in waiting(state)), "seen")


def at_end_of_combat(state: State) -> None:
    """Let trigger what waits for the end of the running combat (Cipher 18.1.18.1)."""
    ready = [one for one in waiting(state) if one.time.phase is Moment.COMBAT and not one.leaving]
    found = _trigger(state, [one for one in ready if one.only_if is None or one.seen])
    if found:
        state.emit(SetVariable("pending", (*state.vars.get("pending", ()), *found), "trigger"))


def _due(entry: Delayed, edge: Edge, state: State) -> bool:
    if entry.time.edge is not edge:
        return False
    match entry.time.turn:
        case Turn.THIS:
            return turn(state) == entry.since
        case Turn.YOUR_NEXT | Turn.YOURS:
            return turn_player(state) == entry.seat and turn(state) > entry.since
        case Turn.OPPONENTS_NEXT | Turn.OPPONENTS:
            return turn_player(state) != entry.seat and turn(state) > entry.since
    return turn(state) > entry.since


def _trigger(state: State, due: list[Delayed]) -> list[PendingTrigger]:
    if not due:
        return []
    _keep(state, (one for one in waiting(state) if one not in due), "trigger")
    level: int = state.vars.get("trigger level", 0)
    return [
        PendingTrigger(
            TriggerSource(one.source, one.seat, -one.stamp, AutoAbility(Trigger(AnyEvent(())), one.effects), one.skill),
            level=level, cards=one.cards, memory=one.memory, done=one.done,
        )
        for one in due
    ]


# Support cards that do not go to the Retreat Area


def leave(state: State) -> Procedure:
    """Do what is done instead of sending Support cards to the Retreat Area (Cipher 18.1.17, 23.1)."""
    ready = [one for one in waiting(state) if one.leaving]
    _keep(state, (one for one in waiting(state) if not one.leaving), "leave")
    for seat in in_turn_order(state):
        for entry in ready:
            if entry.seat == seat and (entry.only_if is None or entry.seen):
                res = entry.deed(state)
                res.kind = "support skill"
                res.named["leaving"] = True
                tell(state, "{0}: {1} is carried out.", "Cipher 18.1.17", ("card", *entry.source), entry.skill)
                yield from contained(state, entry.source, seat, "Cipher 2.1", MEANING.perform(entry.effects, res))


def combat_over(state: State) -> None:
    """Forget what waited for the end of this combat (Cipher 18.1.19)."""
    _keep(state, (one for one in waiting(state) if one.time.phase is not Moment.COMBAT), "combat over")
