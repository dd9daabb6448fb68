"""Replacement effects (FOW 910): what happens instead of an event that is about to happen, prevention among them (FOW
1018).

Damage to a card is the event "hurt", damage to a player the fact "damage player", as gaining and losing life are facts
too. Of those that apply the controller of the card, or the player, chooses which comes first (910.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.board import Replacer
from engine.continuous.in_force import RuleEffect
from engine.continuous.lasting import ContinuousEffect, all_of, let_end
from engine.course import EventProcedure, tell
from engine.effects import evaluate, matching
from engine.effects.matching import times
from engine.events import Event, Hurt, Move, Notice, SetCardField, SetVariable, extend
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules.table import FIELD, alive, spoken
from engine.state import State
from engine.triggers.apply_events import Replacement, finder, moved_instead, wants
from engine.triggers.trigger_event import TriggerEvent, about_to
from engine.unread import contained

_RULE = "FOW 910.1"
_FACTS = frozenset({"damage player", "gain life", "lose life"})
_DAMAGE = frozenset({"hurt", "damage player"})
#: The kinds of event that something can happen instead of; the others have happened by the time they are told.
REPLACED = _FACTS | {"hurt", "enter", "leave", "move", "recover", "rest"}
#: The replacements that have taken the place of "the first" of their events this turn, each with whose it is.
MET = "met first"


def can_apply(what: ab.Replacement) -> bool:
    """Whether a replacement speaks of events that it can take the place of: of damage, where it changes damage."""
    keys = set(matching.keys_of(what.event, MEANING))
    outcome = _plain(what.outcome)
    if isinstance(outcome, ab.Performed):
        return keys <= REPLACED
    return keys <= (_DAMAGE if isinstance(outcome, ab.DamageMoved) else _FACTS | _DAMAGE)


def _plain(outcome: ab.Outcome) -> ab.Outcome:
    """Return what becomes of the event, without what is done besides."""
    while isinstance(outcome, ab.Besides | ab.IfLiked):
        outcome = outcome.outcome
    return outcome


def _keys(state: State, event: Event) -> tuple[str, ...]:
    if isinstance(event, Hurt):
        return ("hurt",)
    if isinstance(event, Move):
        if event.to == FIELD:
            return ("enter", "move")
        return ("leave", "move") if state.cards[event.card].zone in BATTLE_AREA else ("move",)
    if isinstance(event, SetCardField):
        return (event.why,) if event.field == "dull" else ()
    return (event.why,) if isinstance(event, Notice) and event.why in _FACTS else ()


def _one(state: State, ruling: RuleEffect, event: Event, key: str) -> Replacement | None:
    """Return the replacement that a static is for this event, or None where it does not speak of it."""
    what = ruling.what
    assert isinstance(what, Replacer)
    static, effect = what
    plain: Any = _plain(static.outcome)
    if key in _DAMAGE and _amount(event) <= 0:
        return None
    if key not in matching.keys_of(static.event, MEANING):
        return None
    if effect is not None and effect not in state.vars.get("lasting", ()):
        return None
    happening = about_to(state, event, key, MEANING)
    if isinstance(event, Move) and key == "leave":
        happening = happening._replace(origin=state.cards[event.card].zone)
    res = Resolution(state, ruling.seat, ruling.source)
    res.it = res.event = (happening.what,)
    res.amount = happening.amount
    res.happening = happening
    if not matching.matches(static.event, happening, res):
        return None
    if static.first and ((ruling.source, static) in state.vars.get(MET, ()) or times(static.event, res)):
        return None
    if static.condition is not None and not evaluate.holds(static.condition, res):
        return None
    name = spoken(state.cards[ruling.source.number])
    stamp = effect.stamp if effect is not None else 0
    prevents = isinstance(plain, ab.DamageReduced | ab.DamageBecomes) and key in _DAMAGE

    def apply(replaced: Event) -> EventProcedure:
        if effect is not None and static.once:
            # It spoke of "the next" event, or of the next so much damage.
            _use_up(state, effect, static, _amount(replaced))
        if static.first:
            extend(state, MET, ((ruling.source, static),), "replaced")
        instead = yield from OUTCOMES[type(static.outcome)](static.outcome, replaced, res)
        if not isinstance(replaced, Move) and instead != [replaced]:
            tell(state, "{0}: {1}.", _RULE, ("card", *ruling.source), LABELS[type(plain)])
        return instead

    return Replacement(
        (ruling.source, stamp, id(static)), _chooser(state, happening, prevents), 3 if prevents else 2,
        f"{name}: {LABELS[type(plain)]}", apply,
    )


find_replacements = finder(lambda state: boards.board(state).replacers, _keys, _one, "FOW 104.1")


def _use_up(state: State, effect: ContinuousEffect, static: ab.Replacement, amount: int) -> None:
    """Let what was said of the next event be over; of "the next 300 damage" as much is left as was not prevented (FOW
    1018.1a).
    """
    left = 0
    if isinstance(static.outcome, ab.DamageReduced) and isinstance(static.outcome.amount, ab.Number):
        left = static.outcome.amount.number - amount
    if left <= 0:
        let_end(state, lambda one: one is effect, "used up")
        return
    rest = ab.Replacement(
        static.event, ab.DamageReduced(ab.Number(left)), static.condition, static.once, static.first
    )
    fewer = ContinuousEffect(
        effect.stamp, _with(effect.static, static, rest), effect.source, effect.seat, effect.kind, effect.whose,
        effect.turn, effect.condition, effect.ability,
    )
    state.emit(SetVariable("lasting", tuple(fewer if one is effect else one for one in all_of(state)), "used up"))


def _with(tree: Any, old: ab.Replacement, new: ab.Replacement) -> Any:
    """Return a static with a part of it in place of another."""
    if tree is old:
        return new
    assert any(one is old for one in walk(tree))
    return ab.While(tree.condition, tuple(new if one is old else one for one in tree.statics))


def _chooser(state: State, what: TriggerEvent, prevents: bool) -> int:
    """Return who chooses which of several applies: who deals the damage, or is dealt it where all of them prevent it
    (FOW 910.2a), else the controller of the card, or the player (910.2).
    """
    if what.key in _DAMAGE and not prevents and what.cause is not None and what.cause.seat >= 0:
        return int(what.cause.seat)
    if what.key in _FACTS:
        return what.seat
    card = state.cards[what.what.number]
    return card.controller if card.zone in BATTLE_AREA else card.owner


# What becomes of the event


#: The outcomes that are the same damage, or life, with another amount (FOW 1018.1).
_CHANGES: dict[type[ab.Outcome], Callable[[Any, int, Resolution], int]] = {
    ab.DamageReduced: lambda what, amount, res: max(0, amount - evaluate.value(what.amount, res)),
    ab.DamageIncreased: lambda what, amount, res: amount + evaluate.value(what.amount, res),
    ab.DamageBecomes: lambda what, amount, res: evaluate.value(what.amount, res),
    ab.DamageDoubled: lambda what, amount, res: 2 * amount,
}


def _amount(event: Event) -> int:
    return event.amount if isinstance(event, Hurt | Notice) else 0


def _changed(what: ab.Outcome, event: Event, res: Resolution) -> EventProcedure:
    yield from ()
    amount = _CHANGES[type(what)](what, _amount(event), res)
    if isinstance(event, Hurt):
        return [Hurt(event.card, amount, event.cause, firm=event.firm)] if amount > 0 else []
    assert isinstance(event, Notice)
    if amount <= 0:
        return []
    return [Notice(event.why, event.seat, event.card, amount, event.others, event.cause)]


def _moved(what: ab.DamageMoved, event: Event, res: Resolution) -> EventProcedure:
    """Deal the damage to another card; to nothing where that is not on the field any more."""
    yield from ()
    there = (one for one in evaluate.refs(what.to, res) if alive(res.state, one))
    to = [one for one in there if res.state.cards[one.number].zone == FIELD]
    if not to or not isinstance(event, Hurt | Notice):
        return [event]
    return [Hurt(to[0].number, event.amount, event.cause)]


def _besides(what: ab.Besides, event: Event, res: Resolution) -> EventProcedure:
    """Carry the effect out; where it may be left, what becomes of the event depends on that."""
    said = res.it
    yield from contained(res.state, res.source, res.seat, "FOW 104.1", MEANING.perform((what.effect,), res))
    if isinstance(what.effect, ab.May) and not res.did:
        return [event]
    res.it = said
    return (yield from OUTCOMES[type(what.outcome)](what.outcome, event, res))


def _if_liked(what: ab.IfLiked, event: Event, res: Resolution) -> EventProcedure:
    card = event.card if isinstance(event, Hurt) else res.source.number
    if not (yield from wants(card, res, _RULE)):
        return [event]
    return (yield from OUTCOMES[type(what.outcome)](what.outcome, event, res))


def _performed(what: ab.Performed, event: Event, res: Resolution) -> EventProcedure:
    """Carry out other effects in the event's place; one move becomes another move at the same time."""
    if len(what.effects) == 1:
        instead = yield from moved_instead(
            what.effects[0], event, res, MOVES, _RULE,
            lambda state, move: statics.can_move(state, move.card, move.to, move.cause),
        )
        if instead is not None:
            return instead
    yield from contained(res.state, res.source, res.seat, "FOW 104.1", MEANING.perform(what.effects, res))
    return []


#: What can take a card elsewhere than it was to go.
MOVES = (ab.RemoveFromGame, ab.AddToHand, ab.ReturnToHand, ab.PutOnDeck)

OUTCOMES: dict[type[ab.Outcome], Callable[[Any, Event, Resolution], EventProcedure]] = {
    **dict.fromkeys(_CHANGES, _changed),
    ab.DamageMoved: _moved,
    ab.Performed: _performed,
    ab.Besides: _besides,
    ab.IfLiked: _if_liked,
}

LABELS: dict[type[ab.Outcome], str] = {
    ab.DamageReduced: "damage is prevented",
    ab.DamageIncreased: "the damage is increased",
    ab.DamageBecomes: "damage is prevented",
    ab.DamageDoubled: "the damage is doubled",
    ab.DamageMoved: "the damage is dealt to another",
    ab.Performed: "something else happens instead",
}
