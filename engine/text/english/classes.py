"""Closed classes of words: what English says in several ways, by part of speech.

A pattern names a class and means any of its words: `{@because of}`, told as the first of them where nothing was read,
or `{@because of:due to}`, told as "due to". It is the same class wherever it stands, in every game. Which of its words
stands there binds nothing.
"""

from __future__ import annotations

_EACH_TURN = (
    "each turn", "per turn", "every turn", "a turn", "in a turn", "in the same turn", "in one turn", "during each turn",
    "in each turn",
)
_BY_EFFECT = (
    "by this effect", "by this ability", "due to this effect", "due to this ability", "by the previous effect",
    "this way",
)
#: By name, the words; those that agree with the number are only told. "" is a class's word where none need stand.
CLASSES: dict[str, tuple[str, ...]] = {
    # Articles, and whose something is: where it binds nothing.
    "the": ("the", ""),
    "a": ("a/an", "", "the", "any", "1"),
    "this": ("this", "the", "that"),
    "own": (
        "your", "their", "the", "its", "his", "her", "this unit's", "this card's", "", "a/an", "any", "your opponent's",
        "its owner's", "their owners'", "their owner's", "its controller's", "their controllers'", "their controller's",
        "the controller's", "that player's", "<their|your>", "<its|their>",
        "<its owner's|their owners'>", "<its owner's|their owner's>", "<its controller's|their controllers'>",
        "<its controller's|their controller's>",
    ),
    # Whose hand things go to, whoever's they are.
    "owners'": (
        "<its owner's|their owners'>", "<its owner's|their owner's>", "its owner's", "their owner's", "their owners'",
        "the owner's", "the owners'",
    ),
    # Whose a place is that something came from: of several it is its owner's.
    "owner's": ("the", "your", "their", "its owner's", "<its owner's|their owners'>"),
    # Pronouns.
    "it": (
        "it", "them", "her", "him", "that card", "this card", "that unit", "this unit", "that ally", "this skill", "",
        "it again",
    ),
    "who": ("who", "that", "which"),
    "that": ("that", "", "which", "who", "in which"),
    "that is": ("that ~~be", "which ~~be", "who ~~be"),
    "being": (
        "", "being", "been", "that ~~be", "<is|are> being", "to be",
    ),
    "named": ("named", "selected", "chosen", "the named one", "the selected one"),
    # How many.
    "all": ("all the", "all", "all of", "all of the", "each of", "each of the", "any"),
    "all of": (
        "all", "all the", "all of", "all of the", "the", "", "of the", "<its|their>", "his", "her", "all <its|their>",
        "all of <its|their>", "all of her", "all of his",
    ),
    "each": ("", "each", "all", "both", "both of", "all of", "each of", "either"),
    "every": ("each", "every"),
    "more": ("", "more", "additional", "extra"),
    "total": ("total", "", "combined"),
    "a total of": ("", "a total of", "a total amount of", "a total"),
    "or": ("or", "and", "and/or"),
    "top": ("top", "topmost"),
    "number of": ("number of", "amount of", "total number of", "your number of"),
    "among": ("among", "from among", "between"),
    "out of": ("of", "among", "from among", "from"),
    "of": ("of", "", "that is"),
    "rest": ("rest", "remainder", "remaining", "other", "others"),
    "of the cards": ("", "of the cards", "of them", "revealed"),
    # Adverbs, and commas.
    "already": ("", "already", "at once", "at the same time"),
    "allied": ("allied", ""),
    "also": ("", "also", "as well", "too"),
    "then": ("", "then", "afterwards"),
    "instead": ("instead", "", "instead of paying the CP cost", "(instead of paying the CP cost)"),
    "back": ("", "back"),
    "equally": ("", "equally", "evenly"),
    "face-up": ("face-up", ""),
    # Between what is done and what is done next.
    "and then": (
        "and", "then", ", and", ", then", ", and then", ".", ". then,", ". if you do so,", ". when you do so,",
    ),
    # What stands around what is said by the way, or before what is said besides.
    "aside": ("", ",", "(", ")"),
    # Times and conditions.
    "this turn": (
        "this turn", "during this turn", "in this turn", "so far this turn", "of this turn", "of the turn",
        "to occur in this turn",
    ),
    "each turn": _EACH_TURN,
    "in a turn": ("", *_EACH_TURN),
    # Within the turn in which something happens, whichever that is.
    "that turn": ("in that turn", "in the turn", "this turn", "during this turn", *_EACH_TURN),
    "while": ("while", "if", "when", "as long as", "for as long as"),
    "as long as": ("as long as", "while", "for as long as"),
    # Places and directions, causes and means.
    "in": ("in", "on", "from", "within", "at", "during"),
    "into": ("into", "in", "to", "onto", "on", "at"),
    "by this effect": _BY_EFFECT,
    # By its effect, or as its cost.
    "by this": (
        *_BY_EFFECT, "by this ability's cost", "due to this ability's cost", "as part of the cost", "as a cost",
        "by the extra cost", "as the extra cost", "as an extra cost",
    ),
    "from the game": ("from the game", ""),
    "in a party": ("forming", "in"),
    "because of": (
        "by", "due to", "because of", "through", "as a result of", "via", "from", "with",
        "as", "for", "upon",
    ),
    "using": ("with", "using", "into"),
    "having": (
        "of", "with", "at", "from", "that ~~have", "who ~~have", "which ~~have", "that ~~possess", "who ~~possess",
        "which ~~possess", "and ~~have", "and of", "and with",
    ),
    "as": ("as", "with", "than", "as that of", ""),
    # Verbs.
    "is": ("~~be",),
    "becomes": (
        "~~become", "~~be", "will become", "~~be reduced to", "~~become equal to", "~~be equal to",
        "~~be calculated as",
    ),
    "is reduced": ("~~be reduced", "~~be decreased", "~~decrease", "will be reduced"),
    "reduced": ("reduced", "decreased", "lowered", "reduced or become 0"),
    "may": ("may", "can", "~~be able to"),
    "cannot": ("cannot", "can not", "can no longer", "may not", "will not", "~~be unable to"),
    "does not": (
        "does not", "do not", "did not", "doesn't", "don't", "will not", "won't", "cannot", "~~be unable to",
        "<does not|do not>", "<does|do> not", "<doesn't|don't>",
    ),
    "have": ("~~have", "~~control", "~~possess"),
    "put": ("put", "placed"),
    "cast": ("cast", "play"),
    # What is done with skills, and what they do.
    "use": ("~~use", "~~activate", "~~trigger", "~~come into effect", "~~work"),
    "be": ("be", ""),
    "put somewhere": ("~place", "~send", "~put", "~add", "~return", "~stack", "~discard"),
    "send": ("~~send", "~~place", "~~put", "~~add", "~~return"),
    "to": ("to", "required to", "for", "of"),
    "casting": ("~~cast", "~~play", ""),
    "onto the field": ("", "onto the field"),
    "round": ("round", "rounded"),
    # What games are about.
    "opponent": ("your opponent", "opponent", "the opponent", "an opponent"),
    "card": ("^card", ""),
    "a card": ("a card", "1 card", "1 or more cards", "cards"),
    "on the Battlefield": ("on the Battlefield", "on the field", "present", "in play"),
    "skill": ("^skill", "", "support ^skill"),
    "skills": ("^skill", "skill's", "skills'"),
    "support card": ("support card", "supporting card", "support"),
    "a support skill": ("a support skill", "^support_skill", "any ^support_skill"),
    "you may pay": ("", "you may pay the cost and if you do:", "if you pay the cost,"),
    "points of damage": ("points of damage", "point of damage", "damage", "<point|points> of damage"),
    "effect": ("^effect",),
    "its effect": ("", "^effect"),
    "attack": ("^attack", "^combat", "^battle"),
    "cost": ("^cost", "CP ^cost", "cost required"),
    "Deployment Cost": ("^Deployment_Cost", "^cost"),
}


