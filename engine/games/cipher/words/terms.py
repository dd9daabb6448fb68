"""Classes of words that are terms of this game: what the community's English says in several ways."""

from __future__ import annotations

from engine.text.english.classes import any_of

AREA = any_of("area", "row", "line")
CHOSEN_LINE = any_of(
    "the chosen area", "the chosen line", "the chosen row", "that area", "that line", "that row",
)
SENDING = any_of("sending", "placing", "putting")
SENDING_OR_NOT = any_of("sending", "placing", "putting", "")
SENT = any_of("sent", "placed", "put", "added")
DESTROYED = any_of("destroyed", "defeated")
SYMBOL = any_of("Symbol", "[Symbol]", "Color")
HAS_USED = any_of("has used", "used", "have used", "has activated", "have activated", "activated")
WAS_USED = any_of("was used", "has been used", "has triggered", "triggered", "was activated")
FAILS = any_of("fails", "fail", "will fail")
THAT_ONE = "{@it}"
THAT_ONE_OR_NONE = "{@it}"
RETREAT_AREA = "{@whose:the} Retreat Area"
THEIRS = any_of("your opponent's", "the opponent's", "an opponent's", "their")
THEY = any_of("your opponent", "the opponent", "they")
AS_COST = any_of("by", "as the cost of", "as a cost of", "for the cost of")
THIS_COMBAT = any_of("this combat", "the combat", "that combat", "this battle", "the battle", "that battle")
IN_THIS_COMBAT = any_of(
    "during this attack", "during that attack", "in that attack", "during that combat", "during this combat",
    "in this combat",
)
LIMIT_OR_NONE = any_of("restriction", "limit", "limitation", "")
SUPPORTING = any_of(
    "supporting", "that successfully supported", "successfully supporting", "that successfully supports",
)
COUNTS_AS = any_of(
    "is also treated as", "counts as", "also counts as", "are treated as", "is treated as", "count as",
    "also count as", "is treated as if it is also",
)
OF_A_SKILL = any_of(
    "a skill's effect", "a skill's effects", "the effect of a skill", "the effect of skills", "skill effects",
    "the effects of skills", "the effects of a skill", "skills' effects", "effects of skills",
)
BE_USED = "{@be used:come into effect}"
