"""What a play could choose, before it is made: so that a table can show it (FFTCG 11.3.3, 11.6.5, 11.7.5, Cipher
21.1.1.2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.layout import inner
from engine.effects.locking import speaks_of_context
from engine.timing.legal_targets import refuse_choices


def targets(effects: tuple[ab.Effect, ...], res: Any) -> tuple[int, ...] | None:
    """Return the cards that a text could choose now, each once; None where it chooses nothing.

    What depends on another choice is not known yet; what the opponent chooses, its player does not.
    """
    choices, choosable = res.meaning.choices, res.meaning.choosable
    if not any(choices(one) for one in _parts(effects)):
        return None
    found: dict[int, None] = {}
    for effect in _carried_out(effects, res):
        for choice in choices(effect):
            found.update((number, None) for number in choosable(choice, effect, res))
    return tuple(found)


def _parts(effects: Iterable[ab.Effect]) -> Iterator[ab.Effect]:
    for one in effects:
        yield one
        yield from _parts(inner(one))


def _carried_out(effects: Iterable[ab.Effect], res: Any) -> Iterator[ab.Effect]:
    """Yield the parts of a text that its player would carry out, as far as that can be told."""
    for one in effects:
        yield one
        match one:
            case ab.SelectModes(modes=modes):
                for mode in modes:
                    if refuse_choices(mode.effects, res) is None:
                        yield from _carried_out(mode.effects, res)
            case ab.IfThen(condition, then):
                if speaks_of_context(condition) or evaluate.holds(condition, res):
                    yield from _carried_out((then,), res)
            case ab.ByPlayer(player, then):
                if evaluate.seats(player, res)[:1] == (res.actor,):
                    yield from _carried_out((then,), res)
            case _:
                yield from _carried_out(inner(one), res)
