"""Carrying out what a text says, sentence by sentence (FFTCG 11.11.5): how effects are joined, and who acts.

Every class of effect has its entry in :data:`EFFECTS`; one without an entry cannot be carried out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.abilities import damage, targets
from engine.abilities import effects as words
from engine.abilities.costs import Cost
from engine.abilities.effects import Effect
from engine.abilities.modes import SelectModes
from engine.effects.actions import enter
from engine.effects.layout import after
from engine.effects.looking import hide
from engine.effects.meaning import Refs
from engine.effects.possible import possible
from engine.effects.sequencing import do, introduces, nobody, nothing, offer, run
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
    prompts,
    taking,
)
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.apply_events import apply_events, at_once
from engine.games.fftcg.vocabulary import ex_burst as ex_burst_words
from engine.procedures import Procedure
from engine.state import State
from engine.timing import legal_targets, targeting
from engine.timing.legal_targets import rules as target_rules

if TYPE_CHECKING:
    from engine.games.fftcg.rules.hurting import Hit


def perform(effects: tuple[Effect, ...], res: Resolution) -> Procedure:
    """Carry out a whole text in its order; what cannot be done is skipped (FFTCG 2.3, 11.11.5)."""
    res.place = (0, 0, 0)
    res.named["declared"] = res.targets
    res.targets = _legal(effects, res)
    yield from run(effects, res)
    hide(res)


def _legal(effects: tuple[Effect, ...], res: Resolution) -> tuple[Refs, ...]:
    """Return the targets that are still legal, group by group (FFTCG 11.11.2.1.1)."""
    if not any(res.targets):
        return res.targets
    said = res.it
    found = []
    for target, group in legal_targets.chosen_groups(effects, res):
        found.append(tuple(one for one in group if legal_targets.legal(target, one, res)))
        if group:
            res.it = group
    res.it = said
    return tuple(found)


def may(effect: words.May, res: Resolution) -> Procedure:
    """Ask the actor, unless it cannot be done at all (FFTCG 2.3, 11.8.14)."""
    res.did = False
    res.named["branch"] = False
    if isinstance(effect.effect, targets.Choose):
        agreed = possible(effect.effect, res)
    else:
        agreed = yield from offer(effect.effect, res)
    if agreed:
        yield from do(effect.effect, res)
        res.named["branch"] = res.did
    elif introduces(effect.effect):
        nobody(res)


def pay(cost: tuple[Cost, ...], res: Resolution) -> Procedure:
    """Let the actor pay a cost within a text, with an X of its own."""
    res.named.pop("x", None)
    return costs.pay(cost, res, "FFTCG 11.2.1", cancel=False)


# Choices made earlier


def chosen(effect: targets.Choose, res: Resolution) -> Procedure:
    """What was chosen is spoken of from here on; where nobody has chosen yet, it is done now."""
    place = res.place[0]
    if place + len(effect.targets) > len(res.targets):
        missing = place - len(res.targets)
        res.targets += ((),) * max(0, missing)
        for target in target_rules(res).groups_of(effect)[max(0, len(res.targets) - place) :]:
            group = yield from targeting.choose_group(target, None, res, "FFTCG 11.11.5.1", cancel=False, firm=False)
            res.targets = (*res.targets, group)
    groups = res.targets[place : place + len(effect.targets)]
    res.it = tuple(one for group in groups for one in group)
    res.did = bool(res.it)


def modes(effect: SelectModes, res: Resolution) -> Procedure:
    """Carry out the selected actions in printed order, each a text of its own (FFTCG 11.3.4)."""
    groups, lists, shares = res.place
    if lists < len(res.modes):
        picks = res.modes[lists]
    else:
        picks = yield from targeting.choose_modes(effect, res, "FFTCG 11.11.5.1", cancel=False, firm=False)
    place = (groups, lists + 1, shares)
    said = res.it
    for number, mode in enumerate(effect.modes):
        res.place = place
        if number in picks:
            res.it = said
            yield from run(mode.effects, res)
        for one in mode.effects:
            place = after(place, one)


def _hurt(state: State, hits: Sequence[Hit]) -> Procedure:
    from engine.games.fftcg.rules.hurting import hurt

    return hurt(state, hits)


MEANING.perform = perform
MEANING.run = run
MEANING.hurt = _hurt
MEANING.prompts = prompts.PROMPTS
MEANING.apply_events = apply_events
MEANING.at_once = at_once
MEANING.can_pay = lambda cost, res: costs.refuse(cost, res) is None
MEANING.pay = pay
MEANING.riders = (words.Reminder, damage.CannotBeReduced, ex_burst_words.NoBursts)
#: What carries out each class of effect.
MEANING.effects |= {
    words.May: may,
    damage.CannotBeReduced: nothing,
    ex_burst_words.NoBursts: nothing,
    targets.Choose: chosen,
    words.Reminder: nothing,
    SelectModes: modes,
    **counters.EFFECTS,
    **on_cards.EFFECTS,
    **on_field.EFFECTS,
    **on_groups.EFFECTS,
    **for_later.EFFECTS,
    **taking.EFFECTS,
    **looking.EFFECTS,
    **on_stack.EFFECTS,
    **on_turns.EFFECTS,
}
enter(MEANING, on_cards.ACTIONS)
enter(MEANING, on_field.ACTIONS)
