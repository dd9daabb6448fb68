"""Conditions: questions about the state of the game, answered now (Cipher 2.3.1.2 to 2.3.1.5)."""

from __future__ import annotations

from engine.abilities import conditions as words
from engine.abilities.amounts import UpTo
from engine.abilities.kinds import FieldAbility
from engine.abilities.nouns import InZone, Noun
from engine.abilities.references import Any, Pick, Reference
from engine.effects import conditions, evaluate
from engine.effects.numbers import compares
from engine.games.cipher import gamewords, skillwords, vocabulary
from engine.games.cipher.deeds import lasting, limits
from engine.games.cipher.deeds.called import called
from engine.games.cipher.deeds.compiled import compiled, parts_of
from engine.games.cipher.deeds.context import MEANING, Deed
from engine.games.cipher.deeds.pieces import StackOf
from engine.games.cipher.law import table
from engine.games.cipher.law.table import Ref, attacker, defender, turn, turn_player


def count(noun: Noun, seat: int, deed: Deed) -> int:
    """Return how many cards of a player fit a noun."""
    cards = deed.state.cards
    return sum(cards[number].zone & 1 == seat for number in evaluate.find(noun, deed))


def _has(condition: words.Has, deed: Deed) -> bool:
    return any(
        evaluate.meets(condition.quantity, count(condition.noun, seat, deed), deed)
        for seat in evaluate.seats(condition.player, deed)
    )


def _controls_all(condition: words.ControlsAllOf, deed: Deed) -> bool:
    return any(
        all(
            any(evaluate.fits(noun, number, deed) for number in table.units(deed.state, seat))
            for noun in condition.nouns
        )
        for seat in evaluate.seats(condition.player, deed)
    )


def _is(condition: words.Is, deed: Deed) -> bool:
    if isinstance(condition.what, Pick):
        return _so_many_are(condition.what, condition.noun, deed)
    found = evaluate.refs(condition.what, deed)
    if any(isinstance(one, InZone) for one in condition.noun.qualities):
        # What is asked is where it is, not where it last was.
        found = tuple(one for one in found if table.alive(deed.state, one))
    enough = any if isinstance(condition.what, Any | vocabulary.Another) else all
    return bool(found) and enough(evaluate.suits(condition.noun, one, deed) for one in found)


def _so_many_are(what: Pick, noun: Noun, deed: Deed) -> bool:
    """Whether so many of these are such: "if 2 or more other allies are in the same area as this unit"."""
    found = [number for number in evaluate.find(what.noun, deed) if evaluate.fits(noun, number, deed)]
    least, most = evaluate.bounds(what.count, len(found), deed)
    return len(found) <= most if isinstance(what.count, UpTo) else len(found) >= least


def _both_are(condition: vocabulary.BothAre, deed: Deed) -> bool:
    found = evaluate.refs(condition.what, deed)
    return len(found) == 2 and all(evaluate.suits(condition.noun, one, deed) for one in found)


def _spoken(what: Reference, deed: Deed) -> tuple[Ref, ...]:
    return tuple(deed.current(one) for one in evaluate.refs(what, deed))


def _attacks(who: Reference, whom: Reference, deed: Deed) -> bool:
    """Whether the one is attacking the other (Cipher 26.6, 26.7)."""
    first, second = attacker(deed.state), defender(deed.state)
    return (
        first is not None
        and second is not None
        and evaluate.denotes(who, first, deed)
        and evaluate.denotes(whom, second, deed)
    )


def _supported(condition: vocabulary.IsSupportedBy, deed: Deed) -> bool:
    found = evaluate.refs(vocabulary.SupportOf(condition.who), deed)
    return any(evaluate.denotes(condition.by, one, deed) for one in found)


def _against(condition: vocabulary.HoldsAgainst, deed: Deed) -> bool:
    return any(
        compares(_seen_by(seat, condition.noun, deed), condition.comparison, _seen_by(1 - seat, condition.noun, deed))
        for seat in evaluate.seats(condition.player, deed)
    )


def _seen_by(seat: int, noun: Noun, deed: Deed) -> int:
    """Return how many of a noun a player has, who is "you" and "they" in it."""
    other = Deed(deed.state, seat, deed.source, deed.kind, deed.index)
    other.they = seat
    return count(noun, seat, other)


