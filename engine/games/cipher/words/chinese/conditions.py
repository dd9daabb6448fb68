"""Conditions: after 如果, and as the time when something may be done."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, Quantity
from engine.abilities.conditions import (
    And,
    Condition,
    ControlsAllOf,
    Exists,
    HappenedThisTurn,
    Has,
    Is,
    IsPhase,
    IsTurnOf,
    Not,
    Or,
)
from engine.abilities.nouns import Among, ControlledBy, InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.abilities.references import TheDealt, This, Those
from engine.games.cipher.vocabulary import (
    AlliesAgainstEnemies,
    BothAre,
    HasUsedSkill,
    HoldsAgainst,
    HoldsParity,
    IsAttackingOne,
    IsInCombatWith,
    IsSupportedBy,
    OnlyUnitsAre,
    Zone,
)
from engine.games.cipher.vocabulary.game import ODD_COST, GuessWas, SkillInEffect, SupportFailed
from engine.games.cipher.vocabulary.skills import HasUsedIcon
from engine.games.cipher.words.chinese import nouns
from engine.text import hanzi
from engine.text.chinese.conditions import NONE, SOME
from engine.text.chinese.nouns import number_of
from engine.text.phrasebook import Teller, say, tell

_AGAINST = {
    Comparison.LESS: "比{whom}少",
    Comparison.MORE: "比{whom}多",
    Comparison.AT_MOST: "与{whom}相同或更少",
    Comparison.AT_LEAST: "与{whom}相同或更多",
    Comparison.EXACTLY: "与{whom}数量相同",
}


def _is_hand(noun: Noun) -> bool:
    match noun.qualities:
        case (IsCard(), InZone(Zone.HAND, _)):
            return True
        case _:
            return False


def _has(t: Teller, condition: Has) -> str:
    """So many of the player's: "你有6张以上羁绊卡", "对手的手牌为4张以下"."""
    player = t(condition.player, "doer")
    if _is_hand(condition.noun):
        if condition.quantity == NONE:
            return f"{player}没有手牌"
        return f"{player}的手牌为{number_of(t, condition.quantity).of('张')}"
    lead = "" if any(isinstance(quality, ControlledBy) for quality in condition.noun.qualities) else player
    told = there_are(t, condition.quantity, condition.noun)
    return told if told.startswith(player) else f"{lead}{told}"


def there_are(t: Teller, quantity: Quantity, noun: Noun) -> str:
    """So many of what fits: "有2名以上<Red>我方单位"."""
    told = nouns.parts(t, noun)
    place = told.place.removesuffix("的") if told.place.endswith(("中的", "区的")) else told.place
    if quantity == NONE:
        return f"{place}没有{told.exclusion}{told.rest}"
    number = "" if quantity == SOME else number_of(t, quantity).of(nouns.measure_of(noun))
    return f"{place}有{told.exclusion}{number}{told.rest}"


def _exists(t: Teller, condition: Exists) -> str:
    lines = (Zone.FRONT_LINE, Zone.BACK_LINE)
    placed = any(
        isinstance(quality, Among) or (isinstance(quality, InZone) and quality.zone not in lines)
        for quality in condition.noun.qualities
    )
    return f"{'' if placed else '战场上'}{there_are(t, condition.quantity, condition.noun)}"


def _against(t: Teller, condition: HoldsAgainst) -> str:
    who, whom = ("你", "对手") if condition.player is Player.YOU else ("对手", "你")
    bare = Noun(
        tuple(InZone(quality.zone) if isinstance(quality, InZone) else quality for quality in condition.noun.qualities)
    )
    return f"{who}的{t(bare)}{_AGAINST[condition.comparison].format(whom=whom)}"


def _denied(told: str) -> str:
    if told.startswith("在本回合中"):
        return f"在本回合中没有{told.removeprefix('在本回合中').removesuffix('过')}过"
    for affirmed, denied in (("为", "不是"), ("有", "没有"), ("拥有", "没有"), ("在", "不在"), ("已", "未")):
        if told.startswith(affirmed):
            return denied + told.removeprefix(affirmed)
    return f"并非{told}"


def _not(t: Teller, condition: Not) -> str:
    match condition.condition:
        case Is(what, noun) if noun != ODD_COST:
            return t(what) + _denied(t(noun, "is"))
        case Has(player, quantity, noun) if quantity in (SOME, NONE):
            return _has(t, Has(player, NONE if quantity == SOME else SOME, noun))
        case other:
            return f"并非{t(other)}"


def _so_often(t: Teller, condition: HappenedThisTurn) -> str:
    """ "本回合中单位攻击的次数为1"."""
    return f"本回合中{t(condition.event)}的次数{t(condition.quantity)}"


