"""Noun phrases: what is excluded, where a thing is, how many, what it is like, and what it is.

Chinese puts everything before the head: "你的退避区中的 | 1张 | 出击费用为2以下的 | <Red> | 卡". Signs of marks
stay as they are printed. Units are counted by 名, orbs by 颗 and cards by 张 (Cipher 24.1.6, 24.1.14).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.nouns import (
    Among,
    AnyOf,
    Attacking,
    ControlledBy,
    CostIs,
    DidThisTurn,
    FaceDown,
    FaceUp,
    InZone,
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
from engine.games.cipher.vocabulary.skills import PossessesNamed
from engine.text import hanzi
from engine.text.chinese.nouns import compared, predicate
from engine.text.chinese.terms import Terms
from engine.text.phrasebook import Teller, say, tell, words

_LINES = (Zone.FRONT_LINE, Zone.BACK_LINE)
#: Areas whose cards have a name of their own.
_CALLED = {Zone.BOND: "羁绊卡", Zone.ORB: "宝玉", Zone.SUPPORT: "支援卡", Zone.HAND: "手牌"}
_PLACES = (Among, InSameArea, InOtherArea, InChosenLine, StackedUnder, InStackOf)
_MARKS = (Bears, BearsNot, NotMainCharacter)
_LABELS = (Named,)
_HEADS = (ControlledBy, IsMainCharacter, IsUnit, InCombat, Attacking, Defending, IsCard)
#: What a unit does in combat is its head where nothing else is.
_COMBATANTS = (Attacking, Defending, InCombat)
_MARK_KINDS = (Symbol, Gender, Weapon, Affinity)


class OrbsSpokenOf:
    """Stands in what a teller has said where it spoke of orbs."""


class CardsSpokenOf:
    """Stands in what a teller has said where it spoke of other cards, or of units."""


@dataclass(frozen=True, slots=True)
class Parts:
    """A noun phrase in the order in which Chinese says it."""

    exclusion: str
    place: str
    attributes: str
    marks: str
    labels: str
    head: str

    @property
    def core(self) -> str:
        """What it is: "<Red>我方单位", "“奥托琳”", "“奥托琳”的羁绊卡"."""
        if self.labels and self.head in _CALLED.values():
            return f"{self.marks}{self.labels}的{self.head}"
        return f"{self.marks}{self.labels or self.head}"

    @property
    def rest(self) -> str:
        """All but exclusion and place."""
        return self.attributes + self.core

    @property
    def whole(self) -> str:
        """The phrase without a number."""
        return self.exclusion + self.place + self.rest


def parts(t: Teller, noun: Noun, form: str = "") -> Parts:
    """The noun phrase, sorted."""
    t.said.append(OrbsSpokenOf if _zone(noun) is Zone.ORB else CardsSpokenOf)
    found: dict[str, list[str]] = {
        rank: [] for rank in ("exclusion", "place", "attribute", "other", "mark", "label", "head")
    }
    for quality in _said(noun):
        rank = _rank(quality, noun)
        found[rank].append(t(quality, "head" if rank == "head" else form))
    said = {rank: "".join(told) for rank, told in found.items()}
    marks, labels, head = said["mark"], said["label"], said["head"] or _head_of(noun)
    if labels and any(isinstance(quality, ControlledBy) for quality in noun.qualities):
        labels, head = f"{head.removesuffix('单位')}的{labels}", ""
    if marks.endswith(("或", "和")) or "或" in marks or "和" in marks:
        marks += "的"
    return Parts(said["exclusion"], said["place"], said["attribute"] + said["other"], marks, labels, head)


def _said(noun: Noun) -> list[Quality]:
    """The qualities that are said, whose it is before all other places."""
    qualities = sorted(noun.qualities, key=lambda quality: not isinstance(quality, OwnedBy))
    if is_hand(noun):
        owners = [OwnedBy(one.player) for one in qualities if isinstance(one, InZone) and one.player is not None]
        return [*owners, InZone(Zone.HAND)]
    allied = [quality.player for quality in qualities if isinstance(quality, ControlledBy)]
    if allied:
        # "You have", said of allies, says nothing more.
        qualities = [one for one in qualities if not (isinstance(one, OwnedBy) and one.player in allied)]
    units = [one for one in qualities if isinstance(one, IsUnit)]
    if allied or len(units) > 1:
        kept = units[:0] if allied else units[:1]
        qualities = [*(one for one in qualities if one not in units), *kept]
    if any(_is_combatant(quality) for quality in qualities):
        return [quality for quality in qualities if not isinstance(quality, IsUnit)]
    return qualities


def _is_combatant(quality: Quality) -> bool:
    """Whether it says what a unit does in combat, and not with which other."""
    return isinstance(quality, _COMBATANTS) and not (isinstance(quality, Attacking) and quality.whom is not None)


def _zone(noun: Noun) -> Zone | None:
    zones = [quality.zone for quality in noun.qualities if isinstance(quality, InZone)]
    return zones[0] if zones and isinstance(zones[0], Zone) else None


def _head_of(noun: Noun) -> str:
    """The head of a phrase that has none."""
    if any(isinstance(quality, InStackOf | Among) for quality in noun.qualities):
        return "卡"
    return "单位" if _zone(noun) in (None, *_LINES) else "卡"


def _rank(quality: Quality, noun: Noun) -> str:
    """Where in the phrase the quality is said."""
    match quality:
        case OtherThan(This()):
            return "other"
        case OtherThan():
            return "exclusion"
        case OwnedBy():
            return "place"
        case InZone(zone, _):
            return "place" if zone in _LINES or not _is_head(quality, noun) else "head"
        case AnyOf(options):
            ranks = {_rank(one.qualities[0], noun) if len(one.qualities) == 1 else "head" for one in options}
            return ranks.pop() if len(ranks) == 1 else "label" if ranks <= {"label", "mark"} else "head"
        case Attacking() | Defending() | InCombat() if _has_other_head(noun, quality) or not _is_combatant(quality):
            return "attribute"
    for rank, kinds in (("place", _PLACES), ("mark", _MARKS), ("label", _LABELS), ("head", _HEADS)):
        if isinstance(quality, kinds):
            return rank
    return "attribute"


def is_hand(noun: Noun) -> bool:
    """Whether it speaks of cards of a hand and says nothing else of them."""
    return _zone(noun) is Zone.HAND and all(
        isinstance(quality, OwnedBy | IsCard) or (isinstance(quality, InZone) and quality.zone is Zone.HAND)
        for quality in noun.qualities
    )


def _is_head(quality: InZone, noun: Noun) -> bool:
    """Whether the area names the cards in it: bonds, orbs, supports and hands."""
    if quality.zone is Zone.HAND:
        return is_hand(noun)
    others = [other for other in noun.qualities if isinstance(other, IsCard | Named)]
    return quality.zone in _CALLED and not others


def _has_other_head(noun: Noun, quality: Quality) -> bool:
    return any(
        other is not quality and isinstance(other, ControlledBy | IsMainCharacter | IsCard | Named)
        for other in noun.qualities
    )


def counted(t: Teller, noun: Noun, number: hanzi.Number) -> str:
    """So many that fit the noun: "你的退避区中的1张<Red>卡"."""
    told = parts(t, noun)
    return f"{told.exclusion}{told.place}{number.of(measure_of(noun))}{told.rest}"


def all_of(t: Teller, noun: Noun) -> str:
    """All that fit the noun; those of a Unit Name are called by it."""
    told = parts(t, noun)
    if told.labels:
        return told.whole
    return f"{told.exclusion}{told.place}所有{told.rest}"


def measure_of(noun: Noun) -> str:
    """The measure word: 颗 for orbs, 张 for other cards, 名 for units."""
    if any(isinstance(quality, AnyOf) and _measures(quality) == {"张"} for quality in noun.qualities):
        return "张"
    zone = _zone(noun)
    if zone is Zone.ORB and not any(isinstance(quality, IsCard) for quality in noun.qualities):
        return "颗"
    if zone is not None and zone not in _LINES:
        return "张"
    of_cards = (IsCard, StackedUnder, InStackOf, Among)
    return "张" if any(isinstance(quality, of_cards) for quality in noun.qualities) else "名"


def _measures(quality: AnyOf) -> set[str]:
    return {measure_of(option) for option in quality.options}


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


def _any_of(t: Teller, quality: AnyOf) -> str:
    lone = all(len(option.qualities) == 1 for option in quality.options)
    told = [t(option.qualities[0]) if lone else t(option) for option in quality.options]
    if all(one.endswith("的") for one in told):
        return "或".join(map(hanzi.bare, told)) + "的"
    return "或".join(told)


def _is(t: Teller, noun: Noun) -> str:
    """A predicate: "为<Blue>", "已行动", "在前卫区"."""
    if all(isinstance(quality, Bears | BearsNot | AnyOf) for quality in noun.qualities):
        return f"为{hanzi.bare(t.all(noun.qualities, ''))}"
    if len(noun.qualities) == 1 and not isinstance(noun.qualities[0], ControlledBy | IsUnit | IsCard):
        return t(noun.qualities[0], "is")
    if all(isinstance(quality, InZone | InSameArea | FaceUp | FaceDown) for quality in noun.qualities):
        return t.all(noun.qualities, "且", "is")
    return f"为{t(noun)}"


def _in_zone(t: Teller, quality: InZone) -> str:
    owner = "" if quality.player is None else t(quality.player, "whose")
    if quality.zone in _LINES:
        return f"{owner}{t(quality.zone)}的"
    return f"{owner}{t(quality.zone)}中的"


def _zone_head(t: Teller, quality: InZone) -> str:
    owner = "" if quality.player is None else t(quality.player, "whose")
    return f"{owner}{_CALLED[quality.zone]}" if isinstance(quality.zone, Zone) else ""


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
    discarded=Zone.RETREAT,
    in_play=Zone.FRONT_LINE,
    removed=Zone.BOUNDLESS,
    objects=_LINES,
    or_more="以上",
    or_less="以下",
)

SAYINGS = [
    tell(Noun, lambda t, noun: parts(t, noun).whole),
    tell(Noun, _is, "is"),
    tell(AnyOf, _any_of),
    # Heads.
    say(ControlledBy, "我方单位", player=Player.YOU),
    say(ControlledBy, "敌方单位"),
    say(IsUnit, "单位"),
    say(IsCard, "卡"),
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
    tell(InZone, _in_zone),
    tell(InZone, _zone_head, "head"),
    tell(InZone, lambda t, quality: f"在{_in_zone(t, quality).removesuffix('的')}", "is"),
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
    tell(CostIs, lambda t, quality: f"的出击费用{compared(t, quality.comparison, quality.amount)}", "is"),
    tell(PowerIs, lambda t, quality: f"的战斗力{compared(t, quality.comparison, quality.amount)}", "is"),
    tell(PossessesNamed, lambda t, quality: f"拥有“{t.name(quality.skill)}”的"),
    tell(PossessesNamed, lambda t, quality: f"拥有“{t.name(quality.skill)}”", "is"),
    say(Possesses, "拥有{icon}能力的"),
    tell(Possesses, predicate, "is"),
    tell(SupportIs, lambda t, quality: f"支援力{compared(t, quality.comparison, quality.amount)}的"),
    tell(SupportIs, lambda t, quality: f"的支援力{compared(t, quality.comparison, quality.amount)}", "is"),
    say(InStackOf, "{whom}的卡堆中的"),
    tell(InStackOf, predicate, "is"),
    tell(Reaches, lambda t, quality: f"射程包含{'和'.join(map(str, quality.distances))}的"),
    tell(Reaches, predicate, "is"),
    say(WithClassChangeCost, "有转职费用的"),
    tell(WithClassChangeCost, predicate, "is"),
    say(WithSupportSkill, "拥有支援能力的"),
    tell(WithSupportSkill, predicate, "is"),
    tell(IconMark, lambda t, mark: icon(mark)),
    *[tell(kind, lambda t, mark: f"<{mark.value}>") for kind in _MARK_KINDS],
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
