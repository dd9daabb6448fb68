"""Noun phrases, references and amounts, and what things are called: types, attributes, zones, keywords.

Signs of will, ATK and DEF stay as they are printed; keywords stand in 【】 as in the rulebook. What is in play is
counted by 个, cards elsewhere by 张 (FOW 201, 1013).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import with_parts
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Attribute, CardType, Keyword
from engine.games.fow.words.aiming import AimedPlayer, Targeted
from engine.games.fow.words.nouns import J_RESONATOR, J_RULER
from engine.text import hanzi
from engine.text.chinese import nouns
from engine.text.chinese.references import Told, number_of
from engine.text.phrasebook import Rank, Teller, Terms, say, tell, words

_ELSEWHERE = frozenset(own.Zone) - {own.Zone.FIELD, own.Zone.CHASE}
#: Of what is said there, "this" is a spell.
_SPELLS = (own.ChantEffect, own.TriggerChant)
_HEADS = (ab.OfType, ab.IsCard, ab.OnStack, own.IsToken)
#: Words beside a type that are kinds of card themselves (FOW 201.4a).
_STONES = {
    "Light": "光魔石", "Fire": "火魔石", "Water": "水魔石", "Wind": "风魔石", "Darkness": "暗魔石",
}
_SUBTYPES = {"Special": "特殊", "Basic": "基本", "True": "真实"}
_ADDED_TO = {
    "Field": "战场", "Resonator": "生物", "Ruler": "领主", "J-ruler": "裁决者", "J/resonator": "裁决者/生物",
    "J/ruler": "裁决者/领主",
}


def are_cards(noun: ab.Noun) -> bool:
    """Whether the phrase speaks of cards, which lie somewhere else than in play."""
    for one in noun.qualities:
        match one:
            case ab.InZone(zone) if zone in _ELSEWHERE:
                return True
            case ab.IsCard() | ab.Among():
                return True
            case ab.AnyOf(options) if all(map(are_cards, options)):
                return True
    return False


def as_cards(noun: ab.Noun) -> ab.Noun:
    """The phrase, said of cards: of what is looked for in a deck, or comes from a hand."""
    return noun if are_cards(noun) else ab.Noun((*noun.qualities, ab.IsCard()))


def exchanged(node: Any, what: object, other: object) -> Any:
    """The tree with another thing in every place where this one stands."""
    return other if node == what else with_parts(node, lambda one: exchanged(one, what, other))


def _said(noun: ab.Noun) -> list[ab.Quality]:
    """The qualities that are said: what it is behind its marks, and that it is a card, or a token, behind that."""
    said = [_said_of(one, noun) for one in noun.qualities]
    if any(ab.IsCard() in option.qualities for one in said if isinstance(one, ab.AnyOf) for option in one.options):
        return [one for one in sorted(said, key=_order) if one != ab.IsCard()]
    if are_cards(noun) and any(_is_kind(one) for one in said) and ab.IsCard() not in said:
        said.append(ab.IsCard())
    return sorted(said, key=_order)


def _said_of(quality: ab.Quality, noun: ab.Noun) -> ab.Quality:
    """What is said of cards otherwise than of what is in play: "from it" is a place."""
    match quality:
        case ab.ComesFrom(ab.It()) if ab.IsCard() in noun.qualities:
            return ab.Among(ab.Them())
    return quality


def _is_kind(quality: ab.Quality) -> bool:
    match quality:
        case ab.AnyOf(options):
            return all(len(one.qualities) == 1 and _is_kind(one.qualities[0]) for one in options)
        case own.OfSubtype(word):
            return word in _STONES
    return isinstance(quality, ab.OfType)


def _order(quality: ab.Quality) -> int:
    """Whose it is stands before where it is; what it is comes last."""
    match quality:
        case ab.OwnedBy():
            return 0
        case ab.IsCard() | own.IsToken():
            return 3
        case one if _is_kind(one):
            return 2
    return 1


def _rank_beside(quality: ab.Quality, noun: ab.Noun) -> Rank | None:
    """A name alone is what a thing is; beside another word it is what it is like."""
    others = [one for one in noun.qualities if one is not quality]
    match quality:
        case ab.Named():
            return Rank.ATTRIBUTE if any(isinstance(one, _HEADS) or _is_kind(one) for one in others) else Rank.HEAD
        case own.OfSubtype(word):
            return Rank.HEAD if word in _STONES else Rank.MARK if word in _SUBTYPES else Rank.ATTRIBUTE
        case ab.OtherThan(ab.Source() | ab.It()):
            return Rank.ATTRIBUTE
    return None


def _measure(noun: ab.Noun) -> str:
    return "张" if are_cards(noun) else "个"


TERMS = Terms(
    hand=own.Zone.HAND,
    discarded=own.Zone.GRAVEYARD,
    in_play=own.Zone.FIELD,
    controlled=True,
    owned=lambda what: isinstance(what, ab.CostOfParity),
    objects=(own.Zone.FIELD,),
    ranks={
        ab.DidThisTurn: Rank.ATTRIBUTE,
        own.OfAttribute: Rank.MARK,
        own.OfAttributes: Rank.MARK,
        own.OfRace: Rank.MARK,
        own.IsToken: Rank.HEAD,
        ab.ComesFrom: Rank.PLACE,
    },
    rank_beside=_rank_beside,
    said=_said,
    measure=_measure,
    card="牌",
    thing="牌",
    card_of_thing="牌",
    until="直到{}，",
    dialect={
        "控制": "操控", "无法": "不能", "卡组": "牌库", "选取": "选择", "公开": "展示", "丢弃": "弃掉", "技能": "异能",
        "放回拥有者的": "移回其拥有者的", "进场": "进入战场", "招唤": "施放", "置于": "置入", "移至": "置入",
        "取牌": "抽牌", "此效果": "此效应", "如此做": "这样做", "加入手牌": "置入手牌", "宣布的数字": "所选择的数字",
        "已受到伤害的": "受到伤害的", "离场": "离开战场", "防御": "阻挡", "阻挡力": "防御力", "休止状态": "横置状态",
        "给牌库洗牌": "将牌库洗牌", "背面朝上": "以面朝下的方式",
    },
    counters={"astral": "星界", "evolution": "进化", "limit": "界限", "mana": "灵力"},
    done={
        "removed": "被移除", "banished": "被破坏", "destroyed": "被消灭", "chosen": "被选择",
        "put onto the field": "进入战场", "put into a graveyard": "被置入墓地", "returned": "被移回",
    },
    suffered=(ab.IsAttacked, own.IsCancelled),
)


# Noun phrases.


def _either(joint: str) -> Told:
    """Alternatives; "裁决者/生物" is one word (FOW 201.2a, 201.2b)."""
    apart = nouns.alternatives(lambda said: hanzi.listed(said, joint))

    def told(t: Teller, quality: ab.AnyOf) -> str:
        if quality in (J_RESONATOR, J_RULER):
            return "/".join(t(one.qualities[0]) for one in quality.options)
        return apart(t, quality)

    return told


def aimed(t: Teller, target: Targeted | ab.Target) -> str:
    """So many targets: "对手操控的1个目标生物", the word before what it is (FOW 903.2d)."""
    told = nouns.parts(t, target.noun)
    told = replace(told, core=f"目标{told.core}")
    return told.place + nouns.numbered(told, number_of(t, target.count), _measure(target.noun))


def _subtype(t: Teller, quality: own.OfSubtype) -> str:
    word = quality.subtype
    if word in _ADDED_TO:
        return f"子类型为“{_ADDED_TO[word]}”的"
    return _STONES.get(word) or _SUBTYPES.get(word) or t.name(word)


def _attributes(t: Teller, quality: own.OfAttributes) -> str:
    return f"{'/'.join(t(one).removesuffix('属性') for one in quality.attributes)}属性"


def counter(t: Teller, name: str) -> str:
    """A counter by its name: changes of ATK and DEF as they are printed (FOW 1022.2)."""
    return f"[{name}]指示物" if "/" in name else nouns.counter(t, name) if name else "指示物"


def _ruler_of(t: Teller, ruler: own.RulerOf) -> str:
    return f"{t(ruler.player, 'whose')}{t(ruler.noun)}"


def _same(t: Teller, quality: ab.Same) -> str:
    return f"与{'其' if quality.whose is None else t(quality.whose)}{t(quality.trait)}相同的"


def _lowest(t: Teller, quality: own.Extreme) -> str:
    return f"{t(quality.trait)}最{'低' if quality.lowest else '高'}的"


# Amounts.


def stats(amount: ab.Amount, signed: bool = True) -> str:
    """A change of ATK or DEF as it is printed: "+200", "-X00", "0"."""
    match amount:
        case ab.Number(number):
            return "0" if number == 0 else f"{number:+}" if signed else str(number)
        case ab.Times(ab.Number(each), ab.X() | own.Y() as variable):
            sign = "-" if each < 0 else "+" if signed else ""
            return f"{sign}{type(variable).__name__}{str(abs(each))[1:]}"
    return f"{'+' if signed else ''}{type(amount).__name__}"


def signs(t: Teller, told: tuple[str, ...]) -> str:
    """Signs of will as they are printed."""
    return t.verbatim("".join(f"{{{sign}}}" for sign in told))


def _times(t: Teller, amount: ab.Times) -> str:
    if isinstance(amount.each, ab.Number) and isinstance(amount.count, ab.X | own.Y):
        return stats(amount, signed=False)
    return f"{t(amount.each)}×{t(amount.count)}"


_WORDS = {
    own.AbilityWord.ENTER: "参战", own.AbilityWord.AWAKENING: "觉醒", own.AbilityWord.INCARNATION: "显现",
    own.AbilityWord.TRIGGER: "启动条件", own.AbilityWord.STEALTH: "潜伏", own.AbilityWord.EVOLUTION: "进化",
    own.AbilityWord.SHIFT: "时变", own.AbilityWord.LIMIT: "界限", own.AbilityWord.ENERGIZE: "充能",
    own.AbilityWord.BESTOW: "装备", own.AbilityWord.MANA: "灵力", own.AbilityWord.TORRENT: "连唱",
    own.AbilityWord.RESONANCE: "共鸣", own.AbilityWord.INHERITANCE: "继承", own.AbilityWord.SEAL: "封印",
    own.AbilityWord.MYTHIC: "神话", own.AbilityWord.HOPE: "希望之意志", own.AbilityWord.DESPAIR: "绝望之意志",
}
#: What may be chosen or named, and which of it come in sorts.
_NAMED = {
    ab.NameKind.JOB: "种族", ab.NameKind.ELEMENT: "属性", ab.NameKind.CARD_NAME: "卡牌名称",
    ab.NameKind.CARD_TYPE: "类型", ab.NameKind.COST: "总费用数值", ab.NameKind.NUMBER: "数字",
    ab.NameKind.CATEGORY: "类别", ab.NameKind.PARITY: "奇数或偶数",
}
_SORTS = (ab.NameKind.ELEMENT, ab.NameKind.CARD_TYPE)
_KEYWORDS = {
    Keyword.PIERCE: "贯穿", Keyword.PRECISION: "袭击", Keyword.FIRST_STRIKE: "先攻", Keyword.EXPLODE: "爆破",
    Keyword.FLYING: "飞行", Keyword.SWIFTNESS: "敏捷", Keyword.IMPERISHABLE: "不灭", Keyword.QUICKCAST: "瞬动",
    Keyword.REMNANT: "追忆", Keyword.BARRIER: "屏障", Keyword.BLOODLUST: "猛进",
}

SAYINGS = [
    # What things are.
    tell(ab.AnyOf, _either("或")),
    tell(ab.AnyOf, _either("和"), "all"),
    say(ab.OfType, "非{type}", "not"),
    say(own.OfAttribute, "无属性", attribute=None),
    say(own.OfAttribute, "{attribute}属性"),
    say(own.OfAttribute, "没有属性", "is", attribute=None),
    say(own.OfAttribute, "为{attribute}属性", "is"),
    say(own.OfAttribute, "有属性的", "not", attribute=None),
    say(own.OfAttribute, "非{attribute}属性", "not"),
    tell(own.OfAttributes, _attributes),
    say(own.OfRace, "【种族：{race}】"),
    say(own.OfRace, "为【种族：{race}】", "is"),
    say(own.OfRace, "非【种族：{race}】", "not"),
    tell(own.OfSubtype, _subtype),
    tell(own.OfSubtype, lambda t, quality: f"非{_subtype(t, quality)}", "not"),
    say(own.IsToken, "衍生物"),
    say(own.IsToken, "非衍生物", "not"),
    say(ab.OnStack, "{kinds|和}", "all"),
    say(ab.ComesFrom, "{source:of}"),
    say(ab.Named, "名称为“{name}”的"),
    say(ab.Named, "“{name}”", "head"),
    say(ab.Named, "为“{name}”", "is"),
    say(ab.Named, "“{name}”以外的", "not"),
    say(own.NamedLike, "名称中包含“{part}”的"),
    say(ab.OfNamed, "所选择的名称的", kind=ab.NameKind.CARD_NAME),
    say(ab.OfNamed, "总费用为所选择的数字的", kind=ab.NameKind.NUMBER),
    say(ab.OfNamed, "拥有所选择的{kind:chosen}的"),
    say(ab.OfNamed, "为所选择的名称", "is", kind=ab.NameKind.CARD_NAME),
    say(ab.OfNamed, "拥有所选择的{kind:chosen}", "is"),
    # Where.
    say(ab.InZone, "来自游戏外的", zone=own.Zone.OUTSIDE),
    tell(ab.InZone, nouns.in_zone),
    # What they are like.
    say(ab.Tapped, "横置的"),
    say(ab.Tapped, "处于横置状态", "is"),
    say(ab.Untapped, "重置的"),
    say(ab.Untapped, "处于重置状态", "is"),
    say(ab.Attacking, "攻击中的", whom=None),
    say(ab.Attacking, "攻击{whom}的"),
    say(ab.Blocking, "阻挡中的", whom=None),
    say(ab.Blocking, "阻挡{whom}的"),
    say(ab.Blocking, "在阻挡中", "is", whom=None),
    say(ab.Blocking, "正在阻挡{whom}", "is"),
    say(ab.InCombat, "战斗中的"),
    say(ab.Defending, "被攻击的"),
    say(own.Astral, "放置有星界指示物的"),
    say(ab.Targets, "以{what}为目标的"),
    say(ab.CostOfParity, "总费用为{parity}的"),
    say(ab.CostOfParity, "总费用为{parity}", "is"),
    say(own.HasWord, "拥有{word}的"),
    say(own.HasWord, "没有{word}的", "not"),
    say(own.WithKind, "拥有{kind?{kind}|印有的异能}的"),
    say(own.WithKind, "没有{kind?{kind}|印有的异能}的", "not"),
    say(own.WithAdded, "结附有{quantity:个}{what?{what}|附加}的"),
    say(own.AddedTo, "结附在{what}上的"),
    tell(own.Extreme, _lowest),
    say(own.WithoutStats, "没有攻击力和防御力的"),
    say(own.OffPrint, "{trait}与印有的{trait}不同的"),
    say(own.PutBy, "因此进入战场的", by=ab.ThisEffect()),
    say(ab.RemovedBy, "因此被移除的", by=ab.ThisEffect()),
    say(ab.RemovedBy, "被{by}移除的"),
    say(own.PutBy, "因{by}而进入战场的"),
    tell(ab.Same, _same),
    # Targets.
    tell(Targeted, aimed),
    tell(ab.Target, aimed),
    *words({ab.Parity.ODD: "奇数", ab.Parity.EVEN: "偶数"}),
    *words({own.Holder.BEARERS: "此牌所结附的牌的操控者"}),
    *words({AimedPlayer.CHOSEN: "目标玩家"}),
    tell(AimedPlayer, lambda t, player: "目标玩家的", "whose"),
    # What a sentence speaks about.
    say(ab.Source, "此牌"),
    tell(ab.This, lambda t, reference: "此牌"),
    say(own.Bearer, "{noun:borne}"),
    tell(ab.Noun, lambda t, noun: f"此牌所结附的{nouns.parts(t, noun).whole}", "borne"),
    say(own.PlayerAsTarget, "{player}"),
    say(own.WordCosts, "{word}的费用"),
    tell(own.RulerOf, _ruler_of),
    tell(own.ThisItem, lambda t, item: "此法术" if any(isinstance(one, _SPELLS) for one in t.said) else "此异能"),
    tell(own.Aimed, lambda t, aim: f"第{aim.place + 1}个目标"),
    say(own.TopOfStones, "{player:whose}魔石牌库顶的{count:张}牌"),
    tell(ab.TopOfDeck, lambda t, top: (
        f"{'' if top.player is None else t(top.player, 'whose')}牌库顶的{number_of(t, top.count).of('张')}牌"
    )),
    tell(ab.BottomOfDeck, lambda t, bottom: (
        f"{'' if bottom.player is None else t(bottom.player, 'whose')}牌库底的{number_of(t, bottom.count).of('张')}牌"
    )),
    # Amounts.
    tell(ab.Times, _times),
    say(own.Y, "Y"),
    say(own.LifeOf, "{player:whose}生命值"),
    say(own.RollResult, "掷骰的结果"),
    say(own.LifeLost, "因此支付或失去的生命"),
    say(ab.TraitsAmong, "{noun}中{trait}的种类数"),
    say(ab.TraitsAmong, "{noun}中每有1种{trait}，", "each"),
    say(own.LifeMoved, "同等数值"),
    say(own.DamageDealtBy, "{whose}本回合中造成的伤害"),
    say(own.WillSigns, "{whose:of}属性费用中的魔力符号的数量"),
    say(own.WillSigns, "{whose:of}属性费用中每有1个魔力符号，", "each"),
    say(own.AttributesSpent, "施放{what}所消耗的魔力的属性种类数"),
    say(own.AttributesSpent, "施放{what}所消耗的魔力中每有1种属性，", "each"),
    say(own.PrintedTrait, "{whose:of}印有的{trait}"),
    # ATK and DEF.
    tell(own.Stats, lambda t, gain: t.verbatim(f"[{stats(gain.atk)}/{stats(gain.defense)}]")),
    tell(own.Body, lambda t, body: t.verbatim(f"[{stats(body.atk, False)}/{stats(body.defense, False)}]")),
    # What things are called.
    tell(str, counter, "counter"),
    tell(own.AbilityWord, lambda t, word: f"【{_WORDS[word]}】"),
    tell(Keyword, lambda t, word: f"【{_KEYWORDS[word]}】"),
    tell(own.Spoken, lambda t, word: "该异能"),
    tell(ab.NameKind, lambda t, kind: _NAMED[kind], "chosen"),
    tell(ab.NameKind, lambda t, kind: f"1{'种' if kind in _SORTS else '个'}{_NAMED[kind]}"),
    *words({
        CardType.RULER: "领主", CardType.J_RULER: "裁决者", CardType.RESONATOR: "生物", CardType.CHANT: "咏唱",
        CardType.ADDITION: "附加", CardType.REGALIA: "神器", CardType.STONE: "魔石",
        Attribute.LIGHT: "光", Attribute.FIRE: "火", Attribute.WATER: "水", Attribute.WIND: "风",
        Attribute.DARKNESS: "暗",
        own.ChaseKind.SPELL: "法术", own.ChaseKind.RESONATOR_SPELL: "生物法术",
        own.ChaseKind.OTHER_SPELL: "非生物法术", own.ChaseKind.ABILITY: "异能", own.ChaseKind.ACTIVATE: "启动异能",
        own.ChaseKind.AUTOMATIC: "触发异能", own.ChaseKind.NOT_WILL: "魔力异能以外的启动异能",
        own.ChaseKind.JUDGMENT: "【审判】异能", own.ChaseKind.GODS_ART: "神技异能",
        own.ChaseKind.SHIFT: "【时变】异能", own.ChaseKind.EVOLUTION: "【进化】异能",
        own.ChaseKind.INHERITANCE: "【继承】异能", own.ChaseKind.SEAL: "【封印】异能",
        own.Zone.FIELD: "战场", own.Zone.CHASE: "连锁区", own.Zone.RULER_AREA: "领主区", own.Zone.DECK: "牌库",
        own.Zone.STONE_DECK: "魔石牌库", own.Zone.HAND: "手牌", own.Zone.GRAVEYARD: "墓地",
        own.Zone.STANDBY: "待机区", own.Zone.REMOVED: "移除区", own.Zone.OUTSIDE: "游戏外",
        own.Phase.DRAW: "抽牌阶段", own.Phase.RECOVERY: "重置阶段", own.Phase.MAIN: "主阶段",
        own.Phase.END: "结束阶段", own.Phase.BATTLE: "战斗",
        ab.Trait.NAME: "名称", ab.Trait.COST: "总费用", ab.Trait.POWER: "攻击力", ab.Trait.SUPPORT: "支援力",
        ab.Trait.DEFENSE: "防御力", ab.Trait.ELEMENT: "属性", ab.Trait.TYPE: "类型", ab.Trait.JOB: "种族",
        ab.Trait.CATEGORY: "类别", own.Many.ATTRIBUTES: "属性数",
    }),
]
