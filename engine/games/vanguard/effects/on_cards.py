"""Effects on cards: units that stand, rest, retire, are called, moved and ridden, and cards off the field: in hands,
decks, souls, drop zones, damage zones and bind zones (VG 17).
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.course import EventProcedure, tell
from engine.effects import evaluate
from engine.effects.actions import NamingRules, enter, put
from engine.effects.meaning import Action, Moves
from engine.effects.resolution import note, note_done, settle
from engine.effects.selection import objects, resolve
from engine.events import BOTTOM, TOP, Event, Move, Notice, SetCardField
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Gift
from engine.games.vanguard.effects import circles, statics
from engine.games.vanguard.effects.nouns import is_unit
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.effects.states import WITH
from engine.games.vanguard.rules import directing, gifts, guarding, lock, table, verbs
from engine.games.vanguard.rules.apply_events import apply_events, moving
from engine.games.vanguard.rules.table import DAMAGE, DECK, RC, VC, spoken
from engine.games.vanguard.vocabulary import Zone
from engine.procedures import Procedure
from engine.requests import ChooseCards, ChooseOptions
from engine.rulebook import Refusal
from engine.state import ref
from engine.triggers.apply_events import Route, with_mark

# Standing, resting, turning


def _turnable(effect: ab.Effect, res: Resolution, number: int) -> Refusal | None:
    """Return why a unit cannot be stood or rested: it is so already (VG 1.7), or a text forbids it (VG 1.6)."""
    rests, card = isinstance(effect, ab.Tap), res.state.cards[number]
    verb = "rest" if rests else "stand"
    if not is_unit(card) or card.dull is rests:
        return Refusal("VG 1.7", f"{spoken(card)} cannot {verb}.")
    if not statics.can(res.state, number, verb, cause=res.cause):
        return Refusal("VG 1.6", f"{spoken(card)} cannot {verb}: a text says so.")
    return None


_SAID: dict[tuple[str, object], tuple[str, str]] = {
    ("dull", True): ("{0} rests.", "VG 17.9"),
    ("dull", False): ("{0} stands.", "VG 17.9"),
    ("face_down", True): ("{0} is turned face down.", "VG 17.9"),
    ("face_down", False): ("{0} is turned face up.", "VG 17.9"),
}


def _turning(verb: Callable[..., EventProcedure]) -> Callable[..., EventProcedure]:
    """Return what turns cards by a verb, and tells of each."""

    def turn(effect: ab.Effect, res: Resolution, numbers: list[int]) -> EventProcedure:
        events = yield from verb(res.state, numbers, res.cause)
        for event in events:
            if isinstance(event, SetCardField):
                tell(res.state, *_SAID[event.field, event.value], ("card", event.card))
        return events

    return turn


def _over(effect: own.TurnOver, res: Resolution, numbers: list[int]) -> EventProcedure:
    state, why = res.state, "counter-charge" if effect.face_up else "counter-blast"
    events: list[Event] = []
    if effect.face_up:
        # On a circle it is unlocked, or no longer deleted (VG 18.4, 19.1).
        events += yield from lock.unlock(state, numbers, res.cause)
        events += yield from lock.restore(state, numbers, res.cause)
        numbers = [one for one in numbers if state.cards[one].zone >= table.OFF_FIELD]
    events += yield from verbs.turn(state, numbers, res.cause, face_down=not effect.face_up, why=why)
    for event in events:
        if isinstance(event, SetCardField):
            tell(res.state, *_SAID[event.field, event.value], ("card", event.card))
    return events


def _lies_otherwise(effect: own.TurnOver, res: Resolution, number: int) -> Refusal | None:
    """Return why a card cannot be turned over: it lies so already (VG 1.7)."""
    card = res.state.cards[number]
    if effect.face_up and not statics.can(res.state, number, "turned up", cause=res.cause):
        return Refusal("VG 1.6", f"A text keeps {spoken(card)} from being turned face up.")
    if card.face_down is effect.face_up:
        return None
    return Refusal("VG 1.7", f"{spoken(card)} lies face {'up' if effect.face_up else 'down'} already.")


# Away from the field


def _on_the_field(key: str, rule: str) -> Callable[..., Refusal | None]:
    """Return why something cannot be done to a card: it is no unit, or a text forbids it."""

    def refuse(effect: ab.Effect, res: Resolution, number: int) -> Refusal | None:
        card = res.state.cards[number]
        if not is_unit(card):
            return Refusal(rule, f"{spoken(card)} is no unit.")
        if not statics.can(res.state, number, key, cause=res.cause):
            return Refusal("VG 1.6", f"A text keeps that from {spoken(card)}.")
        return None

    return refuse


def _retirable(effect: ab.Effect, res: Resolution, number: int) -> Refusal | None:
    """Return why a card of the field cannot be retired; a locked one can, though no unit is retired (VG VC14.1.1)."""
    card = res.state.cards[number]
    if card.zone >= table.OFF_FIELD:
        return Refusal("VG 17.4", f"{spoken(card)} is not on the field.")
    # It is the drop zone to which a retired unit goes, also in what a text forbids (VG 17.4).
    if not statics.can(res.state, number, "leave", cause=res.cause, to=table.DROP[card.owner]):
        return Refusal("VG 1.6", f"A text keeps {spoken(card)} from being retired.")
    return None


def _in_damage(effect: own.Heal, res: Resolution, number: int) -> Refusal | None:
    card = res.state.cards[number]
    return None if card.zone in DAMAGE else Refusal("VG 17.5", f"{spoken(card)} is no damage.")


# Onto circles


def _callable(effect: own.Call, res: Resolution, number: int) -> Refusal | None:
    """Return why a card cannot be called by the actor (VG 10.1, 18.1)."""
    state = res.state
    card = state.cards[number]
    if card.owner != res.actor or not verbs.is_grounded(state, number):
        return Refusal("VG 10.1", f"{spoken(card)} cannot be called.")
    to = table.AREAS[effect.zone][res.actor]
    if not statics.player_can(state, res.actor, number, "placed", res.cause, to, "superior call"):
        return Refusal("VG 1.6", f"A text forbids to call {spoken(card)}.")
    if effect.zone is Zone.RC and not circles.open_to(effect, res):
        return Refusal("VG 10.4", "There is no circle to which it could be called.")
    return None


def _call(effect: own.Call, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Call cards, each to a circle of its own that the actor chooses when it is known which cards are called, as many
    as can be placed (VG 10.3, 10.4).
    """
    if effect.zone is Zone.GC:
        since = len(res.state.log)
        yield from guarding.call(res.state, res.actor, numbers, res.cause, "superior call")
        return [event for event in res.state.log[since:] if isinstance(event, Move)]
    where = yield from circles.choose(effect, res, numbers)
    return (yield from verbs.call(res.state, res.actor, where, res.cause, resting=effect.resting))


