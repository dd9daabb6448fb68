"""Noun phrases: what is excluded, where a thing is, how many, what it is like, and what it is.

Chinese puts everything before the head: "你的退避区中的 | 1张 | 出击费用为2以下的 | <Red> | 卡". Signs of marks
stay as they are printed. Units are counted by 名, orbs by 颗 and cards by 张 (Cipher 24.1.6, 24.1.14).
"""

from __future__ import annotations

from enum import Enum

from engine.abilities.nouns import (
    Among,
    AnyOf,
    Attacking,
    ControlledBy,
    CostIs,
    DidThisTurn,
    FaceDown,
    IsCard,
    Named,
    Noun,
    OtherThan,
    OwnedBy,
    PowerIs,
    Quality,
    Trait,
)
from engine.abilities.players import Player
from engine.abilities.references import Reference, This
from engine.abilities.statics import AlsoHas, Cannot, LosesPower
from engine.abilities.turning import Tapped, Untapped
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.vocabulary import (
    Bears,
    BearsAll,
    BearsNot,
    ClassChanged,
    Defending,
    IconMark,
    InCombat,
    InOtherArea,
    InSameArea,
    InStackOf,
    IsMainCharacter,
    IsUnit,
    LeveledUp,
    NotMainCharacter,
    NotNamed,
    Possesses,
    Reaches,
    SkillIcon,
    StackedUnder,
    SupportIs,
    WithClassChangeCost,
    WithoutSymbol,
    WithSupportSkill,
    WithSymbol,
    Zone,
)
from engine.games.cipher.vocabulary.game import InChosenLine
from engine.games.cipher.vocabulary.skills import LosesLimit, PossessesNamed
from engine.games.cipher.vocabulary.verbs import (
    AttackMultiplied,
    IsEvaded,
    Loses,
    Support,
    Varies,
)
from engine.games.cipher.words.chinese.events import SUFFERED
from engine.text import hanzi
from engine.text.chinese import nouns
from engine.text.chinese.nouns import compared, predicate
from engine.text.chinese.terms import Rank, Terms
from engine.text.phrasebook import Teller, say, tell, words

_LINES = (Zone.FRONT_LINE, Zone.BACK_LINE)
#: What a unit does in combat is its head where nothing else is.
_COMBATANTS = (Attacking, Defending, InCombat)


def _said(noun: Noun) -> list[Quality]:
    """The qualities that are said: whose it is before all other places, "other" behind all else."""
    qualities = sorted(noun.qualities, key=_order)
    allied = [quality.player for quality in qualities if isinstance(quality, ControlledBy)]
    if allied:
        # "You have", said of allies, says nothing more.
        qualities = [one for one in qualities if not (isinstance(one, OwnedBy) and one.player in allied)]
    if allied or any(_is_combatant(quality) for quality in qualities):
        return [quality for quality in qualities if not isinstance(quality, IsUnit)]
    return list(dict.fromkeys(qualities))


def _order(quality: Quality) -> int:
    match quality:
        case OwnedBy():
            return 0
        case OtherThan(This()):
            return 2
    return 1


def _is_combatant(quality: Quality) -> bool:
    """Whether it says what a unit does in combat, and not with which other."""
    return isinstance(quality, _COMBATANTS) and not (isinstance(quality, Attacking) and quality.whom is not None)


def _rank_beside(quality: Quality, noun: Noun) -> Rank | None:
    """What a unit does in combat is what it is, where nothing else says that; "other" stands behind all else."""
    if isinstance(quality, OtherThan) and isinstance(quality.what, This):
        return Rank.ATTRIBUTE
    heads = (ControlledBy, IsMainCharacter, IsCard, Named)
    if not _is_combatant(quality) or any(isinstance(one, heads) for one in noun.qualities if one is not quality):
        return None
    return Rank.HEAD


#: What belongs to a unit and is changed.
_OWNED = (
    SupportIs,
    Support,
    AttackMultiplied,
    Varies,
    LosesLimit,
)


def _owned(what: object) -> bool:
    match what:
        case Cannot((IsEvaded(), *_)):
            return True
        case Loses((LosesPower(), *_)):
            return True
        case AlsoHas(qualities):
            return any(isinstance(one, Named) for one in qualities)
    return isinstance(what, _OWNED)


