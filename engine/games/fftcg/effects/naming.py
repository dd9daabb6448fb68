"""What was named while an ability was carried out, as a quality: "of the named Element" (FFTCG 11.11.5.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects.resolution import MEANING, Resolution

#: What it is to have what was named.
NAMED: dict[ab.NameKind, Callable[[Any], ab.Quality]] = {
    ab.NameKind.ELEMENT: own.OfElement,
    ab.NameKind.JOB: own.WithJob,
    ab.NameKind.CATEGORY: own.OfCategory,
    ab.NameKind.CARD_NAME: ab.Named,
    ab.NameKind.CARD_TYPE: ab.OfType,
    ab.NameKind.COST: lambda number: ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(number)),
    ab.NameKind.NUMBER: lambda number: ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(number)),
    ab.NameKind.PARITY: ab.CostOfParity,
}


def named_quality(quality: ab.OfNamed, res: Resolution) -> ab.Quality | None:
    """Return the quality that was named while this ability was carried out, None where nothing was."""
    kind = quality.kind
    assert isinstance(kind, ab.NameKind)
    value: Any = res.named.get(kind.value)
    return None if value is None else NAMED[kind](value)


MEANING.named_quality = named_quality
