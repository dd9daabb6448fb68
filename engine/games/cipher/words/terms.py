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
HAS_USED = "{@have:has} {@used}"
WAS_USED = "{@has|was|} {@already} {@being:} {@used}"
FAILS = any_of("fails", "fail", "will fail")
THAT_ONE = "{@it}"
THAT_ONE_OR_NONE = "{@it}"
RETREAT_AREA = "{@whose:the} Retreat Area"
THEIRS = any_of("your opponent's", "the opponent's", "an opponent's", "their")
THEY = any_of("your opponent", "the opponent", "they")
#: As what a skill has done something to a card: its effect or its cost.
THIS_SKILL = any_of("this skill", "this skill's effect", "this skill's cost", "this skill's cost or effect")
AS_COST = any_of("by", "as the cost of", "as a cost of", "for the cost of")
THIS_COMBAT = "{@this} {@attack:combat}"
IN_THIS_COMBAT = "{@in:during} {@this} {@attack}"
LIMIT_OR_NONE = any_of("restriction", "limit", "limitation", "")
SUPPORTING = any_of(
    "supporting", "that successfully supported", "successfully supporting", "that successfully supports",
)
COUNTS_AS = any_of("{@is} {@also:also} treated as", "{@also} {@counts|count} as")
OF_A_SKILL = any_of(
    "a skill's effect", "a skill's effects", "the effect of a skill", "the effect of skills", "skill effects",
    "the effects of skills", "the effects of a skill", "skills' effects", "effects of skills",
)
BE_USED = "{@be used:come into effect}"
