"""What a skill could choose, before it is used: so that a table can show it (Cipher 21.1.1.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.meaning import Able
from engine.effects.selection import picks_of, pool
from engine.effects.spoken import speaks_of_context
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.places import plan
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import BACK, FRONT, is_unit

#: What is done later, and what is paid, chooses nothing as a skill is carried out.
_APART = (ab.Delayed, ab.Pay, own.AtCombatEndIf)


def targets(effects: tuple[ab.Effect, ...], res: Resolution) -> tuple[int, ...] | None:
    """Return the units that a skill could choose now, each once; None where its text chooses no unit.

    What depends on another choice is not known yet; what the opponent chooses, its player does not.
    """
    if not _chooses(effects):
        return None
    found: dict[int, None] = {}
    for pick, able in _picks(effects, res):
        if _among_units(pick.noun) and not speaks_of_context(pick):
            found.update((number, None) for number in pool(pick, res, able=able) if is_unit(res.state, number))
    return tuple(found)


def _among_units(noun: ab.Noun) -> bool:
    """Whether a noun looks on the battlefield."""
    where = plan(noun)
    return where is not None and (FRONT in where[0] or BACK in where[0])


def _picks(part: object, res: Resolution | None, able: Able | None = None) -> Iterator[tuple[ab.Pick, Able | None]]:
    """Yield what a text lets its player choose, each with what it has to be good for; without a deed, all of it."""
    match part:
        case tuple():
            for one in part:
                yield from _picks(one, res, able)
        case ab.IfThen(condition, then):
            if res is None or speaks_of_context(condition) or evaluate.holds(condition, res):
                yield from _picks(then, res)
        case ab.ByPlayer(player, then):
            if res is None or evaluate.seats(player, res)[:1] == (res.actor,):
                yield from _picks(then, res)
        case ab.Reference() if type(part) in MEANING.picks:
            yield from ((one, able) for one in picks_of(part, MEANING))
        case ab.Both(references):
            yield from _picks(references, res, able)
        case ab.Effect() if not isinstance(part, _APART):
            action = MEANING.actions.get(type(part))
            good = None if res is None or action is None else action.bars(part, res)
            for one in fields(part):
                value = getattr(part, one.name)
                if isinstance(value, ab.Effect | ab.Reference | tuple):
                    yield from _picks(value, res, good)


def _choose(effects: tuple[ab.Effect, ...]) -> bool:
    return any(_among_units(pick.noun) for pick, _ in _picks(effects, None))


#: Whether a text lets its player choose units.
_chooses: ab.Memo[tuple[ab.Effect, ...], bool] = ab.Memo(_choose)
