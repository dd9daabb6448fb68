"""What happens, what has to hold, and what is so."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.vocabulary import Zone
from engine.games.vanguard.words.chinese import nouns
from engine.text.chinese import nouns as common
from engine.text.phrasebook import Teller, say, tell, words


def _there(t: Teller, zones: tuple[object, ...], origin: object) -> str:
    """From where, and to which circles: "从手牌登场到V或R"."""
    come = "" if origin is None else f"从{t(origin)}"
    return f"{come}{{}}{f'到{nouns.listed(t, zones)}' if zones else ''}"


def _placed(t: Teller, deed: own.IsPlaced) -> str:
    return _there(t, deed.zones, deed.origin).format("登场")


def _calls(t: Teller, deed: own.Calls) -> str:
    what = "卡" if deed.what is None else t(deed.what, "kind")
    come = "" if deed.origin is None else f"{t(deed.origin)}中的"
    return f"将{come}{what}CALL{f'到{nouns.listed(t, deed.zones)}' if deed.zones else ''}"


def _whose_attack(t: Teller, whom: ab.Reference | None, hits: str, boosted: bool) -> str:
    """ "的攻击击中先导者"; also what it boosts."""
    lead = "攻击或支援的攻击" if boosted else "的攻击"
    return f"{lead}{hits}{'' if whom is None else t(whom, 'kind')}"


_ROLES = {
    own.Role.ATTACKED: "{whom}攻击",
    own.Role.BOOSTED: "支援",
    own.Role.WAS_ATTACKED: "被{whom}攻击",
}


def _fight_ends(t: Teller, deed: own.FightEnds) -> str:
    whom = "" if deed.whom is None else t(deed.whom, "kind")
    if deed.role is own.Role.ATTACKED:
        return f"攻击{whom}的战斗结束"
    return f"{_ROLES[deed.role].format(whom=whom)}的战斗结束"


def _retired(t: Teller, deed: own.IsRetired) -> str:
    return f"从{nouns.listed(t, deed.zones)}退场" if deed.zones else "退场"


def _moves(t: Teller, deed: ab.Moves) -> str:
    """ "从R放置到弃牌区", "放置到灵魂里", "从封锁区加入手牌"."""
    whose = "" if deed.whose is None else t(deed.whose, "whose")
    origin = "" if deed.origin is None else f"从{whose}{t(deed.origin)}"
    into = "" if deed.into is None else t(deed.into, "whose")
    if deed.to is Zone.HAND:
        return f"{origin}返回{into}手牌"
    return f"{origin}被放置到{into}{'灵魂里' if deed.to is Zone.SOUL else t(deed.to)}"


def _cannot_guard(t: Teller, static: own.CannotGuardWith) -> str:
    told = t(static.what, "kind")
    return f"{t(static.player)}不能将{'' if '手牌' in told else '手牌中的'}{told}CALL到G上"


def _together(t: Teller, static: own.CallsTogether) -> str:
    """How many cards are called to guard at once, as printed or as they are counted."""
    so_many = f"{static.least}张以上" if static.amount is None else f"不少于{t(static.amount)}的卡"
    return f"{t(static.player)}要将手牌中的卡CALL到G上时，必须同时CALL{so_many}"


def _triggers_changed(t: Teller, static: own.TriggersChanged) -> str:
    kept = "力量增加" if static.kept is None else f"力量+{t(static.kept)}"
    says = "".join(t(one) for one in static.instead)
    return f"{t(static.player, 'whose')}触发效果中{kept}以外的部分变更为{says}"


def _put_into(t: Teller, deed: own.PutInto) -> str:
    """ "从V或R被放置到弃牌区"."""
    come = f"从{nouns.listed(t, deed.origins)}" if deed.origins else ""
    return f"{come}被放置到{'灵魂里' if deed.to is Zone.SOUL else t(deed.to)}"


def _effect_of(t: Teller, by: own.EffectOf) -> str:
    whose = "" if by.player is None else t(by.player, "whose")
    what = f"{whose}卡片" if by.whose is None else t(by.whose, "kind")
    return f"{what}的{'费用或效果' if by.cost else '效果'}"


def _this_battle(t: Teller, condition: own.HappenedThisBattle) -> str:
    """What happened in this battle, and how often."""
    times = "" if condition.quantity is None else f"{common.number_of(t, condition.quantity).of('次')}"
    return f"那次战斗中，{t(condition.event)}{'过' if not times else f'的次数有{times}'}"


def _battle(t: Teller, condition: own.IsBattle) -> str:
    if not condition.to:
        return f"这是这个回合中第{condition.number}次以后的战斗"
    if condition.to == condition.number:
        return f"这是这个回合中第{condition.number}次战斗"
    return f"这是这个回合中第{condition.number}~{condition.to}次的战斗"


def _varies(t: Teller, change: own.Varies) -> str:
    sign = {own.How.RAISED: "+", own.How.REDUCED: "-", own.How.BECOMES: "变为", own.How.MULTIPLIED: "变为",
            own.How.BROUGHT: "增减为"}[change.how]
    times = "倍" if change.how is own.How.MULTIPLIED else ""
    if sign in "+-" and not isinstance(change.amount, ab.Number | ab.X):
        sign = "增加" if sign == "+" else "减少"
    return f"{t(change.value)}{sign}{t(change.amount)}{times}"


def _time(t: Teller, event: ab.TimeComes) -> str:
    """The edge of a turn or of a step; of a battle without saying whose."""
    whose = {
        ab.Turn.YOURS: "你的", ab.Turn.OPPONENTS: "对手的", ab.Turn.YOUR_NEXT: "你的下个", ab.Turn.THIS: "这个",
        ab.Turn.OPPONENTS_NEXT: "对手的下个", ab.Turn.NEXT: "下个", ab.Turn.EACH: "每个", ab.Turn.THAT: "那个",
    }[event.turn]
    if event.phase is own.Step.FIGHT:
        return f"那次战斗{t(event.edge)}"
    if event.phase is None:
        return f"{whose}回合{t(event.edge)}"
    turn = "" if whose.endswith("的") else "回合的"
    return f"{whose}{turn}{t(event.phase)}{t(event.edge)}"


SAYINGS = [
    # What units do and what befalls them.
    tell(own.IsPlaced, _placed),
    say(own.Rides, "{normal?通常}RIDE{whom?到{whom:kind}上}"),
    say(own.IsRodeUpon, "被{by?{by:kind}}RIDE"),
    tell(own.Calls, _calls),
    say(own.Strides, "超越"),
    say(own.Loses, "将要输掉游戏"),
    say(own.Boosts, "支援{whom?{whom:kind}}"),
    say(own.IsBoosted, "被{by?{by:kind}}支援"),
    say(own.Intercepts, "截击"),
    tell(own.Hits, lambda t, deed: _whose_attack(t, deed.whom, "击中", deed.boosted)),
    tell(own.DoesNotHit, lambda t, deed: _whose_attack(t, deed.whom, "没有击中", deed.boosted)),
    say(own.IsHit, "被{by?{by:kind}的攻击}击中"),
    tell(own.FightEnds, _fight_ends),
    tell(own.IsRetired, _retired),
    say(own.IsRevealedFor, "在判定中被公开"),
    say(own.IsPutIntoDamage, "被放置到伤害区"),
    say(own.IsBound, "被封锁"),
    say(own.FillsSoul, "的灵魂里被放置了卡"),
    say(own.IsLockedAway, "被{unlocked?解咒|咒缚}"),
    say(own.EntersState, "进入{state}"),
    say(ab.IsAttacked, "被{by?{by:kind}}攻击"),
    say(ab.BecomesTapped, "被横置"),
    say(ab.BecomesUntapped, "被重置"),
    say(ab.IsBroken, "退场"),
    say(ab.IsChosen, "被选择"),
    say(ab.Enters, "{origin?从{origin}}登场"),
    tell(ab.Moves, _moves),
    say(ab.Draws, "抽卡"),
    tell(own.PutInto, _put_into),
    say(own.IsCalled, "{origin?从{origin}}被CALL"),
    say(own.IsNormalCalled, "被通常CALL"),
    say(own.IsTurnedUp, "转为正面表示"),
    say(own.PlacedBeside, "登场到{where}圆阵"),
    say(own.LooksAtDeck, "查看、公开或探寻牌堆中的卡"),
    say(own.IsDiscarded, "从手牌被丢弃"),
    tell(own.Reveals, lambda t, deed: f"{'伤害' if deed.damage else '攻击'}判定公开{t(deed.what)}"),
    tell(own.Whilst, lambda t, deed: f"{t(deed.state, 'is')}时{t(deed.deed)}"),
    # Causes.
    tell(own.EffectOf, _effect_of),
    say(own.EffectOfKeyword, "{whose?{whose}的|}{keyword}能力的效果"),
    say(own.TriggerEffects, "触发效果"),
    # Times.
    tell(ab.TimeComes, _time),
    say(ab.RestOfCombat, "直到那次战斗结束为止，"),
    *words({
        own.Step.STAND: "重置阶段", own.Step.DRAW: "抽卡阶段", own.Step.RIDE: "RIDE阶段", own.Step.MAIN: "主要阶段",
        own.Step.BATTLE: "战斗阶段", own.Step.END: "结束阶段", own.Step.ATTACK: "攻击步骤", own.Step.GUARD: "防御步骤",
        own.Step.DRIVE: "判定步骤", own.Step.DAMAGE: "伤害步骤", own.Step.FIGHT: "战斗",
    }),
    *words({
        own.Role.ATTACKED: "攻击", own.Role.BOOSTED: "支援", own.Role.WAS_ATTACKED: "被攻击",
    }),
    # Conditions.
    tell(own.IsBattle, _battle),
    tell(own.HappenedThisBattle, _this_battle),
    say(own.HomareUnpaid, "这个回合中，你没有支付过誉的费用"),
    say(own.OfAnotherClan, "你有集团不同的单位"),
    say(own.NewDamage, "这个回合中，有卡放置到过{player:whose}伤害区"),
    tell(own.MarkersOn, lambda t, condition: (
        f"你的V上的{nouns.thing(t, condition.name)}标记有{common.number_of(t, condition.quantity).of('个')}"
    )),
    say(own.DamageThisTurn, "这个回合中放置到{whose:whose}伤害区的卡的数量"),
    say(own.SoulBlasts, "灵魂爆发"),
    say(own.RodeThisFight, "这场对战中，{player}RIDE过{noun}"),
    say(own.RodeThisFight, "这场对战中，{player}没有RIDE过{noun}", "not"),
    say(own.CounterCharges, "计数回充"),
    say(own.IsDeletedNow, "被根绝"),
    tell(own.GetsGauge, lambda t, deed: f"为单位放置新的{nouns.thing(t, deed.name)}计量"),
    say(own.PutOnEnd, "放置到了{place}"),
    say(own.AttackHit, "这次攻击击中了"),
    say(own.AttackHit, "这次攻击没有击中", "not"),
    say(own.PayingForStride, "正在支付超越的费用"),
    # How much.
    say(own.OpenCircles, "{player:whose}{row?{row}的}空的R的数量"),
    say(own.OpenCircles, "{player:whose}{row?{row}的}空的R每有1个，", "each"),
    say(own.AttacksMade, "这个回合中{player}攻击过的次数"),
    say(own.AdditionalCircles, "你的追加的R的数量"),
    tell(own.MarkersOf, lambda t, amount: (
        f"{t(amount.player, 'whose')}{'' if amount.zone is None else f'{t(amount.zone)}上的'}"
        f"{'' if amount.beside is None else f'与{t(amount.beside)}同纵列的'}{nouns.thing(t, amount.name)}标记的数量"
    )),
    # What is so.
    say(own.AreVanguards, "{who}变为先导者"),
    say(own.AstralPlane, "你的中央后列的圆阵变为星域"),
    tell(own.CopiesInDeck, lambda t, static: (
        f"牌堆中可以放入{t(static.count, '张')}{f'“{t.name(static.name)}”' if static.name else '这张卡'}"
    )),
    say(own.InPlaceOfLess, "力量不是-{former}而是-{amount}"),
    tell(own.VariesInstead, lambda t, change: f"不是{t(change.former)}而是{t(change.change)}"),
    say(own.SearchedDeck, "你探寻了牌堆"),
    say(own.AllDiffer, "{what}的{trait}各不相同"),
    tell(own.TriggersRaise, lambda t, static: (
        f"{t(static.player, 'whose')}攻击判定公开的{'' if static.trigger is None else t(static.trigger)}"
        f"{'触发' if static.trigger is None else ''}效果所增加的力量+{t(static.amount)}"
    )),
    tell(own.Varies, _varies),
    say(own.AbilitiesOf, "{whose}的所有能力"),
    say(own.OtherAutosOf, "{whose}的此能力以外的所有【自】能力"),
    tell(own.Skilled, lambda t, gain: f"“{t(gain.skill)}”"),
    say(own.InPlaceOf, "力量不是+{former}而是+{amount}"),
    say(own.InterceptsFromBack, "可以从后列截击"),
    say(own.SharesName, "卡名变为{whose}的卡名"),
    tell(own.MayAttack, lambda t, change: (
        f"可以从后列攻击{'' if change.only is None else t(change.only, 'kind')}" if change.whom is None
        else f"可以攻击{t(change.whom, 'kind')}"
    )),
    say(own.MakesDriveChecks, "进行攻击判定"),
    say(own.Battles, "与{whom}战斗"),
    say(own.BoostsFor, "可以支援{whom}"),
    tell(own.CannotGuardWith, _cannot_guard),
    say(own.TriggersNullified, "{player:whose}所有触发效果无效化"),
    say(own.TriggersWork, "{player:whose}触发效果没有被无效化"),
    tell(own.TriggersChanged, _triggers_changed),
    say(own.TriggerSays, "“{trigger}：{effects:sentence}”"),
    tell(own.CallsTogether, _together),
    say(own.CallsAtMost, "{player}最多只能CALL{most}张防卫者"),
    tell(own.WereChanged, lambda t, condition: (
        f"得到的单位有{common.number_of(t, condition.quantity).of('个').removesuffix('的')}"
    )),
    say(own.CalledOnto, "这张卡从手牌CALL时，必须CALL到有单位的R上"),
    say(own.ComesResting, "这个单位CALL到R上时，以横置状态CALL"),
    tell(own.BattleToCome, lambda t, condition: f"这是这个回合中第{condition.number}次以后的战斗"),
    tell(own.BattleToCome, lambda t, condition: f"这不是这个回合中第{condition.number}次以后的战斗", "not"),
    say(own.UsesAbility, "发动{automatic?【自】}能力"),
    say(own.HasPutFrom, "从你的{zone}放置了卡"),
    say(own.MustInterceptAll, "{player:whose}单位可以截击的话必须截击"),
    say(own.PaysAs, "这张卡可以视为具备{trigger}标记的卡，为CALL G防卫者的费用而丢弃"),
    tell(own.DiscardedAs, lambda t, static: (
        f"支付超越的费用时，这张卡可以视为等级{'或'.join(map(str, static.grades))}而丢弃"
    )),
    say(own.NextStrideFree, "下一次超越时，{player}可以不支付费用而超越"),
    say(own.AsBefore, ""),
]
