"""Lines: the kinds of ability, and limits on them."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text import hanzi
from engine.text.chinese import conditions, costs, effects
from engine.text.phrasebook import Teller, say, tell

_PAYERS = (own.UsePaidBy, own.UsePaidWith)
_BURST = "[极限爆发技] "


def _auto(t: Teller, ability: ab.AutoAbility) -> str:
    burst = _BURST if ability.burst else ""
    condition = "" if ability.condition is None else f"如果{t(ability.condition)}，"
    limits = "" if not ability.limits else f"此效果{_limits(t, ability.limits, '触发')}。"
    return f"{burst}{t(ability.trigger)}，{condition}{effects.sentences(t, ability.effects)}{limits}"


def _action(t: Teller, ability: ab.ActionAbility) -> str:
    name = "" if ability.name is None else f"{t.name(ability.name)} "
    limits = "" if not ability.limits else f"此技能{_limits(t, ability.limits, '使用')}。"
    return f"{name}{costs.costs(t, ability.cost)}：{effects.sentences(t, ability.effects)}{limits}"


def _limits(t: Teller, limits: tuple[ab.Limit, ...], verb: str) -> str:
    """ "只能在你的主阶段中且米蕾尔在损毁区中时使用，且每回合只能使用1次"."""
    payers = [t(limit) for limit in limits if isinstance(limit, _PAYERS)]
    limits = tuple(limit for limit in limits if not isinstance(limit, _PAYERS))
    times = [f"每回合只能{verb}{t(limit)}" for limit in limits if isinstance(limit, ab.TimesPerTurn)]
    when = [t(limit) for limit in limits if not isinstance(limit, ab.TimesPerTurn)]
    when.sort(key=lambda told: told.endswith("时"))
    told = "且".join(one.removesuffix("时") for one in when)
    first = [f"只能在{told}{'时' if when[-1].endswith('时') else ''}{verb}"] if when else []
    return "，且".join(first + times + payers)


def _summon(t: Teller, ability: own.SummonEffect) -> str:
    return (_BURST if ability.burst else "") + effects.sentences(t, ability.effects)


def _with_damage(t: Teller, ability: own.WithDamage) -> str:
    return f"{_BURST if ability.burst else ''}伤害{ability.points}——{t(ability.ability)}"


def _keywords(t: Teller, ability: ab.KeywordAbility) -> str:
    reminder = "" if ability.reminder is None else t(ability.reminder)
    return t.all(ability.keywords, " ") + reminder


SAYINGS = [
    tell(ab.Unparsed, lambda t, ability: t.verbatim(ability.text)),
    tell(ab.FieldAbility, lambda t, ability: hanzi.sentences(t(static) for static in ability.statics)),
    tell(ab.KeywordAbility, _keywords),
    tell(ab.AutoAbility, _auto),
    tell(ab.ActionAbility, _action),
    tell(own.SummonEffect, _summon),
    tell(own.WithDamage, _with_damage),
    tell(own.Warp, lambda t, ability: f"异次元{ability.counters}——{costs.costs(t, ability.cost)}"),
    tell(own.Priming, lambda t, ability: f"显现【{t.name(ability.name)}】——{costs.costs(t, ability.cost)}"),
    say(own.LimitBreak, "极限技——{cost}"),
    tell(ab.Remark, lambda t, ability: t(ability.kind)),
    # Limits.
    say(ab.TimesPerTurn, "{times}次"),
    say(ab.DuringTurnOf, "{player:whose}回合中"),
    say(own.UsePaidWith, "只能以{elements|或}的水晶点数支付"),
    say(own.UsePaidBy, "只能以{source}产生的水晶点数支付"),
    tell(ab.OnlyIf, lambda t, limit: conditions.when(t, limit.condition)),
    say(ab.DuringPhase, "{phase}中", player=None),
    say(ab.DuringPhase, "{player:whose}{phase}中"),
]
