"""Effects on the course of the game: lines to choose, phases once more, guesses, numbered lists, winning."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.endings import end
from engine.events import SetVariable, StepVariable
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import prompts
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.apply_events import tell
from engine.games.cipher.rules.table import AREAS
from engine.procedures import Procedure
from engine.requests import ChooseOptions, ChooseYesNo

_LINES = {"Front Line": own.Zone.FRONT_LINE, "Back Line": own.Zone.BACK_LINE}
#: The step with which each phase begins; the Beginning Phase without the beginning of the turn (Cipher 13.2.1.2).
_STEPS: dict[enum.Enum, str] = {
    own.Phase.BEGINNING: "untap",
    own.Phase.BOND: "start bond",
    own.Phase.DEPLOYMENT: "start deployment",
}


# Lines


def choose_line(effect: own.ChooseLine, res: Resolution) -> Procedure:
    """Let the actor choose one of the two lines (Cipher 26.12.1)."""
    res.named.pop("line", None)
    lines = tuple(name for name, line in _LINES.items() if _has(effect, line, res))
    res.did = res.begun = bool(lines)
    if not lines:
        return
    answer = yield from ChooseOptions(
        res.actor, "{0}: which line?", "Cipher 26.12.1", lines, args=(("card", res.source.number),)
    )
    name = lines[answer[0]]
    res.named["line"] = _LINES[name]
    tell(res.state, "{0} chooses the {1}.", "Cipher 26.12.1", ("seat", res.actor), name)


def _has(effect: own.ChooseLine, line: own.Zone, res: Resolution) -> bool:
    if effect.noun is None or effect.quantity is None:
        return True
    cards = res.state.cards
    there = [number for number in evaluate.find(effect.noun, res) if cards[number].zone in AREAS[line]]
    return evaluate.meets(effect.quantity, len(there), res)


# Phases


def phases_again(effect: ab.PhasesAgain, res: Resolution) -> Procedure:
    """Let phases come once more, from the first of them on; what follows on them follows again (Cipher 13.1.2)."""
    first = effect.phases[0]
    if first is own.Phase.BEGINNING:
        res.state.emit(SetVariable("phase", "beginning"))
    res.state.emit(StepVariable("step", _STEPS[first]))
    tell(res.state, "{0} has another {1}.", "Cipher 2.1", ("seat", res.actor), first.value)
    res.did = res.begun = True
    return
    yield


# Guesses and lists


def guess(effect: own.Guess, res: Resolution) -> Procedure:
    """Let the opponent of the actor say whether something is so; it is found out at once, and told by what follows."""
    card = ("card", res.source.number)
    seat = 1 - res.actor
    if isinstance(effect.whether, ab.Is) and effect.whether.noun == own.ODD_COST:
        picked = yield from ChooseOptions(
            seat, "{0}: guess whether the Deployment Cost is odd or even.", "Cipher 2.1", ("Odd.", "Even."),
            args=(card,),
        )
        said = picked == (0,)
    else:
        said = yield from ChooseYesNo(
            seat, "{0}: guess whether this is so: {1}.", "Cipher 2.1", args=(card, prompts.condition(effect.whether)),
            yes="It is so", no="It is not so",
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


def win(effect: ab.WinsGame, res: Resolution) -> Procedure:
    """Let the actor win the game."""
    end(res.state, res.actor, "Cipher 2.1", "a skill says so")
    res.did = res.begun = True
    return
    yield


EFFECTS: dict[type[ab.Effect], Handler] = {
    own.ChooseLine: choose_line,
    ab.PhasesAgain: phases_again,
    own.Guess: guess,
    own.InOrder: in_order,
    ab.WinsGame: win,
}
