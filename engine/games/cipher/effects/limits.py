"""When and how often skills may be used (Cipher 10.2.1.3, 19.1.2, 21.2.2).

Uses of this turn are kept in the named value "used": of every skill that was carried out, so that others can ask about
it, and with them the usage limit that this adds to the card's information (5.1.1.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import abilities as ab
from engine.effects import evaluate
from engine.events import SetVariable
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects.called import called
from engine.games.cipher.effects.characteristics import area, characteristics, gates, limits_of, once_per_turn
from engine.games.cipher.effects.deck_profile import USED, deck_profile
from engine.games.cipher.effects.dependence import StackOf
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.table import AREAS, alive, face, is_faceless, is_unit, ref, spoken, units
from engine.objects import Ref
from engine.rulebook import Refusal
from engine.state import State

#: Of every use: the object, the place of the skill among its skills, and its name.
Uses = tuple[tuple[Ref, int, str], ...]

_OUTSIDE = (own.Zone.BOND, own.Zone.HAND)


def note_use(state: State, source: Ref, skill: ab.Ability, index: int) -> None:
    """Remember that a skill has been carried out (Cipher 10.6.2, 19.1.4.1)."""
    state.emit(SetVariable("used", (*_uses(state), (source, index, called(skill))), "use"))


def is_used_up(state: State, source: Ref, skill: ab.Ability, index: int) -> bool:
    """Whether a skill with the usage limit has been carried out this turn (Cipher 5.1.1.3)."""
    return is_limited(state, source, skill, index) and (source, index, called(skill)) in _uses(state)


def is_limited(state: State, source: Ref, skill: ab.Ability, index: int) -> bool:
    """Whether a skill has the usage limit, which its own text or another skill can take from it."""
    if not isinstance(skill, own.Skill) or not once_per_turn(skill):
        return False
    res = Resolution(state, state.cards[source.number].zone & 1, source, index=index)
    if any(isinstance(one, own.Unlimited) and evaluate.holds(one.condition, res) for one in limits_of(skill)):
        return False
    if not alive(state, source):
        return True
    if own.LosesLimit not in deck_profile(state).kinds:
        return True
    lifted = (one.what for one in boards.now(state, source.number).rulings if isinstance(one.what, own.LosesLimit))
    return all(one.skill != called(skill) for one in lifted)


def times_used(state: State, asked: own.HasUsedSkill, seat: int, by: Sequence[Ref] | None) -> int:
    """Return how often such a skill has been carried out this turn: by cards, or by any of a player's."""
    return sum(
        (state.cards[one.number].owner == seat if by is None else one in by)
        and (asked.skill == name if asked.icon is None else _has_icon(state, one, index, asked.icon.icon))
        for one, index, name in _uses(state)
    )


def _has_icon(state: State, source: Ref, index: int, icon: own.SkillIcon) -> bool:
    """Whether the skill at a place of a card has an icon."""
    skills = characteristics(face(state, source.number)).abilities
    mark = getattr(skills[index], "icon", None) if 0 <= index < len(skills) else None
    return mark is not None and mark.icon is icon


def _uses(state: State) -> Uses:
    found: Uses = state.vars.get("used", ())
    return found


def acts(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Return the ACT skills of a player that lie where they can be used: the card and the place of the skill."""
    known = deck_profile(state)
    if known.may_reskill(state.cards, USED):
        now = boards.board(state).now
        for number in units(state, seat):
            for index, skill in enumerate(now[number].abilities):
                if is_act(skill) and area(skill) is None:  # type: ignore[arg-type]
                    yield number, index
    else:
        for number in units(state, seat):
            used = known.whats[number].uses.get(None)
            for index in used if used and not is_faceless(state.cards[number]) else ():
                yield number, index
    elsewhere = known.printed.used_elsewhere
    for zone in _OUTSIDE if elsewhere else ():
        for number in state.zones[AREAS[zone][seat]]:
            if number in elsewhere and not state.cards[number].face_down:
                for index in known.whats[number].uses.get(zone, ()):
                    yield number, index


def is_act(skill: ab.Ability) -> bool:
    """Whether a skill is one that is used (Cipher 21.2.3.1.2)."""
    return isinstance(skill, own.Skill) and isinstance(skill.ability, ab.ActionAbility)


def refuse_use(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why an ACT skill cannot be chosen, its cost apart, or None where it can (Cipher 19.1.2)."""
    refusal = refuse_place(state, seat, number, index)
    if refusal is not None:
        return refusal
    skill = boards.skills(state, number, USED)[index]
    assert isinstance(skill, own.Skill)
    return _refuse_limits(state, seat, number, index, skill)


def refuse_place(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why this is no ACT skill that a player could use where its card lies, or None (Cipher 19.1.2)."""
    skills = boards.skills(state, number, USED)
    card = state.cards[number]
    if not 0 <= index < len(skills) or not is_act(skills[index]) or card.zone & 1 != seat:
        return Refusal("Cipher 19.1.2", "That is no ACT skill of yours.")
    skill = skills[index]
    assert isinstance(skill, own.Skill)
    where = area(skill)
    if is_unit(state, number) if where is None else card.zone in AREAS[where] and not card.face_down:
        return None
    place = {None: "on the battlefield", own.Zone.BOND: "face up in your Bond Area", own.Zone.HAND: "from your hand"}[
        where
    ]
    return Refusal("Cipher 19.1.2", f"That skill of {spoken(card)} can be used only {place}.")


def _refuse_limits(state: State, seat: int, number: int, index: int, skill: own.Skill) -> Refusal | None:
    name = spoken(state.cards[number])
    source = ref(state, number)
    if is_used_up(state, source, skill, index):
        return Refusal("Cipher 19.1.2.1", f"That skill of {name} has been used this turn.")
    res = Resolution(state, seat, source, index=index)
    for condition in gates(skill):
        if not evaluate.holds(condition, res):
            return _refuse_gate(skill, isinstance(condition, StackOf), name)
    if _forbidden(state, seat, skill, source):
        return Refusal("Cipher 2.2", f"You cannot use {skill.name} now: a skill says so.")
    return None


def _refuse_gate(skill: own.Skill, by_level: bool, name: str) -> Refusal:
    """Say which condition keeps a skill from being used (Cipher 19.1.2.2, 21.2.2.2.3, 21.2.2.3)."""
    icon = None if skill.icon is None else skill.icon.icon
    if by_level:
        assert skill.icon is not None
        least = skill.icon.number
        return Refusal("Cipher 21.2.2.3", f"That skill needs a total of {least} or more cards in the stack of {name}.")
    if icon is own.SkillIcon.CCS:
        return Refusal("Cipher 21.2.2.2.3", f"That skill can be used only if {name} is Class Changed.")
    return Refusal("Cipher 19.1.2.2", f"That skill of {name} can be used only while its condition holds.")


def _forbidden(state: State, seat: int, skill: own.Skill, source: Ref) -> bool:
    if own.CannotUseSkill not in deck_profile(state).kinds:
        return False
    return any(
        res.seat == seat if ban.who is None else evaluate.denotes(ban.who, source, res)
        for ban, res in boards.board(state).rulings_of(own.CannotUseSkill)
        if ban.skill == called(skill)
    )
