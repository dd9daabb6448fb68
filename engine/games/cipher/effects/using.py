"""ACT skills: which ones a player may use, and using one (Cipher 19)."""

from __future__ import annotations

from engine import abilities as ab
from engine.answers import Play
from engine.containing import contained
from engine.effects.looking import show
from engine.events import Notice
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import costs, limits, payability, sequencing, statics
from engine.games.cipher.effects.deck_profile import USED
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.apply_events import apply_events, tell
from engine.games.cipher.rules.table import HAND, spoken
from engine.objects import ref
from engine.procedures import Procedure
from engine.reveal import EVERYBODY
from engine.rulebook import Refusal
from engine.state import State
from engine.timing import aiming


def legal(state: State, seat: int, play: Play) -> bool:
    """Whether the turn player may use an ACT skill, and can pay for it."""
    if limits.refuse_use(state, seat, play.card, play.index) is not None:
        return False
    cost = cost_of(state, play.card, play.index)
    return not cost or payability.can_pay(cost, _deed(state, seat, play))


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a skill cannot be used now (Cipher 19.1.2, 19.1.3.1)."""
    refusal = limits.refuse_use(state, seat, play.card, play.index)
    if refusal is not None:
        return refusal
    cost = cost_of(state, play.card, play.index)
    return costs.refuse(cost, _deed(state, seat, play)) if cost else None


def _deed(state: State, seat: int, play: Play) -> Resolution:
    return Resolution(state, seat, ref(state, play.card), "skill", play.index)


def ability_at(state: State, number: int, index: int) -> ab.ActionAbility:
    """Return what one of a card's ACT skills costs and does."""
    skill = boards.skills(state, number, USED)[index]
    assert isinstance(skill, own.Skill) and isinstance(skill.ability, ab.ActionAbility)
    return skill.ability


def cost_of(state: State, number: int, index: int) -> tuple[ab.Cost, ...]:
    """Return what has to be paid for one of a card's ACT skills: less, or nothing, where a skill says so."""
    cost = ability_at(state, number, index).cost
    return statics.cost_of_skill(state, number, name_of(state, number, index), cost) if cost else ()


def targets(state: State, seat: int, play: Play) -> tuple[int, ...] | None:
    """Return the units that a skill could choose now, None where it chooses none (Cipher 19.1.4)."""
    return aiming.targets(ability_at(state, play.card, play.index).effects, _deed(state, seat, play))


def use(state: State, seat: int, play: Play, insisted: bool = False) -> Procedure:
    """Pay for an ACT skill and carry it out (Cipher 19.1.3, 19.1.4).

    ``insisted`` tells that the rules refuse it: then what can be paid of its cost is paid.
    """
    number, index = play.card, play.index
    skill = boards.now(state, number).abilities[index]
    ability = ability_at(state, number, index)
    res = _deed(state, seat, play)
    source = res.source
    if state.cards[number].zone in HAND:
        yield from show(res, (source,), EVERYBODY, "reveal")
    said = ("seat", seat), name_of(state, number, index), ("card", number)
    tell(state, "{0} uses {1} of {2}.", "Cipher 19.1.2", *said)
    cost = cost_of(state, number, index)
    if cost:
        short = insisted and costs.refuse(cost, res) is not None
        yield from (costs.pay_short(cost, res) if short else costs.pay(cost, res, cancel=True))
    yield from contained(state, source, seat, "Cipher 2.1", sequencing.perform(ability.effects, res))
    limits.note_use(state, source, skill, index)
    yield from apply_events(state, [Notice("used", seat, number, index, cause=res.cause)])


def name_of(state: State, number: int, index: int) -> str:
    """Return what a skill is called."""
    skills = boards.skills(state, number, USED)
    skill = skills[index] if 0 <= index < len(skills) else None
    return skill.name if isinstance(skill, own.Skill) and skill.name else f"skill {index + 1}"


def label(state: State, play: Play) -> str:
    """Return the use of a skill in words."""
    return f"Use {spoken(state.cards[play.card])}: {name_of(state, play.card, play.index)}"
