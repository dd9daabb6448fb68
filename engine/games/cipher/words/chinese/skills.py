"""Lines: skills with their icons, categories, costs and limits (Cipher 21.2)."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.chinese import nouns
from engine.text.chinese.effects import costs, sentences
from engine.text.phrasebook import Teller, say, tell, words

_ONCE = "[每回合1次] "
_MAY_PAY = "你可以支付费用。如果支付，"
_USED, _ACTIVE, _TRIGGERS = "才能使用", "才有效", "才能发动"
_DENIED = {_USED: "不能使用", _ACTIVE: "无效", _TRIGGERS: "不能发动"}
_GROWN = "成长的单位视为已升级的单位。"
_REMINDERS: dict[enum.Enum | str, str] = {
    own.ReminderKind.CCS_ACTIVE: f"[转职技]仅限这名单位已转职时{_ACTIVE}。",
    own.ReminderKind.CCS_USED: f"[转职技]仅限这名单位已转职时{_USED}。",
    own.ReminderKind.CCS_TRIGGERS: f"[转职技]仅限这名单位已转职时{_TRIGGERS}。",
    own.ReminderKind.LVS_ACTIVE: _ACTIVE,
    **dict.fromkeys((own.ReminderKind.LVS_USED, own.ReminderKind.LVS_CAN), _USED),
    **dict.fromkeys((own.ReminderKind.LVS_TRIGGERS, own.ReminderKind.LVS_CAN_TRIGGER), _TRIGGERS),
    own.ReminderKind.NO_NUMBER: "如果为X，变为0。",
    own.ReminderKind.NO_ORBS: "你没有宝玉时变为0。",
    own.ReminderKind.NO_ENEMY_ORBS: "对手没有宝玉时变为0。",
    own.ReminderKind.BOND_USED: f"|羁绊|仅限这张卡在你的羁绊区正面朝上时{_USED}。",
    own.ReminderKind.BOND_ACTIVE: f"|羁绊|仅限这张卡在你的羁绊区正面朝上时{_ACTIVE}。",
    own.ReminderKind.HAND_USED: "|手牌|通过公开手牌中的这张卡来使用。",
    **{kind: f"{_GROWN}如果拥有[转职技]，也可以使用。" if kind.name.endswith("CCS") else _GROWN
       for kind in own.ReminderKind if kind.name.startswith("GROWTH")},
}
#: What a skill of the kind does while its limits hold.
_VERBS = {
    own.SkillKind.CONT: _ACTIVE,
    own.SkillKind.ACT: _USED,
    own.SkillKind.AUTO: _TRIGGERS,
    own.SkillKind.SPEC: _ACTIVE,
}


def _skill(t: Teller, skill: own.Skill) -> str:
    icon = "" if skill.icon is None else f"{t(skill.icon)} "
    name = f"{t.name(skill.name)} " if skill.name else ""
    place = "" if skill.place is None else f"|{t(skill.place)}| "
    limits = "".join(_limit(t, limit, _VERBS[skill.kind]) for limit in skill.limits)
    return f"{icon}{name}{place}|{t(skill.kind)}| {t(skill.ability)}{limits}{t.all(skill.reminders, '')}"


def _limit(t: Teller, limit: ab.Limit, verb: str) -> str:
    if isinstance(limit, ab.TimesPerTurn):
        return "这个能力每回合只能使用1次。"
    if not isinstance(limit, ab.OnlyIf):
        return t(limit)
    if isinstance(limit.condition, ab.Not):
        return f"{t(limit.condition.condition, 'when')}，这个能力{_DENIED[verb]}。"
    return f"这个能力仅限{t(limit.condition, 'when')}{verb}。"


def _in_parts(t: Teller, skill: own.SkillInParts) -> str:
    icon = "" if skill.icon is None else f"{t(skill.icon)} "
    return f"{icon}{t.name(skill.name)} {t.all(skill.parts, '')}{t.all(skill.reminders, '')}"


def _reminder(t: Teller, reminder: ab.Reminder) -> str:
    told = _REMINDERS.get(reminder.kind, "")
    if reminder.number:
        icon = own.IconMark(own.SkillIcon.LVS, reminder.number)
        cards = "X" if reminder.number < 0 else str(reminder.number)
        told = f"{nouns.icon(icon)}仅限这名单位的卡堆合计有{cards}张以上的卡时{told}。"
    return told and f"（{told}）"


def _turn_and_rest(condition: ab.Condition | None) -> tuple[ab.Condition | None, ab.Condition | None]:
    """Part a condition into whose turn or which phase it is, and what else has to hold."""
    match condition:
        case ab.IsTurnOf() | ab.IsPhase():
            return condition, None
        case ab.And((ab.IsTurnOf() | ab.IsPhase() as turn, *rest)) if rest:
            return turn, rest[0] if len(rest) == 1 else ab.And(tuple(rest))
        case _:
            return None, condition


def _triggered(t: Teller, ability: ab.AutoAbility) -> str:
    """ "你的回合中，这名单位攻击时，如果你没有宝玉，": whose turn it is stands before all."""
    turn, condition = _turn_and_rest(ability.condition)
    told, more = ("" if one is None else t(one, "lead") for one in (turn, condition))
    return f"{told}{t(ability.trigger)}，{more}"


def _acting(t: Teller, ability: ab.ActionAbility | ab.AutoAbility) -> str:
    """What is used, or triggers, and what is paid for it."""
    cost = f"〔{costs(t, ability.cost)}〕 " if ability.cost else ""
    if isinstance(ability, ab.AutoAbility):
        cost += _triggered(t, ability) + (_MAY_PAY if ability.cost else "")
    once = _ONCE if any(isinstance(limit, ab.TimesPerTurn) for limit in ability.limits) else ""
    return f"{once}{cost}{sentences(t, ability.effects)}"


def _support(t: Teller, skill: own.SupportSkill) -> str:
    cost = f"〔{costs(t, skill.cost)}〕 " if skill.cost else ""
    condition = "" if skill.condition is None else t(skill.condition, "lead")
    paying = _MAY_PAY if skill.cost else ""
    told = f"{cost}{condition}{paying}{sentences(t, skill.effects)}{t.all(skill.reminders, '')}"
    return f"|{t(skill.kind)}| {t.name(skill.name)}：{told}"


SAYINGS = [
    tell(own.Skill, _skill),
    tell(own.SkillInParts, _in_parts),
    tell(ab.Reminder, _reminder),
    tell(own.SupportSkill, _support),
    tell(ab.ActionAbility, _acting),
    tell(ab.AutoAbility, _acting),
    say(ab.TimesPerTurn, "[每回合1次]"),
    say(ab.OnlyIf, "{condition}"),
    say(own.Unlimited, "如果{condition}，这个能力不再有[每回合1次]。"),
    *words({own.SkillKind.CONT: "常时", own.SkillKind.ACT: "起动", own.SkillKind.AUTO: "自动",
            own.SkillKind.SPEC: "特殊"}),
    *words({own.SkillPlace.BOND: "羁绊", own.SkillPlace.HAND: "手牌"}),
    *words({own.SupportKind.ATTACK: "攻击支援", own.SupportKind.DEFENCE: "防御支援",
            own.SupportKind.EITHER: "攻防支援"}),
]
