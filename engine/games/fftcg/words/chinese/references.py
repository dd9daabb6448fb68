"""What a sentence speaks about that only this game has: effects as causes, Crystals, what was paid."""

from __future__ import annotations

from engine.games.fftcg import vocabulary as own
from engine.text.chinese import nouns
from engine.text.phrasebook import Teller, say, tell


def _effects(t: Teller, effects: own.Effects) -> str:
    owner = "" if effects.player is None else t(effects.player, "whose")
    harmless = "不给予伤害的" if effects.harmless else ""
    besides = "" if not effects.besides else f"{t.all(effects.besides, '或')}以外的"
    told = f"{harmless}{besides}{t.all(effects.kinds, '或')}"
    if effects.of is None:
        return f"{owner}{told}"
    # "A Backup's ability", but "the Summon or ability of a card of cost 5 or less".
    source = t(effects.of) if nouns.says_what(t, effects.of) else f"{nouns.described(t, effects.of)}卡牌"
    return f"{owner}{source}的{told}"


SAYINGS = [
    say(own.CrystalsOf, "{player}每拥有1个[水晶]，", "each"),
    say(own.TraitsAmong, "{noun}中每有1种{trait}，", "each"),
    say(own.DiscardsPaid, "为招唤{what}而{costs?丢弃的卡牌的消耗合计每有1|每丢弃了1张卡牌}，", "each"),
    say(own.ElementsPaid, "招唤{what}时支付的水晶点数中每有1种属性，", "each"),
    tell(own.Effects, _effects),
    say(own.ThisEffect, "此效果"),
    say(own.CrystalsOf, "{player}拥有的[水晶]的数量"),
    say(own.TraitsAmong, "{noun}的{trait}的种类数"),
    say(own.DiscardsPaid, "为招唤{what}而丢弃的卡牌的{costs?消耗合计|数量}"),
    say(own.ElementsPaid, "招唤{what}时支付的水晶点数的属性种类数"),
]
