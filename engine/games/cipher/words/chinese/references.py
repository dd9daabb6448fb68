"""What a sentence speaks about that only this game has: supports, and units by their names."""

from __future__ import annotations

from engine.abilities.nouns import Noun, OtherThan
from engine.abilities.references import Them, This
from engine.games.cipher.vocabulary import Another, EachAlly, IsUnit, SupportOf, SupportValueOf, ThisAs
from engine.text import hanzi
from engine.text.phrasebook import say, tell

_THIS_UNIT = This(Noun((IsUnit(),)))

SAYINGS = [
    # "them" is one unit of whichever gender as often as several.
    say(Them, "其"),
    say(ThisAs, "这名{noun}"),
    tell(Another, lambda t, reference: t(Noun((OtherThan(_THIS_UNIT), *reference.noun.qualities)))),
    say(SupportOf, "支援{whom}的卡"),
    tell(EachAlly, lambda t, allies: "我方的" + hanzi.listed([f"“{t.name(name)}”" for name in allies.names], "和")),
    say(SupportValueOf, "{whose}的支援力"),
]
