"""Closed classes of words: what English says in several ways, as a choice that is the same wherever it stands.

The first of each is what is told where nothing was read. A game uses them in its patterns and adds none of its own.
"""

from __future__ import annotations


def any_of(*words: str) -> str:
    """Any of the words, as a pattern says it: a class of its own."""
    several = tuple(dict.fromkeys(words))
    return f"{{@{'|'.join(several)}}}" if len(several) > 1 else several[0]


#: How something brings something about, or keeps it from being.
DUE = any_of("due to", "by")
#: The same where what is brought about is suffered: "dealt damage from".
FROM = any_of("by", "from", "due to")
#: What may be done.
CAN = any_of("can", "may")
MAY = any_of("may", "can")
#: Into a place, and in it.
INTO = any_of("into", "in")
PUT = any_of("put", "placed")
ON = any_of("on", "placed on")
ALL = any_of("all the", "all", "the", "")
#: What a number stands before, in the number's number or in whichever it is printed.
COUNTED = any_of("{noun:noun}", "{noun:noun/many}", "{noun:noun/one}")
ALSO = any_of("", "also")
THE = any_of("the", "")
WITH = any_of("with", "that has", "that have")
WITHOUT = any_of("without", "that doesn't have", "that don't have")
OF = any_of("of", "with", "that has", "that have")
HOLDING = any_of("with", "using")
#: More and less, of what is counted or costs.
REDUCED = any_of("is reduced", "is decreased", "decreases")
INCREASED = any_of("is increased", "increases")
AMONG = any_of("among", "between")
NAMED = any_of("named", "selected")
WAS = any_of("was", "is", "has been")
EACH_TURN = any_of("each turn", "per turn", "every turn", "a turn", "this turn", "in a turn", "in the same turn",
                   "in one turn", "during each turn", "during each of your turns")
NUMBER_OF = any_of("the number of", "the amount of")
AS_MANY = any_of("as many", "the same number of")
AGAIN = any_of("(select as many as possible)", "")
#: How a text says that it has done something itself.
THIS_WORDS = (
    *(f"{by} {what}" for by in ("by", "due to") for what in ("this effect", "this ability")),
    "by the previous effect", "this way",
)
THIS = any_of(*THIS_WORDS)
#: Places, and being able; comparisons behind a number and before one.
TOWARDS = any_of("in", "to", "into")
ONTO = any_of(
    "on top of", "onto", "on", "on the top of", "at the top of", "to the top of", "onto the top of", "at top of",
)
ABLE = any_of("may", "can", "are able to", "is able to")
UNABLE = any_of("cannot", "may not", "can not", "are unable to", "will not")
LOWER = any_of("lower", "smaller")
HIGHER = any_of("higher", "larger")
OR_LOWER = any_of("or lower", "or below")
OR_HIGHER = any_of("or higher", "or above")
OR_LESS = any_of("or less", "or below")
OR_MORE = any_of("or more", "or above")
THIS_TURN = any_of("this turn", "in this turn", "during this turn", "so far this turn")
WITHIN = any_of("from", "in", "on", "within")
IS = any_of("is", "are")
WERE = any_of("was", "were")
HAS = any_of("has", "have", "had")
RATHER_THAN = any_of("instead of", "rather than", "in place of")
WHILE = any_of("if", "while", "when", "as long as")
WHENEVER = any_of("when", "if", "each time", "whenever")
ANOTHER = any_of("another", "a different", "a second")
THAN_THAT = any_of("to", "from", "than")
HOW_MANY = any_of("the number of", "the total number of", "number of", "the amount of")
DOES_NOT = any_of("does not", "do not", "did not")
BECAUSE_OF = any_of(
    "by", "through", "due to", "because of", "as a result of", "as the result of", "via", "from", "with", "using",
    "as",
)
EXCEPT = any_of("other than", "aside from", "besides", "except", "except for", "apart from")
AS_LIKED = any_of("as you wish", "as you like", "as you want")
BECOMES = any_of("is", "becomes", "are", "become")
UNTIL_THE_END_OF = any_of("until the end of", "for the rest of", "during")
WHO = any_of("who", "that", "which")
A_THE = any_of("a", "the", "")
