"""What is so: in a 常时 skill, or for the duration of an effect."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text.chinese.costs import costs
from engine.text.chinese.events import forbidden
from engine.text.phrasebook import Teller, say, tell, words


def _cannot(t: Teller, change: ab.Cannot) -> str:
    evaded = [deed for deed in change.deeds if isinstance(deed, own.IsEvaded)]
    if not evaded:
        return forbidden(t, change.deeds)
    by = "" if evaded[0].by is None else t(evaded[0].by, "kind")
    return f"攻击不会被{by}神速回避"


def _paid(t: Teller, static: own.PayInstead) -> str:
    usual = f"“{t.name(static.name)}”" if static.name else "单位名相同的卡"
    return (
        f"{t(static.who)}{t(static.deed)}时，你可以〔{costs(t, static.cost)}〕，来代替将手牌中的1张{usual}放置到退避区"
    )


def _also(t: Teller, change: ab.AlsoHas) -> str:
    lead = "单位名" if any(isinstance(one, ab.Named) for one in change.qualities) else ""
    return f"{lead}也视为{t.all(change.qualities, '、')}"


def _range(t: Teller, range_: own.Reaches) -> str:
    ends = sorted({range_.distances[0], range_.distances[-1]})
    return f"射程{'-'.join(map(str, ends))}"


def _cheaper(t: Teller, static: own.SkillCostReduced) -> str:
    return f"{t(static.whose)}的“{t.name(static.skill)}”的费用减少〔{costs(t, static.by)}〕"


SAYINGS = [
    say(own.Together, "{statics|，且}"),
    # Changes.
    say(own.Support, "支援力+{amount}"),
    tell(own.Reaches, _range, "gained"),
    say(own.NamedSkill, "“{name}”（{skill}）"),
    say(own.LosesLimit, "“{skill}”不再有[每回合1次]"),
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
    say(ab.LosesAbilities, "失去{names?{names:skill|、和}|所有能力}{final?，且不能再次获得}"),
    say(own.SkillsOfOthers, "获得{whose}拥有的所有{icon}能力{one_each?（同名的能力只获得1个）}"),
    tell(ab.AlsoHas, _also),
    # Statics.
    say(own.SupportTurnsOut, "{cards}{succeeds?会成功支援{whom}|对{whom}的支援会失败}"),
    say(own.SupportSkillsOff, "{whom?支援{whom:kind}的卡|{player:whose}支援卡}的支援能力不能实行"),
    say(own.SupportRather, "你可以不将支援了这名单位的{noun?{noun}|卡}放置到退避区，而是{effect}"),
    say(own.SeveralOfName, "即使已有我方的“{name}”，你也可以将这张卡出击，且我方的“{name}”可以同时有2名以上"),
    say(own.SkillCostReduced, "你可以不支付费用而使用{whose}的“{skill}”", by=()),
    tell(own.SkillCostReduced, _cheaper),
    say(own.LevelUpCheaper, "将我方的“{onto}”升级时，手牌中的这张卡的出击费用减少{amount}"),
    say(own.NotStackedOn, "这张卡不能{by_skill?因能力的效果而}叠放到“{onto}”上面令其升级"),
    say(own.WithoutSymbols, "即使羁绊卡没有相应的势力标记，你也可以将卡出击和升级"),
    say(own.AnyNumberInDeck, "你的卡组中可以有5张以上与这张卡卡名相同的卡"),
    say(
        own.LevelUpWithoutName,
        "如果没有我方的“{absent}”，你可以用这张卡将{onto?我方的“{onto}”|我方单位}升级",
    ),
    say(ab.Replacement, "如果{event}，{outcome}"),
    tell(ab.Performed, lambda t, instead: (
        f"{t.all(instead.effects, '，')}，来代替将其放置到退避区" if isinstance(instead.effects[0], ab.May)
        else f"不将其放置到退避区，而是{t.all(instead.effects, '，')}"
    )),
    tell(own.PayInstead, _paid),
    say(own.CannotUseSkill, "{who?{who}|你}不能使用“{skill}”"),
    say(own.UntilGone, "直到这名单位离开战场为止，"),
    say(own.AsBefore, ""),
    # Durations.
    say(own.RestOfCombat, "直到战斗结束为止，"),
    say(own.DuringNext, "{player:whose}下个回合中，"),
    say(ab.RestOfGame, "直到游戏结束为止，"),
]
