"""What a sentence speaks about: references, counts and amounts."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.amounts import (
    AnyNumber,
    AtLeast,
    CountOf,
    Exactly,
    Groups,
    Number,
    Times,
    UpTo,
)
from engine.abilities.nouns import IsCard, Noun, OtherThan
from engine.abilities.references import (
    Any,
    Both,
    BottomOfDeck,
    Chosen,
    Every,
    InPlace,
    Participle,
    Pick,
    That,
    TheDealt,
    Them,
    TheRest,
    This,
    Those,
    TopOfDeck,
)
from engine.games.cipher.vocabulary import Another, EachAlly, IsUnit, SupportOf, SupportValueOf, ThisAs, Zone
from engine.games.cipher.words.chinese import nouns
from engine.text import hanzi
from engine.text.phrasebook import Teller, say, tell

Told = Callable[..., str]
_THIS_UNIT = This(Noun((IsUnit(),)))
_DONE = {
    "revealed": "被公开的",
    "destroyed": "被击破的",
    "discarded": "被丢弃的",
    "deployed": "被出击的",
    "tapped": "被转为已行动的",
    "drawn": "被抽到的",
    "returned": "被放回手牌的",
}


def number_of(t: Teller, count: object) -> hanzi.Number:
    """A count as a number that counts: "2张", "至多2张", "任意数量的"."""
    match count:
        case Exactly(Times(each, CountOf(noun))) | UpTo(Times(each, CountOf(noun))):
            most = "至多" if isinstance(count, UpTo) else ""
            times = "" if each == Number(1) else f"的{t(each)}倍"
            return _Any(f"{most}与{t(noun)}{times}相同数量的")
        case Exactly(Times(Number(1), Groups() as groups)):
            return _Any(f"与{t(groups)}相同数量的")
        case Exactly(amount):
            return hanzi.Number(t(amount))
        case UpTo(amount):
            return hanzi.Number(f"至多{t(amount)}")
        case AtLeast(amount):
            return hanzi.Number(t(amount), "以上")
        case _:
            return _Any("任意数量的")


class _Any(hanzi.Number):
    """A number told without a measure word."""

    def of(self, measure: str) -> str:
        return self.before


def _this(t: Teller, reference: This) -> str:
    return "这张卡" if any(isinstance(quality, IsCard) for quality in reference.noun.qualities) else "这名单位"


def _that(one: str) -> Told:
    def told(t: Teller, reference: That | Chosen) -> str:
        return f"{one}{nouns.measure_of(reference.noun) if one == '那' else ''}{nouns.parts(t, reference.noun).whole}"

    return told


def _in_place(t: Teller, reference: InPlace) -> str:
    owner = "" if reference.player is None else t(reference.player, "whose")
    inside = "中" if reference.zone not in (Zone.FRONT_LINE, Zone.BACK_LINE) else ""
    return f"{owner}{t(reference.zone)}{inside}的{t(reference.what)}"


def _any(t: Teller, reference: Any) -> str:
    """ "<Flier>单位"; of a hand it is one card: "你的1张手牌"."""
    if nouns.is_hand(reference.noun):
        return nouns.counted(t, reference.noun, hanzi.Number("1"))
    return t(reference.noun)


def _dealt(t: Teller, reference: TheDealt) -> str:
    return f"{t(reference.participle)}{t(reference.noun)}"


def _each_thing(t: Teller, size: int, noun: Noun) -> str:
    """For so many of something: "每有1名其他<Red>我方单位，"."""
    told = nouns.parts(t, noun)
    place = told.place.removesuffix("的")
    return f"{told.exclusion}{place}每有{size}{nouns.measure_of(noun)}{told.rest}，"


def _each_group(t: Teller, groups: Groups) -> str:
    of = groups.of
    return _each_thing(t, groups.size, of.noun) if isinstance(of, CountOf) else f"{t(of)}每有{groups.size}，"


SAYINGS = [
    tell(CountOf, lambda t, amount: _each_thing(t, 1, amount.noun), "each"),
    tell(Groups, _each_group, "each"),
    tell(This, _this),
    # "them" is one unit of whichever gender as often as several.
    say(Them, "其"),
    tell(That, _that("那")),
    tell(Those, _that("那些")),
    tell(Chosen, _that("被选择的")),
    tell(Every, lambda t, reference: nouns.all_of(t, reference.noun)),
    tell(Any, _any),
    tell(ThisAs, lambda t, reference: f"这名{nouns.parts(t, reference.noun).whole}"),
    tell(Another, lambda t, reference: t(Noun((OtherThan(_THIS_UNIT), *reference.noun.qualities)))),
    tell(Pick, lambda t, pick: nouns.counted(t, pick.noun, number_of(t, pick.count))),
    tell(InPlace, _in_place),
    tell(TopOfDeck, lambda t, top: f"{t(top.player, 'whose')}卡组最上方的{number_of(t, top.count).of('张')}卡"),
    tell(BottomOfDeck, lambda t, one: f"{t(one.player, 'whose')}卡组最下方的{number_of(t, one.count).of('张')}卡"),
    say(TheRest, "其余的卡"),
    tell(Both, lambda t, both: hanzi.listed([t(one) for one in both.references], "和")),
    tell(TheDealt, _dealt),
    tell(Participle, lambda t, participle: _DONE[participle.done]),
    say(SupportOf, "支援{whom}的卡"),
    tell(EachAlly, lambda t, allies: "我方的" + hanzi.listed([f"“{t.name(name)}”" for name in allies.names], "和")),
    # Counts and amounts.
    *[tell(kind, lambda t, count: number_of(t, count).of("张")) for kind in (Exactly, UpTo, AtLeast, AnyNumber)],
    say(SupportValueOf, "{whose}的支援力"),
]
