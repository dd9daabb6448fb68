"""Effects on what is on the field: damage, breaking, dull and active, freezing, control (FFTCG 15.1.1)."""

from __future__ import annotations

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import evaluate
from engine.effects.actions import Handler, following
from engine.effects.meaning import Action, Refs
from engine.effects.resolution import settle
from engine.effects.selection import present, resolve
from engine.events import Event, SetCardField
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import borrowed, statics
from engine.games.fftcg.effects.resolution import MEANING, Resolution, context_of
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.apply_events import EventProcedure, apply_events, tell
from engine.games.fftcg.rules.events import Cause, Hit
from engine.games.fftcg.rules.table import Ref
from engine.procedures import Procedure
from engine.timing.items import Item, stack
from engine.timing.items import cancel as cancel_item

# Damage


def damage(effect: ab.DealDamage, res: Resolution) -> Procedure:
    """Deal damage to each of them at the same time, by the card that the text names or by the text itself."""
    res.did = False
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
        res.it = (Ref(number, res.state.cards[number].entered),) if itself else said
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
    one = yield from resolve(effect.one, res, effect)
    other = yield from resolve(effect.other, res, effect)
    res.did = False
    first, second = present(one, res), present(other, res)
    if not first or not second:
        return
    now = boards.board(res.state).now
    shares = [
        (target, max(0, now[dealer].power), by_card(Ref(dealer, res.state.cards[dealer].entered), res))
        for dealer, target in ((first[0], second[0]), (second[0], first[0]))
        if dealer in now
    ]
    events = yield from verbs.deal(res.state, shares)
    settle(res, events)


def divide(effect: ab.DivideDamage, res: Resolution) -> Procedure:
    """Deal the shares decided when the targets were chosen; what is gone gets nothing (FFTCG 11.3.6)."""
    res.did = False
    place = res.place[2]
    shares = res.shares[place] if place < len(res.shares) else ()
    declared = res.named.get("declared", res.targets)
    assert isinstance(declared, tuple)
    group = next((group for group in reversed(declared) if len(group) == len(shares) and group), ())
    alive = set(present(evaluate.refs(effect.among, res), res))
    parts = [(one.number, share, res.cause) for one, share in zip(group, shares, strict=True) if one.number in alive]
    events = yield from verbs.deal(res.state, parts)
    settle(res, events)


def divide_equally(effect: ab.DivideEqually, res: Resolution) -> Procedure:
    """Deal the damage in equal parts, rounded up, to all of them at once (FFTCG 4.2, 11.3.6)."""
    res.did = False
    found = yield from resolve(effect.among, res, effect)
    numbers = present(found, res)
    if not numbers:
        return
    total, unit = evaluate.value(effect.amount, res), effect.unit
    share = -(-total // (len(numbers) * unit)) * unit
    events = yield from verbs.deal(res.state, [(number, share, res.cause) for number in numbers])
    settle(res, events)


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


# Control


def negate(effect: ab.NegateDamage, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Take the damage off Forwards."""
    damaged = [number for number in numbers if res.state.cards[number].damage]
    for number in damaged:
        tell(res.state, "All damage dealt to {0} is negated.", "FFTCG 5.2.6.1", ("card", number))
    return (yield from apply_events(res.state, [SetCardField(n, "damage", 0, "negate", res.cause) for n in damaged]))


def gain_control(effect: ab.GainControl, res: Resolution) -> Procedure:
    """Give the actor control of them; with a duration, until it ends (FFTCG 6.2.6), if it has not ended already."""
    res.did = False
    if isinstance(effect.duration, ab.AsLongAs) and not evaluate.holds(effect.duration.condition, res):
        return
    found = yield from resolve(effect.what, res, effect)
    events: list[Event] = []
    for number in present(found, res):
        before = res.state.cards[number].controller
        done = yield from verbs.gain_control(res.state, number, res.actor, res.cause)
        if done and not isinstance(effect.duration, ab.RestOfGame):
            borrowed.lend(Ref(number, res.state.cards[number].entered), "control", before, effect.duration, res)
        events.extend(done)
    settle(res, events)


def crystals(effect: own.GainCrystals, res: Resolution) -> Procedure:
    """Let the actor gain Crystals (FFTCG 6.8)."""
    count: ab.Amount | ab.Count = effect.count
    number = evaluate.wanted(count, res) if isinstance(count, ab.Count) else evaluate.value(count, res)
    res.did = number > 0
    if number > 0:
        yield from verbs.gain_crystals(res.state, res.actor, number, res.cause)


def cancel(effect: ab.Cancel, res: Resolution) -> Procedure:
    """Let Summons or abilities on the stack have no effect."""
    res.did = False
    found = yield from resolve(effect.what, res, effect)
    for stamp in stamps(found, res):
        item = next(one for one in stack(res.state) if one.stamp == stamp)
        if not statics.can_be_cancelled(res.state, context_of(res.state, item).cause, res.cause):
            continue
        res.done["cancelled"] = (*res.done.get("cancelled", ()), Ref(-stamp, stamp))
        cancel_item(res.state, stamp)
        tell(res.state, "The effect of {0} is cancelled.", "FFTCG 2.1", ("card", *item.source))
        res.did = True


def stamps(found: Refs, res: Resolution) -> list[int]:
    """Return the items of the stack that are meant; after "is chosen by ..." what chose is meant."""
    items = stack(res.state)
    meant = [
        item.stamp
        for item in items
        for one in found
        if one.number == -item.stamp or (item.kind == "Summon" and item.source == one)
    ]
    if meant:
        return meant
    # "When it is chosen by ..., cancel its effect": what is meant is what chose.
    chose = [item.stamp for item in items if item.stamp == res.amount]
    choosing = [item.stamp for item in items if item.stamp != res.item and _has_chosen(item, found)]
    return chose or choosing[-1:]


def _has_chosen(item: Item, found: Refs) -> bool:
    return any(one in found for group in item.targets for one in group)


ACTIONS: dict[type[ab.Effect], Action] = {
    ab.Break: Action(lambda effect, res, numbers: verbs.break_(res.state, numbers, res.cause), "broken"),
    ab.Untap: Action(lambda effect, res, numbers: verbs.activate(res.state, numbers, res.cause), "activated"),
    ab.NegateDamage: Action(negate),
    ab.Tap: Action(lambda effect, res, numbers: verbs.dull(res.state, numbers, res.cause), "dulled"),
    own.Freeze: Action(lambda effect, res, numbers: verbs.freeze(res.state, numbers, res.cause), "frozen"),
}

EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.DealDamage: damage,
    ab.DealDamageToEachOther: fight,
    ab.DivideDamage: divide,
    ab.DivideEqually: divide_equally,
    ab.DealPlayerDamage: hurt_players,
    ab.GainControl: gain_control,
    ab.Cancel: cancel,
    own.GainCrystals: crystals,
}
