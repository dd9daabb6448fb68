"""Conditions: after 如果, and as the time when something may be done."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
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


def _compared(t: Teller, condition: ab.Compares) -> str:
    match condition:
        case ab.Compares(ab.CountOf(noun), ab.Quantity(comparison, ab.CountOf(other))):
            return t(noun) + _AGAINST[comparison].format(whom=t(other))
    return f"{t(condition.what)}{t(condition.quantity)}"


def _used(t: Teller, condition: own.HasUsedSkill) -> str:
    who = "你" if condition.who is None else t(condition.who)
    times = "" if condition.times is None else number_of(t, condition.times).of("次")
    skill = f"“{t.name(condition.skill)}”" if condition.icon is None else f"{t(condition.icon)}能力"
    return f"{who}在本回合中使用过{times}{skill}"


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
    say(ab.ControlsAllOf, "我方有{nouns|、和}"),
    tell(own.HoldsAgainst, _against),
    tell(ab.Compares, _compared),
    tell(own.HoldsParity, _parity),
    say(own.OnlyUnitsAre, "我方单位只有{units|、和}"),
    say(ab.Is, "{what}的出击费用为奇数", noun=own.ODD_COST),
    tell(ab.Is, conditions.is_so),
    say(own.SkillInEffect, "“{skill}”的效果仍在持续"),
    say(own.SupportFailed, "这场战斗中{player:whose}支援失败过"),
    say(own.GuessWas, "{right?猜中了|没有猜中}"),
    say(own.IsAttackingOne, "{who}正在与{whom}战斗", either=True),
    # What is said of this unit stands first.
    tell(own.IsAttackingOne, lambda t, condition: (
        f"{t(condition.whom)}正被{t(condition.who)}攻击" if isinstance(condition.whom, ab.This)
        else f"{t(condition.who)}正在攻击{t(condition.whom)}"
    )),
    say(own.IsSupportedBy, "{who}正被{by}支援"),
    tell(own.HasUsedSkill, _used),
]
