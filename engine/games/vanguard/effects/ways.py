"""How a card comes to the vanguard circle by an effect (VG 21.2), in which battles units fight, abilities that are not
used (VG 16.4), and what has been put from where.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.effects.matching import Deed, when
from engine.effects.resolution import note_done, settle
from engine.events import Move
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects.characteristics import ability_at
from engine.games.vanguard.effects.nouns import TRAITS, Thing
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules import table
from engine.games.vanguard.rules.table import AREAS, G_ZONE, VC
from engine.procedures import Procedure
from engine.triggers.trigger_event import TriggerEvent


def _stride(effect: own.StrideNow, res: Resolution) -> Procedure:
    """Stride the card itself, from where it lies in the G zone (VG 21.2)."""
    from engine.games.vanguard.rules import hearts  # the rules of circles know what effects are

    state, seat, number = res.state, res.actor, res.source.number
    card = state.cards[number]
    note_done(res, False)
    if card.zone == G_ZONE[seat] and card.face_down and hearts.is_g_unit(state, number) and state.zones[VC[seat]]:
        settle(res, (yield from hearts.put(state, seat, number, res.cause)))


def _to_come(condition: own.BattleToCome, res: Resolution) -> bool:
    """Whether the battle that goes on, or the next one, is that one or a later one."""
    state = res.state
    going = "attacker" in state.vars or table.step(state) in ("declare", "attack")
    return state.vars.get("battle", 0) + (not going) >= condition.number  # type: ignore[no-any-return]


def _put_from(condition: own.HasPutFrom, res: Resolution) -> bool:
    """Whether this text has put any card from there, not as its cost."""
    events = res.named.get("events", ())
    assert isinstance(events, list | tuple)
    return any(
        isinstance(one, Move) and one.origin == AREAS[condition.zone][res.seat] and one.cause == res.cause
        for one in events
    )


def _of_highest(quality: own.OfHighest, thing: Thing, now: Any, res: Resolution) -> bool:
    worth: Any = TRAITS[quality.trait]
    there = [MEANING.now(res.state, number) for number in evaluate.find(quality.noun, res)]
    return bool(max(worth(now)) >= max((one for other in there for one in worth(other)), default=0))


def _uses(deed: own.UsesAbility, what: TriggerEvent, res: Resolution) -> bool:
    if not deed.automatic:
        return True
    if what.cause is None or what.cause.source is None:
        return False
    ability = ability_at(res.state, what.cause.source, what.cause.place)
    return isinstance(ability, own.Ability) and isinstance(ability.ability, ab.AutoAbility)


def _were_changed(condition: own.WereChanged, res: Resolution) -> bool:
    before = res.named.get("changed before")
    return evaluate.meets(condition.quantity, len(before.objects) if isinstance(before, LockedIn) else 0, res)


def _all_of_these(effect: own.AllOfThese, res: Resolution) -> Procedure:
    """Carry out each of the modes in its order (VG 16.8)."""
    for mode in effect.modes:
        yield from MEANING.run(mode.effects, res)


def _remember_chosen(select: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Procedure]:
    """Return what lets a player choose, and remembers what was chosen last, for what the text asks of it later."""

    def choose(effect: ab.Select, res: Resolution) -> Procedure:
        before = len(res.targets)
        yield from select(effect, res) or ()
        if len(res.targets) > before:
            res.done["chosen"] = res.targets[-1]

    return choose


DEEDS: dict[type[ab.EventVerb], Deed] = {own.UsesAbility: when("used", test=_uses)}
MEANING.effects |= {own.StrideNow: _stride, own.AllOfThese: _all_of_these,
                   ab.Select: _remember_chosen(MEANING.effects[ab.Select])}
MEANING.conditions |= {own.BattleToCome: _to_come, own.HasPutFrom: _put_from, own.WereChanged: _were_changed}
MEANING.qualities |= {
    own.OfHighest: _of_highest,
    own.OriginalNameHas: lambda quality, thing, now, res: quality.words in table.face(res.state, thing.number).name,
}
