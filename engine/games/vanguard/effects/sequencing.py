"""Carrying out what a text says, sentence by sentence (VG 16.8): how effects are joined, and what ends the game."""

from __future__ import annotations

from engine import abilities as ab
from engine.course import end
from engine.effects import evaluate
from engine.effects.actions import hide
from engine.effects.selection import possible
from engine.effects.sequencing import run
from engine.events import Note
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import costs, rather
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules.apply_events import apply_events, at_once, tell
from engine.procedures import Procedure


def perform(effects: tuple[ab.Effect, ...], res: Resolution) -> Procedure:
    """Carry out a whole text in its order; what cannot be done is skipped (VG 1.6, 16.8)."""
    since = len(res.state.log)
    effects = rather.in_full(effects)
    res.named["whole"] = effects
    yield from run(effects, res)
    hide(res)
    if not any(isinstance(change, Note) for change in res.state.log[since:]):
        tell(res.state, "{0}: nothing comes of it.", "VG 1.6", ("card", *res.source))


def win(effect: ab.WinsGame, res: Resolution) -> None:
    """Let the actor win the game at once (VG 1.5)."""
    end(res.state, res.actor, "VG 1.5", "a text says so")
    res.did = res.begun = True


def lose(effect: ab.LosesGame, res: Resolution) -> None:
    """Let the actor lose the game at once (VG 1.5)."""
    end(res.state, 1 - res.actor, "VG 1.5", "a text says so")
    res.did = res.begun = True


class _Spoken:
    """How cards are spoken of where something is refused."""

    @staticmethod
    def spoken(card: object) -> str:
        from engine.games.vanguard.rules.table import spoken

        return spoken(card)  # type: ignore[arg-type]


MEANING.perform = perform
# "You may" is asked before anything is chosen.
MEANING.chooses = lambda effect: False
MEANING.apply_events = apply_events
MEANING.at_once = at_once
MEANING.can_pay = costs.can_pay
MEANING.pay = costs.pay
MEANING.targets = _Spoken
MEANING.effects |= {
    ab.WinsGame: win,
    ab.LosesGame: lose,
    # It stands in the place of the sentence before.
    own.RatherThan: lambda effect, res: None,
    own.RatherTo: lambda effect, res: None,
    own.RatherDo: lambda effect, res: None,
}
MEANING.possible |= {
    ab.IfThen: lambda effect, res: evaluate.holds(effect.condition, res) and possible(effect.effect, res),
}
