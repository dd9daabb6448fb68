"""Effects on what is on the field: damage, breaking, dull and active, freezing, control (FFTCG 15.1.1)."""

from __future__ import annotations

from engine.abilities import effects as words
from engine.abilities.amounts import Amount, Count
from engine.abilities.durations import AsLongAs, RestOfGame
from engine.abilities.effects import Effect
from engine.abilities.references import Every, It
from engine.effects import evaluate
from engine.events import Event, Mark
from engine.games.fftcg import burstwords, vocabulary
from engine.games.fftcg.deeds import board as boards
from engine.games.fftcg.deeds import borrowed, statics
from engine.games.fftcg.deeds.acting import Action, Handler, following, settle
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.dependence import walk
from engine.games.fftcg.deeds.outcome import Refs
from engine.games.fftcg.deeds.picking import present, resolve
from engine.games.fftcg.law import verbs
from engine.games.fftcg.law.events import Cause
from engine.games.fftcg.law.happen import Doing, happen, tell
from engine.games.fftcg.law.items import Item, stack
from engine.games.fftcg.law.items import cancel as cancel_item
from engine.games.fftcg.law.table import Ref
from engine.procedures import Procedure

# Damage


def damage(effect: words.DealDamage, deed: Deed) -> Procedure:
    """Deal damage to each of them at the same time, by the card that the text names or by the text itself."""
    deed.did = False
    said = deed.it
    found = yield from resolve(effect.to, deed, effect)
    victims, cause = deed.it, deed.cause
    deed.it = said or victims
    if effect.source is not None:
        dealers = evaluate.refs(effect.source, deed)
        if not dealers:
            return
        cause = by_card(dealers[0], deed)
        # "It deals damage equal to its power": its own, not that of whom it deals damage to.
        deed.it = dealers
    hurting = _of_each(effect, deed, present(found, deed), bool(said))
    deed.it = victims
    firm = isinstance(next(following(deed), None), words.CannotBeReduced)
    events = yield from verbs.deal(deed.state, [(number, amount, cause) for number, amount in hurting], firm=firm)
    settle(deed, events)


def _of_each(effect: words.DealDamage, deed: Deed, numbers: list[int], spoken: bool) -> list[tuple[int, int]]:
    """Return how much each is dealt: the same, but for "each Forward damage equal to its power", where no other was
    spoken of before.
    """
    said = deed.it
    its = isinstance(effect.to, Every) and any(isinstance(one, It) for one in walk(effect.amount))
    own = its and not spoken and effect.source is None
    found = []
    for number in numbers:
        deed.it = (Ref(number, deed.state.cards[number].entered),) if own else said
        found.append((number, evaluate.value(effect.amount, deed)))
    deed.it = said
    return found


def by_card(what: Ref, deed: Deed) -> Cause:
    """Return a card itself as the cause of what a text makes it do (FFTCG 11.11.8)."""
    card = deed.state.cards[what.number]
    seat = card.controller if card.entered == what.entered else deed.seat
    return Cause("character", what, seat)


def fight(effect: words.DealDamageToEachOther, deed: Deed) -> Procedure:
    """Let two Forwards deal damage equal to their power to each other, at once (FFTCG 11.11.8)."""
    one = yield from resolve(effect.one, deed, effect)
    other = yield from resolve(effect.other, deed, effect)
    deed.did = False
    first, second = present(one, deed), present(other, deed)
    if not first or not second:
        return
    now = boards.board(deed.state).now
    shares = [
        (target, max(0, now[dealer].power), by_card(Ref(dealer, deed.state.cards[dealer].entered), deed))
        for dealer, target in ((first[0], second[0]), (second[0], first[0]))
        if dealer in now
    ]
    events = yield from verbs.deal(deed.state, shares)
    settle(deed, events)


def divide(effect: words.DivideDamage, deed: Deed) -> Procedure:
    """Deal the shares decided when the targets were chosen; what is gone gets nothing (FFTCG 11.3.6)."""
    deed.did = False
    place = deed.place[2]
    shares = deed.shares[place] if place < len(deed.shares) else ()
    declared = deed.named.get("declared", deed.targets)
    assert isinstance(declared, tuple)
    group = next((group for group in reversed(declared) if len(group) == len(shares) and group), ())
    alive = set(present(evaluate.refs(effect.among, deed), deed))
    parts = [(one.number, share, deed.cause) for one, share in zip(group, shares, strict=True) if one.number in alive]
    events = yield from verbs.deal(deed.state, parts)
    settle(deed, events)


