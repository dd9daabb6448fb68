"""What each change of a continuous effect does to the values of one card."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.abilities import nouns, statics
from engine.abilities.nouns import Quality
from engine.effects import evaluate
from engine.games.cipher import vocabulary
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.effects import qualities
from engine.games.cipher.effects.called import called
from engine.games.cipher.effects.characteristics import characteristics
from engine.games.cipher.rules.now import Now, RuleEffect
from engine.games.cipher.rules.table import face
from engine.games.cipher.vocabulary import Skill, verbs
from engine.games.cipher.vocabulary import skills as skills_words

if TYPE_CHECKING:
    from engine.games.cipher.effects.in_force import Unit
    from engine.games.cipher.effects.layers import Builder

# Skills


def _copy(builder: Builder, unit: Unit, change: verbs.CopyOf, number: int) -> None:
    """Give a unit what is printed on another, all but unit name and attack (Cipher 24.1.8.1, 24.1.8.1.1)."""
    found = evaluate.refs(change.whom, unit.deed)
    if not found:
        return
    what = characteristics(face(builder.state, found[0].number))
    own = builder.mine(number)
    copied = what.now.copy(number)
    copied.names, copied.attack, copied.base_attack = own.names, own._attack, own.base_attack
    copied.weak, copied.unruled = own.weak, own.unruled
    builder.now[number] = copied
    builder.reskilled.add(number)
    for skill in what.skills:
        builder.start(skill, number, unit.stamp)


def _lose_skills(builder: Builder, unit: Unit, change: skills_words.LosesSkills, number: int) -> None:
    now = builder.mine(number)
    now.skills = tuple(one for one in now.skills if called(one) not in change.names)
    builder.reskilled.add(number)


def _lose_all_skills(builder: Builder, unit: Unit, change: statics.LosesAbilities, number: int) -> None:
    builder.mine(number).skills = ()
    builder.reskilled.add(number)


def _skills_of_others(builder: Builder, unit: Unit, change: skills_words.SkillsOfOthers, number: int) -> None:
    known = {getattr(one, "name", "") for one in builder.now[number].skills}
    for other, _ in evaluate.refs(change.whose, unit.deed):
        for skill in builder.now[other].skills if other in builder.standing else ():
            if not isinstance(skill, Skill) or skill.icon is None or skill.icon.icon is not change.icon.icon:
                continue
            if change.one_each and skill.name in known:
                continue
            known.add(skill.name)
            builder.grant(unit, skill, number)


def _named_skill(builder: Builder, unit: Unit, gain: verbs.NamedSkill, number: int) -> None:
    builder.grant(unit, gain.skill, number)


# What a card is


def also(now: Now, quality: Quality) -> None:
    """Give a card a quality besides its own."""
    match quality:
        case nouns.Named(name):
            now.names = now.names if name in now.names else (*now.names, name)
        case vocabulary.Bears(mark):
            if not qualities.bears(now, mark):
                name = _HOME[type(mark)]
                setattr(now, name, (*getattr(now, name), mark))
        case _:
            raise ValueError(f"nothing gains {type(quality).__name__}")


_HOME: dict[type[enum.Enum], str] = {
    Symbol: "symbols", Gender: "genders", Weapon: "weapons", Affinity: "affinities",
}


def _also_has(builder: Builder, unit: Unit, change: statics.AlsoHas, number: int) -> None:
    now = builder.mine(number)
    for quality in change.qualities:
        also(now, quality)


def _lose_mark(builder: Builder, unit: Unit, change: verbs.LosesMark, number: int) -> None:
    now = builder.mine(number)
    name = _HOME[type(change.mark)]
    setattr(now, name, tuple(one for one in getattr(now, name) if one is not change.mark))


def _ranged(builder: Builder, unit: Unit, gain: verbs.Ranged, number: int) -> None:
    now = builder.mine(number)
    now.ranges = tuple(sorted({*now.ranges, *gain.distances}))


def _lose_range(builder: Builder, unit: Unit, change: verbs.LosesRange, number: int) -> None:
    now = builder.mine(number)
    now.ranges = tuple(one for one in now.ranges if one not in change.distances)


def _cost(builder: Builder, unit: Unit, change: verbs.DeploymentCostBecomes, number: int) -> None:
    builder.mine(number).cost = builder.amount(unit, change.amount)


def _cheaper(builder: Builder, unit: Unit, change: verbs.DeploymentCostReduced, number: int) -> None:
    now = builder.mine(number)
    now.cost = max(min(change.least, now.cost), now.cost - builder.amount(unit, change.amount))


def _dearer(builder: Builder, unit: Unit, change: verbs.DeploymentCostRaised, number: int) -> None:
    builder.mine(number).cost += builder.amount(unit, change.amount)


def _cheaper_change(builder: Builder, unit: Unit, change: verbs.ClassChangeCostReduced, number: int) -> None:
    now = builder.mine(number)
    if now.change_cost is not None:
        least = min(change.least, now.change_cost)
        now.change_cost = max(least, now.change_cost - builder.amount(unit, change.amount))


def _change_cost(builder: Builder, unit: Unit, change: verbs.ClassChangeCostBecomes, number: int) -> None:
    builder.mine(number).change_cost = builder.amount(unit, change.amount)


# How strong it is


def _stronger(builder: Builder, unit: Unit, gain: statics.Power, number: int) -> None:
    builder.mine(number).attack += builder.amount(unit, gain.amount)


def _weaker(builder: Builder, unit: Unit, change: statics.LosesPower, number: int) -> None:
    builder.mine(number).attack -= builder.amount(unit, change.amount)


def _multiply(builder: Builder, unit: Unit, change: verbs.AttackMultiplied, number: int) -> None:
    builder.mine(number).attack *= change.factor


def _attack_is(builder: Builder, unit: Unit, change: statics.PowerBecomes, number: int) -> None:
    builder.mine(number).attack = builder.amount(unit, change.amount)


def _support_is(builder: Builder, unit: Unit, change: verbs.SupportBecomes, number: int) -> None:
    builder.mine(number).support = builder.amount(unit, change.amount)


def _support(builder: Builder, unit: Unit, gain: verbs.Support, number: int) -> None:
    builder.mine(number).support += builder.amount(unit, gain.amount)


# What it may do


def _ruling(builder: Builder, unit: Unit, change: statics.Change, number: int) -> None:
    now = builder.mine(number)
    now.rulings = (*now.rulings, RuleEffect(change, unit.deed.source, unit.deed.seat))


def _orbs(builder: Builder, unit: Unit, change: verbs.OrbsDestroyed, number: int) -> None:
    builder.mine(number).orbs = change.number


def _more_orbs(builder: Builder, unit: Unit, change: verbs.MoreOrbsDestroyed, number: int) -> None:
    builder.mine(number).orbs += change.number


#: How each class of change applies to one card.
APPLY: dict[type, Callable[[Builder, Unit, Any, int], None]] = {
    verbs.CopyOf: _copy,
    skills_words.LosesSkills: _lose_skills,
    skills_words.SkillsOfOthers: _skills_of_others,
    verbs.NamedSkill: _named_skill,
    statics.Granted: lambda builder, unit, gain, number: builder.grant(unit, gain.ability, number),
    statics.AlsoHas: _also_has,
    statics.Trace: lambda builder, unit, gain, number: also(builder.mine(number), gain.quality),
    verbs.LosesMark: _lose_mark,
    verbs.LosesRange: _lose_range,
    skills_words.LosesLimit: _ruling,
    verbs.Ranged: _ranged,
    verbs.DeploymentCostBecomes: _cost,
    verbs.DeploymentCostReduced: _cheaper,
    verbs.DeploymentCostRaised: _dearer,
    verbs.ClassChangeCostReduced: _cheaper_change,
    verbs.SupportBecomes: _support_is,
    statics.PowerBecomes: _attack_is,
    statics.LosesAbilities: _lose_all_skills,
    verbs.OnlyAttacks: _ruling,
    verbs.ClassChangeCostBecomes: _change_cost,
    statics.Power: _stronger,
    statics.LosesPower: _weaker,
    verbs.AttackMultiplied: _multiply,
    verbs.Support: _support,
    statics.Cannot: _ruling,
    verbs.MayAttack: _ruling,
    verbs.OrbsDestroyed: _orbs,
    verbs.MoreOrbsDestroyed: _more_orbs,
}