def _ridable(effect: own.Ride, res: Resolution, number: int) -> Refusal | None:
    """Return why a card cannot be ridden by the actor (VG 8.1)."""
    card = res.state.cards[number]
    if card.owner != res.actor or not verbs.is_grounded(res.state, number) or card.zone in table.G_ZONE:
        return Refusal("VG 8.1", f"{spoken(card)} cannot be ridden.")
    if not statics.player_can(res.state, res.actor, number, "ride", res.cause):
        return Refusal("VG 1.6", f"A text forbids to ride {spoken(card)}.")
    return None


def _ride(effect: own.Ride, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Ride cards one by one (VG 8.5)."""
    events: list[Event] = []
    for number in numbers:
        events += yield from verbs.ride(res.state, res.actor, number, res.cause, resting=effect.resting)
    return events


def _movable(effect: own.MoveTo, res: Resolution, number: int) -> Refusal | None:
    """Return why a unit cannot be moved (VG 10.6)."""
    card = res.state.cards[number]
    if not is_unit(card) or card.zone in table.GC:
        return Refusal("VG 10.6", f"{spoken(card)} is on no circle from which it could be moved.")
    return None


def _move(effect: own.MoveTo, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Move units to other circles of their masters, each to one that is chosen (VG 10.6)."""
    where = yield from circles.choose(effect, res, numbers, among=numbers)
    return (yield from verbs.shift(res.state, where, res.cause))


def _exchange(effect: own.Exchange, res: Resolution) -> Procedure:
    """Let two units exchange their positions (VG 17.14): all of it or nothing."""
    found = yield from objects(effect.what, res, effect)
    state = res.state
    note_done(res, False)
    if len(found) == 2 and all(state.cards[one].zone == state.cards[found[0]].zone for one in found):
        first, other = found
        there = {first: table.circle(state, other), other: table.circle(state, first)}
        settle(res, (yield from verbs.shift(state, there, res.cause)), 2)


def _swap(effect: own.Swap, res: Resolution) -> Procedure:
    """Let two cards go each where the other was, both at once, or neither (VG 1.6)."""
    one = yield from objects(effect.one, res, effect)
    other = yield from objects(effect.other, res, effect)
    note_done(res, False)
    if not one or not other:
        return
    state, both = res.state, (one[0], other[0])
    zones = [state.cards[number].zone for number in both]
    moves = [Move(number, zone, why="put", cause=res.cause) for number, zone in zip(both, zones[::-1], strict=True)]
    done = yield from moving(state, moves, "{0} is swapped.", "VG 4")
    settle(res, done, 2, speaks=False)


def _by(verb: Callable[..., EventProcedure]) -> Callable[..., EventProcedure]:
    """Return what does to cards what a verb of the rules does."""

    def act(effect: ab.Effect, res: Resolution, numbers: list[int]) -> EventProcedure:
        return (yield from verb(res.state, numbers, res.cause))

    return act


def _is_locked(effect: own.Unlock, res: Resolution, number: int) -> Refusal | None:
    """Return why a card cannot be unlocked: it is not locked (VG 18.4)."""
    card = res.state.cards[number]
    return None if table.is_locked(card) else Refusal("VG 18.4", f"{spoken(card)} is not locked.")


def _put_locked(effect: own.PutLocked, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put cards on circles as locked cards (VG 18.2)."""
    where = yield from circles.choose(own.Call(effect.what), res, numbers)
    since = len(res.state.log)
    yield from lock.put_locked(res.state, res.actor, where, res.cause)
    return [event for event in res.state.log[since:] if isinstance(event, Move)]


# Charging and blasting, damage, gifts


def _soul_charge(effect: own.SoulCharge, res: Resolution) -> Procedure:
    count = evaluate.value(effect.amount, res)
    events = yield from verbs.soul_charge(res.state, res.actor, count, res.cause)
    settle(res, events, count, "soul-charged")


def _counter_charge(effect: own.CounterCharge, res: Resolution) -> Procedure:
    """Turn so many face-down cards of the damage zone up that the actor chooses (VG 17.10)."""
    state, seat = res.state, res.actor
    there = tuple([one for one in state.zones[DAMAGE[seat]] if state.cards[one].face_down])
    count = min(evaluate.value(effect.amount, res), len(there))
    note_done(res, False)
    if count <= 0:
        return
    chosen = there if count == len(there) else (yield from ChooseCards(
        seat, "Choose the damage that is turned face up.", "VG 17.10", lambda: there, count, count,
    ))
    events = yield from verbs.counter_charge(state, chosen, res.cause, why="counter-charge")
    for event in events:
        tell(state, *_SAID["face_down", False], ("card", event.card))  # type: ignore[attr-defined]
    settle(res, events, evaluate.value(effect.amount, res), "counter-charged", speaks=False)


def _blast(effect: own.CounterBlast | own.SoulBlast, res: Resolution) -> Procedure:
    """Blast by an effect: all of it or nothing (VG 17.10)."""
    from engine.games.vanguard.effects import costs

    price: tuple[ab.Cost, ...] = (ab.Do(effect),)
    if costs.can_pay(price, res):
        yield from costs.pay(price, res)
    else:
        note_done(res, False)


def _deal_damage(effect: own.DealDamage, res: Resolution) -> Procedure:
    """Deal damage to vanguards (VG 17.17)."""
    amount = evaluate.value(effect.amount, res)
    found = yield from objects(effect.to, res, effect)
    events: list[Event] = []
    for number in found:
        if table.is_vanguard(res.state, number):
            events += yield from verbs.deal_damage(res.state, table.master(res.state, number), amount, res.cause)
    note(res, tuple(ref(res.state, one) for one in found if events))


def _gift(effect: own.GetGift, res: Resolution) -> Procedure:
    """Let the actor get an imaginary gift at once (VG 9.2)."""
    kind = effect.kind
    if not isinstance(kind, Gift):
        answer = yield from ChooseOptions(
            res.actor, "Which imaginary gift do you get?", "VG 9.2", tuple(one.value for one in Gift)
        )
        kind = list(Gift)[answer[0]]
    yield from gifts.acquire(res.state, res.actor, kind)
    note_done(res)


def _attack_now(effect: own.AttacksNow, res: Resolution) -> Procedure:
    """Let units attack once this has been carried out: whom the text names, or whom they can (VG 17.16)."""
    found = yield from objects(effect.what, res, effect)
    among = None
    if effect.whom is not None:
        there = [one for pair in (VC, RC) for one in res.state.zones[pair[1 - res.actor]]]
        whom = ab.Any(effect.whom.noun) if isinstance(effect.whom, ab.Pick) else effect.whom
        among = [one for one in there if evaluate.denotes(whom, ref(res.state, one), res)]
    note_done(res, bool(found))
    if found:
        directing.order(res.state, res.actor, found, among)


# States


def _enter_state(effect: own.EnterState, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Let units come into a state, of those that are not in it (VC 7.1.3, 9.1.3, 15.1.3, 19.1.3, 23.1.3)."""
    word = effect.state.value
    events = [with_mark(res.state, number, word, 1, word, res.cause) for number in numbers]
    done = yield from apply_events(res.state, events)
    for number in numbers:
        tell(res.state, "{0} is {1}.", "VG 23", ("card", number), word if word != "harmony" else "in harmony")
    return done


def _not_in_state(effect: own.EnterState, res: Resolution, number: int) -> Refusal | None:
    card = res.state.cards[number]
    if is_unit(card) and effect.state.value not in card.marks:
        return None
    return Refusal("VG 23", f"{spoken(card)} cannot come into that state.")


def _harmonize(effect: own.Harmonize, res: Resolution) -> Procedure:
    """Bring two units into harmony with each other, as long as both are where they were (VC 20.1.2, 20.1.5)."""
    one = yield from objects(effect.one, res, effect)
    other = yield from objects(effect.other, res, effect)
    state = res.state
    both = [*one[:1], *other[:1]]
    there = all(is_unit(state.cards[n]) for n in both)
    mine = {table.master(state, n) for n in both}
    if len(both) < 2 or not there or len(mine) > 1:
        note_done(res, False)
        return
    yield from _enter_harmony(both, res)
    note_done(res)


def _enter_harmony(both: list[int], res: Resolution) -> Procedure:
    state = res.state
    fresh = [n for n in both if "harmony" not in state.cards[n].marks]
    for n, other in (both, both[::-1]):
        name = f"{WITH}{other}"
        entered = state.cards[other].entered
        event = with_mark(state, n, name, entered, "associated", res.cause)
        yield from apply_events(state, [event])
    yield from apply_events(state, [with_mark(state, n, "harmony", 1, "harmony", res.cause) for n in fresh])
    for n in fresh:
        tell(state, "{0} is in harmony.", "VG VC20.1.2", ("card", n))


# Cards off the field


def _has_trigger(quality: own.HasTrigger, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether a card has the trigger icon, or is paid for a G guardian as if it had (VG 21.8)."""
    if now.trigger is not None and quality.trigger in (None, now.trigger):
        return True
    return "pays for" in res.named and any(
        one.trigger is quality.trigger for one, _ in statics.of_itself(res.state, thing.number, own.PaysAs)
    )


MEANING.qualities[own.HasTrigger] = _has_trigger

#: Where cards are put, and by which participle the text speaks of them afterwards.
PUT: dict[enum.Enum, str] = {
    Zone.SOUL: "put", Zone.DROP: "put", Zone.BIND: "bound", Zone.DAMAGE: "put", Zone.G_ZONE: "put",
    Zone.REMOVED: "removed", Zone.ORDER: "put", Zone.GAUGE: "put",
}
_INTO: dict[enum.Enum, Route] = {
    Zone.SOUL: verbs.INTO_SOUL, Zone.DROP: verbs.DROPPED, Zone.BIND: verbs.BOUND, Zone.DAMAGE: verbs.AS_DAMAGE,
    Zone.G_ZONE: Route(table.G_ZONE, "g zone", "{0} goes to the G zone.", "VG 4.6"), Zone.REMOVED: verbs.AWAY,
    Zone.ORDER: Route(table.ORDER, "put", "{0} goes to the order zone.", "VG 4"),
    Zone.GAUGE: Route(table.GAUGE, "gauge", "{0} becomes gauge.", "VG 24.4"),
}
MEANING.routes |= {
    ab.AddToHand: lambda effect: verbs.TO_HAND,
    ab.ReturnToHand: lambda effect: verbs.TO_HAND,
    ab.Discard: lambda effect: verbs.DISCARDED,
    ab.RemoveFromGame: lambda effect: verbs.AWAY,
    ab.PutIntoZone: lambda effect: (
        _INTO[effect.zone]._replace(face_down=True) if effect.face_down else _INTO[effect.zone]
    ),
    ab.PutOnDeck: lambda effect: (
        verbs.ON_DECK._replace(place=BOTTOM if effect.place is ab.DeckPlace.BOTTOM else TOP)
    ),
    ab.Break: lambda effect: verbs.RETIRED,
    own.Heal: lambda effect: verbs.HEALED,
    own.Bind: lambda effect: verbs.BOUND._replace(face_down=effect.face_down),
    # It stays where it lies: a cost that turns it over is paid with it (VG 17.10).
    own.TurnOver: lambda effect: verbs.AS_DAMAGE,
}


def _search(effect: ab.Search, res: Resolution) -> Procedure:
    """Let the actor find cards in their deck, or where the text says; what is then done follows in the text (VG 17.7).
    """
    state, seat = res.state, res.actor
    found = yield from resolve(effect.what, res, effect, zone=DECK[seat], rule="VG 17.7")
    yield from apply_events(state, [Notice("search", seat=seat, cause=res.cause)])
    res.named["searched"] = True
    if not found:
        tell(state, "{0} finds nothing.", "VG 17.7", ("seat", seat))
    res.done["searched"] = found
    note(res, found, max(1, len(found)))
    res.it = found


def _seeing(look: Callable[..., object]) -> Callable[..., Procedure]:
    """Return how cards of the actor's deck are looked at or revealed: that the player does so is told first."""

    def see(effect: ab.LookAt | ab.Reveal, res: Resolution) -> Procedure:
        whose = effect.what.player or ab.Player.YOU if isinstance(effect.what, ab.TopOfDeck) else None
        if whose is not None and res.actor in evaluate.seats(whose, res):
            yield from apply_events(res.state, [Notice("looks at deck", seat=res.actor, cause=res.cause)])
        yield from look(effect, res) or ()  # type: ignore[misc]

    return see


MEANING.naming_rules = NamingRules(
    "VG 17.13", ("Declare a {0}.", "VG 17.13", 20), {}, {ab.NameKind.CARD_NAME: lambda card: (card.name,)},
)
MEANING.moves = Moves(verbs.draw, verbs.put, lambda state, seat: len(state.zones[DECK[seat]]))

ACTIONS: dict[type[ab.Effect], Action] = {
    ab.Tap: Action(_turning(verbs.rest), "rested", able=_turnable),
    ab.Untap: Action(_turning(verbs.stand), "stood", able=_turnable),
    ab.Discard: Action(put, "discarded", hand=True),
    ab.PutIntoZone: Action(put, PUT),
    ab.RemoveFromGame: Action(put, "removed"),
    ab.Break: Action(put, "retired", able=_retirable),
    own.Bind: Action(put, "bound"),
    own.Heal: Action(put, "healed", able=_in_damage),
    own.TurnOver: Action(_over, "turned", able=_lies_otherwise),
    own.Call: Action(_call, "called", able=_callable),
    own.Ride: Action(_ride, "ridden", able=_ridable),
    own.MoveTo: Action(_move, "moved", able=_movable),
    own.Lock: Action(_by(lock.lock), "locked", able=_on_the_field("lock", "VG 18.1")),
    own.Unlock: Action(_by(lock.unlock), "unlocked", able=_is_locked),
    own.Delete: Action(_by(lock.delete), "deleted", able=_on_the_field("delete", "VG 19.1")),
    own.PutLocked: Action(_put_locked, "locked"),
    own.EnterState: Action(_enter_state, "", able=_not_in_state),
}
enter(MEANING, ACTIONS)

MEANING.effects |= {
    ab.LookAt: _seeing(MEANING.effects[ab.LookAt]),
    ab.Reveal: _seeing(MEANING.effects[ab.Reveal]),
    ab.Search: _search,
    own.SoulCharge: _soul_charge,
    own.CounterCharge: _counter_charge,
    own.CounterBlast: _blast,
    own.SoulBlast: _blast,
    own.DealDamage: _deal_damage,
    own.GetGift: _gift,
    own.AttacksNow: _attack_now,
    own.Harmonize: _harmonize,
    own.Exchange: _exchange,
    own.Swap: _swap,
}
MEANING.possible |= {
    own.SoulCharge: lambda effect, res: len(res.state.zones[DECK[res.actor]]) >= evaluate.value(effect.amount, res),
    own.CounterCharge: lambda effect, res: any(
        res.state.cards[one].face_down for one in res.state.zones[DAMAGE[res.actor]]
    ),
    own.CounterBlast: lambda effect, res: MEANING.can_pay((ab.Do(effect),), res),
    own.SoulBlast: lambda effect, res: MEANING.can_pay((ab.Do(effect),), res),
}


def refuse_action(effect: ab.Effect, res: Resolution, number: int) -> Refusal | None:
    """Return why an effect cannot be carried out on a card, as a cost or otherwise."""
    action = ACTIONS.get(type(effect)) or MEANING.actions.get(type(effect))
    able = None if action is None else action.bars(effect, res)
    return None if able is None else able(number)


