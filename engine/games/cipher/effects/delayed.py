"""What a skill has set up for later: at the end of the combat, at the end or the start of a turn.

Most of it triggers when its time comes, and is then chosen in a check timing like every triggered skill (Cipher 10.2).
What is done instead of sending a Support card to the Retreat Area is done when that would happen (18.1.17, 23.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine import abilities as ab
from engine.abilities.node import walk
from engine.containing import contained
from engine.effects import matching
from engine.game_log import tell
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.continuous import skill_name
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.effects.triggers import RULES as TRIGGERS
from engine.games.cipher.rules.pending import PendingTrigger
from engine.games.cipher.rules.table import in_turn_order
from engine.procedures import Procedure
from engine.state import State
from engine.triggers import delayed
from engine.triggers.delayed import DelayedRules
from engine.triggers.pending import wait
from engine.triggers.trigger_event import happened
from engine.triggers.triggering import Told

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


def set_up(
    time: ab.TimeComes, effects: tuple[ab.Effect, ...], res: Resolution, only_if: ab.Event | None = None
) -> None:
    """Let effects wait for a time, with everything that they speak of."""
    leaving = time.phase is own.Moment.COMBAT and any(isinstance(one, own.RatherThanSend) for one in walk(effects))
    delayed.set_up(
        ab.AutoAbility(ab.Trigger(time), effects),
        res,
        delayed.stamp(res.state),
        res.seat,
        kind=Delayed,
        leaving=leaving,
        only_if=only_if,
        name=skill_name(res),
    )


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


def combat_over(state: State) -> None:
    """Forget what waited for the end of this combat (Cipher 18.1.19)."""
    delayed.keep(state, (one for one in delayed.waiting(state) if not one.of_combat()), "combat over")
