"""What is done: the verbs of the game (VG 17), each with what it is done to, and where that goes."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.vocabulary import Zone
from engine.games.vanguard.words.chinese import nouns
from engine.text.chinese import nouns as common
from engine.text.chinese.effects import costs, draw, sentences
from engine.text.phrasebook import Teller, say, tell, words

#: Where cards lie in a zone rather than stand on it: "放置到灵魂里".
_INTO = {Zone.SOUL: "灵魂里"}


def _call(t: Teller, effect: own.Call) -> str:
    """ "以横置状态CALL到空的R上"."""
    there = f"{'' if effect.where is None else t(effect.where)}{'空的' if effect.open else ''}{t(effect.zone)}"
    return f"将{t(effect.what)}{'以横置状态' if effect.resting else ''}CALL到{there}上"


def _circle(t: Teller, circle: own.OnCircle) -> str:
    """ "各自不同的", "前列的", "追加的"."""
    row = "" if circle.row is None else f"{t(circle.row)}的"
    beside = "" if circle.beside is None else f"与{t(circle.beside)}同纵列的"
    taken = "有单位的" if circle.taken else ""
    return f"{row}{beside}{taken}{'追加的' if circle.additional else ''}{'各自不同的' if circle.separate else ''}"


def _move(t: Teller, effect: own.MoveTo) -> str:
    there = f"{'' if effect.where is None else t(effect.where)}{'空的' if effect.open else ''}{t(effect.zone)}"
    return f"将{t(effect.what)}移动到{there}上"


def _paid_so_many(verb: str) -> object:
    """Counter-blast and soul-blast, of such cards as are named."""

    def told(t: Teller, effect: own.CounterBlast | own.SoulBlast) -> str:
        return f"{verb}{t(effect.amount)}{'' if effect.noun is None else f'（{t(effect.noun)}）'}"

    return told


def _put(t: Teller, effect: ab.PutIntoZone) -> str:
    face = "背面表示" if effect.face_down else ""
    return f"将{t(effect.what)}{face}放置到{_INTO.get(effect.zone) or t(effect.zone)}"  # type: ignore[call-overload]


def _on_deck(t: Teller, effect: ab.PutOnDeck) -> str:
    order = "以任意顺序" if effect.any_order else ""
    return f"将{t(effect.what)}{order}放置到{t(effect.place)}"


def _gift(t: Teller, effect: own.GetGift) -> str:
    return f"获得{'' if effect.kind is None else t(effect.kind)}赠礼"


def _match(t: Teller, effect: own.Match) -> str:
    values = "和".join(t(value) for value in effect.values)
    return f"{t(effect.duration)}{t(effect.what)}的{values}变为与{t(effect.whom)}相同"


def _dominate(t: Teller, effect: own.Dominate) -> str:
    if effect.guards:
        return f"将{t(effect.what)}支配，移动到你的G上"
    whom = "" if effect.whom is None else f"对{t(effect.whom)}"
    return f"将{t(effect.what)}支配，{whom}进行攻击"


SAYINGS = [
    # Units and circles.
    tell(own.Call, _call),
    say(own.Ride, "将{what}{resting?以横置状态}RIDE"),
    tell(own.MoveTo, _move),
    say(own.AttacksNow, "以{what}{whom?对{whom}}进行攻击"),
    say(ab.Tap, "将{what}横置"),
    say(ab.Untap, "将{what}重置"),
    say(own.Lock, "将{what}咒缚"),
    say(own.Unlock, "将{what}解咒"),
    say(own.Delete, "将{what}根绝"),
    say(own.StrideNow, "将背面表示的这张卡超越到你的V上"),
    say(own.TimeLeap, "将{what}时翔"),
    tell(own.Dominate, _dominate),
    say(own.EnterState, "令{what}进入{state}"),
    say(own.Harmonize, "令{one}和{other}进入和声状态"),
    say(own.Exchange, "将{what}的位置交换"),
    say(own.PutLocked, "将{what}以咒缚卡的状态放置到R上"),
    # Where something goes.
    tell(own.OnCircle, _circle),
    # The battle and the turn.
    say(own.SeeksMate, "从牌堆里探寻至多1张“{name}”，双斗"),
    say(own.StaysLocked, "{player:whose}咒缚卡在其下个结束阶段中不能解咒"),
    say(own.EndsTurn, "结束这个回合"),
    say(own.LetsBeHit, "{whose}的“不会被击中”的效果无效化"),
    say(own.ChangesTarget, "将那次攻击的对象变更为{to}"),
    # Markers, gauges and tokens (VG 9.5, 24).
    tell(own.MarkCircle, lambda t, effect: (
        f"选择你的1个没有{nouns.thing(t, effect.without)}标记的先导者圆阵或后防者圆阵，"
        f"放置1个{nouns.thing(t, effect.name)}标记"
    )),
    say(own.TriggersActivate, "发动{what}的所有触发效果"),
    tell(own.PutMarker, lambda t, effect: (
        f"将1个{nouns.thing(t, effect.name)}标记放置到{'那个' if effect.on is None else f'{t(effect.on)}的'}圆阵"
    )),
    tell(own.PutGauge, lambda t, effect: (
        f"将{t(effect.what)}背面表示作为{t(effect.unit)}的{nouns.thing(t, effect.name)}计量放置"
    )),
    tell(own.MoveMarkers, lambda t, effect: (
        f"将{t(effect.whose, 'whose')}所有{nouns.thing(t, effect.name)}标记移动到{t(effect.to)}的圆阵"
    )),
    tell(own.RemoveMarkers, lambda t, effect: (
        f"将{t(effect.whose, 'whose')}所有{nouns.thing(t, effect.name)}标记移除"
    )),
    say(own.MoveGauges, "将{what}移动到{to}"),
    say(own.RatherThan, "不是{former}，而是{effect}"),
    tell(own.PaidIf, lambda t, cost: f"如果{t(cost.condition)}，{t(cost.action)}"),
    tell(ab.Repeat, lambda t, effect: (
        f"{t(effect.effect)}{t(effect.times)}次" if isinstance(effect.times, ab.Number)
        else f"{t(effect.times, 'each')}{t(effect.effect)}"
    )),
    say(own.Swap, "将{one}和{other}交换"),
    say(own.GetTicket, "将一张快速护盾券加入手牌"),
    say(own.GetGiftOn, "获得{kind}赠礼，将其标记放置到{unit?{unit}所在的圆阵|{zone}}"),
    # Rows and columns, what is named, what does not take effect.
    say(own.ChooseColumn, "选择1个纵列"),
    say(ab.NameSomething, "宣布1个卡名"),
    say(own.SwitchRows, "将{player:whose}所有后防者的前列和后列交换"),
    say(own.NextSoulBlastLess, "直到回合结束为止，你的下一次灵魂爆发减少{amount}"),
    say(own.DoNotActivate, "{player?{player:whose}|其}【自】能力不会因这次CALL而发动"),
    say(own.CanBeHitAgain, "{whose}的“不会被击中”的效果无效"),
    # One of several.
    say(own.Scale, "根据{what}，进行以下所有适用的效果：{steps|}"),
    tell(own.ScaleStep, lambda t, step: (
        f"·{common.compared(t, step.quantity.comparison, step.quantity.amount).removeprefix('为')}："
        f"{sentences(t, step.effects)}"
    )),
    say(own.ByWhat, "根据{what}，进行以下1项效果：{steps|}"),
    tell(own.KindStep, lambda t, step: f"·{t(step.noun)}：{sentences(t, step.effects)}"),
    tell(own.PayEither, lambda t, effect: (
        f"可以支付〔{costs(t, effect.cost)}〕，如果{t(effect.condition)}，也可以改为支付〔{costs(t, effect.other)}〕"
    )),
    tell(own.AllOfThese, lambda t, effect: (
        f"进行以下所有效果：{''.join(f'·{sentences(t, one.effects)}' for one in effect.modes)}"
    )),
    tell(own.OneOfThese, lambda t, effect: (
        f"选择以下1项进行：{''.join(f'·{sentences(t, one.effects)}' for one in effect.modes)}"
    )),
    tell(own.Match, _match),
    tell(own.TakesName, lambda t, effect: (
        f"{t(effect.duration)}{t(effect.what)}{'的卡名变为' if effect.instead else '获得'}{t(effect.whose)}的卡名"
    )),
    tell(own.Bring, lambda t, effect: (
        f"{t(effect.duration)}{t(effect.what)}的{t(effect.value)}增减为{t(effect.amount)}"
    )),
    say(own.RatherTo, "改为CALL到{zone}上"),
    say(own.RatherDo, "改为{effect}"),
    # Cards.
    say(own.Bind, "将{what}{face_down?背面表示}封锁"),
    say(own.SoulCharge, "灵魂填充{amount}"),
    say(own.CounterCharge, "计数回充{amount}"),
    tell(own.CounterBlast, _paid_so_many("计数爆发")),  # type: ignore[arg-type]
    tell(own.SoulBlast, _paid_so_many("灵魂爆发")),  # type: ignore[arg-type]
    say(own.TurnOver, "将{what}转为{face_up?正面|背面}表示"),
    say(own.Heal, "将{what}回复"),
    say(own.DealDamage, "给予{to}{amount}点伤害"),
    tell(own.GetGift, _gift),
    tell(ab.Draw, draw("抽", "卡")),
    say(ab.ReturnToHand, "将{what}返回手牌"),
    say(ab.AddToHand, "将{what}加入手牌"),
    tell(ab.PutIntoZone, _put),
    say(ab.PutOnDeck, "将{what}返回牌堆，牌堆洗切", place=None),
    tell(ab.PutOnDeck, _on_deck),
    *words({ab.DeckPlace.TOP: "牌堆顶", ab.DeckPlace.BOTTOM: "牌堆底", ab.DeckPlace.TOP_OR_BOTTOM: "牌堆顶或牌堆底"}),
    say(ab.RemoveFromGame, "将{what}从游戏中移除"),
    say(ab.Select, "选择{what}"),
    say(ab.Break, "将{what}退场"),
    tell(ab.Pay, lambda t, effect: f"支付〔{costs(t, effect.cost)}〕"),
]
