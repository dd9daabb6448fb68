"""What is so in this game alone: costs of casting, limits on attacks, what cards take over."""

from __future__ import annotations

from engine.games.fftcg import vocabulary as own
from engine.text.chinese import costs, references
from engine.text.phrasebook import Teller, say, tell


def _at_least(minimum: int) -> str:
    return {0: "", 1: "（不会变为0）"}.get(minimum, f"（不会变为{minimum - 1}或以下）")


def _cost(t: Teller, static: own.CostChange) -> str:
    player = "" if static.player is None else t(static.player)
    when = ""
    match static.what:
        case own.NthCast() as nth:
            when, what = "自己的每个回合中，" if nth.own_turn else "每个回合中，", t(nth)
        case spoken:
            what = f"使用{t(spoken)}" if isinstance(spoken, own.Effects) else f"招唤{t(spoken, 'kind')}"
    if static.becomes is not None:
        return f"{what}所需的消耗变为{t(static.becomes)}"
    if static.kept is not None:
        return f"{what}所需的消耗不会{t(static.kept)}"
    word, amount = ("增加", static.more) if static.less is None else ("减少", static.less)
    assert amount is not None
    each, one = references.spread(t, amount)
    change = f"{word}{t(one)}" + ("，且可以用任意属性的水晶点数支付" if static.any_element else "")
    return f"{when}{player}{each}{what}所需的消耗{change}{_at_least(static.minimum)}"


def _may_pay(t: Teller, static: own.MayPay) -> str:
    cost, what = costs.paying(t, static.cost), t(static.what)
    if static.less is not None:
        return f"支付招唤{what}的消耗前，你可以{cost}，使招唤{what}所需的消耗减少{t(static.less)}"
    return f"招唤{what}之际，你可以{cost}{'来代替支付水晶点数' if static.instead else '作为追加消耗'}"


SAYINGS = [
    say(own.TraitsOf, "{whose}的{traits|、和}{but?（{but|和}除外）}"),
    say(own.BecomesLike, "{trait}变为与{whose}相同"),
    say(own.ProducesCP, "{for_?在支付招唤{for_}的消耗之际}可以产生{elements?{elements|或}|任意属性}的水晶点数"),
    say(own.JoinsAnyParty, "可以与任意属性的{noun?{noun}|前锋}组队"),
    say(own.AttacksUndulled, "攻击时不会变为休止状态"),
    # Casting.
    tell(own.CostChange, _cost),
    say(own.NextCast, "你的下1张{noun}"),
    say(own.NthCast, "{player}招唤的第{ordinal}张{noun}"),
    tell(own.MayPay, _may_pay),
    say(own.PaidWith, "{ability?{what}的{ability}|招唤{what:kind}所需的}消耗{payments|，且}"),
    say(own.Payment, "可以用{cp}支付", how=own.Paying.MAY),
    say(own.Payment, "只能以{cp}支付", how=own.Paying.ONLY),
    say(own.Payment, "必须以{cp:all}支付"),
    say(own.CPOf, "{different?{different}种或以上属性|包含{elements|和}}的水晶点数", "all"),
    say(own.CPOf, "{elements?{elements|或}|任意属性}的水晶点数", source=None),
    say(own.CPOf, "{source}产生的水晶点数"),
    say(own.CastOnlyIf, "只有在{condition:when}才能招唤{what}"),
    say(own.MayCast, "你可以{free?不支付消耗即}{what:cast}"),
    say(own.ManyOfElement, "你可以令2个或以上的{element}角色进场", what=None),
    say(own.ManyOfElement, "即使你控制其他{element}角色，{what}也可以进场"),
    say(own.NotFromHandByEffects, "你无法因{by}而令{anywhere?|手牌中的}{what}进场"),
    say(own.CastLimit, "{player}每回合只能招唤至多{count}张{noun?{noun}|卡牌}"),
    say(own.DiscardsForCP, "你可以从手牌中丢弃{elements|或}卡牌来产生水晶点数"),
    say(own.NotCancelled, "{what}的效果不会{by?因{by}而}无效"),
    say(own.EntersUnheard, "{what}进场不会触发任何自动技能"),
    say(own.NextUseWithout, "你下一次使用{what}的特殊技能之际，可以不支付{free?消耗|[S]}"),
    say(own.SpecialPaidWith, "使用{what}的特殊技能之际，可以丢弃1张{noun}来代替[S]"),
    say(own.AttackLimit, "{player}每回合只能{forwards?以至多{count}个前锋|宣布{count}次}攻击"),
    say(own.NotIfControlling, "如果你已控制{what|或}，则无法招唤{what|或}"),
    say(own.AbilitiesOf, "{whose:of}所有{kinds?{kinds|、和}|技能}"),
    say(own.BurstsBarred, "因{by}而放置于伤害区的{what}无法使用极限爆发技"),
]
