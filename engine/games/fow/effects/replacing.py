"""What happens in Force of Will instead of an event that is about to happen (FOW 910), prevention among it (FOW 1018).

Damage to a player is the fact "damage player", as gaining and losing life, producing will and rolling dice are too.
Of those that apply the controller of the card, or the player, chooses which comes first (910.2).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.lasting import ContinuousEffect, all_of, let_end
from engine.effects import evaluate, matching
from engine.events import SetVariable
from engine.games.fow import vocabulary as own
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules.table import FIELD, spoken
from engine.state import State
from engine.triggers.replacing import CHANGES, LABELS, Replacing, plain_outcome
from engine.triggers.trigger_event import TriggerEvent

_FACTS = frozenset({"damage player", "gain life", "lose life", "produce", "roll"})
#: Those of which there is one more, and nothing else happens instead.
_MADE: dict[str, type[ab.Outcome]] = {"produce": own.OneMoreWill, "roll": own.OneMoreDie}
_DAMAGE = frozenset({"hurt", "damage player"})
_NONE = ab.DamageBecomes(ab.Number(0))


def _used_up(state: State, effect: ContinuousEffect, static: ab.Replacement, amount: int) -> None:
    """Let what was said of the next event be over; of "the next 300 damage" as much is left as was not prevented (FOW
    1018.1a).
    """
    left = 0
    if isinstance(static.outcome, ab.DamageReduced) and isinstance(static.outcome.amount, ab.Number):
        left = static.outcome.amount.number - amount
    if left <= 0:
        let_end(state, lambda one: one is effect, "used up")
        return
    rest = replace(static, outcome=ab.DamageReduced(ab.Number(left)))
    fewer = replace(effect, static=_with(effect.static, static, rest))
    state.emit(SetVariable("lasting", tuple(fewer if one is effect else one for one in all_of(state)), "used up"))


def _with(tree: Any, old: ab.Replacement, new: ab.Replacement) -> Any:
    """Return a static with a part of it in place of another."""
    if tree is old:
        return new
    assert any(one is old for one in walk(tree))
    return ab.While(tree.condition, tuple(new if one is old else one for one in tree.statics))


def _affected(state: State, what: TriggerEvent, outcome: ab.Outcome) -> tuple[int, int]:
    """Return who chooses which of several applies: who deals the damage, or is dealt it where all of them prevent it
    (FOW 910.2a), else the controller of the card, or the player (910.2); what prevents damage comes last.
    """
    # "Prevent" (FOW 1018.1); other damage in its place, or twice as much, prevents none.
    prevents = what.key in _DAMAGE and (isinstance(outcome, ab.DamageReduced) or outcome == _NONE)
    rank = 3 if prevents else 2
    if what.key in _DAMAGE and not prevents and what.cause is not None and what.cause.seat >= 0:
        return int(what.cause.seat), rank
    if what.key in _FACTS:
        return what.seat, rank
    card = state.cards[what.what.number]
    return card.controller if card.zone in BATTLE_AREA else card.owner, rank


RULES = Replacing(
    MEANING,
    rule="FOW 910.1",
    text="FOW 104.1",
    board=boards.board,
    context=Resolution,
    facts={one: (one,) for one in _FACTS},
    damage=_DAMAGE,
    changed=_FACTS | _DAMAGE,
    moved=_DAMAGE,
    others=frozenset({"enter", "leave", "move", "recover", "rest"}),
    affected=_affected,
    may=lambda state, move: statics.can_move(state, move.card, move.to, move.cause),
    field=FIELD,
    spoken=spoken,
    used_up=_used_up,
    changes=CHANGES | {
        ab.DamageReduced: lambda what, amount, res: max(0, amount - evaluate.value(what.amount, res)),
        own.OneMoreWill: lambda what, amount, res: amount + 1,
        own.OneMoreDie: lambda what, amount, res: amount + 1,
    },
    labels={
        **LABELS, **dict.fromkeys(_MADE.values(), "one more"),
        **dict.fromkeys((ab.DamageReduced, ab.DamageBecomes), "damage is prevented"),
    },
)


def can_apply(what: ab.Replacement) -> bool:
    """Whether a replacement can take the place of its events: of will that is produced and of dice there is one more,
    so that what can be paid is known before it is (FOW 1003.5).
    """
    outcome = type(plain_outcome(what.outcome))
    made = {_MADE.get(key) for key in matching.keys_of(what.event, MEANING)}
    return RULES.can_apply(what) and (made == {outcome} or (made == {None} and outcome not in _MADE.values()))
