"""What a sentence speaks about: references, counts and amounts."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.amounts import (
    Amount,
    AnyNumber,
    AtLeast,
    CostOf,
    CountOf,
    CountThem,
    Difference,
    EventCount,
    Exactly,
    Groups,
    Half,
    Highest,
    Number,
    OneOf,
    PowerOf,
    Quantity,
    Rounding,
    Sum,
    Times,
    UpTo,
    X,
)
from engine.abilities.counters import CountersInPlay, CountersOn, CountersRemoved
from engine.abilities.damage import DamageDealt, DamageOn, DamagePoints
from engine.abilities.events import PlayerActs
from engine.abilities.naming import NamedNumber
from engine.abilities.nouns import Among, ControlledBy, InZone, IsCard, Named, Noun, Trait
from engine.abilities.references import (
    Any,
    Both,
    BottomOfDeck,
    Chosen,
    Every,
    InPlace,
    It,
    Participle,
    Pick,
    Source,
    That,
    The,
    TheDealt,
    Them,
    TheRest,
    This,
    Those,
    TopOfDeck,
)
from engine.abilities.stack import Casts
from engine.abilities.targets import Former, Latter
from engine.text import hanzi
from engine.text.chinese import nouns
from engine.text.chinese.terms import Rank
from engine.text.phrasebook import Teller, say, tell, words

Told = Callable[..., str]
#: What was done to a card, by the English word.
DONE = {
    **nouns.DONE,
    "cancelled": "被无效",
    "broken": "被损毁",
    "selected": "被选取",
    "searched": "被找出",
    "added": "被加入手牌",
    "played": "因此进场",
    "named": "被宣布",
    "entered": "进场",
    "blocking": "正在防御",
    "attacking": "正在攻击",
}


def number_of(t: Teller, count: object) -> hanzi.Number:
    """A count as a number that counts: "2张", "至多2张", "任意数量的"."""
    match count:
        case Exactly(Number() | X() as amount):
            return hanzi.Number(t(amount))
        case UpTo(Number() | X() as amount):
            return hanzi.Number(f"至多{t(amount)}")
        case AtLeast(amount):
            return hanzi.Number(t(amount), t.terms.or_more)
        case Exactly(amount) | UpTo(amount):
            most = "至多" if isinstance(count, UpTo) else ""
            return _Many(f"{most}与{_times(t, amount)}数量相同的")
        case _:
            return _Many("任意数量的")


def _times(t: Teller, amount: Amount) -> str:
    match amount:
        case Times(Number(1), count):
            return _times(t, count)
        case Times(each, count):
            return f"{_times(t, count)}的{t(each)}倍"
    return t(amount).removesuffix("的数量")


class _Many(hanzi.Number):
    """A number told without a measure word."""

    def of(self, measure: str) -> str:
        return self.before


def picked(t: Teller, pick: Pick, measure: str | None = None) -> str:
    """So many that fit, of cards when nothing else says so and the measure word is given."""
    return nouns.counted(t, pick.noun, number_of(t, pick.count), measure)


def from_hand(t: Teller, what: object) -> str:
    """What is taken from a hand: "1张手牌", "手牌中的1张火属性卡牌"."""
    if not isinstance(what, Pick | Every):
        return t(what)
    rest = tuple(
        quality for quality in what.noun.qualities if not (isinstance(quality, InZone) and quality.zone is t.terms.hand)
    )
    if rest != (IsCard(),):
        among = any(isinstance(quality, Among) for quality in rest)
        told = picked(t, Pick(what.count, Noun(rest)), "张") if isinstance(what, Pick) else nouns.all_of(t, Noun(rest))
        return told if among else f"手牌中的{told}"
    return f"{number_of(t, what.count).of('张')}手牌" if isinstance(what, Pick) else "所有手牌"


def casting(t: Teller, what: object) -> str:
    """To cast it: "将其招唤", "招唤手牌中的1张召唤兽"."""
    if isinstance(what, Every):
        return f"招唤{t(what, 'kind')}"
    return f"将{t(what)}招唤" if isinstance(what, It | Them) else f"招唤{t(what)}"


def _this(word: str) -> Told:
    def told(t: Teller, reference: That | Those | Chosen) -> str:
        return f"{word}{t(reference.noun)}"

    return told


def _both(t: Teller, both: Both) -> str:
    picks = [one for one in both.references if isinstance(one, Pick)]
    if len(picks) == len(both.references):
        return nouns.counted_together(t, [one.noun for one in picks], [number_of(t, one.count) for one in picks])
    return hanzi.listed([t(one) for one in both.references], "和")


def _in_place(t: Teller, reference: InPlace) -> str:
    """The reference where it is: "损毁区中的米蕾尔"."""
    match reference.what:
        case It():
            what = f"该{t.terms.card}"
        case Them():
            what = f"这些{t.terms.card}"
        case other:
            what = t(other)
    return f"{t(InZone(reference.zone, reference.player))}{what}"




def _deck_end(end: str) -> Told:
    def told(t: Teller, reference: TopOfDeck | BottomOfDeck) -> str:
        owner = t(reference.player, "whose")
        return f"{owner}卡组最{end}方的{number_of(t, reference.count).of('张')}{t.terms.card}"

    return told


def _points(t: Teller, amount: DamagePoints) -> str:
    return f"{t(amount.player)}受到的伤害点数"


def _half(t: Teller, half: Half) -> str:
    way = "向上取整" if half.rounding is Rounding.UP else "向下取整"
    unit = f"以{half.unit}为单位" if half.unit != 1 else ""
    return f"{t(half.whole)}的一半（{unit}{way}）"


def _any(t: Teller, reference: Any) -> str:
    """Any that fits; of a hand it is one card."""
    if nouns.is_hand(t, reference.noun):
        return nouns.counted(t, reference.noun, hanzi.Number("1"))
    return t(reference.noun)


def _doer(t: Teller, reference: Any) -> str:
    """Whoever does something: a card that only its name tells is told by its name alone."""
    match reference.noun.qualities:
        case (Named(name),) if not t.terms.names_suffice:
            return t.name(name)
    return t(reference)


# "for each": a clause of its own, before what is counted so often.


def each(t: Teller, amount: Amount) -> str:
    """For every one of the amount: "你每控制1个前锋，"."""
    return t(amount, "each") if t.tells(amount, "each") else f"{t(amount)}每有1，"


def _each_group(t: Teller, groups: Groups) -> str:
    match groups.of:
        case CountOf(noun):
            return _each_thing(t, groups.size, noun)
        case of:
            return f"{t(of)}每有{groups.size}，"


def _each_event(t: Teller, count: EventCount) -> str:
    match count.event:
        case PlayerActs(player, (Casts(what, _),)):
            measure = nouns.measure_of(t, what.noun) if isinstance(what, Any) else "个"
            return f"{t(player)}在本回合中每招唤过1{measure}{t(what)}，"
        case event:
            return f"本回合中每有1次{t(event)}，"


def _each_thing(t: Teller, size: int, noun: Noun) -> str:
    """ "你每控制1个前锋，", "你的损毁区中每有5张卡牌，"."""
    number = f"{size}{nouns.measure_of(t, noun)}"
    for quality in noun.qualities:
        if isinstance(quality, ControlledBy) and nouns.rank_of(t, quality, noun) is Rank.PLACE:
            rest = Noun(tuple(other for other in noun.qualities if other != quality))
            return f"{t(quality.player)}每控制{number}{t(rest)}，"
    told = nouns.parts(t, noun)
    return f"{hanzi.bare(told.place)}每有{number}{told.rest}，"


def spread(t: Teller, amount: Amount) -> tuple[str, Amount]:
    """An amount for each of something as the clause that says for what, and the amount itself."""
    return (each(t, amount.count), amount.each) if isinstance(amount, Times) else ("", amount)


def damage(t: Teller, amount: Amount) -> str:
    """So much damage."""
    match amount:
        case Number() | X():
            return f"{t(amount)}点伤害"
        case DamageDealt():
            return "同等数值的伤害"
        case _:
            return f"等同于{t(amount)}的伤害"


SAYINGS = [
    tell(Source, lambda t, reference: t.own()),
    say(It, "其"),
    say(Them, "它们"),
    tell(This, lambda t, reference: f"这{nouns.measure_of(t, reference.noun)}{t(reference.noun)}"),
    tell(That, _this("该")),
    tell(Those, _this("这些")),
    tell(Chosen, _this("被选择的")),
    say(Former, "前者"),
    say(Latter, "后者"),
    tell(Every, lambda t, reference: nouns.all_of(t, reference.noun)),
    say(Every, "{noun}", "kind"),
    say(The, "{noun}"),
    tell(InPlace, _in_place),
    tell(Any, _any),
    tell(Any, _doer, "doer"),
    tell(Any, lambda t, reference: nouns.counted(t, reference.noun, hanzi.Number("1")), "one"),
    tell(Pick, picked),
    tell(TopOfDeck, _deck_end("上")),
    tell(BottomOfDeck, _deck_end("下")),
    # A word of one syllable needs 的 before it.
    tell(TheRest, lambda t, reference: f"其余{'的' if len(t.terms.card) == 1 else ''}{t.terms.card}"),
    tell(Both, _both),
    say(TheDealt, "{participle}{noun}"),
    tell(Participle, lambda t, participle: f"{(DONE | t.terms.done).get(participle.done, '被选取')}的"),
    # Counts and amounts.
    tell(Exactly, lambda t, count: number_of(t, count).of("个")),
    tell(UpTo, lambda t, count: number_of(t, count).of("个")),
    tell(AtLeast, lambda t, count: number_of(t, count).of("个")),
    tell(AnyNumber, lambda t, count: number_of(t, count).of("个")),
    say(Number, "{number}"),
    say(X, "X"),
    say(CountOf, "{noun}的数量"),
    say(CountThem, "{them}的数量"),
    tell(PowerOf, lambda t, amount: f"{hanzi.of(t(amount.whose))}{t(Trait.POWER)}"),
    tell(CostOf, lambda t, amount: f"{hanzi.of(t(amount.whose))}{t(Trait.COST)}"),
    tell(DamagePoints, _points),
    say(DamageOn, "{whose}受到的伤害"),
    tell(CountersOn, lambda t, amount: f"{t(amount.where)}上的{nouns.counter(t, amount.counter)}的数量"),
    tell(CountersInPlay, lambda t, amount: f"{t(amount.noun)}上的{nouns.counter(t, amount.counter)}的数量"),
    tell(CountersRemoved, lambda t, amount: f"移除的{nouns.counter(t, amount.counter)}的数量"),
    say(DamageDealt, "该伤害的数值"),
    say(NamedNumber, "宣布的数字"),
    say(EventCount, "本回合中{event}的次数"),
    # For each of them, before what is counted so often.
    tell(CountOf, lambda t, amount: _each_thing(t, 1, amount.noun), "each"),
    tell(CountersOn, lambda t, amount: f"{t(amount.where)}上每有1个{nouns.counter(t, amount.counter)}，", "each"),
    tell(CountersInPlay, lambda t, amount: f"{t(amount.noun)}上每有1个{nouns.counter(t, amount.counter)}，", "each"),
    tell(CountersRemoved, lambda t, amount: f"每移除了1个{nouns.counter(t, amount.counter)}，", "each"),
    say(DamagePoints, "{player}每受到1点伤害，", "each"),
    tell(Groups, _each_group, "each"),
    tell(EventCount, _each_event, "each"),
    say(Times, "{each}×{count}"),
    say(Sum, "{first}+{second}"),
    say(Difference, "{first}-{second}"),
    tell(
        Highest,
        lambda t, amount: f"{t(amount.noun)}中最{'低' if amount.lowest else '高'}的{t(amount.trait)}",
    ),
    say(Groups, "{of}除以{size}（向下取整）"),
    tell(Half, _half),
    *words({Rounding.UP: "向上取整", Rounding.DOWN: "向下取整"}),
    tell(OneOf, lambda t, quantity: f"为{t(quantity.amount)}或{t(quantity.other)}"),
    tell(Quantity, lambda t, quantity: nouns.compared(t, quantity.comparison, quantity.amount)),
]