def _used(condition: vocabulary.HasUsedSkill, deed: Deed) -> bool:
    if condition.who is None:
        uses = limits.times_used(deed.state, condition.skill, deed.seat)
    else:
        found = evaluate.refs(condition.who, deed)
        uses = sum(limits.times_used(deed.state, condition.skill, source=one) for one in found)
    return uses > 0 if condition.times is None else evaluate.meets(condition.times, uses, deed)


def _only_units(condition: vocabulary.OnlyUnitsAre, deed: Deed) -> bool:
    """Whether all units of the player are among those named, and each of those is there."""
    mine = [table.ref(deed.state, number) for number in table.units(deed.state, deed.seat)]
    return all(any(evaluate.denotes(who, one, deed) for who in condition.units) for one in mine) and all(
        any(evaluate.denotes(who, one, deed) for one in mine) for who in condition.units
    )


def _in_phase(condition: words.IsPhase, deed: Deed) -> bool:
    """Whether it is that phase, of a turn of that player (Cipher 13.1.2)."""
    now = table.PHASE_NAMES.get(deed.state.vars.get("phase", ""))
    whose = condition.player is None or turn_player(deed.state) in evaluate.seats(condition.player, deed)
    return now == condition.phase.value and whose


def _stack(condition: StackOf, deed: Deed) -> bool:
    """Whether a unit is Leveled Up and its stack has so many cards (Cipher 21.2.2.3)."""
    unit = evaluate.thing_of(deed.source, deed)
    return unit is not None and bool(unit.under) and 1 + len(unit.under) >= condition.number


def _in_effect(condition: gamewords.SkillInEffect, deed: Deed) -> bool:
    """Whether what a skill of the name has set up lasts, or one that is always in force does something now, of an ally
    or of this card (Cipher 21.2.3.1.1.2, 21.2.3.1.4.2).
    """
    state = deed.state
    if lasting.in_effect(condition.skill, state):
        return True
    cards = dict.fromkeys((*table.units(state, deed.seat), deed.source.number))
    return any(_is_in_force(condition.skill, number, deed) for number in cards)


def _is_in_force(name: str, number: int, deed: Deed) -> bool:
    for index, skill in enumerate(compiled(table.face(deed.state, number)).skills):
        if called(skill) == name and isinstance(skill, vocabulary.Skill) and isinstance(skill.ability, FieldAbility):
            own = Deed(deed.state, deed.seat, table.ref(deed.state, number), index=index)
            if any(all(evaluate.holds(one, own) for one in part.conditions) for part in parts_of(skill)):
                return True
    return False


MEANING.conditions |= {
    **conditions.CONDITIONS,
    words.ControlsAllOf: _controls_all,
    words.Has: _has,
    words.Is: _is,
    vocabulary.BothAre: _both_are,
    vocabulary.FromTurn: lambda condition, deed: turn(deed.state) >= condition.number,
    vocabulary.IsAttackingOne: lambda condition, deed: _attacks(condition.who, condition.whom, deed),
    vocabulary.IsInCombatWith: lambda condition, deed: (
        _attacks(condition.who, condition.whom, deed) or _attacks(condition.whom, condition.who, deed)
    ),
    vocabulary.IsSupportedBy: _supported,
    vocabulary.HoldsAgainst: _against,
    vocabulary.AlliesAgainstEnemies: lambda condition, deed: compares(
        len(table.units(deed.state, deed.seat)),
        condition.comparison,
        len(table.units(deed.state, 1 - deed.seat)),
    ),
    vocabulary.HoldsParity: lambda condition, deed: any(
        count(condition.noun, seat, deed) % 2 == condition.odd
        for seat in evaluate.seats(condition.player, deed)
    ),
    vocabulary.OnlyUnitsAre: _only_units,
    words.IsPhase: _in_phase,
    vocabulary.HasUsedSkill: _used,
    skillwords.HasUsedIcon: lambda condition, deed: evaluate.meets(
        condition.times, limits.times_used_icon(deed.state, condition.icon.icon, deed.seat), deed
    ),
    StackOf: _stack,
    gamewords.OddCost: lambda condition, deed: any(
        now is not None and now.cost % 2
        for now in (evaluate.now_of(one, deed) for one in _spoken(condition.what, deed))
    ),
    gamewords.SkillInEffect: _in_effect,
    gamewords.SupportFailed: lambda condition, deed: any(
        seat in deed.state.vars.get("failed supports", ()) for seat in evaluate.seats(condition.player, deed)
    ),
    gamewords.GuessWas: lambda condition, deed: deed.named.get("guess") is condition.right,
}
