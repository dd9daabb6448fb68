"""Lines: skills with their icons, categories, costs and limits (Cipher 21.2)."""

from __future__ import annotations

import enum

from engine.abilities.conditions import Not
from engine.abilities.effects import Reminder
from engine.abilities.kinds import (
    Ability,
    ActionAbility,
    AutoAbility,
    FieldAbility,
    Limit,
    OncePerTurn,
    OnlyIf,
    Unparsed,
)
from engine.games.cipher.vocabulary import (
    IconMark,
    PaidAuto,
    ReminderKind,
    Skill,
    SkillIcon,
    SkillInParts,
    SkillKind,
    SkillPlace,
    SupportKind,
    SupportSkill,
)
from engine.games.cipher.vocabulary.skills import Unlimited
from engine.games.cipher.words.chinese import nouns
from engine.games.cipher.words.chinese.conditions import turn_and_rest
from engine.text import hanzi
from engine.text.chinese import conditions
from engine.text.chinese.costs import costs
from engine.text.chinese.effects import sentences
from engine.text.phrasebook import Teller, say, tell, words

_ONCE = "[每回合1次] "
_MAY_PAY = "你可以支付费用。如果支付，"
_USED, _ACTIVE, _TRIGGERS = "才能使用", "才有效", "才能发动"
_DENIED = {_USED: "不能使用", _ACTIVE: "无效", _TRIGGERS: "不能发动"}
_GROWN = "成长的单位视为已升级的单位。"
_REMINDERS: dict[enum.Enum, str] = {
    ReminderKind.CCS_ACTIVE: f"[转职技]仅限这名单位已转职时{_ACTIVE}。",
    ReminderKind.CCS_USED: f"[转职技]仅限这名单位已转职时{_USED}。",
    ReminderKind.CCS_TRIGGERS: f"[转职技]仅限这名单位已转职时{_TRIGGERS}。",
    ReminderKind.LVS_ACTIVE: _ACTIVE,
    ReminderKind.LVS_USED: _USED,
    ReminderKind.LVS_CAN: _USED,
    ReminderKind.LVS_TRIGGERS: _TRIGGERS,
    ReminderKind.LVS_CAN_TRIGGER: _TRIGGERS,
    ReminderKind.NO_ORBS: "你没有宝玉时变为0。",
    ReminderKind.NO_ENEMY_ORBS: "对手没有宝玉时变为0。",
    ReminderKind.BOND_USED: f"|羁绊|仅限这张卡在你的羁绊区正面朝上时{_USED}。",
    ReminderKind.BOND_ACTIVE: f"|羁绊|仅限这张卡在你的羁绊区正面朝上时{_ACTIVE}。",
    ReminderKind.HAND_USED: "|手牌|通过公开手牌中的这张卡来使用。",
    ReminderKind.GROWTH: _GROWN,
    ReminderKind.GROWTH_HAVE: _GROWN,
    ReminderKind.GROWTH_UNIT: _GROWN,
    ReminderKind.GROWTH_CCS: f"{_GROWN}如果拥有[转职技]，也可以使用。",
    ReminderKind.GROWTH_HAVE_CCS: f"{_GROWN}如果拥有[转职技]，也可以使用。",
}
#: What a skill of the kind does while its limits hold.
_VERBS = {
    SkillKind.CONT: _ACTIVE,
    SkillKind.ACT: _USED,
    SkillKind.AUTO: _TRIGGERS,
    SkillKind.SPEC: _ACTIVE,
}


def _skill(t: Teller, skill: Skill) -> str:
    icon = "" if skill.icon is None else f"{t(skill.icon)} "
    name = f"{t.name(skill.name)} " if skill.name else ""
    place = "" if skill.place is None else f"|{t(skill.place)}| "
    limits = "".join(_limit(t, limit, _VERBS[skill.kind]) for limit in skill.limits)
    return f"{icon}{name}{place}|{t(skill.kind)}| {t(skill.ability)}{limits}{t.all(skill.reminders, '')}"


