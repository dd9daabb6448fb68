"""What a sentence says: when something happens, what has to hold, what is done, and what is so."""

from __future__ import annotations

from enum import Enum

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text.chinese import statements
from engine.text.chinese.effects import costs, done_to, draw
from engine.text.chinese.nouns import zone_of
from engine.text.phrasebook import Teller, say, tell, words

# Conditions.

_AGAINST = {
    ab.Comparison.LESS: "比{whom}少",
    ab.Comparison.MORE: "比{whom}多",
    ab.Comparison.AT_MOST: "与{whom}相同或更少",
    ab.Comparison.AT_LEAST: "与{whom}相同或更多",
    ab.Comparison.EXACTLY: "与{whom}数量相同",
}


def _against(t: Teller, condition: own.HoldsAgainst) -> str:
    who, whom = ("你", "对手") if condition.player is ab.Player.YOU else ("对手", "你")
    bare = ab.Noun(
        tuple(
            ab.InZone(quality.zone) if isinstance(quality, ab.InZone) else quality
            for quality in condition.noun.qualities
        )
    )
    return f"{who}的{t(bare)}{_AGAINST[condition.comparison].format(whom=whom)}"


def _parity(t: Teller, condition: own.HoldsParity) -> str:
    """ "你的羁绊卡的数量为奇数"."""
    whose = "" if any(isinstance(one, ab.ControlledBy) for one in condition.noun.qualities) else "你的"
    if condition.player is not ab.Player.YOU:
        whose = t(condition.player, "whose")
    return f"{whose}{t(condition.noun)}的数量为{'奇数' if condition.odd else '偶数'}"


def _only_units(t: Teller, condition: own.OnlyUnitsAre) -> str:
    """ "前卫区的我方单位只有…": whose they are is said once."""
    mine = ab.ControlledBy(ab.Player.YOU)
    said = (own.IsUnit(), ab.OwnedBy(ab.Player.YOU), mine)
    such = ab.Noun((mine, *(one for one in condition.noun.qualities if one not in said)))
    last = "和" * (len(condition.units) > 1) + t(condition.units[-1])
    return f"{t(such)}只有{t.all(condition.units[:-1], '、')}{last}"


def _is(t: Teller, condition: ab.Is) -> str:
    """What is said of this unit stands first: "这名单位正被敌方单位攻击"."""
    match condition:
        case ab.Is(what, ab.Noun((ab.Attacking(ab.This() as whom),))):
            return f"{t(whom)}正被{t(what)}攻击"
    return statements.is_so(t, condition)


def _compared(t: Teller, condition: ab.Compares) -> str:
    match condition:
        case ab.Compares(ab.CountOf(noun), ab.Quantity(comparison, ab.CountOf(other))):
            return t(noun) + _AGAINST[comparison].format(whom=t(other))
    return statements.compares(t, condition)


# Events: as the time of a trigger, and as what cannot be done.


def _by_skill(t: Teller, by: own.BySkill) -> str:
    """ "敌方单位的能力的效果"."""
    what = "效果或费用" if by.cost else "效果"
    if by.player is not None:
        whose = "我方单位的能力或你的" if by.player is ab.Player.YOU else "敌方单位的能力或对手的"
        return f"{whose}支援能力的效果"
    whose = "" if by.whose is None else f"{t(by.whose, 'kind')}的"
    return f"{whose}{f'“{t.name(by.skill)}”' if by.skill else '能力'}的{what}"


def _caused(t: Teller, caused: ab.Caused) -> str:
    """ "因能力的效果而移动"; what does it with an attack does it itself: "被敌方单位的攻击击破"."""
    if isinstance(caused.cause, own.BySkill) or not isinstance(caused.deed, ab.IsBroken):
        return f"因{t(caused.cause)}而{t(caused.deed)}"
    return f"被{t(caused.cause, 'kind')}击破"


def _uses(t: Teller, deed: own.UsesSkill) -> str:
    if deed.skill:
        return f"使用“{t.name(deed.skill)}”"
    whose = "" if deed.whose is None else f"手牌中的{t(deed.whose)}的"
    return f"使用{whose}{t(deed.icon)}能力" if deed.icon is not None else f"使用|{t(deed.kind)}|能力"


# Effects.


def _last_spoken_of(t: Teller) -> Enum | None:
    """The zone of what was spoken of last, if that was said of it."""
    spoken = (one if isinstance(one, ab.Noun) else getattr(one, "noun", None) for one in reversed(t.said))
    return next((zone_of(noun) for noun in spoken if isinstance(noun, ab.Noun)), None)