def measure_of(noun: Noun) -> str:
    """The measure word: 颗 for orbs, 张 for other cards, 名 for units."""
    any_of = (quality for quality in noun.qualities if isinstance(quality, AnyOf))
    if any({measure_of(option) for option in quality.options} == {"张"} for quality in any_of):
        return "张"
    zone = nouns.zone_of(noun)
    if zone is Zone.ORB and not any(isinstance(quality, IsCard) for quality in noun.qualities):
        return "颗"
    of_cards = (IsCard, StackedUnder, InStackOf, Among)
    is_card = zone not in (None, *_LINES) or any(isinstance(quality, of_cards) for quality in noun.qualities)
    return "张" if is_card else "名"


def last_spoken_of(t: Teller) -> Enum | None:
    """The zone of what was spoken of last, if that was said of it."""
    spoken = (one if isinstance(one, Noun) else getattr(one, "noun", None) for one in reversed(t.said))
    return next((nouns.zone_of(noun) for noun in spoken if isinstance(noun, Noun)), None)


def icon(mark: IconMark) -> str:
    """The icon of a keyword skill as a sign: "[升级技3]"."""
    number = {0: "", -1: "X"}.get(mark.number, str(mark.number))
    return f"[{_ICONS.get(mark.icon, mark.icon.value)}{number}]"


_ICONS = {
    SkillIcon.FS: "阵型技",
    SkillIcon.CCS: "转职技",
    SkillIcon.LVS: "升级技",
    SkillIcon.US: "共斗技",
    SkillIcon.CF: "化形",
    SkillIcon.BS: "羁绊技",
}


def _not_yet(t: Teller, what: Reference | Noun) -> str:
    """What a unit is that is no Leveled Up one, or has no such cost: "未升级", "出击费用不为0"."""
    match what:
        case Noun((CostIs(comparison, amount),)):
            return f"出击费用不{compared(t, comparison, amount)}"
        case Noun((PowerIs(comparison, amount),)):
            return f"战斗力不{compared(t, comparison, amount)}"
        case Noun((Possesses() | PossessesNamed() | WithSupportSkill() as skill,)):
            return f"没有{hanzi.bare(t(skill)).removeprefix('拥有')}"
        case Noun((LeveledUp(),)):
            return "未升级"
        case Noun((ClassChanged(),)):
            return "未转职"
    return ""


def _other_than(t: Teller, quality: OtherThan) -> str:
    if isinstance(quality.what, This):
        return "其他"
    return f"{_not_yet(t, quality.what) or t(quality.what) + '以外'}的"


TERMS = Terms(
    hand=Zone.HAND,
    in_play=Zone.FRONT_LINE,
    objects=_LINES,
    ranks={
        InSameArea: Rank.PLACE,
        InOtherArea: Rank.PLACE,
        InChosenLine: Rank.PLACE,
        StackedUnder: Rank.PLACE,
        InStackOf: Rank.PLACE,
        Bears: Rank.MARK,
        BearsNot: Rank.MARK,
        NotMainCharacter: Rank.MARK,
        ControlledBy: Rank.HEAD,
        IsMainCharacter: Rank.HEAD,
        IsUnit: Rank.HEAD,
    },
    rank_beside=_rank_beside,
    said=_said,
    measure=measure_of,
    called={Zone.BOND: "羁绊卡", Zone.ORB: "宝玉", Zone.SUPPORT: "支援卡"},
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
    },
    owned=_owned,
    suffered=SUFFERED,
)