def _limit(t: Teller, limit: Limit, verb: str) -> str:
    if isinstance(limit, OncePerTurn):
        return "这个能力每回合只能使用1次。"
    if not isinstance(limit, OnlyIf):
        return t(limit)
    if isinstance(limit.condition, Not):
        return f"{conditions.when(t, limit.condition.condition)}，这个能力{_DENIED[verb]}。"
    return f"这个能力仅限{conditions.when(t, limit.condition)}{verb}。"


def _in_parts(t: Teller, skill: SkillInParts) -> str:
    icon = "" if skill.icon is None else f"{t(skill.icon)} "
    return f"{icon}{t.name(skill.name)} {t.all(skill.parts, '')}{t.all(skill.reminders, '')}"


def _reminder(t: Teller, reminder: Reminder) -> str:
    told = _REMINDERS[reminder.kind]
    if reminder.number:
        icon = IconMark(SkillIcon.LVS, reminder.number)
        cards = "X" if reminder.number < 0 else str(reminder.number)
        told = f"{nouns.icon(icon)}仅限这名单位的卡堆合计有{cards}张以上的卡时{told}。"
    return f"（{told}）"


def _once(limits: tuple[Limit, ...]) -> str:
    return _ONCE if any(isinstance(limit, OncePerTurn) for limit in limits) else ""


def _cost(t: Teller, ability: ActionAbility | PaidAuto) -> str:
    return f"〔{costs(t, ability.cost)}〕 " if ability.cost else ""


def _action(t: Teller, ability: ActionAbility) -> str:
    return f"{_once(ability.limits)}{_cost(t, ability)}{sentences(t, ability.effects)}"


def _triggered(t: Teller, ability: AutoAbility | PaidAuto) -> str:
    """ "你的回合中，这名单位攻击时，如果你没有宝玉，": whose turn it is stands before all."""
    turn, condition = turn_and_rest(ability.condition)
    told = "".join(conditions.lead(t, one) for one in (turn,) if one is not None)
    more = "".join(conditions.lead(t, one) for one in (condition,) if one is not None)
    return f"{told}{t(ability.trigger)}，{more}"


def _auto(t: Teller, ability: AutoAbility) -> str:
    return f"{_once(ability.limits)}{_triggered(t, ability)}{sentences(t, ability.effects)}"


def _paid(t: Teller, ability: PaidAuto) -> str:
    told = f"{_triggered(t, ability)}{_MAY_PAY}{sentences(t, ability.effects)}"
    return f"{_once(ability.limits)}{_cost(t, ability)}{told}"


def _support(t: Teller, skill: SupportSkill) -> str:
    cost = f"〔{costs(t, skill.cost)}〕 " if skill.cost else ""
    condition = "" if skill.condition is None else conditions.lead(t, skill.condition)
    paying = _MAY_PAY if skill.cost else ""
    told = f"{cost}{condition}{paying}{sentences(t, skill.effects)}"
    return f"|{t(skill.kind)}| {t.name(skill.name)}：{told}"


def _as_printed(t: Teller, ability: Ability) -> str:
    return t.verbatim(ability.text) if isinstance(ability, Unparsed) else ""


SAYINGS = [
    tell(Unparsed, _as_printed),
    tell(Skill, _skill),
    tell(SkillInParts, _in_parts),
    tell(Reminder, _reminder),
    tell(SupportSkill, _support),
    tell(FieldAbility, lambda t, ability: hanzi.sentences(t(static) for static in ability.statics)),
    tell(ActionAbility, _action),
    tell(AutoAbility, _auto),
    tell(PaidAuto, _paid),
    say(OncePerTurn, "[每回合1次]"),
    say(OnlyIf, "{condition}"),
    say(Unlimited, "如果{condition}，这个能力不再有[每回合1次]。"),
    *words({SkillKind.CONT: "常时", SkillKind.ACT: "起动", SkillKind.AUTO: "自动", SkillKind.SPEC: "特殊"}),
    *words({SkillPlace.BOND: "羁绊", SkillPlace.HAND: "手牌"}),
    *words({SupportKind.ATTACK: "攻击支援", SupportKind.DEFENCE: "防御支援", SupportKind.EITHER: "攻防支援"}),
]
