"""Effects on what lies in the battle area and on life: damage, destroying, banishing, resting, counters, control,
additions, tokens (FOW 1000, 1303).
"""

from __future__ import annotations

from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.course import EventProcedure, tell
from engine.effects import counters, evaluate
from engine.effects.actions import Handler
from engine.effects.meaning import Action
from engine.effects.resolution import follow, note_done, settle
from engine.effects.selection import how_many, objects, present, resolve
from engine.events import Event, Hurt, Notice, SetCardField, Shift
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card, CardType, turned
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics, tokens
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules import table, verbs
from engine.games.fow.rules.apply_events import apply_events
from engine.games.fow.rules.table import ASTRAL, FIELD, RULER_AREA, Cause, Ref, alive, face, ref
from engine.procedures import Procedure
from engine.requests import Asked, ChooseNumber
from engine.rulebook import Refusal
from engine.state import State
from engine.triggers.borrowed import gain_control

# Damage (FOW 1007)


def by_card(what: Ref, res: Resolution) -> Cause:
    """Return a card as the source of the damage that a text makes it deal (FOW 912)."""
    card = res.state.cards[what.number]
    seat = card.controller if card.entered == what.entered else res.seat
    return Cause(res.kind, what, seat)


def _dealer(source: ab.Reference | None, res: Resolution) -> tuple[Cause, tuple[Ref, ...]] | None:
    """Return who deals damage: the card that the text names, or its own; None where there is none."""
    if source is None:
        return res.cause, ()
    dealers = evaluate.refs(source, res)
    return (by_card(dealers[0], res), dealers) if dealers else None


def damage(effect: ab.DealDamage, res: Resolution) -> Procedure:
    """Deal damage to each of them at the same time (FOW 1007.3)."""
    said = res.it
    found = yield from resolve(effect.to, res, effect)
    victims = res.it
    res.it = said or victims
    dealer = _dealer(effect.source, res)
    if dealer is None:
        note_done(res, False)
        return
    cause, dealers = dealer
    if dealers and (not isinstance(effect.source, ab.Source | ab.This) or _has_atk(dealers[0], res)):
        # "This card deals damage equal to its ATK": its own, not that of whom it deals damage to; but a chant has none.
        res.it = dealers
    hurting = _of_each(effect, res, present(found, res), bool(said))
    res.it = victims
    yield from _deal(res, [(number, amount, cause) for number, amount in hurting])


def _has_atk(what: Ref, res: Resolution) -> bool:
    now = evaluate.now_of(what, res)
    return now is not None and now.atk is not None


def _of_each(effect: ab.DealDamage, res: Resolution, numbers: list[int], spoken: bool) -> list[tuple[int, int]]:
    """Return how much each is dealt: the same, but for "each resonator damage equal to its ATK"."""
    said = res.it
    its = isinstance(effect.to, ab.Every) and any(isinstance(one, ab.It) for one in walk(effect.amount))
    itself = its and not spoken
    found = []
    for number in numbers:
        res.it = (ref(res.state, number),) if itself else said
        found.append((number, evaluate.value(effect.amount, res)))
    res.it = said
    return found


def _deal(res: Resolution, shares: list[tuple[Any, int, Cause]]) -> Procedure:
    """Deal damage, and note how much of it came of that."""
    events = yield from verbs.deal(res.state, shares)
    dealt = sum(one.amount for one in events if isinstance(one, Hurt | Notice))
    res.named["prevented"] = dealt < sum(amount for _, amount, _ in shares)
    res.named["life"] = dealt
    follow(res, events)
    note_done(res, dealt > 0)


def fight(effect: ab.DealDamageToEachOther, res: Resolution) -> Procedure:
    """Let two deal damage equal to their ATK to each other, at once (FOW 1007.3)."""
    first = yield from objects(effect.one, res, effect)
    second = yield from objects(effect.other, res, effect)
    if not first or not second:
        note_done(res, False)
        return
    shares = [
        (target, max(0, boards.now(res.state, dealer).atk or 0), by_card(ref(res.state, dealer), res))
        for dealer, target in ((first[0], second[0]), (second[0], first[0]))
    ]
    yield from _deal(res, shares)


