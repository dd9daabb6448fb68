"""Support skills carried out from the Support Area (Cipher 18.1.7, 21.2.3.1.5)."""

from __future__ import annotations

from engine.containing import contained, skip
from engine.effects import evaluate
from engine.effects.possible import possible
from engine.effects.sequencing import offer
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import costs, payability, prompts, sequencing, statics
from engine.games.cipher.effects.deck_profile import SUPPORTING
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.apply_events import tell
from engine.games.cipher.rules.table import SUPPORT, turn_player
from engine.objects import Ref, alive, ref
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions, ChooseYesNo
from engine.rulebook import Refusal
from engine.state import State

RULE = "Cipher 21.2.3.1.5.2"


def carry_out(state: State, seat: int) -> Procedure:
    """Let a player carry out the support skills of their support: attack support of the turn player, defence support
    of the other (Cipher 21.2.3.1.5.2).
    """
    for number in tuple(state.zones[SUPPORT[seat]]):
        source = ref(state, number)
        used: list[own.SupportSkill] = []
        while alive(state, source):
            skill = yield from _choose(state, seat, source, used)
            if skill is None:
                break
            used.append(skill)
            yield from _use(state, seat, source, skill)


def usable(state: State, seat: int, number: int, *, known: bool = False) -> list[own.SupportSkill]:
    """Return the support skills of a Support card that its player can carry out now, as far as they do anything; with
    ``known`` those that may do anything as far as the opponent knows.
    """
    attacking = seat == turn_player(state)
    kinds = (own.SupportKind.ATTACK if attacking else own.SupportKind.DEFENCE, own.SupportKind.EITHER)
    return [
        skill
        for skill in boards.skills(state, number, SUPPORTING)
        if isinstance(skill, own.SupportSkill)
        and skill.kind in kinds
        and _does_something(state, seat, number, skill, known)
    ]


def rather(state: State, seat: int) -> Procedure:
    """Let a player do something else with their Support card than send it to the Retreat Area (Cipher 23.1)."""
    for number in tuple(state.zones[SUPPORT[seat]]):
        card = ref(state, number)
        for static, res in statics.rather(state, seat, number):
            res.it = res.event = (card,)
            if not alive(state, card):
                continue
            if (yield from offer(static.effect, res, rule="Cipher 23.1")):
                yield from contained(state, card, seat, "Cipher 2.1", sequencing.perform((static.effect,), res))


def _does_something(state: State, seat: int, number: int, skill: own.SupportSkill, known: bool) -> bool:
    res = _deed(state, seat, ref(state, number))
    res.veiled = known
    try:
        if skill.condition is not None and not evaluate.holds(skill.condition, res):
            return False
        if skill.cost and not payability.can_pay(skill.cost, res):
            return False
        return any(possible(one, res) for one in skill.effects)
    except Exception:
        skip(state, res.source)
        return False


def _deed(state: State, seat: int, source: Ref, index: int = -1) -> Resolution:
    return Resolution(state, seat, source, "support skill", index)


def _choose(
    state: State, seat: int, source: Ref, used: list[own.SupportSkill]
) -> Asked[own.SupportSkill | None]:
    """Ask which support skill is carried out next, if any."""
    left = [skill for skill in usable(state, seat, source.number, known=True) if skill not in used]
    able = usable(state, seat, source.number)
    card = ("card", source.number)
    if not left:
        return None
    if len(left) == 1:
        text = f"{{0}}: pay {prompts.cost(left[0].cost)} for {{1}}?" if left[0].cost else "{0}: carry out {1}?"
        barred = None if left[0] in able else Refusal(RULE, "This skill does nothing now.")
        answer = yield from ChooseYesNo(
            seat, text, RULE, args=(card, left[0].name), yes="Carry it out", no="Do not carry it out",
            private=barred is not None, barred=barred,
        )  # fmt: skip
        return left[0] if answer else None
    left = [skill for skill in left if skill in able]
    lines = tuple(skill.name for skill in left)
    picked = yield from ChooseOptions(
        seat, "{0}: which support skill is carried out?", RULE, lines, 0, 1, args=(card,), private=True
    )
    return left[picked[0]] if picked else None


def _use(state: State, seat: int, source: Ref, skill: own.SupportSkill) -> Procedure:
    skills = boards.now(state, source.number).abilities
    res = _deed(state, seat, source, skills.index(skill) if skill in skills else -1)
    tell(state, "{0}: {1} is carried out.", "Cipher 18.1.7", ("card", *source), skill.name)
    if skill.cost:
        yield from costs.pay(skill.cost, res)
    yield from contained(state, source, seat, "Cipher 2.1", sequencing.perform(skill.effects, res))
