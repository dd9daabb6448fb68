"""Numbers that become those of something else, or so much, for a time (VG 16.10)."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.effects.resolution import note_done
from engine.effects.selection import objects
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects.layers import FIELDS
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.procedures import Procedure
from engine.state import ref


def _match(effect: own.Match, res: Resolution) -> Procedure:
    """Raise or reduce numbers by what they differ from those of another unit (VG 16.10)."""
    spoken = res.it
    whose = yield from objects(effect.whom, res, effect)
    # "That unit" is who was spoken of before, and not who is matched.
    res.it = spoken
    what = yield from objects(effect.what, res, effect)
    if not whose:
        return
    other = MEANING.now(res.state, whose[0])
    numbers = {value: getattr(other, FIELDS[value]) for value in effect.values if isinstance(value, own.Value)}
    yield from _raise_to(numbers, what, effect.duration, res)


def _bring(effect: own.Bring, res: Resolution) -> Procedure:
    """Raise or reduce a number by what is missing to so much (VG 16.10)."""
    what = yield from objects(effect.what, res, effect)
    yield from _raise_to({effect.value: evaluate.value(effect.amount, res)}, what, effect.duration, res)


def _raise_to(numbers: dict[own.Value, int], what: list[int], duration: ab.Duration, res: Resolution) -> Procedure:
    state = res.state
    statics: list[ab.Static] = []
    for number in what:
        mine = MEANING.now(state, number)
        statics.append(ab.Changes(LockedIn((ref(state, number),)), tuple([
            own.Varies(value, own.How.RAISED, ab.Number(wanted - getattr(mine, FIELDS[value])))
            for value, wanted in numbers.items()
        ])))  # fmt: skip
    note_done(res, bool(statics))
    if statics:
        yield from MEANING.effects[ab.Lasting](ab.Lasting(duration, tuple(statics)), res) or ()


MEANING.effects |= {own.Match: _match, own.Bring: _bring}
