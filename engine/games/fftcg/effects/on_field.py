"""Effects on what is on the field: damage, breaking, dull and active, freezing, counters, control (FFTCG 15.1.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.lasting import ContinuousEffect
from engine.effects import evaluate
from engine.effects.actions import Handler, following
from engine.effects.layout import LockedIn
from engine.effects.meaning import Action
from engine.effects.qualities import counters_on
from engine.effects.resolution import settle
from engine.effects.selection import how_many, objects, present, resolve
from engine.events import Event, Notice, SetCardField, extend, keep
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import for_later
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.apply_events import EventProcedure, apply_events, tell
from engine.games.fftcg.rules.table import FIELD, REMOVED, Cause, Hit, Ref, alive
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions
from engine.rulebook import Refusal
from engine.state import State, ref
from engine.triggers import delayed
from engine.triggers.delayed import let_last

# Damage


def damage(effect: ab.DealDamage, res: Resolution) -> Procedure:
    """Deal damage to each of them at the same time, by the card that the text names or by the text itself."""
    said = res.it
    found = yield from resolve(effect.to, res, effect)
    victims, cause = res.it, res.cause
    res.it = said or victims
    if effect.source is not None:
        dealers = evaluate.refs(effect.source, res)
        if not dealers:
            return
        cause = by_card(dealers[0], res)
        # "It deals damage equal to its power": its own, not that of whom it deals damage to.
        res.it = dealers
    hurting = _of_each(effect, res, present(found, res), bool(said))
    res.it = victims
    firm = isinstance(next(following(res), None), ab.CannotBeReduced)
    events = yield from verbs.deal(res.state, [(number, amount, cause) for number, amount in hurting], firm=firm)
    settle(res, events)


def _of_each(effect: ab.DealDamage, res: Resolution, numbers: list[int], spoken: bool) -> list[tuple[int, int]]:
    """Return how much each is dealt: the same, but for "each Forward damage equal to its power", where no other was
    spoken of before.
    """
    said = res.it
    its = isinstance(effect.to, ab.Every) and any(isinstance(one, ab.It) for one in walk(effect.amount))
    itself = its and not spoken and effect.source is None
    found = []
    for number in numbers:
        res.it = (ref(res.state, number),) if itself else said
        found.append((number, evaluate.value(effect.amount, res)))
    res.it = said
    return found


def by_card(what: Ref, res: Resolution) -> Cause:
    """Return a card itself as the cause of what a text makes it do (FFTCG 11.11.8)."""
    card = res.state.cards[what.number]
    seat = card.controller if card.entered == what.entered else res.seat
    return Cause("character", what, seat)


def fight(effect: ab.DealDamageToEachOther, res: Resolution) -> Procedure:
    """Let two Forwards deal damage equal to their power to each other, at once (FFTCG 11.11.8)."""
    first = yield from objects(effect.one, res, effect)
    second = yield from objects(effect.other, res, effect)
    if not first or not second:
        return
    now = boards.board(res.state).now
    shares = [
        (target, max(0, now[dealer].power), by_card(ref(res.state, dealer), res))
        for dealer, target in ((first[0], second[0]), (second[0], first[0]))
        if dealer in now
    ]
    events = yield from verbs.deal(res.state, shares)
    settle(res, events)


def divide(effect: ab.DivideDamage, res: Resolution) -> Procedure:
    """Deal the shares decided when the targets were chosen; what is gone gets nothing (FFTCG 11.3.6)."""
    place = res.place[2]
    shares = res.shares[place] if place < len(res.shares) else ()
    declared = res.named.get("declared", res.targets)
    assert isinstance(declared, tuple)
    group = next((group for group in reversed(declared) if len(group) == len(shares) and group), ())
    alive = set(present(evaluate.refs(effect.among, res), res))
    parts = [(one.number, share, res.cause) for one, share in zip(group, shares, strict=True) if one.number in alive]
    events = yield from verbs.deal(res.state, parts)
    settle(res, events)


def divide_equally(effect: ab.DivideEqually, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Deal the damage in equal parts, rounded up, to all of them at once (FFTCG 4.2, 11.3.6)."""
    total, unit = evaluate.value(effect.amount, res), effect.unit
    share = -(-total // (len(numbers) * unit)) * unit
    return verbs.deal(res.state, [(number, share, res.cause) for number in numbers])


def hurt_players(effect: ab.DealPlayerDamage, res: Resolution) -> Procedure:
    """Let a card deal a player points of damage, or a player receive them from no source, both players at the same time
    (FFTCG 6.5, 6.1.4, 11.11.6).
    """
    dealers = () if effect.source is None else evaluate.refs(effect.source, res)
    cause = res.cause if effect.source is not None else Cause(res.kind, None, res.seat)
    if dealers:
        cause = by_card(dealers[0], res)
    points = evaluate.value(effect.points, res)
    allowed = not isinstance(next(following(res), None), own.NoBursts)
    seats = (res.actor,) if effect.player is None else evaluate.seats(effect.player, res)
    hits = [Hit(seat, points, cause, allowed) for seat in seats]
    waiting = res.named.get("waiting")
    if isinstance(waiting, list):
        waiting.extend(hits)
    else:
        yield from MEANING.hurt(res.state, hits)
    res.did = any(hit.points for hit in hits)


def negate(effect: ab.NegateDamage, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Take the damage off Forwards."""
    damaged = [number for number in numbers if res.state.cards[number].damage]
    for number in damaged:
        tell(res.state, "All damage dealt to {0} is negated.", "FFTCG 5.2.6.1", ("card", number))
    return (yield from apply_events(res.state, [SetCardField(n, "damage", 0, "negate", res.cause) for n in damaged]))


def exchange_power(effect: own.ExchangePower, res: Resolution) -> Procedure:
    """Let each of two Forwards start from the power that the other has now (FFTCG 11.5.6, 11.12.4.3)."""
    state = res.state
    found = yield from objects(effect.what, res, effect)
    now = boards.board(state)
    res.did = len(found) == 2 and all(CardType.FORWARD in now[number].types for number in found)
    if not res.did:
        return
    tick = delayed.stamp(state)
    one, other = found
    statics = tuple(
        ab.Changes(
            LockedIn((ref(state, mine),)), (ab.PowerBecomes(ab.Number(max(0, now[its].power))),)
        )
        for mine, its in ((one, other), (other, one))
    )
    tell(state, "{0} and {1} exchange their power.", "FFTCG 11.5.6", ("card", one), ("card", other))
    let_last(state, for_later.begin(effect.duration, statics, res, tick), "lasting")


# Control, and what comes back when a duration ends: a Character (FFTCG 6.2.6), a card removed for a while


@dataclass(frozen=True, slots=True)
class Borrowed:
    """One thing that comes back: ``how`` is "control" or "removed", ``seat`` whose it will be, ``term`` how long."""

    what: Ref
    how: str
    seat: int
    term: ContinuousEffect


def lend(what: Ref, how: str, seat: int, duration: ab.Duration, res: Resolution) -> None:
    """Let something come back to a player when the duration ends."""
    term = for_later.term(what, duration, res, delayed.stamp(res.state))
    extend(res.state, "borrowed", (Borrowed(what, how, seat, term),), "lasting")


def due(state: State, at: str) -> tuple[Borrowed, ...]:
    """Return what comes back at this moment: ``at`` is "end of turn", or anything else for a mere check."""
    return tuple(one for one in state.vars.get("borrowed", ()) if for_later.expired(one.term, state, at))


def give_back(state: State, at: str) -> Procedure:
    """Let everything that is due come back."""
    for one in due(state, at):
        keep(state, "borrowed", one.__ne__, "lasting")
        if not alive(state, one.what):
            continue
        number = one.what.number
        cause = Cause("ability", one.term.source, one.term.seat)
        zone = state.cards[number].zone
        if one.how == "control" and zone == FIELD:
            yield from verbs.gain_control(state, number, one.seat, cause)
        elif one.how == "removed" and zone in REMOVED:
            yield from verbs.enter(state, [number], one.seat, cause)


def gain_control(effect: ab.GainControl, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Give the actor control of them; with a duration, until it ends (FFTCG 6.2.6), if it has not ended already."""
    events: list[Event] = []
    over = isinstance(effect.duration, ab.AsLongAs) and not evaluate.holds(effect.duration.condition, res)
    for number in () if over else numbers:
        before = res.state.cards[number].controller
        done = yield from verbs.gain_control(res.state, number, res.actor, res.cause)
        if done and not isinstance(effect.duration, ab.RestOfGame):
            lend(ref(res.state, number), "control", before, effect.duration, res)
        events += done
    return events


def exchange_control(effect: own.ExchangeControl, res: Resolution) -> Procedure:
    """Give each of two Characters to the controller of the other (FFTCG 6.2.6): both, or neither (2.3)."""
    state = res.state
    found = yield from objects(effect.what, res, effect)
    before = [state.cards[number].controller for number in found]
    if len(found) != 2 or before[0] == before[1]:
        return
    events: list[Event] = []
    for number, held, seat in zip(found, before, reversed(before), strict=True):
        events += yield from verbs.gain_control(state, number, seat, res.cause)
        if not isinstance(effect.duration, ab.RestOfGame):
            lend(ref(state, number), "control", held, effect.duration, res)
    settle(res, events)


# Counters and Crystals


def place_counters(effect: ab.PlaceCounter, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Place counters on each of them (FFTCG 6.7)."""
    count = yield from how_many(effect.count, 99, res, "How many counters are placed?")
    events: list[Event] = []
    for number in numbers:
        events += yield from verbs.place_counters(res.state, number, effect.counter, count, res.cause)
    return events


def remove_counters(effect: ab.RemoveCounter, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Remove counters from each of them (FFTCG 15.1.1.10); "all" when no number is given."""
    events: list[Event] = []
    for number in numbers:
        events += yield from _take(number, effect.counter, effect.count, res)
    return events


def move_counters(effect: ab.MovesCounters, res: Resolution) -> Procedure:
    """Remove counters from the one and place them on the other (FFTCG 6.7, 15.1.1.10)."""
    origin = yield from objects(effect.origin, res, effect, able=partial(bearing, effect, res))
    said = res.it
    to = yield from resolve(effect.to, res, effect)
    res.it = to or said
    there = present(to, res)
    for number in origin if there else []:
        for taken in (yield from _take(number, effect.counter, effect.count, res)):
            if isinstance(taken, Notice):
                yield from verbs.place_counters(res.state, there[0], taken.name, -taken.amount, res.cause)
                res.did = True


def double_counters(effect: ab.DoublesCounters, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Place as many counters as lie there (FFTCG 6.7)."""
    events: list[Event] = []
    for number in numbers:
        there = res.state.cards[number].counters
        for name in (yield from _which(effect.counter, there, res, asks=effect.selected)):
            events += yield from verbs.place_counters(res.state, number, name, there.get(name, 0), res.cause)
    return events


def _take(number: int, counter: str, wanted: ab.Count | None, res: Resolution) -> EventProcedure:
    """Remove counters from one card."""
    there = res.state.cards[number].counters
    events: list[Event] = []
    for name in (yield from _which(counter, there, res, asks=wanted is not None)):
        count = there.get(name, 0)
        if wanted is not None:
            count = yield from how_many(wanted, count, res, "How many counters are removed?")
        events += yield from verbs.place_counters(res.state, number, name, -count, res.cause)
        # The text goes by the card, once for each of them.
        res.add_done(f"{name} Counters", (ref(res.state, number),) * count)
    return events


def _which(name: str, there: Mapping[str, int], res: Resolution, *, asks: bool) -> Asked[list[str]]:
    """Return the names of the counters that are meant: all of those there where none is named, or the one that the
    actor says.
    """
    names = [name] if name else sorted(there)
    if not asks or len(names) < 2:
        return names
    answer = yield from ChooseOptions(res.actor, "Which counters?", "FFTCG 11.11.5.1", tuple(names))
    return [names[answer[0]]]


def bearing(effect: ab.RemoveCounter | ab.MovesCounters, res: Resolution, number: int) -> Refusal | None:
    """Return why counters cannot be removed from a card: there are not enough of them."""
    name, count = effect.counter, effect.count
    there = counters_on(res.state.cards[number], name)
    least = 1 if count is None else max(1, evaluate.bounds(count, there, res)[0])
    if there >= least:
        return None
    if not name:
        return Refusal("FFTCG 15.1.1.10.1", f"There are not {least} Counters on it.")
    return Refusal("FFTCG 15.1.1.10.1", f"There are not {least} {name} Counters on it.")


def crystals(effect: own.GainCrystals, res: Resolution) -> Procedure:
    """Let the actor gain Crystals (FFTCG 6.8)."""
    count: ab.Amount | ab.Count = effect.count
    number = evaluate.wanted(count, res) if isinstance(count, ab.Count) else evaluate.value(count, res)
    res.did = number > 0
    if number > 0:
        yield from verbs.gain_crystals(res.state, res.actor, number, res.cause)


ACTIONS: dict[type[ab.Effect], Action] = {
    ab.Break: Action(lambda effect, res, numbers: verbs.break_(res.state, numbers, res.cause), "broken"),
    ab.Untap: Action(lambda effect, res, numbers: verbs.activate(res.state, numbers, res.cause), "activated"),
    ab.NegateDamage: Action(negate),
    ab.Tap: Action(lambda effect, res, numbers: verbs.dull(res.state, numbers, res.cause), "dulled"),
    own.Freeze: Action(lambda effect, res, numbers: verbs.freeze(res.state, numbers, res.cause), "frozen"),
    ab.DivideEqually: Action(divide_equally, field="among"),
    ab.GainControl: Action(gain_control),
    ab.PlaceCounter: Action(place_counters, field="where"),
    ab.RemoveCounter: Action(remove_counters, field="where", able=bearing),
    ab.DoublesCounters: Action(double_counters, field="where"),
}

EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.DealDamage: damage,
    ab.DealDamageToEachOther: fight,
    ab.DivideDamage: divide,
    ab.DealPlayerDamage: hurt_players,
    own.GainCrystals: crystals,
    ab.MovesCounters: move_counters,
    own.ExchangePower: exchange_power,
    own.ExchangeControl: exchange_control,
}
