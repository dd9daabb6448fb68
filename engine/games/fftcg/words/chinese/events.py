"""Events that only this game has, its Phases, and what it calls what befalls a Character."""

from __future__ import annotations

from engine.abilities.events import (
    IsBroken,
)
from engine.abilities.turning import BecomesTapped, BecomesUntapped
from engine.games.fftcg.vocabulary import BecomesFrozen, FormsParty, Phase, PrimesInto
from engine.games.fftcg.vocabulary.attacking import AttacksAgainThen, AttacksAlone
from engine.games.fftcg.vocabulary.casting import GainsCrystals, PaysCrystals
from engine.games.fftcg.vocabulary.copying import LosesAllPower
from engine.games.fftcg.vocabulary.entering import EntersByCast
from engine.games.fftcg.vocabulary.ex_burst import UsesBurst
from engine.text.phrasebook import say, tell, words

SAYINGS = [
    say(IsBroken, "被损毁", "suffered", by=None),
    say(IsBroken, "因{by}而损毁", "suffered"),
    say(IsBroken, "损毁", by=None),
    say(IsBroken, "因{by}而损毁"),
    say(BecomesUntapped, "进入行动状态", cause=None),
    say(BecomesUntapped, "因{cause}而进入行动状态"),
    say(BecomesTapped, "休止", by=None),
    say(BecomesTapped, "因{by}而休止"),
    say(EntersByCast, "因被招唤而进场", by=None),
    tell(EntersByCast, lambda t, deed: f"因{t(deed.by, 'whose')}招唤而进场"),
    say(AttacksAlone, "单独攻击"),
    say(AttacksAgainThen, "在同一回合中第{ordinal}次攻击"),
    say(LosesAllPower, "力量变为0"),
    say(FormsParty, "组队攻击", with_=()),
    say(FormsParty, "与{with_|和}组队攻击"),
    say(BecomesFrozen, "被冻结", by=None),
    say(BecomesFrozen, "因{by}而被冻结"),
    say(PrimesInto, "显现", name=None),
    say(PrimesInto, "显现为{name}"),
    say(GainsCrystals, "获得[水晶]"),
    say(PaysCrystals, "支付[水晶]"),
    say(UsesBurst, "使用极限爆发技"),
    *words(
        {
            Phase.ACTIVE: "激活阶段",
            Phase.DRAW: "取牌阶段",
            Phase.MAIN_1: "第1主阶段",
            Phase.MAIN_2: "第2主阶段",
            Phase.MAIN: "主阶段",
            Phase.ATTACK: "攻击阶段",
            Phase.END: "终止阶段",
        }
    ),
]
