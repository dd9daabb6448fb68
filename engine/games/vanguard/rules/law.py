"""The law of Cardfight!! Vanguard as the kernel asks it: what comes next, what seats may read, what is done by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine import abilities as ab
from engine import overrides
from engine.games.vanguard.cards import Card, Now
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects.coverage import MEANING
from engine.games.vanguard.effects.resolution import Resolution
from engine.games.vanguard.rules import battle, checks, stride, table, triggers, turn
from engine.games.vanguard.rules.apply_events import TEXTS
from engine.games.vanguard.rules.checks import TIMING
from engine.law import GameLaw
from engine.overrides import Override
from engine.procedures import Procedure
from engine.state import State

#: What comes at each step; between any two lies a check timing (VG 14.1).
STEPS: dict[str, Callable[[State], Procedure]] = {**turn.STEPS, **battle.STEPS, "stride": stride.step}


class VanguardLaw(GameLaw):
    """The comprehensive rules."""

    game = "vanguard"
    meaning = MEANING
    open_values = frozenset(
        {"turn", "turn player", "phase", "step", "outcome", "first player", "attacker", "attacked", "booster", "battle"}
    )
    context = Resolution
    texts = TEXTS
    loops = checks.LOOPS
    phases = table.PHASES
    giving_up = "VG 1.4"
    ownership = "VG 4"
    can_come_back = staticmethod(checks.can_come_back)
    untimely = staticmethod(turn.untimely)
    lacking: ClassVar[dict[type[Override], str]] = {
        overrides.TakeOffStack: "There is no stack in this game.",
        overrides.PutOnStack: "There is no stack in this game.",
        overrides.Control: "A card is mastered by the player in whose zone it lies.",
        overrides.Damage: "Units have no damage of their own.",
    }

    def proceed(self, state: State) -> Procedure:
        step = table.step(state)
        if step in turn.UNCHECKED:
            return turn.UNCHECKED[step](state)
        following = TIMING.next_procedure(state)
        if following is None and triggers.damage_rests(state):
            following = triggers.damage_settle(state)
        return following or STEPS[step](state)

    def information(self, state: State, number: int) -> dict[str, Any]:
        return _told(boards.now(state, number))

    def standing(self, state: State, number: int) -> dict[str, Any]:
        if not table.is_unit(state, number):
            return {"locked": True} if table.is_locked(state.cards[number]) else {}
        return {"circle": table.circle_name(table.circle(state, number))}

    def values(self, state: State, seat: int) -> dict[str, int]:
        """Return the numbers that stand beside a player's cards: damage, and the cards in the soul."""
        return {"damage": len(state.zones[table.DAMAGE[seat]]), "soul": len(state.zones[table.SOUL[seat]])}

    def read(self, card: Card) -> tuple[ab.Ability, ...]:
        return ()


def _told(now: Now) -> dict[str, Any]:
    return {
        "names": now.names,
        "clans": now.clans,
        "nation": now.nation.value if now.nation is not None else "",
        "races": now.races,
        "grade": now.grade,
        "power": now.power,
        "base power": now.base_power,
        "critical": now.critical,
        "drive": now.drive,
        "shield": now.shield,
        "skills": tuple(sorted(one.value for one in now.skills)),
        "trigger": now.trigger.value if now.trigger is not None else "",
        "abilities": len(now.abilities),
    }
