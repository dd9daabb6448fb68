"""Replacement effects: what happens instead of an event about to happen (FFTCG 11.12.5, Force of Will 910, 1018).

Damage to a card is the event "hurt", damage to a player a fact that is settled before anything comes of it. What
happens instead takes the place of the event among those that happen together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Any

from engine import abilities as ab
from engine.continuous.board import Board, Replacer
from engine.continuous.in_force import RuleEffect
from engine.continuous.lasting import ContinuousEffect, let_end
from engine.course import EventProcedure, tell
from engine.effects import evaluate, matching
from engine.effects.matching import times
from engine.effects.meaning import Meaning
from engine.effects.resolution import Resolution
from engine.events import Event, Hurt, Move, Notice, SetCardField, extend
from engine.state import State, alive
from engine.triggers.apply_events import Find, Replacement, finder, moved_instead, wants
from engine.triggers.trigger_event import TriggerEvent, about_to
from engine.unread import contained

#: The replacements that have taken the place of "the first" of their events this turn, each with whose it is.
MET = "met first"
#: The outcomes that are the same damage, or another number, with another amount.
CHANGES: dict[type[ab.Outcome], Callable[[Any, int, Any], int]] = {
    ab.DamageReduced: lambda what, amount, res: amount - evaluate.value(what.amount, res),
    ab.DamageIncreased: lambda what, amount, res: amount + evaluate.value(what.amount, res),
    ab.DamageBecomes: lambda what, amount, res: evaluate.value(what.amount, res),
    ab.DamageDoubled: lambda what, amount, res: 2 * amount,
}
LABELS: dict[type[ab.Outcome], str] = {
    ab.DamageReduced: "the damage is reduced",
    ab.DamageIncreased: "the damage is increased",
    ab.DamageBecomes: "the damage becomes another",
    ab.DamageDoubled: "the damage is doubled",
    ab.DamageMoved: "the damage is dealt to another",
    ab.Performed: "something else happens instead",
}


def plain_outcome(outcome: ab.Outcome) -> ab.Outcome:
    """Return what becomes of the event, without what is done besides."""
    while isinstance(outcome, ab.Besides | ab.IfLiked):
        outcome = outcome.outcome
    return outcome


def amount_of(event: Event) -> int:
    """Return how much an event is of."""
    return event.amount if isinstance(event, Hurt | Notice) else 0


@dataclass(frozen=True)
class Replacing:
    """What a game says of what happens instead.

    ``rule`` is the number of the rule by which something happens instead of something else, ``text`` that by which the
    text of a card goes before the rules. ``facts`` are the notices that something can happen instead of, each with the
    kinds of event that it is; ``damage`` the kinds of damage, ``changed`` those of which the amount may become another
    and ``moved`` those of damage that another may be dealt; ``others`` what else can be replaced. ``affected`` says who
    chooses among several and in which rank each is; ``may`` whether a card may go elsewhere; ``changes`` and ``labels``
    are the outcomes with another amount, and all of them in words. ``below`` tells whether an amount may be below zero
    as long as it is changed (FFTCG 4.3); ``used_up`` ends what spoke of the next event, of which so much is replaced.
    """

    meaning: Meaning
    rule: str
    text: str
    board: Callable[[State], Board[Any]]
    context: Callable[..., Resolution]
    facts: Mapping[str, tuple[str, ...]]
    damage: frozenset[str]
    changed: frozenset[str]
    moved: frozenset[str]
    others: frozenset[str]
    affected: Callable[[State, TriggerEvent, ab.Outcome], tuple[int, int]]
    may: Callable[[State, Move], bool]
    field: int
    spoken: Callable[[Any], str]
    changes: Mapping[type[ab.Outcome], Callable[[Any, int, Any], int]]
    labels: Mapping[type[ab.Outcome], str]
    _: KW_ONLY
    below: bool = False
    used_up: Callable[[State, ContinuousEffect, ab.Replacement, int], None] = lambda state, effect, static, amount: (
        let_end(state, lambda one: one is effect, "used up")
    )

    def can_apply(self, what: ab.Replacement) -> bool:
        """Whether a replacement speaks of events that it can take the place of: of damage, where it changes damage."""
        keys = set(matching.keys_of(what.event, self.meaning))
        outcome = plain_outcome(what.outcome)
        if isinstance(outcome, ab.Performed):
            return keys <= self.changed | self.others
        return keys <= (self.moved if isinstance(outcome, ab.DamageMoved) else self.changed)

    @cached_property
    def find(self) -> Find:
        """What finds the replacements that apply to an event."""
        return finder(lambda state: self.board(state).replacers, self._keys, self._one, self.text)

    def _keys(self, state: State, event: Event) -> tuple[str, ...]:
        if isinstance(event, Hurt):
            return ("hurt",)
        if isinstance(event, Move):
            if event.to == self.field:
                return ("enter", "move")
            return ("leave", "move") if self.meaning.is_on_field(state.cards[event.card].zone) else ("move",)
        if isinstance(event, SetCardField):
            return (event.why,) if event.field == "dull" else ()
        return self.facts.get(event.why, ()) if isinstance(event, Notice) else ()

    def _one(self, state: State, ruling: RuleEffect, event: Event, key: str) -> Replacement | None:
        """Return the replacement that a static is for this event, or None where it does not speak of it."""
        what = ruling.what
        assert isinstance(what, Replacer)
        static, effect = what
        plain: Any = plain_outcome(static.outcome)
        change = self.changes.get(type(plain))
        if key in self.damage and amount_of(event) <= 0 and not (self.below and change is not None):
            return None
        if key not in matching.keys_of(static.event, self.meaning):
            return None
        if effect is not None and effect not in state.vars.get("lasting", ()):
            return None
        happening = about_to(state, event, key, self.meaning)
        res = self.context(state, ruling.seat, ruling.source)
        res.it = res.event = (happening.what,)
        res.amount = happening.amount
        res.happening = happening
        if not matching.matches(static.event, happening, res):
            return None
        # "The first time in that turn" has been already where something replaced it: the event did not happen.
        if static.first and ((ruling.source, static) in state.vars.get(MET, ()) or times(static.event, res)):
            return None
        if static.condition is not None and not _holds(static, res, happening):
            return None
        less = change is not None and change(plain, amount_of(event), res) < amount_of(event)
        if less and (getattr(event, "firm", False) or self._stays(state, happening)):
            return None
        name = self.spoken(state.cards[ruling.source.number])
        stamp = effect.stamp if effect is not None else 0
        chooser, rank = self.affected(state, happening, plain)

        def apply(replaced: Event) -> EventProcedure:
            if effect is not None and static.once:
                self.used_up(state, effect, static, amount_of(replaced))
            if static.first:
                extend(state, MET, ((ruling.source, static),), "replaced")
            instead = yield from self.happens(static.outcome, replaced, res)
            if not isinstance(replaced, Move) and instead != [replaced]:
                # Where a card goes instead is told as it goes.
                tell(state, "{0}: {1}.", self.rule, ("card", *ruling.source), self.labels[type(plain)])
            return instead

        label = f"{name}: {self.labels[type(plain)]}"
        return Replacement((ruling.source, stamp, id(static)), chooser, rank, label, apply)

    def _stays(self, state: State, happening: TriggerEvent) -> bool:
        """Whether a text keeps damage from being made less (FFTCG 2.2)."""
        return any(
            happening.key in matching.keys_of(one.event, self.meaning) and matching.matches(one.event, happening, res)
            for one, res in self.board(state).rulings_of(ab.DamageKept)
        )

    # What becomes of the event

    @cached_property
    def outcomes(self) -> dict[type[ab.Outcome], Callable[[Any, Event, Any], EventProcedure]]:
        """What each kind of outcome makes of an event."""
        return {
            **dict.fromkeys(self.changes, self._changed),
            ab.DamageMoved: self._moved,
            ab.Performed: self._performed,
            ab.Besides: self._besides,
            ab.IfLiked: self._if_liked,
        }

    def happens(self, outcome: ab.Outcome, event: Event, res: Resolution) -> EventProcedure:
        """Return the events that happen instead of one."""
        return (yield from self.outcomes[type(outcome)](outcome, event, res))

    def _changed(self, what: ab.Outcome, event: Event, res: Resolution) -> EventProcedure:
        yield from ()
        amount = self.changes[type(what)](what, amount_of(event), res)
        if isinstance(event, Hurt):
            return [Hurt(event.card, amount, event.cause, firm=event.firm)]
        assert isinstance(event, Notice)
        return [Notice(event.why, event.seat, event.card, amount, event.others, event.cause, name=event.name)]

    def _moved(self, what: ab.DamageMoved, event: Event, res: Resolution) -> EventProcedure:
        """Deal the damage to another card; to nothing else where that is not on the field any more."""
        yield from ()
        there = (one for one in evaluate.refs(what.to, res) if alive(res.state, one))
        to = [one for one in there if res.state.cards[one.number].zone == self.field]
        if not to or not isinstance(event, Hurt | Notice):
            return [event]
        return [Hurt(to[0].number, event.amount, event.cause, firm=getattr(event, "firm", False))]

    def _besides(self, what: ab.Besides, event: Event, res: Resolution) -> EventProcedure:
        """Carry the effect out; where it may be left, what becomes of the event depends on that (FFTCG 11.12.5.1)."""
        said = res.it
        yield from contained(res.state, res.source, res.seat, self.text, self.meaning.perform((what.effect,), res))
        if isinstance(what.effect, ab.May) and not res.did:
            return [event]
        res.it = said
        return (yield from self.happens(what.outcome, event, res))

    def _if_liked(self, what: ab.IfLiked, event: Event, res: Resolution) -> EventProcedure:
        card = event.card if isinstance(event, Hurt) else res.source.number
        if not (yield from wants(card, res, self.rule)):
            return [event]
        return (yield from self.happens(what.outcome, event, res))

    def _performed(self, what: ab.Performed, event: Event, res: Resolution) -> EventProcedure:
        """Carry out other effects in the event's place; one move becomes another move at the same time."""
        if len(what.effects) == 1:
            instead = yield from moved_instead(what.effects[0], event, res, _MOVES, self.rule, self.may)
            if instead is not None:
                return instead
        yield from contained(res.state, res.source, res.seat, self.text, self.meaning.perform(what.effects, res))
        return []


#: What can take a card elsewhere than it was to go.
_MOVES = (ab.RemoveFromGame, ab.AddToHand, ab.ReturnToHand, ab.PutOnDeck)


def _holds(static: ab.Replacement, res: Resolution, happening: TriggerEvent) -> bool:
    """Whether the condition holds; "while dull" is said of whoever the sentence is about: of damage, who deals it."""
    assert static.condition is not None
    it = res.it
    res.it = matching.doer(static.event, happening, res) or it
    held = evaluate.holds(static.condition, res)
    res.it = it
    return held
