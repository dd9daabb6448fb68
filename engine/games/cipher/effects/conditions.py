"""What is so now (Cipher 2.3.1.2 to 2.3.1.5), and whether what happens is what a skill speaks of: "When this unit's
attack destroys an enemy" (10.2.1).

Each kind of deed says which kinds of event (:func:`engine.games.cipher.rules.table.keys`) it can be, and whether a
happening is one.
"""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.continuous import lasting
from engine.effects import evaluate, matching
from engine.effects.evaluate import compares
from engine.effects.matching import when
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.characteristics import characteristics, parts_of, skill_at
from engine.games.cipher.effects.layers import StackOf
from engine.games.cipher.effects.nouns import count
from engine.games.cipher.effects.resolution import MEANING, Resolution, called
from engine.games.cipher.rules import table
from engine.games.cipher.rules.table import AREAS, Ref, keys, mark, turn
from engine.triggers.trigger_event import TriggerEvent


def _supported(condition: own.IsSupportedBy, res: Resolution) -> bool:
    found = evaluate.refs(own.SupportOf(condition.who), res)
    return any(evaluate.denotes(condition.by, one, res) for one in found)


def _seen_by(seat: int, noun: ab.Noun, res: Resolution) -> int:
    """Return how many of a noun a player has, who is "you" and "they" in it."""
    other = Resolution(res.state, seat, res.source, res.kind, res.index)
    other.they = seat
    return count(noun, seat, other)


def _only_units(condition: own.OnlyUnitsAre, res: Resolution) -> bool:
    """Whether all units of the player that fit are among those named, and each of those is there."""
    units = (table.ref(res.state, number) for number in table.units(res.state, res.seat))
    mine = [one for one in units if evaluate.suits(condition.noun, one, res)]
    return all(any(evaluate.denotes(who, one, res) for who in condition.units) for one in mine) and all(
        any(evaluate.denotes(who, one, res) for one in mine) for who in condition.units
    )


def _stack(condition: StackOf, res: Resolution) -> bool:
    """Whether a unit is Leveled Up and its stack has so many cards (Cipher 21.2.2.3), or need not have."""
    unit = evaluate.thing_of(res.source, res)
    if unit is None:
        return False
    met = bool(unit.under) and 1 + len(unit.under) >= condition.number
    return met or condition.number in MEANING.now(res.state, res.source.number).usable


def _in_effect(condition: own.SkillInEffect, res: Resolution) -> bool:
    """Whether what a skill of the name has set up lasts, or one that is always in force does something now, of an ally
    or of this card (Cipher 21.2.3.1.1.2, 21.2.3.1.4.2).
    """
    state = res.state
    if any(one.ability == condition.skill and not lasting.has_nobody(one, state) for one in lasting.all_of(state)):
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
    own.IsSupportedBy: _supported,
    own.HoldsAgainst: lambda condition, res: any(
        compares(_seen_by(seat, condition.noun, res), condition.comparison, _seen_by(1 - seat, condition.noun, res))
        for seat in evaluate.seats(condition.player, res)
    ),
    own.HoldsParity: lambda condition, res: any(
        count(condition.noun, seat, res) % 2 == condition.odd
        for seat in evaluate.seats(condition.player, res)
    ),
    own.OnlyUnitsAre: _only_units,
    StackOf: _stack,
    own.SkillInEffect: _in_effect,
    own.SupportFailed: lambda condition, res: any(
        seat in res.state.vars.get("failed supports", ()) for seat in evaluate.seats(condition.player, res)
    ),
    own.GuessWas: lambda condition, res: res.named.get("guess") is condition.right,
}


# Words for events, held against what happens


#: What a skill's effect causes, and what its cost causes too.
_EFFECT = ("skill", "support skill")
_COST_OR_EFFECT = (*_EFFECT, "cost")

def _phase_comes(event: ab.TimeComes, what: TriggerEvent, res: Resolution) -> bool:
    """Whether a time comes; all phases begin and end with the same kinds of event, whose amount says which."""
    if isinstance(event.phase, own.Phase) and what.amount != list(own.Phase).index(event.phase):
        return False
    return matching.EVENTS[ab.TimeComes](event, what, res)


def _orb_destroyed(event: own.OrbDestroyed, what: TriggerEvent, res: Resolution) -> bool:
    if what.key != "orb destroyed" or what.seat not in evaluate.seats(event.player, res):
        return False
    if event.by is None:
        return True
    by = None if what.cause is None or what.cause.kind != "attack" else what.cause.source
    return by is not None and evaluate.denotes(event.by, by, res)


def _actors(words_: ab.EventVerb, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...]:
    """Return whom a sentence with the deed is about: of an evasion, who evades or who is evaded."""
    words_ = matching.plain(words_)
    if isinstance(words_, own.IsEvaded | own.FailsToSupport):
        return what.others
    return (what.after if what.key == "deploy" else what.what,)


def _spoken_of(event: ab.Event, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...] | None:
    """Return what "it" means after an evasion: who evaded, said of one's own attack, else who was evaded."""
    deeds = event.deeds if isinstance(event, ab.Happens) else ()
    evaded = [one for one in deeds if isinstance(one, own.IsEvaded)]
    if not evaded:
        return None
    return (what.what,) if matching.of_itself(event) and any(one.by is not None for one in evaded) else what.others


def _in_place(who: ab.InPlace, actor: Ref, what: TriggerEvent, res: Resolution) -> bool:
    if not isinstance(who.what, ab.Source | ab.This):
        return evaluate.denotes(who, actor, res)
    return matching.is_own(actor, what, res) and what.origin in AREAS[who.zone]


