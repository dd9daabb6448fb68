"""How the parts of a text are joined, where all games understand that alike: "instead", "otherwise", "if you do"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from engine.abilities import effects as words
from engine.abilities.conditions import Condition, Is, Not
from engine.abilities.effects import Effect
from engine.abilities.references import Reference
from engine.procedures import Procedure


class Deed(Protocol):
    """What joining needs of the context in which a text is carried out.

    ``did`` tells whether the last thing that could be done was done; the named value "branch" whether the last "if"
    held.
    """

    did: bool
    named: dict[str, object]


D = TypeVar("D", bound=Deed)
#: Whether a condition holds at this moment.
Holds = Callable[[Condition, D], bool]


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


def applies(effect: Effect, deed: D, holds: Holds[D]) -> bool:
    """Whether the conditions around an effect hold at this moment."""
    while isinstance(effect, words.IfThen | words.Then):
        if isinstance(effect, words.IfThen) and not holds(effect.condition, deed):
            return False
        effect = effect.effect
    return True


def is_not(condition: Not, deed: D, refs: Callable[[Reference, D], Sequence[object]], holds: Holds[D]) -> bool:
    """Whether something is not so. Of a card that there is not, nothing is so: "If the discarded card is not ..."."""
    inner = condition.condition
    if isinstance(inner, Is) and not refs(inner.what, deed):
        return False
    return not holds(inner, deed)


class Joining(Generic[D]):
    """The joints of a game that carries out one effect with ``do``."""

    def __init__(self, do: Callable[[Effect, D], Procedure]) -> None:
        self._do = do

    def within(self, effect: words.Then | words.Instead, deed: D) -> Procedure:
        """What stands inside is simply carried out."""
        return self._do(effect.effect, deed)

    def otherwise(self, effect: words.Otherwise, deed: D) -> Procedure:
        """Carry it out where the "if" before it did not hold."""
        if not deed.named.get("branch"):
            yield from self._do(effect.effect, deed)

    def if_you_do_so(self, effect: words.IfYouDoSo, deed: D) -> Procedure:
        """Carry it out where the thing before was done."""
        did = deed.did
        if did:
            yield from self._do(effect.effect, deed)
        deed.named["branch"] = did

    def if_you_dont(self, effect: words.IfYouDont, deed: D) -> Procedure:
        """Carry it out where the thing before was not done."""
        if not deed.did:
            yield from self._do(effect.effect, deed)
