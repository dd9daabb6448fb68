"""What was named while an ability was carried out, as a quality: "of the named Element" (FFTCG 11.11.5.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import naming
from engine.abilities import nouns as words
from engine.abilities.amounts import Comparison, Number
from engine.abilities.naming import NameKind
from engine.abilities.nouns import Quality
from engine.games.fftcg import vocabulary
from engine.games.fftcg.effects.resolution import MEANING, Resolution

#: What it is to have what was named.
NAMED: dict[NameKind, Callable[[Any], Quality]] = {
    NameKind.ELEMENT: vocabulary.OfElement,
    NameKind.JOB: vocabulary.WithJob,
    NameKind.CATEGORY: vocabulary.OfCategory,
    NameKind.CARD_NAME: words.Named,
    NameKind.CARD_TYPE: words.OfType,
    NameKind.COST: lambda number: words.CostIs(Comparison.EXACTLY, Number(number)),
    NameKind.NUMBER: lambda number: words.CostIs(Comparison.EXACTLY, Number(number)),
    NameKind.PARITY: words.CostOfParity,
}


def named_quality(quality: naming.OfNamed, res: Resolution) -> Quality | None:
    """Return the quality that was named while this ability was carried out, None where nothing was."""
    kind = quality.kind
    assert isinstance(kind, NameKind)
    value: Any = res.named.get(kind.value)
    return None if value is None else NAMED[kind](value)


MEANING.named_quality = named_quality
