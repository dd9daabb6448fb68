"""Carrying out what a text says, sentence by sentence (Cipher 21.1.1.2): how effects are joined, and who acts.

Every class of effect has its entry in :data:`EFFECTS`; one without an entry cannot be carried out.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.actions import enter
from engine.effects.looking import hide
from engine.effects.possible import enough, possible, within
from engine.effects.sequencing import run
from engine.events import Note
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import costs, for_later, on_cards, on_game, on_units, payability, prompts
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.apply_events import apply_events, at_once, tell
from engine.procedures import Procedure


def perform(effects: tuple[ab.Effect, ...], res: Resolution) -> Procedure:
    """Carry out a whole text in its order; what cannot be done is skipped (Cipher 2.3, 21.1.1.2)."""
    since = len(res.state.log)
    res.named["whole"] = effects
    yield from run(effects, res)
    hide(res)
    if not any(isinstance(change, Note) for change in res.state.log[since:]):
        tell(res.state, "{0}: nothing comes of it.", "Cipher 2.3", ("card", *res.source))


def _begins_with_choice(effect: ab.Effect) -> bool:
    """Whether the first thing that an effect does is to let the actor choose cards."""
    if isinstance(effect, ab.Sequence):
        return _begins_with_choice(effect.effects[0])
    return isinstance(getattr(effect, "what", None), ab.Pick)


def again(effect: own.Again, res: Resolution) -> Procedure:
    """Let the actor pay for doing all over again what the skill has said before, as often as they like."""
    whole = res.named["whole"]
    assert isinstance(whole, tuple)
    before = tuple(one for one in whole if one is not effect)
    while (yield from costs.offered(effect.cost, res)):
        yield from costs.pay(effect.cost, res)
        yield from run(before, res)


MEANING.perform = perform
MEANING.chooses = _begins_with_choice
MEANING.prompts = prompts.PROMPTS
MEANING.apply_events = apply_events
MEANING.at_once = at_once
MEANING.can_pay = payability.can_pay
MEANING.pay = costs.pay
#: What carries out each class of effect.
MEANING.effects[own.Again] = again
MEANING.effects |= {
    **on_game.EFFECTS, **for_later.EFFECTS, **on_units.EFFECTS,
}
enter(MEANING, on_cards.ACTIONS)
enter(MEANING, on_units.ACTIONS)
#: Whether an effect can be carried out at all, as far as Cipher has effects of its own (Cipher 2.3, 2.7).
MEANING.possible |= {
    ab.IfThen: lambda effect, res: evaluate.holds(effect.condition, res) and possible(effect.effect, res),
    own.RatherThanSend: within,
    own.Stack: lambda effect, res: enough(effect.what, res) and enough(effect.unit, res),
}
