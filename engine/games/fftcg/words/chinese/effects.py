"""Effects that only this game has, its reminders, and what it calls what is done to a Character."""

from __future__ import annotations

from engine.abilities.amounts import Exactly, Times
from engine.abilities.effects import (
    Break,
    PutIntoZone,
    Reminder,
)
from engine.abilities.turning import Tap, Untap
from engine.games.fftcg.vocabulary import DivideIntoGroups, Freeze, GainCrystals, ReminderKind, SelectGroup
from engine.games.fftcg.vocabulary.entering import OwnAbilitiesSilent
from engine.games.fftcg.words.chinese.costs import crystals
from engine.text.chinese.references import spread
from engine.text.phrasebook import Teller, say, tell, words


def _crystals(t: Teller, effect: GainCrystals) -> str:
    amount = effect.count.amount if isinstance(effect.count, Exactly) else effect.count
    each_, amount = spread(t, amount) if isinstance(amount, Times) else ("", amount)
    return f"{each_}获得{crystals(t, amount)}"


SAYINGS = [
    tell(DivideIntoGroups, lambda t, effect: f"将{t(effect.what)}分成{effect.groups}组（可以有数量为0的组）"),
    say(SelectGroup, "选取其中1组"),
    say(OwnAbilitiesSilent, "其自身的自动技能不会因此触发"),
    say(Freeze, "令{what}冻结"),
    say(Tap, "令{what}休止"),
    say(Untap, "令{what}进入行动状态"),
    say(Freeze, "冻结", "too"),
    say(Tap, "休止", "too"),
    say(Untap, "进入行动状态", "too"),
    say(Break, "将{what}损毁"),
    say(PutIntoZone, "将{what}置于{zone}", quiet=False),
    say(PutIntoZone, "将{what}置于{zone}（其极限爆发技不会发动）"),
    tell(GainCrystals, _crystals),
    tell(Reminder, lambda t, effect: t(effect.kind)),
    *words(
        {
            ReminderKind.NO_END: "（此效果不会在回合结束时结束。）",
            ReminderKind.NO_END_MANY: "（这些效果不会在回合结束时结束。）",
            ReminderKind.NO_END_NOR_AGAIN: "（此效果不会在回合结束时结束。已是前锋时不再发动。）",
            ReminderKind.ON_STACK: "（此效果会放置于堆叠区。）",
            ReminderKind.DAMAGE: "（受到相应点数或以上的伤害时，拥有此技能。）",
            ReminderKind.LB_DECK: "（带有[LB]的卡牌不能放入主卡组。）",
            ReminderKind.HASTE: "（此角色在进场的回合就可以攻击，也可以发动消耗中包含[Dull]的技能。）",
            ReminderKind.FIRST_STRIKE: "（与没有先发制人的前锋战斗时，此前锋先给予伤害。）",
            ReminderKind.BACK_ATTACK: "（与召唤兽和技能一样，此卡牌可以在任一玩家的主阶段或攻击阶段中招唤。）",
        }
    ),
]
