"""Noun phrases: what is excluded, where a thing is, how many, what it is like, and what it is.

Chinese puts everything before the head: "你的退避区中的 | 1张 | 出击费用为2以下的 | <Red> | 卡". Signs of marks
stay as they are printed. Units are counted by 名, orbs by 颗 and cards by 张 (Cipher 24.1.6, 24.1.14).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.text.chinese import nouns
from engine.text.phrasebook import Rank, Terms, say, tell, words

_LINES = (own.Zone.FRONT_LINE, own.Zone.BACK_LINE)
#: What a unit does in combat is its head where nothing else is.
_COMBATANTS = (ab.Attacking, ab.Defending, ab.InCombat)


def _said(noun: ab.Noun) -> list[ab.Quality]:
    """The qualities that are said: whose it is before all other places, "other" behind all else."""
    qualities = sorted(noun.qualities, key=_order)
    allied = [quality.player for quality in qualities if isinstance(quality, ab.ControlledBy)]
    if allied:
        # "You have", said of allies, says nothing more.
        qualities = [one for one in qualities if not (isinstance(one, ab.OwnedBy) and one.player in allied)]
    if allied or any(_is_combatant(quality) for quality in qualities):
        return [quality for quality in qualities if not isinstance(quality, own.IsUnit)]
    return list(dict.fromkeys(qualities))


def _order(quality: ab.Quality) -> int:
    match quality:
        case ab.OwnedBy():
            return 0
        case ab.OtherThan(ab.This()):
            return 2
    return 1


def _is_combatant(quality: ab.Quality) -> bool:
    """Whether it says what a unit does in combat, and not with which other."""
    return isinstance(quality, _COMBATANTS) and not (isinstance(quality, ab.Attacking) and quality.whom is not None)


def _rank_beside(quality: ab.Quality, noun: ab.Noun) -> Rank | None:
    """What a unit does in combat is what it is, where nothing else says that; "other" stands behind all else."""
    if isinstance(quality, ab.OtherThan) and isinstance(quality.what, ab.This):
        return Rank.ATTRIBUTE
    heads = (ab.ControlledBy, own.IsMainCharacter, ab.IsCard, ab.Named)
    if not _is_combatant(quality) or any(isinstance(one, heads) for one in noun.qualities if one is not quality):
        return None
    return Rank.HEAD


#: What belongs to a unit and is changed.
_OWNED = (
    own.Support,
    own.Varies,
    own.LosesLimit,
)


def _owned(what: object) -> bool:
    match what:
        case ab.Cannot((own.IsEvaded(), *_)):
            return True
        case ab.AlsoHas(qualities):
            return any(isinstance(one, ab.Named) for one in qualities)
    return isinstance(what, _OWNED)


def measure_of(noun: ab.Noun) -> str:
    """The measure word: 颗 for orbs, 张 for other cards, 名 for units."""
    any_of = (quality for quality in noun.qualities if isinstance(quality, ab.AnyOf))
    if any({measure_of(option) for option in quality.options} == {"张"} for quality in any_of):
        return "张"
    zone = nouns.zone_of(noun)
    if zone is own.Zone.ORB and not any(isinstance(quality, ab.IsCard) for quality in noun.qualities):
        return "颗"
    of_cards = (ab.IsCard, own.InStackOf, ab.Among)
    on_field = zone is None or zone in _LINES
    is_card = not on_field or any(isinstance(quality, of_cards) for quality in noun.qualities)
    return "张" if is_card else "名"


def icon(mark: own.IconMark) -> str:
    """The icon of a keyword skill as a sign: "[升级技3]"."""
    number = {0: "", -1: "X"}.get(mark.number, str(mark.number))
    return f"[{_ICONS.get(mark.icon, mark.icon.value)}{number}]"


_ICONS = {
    own.SkillIcon.FS: "阵型技",
    own.SkillIcon.CCS: "转职技",
    own.SkillIcon.LVS: "升级技",
    own.SkillIcon.US: "共斗技",
    own.SkillIcon.CF: "化形",
    own.SkillIcon.BS: "羁绊技",
}

TERMS = Terms(
    hand=own.Zone.HAND,
    in_play=own.Zone.FRONT_LINE,
    objects=_LINES,
    ranks={
        own.InSameArea: Rank.PLACE,
        own.InChosenLine: Rank.PLACE,
        own.InStackOf: Rank.PLACE,
        own.Bears: Rank.MARK,
        ab.ControlledBy: Rank.HEAD,
        own.IsMainCharacter: Rank.HEAD,
        own.IsUnit: Rank.HEAD,
    },
    rank_beside=_rank_beside,
    said=_said,
    measure=measure_of,
    called={own.Zone.BOND: "羁绊卡", own.Zone.ORB: "宝玉", own.Zone.SUPPORT: "支援卡"},
    names_suffice=True,
    upon="",
    card="卡",
    thing="单位",
    card_of_thing="单位",
    or_more="以上",
    or_less="以下",
    until="直到{}为止，",
    dialect={
        "置于": "放置到",
        "移至": "被放置到",
        "无法": "不能",
        "如此做": "这样做",
        "给卡组洗牌": "将卡组洗牌",
        "离场": "离开战场",
    },
    done={
        "destroyed": "被击破",
        "deployed": "被出击",
        "tapped": "被转为已行动",
        "drawn": "被抽到",
        "returned": "被放回手牌",
        "used": "被使用",
    },
    owned=_owned,
    suffered=(ab.IsAttacked, own.IsMoved, ab.BecomesUntapped),
)

SAYINGS = [
    # Heads.
    say(ab.ControlledBy, "我方单位", player=ab.Player.YOU),
    say(ab.ControlledBy, "敌方单位"),
    say(own.IsUnit, "单位"),
    say(own.IsMainCharacter, "主人公"),
    say(ab.Attacking, "攻击单位", "head"),
    say(ab.Attacking, "正在攻击{whom?{whom}}", "is"),
    say(ab.Defending, "正被攻击的"),
    say(ab.Defending, "防御单位", "head"),
    say(ab.Defending, "正被攻击", "is"),
    say(ab.InCombat, "战斗中的"),
    say(ab.InCombat, "战斗单位", "head"),
    say(ab.InCombat, "正在{whom?与{whom}}战斗", "is"),
    # Places.
    say(own.InSameArea, "与{whose}在同一区域的"),
    say(own.InChosenLine, "被选择的区域中的"),
    say(own.InSameArea, "与{whose}在不同区域的", "not"),
    say(own.InStackOf, "{under?叠放在{whom}下面的|{whom}的卡堆中的}"),
    tell(ab.OtherThan, lambda t, other: "其他" if isinstance(other.what, ab.This) else nouns.other_than(t, other)),
    # Marks and names.
    say(own.Bears, "{mark}"),
    say(own.Bears, "非{mark}", "not"),
    say(own.BearsAll, "同时拥有{marks|和}的"),
    say(own.IsMainCharacter, "非主人公", "not"),
    say(ab.Named, "“{name}”"),
    say(own.WithSymbol, "没有势力标记的", "not"),
    say(own.WithSymbol, "所有势力标记", "gained"),
    say(own.WithSymbol, "有势力标记的"),
    # States.
    say(ab.FaceDown, "背面朝上的"),
    say(ab.Tapped, "已行动的"),
    say(ab.Untapped, "未行动的"),
    say(own.LeveledUp, "已升级的"),
    say(own.LeveledUp, "未升级的", "not"),
    say(own.ClassChanged, "已转职的"),
    say(own.ClassChanged, "未转职的", "not"),
    say(ab.Attacking, "正在攻击{whom?{whom}}的"),
    say(ab.DidThisTurn, "本回合中{deed}过的"),
    say(ab.DidThisTurn, "在本回合中{deed}过", "is"),
    # Numbers and skills.
    say(own.Possesses, "拥有{icon?{icon}能力|{skill:skill}}的"),
    say(own.Possesses, "没有{icon?{icon}能力|{skill:skill}}的", "not"),
    tell(str, lambda t, skill: f"“{t.name(skill)}”" if skill else "支援能力", "skill"),
    tell(own.Reaches, lambda t, quality: f"射程包含{'和'.join(map(str, quality.distances))}的"),
    say(own.WithClassChangeCost, "有转职费用的"),
    tell(own.IconMark, lambda t, mark: icon(mark)),
    *[tell(kind, lambda t, mark: f"<{mark.value}>") for kind in (Symbol, Gender, Weapon, Affinity)],
    # What a sentence speaks about: supports, and units by their names.
    # "them" is one unit of whichever gender as often as several.
    say(ab.Them, "其"),
    say(own.ThisAs, "这名{noun}"),
    say(own.SupportOf, "支援{whom}的卡"),
    tell(ab.Among, lambda t, quality: (
        f"支援{t(quality.them.whom)}的" if isinstance(quality.them, own.SupportOf) else nouns.among(t, quality)
    )),
    say(own.EachAlly, "我方的{names:skill|、和}"),
    # What things are called.
    *words({
        own.Zone.DECK: "卡组",
        own.Zone.HAND: "手牌",
        own.Zone.SUPPORT: "支援区",
        own.Zone.RETREAT: "退避区",
        own.Zone.ORB: "宝玉区",
        own.Zone.BOND: "羁绊区",
        own.Zone.FRONT_LINE: "前卫区",
        own.Zone.BACK_LINE: "后卫区",
        own.Zone.BOUNDLESS: "无限区",
        ab.Trait.NAME: "单位名",
        ab.Trait.COST: "出击费用",
        ab.Trait.POWER: "战斗力",
        ab.Trait.SUPPORT: "支援力",
        ab.Trait.DEFENSE: "防御力",
        ab.Trait.ELEMENT: "势力标记",
        ab.Trait.TYPE: "兵种",
        ab.Trait.JOB: "职业",
        ab.Trait.CATEGORY: "阶级",
    }),
]
