"""Damage to players and EX Bursts (FFTCG 6.5, 11.10)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.effects import evaluate
from engine.events import Event, Move, Notice, SetVariable
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import statics
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.apply_events import apply_events, at_once, tell
from engine.games.fftcg.rules.table import DAMAGE, DECK, Burst, Cause, Hit, Ref
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseYesNo
from engine.state import State
from engine.timing import casting, legal_targets
from engine.triggers.apply_events import settle
from engine.unread import contained


def hurt_player(state: State, seat: int, points: int, cause: Cause) -> Asked[int]:
    """Deal a player damage, and return how many points have been dealt after what happened instead."""
    hit = Hit(seat, points, cause)
    yield from hurt(state, [hit])
    return hit.points


def hurt(state: State, hits: Sequence[Hit]) -> Procedure:
    """Deal players damage at the same time: card by card into the Damage Zones, then the EX Bursts (FFTCG 6.5.2).

    All damage is dealt before the first EX Burst (6.5.2.1); of two players who use some the one who comes first in
    `hits`, the turn player, does so first (6.1.4, 11.11.6).
    """
    for hit in hits:
        hit.points = max(0, (yield from _replaced(state, hit)))
    for point in range(max((hit.points for hit in hits), default=0)):
        yield from _turn_over(state, [hit for hit in hits if hit.points > point])
    dealt: list[Event] = []
    for hit in hits:
        if hit.points:
            dealt.append(_fact("takes damage player", hit))
            if hit.cause.source is not None:
                dealt.append(_fact("deals damage player", hit))
    if dealt:
        # Nothing replaces it a second time (FFTCG 11.12.5.3).
        at_once(state, *dealt)
    for hit in hits:
        for number, found in hit.turned:
            if not statics.refuse_burst(state, hit.seat, number, hit.cause):
                yield from _offer_burst(state, hit.seat, number, found)


def _turn_over(state: State, hits: Sequence[Hit]) -> Procedure:
    """Deal each of these players a point: the top cards of their decks go into the Damage Zones at once (6.5.2)."""
    moves: list[Event] = []
    turned: list[tuple[Hit, int]] = []
    for hit in hits:
        deck = state.zones[DECK[hit.seat]]
        if deck:
            turned.append((hit, deck[-1]))
            moves.append(Move(deck[-1], DAMAGE[hit.seat], why="damage", cause=hit.cause))
        elif not state.vars.get(f"hurt empty {hit.seat}"):
            state.emit(SetVariable(f"hurt empty {hit.seat}", True))
    yield from apply_events(state, moves)
    for hit, number in turned:
        tell(state, "{0} takes a point of damage: {1}.", "FFTCG 6.5.2", ("seat", hit.seat), ("card", number))
        found = bursts(state, number, hit.seat)
        if hit.bursts and found and state.cards[number].zone == DAMAGE[hit.seat]:
            hit.turned.append((number, found))


def _fact(why: str, hit: Hit) -> Notice:
    source = hit.cause.source.number if hit.cause.source is not None else -1
    return Notice(why, seat=hit.seat, amount=hit.points, card=source, cause=hit.cause)


def _replaced(state: State, hit: Hit) -> Asked[int]:
    """Return how many points of damage are dealt after what happens instead (FFTCG 11.12.5, 6.5.1)."""
    if not boards.board(state).replacers:
        return hit.points
    settled = yield from settle(state, _fact("deals damage player", hit), statics.REPLACING.find, "FFTCG 11.12.5.7")
    return sum(event.amount for event in settled if isinstance(event, Notice))


def bursts(state: State, number: int, seat: int) -> list[Burst]:
    """Return a card's EX Bursts that can be used with the damage there is now (FFTCG 15.2.6.3, 15.2.6.3.1)."""
    found: list[Burst] = []
    points = table.damage_points(state, seat)
    for ability in boards.characteristics(table.face(state, number)).abilities:
        burst = False
        if isinstance(ability, own.WithDamage):
            if points < ability.points:
                continue
            burst = ability.burst
            ability = ability.ability
        if isinstance(ability, own.SummonEffect | ab.AutoAbility) and (burst or ability.burst):
            found.append((ability, ability.effects))
    return found


def _offer_burst(state: State, seat: int, number: int, found: list[Burst]) -> Procedure:
    """Ask whether to use an EX Burst, and resolve it at once; nothing can respond (FFTCG 11.10.2)."""
    answer = yield from ChooseYesNo(
        seat, "Use the EX Burst of {0}?", "FFTCG 11.10.2", args=(("card", number),), yes="Use it", no="Do not use it"
    )
    if not answer:
        return
    tell(state, "{0} uses the EX Burst of {1}.", "FFTCG 11.10.2", ("seat", seat), ("card", number))
    yield from apply_events(state, [Notice("ex burst", seat=seat, card=number)])
    source = table.ref(state, number)
    for one in found:
        yield from contained(state, source, seat, "FFTCG 2.1", _resolve_burst(state, seat, source, one))


def _resolve_burst(state: State, seat: int, source: Ref, burst: Burst) -> Procedure:
    """Choose for an EX Burst and carry it out, as far as it can be (FFTCG 11.10.3)."""
    ability, effects = burst
    res = Resolution(state, seat, source, "summon" if isinstance(ability, own.SummonEffect) else "ability")
    res.burst = True
    condition = ability.condition if isinstance(ability, ab.AutoAbility) else None
    if condition is not None and not evaluate.holds(condition, res):
        return
    if legal_targets.refuse_choices(effects, res) is not None:
        return
    try:
        yield from casting.declare(effects, res, "FFTCG 11.10.3", cancel=False)
    except RolledBack:
        return
    casting.announce(res)
    yield from MEANING.perform(effects, res)


MEANING.hurt = hurt
