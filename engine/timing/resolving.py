"""Resolving what lies on top of a stack: what must still hold is checked, then its text is carried out with the choices
that were made as it went there (FFTCG 11.11, Force of Will 903.3).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine import abilities as ab
from engine.course import tell
from engine.effects import evaluate
from engine.effects.actions import Handler, hide
from engine.effects.layout import after
from engine.effects.sequencing import run
from engine.events import Note, SetVariable
from engine.procedures import Procedure
from engine.state import State
from engine.timing import casting, legal_targets
from engine.timing.items import Item, stack, take_off
from engine.timing.items import StackResolution as Resolution
from engine.timing.legal_targets import rules
from engine.unread import contained


@dataclass(frozen=True, slots=True)
class ResolvingRules:
    """What a game says about resolving.

    ``text`` is the number of the rule by which the text of a card goes before the rules, ``resolves`` that of
    resolving; by ``gone``, ``condition`` and ``targets`` an item does nothing whose card is not there any more, whose
    condition does not hold any more, and of whose targets none is legal any more ('' where the rest of the text is
    carried out nevertheless). ``nothing`` is the rule of what comes to nothing. ``context`` gives that of an item,
    ``is_card`` whether an item is a card, ``is_there`` whether that still lies where it was cast to; ``over`` does what
    follows once an item has left the stack, and says who has priority.
    """

    text: str
    resolves: str
    gone: str
    condition: str
    targets: str
    nothing: str
    context: Callable[[State, Item], Any]
    is_card: Callable[[Item], bool]
    is_there: Callable[[State, Item], bool]
    over: Callable[[State, Item], Procedure]

    def resolve_top(self, state: State) -> Procedure:
        """Resolve the topmost item (FFTCG 11.1.5, 11.11.1)."""
        item = stack(state)[-1]
        state.emit(SetVariable("resolving", item.stamp))
        if not item.cancelled:
            yield from contained(state, item.source, item.seat, self.text, self._resolve(state, item))
        state.emit(SetVariable("resolving", None))
        take_off(state, item.stamp, "resolved")
        if not stack(state) and legal_targets.INSISTED in state.vars:
            state.emit(SetVariable(legal_targets.INSISTED, None))
        yield from self.over(state, item)

    def _resolve(self, state: State, item: Item) -> Procedure:
        """Check what must still hold, then carry out the text in its order."""
        res = self.context(state, item)
        name = ("card", item.source.number, item.source.entered)
        if self.is_card(item) and not self.is_there(state, item):
            tell(state, "{0} does nothing: it is not on the stack any more.", self.gone, name)
            return
        condition = getattr(item.ability, "condition", None)
        if condition is not None and not evaluate.holds(condition, res):
            text = f"The {item.kind} of {{0}} does nothing: its condition does not hold any more."
            tell(state, text, self.condition, name)
            return
        if self.targets and any(res.targets) and not any(legal_targets.still_legal(item.effects, res)):
            tell(state, "{0} does nothing: nothing it chose is there any more.", self.targets, name)
            return
        what = "{0} resolves." if self.is_card(item) else f"The {item.kind} of {{0}} resolves."
        tell(state, what, self.resolves, name)
        since = len(state.log)
        yield from res.meaning.perform(item.effects, res)
        does = any(not isinstance(one, ab.Choose) for one in item.effects)
        if does and not any(isinstance(change, Note) for change in state.log[since:]):
            tell(state, "{0}: nothing comes of it.", self.nothing, name)


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
            group = yield from casting.choose_group(target, None, res, rule, cancel=False, firm=False)
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
        picks = yield from casting.choose_modes(effect, res, res.meaning.rules.either, cancel=False, firm=False)
    place = (groups, lists + 1, shares)
    said = res.it
    for number, mode in enumerate(effect.modes):
        res.place = place
        if number in picks:
            res.it = said
            yield from run(mode.effects, res)
        for one in mode.effects:
            place = after(place, one)


def can_choose(effect: ab.Choose, res: Resolution) -> bool:
    """Whether anything that was chosen for an effect is still legal, or it has yet to be chosen for."""
    place = res.place[0]
    groups = res.targets[place : place + len(effect.targets)]
    return len(groups) < len(effect.targets) or any(groups)


EFFECTS: dict[type[ab.Effect], Handler] = {ab.Choose: chosen, ab.SelectModes: modes}
