"""Whether an effect can be carried out at all: what cannot is not offered (Cipher 2.3, 2.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.node import Node, walk
from engine.abilities.references import Both, It, Reference, That, Them, Those
from engine.effects import evaluate
from engine.games.cipher import verbs
from engine.games.cipher.deeds import affording
from engine.games.cipher.deeds.acting import Action
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.deeds.effects_cards import ACTIONS as ON_CARDS
from engine.games.cipher.deeds.effects_units import ACTIONS as ON_UNITS
from engine.games.cipher.deeds.picking import PICKED, Able, as_pick, each_ally, pool, present
from engine.games.cipher.law.table import DECK, HAND, RETREAT
from engine.games.cipher.vocabulary import EachAlly

ACTIONS: dict[type[Effect], Action] = {**ON_CARDS, **ON_UNITS}
_SPOKEN = (It, That, Them, Those)


def possible(effect: Effect, deed: Deed) -> bool:
    """Whether an effect, all of it, can be carried out now, as far as that can be told before it begins."""
    action = ACTIONS.get(type(effect))
    if action is not None:
        able = action.able(effect, deed) if action.able is not None else None
        return enough(action.reference(effect), deed, able)
    test = TESTS.get(type(effect))
    return test is None or test(effect, deed)


def enough(what: Reference, deed: Deed, able: Able | None = None) -> bool:
    """Whether there are any objects to act on: as many as there are will do (Cipher 2.5)."""
    if isinstance(what, PICKED):
        pick = as_pick(what)
        found = pool(pick, deed, able)
        return bool(found) and evaluate.span(pick.count, len(found), deed)[1] > 0
    if isinstance(what, EachAlly):
        return all(pool(one, deed, able) for one in each_ally(what))
    if isinstance(what, Both):
        return any(enough(one, deed, able) for one in what.references)
    there = present(tuple(deed.current(one) for one in evaluate.refs(what, deed)), deed)
    return any(able is None or able(number) is None for number in there)


def _all(effect: words.Sequence, deed: Deed) -> bool:
    """Whether each part can be carried out; what acts on the outcome of an earlier part is taken to follow."""
    first, *rest = effect.effects
    return possible(first, deed) and all(speaks(one) or possible(one, deed) for one in rest)


def speaks(part: Node) -> bool:
    """Whether a part of a text means nothing without what was said before it."""
    return any(isinstance(one, _SPOKEN) for one in walk(part))


def _by_player(effect: words.ByPlayer, deed: Deed) -> bool:
    before = deed.actor, deed.they
    found = False
    for seat in evaluate.seats(effect.player, deed):
        deed.actor = deed.they = seat
        found = found or possible(effect.effect, deed)
    deed.actor, deed.they = before
    return found


def _within(effect: Any, deed: Deed) -> bool:
    return possible(effect.effect, deed)


def _draw(_: words.Draw, deed: Deed) -> bool:
    zones = deed.state.zones
    return bool(zones[DECK[deed.actor]] or zones[RETREAT[deed.actor]])


#: Whether an effect other than those on objects can be carried out; without an entry it always can.
TESTS: dict[type[Effect], Callable[[Any, Deed], bool]] = {
    words.Sequence: _all,
    words.Then: _within,
    words.May: _within,
    words.IfYouDoSo: _within,
    words.ByPlayer: _by_player,
    words.EitherEffect: lambda effect, deed: any(possible(one, deed) for one in effect.effects),
    words.IfThen: lambda effect, deed: evaluate.holds(effect.condition, deed) and possible(effect.effect, deed),
    words.Pay: lambda effect, deed: affording.can_pay(effect.cost, deed),
    words.Draw: _draw,
    words.Select: lambda effect, deed: enough(effect.what, deed),
    words.Reveal: lambda effect, deed: enough(effect.what, deed),
    words.LookAt: lambda effect, deed: enough(effect.what, deed),
    verbs.ChooseUnseen: lambda effect, deed: bool(deed.state.zones[HAND[1 - deed.actor]]),
    verbs.RatherThanSend: _within,
    verbs.LevelUpWith: lambda effect, deed: enough(effect.card, deed) and enough(effect.unit, deed),
    verbs.Growth: lambda effect, deed: enough(effect.cards, deed) and enough(effect.unit, deed),
}
