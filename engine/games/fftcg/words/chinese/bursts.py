"""EX Bursts."""

from __future__ import annotations

from engine.games.fftcg import vocabulary as own
from engine.text.phrasebook import say

SAYINGS = [
    say(own.UseBurst, "使用{what:of}极限爆发技"),
    say(own.NoBursts, "因此放置于伤害区的卡牌无法使用极限爆发技"),
    say(own.BurstsBarred, "因{by}而放置于伤害区的{what}无法使用极限爆发技"),
]
