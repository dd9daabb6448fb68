"""How many attacks, and with how many Forwards, texts allow a player in a turn; and who may not attack alone."""

from __future__ import annotations

from engine.effects import evaluate, matching
from engine.effects.history import so_far
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import statics
from engine.games.fftcg.rules.table import ref, spoken, turn_player
from engine.rulebook import Refusal
from engine.state import State
from engine.triggers.trigger_event import TriggerEvent


def dulls(state: State, number: int) -> bool:
    """Whether attacking dulls a Forward: not with Brave, nor where a text says so (FFTCG 10.1.2.2, 15.2.1.2)."""
    if "Brave" in boards.board(state)[number].keywords:
        return False
    return not statics.rulings(state, number, own.AttacksUndulled)


def refuse(state: State, attackers: int) -> Refusal | None:
    """Return why the turn player cannot attack with so many Forwards more this turn (FFTCG 2.2), or None."""
    limits = boards.board(state).rulings_of(own.AttackLimit)
    if not limits:
        return None
    seat = turn_player(state)
    attacks = [one for one in so_far(state) if one.key == "attack" and one.seat == seat]
    for limit, res in limits:
        if seat not in evaluate.seats(limit.player, res):
            continue
        # A party is declared once, whoever is in it.
        before = len(attacks) if limit.forwards else sum(one.what == one.others[0] for one in attacks)
        if before + (attackers if limit.forwards else 1) > limit.count:
            if limit.forwards:
                return Refusal("FFTCG 2.2", f"You can attack with only {limit.count} Forwards in a turn now.")
            return Refusal("FFTCG 2.2", f"You can declare only {limit.count} attacks in a turn now.")
    return None


def refuse_alone(state: State, number: int) -> Refusal | None:
    """Return why texts keep a Forward from attacking in no party (FFTCG 2.2), or None."""
    me = ref(state, number)
    what = TriggerEvent("attack", me, me, state.cards[number].controller, 0, (me,))
    ban = statics.forbids(state, number, what)
    if ban is None or not matching.is_deed(own.AttacksAlone(), what, ban):
        return None
    return Refusal("FFTCG 2.2", f"{spoken(state.cards[number])} cannot attack alone.")
