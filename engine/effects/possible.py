"""Whether an effect can be carried out at all: what cannot is not offered (FFTCG 2.3, Cipher 2.3, 2.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.layout import inner
from engine.effects.locking import speaks_of_context
from engine.effects.meaning import Able
from engine.effects.resolution import Resolution
from engine.effects.selection import picks_of, pool, present
from engine.sight import is_secret


def possible(effect: ab.Effect, res: Resolution) -> bool:
    """Whether an effect, all of it, can be carried out now, as far as that can be told before it begins."""
    meaning = res.meaning
    action = meaning.actions.get(type(effect))
    if action is not None:
        zone = meaning.hands[res.actor] if action.hand else None
        return enough(action.reference(effect), res, zone, action.bars(effect, res))
    test = meaning.possible.get(type(effect))
    return test is None or test(effect, res)


def enough(what: ab.Reference, res: Resolution, zone: int | None = None, able: Able | None = None) -> bool:
    """Whether there are objects to act on, as many as are asked for where fewer will not do."""
    picks = picks_of(what, res.meaning)
    if picks:
        return all(_enough(one, res, zone, able) for one in picks)
    fewer_do = res.meaning.policy.fewer_do
    if isinstance(what, ab.Both):
        found = (enough(one, res, zone, able) for one in res.meaning.listed(what))
        return any(found) if fewer_do else all(found)
    there = present(tuple(res.current(one) for one in evaluate.refs(what, res)), res)
    count = None if fewer_do else getattr(what, "count", None)
    least = evaluate.bounds(count, len(there), res)[0] if count is not None else 1
    return sum(_may(number, res, able) for number in there) >= max(1, least)


def _enough(what: ab.Pick, res: Resolution, zone: int | None, able: Able | None) -> bool:
    found = pool(what, res, zone, able)
    least, most = evaluate.bounds(what.count, len(found), res)
    if res.meaning.policy.fewer_do:
        return bool(found) and most > 0
    if not res.veiled and not evaluate.together(what.noun, tuple(found[:least]), res):
        return len(found) > least
    return len(found) >= max(1, least) and most > 0


def _may(number: int, res: Resolution, able: Able | None) -> bool:
    return able is None or (res.veiled and is_secret(number, res)) or able(number) is None


def _all(effect: ab.Sequence, res: Resolution) -> bool:
    """Whether each part can be carried out; what acts on the outcome of an earlier part is taken to follow."""
    first, *rest = inner(effect)
    return possible(first, res) and all(speaks_of_context(one) or possible(one, res) for one in rest)


def _by_player(effect: ab.ByPlayer, res: Resolution) -> bool:
    before = res.actor, res.they
    found = False
    for seat in evaluate.seats(effect.player, res):
        res.actor = res.they = seat
        found = found or possible(effect.effect, res)
    res.actor, res.they = before
    return found


def within(effect: Any, res: Resolution) -> bool:
    """Whether what stands inside can be carried out."""
    return possible(effect.effect, res)


def acts_on(field: str = "what") -> Callable[[Any, Any], bool]:
    """Whether there is enough of what an effect names in a field."""
    return lambda effect, res: enough(getattr(effect, field), res)


#: Whether an effect that is no action on objects can be carried out, where every game says the same.
POSSIBLE: dict[type[ab.Effect], Callable[[Any, Any], bool]] = {
    ab.Sequence: _all,
    ab.Then: within,
    ab.May: within,
    ab.AtRandom: within,
    ab.IfYouDoSo: within,
    ab.ByPlayer: _by_player,
    ab.EitherEffect: lambda effect, res: any(possible(one, res) for one in effect.effects),
    ab.Pay: lambda effect, res: res.meaning.can_pay(effect.cost, res),
    ab.Draw: lambda effect, res: res.meaning.moves.left(res.state, res.actor) > 0,
    ab.Select: acts_on(),
    ab.Reveal: lambda effect, res: enough(effect.what, res, res.meaning.hands[res.actor]),
    ab.LookAt: acts_on(),
}
