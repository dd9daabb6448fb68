"""What a play could choose, before it is made: so that a table can show it (FFTCG 11.3.3, 11.6.5, 11.7.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.layout import inner
from engine.effects.spoken import speaks_of_context
from engine.timing.legal_targets import any_of, candidates, refuse_choices, rules
from engine.timing.resolution import StackResolution as Resolution


def targets(effects: tuple[ab.Effect, ...], res: Resolution) -> tuple[int, ...] | None:
    """Return the cards that what goes on the stack could choose now, each once; None where its text chooses nothing.

    What depends on another choice is not known yet; what the opponent chooses, its player does not.
    """
    if not rules(res).targets_of(effects):
        return None
    found: dict[int, None] = {}
    for target in _groups(effects, res):
        if not speaks_of_context(any_of(target).noun):
            found.update((number, None) for number in candidates(any_of(target), res) if number >= 0)
    return tuple(found)


def _groups(effects: Iterable[ab.Effect], res: Resolution) -> Iterator[ab.Target]:
    """Yield the groups of targets that would be asked for, as far as that can be told."""
    for one in effects:
        match one:
            case ab.Choose():
                yield from rules(res).groups_of(one)
            case ab.SelectModes(modes=modes):
                for mode in modes:
                    if refuse_choices(mode.effects, res) is None:
                        yield from _groups(mode.effects, res)
            case ab.IfThen(condition, then):
                if speaks_of_context(condition) or evaluate.holds(condition, res):
                    yield from _groups((then,), res)
            case ab.ByPlayer(player, then):
                if evaluate.seats(player, res)[:1] == (res.actor,):
                    yield from _groups((then,), res)
            case _:
                yield from _groups(inner(one), res)