def _parity(t: Teller, condition: HoldsParity) -> str:
    """ "你的羁绊卡的数量为奇数"."""
    whose = "" if any(isinstance(one, ControlledBy) for one in condition.noun.qualities) else "你的"
    if condition.player is not Player.YOU:
        whose = t(condition.player, "whose")
    return f"{whose}{t(condition.noun)}的数量为{'奇数' if condition.odd else '偶数'}"


def _both(t: Teller, condition: BothAre) -> str:
    """ "被公开的卡有2张，且每张为<Red>"."""
    measure = nouns.measure_of(condition.what.noun) if isinstance(condition.what, TheDealt | Those) else "张"
    return f"{t(condition.what)}有2{measure}，且每{measure}{t(condition.noun, 'is')}"


def _phase(t: Teller, condition: IsPhase) -> str:
    whose = "双方的" if condition.player is None else t(condition.player, "whose")
    return f"{whose}{t(condition.phase)}"


def _used(t: Teller, condition: HasUsedSkill) -> str:
    who = "你" if condition.who is None else t(condition.who)
    times = "" if condition.times is None else number_of(t, condition.times).of("次")
    return f"{who}在本回合中使用过{times}“{t.name(condition.skill)}”"


def _used_icon(t: Teller, condition: HasUsedIcon) -> str:
    times = number_of(t, condition.times).of("次")
    return f"你在本回合中使用过{times}{t(condition.icon)}能力"


def _attacking(t: Teller, condition: IsAttackingOne) -> str:
    """What is said of this unit stands first: "这名单位正被<Flier>单位攻击"."""
    if isinstance(condition.whom, This):
        return f"{t(condition.whom)}正被{t(condition.who)}攻击"
    return f"{t(condition.who)}正在攻击{t(condition.whom)}"


def when(t: Teller, condition: Condition) -> str:
    """The time at which the condition holds: "你的回合中", "这名单位未行动时"."""
    match condition:
        case IsTurnOf(player):
            return f"{t(player, 'whose')}回合中"
        case IsPhase():
            return f"{_phase(t, condition)}中"
        case _:
            return f"{t(condition)}时"


def turn_and_rest(condition: Condition | None) -> tuple[Condition | None, Condition | None]:
    """Part a condition into whose turn or which phase it is, and what else has to hold."""
    match condition:
        case IsTurnOf() | IsPhase():
            return condition, None
        case And((IsTurnOf() | IsPhase() as turn, *rest)) if rest:
            return turn, rest[0] if len(rest) == 1 else And(tuple(rest))
        case _:
            return None, condition


def lead(t: Teller, condition: Condition) -> str:
    """The condition before what depends on it: "你的回合中，", "如果你有6张以上羁绊卡，"."""
    match condition:
        case IsTurnOf() | IsPhase():
            return f"{when(t, condition)}，"
        case And((IsTurnOf() | IsPhase() as turn, *rest)):
            more = "且".join(t(one) for one in rest)
            return f"{when(t, turn)}，如果{more}，"
        case _:
            return f"如果{t(condition)}，"


SAYINGS = [
    say(And, "{conditions|，且}"),
    say(Or, "{conditions|，或}"),
    tell(Not, _not),
    tell(Has, _has),
    tell(Exists, _exists),
    tell(
        ControlsAllOf,
        lambda t, condition: f"我方有{hanzi.listed([t(noun) for noun in condition.nouns], '和')}",
    ),
    tell(HoldsAgainst, _against),
    tell(
        AlliesAgainstEnemies,
        lambda t, condition: "我方单位" + _AGAINST[condition.comparison].format(whom="敌方单位"),
    ),
    tell(HoldsParity, _parity),
    tell(OnlyUnitsAre, lambda t, condition: f"我方单位只有{hanzi.listed([t(one) for one in condition.units], '和')}"),
    tell(IsPhase, lambda t, condition: f"现在是{_phase(t, condition)}"),
    say(Is, "{what}的出击费用为奇数", noun=ODD_COST),
    say(Is, "{what}{noun:is}"),
    tell(SkillInEffect, lambda t, condition: f"“{t.name(condition.skill)}”的效果仍在持续"),
    say(SupportFailed, "这场战斗中{player:whose}支援失败过"),
    say(GuessWas, "猜中了", right=True),
    say(GuessWas, "没有猜中"),
    tell(BothAre, _both),
    tell(IsAttackingOne, _attacking),
    say(IsInCombatWith, "{who}正在与{whom}战斗"),
    say(IsSupportedBy, "{who}正被{by}支援"),
    say(IsTurnOf, "现在是{player:whose}回合"),
    tell(HasUsedIcon, _used_icon),
    tell(HasUsedSkill, _used),
    say(HappenedThisTurn, "本回合中{event}过", quantity=None),
    tell(HappenedThisTurn, _so_often),
]
