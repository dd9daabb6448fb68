"""Damage to players and EX Bursts (FFTCG 6.5, 11.10)."""

from __future__ import annotations

from collections.abc import Generator

from engine.abilities.effects import Effect
from engine.abilities.kinds import Ability, AutoAbility
from engine.answers import Answer, Confirm
from engine.events import Event, Fact, Move, Set
from engine.games.fftcg.deeds import board as boards
from engine.games.fftcg.deeds import choices, choosing, conditions, statics
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.effects import perform
from engine.games.fftcg.deeds.replacing import find_replacements
from engine.games.fftcg.law import table
from engine.games.fftcg.law.events import Cause
from engine.games.fftcg.law.happen import happen, tell, together
from engine.games.fftcg.law.table import DAMAGE, DECK
from engine.games.fftcg.vocabulary import SummonEffect, WithDamage
from engine.procedures import Procedure, RolledBack
from engine.replacements import settle
from engine.requests import ChooseYesNo, Request
from engine.state import State

Burst = tuple[Ability, tuple[Effect, ...]]
Points = Generator[Request, Answer, int]


def hurt_player(state: State, seat: int, points: int, cause: Cause, *, bursts_allowed: bool = True) -> Points:
    """Deal a player damage: card by card into the Damage Zone, then the EX Bursts in order (FFTCG 6.5.2).

    Return how many points have been dealt after what happened instead. ``bursts_allowed`` is off where the text that
    deals the damage lets nobody use EX Bursts.
    """
    points = yield from _replaced(state, seat, points, cause)
    if points <= 0:
        return 0
    turned: list[tuple[int, list[Burst]]] = []
    for _ in range(points):
        deck = state.zones[DECK[seat]]
        if not deck:
            state.emit(Set(f"hurt empty {seat}", True))
            break
        number = deck[-1]
        moves: list[Event] = [Move(number, DAMAGE[seat], why="damage", cause=cause)]
        yield from happen(state, moves)
        tell(state, "{0} takes a point of damage: {1}.", "FFTCG 6.5.2", ("seat", seat), ("card", number))
        found = bursts(state, number, seat)
        if bursts_allowed and found and state.cards[number].zone == DAMAGE[seat]:
            turned.append((number, found))
    source = cause.source.number if cause.source is not None else -1
    dealt = [Fact("takes damage player", seat=seat, amount=points, card=source, cause=cause)]
    if source >= 0:
        dealt.append(Fact("deals damage player", seat=seat, amount=points, card=source, cause=cause))
    # Nothing replaces it a second time (FFTCG 11.12.5.3).
    together(state, dealt)
    for number, found in turned:
        if not statics.refuse_burst(state, seat, number, cause):
            yield from _offer_burst(state, seat, number, found)
    return points


def _replaced(state: State, seat: int, points: int, cause: Cause) -> Points:
    """Return how many points of damage are dealt after what happens instead (FFTCG 11.12.5, 6.5.1)."""
    if not boards.board(state).replacers:
        return points
    number = cause.source.number if cause.source is not None else -1
    point = Fact("deals damage player", seat=seat, amount=points, card=number, cause=cause)
    settled = yield from settle(state, point, find_replacements, "FFTCG 11.12.5.7")
    return sum(event.amount for event in settled if isinstance(event, Fact))


def bursts(state: State, number: int, seat: int) -> list[Burst]:
    """Return a card's EX Bursts that can be used with the damage there is now (FFTCG 15.2.6.3, 15.2.6.3.1)."""
    found: list[Burst] = []
    points = table.damage_points(state, seat)
    for ability in boards.compiled(table.face(state, number)).abilities:
        burst = False
        if isinstance(ability, WithDamage):
            if points < ability.points:
                continue
            burst = ability.burst
            ability = ability.ability
        if isinstance(ability, SummonEffect | AutoAbility) and (burst or ability.burst):
            found.append((ability, ability.effects))
    return found


def _offer_burst(state: State, seat: int, number: int, found: list[Burst]) -> Procedure:
    """Ask whether to use an EX Burst, and resolve it at once; nothing can respond (FFTCG 11.10.2)."""
    answer = yield ChooseYesNo(
        seat, "Use the EX Burst of {0}?", "FFTCG 11.10.2", (("card", number),), yes="Use it", no="Do not use it"
    )
    if not isinstance(answer, Confirm) or not answer.yes:
        return
    tell(state, "{0} uses the EX Burst of {1}.", "FFTCG 11.10.2", ("seat", seat), ("card", number))
    yield from happen(state, [Fact("ex burst", seat=seat, card=number)])
    source = table.ref(state, number)
    for ability, effects in found:
        deed = Deed(state, seat, source, "summon" if isinstance(ability, SummonEffect) else "ability")
        deed.burst = True
        condition = ability.condition if isinstance(ability, AutoAbility) else None
        if condition is not None and not conditions.holds(condition, deed):
            continue
        if choices.refuse_choices(effects, deed) is not None:
            continue
        try:
            yield from choosing.declare(effects, deed, "FFTCG 11.10.3")
        except RolledBack:
            continue
        choosing.announce(deed)
        yield from perform(effects, deed)
