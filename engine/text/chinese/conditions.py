"""Conditions: after 如果, and as the time when something may be done."""

from __future__ import annotations

from engine import abilities as ab
from engine.text import hanzi
from engine.text.chinese import nouns
from engine.text.phrasebook import Teller, say, tell

SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))
NONE = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))


def _counted(t: Teller, quantity: ab.Quantity, noun: ab.Noun) -> str:
    """So many that fit, without a number when it only says that there are some."""
    if quantity == SOME:
        return t(noun)
    return nouns.counted(t, noun, nouns.number_of(t, quantity))


def _all_of(t: Teller, condition: ab.ControlsAllOf) -> str:
    told = [t(noun) for noun in condition.nouns]
    joint = "，以及" if any("或" in noun for noun in told) else "和"
    return f"{t(condition.player, 'doer')}控制{hanzi.listed(told, joint)}"


def _has(t: Teller, condition: ab.Has) -> str:
    """So many cards of the player's somewhere: "你的手牌为2张或以下"."""
    player, noun, quantity = t(condition.player, "doer"), condition.noun, condition.quantity
    if nouns.is_hand(t, noun):
        return f"{player}没有手牌" if quantity == NONE else f"{player}的手牌{_cards(t, quantity)}"
    if t.terms.removed is not None and nouns.zone_of(noun) is t.terms.removed:
        rest = ab.Noun(tuple(quality for quality in noun.qualities if not isinstance(quality, ab.InZone)))
        return f"{player}有已从游戏中移除的{_counted(t, quantity, rest)}"
    if nouns.is_controlled(t, noun):
        if quantity == NONE:
            return f"{player}{'均' if condition.player is ab.Player.EACH else ''}没有控制{t(noun)}"
        return f"{player}控制{_counted(t, quantity, noun)}"
    says_where = any(isinstance(quality, ab.Among | ab.ControlledBy) for quality in noun.qualities)
    told = there_are(t, quantity, noun)
    return told if says_where or told.startswith(player) else f"{player}{told}"


def _cards(t: Teller, quantity: ab.Quantity) -> str:
    told = t(quantity.amount)
    if isinstance(quantity, ab.OneOf):
        return f"为{told}或{t(quantity.other)}张"
    signs = {
        ab.Comparison.EXACTLY: "恰好为{}张",
        ab.Comparison.AT_LEAST: f"为{{}}张{hanzi.bare(t.terms.or_more)}",
        ab.Comparison.AT_MOST: f"为{{}}张{hanzi.bare(t.terms.or_less)}",
        ab.Comparison.MORE: "多于{}张",
        ab.Comparison.LESS: "少于{}张",
    }
    return signs[quantity.comparison].format(told)


def there_are(t: Teller, quantity: ab.Quantity, noun: ab.Noun, default: str = "") -> str:
    """So many of what fits, where it says that they are: "损毁区中有2张火属性卡牌"."""
    told = nouns.parts(t, noun)
    place = hanzi.bare(told.place) if told.place.endswith(("中的", "区的", "上的")) else told.place or default
    if quantity == NONE:
        return f"{place}没有{told.rest}"
    if quantity == SOME:
        return f"{place}有{told.rest}"
    return f"{place}有{nouns.numbered(told, nouns.number_of(t, quantity), nouns.measure_of(t, noun))}"


def _exists(t: Teller, condition: ab.Exists) -> str:
    done = any(isinstance(quality, ab.Done) for quality in condition.noun.qualities)
    return there_are(t, condition.quantity, condition.noun, "" if done else "战场上")


def _points(t: Teller, player: str, quantity: ab.Quantity) -> str:
    told = t(quantity.amount)
    if isinstance(quantity, ab.OneOf):
        return f"{player}受到了{told}或{t(quantity.other)}点伤害"
    ends = {
        ab.Comparison.EXACTLY: "恰好受到了{}点伤害",
        ab.Comparison.AT_LEAST: "受到了{}点或以上的伤害",
        ab.Comparison.AT_MOST: "受到的伤害为{}点或以下",
        ab.Comparison.MORE: "受到了多于{}点的伤害",
        ab.Comparison.LESS: "受到的伤害少于{}点",
    }
    return player + ends[quantity.comparison].format(told)


