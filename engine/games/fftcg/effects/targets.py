"""What FFTCG says about targets (11.3.3 to 11.3.6): where they lie, what can be chosen, by which rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.games.fftcg.effects import nouns, places, statics
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import STACK, spoken
from engine.timing.legal_targets import TargetRules, choosable


def _by_kind(first: int) -> Callable[[str], str]:
    """Return the rules of choosing (3), selecting (4) or dividing (6), by what does it; else those of action abilities
    hold.
    """
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
    lying=nouns.candidates,
    zones=places.zones,
    stack=STACK,
    spoken=spoken,
    may=_may,
    must=lambda number, res: statics.must_be_chosen(res.state, number, res),
    spread=places.spread,
)
MEANING.choices = RULES.choices
MEANING.choosable = choosable
