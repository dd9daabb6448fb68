"""Whether an effect can be carried out at all: what cannot is not offered (FFTCG 2.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Both, Pick, Reference
from engine.effects import evaluate
from engine.games.fftcg import burstwords, counterwords, takenwords
from engine.games.fftcg.deeds import costs, places, statics, taking
from engine.games.fftcg.deeds.acting import Action
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.counters import bearing
from engine.games.fftcg.deeds.effects_cards import ACTIONS as ON_CARDS
from engine.games.fftcg.deeds.effects_cards import castable
from engine.games.fftcg.deeds.effects_field import ACTIONS as ON_FIELD
from engine.games.fftcg.deeds.effects_stack import bursting
from engine.games.fftcg.deeds.layout import inner
from engine.games.fftcg.deeds.picking import Able, pool, present
from engine.games.fftcg.deeds.spoken import speaks_of_context
from engine.games.fftcg.law.table import DECK, HAND
from engine.veil import is_secret

ACTIONS: dict[type[Effect], Action] = {**ON_CARDS, **ON_FIELD}


def possible(effect: Effect, deed: Deed) -> bool:
    """Whether an effect, all of it, can be carried out now, as far as that can be told before it begins."""
    action = ACTIONS.get(type(effect))
    if action is not None:
        able = action.able(effect, deed) if action.able is not None else None
        return _enough(action.reference(effect), deed, HAND[deed.actor] if action.hand else None, able)
    test = TESTS.get(type(effect))
    return test is None or test(effect, deed)


def _enough(what: Reference, deed: Deed, zone: int | None, able: Able | None) -> bool:
    """Whether there are as many objects as are asked for."""
    if isinstance(what, Pick):
        found = pool(what, deed, zone, able)
        least, most = evaluate.bounds(what.count, len(found), deed)
        if not deed.veiled and not evaluate.together(what.noun, tuple(found[:least]), deed):
            return len(found) > least
        return len(found) >= max(1, least) and most > 0
    if isinstance(what, AnyOne):
        return bool(pool(what, deed, zone, able))
    if isinstance(what, Both):
        return all(_enough(one, deed, zone, able) for one in places.listed(what))
    found = present(tuple(deed.current(one) for one in evaluate.refs(what, deed)), deed)
    wanted = getattr(what, "count", None)
    least = evaluate.bounds(wanted, len(found), deed)[0] if wanted is not None else 1
    return sum(_may(number, deed, able) for number in found) >= max(1, least)


def _may(number: int, deed: Deed, able: Able | None) -> bool:
    return able is None or (deed.veiled and is_secret(number, deed)) or able(number) is None


def _all(effect: Effect, deed: Deed) -> bool:
    """Whether each part can be carried out; what acts on the outcome of an earlier part is taken to follow."""
    parts = inner(effect)
    if not possible(parts[0], deed):
        return False
    return all(speaks_of_context(one) or possible(one, deed) for one in parts[1:])


def _by_player(effect: words.ByPlayer, deed: Deed) -> bool:
    before = deed.actor, deed.they
    found = False
    for seat in evaluate.seats(effect.player, deed):
        deed.actor = deed.they = seat
        found = found or possible(effect.effect, deed)
    deed.actor, deed.they = before
    return found


def _choose(effect: words.Choose, deed: Deed) -> bool:
    place = deed.place[0]
    groups = deed.targets[place : place + len(effect.targets)]
    return len(groups) < len(effect.targets) or any(groups)


def _within(effect: Any, deed: Deed) -> bool:
    return possible(effect.effect, deed)


#: Whether an effect other than those on objects can be carried out; without an entry it always can.
TESTS: dict[type[Effect], Callable[[Any, Deed], bool]] = {
    words.Sequence: _all,
    words.Then: _within,
    words.May: _within,
    words.IfYouDoSo: _within,
    words.ByPlayer: _by_player,
    words.EitherEffect: lambda effect, deed: any(possible(one, deed) for one in effect.effects),
    words.Choose: _choose,
    words.Pay: lambda effect, deed: costs.refuse(effect.cost, deed) is None,
    words.Draw: lambda effect, deed: bool(deed.state.zones[DECK[deed.actor]]),
    words.DiscardHand: lambda effect, deed: bool(deed.state.zones[HAND[deed.actor]]),
    words.DiscardAtRandom: lambda effect, deed: bool(deed.state.zones[HAND[deed.actor]]),
    words.Search: lambda effect, deed: statics.can_search(deed.state, deed.actor),
    words.Select: lambda effect, deed: _enough(effect.what, deed, None, None),
    words.Reveal: lambda effect, deed: _enough(effect.what, deed, HAND[deed.actor], None),
    words.LookAt: lambda effect, deed: _enough(effect.what, deed, None, None),
    words.CastFree: lambda effect, deed: _enough(effect.what, deed, None, castable(deed)),
    words.CastPaying: lambda effect, deed: _enough(effect.what, deed, None, castable(deed)),
    words.RemoveCounter: lambda effect, deed: _enough(
        effect.where, deed, None, bearing(effect.counter, effect.count, deed)
    ),
    counterwords.MovesCounters: lambda effect, deed: _enough(
        effect.origin, deed, None, bearing(effect.counter, effect.count, deed)
    ) and _enough(effect.to, deed, None, None),
    words.PlaceCounter: lambda effect, deed: _enough(effect.where, deed, None, None),
    words.GainControl: lambda effect, deed: _enough(effect.what, deed, None, None),
    words.DealDamage: lambda effect, deed: _enough(effect.to, deed, None, None),
    words.ReceiveDamage: lambda effect, deed: True,
    takenwords.ExchangePower: lambda effect, deed: _enough(effect.what, deed, None, None),
    takenwords.ExchangeControl: lambda effect, deed: _enough(effect.what, deed, None, None),
    burstwords.UseBurst: lambda effect, deed: bool(bursting(effect, deed)),
    takenwords.UseOfOther: lambda effect, deed: bool(taking.usable(effect, deed)),
}
