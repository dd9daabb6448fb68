"""How the parts of a text are joined, where all games understand that alike: "instead", "otherwise", "if you do"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.effects.evaluate import holds
from engine.effects.resolution import Resolution
from engine.procedures import Procedure


def instead_of(effect: Effect) -> words.Instead | None:
    """Return the "instead" that an effect is, apart from its condition."""
    while isinstance(effect, words.IfThen | words.Then):
        effect = effect.effect
    return effect if isinstance(effect, words.Instead) else None


def insteads(effects: Sequence[Effect], position: int) -> Iterator[tuple[Effect, words.Instead]]:
    """Return what may replace the effect at a position: each "instead" right after it, with its condition and bare."""
    for later in effects[position + 1 :]:
        found = instead_of(later)
        if found is None:
            return
        yield later, found


def applies(effect: Effect, res: Resolution) -> bool:
    """Whether the conditions around an effect hold at this moment."""
    while isinstance(effect, words.IfThen | words.Then):
        if isinstance(effect, words.IfThen) and not holds(effect.condition, res):
            return False
        effect = effect.effect
    return True


# Joints that all games have


def do(effect: Effect, res: Resolution) -> Procedure:
    """Carry out one effect."""
    return res.meaning.effects[type(effect)](effect, res)


def within(effect: words.Then | words.Instead, res: Resolution) -> Procedure:
    """What stands inside is simply carried out."""
    return do(effect.effect, res)


def otherwise(effect: words.Otherwise, res: Resolution) -> Procedure:
    """Carry it out where the "if" before it did not hold."""
    if not res.named.get("branch"):
        yield from do(effect.effect, res)


def if_you_do_so(effect: words.IfYouDoSo, res: Resolution) -> Procedure:
    """Carry it out where the thing before was done."""
    did = res.did
    if did:
        yield from do(effect.effect, res)
    res.named["branch"] = did


def if_you_dont(effect: words.IfYouDont, res: Resolution) -> Procedure:
    """Carry it out where the thing before was not done."""
    if not res.did:
        yield from do(effect.effect, res)


EFFECTS: dict[type[Effect], Callable[[Any, Any], Procedure]] = {
    words.Otherwise: otherwise,
    words.Instead: within,
    words.IfYouDoSo: if_you_do_so,
    words.IfYouDont: if_you_dont,
}
