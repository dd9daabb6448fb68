"""Noun phrases: whose, where, how many, what it is like, and what it is.

"对手的 | 前列的 | 1张 | 等级2以上的 | 后防者". Units on a circle and cards are counted by 张, what is only called a
unit by 个 (VG 30, VC6.1.2, VC20.1.2). Names stand in quotation marks, clans in 《》, races in 〈〉 (VC25.3.2).
"""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Gift, Skill, Trigger
from engine.games.vanguard.vocabulary import Keyword, State, Zone
from engine.text import hanzi
from engine.text.chinese import nouns
from engine.text.phrasebook import Rank, Teller, Terms, say, tell, words

_CIRCLES = (Zone.VC, Zone.RC, Zone.GC)
#: What a unit is by the circle on which it lies.
_ON_CIRCLE = (own.IsVanguard, own.IsRearGuard, own.IsGuardian)

KEYWORDS: dict[enum.Enum, str] = {
    Keyword.SENTINEL: "守护者",
    Keyword.RESIST: "抵抗",
    Keyword.RESTRAINT: "拘束",
    Keyword.LORD: "领主",
    Keyword.FORERUNNER: "先驱",
    Keyword.MELODY: "旋律",
    Keyword.GENERATION_BREAK: "时空突破",
    Keyword.LIMIT_BREAK: "极限突破",
    Keyword.BRAVE: "勇敢",
    Keyword.ORACLE: "神谕",
    Keyword.RITUAL: "仪式",
    Keyword.UNITE: "团结",
    Keyword.THUNDERSTRIKE: "雷激",
    Keyword.DARKNESS: "深暗",
    Keyword.WAVE: "连波",
    Keyword.DARK_DEVICE: "暗谋",
    Keyword.SHINKEN_HISSATSU: "真剑必杀",
    Keyword.HOMARE: "誉",
    Keyword.REVELATION: "天启",
    Keyword.BLAZE: "龙炎",
    Keyword.AFTERIMAGE: "残影",
    Keyword.ENGORGE: "暴食",
    Keyword.CHARGE: "突击",
    Keyword.HOLLOW: "亡灵",
    Keyword.HARMONY: "和声",
    Keyword.SUCCESS: "达成",
    Keyword.RESCUE: "救援",
    Keyword.DOMINATE: "支配",
    Keyword.SHADOWSTITCH: "影缝",
    Keyword.RUSH: "斗魂",
    Keyword.BURST: "超爆",
    Keyword.MAGIA: "奇术",
    Keyword.TIME_LEAP: "时翔",
    Keyword.BLOOM: "开花",
    Keyword.NITOU_KAIGAN: "二刀开眼",
    Keyword.STRIDE: "超越",
    Keyword.G_GUARDIAN: "G防卫者",
    Keyword.SEEK_MATE: "探寻盟友",
    Keyword.ULTIMATE_STRIDE: "究极超越",
}
STATES: dict[enum.Enum, str] = {
    State.BLAZING: "龙炎状态",
    State.ENGORGED: "暴食状态",
    State.CHARGING: "突击状态",
    State.HOLLOWED: "亡灵状态",
    State.HARMONY: "和声状态",
    State.SUCCESSFUL: "达成状态",
}
#: The clans by the headings of their rules (VC1 to VC25).
_CLANS = {
    "Royal Paladin": "光辉骑士团", "Oracle Think Tank": "占卜魔法团", "Angel Feather": "天使之羽",
    "Shadow Paladin": "暗影骑士团", "Gold Paladin": "黄金骑士团", "Genesis": "创世", "Kagero": "阳炎",
    "Nubatama": "射干玉", "Tachikaze": "太刀风", "Murakumo": "丛云", "Narukami": "鸣神", "Nova Grappler": "搏击新星",
    "Dimension Police": "次元警察", "Link Joker": "链环傀儡", "Spike Brothers": "钢钉兄弟会",
    "Dark Irregulars": "黑暗不法者", "Pale Moon": "黯月", "Gear Chronicle": "齿轮编年史", "Granblue": "雄伟深蓝",
    "Bermuda Triangle": "百慕大三角", "Aqua Force": "苍海军势", "Megacolony": "百群", "Great Nature": "大自然",
    "Neo Nectar": "永生蜜酒", "Touken Ranbu": "刀剑乱舞",
}


#: What markers, gauges and tokens are called.
_THINGS = {
    "force": "力量型", "accel": "加速型", "protect": "守护型", "plant": "植物", "vision": "幻影",
    "evil decoy": "恶魔诱饵", "divine": "神威", "equip": "装备", "quick shield": "迅捷护盾",
}


def thing(t: Teller, name: str) -> str:
    """What a marker, a gauge or a token is called."""
    return _THINGS.get(name.casefold().removesuffix(" gauge")) or t.name(name)