def _break(t: Teller, effect: ab.Break) -> str:
    """Units are 击破, orbs 破坏 (Cipher 24.1.3, 24.1.14)."""
    told = t(effect.what)
    orbs = _last_spoken_of(t) is own.Zone.ORB and not isinstance(effect.what, ab.This)
    if isinstance(effect.what, ab.Pick | ab.Every | ab.Any) and orbs:
        return f"破坏{told}"
    return f"将{told}{'破坏' if orbs else '击破'}"


def _select(t: Teller, effect: ab.Select) -> str:
    """What is chosen; a card of the opponent's hand that was not shown unseen."""
    place = ab.InZone(own.Zone.HAND, ab.Player.OPPONENT)
    unseen = place in getattr(effect.what, "noun", ab.Noun(())).qualities
    shown = any(isinstance(one, ab.LookAt | ab.Reveal) for one in t.said)
    return f"{'不看正面，' if unseen and not shown else ''}选择{t(effect.what)}"


def _on_deck(t: Teller, effect: ab.PutOnDeck) -> str:
    order = "以任意顺序" if effect.any_order else ""
    return f"将{t(effect.what)}{order}放置到卡组{t(effect.place)}"


def _line(t: Teller, effect: own.ChooseLine) -> str:
    if effect.noun is None or effect.quantity is None:
        return "选择前卫区或后卫区"
    return f"选择{statements.there_are(t, effect.quantity, effect.noun)}的前卫区或后卫区"


def _guess(t: Teller, effect: own.Guess) -> str:
    if isinstance(effect.whether, ab.Is) and effect.whether.noun == own.ODD_COST:
        return f"对手猜测{t(effect.whether.what)}的出击费用是奇数还是偶数"
    return f"对手猜测以下内容是否属实：{t(effect.whether)}"


# What is so: in a 常时 skill, or for the duration of an effect.


def _cannot(t: Teller, change: ab.Cannot) -> str:
    evaded = [deed for deed in change.deeds if isinstance(deed, own.IsEvaded)]
    if not evaded:
        return statements.forbidden(t, change.deeds)
    by = "" if evaded[0].by is None else t(evaded[0].by, "kind")
    return f"攻击不会被{by}神速回避"


def _paid(t: Teller, static: own.PayInstead) -> str:
    usual = "单位名相同的卡"
    if isinstance(static.usual, ab.Any | ab.Pick):
        what = static.usual.noun.qualities
        usual = t(ab.Noun(tuple(one for one in what if not isinstance(one, ab.InZone))))
    return (
        f"{t(static.who)}{t(static.deed)}时，你可以〔{costs(t, static.cost)}〕，来代替将手牌中的1张{usual}放置到退避区"
    )


def _also(t: Teller, change: ab.AlsoHas) -> str:
    lead = "单位名" if any(isinstance(one, ab.Named) for one in change.qualities) else ""
    return f"{lead}也视为{t.all(change.qualities, '、')}"


def _range(t: Teller, range_: own.Reaches) -> str:
    ends = sorted({range_.distances[0], range_.distances[-1]})
    return f"射程{'-'.join(map(str, ends))}"