def any_of(*words: str) -> str:
    """Any of the words, as a pattern says it: a class of its own."""
    several = tuple(dict.fromkeys(words))
    return f"{{@{'|'.join(several)}}}" if len(several) > 1 else several[0]


#: What joins the last of a list that a longer one goes on with: "gains Brave, Haste and can attack twice".
COMMA = "comma"
#: How something brings something about, or keeps it from being.
BECAUSE_OF = "{@because of}"
DUE = "{@because of:due to}"
#: What may be done.
CAN = "{@may:can}"
MAY = "{@may}"
#: Into a place, and in it.
INTO = "{@into}"
PUT = "{@put}"
ON = any_of("on", "placed on")
ALL = "{@all of:all the}"
#: What a number stands before, in the number's number or in whichever it is printed.
COUNTED = "{noun:noun/any}"
ALSO = "{@also}"
THE = "{@the}"
WITHOUT = any_of("without", "that doesn't have", "that don't have")
OF = "{@having}"
HOLDING = "{@using}"
#: Less, of what is counted or costs.
REDUCED = "{@is reduced}"
AS_MANY = any_of("as many", "the same number of")
#: How a text says that it has done something itself: by its effect or as its cost, and by its effect alone.
THIS = "{@by this}"
BY_EFFECT = "{@by this effect}"
#: Places, and not being able; comparisons behind a number and before one.
TOWARDS = "{@into:in}"
ONTO = "{{@into:on} {@the:} top of|onto|on}"
UNABLE = "{@cannot}"
THIS_TURN = "{@this turn}"
WITHIN = "{@in:from}"
IS = "{@is}"
HAS = "{@have:has}"
LACKS = any_of("{@does not} {@have:have}", "~~lack")
RATHER_THAN = any_of("instead of", "rather than", "in place of")
WHILE = "{@while:if}"
WHENEVER = any_of("when", "if", "each time", "whenever")
ANOTHER = any_of("another", "a different", "a second")
THAN_THAT = any_of("to", "from", "than")
HOW_MANY = "{@the} {@number of}"
EXCEPT = any_of("other than", "except")
BECOMES = "{@becomes:is}"
UNTIL_THE_END_OF = any_of("until the end of", "for the rest of", "during")
WHO = "{@who}"
A_THE = "{@a}"
#: What was named or selected before, with the word for it: "the named Job", "that Job".
THE_NAMED = f"{any_of('{@this:the}', '')} {any_of('{@named}', '')}"
