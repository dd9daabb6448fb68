"""What a sentence speaks about: references, counts and amounts."""

from __future__ import annotations

from collections.abc import Callable

from engine import abilities as ab
from engine.text import hanzi
from engine.text.chinese import nouns
from engine.text.phrasebook import Rank, Teller, say, tell, words

Told = Callable[..., str]
#: What was done to a card, by the English word.
DONE = {
    **nouns.DONE,
    "broken": "被损毁",
    "named": "被宣布",
    "chosen": "被选择",
    "entered": "进场",
    "blocking": "正在防御",
    "attacking": "正在攻击",
}


def number_of(t: Teller, count: object) -> hanzi.Number:
    """A count as a number that counts: "2张", "至多2张", "任意数量的"."""
    match count:
        case ab.Exactly(ab.Number() | ab.X() as amount):
            return hanzi.Number(t(amount))
        case ab.UpTo(ab.Number() | ab.X() as amount):
            return hanzi.Number(f"至多{t(amount)}")
        case ab.AtLeast(amount):
            return hanzi.Number(t(amount), t.terms.or_more)
        case ab.Exactly(amount) | ab.UpTo(amount):
            most = "至多" if isinstance(count, ab.UpTo) else ""
            return _Many(f"{most}与{_times(t, amount)}数量相同的")
        case ab.Quantity():
            return nouns.number_of(t, count)
        case _:
            return _Many("任意数量的")


def _times(t: Teller, amount: ab.Amount) -> str:
    match amount:
        case ab.Times(ab.Number(1), count):
            return _times(t, count)
        case ab.Times(each, count):
            return f"{_times(t, count)}的{t(each)}倍"
    return t(amount).removesuffix("的数量")


class _Many(hanzi.Number):
    """A number told without a measure word."""

    def of(self, measure: str) -> str:
        return self.before


def picked(t: Teller, pick: ab.Pick, measure: str | None = None) -> str:
    """So many that fit, of cards when nothing else says so and the measure word is given."""
    return nouns.counted(t, pick.noun, number_of(t, pick.count), measure)


def _from_hand(t: Teller, what: ab.Pick | ab.Every) -> str:
    """What is taken from a hand: "1张手牌", "手牌中的1张火属性卡牌"."""
    rest = tuple(
        quality
        for quality in what.noun.qualities
        if not (isinstance(quality, ab.InZone) and quality.zone is t.terms.hand)
    )
    if rest != (ab.IsCard(),):
        among = any(isinstance(quality, ab.Among) for quality in rest)
        told = (
            picked(t, ab.Pick(what.count, ab.Noun(rest)), "张")
            if isinstance(what, ab.Pick)
            else nouns.all_of(t, ab.Noun(rest))
        )
        return told if among else f"手牌中的{told}"
    return f"{number_of(t, what.count).of('张')}手牌" if isinstance(what, ab.Pick) else "所有手牌"


def _both(t: Teller, both: ab.Both) -> str:
    picks = [one for one in both.references if isinstance(one, ab.Pick)]
    if len(picks) == len(both.references):
        return nouns.counted_together(t, [one.noun for one in picks], [number_of(t, one.count) for one in picks])
    return hanzi.listed([t(one) for one in both.references], "和")


def _in_place(t: Teller, reference: ab.InPlace) -> str:
    """The reference where it is: "损毁区中的米蕾尔"."""
    match reference.what:
        case ab.It():
            what = f"该{t.terms.card}"
        case ab.Them():
            what = f"这些{t.terms.card}"
        case other:
            what = t(other)
    return f"{t(ab.InZone(reference.zone, reference.player))}{what}"


def _deck_end(end: str) -> Told:
    def told(t: Teller, reference: ab.TopOfDeck | ab.BottomOfDeck) -> str:
        owner = "" if reference.player is None else t(reference.player, "whose")
        return f"{owner}卡组最{end}方的{number_of(t, reference.count).of('张')}{t.terms.card}"

    return told


def _half(t: Teller, half: ab.Half) -> str:
    unit = f"以{half.unit}为单位" if half.unit != 1 else ""
    return f"{t(half.whole)}的一半（{unit}{t(half.rounding)}）"


def _any(t: Teller, reference: ab.Any) -> str:
    """Any that fits; of a hand it is one card."""
    if nouns.is_hand(t, reference.noun):
        return nouns.counted(t, reference.noun, hanzi.Number("1"))
    return t(reference.noun)


def _doer(t: Teller, reference: ab.Any) -> str:
    """Whoever does something: a card that only its name tells is told by its name alone."""
    match reference.noun.qualities:
        case (ab.Named(name),) if not t.terms.names_suffice:
            return t.name(name)
    return t(reference)


def _any_from_hand(t: Teller, what: ab.Any) -> str:
    """A card that comes from a hand without saying so."""
    rest = [quality for quality in what.noun.qualities if not isinstance(quality, ab.InZone)]
    return t(ab.Any(ab.Noun(tuple(rest))))


def _so_many(measure: str) -> Told:
    return lambda t, count: number_of(t, count).of(measure)


# "for each": a clause of its own, before what is counted so often.


def _each_group(t: Teller, groups: ab.Groups) -> str:
    match groups.of:
        case ab.CountOf(noun):
            return _each_thing(t, groups.size, noun)
        case of:
            return f"{t(of)}每有{groups.size}，"