def measure_of(noun: ab.Noun) -> str:
    """The measure word: 个 for what is only a unit, 张 for cards and for units by their circle."""
    of_cards = (ab.IsCard, ab.InZone, ab.Among, *_ON_CIRCLE)
    if any(isinstance(quality, of_cards) for quality in noun.qualities):
        return "张"
    inside = [option for one in noun.qualities if isinstance(one, ab.AnyOf) for option in one.options]
    if inside and all(measure_of(option) == "张" for option in inside):
        return "张"
    return "个"


def _said(noun: ab.Noun) -> list[ab.Quality]:
    """The qualities that are said: a rear-guard is a unit, "other" stands behind whose it is."""
    qualities = list(dict.fromkeys(noun.qualities))
    if any(isinstance(one, _ON_CIRCLE) for one in qualities):
        qualities = [one for one in qualities if not isinstance(one, own.IsUnit | ab.IsCard)]
    # Cards of one kind and of another are called by both.
    if any(isinstance(one, ab.AnyOf) and any(len(noun.qualities) > 1 for noun in one.options) for one in qualities):
        qualities = [one for one in qualities if not isinstance(one, ab.IsCard)]
    return sorted(qualities, key=_order)


def _order(quality: ab.Quality) -> int:
    match quality:
        case ab.ControlledBy() | ab.OwnedBy():
            return 0
        case ab.InZone() | own.InRow():
            return 1
        case ab.OtherThan(ab.This()):
            return 2
    return 3


def _rank_beside(quality: ab.Quality, noun: ab.Noun) -> Rank | None:
    """ "Other" stands behind whose it is: "你的其他的后防者"."""
    match quality:
        case ab.OtherThan(ab.This()):
            return Rank.PLACE
    return None


def _other(t: Teller, quality: ab.OtherThan) -> str:
    return "其他的" if isinstance(quality.what, ab.This) else nouns.other_than(t, quality)


def _grade_or_power(t: Teller, quality: ab.TraitIs) -> str:
    """ "等级2以上的": of a printed number the trait needs no word between."""
    told = nouns.compared(t, quality.comparison, quality.amount)
    if isinstance(quality.amount, ab.Number | ab.X):
        told = told.removeprefix("为")
    return f"{t(quality.trait)}{told}的"


def _value(t: Teller, quality: own.ValueIs) -> str:
    told = nouns.compared(t, quality.quantity.comparison, quality.quantity.amount).removeprefix("为")
    return f"{t(quality.value)}{told}的"


def _has_gauge(t: Teller, quality: own.HasGauge) -> str:
    many = "" if quality.quantity is None else nouns.number_of(t, quality.quantity).of("张")
    return f"带有{many}{thing(t, quality.name) if quality.name else ''}计量的"


def _each(t: Teller, amount: ab.CountOf) -> str:
    """ "你每有1张其他的后防者，": whose they are is said first."""
    match _said(amount.noun):
        case [ab.ControlledBy(player) | ab.OwnedBy(player), *rest] if nouns.zone_of(amount.noun) is None:
            told = nouns.parts(t, ab.Noun(tuple(rest)))
            return f"{t(player)}每有1{measure_of(amount.noun)}{told.whole}，"
    told = nouns.parts(t, amount.noun)
    return f"{hanzi.bare(told.place)}每有1{measure_of(amount.noun)}{told.rest}，"


