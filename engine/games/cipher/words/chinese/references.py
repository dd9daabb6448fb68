"""What a sentence speaks about that only this game has: supports, and units by their names."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text.phrasebook import say

SAYINGS = [
    # "them" is one unit of whichever gender as often as several.
    say(ab.Them, "其"),
    say(own.ThisAs, "这名{noun}"),
    say(own.SupportOf, "支援{whom}的卡"),
    say(own.EachAlly, "我方的{names:skill|、和}"),
]
