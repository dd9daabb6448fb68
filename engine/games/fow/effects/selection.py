"""Choosing as Force of Will's rules have it: targets before (FOW 903.2d), and what is chosen as a text is carried out
(FOW 1014). What cannot be targeted is not (FOW 1120).
"""

from __future__ import annotations

from dataclasses import replace

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.prompts import Symbols, TargetPrompts
from engine.games.fow import vocabulary as own
from engine.games.fow.effects import nouns, statics
from engine.games.fow.effects.resolution import MEANING, Resolution
from engine.games.fow.rules.table import CHASE, DECK, STONE_DECK, spoken
from engine.procedures import Procedure
from engine.timing import resolving
from engine.timing.legal_targets import TargetRules, choosable
from engine.timing.spoken import span

# What requests say

def said(node: ab.Node, symbols: tuple[str, ...]) -> str:
    """Return the printed words for a part of a text, spoken by no card in particular; '' where there are none."""
    from engine.games.fow.cards import Card, CardType
    from engine.games.fow.words.aiming import Targeted, printed
    from engine.games.fow.words.reading import context_of, grammar
    from engine.games.fow.words.typography import printed as with_braces
    from engine.text.renderer import Renderer

    nobody = Card("", "this card", "", type=CardType.RESONATOR)
    if isinstance(node, ab.Target):
        node = Targeted(node.count, node.noun)
    return with_braces(Renderer(grammar(), context_of(nobody)).said(printed(node), symbols))


class _Prompts(TargetPrompts):
    def _print_mode(self, mode: ab.Mode) -> str:
        if mode.effects and isinstance(mode.effects[0], own.ChoosePlayer):
            mode = ab.Mode(mode.effects[1:])
        return self._render(mode, ("last_mode",)) or "An action without words of its own."


PROMPTS = _Prompts(
    said,
    Symbols(("obj",), ("vps", "clauses"), ("clauses", "sentence")),
    {
        ab.Break: " to destroy", ab.Tap: " to rest", ab.Untap: " to recover", own.Banish: " to banish",
        ab.Cancel: " to cancel",
    },
    ((" they control", " you control"), (" their ", " your ")),
)
MEANING.prompts = PROMPTS


# As a text is carried out

MEANING.span = span(DECK, STONE_DECK)
# What is chosen as a text is carried out is no target (FOW 1120.2 speaks of those alone).
MEANING.must_choose = lambda found, res: ()


# Targets


def _may(number: int, res: Resolution) -> bool:
    itself = res.kind == "spell" and number == res.source.number
    return not itself and statics.can_be_targeted(res.state, number, res)


def _may_be_chosen(mode: ab.Mode, res: Resolution) -> bool:
    """Whether the player whom one of two actions chooses can be targeted (FOW 903.2d)."""
    chosen = next((one.player for one in mode.effects if isinstance(one, own.ChoosePlayer)), None)
    return chosen is None or all(
        statics.player_can(res.state, seat, "chosen", res.cause) for seat in evaluate.seats(chosen, res)
    )


def aim(effect: ab.Choose, res: Resolution) -> Procedure:
    """Speak of the targets from here on: to have targeted something is nothing that was done (FOW 1019.2)."""
    yield from resolving.chosen(effect, res)
    res.did = False


def modes(effect: ab.SelectModes, res: Resolution) -> Procedure:
    """Carry out the selected actions, of one that targets a player who cannot be any more what is not about that player
    (FOW 903.3a).
    """
    if res.place[1] < len(res.modes) and not all(_may_be_chosen(mode, res) for mode in effect.modes):
        effect = replace(effect, modes=tuple(
            mode if _may_be_chosen(mode, res) else _left(mode, effect) for mode in effect.modes
        ))
    return resolving.modes(effect, res)


def _left(mode: ab.Mode, of: ab.SelectModes) -> ab.Mode:
    """Return what one of two actions does whichever player is its target; the rest keeps its place and is not done."""
    common = {one for other in of.modes if other is not mode for one in other.effects}
    return ab.Mode(tuple(one if one in common else ab.IfThen(ab.Or(()), one) for one in mode.effects))


MEANING.targets = RULES = TargetRules(
    needs=lambda kind: "FOW 903.2d",
    choosing=lambda kind: "FOW 903.2d",
    selecting=lambda kind: "FOW 903.2c",
    dividing=lambda kind: "FOW 903.2d",
    stack=CHASE,
    spoken=spoken,
    may=_may,
    spread=nouns.spread,
    selects=_may_be_chosen,
)
MEANING.choices = RULES.choices
MEANING.choosable = choosable