SAYINGS = [
    # Conditions.
    say(ab.ControlsAllOf, "我方有{nouns|、和}"),
    tell(own.HoldsAgainst, _against),
    tell(ab.Compares, _compared),
    tell(own.HoldsParity, _parity),
    tell(own.OnlyUnitsAre, _only_units),
    say(ab.Is, "{what}的出击费用为奇数", noun=own.ODD_COST),
    tell(ab.Is, _is),
    say(own.SkillInEffect, "“{skill}”的效果仍在持续"),
    say(own.SupportFailed, "这场战斗中{player:whose}支援失败过"),
    say(own.GuessWas, "{right?猜中了|没有猜中}"),
    say(own.IsSupportedBy, "{who}正被{by}支援"),
    # Events.
    say(ab.TimeComes, "这场战斗{edge}", turn=ab.Turn.THIS, phase=own.Moment.COMBAT),
    tell(ab.TimeComes, statements.time),
    say(own.OrbDestroyed, "{player:whose}宝玉被{by?{by}的攻击}破坏"),
    say(own.OrbDestroyed, "本回合中{player:whose}宝玉被破坏过", "past"),
    # Deeds.
    say(own.DestroysByAttack, "以{critical?必杀}攻击{fails?没有}击破{whom}"),
    say(own.AttackEnds, "攻击结束"),
    say(own.CombatEnds, "战斗结束"),
    say(own.IsEvaded, "{critical?必杀}攻击被{by?{by}}神速回避"),
    say(ab.IsAttacked, "{zone?在{zone}}被{by?{by:kind}}攻击"),
    say(ab.Enters, "{origin?从{origin}}出击{beside?到与{beside}相同的区域}{area?到{area}}"),
    say(own.Growths, "成长"),
    say(own.IsSupported, "被{by}支援"),
    say(own.LevelsUp, "{changes?转职|升级}{what?为{what}}"),
    say(own.CriticalHits, "{whom?对{whom}}进行必杀攻击"),
    say(own.Evades, "{whose?神速回避{whose:kind}的攻击|进行神速回避}"),
    say(ab.IsBroken, "被击破"),
    tell(ab.Caused, _caused),
    say(own.ByAttack, "{whose:kind}的{critical?必杀}攻击"),
    tell(own.BySkill, _by_skill),
    say(own.ByAny, "{causes|、或}"),
    say(own.FailsToSupport, "{whom?对{whom}的}支援失败"),
    tell(own.UsesSkill, _uses),
    say(ab.Plays, "将{what:kind}出击{zone?到{zone}}"),
    say(ab.BecomesUntapped, "转为未行动"),
    say(own.IsRevealed, "被公开"),
    say(ab.BecomesTapped, "转为已行动"),
    say(own.IsMoved, "{origin?从{origin}}移动{to?到{to}}"),
    say(ab.Draws, "抽卡"),
    # How effects are joined.
    say(ab.ByPlayer, "{effect}", player=ab.Player.YOU),
    # Both players, each with their own: "双方玩家各自选择自己的1张手牌".
    tell(ab.ByPlayer, lambda t, effect: f"双方玩家各自{t(effect.effect, 'acting').replace('你的', '自己的')}",
         player=ab.Player.EACH),
    say(ab.ByPlayer, "{player:doer}{effect:acting}"),
    tell(ab.Pay, lambda t, effect: f"〔{costs(t, effect.cost)}〕"),
    say(own.AtCombatEndIf, "如果{event}，这场战斗结束时，{effect}"),
    say(own.RatherThanSend, "不将这张卡放置到退避区，而是{effect}"),
    # Choosing and looking.
    tell(own.Again, lambda t, effect: f"你可以〔{costs(t, effect.cost)}〕，每次这样做，再实行1次这个能力"),
    tell(ab.Select, _select),
    # The course of the game.
    tell(own.ChooseLine, _line),
    say(ab.PhasesAgain, "再进行1次{phases|、}"),
    tell(own.Guess, _guess),
    say(own.Numbered, "{number}）{effects:sentence}"),
    say(own.InOrder, "按顺序实行以下效果{until_fails?，直到其中之一未能实行为止}：{entries}"),
    # Units.
    tell(own.Move, lambda t, effect: done_to(t, "移动", effect.what), area=None),
    say(own.Move, "将{what}移动到{area:line}"),
    say(ab.InZone, "{zone}", "line"),
    say(own.InSameArea, "与{whose}相同的区域", "line"),
    say(own.InChosenLine, "被选择的区域", "line"),
    say(ab.Tap, "将{what}转为已行动"),
    say(ab.Untap, "将{what}转为未行动"),
    tell(ab.Break, _break),
    say(ab.PlayOntoField, "将{what}以已行动状态出击", dull=True),
    say(ab.PlayOntoField, "将{what}出击{area?到{area:line}}"),
    say(own.Stack, "将{what}叠放到{unit}{under?下面，令其成长|上面，令其升级}"),
    say(own.TakesAttack, "{who}代替{instead_of}被攻击"),
    say(own.TransferMainCharacter, "{old}不再是主人公，{new}成为主人公"),
    # Cards.
    tell(ab.Draw, draw("抽", "卡")),
    say(ab.ReturnToHand, "将{what}放回手牌"),
    tell(ab.PutOnDeck, _on_deck),
    say(own.Flip, "将{what}翻为正面朝上", face_up=True),
    say(own.Flip, "将{what}翻为正面朝上或背面朝上", face_up=None),
    say(own.Flip, "将{what}翻为背面朝上"),
    say(own.Together, "{statics|，且}"),
    # Changes.
    say(own.Support, "支援力+{amount}"),
    tell(own.Reaches, _range, "gained"),
    say(own.NamedSkill, "“{name}”{ability?（{ability}）}"),
    say(own.LosesLimit, "“{skill}”不再有[每回合1次]"),
    tell(ab.Cannot, _cannot),
    say(ab.Must, "若能{deed}则必须{deed}"),
    say(own.MayAttack, "可以无视射程攻击{whom:kind}"),
    say(own.CopyOf, "成为{whom}的复制，但单位名和战斗力不变"),
    say(own.Varies, "{value}{how}{amount}倍", how=own.How.MULTIPLIED, never=None),
    say(own.Varies, "{value}{how}{amount}{value:unit}", never=None),
    say(own.Varies, "{value}{how}{amount}（不会{never}）"),
    tell(own.Value, lambda t, value: "颗" if value is own.Value.ORBS else "", "unit"),
    say(ab.LosesAbilities, "失去{names?{names:skill|、和}|所有能力}{final?，且不能再次获得}"),
    say(own.LosesOtherSkills, "失去{but}以外的所有能力{final?，且不能再次获得}"),
    say(own.Usable, "无论叠放的卡片有多少，{icons|、}能力都有效"),
    say(own.SkillsOfOthers, "获得{whose}拥有的所有{icon}能力{one_each?（同名的能力只获得1个）}"),
    tell(ab.AlsoHas, _also),
    # Statics.
    say(own.SupportTurnsOut, "{cards}{succeeds?会成功支援{whom}|对{whom}的支援会失败}"),
    say(own.SupportSkillsOff, "{whom?支援{whom:kind}的卡|{player:whose}支援卡}的支援能力不能实行"),
    say(own.SeveralOfName, "即使已有我方的“{name}”，你也可以将这张卡出击，且我方的“{name}”可以同时有2名以上"),
    say(own.SkillCostReduced, "你可以不支付费用而使用{whose}的“{skill}”", by=()),
    tell(own.SkillCostReduced, lambda t, static: (
        f"{t(static.whose)}的“{t.name(static.skill)}”的费用减少〔{costs(t, static.by)}〕"
    )),
    say(own.LevelUpCheaper, "将我方的“{onto}”升级时，手牌中的这张卡的出击费用减少{amount}"),
    say(own.NotStackedOn, "这张卡不能{by?因{by}而}叠放到“{onto}”上面令其升级"),
    say(own.WithoutSymbols, "即使羁绊卡没有相应的势力标记，你也可以将卡出击和升级"),
    say(own.AnyNumberInDeck, "你的卡组中可以有5张以上与这张卡卡名相同的卡"),
    say(
        own.LevelUpWithoutName,
        "如果没有我方的“{absent}”，你可以用这张卡将{onto}升级",
    ),
    say(ab.Replacement, "如果{event}，{outcome}"),
    tell(ab.Performed, lambda t, instead: (
        f"{t.all(instead.effects, '，')}，来代替将其放置到退避区" if isinstance(instead.effects[0], ab.May)
        else f"不将其放置到退避区，而是{t.all(instead.effects, '，')}"
    )),
    tell(own.PayInstead, _paid),
    say(own.UntilGone, "直到这名单位离开战场为止，"),
    say(own.AsBefore, "直到回合结束为止，"),
    say(own.AsBefore, "", "instead"),
    # Durations.
    say(ab.RestOfCombat, "直到战斗结束为止，"),
    say(own.DuringNext, "{player:whose}下个回合中，"),
    say(ab.RestOfGame, "直到游戏结束为止，"),
    # What things are called.
    *words({
        own.Phase.BEGINNING: "开始阶段",
        own.Phase.BOND: "羁绊阶段",
        own.Phase.DEPLOYMENT: "出击阶段",
        own.Phase.ACTION: "行动阶段",
        own.Phase.END: "结束阶段",
        own.Value.DEPLOYMENT_COST: "出击费用",
        own.Value.CLASS_CHANGE_COST: "转职费用",
        own.Value.ATTACK: "战斗力",
        own.Value.SUPPORT: "支援力",
        own.Value.ORBS: "攻击将破坏的宝玉",
        own.How.BECOMES: "变为", own.How.RAISED: "增加", own.How.REDUCED: "减少", own.How.MULTIPLIED: "变为",
    }),
]
