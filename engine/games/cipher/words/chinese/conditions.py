"""Conditions: after 如果, and as the time when something may be done."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.chinese.nouns import measure_of
from engine.text import hanzi
from engine.text.chinese import conditions
from engine.text.chinese.nouns import number_of
from engine.text.phrasebook import Teller, say, tell

_AGAINST = {
    ab.Comparison.LESS: "比{whom}少",
    ab.Comparison.MORE: "比{whom}多",
    ab.Comparison.AT_MOST: "与{whom}相同或更少",
    ab.Comparison.AT_LEAST: "与{whom}相同或更多",
    ab.Comparison.EXACTLY: "与{whom}数量相同",
}


def _against(t: Teller, condition: own.HoldsAgainst) -> str:
    who, whom = ("你", "对手") if condition.player is ab.Player.YOU else ("对手", "你")
    bare = ab.Noun(
        tuple(
            ab.InZone(quality.zone) if isinstance(quality, ab.InZone) else quality
            for quality in condition.noun.qualities
        )
    )
    return f"{who}的{t(bare)}{_AGAINST[condition.comparison].format(whom=whom)}"


def _parity(t: Teller, condition: own.HoldsParity) -> str:
    """ "你的羁绊卡的数量为奇数"."""
    whose = "" if any(isinstance(one, ab.ControlledBy) for one in condition.noun.qualities) else "你的"
    if condition.player is not ab.Player.YOU:
        whose = t(condition.player, "whose")
    return f"{whose}{t(condition.noun)}的数量为{'奇数' if condition.odd else '偶数'}"


def _both(t: Teller, condition: own.BothAre) -> str:
    """ "被公开的卡有2张，且每张为<Red>"."""
    measure = measure_of(condition.what.noun) if isinstance(condition.what, ab.TheDealt | ab.Those) else "张"
    return f"{t(condition.what)}有2{measure}，且每{measure}{t(condition.noun, 'is')}"


def _used(t: Teller, condition: own.HasUsedSkill) -> str:
    who = "你" if condition.who is None else t(condition.who)
    times = "" if condition.times is None else number_of(t, condition.times).of("次")
    return f"{who}在本回合中使用过{times}“{t.name(condition.skill)}”"


def _used_icon(t: Teller, condition: own.HasUsedIcon) -> str:
    times = number_of(t, condition.times).of("次")
    return f"你在本回合中使用过{times}{t(condition.icon)}能力"


def _attacking(t: Teller, condition: own.IsAttackingOne) -> str:
    """What is said of this unit stands first: "这名单位正被<Flier>单位攻击"."""
    if isinstance(condition.whom, ab.This):
        return f"{t(condition.whom)}正被{t(condition.who)}攻击"
    return f"{t(condition.who)}正在攻击{t(condition.whom)}"


def turn_and_rest(condition: ab.Condition | None) -> tuple[ab.Condition | None, ab.Condition | None]:
    """Part a condition into whose turn or which phase it is, and what else has to hold."""
    match condition:
        case ab.IsTurnOf() | ab.IsPhase():
            return condition, None
        case ab.And((ab.IsTurnOf() | ab.IsPhase() as turn, *rest)) if rest:
            return turn, rest[0] if len(rest) == 1 else ab.And(tuple(rest))
        case _:
            return None, condition


SAYINGS = [
    tell(
        ab.ControlsAllOf,
        lambda t, condition: f"我方有{hanzi.listed([t(noun) for noun in condition.nouns], '和')}",
    ),
    tell(own.HoldsAgainst, _against),
    tell(
        own.AlliesAgainstEnemies,
        lambda t, condition: "我方单位" + _AGAINST[condition.comparison].format(whom="敌方单位"),
    ),
    tell(own.HoldsParity, _parity),
    tell(own.OnlyUnitsAre, lambda t,
         condition: f"我方单位只有{hanzi.listed([t(one) for one in condition.units], '和')}"),
    say(ab.Is, "{what}的出击费用为奇数", noun=own.ODD_COST),
    tell(ab.Is, conditions.is_so),
    tell(own.SkillInEffect, lambda t, condition: f"“{t.name(condition.skill)}”的效果仍在持续"),
    say(own.SupportFailed, "这场战斗中{player:whose}支援失败过"),
    say(own.GuessWas, "猜中了", right=True),
    say(own.GuessWas, "没有猜中"),
    tell(own.BothAre, _both),
    tell(own.IsAttackingOne, _attacking),
    say(own.IsInCombatWith, "{who}正在与{whom}战斗"),
    say(own.IsSupportedBy, "{who}正被{by}支援"),
    tell(own.HasUsedIcon, _used_icon),
    tell(own.HasUsedSkill, _used),
]
