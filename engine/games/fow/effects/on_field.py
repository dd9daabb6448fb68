"""Effects on what lies in the battle area and on life: damage, destroying, banishing, resting, counters, control,
additions, tokens (FOW 1000, 1303).
"""

from __future__ import annotations

from typing import Any

from engine import abilities as ab
from engine.course import EventProcedure, tell
from engine.effects import counters, damage, evaluate
from engine.effects.actions import Handler
from engine.effects.meaning import Action
from engine.effects.resolution import follow, note_done, settle
from engine.effects.selection import how_many, objects
from engine.events import Event, Hurt, Notice, SetCardField, Shift
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card, CardType, turned
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics, tokens
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules import table, verbs
from engine.games.fow.rules.apply_events import apply_events
from engine.games.fow.rules.table import ASTRAL, FIELD, RULER_AREA, Cause, alive, face, ref
from engine.procedures import Procedure
from engine.requests import Asked, ChooseNumber
from engine.rulebook import Refusal
from engine.state import State
from engine.triggers.borrowed import gain_control

# Damage (FOW 1007)


def _deal(res: Resolution, shares: list[tuple[Any, int, Cause]]) -> Procedure:
    """Deal damage, and note how much of it came of that."""
    events = yield from verbs.deal(res.state, shares)
    dealt = sum(one.amount for one in events if isinstance(one, Hurt | Notice))
    res.named["prevented"] = dealt < sum(amount for _, amount, _ in shares)
    res.named["life"] = dealt
    follow(res, events)
    note_done(res, dealt > 0)


MEANING.damage_rules = damage.DamageRules(
    lambda res: res.kind, _deal, False, ("All damage is removed from {0}.", "FOW 1007.1")
)


def hurt_players(effect: ab.DealPlayerDamage, res: Resolution) -> Procedure:
    """Deal damage to players, all at the same time (FOW 1007.2, 1007.3)."""
    there = damage.dealer(effect.source, res)
    if there is None:
        note_done(res, False)
        return
    cause, _ = there
    amount = evaluate.value(effect.points, res)
    seats = (res.actor,) if effect.player is None else evaluate.seats(effect.player, res)
    yield from _deal(res, [(("player", seat), amount, cause) for seat in seats])


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
    **damage.ACTIONS,
    ab.GainControl: Action(gain_control),
    **counters.ACTIONS,
    own.Heal: Action(heal),
    own.TurnOver: Action(turn_over),
    own.TurnToRuler: Action(to_ruler),
}

EFFECTS: dict[type[ab.Effect], Handler] = {
    **damage.EFFECTS,
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
