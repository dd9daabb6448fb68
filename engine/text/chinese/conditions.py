"""Conditions: after 如果, and as the time when something may be done."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, Number, OneOf, Quantity
from engine.abilities.conditions import (
    AllShare,
    And,
    Compares,
    Condition,
    Controls,
    ControlsAllOf,
    EventWas,
    Exists,
    HappenedThisTurn,
    Has,
    Is,
    IsPhase,
    IsTurnOf,
    Not,
    Or,
    SoMany,
)
from engine.abilities.counters import HasCounters
from engine.abilities.damage import ReceivedDamage
from engine.abilities.nouns import Among, Done, InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.text import hanzi
from engine.text.chinese import nouns
from engine.text.phrasebook import Teller, say, tell

SOME = Quantity(Comparison.AT_LEAST, Number(1))
NONE = Quantity(Comparison.EXACTLY, Number(0))


def _counted(t: Teller, quantity: Quantity, noun: Noun) -> str:
    """So many that fit, without a number when it only says that there are some."""
    if quantity == SOME:
        return t(noun)
    return nouns.counted(t, noun, nouns.number_of(t, quantity))


def _controls(t: Teller, condition: Controls) -> str:
    player = t(condition.player, "doer")
    if condition.quantity == NONE:
        each = "均" if condition.player is Player.EACH else ""
        return f"{player}{each}没有控制{t(condition.noun)}"
    return f"{player}控制{_counted(t, condition.quantity, condition.noun)}"


def _all_of(t: Teller, condition: ControlsAllOf) -> str:
    told = [t(noun) for noun in condition.nouns]
    joint = "，以及" if any("或" in noun for noun in told) else "和"
    return f"{t(condition.player, 'doer')}控制{hanzi.listed(told, joint)}"


def _has(t: Teller, condition: Has) -> str:
    """So many cards of the player's somewhere: "你的手牌为2张或以下"."""
    player = t(condition.player, "doer")
    match condition.noun.qualities:
        case (IsCard(), InZone(zone, _)) if zone is t.terms.hand:
            if condition.quantity == NONE:
                return f"{player}没有手牌"
            return f"{player}的手牌{_cards(t, condition.quantity)}"
    places = [quality for quality in condition.noun.qualities if isinstance(quality, InZone)]
    rest = Noun(tuple(quality for quality in condition.noun.qualities if quality not in places))
    if not places and any(isinstance(quality, Among) for quality in condition.noun.qualities):
        told = nouns.parts(t, condition.noun)
        rest = Noun(tuple(quality for quality in condition.noun.qualities if not isinstance(quality, Among)))
        return f"{hanzi.bare(told.place)}{_there_are(t, condition.quantity, rest, '张')}"
    if any(quality.zone is t.terms.removed for quality in places):
        return f"{player}有已从游戏中移除的{_counted(t, condition.quantity, rest)}"
    if not places:
        return f"{player}{_there_are(t, condition.quantity, condition.noun)}"
    measure = nouns.measure_of(t, condition.noun)
    return f"{hanzi.bare(t(places[0]))}{_there_are(t, condition.quantity, rest, measure)}"


def _cards(t: Teller, quantity: Quantity) -> str:
    told = t(quantity.amount)
    if isinstance(quantity, OneOf):
        return f"为{told}或{t(quantity.other)}张"
    signs = {
        Comparison.EXACTLY: "恰好为{}张",
        Comparison.AT_LEAST: "为{}张或以上",
        Comparison.AT_MOST: "为{}张或以下",
        Comparison.MORE: "多于{}张",
        Comparison.LESS: "少于{}张",
    }
    return signs[quantity.comparison].format(told)


def _there_are(t: Teller, quantity: Quantity, noun: Noun, measure: str | None = None) -> str:
    if quantity == NONE:
        return f"没有{t(noun)}"
    if quantity == SOME:
        return f"有{t(noun)}"
    return f"有{nouns.counted(t, noun, nouns.number_of(t, quantity), measure)}"


