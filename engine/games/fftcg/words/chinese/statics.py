"""What is so in this game alone: costs of casting, limits on attacks, what cards take over."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.chinese import costs, references
from engine.text.phrasebook import Teller, say, tell


def _at_least(minimum: int) -> str:
    return {0: "", 1: "（不会变为0）"}.get(minimum, f"（不会变为{minimum - 1}或以下）")


def _cost(t: Teller, static: own.CostToCast) -> str:
    each, less = _per(t, static.less)
    more_each, more = _per(t, static.more)
    if static.becomes is not None:
        return f"招唤{t(static.what, 'kind')}所需的消耗变为{t(static.becomes)}"
    change = f"增加{more}" if static.less is None else f"减少{less}"
    change += "，且可以用任意属性的水晶点数支付" if static.any_element else ""
    whose = "" if static.player is None else t(static.player)
    return f"{whose}{each}{more_each}招唤{t(static.what, 'kind')}所需的消耗{change}{_at_least(static.minimum)}"


def _cost_of_use(t: Teller, static: own.CostToUse) -> str:
    each, less = _per(t, static.less)
    more_each, more = _per(t, static.more)
    change = f"增加{more}" if static.less is None else f"减少{less}"
    return f"{each}{more_each}使用{t(static.what)}所需的消耗{change}{_at_least(static.minimum)}"


def _per(t: Teller, amount: ab.Amount | None) -> tuple[str, str]:
    if amount is None:
        return "", ""
    each, one = references.spread(t, amount)
    return each, t(one)


def _next_cast(t: Teller, static: own.NextCast) -> str:
    each, less = _per(t, static.less)
    return f"{each}招唤你的下1张{t(static.noun)}所需的消耗减少{less}{_at_least(static.minimum)}"


def _nth_cast(t: Teller, static: own.NthCast) -> str:
    each, less = _per(t, static.less)
    more_each, more = _per(t, static.more)
    when = "自己的每个回合中" if static.own_turn else "每个回合中"
    change = f"增加{more}" if static.less is None else f"减少{less}"
    return (
        f"{when}，{each}{more_each}{t(static.player)}招唤的第{static.ordinal}张{t(static.noun)}所需的消耗{change}"
        f"{_at_least(static.minimum)}"
    )


SAYINGS = [
    say(own.TraitsOf, "{whose}的{traits|、和}{but?（{but|和}除外）}"),
    say(own.BecomesLike, "{trait}变为与{whose}相同"),
    say(own.ProducesCP, "{for_?在支付招唤{for_}的消耗之际}可以产生{elements?{elements|或}|任意属性}的水晶点数"),
    say(own.JoinsAnyParty, "可以与任意属性的{noun?{noun}|前锋}组队"),
    say(own.AttacksUndulled, "攻击时不会变为休止状态"),
    # Casting.
    tell(own.CostToCast, _cost),
    tell(own.NextCast, _next_cast),
    tell(own.CostToUse, _cost_of_use),
    tell(own.OnlyPaidWith, lambda t, s: (
        f"招唤{t(s.what, 'kind')}所需的消耗只能以{t.all(s.elements, '或')}的水晶点数支付"
        + (f"，且必须为{s.different}种或以上的属性" if s.different else "")
    )),
    say(own.PaidWithAny, "招唤{what:kind}所需的消耗可以用任意属性的水晶点数支付"),
    say(own.OnlyPaidBy, "招唤{what:kind}所需的消耗只能以{source}产生的水晶点数支付"),
    say(own.CastOnlyIf, "只有在{condition:when}才能招唤{what}"),
    tell(own.CastAlternative, lambda t, s: f"招唤{t(s.what)}之际，你可以{costs.paying(t, s.cost)}来代替支付水晶点数"),
    tell(own.ExtraCost, lambda t, s: f"招唤{t(s.what)}之际，你可以{costs.paying(t, s.cost)}作为追加消耗"),
    tell(
        own.PayToReduce,
        lambda t, s: (
            f"支付招唤{t(s.what)}的消耗前，你可以{costs.paying(t, s.cost)}，使招唤{t(s.what)}所需的消耗减少{t(s.less)}"
        ),
    ),
    say(own.MayCast, "你可以{free?不支付消耗即}{what:cast}"),
    say(own.ManyOfElement, "你可以令2个或以上的{element}角色进场"),
    say(own.NotFromHandByEffects, "你无法因{by}而令{anywhere?|手牌中的}{what}进场"),
    say(own.BesideOthers, "即使你控制其他{element}角色，{what}也可以进场"),
    say(own.CastLimit, "{player}每回合只能招唤至多{count}张{noun?{noun}|卡牌}"),
    say(own.DiscardsForCP, "你可以从手牌中丢弃{elements|或}卡牌来产生水晶点数"),
    say(own.AbilityPaidWithAny, "{what}的{ability}消耗可以用任意属性的水晶点数支付"),
    say(own.NotCancelled, "{what}的效果不会{by?因{by}而}无效"),
    say(own.EntersUnheard, "{what}进场不会触发任何自动技能"),
    say(own.NextUseWithout, "你下一次使用{what}的特殊技能之际，可以不支付{free?消耗|[S]}"),
    say(own.SpecialPaidWith, "使用{what}的特殊技能之际，可以丢弃1张{noun}来代替[S]"),
    tell(own.NthCast, _nth_cast),
    tell(own.MustPayWith, lambda t, s: (
        f"招唤{t(s.what, 'kind')}所需的消耗必须以" + (
            f"{s.different}种或以上属性的水晶点数支付" if s.different else
            f"包含{t.all(s.elements, '和')}的水晶点数支付"
        )
    )),
    say(own.CostKept, "招唤{what:kind}所需的消耗不会{direction}"),
    say(own.AttackLimit, "{player}每回合只能{forwards?以至多{count}个前锋|宣布{count}次}攻击"),
    say(own.NotIfControlling, "如果你已控制{what|或}，则无法招唤{what|或}"),
]
