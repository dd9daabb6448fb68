"""Whether an effect can be carried out at all: what cannot is not offered (Cipher 2.3, 2.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import decks
from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.node import Node, walk
from engine.abilities.references import Both, It, Reference, That, Them, Those
from engine.effects import evaluate
from engine.games.cipher.effects import payability
from engine.games.cipher.effects.actions import Action
from engine.games.cipher.effects.on_cards import ACTIONS as ON_CARDS
from engine.games.cipher.effects.on_units import ACTIONS as ON_UNITS
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.effects.selection import PICKED, Able, as_pick, each_ally, pool, present
from engine.games.cipher.rules.table import DECK, HAND, RETREAT
from engine.games.cipher.vocabulary import EachAlly, verbs

ACTIONS: dict[type[Effect], Action] = {**ON_CARDS, **ON_UNITS}
_SPOKEN = (It, That, Them, Those)


def possible(effect: Effect, res: Resolution) -> bool:
    """Whether an effect, all of it, can be carried out now, as far as that can be told before it begins."""
    action = ACTIONS.get(type(effect))
    if action is not None:
        able = action.able(effect, res) if action.able is not None else None
        return enough(action.reference(effect), res, able)
    test = TESTS.get(type(effect))
    return test is None or test(effect, res)


def enough(what: Reference, res: Resolution, able: Able | None = None) -> bool:
    """Whether there are any objects to act on: as many as there are will do (Cipher 2.5)."""
    if isinstance(what, PICKED):
        pick = as_pick(what)
        found = pool(pick, res, able)
        return bool(found) and evaluate.span(pick.count, len(found), res)[1] > 0
    if isinstance(what, EachAlly):
        return all(pool(one, res, able) for one in each_ally(what))
    if isinstance(what, Both):
        return any(enough(one, res, able) for one in what.references)
    there = present(tuple(res.current(one) for one in evaluate.refs(what, res)), res)
    return any(able is None or able(number) is None for number in there)


def _all(effect: words.Sequence, res: Resolution) -> bool:
    """Whether each part can be carried out; what acts on the outcome of an earlier part is taken to follow."""
    first, *rest = effect.effects
    return possible(first, res) and all(speaks(one) or possible(one, res) for one in rest)


def speaks(part: Node) -> bool:
    """Whether a part of a text means nothing without what was said before it."""
    return any(isinstance(one, _SPOKEN) for one in walk(part))


def _by_player(effect: words.ByPlayer, res: Resolution) -> bool:
    before = res.actor, res.they
    found = False
    for seat in evaluate.seats(effect.player, res):
        res.actor = res.they = seat
        found = found or possible(effect.effect, res)
    res.actor, res.they = before
    return found


def _within(effect: Any, res: Resolution) -> bool:
    return possible(effect.effect, res)


def _draw(_: decks.Draw, res: Resolution) -> bool:
    zones = res.state.zones
    return bool(zones[DECK[res.actor]] or zones[RETREAT[res.actor]])


#: Whether an effect other than those on objects can be carried out; without an entry it always can.
TESTS: dict[type[Effect], Callable[[Any, Resolution], bool]] = {
    words.Sequence: _all,
    words.Then: _within,
    words.May: _within,
    words.IfYouDoSo: _within,
    words.ByPlayer: _by_player,
    words.EitherEffect: lambda effect, res: any(possible(one, res) for one in effect.effects),
    words.IfThen: lambda effect, res: evaluate.holds(effect.condition, res) and possible(effect.effect, res),
    words.Pay: lambda effect, res: payability.can_pay(effect.cost, res),
    decks.Draw: _draw,
    words.Select: lambda effect, res: enough(effect.what, res),
    words.Reveal: lambda effect, res: enough(effect.what, res),
    words.LookAt: lambda effect, res: enough(effect.what, res),
    verbs.ChooseUnseen: lambda effect, res: bool(res.state.zones[HAND[1 - res.actor]]),
    verbs.RatherThanSend: _within,
    verbs.LevelUpWith: lambda effect, res: enough(effect.card, res) and enough(effect.unit, res),
    verbs.Growth: lambda effect, res: enough(effect.cards, res) and enough(effect.unit, res),
}
