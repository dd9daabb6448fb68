"""What things are and what they are called: kinds, Elements, Jobs, states, zones."""

from __future__ import annotations

from engine.abilities.nouns import CostOfParity, Done, Parity, Trait
from engine.abilities.turning import Tapped, Untapped
from engine.games.fftcg.cards import CardType, Element
from engine.games.fftcg.vocabulary import (
    OTHER_GROUPS,
    AbilityWord,
    BecomesFrozen,
    ComesFrom,
    ExceptElement,
    HasBurst,
    InParty,
    IsCharacter,
    IsFrozen,
    IsGeneric,
    IsParty,
    MultiElement,
    NotGeneric,
    OfCategory,
    OfElement,
    OnStack,
    StackKind,
    Targets,
    WithJob,
    Zone,
)
from engine.games.fftcg.vocabulary.types import EveryOne
from engine.text.chinese import nouns
from engine.text.chinese.terms import Rank, Terms
from engine.text.phrasebook import say, tell, words

TERMS = Terms(
    hand=Zone.HAND,
    discarded=Zone.BREAK,
    in_play=Zone.FIELD,
    removed=Zone.REMOVED,
    objects=(Zone.FIELD, Zone.STACK),
    ranks={
        OfElement: Rank.MARK,
        MultiElement: Rank.MARK,
        WithJob: Rank.LABEL,
        OfCategory: Rank.LABEL,
        IsCharacter: Rank.HEAD,
        IsParty: Rank.HEAD,
        OnStack: Rank.HEAD,
    },
    thing="角色",
    card_of_thing="角色牌",
    # Those of Warp have the name of that ability (FFTCG 15.2.7.3).
    counters={AbilityWord.WARP.value: "异次元"},
    done={"frozen": "被冻结", "put into the Break Zone": "被置于损毁区", OTHER_GROUPS: "在其他组中"},
    suffered=(BecomesFrozen,),
)

SAYINGS = [
    say(Untapped, "行动状态的"),
    say(Untapped, "处于行动状态", "is"),
    say(Tapped, "休止状态的"),
    say(Tapped, "处于休止状态", "is"),
    say(IsCharacter, "角色"),
    say(IsParty, "队伍"),
    say(OnStack, "{kinds|或}"),
    *words({CardType.FORWARD: "前锋", CardType.BACKUP: "后卫", CardType.MONSTER: "怪物", CardType.SUMMON: "召唤兽"}),
    *words(
        {
            StackKind.SUMMON: "召唤兽",
            StackKind.ABILITY: "技能",
            StackKind.AUTO_ABILITY: "自动技能",
            StackKind.ACTION_ABILITY: "行动技能",
            StackKind.SPECIAL_ABILITY: "特殊技能",
            StackKind.EX_BURST: "极限爆发技",
            StackKind.WARP: "异次元",
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
            AbilityWord.BRAVE: "勇气",
            AbilityWord.HASTE: "加速",
            AbilityWord.FIRST_STRIKE: "先发制人",
            AbilityWord.BACK_ATTACK: "偷袭",
            AbilityWord.WARP: "异次元",
            AbilityWord.PRIMING: "显现",
            AbilityWord.LIMIT_BREAK: "极限技",
        }
    ),
    *words(
        {
            Zone.FIELD: "战场",
            Zone.DAMAGE: "伤害区",
            Zone.DECK: "卡组",
            Zone.LB_DECK: "极限技卡组",
            Zone.BREAK: "损毁区",
            Zone.HAND: "手牌",
            Zone.STACK: "堆叠区",
            Zone.REMOVED: "移除区",
        }
    ),
    *words(
        {Trait.NAME: "名称", Trait.COST: "消耗", Trait.POWER: "力量", Trait.ELEMENT: "属性", Trait.TYPE: "卡牌类型",
         Trait.JOB: "职业", Trait.CATEGORY: "类别"}
    ),
    say(OfElement, "{element}"),
    say(OfElement, "为{element}", "is"),
    say(MultiElement, "多属性"),
    say(MultiElement, "为多属性", "is"),
    say(ExceptElement, "{element}以外的"),
    say(ExceptElement, "不是{element}", "is"),
    say(WithJob, "【职业（{job}）】"),
    say(OfCategory, "【类别（{category}）】"),
    say(IsFrozen, "被冻结的"),
    tell(IsFrozen, nouns.predicate, "is"),
    say(EveryOne, "所有的{trait}"),
    say(InParty, "组队中的", whose=None),
    say(InParty, "与{whose}组队的"),
    tell(InParty, nouns.predicate, "is"),
    say(CostOfParity, "消耗为{parity}的"),
    tell(CostOfParity, nouns.predicate, "is"),
    *words({Parity.ODD: "奇数", Parity.EVEN: "偶数"}),
    say(HasBurst, "拥有极限爆发技的"),
    tell(HasBurst, nouns.predicate, "is"),
    say(IsGeneric, "带有普通图标的"),
    tell(IsGeneric, nouns.predicate, "is"),
    say(NotGeneric, "不带普通图标的"),
    tell(NotGeneric, nouns.predicate, "is"),
    say(Done, "其他组中的", word=OTHER_GROUPS),
    tell(Done, nouns.done),
    say(ComesFrom, "由{source}发动的"),
    tell(ComesFrom, nouns.predicate, "is"),
    say(Targets, "只选择了{what}的", only=True),
    say(Targets, "选择了{what}的"),
    tell(Targets, nouns.predicate, "is"),
]
