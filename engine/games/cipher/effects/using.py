"""Skills being carried out: ACT skills (Cipher 19), triggered ones (10.3 to 10.6), those of supports (18.1.7)."""

from __future__ import annotations

from engine import abilities as ab
from engine.answers import Play
from engine.course import EVERYBODY
from engine.effects import evaluate
from engine.effects.actions import hide, show
from engine.effects.selection import possible
from engine.effects.sequencing import offer
from engine.events import Notice
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import costs, selection, sequencing, statics, triggers
from engine.games.cipher.effects.resolution import Resolution, called
from engine.games.cipher.rules.apply_events import apply_events, tell
from engine.games.cipher.rules.table import HAND, SUPPORT, PendingTrigger, spoken, turn_player
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions, ChooseYesNo
from engine.rulebook import Refusal
from engine.state import Ref, State, alive, ref
from engine.timing import legal_targets
from engine.triggers.apply_events import without_may
from engine.triggers.limits import left_alone
from engine.triggers.trigger_event import forget, pending
from engine.unread import contained, skip

RULE_SUPPORT = "Cipher 21.2.3.1.5.2"


def _show(res: Resolution) -> Procedure:
    """Show a card whose skill is used from the hand: it is hidden as long as it is not chosen (Cipher 10.2.2.1)."""
    if alive(res.state, res.source) and res.state.cards[res.source.number].zone in HAND:
        yield from show(res, (res.source,), EVERYBODY, "reveal")


def _note_use(res: Resolution, skill: ab.Ability, index: int) -> Procedure:
    """Add the usage limit to the card's information; what else has triggered of the skill is cancelled (10.6.2)."""
    state, source = res.state, res.source
    triggers.note_use(state, source, skill, index)
    if triggers.is_limited(state, source, skill, index):
        waiting = pending(state)
        forget(state, [one for one in waiting if (one.watcher.source, one.watcher.index) == (source, index)], "limit")
    # To carry out a triggered skill is to use it: "when you use a [CP] from your hand".
    used = Notice("used", res.seat, source.number, index, cause=res.cause, name=called(skill))
    yield from apply_events(state, [used])


# ACT skills


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a skill cannot be used now (Cipher 19.1.2, 19.1.3.1)."""
    refusal = triggers.refuse_use(state, seat, play.card, play.index)
    if refusal is not None:
        return refusal
    cost = cost_of(state, play.card, play.index)
    return costs.refuse(cost, _deed(state, seat, play)) if cost else None


def _deed(state: State, seat: int, play: Play) -> Resolution:
    return Resolution(state, seat, ref(state, play.card), "skill", play.index)


def ability_at(state: State, number: int, index: int) -> ab.ActionAbility:
    """Return what one of a card's ACT skills costs and does."""
    skill = boards.now(state, number).abilities[index]
    assert isinstance(skill, own.Skill) and isinstance(skill.ability, ab.ActionAbility)
    return skill.ability


def cost_of(state: State, number: int, index: int) -> tuple[ab.Cost, ...]:
    """Return what has to be paid for one of a card's ACT skills: less, or nothing, where a skill says so."""
    cost = ability_at(state, number, index).cost
    return statics.cost_of_skill(state, number, name_of(state, number, index), cost) if cost else ()


def targets(state: State, seat: int, play: Play) -> tuple[int, ...] | None:
    """Return the units that a skill could choose now, None where it chooses none (Cipher 19.1.4)."""
    return legal_targets.targets(ability_at(state, play.card, play.index).effects, _deed(state, seat, play))


def use(state: State, seat: int, play: Play, insisted: bool = False) -> Procedure:
    """Pay for an ACT skill and carry it out (Cipher 19.1.3, 19.1.4).

    ``insisted`` tells that the rules refuse it: then what can be paid of its cost is paid.
    """
    number, index = play.card, play.index
    skill = boards.now(state, number).abilities[index]
    ability = ability_at(state, number, index)
    res = _deed(state, seat, play)
    yield from _show(res)
    said = ("seat", seat), name_of(state, number, index), ("card", number)
    tell(state, "{0} uses {1} of {2}.", "Cipher 19.1.2", *said)
    cost = cost_of(state, number, index)
    if cost:
        short = insisted and costs.refuse(cost, res) is not None
        yield from (costs.pay_short(cost, res) if short else costs.pay(cost, res, cancel=True))
    yield from contained(state, res.source, seat, "Cipher 2.1", sequencing.perform(ability.effects, res))
    yield from _note_use(res, skill, index)


def name_of(state: State, number: int, index: int) -> str:
    """Return what a skill is called."""
    skills = boards.now(state, number).abilities
    skill = skills[index] if 0 <= index < len(skills) else None
    return skill.name if isinstance(skill, own.Skill) and skill.name else f"skill {index + 1}"


def label(state: State, play: Play) -> str:
    """Return the use of a skill in words."""
    return f"Use {spoken(state.cards[play.card])}: {name_of(state, play.card, play.index)}"


# Triggered skills


