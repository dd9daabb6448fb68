"""What is so: in a 常时 skill, or for the duration of an effect."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text import hanzi
from engine.text.chinese.costs import costs
from engine.text.chinese.events import forbidden
from engine.text.phrasebook import Teller, say, tell, words


def _cannot(t: Teller, change: ab.Cannot) -> str:
    evaded = [deed for deed in change.deeds if isinstance(deed, own.IsEvaded)]
    if not evaded:
        return forbidden(t, change.deeds)
    by = "" if evaded[0].by is None else t(evaded[0].by, "kind")
    return f"攻击不会被{by}神速回避"


def _retreat(t: Teller, static: own.InsteadOfRetreat) -> str:
    if isinstance(static.effect, ab.May):
        return f"如果{t(static.event)}，{t(static.effect)}，来代替将其放置到退避区"
    return f"如果{t(static.event)}，不将其放置到退避区，而是{t(static.effect)}"


def _paid(t: Teller, static: own.PayInstead) -> str:
    usual = f"“{t.name(static.name)}”" if static.name else "单位名相同的卡"
    return (
        f"{t(static.who)}{t(static.deed)}时，你可以〔{costs(t, static.cost)}〕，来代替将手牌中的1张{usual}放置到退避区"
    )


def _also(t: Teller, change: ab.AlsoHas) -> str:
    lead = "单位名" if any(isinstance(one, ab.Named) for one in change.qualities) else ""
    return f"{lead}也视为{t.all(change.qualities, '、')}"


def _copied(t: Teller, change: own.SkillsOfOthers) -> str:
    one = "（同名的能力只获得1个）" if change.one_each else ""
    return f"获得{t(change.whose)}拥有的所有{t(change.icon)}能力{one}"


def _several(t: Teller, static: own.SeveralOfName) -> str:
    name = t.name(static.name)
    return f"即使已有我方的“{name}”，你也可以将这张卡出击，且我方的“{name}”可以同时有2名以上"


def _other_name(t: Teller, static: own.LevelUpWithoutName) -> str:
    onto = f"我方的“{t.name(static.onto)}”" if static.onto else "我方单位"
    return f"如果没有我方的“{t.name(static.absent)}”，你可以用这张卡将{onto}升级"


def _named(t: Teller, gain: own.NamedSkill) -> str:
    return f"“{t.name(gain.name)}”（{t(gain.skill)}）"


def _range(t: Teller, range_: own.Reaches) -> str:
    ends = sorted({range_.distances[0], range_.distances[-1]})
    return f"射程{'-'.join(map(str, ends))}"


def _loses(t: Teller, change: ab.LosesAbilities) -> str:
    names = hanzi.listed([f"“{t.name(name)}”" for name in change.names], "和")
    return f"失去{names}{'，且不能再次获得' if change.final else ''}"


def _cheaper(t: Teller, static: own.SkillCostReduced) -> str:
    return f"{t(static.whose)}的“{t.name(static.skill)}”的费用减少〔{costs(t, static.by)}〕"


def _not_onto(t: Teller, static: own.NotStackedOn) -> str:
    by = "因能力的效果而" if static.by_skill else ""
    return f"这张卡不能{by}叠放到“{t.name(static.onto)}”上面令其升级"


def _cannot_use(t: Teller, static: own.CannotUseSkill) -> str:
    who = "你" if static.who is None else t(static.who)
    return f"{who}不能使用“{t.name(static.skill)}”"


SAYINGS = [
    say(own.Together, "{statics|，且}"),
    # Changes.
    say(own.Support, "支援力+{amount}"),
    tell(own.Reaches, _range, "gained"),
    tell(own.NamedSkill, _named),
    tell(own.LosesLimit, lambda t, change: f"“{t.name(change.skill)}”不再有[每回合1次]"),
    tell(ab.Cannot, _cannot),
    say(ab.Must, "若能攻击则必须攻击", deed=ab.Attacks()),
    say(ab.Must, "若能{deed}则必须{deed}"),
    say(own.MayAttack, "可以无视射程攻击{whom:kind}"),
    say(own.CopyOf, "成为{whom}的复制，但单位名和战斗力不变"),
    say(own.AttackMultiplied, "战斗力变为{factor}倍"),
    say(own.Varies, "{value}{how}{amount}{value:unit}", least=0),
    say(own.Varies, "{value}{how}{amount}（不会小于{least}）"),
    *words(
        {
            own.Value.DEPLOYMENT_COST: "出击费用",
            own.Value.CLASS_CHANGE_COST: "转职费用",
            own.Value.SUPPORT: "支援力",
            own.Value.ORBS: "攻击将破坏的宝玉",
        }
    ),
    tell(own.Value, lambda t, value: "颗" if value is own.Value.ORBS else "", "unit"),
    *words({own.How.BECOMES: "变为", own.How.RAISED: "增加", own.How.REDUCED: "减少"}),
    say(own.OnlyAttacks, "只能攻击{whom:kind}"),
    say(ab.LosesAbilities, "失去所有能力", names=()),
    tell(ab.LosesAbilities, _loses),
    tell(own.SkillsOfOthers, _copied),
    tell(ab.AlsoHas, _also),
    # Statics.
    say(own.SupportTurnsOut, "{cards}会成功支援{whom}", succeeds=True),
    say(own.SupportTurnsOut, "{cards}对{whom}的支援会失败"),
    say(own.SupportSkillsOff, "{player:whose}支援卡的支援能力不能实行", whom=None),
    say(own.SupportSkillsOff, "支援{whom:kind}的卡的支援能力不能实行"),
    say(own.SupportRather, "你可以不将支援了这名单位的卡放置到退避区，而是{effect}", noun=None),
    say(own.SupportRather, "你可以不将支援了这名单位的{noun}放置到退避区，而是{effect}"),
    tell(own.SeveralOfName, _several),
    say(own.SkillCostReduced, "你可以不支付费用而使用{whose}的“{skill}”", by=()),
    tell(own.SkillCostReduced, _cheaper),
    tell(
        own.LevelUpCheaper,
        lambda t, static: f"将我方的“{t.name(static.onto)}”升级时，手牌中的这张卡的出击费用减少{t(static.amount)}",
    ),
    tell(own.NotStackedOn, _not_onto),
    say(own.WithoutSymbols, "即使羁绊卡没有相应的势力标记，你也可以将卡出击和升级"),
    say(own.AnyNumberInDeck, "你的卡组中可以有5张以上与这张卡卡名相同的卡"),
    tell(own.LevelUpWithoutName, _other_name),
    tell(own.InsteadOfRetreat, _retreat),
    tell(own.PayInstead, _paid),
    tell(own.CannotUseSkill, _cannot_use),
    say(own.UntilGone, "直到这名单位离开战场为止，"),
    say(own.AsBefore, ""),
    # Durations.
    say(own.RestOfCombat, "直到战斗结束为止，"),
    say(own.DuringNext, "{player:whose}下个回合中，"),
    say(ab.RestOfGame, "直到游戏结束为止，"),
]