def divide_equally(effect: vocabulary.DivideEqually, deed: Deed) -> Procedure:
    """Deal the damage in equal parts, rounded up, to all of them at once (FFTCG 4.2, 11.3.6)."""
    deed.did = False
    found = yield from resolve(effect.among, deed, effect)
    numbers = present(found, deed)
    if not numbers:
        return
    total, unit = evaluate.value(effect.amount, deed), effect.unit
    share = -(-total // (len(numbers) * unit)) * unit
    events = yield from verbs.deal(deed.state, [(number, share, deed.cause) for number in numbers])
    settle(deed, events)


def hurt_players(effect: words.DealPlayerDamage, deed: Deed) -> Procedure:
    """Let a card deal a player points of damage, both players at the same time (FFTCG 6.5, 6.1.4)."""
    from engine.games.fftcg.law.hurting import Hit, hurt

    found = evaluate.refs(effect.source, deed)
    cause = by_card(found[0], deed) if found else deed.cause
    points = evaluate.value(effect.points, deed)
    allowed = not isinstance(next(following(deed), None), burstwords.NoBursts)
    hits = [Hit(seat, points, cause, allowed) for seat in evaluate.seats(effect.player, deed)]
    yield from hurt(deed.state, hits)
    deed.did = any(hit.points for hit in hits)


def receive(effect: words.ReceiveDamage, deed: Deed) -> Procedure:
    """Let the actor receive points of damage, which nothing deals (FFTCG 6.5); both players at once (11.11.6)."""
    from engine.games.fftcg.law.hurting import Hit, hurt

    points = evaluate.value(effect.points, deed)
    allowed = not isinstance(next(following(deed), None), burstwords.NoBursts)
    cause = Cause(deed.kind, None, deed.seat)
    hit = Hit(deed.actor, points, cause, allowed)
    waiting = deed.named.get("waiting")
    if isinstance(waiting, list):
        waiting.append(hit)
    else:
        yield from hurt(deed.state, [hit])
    deed.did = hit.points > 0


# Control


def negate(effect: words.NegateDamage, deed: Deed, numbers: list[int]) -> Doing:
    """Take the damage off Forwards."""
    damaged = [number for number in numbers if deed.state.cards[number].damage]
    for number in damaged:
        tell(deed.state, "All damage dealt to {0} is negated.", "FFTCG 5.2.6.1", ("card", number))
    return (yield from happen(deed.state, [Mark(n, "damage", 0, "negate", deed.cause) for n in damaged]))


def gain_control(effect: words.GainControl, deed: Deed) -> Procedure:
    """Give the actor control of them; with a duration, until it ends (FFTCG 6.2.6), if it has not ended already."""
    deed.did = False
    if isinstance(effect.duration, AsLongAs) and not evaluate.holds(effect.duration.condition, deed):
        return
    found = yield from resolve(effect.what, deed, effect)
    events: list[Event] = []
    for number in present(found, deed):
        before = deed.state.cards[number].controller
        done = yield from verbs.gain_control(deed.state, number, deed.actor, deed.cause)
        if done and not isinstance(effect.duration, RestOfGame):
            borrowed.lend(Ref(number, deed.state.cards[number].entered), "control", before, effect.duration, deed)
        events.extend(done)
    settle(deed, events)


def crystals(effect: vocabulary.GainCrystals, deed: Deed) -> Procedure:
    """Let the actor gain Crystals (FFTCG 6.8)."""
    count: Amount | Count = effect.count
    number = evaluate.wanted(count, deed) if isinstance(count, Count) else evaluate.value(count, deed)
    deed.did = number > 0
    if number > 0:
        yield from verbs.gain_crystals(deed.state, deed.actor, number, deed.cause)


def cancel(effect: words.Cancel, deed: Deed) -> Procedure:
    """Let Summons or abilities on the stack have no effect."""
    deed.did = False
    found = yield from resolve(effect.what, deed, effect)
    for stamp in stamps(found, deed):
        item = next(one for one in stack(deed.state) if one.stamp == stamp)
        if not statics.can_be_cancelled(deed.state, item.deed(deed.state).cause, deed.cause):
            continue
        deed.done["cancelled"] = (*deed.done.get("cancelled", ()), Ref(-stamp, stamp))
        cancel_item(deed.state, stamp)
        tell(deed.state, "The effect of {0} is cancelled.", "FFTCG 2.1", ("card", *item.source))
        deed.did = True


def stamps(found: Refs, deed: Deed) -> list[int]:
    """Return the items of the stack that are meant; after "is chosen by ..." what chose is meant."""
    items = stack(deed.state)
    meant = [
        item.stamp
        for item in items
        for one in found
        if one.number == -item.stamp or (item.kind == "Summon" and item.source == one)
    ]
    if meant:
        return meant
    # "When it is chosen by ..., cancel its effect": what is meant is what chose.
    chose = [item.stamp for item in items if item.stamp == deed.amount]
    choosing = [item.stamp for item in items if item.stamp != deed.item and _has_chosen(item, found)]
    return chose or choosing[-1:]


def _has_chosen(item: Item, found: Refs) -> bool:
    return any(one in found for group in item.targets for one in group)


ACTIONS: dict[type[Effect], Action] = {
    words.Break: Action(lambda effect, deed, numbers: verbs.break_(deed.state, numbers, deed.cause), "broken"),
    words.Activate: Action(lambda effect, deed, numbers: verbs.activate(deed.state, numbers, deed.cause), "activated"),
    words.NegateDamage: Action(negate),
    vocabulary.Dull: Action(lambda effect, deed, numbers: verbs.dull(deed.state, numbers, deed.cause), "dulled"),
    vocabulary.Freeze: Action(lambda effect, deed, numbers: verbs.freeze(deed.state, numbers, deed.cause), "frozen"),
}

EFFECTS: dict[type[Effect], Handler] = {
    words.DealDamage: damage,
    words.DealDamageToEachOther: fight,
    words.DivideDamage: divide,
    vocabulary.DivideEqually: divide_equally,
    words.DealPlayerDamage: hurt_players,
    words.ReceiveDamage: receive,
    words.GainControl: gain_control,
    words.Cancel: cancel,
    vocabulary.GainCrystals: crystals,
}
