"""What a sentence speaks about that only this game has: supports, and units by their names."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text import hanzi
from engine.text.phrasebook import say, tell

SAYINGS = [
    # "them" is one unit of whichever gender as often as several.
    say(ab.Them, "其"),
    say(own.ThisAs, "这名{noun}"),
    say(own.SupportOf, "支援{whom}的卡"),
    tell(own.EachAlly, lambda t, allies: "我方的" + hanzi.listed([f"“{t.name(name)}”" for name in allies.names], "和")),
]