def compares(t: Teller, condition: ab.Compares) -> str:
    """A number held against another; of Counters, how many lie there; of points of damage, how many were received."""
    quantity = condition.quantity
    if isinstance(condition.what, ab.DamagePoints):
        return _points(t, t(condition.what.player, "doer"), quantity)
    if not isinstance(condition.what, ab.CountersOn):
        return t(condition.what) + t(quantity)
    where, counter = t(condition.what.where), nouns.counter(t, condition.what.counter)
    if quantity == NONE:
        return f"{where}上没有{counter}"
    number = "" if quantity == SOME else nouns.number_of(t, quantity).of("个")
    return f"{where}上放置有{number}{counter}"


def _not(t: Teller, condition: ab.Not) -> str:
    match condition.condition:
        case ab.Has(player, quantity, noun) if nouns.is_controlled(t, noun):
            return f"{t(player, 'doer')}没有控制{_counted(t, quantity, noun)}"
        case ab.Has(player, quantity, noun) if quantity in (SOME, NONE):
            return t(ab.Has(player, NONE if quantity == SOME else SOME, noun))
        case ab.Is(what, noun) as denied if not t.tells(denied, "not"):
            return t(what) + _denied(t(noun, "is"))
        case denied:
            return t(denied, "not") if t.tells(denied, "not") else f"并非{t(denied)}"


_DENIALS = {"为": "不是", "有": "没有", "拥有": "没有", "在": "不在", "处于": "不处于", "已": "未"}


def _denied(told: str) -> str:
    """What is said of something that is not so."""
    if told.startswith("在本回合中"):
        return f"在本回合中没有{told.removeprefix('在本回合中').removesuffix('过')}过"
    for affirmed, denied in _DENIALS.items():
        if told.startswith(affirmed):
            return denied + told.removeprefix(affirmed)
    return f"并非{told}"


def is_so(t: Teller, condition: ab.Is) -> str:
    """What something is, or what its number is: "米蕾尔在损毁区中", "其消耗为3"."""
    what, first = t(condition.what), condition.noun.qualities[0]
    number = isinstance(first, ab.TraitIs | ab.CostOneOf) or t.terms.owned(first)
    return f"{hanzi.of(what) if number else what}{t(condition.noun, 'is')}"


def happened(t: Teller, condition: ab.HappenedThisTurn) -> str:
    """What has happened this turn, and how often: "你在本回合中曾攻击2次"."""
    times = "" if condition.quantity is None else nouns.number_of(t, condition.quantity).of("次").removesuffix("的")
    return t(condition.event, "past") + times


def _lead(t: Teller, both: ab.And) -> str:
    """Conditions before what depends on them, whose turn it is as a time: "你的回合中，如果你控制米蕾尔，"."""
    match both.conditions:
        case (ab.IsTurnOf() | ab.IsPhase() as turn, *rest):
            return f"{t(turn, 'lead')}如果{t.all(rest, '且')}，"
    return f"如果{t(both)}，"


SAYINGS = [
    say(ab.And, "{conditions|且}"),
    tell(ab.And, _lead, "lead"),
    say(ab.Or, "{conditions|或}"),
    tell(ab.Not, _not),
    tell(ab.ControlsAllOf, _all_of),
    tell(ab.Has, _has),
    tell(ab.Exists, _exists),
    tell(ab.Is, is_so),
    tell(ab.Compares, compares),
    tell(ab.HappenedThisTurn, happened),
    say(ab.AllShare, "这些卡牌的{trait}相同"),
    say(ab.EventWas, "{event}"),
    say(ab.IsTurnOf, "当前是{player:whose}回合"),
    say(ab.IsPhase, "当前是{player?{player:whose}}{phase}"),
    # As the time at which something is so.
    say(ab.IsTurnOf, "{player:whose}回合中", "when"),
    say(ab.IsTurnOf, "{player:whose}回合中，", "lead"),
    say(ab.IsPhase, "{player?{player:whose}}{phase}中", "when"),
    say(ab.IsPhase, "{player?{player:whose}}{phase}中，", "lead"),
    tell(ab.SoMany, lambda t, condition: f"数量为{nouns.number_of(t, condition.quantity).of('张').removesuffix('的')}"),
]
