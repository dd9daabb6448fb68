"""Lines: the kinds of ability, and limits on them."""

from __future__ import annotations

from engine.abilities.kinds import (
    ActionAbility,
    AutoAbility,
    DuringPhase,
    DuringTurnOf,
    FieldAbility,
    KeywordAbility,
    Limit,
    OncePerTurn,
    OnlyIf,
    Remark,
    TimesPerTurn,
    Unparsed,
)
from engine.games.fftcg.vocabulary import LimitBreak, Priming, SummonEffect, Warp, WithDamage
from engine.games.fftcg.vocabulary.casting import UsePaidBy, UsePaidWith
from engine.text import hanzi
from engine.text.chinese import conditions, costs, effects
from engine.text.phrasebook import Teller, say, tell

_PAYERS = (UsePaidBy, UsePaidWith)
_BURST = "[极限爆发技] "


def _auto(t: Teller, ability: AutoAbility) -> str:
    burst = _BURST if ability.burst else ""
    condition = "" if ability.condition is None else f"如果{t(ability.condition)}，"
    limits = "" if not ability.limits else f"此效果{_limits(t, ability.limits, '触发')}。"
    return f"{burst}{t(ability.trigger)}，{condition}{effects.sentences(t, ability.effects)}{limits}"


def _action(t: Teller, ability: ActionAbility) -> str:
    name = "" if ability.name is None else f"{t.name(ability.name)} "
    limits = "" if not ability.limits else f"此技能{_limits(t, ability.limits, '使用')}。"
    return f"{name}{costs.costs(t, ability.cost)}：{effects.sentences(t, ability.effects)}{limits}"


def _limits(t: Teller, limits: tuple[Limit, ...], verb: str) -> str:
    """ "只能在你的主阶段中且米蕾尔在损毁区中时使用，且每回合只能使用1次"."""
    payers = [t(limit) for limit in limits if isinstance(limit, _PAYERS)]
    limits = tuple(limit for limit in limits if not isinstance(limit, _PAYERS))
    times = [f"每回合只能{verb}{t(limit)}" for limit in limits if isinstance(limit, OncePerTurn | TimesPerTurn)]
    when = [t(limit) for limit in limits if not isinstance(limit, OncePerTurn | TimesPerTurn)]
    when.sort(key=lambda told: told.endswith("时"))
    told = "且".join(one.removesuffix("时") for one in when)
    first = [f"只能在{told}{'时' if when[-1].endswith('时') else ''}{verb}"] if when else []
    return "，且".join(first + times + payers)


def _summon(t: Teller, ability: SummonEffect) -> str:
    return (_BURST if ability.burst else "") + effects.sentences(t, ability.effects)


def _with_damage(t: Teller, ability: WithDamage) -> str:
    return f"{_BURST if ability.burst else ''}伤害{ability.points}——{t(ability.ability)}"


def _keywords(t: Teller, ability: KeywordAbility) -> str:
    reminder = "" if ability.reminder is None else t(ability.reminder)
    return t.all(ability.keywords, " ") + reminder


SAYINGS = [
    tell(Unparsed, lambda t, ability: t.verbatim(ability.text)),
    tell(FieldAbility, lambda t, ability: hanzi.sentences(t(static) for static in ability.statics)),
    tell(KeywordAbility, _keywords),
    tell(AutoAbility, _auto),
    tell(ActionAbility, _action),
    tell(SummonEffect, _summon),
    tell(WithDamage, _with_damage),
    tell(Warp, lambda t, ability: f"异次元{ability.counters}——{costs.costs(t, ability.cost)}"),
    tell(Priming, lambda t, ability: f"显现【{t.name(ability.name)}】——{costs.costs(t, ability.cost)}"),
    say(LimitBreak, "极限技——{cost}"),
    tell(Remark, lambda t, ability: t(ability.kind)),
    # Limits.
    say(OncePerTurn, "1次"),
    say(TimesPerTurn, "{times}次"),
    say(DuringTurnOf, "{player:whose}回合中"),
    say(UsePaidWith, "只能以{elements|或}的水晶点数支付"),
    say(UsePaidBy, "只能以{source}产生的水晶点数支付"),
    tell(OnlyIf, lambda t, limit: conditions.when(t, limit.condition)),
    say(DuringPhase, "{phase}中", player=None),
    say(DuringPhase, "{player:whose}{phase}中"),
]
