"""When abilities may be played and when they trigger: their own limits, and automatic abilities on the lookout (FOW
906).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.nouns import of_zone
from engine.events import Move, extend
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Board
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import deeds, statics
from engine.games.fow.effects.characteristics import spots
from engine.games.fow.effects.keywords import Loose, MainTiming
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules import table
from engine.games.fow.rules.table import PHASES, Ref, alive, bearer, ref, spoken
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.items import stack
from engine.triggers.trigger_event import PendingTrigger, TriggerSource
from engine.triggers.triggering import Told, TriggerRules, in_context

#: The text of a card goes before the rules.
RULE = "FOW 104.1"


# Limits of use


def refuse_use(state: State, number: int, index: int, ability: ab.ActionAbility, seat: int) -> Refusal | None:
    """Return which of its own limits forbids the play of an ability now, or None where none does."""
    card = state.cards[number]
    if not table.works(state, number) and card.zone not in places_of_use(ability, _use_of(state, seat, number)):
        return Refusal("FOW 902.1", f"That ability of {spoken(card)} cannot be played from where the card is.")
    refusal = statics.refuse_ability(state, number, _USE, seat)
    if refusal is not None or not ability.limits:
        return refusal
    res = _use_of(state, seat, number)
    for limit in ability.limits:
        why = LIMITS[type(limit)](limit, res, index)
        if why is not None:
            return Refusal(RULE, f"That ability of {spoken(card)} can be played only {why}.")
    return None


_USE = "activate ability"


def _use_of(state: State, seat: int, number: int) -> Resolution:
    return Resolution(state, seat, ref(state, number), _USE)


def places_of_use(ability: ab.ActionAbility, res: Resolution) -> frozenset[int]:
    """Return the zones besides the battle area from which an ability can be played (FOW 902.2)."""
    return frozenset(zone for spot in spots(ability) for zone in of_zone(spot, res)) - set(BATTLE_AREA)


def most_times(ability: ab.Ability) -> int | None:
    """Return how often an ability triggers or is played in a turn at most, None for any number of times."""
    if not isinstance(ability, ab.ActionAbility | ab.AutoAbility):
        return None
    return min((one.times for one in ability.limits if isinstance(one, ab.TimesPerTurn)), default=None)


def uses(state: State, source: Ref, index: int) -> int:
    """Return how often an ability has been played, or has triggered, this turn."""
    used: tuple[tuple[int, int, int], ...] = state.vars.get("used", ())
    return used.count((source.number, source.entered, index))


def _times(limit: ab.TimesPerTurn, res: Resolution, index: int) -> str | None:
    if uses(res.state, res.source, index) < limit.times:
        return None
    return "once per turn" if limit.times == 1 else f"{limit.times} times per turn"


def _only_if(limit: ab.OnlyIf, res: Resolution, index: int) -> str | None:
    if evaluate.holds(limit.condition, res):
        return None
    match limit.condition:
        case ab.IsTurnOf(player=player):
            return f"during {_turn_of(player, res)}"
        case ab.IsPhase(phase=own.Phase() as phase, player=player):
            name = deeds.PHASES[phase]
            said = PHASES[name].name if name in PHASES else "battle"
            return f"during the {said}" + ("" if player is None else f" of {_turn_of(player, res)}")
    return "while its condition holds"


def _turn_of(player: ab.Player, res: Resolution) -> str:
    return "your turn" if res.seat in evaluate.seats(player, res) else "your opponent's turn"


def _in_main_timing(res: Resolution) -> bool:
    """Whether it is the player's main timing (FOW 701.2)."""
    state = res.state
    calm = table.phase(state) == "main" and not is_battle(state) and not stack(state)
    return calm and table.turn_player(state) == res.seat


def is_battle(state: State) -> bool:
    """Whether a battle goes on (FOW 801.1)."""
    return deeds.is_phase(own.Phase.BATTLE, state)


def _all(limit: own.Limits, res: Resolution, index: int) -> str | None:
    return next((why for one in limit.limits if (why := LIMITS[type(one)](one, res, index)) is not None), None)


def _is_added(res: Resolution) -> bool:
    """Whether the ability's card is added to something that is there still (FOW 1121.2)."""
    to = bearer(res.state.cards[res.source.number])
    return to is not None and alive(res.state, to)


#: Why each limit forbids an ability now, as the end of a sentence; None where it does not.
LIMITS: dict[type[ab.Limit], Callable[[Any, Resolution, int], str | None]] = {
    ab.TimesPerTurn: _times,
    ab.OnlyIf: _only_if,
    own.Limits: _all,
    # Who plays God's Arts sees to that (FOW 1112.2), and who pays to what it costs.
    own.OncePerGame: lambda limit, res, index: None,
    own.CheaperUse: lambda limit, res, index: None,
    MainTiming: lambda limit, res, index: None if _in_main_timing(res) else "in main timing",
    Loose: lambda limit, res, index: (
        "while it is added to nothing" if _is_added(res) else None
    ),
}


# Automatic abilities


def fired(state: State, told: Sequence[Told], before: Board) -> list[PendingTrigger]:
    """Return the automatic abilities that events which happened together trigger (FOW 906.4)."""
    return _of_travellers(state, told) + RULES.fired(state, told, before)


def note_uses(state: State, found: Sequence[PendingTrigger]) -> None:
    """Count the triggering of abilities that trigger only so often in a turn."""
    counted = tuple(
        (one.watcher.source.number, one.watcher.source.entered, one.watcher.index)
        for one in found if most_times(one.watcher.ability) is not None
    )
    if counted:
        extend(state, "used", counted, "trigger")


def _of_travellers(state: State, told: Sequence[Told]) -> list[PendingTrigger]:
    """Return the automatic abilities of cards that moved outside the battle area, about just that (FOW 906.7c)."""
    found: list[PendingTrigger] = []
    for event, key in told:
        if key != "move" or not isinstance(event, Move) or {event.origin, event.to}.intersection(BATTLE_AREA):
            continue
        card = state.cards[event.card]
        what = boards.what_of(state, event.card)
        if what.travels:
            for index, ability in what.watching.get("move", ()):
                watcher = TriggerSource(Ref(event.card, card.entered), card.owner, index, ability)
                found += RULES.fires(state, watcher, ((event, key),))
    return found


def state_triggered(state: State) -> list[PendingTrigger]:
    """Return the abilities that the state of the game triggers now and that do not wait already (FOW 906.9)."""
    return RULES.of_state(state, lambda state, watcher: any(
        one.source == watcher.source and one.ability is watcher.ability for one in stack(state)
    ))


def _left(watcher: TriggerSource, res: Resolution) -> int | None:
    """Return how often an ability may still trigger this turn."""
    most = most_times(watcher.ability)
    return None if most is None else most - uses(res.state, watcher.source, watcher.index)


def _holds(one: PendingTrigger, res: Resolution) -> bool:
    """Whether its condition and its limits let an ability trigger."""
    ability = one.watcher.ability
    assert isinstance(ability, ab.AutoAbility)
    if ability.condition is None and not ability.limits:
        return True
    in_context(res, one)
    if ability.condition is not None and not evaluate.holds(ability.condition, res):
        return False
    return all(LIMITS[type(limit)](limit, res, one.watcher.index) is None for limit in ability.limits)


RULES = TriggerRules(
    MEANING,
    RULE,
    watching=lambda state, key: boards.board(state).watching(key),
    watched=Board.watching,
    auto=lambda watcher: watcher.ability,
    resolution=lambda state, watcher: Resolution(state, watcher.seat, watcher.source, "automatic ability"),
    left=_left,
    holds=_holds,
)