TERMS = Terms(
    hand=Zone.HAND,
    in_play=Zone.RC,
    objects=_CIRCLES,
    discarded=Zone.DROP,
    removed=Zone.REMOVED,
    ranks={
        **dict.fromkeys(_ON_CIRCLE, Rank.HEAD),
        own.IsUnit: Rank.HEAD,
        own.IsNormal: Rank.HEAD,
        own.IsKind: Rank.HEAD,
        own.TokenOf: Rank.HEAD,
        own.IsGauge: Rank.HEAD,
        own.IsMarker: Rank.HEAD,
        own.OnAstralPlane: Rank.PLACE,
        own.GaugeOf: Rank.PLACE,
        own.OfClan: Rank.MARK,
        own.OfRace: Rank.MARK,
        own.InRow: Rank.PLACE,
        own.InColumnOf: Rank.PLACE,
        own.InRowOf: Rank.PLACE,
        own.InFrontOf: Rank.PLACE,
        own.InThatColumn: Rank.PLACE,
    },
    rank_beside=_rank_beside,
    said=_said,
    measure=measure_of,
    called={Zone.HEARTS: "核心卡"},
    names_suffice=True,
    upon="上",
    card="卡",
    thing="单位",
    card_of_thing="卡",
    or_more="以上",
    or_less="以下",
    until="直到{}为止，",
    dialect={
        "如果你如此做，": "这样做了的话，",
        "如果对手如此做，": "对手这样做了的话，",
        "如果你不如此做，": "没有这样做的话，",
        "如果对手不如此做，": "对手没有这样做的话，",
        "你每控制": "你每有",
        "对手每控制": "对手每有",
        "从卡组中找出": "从牌堆里探寻",
        "给卡组洗牌": "牌堆洗切",
        "寻找卡牌": "探寻卡",
        "选取": "选择",
        "无法": "不能",
        "置于": "放置到",
        "移至": "放置到",
        "卡组最上方的1张卡": "牌堆顶的1张卡",
        "卡组最下方": "牌堆底",
        "卡组最上方": "牌堆顶",
        "卡组": "牌堆",
        "激活阶段": "重置阶段",
        "任一玩家": "任意玩家",
    },
    done={
        "put": "被放置", "called": "被CALL", "retired": "被退场", "bound": "被封锁", "returned": "被返回",
        "locked": "被咒缚", "chosen": "被选择", "discarded": "被丢弃", "stood": "被重置", "revealed": "被公开",
        "unlocked": "被解咒", "healed": "被回复", "removed": "被移除",
        "soul-charged": "被灵魂填充", "counter-charged": "被计数回充", "rested": "被横置",
    },
    owned=lambda what: isinstance(what, own.Varies),
    suffered=(own.IsHit, own.IsRodeUpon, own.IsLockedAway, ab.IsAttacked),
)

