"""What things are and do, and what they are called: kinds, Elements, Jobs, states, zones, events."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType, Element
from engine.text.chinese import nouns
from engine.text.phrasebook import Rank, Teller, Terms, say, tell, words

TERMS = Terms(
    hand=own.Zone.HAND,
    discarded=own.Zone.BREAK,
    in_play=own.Zone.FIELD,
    controlled=True,
    removed=own.Zone.REMOVED,
    objects=(own.Zone.FIELD, own.Zone.STACK),
    ranks={
        own.OfElement: Rank.MARK,
        own.MultiElement: Rank.MARK,
        own.WithJob: Rank.LABEL,
        own.OfCategory: Rank.LABEL,
        own.IsCharacter: Rank.HEAD,
        own.IsParty: Rank.HEAD,
    },
    thing="角色",
    card_of_thing="角色牌",
    # Those of Warp have the name of that ability (FFTCG 15.2.7.3).
    counters={own.AbilityWord.WARP.value: "异次元"},
    done={"frozen": "被冻结", "put into the Break Zone": "被置于损毁区", own.OTHER_GROUPS: "在其他组中"},
    suffered=(own.BecomesFrozen,),
)


def _effects(t: Teller, effects: own.Effects) -> str:
    owner = "" if effects.player is None else t(effects.player, "whose")
    harmless = "不给予伤害的" if effects.harmless else ""
    besides = "" if not effects.besides else f"{t.all(effects.besides, '或')}以外的"
    told = f"{harmless}{besides}{t.all(effects.kinds, '或')}"
    if effects.of is None:
        return f"{owner}{told}"
    # "A Backup's ability", but "the Summon or ability of a card of cost 5 or less".
    source = t(effects.of) if nouns.ranked(t, effects.of, Rank.HEAD) else f"{nouns.described(t, effects.of)}卡牌"
    return f"{owner}{source}的{told}"


SAYINGS = [
    say(ab.Untapped, "行动状态的"),
    say(ab.Untapped, "处于行动状态", "is"),
    say(ab.Tapped, "休止状态的"),
    say(ab.Tapped, "处于休止状态", "is"),
    say(own.IsCharacter, "角色"),
    say(own.IsParty, "队伍"),
    say(own.OfElement, "{element}"),
    say(own.MultiElement, "多属性"),
    say(own.WithJob, "【职业（{job}）】"),
    say(own.OfCategory, "【类别（{category}）】"),
    say(own.IsFrozen, "被冻结的"),
    say(own.EveryOne, "所有的{trait}"),
    say(own.InParty, "{whose?与{whose}组队|组队中}的"),
    say(own.InParty, "{whose?与{whose}组队|处于组队状态}", "is"),
    say(ab.CostOfParity, "消耗为{parity}的"),
    say(own.IsGeneric, "带有普通图标的"),
    say(own.IsGeneric, "不带普通图标的", "not"),
    say(ab.Done, "其他组中的", word=own.OTHER_GROUPS),
    tell(ab.Done, nouns.done),
    say(ab.ComesFrom, "由{source}发动的"),
    say(ab.Targets, "只有1个目标的", only=True, what=ab.Any(ab.Noun(()))),
    say(ab.Targets, "{only?只}选择了{what}的"),
    say(own.HasAbilities, "拥有{kinds?{kinds|、或}|技能}的"),
    say(own.HasAbilities, "没有{kinds?{kinds|、或}|技能}的", "not"),
    # What a sentence speaks about.
    say(own.CrystalsOf, "{player}每拥有1个[水晶]，", "each"),
    say(ab.TraitsAmong, "{noun}中每有1种{trait}，", "each"),
    say(own.DiscardsPaid, "为招唤{what}而{costs?丢弃的卡牌的消耗合计每有1|每丢弃了1张卡牌}，", "each"),
    say(own.ElementsPaid, "招唤{what}时支付的水晶点数中每有1种属性，", "each"),
    tell(own.Effects, _effects),
    say(own.CrystalsOf, "{player}拥有的[水晶]的数量"),
    say(ab.TraitsAmong, "{noun}的{trait}的种类数"),
    say(own.DiscardsPaid, "为招唤{what}而丢弃的卡牌的{costs?消耗合计|数量}"),
    say(own.ElementsPaid, "招唤{what}时支付的水晶点数的属性种类数"),
    # Events.
    say(ab.IsBroken, "被损毁", "suffered"),
    say(ab.IsBroken, "损毁"),
    say(ab.BecomesUntapped, "进入行动状态"),
    say(ab.BecomesTapped, "休止"),
    say(own.AttacksAlone, "单独攻击"),
    say(own.AttacksAgainThen, "在同一回合中第{ordinal}次攻击"),
    say(own.LosesAllPower, "力量变为0"),
    say(own.FormsParty, "{with_?与{with_|和}}组队攻击"),
    say(own.BecomesFrozen, "被冻结"),
    say(own.PrimesInto, "显现{name?为{name}}"),
    say(own.GainsCrystals, "获得[水晶]"),
    say(own.PaysCrystals, "支付[水晶]"),
    say(own.UsesBurst, "使用极限爆发技"),
    # What things are called.
    *words({
        CardType.FORWARD: "前锋", CardType.BACKUP: "后卫", CardType.MONSTER: "怪物", CardType.SUMMON: "召唤兽",
        own.StackKind.SUMMON: "召唤兽",
        own.StackKind.ABILITY: "技能",
        own.StackKind.AUTO_ABILITY: "自动技能",
        own.StackKind.ACTION_ABILITY: "行动技能",
        own.StackKind.SPECIAL_ABILITY: "特殊技能",
        own.StackKind.EX_BURST: "极限爆发技",
        own.StackKind.WARP: "异次元",
        own.StackKind.CAST: "招唤",
        Element.FIRE: "火属性",
        Element.ICE: "冰属性",
        Element.WIND: "风属性",
        Element.EARTH: "土属性",
        Element.LIGHTNING: "雷属性",
        Element.WATER: "水属性",
        Element.LIGHT: "光属性",
        Element.DARK: "暗属性",
        own.AbilityWord.BRAVE: "勇气",
        own.AbilityWord.HASTE: "加速",
        own.AbilityWord.FIRST_STRIKE: "先发制人",
        own.AbilityWord.BACK_ATTACK: "偷袭",
        own.AbilityWord.WARP: "异次元",
        own.AbilityWord.PRIMING: "显现",
        own.AbilityWord.LIMIT_BREAK: "极限技",
        own.Zone.FIELD: "战场",
        own.Zone.DAMAGE: "伤害区",
        own.Zone.DECK: "卡组",
        own.Zone.LB_DECK: "极限技卡组",
        own.Zone.BREAK: "损毁区",
        own.Zone.HAND: "手牌",
        own.Zone.STACK: "堆叠区",
        own.Zone.REMOVED: "移除区",
        ab.Trait.NAME: "名称", ab.Trait.COST: "消耗", ab.Trait.POWER: "力量", ab.Trait.SUPPORT: "支援力",
        ab.Trait.DEFENSE: "防御力",
        ab.Trait.ELEMENT: "属性", ab.Trait.TYPE: "卡牌类型", ab.Trait.JOB: "职业", ab.Trait.CATEGORY: "类别",
        ab.Parity.ODD: "奇数", ab.Parity.EVEN: "偶数",
        own.Phase.ACTIVE: "激活阶段",
        own.Phase.DRAW: "取牌阶段",
        own.Phase.MAIN_1: "第1主阶段",
        own.Phase.MAIN_2: "第2主阶段",
        own.Phase.MAIN: "主阶段",
        own.Phase.ATTACK: "攻击阶段",
        own.Phase.END: "终止阶段",
    }),
]
