"""What cards take over from others."""

from __future__ import annotations

from engine.games.fftcg import vocabulary as own
from engine.text.phrasebook import say

SAYINGS = [
    say(own.HasAbilities, "拥有{kinds?{kinds|、或}|技能}的"),
    say(own.HasAbilities, "没有{kinds?{kinds|、或}|技能}的", "not"),
    say(own.AbilitiesOf, "{whose:of}所有{kinds?{kinds|、和}|技能}"),
    say(own.UseOfOther, "不支付{free?消耗|[S]}即使用{whose:of}1个特殊技能"),
    say(own.ExchangePower, "{duration}互换{what:of}力量"),
    say(own.ExchangeControl, "{duration}互换{what:of}控制权"),
]
