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
