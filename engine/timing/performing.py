"""Carrying out a text whose choices were made as it went on the stack (FFTCG 11.11.5, Force of Will 903.3)."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects.actions import Handler
from engine.effects.layout import after
from engine.effects.looking import hide
from engine.effects.sequencing import run
from engine.procedures import Procedure
from engine.timing import legal_targets, targeting
from engine.timing.items import StackResolution as Resolution
from engine.timing.legal_targets import rules

_ONE = ab.Exactly(ab.Number(1))


def perform(effects: tuple[ab.Effect, ...], res: Resolution) -> Procedure:
    """Carry out a whole text in its order; what cannot be done is skipped (FFTCG 2.3, 11.11.5)."""
    res.place = (0, 0, 0)
    res.named["declared"] = res.targets
    res.targets = legal_targets.still_legal(effects, res)
    yield from run(effects, res)
    hide(res)


def chosen(effect: ab.Choose, res: Resolution) -> Procedure:
    """What was chosen is spoken of from here on; where nobody has chosen yet, it is done now."""
    place = res.place[0]
    if place + len(effect.targets) > len(res.targets):
        missing = place - len(res.targets)
        res.targets += ((),) * max(0, missing)
        for target in rules(res).groups_of(effect)[max(0, len(res.targets) - place) :]:
            rule = res.meaning.rules.either
            group = yield from targeting.choose_group(target, None, res, rule, cancel=False, firm=False)
            res.targets = (*res.targets, group)
    here = slice(place, place + len(effect.targets))
    groups = res.targets[here]
    if len(groups) > 1 or effect.targets[0].count != _ONE:
        res.named["several"] = here
    res.it = tuple(one for group in groups for one in group)
    res.did = bool(res.it)


def modes(effect: ab.SelectModes, res: Resolution) -> Procedure:
    """Carry out the selected actions in printed order, each a text of its own (FFTCG 11.3.4)."""
    groups, lists, shares = res.place
    if lists < len(res.modes):
        picks = res.modes[lists]
    else:
        picks = yield from targeting.choose_modes(effect, res, res.meaning.rules.either, cancel=False, firm=False)
    place = (groups, lists + 1, shares)
    said = res.it
    for number, mode in enumerate(effect.modes):
        res.place = place
        if number in picks:
            res.it = said
            yield from run(mode.effects, res)
        for one in mode.effects:
            place = after(place, one)


EFFECTS: dict[type[ab.Effect], Handler] = {ab.Choose: chosen, ab.SelectModes: modes}
