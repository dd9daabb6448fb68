"""Carrying out what a text says, sentence by sentence (Cipher 21.1.1.2): how effects are joined, who acts, and what is
done to the course of the game.

Every class of effect has its entry in the tables; one without an entry cannot be carried out.
"""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.course import end
from engine.effects import evaluate
from engine.effects.actions import hide
from engine.effects.selection import by, enough, possible, within
from engine.effects.sequencing import run
from engine.events import Note, SetVariable, StepVariable
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import costs, selection
from engine.games.cipher.effects.on_cards import LINES
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.apply_events import apply_events, at_once, tell
from engine.games.cipher.rules.table import AREAS
from engine.procedures import Procedure
from engine.requests import ChooseOptions, ChooseYesNo

#: The step with which each phase begins; the Beginning Phase without the beginning of the turn (Cipher 13.2.1.2).
_STEPS: dict[enum.Enum, str] = {
    own.Phase.BEGINNING: "untap",
    own.Phase.BOND: "start bond",
    own.Phase.DEPLOYMENT: "start deployment",
}


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


def choose_line(effect: own.ChooseLine, res: Resolution) -> Procedure:
    """Let the actor choose one of the two lines (Cipher 26.12.1)."""
    res.named.pop("line", None)
    lines = tuple(name for name, line in LINES.items() if line in effect.lines and _has(effect, line, res))
    res.did = res.begun = bool(lines)
    if not lines:
        return
    answer = yield from ChooseOptions(res.actor, "{0}: which line?", "Cipher 26.12.1", lines, args=by(res))
    name = lines[answer[0]]
    res.named["line"] = LINES[name]
    tell(res.state, "{0} chooses the {1}.", "Cipher 26.12.1", ("seat", res.actor), name)


def _has(effect: own.ChooseLine, line: own.Zone, res: Resolution) -> bool:
    if effect.noun is None or effect.quantity is None:
        return True
    cards = res.state.cards
    there = [number for number in evaluate.find(effect.noun, res) if cards[number].zone in AREAS[line]]
    return evaluate.meets(effect.quantity, len(there), res)


def phases_again(effect: ab.PhasesAgain, res: Resolution) -> None:
    """Let phases come once more, from the first of them on; what follows on them follows again (Cipher 13.1.2)."""
    first = effect.phases[0]
    if first is own.Phase.BEGINNING:
        res.state.emit(SetVariable("phase", "beginning"))
    res.state.emit(StepVariable("step", _STEPS[first]))
    tell(res.state, "{0} has another {1}.", "Cipher 2.1", ("seat", res.actor), first.value)
    res.did = res.begun = True


def guess(effect: own.Guess, res: Resolution) -> Procedure:
    """Let the opponent of the actor say whether something is so; it is found out at once, and told by what follows."""
    seat = 1 - res.actor
    if isinstance(effect.whether, ab.Is) and effect.whether.noun == own.ODD_COST:
        picked = yield from ChooseOptions(
            seat, "{0}: guess whether the Deployment Cost is odd or even.", "Cipher 2.1", ("Odd.", "Even."),
            args=by(res),
        )
        said = picked == (0,)
    else:
        said = yield from ChooseYesNo(
            seat, "{0}: guess whether this is so: {1}.", "Cipher 2.1",
            args=(*by(res), selection.condition(effect.whether)), yes="It is so", no="It is not so",
        )
    res.named["guess"] = said is evaluate.holds(effect.whether, res)
    tell(res.state, "{0} has guessed.", "Cipher 2.1", ("seat", seat))
    res.did = res.begun = True


def in_order(effect: own.InOrder, res: Resolution) -> Procedure:
    """Carry out the entries of a list in their order (Cipher 21.1.1.2)."""
    for entry in effect.entries:
        yield from MEANING.run(entry.effects, res)
        if effect.until_fails and not res.did:
            break


def win(effect: ab.WinsGame, res: Resolution) -> None:
    """Let the actor win the game."""
    end(res.state, res.actor, "Cipher 2.1", "a skill says so")
    res.did = res.begun = True


MEANING.perform = perform
MEANING.chooses = _begins_with_choice
MEANING.prompts = selection.PROMPTS
MEANING.apply_events = apply_events
MEANING.at_once = at_once
MEANING.can_pay = costs.can_pay
MEANING.pay = costs.pay
MEANING.effects |= {
    own.Again: again,
    own.ChooseLine: choose_line,
    ab.PhasesAgain: phases_again,
    own.Guess: guess,
    own.InOrder: in_order,
    ab.WinsGame: win,
}
#: Whether an effect can be carried out at all, as far as Cipher has effects of its own (Cipher 2.3, 2.7).
MEANING.possible |= {
    ab.IfThen: lambda effect, res: evaluate.holds(effect.condition, res) and possible(effect.effect, res),
    own.RatherThanSend: within,
    own.Stack: lambda effect, res: enough(effect.what, res) and enough(effect.unit, res),
}
