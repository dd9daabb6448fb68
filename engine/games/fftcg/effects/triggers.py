"""When abilities may be used and when they trigger: their own limits, and auto-abilities on the lookout (FFTCG 11.8).

The condition of an auto-ability must hold when it triggers (11.8.13). Limits say too from where an ability can be used
(2.1, 11.6.4); what enters the field without triggering auto-abilities says so (2.1, 2.2, 11.8.16.2.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.effects import evaluate
from engine.events import Event, Move
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Board
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects.preparing import places_of_use
from engine.games.fftcg.effects.resolution import MEANING, Resolution, kind_of
from engine.games.fftcg.effects.statics import RULINGS
from engine.games.fftcg.rules.table import FIELD, Cause, Ref, face, ref, spoken
from engine.rulebook import Refusal
from engine.state import State
from engine.triggers import limits
from engine.triggers.triggering import Told, TriggerRules

# Limits of use

#: The text of a card goes before the rules.
RULE = "FFTCG 2.1"


def refuse_use(state: State, number: int, index: int, ability: ab.ActionAbility, seat: int) -> Refusal | None:
    """Return which of its own limits forbids the use of an ability now, or None where none does."""
    res = Resolution(state, seat, ref(state, number))
    cause = Cause(kind_of(ability), res.source, seat)
    refusal, name = refuse_place(state, number, ability, seat), spoken(state.cards[number])
    if refusal is None and RULINGS.bars_use(state, number, cause):
        return Refusal("FFTCG 2.2", f"You cannot use that ability of {name} now.")
    if refusal is None and (why := limits.why_not(ability.limits, res, index)) is not None:
        return Refusal(RULE, f"That ability of {name} can be used only {why}.")
    return refusal


def refuse_place(state: State, number: int, ability: ab.ActionAbility, seat: int) -> Refusal | None:
    """Return why an ability cannot be used from where its card is, or None where it can."""
    card = state.cards[number]
    if card.zone == FIELD or card.zone in places_of_use(ability, Resolution(state, seat, ref(state, number))):
        return None
    return Refusal("FFTCG 11.9.1", f"That ability of {spoken(card)} cannot be used from where the card is.")


#: How the CP is that pays is no matter of when the ability is used.
limits.learn(MEANING, {own.UsePaidWith: lambda limit, res, index: None})


# What is not heard of

#: The named value of a position that says which cards enter just now without their own abilities hearing of it.
SILENT = "silent"


def hears(state: State, told: Sequence[Told], source: Ref) -> Sequence[Told]:
    """Return the events that the abilities of an object may hear of."""
    silent: tuple[int, ...] = state.vars.get(SILENT, ())
    rulings = boards.board(state).rulings_of(own.EntersUnheard)
    if not rulings and source.number not in silent:
        return told
    return [one for one in told if not _is_unheard(one[0], rulings, source.number if source.number in silent else -1)]


def _is_unheard(event: Event, rulings: Sequence[tuple[own.EntersUnheard, Resolution]], silent: int) -> bool:
    """Whether a card enters of which nobody hears, or itself does not."""
    if not isinstance(event, Move) or event.to != FIELD:
        return False
    nouns = ((getattr(static.what, "noun", None), res) for static, res in rulings)
    return event.card == silent or any(
        noun is not None and evaluate.fits(noun, event.card, res) for noun, res in nouns
    )


# Auto-abilities


def _travelling(state: State, number: int) -> Sequence[tuple[int, ab.Ability]]:
    what = boards.characteristics(face(state, number))
    return what.stage(0).watching.get("move", ()) if what.travels else ()


RULES = TriggerRules(
    MEANING,
    "FFTCG 2.1",
    watching=lambda state, key: boards.board(state).watching(key),
    watched=Board.watching,
    auto=lambda watcher: watcher.ability,
    resolution=lambda state, watcher: Resolution(state, watcher.seat, watcher.source),
    left=limits.left,
    holds=limits.holds,
    travelling=_travelling,
    hears=hears,
)
