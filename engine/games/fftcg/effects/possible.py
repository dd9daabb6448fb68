"""Whether an effect can be carried out at all: what cannot is not offered (FFTCG 2.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import counters, damage, decks, discarding, stack, targets
from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Both, Pick, Reference
from engine.effects import evaluate
from engine.games.fftcg.effects import costs, places, statics, taking
from engine.games.fftcg.effects.actions import Action
from engine.games.fftcg.effects.counters import bearing
from engine.games.fftcg.effects.layout import inner
from engine.games.fftcg.effects.on_cards import ACTIONS as ON_CARDS
from engine.games.fftcg.effects.on_cards import castable
from engine.games.fftcg.effects.on_field import ACTIONS as ON_FIELD
from engine.games.fftcg.effects.on_stack import bursting
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.effects.selection import Able, pool, present
from engine.games.fftcg.effects.spoken import speaks_of_context
from engine.games.fftcg.rules.table import DECK, HAND
from engine.games.fftcg.vocabulary import (
    copying as copying_words,
)
from engine.games.fftcg.vocabulary import (
    ex_burst as ex_burst_words,
)
from engine.veil import is_secret

ACTIONS: dict[type[Effect], Action] = {**ON_CARDS, **ON_FIELD}


def possible(effect: Effect, res: Resolution) -> bool:
    """Whether an effect, all of it, can be carried out now, as far as that can be told before it begins."""
    action = ACTIONS.get(type(effect))
    if action is not None:
        able = action.able(effect, res) if action.able is not None else None
        return _enough(action.reference(effect), res, HAND[res.actor] if action.hand else None, able)
    test = TESTS.get(type(effect))
    return test is None or test(effect, res)


def _enough(what: Reference, res: Resolution, zone: int | None, able: Able | None) -> bool:
    """Whether there are as many objects as are asked for."""
    if isinstance(what, Pick):
        found = pool(what, res, zone, able)
        least, most = evaluate.bounds(what.count, len(found), res)
        if not res.veiled and not evaluate.together(what.noun, tuple(found[:least]), res):
            return len(found) > least
        return len(found) >= max(1, least) and most > 0
    if isinstance(what, AnyOne):
        return bool(pool(what, res, zone, able))
    if isinstance(what, Both):
        return all(_enough(one, res, zone, able) for one in places.listed(what))
    found = present(tuple(res.current(one) for one in evaluate.refs(what, res)), res)
    wanted = getattr(what, "count", None)
    least = evaluate.bounds(wanted, len(found), res)[0] if wanted is not None else 1
    return sum(_may(number, res, able) for number in found) >= max(1, least)


def _may(number: int, res: Resolution, able: Able | None) -> bool:
    return able is None or (res.veiled and is_secret(number, res)) or able(number) is None


def _all(effect: Effect, res: Resolution) -> bool:
    """Whether each part can be carried out; what acts on the outcome of an earlier part is taken to follow."""
    parts = inner(effect)
    if not possible(parts[0], res):
        return False
    return all(speaks_of_context(one) or possible(one, res) for one in parts[1:])


def _by_player(effect: words.ByPlayer, res: Resolution) -> bool:
    before = res.actor, res.they
    found = False
    for seat in evaluate.seats(effect.player, res):
        res.actor = res.they = seat
        found = found or possible(effect.effect, res)
    res.actor, res.they = before
    return found


def _choose(effect: targets.Choose, res: Resolution) -> bool:
    place = res.place[0]
    groups = res.targets[place : place + len(effect.targets)]
    return len(groups) < len(effect.targets) or any(groups)


def _within(effect: Any, res: Resolution) -> bool:
    return possible(effect.effect, res)


#: Whether an effect other than those on objects can be carried out; without an entry it always can.
TESTS: dict[type[Effect], Callable[[Any, Resolution], bool]] = {
    words.Sequence: _all,
    words.Then: _within,
    words.May: _within,
    words.IfYouDoSo: _within,
    words.ByPlayer: _by_player,
    words.EitherEffect: lambda effect, res: any(possible(one, res) for one in effect.effects),
    targets.Choose: _choose,
    words.Pay: lambda effect, res: costs.refuse(effect.cost, res) is None,
    decks.Draw: lambda effect, res: bool(res.state.zones[DECK[res.actor]]),
    discarding.DiscardHand: lambda effect, res: bool(res.state.zones[HAND[res.actor]]),
    discarding.DiscardAtRandom: lambda effect, res: bool(res.state.zones[HAND[res.actor]]),
    decks.Search: lambda effect, res: statics.can_search(res.state, res.actor),
    words.Select: lambda effect, res: _enough(effect.what, res, None, None),
    words.Reveal: lambda effect, res: _enough(effect.what, res, HAND[res.actor], None),
    words.LookAt: lambda effect, res: _enough(effect.what, res, None, None),
    stack.CastFree: lambda effect, res: _enough(effect.what, res, None, castable(res)),
    stack.CastPaying: lambda effect, res: _enough(effect.what, res, None, castable(res)),
    counters.RemoveCounter: lambda effect, res: _enough(
        effect.where, res, None, bearing(effect.counter, effect.count, res)
    ),
    counters.MovesCounters: lambda effect, res: _enough(
        effect.origin, res, None, bearing(effect.counter, effect.count, res)
    ) and _enough(effect.to, res, None, None),
    counters.PlaceCounter: lambda effect, res: _enough(effect.where, res, None, None),
    words.GainControl: lambda effect, res: _enough(effect.what, res, None, None),
    damage.DealDamage: lambda effect, res: _enough(effect.to, res, None, None),
    damage.ReceiveDamage: lambda effect, res: True,
    copying_words.ExchangePower: lambda effect, res: _enough(effect.what, res, None, None),
    copying_words.ExchangeControl: lambda effect, res: _enough(effect.what, res, None, None),
    ex_burst_words.UseBurst: lambda effect, res: bool(bursting(effect, res)),
    copying_words.UseOfOther: lambda effect, res: bool(taking.usable(effect, res)),
}