SAYINGS = [
    # Heads.
    say(ControlledBy, "我方单位", player=Player.YOU),
    say(ControlledBy, "敌方单位"),
    say(IsUnit, "单位"),
    say(IsMainCharacter, "主人公"),
    say(IsMainCharacter, "为主人公", "is"),
    say(Attacking, "正在攻击的", whom=None),
    say(Attacking, "攻击单位", "head"),
    say(Attacking, "正在攻击", "is", whom=None),
    say(Defending, "正被攻击的"),
    say(Defending, "防御单位", "head"),
    say(Defending, "正被攻击", "is"),
    say(InCombat, "战斗中的"),
    say(InCombat, "战斗单位", "head"),
    say(InCombat, "正在战斗", "is"),
    # Places.
    say(InSameArea, "与{whose}在同一区域的"),
    say(InChosenLine, "被选择的区域中的"),
    tell(InSameArea, predicate, "is"),
    say(InOtherArea, "与{whose}在不同区域的"),
    tell(InOtherArea, predicate, "is"),
    say(StackedUnder, "叠放在{whom}下面的"),
    tell(StackedUnder, predicate, "is"),
    tell(OtherThan, _other_than),
    tell(OtherThan, lambda t, quality: _not_yet(t, quality.what) or f"不是{t(quality.what)}", "is"),
    # Marks and names.
    say(Bears, "{mark}"),
    say(BearsNot, "非{mark}"),
    say(BearsAll, "同时拥有{marks|和}的"),
    say(BearsAll, "同时拥有{marks|和}", "is"),
    say(NotMainCharacter, "非主人公"),
    say(NotMainCharacter, "不是主人公", "is"),
    say(Named, "“{name}”"),
    say(Named, "为“{name}”", "is"),
    say(NotNamed, "“{name}”以外的"),
    say(NotNamed, "不是“{name}”", "is"),
    say(WithoutSymbol, "没有势力标记的"),
    tell(WithoutSymbol, predicate, "is"),
    say(WithSymbol, "有势力标记的"),
    tell(WithSymbol, predicate, "is"),
    # States.
    say(FaceDown, "背面朝上的"),
    tell(FaceDown, predicate, "is"),
    say(Tapped, "已行动的"),
    tell(Tapped, predicate, "is"),
    say(Untapped, "未行动的"),
    tell(Untapped, predicate, "is"),
    say(LeveledUp, "已升级的"),
    tell(LeveledUp, predicate, "is"),
    say(ClassChanged, "已转职的"),
    tell(ClassChanged, predicate, "is"),
    say(Attacking, "正在攻击{whom}的"),
    tell(Attacking, predicate, "is"),
    say(DidThisTurn, "本回合中{deed}过的"),
    say(DidThisTurn, "在本回合中{deed}过", "is"),
    # Numbers and skills.
    tell(PossessesNamed, lambda t, quality: f"拥有“{t.name(quality.skill)}”的"),
    tell(PossessesNamed, lambda t, quality: f"拥有“{t.name(quality.skill)}”", "is"),
    say(Possesses, "拥有{icon}能力的"),
    tell(Possesses, predicate, "is"),
    tell(SupportIs, lambda t, quality: f"支援力{compared(t, quality.comparison, quality.amount)}的"),
    tell(SupportIs, predicate, "is"),
    say(InStackOf, "{whom}的卡堆中的"),
    tell(InStackOf, predicate, "is"),
    tell(Reaches, lambda t, quality: f"射程包含{'和'.join(map(str, quality.distances))}的"),
    tell(Reaches, predicate, "is"),
    say(WithClassChangeCost, "有转职费用的"),
    tell(WithClassChangeCost, predicate, "is"),
    say(WithSupportSkill, "拥有支援能力的"),
    tell(WithSupportSkill, predicate, "is"),
    tell(IconMark, lambda t, mark: icon(mark)),
    *[tell(kind, lambda t, mark: f"<{mark.value}>") for kind in (Symbol, Gender, Weapon, Affinity)],
    *words(
        {
            Zone.DECK: "卡组",
            Zone.HAND: "手牌",
            Zone.SUPPORT: "支援区",
            Zone.RETREAT: "退避区",
            Zone.ORB: "宝玉区",
            Zone.BOND: "羁绊区",
            Zone.FRONT_LINE: "前卫区",
            Zone.BACK_LINE: "后卫区",
            Zone.BOUNDLESS: "无限区",
        }
    ),
    *words(
        {
            Trait.NAME: "单位名",
            Trait.COST: "出击费用",
            Trait.POWER: "战斗力",
            Trait.ELEMENT: "势力标记",
            Trait.TYPE: "兵种",
            Trait.JOB: "职业",
            Trait.CATEGORY: "阶级",
        }
    ),
]
