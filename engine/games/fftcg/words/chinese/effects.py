"""Effects that only this game has, its reminders, and what it calls what is done to a Character."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.chinese.costs import crystals
from engine.text.chinese.references import spread
from engine.text.phrasebook import Teller, say, tell, words


def _crystals(t: Teller, effect: own.GainCrystals) -> str:
    amount = effect.count.amount if isinstance(effect.count, ab.Exactly) else effect.count
    each_, amount = spread(t, amount) if isinstance(amount, ab.Times) else ("", amount)
    return f"{each_}获得{crystals(t, amount)}"


SAYINGS = [
    say(own.DivideIntoGroups, "将{what}分成{groups}组（可以有数量为0的组）"),
    say(own.SelectGroup, "选取其中1组"),
    say(own.OwnAbilitiesSilent, "其自身的自动技能不会因此触发"),
    say(own.Freeze, "令{what}冻结"),
    say(ab.Tap, "令{what}休止"),
    say(ab.Untap, "令{what}进入行动状态"),
    say(own.Freeze, "冻结", "too"),
    say(ab.Tap, "休止", "too"),
    say(ab.Untap, "进入行动状态", "too"),
    say(ab.Break, "将{what}损毁"),
    say(ab.PutIntoZone, "将{what}置于{zone}{quiet?（其极限爆发技不会发动）}"),
    tell(own.GainCrystals, _crystals),
    say(ab.Reminder, "{kind}"),
    *words(
        {
            own.ReminderKind.NO_END: "（此效果不会在回合结束时结束。）",
            own.ReminderKind.NO_END_MANY: "（这些效果不会在回合结束时结束。）",
            own.ReminderKind.NO_END_NOR_AGAIN: "（此效果不会在回合结束时结束。已是前锋时不再发动。）",
            own.ReminderKind.ON_STACK: "（此效果会放置于堆叠区。）",
            own.ReminderKind.DAMAGE: "（受到相应点数或以上的伤害时，拥有此技能。）",
            own.ReminderKind.LB_DECK: "（带有[LB]的卡牌不能放入主卡组。）",
            own.ReminderKind.HASTE: "（此角色在进场的回合就可以攻击，也可以发动消耗中包含[Dull]的技能。）",
            own.ReminderKind.FIRST_STRIKE: "（与没有先发制人的前锋战斗时，此前锋先给予伤害。）",
            own.ReminderKind.BACK_ATTACK: "（与召唤兽和技能一样，此卡牌可以在任一玩家的主阶段或攻击阶段中招唤。）",
        }
    ),
    say(own.UseOfOther, "不支付{free?消耗|[S]}即使用{whose:of}1个特殊技能"),
    say(own.ExchangePower, "{duration}互换{what:of}力量"),
    say(own.ExchangeControl, "{duration}互换{what:of}控制权"),
    say(own.UseBurst, "使用{what:of}极限爆发技"),
    say(own.NoBursts, "因此放置于伤害区的卡牌无法使用极限爆发技"),
]