def _caused(by: ab.Reference, what: TriggerEvent, res: Resolution) -> bool:
    """Whether something is caused by a skill: its effect, or its cost where the words speak of costs; by an attack; or
    by an object, however that does it.
    """
    cause = what.cause
    if cause is None or cause.source is None:
        return False
    if isinstance(by, own.ByAny):
        return any(_caused(one, what, res) for one in by.causes)
    if isinstance(by, own.ByAttack):
        critical = not by.critical or "critical" in res.state.vars
        return critical and cause.kind == "attack" and evaluate.denotes(by.whose, cause.source, res)
    if not isinstance(by, own.BySkill):
        return cause.kind in ("attack", "skill", "cost") and evaluate.denotes(by, cause.source, res)
    if cause.kind not in (_COST_OR_EFFECT if by.cost else _EFFECT):
        return False
    if by.skill and skill_name(what, res) != by.skill:
        return False
    if by.player is not None and cause.seat not in evaluate.seats(by.player, res):
        return False
    return by.whose is None or (cause.kind != "support skill" and evaluate.denotes(by.whose, cause.source, res))


def skill_name(what: TriggerEvent, res: Resolution) -> str:
    """Return the name of the skill whose effect caused something; "" where none did."""
    cause = what.cause
    skill = None if cause is None or cause.source is None else skill_at(res.state, cause.source, cause.place)
    return called(skill)


def _uses(words_: own.UsesSkill, what: TriggerEvent, res: Resolution) -> bool:
    source = None if what.cause is None else what.cause.source
    skill = None if source is None else skill_at(res.state, source, what.amount)
    if not isinstance(skill, own.Skill):
        return False
    if words_.icon is not None and (skill.icon is None or skill.icon.icon is not words_.icon.icon):
        return False
    return words_.kind in (None, skill.kind)


def _deployed(who: ab.Reference, what: TriggerEvent, res: Resolution) -> bool:
    """Whether what is deployed fits: "another unit", said of what is to become one."""
    noun = getattr(who, "noun", None)
    if not isinstance(noun, ab.Noun):
        return evaluate.denotes(who, what.what, res)
    kept = tuple(one for one in noun.qualities if not isinstance(one, own.IsUnit))
    return evaluate.suits(ab.Noun(kept), what.what, res)


#: The kinds of event at an edge of the turn, or of the combat.
TIMES: dict[tuple[enum.Enum | None, ab.Edge], tuple[str, ...]] = {
    (None, ab.Edge.BEGINNING): ("turn begins",),
    (None, ab.Edge.END): ("turn ends",),
    (own.Moment.COMBAT, ab.Edge.END): ("combat ends",),
    **{(phase, ab.Edge.BEGINNING): ("phase begins",) for phase in own.Phase if phase is not own.Phase.BEGINNING},
    **{(phase, ab.Edge.END): ("phase ends",) for phase in own.Phase if phase is not own.Phase.END},
    (own.Phase.END, ab.Edge.END): ("turn ends",),
}
MEANING.times |= TIMES

#: What deeds are: the kinds of event that each can be, and whether one of such a kind is it, apart from who does it.
matching.learn(MEANING, {
    ab.BecomesUntapped: when("untap"),
    ab.Draws: when("move", why=("draw",)),
    ab.Leaves: when("leave"),
    ab.Attacks: when("attack"),
    ab.IsAttacked: when("attacked", zone=lambda zone, what, res: (
        evaluate.suits(ab.Noun((ab.InZone(zone),)), what.what, res)
    )),
    own.DestroysByAttack: when(of=lambda deed: ("attack fails" if deed.fails else "attack destroys",),
                               critical=lambda critical, what, res: what.amount > 0),
    own.AttackEnds: when("attack ends"),
    own.CombatEnds: when("combat ends"),
    ab.Enters: when("deploy", beside=lambda beside, what, res: (
        any(other.zone == what.to for other in evaluate.things_of(beside, res))
    )),
    own.Growths: when("growth"),
    own.IsSupported: when("supported"),
    own.LevelsUp: when(of=lambda deed: ("class changed" if deed.changes else "leveled up",)),
    own.CriticalHits: when("critical"),
    own.Evades: when("evade"),
    # A Critical Hit is evaded where the one that attacks makes one (Cipher 18.1.11).
    own.IsEvaded: when("evade", by=matching.itself, critical=lambda critical, what, res: (
        any(mark(res.state, one.number, "critical") for one in what.others)
    )),
    ab.IsBroken: when("destroy"),
    ab.IsChosen: when("chosen"),
    own.IsMoved: when("shift"),
    ab.BecomesTapped: when("tap"),
    own.IsRevealed: when("reveal"),
    ab.Moves: when("move", whose=matching.holder("origin")),
    own.FailsToSupport: when("support fails", whom=matching.itself),
    ab.Plays: when("deploy", what=_deployed),
    own.UsesSkill: when("used", skill=matching.PARTS["name"], test=_uses, whose=matching.itself),
}, by=matching.others, whose=matching.others, cause=_caused)

MEANING.kinds = keys
MEANING.before = {"untap": ab.Tapped, "tap": ab.Untapped}
MEANING.actors = _actors
MEANING.spoken_of = _spoken_of
MEANING.acting[ab.InPlace] = _in_place
MEANING.event_keys[own.OrbDestroyed] = ("orb destroyed",)
MEANING.events |= {**matching.EVENTS, ab.TimeComes: _phase_comes, own.OrbDestroyed: _orb_destroyed}
MEANING.asks[ab.Replacement] = lambda node: matching.keys_of(node.event, MEANING)
