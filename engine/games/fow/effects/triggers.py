"""When abilities may be played and when they trigger: their own limits, and automatic abilities on the lookout (FOW
906).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.effects.nouns import of_zone
from engine.games.fow import vocabulary as own
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import deeds
from engine.games.fow.effects.characteristics import spots
from engine.games.fow.effects.keywords import Loose, MainTiming
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.effects.statics import RULINGS
from engine.games.fow.rules import table
from engine.games.fow.rules.table import alive, bearer, ref, spoken
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.items import stack
from engine.triggers import limits
from engine.triggers.trigger_event import PendingTrigger
from engine.triggers.triggering import TriggerRules

#: The text of a card goes before the rules.
RULE = "FOW 104.1"


# Limits of use


def refuse_use(state: State, number: int, index: int, ability: ab.ActionAbility, seat: int) -> Refusal | None:
    """Return which of its own limits forbids the play of an ability now, or None where none does."""
    card = state.cards[number]
    if not _works(state, seat, number, ability):
        return Refusal("FOW 902.1", f"That ability of {spoken(card)} cannot be played from where the card is.")
    banned = boards.is_banned(state, "uses ability")
    if banned and RULINGS.bars_use(state, number, table.Cause(_USE, ref(state, number), seat)):
        return Refusal("FOW 104.4", f"You cannot play that ability of {spoken(card)} now.")
    why = limits.why_not(ability.limits, _use_of(state, seat, number), index) if ability.limits else None
    return Refusal(RULE, f"That ability of {spoken(card)} can be played only {why}.") if why is not None else None


def _works(state: State, seat: int, number: int, ability: ab.ActionAbility) -> bool:
    """Whether an ability works where its card is (FOW 902)."""
    if table.works(state, number) or any(one is ability for _, one in boards.given_elsewhere(state, number)):
        return True
    return state.cards[number].zone in places_of_use(ability, _use_of(state, seat, number))


_USE = "activate ability"


def _use_of(state: State, seat: int, number: int) -> Resolution:
    return Resolution(state, seat, ref(state, number), _USE)


def places_of_use(ability: ab.ActionAbility, res: Resolution) -> frozenset[int]:
    """Return the zones besides the battle area from which an ability can be played (FOW 902.2)."""
    return frozenset(zone for spot in spots(ability) for zone in of_zone(spot, res)) - set(BATTLE_AREA)


def _in_main_timing(res: Resolution) -> bool:
    """Whether it is the player's main timing (FOW 701.2)."""
    state = res.state
    calm = table.phase(state) == "main" and not is_battle(state) and not stack(state)
    return calm and table.turn_player(state) == res.seat


def is_battle(state: State) -> bool:
    """Whether a battle goes on (FOW 801.1)."""
    return deeds.is_phase(own.Phase.BATTLE, state)


def _is_added(res: Resolution) -> bool:
    """Whether the ability's card is added to something that is there still (FOW 1121.2)."""
    to = bearer(res.state.cards[res.source.number])
    return to is not None and alive(res.state, to)


limits.learn(MEANING, {
    own.Limits: lambda limit, res, index: limits.why_not(limit.limits, res, index),
    # Who plays God's Arts sees to that (FOW 1112.2), and who pays to what it costs.
    own.OncePerGame: lambda limit, res, index: None,
    own.CheaperUse: lambda limit, res, index: None,
    MainTiming: lambda limit, res, index: None if _in_main_timing(res) else "in main timing",
    Loose: lambda limit, res, index: (
        "while it is added to nothing" if _is_added(res) else None
    ),
})


# Automatic abilities


def _travelling(state: State, number: int) -> Sequence[tuple[int, ab.Ability]]:
    what = boards.what_of(state, number)
    return what.watching.get("move", ()) if what.travels else ()


RULES = TriggerRules(
    MEANING,
    RULE,
    watching=lambda state, key: boards.on_the_lookout(boards.board(state), key),
    watched=boards.on_the_lookout,
    auto=lambda watcher: watcher.ability,
    resolution=lambda state, watcher: Resolution(state, watcher.seat, watcher.source, "automatic ability"),
    left=limits.left,
    holds=limits.holds,
    travelling=_travelling,
    # The X of what was paid as its card was played, or judged, is the X of what it says.
    make=lambda state, watcher, **values: PendingTrigger(
        watcher, **{"x": state.cards[watcher.source.number].marks.get(table.X, 0), **values}
    ),
)
