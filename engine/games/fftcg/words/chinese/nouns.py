"""What things are and what they are called: kinds, Elements, Jobs, states, zones."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType, Element
from engine.text.chinese import nouns
from engine.text.chinese.terms import Rank, Terms
from engine.text.phrasebook import say, tell, words

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
        own.OnStack: Rank.HEAD,
    },
    thing="角色",
    card_of_thing="角色牌",
    # Those of Warp have the name of that ability (FFTCG 15.2.7.3).
    counters={own.AbilityWord.WARP.value: "异次元"},
    done={"frozen": "被冻结", "put into the Break Zone": "被置于损毁区", own.OTHER_GROUPS: "在其他组中"},
    suffered=(own.BecomesFrozen,),
)

SAYINGS = [
    say(ab.Untapped, "行动状态的"),
    say(ab.Untapped, "处于行动状态", "is"),
    say(ab.Tapped, "休止状态的"),
    say(ab.Tapped, "处于休止状态", "is"),
    say(own.IsCharacter, "角色"),
    say(own.IsParty, "队伍"),
    say(own.OnStack, "{kinds|或}"),
    *words({CardType.FORWARD: "前锋", CardType.BACKUP: "后卫", CardType.MONSTER: "怪物", CardType.SUMMON: "召唤兽"}),
    *words(
        {
            own.StackKind.SUMMON: "召唤兽",
            own.StackKind.ABILITY: "技能",
            own.StackKind.AUTO_ABILITY: "自动技能",
            own.StackKind.ACTION_ABILITY: "行动技能",
            own.StackKind.SPECIAL_ABILITY: "特殊技能",
            own.StackKind.EX_BURST: "极限爆发技",
            own.StackKind.WARP: "异次元",
        }
    ),
    *words(
        {
            Element.FIRE: "火属性",
            Element.ICE: "冰属性",
            Element.WIND: "风属性",
            Element.EARTH: "土属性",
            Element.LIGHTNING: "雷属性",
            Element.WATER: "水属性",
            Element.LIGHT: "光属性",
            Element.DARK: "暗属性",
        }
    ),
    *words(
        {
            own.AbilityWord.BRAVE: "勇气",
            own.AbilityWord.HASTE: "加速",
            own.AbilityWord.FIRST_STRIKE: "先发制人",
            own.AbilityWord.BACK_ATTACK: "偷袭",
            own.AbilityWord.WARP: "异次元",
            own.AbilityWord.PRIMING: "显现",
            own.AbilityWord.LIMIT_BREAK: "极限技",
        }
    ),
    *words(
        {
            own.Zone.FIELD: "战场",
            own.Zone.DAMAGE: "伤害区",
            own.Zone.DECK: "卡组",
            own.Zone.LB_DECK: "极限技卡组",
            own.Zone.BREAK: "损毁区",
            own.Zone.HAND: "手牌",
            own.Zone.STACK: "堆叠区",
            own.Zone.REMOVED: "移除区",
        }
    ),
    *words(
        {ab.Trait.NAME: "名称", ab.Trait.COST: "消耗", ab.Trait.POWER: "力量", ab.Trait.SUPPORT: "支援力",
         ab.Trait.ELEMENT: "属性", ab.Trait.TYPE: "卡牌类型", ab.Trait.JOB: "职业", ab.Trait.CATEGORY: "类别"}
    ),
    say(own.OfElement, "{element}"),
    say(own.OfElement, "为{element}", "is"),
    say(own.MultiElement, "多属性"),
    say(own.MultiElement, "为多属性", "is"),
    say(own.WithJob, "【职业（{job}）】"),
    say(own.OfCategory, "【类别（{category}）】"),
    say(own.IsFrozen, "被冻结的"),
    say(own.EveryOne, "所有的{trait}"),
    say(own.InParty, "{whose?与{whose}组队|组队中}的"),
    say(own.InParty, "{whose?与{whose}组队|处于组队状态}", "is"),
    say(ab.CostOfParity, "消耗为{parity}的"),
    *words({ab.Parity.ODD: "奇数", ab.Parity.EVEN: "偶数"}),
    say(own.HasBurst, "拥有极限爆发技的"),
    say(own.IsGeneric, "带有普通图标的"),
    say(own.IsGeneric, "不带普通图标的", "not"),
    say(ab.Done, "其他组中的", word=own.OTHER_GROUPS),
    tell(ab.Done, nouns.done),
    say(own.ComesFrom, "由{source}发动的"),
    say(own.Targets, "{only?只}选择了{what}的"),
    say(own.HasAbilities, "拥有{kinds?{kinds|、或}|技能}的"),
    say(own.HasAbilities, "没有{kinds?{kinds|、或}|技能}的", "not"),
]