def divide(effect: ab.DivideDamage, res: Resolution) -> Procedure:
    """Deal the shares decided when the targets were chosen; what is gone gets nothing (FOW 903.3a)."""
    place = res.place[2]
    shares = res.shares[place] if place < len(res.shares) else ()
    declared = res.named.get("declared", res.targets)
    assert isinstance(declared, tuple)
    group = next((group for group in reversed(declared) if len(group) == len(shares) and group), ())
    there = set(present(evaluate.refs(effect.among, res), res))
    yield from _deal(res, [
        (one.number, share, res.cause) for one, share in zip(group, shares, strict=True) if one.number in there
    ])


def hurt_players(effect: ab.DealPlayerDamage, res: Resolution) -> Procedure:
    """Deal damage to players, all at the same time (FOW 1007.2, 1007.3)."""
    dealer = _dealer(effect.source, res)
    if dealer is None:
        note_done(res, False)
        return
    cause, _ = dealer
    amount = evaluate.value(effect.points, res)
    seats = (res.actor,) if effect.player is None else evaluate.seats(effect.player, res)
    yield from _deal(res, [(("player", seat), amount, cause) for seat in seats])


def negate(effect: ab.NegateDamage, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Take the damage off cards."""
    damaged = [number for number in numbers if res.state.cards[number].damage]
    for number in damaged:
        tell(res.state, "All damage is removed from {0}.", "FOW 1007.1", ("card", number))
    return (yield from apply_events(res.state, [SetCardField(n, "damage", 0, "negate", res.cause) for n in damaged]))


# Life (FOW 105.4)


def _life(res: Resolution, events: list[Event]) -> None:
    moved = sum(one.amount for one in events if isinstance(one, Notice))
    res.named["life"] = moved
    note_done(res, moved > 0)


def gain_life(effect: own.GainLife, res: Resolution) -> Procedure:
    """Let the actor gain life, unless a text forbids it."""
    if not statics.player_can(res.state, res.actor, "gain life", res.cause):
        note_done(res, False)
        return
    amount = evaluate.value(effect.amount, res)
    _life(res, (yield from verbs.gain_life(res.state, res.actor, amount, res.cause)))


def lose_life(effect: own.LoseLife, res: Resolution) -> Procedure:
    """Let the actor lose life."""
    amount = evaluate.value(effect.amount, res)
    _life(res, (yield from verbs.lose_life(res.state, res.actor, amount, res.cause)))


def pay_life(effect: own.PayLife, res: Resolution) -> Procedure:
    """Let the actor pay life, in hundreds; as much as they like where it is not said (FOW 105.4a)."""
    held = max(0, table.life(res.state, res.actor))
    if effect.amount is None:
        hundreds = yield from ChooseNumber(
            res.actor, "{0}: how many hundreds of life do you pay?", "FOW 105.4a", 0, held // 100,
            args=(("card", res.source.number),),
        )
        amount = 100 * hundreds
    else:
        amount = evaluate.value(effect.amount, res)
    if amount > held:
        note_done(res, False)
        return
    cause = Cause("cost", res.source, res.actor)
    _life(res, (yield from verbs.lose_life(res.state, res.actor, amount, cause)))


def life_becomes(effect: own.LifeBecomes, res: Resolution) -> Procedure:
    """Let the actor's life become so much (FOW 104.6)."""
    amount = evaluate.value(effect.amount, res)
    _life(res, (yield from verbs.set_life(res.state, res.actor, amount, res.cause)))


# Banishing (FOW 1011)


def banish(effect: own.Banish, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Let the actor banish cards; nobody banishes what they do not control (FOW 1011.2)."""
    mine = [number for number in numbers if bannable(effect, res, number) is None]
    return (yield from verbs.banish(res.state, mine, res.cause))


def bannable(effect: own.Banish, res: Resolution, number: int) -> Refusal | None:
    """Return why the actor cannot banish a card (FOW 1011.2)."""
    card = res.state.cards[number]
    if card.zone in BATTLE_AREA and card.controller == res.actor:
        return None
    return Refusal("FOW 1011.2", "Nobody banishes what they do not control.")


# Counters


def heal(effect: own.Heal, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Remove the astral counter of rulers (FOW 1010.1a)."""
    events: list[Event] = []
    for number in numbers:
        events += yield from verbs.place_counters(
            res.state, number, ASTRAL, -res.state.cards[number].counters.get(ASTRAL, 0), res.cause
        )
    return events


# Additions (FOW 1002)


def add(effect: own.Add, res: Resolution) -> Procedure:
    """Add an addition to a card: one that is not on the field is put there first (FOW 1002.1); where it cannot be, it
    stays where it is (1002.2).
    """
    said = res.it
    what = yield from objects(effect.what, res, effect)
    after = res.it
    res.it = said or after
    to = yield from objects(effect.to, res, effect)
    note_done(res, False)
    if what and to and (yield from add_to(what[0], to[0], res.actor, res.cause, res.state)):
        note_done(res)
        res.it = (ref(res.state, what[0]),)


def add_to(number: int, to: int, seat: int, cause: Cause, state: State) -> Asked[bool]:
    """Put an addition onto a player's field added to a card, or move it there from another."""
    if state.cards[to].zone not in BATTLE_AREA or CardType.ADDITION not in boards.now(state, number).types:
        return False
    wanted = statics.added_to_kinds(state, number)
    if wanted and not set(wanted).intersection(boards.now(state, to).types):
        return False
    if state.cards[number].zone != FIELD:
        target = ref(state, to)
        yield from verbs.enter(state, [number], seat, cause)
        if state.cards[number].zone != FIELD or not alive(state, target):
            return state.cards[number].zone == FIELD
    table.attach(state, number, to, cause)
    tell(state, "{0} is added to {1}.", "FOW 1002.1", ("card", number), ("card", to))
    yield from apply_events(state, [Notice("added", seat=seat, card=number, others=(to,), cause=cause)])
    return True


# Sides, tokens, dice


def turn_over(effect: own.TurnOver, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Turn double-faced cards over where they lie; they stay the same (FOW 1302.2c)."""
    events: list[Event] = []
    for number in numbers:
        card = face(res.state, number)
        if card.double_faced and res.state.cards[number].zone == FIELD:
            events.append(SetCardField(number, "face", turned(card), "turn over", res.cause))
            tell(res.state, "{0} is turned over.", "FOW 1302.2c", ("card", number))
    return (yield from apply_events(res.state, events))


def to_ruler(effect: own.TurnToRuler, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put J-rulers into their owners' ruler areas, with that side up (FOW 314.2)."""
    moves: list[Event] = [
        Shift(number, RULER_AREA[res.state.cards[number].owner], why="put", cause=res.cause)
        for number in numbers if CardType.J_RULER is face(res.state, number).type
    ]
    for move in moves:
        tell(res.state, "{0} returns to the ruler area.", "FOW 314.2", ("card", move.card))  # type: ignore[attr-defined]
    return (yield from apply_events(res.state, moves))


def put_tokens(effect: own.PutToken, res: Resolution) -> Procedure:
    """Put tokens onto the actor's field (FOW 1303.1)."""
    count = yield from how_many(effect.count, 99, res, "{0}: how many tokens?")
    yield from _make(tokens.printed(effect.token, res), count, res)


def copy_as_token(effect: own.TokenCopy, res: Resolution) -> Procedure:
    """Put a token that is a copy of a card onto the actor's field (FOW 1017.1a)."""
    for number in (yield from objects(effect.what, res, effect)):
        yield from _make(tokens.copy_of(face(res.state, number)), 1, res)


def _make(card: Card, count: int, res: Resolution) -> Procedure:
    if count <= 0:
        note_done(res, False)
        return
    settle(res, (yield from verbs.create(res.state, card, res.actor, res.cause, count=count)), count, "created")


MEANING.counter_rules = counters.CounterRules("FOW 1022.1", "FOW 1022.4")
ACTIONS: dict[type[ab.Effect], Action] = {
    ab.Break: Action(lambda effect, res, numbers: verbs.destroy(res.state, numbers, res.cause), "destroyed"),
    own.Banish: Action(banish, "banished", able=bannable),
    ab.Untap: Action(lambda effect, res, numbers: verbs.recover(res.state, numbers, res.cause), "recovered"),
    ab.Tap: Action(lambda effect, res, numbers: verbs.rest(res.state, numbers, res.cause), "rested"),
    ab.NegateDamage: Action(negate),
    ab.GainControl: Action(gain_control),
    **counters.ACTIONS,
    own.Heal: Action(heal),
    own.TurnOver: Action(turn_over),
    own.TurnToRuler: Action(to_ruler),
}

EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.DealDamage: damage,
    ab.DealDamageToEachOther: fight,
    ab.DivideDamage: divide,
    ab.DealPlayerDamage: hurt_players,
    **counters.EFFECTS,
    own.GainLife: gain_life,
    own.LoseLife: lose_life,
    own.PayLife: pay_life,
    own.LifeBecomes: life_becomes,
    own.Add: add,
    own.PutToken: put_tokens,
    own.TokenCopy: copy_as_token,
}
