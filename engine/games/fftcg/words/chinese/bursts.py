"""EX Bursts."""

from __future__ import annotations

from engine.games.fftcg import vocabulary as own
from engine.text import hanzi
from engine.text.phrasebook import say, tell

SAYINGS = [
    tell(own.UseBurst, lambda t, effect: f"使用{hanzi.of(t(effect.what))}极限爆发技"),
    say(own.NoBursts, "因此放置于伤害区的卡牌无法使用极限爆发技"),
    say(own.BurstsBarred, "因{by}而放置于伤害区的{what}无法使用极限爆发技"),
]
