"""What a skill has set up for later: continuous effects that last, and what waits for its time.

The periods of continuous effects end at the end of a turn (Cipher 13.6.1.2) or of a combat (18.1.19). What they say of
a unit is gone when that unit levels up or leaves (14.2.3, 6.5). Most of what waits triggers when its time comes, and is
then chosen in a check timing like every triggered skill (10.2). What is done instead of sending a Support card to the
Retreat Area is done when that would happen (18.1.17, 23.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeGuard

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous import lasting
from engine.continuous.lasting import ANY_TURN, COMBAT, NO_TURN, ContinuousEffect, Lasting, lock_in, seat_of
from engine.course import tell
from engine.effects import evaluate, matching
from engine.effects.layout import LockedIn
from engine.effects.sequencing import do
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.characteristics import skill_at
from engine.games.cipher.effects.nouns import DISCARDED
from engine.games.cipher.effects.resolution import MEANING, Resolution, called
from engine.games.cipher.effects.triggers import RULES as TRIGGERS
from engine.games.cipher.rules.table import SUPPORT, PendingTrigger, in_turn_order, turn, turn_player
from engine.procedures import Procedure
from engine.state import State, ref
from engine.triggers import delayed
from engine.triggers.delayed import DelayedRules
from engine.triggers.trigger_event import happened, wait
from engine.triggers.triggering import Told
from engine.unread import contained

#: The unit whose skill it is has not left.
_ON_THE_FIELD = ab.Or(
    tuple(ab.Is(ab.Source(), ab.Noun((ab.InZone(line),))) for line in (own.Zone.FRONT_LINE, own.Zone.BACK_LINE))
)


def begin(
    duration: ab.Duration, what: tuple[ab.Static, ...], res: Resolution, stamp: int
) -> tuple[ContinuousEffect, ...]:
    """Return the continuous effects that begin now, with everything they speak of made fast."""
    if isinstance(duration, own.DuringNext):
        what = (ab.While(own.FromTurn(_next_turn(duration, res)[1]), what),)
    if isinstance(duration, own.UntilGone):
        what = (ab.While(_ON_THE_FIELD, what),)
    return LASTING.begin(duration, what, res, stamp, called(skill_at(res.state, res.source, res.index)))


def end_combat(state: State) -> None:
    """Take away what lasts until the end of this combat, and forget what waited for it (Cipher 18.1.19)."""
    delayed.keep(state, (one for one in delayed.waiting(state) if not one.of_combat()), "combat over")
    LASTING.let_end(state, lasting.END_OF_COMBAT)


def _settle(static: ab.Changes, res: Resolution, duration: ab.Duration) -> list[ab.Static]:
    """Make changes of cards fast: only until the end of the game does "all allies" also mean those that come later
    (Cipher 24.1.9.1). Cards that support a unit are none yet, unless it lasts for a combat.
    """
    fast = tuple(lock_in(change, res) for change in static.changes if not _multiplies(change))
    later = isinstance(static.who, own.SupportOf) and not isinstance(duration, ab.RestOfCombat)
    if later or (isinstance(duration, ab.RestOfGame) and isinstance(static.who, ab.Every)):
        whom: ab.Reference = lock_in(static.who, res)
    else:
        whom = LockedIn(tuple(map(res.current, evaluate.refs(static.who, res))))
    found: list[ab.Static] = [ab.Changes(whom, fast)] if fast else []
    for change in static.changes:
        if _multiplies(change):
            found.extend(_multiplied(whom, change, res))
    return found


def _multiplies(change: ab.Change) -> TypeGuard[own.Varies]:
    return isinstance(change, own.Varies) and change.how is own.How.MULTIPLIED


def _multiplied(whom: ab.Reference, change: own.Varies, res: Resolution) -> list[ab.Static]:
    """Return what is added to the number of each unit: what it is now, once or twice (Cipher 24.1.10, 24.1.11)."""
    found: list[ab.Static] = []
    for one in evaluate.refs(whom, res):
        now = getattr(MEANING.now(res.state, one.number), change.value.value)
        more = ab.Number(now * (evaluate.value(change.amount, res) - 1))
        found.append(ab.Changes(LockedIn((one,)), (replace(change, how=own.How.RAISED, amount=more),)))
    return found


def _next_turn(duration: own.DuringNext, res: Resolution) -> tuple[int, int]:
    whose = seat_of(duration.player, res)
    return whose, turn(res.state) + (2 if whose == turn_player(res.state) else 1)


def _as_before(duration: own.AsBefore, res: Resolution) -> tuple[int, int]:
    for one in walk(res.named.get("replaced")):
        if isinstance(one, ab.Lasting):
            return LASTING.ends[type(one.duration)](one.duration, res)
    return ANY_TURN, turn(res.state)


LASTING = Lasting(
    {
        ab.RestOfCombat: lambda duration, res: (COMBAT, 0),
        own.UntilGone: lambda duration, res: (NO_TURN, 0),
        own.DuringNext: _next_turn,
        own.AsBefore: _as_before,
    },
    _settle,
    Resolution,
)


# What waits for its time

#: The end of the running combat.
END_OF_COMBAT = ab.TimeComes(ab.Edge.END, ab.Turn.THIS, own.Moment.COMBAT)
RULES = DelayedRules(TRIGGERS, Resolution)


@dataclass(frozen=True, slots=True)
class Delayed(delayed.Delayed):
    """Something that waits for its time.

    ``leaving`` tells that it is done when the Support cards would go to the Retreat Area; ``seen`` that the event of
    ``only_if`` has happened since.
    """

    leaving: bool = False
    only_if: ab.Event | None = None
    seen: bool = False

    def of_combat(self) -> bool:
        """Whether it waits for the end of the running combat, which comes though no combat unit is left for it."""
        event = self.ability.trigger.event
        return isinstance(event, ab.TimeComes) and event.phase is own.Moment.COMBAT

    def listens(self) -> bool:
        return not self.of_combat()

    def has_seen(self) -> bool:
        """Whether that has happened without which nothing is done."""
        return self.only_if is None or self.seen


# When the time has come


def fired(state: State, told: Sequence[Told]) -> list[PendingTrigger]:
    """Return what these events trigger, and note those for which something waits."""
    found = RULES.fired(state, told)
    seen = [entry for entry in delayed.waiting(state) if _sees(state, entry, told)]
    delayed.keep(state, (replace(one, seen=True) if one in seen else one for one in delayed.waiting(state)), "seen")
    return found


def _sees(state: State, entry: Delayed, told: Sequence[Told]) -> bool:
    """Whether an event has happened for which something waits."""
    wanted = entry.only_if
    if wanted is None or entry.seen:
        return False
    keys = matching.keys_of(wanted, MEANING)
    res = RULES.of(state, entry)
    return any(
        key in keys and matching.matches(wanted, happened(state, event, key, MEANING), res) for event, key in told
    )


def at_end_of_combat(state: State) -> None:
    """Let trigger what waits for the end of the running combat (Cipher 18.1.18.1)."""
    ready = [one for one in delayed.waiting(state) if one.of_combat() and not one.leaving and one.has_seen()]
    delayed.keep(state, (one for one in delayed.waiting(state) if one not in ready), "trigger")
    wait(state, [RULES.pending(state, one, None) for one in ready])


# Support cards that do not go to the Retreat Area


def leave(state: State) -> Procedure:
    """Do what is done instead of sending Support cards to the Retreat Area (Cipher 18.1.17, 23.1)."""
    ready = [one for one in delayed.waiting(state) if one.leaving]
    delayed.keep(state, (one for one in delayed.waiting(state) if not one.leaving), "leave")
    for seat in in_turn_order(state):
        for entry in ready:
            if entry.seat == seat and entry.has_seen():
                res = RULES.of(state, entry)
                res.kind = "support skill"
                res.named["leaving"] = True
                tell(state, "{0}: {1} is carried out.", "Cipher 18.1.17", ("card", *entry.source), entry.name)
                steps = MEANING.perform(entry.ability.effects, res)
                yield from contained(state, entry.source, seat, "Cipher 2.1", steps)


# Setting it up


def _last(effect: ab.Lasting, res: Resolution) -> None:
    """Let continuous effects begin; what is so instead of something else is so of whom that speaks."""
    statics = pronounced(effect.statics)
    if isinstance(effect.duration, own.AsBefore):
        statics = _of_whom_before(statics, res)
    delayed.last(effect, res, replace(effect, statics=statics))


def _of_whom_before(statics: tuple[ab.Static, ...], res: Resolution) -> tuple[ab.Static, ...]:
    """Return what is so instead of something else, of whom that speaks: "He gains +50 attack instead"."""
    before = next((one for one in walk(res.named.get("replaced")) if isinstance(one, ab.Changes)), None)
    return tuple(
        replace(one, who=before.who)
        if before is not None and isinstance(one, ab.Changes) and isinstance(one.who, ab.It | ab.Them)
        else one
        for one in statics
    )


@ab.Memo
def pronounced(statics: tuple[ab.Static, ...]) -> tuple[ab.Static, ...]:
    """Return what is so with "her attacks" said of whom the same sentence has just spoken.

    "This unit gains +50 attack and her attacks cannot be evaded" speaks of one unit.
    """
    found: list[ab.Static] = []
    who: ab.Reference | None = None
    for static in statics:
        if isinstance(static, ab.While):
            static = replace(static, statics=pronounced(static.statics))
        elif isinstance(static, ab.Changes):
            if isinstance(static.who, ab.It | ab.Them) and who is not None:
                static = replace(static, who=who)
            who = static.who
        found.append(static)
    return tuple(found)


def _wait(
    effect: ab.Effect, time: ab.TimeComes, inner: tuple[ab.Effect, ...], res: Resolution, only_if: ab.Event | None
) -> None:
    """Let effects wait for a time to come, with everything that they speak of, and tell so."""
    leaving = time.phase is own.Moment.COMBAT and any(isinstance(one, own.RatherThanSend) for one in walk(inner))
    delayed.set_up(
        ab.AutoAbility(ab.Trigger(time), inner), res, delayed.stamp(res.state), res.seat,
        kind=Delayed, leaving=leaving, only_if=only_if, name=called(skill_at(res.state, res.source, res.index)),
    )
    delayed.tell_begun(effect, res, MEANING.rules.waits)
    res.did = res.begun = True


def set_up(effect: ab.Delayed, res: Resolution) -> None:
    """Let effects wait for a time to come."""
    time = effect.trigger.event
    if not isinstance(time, ab.TimeComes):
        raise ValueError("what is set up waits for a time")
    _wait(effect, time, effect.effects, res, None)


def rather_than_send(effect: own.RatherThanSend, res: Resolution) -> Procedure:
    """Carry out an effect when the Support card would go to the Retreat Area, which it then does not (Cipher 23.1)."""
    what = getattr(effect.effect, "what", None)
    meant = () if what is None else evaluate.refs(what, res)
    # What has been sent already, as a cost, comes back from there.
    if res.named.get("leaving") or (meant and set(meant) <= set(evaluate.refs(DISCARDED, res))):
        yield from do(effect.effect, res)
    else:
        # What would be sent is the Support card: "that card", whatever the skill has spoken of.
        said, res.it = res.it, tuple(ref(res.state, one) for one in res.state.zones[SUPPORT[res.actor]])
        _wait(effect, END_OF_COMBAT, (effect,), res, None)
        res.it = said


MEANING.begin = begin
MEANING.effects |= {
    ab.Lasting: _last,
    ab.Delayed: set_up,
    own.AtCombatEndIf: lambda effect, res: _wait(effect, END_OF_COMBAT, (effect.effect,), res, effect.event),
    own.RatherThanSend: rather_than_send,
}