def resolve(state: State, chosen: PendingTrigger) -> Procedure:
    """Carry out a triggered skill, if its conditions are met and its cost is paid; it has been forgotten already."""
    watcher = chosen.watcher
    res = triggers.context(state, chosen)
    ability, name = triggers.auto_of(watcher), triggers.name_of(state, watcher)
    said = ("card", *watcher.source), name
    yield from _show(res)
    cost = statics.cost_of_skill(state, watcher.source.number, name, ability.cost)
    if not triggers.is_met(chosen, res):
        tell(state, "{0}: {1} does nothing, as its condition is not met.", "Cipher 10.3", *said)
    elif (yield from _is_paid(cost, res, said)):
        tell(state, "{0}: {1} is carried out.", "Cipher 10.5", *said)
        if cost:
            yield from costs.pay(cost, res)
        yield from sequencing.perform(ability.effects, res)
        if not left_alone(ability.effects, res):
            yield from _note_use(res, watcher.ability, watcher.index)
    hide(res)


def _is_paid(cost: tuple[ab.Cost, ...], res: Resolution, said: tuple[object, str]) -> Asked[bool]:
    """Ask whether the skill's player pays the whole cost or none of it (Cipher 10.4)."""
    if not cost:
        return True
    paid = yield from costs.offered(cost, res, "Cipher 10.4")
    if paid is None:
        tell(res.state, "{0}: the cost of {1} cannot be paid.", "Cipher 10.4.2", *said)
    elif not paid:
        tell(res.state, "{0}: the cost of {1} is not paid.", "Cipher 10.4.1", *said)
    return bool(paid)


# Support skills, carried out from the Support Area (Cipher 18.1.7, 21.2.3.1.5)


def carry_out_supports(state: State, seat: int) -> Procedure:
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
            yield from _carry_out(state, seat, source, skill)


def usable(state: State, seat: int, number: int, *, known: bool = False) -> list[own.SupportSkill]:
    """Return the support skills of a Support card that its player can carry out now, as far as they do anything; with
    ``known`` those that may do anything as far as the opponent knows.
    """
    attacking = seat == turn_player(state)
    kinds = (own.SupportKind.ATTACK if attacking else own.SupportKind.DEFENCE, own.SupportKind.EITHER)
    return [
        skill
        for skill in boards.now(state, number).abilities
        if isinstance(skill, own.SupportSkill)
        and skill.kind in kinds
        and _does_something(state, seat, number, skill, known)
    ]


def rather(state: State, seat: int) -> Procedure:
    """Let a player do something else with their Support card than send it to the Retreat Area (Cipher 23.1)."""
    for number in tuple(state.zones[SUPPORT[seat]]):
        card = ref(state, number)
        for effect, res in statics.rather(state, seat, number):
            res.it = res.event = (card,)
            if not alive(state, card):
                continue
            done = without_may(effect)
            if done is effect or (yield from offer(done, res, rule="Cipher 23.1")):
                yield from contained(state, card, seat, "Cipher 2.1", sequencing.perform((done,), res))


def _does_something(state: State, seat: int, number: int, skill: own.SupportSkill, known: bool) -> bool:
    res = Resolution(state, seat, ref(state, number), "support skill")
    res.veiled = known
    try:
        if skill.condition is not None and not evaluate.holds(skill.condition, res):
            return False
        if skill.cost and not costs.can_pay(skill.cost, res):
            return False
        return any(possible(one, res) for one in skill.effects)
    except Exception:
        skip(state, res.source)
        return False


def _choose(
    state: State, seat: int, source: Ref, used: list[own.SupportSkill]
) -> Asked[own.SupportSkill | None]:
    """Ask which support skill is carried out next, if any."""
    left = [skill for skill in usable(state, seat, source.number, known=True) if skill not in used]
    if not left:
        return None
    able = usable(state, seat, source.number)
    card = ("card", source.number)
    if len(left) == 1:
        text = f"{{0}}: pay {selection.cost(left[0].cost)} for {{1}}?" if left[0].cost else "{0}: carry out {1}?"
        barred = None if left[0] in able else Refusal(RULE_SUPPORT, "This skill does nothing now.")
        answer = yield from ChooseYesNo(
            seat, text, RULE_SUPPORT, args=(card, left[0].name), yes="Carry it out", no="Do not carry it out",
            private=barred is not None, barred=barred,
        )  # fmt: skip
        return left[0] if answer else None
    left = [skill for skill in left if skill in able]
    lines = tuple(skill.name for skill in left)
    picked = yield from ChooseOptions(
        seat, "{0}: which support skill is carried out?", RULE_SUPPORT, lines, 0, 1, args=(card,), private=True
    )
    return left[picked[0]] if picked else None


def _carry_out(state: State, seat: int, source: Ref, skill: own.SupportSkill) -> Procedure:
    skills = boards.now(state, source.number).abilities
    res = Resolution(state, seat, source, "support skill", skills.index(skill) if skill in skills else -1)
    tell(state, "{0}: {1} is carried out.", "Cipher 18.1.7", ("card", *source), skill.name)
    if skill.cost:
        yield from costs.pay(skill.cost, res)
    yield from contained(state, source, seat, "Cipher 2.1", sequencing.perform(skill.effects, res))
