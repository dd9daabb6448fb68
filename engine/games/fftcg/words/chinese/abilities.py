"""Lines and what they say: kinds of ability and limits on them, costs, effects, conditions, and what is so."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.chinese import effects, nouns, statements
from engine.text.chinese.references import spread
from engine.text.phrasebook import Teller, say, tell, words

_BURST = "[极限爆发技] "


def _auto(t: Teller, ability: ab.AutoAbility) -> str:
    burst = _BURST if ability.burst else ""
    condition = "" if ability.condition is None else f"如果{t(ability.condition)}，"
    limits = "" if not ability.limits else f"此效果{effects.limits(t, ability.limits, '触发')}。"
    return f"{burst}{t(ability.trigger)}，{condition}{effects.sentences(t, ability.effects)}{limits}"


def _action(t: Teller, ability: ab.ActionAbility) -> str:
    name = "" if ability.name is None else f"{t.name(ability.name)} "
    limits = "" if not ability.limits else f"此技能{effects.limits(t, ability.limits, '使用')}。"
    return f"{name}{effects.costs(t, ability.cost)}：{effects.sentences(t, ability.effects)}{limits}"


def _cp(t: Teller, cost: own.CP) -> str:
    if cost.element is None:
        return f"[{t(cost.amount)}]"
    return f"[{cost.element.value}]" * (cost.amount.number if isinstance(cost.amount, ab.Number) else 1)


def _crystals(t: Teller, count: object) -> str:
    """So many Crystals, as icons where that is short."""
    if isinstance(count, ab.Number) and count.number <= 3:
        return "[水晶]" * count.number
    return f"{t(count)}个[水晶]"


def _gain_crystals(t: Teller, effect: own.GainCrystals) -> str:
    amount = effect.count.amount if isinstance(effect.count, ab.Exactly) else effect.count
    each_, amount = spread(t, amount) if isinstance(amount, ab.Times) else ("", amount)
    return f"{each_}获得{_crystals(t, amount)}"


def _crystals_held(t: Teller, quantity: ab.Quantity) -> str:
    if quantity == statements.NONE:
        return "没有[水晶]"
    return f"拥有{'' if quantity == statements.SOME else nouns.number_of(t, quantity).of('个')}[水晶]"


def _kinds(t: Teller, quantity: ab.Quantity, trait: ab.Trait = ab.Trait.ELEMENT) -> str:
    return f"{nouns.number_of(t, quantity).of('种').removesuffix('的')}{t(trait)}"


def _crystals_moved(t: Teller, condition: ab.HappenedThisTurn) -> str:
    match condition.event:
        case ab.PlayerActs(player, (own.GainsCrystals() | own.PaysCrystals() as deed,)) if (
            condition.quantity is not None
        ):
            verb = "获得" if isinstance(deed, own.GainsCrystals) else "支付"
            number = nouns.number_of(t, condition.quantity).of("个")
            return f"{t(player, 'doer')}在本回合中曾{verb}{number}[水晶]"
    return statements.happened(t, condition)


def _compared(t: Teller, condition: ab.Compares, is_: str = "是") -> str:
    match condition.what:
        case own.ElementsPaid(what):
            return f"招唤{t(what)}的消耗{is_}以{_kinds(t, condition.quantity)}的水晶点数支付的"
        case own.CrystalsOf(player):
            return f"{'' if is_ == '是' else '并非'}{t(player, 'doer')}{_crystals_held(t, condition.quantity)}"
        case ab.TraitsAmong(noun, trait):
            return f"{t(noun)}中{'' if is_ == '是' else '没'}有{_kinds(t, condition.quantity, trait)}"
    return f"{'' if is_ == '是' else '并非'}{statements.compares(t, condition)}"


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
    each, one = spread(t, amount)
    change = f"{word}{t(one)}" + ("，且可以用任意属性的水晶点数支付" if static.any_element else "")
    least = {0: "", 1: "（不会变为0）"}.get(static.minimum, f"（不会变为{static.minimum - 1}或以下）")
    return f"{when}{player}{each}{what}所需的消耗{change}{least}"


def _may_pay(t: Teller, static: own.MayPay) -> str:
    cost, what = effects.paying(t, static.cost), t(static.what)
    if static.less is not None:
        return f"支付招唤{what}的消耗前，你可以{cost}，使招唤{what}所需的消耗减少{t(static.less)}"
    return f"招唤{what}之际，你可以{cost}{'来代替支付水晶点数' if static.instead else '作为追加消耗'}"


SAYINGS = [
    say(ab.KeywordAbility, "{keywords| }{reminder?{reminder}}"),
    tell(ab.AutoAbility, _auto),
    tell(ab.ActionAbility, _action),
    say(own.SummonEffect, "{burst?" + _BURST + "}{effects:sentence}"),
    say(own.WithDamage, "{burst?" + _BURST + "}伤害{points}——{ability}"),
    tell(own.Warp, lambda t, ability: f"异次元{ability.counters}——{effects.costs(t, ability.cost)}"),
    tell(own.Priming, lambda t, ability: f"显现【{t.name(ability.name)}】——{effects.costs(t, ability.cost)}"),
    say(own.LimitBreak, "极限技——{cost}"),
    say(ab.Remark, "{kind}"),
    # Limits.
    say(ab.TimesPerTurn, "{times}次"),
    say(own.UsePaidWith, "{payments|，且}"),
    say(ab.OnlyIf, "{condition:when}"),
    # Costs.
    tell(own.CP, _cp),
    say(ab.TapSource, "[Dull]"),
    say(own.DiscardSameName, "[S]"),
    tell(own.CrystalCost, lambda t, cost: _crystals(t, cost.count)),
    # Effects.
    say(own.DivideIntoGroups, "将{what}分成{groups}组（可以有数量为0的组）"),
    say(own.SelectGroup, "选取其中1组"),
    say(own.OwnAbilitiesSilent, "其自身的自动技能不会因此触发"),
    say(own.Freeze, "令{what}冻结"),
    say(ab.Tap, "令{what}休止"),
    say(ab.Untap, "令{what}进入行动状态"),
    say(own.Freeze, "冻结", "too"),
    say(ab.Tap, "休止", "too"),
    say(ab.Untap, "进入行动状态", "too"),
    say(ab.Break, "将{what}损毁"),
    say(ab.PutIntoZone, "将{what}置于{zone}{quiet?（其极限爆发技不会发动）}"),
    tell(own.GainCrystals, _gain_crystals),
    say(ab.Reminder, "{kind}"),
    *words(
        {
            own.ReminderKind.NO_END: "（此效果不会在回合结束时结束。）",
            own.ReminderKind.NO_END_MANY: "（这些效果不会在回合结束时结束。）",
            own.ReminderKind.NO_END_NOR_AGAIN: "（此效果不会在回合结束时结束。已是前锋时不再发动。）",
            own.ReminderKind.ON_STACK: "（此效果会放置于堆叠区。）",
            own.ReminderKind.DAMAGE: "（受到相应点数或以上的伤害时，拥有此技能。）",
            own.ReminderKind.LB_DECK: "（带有[LB]的卡牌不能放入主卡组。）",
            own.ReminderKind.HASTE: "（此角色在进场的回合就可以攻击，也可以发动消耗中包含[Dull]的技能。）",
            own.ReminderKind.FIRST_STRIKE: "（与没有先发制人的前锋战斗时，此前锋先给予伤害。）",
            own.ReminderKind.BACK_ATTACK: "（与召唤兽和技能一样，此卡牌可以在任一玩家的主阶段或攻击阶段中招唤。）",
        }
    ),
    say(own.UseOfOther, "不支付{free?消耗|[S]}即使用{whose:of}1个特殊技能"),
    say(own.ExchangePower, "{duration}互换{what:of}力量"),
    say(own.ExchangeControl, "{duration}互换{what:of}控制权"),
    say(own.UseBurst, "使用{what:of}极限爆发技"),
    say(own.NoBursts, "因此放置于伤害区的卡牌无法使用极限爆发技"),
    # Conditions.
    tell(ab.HappenedThisTurn, _crystals_moved),
    say(own.PaidExtraCost, "支付了追加消耗"),
    tell(ab.Compares, _compared),
    tell(ab.Compares, lambda t, condition: _compared(t, condition, "不是"), "not"),
    say(own.PaidIncluding, "招唤{what}时支付的{only?水晶点数全部为{element}|消耗包含{element}的水晶点数}"),
    say(own.PaidOnlyBy, "招唤{what}时支付的水晶点数全部由{source}产生"),
    say(own.WasCast, "{what}是招唤进场的"),
    say(own.FromBurst, "{what}是作为极限爆发技发动的"),
    say(own.BeforePaying, "支付{what}的消耗之前{condition}"),
    # What is so.
    say(own.TraitsOf, "{whose}的{traits|、和}{but?（{but|和}除外）}"),
    say(own.ProducesCP, "{for_?在支付招唤{for_}的消耗之际}可以产生{elements?{elements|或}|任意属性}的水晶点数"),
    say(own.JoinsAnyParty, "可以与任意属性的{noun?{noun}|前锋}组队"),
    say(ab.AttackingStaysUp, "攻击时不会变为休止状态"),
    # Casting.
    tell(own.CostChange, _cost),
    say(own.NextCast, "你的下1张{noun}"),
    say(own.NthCast, "{player}招唤的第{ordinal}张{noun}"),
    tell(own.MayPay, _may_pay),
    say(own.PaidWith, "你的卡牌的{ability}消耗{payments|，且}", what=None),
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
    say(ab.Plays, "令{what}进场"),
    say(own.CastLimit, "{player}每回合只能招唤至多{count}张{noun?{noun}|卡牌}"),
    say(own.DiscardsForCP, "你可以从手牌中丢弃{elements|或}卡牌来产生水晶点数"),
    say(own.NotCancelled, "{what}的效果不会{by?因{by}而}无效"),
    say(own.EntersUnheard, "{what}进场不会触发任何自动技能"),
    say(own.NextUseWithout, "你下一次使用{what}的特殊技能之际，可以不支付{free?消耗|[S]}"),
    say(own.SpecialPaidWith, "使用{what}的特殊技能之际，可以丢弃1张{noun}来代替[S]"),
    say(own.AttackLimit, "{player}每回合只能{forwards?以至多{count}个前锋|宣布{count}次}攻击"),
    say(own.NotIfControlling, "如果你已控制{what|或}，则无法招唤{what|或}"),
    say(own.BurstsBarred, "因{by}而放置于伤害区的{what}无法使用极限爆发技"),
]
