"""Noun phrases: where a thing is, how many, what it is like, and what it is.

Chinese puts everything before the head: "对手控制的 | 1个 | 消耗为3或以下的 | 火属性 | 前锋". The number stands
after the place, and "所有" right before the last words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.abilities.amounts import Comparison, Difference, Number, OneOf, Quantity, Sum, X
from engine.abilities.blocking import BlockedBy, Blocking
from engine.abilities.counters import WithCounters
from engine.abilities.damage import Damaged, DamagedBy
from engine.abilities.naming import NameKind, OfNamed
from engine.abilities.nouns import (
    AllDifferent,
    Among,
    AnyOf,
    Attacking,
    ControlledBy,
    CostIs,
    CostOfParity,
    CostOneOf,
    DidThisTurn,
    Done,
    FaceDown,
    FaceUp,
    HasAbility,
    InZone,
    IsCard,
    LacksAbility,
    Named,
    Noun,
    OfType,
    Other,
    OtherThan,
    OwnedBy,
    Parity,
    PowerIs,
    Property,
    Quality,
    RemovedBy,
    Same,
    TotalIs,
    Trait,
)
from engine.abilities.players import Player
from engine.abilities.references import Them
from engine.abilities.turning import Tapped, Untapped
from engine.games.fftcg.cards import CardType, Element
from engine.games.fftcg.vocabulary import (
    OTHER_GROUPS,
    AbilityWord,
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
from engine.text import hanzi
from engine.text.phrasebook import Teller, say, tell, words

#: Where it is and whose.
_PLACES = (Among, ControlledBy, InZone, OwnedBy)
#: What it is: said right before the head, and the head itself.
_MARKS = (OfElement, MultiElement)
_LABELS = (WithJob, OfCategory, Named)
_HEADS = (OfType, IsCharacter, IsCard, IsParty, OnStack)
#: Off the field and the stack, things are cards and counted as such.
_AS_OBJECTS = (Zone.FIELD, Zone.STACK)
#: What an ability has done to a card.
DONE = {
    "removed": "被移除",
    "discarded": "被丢弃",
    "revealed": "被公开",
    "returned": "被放回",
    "drawn": "取到",
    "placed": "被放置",
    "dulled": "休止",
    "broken": "损毁",
    "put into the Break Zone": "被置于损毁区",
    "added": "被加入手牌",
    "played": "因此进场",
    "activated": "进入行动状态",
    "frozen": "被冻结",
    "cancelled": "被无效",
    "selected": "被选取",
    "searched": "被找出",
    OTHER_GROUPS: "在其他组中",
}


@dataclass(frozen=True, slots=True)
class Parts:
    """A noun phrase in the order in which Chinese says it."""

    #: "米蕾尔以外的": before the place, or else right after the number, so that it excludes nothing more.
    exclusion: str
    place: str
    attributes: str
    marks: str
    labels: str
    head: str

    @property
    def core(self) -> str:
        """What it is: "火属性【职业（X）】的前锋"."""
        joint = "的" if self.labels and self.head else ""
        return f"{self.marks}{self.labels}{joint}{self.head}"

    @property
    def rest(self) -> str:
        """All but the place."""
        return self.exclusion + self.attributes + self.core

    @property
    def qualities(self) -> str:
        """What it is like, without what it is."""
        return self.exclusion + self.place + self.attributes + self.marks + self.labels

    @property
    def whole(self) -> str:
        """The phrase without a number."""
        return self.exclusion + self.place + self.attributes + self.core


def parts(t: Teller, noun: Noun, form: str = "", cards: bool = False) -> Parts:
    """The noun phrase, sorted; of `cards` where the sentence says that it speaks of cards."""
    match noun.qualities:
        case (IsCard(), InZone(Zone.HAND, owner)):
            return Parts("", "" if owner is None else t(owner, "whose"), "", "", "", "手牌")
    found: dict[str, list[str]] = {rank: [] for rank in ("exclusion", "place", "attribute", "mark", "label", "head")}
    for quality in noun.qualities:
        found[_rank(quality)].append(t(quality, form))
    heads = found["head"]
    are_cards = cards or _is_card(noun)
    if not heads and not found["label"]:
        heads = ["卡牌" if are_cards else "角色"]
    if are_cards and heads == ["角色"]:
        heads = ["角色牌"]
    said = {rank: "".join(told) for rank, told in found.items()}
    return Parts(said["exclusion"], said["place"], said["attribute"], said["mark"], said["label"], "".join(heads))


def counted(t: Teller, noun: Noun, number: hanzi.Number, measure: str | None = None) -> str:
    """So many that fit the noun: "对手控制的1个消耗为3或以下的前锋"."""
    measure = measure or measure_of(noun)
    told = parts(t, noun, cards=measure == "张")
    return told.place + numbered(told, number, measure)


def counted_together(t: Teller, nouns: Sequence[Noun], numbers: Sequence[hanzi.Number]) -> str:
    """Several of a list: the place that only the last one says holds for all and stands before them."""
    *before, last = nouns
    place = tuple(quality for quality in last.qualities if _rank(quality) == "place")
    if not before or not place or any(_rank(quality) == "place" for noun in before for quality in noun.qualities):
        return hanzi.listed([counted(t, *one) for one in zip(nouns, numbers, strict=True)], "和")
    heads = tuple(quality for quality in last.qualities if _rank(quality) == "head")
    told = []
    for noun, number in zip((*(_completed(noun, heads, place) for noun in before), last), numbers, strict=True):
        measure = measure_of(noun)
        told.append(numbered(parts(t, noun, cards=measure == "张"), number, measure))
    return parts(t, last).place + hanzi.listed(told, "和")


def _completed(noun: Noun, heads: tuple[Quality, ...], place: tuple[Quality, ...]) -> Noun:
    """A thing of a list with what only the last one says; what it is only where nothing but its Element is said."""
    only_mark = all(_rank(quality) == "mark" for quality in noun.qualities)
    return Noun((*noun.qualities, *(heads if only_mark else ()), *place))


def numbered(told: Parts, number: hanzi.Number, measure: str) -> str:
    """The phrase without its place, with a number."""
    many = number.of(measure)
    if told.exclusion or told.attributes or told.labels:
        many = many.replace("或以上的", "或以上").replace("或以下的", "或以下")
    return many + told.rest


def counter(t: Teller, name: str) -> str:
    """A counter by its name; those of Warp have the name of that ability (FFTCG 15.2.7.3)."""
    word = t(AbilityWord.WARP) if name == AbilityWord.WARP.value else t.name(name)
    return f"{word}指示物"


def all_of(t: Teller, noun: Noun) -> str:
    """All that fit the noun."""
    told = parts(t, noun, "all")
    return f"{told.exclusion}{told.place}{told.attributes}所有{told.core}"


def says_what(noun: Noun) -> bool:
    """Whether the phrase says what kind of thing it is."""
    return any(_rank(quality) == "head" for quality in noun.qualities)


def measure_of(noun: Noun) -> str:
    """The measure word: 张 for cards, 个 for what is on the field or the stack."""
    return "张" if _is_card(noun) else "个"


def _is_card(noun: Noun) -> bool:
    return any(_says_card(quality) for quality in noun.qualities)


def _says_card(quality: Quality) -> bool:
    match quality:
        case InZone(zone, _):
            return zone not in _AS_OBJECTS
        case AnyOf(options):
            return any(map(_is_card, options))
        case IsCard() | Among() | Done():
            return True
        case _:
            return False


def _rank(quality: Quality) -> str:
    """Where in the phrase the quality is said."""
    if isinstance(quality, AnyOf):
        ranks = {_rank(option.qualities[0]) if len(option.qualities) == 1 else "head" for option in quality.options}
        return ranks.pop() if len(ranks) == 1 else "label" if ranks <= {"label", "mark"} else "head"
    for rank, kinds in (
        ("exclusion", OtherThan),
        ("place", _PLACES),
        ("mark", _MARKS),
        ("label", _LABELS),
        ("head", _HEADS),
    ):
        if isinstance(quality, kinds):
            return rank
    return "attribute"


def _any_of(t: Teller, quality: AnyOf) -> str:
    """Alternatives, each with its place only where it differs."""
    return _alternatives(t, quality, "或")


def _alternatives(t: Teller, quality: AnyOf, joint: str) -> str:
    rank = _rank(quality)
    if rank == "head":
        return joint.join(t(option) for option in quality.options)
    told = [t(option.qualities[0]) for option in quality.options]
    if rank == "attribute":
        return joint.join(map(hanzi.bare, told)) + "的"
    return joint.join(told)


def _noun(t: Teller, noun: Noun) -> str:
    return parts(t, noun).whole


# What a thing is said to be, after 是否.


def _is(t: Teller, noun: Noun) -> str:
    """A predicate: "为前锋", "处于休止状态", "在战场上"."""
    if any(_rank(quality) in ("head", "label") for quality in noun.qualities):
        return f"为{_noun(t, noun)}"
    return "且".join(t(quality, "is") for quality in noun.qualities)


def _predicate(t: Teller, quality: Quality) -> str:
    return hanzi.bare(t(quality))


def compared(t: Teller, comparison: Comparison, amount: object) -> str:
    """How a number stands to another: "为3或以下", "小于其力量"."""
    match comparison, amount:
        case Comparison.EXACTLY, Sum(first, second):
            return f"比{t(first)}大{t(second)}"
        case Comparison.EXACTLY, Difference(first, second):
            return f"比{t(first)}小{t(second)}"
    told = t(amount)
    signs = {
        Comparison.EXACTLY: ("为{}", "等于{}"),
        Comparison.AT_LEAST: ("为{}或以上", "大于或等于{}"),
        Comparison.AT_MOST: ("为{}或以下", "小于或等于{}"),
        Comparison.MORE: ("大于{}", "大于{}"),
        Comparison.LESS: ("小于{}", "小于{}"),
    }
    return signs[comparison][not isinstance(amount, Number | X)].format(told)


def number_of(t: Teller, quantity: Quantity) -> hanzi.Number:
    """A range as a number that counts: "2个或以上的", "恰好3个"."""
    told = t(quantity.amount)
    if isinstance(quantity, OneOf):
        return hanzi.Number(f"{told}或{t(quantity.other)}")
    match quantity.comparison:
        case Comparison.EXACTLY:
            return hanzi.Number(f"恰好{told}")
        case Comparison.AT_LEAST:
            return hanzi.Number(told, "或以上的")
        case Comparison.AT_MOST:
            return hanzi.Number(told, "或以下的")
        case Comparison.MORE:
            return hanzi.Number(f"多于{told}", "的")
        case Comparison.LESS:
            return hanzi.Number(f"少于{told}", "的")


def _in_zone(t: Teller, quality: InZone) -> str:
    if quality.zone is Zone.REMOVED:
        return "已从游戏中移除的"
    owner = "" if quality.player is None else t(quality.player, "whose")
    if quality.zone in (Zone.FIELD, Zone.STACK):
        return f"{owner}{t(quality.zone)}上的"
    return f"{owner}{t(quality.zone)}中的"


def _is_in_zone(t: Teller, quality: InZone) -> str:
    told = hanzi.bare(_in_zone(t, quality))
    return told if quality.zone is Zone.REMOVED else f"在{told}"


def _excluded(t: Teller, what: object) -> str:
    """What something is not: a reference, a noun, or only a mark of one."""
    match what:
        case Noun((quality,)) if _rank(quality) == "mark":
            return t(quality)
    return t(what)


def _among(t: Teller, quality: Among) -> str:
    return "其中的" if isinstance(quality.them, Them) else f"{t(quality.them)}中的"


def _counters(t: Teller, quality: WithCounters) -> str:
    name = counter(t, quality.counter)
    if quality.quantity is None:
        return f"放置有{name}的"
    return f"放置有{number_of(t, quality.quantity).of('个')}{name}的"


def _same(t: Teller, quality: Same) -> str:
    other = "" if quality.whose is None else f"与{t(quality.whose)}"
    return f"{other}{t(quality.trait)}相同的"


SAYINGS = [
    tell(Noun, _noun),
    tell(Noun, _is, "is"),
    tell(AnyOf, _any_of),
    tell(AnyOf, lambda t, quality: _alternatives(t, quality, "和"), "all"),
    say(IsCard, "卡牌"),
    tell(OfType, lambda t, quality: t(quality.type)),
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
    say(Named, "【卡牌名称（{name}）】"),
    # Where and whose.
    say(Among, "在其中", "is"),
    tell(Among, _among),
    say(ControlledBy, "{player}控制的"),
    say(ControlledBy, "由{player}控制", "is"),
    say(OwnedBy, "{player:whose}"),
    say(OwnedBy, "属于{player}", "is"),
    tell(InZone, _in_zone),
    tell(InZone, _is_in_zone, "is"),
    tell(OtherThan, lambda t, quality: f"{_excluded(t, quality.what)}以外的"),
    tell(OtherThan, lambda t, quality: f"不是{_excluded(t, quality.what)}", "is"),
    say(Other, "其他"),
    say(Other, "为其他的", "is"),
    # States.
    say(Untapped, "行动状态的"),
    say(Untapped, "处于行动状态", "is"),
    say(Tapped, "休止状态的"),
    say(Tapped, "处于休止状态", "is"),
    say(IsFrozen, "被冻结的"),
    tell(IsFrozen, _predicate, "is"),
    say(Damaged, "已受到伤害的"),
    tell(Damaged, _predicate, "is"),
    say(EveryOne, "所有的{trait}"),
    say(Attacking, "正在攻击的"),
    tell(Attacking, _predicate, "is"),
    say(Blocking, "正在防御的", whom=None),
    say(Blocking, "防御{whom}的"),
    tell(Blocking, lambda t, quality: f"正在{hanzi.bare(t(quality)).removeprefix('正在')}", "is"),
    say(BlockedBy, "被{whom}防御的"),
    tell(BlockedBy, _predicate, "is"),
    say(FaceUp, "正面朝上的"),
    tell(FaceUp, _predicate, "is"),
    say(FaceDown, "正面朝下的"),
    tell(FaceDown, _predicate, "is"),
    say(InParty, "组队中的", whose=None),
    say(InParty, "与{whose}组队的"),
    tell(InParty, _predicate, "is"),
    # Numbers.
    tell(CostIs, lambda t, quality: f"消耗{compared(t, quality.comparison, quality.amount)}的"),
    tell(CostIs, _predicate, "is"),
    tell(CostOneOf, lambda t, quality: f"消耗为{hanzi.listed(map(str, quality.numbers), '或')}的"),
    tell(CostOneOf, _predicate, "is"),
    say(CostOfParity, "消耗为{parity}的"),
    tell(CostOfParity, _predicate, "is"),
    *words({Parity.ODD: "奇数", Parity.EVEN: "偶数"}),
    tell(PowerIs, lambda t, quality: f"力量{compared(t, quality.comparison, quality.amount)}的"),
    tell(PowerIs, _predicate, "is"),
    # What it has.
    tell(WithCounters, _counters),
    tell(WithCounters, _predicate, "is"),
    say(HasAbility, "拥有{keyword}的"),
    tell(HasAbility, _predicate, "is"),
    say(LacksAbility, "没有{keyword}的"),
    tell(LacksAbility, _predicate, "is"),
    say(HasBurst, "拥有极限爆发技的"),
    tell(HasBurst, _predicate, "is"),
    say(IsGeneric, "带有普通图标的"),
    tell(IsGeneric, _predicate, "is"),
    say(NotGeneric, "不带普通图标的"),
    tell(NotGeneric, _predicate, "is"),
    tell(Same, _same),
    tell(Same, _predicate, "is"),
    say(AllDifferent, "{trait}各不相同的"),
    tell(TotalIs, lambda t, quality: f"{t(quality.trait)}合计{compared(t, quality.comparison, quality.amount)}的"),
    tell(TotalIs, _predicate, "is"),
    tell(AllDifferent, _predicate, "is"),
    say(Done, "其他组中的", word=OTHER_GROUPS),
    tell(Done, lambda t, quality: (
        f"{'' if quality.player is None else t(quality.player, 'whose')}因此{DONE.get(quality.word, '被选取')}的"
    )),
    tell(Done, _predicate, "is"),
    say(Property, "{player}拥有的"),
    say(Property, "由{player}拥有", "is"),
    say(DidThisTurn, "本回合中{deed}的", never=False),
    say(DidThisTurn, "本回合中未曾{deed}的"),
    say(DidThisTurn, "在本回合中{deed}", "is", never=False),
    say(DidThisTurn, "在本回合中未曾{deed}", "is"),
    say(RemovedBy, "因{by}的技能而从游戏中移除的"),
    say(RemovedBy, "因{by}的技能而从游戏中移除", "is"),
    say(OfNamed, "消耗为所宣布的奇数或偶数的", kind=NameKind.PARITY),
    say(OfNamed, "消耗为所宣布的奇数或偶数", "is", kind=NameKind.PARITY),
    say(OfNamed, "具有所宣布的{kind}的"),
    say(OfNamed, "具有所宣布的{kind}", "is"),
    say(DamagedBy, "本回合中受到过{by}的伤害的"),
    tell(DamagedBy, _predicate, "is"),
    say(ComesFrom, "由{source}发动的"),
    tell(ComesFrom, _predicate, "is"),
    say(Targets, "只选择了{what}的", only=True),
    say(Targets, "选择了{what}的"),
    tell(Targets, _predicate, "is"),
    *words(
        {
            Player.YOU: "你",
            Player.OPPONENT: "对手",
            Player.EACH: "双方玩家",
            Player.EITHER: "任一玩家",
            Player.THEY: "自己",
            Player.ITS_CONTROLLER: "其控制者",
            Player.ITS_OWNER: "其拥有者",
            Player.TURN_PLAYER: "回合玩家",
        }
    ),
    tell(Player, lambda t, player: f"{t(player)}的", "whose"),
    # Whoever does something.
    tell(Player, lambda t, player: "该玩家" if player is Player.THEY else t(player), "doer"),
]
