"""Noun phrases: where a thing is, how many, what it is like, and what it is.

Chinese puts everything before the head: "对手控制的 | 1个 | 消耗为3或以下的 | 火属性 | 前锋". The number stands
after the place, and "所有" right before the last words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from engine import abilities as ab
from engine.text import hanzi
from engine.text.phrasebook import Rank, Teller, say, tell, words

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
    "added": "被加入手牌",
    "played": "因此进场",
    "activated": "进入行动状态",
    "cancelled": "被无效",
    "selected": "被选取",
    "searched": "被找出",
}


@dataclass(frozen=True, slots=True)
class Parts:
    """A noun phrase in the order in which Chinese says it."""

    #: "米蕾尔以外的": before the place, or else right after the number, so that it excludes nothing more.
    exclusion: str
    place: str
    attributes: str
    #: What it is: "火属性【职业（X）】的前锋".
    core: str
    #: Whether a name or another label is part of that.
    labelled: bool

    @property
    def rest(self) -> str:
        """All but the place."""
        return self.exclusion + self.attributes + self.core

    @property
    def whole(self) -> str:
        """The phrase without a number."""
        return self.exclusion + self.place + self.attributes + self.core


def parts(t: Teller, noun: ab.Noun, form: str = "", cards: bool = False) -> Parts:
    """The noun phrase, sorted; of `cards` where the sentence says that it speaks of cards."""
    found: dict[Rank, list[str]] = {rank: [] for rank in Rank}
    for quality in _said(t, noun):
        rank = rank_of(t, quality, noun)
        found[rank].append(t(quality, "head" if rank is Rank.HEAD and t.tells(quality, "head") else form))
    said = {rank: "".join(told) for rank, told in found.items()}
    core = _core(t, noun, said, cards)
    return Parts(said[Rank.EXCLUSION], said[Rank.PLACE], said[Rank.ATTRIBUTE], core, bool(said[Rank.LABEL]))


def _said(t: Teller, noun: ab.Noun) -> Sequence[ab.Quality]:
    """The qualities that are said; of the cards of a hand only whose they are."""
    if not is_hand(t, noun):
        return t.terms.said(noun)
    zones = [quality for quality in noun.qualities if isinstance(quality, ab.InZone)]
    return (*(ab.OwnedBy(zone.player) for zone in zones if zone.player is not None), ab.InZone(t.terms.hand))


def _core(t: Teller, noun: ab.Noun, said: dict[Rank, str], cards: bool) -> str:
    marks, labels, head = said[Rank.MARK], said[Rank.LABEL], said[Rank.HEAD]
    are_cards = cards or measure_of(t, noun) == "张"
    if not head and not labels:
        head = t.terms.card if are_cards else t.terms.thing
    if are_cards and head == t.terms.thing:
        head = t.terms.card_of_thing
    if t.terms.names_suffice and labels and head not in t.terms.called.values():
        owner = any(isinstance(quality, ab.ControlledBy) for quality in noun.qualities)
        head, labels = "", f"{head.removesuffix(t.terms.thing)}的{labels}" if owner else labels
    joint = "的" if labels and head else ""
    return f"{marks}{'的' if len(set('或和') & set(marks)) else ''}{labels}{joint}{head}"


def described(t: Teller, noun: ab.Noun) -> str:
    """What it is like, for a phrase that goes on to say what it is."""
    return "".join(t(quality) for quality in noun.qualities if rank_of(t, quality, noun) is not Rank.HEAD)


def is_hand(t: Teller, noun: ab.Noun) -> bool:
    """Whether it speaks of the cards of a hand and says nothing else of them."""
    return zone_of(noun) is t.terms.hand and all(
        isinstance(one, ab.OwnedBy | ab.IsCard | ab.InZone) for one in noun.qualities
    )


def is_controlled(t: Teller, noun: ab.Noun) -> bool:
    """Whether it speaks of what a player controls: it names no place, and the game says so of what is in play."""
    return t.terms.controlled and not _is_placed(t, noun)


def _is_placed(t: Teller, noun: ab.Noun) -> bool:
    """Whether a phrase says where it looks, be it in each of its alternatives."""
    return any(
        rank_of(t, one, noun) is Rank.PLACE
        or (isinstance(one, ab.AnyOf) and any(_is_placed(t, option) for option in one.options))
        for one in noun.qualities
    )


def zone_of(noun: ab.Noun) -> Enum | None:
    """The zone that a phrase names, if it does."""
    return next((quality.zone for quality in noun.qualities if isinstance(quality, ab.InZone)), None)


def counted(t: Teller, noun: ab.Noun, number: hanzi.Number, measure: str | None = None) -> str:
    """So many that fit the noun: "对手控制的1个消耗为3或以下的前锋"."""
    measure = measure or measure_of(t, noun)
    told = parts(t, noun, cards=measure == "张")
    return told.place + numbered(told, number, measure)


def counted_together(t: Teller, nouns: Sequence[ab.Noun], numbers: Sequence[hanzi.Number]) -> str:
    """Several of a list: the place that only the last one says holds for all and stands before them."""
    *before, last = nouns
    place = ranked(t, last, Rank.PLACE)
    if not before or not place or any(ranked(t, noun, Rank.PLACE) for noun in before):
        return hanzi.listed([counted(t, *one) for one in zip(nouns, numbers, strict=True)], "和")
    heads = ranked(t, last, Rank.HEAD)
    told = []
    for noun, number in zip((*(_completed(t, noun, heads, place) for noun in before), last), numbers, strict=True):
        measure = measure_of(t, noun)
        told.append(numbered(parts(t, noun, cards=measure == "张"), number, measure))
    return parts(t, last).place + hanzi.listed(told, "和")


def _completed(t: Teller, noun: ab.Noun, heads: tuple[ab.Quality, ...], place: tuple[ab.Quality, ...]) -> ab.Noun:
    """A thing of a list with what only the last one says; what it is only where nothing but its mark is said."""
    only_mark = all(rank_of(t, quality, noun) is Rank.MARK for quality in noun.qualities)
    return ab.Noun((*noun.qualities, *(heads if only_mark else ()), *place))


def numbered(told: Parts, number: hanzi.Number, measure: str) -> str:
    """The phrase without its place, with a number."""
    many = number.of(measure)
    if told.exclusion or told.attributes or told.labelled:
        many = many.replace("或以上的", "或以上").replace("或以下的", "或以下")
    return many + told.rest


def counter(t: Teller, name: str) -> str:
    """A counter by its name."""
    return f"{t.terms.counters.get(name) or t.name(name)}指示物"


def all_of(t: Teller, noun: ab.Noun) -> str:
    """All that fit the noun."""
    told = parts(t, noun, "all")
    every = "" if told.labelled and t.terms.names_suffice else "所有"
    return f"{told.exclusion}{told.place}{told.attributes}{every}{told.core}"


def measure_of(t: Teller, noun: ab.Noun) -> str:
    """The measure word: 张 for cards, 个 for what is in play or waits to resolve, or what the game counts by."""
    return t.terms.measure(noun) if t.terms.measure is not None else "张" if _is_card(t, noun) else "个"


def _is_card(t: Teller, noun: ab.Noun) -> bool:
    """Whether the phrase speaks of cards, which lie somewhere, and not of what is in play."""
    return any(_says_card(t, quality) for quality in noun.qualities)


def _says_card(t: Teller, quality: ab.Quality) -> bool:
    match quality:
        case ab.InZone(zone, _):
            return zone not in t.terms.objects
        case ab.AnyOf(options):
            return any(_is_card(t, option) for option in options)
        case ab.IsCard() | ab.Among() | ab.Done():
            return True
        case _:
            return False


def ranked(t: Teller, noun: ab.Noun, rank: Rank) -> tuple[ab.Quality, ...]:
    """The qualities that are said in one place of the phrase."""
    return tuple(quality for quality in noun.qualities if rank_of(t, quality, noun) is rank)


def rank_of(t: Teller, quality: ab.Quality, noun: ab.Noun) -> Rank:
    """Where in the phrase the quality is said."""
    if isinstance(quality, ab.AnyOf):
        of = {rank_of(t, one.qualities[0], noun) if len(one.qualities) == 1 else Rank.HEAD for one in quality.options}
        return of.pop() if len(of) == 1 else Rank.LABEL if of <= {Rank.LABEL, Rank.MARK} else Rank.HEAD
    if isinstance(quality, ab.OtherThan) and (denied := _denied(t, quality)) is not None:
        rank = t.terms.rank(denied, noun)
        return {Rank.HEAD: Rank.MARK, Rank.LABEL: Rank.ATTRIBUTE}.get(rank, rank)
    if isinstance(quality, ab.InZone):
        return Rank.HEAD if _names_its_cards(t, quality, noun) else Rank.PLACE
    return t.terms.rank(quality, noun)


def _names_its_cards(t: Teller, quality: ab.InZone, noun: ab.Noun) -> bool:
    """Whether the cards in the zone are called by it, rather than cards that lie there."""
    if quality.zone is t.terms.hand:
        return is_hand(t, noun)
    return quality.zone in t.terms.called and not any(isinstance(one, ab.IsCard | ab.Named) for one in noun.qualities)


def alternatives(join: Callable[[Sequence[str]], str]) -> Callable[[Teller, ab.AnyOf], str]:
    """Alternatives: "火属性或水属性", "消耗为1或力量为1000的"."""

    def told(t: Teller, quality: ab.AnyOf) -> str:
        lone = all(len(option.qualities) == 1 for option in quality.options)
        is_head = rank_of(t, quality, ab.Noun(())) is Rank.HEAD
        said = [t(option.qualities[0]) if lone and not is_head else t(option) for option in quality.options]
        if all(one.endswith("的") for one in said):
            return join([hanzi.bare(one) for one in said]) + "的"
        return join(said)

    return told


def _noun(t: Teller, noun: ab.Noun) -> str:
    match noun.qualities:
        # "Ramza in your hand": this one, as what or where it is.
        case (ab.Among(ab.Source() | ab.This() as one), *being) if being:
            return "".join(t(quality) for quality in being) + t(one)
    return parts(t, noun).whole


# What a thing is said to be, after 是否.


def _is(t: Teller, noun: ab.Noun) -> str:
    """A predicate: "为前锋", "处于休止状态", "在战场上"."""
    ranks = {rank_of(t, quality, noun) for quality in noun.qualities}
    alone = len(noun.qualities) == 1 and t.tells(noun.qualities[0], "is")
    if not alone and ranks & {Rank.HEAD, Rank.LABEL}:
        return f"为{_noun(t, noun)}"
    if not alone and ranks == {Rank.MARK}:
        return f"为{t.all(noun.qualities, '')}"
    return "且".join(t(quality, "is") for quality in noun.qualities)


def compared(t: Teller, comparison: ab.Comparison, amount: object) -> str:
    """How a number stands to another: "为3或以下", "小于其力量"."""
    match comparison, amount:
        case ab.Comparison.EXACTLY, ab.Sum(first, second):
            return f"比{t(first)}大{t(second)}"
        case ab.Comparison.EXACTLY, ab.Difference(first, second):
            return f"比{t(first)}小{t(second)}"
    told = t(amount)
    more, less = hanzi.bare(t.terms.or_more), hanzi.bare(t.terms.or_less)
    signs = {
        ab.Comparison.EXACTLY: ("为{}", "等于{}"),
        ab.Comparison.AT_LEAST: (f"为{{}}{more}", "大于或等于{}"),
        ab.Comparison.AT_MOST: (f"为{{}}{less}", "小于或等于{}"),
        ab.Comparison.MORE: ("大于{}", "大于{}"),
        ab.Comparison.LESS: ("小于{}", "小于{}"),
    }
    return signs[comparison][not isinstance(amount, ab.Number | ab.X)].format(told)


def number_of(t: Teller, quantity: ab.Quantity) -> hanzi.Number:
    """A range as a number that counts: "2个或以上的", "恰好3个"."""
    told = t(quantity.amount)
    if isinstance(quantity, ab.OneOf):
        return hanzi.Number(f"{told}或{t(quantity.other)}")
    joint = "的" if t.terms.or_more.endswith("的") else ""
    match quantity.comparison:
        case ab.Comparison.EXACTLY:
            return hanzi.Number("0" if quantity.amount == ab.Number(0) else f"恰好{told}")
        case ab.Comparison.AT_LEAST:
            return hanzi.Number(told, t.terms.or_more)
        case ab.Comparison.AT_MOST:
            return hanzi.Number(told, t.terms.or_less)
        case ab.Comparison.MORE:
            return hanzi.Number(f"多于{told}", joint)
        case ab.Comparison.LESS:
            return hanzi.Number(f"少于{told}", joint)


def in_zone(t: Teller, quality: ab.InZone) -> str:
    if quality.zone is t.terms.removed:
        return "已从游戏中移除的"
    owner = "" if quality.player is None else t(quality.player, "whose")
    return f"{owner}{t(quality.zone)}{t.terms.upon if quality.zone in t.terms.objects else '中'}的"


def _called(t: Teller, quality: ab.InZone) -> str:
    """The cards of a zone by the word for them: "手牌"."""
    owner = "" if quality.player is None else t(quality.player, "whose")
    return owner + (t.terms.called.get(quality.zone) or t(quality.zone))


def _is_in_zone(t: Teller, quality: ab.InZone) -> str:
    told = hanzi.bare(in_zone(t, quality))
    return told if quality.zone is t.terms.removed else f"在{told}"


def _excluded(t: Teller, what: object) -> str:
    """What something is not: a reference, a noun, or only a mark of one."""
    match what:
        case ab.Noun((quality,)) if rank_of(t, quality, ab.Noun(())) is Rank.MARK:
            return t(quality)
    return t(what)


def _denied(t: Teller, quality: ab.OtherThan) -> ab.Quality | None:
    """The quality that is denied in words of its own: "没有勇气的"."""
    match quality.what:
        case ab.Noun((one,)) if t.tells(one, "not"):
            return one
    return None


def other_than(t: Teller, quality: ab.OtherThan) -> str:
    denied = _denied(t, quality)
    return f"{_excluded(t, quality.what)}以外的" if denied is None else t(denied, "not")


def _is_not(t: Teller, quality: ab.OtherThan) -> str:
    denied = _denied(t, quality)
    told = "" if denied is None else t(denied, "not")
    return hanzi.bare(told) if told.endswith("的") else f"不是{_excluded(t, quality.what)}"


def _number(joint: str = "") -> Callable[[Teller, ab.TraitIs], str]:
    """A number that it has, or has not: "消耗为3的", "消耗不为3的"."""
    return lambda t, quality: f"{t(quality.trait)}{joint}{compared(t, quality.comparison, quality.amount)}的"


def among(t: Teller, quality: ab.Among) -> str:
    """Of which it is one: "其中的"."""
    return "其中的" if isinstance(quality.them, ab.Them) else f"{t(quality.them)}中的"


def done(t: Teller, quality: ab.Done) -> str:
    """What this ability has done to it: "因此被丢弃的"."""
    owner = "" if quality.player is None else t(quality.player, "whose")
    return f"{owner}因此{(DONE | t.terms.done).get(quality.word, '被选取')}的"


SAYINGS = [
    tell(ab.Noun, _noun),
    tell(ab.Noun, _is, "is"),
    tell(ab.AnyOf, alternatives("或".join)),
    tell(ab.AnyOf, alternatives("和".join), "all"),
    tell(ab.IsCard, lambda t, quality: t.terms.card),
    say(ab.OnStack, "{kinds|或}"),
    tell(ab.OfType, lambda t, quality: t(quality.type)),
    say(ab.Named, "【卡牌名称（{name}）】"),
    # Where and whose.
    say(ab.Among, "在其中", "is"),
    tell(ab.Among, among),
    say(ab.ControlledBy, "{player}控制的"),
    say(ab.ControlledBy, "由{player}控制", "is"),
    say(ab.OwnedBy, "{player:whose}"),
    say(ab.OwnedBy, "属于{player}", "is"),
    tell(ab.InZone, in_zone),
    tell(ab.InZone, _called, "head"),
    tell(ab.InZone, _is_in_zone, "is"),
    tell(ab.OtherThan, other_than),
    tell(ab.OtherThan, _is_not, "is"),
    say(ab.Other, "其他"),
    say(ab.Other, "为其他的", "is"),
    # States.
    say(ab.Damaged, "已受到伤害的"),
    say(ab.Attacking, "正在攻击的"),
    say(ab.Blocking, "{whom?防御{whom}|正在防御}的"),
    tell(ab.Blocking, lambda t, quality: f"正在{hanzi.bare(t(quality)).removeprefix('正在')}", "is"),
    say(ab.BlockedBy, "被{whom}防御的"),
    say(ab.FaceUp, "正面朝上的"),
    say(ab.FaceDown, "正面朝下的"),
    # Numbers.
    tell(ab.TraitIs, _number()),
    tell(ab.TraitIs, _number("不"), "not"),
    tell(ab.CostOneOf, lambda t, quality: f"{t(ab.Trait.COST)}为{hanzi.listed(map(str, quality.numbers), '或')}的"),
    # What it has.
    say(ab.WithCounters, "放置有{quantity?{quantity:个}}{counter:counter}的"),
    *[tell(kind, lambda t, quantity: number_of(t, quantity).of("个"), "个") for kind in (ab.Quantity, ab.OneOf)],
    tell(str, counter, "counter"),
    say(ab.HasAbility, "拥有{keyword}的"),
    say(ab.HasAbility, "没有{keyword}的", "not"),
    say(ab.Same, "{whose?与{whose}}{trait}相同的"),
    say(ab.AllDifferent, "{trait}各不相同的"),
    tell(ab.TotalIs, lambda t, quality: f"{t(quality.trait)}合计{compared(t, quality.comparison, quality.amount)}的"),
    tell(ab.Done, done),
    say(ab.Property, "{player}拥有的"),
    say(ab.Property, "由{player}拥有", "is"),
    say(ab.DidThisTurn, "本回合中{never?未曾}{deed}的"),
    say(ab.DidThisTurn, "在本回合中{never?未曾}{deed}", "is"),
    say(ab.RemovedBy, "因{by}的技能而从游戏中移除的"),
    say(ab.OfNamed, "消耗为所宣布的奇数或偶数的", kind=ab.NameKind.PARITY),
    say(ab.OfNamed, "具有所宣布的{kind}的"),
    say(ab.DamagedBy, "本回合中受到过{by}的伤害的"),
    *words(
        {
            ab.Player.YOU: "你",
            ab.Player.OPPONENT: "对手",
            ab.Player.EACH: "双方玩家",
            ab.Player.EITHER: "任一玩家",
            ab.Player.THEY: "自己",
            ab.Player.WHO: "自己",
            ab.Player.ITS_CONTROLLER: "其控制者",
            ab.Player.ITS_OWNER: "其拥有者",
            ab.Player.TURN_PLAYER: "回合玩家",
        }
    ),
    tell(ab.Player, lambda t, player: f"{t(player)}的", "whose"),
    # Whoever does something.
    tell(ab.Player, lambda t, player: "该玩家" if player is ab.Player.THEY else t(player), "doer"),
]
