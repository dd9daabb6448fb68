"""Lines of a card: the kinds of ability, what they cost, and limits on them (FOW 901.1, 1100)."""

from __future__ import annotations

from collections.abc import Callable

from engine import abilities as ab
from engine.games.fow import vocabulary as own
from engine.games.fow.words.chinese.nouns import signs
from engine.text import hanzi
from engine.text.chinese import effects, nouns
from engine.text.phrasebook import Rank, Teller, say, tell

_ARROW = "⇒"


def _limits(t: Teller, limits: tuple[ab.Limit, ...], verb: str) -> str:
    """ "此异能只能在你的回合中施放，且每回合只能施放1次。"."""
    never: list[ab.Condition] = []
    apart: list[ab.Limit] = []
    for one in limits:
        match one:
            case ab.OnlyIf(ab.Not(condition)):
                never.append(condition)
            case own.Limits(several):
                apart += several
            case _:
                apart.append(one)
    denied = hanzi.sentences(f"如果{t(condition)}，则不能施放此异能" for condition in never)
    cheaper = hanzi.sentences(t(one) for one in apart if isinstance(one, own.CheaperUse))
    told = effects.limits(t, tuple(one for one in apart if not isinstance(one, own.CheaperUse)), verb)
    return (f"此异能{told}。" if told else "") + denied + cheaper


def _auto(t: Teller, ability: ab.AutoAbility) -> str:
    """ "此牌进入战场时⇒抽1张牌。" (FOW 901.1b)."""
    condition = "" if ability.condition is None else t(ability.condition, "lead")
    told = f"{t(ability.trigger)}{_ARROW}{condition}{effects.sentences(t, ability.effects)}"
    return told + _limits(t, ability.limits, "触发")


def _action(t: Teller, ability: ab.ActionAbility) -> str:
    """ "{R}{Rest}：抽1张牌。", a God's Art by its name (FOW 1112)."""
    name = "" if ability.name is None else f"神技“{t.name(ability.name)}” "
    told = f"{name}{effects.costs(t, ability.cost)}：{effects.sentences(t, ability.effects)}"
    return told + _limits(t, ability.limits, "施放")


def _judgment(t: Teller, ability: own.Judgment) -> str:
    told = f"【审判】{effects.costs(t, ability.cost)}"
    more = _limits(t, ability.limits, "施放") + hanzi.sentences(t(one) for one in ability.statics)
    return f"{hanzi.sentence(told)}{more}" if more else told


def _with_cost(word: own.AbilityWord) -> Callable[..., str]:
    return lambda t, ability: f"{t(word)}{effects.costs(t, ability.cost)}"


def _inheritance(t: Teller, ability: own.Inheritance) -> str:
    return f"{t(own.AbilityWord.INHERITANCE)}{effects.costs(t, ability.cost)}：{effects.sentences(t, ability.effects)}"


def _awakening(t: Teller, ability: own.Awakening) -> str:
    told = f"{t(own.AbilityWord.AWAKENING)}{effects.costs(t, ability.cost)}"
    return told if ability.ability is None else f"{told}：{t(ability.ability)}"


def _incarnation(t: Teller, ability: own.Incarnation) -> str:
    of = "、".join("或".join(signs(t, (one.value,)) for one in each) for each in ability.attributes)
    return f"{t(own.AbilityWord.INCARNATION)}{of}"


def _barrier(t: Teller, ability: own.Barrier) -> str:
    """ "【屏障】（火属性）", against spells and abilities that are so (FOW 1120.3)."""
    marks = all(nouns.rank_of(t, one, ability.against) is Rank.MARK for one in ability.against.qualities)
    return f"【屏障】（{'、'.join(map(t, ability.against.qualities)) if marks else t(ability.against)}）"


def _trigger(t: Teller, ability: own.TriggerChant) -> str:
    when = effects.costs(t, ability.cost)
    if ability.trigger is not None:
        when += t(ability.trigger)
    elif ability.condition is not None:
        when += f"{t(ability.condition)}时"
    sign = "：" if ability.cost else _ARROW
    return f"{t(own.AbilityWord.TRIGGER)}{when or '任意'}{sign}{effects.sentences(t, ability.effects)}"


def _stealth(t: Teller, ability: own.Stealth) -> str:
    trigger = "" if ability.trigger is None else t(ability.trigger)
    condition = "" if ability.condition is None else f"{t(ability.condition)}时"
    return f"{t(own.AbilityWord.STEALTH)}{condition}{'，' if trigger and condition else ''}{trigger}"


SAYINGS = [
    say(ab.KeywordAbility, "{keywords|}"),
    tell(ab.AutoAbility, _auto),
    tell(ab.ActionAbility, _action),
    say(own.ChantEffect, "{effects:sentence}"),
    say(own.AsEnters, "{what}进入战场之际，{effects:sentence}"),
    # Keywords with something behind them.
    tell(own.Judgment, _judgment),
    say(own.Torrent, "【连唱】{ability}"),
    say(own.Lifebreak, "【绽放】{effects:sentence}"),
    say(own.Labelled, "你操控2个或以上同名的真实魔石时，破坏其余的，只保留1个。", word=own.AbilityWord.MYTHIC),
    say(own.Labelled, "{word}{ability?{ability}}"),
    say(own.Seal, "【封印】{count}——{ability}"),
    tell(own.Awakening, _awakening),
    tell(own.Incarnation, _incarnation),
    tell(own.TriggerChant, _trigger),
    tell(own.Stealth, _stealth),
    tell(own.Evolution, _with_cost(own.AbilityWord.EVOLUTION)),
    tell(own.Shift, _with_cost(own.AbilityWord.SHIFT)),
    tell(own.Bestow, _with_cost(own.AbilityWord.BESTOW)),
    say(own.CountersAtStart, "{word}{count}"),
    tell(own.Energize, lambda t, ability: f"{t(own.AbilityWord.ENERGIZE)}{signs(t, ability.signs)}"),
    tell(own.Barrier, _barrier),
    tell(own.Inheritance, _inheritance),
    # Costs.
    tell(own.WillCost, lambda t, cost: signs(t, cost.signs)),
    say(own.AnyWill, "支付任意数量的魔力{least?（至少{least}）}"),
    tell(ab.TapSource, lambda t, cost: t.verbatim("{Rest}")),
    # Limits.
    say(ab.TimesPerTurn, "{times}次"),
    say(ab.OnlyIf, "{condition:when}"),
    say(own.OncePerGame, "每局游戏只能施放1次"),
    say(own.CheaperUse, "{static}"),
]
