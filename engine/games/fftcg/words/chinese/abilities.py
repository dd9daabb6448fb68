"""Lines: the kinds of ability, and limits on them."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.chinese import costs, effects
from engine.text.phrasebook import Teller, say, tell

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
    payers = [t(limit) for limit in limits if isinstance(limit, own.UsePaidWith)]
    limits = tuple(limit for limit in limits if not isinstance(limit, own.UsePaidWith))
    times = [f"每回合只能{verb}{t(limit)}" for limit in limits if isinstance(limit, ab.TimesPerTurn)]
    when = [t(limit) for limit in limits if not isinstance(limit, ab.TimesPerTurn)]
    when.sort(key=lambda told: told.endswith("时"))
    told = "且".join(one.removesuffix("时") for one in when)
    first = [f"只能在{told}{'时' if when[-1].endswith('时') else ''}{verb}"] if when else []
    return "，且".join(first + times + payers)


SAYINGS = [
    tell(ab.Unparsed, lambda t, ability: t.verbatim(ability.text)),
    say(ab.FieldAbility, "{statics:sentence}"),
    say(ab.KeywordAbility, "{keywords| }{reminder?{reminder}}"),
    tell(ab.AutoAbility, _auto),
    tell(ab.ActionAbility, _action),
    say(own.SummonEffect, "{burst?" + _BURST + "}{effects:sentence}"),
    say(own.WithDamage, "{burst?" + _BURST + "}伤害{points}——{ability}"),
    tell(own.Warp, lambda t, ability: f"异次元{ability.counters}——{costs.costs(t, ability.cost)}"),
    tell(own.Priming, lambda t, ability: f"显现【{t.name(ability.name)}】——{costs.costs(t, ability.cost)}"),
    say(own.LimitBreak, "极限技——{cost}"),
    say(ab.Remark, "{kind}"),
    # Limits.
    say(ab.TimesPerTurn, "{times}次"),
    say(ab.DuringTurnOf, "{player:whose}回合中"),
    say(own.UsePaidWith, "{payments|，且}"),
    say(ab.OnlyIf, "{condition:when}"),
    say(ab.DuringPhase, "{player?{player:whose}}{phase}中"),
]
