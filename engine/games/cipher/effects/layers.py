"""How each change of a continuous effect changes the values of a card in Cipher."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.continuous.in_force import InForce
from engine.continuous.rulings import rule
from engine.effects import evaluate
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.effects import qualities
from engine.games.cipher.effects.called import called
from engine.games.cipher.effects.characteristics import characteristics
from engine.games.cipher.effects.dependence import RULINGS
from engine.games.cipher.rules.now import Board, Now
from engine.games.cipher.rules.table import face

# Skills


def _copy(board: Board, one: InForce, change: own.CopyOf, number: int) -> None:
    """Give a unit what is printed on another, all but unit name and attack (Cipher 24.1.8.1, 24.1.8.1.1)."""
    found = evaluate.refs(change.whom, one.res)
    if not found:
        return
    what = characteristics(face(board.state, found[0].number))
    board.replace(number, board.mine(number).with_print_of(what.now))
    for skill in what.abilities:
        board.start(one, skill, number)


def _lose_skills(board: Board, one: InForce, change: own.LosesSkills, number: int) -> None:
    board.lose(number, tuple([skill for skill in board.mine(number).abilities if called(skill) not in change.names]))


def _lose_all_skills(board: Board, one: InForce, change: ab.LosesAbilities, number: int) -> None:
    board.lose(number, ())


def _skills_of_others(board: Board, one: InForce, change: own.SkillsOfOthers, number: int) -> None:
    known = {getattr(skill, "name", "") for skill in board.now[number].abilities}
    for skill in _skills_to_take(board, one):
        if not change.one_each or skill.name not in known:
            known.add(skill.name)
            board.grant(one, skill, number)


def _skills_to_take(board: Board, one: InForce) -> list[own.Skill]:
    change = one.modifier.change
    return [
        skill
        for other, _ in evaluate.refs(change.whose, one.res) if other in board.skeleton.now
        for skill in board.now[other].abilities
        if isinstance(skill, own.Skill) and skill.icon is not None and skill.icon.icon is change.icon.icon
    ]


def _named_skill(board: Board, one: InForce, gain: own.NamedSkill, number: int) -> None:
    board.grant(one, gain.skill, number)


# What a card is


def also(now: Now, quality: ab.Quality) -> None:
    """Give a card a quality besides its own."""
    match quality:
        case ab.Named(name):
            now.names = now.names if name in now.names else (*now.names, name)
        case own.Bears(mark):
            if not qualities.bears(now, mark):
                name = _HOME[type(mark)]
                setattr(now, name, (*getattr(now, name), mark))
        case own.Reaches(distances):
            now.ranges = tuple(sorted({*now.ranges, *distances}))
        case _:
            raise ValueError(f"nothing gains {type(quality).__name__}")


_HOME: dict[type[enum.Enum], str] = {
    Symbol: "symbols", Gender: "genders", Weapon: "weapons", Affinity: "affinities",
}


def _also_has(board: Board, one: InForce, change: ab.AlsoHas, number: int) -> None:
    now = board.mine(number)
    for quality in change.qualities:
        also(now, quality)


def _lose_quality(board: Board, one: InForce, change: ab.LosesQuality, number: int) -> None:
    now = board.mine(number)
    match change.quality:
        case own.Bears(mark):
            name = _HOME[type(mark)]
            setattr(now, name, tuple(one for one in getattr(now, name) if one is not mark))
        case own.Reaches(distances):
            now.ranges = tuple(one for one in now.ranges if one not in distances)


def _vary(board: Board, one: InForce, change: own.Varies, number: int) -> None:
    """Change a number that the card has; what it becomes it has then in any case."""
    now = board.mine(number)
    was, by = getattr(now, change.value.value), board.amount(one, change.amount)
    if change.how is own.How.BECOMES:
        setattr(now, change.value.value, by)
    elif was is not None:
        less = change.how is own.How.REDUCED
        setattr(now, change.value.value, max(min(change.least, was), was - by) if less else was + by)


# How strong it is


def _stronger(board: Board, one: InForce, gain: ab.Power, number: int) -> None:
    board.mine(number).attack += board.amount(one, gain.amount)


def _weaker(board: Board, one: InForce, change: ab.LosesPower, number: int) -> None:
    board.mine(number).attack -= board.amount(one, change.amount)


def _multiply(board: Board, one: InForce, change: own.AttackMultiplied, number: int) -> None:
    board.mine(number).attack *= change.factor


def _attack_is(board: Board, one: InForce, change: ab.PowerBecomes, number: int) -> None:
    board.mine(number).attack = board.amount(one, change.amount)


def _support(board: Board, one: InForce, gain: own.Support, number: int) -> None:
    board.mine(number).support += board.amount(one, gain.amount)


# What it may do


#: How each class of change applies to one card.
APPLY: dict[type, Callable[[Any, InForce, Any, int], None]] = {
    own.CopyOf: _copy,
    own.LosesSkills: _lose_skills,
    own.SkillsOfOthers: _skills_of_others,
    own.NamedSkill: _named_skill,
    ab.Granted: lambda board, one, gain, number: board.grant(one, gain.ability, number),
    ab.AlsoHas: _also_has,
    ab.Trace: lambda board, one, gain, number: also(board.mine(number), gain.quality),
    ab.LosesQuality: _lose_quality,
    ab.PowerBecomes: _attack_is,
    ab.LosesAbilities: _lose_all_skills,
    ab.Power: _stronger,
    ab.LosesPower: _weaker,
    own.AttackMultiplied: _multiply,
    own.Varies: _vary,
    own.Support: _support,
    **dict.fromkeys(RULINGS, rule),
}

#: What besides objects and amounts may depend on others: which skills there are to take over.
EXTENTS: dict[type, Callable[[Any, InForce], object]] = {own.SkillsOfOthers: _skills_to_take}
