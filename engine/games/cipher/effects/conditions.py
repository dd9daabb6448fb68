"""Conditions: questions about the state of the game, answered now (Cipher 2.3.1.2 to 2.3.1.5)."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.numbers import compares
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import continuous, limits
from engine.games.cipher.effects.called import called
from engine.games.cipher.effects.characteristics import characteristics, parts_of
from engine.games.cipher.effects.dependence import StackOf
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules import table
from engine.games.cipher.rules.table import attacker, defender, turn


def count(noun: ab.Noun, seat: int, res: Resolution) -> int:
    """Return how many cards of a player fit a noun."""
    cards = res.state.cards
    return sum(cards[number].zone & 1 == seat for number in evaluate.find(noun, res))


def _attacks(who: ab.Reference, whom: ab.Reference, res: Resolution) -> bool:
    """Whether the one is attacking the other (Cipher 26.6, 26.7)."""
    first, second = attacker(res.state), defender(res.state)
    return (
        first is not None
        and second is not None
        and evaluate.denotes(who, first, res)
        and evaluate.denotes(whom, second, res)
    )


def _supported(condition: own.IsSupportedBy, res: Resolution) -> bool:
    found = evaluate.refs(own.SupportOf(condition.who), res)
    return any(evaluate.denotes(condition.by, one, res) for one in found)


def _against(condition: own.HoldsAgainst, res: Resolution) -> bool:
    return any(
        compares(_seen_by(seat, condition.noun, res), condition.comparison, _seen_by(1 - seat, condition.noun, res))
        for seat in evaluate.seats(condition.player, res)
    )


def _seen_by(seat: int, noun: ab.Noun, res: Resolution) -> int:
    """Return how many of a noun a player has, who is "you" and "they" in it."""
    other = Resolution(res.state, seat, res.source, res.kind, res.index)
    other.they = seat
    return count(noun, seat, other)


def _used(condition: own.HasUsedSkill, res: Resolution) -> bool:
    by = None if condition.who is None else evaluate.refs(condition.who, res)
    uses = limits.times_used(res.state, condition, res.seat, by)
    return uses > 0 if condition.times is None else evaluate.meets(condition.times, uses, res)


def _only_units(condition: own.OnlyUnitsAre, res: Resolution) -> bool:
    """Whether all units of the player are among those named, and each of those is there."""
    mine = [table.ref(res.state, number) for number in table.units(res.state, res.seat)]
    return all(any(evaluate.denotes(who, one, res) for who in condition.units) for one in mine) and all(
        any(evaluate.denotes(who, one, res) for one in mine) for who in condition.units
    )


def _stack(condition: StackOf, res: Resolution) -> bool:
    """Whether a unit is Leveled Up and its stack has so many cards (Cipher 21.2.2.3)."""
    unit = evaluate.thing_of(res.source, res)
    return unit is not None and bool(unit.under) and 1 + len(unit.under) >= condition.number


def _in_effect(condition: own.SkillInEffect, res: Resolution) -> bool:
    """Whether what a skill of the name has set up lasts, or one that is always in force does something now, of an ally
    or of this card (Cipher 21.2.3.1.1.2, 21.2.3.1.4.2).
    """
    state = res.state
    if continuous.in_effect(condition.skill, state):
        return True
    cards = dict.fromkeys((*table.units(state, res.seat), res.source.number))
    return any(_is_in_force(condition.skill, number, res) for number in cards)


def _is_in_force(name: str, number: int, res: Resolution) -> bool:
    for index, skill in enumerate(characteristics(table.face(res.state, number)).abilities):
        if called(skill) == name and isinstance(skill, own.Skill) and isinstance(skill.ability, ab.FieldAbility):
            at = Resolution(res.state, res.seat, table.ref(res.state, number), index=index)
            if any(all(evaluate.holds(one, at) for one in part.conditions) for part in parts_of(skill)):
                return True
    return False


MEANING.is_phase = lambda phase, state: table.PHASES[state.vars["phase"]].name == phase.value
MEANING.on_field = table.units
MEANING.conditions |= {
    own.FromTurn: lambda condition, res: turn(res.state) >= condition.number,
    own.IsAttackingOne: lambda condition, res: (
        _attacks(condition.who, condition.whom, res)
        or (condition.either and _attacks(condition.whom, condition.who, res))
    ),
    own.IsSupportedBy: _supported,
    own.HoldsAgainst: _against,
    own.HoldsParity: lambda condition, res: any(
        count(condition.noun, seat, res) % 2 == condition.odd
        for seat in evaluate.seats(condition.player, res)
    ),
    own.OnlyUnitsAre: _only_units,
    own.HasUsedSkill: _used,
    StackOf: _stack,
    own.SkillInEffect: _in_effect,
    own.SupportFailed: lambda condition, res: any(
        seat in res.state.vars.get("failed supports", ()) for seat in evaluate.seats(condition.player, res)
    ),
    own.GuessWas: lambda condition, res: res.named.get("guess") is condition.right,
}