SAYINGS = [
    # What it is.
    say(own.IsUnit, "单位"),
    say(own.IsNormal, "普通单位"),
    say(own.IsKind, "{kind}"),
    *words({
        own.CardKind.TRIGGER: "触发单位", own.CardKind.TOKEN: "衍生物", own.CardKind.G_UNIT: "G单位",
        own.CardKind.G_GUARDIAN: "G防卫者", own.CardKind.SENTINEL: "守护者", own.CardKind.ORDER: "指令卡",
        own.CardKind.MUSIC: "乐曲卡",
    }),
    say(own.IsVanguard, "先导者"),
    say(own.IsVanguard, "先导者以外", "not"),
    say(own.IsRearGuard, "后防者"),
    say(own.IsGuardian, "防卫者"),
    say(own.IsLocked, "被咒缚的"),
    say(own.IsDeleted, "被根绝的"),
    say(ab.ControlledBy, "{player:whose}"),
    say(ab.ControlledBy, "为{player:whose}单位", "is"),
    tell(ab.OtherThan, _other),
    # Where.
    say(own.InRow, "{row}的"),
    say(own.InRow, "在{row}", "is"),
    say(own.InColumnOf, "与{whose}同纵列{row?的{row}}的"),
    say(own.InColumnOf, "与{whose}同纵列{row?的{row}}", "is"),
    say(own.InRowOf, "与{whose}同横列的"),
    say(own.InRowOf, "与{whose}同横列", "is"),
    say(own.InThatColumn, "那个纵列{row?的{row}}的"),
    say(own.InThatColumn, "在那个纵列{row?的{row}}", "is"),
    say(own.InFrontOf, "{behind?{whose}后方的|{whose}前方的}"),
    *words({own.Row.FRONT: "前列", own.Row.BACK: "后列"}),
    # What it is called and belongs to.
    say(ab.Named, "“{name}”"),
    say(own.NameHas, "卡名中含有“{words}”的"),
    say(own.NameHas, "卡名中含有“{words}”", "is"),
    tell(own.OfClan, lambda t, quality: f"《{_CLANS.get(quality.clan) or t.name(quality.clan)}》"),
    tell(own.OfRace, lambda t, quality: f"〈{t.name(quality.race)}〉"),
    say(ab.OfNamed, "卡名与所宣布的相同的"),
    say(ab.OfNamed, "卡名与所宣布的相同", "is"),
    say(own.OfSameClan, "与{whose}集团相同的"),
    # What it has and is like.
    tell(ab.TraitIs, _grade_or_power),
    tell(own.ValueIs, _value),
    say(own.HasKeyword, "具备{keyword}能力的"),
    say(own.HasKeyword, "具备{keyword}能力", "is"),
    say(own.HasKeyword, "不具备{keyword}能力的", "not"),
    say(own.HasSkill, "具备{skill}的"),
    say(own.HasTrigger, "具备{trigger?{trigger}|触发}标记的"),
    say(own.HasGift, "具备{gift?{gift}|赠礼}标记的"),
    say(own.InState, "处于{state}的"),
    say(own.InState, "处于{state}", "is"),
    say(own.InState, "不处于{state}的", "not"),
    say(own.BoostedBy, "被{by:kind}支援的"),
    say(own.BoostedBy, "被{by:kind}支援", "is"),
    tell(own.HasGauge, _has_gauge),
    say(own.IsMarker, "标记"),
    tell(own.IsGauge, lambda t, quality: f"{thing(t, quality.name) if quality.name else ''}计量"),
    say(own.GaugeOf, "{whose}的"),
    say(own.OnAstralPlane, "星域中的"),
    say(own.OnAstralPlane, "在星域中", "is"),
    tell(own.HasMarker, lambda t, quality: f"处于有{thing(t, quality.name)}标记的圆阵的"),
    tell(own.TokenOf, lambda t, quality: f"{thing(t, quality.name)}衍生物"),
    say(own.OnItsCircle, "{whose}所在的"),
    tell(own.OriginalGrade, lambda t, quality: (
        f"原始等级{nouns.compared(t, quality.comparison, quality.amount).removeprefix('为')}的"
    )),
    say(own.OriginalNameHas, "原始卡名中含有“{words}”的"),
    say(own.OfHighest, "{trait}最高的"),
    say(own.WithoutAbilities, "不具备能力的"),
    say(own.InLegion, "双斗状态的"),
    say(own.InLegion, "处于双斗状态", "is"),
    say(own.Boosted, "被支援的"),
    say(own.Boosted, "被支援", "is"),
    say(own.Boosting, "支援{whom?{whom}}的"),
    say(ab.Attacking, "攻击{whom?{whom}}的"),
    say(ab.Attacking, "正在攻击{whom?{whom}}", "is"),
    say(ab.Defending, "被攻击的"),
    say(ab.Defending, "正被攻击", "is"),
    say(ab.Tapped, "横置状态的"),
    say(ab.Tapped, "处于横置状态", "is"),
    say(ab.Untapped, "竖置状态的"),
    say(ab.Untapped, "处于竖置状态", "is"),
    say(ab.FaceUp, "正面表示的"),
    say(ab.FaceDown, "背面表示的"),
    # References.
    say(ab.Them, "其"),
    say(ab.It, "其"),
    # Numbers.
    tell(ab.CountOf, _each, "each"),
    say(ab.CountOf, "{noun}的数量"),
    say(ab.TraitsAmong, "{noun}的不同{trait}的数量"),
    say(own.ValueOf, "{whose:of}{value}"),
    *words({
        own.Value.GRADE: "等级", own.Value.POWER: "力量", own.Value.SHIELD: "盾护", own.Value.CRITICAL: "暴击",
        own.Value.DRIVE: "判定数", own.Value.ORIGINAL_POWER: "原始力量", own.Value.ORIGINAL_CRITICAL: "原始暴击",
    }),
    *words({
        ab.Trait.NAME: "卡名", ab.Trait.COST: "等级", ab.Trait.POWER: "力量", ab.Trait.SUPPORT: "盾护",
        ab.Trait.DEFENSE: "暴击", ab.Trait.ELEMENT: "集团", ab.Trait.TYPE: "种类", ab.Trait.JOB: "种族",
        ab.Trait.CATEGORY: "国家",
    }),
    # What things are called.
    *words({
        Zone.VC: "V", Zone.RC: "R", Zone.GC: "G", Zone.DECK: "牌堆", Zone.HAND: "手牌", Zone.DROP: "弃牌区",
        Zone.SOUL: "灵魂", Zone.DAMAGE: "伤害区", Zone.BIND: "封锁区", Zone.TRIGGER: "判定区", Zone.G_ZONE: "时空区",
        Zone.GAUGE: "计量区", Zone.ORDER: "指令卡区", Zone.HEARTS: "核心卡", Zone.REMOVED: "移除区",
        Zone.OUTSIDE: "游戏外",
    }),
    *words(KEYWORDS),
    *words(STATES),
    *words({
        Skill.BOOST: "支援", Skill.INTERCEPT: "截击", Skill.TWIN_DRIVE: "双重判定", Skill.TRIPLE_DRIVE: "三重判定",
    }),
    *words({
        Trigger.CRITICAL: "暴击触发", Trigger.DRAW: "抽卡触发", Trigger.STAND: "重置触发", Trigger.HEAL: "回复触发",
        Trigger.FRONT: "前列触发",
    }),
    *words({Gift.FORCE: "力量型", Gift.ACCEL: "加速型", Gift.PROTECT: "守护型"}),
]


def circles(t: Teller, zones: tuple[Zone, ...]) -> str:
    """The circles and zones one beside the other: "V/R"."""
    return "/".join(t(zone) for zone in zones)


def listed(t: Teller, zones: tuple[object, ...]) -> str:
    """Circles as a text lists them: "V或R"."""
    return hanzi.listed([t(zone) for zone in zones], "或")
