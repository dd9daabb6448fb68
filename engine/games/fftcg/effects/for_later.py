"""What lasts and what waits in FFTCG: continuous effects of resolved effects (FFTCG 11.12.4) and delayed auto-abilities
(11.8.17), what they make fast and when they end.
"""

from __future__ import annotations

from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.continuous.lasting import ContinuousEffect, Lasting, lock_in
from engine.course import EXTRA_TURNS
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.effects.triggers import RULES
from engine.games.fftcg.rules.table import FIELD, turn_player
from engine.state import State
from engine.triggers import delayed
from engine.triggers.delayed import DelayedRules

# What lasts

#: Changes that are no part of a card's information: later cards come under them too (FFTCG 11.12.4.2 names
#: information and control alone).
OPEN: frozenset[type[ab.Change]] = frozenset({
    ab.Cannot, ab.Must, ab.DoesNotUntap, ab.EntersTapped,
    ab.EntersWithCounters,
})


def begin(
    duration: ab.Duration, what: tuple[ab.Static, ...], res: Resolution, stamp: int
) -> tuple[ContinuousEffect, ...]:
    """Return the continuous effects that begin now, with everything they speak of made fast."""
    # "Can attack once more this turn": how long is part of the words themselves.
    if any(isinstance(one, ab.Changes) and ab.AttacksAgain(ab.Number(1), more=True) in one.changes for one in what):
        duration = ab.ThisTurn()
    return LASTING.begin(duration, what, res, stamp)


ACTIVE_PHASE = "active phase"


def _kept_dull(effect: ContinuousEffect, state: State, at: str) -> bool:
    """Whether an effect kept cards from activating in "the next" Active Phase of the turn player, which ends."""
    if at != ACTIVE_PHASE or not isinstance(effect.static, ab.Changes) or not any(
        isinstance(change, ab.DoesNotUntap) and change.next_only for change in effect.static.changes
    ):
        return False
    found = evaluate.refs(effect.static.who, LASTING.context(effect, state))
    return any(state.cards[one.number].controller == turn_player(state) for one in found)


def _settle(static: ab.Changes, res: Resolution, duration: ab.Duration) -> list[ab.Static]:
    """Make changes of cards fast: those of information for the cards there are now alone (FFTCG 11.12.4.2)."""
    own = _each_its_own(static, res)
    if own or not isinstance(static.who, ab.Every):
        return own or [lock_in(static, res)]
    shut = tuple(change for change in static.changes if type(change) not in OPEN)
    still_open = tuple(change for change in static.changes if type(change) in OPEN)
    found: list[ab.Static] = []
    if shut:
        found.append(ab.Changes(LockedIn(evaluate.refs(static.who, res)), lock_in(shut, res)))
    if still_open:
        found.append(ab.Changes(lock_in(static.who, res), lock_in(still_open, res)))
    return found


def _each_its_own(static: ab.Changes, res: Resolution) -> list[ab.Static]:
    """Return one static for each of several whose own power or cost counts: "double the power of all the Forwards"."""
    if not any(isinstance(part, ab.TraitOf) and part.whose == static.who for part in walk(static.changes)):
        return []
    found = evaluate.refs(static.who, res)
    if len(found) < 2:
        return []
    alone = (LockedIn((one,)) for one in found)
    return [lock_in(ab.Changes(one, _said_of(static.changes, static.who, one)), res) for one in alone]


def _said_of(node: Any, who: ab.Reference, one: LockedIn) -> Any:
    """Return a part of the tree with what those spoken of have as that of the one."""
    if isinstance(node, ab.TraitOf) and node.whose == who:
        return ab.TraitOf(node.trait, one)
    return with_parts(node, lambda part: _said_of(part, who, one))


LASTING = Lasting({}, _settle, Resolution, _kept_dull)


# What waits


def _controller(res: Resolution) -> int:
    """Return who controls what an ability sets up: whoever now controls its source (FFTCG 11.8.17.5)."""
    card = res.state.cards[res.source.number]
    if res.kind != "summon" and card.zone == FIELD and card.entered == res.source.entered:
        return card.controller
    return res.seat


WAITING = DelayedRules(
    RULES, Resolution, LASTING, _controller,
    # The next one where the text has just given somebody a turn.
    lambda state: ab.Turn.NEXT if state.vars.get(EXTRA_TURNS) else ab.Turn.THIS,
)
delayed.learn(MEANING, WAITING)
MEANING.begin = begin
