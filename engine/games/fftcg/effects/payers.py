"""What may pay for the use of an ability, where its text allows only some CP (FFTCG 2.1, 11.6.9)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.kinds import Limit
from engine.effects import evaluate
from engine.games.fftcg.effects import producing
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.paying import Source
from engine.games.fftcg.vocabulary.casting import UsePaidBy, UsePaidWith

_NONE: frozenset[int] = frozenset()
_NAME = "limits"


def bind(res: Resolution, limits: tuple[Limit, ...]) -> None:
    """Let what the deed costs be paid only as the limits of its ability allow."""
    held = tuple(one for one in limits if isinstance(one, UsePaidWith | UsePaidBy))
    if held:
        res.named[_NAME] = held


def payers(res: Resolution, exclude: frozenset[int] = _NONE) -> tuple[Source, ...]:
    """Return what can produce CP for a deed, without some cards."""
    found = producing.sources(res.state, res.actor)
    if res.veiled:
        found = producing.as_known(found, res)
    found = tuple(one for one in found if one.card not in exclude)
    limits = res.named.get(_NAME, ())
    assert isinstance(limits, tuple)
    for limit in limits:
        found = tuple(left for one in found if (left := _allowed(one, limit, res)) is not None)
    return found


def _allowed(source: Source, limit: Limit, res: Resolution) -> Source | None:
    """Return a source with the Elements that a limit leaves it, None where it leaves none."""
    match limit:
        case UsePaidWith(elements):
            left = tuple(one for one in source.elements if one in producing.words_of(elements))
            return replace(source, elements=left) if left else None
        case UsePaidBy(noun):
            return source if not source.discard and evaluate.fits(noun, source.card, res) else None
    return source
