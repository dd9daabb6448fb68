"""Effects on what is on the field: damage, breaking, dull and active, freezing, counters, control (FFTCG 15.1.1)."""

from __future__ import annotations

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import counters, evaluate
from engine.effects.actions import Handler, following
from engine.effects.layout import LockedIn
from engine.effects.meaning import Action
from engine.effects.resolution import settle
from engine.effects.selection import objects, present, resolve
from engine.events import Event, SetCardField
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.apply_events import EventProcedure, apply_events, tell
from engine.games.fftcg.rules.table import Cause, Hit, Ref
from engine.procedures import Procedure
from engine.state import ref
from engine.triggers import delayed
from engine.triggers.borrowed import gain_control, lend
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
    """Return how much each is dealt: the same, but for "damage equal to its power" where no other was spoken of."""
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
    let_last(state, MEANING.begin(effect.duration, statics, res, tick), "lasting")


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


def crystals(effect: own.GainCrystals, res: Resolution) -> Procedure:
    """Let the actor gain Crystals (FFTCG 6.8)."""
    count: ab.Amount | ab.Count = effect.count
    number = evaluate.wanted(count, res) if isinstance(count, ab.Count) else evaluate.value(count, res)
    res.did = number > 0
    if number > 0:
        yield from verbs.gain_crystals(res.state, res.actor, number, res.cause)


MEANING.counter_rules = counters.CounterRules("FFTCG 11.11.5.1", "FFTCG 15.1.1.10.1")
ACTIONS: dict[type[ab.Effect], Action] = {
    ab.Break: Action(lambda effect, res, numbers: verbs.break_(res.state, numbers, res.cause), "broken"),
    ab.Untap: Action(lambda effect, res, numbers: verbs.activate(res.state, numbers, res.cause), "activated"),
    ab.NegateDamage: Action(negate),
    ab.Tap: Action(lambda effect, res, numbers: verbs.dull(res.state, numbers, res.cause), "dulled"),
    own.Freeze: Action(lambda effect, res, numbers: verbs.freeze(res.state, numbers, res.cause), "frozen"),
    ab.DivideEqually: Action(divide_equally, field="among"),
    ab.GainControl: Action(gain_control),
    **counters.ACTIONS,
    ab.DoublesCounters: Action(counters.double, field="where"),
}

EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.DealDamage: damage,
    ab.DealDamageToEachOther: fight,
    ab.DivideDamage: divide,
    ab.DealPlayerDamage: hurt_players,
    own.GainCrystals: crystals,
    **counters.EFFECTS,
    own.ExchangePower: exchange_power,
    own.ExchangeControl: exchange_control,
}
