"""Carrying out what a text says, sentence by sentence (FFTCG 11.11.5): how effects are joined, and who acts.

Every class of effect has its entry in :data:`EFFECTS`; one without an entry cannot be carried out.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.effects.actions import enter
from engine.effects.sequencing import nothing
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import (
    costs,
    counters,
    for_later,
    looking,
    on_cards,
    on_field,
    on_groups,
    on_stack,
    on_turns,
    payability,
    selection,
    taking,
)
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.apply_events import apply_events, at_once
from engine.procedures import Procedure
from engine.timing import resolving


def pay(cost: tuple[ab.Cost, ...], res: Resolution) -> Procedure:
    """Let the actor pay a cost within a text, with an X of its own."""
    res.named.pop("x", None)
    return costs.pay(cost, res, "FFTCG 11.2.1", cancel=False)


MEANING.perform = resolving.perform
MEANING.chooses = lambda effect: isinstance(effect, ab.Choose)
MEANING.prompts = selection.PROMPTS
MEANING.apply_events = apply_events
MEANING.at_once = at_once
MEANING.can_pay = lambda cost, res: payability.refuse(cost, res) is None
MEANING.pay = pay
MEANING.riders = (ab.Reminder, ab.CannotBeReduced, own.NoBursts)
#: What carries out each class of effect; riders have been heeded by what stands before them.
MEANING.effects |= dict.fromkeys((*MEANING.riders, own.OwnAbilitiesSilent), nothing)
MEANING.effects |= {
    **resolving.EFFECTS, **counters.EFFECTS, **on_cards.EFFECTS, **on_field.EFFECTS, **on_groups.EFFECTS,
    **for_later.EFFECTS, **taking.EFFECTS, **looking.EFFECTS, **on_stack.EFFECTS, **on_turns.EFFECTS,
}
enter(MEANING, on_cards.ACTIONS)
enter(MEANING, on_field.ACTIONS)
