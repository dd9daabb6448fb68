"""Events that only this game has, its Phases, and what it calls what befalls a Character."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.phrasebook import say, words

SAYINGS = [
    say(ab.IsBroken, "被损毁", "suffered"),
    say(ab.IsBroken, "损毁"),
    say(ab.BecomesUntapped, "进入行动状态"),
    say(ab.BecomesTapped, "休止"),
    say(own.BeingCast, "{by?{by:whose}|被}招唤"),
    say(own.AttacksAlone, "单独攻击"),
    say(own.AttacksAgainThen, "在同一回合中第{ordinal}次攻击"),
    say(own.LosesAllPower, "力量变为0"),
    say(own.FormsParty, "{with_?与{with_|和}}组队攻击"),
    say(own.BecomesFrozen, "被冻结"),
    say(own.PrimesInto, "显现{name?为{name}}"),
    say(own.GainsCrystals, "获得[水晶]"),
    say(own.PaysCrystals, "支付[水晶]"),
    say(own.UsesBurst, "使用极限爆发技"),
    *words(
        {
            own.Phase.ACTIVE: "激活阶段",
            own.Phase.DRAW: "取牌阶段",
            own.Phase.MAIN_1: "第1主阶段",
            own.Phase.MAIN_2: "第2主阶段",
            own.Phase.MAIN: "主阶段",
            own.Phase.ATTACK: "攻击阶段",
            own.Phase.END: "终止阶段",
        }
    ),
]