def _exists(t: Teller, condition: Exists) -> str:
    told = nouns.parts(t, condition.noun)
    measure = nouns.measure_of(t, condition.noun)
    done = any(isinstance(quality, Done) for quality in condition.noun.qualities)
    place = hanzi.bare(told.place) or ("" if done else "战场上")
    if condition.quantity == NONE:
        return f"{place}没有{told.rest}"
    if condition.quantity == SOME:
        return f"{place}有{told.rest}"
    return f"{place}有{nouns.numbered(told, nouns.number_of(t, condition.quantity), measure)}"


def _points(t: Teller, condition: ReceivedDamage) -> str:
    player, told = t(condition.player, "doer"), t(condition.quantity.amount)
    if isinstance(condition.quantity, OneOf):
        return f"{player}受到了{told}或{t(condition.quantity.other)}点伤害"
    ends = {
        Comparison.EXACTLY: "恰好受到了{}点伤害",
        Comparison.AT_LEAST: "受到了{}点或以上的伤害",
        Comparison.AT_MOST: "受到的伤害为{}点或以下",
        Comparison.MORE: "受到了多于{}点的伤害",
        Comparison.LESS: "受到的伤害少于{}点",
    }
    return player + ends[condition.quantity.comparison].format(told)


def _counters(t: Teller, condition: HasCounters) -> str:
    where, counter = t(condition.where), nouns.counter(t, condition.counter)
    if condition.quantity == NONE:
        return f"{where}上没有{counter}"
    if condition.quantity == SOME:
        return f"{where}上放置有{counter}"
    return f"{where}上放置有{nouns.number_of(t, condition.quantity).of('个')}{counter}"




def _not(t: Teller, condition: Not) -> str:
    if isinstance(condition.condition, Controls):
        there = condition.condition
        return f"{t(there.player, 'doer')}没有控制{_counted(t, there.quantity, there.noun)}"
    if t.tells(condition.condition, "not"):
        return t(condition.condition, "not")
    if isinstance(condition.condition, Is):
        what, fits = t(condition.condition.what), t(condition.condition.noun, "is")
        if fits.startswith("为"):
            return f"{what}不是{fits.removeprefix('为')}"
        if fits.startswith(("在", "处于")):
            return f"{what}不{fits}"
        return f"{what}并非{fits}"
    return f"并非{t(condition.condition)}"




def happened(t: Teller, condition: HappenedThisTurn) -> str:
    """What has happened this turn, and how often: "你在本回合中曾攻击2次"."""
    times = "" if condition.quantity is None else nouns.number_of(t, condition.quantity).of("次").removesuffix("的")
    return t(condition.event, "past") + times


def when(t: Teller, condition: Condition) -> str:
    """The time at which the condition holds: "你的回合中", "米蕾尔在损毁区中时"."""
    match condition:
        case IsTurnOf(player):
            return f"{t(player, 'whose')}回合中"
        case IsPhase(phase, player):
            owner = "" if player is None else t(player, "whose")
            return f"{owner}{t(phase)}中"
        case _:
            return f"{t(condition)}时"


SAYINGS = [
    say(And, "{conditions|且}"),
    say(Or, "{conditions|或}"),
    tell(Not, _not),
    tell(Controls, _controls),
    tell(ControlsAllOf, _all_of),
    tell(Has, _has),
    tell(Exists, _exists),
    tell(ReceivedDamage, _points),
    say(Is, "{what}{noun:is}"),
    say(Compares, "{what}{quantity}"),
    tell(HasCounters, _counters),
    tell(HappenedThisTurn, happened),
    say(AllShare, "这些卡牌的{trait}相同"),
    say(EventWas, "{event}"),
    say(IsTurnOf, "当前是{player:whose}回合"),
    say(IsPhase, "当前是{phase}", player=None),
    say(IsPhase, "当前是{player:whose}{phase}"),
    tell(SoMany, lambda t, condition: f"数量为{nouns.number_of(t, condition.quantity).of('张').removesuffix('的')}"),
]