def _each_event(t: Teller, count: ab.EventCount) -> str:
    match count.event:
        case ab.PlayerActs(player, (ab.Casts(what, _),)):
            measure = nouns.measure_of(t, what.noun) if isinstance(what, ab.Any) else "个"
            return f"{t(player)}在本回合中每招唤过1{measure}{t(what)}，"
        case event:
            return f"本回合中每有1次{t(event)}，"


def _each_thing(t: Teller, size: int, noun: ab.Noun) -> str:
    """ "你每控制1个前锋，", "你的损毁区中每有5张卡牌，"."""
    number = f"{size}{nouns.measure_of(t, noun)}"
    for quality in noun.qualities:
        if isinstance(quality, ab.ControlledBy) and nouns.rank_of(t, quality, noun) is Rank.PLACE:
            rest = ab.Noun(tuple(other for other in noun.qualities if other != quality))
            return f"{t(quality.player)}每控制{number}{t(rest)}，"
    told = nouns.parts(t, noun)
    return f"{hanzi.bare(told.place)}每有{number}{told.rest}，"


def spread(t: Teller, amount: ab.Amount) -> tuple[str, ab.Amount]:
    """An amount for each of something as the clause that says for what, and the amount itself."""
    return (t(amount.count, "each"), amount.each) if isinstance(amount, ab.Times) else ("", amount)


SAYINGS = [
    tell(ab.Source, lambda t, reference: t.own()),
    say(ab.It, "其"),
    say(ab.Them, "它们"),
    tell(ab.This, lambda t, reference: f"这{nouns.measure_of(t, reference.noun)}{t(reference.noun)}"),
    say(ab.That, "{many?这些|该}{noun}"),
    say(ab.Former, "前者"),
    say(ab.Latter, "后者"),
    tell(ab.Every, lambda t, reference: nouns.all_of(t, reference.noun)),
    say(ab.Every, "{noun}", "kind"),
    # What is cast, and what comes from a hand.
    say(ab.Every, "招唤{noun}", "cast"),
    say(ab.It, "将其招唤", "cast"),
    say(ab.Them, "将它们招唤", "cast"),
    tell(ab.Every, _from_hand, "from_hand"),
    tell(ab.Pick, _from_hand, "from_hand"),
    tell(ab.Any, _any_from_hand, "from_hand"),
    say(ab.The, "{noun}"),
    say(ab.ThisEffect, "此效果"),
    tell(ab.InPlace, _in_place),
    tell(ab.Any, _any),
    tell(ab.Any, _doer, "doer"),
    tell(ab.Any, lambda t, reference: nouns.counted(t, reference.noun, hanzi.Number("1")), "one"),
    tell(ab.Pick, picked),
    tell(ab.TopOfDeck, _deck_end("上")),
    tell(ab.BottomOfDeck, _deck_end("下")),
    # A word of one syllable needs 的 before it.
    tell(ab.TheRest, lambda t, reference: f"其余{'的' if len(t.terms.card) == 1 else ''}{t.terms.card}"),
    tell(ab.Both, _both),
    say(ab.TheDealt, "{participle}{noun}"),
    tell(ab.Participle, lambda t, participle: f"{(DONE | t.terms.done).get(participle.done, '被选取')}的"),
    # Counts and amounts.
    *[
        tell(kind, _so_many(form or "个"), form)
        for kind in (ab.Exactly, ab.UpTo, ab.AtLeast, ab.AnyNumber) for form in ("", "个", "张", "项")
    ],
    say(ab.Number, "{number}"),
    say(ab.X, "X"),
    *[tell(kind, lambda t, amount: f"{t(amount)}点伤害", "damage") for kind in (ab.Number, ab.X)],
    say(ab.DamageDealt, "同等数值的伤害", "damage"),
    say(ab.CountOf, "{noun}的数量"),
    say(ab.CountThem, "{them}的数量"),
    say(ab.TraitOf, "{whose:of}{trait}"),
    say(ab.DamagePoints, "{player}受到的伤害点数"),
    say(ab.DamageOn, "{whose}受到的伤害"),
    say(ab.CountersOn, "{where?{where}上|移除}的{counter:counter}的数量"),
    say(ab.DamageDealt, "该伤害的数值"),
    say(ab.NamedNumber, "宣布的数字"),
    say(ab.EventCount, "本回合中{event}的次数"),
    # For each of them, before what is counted so often.
    tell(ab.CountOf, lambda t, amount: _each_thing(t, 1, amount.noun), "each"),
    say(ab.CountersOn, "{where?{where}上每有|每移除了}1个{counter:counter}，", "each"),
    say(ab.DamagePoints, "{player}每受到1点伤害，", "each"),
    tell(ab.Groups, _each_group, "each"),
    tell(ab.EventCount, _each_event, "each"),
    say(ab.Times, "{each}×{count}"),
    say(ab.Sum, "{first}+{second}"),
    say(ab.Difference, "{first}-{second}"),
    say(ab.Highest, "{noun}中最{lowest?低|高}的{trait}"),
    say(ab.Groups, "{of}除以{size}（向下取整）"),
    tell(ab.Half, _half),
    *words({ab.Rounding.UP: "向上取整", ab.Rounding.DOWN: "向下取整"}),
    tell(ab.OneOf, lambda t, quantity: f"为{t(quantity.amount)}或{t(quantity.other)}"),
    tell(ab.Quantity, lambda t, quantity: nouns.compared(t, quantity.comparison, quantity.amount)),
]
