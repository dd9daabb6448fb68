"""Choosing as FFTCG's rules have it, as a text is carried out (FFTCG 11.11.5.1) and targets before (11.3.3 to 11.3.6).

What cannot be chosen is not, and what must be is (11.11.5.1.1). Players are asked in the official words for what is
meant, and told what happens with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import abilities as ab
from engine.effects.prompts import Symbols, TargetPrompts
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import nouns, statics
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import DECK, STACK, spoken
from engine.timing.legal_targets import TargetRules, choosable, may_choose, wanted_first
from engine.timing.spoken import span

# What requests say

def _render(node: ab.Node, symbols: tuple[str, ...]) -> str:
    """Return the printed words for a part of a text, spoken by no card in particular; '' where there are none."""
    from engine.games.fftcg.cards import Card, CardType
    from engine.games.fftcg.words.reading import context_of, grammar
    from engine.text.renderer import Renderer

    nobody = Card("", "this card", "", CardType.FORWARD, (), 0, 0, (), (), False, False, 0)
    return Renderer(grammar(), context_of(nobody)).said(node, symbols)


class _Prompts(TargetPrompts):
    def picked(self, node: ab.Node) -> tuple[str, ...]:
        return ("target",) if isinstance(node, ab.Target) else super().picked(node)


PROMPTS = _Prompts(
    _render,
    Symbols(("obj",), ("vps", "clauses"), ("clauses", "sentence")),
    {
        ab.PutIntoZone: lambda effect: " to put into the Break Zone" if effect.zone is own.Zone.BREAK else "",
        ab.Tap: " to dull",
        own.Freeze: " to freeze",
    },
    (
        (" they control", " you control"),
        (" their ", " your "),
        (" opponent controls", " your opponent controls"),
    ),
)


# As a text is carried out

MEANING.listed = nouns.listed
MEANING.span = span(DECK)
MEANING.may_choose = lambda noun, number, res: may_choose(number, res)
MEANING.must_choose = wanted_first


# Targets


def _by_kind(first: int) -> Callable[[str], str]:
    """Return the rules of choosing (3), selecting (4) or dividing (6), by what does it; else an action ability's."""
    numbers: Mapping[str, str] = {
        "summon": f"FFTCG 11.3.{first}",
        "special ability": f"FFTCG 11.7.{first + 2}",
        "auto-ability": f"FFTCG 11.8.{first + 6}",
        "ability": f"FFTCG 11.8.{first + 6}",
    }
    return lambda kind: numbers.get(kind, f"FFTCG 11.6.{first + 2}")


def _may(number: int, res: Resolution) -> bool:
    itself = res.kind == "summon" and number == res.source.number
    return not itself and statics.can_be_chosen(res.state, number, res)


MEANING.targets = RULES = TargetRules(
    needs=lambda kind: "FFTCG 11.3.3" if kind == "summon" else "FFTCG 11.6.5",
    choosing=_by_kind(3),
    selecting=_by_kind(4),
    dividing=_by_kind(6),
    stack=STACK,
    spoken=spoken,
    may=_may,
    must=lambda number, res: statics.must_be_chosen(res.state, number, res),
    spread=nouns.spread,
)
MEANING.choices = RULES.choices
MEANING.choosable = choosable
